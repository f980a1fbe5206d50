@mux @sessions
Feature: Sessions
  A session is a shell in a terminal that stays when nobody looks at it. Those who look come and go, and cost it nothing.

  @mux-session-end
  Rule: A daemon lives on without sessions, and the end of a session is that session's alone
    Source: mux-platform-layer: M5

    Example: The last one ends
      Given a running daemon
      And Ann is at session "0"
      When Ann types "exit 3"
      Then Ann's client leaves with 3
      And there is no session
      And the same daemon serves on

    Example: One of two ends
      Given a running daemon
      And Ann is at session "a"
      And Bob is at session "b"
      When Ann types "exit 0"
      Then Ann's client leaves with 0
      And there is the session "b" alone
      And Bob's shell answers

  @mux-session-list
  Rule: The first session is called 0, the listing tells who holds each, and ends with a line about the daemon
    Source: mux-platform-layer: M29, M69; field-reports: FX07

    Example: The first
      Given a running daemon
      When Ann comes to a session that she does not name
      Then there is the session "0" alone

    Example: Two at one and one at another
      Given a running daemon
      And Ann is at session "a"
      And Bob is at session "a"
      And Cyd is at session "b"
      When `mux a list` is given
      Then session "a" has 2 holds, and session "b" has 1
      And its last line is "# mux " and the daemon's version

    Example: One leaves, and the other is killed
      Given a daemon with the session "a" that nobody looks at, and its descriptors counted
      And Ann is at session "a"
      And Bob is at session "a"
      And Ann has detached
      When Bob's client is killed
      Then session "a" comes to have 0 holds
      And the daemon counts 0 clients, and holds as many descriptors as before

  @mux-session-detach
  Rule: Detaching waits for no answer
    Source: mux-platform-layer: M70

    Example: The daemon answers
      Given a running daemon
      And Ann is at session "0"
      When Ann detaches
      Then Ann's client leaves with 0
      And there is the session "0" alone

    Example: The daemon is held
      Given a running daemon
      And Ann is at session "0"
      And the daemon is held
      When Ann detaches
      Then Ann's client leaves with 0
      And once the daemon is let go there is the session "0" alone

  @mux-session-held
  Rule: A daemon that is slow is not dead
    Source: mux-platform-layer: M4; field-reports: FX01

    @slow
    Example: Another is started while it is held
      Given a running daemon
      And Ann is at session "0"
      And the daemon is held
      When `mux d start -d` is given
      Then it fails, or says that the daemon runs already
      And once the daemon is let go there is the session "0" alone
      And the same daemon serves on, at the very same socket

  @mux-session-names
  Rule: What is no session's name is refused by name, and reaches no session
    Source: field-reports: FX06

    Background:
      Given a running daemon
      And Ann is at session "a"
      And Ann's shell notes all that is typed to it

    Scenario Outline: <command> "<name>"
      When `<command>` is given for the session "<name>"
      Then it fails, and names "<shown>"
      And nothing was typed to Ann's shell
      And no file was made beside the daemon's own

      Examples:
        | command        | name   | shown  |
        | mux a send x   | ../x   | ../x   |
        | mux a send x   | /abs   | /abs   |
        | mux a send x   |        |        |
        | mux a send x   | 300 n  | nnnnnn |
        | mux a send x   | a LF b | a      |
        | mux a send x   | 999    | 999    |
        | mux a status   | ../x   | ../x   |
        | mux d dump     | 999    | 999    |

    Scenario Outline: A person comes to "<name>"
      When Bob comes to the session "<name>", which nobody can have
      Then Bob's client leaves with a failure, and has named "<shown>"
      And nothing was typed to Ann's shell
      And no file was made beside the daemon's own

      Examples:
        | name   | shown  |
        | ../x   | ../x   |
        | /abs   | /abs   |
        | 300 n  | nnnnnn |
        | a LF b | a      |

  @mux-session-size
  Rule: A shell's terminal has its size before the first look, and a new size is seen at once
    Source: mux-platform-layer: M22

    Example: The first look
      Given a daemon whose shells note the size of their terminal at the start
      When Ann comes to session "0" with 91 columns and 17 rows
      Then the size that the shell noted is "17 91"

    Example: A new size
      Given a running daemon
      And Ann is at session "0"
      When Ann's terminal becomes 100 columns and 30 rows
      Then the terminal of Ann's shell becomes "100 by 30"

    Example: The program in front is told
      Given a running daemon
      And Ann is at session "0"
      And a program of Ann's notes the size whenever it is told of one
      When Ann's terminal becomes 100 columns and 30 rows
      Then the program of Ann's notes "30 100"

  @mux-session-unknown-size
  Rule: A terminal too small to draw on counts as unknown and moves no grid
    Source: mux-platform-layer: M71

    Scenario Outline: <columns> columns and <rows> rows
      Given a running daemon
      And Ann is at session "0" with 100 columns and 30 rows
      When Bob comes to session "0" with <columns> columns and <rows> rows
      Then session "0" comes to have 2 holds
      And the terminal of Ann's shell is still "100 by 30"

      Examples:
        | columns | rows |
        | 0       | 0    |
        | 1       | 1    |

    Example: One that can be drawn on
      Given a running daemon
      And Ann is at session "0" with 100 columns and 30 rows
      When Bob comes to session "0" with 70 columns and 20 rows
      Then the terminal of Ann's shell is no more "100 by 30"

  @mux-session-environment
  Rule: A shell is told of a terminal of 256 colours, whatever its daemon was told
    Source: mux-platform-layer: M23

    Example: The daemon's own is another
      Given a daemon that was started with "TERM" as "dumb"
      When Ann comes to session "0"
      Then Ann's shell has "TERM" as "xterm-256color"

  @mux-session-interrupt
  Rule: A shell can be interrupted whatever its daemon ignores
    Source: mux-platform-layer: M24

    Background:
      Given a daemon that was started with SIGINT and SIGPIPE ignored
      And Ann is at session "0"

    Example: As the system shows it
      When Ann's shell runs a job in the foreground
      Then neither the shell nor the job ignores SIGINT or SIGPIPE

    Example: The key works
      Given Ann's shell runs a job in the foreground
      When Ann presses Ctrl-C
      Then the job ends by SIGINT, and Ann's shell answers

  @mux-session-painted
  Rule: What a client has painted is what a dump shows
    Source: mux-platform-layer: M72

    Scenario Outline: <what>
      Given a running daemon
      And Ann is at session "0"
      When Ann's shell prints <what>
      Then Ann comes to see what a dump shows
      And Bob, who comes only now, sees the same

      Examples:
        | what                                  |
        | more lines than the screen has        |
        | wide and combined characters          |
        | text in many places and colours       |
        | an alternate screen                   |

  @mux-session-repaint
  Rule: Who comes back at the same size is shown the whole screen, and the program in front is not troubled
    Source: field-reports: FX04

    Example: The program is stopped and cannot draw
      Given a running daemon
      And Ann is at session "0"
      And a program of Ann's has drawn a full screen and was stopped
      And Ann has detached
      When Ann comes to session "0"
      Then Ann sees the full screen that was drawn
      And the program of Ann's, going on, has been told nothing

  @mux-session-characters
  Rule: A character that comes in two pieces is whole, and a bad byte costs one mark and no neighbour
    Source: field-reports: FX05

    Scenario Outline: <first> and then <second>
      Given a running daemon
      And Ann is at session "0"
      When Ann's shell prints the bytes "<first>", and later "<second>"
      Then a dump shows "<shown>"

      Examples:
        | first            | second       | shown |
        | \303             | \251\|       | é\|   |
        | \346\227         | \245\|       | 日\|  |
        | \360\237\230     | \200\|       | 😀\|  |
        | \377             | \303\251\|   | �é\|  |

  @mux-session-agent-socket
  Rule: Each session offers an agent socket, and closes it to callers while nobody lends an agent
    Source: mux-platform-layer: M78

    Example: Nobody lends one
      Given a running daemon
      And Ann is at session "0"
      When a caller dials the agent socket of Ann's shell
      Then the caller is accepted, and then hung up on
      And Ann's shell answers

    Example: An agent that hangs up at once is none
      Given a running daemon
      And Ann is at session "0" with an agent that hangs up at once
      When a caller dials the agent socket of Ann's shell
      Then the caller is accepted, and then hung up on
      And Ann's shell answers

    Example: Somebody lends one
      Given a running daemon
      And Ann is at session "0" with an agent that answers
      When a caller asks the agent socket of Ann's shell for identities
      Then the caller gets the agent's answer

  @mux-session-without-folder
  Rule: Without its folder a feature alone is lost, and the log says so
    Source: mux-platform-layer: M79

    Example: The runtime folder is a file
      Given a running daemon whose runtime folder is a file
      When Ann comes to session "0"
      Then Ann's shell answers
      And the log says "mux d: agent forwarding unavailable ("
      And the log says "mux d: shell integration unavailable ("

  @mux-session-stalled
  Rule: A client that stops reading costs nobody else anything
    Source: field-reports: FX02

    @slow
    Example: Two million lines
      Given a running daemon
      And Ann is at session "a", and reads nothing from now on
      And Bob is at session "b"
      When Ann's session is told to print two million lines
      Then meanwhile a listing, a dump of "a" and Bob's shell answer within 3 s each
      And the printing ends, and the daemon's memory has grown by less than 128 MiB
      And once Ann's client is killed the daemon holds as many descriptors as without her
