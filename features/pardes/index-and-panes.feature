@pardes @index-and-panes
Feature: Index and panes
  The index has a line for each pane, and each pane is a directory of its serial.

  Background:
    Given a session with two panes

  @pardes-index-lines
  Rule: A line of the index is five numbers of eleven places and the beginning of the pane's tag
    Source: monkey9p: index_matches_pane_dirs; pardes-tree: 9.2

    Example: A clean file
      When the client reads /index
      Then the index says of pane "pane" that it is a clean file of 23 characters
      And its tag begins with "{cwd}/notes.txt Del Snarf"

    Example: A changed file
      Given the client has written "é" to /pane/{pane}/body
      When the client reads /index
      Then the index says of pane "pane" that it is a dirty file of 24 characters

    Example: A directory
      Given the client has written "{cwd}\n" to /look
      When the client reads /index
      Then the index says of pane "new" that it is a clean directory
      And its tag begins with "{cwd}/ Del Snarf"

    Example: The length of a tag counts its user's part too
      When the client reads /index
      Then the index says of pane "pane" how long its tag is

    Example: A tag of several lines shows its first
      Given the client has written "one\ntwo" to /pane/{pane}/tag
      When the client reads /index
      Then the index has a line for each of 2 panes

  @pardes-index-panes
  Rule: The index and the directory of panes name the same panes
    Source: monkey9p: index_matches_pane_dirs; pardes-tree: 4.1

    Example: At first
      When the client reads /index
      Then the index has a line for each of 2 panes
      And /pane lists the serials of the index, and "new"

    Example: With two views of one file
      When the client writes "Zerox\n" to /pane/{pane}/ctl
      Then the index has a line for each of 3 panes
      And /pane lists the serials of the index, and "new"

    Example: After a pane was closed
      When the client removes /pane/{pane}
      Then the index has a line for each of 1 panes
      And /pane lists the serials of the index, and "new"

    Example: In two columns
      When the client writes "Newcol\n" to /ctl
      Then the index has a line for each of 3 panes
      And /pane lists the serials of the index, and "new"

  @pardes-pane-new
  Rule: Opening /pane/new for reading makes an empty pane without a name, and the read gives its serial
    Source: monkey9p: gen_newpane; pardes-tree: 9.12

    Example: It is read
      When the client reads /pane/new
      Then the client gets "{new}\n"
      And /pane/{new}/name reads "\n"
      And /focus reads "{other}\n"

    Example: Read in pieces it makes one pane
      Given fid "new" is open on /pane/new for reading
      When fid "new" is read 1 bytes at a time
      Then the client gets "{new}\n"
      And the index has a line for each of 3 panes

    Example: A walk and a stat make none
      When the client walks to /pane/new
      Then the server takes it
      And the index has a line for each of 2 panes

  @pardes-pane-serial
  Rule: A serial is never used again
    Source: pardes-tree: 9.13

    Example: A pane is closed, and another made
      Given the client has written "New\n" to /ctl
      And the client has closed pane "new"
      When the client reads /pane/new
      Then the client gets a serial that no pane had before

  @pardes-pane-remove
  Rule: Removing a pane's directory closes it, dirty or not
    Source: monkey9p: op_remove; pardes-tree: 9.15, 2.9

    Example: A dirty pane
      Given the client has written "more\n" to /pane/{pane}/body
      When the client removes /pane/{pane}
      Then the server takes it
      And /pane lists the serials of the index, and "new"
      And the log gains these records
        """text
        del {pane} {cwd}/notes.txt
        """

    Scenario Outline: Not <path>
      When the client removes <path>
      Then the server refuses it: `permission denied`
      And the index has a line for each of 2 panes

      Examples: what cannot be removed
        | path              |
        | /index            |
        | /pane             |
        | /pane/new         |
        | /pane/{pane}/body |
        | /pane/{pane}/pty  |
        | /                 |

  @pardes-focus
  Rule: The focus is a live pane, and a write moves it
    Source: pardes-tree: 9.8

    Scenario Outline: <text>
      When the client writes <text> to /focus
      Then the server takes it
      And /focus reads "{pane}\n"

      Examples: a serial, and blanks around it
        | text           |
        | "{pane}"       |
        | "{pane}\n"     |
        | " {pane} \n\n" |

    Scenario Outline: <text> is refused
      When the client writes <text> to /focus
      Then the write fails, and the log says so once: `err - focus: no pane …`
      And /focus reads "{other}\n"

      Examples: no live pane
        | text         |
        | "0\n"        |
        | "99999\n"    |
        | "{pane} 1\n" |
        | "-1\n"       |
        | "\n"         |

    Example: A pane that has closed
      Given the client has closed pane "pane"
      When the client writes "{pane}\n" to /focus
      Then the write fails, and the log says so once: `err - focus: no pane …`

  @pardes-status
  Rule: The status, the layout, the listeners and the commands are lines of words
    Source: pardes-tree: 9.1, 9.3, 9.4, 9.5, 9.6, 9.7

    Scenario Outline: <path> tells "<line>"
      When the client reads <path>
      Then the client gets a line "<line>"
      And the log holds no err and no msg of it

      Examples: lines
        | path       | line                             |
        | /status    | session assay                    |
        | /status    | panes 2                          |
        | /status    | columns 1                        |
        | /status    | focus {other}                    |
        | /status    | terminals 0                      |
        | /status    | size 80 24                       |
        | /layout    | col {column} 0 80                |
        | /layout    | pane {pane} …                    |
        | /listeners | unix …/pardes-9p-assay.sock      |
        | /commands  | Look\t…                          |
        | /commands  | Zerox\t…                         |
        | /recent    | {cwd}/notes.txt                  |

    Example: The commands are sorted
      When the client reads /commands
      Then the lines are in order
      And the log holds no err and no msg of it

    Example: The description is short and plain
      When the client reads /README
      Then the client gets fewer than 4096 characters, all of them ASCII
      And the log holds no err and no msg of it
