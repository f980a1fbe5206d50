@rlm @limits
Feature: Limits
  How much a snapshot may hold, in one variable and in all.

  Background:
    Given a running kernel

  @rlm-limit-variable
  Rule: A variable over its cap is skipped, or deleted and told if pruning is asked for
    Source: rlm-repl: ReplTest.test_snapshot_prune_oversized

    Example: Pruned
      Given the kernel has run `small = 1; big = b'x' * 100_000`
      When the host snapshots the namespace and prunes it
      Then the snapshot ends ok
      And it has saved small and pruned big
      And the manifest tells the same as the answer, and its version is 1
      And a later cell computes `'big' in globals()` as `False`

    Example: Skipped
      Given the kernel has run `small = 1; big = b'x' * 100_000`
      When the host snapshots the namespace with
        | max_variable_bytes | 1024 |
      Then the snapshot ends ok
      And it has saved small and pruned nothing
      And it has skipped big
      And a later cell computes `len(big)` as `100000`

    Example: Exactly its cap
      Given the kernel has run `small = 1; big = b'x' * 100_000`
      When the host snapshots the namespace with a cap on variables 0 bytes below the pickle of "big"
      Then the snapshot ends ok
      And it has saved big, small and pruned nothing

    Example: One byte more than its cap
      Given the kernel has run `small = 1; big = b'x' * 100_000`
      When the host snapshots the namespace with a cap on variables 1 byte below the pickle of "big"
      Then the snapshot ends ok
      And it has saved small and pruned nothing
      And it has skipped big

  @rlm-limit-total
  Rule: The cap on the payload counts all of it, names included; the last names go first
    Source: rlm-repl: SnapshotPairConsistencyTest.test_complete_payload_respects_aggregate_size_cap, SnapshotPairConsistencyTest.test_near_cap_payload_skips_tail_instead_of_failing_snapshot

    Example: A name that is longer than the cap
      Given the kernel has run `globals()['x' * 10_000] = 1`
      When the host snapshots the namespace with
        | max_bytes          | 128 |
        | max_variable_bytes | 128 |
      Then the snapshot ends ok
      And it has saved nothing and pruned nothing
      And it has skipped one name of 10000 letters because it "exceeds aggregate snapshot size cap"
      And its payload is of at most 128 bytes, and of the size that it tells
      And both files are there, and no other

    Example: Exactly what it needs
      Given a snapshot of `a = b'x' * 100; b = b'x' * 100`
      When the host snapshots the namespace with both caps 0 bytes below what it needed
      Then the snapshot ends ok
      And it has saved a, b and pruned nothing

    Example: One byte less
      Given a snapshot of `a = b'x' * 100; b = b'x' * 100`
      When the host snapshots the namespace with both caps 1 byte below what it needed
      Then the snapshot ends ok
      And it has saved a and pruned nothing
      And it has skipped b because it "exceeds aggregate snapshot size cap"
      And a fresh kernel gets a and not b out of it

  @rlm-limit-zero
  Rule: Where not even an empty payload fits, the snapshot fails and leaves nothing
    Source: rlm-repl: SnapshotPairConsistencyTest.test_zero_size_cap_writes_no_empty_payload_overhead

    Example: No byte is allowed
      When the host snapshots the namespace with
        | max_bytes          | 0 |
        | max_variable_bytes | 0 |
      Then the snapshot fails: "write failed: snapshot exceeds aggregate snapshot size cap"
      And no file is left
