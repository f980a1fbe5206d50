@monty @errors
Feature: Errors
  An exception that nothing catches ends the turn, never the session.

  @monty-error-keeps-session
  Rule: An uncaught exception ends the turn with its type, message and traceback, and the session lives on
    Source: monty-subprocess: runtime_error_preserves_session; monty-observed: traceback-file-counts

    Example: Division by zero
      Given a configured worker
      And the session has run `kept = 41`
      When the host feeds `1 / 0`
      Then the feed fails with ZeroDivisionError "division by zero"
      And its traceback reads
        | file             | line | column | in       |
        | <python-input-1> | 1    | 1      | <module> |
      And the session still computes `kept + 1` as 42

    Example: A function's frame stands behind its caller's
      Given a configured worker
      When the host feeds
        """python
        def f():
            raise ValueError('inner')
        f()
        """
      Then the feed fails with ValueError "inner"
      And its traceback reads
        | file             | line | column | in       |
        | <python-input-0> | 3    | 1      | <module> |
        | <python-input-0> | 2    | 11     | f        |

  @monty-error-syntax
  Rule: Text that is no Python is a SyntaxError, and binds nothing
    Source: monty-observed: syntax-error

    Example: A sound line before an unfinished one
      Given a configured worker
      When the host feeds
        """python
        x = 1
        1 +
        """
      Then the feed fails with SyntaxError
      And the session knows no name "x"
      And the session still computes `1 + 1` as 2

    Example: An input beside it
      Given a configured worker
      When the host feeds `1 +` with the inputs
        | x | 1 |
      Then the feed fails with SyntaxError
      And the session knows no name "x"

  @monty-error-arguments
  Rule: An exception keeps its type whatever it was made with
    Source: field-reports: FM09

    Example: A number as its argument
      Given a configured worker
      When the host feeds `raise KeyError(3)`
      Then the feed fails with KeyError

    Example: Two arguments
      Given a configured worker
      When the host feeds `raise ValueError('a', 'b')`
      Then the feed fails with ValueError

    Example: The except clause catches it
      Given a configured worker
      When the host feeds
        """python
        try:
            raise KeyError(3)
        except KeyError:
            caught = True
        caught
        """
      Then the feed completes with True

    Example: One string, the form that always works
      Given a configured worker
      When the host feeds `raise ValueError('a')`
      Then the feed fails with ValueError "a"

  @monty-error-system-exit
  Rule: SystemExit is an error like any other and does not end the worker
    Source: monty-observed: system-exit

    Example: Raised by name
      Given a configured worker
      When the host feeds `raise SystemExit('x')`
      Then the feed fails with SystemExit "x"
      And the session still computes `1 + 1` as 2

  @monty-error-nesting
  Rule: A value nested too deeply for the wire is answered by the value or by an error that names nesting
    Source: field-reports: FM08; monty-observed: nesting

    Example: A list 48 deep comes back
      Given a configured worker
      When the host feeds
        """python
        v = []
        for _ in range(47):
            v = [v]
        v
        """
      Then the feed completes with a list 48 deep

    Example: A list 49 deep does not
      Given a configured worker
      When the host feeds
        """python
        v = []
        for _ in range(48):
            v = [v]
        v
        """
      Then the feed fails with RuntimeError and a message like "…Max output depth exceeded…"
      And the session still computes `1 + 1` as 2

    Example: A list 100000 deep does not
      Given a configured worker
      When the host feeds
        """python
        v = []
        for _ in range(99_999):
            v = [v]
        v
        """
      Then the feed fails with RuntimeError and a message like "…Max output depth exceeded…"
      And the session still computes `1 + 1` as 2

    Example: An argument too deep for a call
      Given a configured worker
      When the host feeds
        """python
        v = []
        for _ in range(60):
            v = [v]
        ext(v)
        """
      Then the feed fails with RuntimeError and a message like "…Max argument depth exceeded…"
      And the session still computes `1 + 1` as 2

    Example: An input 60 deep is refused
      Given a configured worker
      When the host feeds `v` with an input list 60 deep
      Then the worker refuses it as a protocol violation: "…recursion limit reached"
      And the session still computes `1 + 1` as 2

    Example: A dictionary 32 deep comes back
      Given a configured worker
      When the host feeds
        """python
        v = 0
        for _ in range(32):
            v = {'k': v}
        v
        """
      Then the feed completes with a dictionary 32 deep

    Example: A dictionary 33 deep does not
      Given a configured worker
      When the host feeds
        """python
        v = 0
        for _ in range(33):
            v = {'k': v}
        v
        """
      Then the feed fails with RuntimeError and a message like "…Max output depth exceeded…"

    Example: An instance 24 deep comes back
      Given a configured worker
      When the host feeds
        """python
        class A:
            pass
        v = 0
        for _ in range(24):
            a = A()
            a.x = v
            v = a
        v
        """
      Then the feed completes with a chain of 24 instances

    Example: An instance 25 deep does not
      Given a configured worker
      When the host feeds
        """python
        class A:
            pass
        v = 0
        for _ in range(25):
            a = A()
            a.x = v
            v = a
        v
        """
      Then the feed fails with RuntimeError and a message like "…Max output depth exceeded…"
      And the session still computes `1 + 1` as 2
