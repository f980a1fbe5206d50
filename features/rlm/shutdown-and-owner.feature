@rlm @shutdown-and-owner
Feature: Shutdown and owner
  A kernel ends when it is told to, when nobody can speak to it any more, and when nobody wants it any more.

  @rlm-shutdown
  Rule: A shutdown is answered last of all, and the kernel ends with exit code 0
    Source: rlm-repl: ReplTest.test_shutdown_clean_exit, ReplTest.test_shutdown_after_mcp_import_exits_cleanly

    Scenario Outline: After <what>
      Given a running kernel
      And the kernel has run `<code>`
      When the host shuts the kernel down
      Then the shutdown is done, last of all
      And the kernel ends with exit code 0

      Examples:
        | what                                   | code                                                                                                      |
        | a cell                                 | 1 + 1                                                                                                     |
        | importing the module for its host      | import rlm.mcp                                                                                            |
        | leaving a thread behind that never ends | import threading; threading.Thread(target=threading.Event().wait).start()                                 |
        | leaving the loop's executor busy       | import asyncio, threading; task = asyncio.get_running_loop().run_in_executor(None, threading.Event().wait) |

    Example: It takes its turn behind what is queued
      Given a running kernel
      And cell "a" is held
        """python
        _hold()
        'whole'
        """
      When the host shuts the kernel down, and lets it go on
      Then cell "a" ends with the result `'whole'`
      And the shutdown is done, last of all
      And the kernel ends with exit code 0

  @rlm-end-pending
  Rule: At the end a cell that waits for its host is told that there is none
    Source: rlm-repl: ReplTest.test_stdin_eof_with_pending_host_request_exits, ReplTest.test_shutdown_with_pending_host_request_exits

    Example: A shutdown
      Given a running kernel
      And cell "asker" waits for its host
        """python
        from rlm.repl import host_request
        await host_request({'type': 'never answered'})
        """
      When the host shuts the kernel down
      Then cell "asker" ends in error with RuntimeError
      And the shutdown is done, last of all
      And the kernel ends with exit code 0

    Example: The end of input
      Given a running kernel
      And cell "asker" waits for its host
        """python
        from rlm.repl import host_request
        await host_request({'type': 'never answered'})
        """
      When the host closes the kernel's input
      Then cell "asker" ends in error with RuntimeError
      And the kernel ends with exit code 0

  @rlm-owner
  Rule: When its owner has gone the kernel ends with exit code 1, even if it is busy and its input is open
    Source: rlm-repl: OwnerWatchdogTest.test_owner_watchdog_exits_busy_runtime

    Example: Its owner is killed while a cell computes
      Given a running kernel that another process owns
      And cell "busy" is running
        """python
        while True: pass
        """
      When the owner is killed
      Then the kernel ends with exit code 1 within 15 s

  @rlm-owner-parent
  Rule: Without a valid owner the process that started the kernel owns it
    Source: rlm-repl: OwnerWatchdogTest.test_resolve_owner_pid_falls_back_to_ppid

    Example: No owner is set
      Given a running kernel whose owner's id is not set
      When the process that started the kernel is killed
      Then the kernel ends with exit code 1 within 15 s

    Scenario Outline: The owner is "<id>"
      Given a running kernel whose owner's id is said to be "<id>"
      When the process that started the kernel is killed
      Then the kernel ends with exit code 1 within 15 s

      Examples:
        | id      |
        |         |
        | garbage |
        | 0       |
        | -7      |

    Example: Another process owns it and lives
      Given a running kernel that another process owns
      When the process that started the kernel is killed
      Then the kernel still serves 1.5 s later
      And the kernel can be shut down
