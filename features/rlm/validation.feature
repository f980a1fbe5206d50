@rlm @validation
Feature: Validation
  A line that is no request is refused at once, in words, and costs nothing else.

  @rlm-line-refused
  Rule: A line that is no request is refused by one error without an id, and serving goes on
    Source: rlm-repl: ReplTest.test_malformed_request_line, ReplTest.test_unhashable_request_type_does_not_kill_reader

    Scenario Outline: <line>
      Given a running kernel
      When the host sends the line `<line>`
      Then the kernel refuses the line
      And no other line is refused

      Examples:
        | line                                                |
        | this is no JSON                                     |
        | {"type": "execute", "id": "a", "code": "1"          |
        | []                                                  |
        | 17                                                  |
        | {}                                                  |
        | {"type": null}                                      |
        | {"type": "nonsense"}                                |
        | {"type": ["execute"]}                               |
        | {"type": {"execute": 1}}                            |
        | {"type": "execute", "code": "1"}                    |
        | {"type": "execute", "id": 7, "code": "1"}           |
        | {"type": "execute", "id": "a"}                      |
        | {"type": "execute", "id": "a", "code": 1}           |
        | {"type": "snapshot", "id": "a", "path": "/x"}       |
        | {"type": "restore", "id": "a"}                      |
        | {"type": "list_names"}                              |
        | {"type": "host_reply", "id": "a", "data": "text"}   |
        | {"type": "host_reply", "data": {}}                  |

  @rlm-line-nested
  Rule: No nesting is too deep for the kernel to refuse the line
    Source: rlm-repl: ReplTest.test_hostile_deeply_nested_json_line_does_not_kill_reader

    Example: 100000 opening brackets
      Given a running kernel
      When the host sends a line of 100000 opening brackets
      Then the kernel refuses the line
      And no other line is refused

    Example: 100000 objects in one another
      Given a running kernel
      When the host sends a line of 100000 objects in one another, never closed
      Then the kernel refuses the line
      And no other line is refused

  @rlm-line-duplicate
  Rule: The id of a request under way is refused to another, and the first is as it was
    Source: rlm-repl: ReplTest.test_duplicate_inflight_id_rejected_and_original_still_interruptible

    Example: While the first runs
      Given a running kernel
      And cell "a" is running
        """python
        import time
        while True: time.sleep(0.05)
        """
      When the host sends the line `{"type": "execute", "id": "a", "code": "1"}`
      Then the kernel refuses the line: "…duplicate…"
      And cell "a" can be interrupted
      And no other line is refused

    Example: While the first is queued
      Given a running kernel
      And the kernel is busy between two requests
      And cell "a" is queued: `2 + 2`
      When the host sends the line `{"type": "restore", "id": "a", "path": "/nowhere"}`
      Then the kernel refuses the line: "…duplicate…"
      And once the kernel goes on cell "a" ends with the result `4`

  @rlm-line-interrupt-id
  Rule: An interrupt whose target is no text is refused, and hits nobody
    Source: rlm-repl: ReplTest.test_interrupt_with_non_string_id_is_protocol_error

    Scenario Outline: The id <id>
      Given a running kernel
      And cell "a" is held
        """python
        _hold()
        'whole'
        """
      When the host sends the line `{"type": "interrupt", "id": <id>}`
      Then the kernel refuses the line: "…interrupt request id must be a string…"
      And once it is let go cell "a" ends with the result `'whole'`
      And no other line is refused

      Examples:
        | id    |
        | 7     |
        | null  |
        | ["a"] |

  @rlm-snapshot-options
  Rule: A snapshot whose options are of another kind is refused before anything is touched
    Source: rlm-repl: ReplTest.test_snapshot_rejects_non_boolean_and_non_integer_options

    Scenario Outline: <option> is <value>
      Given a running kernel
      And the kernel has run `a = 1`
      When the host snapshots the namespace with
        | prune_oversized | true    |
        | <option>        | <value> |
      Then the snapshot fails: "<reason>"
      And no file is left
      And a later cell computes `a` as `1`

      Examples:
        | option             | value | reason                                              |
        | max_bytes          | "10"  | …max_bytes must be a non-negative integer…          |
        | max_bytes          | null  | …max_bytes must be a non-negative integer…          |
        | max_bytes          | -1    | …max_bytes must be a non-negative integer…          |
        | max_bytes          | true  | …max_bytes must be a non-negative integer…          |
        | max_variable_bytes | "10"  | …max_variable_bytes must be a non-negative integer… |
        | max_variable_bytes | null  | …max_variable_bytes must be a non-negative integer… |
        | max_variable_bytes | -1    | …max_variable_bytes must be a non-negative integer… |
        | max_variable_bytes | 1.5   | …max_variable_bytes must be a non-negative integer… |

    Example: Pruning is said in a text
      Given a running kernel
      And the kernel has run `big = b'x' * 100_000`
      When the host snapshots the namespace with
        | max_variable_bytes | 1024    |
        | prune_oversized    | "false" |
      Then the snapshot fails: "…boolean…"
      And no file is left
      And a later cell computes `len(big)` as `100000`
