@monty @memory-limits
Feature: Memory limits
  A session's limit is soft first: an allocation that would cross it raises MemoryError and the session lives. Four
  mebibytes above it stands a hard ceiling for memory that no instruction asked for: crossing that ends the worker, with
  an exit code of its own.

  @monty-memory-small
  Rule: A small limit leaves work inside it alone
    Source: monty-subprocess: small_memory_limit_leaves_normal_work_alone; monty-observed: memory-too-small

    Example: 64 KiB suffice for a sum
      Given a worker configured with
        | memory limit | 64 KiB |
      When the host feeds `1 + 1`
      Then the feed completes with 2

    Example: 1 KiB does not
      Given a worker configured with
        | memory limit | 1 KiB |
      When the host feeds `1 + 1`
      Then the feed fails with MemoryError and a message like "memory limit exceeded: … bytes > 1024 bytes"

  @monty-memory-soft
  Rule: Crossing the soft limit raises MemoryError, and the worker lives
    Source: monty-subprocess: exceeding_the_soft_memory_limit_preserves_the_worker, host_call_arguments_over_the_limit_still_fail_gracefully, reading_partial_args_cannot_kill_the_worker

    Example: A list that grows step by step
      Given a worker configured with
        | memory limit | 8 MiB |
      When the host feeds `[str(i) for i in range(131_072)]`
      Then the feed fails with MemoryError and a message like "memory limit exceeded: … bytes > 8388608 bytes"
      And the session still computes `1 + 1` as 2

    Example: An argument of a call that does not fit
      Given a worker configured with
        | memory limit | 8 MiB |
      When the host feeds `foobar('A' * (16 * 1024 * 1024))`
      Then the feed fails with MemoryError and a message like "memory limit exceeded: … bytes > 8388608 bytes"
      And the session still computes `1 + 1` as 2

    Example: The arguments of a wide partial, read in one burst
      Given a worker configured with
        | memory limit | 64 MiB |
      And the session has run
        """python
        import functools
        def f(*a):
            return 0
        p = functools.partial(f, *range(1_000_000))
        junk = [0] * 2_800_000
        """
      When the host feeds `p.args`
      Then the feed fails with MemoryError and a message like "memory limit exceeded: … bytes > 67108864 bytes"
      And the session still computes `1 + 1` as 2

  @monty-memory-gather
  Rule: What the scheduler holds for coroutines counts as the session's memory
    Source: monty-subprocess: async_accumulation_reaches_the_soft_limit, building_a_deep_gather_nest_reaches_the_soft_limit, committing_a_deep_gather_nest_reaches_the_soft_limit

    Example: Gathers that call themselves
      Given a worker configured with
        | memory limit | 1 MiB |
      When the host feeds
        """python
        import asyncio
        async def f():
            return await asyncio.gather(f())
        asyncio.run(f())
        """
      Then the feed fails with MemoryError and a message like "memory limit exceeded: … bytes > 1048576 bytes"
      And the session still computes `1 + 1` as 2

    Example: A nest of gathers that is too deep to build
      Given a worker configured with
        | memory limit | 1 MiB |
      When the host feeds
        """python
        import asyncio
        async def leaf():
            return 1
        def build():
            g = leaf()
            for _ in range(50_000):
                g = asyncio.gather(g)
            return g
        build()
        """
      Then the feed fails with MemoryError and a message like "memory limit exceeded: … bytes > 1048576 bytes"
      And the session still computes `1 + 1` as 2

    Scenario Outline: A nest <depth> deep that fits <limit> until it is awaited
      Given a worker configured with
        | memory limit | <limit> |
      And the session has run
        """python
        import asyncio
        async def leaf():
            return 1
        g = leaf()
        for _ in range(<depth>):
            g = asyncio.gather(g)
        """
      When the host feeds `await g`
      Then the feed fails with MemoryError and a message like "memory limit exceeded: … bytes > <bytes> bytes"
      And the session computes `1 + 1` as 2 once it has run `g = None`

      Examples: One crosses the limit in many steps, the other in one
        | depth  | limit  | bytes    |
        | 3500   | 1 MiB  | 1048576  |
        | 100000 | 32 MiB | 33554432 |

  @monty-memory-preflight
  Rule: A result of known size is refused before it is made, and the figure named is what it would have cost
    Source: monty-subprocess: large_allocations_are_rejected_before_the_hard_limit

    Scenario Outline: <what>, refused at <bytes> bytes
      Given a worker configured with
        | memory limit | 1 MiB |
      When the host feeds
        """python
        <code>
        """
      Then the feed fails with MemoryError, naming <bytes> bytes within 1024 over a limit of 1048576
      And the session still computes `1 + 1` as 2

      Examples: Products and powers
        | what              | code                                    | bytes    |
        | A long text       | 'x' * 10_000_000                        | 10031137 |
        | Long bytes        | b'x' * 10_000_000                       | 10031269 |
        | A long list       | [None] * 1_000_000                      | 16031391 |
        | A power           | 2 ** 10_000_000                         | 10031230 |
        | A shift           | 1 << 10_000_000                         | 1281231  |
        | A replacement     | ('a' * 1000).replace('a', 'b' * 2000)   | 2034769  |

      Examples: Copies of containers
        | what                  | code                                                         | bytes    |
        | A list doubled        | x = [None] * 40_000\nx += x                                  | 1951835  |
        | A sum of tuples       | t = (None,) * 40_000\nt + t                                  | 1311835  |
        | A list's copy         | x = [None] * 40_000\nx.copy()                                | 1311585  |
        | A deque's extension   | from collections import deque\nd = deque()\nd.extend(range(1_000_000)) | 16031971 |

      Examples: What a partial holds
        | what                   | code                                                                                                                             | bytes   |
        | A partial's call       | import functools\ndef f(*a):\n    return 0\np = functools.partial(f, *range(20_000))\njunk = [None] * 40_000\np()                 | 1314563 |
        | A partial's arguments  | import functools\ndef f(*a):\n    return 0\np = functools.partial(f, *range(20_000))\njunk = [0] * 40_000\np.args                 | 1314563 |
        | A partial's keywords   | import functools\ndef f(**k):\n    return 0\np = functools.partial(f, **{str(i): i for i in range(6_000)})\njunk = [0] * 30_000\np.keywords | 1071419 |

  @monty-memory-bounded-deque
  Rule: A bounded deque swallows an iterator of any length
    Source: monty-subprocess: bounded_deque_extend_is_not_preflighted

    Example: Half a million numbers through eight places
      Given a worker configured with
        | memory limit | 1 MiB |
      When the host feeds
        """python
        from collections import deque
        d = deque(maxlen=8)
        d.extend(range(500_000))
        len(d)
        """
      Then the feed completes with 8

  @monty-memory-lazy
  Rule: A short slice of something endless costs what the slice holds, and never the worker
    Source: field-reports: FM01, FM02

    Scenario Outline: Three items of an endless generator under a limit of <limit>
      Given a worker configured with
        | memory limit | <limit> |
        | time limit   | 15 s    |
      When the host feeds
        """python
        from itertools import islice, count
        list(islice((n for n in count(1)), 3))
        """
      Then the feed gives [1, 2, 3] or MemoryError
      And the session still computes `1 + 1` as 2

      Examples: The outcome depends on where the limit falls between two doublings of a buffer
        | limit          |
        | 16777216 bytes |
        | 25165824 bytes |
        | 67108864 bytes |

    Example: A batch larger than its data
      Given a worker configured with
        | memory limit | 25165824 bytes |
      When the host feeds
        """python
        import itertools
        len(next(itertools.batched(range(3), 10**9)))
        """
      Then the feed completes with 3
      And the session still computes `1 + 1` as 2

    Example: A batch out of endless data
      Given a worker configured with
        | memory limit | 25165824 bytes |
      When the host feeds
        """python
        import itertools
        len(next(itertools.batched(itertools.count(), 10**9)))
        """
      Then the feed fails with MemoryError
      And the session still computes `1 + 1` as 2

  @monty-memory-recovers
  Rule: Letting go of what was too much restores the session
    Source: monty-observed: memory-recovers

    Background:
      Given a worker configured with
        | memory limit | 1 MiB |
      And the session has run `a = []`
      And a feed has failed with MemoryError
        """python
        while True:
            a.append('x' * 1000 + str(len(a)))
        """

    Example: Nothing runs while it is held
      When the host feeds `1 + 1`
      Then the feed fails with MemoryError

    Example: Everything runs once it is let go
      When the host feeds `a = None`
      Then the feed completes with None
      And the session still computes `1 + 1` as 2

  @monty-memory-uncatchable
  Rule: No code catches the end of its memory
    Source: monty-observed: limits-uncatchable

    Example: Neither the broadest except clause nor finally runs
      Given a worker configured with
        | memory limit | 1 MiB |
      When the host feeds
        """python
        try:
            x = 'x' * 10_000_000
        except BaseException:
            print('caught')
        finally:
            print('finally')
        """
      Then the feed fails with MemoryError
      And before the turn's end the worker has printed "" to standard output

  @monty-memory-refused
  Rule: An allocation that the system refuses ends the worker with the code for no memory, and says so on standard error
    Source: monty-subprocess: refused_allocation_exits_with_the_oom_code

    Example: An exbibyte
      Given a configured worker
      When the host feeds `x = ' ' * (1 << 60)`
      Then the worker ends with exit code 65
      And its standard error reads "monty worker: allocation of 1152921504606846976 bytes failed"

  @monty-memory-ceiling
  Rule: Memory that no instruction asked for ends the worker four mebibytes above the limit
    Source: monty-subprocess: exceeding_the_memory_limit_exits_with_the_oom_code; monty-observed: memory-ceiling, memory-ceiling-feeds

    Example: A frame of 200 MiB is announced
      Given a worker configured with
        | memory limit | 1 KiB |
      When the host announces a frame of 200 MiB and sends nothing more
      Then the worker ends with exit code 65
      And its standard error reads "monty worker: allocation of 209715200 bytes exceeds the memory limit"

    Example: A frame that just fits below the ceiling only waits for its body
      Given a worker configured with
        | memory limit | 1 MiB |
      When the host announces a frame of 5242880 bytes and sends nothing more
      Then the worker is still running 0.2 s later

    Example: A frame of one byte more
      Given a worker configured with
        | memory limit | 1 MiB |
      When the host announces a frame of 5242881 bytes and sends nothing more
      Then the worker ends with exit code 65
      And its standard error reads "monty worker: allocation of 5242881 bytes exceeds the memory limit"

    Example: Code of half the limit, which is kept more than once
      Given a worker configured with
        | memory limit | 1 MiB |
      When the host feeds code of 500000 bytes
      Then the feed fails with MemoryError and a message like "memory limit exceeded: … bytes > 1048576 bytes"

    Example: Code of three times the limit
      Given a worker configured with
        | memory limit | 1 MiB |
      When the host feeds code of 3 MiB
      Then the worker ends with exit code 65
      And its standard error is like "monty worker: allocation of … bytes exceeds the memory limit"

    Example: An input as large as the limit nearly is
      Given a worker configured with
        | memory limit | 1 MiB |
      When the host feeds `len(v)` with an input text of 1000000 bytes
      Then the feed completes with 1000000

    Example: An input of three times the limit
      Given a worker configured with
        | memory limit | 1 MiB |
      When the host feeds `len(v)` with an input text of 3 MiB
      Then the worker ends with exit code 65
      And its standard error is like "monty worker: allocation of … bytes exceeds the memory limit"

  @monty-memory-dump-limit
  Rule: A dump carries its own limit into a worker that was never given one
    Source: monty-subprocess: loading_a_dump_applies_its_own_memory_limit

    Background:
      Given a worker configured with
        | memory limit | 64 KiB |
      And the session has run `x = 1`
      And a dump of the session
      And a fresh worker has loaded the dump

    Example: The ceiling stands in the fresh worker
      When the host announces a frame of 200 MiB and sends nothing more
      Then the worker ends with exit code 65
      And its standard error reads "monty worker: allocation of 209715200 bytes exceeds the memory limit"

    Example: The soft limit stands too
      When the host feeds `'x' * 10_000_000`
      Then the feed fails with MemoryError and a message like "memory limit exceeded: … bytes > 65536 bytes"

  @monty-memory-last-print
  Rule: A line printed just before a death reaches the host only if lines are sent at once
    Source: monty-observed: memory-last-print

    Example: Lines are sent at once
      Given a worker configured with
        | print flush interval | 0 ms |
      When the host feeds
        """python
        print('last words')
        x = ' ' * (1 << 60)
        """
      Then the worker ends with exit code 65
      And before the turn's end the worker has printed "last words\n" to standard output

    Example: Lines may wait
      Given a worker configured with
        | print flush interval | 60 s |
      When the host feeds
        """python
        print('last words')
        x = ' ' * (1 << 60)
        """
      Then the worker ends with exit code 65
      And before the turn's end the worker has printed "" to standard output

  @monty-memory-type-checker
  Rule: What the type checker keeps counts in the sessions after it, so a small limit wants a fresh process
    Source: monty-observed: memory-type-checker, memory-type-check-imports

    Example: After a type-checked session
      Given a worker configured with
        | type checking | on |
      And the session has run `x: int = 1`
      And the worker was reset and configured again with
        | memory limit | 64 KiB |
      When the host feeds `1 + 1`
      Then the feed fails with MemoryError

    Example: After a session that was not checked
      Given a configured worker
      And the session has run `x: int = 1`
      And the worker was reset and configured again with
        | memory limit | 64 KiB |
      When the host feeds `1 + 1`
      Then the feed completes with 2

    Example: Checking the use of an import costs more than a small limit allows
      Given a worker configured with
        | type checking | on    |
        | memory limit  | 1 MiB |
      When the host feeds
        """python
        import json
        json.dumps(1)
        """
      Then the feed fails with MemoryError

    Example: A larger limit suffices
      Given a worker configured with
        | type checking | on    |
        | memory limit  | 8 MiB |
      When the host feeds
        """python
        import json
        json.dumps(1)
        """
      Then the feed completes with "1"

  @monty-frame-limit @alone
  Rule: What does not fit into the longest frame, stamps included, is refused in words, and the session lives
    The longest frame is 268435456 bytes. The announcement of a call is measured with the stamps that travel with it.

    Source: monty-subprocess: near_limit_suspension_is_refused_cleanly; monty-observed: frame-limit-results, frame-limit-dumps

    Example: A call that would fit without its stamps
      Given a worker configured with
        | suspension limit | 5 |
      When the host feeds `f('x' * 268435436)`
      Then the feed fails with RuntimeError and a message like "argument frame of … bytes exceeds the maximum of 268435456 bytes"
      And it carries no traceback
      And the session still computes `1 + 1` as 2

    Example: A call that fits with them
      Given a worker configured with
        | suspension limit | 5 |
      When the host feeds `f('x' * 268435420)`
      Then the feed is suspended at a call of "f" with a text of 268435420 bytes

    Example: A dump that does not fit
      Given a configured worker
      And the session has run `x = 'x' * 268435456`
      When the host dumps the session
      Then the feed fails with RuntimeError and a message like "result frame of … bytes exceeds the maximum of 268435456 bytes"
      And the session still computes `len(x)` as 268435456

    Example: A result that does not fit
      Given a configured worker
      When the host feeds `'x' * 268435456`
      Then the feed fails with RuntimeError and a message like "result frame of … bytes exceeds the maximum of 268435456 bytes"
      And the session still computes `1 + 1` as 2
