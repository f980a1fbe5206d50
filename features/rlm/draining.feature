@rlm @draining
Feature: Draining
  When a request is done, all that it wrote has been told.

  @rlm-drain-before-done
  Rule: Every byte that a cell wrote arrives before its done
    Source: rlm-repl: ReplTest.test_cell_own_direct_fd_write_is_null_but_arrives_before_done

    Example: Text and raw bytes
      Given a running kernel
      When the kernel runs
        """python
        import os
        print('text')
        os.write(1, b'raw')
        """
      Then the cell ends with the result `3`
      And until the cell is done this is written, and nothing else
        | stream | by       | text   |
        | stdout | the cell | text\n |
        | stdout | no cell  | raw    |

    Example: Raw bytes, cell after cell
      Given a running kernel
      When 200 cells that write raw bytes run one after the other
      Then each had written its own before its done

  @rlm-drain-failure
  Rule: Output before a failure arrives whole, before the error and before done
    Source: field-reports: FR06

    Scenario Outline: The cell ends by <what>
      Given a running kernel
      When the kernel runs
        """python
        import sys
        print('a line')
        print('half a line', end='')
        print('half an error', end='', file=sys.stderr)
        <ending>
        """
      Then the cell ends in error with <error>
      And until the cell is done this is written, and nothing else
        | stream | by       | text                |
        | stdout | the cell | a line\nhalf a line |
        | stderr | the cell | half an error       |

      Examples:
        | what         | ending              | error             |
        | an exception | 1 / 0               | ZeroDivisionError |
        | SystemExit   | raise SystemExit(1) | SystemExit        |

    Example: The cell is interrupted while it sleeps
      Given a running kernel
      And cell "sleeper" has written "half a line"
        """python
        import sys, time
        print('half an error', end='', file=sys.stderr)
        print('a line')
        print('half a line', end='')
        while True: time.sleep(0.05)
        """
      When the host sends an interrupt
      Then cell "sleeper" ends in error with KeyboardInterrupt
      And until cell "sleeper" is done this is written, and nothing else
        | stream | by       | text                |
        | stderr | the cell | half an error       |
        | stdout | the cell | a line\nhalf a line |

  @rlm-drain-utf8
  Rule: Half a character at a cell's end is told as a replacement mark, and never joined with what a later cell writes
    Source: rlm-repl: ReplTest.test_drain_finalizes_incomplete_raw_utf8_before_done

    Example: The first half
      Given a running kernel
      When the kernel runs `__import__('os').write(1, b'\xc3')`
      Then the cell ends with the result `1`
      And until the cell is done this is written, and nothing else
        | stream | by      | text   |
        | stdout | no cell | \ufffd |

    Example: The other half, in the next cell
      Given a running kernel
      And the kernel has run `__import__('os').write(1, b'\xc3')`
      When the kernel runs `__import__('os').write(1, b'\xa9|')`
      Then until the cell is done this is written, and nothing else
        | stream | by      | text    |
        | stdout | no cell | \ufffd\| |

  @rlm-drain-large
  Rule: Output larger than a pipe arrives whole, and the kernel takes it while Python is held up
    Source: rlm-repl: ReplTest.test_large_buffer_write_survives_short_pipe_writes; field-reports: FR04

    Example: 262144 bytes through the binary buffer
      Given a running kernel
      When the kernel runs `__import__('sys').stdout.buffer.write(b'x' * 262144)`
      Then the cell ends with the result `262144`
      And until the cell is done 262144 bytes are written to stdout by no cell

    Scenario Outline: <count> bytes written by C code that keeps Python's lock
      Given a running kernel
      When the kernel runs
        """python
        import ctypes
        libc = ctypes.PyDLL(None)
        text = b'x' * <count>
        written = 0
        while written < len(text):
            written += libc.write(1, text[written:], len(text) - written)
        """
      Then the cell ends ok
      And until the cell is done <count> bytes are written to stdout by no cell

      Examples:
        | count  |
        | 10000  |
        | 600000 |
