@pardes @directories
Feature: Directories
  A directory reads as whole entries, one after another.

  Background:
    Given a session with two panes

  @pardes-dir-tree
  Rule: The tree has these files, and these only
    Source: monkey9p: ROOT_FILES, PANE_FILES, COL_FILES; pardes-tree: 4 files

    Example: The root
      When the client lists /
      Then the entries are "README index layout status commands recent screen listeners focus ctl look exec tagexec log tag pane col"
      And no entry is longer than 128 bytes

    Example: A pane
      When the client lists /pane/{pane}
      Then the entries are "name body tag ctl addr dot limit data xdata sel dirty mark scroll errors event look exec tagexec pty"
      And no entry is longer than 128 bytes

    Example: A terminal's files
      When the client lists /pane/{pane}/pty
      Then the entries are "run data ctl status"

    Example: A column
      When the client lists /col/{column}
      Then the entries are "tag ctl exec"

    Example: The panes
      When the client lists /pane
      Then the entries are "new {pane} {other}"
      And no entry is longer than 128 bytes

    Example: The columns
      When the client lists /col
      Then the entries are "{column}"

  @pardes-dir-modes
  Rule: A mode tells who may read and who may write
    Source: pardes-tree: 4 files

    Example: The root
      When the client lists /
      Then the modes are these
        """text
        444   README
        444   index
        444   layout
        444   status
        444   commands
        444   recent
        444   screen
        444   listeners
        666   focus
        666   ctl
        222   look
        222   exec
        222   tagexec
        666   log
        666   tag
        555 D pane
        555 D col
        """

    Example: A pane
      When the client lists /pane/{pane}
      Then the modes are these
        """text
        666   name
        666   body
        666   tag
        666   ctl
        666   addr
        666   dot
        666   limit
        666   data
        666   xdata
        666   sel
        666   dirty
        666   mark
        666   scroll
        222   errors
        666   event
        222   look
        222   exec
        222   tagexec
        555 D pty
        """

  @pardes-dir-chunks
  Rule: A directory read in pieces gives the entries of one whole read, each whole
    Source: field-reports: FP02; monkey9p: chunked_equals_whole, dir_names; pardes-tree: 2.17

    Scenario Outline: <path>, by <count> bytes
      Given fid "folder" is open on <path> for reading
      When fid "folder" is read <count> bytes at a time, twice
      Then both passes give the entries of <path> read at once

      Examples: from one entry at a time to all at once
        | path         | count |
        | /            | 128   |
        | /            | 255   |
        | /            | 1027  |
        | /pane        | 128   |
        | /pane        | 200   |
        | /pane/{pane} | 300   |
        | /col         | 128   |

    Example: A directory does not change while it is read
      Given fid "panes" is open on /pane for reading
      When fid "panes" is read 128 bytes at a time, and a pane is made after the first
      Then the client gets the entries as before

  @pardes-dir-offset
  Rule: A directory is read on from where the last read ended, or from its start
    Source: field-reports: FP02; pardes-tree: 2.17

    Example: Inside an entry
      Given fid "panes" is open on /pane for reading
      And 200 bytes of fid "panes" have been read at 0
      When 200 bytes of fid "panes" are read at 5
      Then the server refuses it: `bad offset in directory read`

    Example: From the start again
      Given fid "panes" is open on /pane for reading
      And 8192 bytes of fid "panes" have been read at 0
      When 8192 bytes of fid "panes" are read at 0
      Then the entries are "new {pane} {other}"

  @pardes-dir-small
  Rule: A count too small for the next entry is refused
    Source: field-reports: FP02; pardes-tree: 2.17

    Example: A count of ten
      Given fid "panes" is open on /pane for reading
      When 10 bytes of fid "panes" are read at 0
      Then the server refuses it: `count too small`

    Example: A count of one entry
      Given fid "panes" is open on /pane for reading
      When 128 bytes of fid "panes" are read at 0
      Then every entry of it is whole

  @pardes-dir-stat
  Rule: A stat tells the name, the owner and no length
    Source: monkey9p: environment; pardes-tree: 2.16, 1.9

    Example: The log
      When the client holds this conversation
        """9p
        Twalk fid 1 newfid 2 wname [log]
        Rwalk wqid [*]
        Tstat fid 2
        Rstat stat { type 0 dev 0 qid (* 0 0) mode 438 atime 0 mtime 0 length 0 name log uid pardes gid pardes muid pardes }
        """
      Then every reply is as it is written there
      And nothing more arrives

    Example: The root
      When the client holds this conversation
        """9p
        Tstat fid 1
        Rstat stat { type 0 dev 0 qid (* 0 128) mode 2147484013 atime 0 mtime 0 length 0 name / uid pardes gid pardes muid pardes }
        """
      Then every reply is as it is written there
      And nothing more arrives
