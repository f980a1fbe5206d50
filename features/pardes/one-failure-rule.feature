@pardes @one-failure-rule
Feature: One rule for what fails
  A write fails whenever what it asks for fails. It is answered with the reason, and the log has that reason exactly once,
  with no message beside it. Whatever is no write that the tree refused is no business of the log.

  Background:
    Given a session with two panes

  @pardes-failure-once
  Rule: A write that is refused logs its reason exactly once
    Source: monkey9p: one_failure_rule, write_marker, write_path; pardes-tree: 7.1, 8.2

    Scenario Outline: <text> to <path>
      When the client writes <text> to <path>
      Then the write fails, and the log says so once: `err <who> <file>: <why>`

      Examples: what each file refuses
        | text            | path                  | who     | file           | why                                |
        | "m9p-mark-7\n"  | /ctl                  | -       | ctl            | unknown control message "m9p-mark-7" |
        | "nonsense\n"    | /pane/{pane}/ctl      | {pane}  | ctl            | unknown control message "nonsense" |
        | "nonsense\n"    | /col/{column}/ctl     | -       | col/{column}/ctl | unknown control message "nonsense" |
        | "99999"         | /focus                | -       | focus          | …99999…                            |
        | "nonsense"      | /log                  | -       | log            | unknown control message…           |
        | "/(/"           | /pane/{pane}/addr     | {pane}  | addr           | …                                  |
        | "99"            | /pane/{pane}/addr     | {pane}  | addr           | address out of range               |
        | "q"             | /pane/{pane}/addr     | {pane}  | addr           | bad address syntax                 |
        | "q"             | /pane/{pane}/dot      | {pane}  | dot            | bad address syntax                 |
        | "q"             | /pane/{pane}/limit    | {pane}  | limit          | bad address syntax                 |
        | "q"             | /pane/{pane}/sel      | {pane}  | sel            | bad address syntax                 |
        | "a\x00b"        | /pane/{pane}/name     | {pane}  | name           | …null…                             |
        | "2\n"           | /pane/{pane}/dirty    | {pane}  | dirty          | …                                  |
        | "yes\n"         | /pane/{pane}/mark     | {pane}  | mark           | …                                  |
        | "2\n"           | /pane/{pane}/scroll   | {pane}  | scroll         | …                                  |
        | "ZZ0 0\n"       | /pane/{pane}/event    | {pane}  | event          | bad event syntax                   |
        | "sig TERM\n"    | /pane/{pane}/pty/ctl  | {pane}  | pty/ctl        | …                                  |
        | "true\r"        | /pane/{pane}/pty/data | {pane}  | pty/data       | …                                  |
        | "Restore none\n" | /ctl                 | -       | ctl            | …                                  |
        | "Edit q\n"      | /pane/{pane}/exec     | {pane}  | exec           | …                                  |
        | "Edit }\n"      | /pane/{pane}/tagexec  | {pane}  | tagexec        | …                                  |
        | "Theme\n"       | /exec                 | -       | exec           | …                                  |

    Example: The session goes on
      When the client writes "nonsense\n" to /ctl
      Then the write fails, and the log says so once: `err - ctl: unknown control message "nonsense"`
      And the session still serves

  @pardes-failure-first
  Rule: A write ends at its first line that fails
    Source: monkey9p: one_failure_rule; pardes-tree: 6.4

    Example: Two lines that would fail
      When the client writes "nonsense\nrubbish\n" to /ctl
      Then the write fails, and the log says so once: `err - ctl: unknown control message "nonsense"`

    Example: A line behind it is not run
      When the client writes "nonsense\nNew\n" to /ctl
      Then the write fails, and the log says so once: `err - ctl: unknown control message "nonsense"`
      And /status tells "panes 2"

    Example: A line before it has been run
      When the client writes "New\nnonsense\n" to /ctl
      Then the write fails, and the log says so once: `err - ctl: unknown control message "nonsense"`
      And /status tells "panes 3"

  @pardes-failure-no-message
  Rule: No message stands beside a write that failed
    Source: monkey9p: one_failure_rule; pardes-tree: 7.5

    Example: A message in the line before
      When the client writes "Msg hello\nnonsense\n" to /ctl
      Then the write fails, and the log says so once: `err - ctl: unknown control message "nonsense"`

    Example: Nothing failed
      When the client writes "Msg hello\n" to /ctl
      Then the server takes it
      And the log says `msg - "hello"` once, and nothing else of failures

    @chosen
    Example: A message in the write before, on the same fid
      Given fid "ctl" is open on /ctl for writing
      And "Msg hello\n" has been written to fid "ctl"
      When "nonsense\n" is written to fid "ctl", and it is clunked
      Then the write fails, and the log says so once: `err - ctl: unknown control message "nonsense"`

  @pardes-failure-look
  Rule: A look that finds nothing is no failure: the write is taken, and the log says once what was not found
    Source: monkey9p: allowances; pardes-tree: 7.4, 12.4

    Scenario Outline: <text> to <path>
      When the client writes <text> to <path>
      Then the server takes it
      And the log says `err <who> <file>: nothing found for "nothere"` once, and nothing else of failures

      Examples: ways to look
        | text              | path                 | who    | file    |
        | "nothere\n"       | /look                | -      | look    |
        | "nothere\n"       | /pane/{pane}/look    | {pane} | look    |
        | "Look nothere\n"  | /ctl                 | -      | ctl     |
        | "Look nothere\n"  | /pane/{pane}/ctl     | {pane} | ctl     |
        | "Look nothere\n"  | /pane/{pane}/exec    | {pane} | exec    |
        | "Look nothere\n"  | /pane/{pane}/tagexec | {pane} | tagexec |

    Example: What is there is found
      When the client writes "second\n" to /pane/{pane}/look
      Then the server takes it
      And the log holds no err and no msg of it
      And /pane/{pane}/sel reads "second"

    Example: Three lines, two of which are blank
      When the client writes "\nnothere\n \t\n" to /pane/{pane}/look
      Then the server takes it
      And the log says `err {pane} look: nothing found for "nothere"` once, and nothing else of failures

    Example: The same line twice
      When the client writes "nothere\nnothere\n" to /pane/{pane}/look
      Then the server takes it
      And the log says 2 times `err {pane} look: nothing found for "nothere"`, and nothing else of failures

    Example: An event that is written back
      Given fid "event" is open on /pane/{pane}/event for reading and writing
      And the client has written "{pane}\n" to /focus
      When "EL0 0 0 0 \nEx0 0 0 0 \n" is written to fid "event"
      Then the server takes it
      And the log holds no err and no msg of it

    Example: A search is not a look
      When the client writes "Find nothere\n" to /pane/{pane}/exec
      Then the server takes it
      And the log holds no err and no msg of it

  @pardes-failure-look-refused
  Rule: A write that fails logs none of its looks
    Source: monkey9p: allowances; pardes-tree: 7.4

    Example: A look that finds nothing, and then a failure
      When the client writes "Look nothere\nnonsense\n" to /pane/{pane}/ctl
      Then the write fails, and the log says so once: `err {pane} ctl: unknown control message "nonsense"`

    Example: The same without the failure
      When the client writes "Look nothere\nclean\n" to /pane/{pane}/ctl
      Then the server takes it
      And the log says `err {pane} ctl: nothing found for "nothere"` once, and nothing else of failures

  @pardes-failure-no-write
  Rule: What is refused before anything was written logs nothing
    Source: monkey9p: open_kind; pardes-tree: 7.3, 4.2

    Scenario Outline: An open of <path> for <mode>
      When the client opens <path> for <mode>
      Then the server refuses it: `permission denied`
      And the log holds no err and no msg of it

      Examples: what their modes do not grant
        | path                    | mode                    |
        | /index                  | writing                 |
        | /index                  | reading and writing     |
        | /index                  | writing, emptying it    |
        | /README                 | writing                 |
        | /look                   | reading                 |
        | /pane                   | writing                 |
        | /                       | writing, emptying it    |
        | /pane/new               | writing                 |
        | /pane/new               | writing, emptying it    |
        | /pane/{pane}/exec       | reading                 |
        | /pane/{pane}/errors     | reading                 |
        | /pane/{pane}/pty/status | writing                 |
        | /col/{column}/ctl       | reading                 |

    Example: A walk to what is not there
      When the client walks to /pane/99999/body
      Then the server refuses it: `…`
      And the log holds no err and no msg of it

    Example: A remove of what cannot be removed
      When the client removes /pane/{pane}/body
      Then the server refuses it: `permission denied`
      And the log holds no err and no msg of it

    Example: A read that fails
      Given fid "folder" is open on / for reading
      When 10 bytes of fid "folder" are read at 0
      Then the server refuses it: `count too small`
      And the log holds no err and no msg of it

  @pardes-failure-new
  Rule: A refused write to the file that makes panes logs nothing, and makes none
    Source: monkey9p: one_failure_rule; pardes-tree: 7.3, 9.14

    Example: Open for reading, and written to
      Given fid "new" is open on /pane/new for reading
      When "x" is written to fid "new"
      Then the server refuses it: `file not open for writing`
      And the log holds no err and no msg of it

    Example: An open that is refused makes no pane
      When the client opens /pane/new for reading and writing
      Then the server refuses it: `permission denied`
      And /status tells "panes 2"

  @pardes-failure-later
  Rule: What a write has started may fail later, and that is no failure of the write
    Source: pardes-tree: 7.2

    Example: A command's exit status
      When the client writes "exit 3\n" to /pane/{pane}/exec
      Then the server takes it
      And the log gains these records
        """text
        exec {pane} "exit 3"
        exit {pane} 3 "exit 3"
        """
      And the log holds no err and no msg of it

    Example: A command that is not there
      When the client writes "no-such-command-here\n" to /pane/{pane}/exec
      Then the server takes it
      And the log gains these records
        """text
        exec {pane} "no-such-command-here"
        exit {pane} 127 "no-such-command-here"
        """
      And the log holds no err and no msg of it

  @pardes-failure-nothing-else
  Rule: Nothing but failed writes, looks that find nothing, closes and Msg makes such records
    Source: monkey9p: session start; pardes-tree: 7.6, 6.1

    Example: A session that has just started, and looks for two files
      Given the file "utf8.txt" on disk holds "naïve\n"
      And the file "crlf.txt" on disk holds "one\r\ntwo\r\n"
      When the client writes "utf8.txt\ncrlf.txt\n" to /look
      Then the server takes it
      And the whole log holds no err and no msg

    Example: Writes that ask for nothing
      When the client writes "" to /pane/{pane}/body
      Then the server takes it
      And the log holds no err and no msg of it
