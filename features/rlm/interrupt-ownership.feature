@rlm @interrupt-ownership
Feature: Interrupt ownership
  An interrupt belongs to exactly one request, and dies with it.

  Background:
    Given a running kernel

  @rlm-interrupt-untargeted
  Rule: An interrupt without a target belongs to the running request
    Source: rlm-repl: ReplTest.test_interrupt_sync_blocking, ReplTest.test_interrupt_await_suspended, ReplTest.test_interrupt_sync_blocked_in_selectors

    Example: A cell busy in synchronous code
      Given cell "loop" is running
        """python
        import time
        while True: time.sleep(0.05)
        """
      When the host sends an interrupt
      Then cell "loop" ends in error with KeyboardInterrupt
      And no line of the traceback of cell "loop" names the kernel's own files or colours itself
      And a later cell computes `2 + 2` as `4`

    Example: A cell that computes without a pause
      Given cell "busy" is running
        """python
        while True: pass
        """
      When the host sends an interrupt
      Then cell "busy" ends in error with KeyboardInterrupt

    Example: A cell suspended at an await
      Given cell "waiter" is suspended at an await
        """python
        import asyncio
        await asyncio.sleep(1e9)
        """
      When the host sends an interrupt
      Then cell "waiter" ends in error with KeyboardInterrupt
      And the traceback of cell "waiter" shows the line `await asyncio.sleep(1e9)`
      And a later cell computes `2 + 2` as `4`

    Example: A cell blocked in a selector that nothing wakes
      Given cell "selector" is running
        """python
        import selectors
        selectors.DefaultSelector().select()
        """
      When the host sends an interrupt
      Then cell "selector" ends in error with KeyboardInterrupt
      And no line of the traceback of cell "selector" names the kernel's own files or colours itself
      And a later cell computes `3 + 3` as `6`

    Example: A burst ends one cell and spares the next
      Given cell "loop" is running
        """python
        import time
        while True: time.sleep(0.05)
        """
      When the host sends 20 interrupts in one piece
      Then cell "loop" ends in error with KeyboardInterrupt
      And a later cell computes `2 + 2` as `4`

  @rlm-interrupt-hog
  Rule: A task that keeps the loop from a suspended cell is broken off along with the cell
    Source: rlm-repl: ReplTest.test_interrupt_await_with_loop_hogging_background_task

    Example: The task dies of it
      Given cell "front" has written "hogging"
        """python
        import asyncio, time
        async def hog():
            print('hogging')
            while True: time.sleep(0.05)
        task = asyncio.create_task(hog())
        await asyncio.sleep(1e9)
        """
      When the host sends an interrupt
      Then cell "front" ends in error with KeyboardInterrupt
      And a later cell computes `type(task.exception()).__name__` as `'KeyboardInterrupt'`

  @rlm-interrupt-parked
  Rule: An interrupt that comes while requests are only queued belongs to the next one that starts, and to no other
    Source: rlm-repl: ReplTest.test_interrupt_written_back_to_back_with_execute

    Example: Written in one piece with a cell that would wait for ever
      When the host sends cell "waiter" and an interrupt in one piece
        """python
        import asyncio
        await asyncio.sleep(1e9)
        """
      Then cell "waiter" ends in error with KeyboardInterrupt
      And a later cell computes `5 + 5` as `10`

    Example: Of two queued cells the first is interrupted and the second is not
      Given the kernel is busy between two requests
      And cell "a" is queued: `__import__('time').sleep(0.001)`
      And cell "b" is queued: `2 + 2`
      And the host has sent an interrupt that the kernel has read
      When the kernel goes on to its next request
      Then cell "a" ends in error with KeyboardInterrupt
      And cell "b" ends with the result `4`

    Example: Nothing runs and nothing is queued
      Given the host has sent an interrupt that the kernel has read
      When the kernel runs `2 + 2`
      Then the cell ends with the result `4`

  @rlm-interrupt-compile
  Rule: A cell that does not compile takes along the interrupt that was its own
    Source: rlm-repl: FinishRequestTest.test_compile_error_consumes_parked_untargeted_interrupt

    Example: The cell after it is not interrupted
      Given the kernel is busy between two requests
      And cell "broken" is queued: `def broken(:`
      And cell "good" is queued: `2 + 2`
      And the host has sent an interrupt that the kernel has read
      When the kernel goes on to its next request
      Then cell "broken" ends in error with SyntaxError
      And cell "good" ends with the result `4`

  @rlm-interrupt-targeted
  Rule: An interrupt with a target waits for that request, whatever ends before
    Source: field-reports: FR05

    Example: The target is queued behind a running cell
      Given cell "a" is held
        """python
        _hold()
        """
      And cell "b" is queued: `ran = True`
      And cell "c" is queued: `'ran' in globals()`
      When the host interrupts cell "b" and lets the kernel go on once it has read it
      Then cell "a" ends ok
      And cell "b" ends in error with KeyboardInterrupt
      And cell "c" ends with the result `False`

    Example: The target is the second in the queue of an idle kernel
      Given the kernel is busy between two requests
      And cell "a" is queued: `1 + 1`
      And cell "b" is queued: `ran = True`
      And the host has interrupted cell "b", and the kernel has read it
      When the kernel goes on to its next request
      Then cell "a" ends with the result `2`
      And cell "b" ends in error with KeyboardInterrupt

    Example: The target is just ending, and the next cell never pays for it
      When the host sends an instant cell, an interrupt for it and a sum in one piece, 459 times over
      Then each sum ends with the result `45`

    Example: The target has ended long ago, and its id is taken again
      Given the kernel has run cell "a"
        """python
        1 + 1
        """
      And the host has interrupted cell "a", and the kernel has read it
      When the kernel runs cell "a"
        """python
        2 + 2
        """
      Then cell "a" ends with the result `4`

    Example: The target runs
      Given cell "loop" is running
        """python
        import time
        while True: time.sleep(0.05)
        """
      When the host interrupts cell "loop"
      Then cell "loop" ends in error with KeyboardInterrupt

    Example: A running cell is not the target
      Given cell "a" is held
        """python
        _hold()
        'whole'
        """
      When the host interrupts cell "b" and lets the kernel go on once it has read it
      Then cell "a" ends with the result `'whole'`

  @rlm-interrupt-finishing
  Rule: A cell can be interrupted until it is done: also while its result is being written out
    Source: rlm-repl: ReplTest.test_interrupt_during_slow_repr_cancels_finishing_request

    Example: A repr that takes for ever
      Given cell "slow" has written "writing out"
        """python
        import time
        class Slow:
            def __repr__(self):
                print('writing out')
                while True: time.sleep(0.05)
        Slow()
        """
      When the host sends an interrupt
      Then cell "slow" ends in error with KeyboardInterrupt
      And a later cell computes `2 + 2` as `4`

    Example: Its output is still being told
      Given from now on a cell is held while its output is drained
      And cell "a" is held
        """python
        print('all of it')
        """
      And cell "b" is queued: `2 + 2`
      When the host sends an interrupt and lets the kernel go on once it has read it
      Then cell "a" ends in error with KeyboardInterrupt
      And cell "b" ends with the result `4`

  @rlm-interrupt-handoff
  Rule: An interrupt between a cell's end and the kernel's notice of it belongs to that cell, not to the next
    Source: rlm-repl: FinishRequestTest.test_untargeted_interrupt_in_done_task_handoff_is_not_parked

    Example: The next cell is queued already
      Given cell "a" has ended, and the kernel has not taken note of it yet
      And cell "b" is queued: `2 + 2`
      When the host sends an interrupt and lets the kernel go on once it has read it
      Then cell "a" ends in error with KeyboardInterrupt
      And cell "b" ends with the result `4`

  @rlm-interrupt-stale
  Rule: A signal that no host asked for hits no request, not even one with the id of a request interrupted before
    Source: rlm-repl: ReplTest.test_stale_target_from_finished_interrupt_ignores_later_sigint_on_reused_id

    Example: The id of an interrupted cell is used again
      Given cell "a" was interrupted
      When the kernel runs cell "a"
        """python
        import signal
        signal.raise_signal(signal.SIGINT)
        'whole'
        """
      Then cell "a" ends with the result `'whole'`

  @rlm-interrupt-masked
  Rule: A cell that tampers with signals does not make the kernel uninterruptible
    Source: rlm-repl: ReplTest.test_interrupt_survives_cell_rebinding_sigint, ReplTest.test_interrupt_without_pthread_kill_cancels_awaited_cell

    Scenario Outline: An earlier cell <what>
      Given the kernel has run `<code>`
      And cell "loop" is running
        """python
        import time
        while True: time.sleep(0.05)
        """
      When the host sends an interrupt
      Then cell "loop" ends in error with KeyboardInterrupt

      Examples:
        | what                   | code                                                                                   |
        | had the signal ignored | import signal; signal.signal(signal.SIGINT, signal.SIG_IGN)                            |
        | had the signal blocked | import signal; signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])                |

    Example: The call that sends the signal is missing, and the cell is suspended
      Given the kernel has run `import signal; del signal.pthread_kill`
      And cell "waiter" is suspended at an await
        """python
        import asyncio
        await asyncio.sleep(1e9)
        """
      When the host sends an interrupt
      Then cell "waiter" ends in error with KeyboardInterrupt
