@rlm @errors
Feature: Errors
  A cell that fails says how, costs nothing else, and shows its own lines only.

  @rlm-system-exit
  Rule: Leaving from inside a cell is that cell's error, and the kernel stays
    Source: rlm-repl: ReplTest.test_system_exit_is_reported_without_stopping_runtime; field-reports: FR07

    Scenario Outline: <code>
      Given a running kernel
      When the kernel runs `<code>`
      Then the cell ends in error with SystemExit
      And a later cell computes `1 + 1` as `2`

      Examples:
        | code                          |
        | raise SystemExit(3)           |
        | __import__('sys').exit('bye') |
        | exit()                        |
        | quit()                        |

    Example: In a task that the cell waits for
      Given a running kernel
      When the kernel runs
        """python
        import asyncio
        async def leaving():
            raise SystemExit(3)
        task = asyncio.create_task(leaving())
        await asyncio.wait([task])
        type(task.exception()).__name__
        """
      Then the cell ends with the result `'SystemExit'`

  @rlm-traceback
  Rule: A traceback shows the cell's lines, and nothing of the kernel
    Source: rlm-repl: ReplTest.test_traceback_clean_with_source_line

    Example: An exception in a function
      Given a running kernel
      When the kernel runs
        """python
        def boom():
            raise ValueError('nope')
        boom()
        """
      Then the cell ends in error with ValueError "nope"
      And the traceback of the cell shows the line `raise ValueError('nope')`
      And no line of the traceback of the cell names the kernel's own files or colours itself

    Example: An exception in a function of an earlier cell
      Given a running kernel
      And the kernel has run
        """python
        def boom():
            raise ValueError('earlier')
        """
      When the kernel runs `boom()`
      Then the cell ends in error with ValueError "earlier"
      And the traceback of the cell shows the line `raise ValueError('earlier')`
      And the traceback of the cell shows the line `boom()`

  @rlm-syntax-error
  Rule: A cell that does not compile is an error that points into the cell
    Source: rlm-repl: ReplTest.test_syntax_error

    Example: A bracket too few
      Given a running kernel
      When the kernel runs
        """python
        def broken(:
            pass
        """
      Then the cell ends in error with SyntaxError
      And the traceback of the cell shows the line `def broken(:`
      And no line of the traceback of the cell names the kernel's own files or colours itself

  @rlm-compile-crash
  Rule: Code that is too much for the compiler fails its cell and nothing else
    Source: rlm-repl: ReplTest.test_compile_crash_reports_error_and_serves_next

    Example: 100000 attributes in a row
      Given a running kernel
      When the kernel runs an expression with 100000 attributes in a row
      Then the cell ends in error
      And a later cell computes `1 + 1` as `2`

  @rlm-broken-str
  Rule: An exception that cannot say what it is about is reported all the same
    Source: rlm-repl: ReplTest.test_exception_with_broken_str_reported_safely

    Example: Its text raises
      Given a running kernel
      When the kernel runs
        """python
        class Mute(Exception):
            def __str__(self): raise RuntimeError('no words')
        raise Mute
        """
      Then the cell ends in error with Mute "<exception str() failed>"
      And a later cell computes `1 + 1` as `2`
