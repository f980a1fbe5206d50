@rlm @restore
Feature: Restore
  A namespace comes back in another kernel: whole, or not at all.

  Background:
    Given a running kernel

  @rlm-restore-roundtrip
  Rule: What was saved is there again, and what could not be saved was told by name and reason
    Source: rlm-repl: ReplTest.test_snapshot_restore_roundtrip; field-reports: FR03

    Example: A function, a module and a number
      Given the kernel has run
        """python
        import socket
        x = 41
        def bump(n):
            return n + 1
        """
      And the namespace was snapshotted
      And a fresh kernel
      When the host restores the snapshot
      Then the restore ends ok, and has restored bump, socket, x
      And a later cell computes `bump(x)` as `42`

    Example: Two values that cannot be saved, among others that can
      Given the kernel has run
        """python
        class _Broken:
            def __reduce__(self): raise ValueError('not me')
        a, lazy, odd, z = 1, {'k': (n for n in [])}, _Broken(), 2
        """
      And the namespace was snapshotted
      And a fresh kernel
      When the host restores the snapshot
      Then the restore ends ok, and has restored a, z
      And the snapshot before it had skipped lazy, odd
      And a later cell computes `(a, z)` as `(1, 2)`

  @rlm-restore-live-names
  Rule: A restored function reads the names of its new namespace as they are now
    Source: field-reports: FR01

    Example: A name that is bound anew
      Given the kernel has run
        """python
        x = 1
        def f(): return x
        """
      And the namespace was snapshotted
      And a fresh kernel
      And the host has restored the snapshot
      And the kernel has run `x = 2`
      When the kernel runs `f()`
      Then the cell ends with the result `2`

  @rlm-restore-injected
  Rule: Names that a notebook injects are never restored
    Source: rlm-repl: ReplTest.test_restore_skips_ipython_injected_names

    Example: A payload that holds them
      Given the kernel has run
        """python
        import dill as _dill, os as _os
        _names = {'kept': 7, 'In': ['cell'], 'Out': {1: 'x'}, 'get_ipython': None}
        _os.makedirs('pair')
        with open('pair/payload', 'wb') as _file:
            _dill.dump({name: _dill.dumps(value) for name, value in _names.items()}, _file)
        """
      When the host restores the snapshot
      Then the restore ends ok, and has restored kept
      And a later cell computes `[name for name in ('In', 'Out', 'get_ipython') if name in globals()]` as `[]`

  @rlm-restore-missing
  Rule: Where no snapshot is, nothing is restored, and that is no error
    Source: rlm-repl: ReplTest.test_restore_missing_snapshot_is_ok_with_reason

    Example: No such file
      When the host restores the snapshot
      Then the restore ends ok, has restored nothing, and says "snapshot not found"

  @rlm-restore-interrupted-early
  Rule: A restore that is interrupted while values are loaded ends as interrupted, and changes nothing
    Source: rlm-repl: RestoreApplyShieldTest.test_sigint_during_staging_leaves_namespace_unchanged

    Example: The first value is loaded, the second is not
      Given a snapshot of `a = 1; b = 2`
      And a fresh kernel
      And the kernel has run `a = 'old'`
      And the restore is held while a value is loaded
      When the host sends an interrupt and lets the kernel go on once it has read it
      Then the restore fails: "interrupted"
      And a later cell computes `(a, 'b' in globals())` as `('old', False)`

  @rlm-restore-interrupted-late
  Rule: A restore that is interrupted once it assigns goes on to its end, and takes the interrupt along
    Source: rlm-repl: RestoreApplyShieldTest.test_sigint_mid_apply_is_consumed_and_all_names_applied, FinishRequestTest.test_protocol_interrupt_during_restore_commit_is_consumed_and_next_request_runs, RestoreApplyShieldTest.test_sigint_after_last_apply_is_consumed, RestoreApplyShieldTest.test_sigint_at_handler_restoration_publishes_committed_result, FinishRequestTest.test_protocol_interrupt_after_restore_returned_before_task_done_reports_ok

    Scenario Outline: It comes <when>
      Given a snapshot of `a = 1; b = 2`
      And a fresh kernel
      And the restore is held, if it ever is, <when>
      When the host sends an interrupt and lets the kernel go on once it has read it
      Then the restore ends ok, and has restored a, b
      And a later cell computes `(a, b)` as `(1, 2)`

      Examples:
        | when                      |
        | between two assignments   |
        | after the last assignment |

    Example: It comes as interrupts are let in again
      Given a snapshot of `a = 1; b = 2`
      And a fresh kernel
      And the restore is held as interrupts are let in again
      When the host sends an interrupt and lets the kernel go on once it has read it
      Then the restore ends ok, and has restored a, b
      And a later cell computes `(a, b)` as `(1, 2)`

    Example: It comes at any point behind the first assignment
      Given a snapshot of `a = 1; b = 2`
      And a fresh kernel
      When a restore is interrupted at every point behind its first assignment, one after the other
      Then at each point the restore ends ok, and the cell after it is not interrupted

  @rlm-restore-foreign-interrupt
  Rule: An interrupt that no host asked for is told, even when all is assigned
    Source: rlm-repl: FinishRequestTest.test_nonprotocol_keyboardinterrupt_after_committed_restore_is_not_recovered

    Example: It is raised as interrupts are let in again
      Given a snapshot of `a = 1; b = 2`
      And a fresh kernel
      And from now on interrupts being let in again raises one of nobody
      When the host restores the snapshot
      Then the restore fails: "interrupted"
      And a later cell computes `(a, b)` as `(1, 2)`

  @rlm-restore-handler
  Rule: After a restore the handler of interrupts is the kernel's own again, and interrupts hit whom they are meant for
    Source: rlm-repl: RestoreApplyShieldTest.test_handler_restored_and_no_interrupt_bleed

    Example: Before the next request can install one
      Given a snapshot of `a = 1`
      And a fresh kernel
      And the next request is preceded by a look at the handler of interrupts
      When the host restores the snapshot
      Then the restore ends ok, and has restored a
      And the handler was the kernel's own again
      And a later cell can be interrupted
