@rlm @output-attribution
Feature: Output attribution
  Each piece of output says which cell wrote it, or that no cell can be named.

  @rlm-output-streams
  Rule: What a cell writes through Python's text streams carries its id; bytes on the descriptors carry none
    Source: rlm-repl: ReplTest.test_stdout_stderr_and_direct_fd_writes, ReplTest.test_stdout_buffer_write_works_and_surfaces_as_null

    Example: Both streams, both ways
      Given a running kernel
      When the kernel runs
        """python
        import os, sys
        print('out')
        print('err', file=sys.stderr)
        os.write(1, b'raw out\n')
        os.write(2, b'raw err\n') and None
        """
      Then the cell ends without a result
      And until the cell is done this is written, and nothing else
        | stream | by       | text      |
        | stdout | the cell | out\n     |
        | stderr | the cell | err\n     |
        | stdout | no cell  | raw out\n |
        | stderr | no cell  | raw err\n |

    Example: The binary buffers behind the streams are descriptors too
      Given a running kernel
      When the kernel runs
        """python
        import sys
        sys.stdout.buffer.write(b'from below\n')
        sys.stdout.buffer.flush()
        """
      Then the cell ends ok
      And until the cell is done this is written, and nothing else
        | stream | by      | text         |
        | stdout | no cell | from below\n |

    Example: A program that a cell starts
      Given a running kernel
      When the kernel runs
        """python
        import subprocess
        subprocess.run(['echo', 'from a program']).returncode
        """
      Then the cell ends with the result `0`
      And until the cell is done this is written, and nothing else
        | stream | by      | text             |
        | stdout | no cell | from a program\n |

  @rlm-output-buffer
  Rule: The binary buffer takes bytes and refuses a number
    Source: rlm-repl: ReplTest.test_stdout_buffer_write_rejects_int

    Example: A number
      Given a running kernel
      When the kernel runs `__import__('sys').stdout.buffer.write(5)`
      Then the cell ends in error with TypeError
      And until the cell is done this is written, and nothing else
        | stream | by | text |

  @rlm-output-thread
  Rule: What a thread writes carries no id, whichever cell started it and whichever is running
    Source: rlm-repl: ReplTest.test_output_after_done_carries_null_id, ReplTest.test_background_thread_and_fd_output_during_later_cell_is_null

    Example: After its cell is done
      Given a running kernel
      And the kernel has run cell "starter"
        """python
        import os, threading, time
        go = os.environ['HOME'] + '/go-late'
        def late():
            while not os.path.exists(go):
                time.sleep(0.002)
            print('late output')
        threading.Thread(target=late, daemon=True).start()
        """
      When the host lets "late" go on
      Then "late output\n" arrives on stdout, by no cell
      And nothing carries the id of cell "starter" after its done

    Example: While a later cell runs
      Given a running kernel
      And the kernel has run
        """python
        import os, threading
        ready = threading.Event()
        def print_late():
            ready.wait()
            print('printed late')
        def write_late():
            ready.wait()
            os.write(2, b'written late\n')
        threads = [threading.Thread(target=print_late), threading.Thread(target=write_late)]
        for thread in threads: thread.start()
        """
      When the kernel runs
        """python
        print('begin')
        ready.set()
        for thread in threads: thread.join()
        """
      Then until the cell is done this is written, and nothing else
        | stream | by       | text           |
        | stdout | the cell | begin\n        |
        | stdout | no cell  | printed late\n |
        | stderr | no cell  | written late\n |

  @rlm-output-task
  Rule: What a task writes carries the id of the cell that made it, also during a later cell
    Source: rlm-repl: ReplTest.test_asyncio_task_output_keeps_spawning_cell_id

    Example: During the next cell
      Given a running kernel
      And the kernel has run cell "first"
        """python
        import asyncio
        ready = asyncio.Event()
        async def waiting():
            await ready.wait()
            print('from the task')
        task = asyncio.create_task(waiting())
        """
      When the kernel runs
        """python
        print('from the cell')
        ready.set()
        await task
        """
      Then until the cell is done this is written, and nothing else
        | stream | by           | text            |
        | stdout | the cell     | from the cell\n |
        | stdout | cell "first" | from the task\n |
