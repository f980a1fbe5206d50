@monty @type-checking
Feature: Type checking
  A session may have its feeds checked before they run. A feed that fails the check neither runs nor is remembered.

  @monty-types-reject
  Rule: A bad feed is rejected and forgotten, a good one is remembered by the checks after it
    Source: monty-subprocess: type_checked_session_rejects_bad_snippets_and_remembers_good_ones; monty-observed: types-info-rejects; assay-monty: imports-are-remembered

    Background:
      Given a worker configured with
        | type checking | on |

    Example: A text for a number
      When the host feeds `x: int = 'not an int'`
      Then the type checker rejects the feed and names "invalid-assignment"

    Example: A name of a good feed is known
      Given the session has run `y = 1`
      When the host feeds `y + 1`
      Then the feed completes with 2

    Example: A name of a rejected feed is not
      Given the type checker has rejected `x: int = 'not an int'`
      When the host feeds `x`
      Then the type checker rejects the feed and names "unresolved-reference"

    Example: A module that a good feed imported is known
      Given the session has run `import json`
      When the host feeds `json.dumps(1)`
      Then the feed completes with "1"

    Example: A text that is no Python is rejected by the checker
      When the host feeds `1 +`
      Then the type checker rejects the feed and names "invalid-syntax"

    Example: A mere remark of the checker rejects the feed too
      When the host feeds `reveal_type(1)`
      Then the type checker rejects the feed and names "revealed-type"

  @monty-types-host-names
  Rule: What the host provides must be declared in the stubs, or the feed sent unchecked
    Source: monty-observed: types-host-names, types-inputs

    Example: A host function nobody declared
      Given a worker configured with
        | type checking | on |
      When the host feeds `ext()`
      Then the type checker rejects the feed and names "unresolved-reference"

    Example: A declared one
      Given a worker configured with
        | type checking | on                      |
        | stubs         | def ext() -> int: ...   |
      When the host feeds `ext()`
      Then the feed is suspended at the call `ext()`

    Example: The feed is sent unchecked
      Given a worker configured with
        | type checking | on |
      When the host feeds `ext()` without a type check
      Then the feed is suspended at the call `ext()`

    Example: An input nobody declared
      Given a worker configured with
        | type checking | on |
      When the host feeds `a + 1` with the inputs
        | a | 1 |
      Then the type checker rejects the feed and names "unresolved-reference"

    Example: A declared input
      Given a worker configured with
        | type checking | on     |
        | stubs         | a: int |
      When the host feeds `a + 1` with the inputs
        | a | 1 |
      Then the feed completes with 2

  @monty-types-format
  Rule: The format that the session was configured with decides how a rejection reads
    Source: monty-subprocess: type_check_format_selects_the_rendering; monty-observed: types-formats

    Example: Concise, whole
      Given a worker configured with
        | type checking | on      |
        | diagnostics   | concise |
      When the host feeds `x: int = 'not an int'`
      Then the type checker rejects the feed with
        """text
        main.py:1:10: error[invalid-assignment] Object of type `Literal["not an int"]` is not assignable to `int`

        """

    Scenario Outline: In the format <format> a rejection holds its mark
      Given a worker configured with
        | type checking | on       |
        | diagnostics   | <format> |
      When the host feeds `x: int = 'no'`
      Then the type checker rejects the feed and names "<mark>"

      Examples:
        | format     | mark                                                             |
        | full       | error[invalid-assignment]: Object of type                        |
        | concise    | main.py:1:10: error[invalid-assignment]                          |
        | azure      | ##vso[task.logissue type=error;sourcepath=/main.py;linenumber=1; |
        | json       | /main.py                                                         |
        | json lines | /main.py                                                         |
        | rdjson     | /main.py                                                         |
        | pylint     | main.py:1: [invalid-assignment]                                  |
        | gitlab     | major                                                            |
        | github     | ::error title=monty (invalid-assignment),file=/main.py,line=1    |

  @monty-types-dump
  Rule: Checking, its format and the feeds it remembers travel in a dump
    Source: monty-subprocess: type_check_format_survives_dump_and_load, type_check_state_survives_dump_and_load

    Background:
      Given a worker configured with
        | type checking | on      |
        | diagnostics   | concise |
      And the session has run `y = 1`
      And a dump of the session
      And a fresh worker has loaded the dump

    Example: A bad feed is rejected in the same format
      When the host feeds `x: int = 'not an int'`
      Then the type checker rejects the feed with
        """text
        main.py:1:10: error[invalid-assignment] Object of type `Literal["not an int"]` is not assignable to `int`

        """

    Example: A feed from before the dump is known to the checker
      When the host feeds `y + 1`
      Then the feed completes with 2

  @monty-types-reset
  Rule: A reset scrubs every file that a session wrote into the checker
    Source: monty-subprocess: reset_scrubs_type_check_state_from_the_next_session

    Scenario Outline: After a session called <script name> its module <module> cannot be imported
      Given a worker configured with
        | type checking | on                    |
        | script name   | <script name>         |
        | stubs         | STUB_SECRET: int = 0  |
      And the session has run `LEAKY = 'hunter2'`
      When the host resets the worker
      Then the worker answers Ok
      And a type-checked session called "b.py" rejects `from <module> import LEAKY` with
        """text
        b.py:1:6: error[unresolved-import] Cannot resolve imported module `<module>`

        """

      Examples: Wherever the name places the file
        | script name   | module     |
        | a.py          | a          |
        | sub/nested.py | sub.nested |
        | ../escape.py  | escape     |
        | /abs.py       | abs        |

    Example: The stubs are gone as well
      Given a worker configured with
        | type checking | on                    |
        | stubs         | STUB_SECRET: int = 0  |
      And the session has run `LEAKY = 'hunter2'`
      When the host resets the worker
      Then the worker answers Ok
      And a type-checked session called "b.py" rejects `from repl_type_stubs import STUB_SECRET` with
        """text
        b.py:1:6: error[unresolved-import] Cannot resolve imported module `repl_type_stubs`

        """

    Example: One process serves all four names, one after the other, and keeps no file of any
      Given a worker that has served type-checked sessions called
        | a.py          |
        | sub/nested.py |
        | ../escape.py  |
        | /abs.py       |
      When the host feeds
        """python
        from a import LEAKY
        from sub.nested import LEAKY
        from escape import LEAKY
        from abs import LEAKY
        from repl_type_stubs import STUB_SECRET
        """
      Then the type checker rejects the feed with
        """text
        b.py:1:6: error[unresolved-import] Cannot resolve imported module `a`
        b.py:2:6: error[unresolved-import] Cannot resolve imported module `sub.nested`
        b.py:3:6: error[unresolved-import] Cannot resolve imported module `escape`
        b.py:4:6: error[unresolved-import] Cannot resolve imported module `abs`
        b.py:5:6: error[unresolved-import] Cannot resolve imported module `repl_type_stubs`

        """

  @monty-types-script-names
  Rule: A script name that cannot be served is refused when the session is configured, and never found out later
    Source: field-reports: FM05

    Scenario Outline: A session called "<script name>" is served from beginning to end
      Given a worker
      When the host takes a type-checked session called "<script name>" from its configuration to its reset
      Then every step of it is served
      And a session under a plain name computes `1 + 1` as 2

      Examples: Names of files, below the session's folder or above it, each on a worker of its own
        | script name   |
        | bar.py        |
        | ./x.py        |
        | a//b.py       |
        | sub/nested.py |
        | ../escape.py  |

    Scenario Outline: A session called "<script name>" is served or refused
      Given a worker
      When the host takes a type-checked session called "<script name>" from its configuration to its reset
      Then every step of it is served, or its configuration is refused
      And a session under a plain name computes `1 + 1` as 2

      Examples: Names of folders, and none at all, each on a worker of its own
        | script name    |
        | ../../file.py  |
        | foo/../bar.py  |
        |                |
