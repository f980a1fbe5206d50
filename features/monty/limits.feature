@monty @limits
Feature: Limits
  What else bounds a session: how deep it calls, how often it is suspended; and what each turn's end tells the host.

  @monty-limit-recursion
  Rule: Calls nest as deep as the recursion limit and no deeper, and the error can be caught
    Source: monty-observed: recursion-limit

    Background:
      Given a worker configured with
        | recursion limit | 3 |
      And the session has run
        """python
        def f(n):
            return n if n == 0 else f(n - 1)
        """

    Example: Three calls deep
      When the host feeds `f(2)`
      Then the feed completes with 0

    Example: Four calls deep
      When the host feeds `f(3)`
      Then the feed fails with RecursionError "maximum recursion depth exceeded"
      And the session still computes `f(2)` as 0

    Example: The code catches it
      When the host feeds
        """python
        try:
            f(3)
        except RecursionError as e:
            caught = str(e)
        caught
        """
      Then the feed completes with "maximum recursion depth exceeded"

  @monty-limit-recursion-default
  Rule: Without a limit of the host's, a thousand calls nest
    Source: monty-observed: recursion-default

    Background:
      Given a configured worker
      And the session has run
        """python
        def f(n):
            return n if n == 0 else f(n - 1)
        """

    Example: A thousand calls deep
      When the host feeds `f(999)`
      Then the feed completes with 0

    Example: A thousand and one
      When the host feeds `f(1000)`
      Then the feed fails with RecursionError "maximum recursion depth exceeded"

  @monty-limit-recursion-raised
  Rule: A host may allow far more nested calls than a thousand
    Source: monty-observed: recursion-raised

    Example: A hundred thousand, all of them
      Given a worker configured with
        | recursion limit | 100000 |
      And the session has run
        """python
        def f(n):
            return n if n == 0 else f(n - 1)
        """
      When the host feeds `f(99_999)`
      Then the feed completes with 0

    Example: One more than ten thousand, and the code catches it
      Given a worker configured with
        | recursion limit | 10000 |
      And the session has run
        """python
        def f(n):
            return n if n == 0 else f(n - 1)
        """
      When the host feeds
        """python
        try:
            f(10_000)
        except RecursionError as e:
            caught = str(e)
        caught
        """
      Then the feed completes with "maximum recursion depth exceeded"

  @monty-limit-recursion-zero
  Rule: A recursion limit of nought forbids every call
    Source: monty-observed: recursion-zero

    Example: One call
      Given a worker configured with
        | recursion limit | 0 |
      And the session has run `def f(): return 1`
      When the host feeds `f()`
      Then the feed fails with RecursionError "maximum recursion depth exceeded"

  @monty-limit-recursion-values
  Rule: A recursion limit bounds calls and leaves values whole
    Source: assay-monty: values-whole-under-limits

    Scenario Outline: Under a limit of <limit> the value <value>
      Given a worker configured with
        | recursion limit | <limit> |
      When the host feeds `<value>`
      Then the feed completes with <value>

      Examples: As deep as the limit says, and deeper
        | limit | value |
        | 0     | 2     |
        | 1     | 2     |
        | 3     | [[2]] |
        | 3     | [[[[2]]]] |

  @monty-limit-suspensions
  Rule: A worker tells the suspension limit with each turn's end and leaves keeping it to the host
    Source: monty-observed: suspensions-not-enforced, stamps

    Example: Four calls under a limit of three
      Given a worker configured with
        | suspension limit | 3 |
      When the host answers 4 calls with 1 in
        """python
        total = 0
        for _ in range(4):
            total += ext()
        total
        """
      Then the feed completes with 4
      And the turn's end is stamped with a suspension limit of 3

    Example: Two calls under a limit of nought
      Given a worker configured with
        | suspension limit | 0 |
      When the host answers 2 calls with 1 in
        """python
        ext() + ext()
        """
      Then the feed completes with 2
      And the turn's end is stamped with a suspension limit of 0

    Example: Fifteen hundred calls under the limit of a thousand that nobody set
      Given a configured worker
      When the host answers 1500 calls with 1 in
        """python
        total = 0
        for _ in range(1500):
            total += ext()
        total
        """
      Then the feed completes with 1500
      And the turn's end is stamped with a suspension limit of 1000

  @monty-limit-stamps
  Rule: The end of a live session's turn carries the session's time and limits
    Source: monty-observed: stamps

    Example: A time limit is repeated
      Given a worker configured with
        | time limit | 5 s |
      When the host feeds `1 + 1`
      Then the turn's end is stamped with a time limit of 5 s

    Example: Time used is counted over the session
      Given a configured worker
      And the session has run `sum(i for i in range(100_000))`
      When the host feeds `1 + 1`
      Then the turn's end is stamped with more than 1 ms of execution

    Example: Nothing is stamped before the session has begun
      Given a worker
      When the host configures the worker
      Then the worker answers Ok
      And the turn's end carries no stamp

  @monty-limit-collector
  Rule: Reference cycles count as memory until the collector runs, so its interval matters under a memory limit
    Source: monty-observed: collector-interval

    Scenario Outline: With a collector interval of <interval>, two hundred thousand cycles <outcome>
      Given a worker configured with
        | memory limit       | 2 MiB      |
        | collector interval | <interval> |
      When the host feeds
        """python
        for _ in range(200_000):
            a = []
            a.append(a)
        'all made'
        """
      Then the feed <outcome>

      Examples: Often enough, and hardly ever
        | interval   | outcome                    |
        | 0          | completes with "all made"  |
        | 100        | completes with "all made"  |
        | 1000000000 | fails with MemoryError     |

    Example: Nobody has set an interval
      Given a worker configured with
        | memory limit | 2 MiB |
      When the host feeds
        """python
        for _ in range(200_000):
            a = []
            a.append(a)
        'all made'
        """
      Then the feed fails with MemoryError
