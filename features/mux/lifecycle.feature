@mux @lifecycle
Feature: Lifecycle
  A daemon is one process of one image. It lives until it is told to stop, whatever happens in it and to those who start it.

  @mux-life-image
  Rule: A daemon runs the very image that started it
    Source: mux-platform-layer: M1, M62

    Example: As the system names it
      When a daemon is started
      Then it runs the image that started it
      And the system calls it "mux"
      And its arguments are those of a start in the foreground, and nothing else

    Example: A bare copy elsewhere
      Given a copy of the image at "elsewhere/mux"
      When the copy starts a daemon
      Then it runs the copy
      And the system calls it "mux"

    Example: A link to a copy
      Given a copy of the image at "elsewhere/mux"
      And a link to the copy at "short"
      When the link starts a daemon
      Then it runs the copy
      And the system calls it "mux"

  @mux-life-detached
  Rule: A daemon leads its own session, reads nothing and writes to its log
    Source: mux-platform-layer: M2

    Example: Its session
      When a daemon is started
      Then it leads a session of its own

    Example: Its standard streams
      When a daemon is started
      Then it reads from the null device
      And it writes both its streams to the log

  @mux-life-already
  Rule: A socket that answers belongs to a daemon that runs already
    Source: mux-platform-layer: M4

    Example: Started once more
      Given a running daemon
      When `mux d start -d` is given
      Then it succeeds with "already running on SOCK (stop it first with `mux d stop --sock SOCK`)", and with no other word
      And the same daemon serves on

    @chosen
    Example: In the foreground
      Given a running daemon
      When `mux d start` is given
      Then it fails, saying "already running on SOCK"
      And the same daemon serves on

    @chosen
    Example: Several at the same moment
      When four daemons are started at the same moment
      Then one of them serves, named by the start that started it
      And each other start says that one runs already, or is being started

  @mux-life-stop
  Rule: A stop returns when the process has gone
    Source: mux-platform-layer: M9

    Example: The daemon alone
      Given a running daemon
      When `mux d stop` is given
      Then it succeeds
      And the system knows no such process, not even a dead one
      And nothing is left at its socket

    Example: A daemon that another program started and watches
      Given a daemon in the foreground of another program
      When `mux d stop` is given
      Then it succeeds
      And the system knows no such process, not even a dead one

    @chosen
    Example: Nobody is there
      When `mux d stop` is given
      Then it fails, saying "no daemon answers at SOCK"

  @mux-life-stall
  Rule: A peer that stalls in the middle of a frame delays nobody
    Source: mux-platform-layer: M6

    Scenario Outline: <command>
      Given a running daemon
      And a peer that has sent it half a frame and stalls
      When `<command>` is given
      Then it succeeds within 3 s

      Examples:
        | command     |
        | mux a list  |
        | mux d stats |

    Example: mux d stop
      Given a running daemon
      And a peer that has sent it half a frame and stalls
      When `mux d stop` is given
      Then it succeeds within 3 s
      And the system knows no such process, not even a dead one

  @mux-life-refused
  Rule: A refused start leaves no process, no socket and no claim of success behind
    Source: mux-platform-layer: M8

    Scenario Outline: <start>, where <where>
      When `<start>` is given where <where>
      Then it fails, saying "<words>"
      And nothing runs in the box
      And there is no socket in the box
      And the log claims no success

      Examples:
        | start          | where                      | words           |
        | mux d start    | the path is too long       | too long        |
        | mux d start -d | the path is too long       | too long        |
        | mux d start    | there is no runtime folder | XDG_RUNTIME_DIR |
        | mux d start -d | there is no runtime folder | XDG_RUNTIME_DIR |
        | mux d start    | a file is in the way       | no socket       |
        | mux d start -d | a file is in the way       | no socket       |

  @mux-life-image-gone
  Rule: Where the image's path has gone, the kernel's link to it starts the daemon
    Source: mux-platform-layer: M74, M32

    Example: A starter whose file was removed
      Given a copy of the image at "elsewhere/mux"
      When the copy starts a daemon although its file has been removed
      Then the daemon serves
      And it is stale from the start

  @mux-life-late
  Rule: A daemon that is slow to answer is reported and left running
    Source: mux-platform-layer: M75

    @slow
    Example: It is held before it can answer
      When a daemon is started that is held before it can answer
      Then it fails, saying "pid="
      And the daemon is left running, and serves once it is let go

    Example: An image that may not be run is an error beforehand
      Given a copy of the image at "elsewhere/mux"
      When the copy starts a daemon although it may not be run any more
      Then it fails, saying "elsewhere/mux"
      And nothing runs in the box

  @mux-life-endpoint
  Rule: What is announced has standard output to itself, and dots are for terminals
    Source: mux-platform-layer: M63

    Example: A daemon that is started to be announced
      When `mux d endpoint --start` is given
      Then its standard error names the process that holds the socket
      And its standard output holds nothing but an announcement
      And there are no dots in what it said
      And the system calls it "mux"

    @chosen
    Example: A daemon without a network listener
      Given a running daemon
      When `mux d endpoint` is given
      Then it succeeds, saying "no QUIC listener is armed"

    @chosen
    Example: A network listener is refused by name
      When `mux d start -d --quic 127.0.0.1:0` is given
      Then it fails, saying "--quic"
      And nothing runs in the box

  @mux-life-grace
  Rule: Shells that ignore the request to end take one period of grace in all, and leave nothing
    Source: mux-platform-layer: M7

    @slow
    Example: Twelve of them
      Given a daemon that took its time to stop with one shell that ignores all requests
      And a daemon with 12 shells that ignore all requests
      When the daemon is told to stop
      Then that took less than twice the time of the one
      And the system knows none of the shells, not even as dead

  @mux-life-client
  Rule: A client that finds no daemon starts one of its own image, whatever stands first on the path
    Source: mux-platform-layer: M73

    Example: Another mux is first on the path
      Given another program called "mux" that is first on the path
      When Ann comes to session "0", where no daemon runs
      Then Ann's shell answers
      And a daemon of the image under test runs there
      And the other program was never run
