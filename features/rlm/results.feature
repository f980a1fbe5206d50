@rlm @results
Feature: Results
  What a cell comes to, and what it leaves for the next.

  @rlm-result-echo
  Rule: The value of a cell's last expression is its result, unless it is None; the last result is called _
    Source: rlm-repl: ReplTest.test_result_echo

    Example: An expression
      Given a running kernel
      When the kernel runs `1 + 1`
      Then the cell ends with the result `2`

    Example: The result is the value's repr
      Given a running kernel
      When the kernel runs `'a' + chr(0x65e5)`
      Then the cell ends with the result `'a日'`

    Scenario Outline: No result: <code>
      Given a running kernel
      When the kernel runs `<code>`
      Then the cell ends without a result

      Examples:
        | code          |
        | x = 5         |
        | None          |
        | 1; y = 2      |
        | print(end='') |

    Example: The last result outlives a statement and a None
      Given a running kernel
      And the kernel has run `1 + 1`
      And the kernel has run `x = 5`
      And the kernel has run `None`
      When the kernel runs `_ + 40`
      Then the cell ends with the result `42`

  @rlm-result-await
  Rule: A cell may await, in a statement and in its last expression
    Source: rlm-repl: ReplTest.test_top_level_await

    Example: In both
      Given a running kernel
      When the kernel runs
        """python
        import asyncio
        await asyncio.sleep(0)
        await asyncio.sleep(0, 'slept')
        """
      Then the cell ends with the result `'slept'`

  @rlm-result-tasks
  Rule: A task goes on between cells and during later ones, on the same loop, until it ends or is cancelled
    Source: rlm-repl: ReplTest.test_background_task_persists_across_cells

    Example: A task that counts
      Given a running kernel
      And the kernel has run
        """python
        import asyncio
        count = 0
        async def counting():
            global count
            while True:
                count += 1
                await asyncio.sleep(0)
        task = asyncio.create_task(counting())
        """
      And the kernel has run
        """python
        before = count
        while count < before + 3:
            await asyncio.sleep(0)
        """
      When the kernel runs
        """python
        task.cancel()
        await asyncio.wait([task])
        task.cancelled(), count > 3
        """
      Then the cell ends with the result `(True, True)`
