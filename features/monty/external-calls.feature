@monty @external-calls
Feature: External calls
  A call of a name that the sandbox does not know suspends the feed; the host's answer becomes the call's value.

  @monty-call-answer
  Rule: Calling an unknown name suspends the feed, and the answer is the value of the call
    Source: monty-subprocess: external_function_round_trip; monty-observed: call-numbers

    Example: Two numbers out, one back
      Given a configured worker
      And the feed `add(1, 2)` is suspended at the call `add(1, 2)`
      When the host answers the call with 3
      Then the feed completes with 3

    Example: Arguments of both kinds arrive in order
      Given a configured worker
      When the host feeds `ext('hello', 1, key='value', other=[2])`
      Then the feed is suspended at the call `ext("hello", 1, key="value", other=[2])`
      And the call has number 0

    Example: Calls of one feed are counted
      Given a configured worker
      And the feed `[ext(), ext()]` is suspended at the call `ext()`
      When the host answers the call with "first"
      Then the feed is suspended at the call `ext()`
      And the call has number 1

    Example: The count begins anew with each feed
      Given a configured worker
      And the feed `ext()` is suspended at the call `ext()`
      And the host has answered the call with 1
      When the host feeds `ext()`
      Then the feed is suspended at the call `ext()`
      And the call has number 0

  @monty-call-error
  Rule: An exception for an answer is raised at the call, where the code can catch it
    Source: monty-observed: call-error

    Example: Nobody catches it
      Given a configured worker
      And the feed `ext()` is suspended at the call `ext()`
      When the host answers the call by raising ValueError "no such luck"
      Then the feed fails with ValueError "no such luck"
      And its traceback holds a frame of the sandbox

    Example: The code catches it
      Given a configured worker
      And a feed is suspended at the call `ext()`
        """python
        try:
            ext()
        except ValueError as e:
            caught = str(e)
        caught
        """
      When the host answers the call by raising ValueError "no such luck"
      Then the feed completes with "no such luck"

  @monty-call-not-found
  Rule: A function that the host does not have is a NameError
    Source: monty-subprocess: external_function_not_found_raises_name_error

    Example: An undefined function
      Given a configured worker
      And the feed `undefined_fn()` is suspended at the call `undefined_fn()`
      When the host answers that there is no function "undefined_fn"
      Then the feed fails with NameError "name 'undefined_fn' is not defined"

  @monty-name-lookup
  Rule: Reading an unknown name suspends the feed, and the answer is the name's value from then on
    Source: monty-subprocess: name_lookup_round_trip; monty-observed: name-bound-for-good

    Example: The answer is used
      Given a configured worker
      And the feed `answer + 1` is suspended at the name "answer"
      When the host answers the name with 41
      Then the feed completes with 42

    Example: The name is not asked for twice
      Given a configured worker
      And the feed `answer + 1` is suspended at the name "answer"
      When the host answers the name with 41
      Then the feed completes with 42
      And the session still computes `answer` as 41

    Example: The host does not know it either
      Given a configured worker
      And the feed `answer + 1` is suspended at the name "answer"
      When the host answers that the name is undefined
      Then the feed fails with NameError "name 'answer' is not defined"

  @monty-name-lookup-error
  Rule: An exception for a name's value is raised where the name was read
    Source: monty-subprocess: name_lookup_error_raises_in_sandbox

    Example: The code catches it
      Given a configured worker
      And a feed is suspended at the name "secret"
        """python
        try:
            secret
        except PermissionError as e:
            caught = str(e)
        caught
        """
      When the host answers the name by raising PermissionError "secret is off limits"
      Then the feed completes with "secret is off limits"

    Example: Nobody catches it
      Given a configured worker
      And the feed `secret` is suspended at the name "secret"
      When the host answers the name by raising PermissionError "secret is off limits"
      Then the feed fails with PermissionError "secret is off limits"
      And its traceback holds a frame of the sandbox
      And the session still computes `1 + 1` as 2

  @monty-call-bad-answer
  Rule: An answer that is no answer is refused, and the call can still be answered
    Source: monty-observed: call-bad-answers

    Example: Another call's number
      Given a configured worker
      And the feed `missing()` is suspended at the call `missing()`
      When the host answers call 1 with 0
      Then the worker refuses it as a protocol violation: "ResumeCall call_id 1 does not match 0"
      And the suspended call can still be answered

    Example: No result at all
      Given a configured worker
      And the feed `missing()` is suspended at the call `missing()`
      When the host answers the call without a result
      Then the worker refuses it as a protocol violation: "…"
      And the suspended call can still be answered

    Example: An exception of a type that Python does not have
      Given a configured worker
      And the feed `missing()` is suspended at the call `missing()`
      When the host answers the call by raising NoSuchError "x"
      Then the worker refuses it as a protocol violation: "…"
      And the suspended call can still be answered

    Example: A function call that is not served
      Given a configured worker
      And the feed `missing()` is suspended at the call `missing()`
      When the host answers that it does not serve the call
      Then the worker refuses it as a protocol violation: "…"
      And the suspended call can still be answered

  @monty-call-output-only
  Rule: A value that only goes out is no answer, and costs the suspension
    Source: monty-observed: call-repr-answer

    Example: The repr of a sandbox function
      Given a configured worker
      And the feed `ext()` is suspended at the call `ext()`
      When the host answers the call with <repr: "<function f>">
      Then the feed fails with RuntimeError and a message like "…'Repr' is not a valid input value"
      And the session still computes `1 + 1` as 2
