@mux @agent-surface
Feature: Agent surface
  Programs ask and do by commands of their own. They look at sessions without sitting down in front of them.

  @mux-agent-send
  Rule: Text to be sent may hold a new line in its spelled form
    Source: mux-platform-layer: M65

    Example: It ends a shell
      Given a running daemon
      And Ann is at session "1"
      When `mux a send 'exit\n' --session 1` is given
      Then it succeeds
      And Ann's client leaves with 0

    Example: Without it nothing is run yet
      Given a running daemon
      And Ann is at session "1"
      When `mux a send 'exit' --session 1` is given
      Then it succeeds
      And Ann comes to see "exit" on the line of the prompt

  @mux-agent-apart
  Rule: An agent does not attach, and never has a say about the size
    Source: mux-platform-layer: M66

    Scenario Outline: <command>
      Given a running daemon
      And Ann is at session "0" with 100 columns and 30 rows
      When `<command>` is given
      Then it succeeds
      And session "0" has 1 hold
      And the daemon counts 1 client
      And the terminal of Ann's shell is still "100 by 30"

      Examples:
        | command          |
        | mux a status     |
        | mux a send '\\n' |

  @mux-agent-refused
  Rule: A refusal is told in JSON, and never as a broken pipe
    Source: mux-platform-layer: M67

    Scenario Outline: <command>
      Given a running daemon
      When `<command>` is given
      Then it fails, and its output is a refusal in JSON that names "999"

      Examples:
        | command                      |
        | mux a send x --session 999   |
        | mux a status --session 999   |
        | mux a wait --session 999     |

  @mux-agent-returned
  Rule: That a command has returned is told by marks, or else by the foreground, or else by silence
    Source: mux-platform-layer: M68

    Example: A shell that makes marks
      Given a running daemon whose shell is bash
      And Ann is at session "0"
      When a program sends `echo one; echo two; (exit 7)` and waits for its return
      Then it is told of it by "marks", with the exit code 7
      And it is told where the output lies

    Example: A shell that makes none
      Given a running daemon
      And Ann is at session "0"
      When a program sends a command that waits at a gate, and waits for its return until the gate is opened
      Then it is told of it by "foreground", and of no exit code

    @chosen
    Example: A shell that makes none and is always in the foreground itself
      Given a running daemon whose shell is cat
      And Ann is at session "0"
      When a program sends `hello` and waits for its return
      Then it is told of it by "settled", and of no exit code

  @mux-agent-marks
  Rule: A stranger's file under the name that was wanted for the marks costs nothing
    Source: mux-platform-layer: M77

    Example: It has the daemon's own id
      Given a daemon whose shell is bash, and a stranger's file is at "mux-shellint-PID"
      And Ann is at session "0"
      When a program sends `true` and waits for its return
      Then it is told of it by "marks", with the exit code 0
