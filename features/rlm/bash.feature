@rlm @bash
Feature: Bash
  Shell commands belong to the kernel that started them.

  Background:
    Given a running kernel

  @rlm-bash-output
  Rule: An awaited command comes to an object with its output
    Source: rlm-repl: ReplTest.test_bash_integration

    Example: A line
      When the kernel runs
        """python
        from rlm import bash
        (await bash('echo a line')).output
        """
      Then the cell ends with the result `'a line\n'`

  @rlm-bash-shutdown
  Rule: No command outlives its kernel's end
    Source: rlm-repl: ReplTest.test_bash_integration

    Example: A command that was never awaited
      Given the kernel has run
        """python
        from rlm import bash
        handle = bash('echo $$ >id; sleep 600 & sleep 600')
        """
      And the command has written its id to "id"
      When the host shuts the kernel down
      Then the shutdown is done, last of all
      And the kernel ends with exit code 0
      And the process whose id is in "id" is gone

    Example: The id that its handle names
      Given the kernel has run
        """python
        from rlm import bash
        handle = bash('sleep 600')
        print(handle.pid, end='', file=open('id', 'w'), flush=True)
        """
      And the command has written its id to "id"
      When the host closes the kernel's input
      Then the kernel ends with exit code 0
      And the process whose id is in "id" is gone

  @rlm-bash-interrupt
  Rule: An interrupted command is gone with all that it started, and does nothing more
    Source: rlm-repl: ReplTest.test_interrupted_await_bash_leaves_no_side_effects

    Example: It waits for a pipe, and would make a file then
      Given cell "command" is suspended at an await
        """python
        from rlm import bash
        await bash('mkfifo pipe; echo $$ >id; cat pipe; touch done')
        """
      And the command has written its id to "id"
      When the host sends an interrupt
      Then cell "command" ends in error with KeyboardInterrupt
      And the process whose id is in "id" is gone
      And nobody reads the pipe "pipe"
      And there is no file "done"
