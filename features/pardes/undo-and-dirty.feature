@pardes @undo-and-dirty
Feature: Undo and dirt
  What changed can be taken back, and what would be lost is asked about.

  Background:
    Given a session with two panes

  @pardes-undo-step
  Rule: A step of undoing is what one write changed
    Source: pardes-tree: 10.12, 10.2

    Example: Two writes, one undo
      Given the client has written "one\n" to /pane/{pane}/body
      And the client has written "two\n" to /pane/{pane}/body
      When the client writes "Undo\n" to /pane/{pane}/ctl
      Then /pane/{pane}/body reads "first line\nsecond line\none\n"
      And /pane/{pane}/dirty reads "1\n"

    Example: Both undone, the text is clean again
      Given the client has written "one\n" to /pane/{pane}/body
      And the client has written "two\n" to /pane/{pane}/body
      When the client writes "Undo\nUndo\n" to /pane/{pane}/ctl
      Then /pane/{pane}/body reads "first line\nsecond line\n"
      And /pane/{pane}/dirty reads "0\n"

    Example: Undone and done again
      Given the client has written "one\n" to /pane/{pane}/body
      When the client writes "Undo\nRedo\n" to /pane/{pane}/ctl
      Then /pane/{pane}/body reads "first line\nsecond line\none\n"
      And /pane/{pane}/dirty reads "1\n"

    Example: An Edit with many changes is one step
      Given the client has written "Edit ,x/line/c/row/\n" to /pane/{pane}/ctl
      When the client writes "Undo\n" to /pane/{pane}/ctl
      Then /pane/{pane}/body reads "first line\nsecond line\n"
      And /pane/{pane}/dirty reads "0\n"

    Example: Nothing to undo is no failure
      When the client writes "Undo\nRedo\n" to /pane/{pane}/ctl
      Then the server takes it
      And the log holds no err and no msg of it

    Example: Emptied by an open
      Given the client has emptied /pane/{pane}/body
      When the client writes "Undo\n" to /pane/{pane}/ctl
      Then /pane/{pane}/body reads "first line\nsecond line\n"
      And /pane/{pane}/dirty reads "0\n"

  @pardes-undo-mark
  Rule: Without marks, all that is changed is one step
    Source: pardes-tree: 10.12, 15.1

    Example: Two writes, one undo
      Given the client has written "nomark\n" to /pane/{pane}/ctl
      And the client has written "one\n" to /pane/{pane}/body
      And the client has written "two\n" to /pane/{pane}/body
      When the client writes "mark\nUndo\n" to /pane/{pane}/ctl
      Then /pane/{pane}/body reads "first line\nsecond line\n"

  @pardes-undo-views
  Rule: Views of one text share it, and have a dot of their own
    Source: pardes-tree: 10.13

    Example: Changed in one, seen and undone in the other
      Given the client has written "Zerox\n" to /pane/{pane}/ctl
      And the client has written "more\n" to /pane/{new}/body
      When the client writes "Undo\n" to /pane/{pane}/ctl
      Then /pane/{new}/body reads "first line\nsecond line\n"
      And /pane/{new}/dirty reads "0\n"

    Example: Two selections
      Given the client has written "Zerox\n" to /pane/{pane}/ctl
      And the client has written "2" to /pane/{new}/dot
      When the client reads /pane/{pane}/sel
      Then the client gets ""
      And /pane/{new}/sel reads "second line\n"

    Example: A view closes although the text is dirty
      Given the client has written "Zerox\n" to /pane/{pane}/ctl
      And the client has written "more\n" to /pane/{pane}/body
      When the client writes "Del\n" to /pane/{new}/ctl
      Then the server takes it
      And the index has a line for each of 2 panes

  @pardes-dirty-close
  Rule: What would lose a change is refused once, and again only if the text changed meanwhile
    Source: pardes-tree: 14.4

    Example: The first time
      Given the client has written "more\n" to /pane/{pane}/body
      When the client writes "del\n" to /pane/{pane}/ctl
      Then the write fails, and the log says so once: `err {pane} ctl: file dirty`
      And the index has a line for each of 2 panes

    Example: The second time
      Given the client has written "more\n" to /pane/{pane}/body
      And a write of "del\n" to /pane/{pane}/ctl has failed
      When the client writes "del\n" to /pane/{pane}/ctl
      Then the server takes it
      And the index has a line for each of 1 panes

    Example: The second time, after another change
      Given the client has written "more\n" to /pane/{pane}/body
      And a write of "del\n" to /pane/{pane}/ctl has failed
      And the client has written "and more\n" to /pane/{pane}/body
      When the client writes "del\n" to /pane/{pane}/ctl
      Then the write fails, and the log says so once: `err {pane} ctl: file dirty`

    Example: Without asking
      Given the client has written "more\n" to /pane/{pane}/body
      When the client writes "delete\n" to /pane/{pane}/ctl
      Then the server takes it
      And the index has a line for each of 1 panes

    Example: A short text without a name
      Given the client has written "New\n" to /pane/{pane}/ctl
      And the client has written "short\n" to /pane/{new}/body
      When the client writes "del\n" to /pane/{new}/ctl
      Then the server takes it
      And the index has a line for each of 2 panes

    Example: Reading a file over a changed text
      Given the client has written "more\n" to /pane/{pane}/body
      When the client writes "get\n" to /pane/{pane}/ctl
      Then the write fails, and the log says so once: `err {pane} ctl: file dirty`
      And /pane/{pane}/body reads "first line\nsecond line\nmore\n"

  @pardes-dirty-put
  Rule: A text is written to its file, and then is clean
    Source: monkey9p: op_host; pardes-tree: 14.2

    Example: Put
      Given the client has written "more\n" to /pane/{pane}/body
      When the client writes "Put\n" to /pane/{pane}/ctl
      Then the file "notes.txt" on disk has become "first line\nsecond line\nmore\n"
      And /pane/{pane}/dirty reads "0\n"

    Example: A name that ends in a slash is no file
      When the client writes "Put other.txt/\n" to /pane/{pane}/ctl
      Then the write fails, and the log says so once: `err {pane} ctl: "{cwd}/other.txt/": Not a directory`
      And the file "other.txt" on disk has become "another\n"

    Example: Put to another file
      Given the client has written "more\n" to /pane/{pane}/body
      When the client writes "Put copy.txt\n" to /pane/{pane}/ctl
      Then the file "copy.txt" on disk has become "first line\nsecond line\nmore\n"
      And /pane/{pane}/dirty reads "1\n"

    Example: The file has changed on disk
      Given the file "notes.txt" on disk holds "another text\n"
      When the client writes "Put\n" to /pane/{pane}/ctl
      Then the write fails, and the log says so once: `err {pane} ctl: …changed on disk…`
      And the file "notes.txt" on disk has become "another text\n"

    Example: The second time it is written
      Given the file "notes.txt" on disk holds "another text\n"
      And a write of "Put\n" to /pane/{pane}/ctl has failed
      When the client writes "Put\n" to /pane/{pane}/ctl
      Then the server takes it
      And the file "notes.txt" on disk has become "first line\nsecond line\n"

    Example: Get reads it again
      Given the file "notes.txt" on disk holds "another text\n"
      When the client writes "Get\n" to /pane/{pane}/ctl
      Then /pane/{pane}/body reads "another text\n"
      And /pane/{pane}/dirty reads "0\n"

    Example: A text without a name
      Given the client has written "New\n" to /pane/{pane}/ctl
      When the client writes "Put\n" to /pane/{new}/ctl
      Then the write fails, and the log says so once: `err {new} ctl: no file name`
