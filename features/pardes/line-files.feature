@pardes @line-files
Feature: Line files
  What is written to look, exec, tagexec and ctl is lines, and each is run once it is whole. The client's messages hold up
  to 65560 bytes here, so that a full write is one of 65536 bytes or more.

  Background:
    Given a session with two panes

  @pardes-lines-in-order
  Rule: The lines of a write run in order, each once
    Source: monkey9p: served_lines; pardes-tree: 6.2, 6.4

    Example: Two lines
      When the client writes "Msg one\nMsg two\n" to /ctl
      Then the server takes it
      And the log gains these records
        """text
        msg - "one"
        msg - "two"
        """

    Example: The second is not ended
      When the client writes "Msg one\nMsg two" to /ctl
      Then the server takes it
      And the log gains these records
        """text
        msg - "one"
        msg - "two"
        """

  @pardes-lines-tail
  Rule: The unended end of a write is a line of its own, unless the write was full
    Source: monkey9p: served_lines, chunking; pardes-tree: 6.2

    Example: A write of one byte less
      Given fid "ctl" is open on /ctl for writing
      When 65532 bytes of "\n" and then "xyz" are written to fid "ctl"
      Then the write fails, and the log says so once: `err - ctl: unknown control message "xyz"`

    Example: A full write waits for its end
      Given fid "ctl" is open on /ctl for writing
      When 65533 bytes of "\n" and then "xyz" are written to fid "ctl"
      Then the server takes it
      And the log holds no err and no msg of it

    Example: The next write brings it
      Given fid "ctl" is open on /ctl for writing
      And 65530 bytes of "\n" and then "Msg he" have been written to fid "ctl"
      When "llo\n" is written to fid "ctl", and it is clunked
      Then the server takes it
      And the log says `msg - "hello"` once, and nothing else of failures

    Example: A line a byte at a time is a line for each byte
      When the client writes "zq" to /pane/{pane}/look, a byte at a time
      Then the server takes it
      And the log gains these records
        """text
        err {pane} look: nothing found for "z"
        err {pane} look: nothing found for "q"
        """

  @pardes-lines-close
  Rule: What still waits when the fid is clunked runs then, and its failure is in the log alone
    Source: monkey9p: close-runs; pardes-tree: 6.5

    Example: It fails
      Given fid "ctl" is open on /ctl for writing
      And 65533 bytes of "\n" and then "xyz" have been written to fid "ctl"
      When fid "ctl" is clunked
      Then the server takes it
      And the log says `err - ctl: unknown control message "xyz"` once, and nothing else of failures

    Example: It does not
      Given fid "ctl" is open on /ctl for writing
      And 65529 bytes of "\n" and then "Msg bye" have been written to fid "ctl"
      When fid "ctl" is clunked
      Then the server takes it
      And the log says `msg - "bye"` once, and nothing else of failures

    @chosen
    Example: A connection that ends takes it along
      Given a second client has fid "ctl" open on /ctl for writing
      And the second client has written 65529 bytes of "\n" and then "Msg bye" to fid "ctl"
      When the second client hangs up
      Then the session has one connection less
      And the log holds no err and no msg of it

  @pardes-lines-blank
  Rule: Space, tab, carriage return, vertical tab and form feed are blanks, and nothing else is
    Source: monkey9p: allowances; pardes-tree: 6.3

    Example: Blank lines are nothing
      When the client writes " \n\t\r\n\x0b\x0c\n\n" to /ctl
      Then the server takes it
      And the log holds no err and no msg of it

    Example: Blanks at both ends are stripped
      When the client writes "\t Msg one \r\n" to /ctl
      Then the server takes it
      And the log says `msg - "one"` once, and nothing else of failures

    Scenario Outline: <character> is none
      When the client writes "<bytes>\n" to /ctl
      Then the write fails, and the log says so once: `err - ctl: unknown control message …`

      Examples: characters that look like blanks
        | character          | bytes    |
        | A no-break space   | \xc2\xa0 |
        | A next line        | \xc2\x85 |
        | A unit separator   | \x1f     |

  @pardes-lines-dropped
  Rule: A failure drops the rest of its write, and what waited
    Source: pardes-tree: 6.4

    Example: The unended end of a full write
      Given fid "ctl" is open on /ctl for writing
      And a full write of "nonsense\n", blank lines and "Msg he" to fid "ctl" has failed
      When "Msg after\n" is written to fid "ctl"
      Then the server takes it
      And the log holds no err and no msg of it

    Example: A write to a pane that has closed meanwhile
      Given fid "tagexec" is open on /pane/{pane}/tagexec for writing
      And 65530 bytes of "\n" and then "Msg he" have been written to fid "tagexec"
      And the client has closed pane "pane"
      When "llo\n" is written to fid "tagexec"
      Then the write fails, and the log says so once: `err {pane} tagexec: deleted window`
      And clunking fid "tagexec" logs nothing more

  @pardes-lines-only
  Rule: Other files do at once what they are told, and nothing at the close
    Source: monkey9p: close_runs_only_line_files; pardes-tree: 6.7

    Scenario Outline: <path>
      Given fid "it" is open on <path> for writing
      When <text> is written to fid "it"
      Then the write fails, and the log says so once: `err <who> <file>: …`
      And clunking fid "it" logs nothing more

      Examples: without a line's end
        | path                 | text       | who    | file    |
        | /focus               | "99999"    | -      | focus   |
        | /log                 | "nope"     | -      | log     |
        | /pane/{pane}/addr    | "q"        | {pane} | addr    |
        | /pane/{pane}/dirty   | "yes"      | {pane} | dirty   |
        | /pane/{pane}/event   | "zz"       | {pane} | event   |
        | /pane/{pane}/pty/ctl | "sig TERM" | {pane} | pty/ctl |

    Example: What is taken is done
      Given fid "body" is open on /pane/{pane}/body for writing
      When "no end" is written to fid "body"
      Then the server takes it
      And /pane/{pane}/body reads "first line\nsecond line\nno end"

  @pardes-lines-edit
  Rule: An Edit text of several lines takes the lines behind it, and ends with its write
    Source: monkey9p: allowances; pardes-tree: 6.6

    Example: A block
      When the client writes "Edit {\na/X/\ni/Y/\n}\n" to /pane/{pane}/ctl
      Then the server takes it
      And /pane/{pane}/body reads "XYfirst line\nsecond line\n"

    Example: A block that is not closed fails in its write
      When the client writes "Edit {\na/X/\n" to /pane/{pane}/ctl
      Then the write fails, and the log says so once: `err {pane} ctl: …unmatched left brace…`
      And /pane/{pane}/body reads "first line\nsecond line\n"

    Example: A text up to a line with a dot, and a line behind it
      When the client writes "Edit 1a\nmiddle\n.\nMsg done\n" to /pane/{pane}/ctl
      Then the server takes it
      And /pane/{pane}/body reads "first line\nmiddle\nsecond line\n"
      And the log says `msg {pane} "done"` once, and nothing else of failures
