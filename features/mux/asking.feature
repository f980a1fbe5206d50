@mux @asking
Feature: Asking for a password
  Where ssh needs a password it asks the person at the client, and nobody else can make it ask.

  @mux-ask
  Rule: A prompt of the connection that the client started is put to the person
    Source: mux-platform-layer: M59, M60, M94

    Scenario Outline: The helper is started <how>
      Given the host "locked", which asks for a password by a helper that is started <how>
      When Ann comes to the host "locked", and answers what she is asked
      Then the host was answered
      And Ann's shell answers
      And the daemon runs on "locked"

      Examples:
        | how                             |
        | by ssh itself                   |
        | behind two shells               |
        | behind a shell called "a b) c"  |

    Example: The helper is the running image, with the prompt as its only argument
      Given the host "locked", which asks for a password by a helper that is started by ssh itself
      When Ann comes to the host "locked", and answers what she is asked
      Then the helper that ssh was told of is the image under test
      And the daemon runs on "locked"

  @mux-ask-stranger
  Rule: A prompt of anybody else's is put to nobody
    Source: mux-platform-layer: M59

    Example: A process that ssh did not start
      Given the host "locked", which asks for a password by a helper that is started by ssh itself
      And Ann has come to the host "locked", and is asked
      When another process asks the same way
      Then it fails
      And Ann is asked nothing by it

    Example: A helper behind more shells than are looked through
      Given the host "locked", which asks for a password by a helper that is started behind twelve shells
      When Ann comes to the host "locked"
      Then Ann's client leaves with a failure, and has named "Permission denied"

    Example: Another user's process below ssh, where the runtime folder is loose
      Given the host "locked", which asks for a password by a helper that is started by another user, whom no mode stops
      When Ann comes to the host "locked"
      Then Ann's client leaves with a failure, and has named "Permission denied"
      And the other user was let in by the system, and sent away by the client

  @mux-ask-stalled
  Rule: An asker that stalls blocks neither the next nor the end
    Source: mux-platform-layer: M61

    Example: It says nothing
      Given the host "locked", which asks for a password by a helper that is started after a caller who stalls
      When Ann comes to the host "locked", and answers what she is asked
      Then the host was answered
      And the daemon runs on "locked"
      And Ann can detach

  @mux-ask-nowhere
  Rule: Prompts are taken over on a terminal only, and where there is a private place for it
    Source: mux-platform-layer: M58, M94

    Example: No runtime folder
      Given the host "locked", which asks for a password by a helper that is started by ssh itself
      When Ann comes to the host "locked" without a runtime folder
      Then Ann's client leaves with a failure, and has named "nobody can be asked"
      And ssh was told of no helper

    Example: No terminal
      Given the host "locked", which asks for a password by a helper that is started by ssh itself
      When a client without a terminal comes to the host "locked"
      Then it fails, saying "nobody can be asked"
      And ssh was told of no helper
