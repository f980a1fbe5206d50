@monty @time-limit
Feature: Time limit
  A session may use so much time and no more. The time is the session's, not the feed's.

  @monty-time-spent
  Rule: Running past the time limit ends the feed and leaves that session exhausted; the process serves the next one
    Source: monty-subprocess: child_enforces_time_limit; field-reports: FM06

    Example: An endless loop
      Given a worker configured with
        | time limit | 100 ms |
      When the host feeds `while True: pass`
      Then the feed fails with TimeoutError and a message like "time limit exceeded: …s > 100ms"
      And it carries no traceback

    Example: The session stays exhausted
      Given a worker configured with
        | time limit | 100 ms |
      And the feed `while True: pass` has failed with TimeoutError
      When the host feeds `1 + 1`
      Then the feed fails with TimeoutError

    Example: The next session in the same process has its own time
      Given a worker configured with
        | time limit | 300 ms |
      And the feed `while True: pass` has failed with TimeoutError
      And the worker was reset and configured again with
        | time limit | 300 ms |
      When the host feeds `1 + 1`
      Then the feed completes with 2

    Example: No time at all
      Given a worker configured with
        | time limit | 0 ms |
      When the host feeds `1 + 1`
      Then the feed fails with TimeoutError

  @monty-time-waiting
  Rule: Time spent waiting for the host costs nothing
    Source: monty-observed: time-suspended; field-reports: FM06

    Example: A host that answers late
      Given a worker configured with
        | time limit | 300 ms |
      And the feed `ext() + 1` is suspended at the call `ext()`
      And the host has let 0.8 s pass
      When the host answers the call with 1
      Then the feed completes with 2

    Example: A host that feeds late
      Given a worker configured with
        | time limit | 300 ms |
      And the session has run `x = 1`
      And the host has let 0.8 s pass
      When the host feeds `x + 1`
      Then the feed completes with 2

  @monty-time-blocked
  Rule: Time spent writing to a host that does not read counts
    Source: monty-observed: time-blocked-output

    Example: An endless printer whose host reads late
      Given a worker configured with
        | time limit | 300 ms |
      And the host has sent the feed `while True: print('x' * 1000)` and does not listen
      And the host has let 0.8 s pass
      When the host listens for the rest of the turn
      Then the feed fails with TimeoutError and a reported time of at least 0.5 s

  @monty-time-uncatchable
  Rule: No code catches the end of its time
    Source: monty-observed: limits-uncatchable

    Example: Neither the broadest except clause nor finally runs
      Given a worker configured with
        | time limit | 100 ms |
      When the host feeds
        """python
        try:
            while True:
                pass
        except BaseException:
            print('caught')
        finally:
            print('finally')
        """
      Then the feed fails with TimeoutError
      And before the turn's end the worker has printed "" to standard output

  @monty-time-builtin @slow
  Rule: The limit is looked at between instructions, so one long builtin runs to its end first
    Source: monty-observed: time-builtin

    Example: A power with ten million digits
      Given a worker configured with
        | time limit | 100 ms |
      When the host feeds `10 ** 10 ** 7`
      Then the feed fails with TimeoutError and a reported time of at least 0.3 s
