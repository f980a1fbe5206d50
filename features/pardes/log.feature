@pardes @log
Feature: The log
  What happened, a record a line, the newest last.

  Background:
    Given a session with two panes

  @pardes-log-records
  Rule: Each thing that happens to a pane is one record, of its kind, its pane and its name
    Source: pardes-tree: 8.1

    Example: A pane is made, renamed and closed
      When the client writes "New one.txt\n" to /ctl
      Then the server takes it
      And the log gains these records
        """text
        new {new} {cwd}/one.txt
        focus {new} {cwd}/one.txt
        """

    Example: It is renamed
      When the client writes "{cwd}/two.txt\n" to /pane/{pane}/name
      Then the server takes it
      And the log gains these records
        """text
        name {pane} {cwd}/two.txt
        """

    Example: It is closed
      When the client removes /pane/{pane}
      Then the server takes it
      And the log gains these records
        """text
        del {pane} {cwd}/notes.txt
        """

    Example: Its file is written and read
      When the client writes "put\nget\n" to /pane/{pane}/ctl
      Then the server takes it
      And the log gains these records
        """text
        put {pane} {cwd}/notes.txt
        get {pane} {cwd}/notes.txt
        """

    Example: Another view
      When the client writes "Zerox\n" to /pane/{pane}/ctl
      Then the server takes it
      And the log gains these records
        """text
        zerox {new} {cwd}/notes.txt
        """

    Example: The focus moves
      When the client writes "{pane}\n" to /focus
      Then the server takes it
      And the log gains these records
        """text
        focus {pane} {cwd}/notes.txt
        """

  @pardes-log-shown
  Rule: A record is one line, whatever is in it
    Source: pardes-tree: 3.7

    Scenario Outline: <what>
      When the client writes "Msg a<bytes>b\n" to /ctl
      Then the server takes it
      And the log says `msg - "a<shown>b"` once, and nothing else of failures

      Examples: characters that end lines somewhere
        | what                   | bytes        | shown     |
        | A carriage return      | \r           | \x0d      |
        | A vertical tab         | \x0b         | \x0b      |
        | A file separator       | \x1c         | \x1c      |
        | A next line            | \xc2\x85     | \u{85}    |
        | A line separator       | \xe2\x80\xa8 | \u{2028}  |
        | A byte that is no UTF-8 | \xff        | \xff      |
        | A quote                | \"           | \"        |
        | A backslash            | \\\\         | \\\\      |
        | Text of any language   | 日本é        | 日本é     |

    Example: A text that is longer than 64 characters is cut
      When the client writes "Msg 0123456789012345678901234567890123456789012345678901234567890123456789\n" to /ctl
      Then the server takes it
      And the log says `msg - "0123456789012345678901234567890123456789012345678901234567890123..."` once, and nothing else of failures

    Example: A text of 64 characters is not
      When the client writes "Msg 0123456789012345678901234567890123456789012345678901234567890123\n" to /ctl
      Then the server takes it
      And the log says `msg - "0123456789012345678901234567890123456789012345678901234567890123"` once, and nothing else of failures

  @pardes-log-counted
  Rule: A record that is made again right away is counted
    Source: monkey9p: occurrences; pardes-tree: 8.3

    Example: Three times
      When the client writes "nothere\nnothere\nnothere\n" to /look
      Then the server takes it
      And the log ends with these lines
        """text
        err - look: nothing found for "nothere" (x3)
        """

    Example: Another one in between
      When the client writes "nothere\nnowhere\nnothere\n" to /look
      Then the server takes it
      And the log ends with these lines
        """text
        err - look: nothing found for "nothere"
        err - look: nothing found for "nowhere"
        err - look: nothing found for "nothere"
        """

    Example: Text that looks like a count
      When the client writes "Msg a (x2)\nMsg a (x2)\n" to /ctl
      Then the server takes it
      And the log ends with these lines
        """text
        msg - "a (x2)" (x2)
        """

  @pardes-log-whole
  Rule: Without following, the log is what it was when it was first read, and then ends
    Source: pardes-tree: 8.4

    Example: A record made while it is read
      Given fid "log" is open on /log for reading
      And 4 bytes of fid "log" have been read at 0
      When the client writes "Msg late\n" to /ctl
      Then the server takes it
      And what fid "log" reads on does not hold "late"

    Example: It never waits
      Given fid "log" is open on /log for reading
      When fid "log" is read
      Then the server takes it

  @pardes-log-follow
  Rule: A follower gets what was there and what comes; one that follows the new gets that alone
    Source: monkey9p: Follower; pardes-tree: 8.5

    Example: All
      Given the client has written "Msg before\n" to /ctl
      And fid "log" is open on /log for reading and writing
      When "follow\n" is written to fid "log"
      Then the server takes it
      And what fid "log" reads next begins with the oldest record and ends with "msg - \"before\"\n"

    Example: What is new
      Given the client has written "Msg before\n" to /ctl
      And fid "log" is open on /log for reading and writing
      And "follow new" has been written to fid "log"
      And a read of fid "log" waits
      When the client writes "Msg after\n" to /ctl
      Then the read of fid "log" is answered "msg - \"after\"\n"

    Example: Each count is a line of its own
      Given fid "log" is open on /log for reading and writing
      And "follow new\n" has been written to fid "log"
      When the client writes "nothere\nnothere\n" to /look
      Then fid "log" follows these lines
        """text
        err - look: nothing found for "nothere"
        err - look: nothing found for "nothere" (x2)
        """

    Example: Another word
      Given fid "log" is open on /log for reading and writing
      When "follow old\n" is written to fid "log"
      Then the write fails, and the log says so once: `err - log: unknown control message…`

  @pardes-log-pieces
  Rule: A follower gets whole records, and pieces only of one that is longer than its count
    Source: monkey9p: Follower; pardes-tree: 8.6

    Example: A count that one record fits
      Given fid "log" is open on /log for reading and writing
      And "follow new\n" has been written to fid "log"
      And the client has written "Msg one\nMsg two\n" to /ctl
      When 20 bytes of fid "log" are read at 0
      Then the client gets "msg - \"one\"\n"

    Example: A count that none fits
      Given fid "log" is open on /log for reading and writing
      And "follow new\n" has been written to fid "log"
      And the client has written "Msg one\nMsg two\n" to /ctl
      When 5 bytes of fid "log" are read at 0
      Then the client gets "msg -"

    Example: A count that both fit, at an offset that is ignored
      Given fid "log" is open on /log for reading and writing
      And "follow new\n" has been written to fid "log"
      And the client has written "Msg one\nMsg two\n" to /ctl
      When 100 bytes of fid "log" are read at 7
      Then the client gets "msg - \"one\"\nmsg - \"two\"\n"

  @pardes-log-before-reply
  Rule: A record is in the log before the reply to what caused it
    Source: monkey9p: write_marker; pardes-tree: 7.7

    Example: A thousand markers, each looked for right after its reply
      Given fid "log" is open on /log for reading and writing
      And "follow new\n" has been written to fid "log"
      When the client writes 1000 marks to /ctl, and reads fid "log" after each
      Then each mark was there

  @pardes-log-ring @chosen
  Rule: The log keeps its last thousand records
    Source: pardes-tree: 3.12

    Example: A thousand and one
      When the client writes 1001 different messages to /ctl
      Then the server takes it
      And the log has 1000 lines, the first with "message 2" and the last with "message 1001"

    Example: A follower that did not read in time is told what it lost
      Given fid "log" is open on /log for reading and writing
      And "follow new\n" has been written to fid "log"
      When the client writes 1003 different messages to /ctl
      Then what fid "log" reads next begins with "lost - 3\n"
