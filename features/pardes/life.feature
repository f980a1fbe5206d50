@pardes @life
Feature: Life of a session
  A session is one process. It serves its panes at a socket of its own, and ends with the last of them.

  @pardes-life-start
  Rule: A session shows the files that it is started for, and serves at a socket of its name
    Source: monkey9p: session start; pardes-tree: 1.2, 1.4

    Example: A file that is there
      Given a folder with the file "notes.txt" of "first line\n"
      When a session is started for "notes.txt"
      Then the panes are "notes.txt", from the top
      And /pane/{new}/body reads "first line\n"

    @chosen
    Example: A file that is missing
      Given a folder with the file "notes.txt" of "first line\n"
      When a session is started for "missing.txt"
      Then the panes are "missing.txt", from the top
      And /pane/{new}/body reads ""
      And /pane/{new}/dirty reads "0\n"

    @chosen
    Example: Two files, the last one in focus
      Given a folder with the file "notes.txt" of "first line\n"
      And a folder with the file "more.txt" of "more\n"
      When a session is started for "notes.txt more.txt"
      Then the panes are "notes.txt more.txt", from the top
      And /focus reads "{new}\n"

    @chosen
    Example: No file
      Given a folder with the file "notes.txt" of "first line\n"
      When a session is started for ""
      Then the panes are "", from the top
      And /pane/{new}/body reads ""
      And its socket is for its owner only

    @chosen
    Example: One of two files that cannot be opened
      Given a folder with the file "notes.txt" of "first line\n"
      When a session is to be started for "notes.txt /dev/null"
      Then that start ends with exit status 1
      And it says why on standard error: "\"/dev/null\": not a file or directory"

    Example: It prints nothing
      Given a folder with the file "notes.txt" of "first line\n"
      When a session is started for "notes.txt"
      Then the panes are "notes.txt", from the top
      And it has printed nothing on standard output

  @pardes-life-name @chosen
  Rule: A name is 1 to 32 letters, digits, underscores and hyphens, and anything else is a usage error
    Source: pardes-tree: 1.1

    Example: The longest name
      When a session is started under a name of 32 characters
      Then it serves

    Example: One character more
      When a session is started under a name of 33 characters
      Then that start ends with exit status 2
      And it says why on standard error: "usage"

    Scenario Outline: Under the name "<name>"
      When a session is started under the name "<name>"
      Then that start ends with exit status 2
      And it says why on standard error: "usage"

      Examples: what no name holds
        | name |
        | a b  |
        | a/b  |
        | a.b  |
        | é    |

    Example: Letters, digits, an underscore and a hyphen
      When a session is started under the name "Az_09-z"
      Then it serves

  @pardes-life-folder @chosen
  Rule: Without a runtime folder, or where a socket's path does not fit, no session starts
    Source: pardes-tree: 1.2

    Example: No folder
      When a session is started without XDG_RUNTIME_DIR
      Then that start ends with exit status 1
      And it says why on standard error: "XDG_RUNTIME_DIR"

    Example: A folder that is not there
      When a session is started in the runtime folder "/nowhere"
      Then that start ends with exit status 1
      And it says why on standard error: "/nowhere/pardes-9p-assay.lock: No such file or directory"

    Example: A path of 108 bytes
      When a session is started in a runtime folder whose name has 87 characters
      Then that start ends with exit status 1
      And it says why on standard error: "107"

  @pardes-life-taken @chosen
  Rule: A socket file is taken over from the dead, and never from the living
    Source: pardes-tree: 1.3

    Example: Its session lives
      Given a session with one pane
      When another session of the same name is started in the same runtime folder
      Then that start ends with exit status 1
      And it says why on standard error: "session assay is already running"
      And the session still serves

    Example: Nobody answers there
      When a session is started where a socket file was left behind
      Then it serves

    Example: Its session was killed
      When a session is started where a lock file was left behind
      Then it serves

    Scenario Outline: <name> is a file of another kind
      When a session is started where the runtime folder has the file "<name>"
      Then that start ends with exit status 1
      And it says why on standard error: "<name>: there is a file that is no socket"
      And the file "<name>" is still in the runtime folder

      Examples: names that a session gives its socket
        | name                 |
        | pardes-9p-assay.sock |
        | pardes-9p-assay.new  |

    Example: Another session's socket stays
      Given a session with one pane
      And its socket has been replaced by another file
      When the session is sent SIGTERM
      Then the session ends within 2 s
      And the file "pardes-9p-assay.sock" is still in the runtime folder

  @pardes-life-quit
  Rule: Closing the last pane ends the session, with exit status 0 and at once
    Source: monkey9p: Ended, check_death, Dropped; pardes-tree: 1.5

    Example: The pane is removed
      Given a session with one pane
      When the client removes /pane/{pane}
      Then the session ends with exit status 0 within 1 s
      And its socket is gone

    Example: Its column is removed
      Given a session with one pane
      When the client removes /col/{column}
      Then the session ends with exit status 0 within 1 s
      And its socket is gone

    Scenario Outline: <word>, written to <path>
      Given a session with one pane
      When the client asks for the end of the last pane by <bytes> to <path>
      Then the session ends with exit status 0 within 1 s
      And its socket is gone

      Examples: ways to close a pane
        | word     | bytes      | path             |
        | delete   | "delete\n" | /pane/{pane}/ctl |
        | del      | "del\n"    | /pane/{pane}/ctl |
        | Del      | "Del\n"    | /pane/{pane}/exec |
        | Delcol   | "Delcol\n" | /ctl             |

    Example: Another pane is left
      Given a session with two panes
      When the client removes /pane/{pane}
      Then the server takes it
      And the session still serves

  @pardes-life-exit
  Rule: Exit ends the session, unless a pane would be lost
    Source: pardes-tree: 1.6

    Example: Nothing is dirty
      Given a session with two panes
      When the client asks for the end of the last pane by "Exit\n" to /ctl
      Then the session ends with exit status 0 within 1 s

    Example: A pane is dirty
      Given a session with two panes
      And the client has written "more\n" to /pane/{pane}/body
      When the client writes "Exit\n" to /ctl
      Then the write fails, and the log says so once: `err - ctl: file dirty`
      And the session still serves

  @pardes-life-signal
  Rule: A signal that asks for the end is obeyed at once, and the socket goes with the session
    Source: pardes-tree: 1.6

    Scenario Outline: <signal>
      Given a session with two panes
      When the session is sent <signal>
      Then the session ends within 2 s
      And its socket is gone, and its lock file too

      Examples: signals
        | signal  |
        | SIGTERM |
        | SIGINT  |
        | SIGHUP  |
