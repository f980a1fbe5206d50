@monty @external-calls
Feature: External calls
  A call of a name that the sandbox does not know suspends the feed; the host's answer becomes the call's value.

  @monty-call-answer
  Rule: Calling an unknown name suspends the feed, and the answer is the value of the call
    Source: monty-subprocess: external_function_round_trip; monty-observed: call-numbers

    Background:
      Given a configured worker

    Example: A call suspends the feed
      When the host feeds `add(1, 2)`
      Then the feed is suspended at the call `add(1, 2)`

    Example: Two numbers out, one back
      Given the feed `add(1, 2)` is suspended at the call `add(1, 2)`
      When the host answers the call with 3
      Then the feed completes with 3

    Example: Arguments of both kinds arrive in order
      When the host feeds `ext('hello', 1, key='value', other=[2])`
      Then the feed is suspended at the call `ext("hello", 1, key="value", other=[2])`
      And the call has number 0

    Example: Calls of one feed are counted
      Given the feed `[ext(), ext()]` is suspended at the call `ext()`
      When the host answers the call with "first"
      Then the feed is suspended at the call `ext()`
      And the call has number 1

    Example: The count begins anew with each feed
      Given the feed `ext()` is suspended at the call `ext()`
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

    Background:
      Given a configured worker

    Example: Reading the name suspends the feed
      When the host feeds `answer + 1`
      Then the feed is suspended at the name "answer"

    Example: The answer is used
      Given the feed `answer + 1` is suspended at the name "answer"
      When the host answers the name with 41
      Then the feed completes with 42

    Example: The name is not asked for twice
      Given the feed `answer + 1` is suspended at the name "answer"
      And the host has answered the name with 41
      When the host feeds `answer`
      Then the feed completes with 41

    Example: The host does not know it either
      Given the feed `answer + 1` is suspended at the name "answer"
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

  @monty-name-bad-answer
  Rule: An answer to a name that is no answer is refused, and the name can still be answered
    Source: monty-observed: name-bad-answers

    Scenario Outline: <what>
      Given a configured worker
      And the feed `answer + 1` is suspended at the name "answer"
      When the host sends the request
        """monty
        resume_name_lookup { <answer> }
        """
      Then the worker refuses it as a protocol violation: "<reason>"
      And the suspended name can still be answered

      Examples:
        | what                                             | answer                            | reason                                                       |
        | No answer at all                                 |                                   | invalid result: missing required field ResumeNameLookup.kind |
        | A value that is empty                            | value { }                         | invalid result: missing required field MontyObject.kind      |
        | An exception of a type that Python does not have | error { exc_type: "NoSuchError" } | invalid result: unknown exception type \"NoSuchError\"       |
        | An exception without a type                      | error { }                         | invalid result: unknown exception type \"\"                  |

  @monty-call-bad-answer
  Rule: An answer that is no answer is refused, and the call can still be answered
    Source: monty-subprocess: protocol_violations_keep_the_child_alive; monty-observed: call-bad-answers

    Background:
      Given a configured worker
      And the feed `missing()` is suspended at the call `missing()`

    Example: Another call's number
      When the host answers call 1 with 0
      Then the worker refuses it as a protocol violation: "ResumeCall call_id 1 does not match 0"
      And the suspended call can still be answered

    Example: No result at all
      When the host answers the call without a result
      Then the worker refuses it as a protocol violation: "ResumeCall has no result"
      And the suspended call can still be answered

    Example: A result that is empty
      When the host leaves the result of its answer empty
      Then the worker refuses it as a protocol violation: "invalid result: missing required field ExtFunctionResult.kind"
      And the suspended call can still be answered

    Example: An exception of a type that Python does not have
      When the host answers the call by raising NoSuchError "x"
      Then the worker refuses it as a protocol violation: "invalid result: unknown exception type \"NoSuchError\""
      And the suspended call can still be answered

    Example: A function call that is not served
      When the host answers that it does not serve the call
      Then the worker refuses it as a protocol violation: "NotHandled is only valid answering a suspended OS call"
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

  @monty-call-object
  Rule: A method or an attribute that an object of the host's lacks is asked of the host, under the object's own id
    Source: monty-observed: call-object

    Background:
      Given a configured worker
      And the session has taken the inputs
        | p | <class_instance { type { name: "P" id { data: "AAAAAAAAAAAAAAAA" } origin: HOST } instance_id { data: "BBBBBBBBBBBBBBBB" } attrs { pairs { key { str: "x" } value { int: 1 } } } }> |

    Example: A method
      When the host feeds `p.area(2, unit='m')`
      Then the feed is suspended at the call `<42424242424242424242424242424242>.area(2, unit="m")`

    Example: An attribute
      When the host feeds `p.width`
      Then the feed is suspended at the name "<42424242424242424242424242424242>.width"

    Example: An attribute that it has
      When the host feeds `p.x`
      Then the feed completes with 1

  @monty-call-familiar
  Rule: Functions that reach outside are calls of the host like any other, whatever Python does with their names
    Source: monty-observed: call-familiar

    Scenario Outline: The code <code> calls the host
      Given a configured worker
      When the host feeds `<code>`
      Then the feed is suspended at the call `<call>`

      Examples:
        | code           | call           |
        | exit()         | exit()         |
        | exit(3)        | exit(3)        |
        | input('name?') | input("name?") |

    Example: A feed goes on behind an exit that the host answers
      Given a configured worker
      And the feed `[exit(), 'on']` is suspended at the call `exit()`
      When the host answers the call with None
      Then the feed completes with [None, "on"]

  @monty-call-from-builtin
  Rule: A builtin that calls back into the code cannot wait for the host
    Source: monty-observed: call-from-builtin

    Scenario Outline: A call of the host from <where>
      Given a configured worker
      When the host feeds
        """python
        class A:
            def __eq__(self, other):
                return ext(other)
        <code>
        """
      Then the feed fails with NotImplementedError and a message like "<where>: external function 'ext' is not yet supported in this context"
      And the session still computes `1 + 1` as 2

      Examples:
        | where                 | code                                 |
        | sorted() key argument | sorted([2, 1], key=lambda x: ext(x)) |
        | map()                 | list(map(lambda x: ext(x), [1]))     |
        | __eq__                | A() == 1                             |

    Example: A loop of one's own can
      Given a configured worker
      When the host answers 2 calls with 5 in
        """python
        [ext(x) for x in [2, 1]]
        """
      Then the feed completes with [5, 5]
