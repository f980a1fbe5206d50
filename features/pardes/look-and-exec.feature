@pardes @look-and-exec
Feature: Look and exec
  Looking at a text finds a file, a place or the text itself. Executing one is a word of the session, or a command.

  Background:
    Given a session with two panes

  @pardes-look-file
  Rule: A look at the name of a file shows it, at the address behind a colon
    Source: monkey9p: gen_look_fixture; pardes-tree: 12.2, 12.3

    Example: A file that is not shown yet
      Given the file "more.txt" on disk holds "alpha\nbeta\ngamma\n"
      When the client writes "more.txt\n" to /pane/{pane}/look
      Then /pane/{new}/body reads "alpha\nbeta\ngamma\n"
      And /focus reads "{new}\n"

    Scenario Outline: With the address <address>
      Given the file "more.txt" on disk holds "alpha\nbeta\ngamma\n"
      When the client writes "more.txt:<address>\n" to /pane/{pane}/look
      Then the server takes it
      And /pane/{new}/dot reads <dot>

      Examples: addresses
        | address | dot                        |
        | 2       | "          6          11 " |
        | #4      | "          4           4 " |
        | 2:3     | "          8           8 " |
        | /gamma/ | "         11          16 " |

    Example: A file that is shown already gets the focus
      When the client writes "notes.txt:2\n" to /pane/{other}/look
      Then /focus reads "{pane}\n"
      And /pane/{pane}/sel reads "second line\n"
      And the index has a line for each of 2 panes

    Example: A directory lists its names
      When the client writes "{cwd}\n" to /pane/{pane}/look
      Then /pane/{new}/body reads "notes.txt\nother.txt\n"
      And /pane/{new}/name reads "{cwd}/\n"

    Example: An address that finds nothing is a miss, and the file is shown
      Given the file "more.txt" on disk holds "alpha\n"
      When the client writes "more.txt:/zz/\n" to /pane/{pane}/look
      Then the server takes it
      And the log says `err {pane} look: nothing found for "more.txt:/zz/"` once, and nothing else of failures
      And /pane/{new}/body reads "alpha\n"

  @pardes-look-here
  Rule: An address alone is looked up in the pane itself, and any other text is searched for
    Source: pardes-tree: 12.1, 12.4, 12.5

    Example: An address
      When the client writes ":2\n" to /pane/{pane}/look
      Then the server takes it
      And /pane/{pane}/sel reads "second line\n"

    Example: A text, twice
      When the client writes "line\nline\n" to /pane/{pane}/look
      Then the server takes it
      And /pane/{pane}/dot reads "         18          22 "

    Example: A text, round the end
      When the client writes "line\nline\nline\n" to /pane/{pane}/look
      Then the server takes it
      And /pane/{pane}/dot reads "          6          10 "

    Example: Characters are taken as they are
      Given the client has written "a.*b\n" to /pane/{pane}/body
      When the client writes ".*\n" to /pane/{pane}/look
      Then the server takes it
      And /pane/{pane}/sel reads ".*"

  @pardes-exec-command
  Rule: A line that is no word of the session is a command of the shell, in the folder of the pane
    Source: monkey9p: SHELL_LINES; pardes-tree: 13.1, 13.2

    Example: What it prints goes to the Errors pane
      When the client executes "echo hello; pwd" in pane "pane", and waits for its end
      Then /pane/{new}/name reads "{cwd}/+Errors\n"
      And /pane/{new}/body reads "hello\n{cwd}\n"
      And /focus reads "{other}\n"

    Example: Both its streams
      When the client executes "echo out; echo err >&2" in pane "pane", and waits for its end
      Then /pane/{new}/body reads "out\nerr\n"
      And the log holds no err and no msg of it

    Example: It has nothing to read
      When the client executes "cat; echo done" in pane "pane", and waits for its end
      Then /pane/{new}/body reads "done\n"
      And the log holds no err and no msg of it

    Example: It prints much
      When the client executes "seq 1 20000" in pane "pane", and waits for its end
      Then the body of pane "new" has 108894 bytes
      And the log holds no err and no msg of it

    Example: A signal ends it
      When the client executes "kill -9 $$" in pane "pane", and waits for its end
      Then the log gains these records
        """text
        exit {pane} 137 "kill -9 $$"
        """

  @pardes-exec-environment
  Rule: A command finds the pane in its environment, and nothing of the session's own
    Source: pardes-tree: 13.3

    Example: Serial and name
      When the client executes "echo $winid $samfile; env | grep -c ^PARDES_" in pane "pane", and waits for its end
      Then /pane/{new}/body reads "{pane} {cwd}/notes.txt\n0\n"
      And the log holds no err and no msg of it

  @pardes-exec-refused
  Rule: What cannot be a command is refused
    Source: pardes-tree: 13.4

    Scenario Outline: <what>
      When the client writes <text> to /pane/{pane}/exec
      Then the write fails, and the log says so once: `err {pane} exec: <why>`

      Examples: texts
        | what    | text          | why                  |
        | A zero  | "true a\x00b\n" | nulls in command   |
        | No UTF-8 | "true \xff\n" | command is not UTF-8 |

    Example: In a ctl file it is an unknown control message
      When the client writes "true\n" to /pane/{pane}/ctl
      Then the write fails, and the log says so once: `err {pane} ctl: unknown control message "true"`

  @pardes-exec-close
  Rule: A command goes on when its pane closes
    Source: pardes-tree: 13.5

    Example: It ends later, in its own time
      Given the client has written "while ! test -e go; do sleep 0.02; done; exit 4\n" to /pane/{pane}/exec
      And the client has closed pane "pane"
      When the file "go" appears on disk
      Then the log gains these records
        """text
        exit {pane} 4 "while ! test -e go; do sleep 0.02; done; exit 4"
        """
