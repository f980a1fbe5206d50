@monty @suspension-loans
Feature: Suspension loans
  A suspended call lends its payload to the event that announces it, and takes it back before anything else can look.

  @monty-loan-call
  Rule: A dump taken straight after a call's announcement still holds the arguments
    Source: monty-subprocess: suspended_call_keeps_its_arguments_for_a_dump

    Example: The announcement itself holds them
      Given a configured worker
      When the host feeds `ext('hello', 1, key='value')`
      Then the feed is suspended at the call `ext("hello", 1, key="value")`
      And the call has number 0

    Example: Positional and keyword arguments
      Given a configured worker
      And the feed `ext('hello', 1, key='value')` is suspended at the call `ext("hello", 1, key="value")`
      And a dump of the session
      When a fresh worker loads the dump
      Then the feed is suspended at the call `ext("hello", 1, key="value")`

    Example: No arguments at all
      Given a configured worker
      And the feed `ext()` is suspended at the call `ext()`
      And a dump of the session
      When a fresh worker loads the dump
      Then the feed is suspended at the call `ext()`

    Example: The number of the second call
      Given a configured worker
      And the feed `[ext(), ext('second')]` is suspended at the call `ext()`
      And the answer 1 has led on to the call `ext("second")`
      And a dump of the session
      When a fresh worker loads the dump
      Then the feed is suspended at the call `ext("second")`
      And the call has number 1

    Example: The lender goes on as well
      Given a configured worker
      And the feed `ext('hello')` is suspended at the call `ext("hello")`
      When the host dumps the session
      Then the worker answers with a dump
      And the suspended call can still be answered

  @monty-loan-os-call
  Rule: A dump taken straight after the announcement of a call to the operating system still holds its payload
    Source: monty-subprocess: suspended_os_call_keeps_its_payload_for_a_dump

    Example: The announcement itself holds it
      Given a configured worker
      When the host feeds
        """python
        from pathlib import Path
        Path('/data.txt').write_text('contents')
        """
      Then the feed is suspended at the os call `write_text("/data.txt", "contents")`

    Example: The text that is to be written
      Given a configured worker
      And a feed is suspended at the os call `write_text("/data.txt", "contents")`
        """python
        from pathlib import Path
        Path('/data.txt').write_text('contents')
        """
      And a dump of the session
      When a fresh worker loads the dump
      Then the feed is suspended at the os call `write_text("/data.txt", "contents")`

    Example: The bytes that are to be written
      Given a configured worker
      And a feed is suspended at the os call `write_bytes("/data.bin", b"\x00\xff")`
        """python
        from pathlib import Path
        Path('/data.bin').write_bytes(b'\x00\xff')
        """
      And a dump of the session
      When a fresh worker loads the dump
      Then the feed is suspended at the os call `write_bytes("/data.bin", b"\x00\xff")`

  @monty-loan-announced
  Rule: Announcing an argument of three eighths of the memory limit costs no copy that would break the limit
    Source: monty-subprocess: large_host_call_arguments_survive_being_announced

    Background:
      Given a worker configured with
        | memory limit | 8 MiB |
      And the session has run `s = 'A' * 3_145_728`

    Example: The argument arrives whole
      When the host feeds `foobar(s)`
      Then the feed is suspended at a call of "foobar" with a text of 3145728 bytes

    Example: The session goes on, and has it still
      Given the feed `foobar(s)` is suspended at a call of "foobar"
      When the host answers the call with 7
      Then the feed completes with 7
      And the session still computes `len(s)` as 3145728

  @monty-loan-symmetry
  Rule: A value that can be returned can also be passed to a host function
    Source: monty-subprocess: a_returnable_value_can_also_be_passed_to_a_host_function

    Background:
      Given a worker configured with
        | memory limit | 8 MiB |
      And the session has run `s = 'A' * 3_145_728`

    Example: Returned
      When the host feeds `s`
      Then the feed completes with a text of 3145728 bytes

    Example: Passed, after it was returned
      Given the session has run `s`
      When the host feeds `foobar(s)`
      Then the feed is suspended at a call of "foobar" with a text of 3145728 bytes
