@pardes @events
Feature: Events
  While a pane's event file is open, its reader is told of each change, and may write back what is to be looked for or run.

  Background:
    Given a session whose pane holds "alpha beta gamma\nsecond line\n\nthird after a blank\n"

  @pardes-event-records
  Rule: A change is a record of its origin, its kind, its range and its text
    Source: pardes-tree: 19.1, 19.2

    Example: An append to the body
      Given fid "event" is open on /pane/{pane}/event for reading
      When the client writes "tail\n" to /pane/{pane}/body
      Then fid "event" tells "EI50 55 0 5 tail\n\n"

    Example: A line replaced through data
      Given fid "event" is open on /pane/{pane}/event for reading
      And fid "addr" is open on /pane/{pane}/addr for reading and writing
      And "1" has been written to fid "addr"
      When the client writes "FIRST\n" to /pane/{pane}/data
      Then fid "event" tells "FD0 17 0 0 \nFI0 6 0 6 FIRST\n\n"

    Example: A change by a word
      Given fid "event" is open on /pane/{pane}/event for reading
      When the client writes "Edit 1d\n" to /pane/{pane}/ctl
      Then fid "event" tells "FD0 17 0 0 \n"

    Example: A text of 256 characters is left out
      Given fid "event" is open on /pane/{pane}/event for reading
      When the client writes 256 bytes to /pane/{pane}/body
      Then fid "event" tells "EI50 306 0 0 \n"

    Example: Nobody reads, nothing is kept
      Given the client has written "early\n" to /pane/{pane}/body
      When the client opens /pane/{pane}/event for reading
      Then the server takes it
      And a read of fid "it" waits

  @pardes-event-tag
  Rule: What the session changes in a tag makes no event, and what a client appends does
    Source: pardes-tree: 19.3

    Example: A tag
      Given fid "event" is open on /pane/{pane}/event for reading
      When the client writes "Extra" to /pane/{pane}/tag
      Then fid "event" tells an insertion into the tag of "Extra"

    Example: A name that changes the tag
      Given fid "event" is open on /pane/{pane}/event for reading
      When the client writes "more.txt\n" to /pane/{pane}/name
      Then the server takes it
      And a read of fid "event" waits

  @pardes-event-reads
  Rule: A read gives as many bytes as it asks for, and waits when there are none
    Source: pardes-tree: 19.4

    Example: Five bytes, and the rest
      Given fid "event" is open on /pane/{pane}/event for reading
      And the client has written "tail\n" to /pane/{pane}/body
      When 5 bytes of fid "event" are read at 0
      Then the client gets "EI50 "
      And fid "event" tells "55 0 5 tail\n\n"

  @pardes-event-back
  Rule: A record that is written back is looked for or run, by its text
    Source: monkey9p: event_record, allowances; pardes-tree: 19.5

    Example: A word of the body, looked for
      Given fid "event" is open on /pane/{pane}/event for reading and writing
      When "ML6 10\n" is written to fid "event"
      Then the server takes it
      And /pane/{pane}/sel reads "beta"

    Example: A word of the tag, looked for and not found
      Given the client has written "nothere" to /pane/{pane}/tag
      And fid "event" is open on /pane/{pane}/event for reading and writing
      When the last word of the tag of pane "pane" is looked for through fid "event"
      Then the server takes it
      And the log says `err {pane} event: nothing found for "nothere"` once, and nothing else of failures

    Example: A place stands for what is around it
      Given fid "event" is open on /pane/{pane}/event for reading and writing
      And the client has written "line\n" to /pane/{pane}/body
      When "ML24 24\n" is written to fid "event"
      Then the server takes it
      And /pane/{pane}/dot reads "         24          28 "

    Example: A word of the tag, run
      Given the client has written "New" to /pane/{pane}/tag
      And fid "event" is open on /pane/{pane}/event for reading and writing
      When the last word of the tag of pane "pane" is run through fid "event"
      Then the server takes it
      And the index has a line for each of 3 panes

    Example: A full record, whose text means nothing
      Given fid "event" is open on /pane/{pane}/event for reading and writing
      When "ML6 10 0 4 xxxx\n" is written to fid "event"
      Then the server takes it
      And /pane/{pane}/sel reads "beta"

    Scenario Outline: <record> is no event
      Given fid "event" is open on /pane/{pane}/event for reading and writing
      When <record> is written to fid "event"
      Then the write fails, and the log says so once: `err {pane} event: bad event syntax`

      Examples: what is wrong with them
        | record                  |
        | "ZL6 10\n"              |
        | "MZ6 10\n"              |
        | "MI6 10\n"              |
        | "ML10 6\n"              |
        | "ML6 9999\n"            |
        | "ML6 1099511627776\n"   |
        | "ML-1 6\n"              |
        | "ML6\n"                 |
        | "ML6 10 0 9 xxxx\n"     |
        | "hello\n"               |
