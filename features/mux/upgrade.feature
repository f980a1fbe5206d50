@mux @upgrade
Feature: Upgrade
  A daemon goes on as another image in the same process, and nothing that it holds is lost: neither a shell, nor a screen,
  nor a socket. An upgrade that fails leaves the daemon as it was.

  @mux-upgrade-process
  Rule: The process keeps its id, and shows the new image and its arguments
    Source: mux-platform-layer: M40, M51, M64, M86

    Background:
      Given a running daemon
      And a newer image

    Example: As the system shows it
      When the newer image upgrades the daemon
      Then it succeeds, saying "mux d: upgraded to NEWER"
      And the daemon is the same process, and runs the newer image
      And its arguments show that it was resumed

    Example: The version that is told afterwards
      When the newer image upgrades the daemon
      Then the last line of the listing is "# mux NEWER"

  @mux-upgrade-sessions
  Rule: Every session survives with its shell, its name, its screen and its job
    Source: mux-platform-layer: M41, M42

    Example: A shell and its surroundings
      Given a running daemon
      And a newer image
      And Ann is at session "work", in a folder and with a variable of her own
      When the newer image upgrades the daemon
      Then there is the session "work" alone
      And Ann's shell is the same process, in the same folder and with the same variable
      And a dump of "work" shows what was printed before

    Example: A job in the foreground
      Given a running daemon
      And a newer image
      And Ann is at session "work"
      And Ann's shell runs a job in the foreground that says so when it is let go
      When the newer image upgrades the daemon
      Then the job goes on, and Ann sees what it says once it is let go

    Example: Three sessions, each with its own
      Given a running daemon
      And a newer image
      And Ann, Bob and Cyd are at sessions of their own, on which their names stand
      When the newer image upgrades the daemon
      Then there are the sessions "of-Ann", "of-Bob" and "of-Cyd"
      And each session shows its own name, and has the shell that it had

    Example: A job that prints as fast as it can
      It asks the terminal behind each block of letters where the cursor is: whatever is lost, or comes twice, is answered wrongly.
      Given a daemon with the session "work" that nobody looks at
      And a job in session "work" prints without pause
      And a newer image
      When the newer image upgrades the daemon
      Then the job prints on, and all that it printed arrived once and in order

  @mux-upgrade-clients
  Rule: Clients are cut off without a status and dial again by themselves
    Source: mux-platform-layer: M43, M89

    Example: What is typed afterwards reaches the same shell
      Given a running daemon
      And a newer image
      And Ann is at session "0"
      When the newer image upgrades the daemon
      Then Ann's shell is the same process
      And Ann's client has not left

    Example: A newer client with the old daemon, and an old one with the newer
      Given a running daemon
      And a newer image
      And Ann is at session "0"
      And Bob is at session "0" with the newer image
      When the newer image upgrades the daemon
      Then Ann and Bob see what the other types

  @mux-upgrade-carrier
  Rule: The state crosses in memory that no path names, and that is gone afterwards
    Source: mux-platform-layer: M44, M50, M87; field-reports: FX09

    Background:
      Given a running daemon
      And a newer image
      And Ann is at session "a"
      And Bob is at session "b"

    Example: There is no carrier before and after
      When the newer image upgrades the daemon
      Then the daemon held no carrier before, and holds none now
      And it holds as many masters of terminals as before, and no more sockets
      And each of them is closed on exec

    @slow
    Example: Ten in a row
      When the daemon is upgraded ten times
      Then after the tenth it holds as many descriptors of each kind as after the first
      And so do both shells
      And the end of Bob's session frees its terminal

  @mux-upgrade-barrier
  Rule: A shell that is started afterwards holds nothing of the daemon's
    Source: mux-platform-layer: M45

    Example: Beside one from before
      Given a running daemon
      And a newer image
      And Ann is at session "before"
      And the newer image has upgraded the daemon
      When Bob comes to session "after"
      Then Bob's shell holds its own terminal on its standard streams, and of the daemon's nothing

  @mux-upgrade-newer
  Rule: A candidate that is not newer is refused, unless the same version will do
    Source: mux-platform-layer: M46, M64

    Example: The same version
      Given a running daemon
      When `mux d upgrade` is given
      Then it fails, saying "refused: version: THIS is not newer than THIS"
      And the daemon is untouched

    Example: An older one
      Given a running daemon
      And an older image
      When the older image upgrades the daemon
      Then it fails, saying "refused: version: OLDER is not newer than THIS"
      And the daemon is untouched

    Example: The same version, when that is asked for
      Given a running daemon
      When `mux d upgrade --same-version` is given
      Then it succeeds, saying "mux d: upgraded to THIS"
      And the daemon is the same process, and was resumed

    Example: An image whose file has gone
      Given a running daemon
      And a newer image
      When the newer image upgrades the daemon although its file has been removed
      Then it fails, saying "image"
      And the daemon is untouched

  @mux-upgrade-unfit
  Rule: A candidate that cannot be run is refused with a reason, and the daemon is untouched
    Source: mux-platform-layer: M47; field-reports: FX08

    Scenario Outline: It <event>
      Given a running daemon
      And a newer image
      And Ann is at session "0"
      When the newer image upgrades the daemon, which is held until the image <event>
      Then it fails, saying "refused: "
      And the daemon is untouched, and holds no carrier
      And Ann's shell answers, and so does a new one that has inherited nothing

      Examples:
        | event                                  |
        | may not be run any more                |
        | is a text                              |
        | is a script of a missing interpreter   |
        | is cut short                           |
        | is a folder                            |
        | is a link to nothing                   |
        | is gone                                |

  @mux-upgrade-check
  Rule: A candidate reads the state first, and adopts nothing of it
    Source: mux-platform-layer: M48, M83

    Example: One that cannot
      Given a running daemon
      And a newer image
      And Ann is at session "0"
      When the newer image upgrades the daemon, which is held until the image is a program that notes how it is asked and fails
      Then it fails, saying "refused: "
      And the program was asked with "--check" and the carrier
      And the daemon is untouched, and holds no carrier

    Example: A check that is told to fail later does not fail
      Given a running daemon
      And a newer image
      And Ann is at session "0"
      When the newer image upgrades the daemon, which is held until the image is a program that checks with a failure to come
      Then the check exited with 0
      And the daemon is untouched, and holds no carrier

  @mux-upgrade-failed
  Rule: A failure after the exec gives the process back to the old image
    Source: mux-platform-layer: M49, M82

    Background:
      Given a running daemon
      And a newer image
      And Ann is at session "0"

    Scenario Outline: At the step <step>
      When the newer image upgrades the daemon, and fails at "<step>"
      Then it fails
      And the daemon is the same process, and runs the old image
      And Ann's shell is the same process
      And it holds as many masters of terminals as before, and no more sockets, all closed on exec

      Examples:
        | step   |
        | daemon |

    @chosen
    Scenario Outline: At the step of our own, <step>
      When the newer image upgrades the daemon, and fails at "<step>"
      Then it fails
      And the daemon is the same process, and runs the old image
      And Ann's shell is the same process
      And it holds as many masters of terminals as before, and no more sockets, all closed on exec

      Examples:
        | step     |
        | carrier  |
        | manifest |
        | listener |
        | sessions |
        | agents   |

    Example: It is not tried again by itself, and the next may succeed
      Given the newer image has tried to upgrade the daemon, and failed at "daemon"
      When the newer image upgrades the daemon
      Then it succeeds, saying "mux d: upgraded to NEWER"
      And the daemon is the same process, and runs the newer image

  @mux-upgrade-agent-lost
  Rule: A lost agent socket costs forwarding and nothing else
    Source: mux-platform-layer: M52

    Background:
      Given a running daemon
      And a newer image
      And Ann is at session "0"

    Example: Its file was removed
      Given the agent sockets were removed
      When the newer image upgrades the daemon
      Then it succeeds, saying "mux d: upgraded to NEWER"
      And Ann's shell is the same process
      And it holds as many masters of terminals as before, and no more sockets
      And the log complains of no descriptor

  @mux-upgrade-one
  Rule: One upgrade at a time, and one that is called off frees its carrier
    Source: mux-platform-layer: M53

    Background:
      Given a running daemon
      And a newer image
      And an upgrade is under way whose candidate takes its time

    @chosen
    Example: A second one meanwhile
      When `mux d upgrade --same-version` is given
      Then it fails, saying "refused: "
      And the daemon is untouched

    Example: It is called off
      When the command that upgrades is killed, and its candidate says yes afterwards
      Then the daemon comes to hold no carrier
      And the daemon is untouched

  @mux-upgrade-gap
  Rule: The listener crosses, and who dials meanwhile waits and is served
    Source: mux-platform-layer: M84

    Example: A caller while the new image takes over
      Given a running daemon
      And a newer image
      When the newer image upgrades the daemon, and a caller dials while it takes over
      Then the caller is served
      And the same daemon serves on, at the very same socket

  @mux-upgrade-adopted
  Rule: An adopted session answers before anyone attaches, and forgets the last command's mark
    Source: mux-platform-layer: M85

    Example: Nobody looks at it
      Given a daemon with the session "a" that nobody looks at
      And a newer image
      And the newer image has upgraded the daemon
      When `mux a status --session a` is given
      Then it succeeds

    Example: A command that had returned before
      Given a running daemon whose shell is bash
      And a newer image
      And Ann is at session "0", in which a command has returned with 3
      And the newer image has upgraded the daemon
      When a program waits for a return, and another then has a command return with 5
      Then it is told of it by "marks", with the exit code 5
