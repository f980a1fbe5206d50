@monty @abort
Feature: Aborting a feed
  A host that has had enough of a suspended feed ends it with an exception of its choice.

  @monty-abort-uncatchable
  Rule: Aborting raises the exception where the feed is suspended, past every except and finally, and keeps the session
    Source: monty-subprocess: abort_feed_round_trip; monty-observed: abort-uncatchable

    Example: A loop that swallows every error
      Given a configured worker
      And a feed is suspended at the os call `open("/etc/passwd", "r")`
        """python
        while True:
            try:
                open('/etc/passwd')
            except Exception:
                pass
        """
      When the host aborts the feed with RuntimeError "suspension limit 3 exceeded"
      Then the feed fails with RuntimeError "suspension limit 3 exceeded"
      And its traceback reads
        | file             | line | column | in       |
        | <python-input-0> | 3    | 9      | <module> |
      And the session still computes `1 + 1` as 2

    Example: Neither the broadest except clause nor finally runs
      Given a configured worker
      And the session has run `ran = []`
      And a feed is suspended at the call `ext()`
        """python
        try:
            ext()
        except BaseException:
            ran.append('except')
        finally:
            ran.append('finally')
        """
      When the host aborts the feed with ValueError "enough"
      Then the feed fails with ValueError "enough"
      And the session still computes `ran` as []

  @monty-abort-anywhere
  Rule: A feed can be aborted in every kind of suspension
    Source: monty-observed: abort-anywhere

    Example: At the look-up of a name
      Given a configured worker
      And the feed `answer` is suspended at the name "answer"
      When the host aborts the feed with ValueError "enough"
      Then the feed fails with ValueError "enough"

    Example: While it waits for promised answers
      Given a configured worker
      And the host has promised to answer every call of
        """python
        await fa()
        """
      When the host aborts the feed with ValueError "enough"
      Then the feed fails with ValueError "enough"

    Example: At a call
      Given a configured worker
      And the feed `ext()` is suspended at the call `ext()`
      When the host aborts the feed with ValueError "enough"
      Then the feed fails with ValueError "enough"

  @monty-abort-refused
  Rule: An abort without a suspended feed, or without an exception, is refused and changes nothing
    Source: monty-observed: abort-refused

    Example: Nothing is suspended
      Given a configured worker
      When the host aborts the feed with ValueError "enough"
      Then the worker refuses it as a protocol violation: "AbortFeed without a suspended feed"
      And the session still computes `1 + 1` as 2

    Example: No exception is given
      Given a configured worker
      And the feed `ext()` is suspended at the call `ext()`
      When the host aborts the feed without an exception
      Then the worker refuses it as a protocol violation: "AbortFeed has no exception"
      And the suspended call can still be answered

    Example: The exception has a type that Python does not have
      Given a configured worker
      And the feed `ext()` is suspended at the call `ext()`
      When the host aborts the feed with NoSuchError "enough"
      Then the worker refuses it as a protocol violation: "invalid exception: unknown exception type \"NoSuchError\""
      And the suspended call can still be answered
