@pardes @limits
Feature: Limits of a session
  What is too much is refused, with nothing changed.

  @pardes-limit-body @chosen
  Rule: A body holds 8 MiB
    Source: pardes-tree: 3.9

    Example: All of it
      Given a session whose pane holds ""
      When the client writes 8388608 bytes to /pane/{pane}/body
      Then the server takes it
      And the body of pane "pane" has 8388608 bytes

    Example: A byte more
      Given a session whose pane holds ""
      And the client has written 8388608 bytes to /pane/{pane}/body
      When the client writes "x" to /pane/{pane}/body
      Then the write fails, and the log says so once: `err {pane} body: file too large`
      And the body of pane "pane" has 8388608 bytes

  @pardes-limit-bodies @chosen
  Rule: All bodies hold 192 MiB together
    Source: pardes-tree: 3.9

    @slow
    Example: One pane after the other
      Given a session with two panes
      When the client makes 24 panes, and writes 8388608 bytes to the body of each
      Then the write fails, and the log says so once: `err 26 body: file too large`
      And the index has a line for each of 26 panes
      And the session still serves

  @pardes-limit-tag @chosen
  Rule: A tag holds 4096 bytes of its user's
    Source: pardes-tree: 3.10

    Example: All of it
      Given a session with two panes
      And the client has emptied /tag
      When the client writes 4096 bytes to /tag
      Then the server takes it

    Example: A byte more
      Given a session with two panes
      And the client has emptied /tag
      When the client writes 4097 bytes to /tag
      Then the write fails, and the log says so once: `err - tag: tag too long`
      And /tag reads ""

    Example: A pane's tag
      Given a session with two panes
      When the client writes 4097 bytes to /pane/{pane}/tag
      Then the write fails, and the log says so once: `err {pane} tag: tag too long`

  @pardes-limit-address @chosen
  Rule: An address holds 4096 bytes and 300 terms
    Source: monkey9p: address; pardes-tree: 3.11

    Scenario Outline: <count> times "<term>"
      Given a session with two panes
      When the client writes <count> times "<term>" to /pane/{pane}/addr
      Then the server takes it

      Examples: inside
        | count | term |
        | 300   | +    |
        | 150   | +#0  |

    Scenario Outline: Not <count> times "<term>"
      Given a session with two panes
      When the client writes <count> times "<term>" to /pane/{pane}/addr
      Then the write fails, and the log says so once: `err {pane} addr: <why>`
      And the session still serves

      Examples: outside
        | count | term | why              |
        | 301   | +    | address too long |
        | 60000 | +    | address too long |
        | 30000 | ,    | address too long |

  @pardes-limit-panes @chosen
  Rule: There are 256 panes at most
    Source: pardes-tree: 3.8

    Example: The last one, and one more
      Given a session with two panes
      And the client has made 254 panes
      When the client opens /pane/new for reading
      Then the server refuses it: `too many panes`
      And the index has a line for each of 256 panes
      And the log holds no err and no msg of it

    Example: By a command
      Given a session with two panes
      And the client has made 254 panes
      When the client writes "New\n" to /ctl
      Then the write fails, and the log says so once: `err - ctl: too many panes`

  @pardes-limit-columns @chosen
  Rule: There are 16 columns at most
    Source: pardes-tree: 3.8

    Example: The last one, and one more
      Given a session with two panes
      And the client has made 15 columns
      When the client writes "Newcol\n" to /ctl
      Then the write fails, and the log says so once: `err - ctl: too many columns`
      And /status tells "columns 16"

  @pardes-limit-name @chosen
  Rule: A name holds 1024 bytes
    Source: pardes-tree: 3.6

    Example: All of it
      Given a session with two panes
      When the client gives pane "pane" a name of 1024 bytes
      Then the server takes it

    Example: A byte more
      Given a session with two panes
      When the client gives pane "pane" a name of 1025 bytes
      Then the write fails, and the log says so once: `err {pane} name: file name too long`

  @pardes-limit-line @chosen
  Rule: A line holds 1 MiB
    Source: pardes-tree: 3.10

    Example: A line without an end
      Given a session with two panes
      When the client writes 1114112 bytes to /ctl
      Then the write fails, and the log says so once: `err - ctl: line too long`
      And the session still serves

  @pardes-limit-command @chosen
  Rule: A command holds 98304 bytes
    Source: pardes-tree: 3.10

    Example: A byte more
      Given a session with two panes
      When the client writes a command of 98305 bytes to /exec
      Then the write fails, and the log says so once: `err - exec: command too long`

    Example: All of it
      Given a session with two panes
      When the client writes a command of 98304 bytes to /exec
      Then the server takes it
