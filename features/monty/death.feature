@monty @death
Feature: Death
  A worker that ends outside the protocol is seen at once: as the end of its output, with a status, never as a hang.

  @monty-death-signal
  Rule: A killed worker is the end of its output, without a word and without a hang
    Source: monty-subprocess: killed_child_is_detected_as_eof; monty-observed: death-by-signal

    Scenario Outline: <signal> while a loop runs
      Given a configured worker
      And the endless loop `while True: pass` is running
      When the host sends the worker <signal>
      Then the worker is ended by <signal>

      Examples: Every signal takes its default action
        | signal  |
        | SIGKILL |
        | SIGTERM |
        | SIGINT  |
        | SIGHUP  |
        | SIGQUIT |

    Scenario Outline: <signal> while it is idle
      Given a configured worker
      And the session has run `x = 1`
      When the host sends the worker <signal>
      Then the worker is ended by <signal>

      Examples:
        | signal  |
        | SIGKILL |
        | SIGTERM |

    Example: SIGTERM before anything was said
      Given a worker
      When the host sends the worker SIGTERM
      Then the worker is ended by SIGTERM

    Example: SIGTERM while a call is suspended
      Given a configured worker
      And the feed `ext()` is suspended at the call `ext()`
      When the host sends the worker SIGTERM
      Then the worker is ended by SIGTERM

  @monty-death-garbage
  Rule: A frame longer than the protocol allows is fatal as soon as it is announced
    Source: monty-subprocess: garbage_stdin_is_a_fatal_error; monty-observed: frame-cap

    Example: An absurd length
      Given a worker
      When the host sends the bytes "ff ff ff 7f" and waits for the answer
      Then the worker says the fatal error "malformed request frame: frame of 2147483647 bytes exceeds maximum of 268435456 bytes"
      And the worker ends with exit code 76
      And its standard error reads "monty subprocess fatal error: malformed request frame: frame of 2147483647 bytes exceeds maximum of 268435456 bytes"

    Example: One byte more than the longest frame
      Given a configured worker
      When the host sends the bytes "01 00 00 10" and waits for the answer
      Then the worker says the fatal error "malformed request frame: frame of 268435457 bytes exceeds maximum of 268435456 bytes"
      And the worker ends with exit code 76

    Example: One byte more, while a call is suspended
      Given a configured worker
      And the feed `ext()` is suspended at the call `ext()`
      When the host sends the bytes "01 00 00 10" and waits for the answer
      Then the worker says the fatal error "malformed request frame: frame of 268435457 bytes exceeds maximum of 268435456 bytes"
      And the worker ends with exit code 76

    Example: The longest frame only waits for its body
      Given a configured worker
      And the session has run `x = 1`
      When the host announces a frame of 268435456 bytes and sends nothing more
      Then the worker is still running 0.2 s later

    Example: A text is read as an absurd length
      Given a worker
      When the host sends the bytes "68 65 6c 6c 6f 0a" and waits for the answer
      Then the worker says the fatal error "malformed request frame: frame of 1819043176 bytes exceeds maximum of 268435456 bytes"
      And the worker ends with exit code 76

  @monty-death-half-frame
  Rule: Input that ends inside a frame is fatal; input that only pauses there is waited for
    Source: monty-observed: frame-cut

    Scenario Outline: The input ends after <what>
      Given a configured worker
      And the session has run `x = 1`
      And the host has sent the bytes "<bytes>"
      When the host closes the worker's input and waits for the answer
      Then the worker says the fatal error "malformed request frame: stream ended mid-frame"
      And the worker ends with exit code 76

      Examples:
        | what                  | bytes             |
        | half a length         | 05 00             |
        | a length and no body  | 05 00 00 00       |
        | a part of a body      | 05 00 00 00 1a 03 |

    Example: The input ends before anything whole was said
      Given a worker
      And the host has sent the bytes "05 00"
      When the host closes the worker's input and waits for the answer
      Then the worker says the fatal error "malformed request frame: stream ended mid-frame"
      And the worker ends with exit code 76

    Example: The rest comes later
      Given a configured worker
      And the session has run `x = 1`
      And the host has sent the bytes "07 00 00 00 1a"
      When the host sends the bytes "05 0a 03 78 2b 31" and waits for the answer
      Then the feed completes with 2

  @monty-death-deaf-host
  Rule: A worker whose host has stopped listening leaves with a code of its own
    Source: monty-observed: deaf-host

    Example: It finds out when it has something to say
      Given a configured worker
      And the session has run `x = 1`
      And the host has stopped listening to the worker
      When the host sends the feed `x` and does not wait
      Then the worker ends with exit code 3
      And its standard error is empty
