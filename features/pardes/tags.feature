@pardes @tags
Feature: Tags
  A tag begins with what the session says of the pane, and ends with what its users wrote.

  Background:
    Given a session with two panes

  @pardes-tag-pane
  Rule: A pane's tag has the session's part, a bar and its users' part, and writes append
    Source: monkey9p: gen_tag; pardes-tree: 10.3

    Example: At first
      When the client reads /pane/{pane}/tag
      Then the client gets "{cwd}/notes.txt Del Snarf | Look "
      And the log holds no err and no msg of it

    Example: A write appends
      When the client writes "Mine" to /pane/{pane}/tag
      Then /pane/{pane}/tag reads "{cwd}/notes.txt Del Snarf | Look Mine"
      And /pane/{other}/tag reads "{cwd}/other.txt Del Snarf | Look "

    Example: An open that empties takes the users' part
      When the client opens /pane/{pane}/tag for writing, emptying it
      Then the server takes it
      And /pane/{pane}/tag reads "{cwd}/notes.txt Del Snarf |"

    Example: A changed text can be undone and put
      When the client writes "more\n" to /pane/{pane}/body
      Then /pane/{pane}/tag reads "{cwd}/notes.txt Del Snarf Undo Put | Look "
      And /pane/{pane}/dirty reads "1\n"

    Example: An undone text can be redone
      Given the client has written "more\n" to /pane/{pane}/body
      When the client writes "Undo\n" to /pane/{pane}/ctl
      Then /pane/{pane}/tag reads "{cwd}/notes.txt Del Snarf Redo | Look "
      And /pane/{pane}/dirty reads "0\n"

    Example: A directory can be read again
      When the client writes "{cwd}\n" to /look
      Then /pane/{new}/tag reads "{cwd}/ Del Snarf Get | Look "
      And /pane/{new}/dirty reads "0\n"

    Example: A control message empties the users' part
      When the client writes "cleartag\n" to /pane/{pane}/ctl
      Then the server takes it
      And /pane/{pane}/tag reads "{cwd}/notes.txt Del Snarf |"

  @pardes-tag-root
  Rule: The root and the columns have tags that are their users' alone
    Source: pardes-tree: 9.10, 11.1

    Example: The root's
      When the client reads /tag
      Then the client gets "Newcol Dump Exit "
      And the log holds no err and no msg of it

    Example: A column's
      When the client reads /col/{column}/tag
      Then the client gets "New Cut Paste Snarf Sort Zerox Delcol "
      And the log holds no err and no msg of it

    Scenario Outline: <path> is written to
      When the client writes "Mine" to <path>
      Then <path> reads "<tag>Mine"
      And the log holds no err and no msg of it

      Examples: tags
        | path              | tag                                    |
        | /tag              | Newcol Dump Exit\x20                   |
        | /col/{column}/tag | New Cut Paste Snarf Sort Zerox Delcol\x20 |

    Scenario Outline: <path> is emptied
      When the client opens <path> for writing, emptying it
      Then the server takes it
      And <path> reads ""

      Examples: tags
        | path              |
        | /tag              |
        | /col/{column}/tag |
