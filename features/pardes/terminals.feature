@pardes @terminals
Feature: Terminals
  A pane whose text is what a program writes to a terminal.

  Background:
    Given a session with two panes

  @pardes-tty-pane
  Rule: A terminal is a pane of its own, in which a shell runs
    Source: monkey9p: SHELL_LINES; pardes-tree: 20.1

    Example: What its command prints
      Given the client has written "Tty echo hello; read x\n" to /pane/{pane}/ctl
      When the client waits for "hello\n" in the body of pane "new"
      Then /focus reads "{new}\n"
      And /status tells "terminals 1"

    Example: Its name, and no name of a file
      Given the client has written "Tty read x\n" to /pane/{pane}/ctl
      When the client writes "other\n" to /pane/{new}/name
      Then the write fails, and the log says so once: `err {new} name: scratch pane`

    Example: Its shell ends, and it closes
      Given the client has written "Tty read x\n" to /pane/{pane}/ctl
      When the client writes "go\r" to /pane/{new}/pty/data
      Then the index has a line for each of 2 panes, in the end
      And the log holds no err and no msg of it

    Example: It has one view
      Given the client has written "Tty read x\n" to /pane/{pane}/ctl
      When the client writes "Zerox\n" to /pane/{new}/ctl
      Then the write fails, and the log says so once: `err {new} ctl: is a terminal`

  @pardes-tty-close
  Rule: A terminal that is closed hangs up on its shell
    Source: monkey9p: teardown; pardes-tree: 20.2

    Example: The pane is removed
      Given the client has written "Tty trap 'echo hup > hup; exit' HUP; echo ready; while :; do sleep 0.05; done\n" to /pane/{pane}/ctl
      And the client has waited for "ready\n" in the body of pane "new"
      When the client removes /pane/{new}
      Then the file "hup" on disk becomes "hup\n" in the end

  @pardes-tty-data
  Rule: What is written to its data is typed, and what it prints is read there
    Source: pardes-tree: 20.3

    Example: Typed
      Given the client has written "Tty cat\n" to /pane/{pane}/ctl
      And fid "data" is open on /pane/{new}/pty/data for reading and writing
      When "hello\r" is written to fid "data"
      Then fid "data" tells "hello\r\nhello\r\n"

    Example: A pane without a terminal
      When the client reads /pane/{pane}/pty/data
      Then the server refuses it: `no terminal`
      And the log holds no err and no msg of it

  @pardes-tty-ctl
  Rule: A terminal's ctl sends signals and sets the size
    Source: pardes-tree: 20.4, 20.5

    Example: A size
      Given the client has written "Tty read x\n" to /pane/{pane}/ctl
      When the client writes "winsize 100 30\n" to /pane/{new}/pty/ctl
      Then the server takes it
      And the status of the terminal "new" is running, with a size of "100 30"

    Example: A signal ends what runs there
      Given the client has written "Tty exec sleep 1000\n" to /pane/{pane}/ctl
      When the client writes "sig TERM\n" to /pane/{new}/pty/ctl
      Then the server takes it
      And the index has a line for each of 2 panes, in the end

    Scenario Outline: <message> is refused
      Given the client has written "Tty read x\n" to /pane/{pane}/ctl
      When the client writes <message> to /pane/{new}/pty/ctl
      Then the write fails, and the log says so once: `err {new} pty/ctl: <why>`

      Examples: messages
        | message           | why                        |
        | "sig BOGUS\n"     | unknown signal "BOGUS"     |
        | "sig\n"           | ill-formed control message |
        | "winsize 0 0\n"   | size out of range          |
        | "winsize 501 3\n" | size out of range          |
        | "exec\n"          | unknown control message…   |

    Example: Without a terminal
      When the client reads /pane/{pane}/pty/status
      Then the client gets "none\n"
      And the log holds no err and no msg of it

  @pardes-tty-run
  Rule: One line can be run on a terminal of its own, from any pane
    Source: pardes-tree: 20.6

    Example: Its output, and then the end
      Given fid "run" is open on /pane/{pane}/pty/run for reading and writing
      And "printf abc\n" has been written to fid "run"
      When fid "run" is read
      Then the client gets "abc"
      And the log holds no err and no msg of it

    Example: Nothing was run
      When the client reads /pane/{pane}/pty/run
      Then the server refuses it: `nothing was run`
      And the log holds no err and no msg of it

    Example: A second line while the first runs
      Given fid "run" is open on /pane/{pane}/pty/run for reading and writing
      And "sleep 1000\n" has been written to fid "run"
      When "true\n" is written to fid "run"
      Then the write fails, and the log says so once: `err {pane} pty/run: already in use`

    Example: Two lines at once
      When the client writes "true\ntrue\n" to /pane/{pane}/pty/run
      Then the write fails, and the log says so once: `err {pane} pty/run: one line at a time`
