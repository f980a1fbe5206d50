@monty @futures
Feature: Futures
  A host may promise to answer a call later. When nothing else can run, the feed waits for the promised answers.

  @monty-future-gather
  Rule: A feed that can do no more waits for all the calls that the host has promised to answer
    Source: monty-observed: futures-waited-for

    Example: Both are announced
      Given a configured worker
      When the host promises to answer every call of
        """python
        import asyncio
        await asyncio.gather(fa(1), fb(2))
        """
      Then the feed waits for the calls 0, 1

  @monty-future-settled
  Rule: Promises are settled one by one or together, in any order, and what stays open is waited for
    Source: monty-observed: futures-waited-for, futures-any-order

    Background:
      Given a configured worker
      And the host has promised to answer every call of
        """python
        import asyncio
        await asyncio.gather(fa(1), fb(2))
        """

    Example: None is answered
      When the host settles no call
      Then the feed waits for the calls 0, 1

    Example: One is answered, and the other is waited for
      When the host settles
        | call | answer |
        | 1    | 20     |
      Then the feed waits for the calls 0

    Example: Both are answered, the later one first
      When the host settles
        | call | answer |
        | 1    | 20     |
        | 0    | 10     |
      Then the feed completes with [10, 20]

    Example: The first of two answers to one call is kept
      When the host settles
        | call | answer |
        | 0    | 10     |
        | 0    | 99     |
        | 1    | 20     |
      Then the feed completes with [10, 20]

    Example: Another promise leaves the call open under its number
      When the host settles
        | call | answer     |
        | 0    | later as 9 |
        | 1    | 20         |
      Then the feed waits for the calls 0

  @monty-future-error
  Rule: An exception for a promised answer is raised at the await and ends the wait
    Source: monty-observed: futures-error

    Background:
      Given a configured worker
      And the host has promised to answer every call of
        """python
        import asyncio
        await asyncio.gather(fa(1), fb(2))
        """

    Example: Raised while the other call is still open
      When the host settles
        | call | answer                   |
        | 0    | raise ValueError "boom"  |
      Then the feed fails with ValueError "boom"
      And the session still computes `1 + 1` as 2

    Example: There is no such function after all
      When the host settles
        | call | answer       |
        | 1    | not found fb |
      Then the feed fails with NameError "name 'fb' is not defined"
      And the session still computes `1 + 1` as 2

  @monty-future-caught
  Rule: A coroutine catches the failure of its own call, whatever the others do
    Source: field-reports: FM04

    Background:
      Given a configured worker
      And the host has promised to answer every call of
        """python
        import asyncio
        async def a():
            try:
                return await fa()
            except ValueError:
                return 'caught'
        async def b():
            try:
                return await fb()
            except ValueError:
                return 'caught'
        await asyncio.gather(a(), b())
        """

    Example: One call fails
      When the host settles
        | call | answer                  |
        | 0    | 1                       |
        | 1    | raise ValueError "boom" |
      Then the feed completes with [1, "caught"]

    Example: Both calls fail
      When the host settles
        | call | answer                  |
        | 0    | raise ValueError "boom" |
        | 1    | raise ValueError "boom" |
      Then the feed completes with ["caught", "caught"]

    Example: Neither call fails
      When the host settles
        | call | answer |
        | 0    | 1      |
        | 1    | 2      |
      Then the feed completes with [1, 2]

  @monty-future-unknown
  Rule: An answer for a call that is not open is an error, and costs the suspension
    Source: monty-observed: futures-unknown-call

    Example: A number that was never promised
      Given a configured worker
      And the host has promised to answer every call of
        """python
        await fa()
        """
      When the host settles
        | call | answer |
        | 9    | 1      |
      Then the feed fails with RuntimeError "unknown call_id 9, expected one of: [0]"
      And the session still computes `1 + 1` as 2

  @monty-future-no-answer
  Rule: An answer that is none is refused, and the calls can still be answered
    Source: monty-observed: futures-bad-answers

    Scenario Outline: The answer is: <answer>
      Given a configured worker
      And the host has promised to answer every call of
        """python
        await fa()
        """
      When the host settles
        | call | answer   |
        | 0    | <answer> |
      Then the worker refuses it as a protocol violation: "invalid results: …"
      And the promised call can still be answered

      Examples:
        | answer     |
        | not served |
        | nothing    |

  @monty-future-promised-number
  Rule: A call waits under the number that the host promised
    Source: monty-observed: futures-own-number, futures-one-number

    Example: Another number than the call's own
      Given a configured worker
      And the feed `await fa()` is suspended at the call `fa()`
      When the host promises to answer the call as number 7
      Then the feed waits for the calls 7

    Example: Of two calls under one number only one gets an answer
      Given a configured worker
      And the host has promised to answer, as number 5, every call of
        """python
        import asyncio
        await asyncio.gather(fa(1), fb(2))
        """
      When the host settles
        | call | answer |
        | 5    | 1      |
      Then the feed fails with RuntimeError and a message like "…asyncio scheduler stalled: no ready tasks and no pending external calls"
      And the session still computes `1 + 1` as 2

  @monty-future-forgotten
  Rule: A promise that its own feed does not await cannot be kept any more
    Source: monty-observed: futures-forgotten

    Background:
      Given a configured worker
      And the feed `f = fa()` is suspended at the call `fa()`
      And the host has promised to answer the call as number 0

    Example: The next feed awaits it and waits for no call
      When the host feeds `await f`
      Then the feed waits for no call at all

    Example: Its answer comes too late, and the error names it
      Given the feed `await f` waits for no call at all
      When the host settles
        | call | answer |
        | 0    | 1      |
      Then the feed fails with RuntimeError "unknown call_id 0, expected one of: []"
      And the session still computes `1 + 1` as 2

    Example: Nothing can end that wait but an error
      Given the feed `await f` waits for no call at all
      When the host settles no call
      Then the feed fails with RuntimeError and a message like "…asyncio scheduler stalled: no ready tasks and no pending external calls"
      And the session still computes `1 + 1` as 2

  @monty-future-immediate
  Rule: A call inside a gather needs a promise: a value at once is no awaitable
    Source: monty-observed: futures-immediate

    Example: A value at once
      Given a configured worker
      And a feed is suspended at the call `fa()`
        """python
        import asyncio
        await asyncio.gather(fa())
        """
      When the host answers the call with 1
      Then the feed fails with TypeError
      And the session still computes `1 + 1` as 2

  @monty-future-dump
  Rule: Open promises survive a dump
    Source: monty-observed: futures-dump

    Background:
      Given a configured worker
      And the host has promised to answer every call of
        """python
        import asyncio
        async def twice(call):
            return 2 * await call
        await asyncio.gather(twice(fa(1)), fb(2))
        """
      And a dump of the session

    Example: The restored feed waits for the same calls
      When a fresh worker loads the dump
      Then the feed waits for the calls 0, 1

    Example: The restored feed takes their answers
      Given a fresh worker has loaded the dump and waits for the calls 0, 1
      When the host settles
        | call | answer |
        | 0    | 10     |
        | 1    | 30     |
      Then the feed completes with [20, 30]
