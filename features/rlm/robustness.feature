@rlm @robustness
Feature: Robustness
  Whatever a cell does to its streams and descriptors, requests are answered and lines stay whole.

  @rlm-robust-framing
  Rule: No noise tears an event or gets between the lines
    Source: rlm-repl: ReplTest.test_protocol_framing_under_noise

    Example: A thread that writes raw bytes without pause
      Given a running kernel
      And the kernel has run
        """python
        import os, threading
        stop = threading.Event()
        def spam():
            while not stop.is_set():
                os.write(1, b'noise-\n')
        spammer = threading.Thread(target=spam)
        spammer.start()
        """
      When 20 cells that compute run one after the other
      Then each had its own result
      And a later cell computes `stop.set(), spammer.join(), 'quiet'` as `(None, None, 'quiet')`
      And every line that came is an event, and the noise came as text of no cell only

    Example: An interrupt in the midst of events that nobody takes
      Given a running kernel
      And cell "talker" is running
        """python
        text = 'x' * 3_000_000
        while True: print(text)
        """
      When the host sends an interrupt
      Then cell "talker" ends in error with KeyboardInterrupt
      And every line that came is an event

  @rlm-robust-streams
  Rule: A cell that does away with its streams is done all the same, and so is the next
    Source: rlm-repl: ReplTest.test_closed_stdio_cell_still_completes_and_serves_next, ReplTest.test_rebound_stdout_without_flush_still_completes

    Scenario Outline: It <what>
      Given a running kernel
      When the kernel runs `<code>`
      Then the cell ends without a result
      And a later cell computes `1 + 1` as `2`

      Examples:
        | what                                | code                                                        |
        | closes both                         | import sys; sys.stdout.close(); sys.stderr.close()          |
        | puts None in their place            | import sys; sys.stdout = None; sys.stderr = None            |
        | puts something that cannot be flushed there | import sys; sys.stdout = object(); sys.stderr = object() |

  @rlm-robust-descriptors
  Rule: A cell that gives the descriptors' numbers to other files is done all the same, and later text arrives exactly
    Source: rlm-repl: ReplTest.test_closed_fds_reclaimed_by_files_still_completes

    Example: Both numbers are taken
      Given a running kernel
      And the kernel has run
        """python
        import os
        os.close(1)
        os.close(2)
        a = open(os.devnull, 'w')
        b = open(os.devnull, 'w')
        """
      When the kernel runs `print('hi')`
      Then the cell ends without a result
      And until the cell is done this is written, and nothing else
        | stream | by       | text |
        | stdout | the cell | hi\n |
