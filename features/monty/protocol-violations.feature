@monty @protocol-violations
Feature: Protocol violations
  A request out of turn is refused in words and changes nothing. Only damage to the frames themselves is fatal.

  @monty-violation-harmless
  Rule: A request that the session is not ready for is refused, and nothing is lost
    Source: monty-subprocess: protocol_violations_keep_the_child_alive; monty-observed: turn-table

    Example: A feed before the session is configured
      Given a worker
      When the host feeds `1 + 1`
      Then the worker refuses it as a protocol violation: "session has not been configured"
      And a session under a plain name computes `1 + 1` as 2

    Example: A second configuration
      Given a configured worker
      And the session has run `x = 1`
      When the host configures the worker
      Then the worker refuses it as a protocol violation: "Configure while a session already exists"
      And the session still computes `x` as 1

    Example: A feed while another is suspended
      Given a configured worker
      And the feed `ext()` is suspended at the call `ext()`
      When the host feeds `1 + 1`
      Then the worker refuses it as a protocol violation: "Feed without a session ready for input"
      And the suspended call can still be answered

    Scenario Outline: <request> with nothing to answer
      Given a configured worker
      When the host sends the request
        """monty
        <request>
        """
      Then the worker refuses it as a protocol violation: "<reason>"
      And the session still computes `1 + 1` as 2

      Examples:
        | request                                 | reason                                                |
        | resume_call { result { future: 1 } }    | ResumeCall without a suspended function/OS call        |
        | resume_name_lookup { undefined { } }    | ResumeNameLookup without a suspended name lookup       |
        | resume_futures { }                      | ResumeFutures without suspended futures                |

    Scenario Outline: <request> for a suspended call
      Given a configured worker
      And the feed `ext()` is suspended at the call `ext()`
      When the host sends the request
        """monty
        <request>
        """
      Then the worker refuses it as a protocol violation: "<reason>"
      And the suspended call can still be answered

      Examples:
        | request                              | reason                                           |
        | resume_name_lookup { undefined { } } | ResumeNameLookup without a suspended name lookup |
        | resume_futures { }                   | ResumeFutures without suspended futures          |

  @monty-violation-body
  Rule: A whole frame that is no request is refused, and the next one is served
    Source: monty-observed: frame-body-damage

    Example: An empty frame before anything else
      Given a worker
      When the host sends the request
        """monty
        raw 00000000
        """
      Then the worker refuses it as a protocol violation: "request has no kind"
      And a session under a plain name computes `1 + 1` as 2

    Example: An empty frame
      Given a configured worker
      When the host sends the request
        """monty
        raw 00000000
        """
      Then the worker refuses it as a protocol violation: "request has no kind"
      And the session still computes `1 + 1` as 2

    Example: A frame of an unknown kind
      Given a configured worker
      When the host sends the request
        """monty
        raw 020000006200
        """
      Then the worker refuses it as a protocol violation: "request has no kind"
      And the session still computes `1 + 1` as 2

    Example: A frame that protobuf cannot read
      Given a configured worker
      When the host sends the request
        """monty
        raw 02000000ffff
        """
      Then the worker refuses it as a protocol violation: "malformed request: failed to decode Protobuf message: …"
      And the session still computes `1 + 1` as 2

    Example: A suspended call survives it
      Given a configured worker
      And the feed `ext()` is suspended at the call `ext()`
      When the host sends the request
        """monty
        raw 02000000ffff
        """
      Then the worker refuses it as a protocol violation: "malformed request: …"
      And the suspended call can still be answered

  @monty-violation-unknown-field
  Rule: What a request carries beyond the protocol is skipped without a word
    Source: monty-observed: unknown-fields, two-kinds

    Example: A field that no version knows
      Given a configured worker
      When the host sends the request
        """monty
        raw 0a0000001a050a03312b31900301
        """
      Then the feed completes with 2

    Example: Of two kinds in one request the last one counts
      Given a configured worker
      When the host sends the request
        """monty
        raw 090000003a001a050a03312b31
        """
      Then the feed completes with 2

  @monty-violation-pipelined
  Rule: Requests sent without waiting are answered one after the other, in order
    Source: monty-observed: pipelined-requests

    Example: Four requests in one piece
      Given a worker
      When the host sends the requests without waiting
        """monty
        configure { script_name: "main.py" protocol_version: 2 }
        feed { code: "x = 1" }
        feed { code: "x + 1" }
        reset { }
        """
      Then the worker answers in order
        | ok { }                        |
        | complete { value { none { } } } |
        | complete { value { int: 2 } } |
        | ok { }                        |
