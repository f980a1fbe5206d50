@pardes @builtins
Feature: Builtins
  The words that a session carries out itself.

  Background:
    Given a session with two panes

  @pardes-words-text
  Rule: Words of text act on the selection
    Source: monkey9p: BUILTINS; pardes-tree: 14.1

    Example: Cut and paste
      Given the client has written "1" to /pane/{pane}/dot
      And the client has written "Cut\n" to /pane/{pane}/ctl
      And the client has written "$" to /pane/{pane}/dot
      When the client writes "Paste\n" to /pane/{pane}/ctl
      Then /pane/{pane}/body reads "second line\nfirst line\n"
      And /pane/{pane}/sel reads "first line\n"

    Example: Snarf leaves the text
      Given the client has written "1" to /pane/{pane}/dot
      And the client has written "Snarf\n" to /pane/{pane}/ctl
      When the client writes "Paste\n" to /pane/{other}/ctl
      Then /pane/{other}/body reads "first line\nanother\n"
      And /pane/{pane}/body reads "first line\nsecond line\n"

    Example: An empty selection is not cut
      When the client writes "Cut\nPaste\n" to /pane/{pane}/ctl
      Then /pane/{pane}/body reads "first line\nsecond line\n"
      And /pane/{pane}/dirty reads "0\n"

    Example: The next place of a word
      Given the client has written "/line/" to /pane/{pane}/dot
      When the client writes "LookWord\n" to /pane/{pane}/ctl
      Then /pane/{pane}/dot reads "         18          22 "
      And the log holds no err and no msg of it

  @pardes-words-panes
  Rule: Words of panes make, close, order and find them
    Source: monkey9p: BUILTINS; pardes-tree: 14.3

    Example: New with a name that is no file
      When the client writes "New none.txt\n" to /pane/{pane}/ctl
      Then /pane/{new}/name reads "{cwd}/none.txt\n"
      And /pane/{new}/body reads ""

    Example: New with a file
      Given the file "more.txt" on disk holds "more\n"
      When the client writes "New more.txt\n" to /pane/{pane}/ctl
      Then /pane/{new}/body reads "more\n"
      And /pane/{new}/dirty reads "0\n"

    Example: Below the pane
      When the client writes "New middle.txt\n" to /pane/{pane}/ctl
      Then the panes are "notes.txt middle.txt other.txt", from the top

    Example: Those below are closed
      When the client writes "DelBelow\n" to /pane/{pane}/ctl
      Then the panes are "notes.txt", from the top

    Example: Those above are closed
      When the client writes "DelAbove\n" to /pane/{other}/ctl
      Then the panes are "other.txt", from the top

    Example: None above
      When the client writes "DelAbove\n" to /pane/{pane}/ctl
      Then the server takes it
      And the panes are "notes.txt other.txt", from the top

    Example: The neighbour above
      When the client writes "Up\n" to /pane/{other}/ctl
      Then /focus reads "{pane}\n"

    Example: No neighbour
      When the client writes "Left\n" to /pane/{other}/ctl
      Then the server takes it
      And /focus reads "{other}\n"

    Example: A directory has one view
      Given the client has written "{cwd}\n" to /look
      When the client writes "Zerox\n" to /pane/{new}/ctl
      Then the write fails, and the log says so once: `err {new} ctl: is a directory`

  @pardes-words-lists
  Rule: Searches list what they find in a pane of their own, and finding nothing is success
    Source: monkey9p: SLOW_TIMEOUT; pardes-tree: 14.5

    Example: Lines that match
      When the client writes "Grep ^sec\n" to /pane/{pane}/ctl
      Then /pane/{new}/name reads "{cwd}/+Grep\n"
      And /pane/{new}/body reads "notes.txt:2: second line\n"

    Example: No line
      When the client writes "Grep nothere\n" to /pane/{pane}/ctl
      Then the server takes it
      And the log holds no err and no msg of it

    Example: A broken expression
      When the client writes "Grep (\n" to /pane/{pane}/ctl
      Then the write fails, and the log says so once: `err {pane} ctl: …bad regular expression…`

    Example: Names
      When the client writes "Find other\n" to /pane/{pane}/ctl
      Then /pane/{new}/name reads "{cwd}/+Find\n"
      And /pane/{new}/body reads "other.txt\n"

    Example: Nothing to find
      When the client writes "Find\n" to /pane/{pane}/ctl
      Then the write fails, and the log says so once: `err {pane} ctl: Find: nothing to look for`

    Example: What has failed
      Given the client has written "Msg hello\n" to /ctl
      When the client writes "Messages\n" to /pane/{pane}/ctl
      Then /pane/{new}/body reads "msg - \"hello\"\n"

  @pardes-words-commands
  Rule: Exec and Local run commands and never words, and Kill ends them
    Source: pardes-tree: 14.6

    Example: A word behind Exec is a command
      When the client writes "Exec Look nothere\n" to /pane/{pane}/ctl
      Then the server takes it
      And the log gains these records
        """text
        exec {pane} "Look nothere"
        exit {pane} 127 "Look nothere"
        """
      And the log holds no err and no msg of it

    Example: Nothing behind it
      When the client writes "Exec\nLocal\n" to /pane/{pane}/ctl
      Then the server takes it
      And the log holds no err and no msg of it

    Example: A command is ended
      Given the client has written "sleep 1000\n" to /pane/{pane}/exec
      When the client writes "Kill sleep\n" to /ctl
      Then the log gains these records
        """text
        exit {pane} 143 "sleep 1000"
        """

    Example: No such command
      When the client writes "Kill sleep\n" to /ctl
      Then the write fails, and the log says so once: `err - ctl: no command "sleep" is running`

    Example: All of none
      When the client writes "Kill\n" to /ctl
      Then the server takes it
      And the log holds no err and no msg of it

  @pardes-words-settings
  Rule: Settings are switched, and read back from the root's ctl
    Source: pardes-tree: 14.8, 9.9

    Scenario Outline: <line>
      When the client writes "<line>\n" to /ctl
      Then the server takes it
      And /ctl tells "<setting>"

      Examples: settings
        | line             | setting          |
        | Wrap on          | Wrap on          |
        | Wrap off         | Wrap off         |
        | Wrap             | Wrap on          |
        | Verbose on       | Verbose on       |
        | Placement pardes | Placement pardes |
        | Placement        | Placement acme   |

    Scenario Outline: <line> is refused
      When the client writes "<line>\n" to /ctl
      Then the write fails, and the log says so once: `err - ctl: <why>`

      Examples: no settings
        | line            | why                         |
        | Wrap perhaps    | Wrap: on or off             |
        | Placement above | Placement: acme or pardes   |

  @pardes-words-elsewhere @chosen
  Rule: Words that need a display or a person say so
    Source: pardes-tree: 14.9

    Scenario Outline: <word>
      When the client writes "<word>\n" to /pane/{pane}/ctl
      Then the write fails, and the log says so once: `err {pane} ctl: <word>: <why>`

      Examples: words
        | word      | why                       |
        | Theme     | no display                |
        | NextColor | no display                |
        | Palette   | no display                |
        | Config    | not in a headless session |
        | Repl      | not in a headless session |
        | Rename    | not in a headless session |

  @pardes-words-all
  Rule: Every word is answered, and the session goes on
    Source: monkey9p: BUILTINS, TIMEOUT, Hang, alive; pardes-tree: 1.8, 1.7

    Example: One after another, with nothing behind them, and with a word, on, and a number
      When the client writes every word of a builtin to /pane/{pane}/ctl, alone and with an argument
      Then each of them is answered
      And the session still serves
