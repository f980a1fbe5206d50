@mux @platform-starts @self
Feature: Platform layer: starts
  How a daemon starts a program. Nothing of the daemon's runs in the child, and nothing of the daemon's reaches the program:
  no descriptor, no disposition and no blocked signal.

  @mux-platform-start-detached
  Rule: A detached program leads a session of its own and has the descriptors it was given
    Source: mux-platform-layer: C5, M2

    Background:
      Given a caller of the platform layer

    Example: It has no terminal
      When the caller starts a program detached
      Then the program leads a session of its own without a terminal

    Example: One descriptor as input, one for both outputs
      When the caller starts a program detached, with output to "log"
      Then the program reads nothing, and writes to "log" on both streams

  @mux-platform-start-barrier
  Rule: No descriptor of the starter's from 3 on reaches a program, closed on exec or not
    Source: mux-platform-layer: C7, M25

    Background:
      Given a caller that holds a socket, a terminal, a carrier and a descriptor that an exec lets through

    Scenario Outline: A program started <where>
      When the caller starts a program <where>
      Then the program holds nothing but its own standard streams
      And the caller still answers

      Examples:
        | where       |
        | detached    |
        | in-terminal |

  @mux-platform-close-from
  Rule: Everything from a number on is closed, and what is below lives
    On a kernel without the call nothing is closed, and closing on exec is all there is.

    Source: mux-platform-layer: C7

    Example: Two of many
      Given a caller with 20 descriptors that it has just opened
      When it closes everything from the last but one on
      Then the last two are closed and the one below them is open
      And the caller still answers

  @mux-platform-start-failed
  Rule: A program that cannot be run is exit 127, a terminal that cannot be wired exit 126, and there is no process
    Source: mux-platform-layer: C5, M27

    Background:
      Given a caller with a terminal of 40 columns and 12 rows
      And a file "plain" that nobody may execute

    Scenario Outline: "<program>" in a terminal
      When the caller starts "<program>" in the terminal
      Then the caller is told "exit 127, no process"
      And the caller has started nothing

      Examples:
        | program         |
        | /no/such/thing  |
        | /usr            |
        | plain           |

    Scenario Outline: "<program>" detached
      When the caller starts "<program>" detached
      Then the caller is told "exit 127, no process"
      And the caller has started nothing

      Examples:
        | program         |
        | /no/such/thing  |
        | plain           |

    Scenario Outline: A closed descriptor as <stream> of a detached program
      When the caller starts cat detached, with a closed descriptor as its <stream>
      Then the caller is told "exit 127, no process"
      And the caller has started nothing

      Examples:
        | stream |
        | input  |
        | output |

    Example: A terminal that has gone
      Given the terminal has been closed
      When the caller starts "/bin/cat" in the terminal
      Then the caller is told "exit 126, no process"
      And the caller has started nothing

  @mux-platform-start-bail-out
  Rule: A start that fails runs nothing that belongs to its starter's end
    Source: mux-platform-layer: C6, M27

    Scenario Outline: "<program>" in a terminal
      Given a caller with a terminal of 40 columns and 12 rows
      And the caller leaves a mark when it ends
      When the caller starts "<program>" in the terminal
      Then there is no mark
      And the caller still answers

      Examples:
        | program        |
        | /no/such/thing |
        | /usr           |

  @mux-platform-start-nothing
  Rule: An empty list of arguments is refused before there is any process
    Source: mux-platform-layer: M28

    Example: Nothing
      Given a caller with a terminal of 40 columns and 12 rows
      When the caller starts nothing at all
      Then the layer refuses, saying "there is nothing to start"
      And the caller has started nothing

  @mux-platform-start-environment
  Rule: The pairs of an environment apply in order, and one without a value unsets
    Source: mux-platform-layer: M23

    Background:
      Given a caller of the platform layer

    Example: The later one wins
      Given the pairs of its environment are
        | TERM | dumb           |
        | TERM | xterm-256color |
      When the caller starts a program detached
      Then the program's environment has "TERM" as "xterm-256color"

    Example: One without a value unsets
      Given the pairs of its environment are
        | TERM  | dumb |
        | EMPTY | none |
        | TERM  |      |
      When the caller starts a program detached
      Then the program's environment has no "TERM"
      And the program's environment has "EMPTY" as "none"

    Example: Set again after it was unset
      Given the pairs of its environment are
        | TERM |      |
        | TERM | vt100 |
      When the caller starts a program detached
      Then the program's environment has "TERM" as "vt100"

  @mux-platform-start-signals
  Rule: A program has default dispositions and blocks nothing, whatever its starter does
    Source: mux-platform-layer: M24

    Background:
      Given a caller with a terminal of 40 columns and 12 rows
      And the caller ignores SIGINT
      And the caller ignores SIGPIPE
      And the caller ignores SIGHUP

    Example: As the system shows it
      When the caller starts cat in the terminal
      Then the program ignores and blocks nothing of
        | SIGINT  |
        | SIGPIPE |
        | SIGHUP  |
        | SIGQUIT |

    Scenario Outline: <key> works
      Given cat in the terminal
      When <key> is typed
      Then the program is ended by <signal>

      Examples:
        | key    | signal  |
        | Ctrl-C | SIGINT  |
        | Ctrl-\ | SIGQUIT |
