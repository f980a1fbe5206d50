@monty @sessions
Feature: Sessions
  A worker holds one session at a time. What one feed binds, the next one finds, until the host resets the worker.

  @monty-session-state
  Rule: What a feed binds is there for the feeds after it
    Source: monty-subprocess: session_state_persists_across_feeds

    Example: A name bound by the feed before
      Given a configured worker
      And the session has run `x = 1 + 2`
      When the host feeds `x * 2`
      Then the feed completes with 6

    Example: The value of a feed is its last expression
      Given a configured worker
      When the host feeds
        """python
        x = 1 + 2
        x
        """
      Then the feed completes with 3

    Example: A feed that ends in a statement has no value
      Given a configured worker
      When the host feeds `x = 1`
      Then the feed completes with None

  @monty-session-inputs
  Rule: Values sent with a feed are names in it, and stay
    Source: monty-subprocess: inputs_are_injected; monty-observed: inputs-last-wins, inputs-bad-name

    Example: A value is used under its name
      Given a configured worker
      When the host feeds `a + 1` with the inputs
        | a | 20 |
      Then the feed completes with 21

    Example: Of two values for one name the last one counts, and stays
      Given a configured worker
      When the host feeds `a` with the inputs
        | a | 1 |
        | a | 2 |
      Then the feed completes with 2
      And the session still computes `a + 1` as 3

    Example: A value may take a builtin's name
      Given a configured worker
      When the host feeds `len` with the inputs
        | len | 7 |
      Then the feed completes with 7

    Example: A name that Python would not take is refused, and no input is bound
      Given a configured worker
      When the host feeds `1` with the inputs
        | sound     | 1 |
        | two words | 2 |
      Then the feed fails with SyntaxError and a message like "Input name 'two words' not a valid identifier"
      And the session knows no name "sound"
      And the session still computes `1 + 1` as 2

  @monty-session-values
  Rule: Values of every kind that the worker takes in come back as they were sent
    Source: monty-observed: values-round-trip

    Scenario Outline: A value comes back: <value>
      Given a configured worker
      When the host feeds `v` with the inputs
        | v | <value> |
      Then the feed completes with <value>

      Examples: Scalars, and the ends of their ranges
        | value                        |
        | None                         |
        | ...                          |
        | True                         |
        | 0                            |
        | -9223372036854775808         |
        | 9223372036854775807          |
        | 9223372036854775808          |
        | -170141183460469231731687303 |
        | 0.1                          |
        | -inf                         |
        | nan                          |
        | NotImplemented               |
        | "naïve 日本語 \"quoted\""     |
        | b"\x00\xff"                  |

      Examples: Containers
        | value                       |
        | []                          |
        | [1, [2, [3]]]               |
        | (1,)                        |
        | {"k": [None], 2: "v"}       |
        | {1}                         |
        | set()                       |
        | frozenset({1})              |
        | frozenset()                 |

      Examples: Kinds without a literal
        | value |
        | <path: "/data/x.txt"> |
        | <exception { exc_type: "ValueError" arg: "bad" }> |
        | <named_tuple { type_name: "P" field_names: "x" field_names: "y" values { int: 1 } values { str: "2" } }> |
        | <file_handle { path: "/a" mode: "r" position: 3 }> |

      Examples: Dates and times, with a zone and without
        | value |
        | <date { year: 2026 month: 11 day: 30 }> |
        | <time { hour: 1 minute: 2 second: 3 microsecond: 4 }> |
        | <time { hour: 1 minute: 2 second: 3 microsecond: 4 offset_seconds: 3600 timezone_name: "CET" fold: 1 }> |
        | <datetime { year: 2026 month: 11 day: 30 hour: 1 minute: 2 second: 3 microsecond: 4 }> |
        | <datetime { year: 2026 month: 11 day: 30 hour: 1 minute: 2 offset_seconds: -3600 timezone_name: "X" }> |
        | <timedelta { days: 1 seconds: 2 microseconds: 3 }> |
        | <timezone { offset_seconds: 3600 }> |
        | <timezone { offset_seconds: 3600 name: "CET" }> |

      Examples: Functions, classes and instances
        | value |
        | <function { name: "f" }> |
        | <builtin_function: "len"> |
        | <type { name: "int" origin: BUILTIN }> |
        | <type { name: "P" id { data: "AAAAAAAAAAAAAAAA" } origin: HOST is_dataclass: true }> |
        | <class_instance { type { name: "P" id { data: "AAAAAAAAAAAAAAAA" } origin: HOST } instance_id { data: "BBBBBBBBBBBBBBBB" } attrs { pairs { key { str: "x" } value { int: 1 } } } }> |

  @monty-session-values-out
  Rule: A value that only goes out is refused as an input, in words
    Source: monty-observed: values-out-only

    Scenario Outline: The input <value>
      Given a configured worker
      When the host feeds `v` with the inputs
        | v | <value> |
      Then the feed fails with RuntimeError and a message like "…<reason>…"
      And the session still computes `1 + 1` as 2

      Examples: How a value looks, and where one holds itself
        | value                                     | reason                              |
        | <repr: "<range>">                         | 'Repr' is not a valid input value   |
        | <cycle { identity: 1 placeholder: "…" }>  | 'Cycle' is not a valid input value  |

      Examples: Names that nothing bears
        | value                                                                        | reason                         |
        | <builtin_function: "nope">                                                   | unknown builtin function       |
        | <exception { exc_type: "Nope" }>                                             | unknown exception type         |
        | <file_handle { path: "/a" mode: "zz" }>                                      | invalid file mode              |
        | <type { name: "P" id { data: "AAAAAAAAAAAAAAAA" } origin: SANDBOX }>         | sandbox class 'P'              |

  @monty-session-reset
  Rule: A reset leaves nothing of the session, and the worker serves the next one
    Source: monty-subprocess: reset_returns_child_to_idle_for_reuse; monty-observed: reset-anywhere

    Example: A name of the old session is unknown in the new one
      Given a configured worker
      And the session has run `x = 1`
      When the host resets the worker
      Then the worker answers Ok
      And a new session knows no name "x"

    Example: A worker that was never configured takes a reset
      Given a worker
      When the host resets the worker
      Then the worker answers Ok

    Example: A reset ends a suspended feed
      Given a configured worker
      And the feed `ext()` is suspended at the call `ext()`
      When the host resets the worker
      Then the worker answers Ok
      And no suspended call is left to answer

  @monty-session-install
  Rule: The worker installs no packages, and the session lives on
    Source: monty-subprocess: install_dependencies_is_rejected_but_session_survives; monty-observed: install-keeps-suspension

    Example: The request is refused in words
      Given a configured worker
      When the host asks the worker to install "numpy"
      Then the feed fails with RuntimeError "dependency installation is only supported by the CPython worker"
      And the session still computes `1 + 1` as 2

    Example: A suspended feed can still be answered
      Given a configured worker
      And the feed `ext()` is suspended at the call `ext()`
      When the host asks the worker to install "numpy"
      Then the feed fails with RuntimeError "dependency installation is only supported by the CPython worker"
      And the suspended call can still be answered

  @monty-coroutine-once
  Rule: A coroutine runs once, whoever awaits it
    Source: field-reports: FM07

    Example: One coroutine gathered twice gives its value twice
      Given a configured worker
      When the host feeds
        """python
        import asyncio
        async def one():
            return 1
        c = one()
        await asyncio.gather(c, c)
        """
      Then the feed completes with [1, 1]

    Example: One coroutine awaited twice in sequence is an error
      Given a configured worker
      When the host feeds
        """python
        async def one():
            return 1
        c = one()
        await c
        await c
        """
      Then the feed fails with RuntimeError
      And the session still computes `1 + 1` as 2

  @monty-finally-once
  Rule: A finally clause runs once, however its block is left
    Source: field-reports: FM07

    Example: By a return out of a loop
      Given a configured worker
      And the session has run
        """python
        seen = []
        def f():
            for i in range(3):
                try:
                    return i
                finally:
                    seen.append(i)
        f()
        """
      When the host feeds `seen`
      Then the feed completes with [0]

    Example: By an exception that is caught outside
      Given a configured worker
      And the session has run `seen = []`
      When the host feeds
        """python
        try:
            try:
                1 / 0
            finally:
                seen.append('finally')
        except ZeroDivisionError:
            seen.append('except')
        seen
        """
      Then the feed completes with ["finally", "except"]

  @monty-closure-in-filter
  Rule: Text that compiles never ends the worker
    Source: field-reports: FM03

    Example: A closure in the filter of a comprehension
      Given a configured worker
      And the session has run `u = [1]`
      When the host feeds `[0 for n in [0 for k in u] if (lambda: n)]`
      Then the feed gives [0] or an ordinary error
      And the session still computes `u` as [1]

  @monty-session-no-leak
  Rule: A process that serves sessions by the thousand does not grow with them
    Source: monty-observed: no-leak

    Example: Three thousand sessions in one process
      Given a configured worker
      And the worker has served 200 sessions
      When the worker serves 3000 sessions more
      Then its resident memory has grown by less than 4 MiB
