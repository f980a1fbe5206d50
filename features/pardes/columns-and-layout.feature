@pardes @columns-and-layout
Feature: Columns and layout
  Panes stand in columns, and the screen is computed from where they stand.

  Background:
    Given a session with two panes

  @pardes-column-new
  Rule: A new column stands at the right, with an empty pane
    Source: pardes-tree: 14.3

    Example: It is made
      When the client writes "Newcol\n" to /ctl
      Then /status tells "columns 2"
      And /status tells "panes 3"
      And /pane/{new}/name reads "\n"
      And the log gains these records
        """text
        newcol - …
        """

  @pardes-column-remove
  Rule: Removing a column closes its panes, dirty or not
    Source: monkey9p: op_seq; pardes-tree: 11.4

    Example: One of two
      Given the client has written "Newcol\n" to /ctl
      And the client has written "more\n" to /pane/{pane}/body
      When the client removes /col/{column}
      Then the server takes it
      And /status tells "columns 1"
      And /status tells "panes 1"

    Example: One that is not there
      When the client removes /col/99
      Then the server refuses it: `…`
      And /status tells "columns 1"

  @pardes-column-words
  Rule: A column's ctl takes words, and its exec commands, for the column and its first pane
    Source: pardes-tree: 11.2, 11.3

    Example: A pane is made in it
      When the client writes "New\n" to /col/{column}/ctl
      Then the server takes it
      And /status tells "panes 3"

    Example: Its panes are sorted
      Given the client has written "New aaa.txt\n" to /ctl
      When the client writes "Sort\n" to /col/{column}/ctl
      Then the panes are "aaa.txt notes.txt other.txt", from the top

    Example: An unknown word
      When the client writes "nonsense\n" to /col/{column}/ctl
      Then the write fails, and the log says so once: `err - col/{column}/ctl: unknown control message "nonsense"`

    Example: A command
      When the client writes "exit 0\n" to /col/{column}/exec
      Then the server takes it
      And the log gains these records
        """text
        exec {pane} "exit 0"
        exit {pane} 0 "exit 0"
        """

  @pardes-column-join
  Rule: Columns are joined, unless there is one only
    Source: pardes-tree: 14.3

    Example: Two
      Given the client has written "Newcol\n" to /ctl
      When the client writes "Joincol\n" to /pane/{new}/ctl
      Then the server takes it
      And /status tells "columns 1"
      And /status tells "panes 3"

    Example: One
      When the client writes "Joincol\n" to /pane/{pane}/ctl
      Then the write fails, and the log says so once: `err {pane} ctl: only one column`

  @pardes-layout
  Rule: The layout and the screen follow from columns, panes and size
    Source: pardes-tree: 9.3, 9.11, 15.3

    Example: The layout of two panes in one column
      When the client reads /layout
      Then the client gets a line "col {column} 0 80"
      And the client gets a line "pane {pane} …"
      And the client gets a line "pane {other} …"

    Example: Another size
      When the client writes "size 100 30\n" to /ctl
      Then /status tells "size 100 30"
      And the screen has 30 rows, the first of them "Newcol Dump Exit"

    Example: The screen
      When the client reads /screen
      Then the screen has 24 rows, the first of them "Newcol Dump Exit"
      And one of them is "first line"

    Scenario Outline: A size of <columns> by <rows> is refused
      When the client writes "size <columns> <rows>\n" to /ctl
      Then the write fails, and the log says so once: `err - ctl: size out of range`
      And /status tells "size 80 24"

      Examples: outside
        | columns | rows |
        | 19      | 24   |
        | 501     | 24   |
        | 80      | 5    |
        | 80      | 201  |

    Scenario Outline: A size of <columns> by <rows>
      When the client writes "size <columns> <rows>\n" to /ctl
      Then the server takes it
      And /status tells "size <columns> <rows>"

      Examples: inside
        | columns | rows |
        | 20      | 6    |
        | 500     | 200  |
