@rlm @display-and-host
Feature: Display and host
  A cell shows structured data, and asks its host for what it cannot do itself.

  @rlm-display
  Rule: What a cell displays arrives unchanged, with the cell's id
    Source: rlm-repl: ReplTest.test_emit_display

    Scenario Outline: <kind>
      Given a running kernel
      When the kernel runs
        """python
        from rlm.repl import emit
        emit({<kind>: <payload>, 'text/plain': 'label'})
        """
      Then the cell ends without a result
      And the cell has displayed, word for word
        """json
        {<kind-as-json>: <as-json>, "text/plain": "label"}
        """

      Examples:
        | kind                                             | payload                                                             | kind-as-json                                     | as-json                                                                 |
        | 'application/vnd.prime-agent.diff+json'          | {'path': '/a.py', 'old_str': 'a', 'new_str': 'é', 'start_line': 3}  | "application/vnd.prime-agent.diff+json"          | {"path": "/a.py", "old_str": "a", "new_str": "é", "start_line": 3}      |
        | 'application/vnd.prime-agent.attachment+json'    | {'mime_type': 'image/png', 'data': 'aGVsbG8='}                      | "application/vnd.prime-agent.attachment+json"    | {"mime_type": "image/png", "data": "aGVsbG8="}                          |
        | 'application/vnd.prime-agent.agent-message+json' | {'message': 'hi', 'target': {'sessionId': 's1'}, 'more': [1.5, None]} | "application/vnd.prime-agent.agent-message+json" | {"message": "hi", "target": {"sessionId": "s1"}, "more": [1.5, null]}   |

  @rlm-display-nan
  Rule: What has no form in JSON is refused in the cell, and nothing is displayed
    Source: rlm-repl: ReplTest.test_emit_nan_payload_errors_in_cell_and_keeps_framing

    Scenario Outline: <number>
      Given a running kernel
      When the kernel runs
        """python
        from rlm.repl import emit
        emit({'application/json': [float('<number>')]})
        """
      Then the cell ends in error with ValueError
      And the cell has displayed nothing
      And a later cell computes `1 + 1` as `2`

      Examples:
        | number |
        | nan    |
        | inf    |

  @rlm-display-task
  Rule: What a task displays after its cell is done carries that cell's id
    Source: rlm-repl: ReplTest.test_display_from_detached_task_keeps_cell_id

    Example: A later cell lets it
      Given a running kernel
      And the kernel has run cell "maker"
        """python
        import asyncio
        from rlm.repl import emit
        ready = asyncio.Event()
        async def later():
            await ready.wait()
            emit({'text/plain': 'late'})
        task = asyncio.create_task(later())
        """
      When the kernel runs `ready.set()`
      Then a display of cell "maker" arrives, word for word
        """json
        {"text/plain": "late"}
        """

  @rlm-host-reply
  Rule: A request reaches the host as the cell made it, and the cell gets the reply as the host gave it
    Source: rlm-repl: ReplTest.test_host_request_round_trip

    Example: Unknown fields, in their order
      Given a running kernel
      And cell "asker" waits for its host
        """python
        from rlm.repl import host_request
        await host_request({'type': 'demo', 'z': [1, None, 'é'], 'a': {}})
        """
      When the host replies
        """json
        {"status": "whatever", "z": 1, "a": [true, 2.5]}
        """
      Then the host is asked, word for word
        """json
        {"type": "demo", "z": [1, null, "é"], "a": {}}
        """
      And cell "asker" ends with the result `{'status': 'whatever', 'z': 1, 'a': [True, 2.5]}`

  @rlm-host-typed
  Rule: A typed request comes to the reply's result, or raises what the host says
    Source: rlm-repl: ReplTest.test_typed_host_request_unwraps_exact_handler_result, ReplTest.test_typed_host_request_raises_host_error, ReplTest.test_typed_host_request_rejects_unexpected_envelope_status

    Example: A result that has a status of its own
      Given a running kernel
      And cell "asker" waits for its host
        """python
        from rlm import host_request
        await host_request('demo', {'n': 1})
        """
      When the host replies
        """json
        {"status": "ok", "result": {"status": "mine", "n": 2}}
        """
      Then the host is asked, word for word
        """json
        {"n": 1, "type": "demo"}
        """
      And cell "asker" ends with the result `{'status': 'mine', 'n': 2}`

    Scenario Outline: A reply with the status <status>
      Given a running kernel
      And cell "asker" waits for its host
        """python
        from rlm import host_request
        await host_request('demo')
        """
      When the host replies
        """json
        <reply>
        """
      Then cell "asker" ends in error with RuntimeError "<message>"

      Examples:
        | status  | reply                                             | message                                                  |
        | error   | {"status": "error", "error": "no such thing"}     | no such thing                                            |
        | partial | {"status": "partial", "result": {}}               | host request demo returned unexpected status: 'partial' |

  @rlm-host-nobody
  Rule: A reply to nobody is dropped
    Source: rlm-repl: ReplTest.test_host_reply_for_unknown_id_dropped, ReplTest.test_host_request_cancelled_cell_drops_pending_future

    Example: Nobody asked
      Given a running kernel
      When the host replies to a request that nobody made
      Then a later cell computes `1 + 1` as `2`
      And no line has been refused

    Example: The cell that asked was interrupted
      Given a running kernel
      And cell "asker" waits for its host
        """python
        from rlm.repl import host_request
        await host_request({'type': 'demo'})
        """
      When the host interrupts cell "asker" and replies when it is done
      Then cell "asker" ends in error with KeyboardInterrupt
      And a later cell computes `1 + 1` as `2`
      And no line has been refused
