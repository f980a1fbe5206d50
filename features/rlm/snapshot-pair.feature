@rlm @snapshot-pair
Feature: Snapshot pair
  A snapshot is two files, the payload and its manifest. Whatever fails on the way, what was there before is still there, or
  the new pair is; nothing is half pruned, and no temporary file is left.

  Background:
    Given a running kernel

  @rlm-pair-written
  Rule: A snapshot leaves the two files and no other, and the manifest tells what the answer told
    Source: rlm-repl: ReplTest.test_snapshot_restore_roundtrip

    Example: A namespace with a function, a module, a number, and something that cannot be saved
      Given the kernel has run
        """python
        import socket
        x = 41
        def bump(n):
            return n + 1
        sock = socket.socket()
        """
      When the host snapshots the namespace
      Then the snapshot ends ok
      And it has saved bump, socket, x and pruned nothing
      And it has skipped sock
      And both files are there, and no other
      And the manifest tells the same as the answer, and its version is 1

  @rlm-pair-manifest-unwritten
  Rule: A manifest that cannot be written fails the snapshot: both old files stay, and nothing is pruned
    Source: rlm-repl: SnapshotPairConsistencyTest.test_manifest_write_failure_preserves_prior_pair, ReplTest.test_snapshot_manifest_write_failure_fails_without_pruning

    Example: Writing it fails
      Given a snapshot of `a = 1`
      And the kernel has run `a = 2; big = b'x' * 100_000`
      And from now on writing the manifest fails once
      When the host snapshots the namespace and prunes it
      Then the snapshot fails: "manifest write failed…"
      And both files are what they were before, byte for byte, and no other is left
      And a later cell computes `len(big)` as `100000`

    Example: Its folder does not exist
      Given the kernel has run `big = b'x' * 100_000`
      And the manifest's path lies in a folder that does not exist
      When the host snapshots the namespace and prunes it
      Then the snapshot fails: "manifest write failed…"
      And no file is left
      And a later cell computes `len(big)` as `100000`

    Example: The disk is full for it
      Given a snapshot of `a = 1`
      And the kernel has run `for n in range(200): globals()['a_name_that_takes_some_room_' * 2 + str(n)] = (i for i in [])`
      And from now on the disk is full after a few kilobytes
      When the host snapshots the namespace and prunes it
      Then the snapshot fails: "manifest write failed…"
      And both files are what they were before, byte for byte, and no other is left

    Example: A small disk is full for it
      Given a running kernel whose snapshots go to a disk of 16 KiB
      And a snapshot of `a = 1`
      And the kernel has run `for n in range(200): globals()['a_name_that_takes_some_room_' * 2 + str(n)] = (i for i in [])`
      When the host snapshots the namespace and prunes it
      Then the snapshot fails: "manifest write failed…No space left…"
      And both files are what they were before, byte for byte, and no other is left

  @rlm-pair-manifest-unplaced
  Rule: A manifest that cannot be put in place fails the snapshot: the payload is new by then, and nothing is pruned
    Source: rlm-repl: SnapshotPairConsistencyTest.test_manifest_replace_failure_leaves_new_payload_old_manifest; field-reports: FR02

    Example: Replacing it fails
      Given a snapshot of `a = 1`
      And the kernel has run `a = 2; big = b'x' * 100_000`
      And from now on replacing the manifest fails
      When the host snapshots the namespace and prunes it
      Then the snapshot fails: "manifest write failed…"
      And only the payload is new, and no other file is left
      And a later cell computes `len(big)` as `100000`

    Example: There is a folder in its place
      Given the kernel has run `big = b'x' * 100_000`
      And the manifest's path names a folder that is not empty
      When the host snapshots the namespace and prunes it
      Then the snapshot fails: "manifest write failed…"
      And only the payload is new beside the folder, and no other file is left
      And a later cell computes `len(big)` as `100000`

  @rlm-pair-payload-unwritten
  Rule: A payload that cannot be written fails the snapshot: both old files stay
    Source: rlm-repl: SnapshotPairConsistencyTest.test_payload_write_failure_returns_error_dict_and_cleans_temp

    Example: The disk is full for it
      Given a snapshot of `a = 1`
      And the kernel has run `large = bytes(range(256)) * 200`
      And from now on the disk is full after a few kilobytes
      When the host snapshots the namespace
      Then the snapshot fails: "write failed…"
      And both files are what they were before, byte for byte, and no other is left

    Example: A small disk is full for it
      Given a running kernel whose snapshots go to a disk of 16 KiB
      And a snapshot of `a = 1`
      And the kernel has run `large = bytes(range(256)) * 200`
      When the host snapshots the namespace
      Then the snapshot fails: "write failed…No space left…"
      And both files are what they were before, byte for byte, and no other is left
      And a later cell computes `len(large)` as `51200`

    Example: A small disk has room for just one more pair
      Given a running kernel whose snapshots go to a disk of 16 KiB
      And a snapshot of `a = 1`
      And the kernel has run `b = 2`
      When the host snapshots the namespace
      Then the snapshot ends ok
      And it has saved a, b and pruned nothing
      And both files are there, and no other

  @rlm-pair-descriptor
  Rule: A temporary file that cannot be opened is closed and removed again
    Source: rlm-repl: SnapshotPairConsistencyTest.test_fdopen_failure_closes_raw_fd_and_removes_temp

    Example: No descriptor and no file is left
      Given a snapshot of `a = 1`
      And from now on opening a temporary file fails
      When the host snapshots the namespace
      Then the snapshot fails: "write failed…"
      And both files are what they were before, byte for byte, and no other is left
      And a later cell computes `len(_os.listdir('/dev/fd')) - _before` as `0`

  @rlm-pair-payload-unplaced
  Rule: A payload that cannot be put in place fails the snapshot: both old files stay
    Source: rlm-repl: SnapshotPairConsistencyTest.test_payload_replace_failure_preserves_prior_pair

    Example: Replacing it fails
      Given a snapshot of `a = 1`
      And the kernel has run `a = 2; big = b'x' * 100_000`
      And from now on replacing the payload fails
      When the host snapshots the namespace and prunes it
      Then the snapshot fails: "write failed…"
      And both files are what they were before, byte for byte, and no other is left

    Example: There is a folder in its place
      Given the kernel has run `big = b'x' * 100_000`
      And the payload's path names a folder that is not empty
      When the host snapshots the namespace and prunes it
      Then the snapshot fails: "write failed…"
      And both files are what they were before, byte for byte, and no other is left
      And a later cell computes `len(big)` as `100000`

  @rlm-pair-aliased
  Rule: No temporary file takes the place of the other target, whatever the two are called
    Source: rlm-repl: SnapshotPairConsistencyTest.test_aliased_temp_style_names_never_clobber_the_pair

    Scenario Outline: "<payload>" and "<manifest>"
      Given a snapshot of `a = 1` in "<payload>" and "<manifest>"
      And from now on writing the manifest fails once
      When the host snapshots the namespace
      Then the snapshot fails: "manifest write failed…"
      And both files are what they were before, byte for byte, and no other is left
      And another snapshot leaves both files and no other

      Examples:
        | payload | manifest |
        | x       | x.tmp    |
        | x.tmp   | x        |

  @rlm-pair-interrupted-early
  Rule: A snapshot that is interrupted before its payload is in place ends as interrupted: both old files stay
    Source: rlm-repl: SnapshotTempCleanupTest.test_keyboard_interrupt_during_payload_write_removes_temp_file, SnapshotPairConsistencyTest.test_keyboard_interrupt_between_stages_cleans_temps

    Scenario Outline: While <what>
      Given a snapshot of `a = 1`
      And the kernel has run `big = b'x' * 100_000`
      And from now on <what>
      When the host snapshots the namespace and prunes it
      Then the snapshot fails: "interrupted"
      And both files are what they were before, byte for byte, and no other is left

      Examples:
        | what                                |
        | writing the payload is interrupted  |
        | writing the manifest is interrupted |

    Example: By the host, while a value is saved
      Given a snapshot of `a = 1`
      And the kernel has run `big = b'x' * 100_000`
      And a pruning snapshot is held while a value is saved
      When the host sends an interrupt and lets the kernel go on once it has read it
      Then the snapshot fails: "interrupted"
      And both files are what they were before, byte for byte, and no other is left
      And a later cell computes `len(big)` as `100000`

  @rlm-pair-interrupted-late
  Rule: A snapshot that is interrupted once its payload is in place goes on to its end, and takes the interrupt along
    Source: rlm-repl: SnapshotPairConsistencyTest.test_sigint_after_payload_replace_is_parked_and_consumed, SnapshotPruneShieldTest.test_sigint_after_manifest_commit_before_deletions_is_consumed, SnapshotPruneShieldTest.test_sigint_mid_prune_is_consumed_after_all_deletions_ran, SnapshotPairConsistencyTest.test_sigint_during_final_temp_cleanup_is_parked_and_consumed, FinishRequestTest.test_protocol_interrupt_after_destructive_snapshot_returned_reports_ok

    Scenario Outline: It comes <when>
      Given the kernel has run `a = 1; big = b'x' * 100_000; bigger = b'x' * 200_000`
      And a pruning snapshot is held <when>
      And cell "next" is queued: `'big' in globals() or 'bigger' in globals()`
      When the host sends an interrupt and lets the kernel go on once it has read it
      Then the snapshot ends ok
      And it has saved a and pruned big, bigger
      And cell "next" ends with the result `False`

      Examples:
        | when                                 |
        | after the payload is replaced        |
        | after the manifest is replaced       |
        | while it cleans up                   |
        | as interrupts are let in again       |

    Example: It comes between two deletions
      Given the kernel has run `a = 1; big = b'x' * 100_000; bigger = b'x' * 200_000`
      And a pruning snapshot is held, if it ever is, between two deletions
      And cell "next" is queued: `'big' in globals() or 'bigger' in globals()`
      When the host sends an interrupt and lets the kernel go on once it has read it
      Then the snapshot ends ok
      And it has saved a and pruned big, bigger
      And cell "next" ends with the result `False`

  @rlm-pair-interrupted-last
  Rule: From the first deletion to the answer there is no point at which an interrupt changes what the snapshot tells
    Source: rlm-repl: FinishRequestTest.test_sigint_in_post_run_guarded_window_reports_snapshot_ok

    Example: One point after the other
      Given the kernel has run `a = 1`
      When a pruning snapshot is interrupted at every point behind its first deletion, one after the other
      Then at each point the snapshot ends ok, and the cell after it is not interrupted

  @rlm-pair-shield
  Rule: A snapshot that cannot put interrupts off fails before it touches the pair
    Source: rlm-repl: SnapshotPairConsistencyTest.test_signal_install_failure_propagates_and_cleans_temps

    Example: No handler can be installed
      Given a snapshot of `a = 1`
      And from now on interrupts cannot be put off
      When the host snapshots the namespace
      Then the snapshot fails: "…no handler today…"
      And both files are what they were before, byte for byte, and no other is left

  @rlm-pair-odd-cleanup
  Rule: An odd failure while cleaning up is told, and leaves the kernel interruptible
    Source: rlm-repl: SnapshotPairConsistencyTest.test_cleanup_failure_still_restores_sigint_handler

    Example: Removing raises what nobody expects
      Given the kernel has run `a = 1`
      And from now on removing temporary files fails oddly
      And the next request is preceded by a look at the handler of interrupts
      When the host snapshots the namespace
      Then the snapshot fails: "…an odd failure to remove…"
      And the handler was the kernel's own again
      And a later cell can be interrupted

  @rlm-pair-vanished
  Rule: A name that vanishes while another is saved is skipped, and the rest is saved
    Source: rlm-repl: SnapshotTempCleanupTest.test_name_deleted_by_background_thread_mid_snapshot_is_skipped

    Example: Saving the first name deletes the second
      Given the kernel has run
        """python
        class _Deleting:
            def __reduce__(self):
                globals().pop('victim', None)
                return int, (7,)
        first = _Deleting()
        victim = 1
        last = 2
        """
      When the host snapshots the namespace
      Then the snapshot ends ok
      And it has saved first, last and pruned nothing
      And it has skipped victim because it "deleted during snapshot"

  @rlm-pair-same
  Rule: A payload and a manifest that are one file are refused, and nothing is touched
    Source: rlm-repl: ReplTest.test_snapshot_rejects_identical_path_and_manifest_path

    Example: The same path
      Given the manifest's path is that of the payload
      When the host snapshots the namespace
      Then the snapshot fails: "path and manifest_path must differ"
      And no file is left

    Example: A link to it
      Given the kernel has run `a = 1`
      And the manifest's path is a link to the payload's
      When the host snapshots the namespace
      Then the snapshot fails: "path and manifest_path must differ"
      And both files are what they were before, byte for byte, and no other is left
