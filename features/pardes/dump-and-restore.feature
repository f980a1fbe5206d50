@pardes @dump-and-restore
Feature: Dump and restore
  A session is written to a file, and comes back from it.

  Background:
    Given a session with two panes

  @pardes-dump-place
  Rule: A dump goes to the file that is named, or to the one of the environment
    Source: monkey9p: gen_dump_restore; pardes-tree: 21.1, 14.7

    Example: Named
      When the client writes "Dump saved\n" to /ctl
      Then the server takes it
      And the log gains these records
        """text
        dump - {cwd}/saved
        """
      And the file "saved" on disk begins with "pardes dump 1\n" and ends with "end\n"

    Example: In another folder
      Given the client has written "DumpDir {cwd}/nowhere\n" to /ctl
      When the client writes "Dump saved\n" to /ctl
      Then the write fails, and the log says so once: `err - ctl: …No such file or directory…`

    Scenario Outline: A folder, by <what>
      When the client writes "Dump <folder>\n" to /ctl
      Then the write fails, and the log says so once: `err - ctl: …Is a directory`

      Examples: folders
        | what                      | folder |
        | its name                  | {cwd}  |
        | a slash behind any name   | saved/ |
        | the name of all that is   | /      |

    Example: Not named
      When the client writes "Dump\n" to /ctl
      Then the server takes it
      And the log gains these records
        """text
        dump - …/pardes/assay.dump
        """

    Example: A file of a like name stays
      Given the file "saved.new" on disk holds "another text\n"
      When the client writes "Dump saved\n" to /ctl
      Then the file "saved" on disk begins with "pardes dump 1\n" and ends with "end\n"
      And the file "saved.new" on disk has become "another text\n"

  @pardes-dump-form
  Rule: A dump tells of its panes by kind: on disk, in the dump, or another view
    Source: pardes-tree: 21.2

    Example: One of each
      Given the client has written "more\n" to /pane/{pane}/body
      And the client has written "Zerox\n" to /pane/{pane}/ctl
      When the client writes "Dump saved\n" to /ctl
      Then the server takes it
      And the file "saved" on disk has lines that begin with "pane F ", "pane x " and "pane f "

  @pardes-restore-refused
  Rule: A dump that cannot be restored changes nothing, and the write fails
    Source: monkey9p: op_restore; pardes-tree: 21.3

    Example: No file
      When the client writes "Restore nothere\n" to /ctl
      Then the write fails, and the log says so once: `err - ctl: Restore: …`
      And the panes are "notes.txt other.txt", from the top

    Scenario Outline: <what>
      Given the file "saved" on disk holds <bytes>
      When the client writes "Restore saved\n" to /ctl
      Then the write fails, and the log says so once: `err - ctl: Restore: not a dump`
      And the panes are "notes.txt other.txt", from the top

      Examples: files that are none
        | what                 | bytes                         |
        | Nothing              | ""                            |
        | Another file         | "hello\n"                     |
        | Its first line       | "pardes dump 1\n"             |
        | No panes and no end  | "pardes dump 1\nsize 80 24\n" |
        | Another version      | "pardes dump 2\nend\n"        |

    Example: A dump with something behind it
      Given the client has written "Dump saved\n" to /ctl
      And "x" has been appended to the file "saved" on disk
      When the client writes "Restore saved\n" to /ctl
      Then the write fails, and the log says so once: `err - ctl: Restore: not a dump`
      And the panes are "notes.txt other.txt", from the top

  @pardes-restore-taken
  Rule: A Restore that is taken hangs up on every client, and the same socket answers anew
    Source: monkey9p: op_restore, reconnect; pardes-tree: 21.4

    Example: Taken
      Given the client has written "Dump saved\n" to /ctl
      When the client writes "Restore saved\n" to /ctl, and is hung up on
      Then the session still serves
      And the panes are "notes.txt other.txt", from the top

    Example: Serials are new
      Given the client has written "Dump saved\n" to /ctl
      When the client writes "Restore saved\n" to /ctl, and is hung up on
      Then no pane has a serial that one had before

  @pardes-restore-same
  Rule: What was dumped comes back
    Source: pardes-tree: 21.5

    Example: Texts, names, dirt, dot and tag
      Given the client has written "日本\xff\r\n" to /pane/{pane}/body
      And the client has written "2" to /pane/{pane}/dot
      And the client has written "Mine" to /pane/{pane}/tag
      And the client has written "Dump saved\n" to /ctl
      When the client writes "Restore saved\n" to /ctl, and is hung up on
      Then the restored pane "notes.txt" reads as pane "pane" did, in body, dot, dirty and tag

    Example: Columns, and panes without a name
      Given the client has written "Newcol\n" to /ctl
      And the client has written "draft" to /pane/{new}/body
      And the client has written "Dump saved\n" to /ctl
      When the client writes "Restore saved\n" to /ctl, and is hung up on
      Then /status tells "columns 2"
      And /status tells "panes 3"
      And /pane/{new}/body reads "draft"

    Example: Settings
      Given the client has written "size 100 30\nWrap on\n" to /ctl
      And the client has written "Dump saved\n" to /ctl
      When the client writes "Restore saved\n" to /ctl, and is hung up on
      Then /ctl tells "size 100 30"
      And /ctl tells "Wrap on"
