@mux @sockets
Feature: Sockets
  A path names a daemon only while that listens there. Whoever cannot tell takes nothing away from anybody.

  @mux-socket-default
  Rule: The default socket lies in the user's runtime folder, and nowhere where there is none
    Source: mux-platform-layer: M10

    Example: The daemon and who asks it name it alike
      When a daemon is started without being told where to listen
      Then it holds a socket in the runtime folder
      And it answers who asks without being told where

    Scenario Outline: <command>
      When `<command>` is given where there is no runtime folder
      Then it fails, saying "XDG_RUNTIME_DIR"
      And there is no socket in the box

      Examples:
        | command        |
        | mux d start    |
        | mux d start -d |
        | mux d stop     |
        | mux d stats    |
        | mux a list     |

    Example: A socket that is named needs no such folder
      Given a running daemon
      When `mux a list` is given at its socket where there is no runtime folder
      Then it succeeds

  @mux-socket-path-length
  Rule: The longest path of a socket is the kernel's own field less one
    Source: mux-platform-layer: M11, M76

    Example: As long as it can be
      When a daemon is started at a path of 107 bytes
      Then it holds its socket
      And a caller is answered there

    Example: A byte longer is refused by name, and nothing is made
      When `mux d start -d` is given at a path of 108 bytes
      Then it fails, saying "108"
      And there is no socket in the box

    Scenario Outline: Who asks at one too long is told the kernel's own error: <command>
      When `<command>` is given at a path of 108 bytes
      Then it fails, saying "ame too long"

      Examples:
        | command     |
        | mux a list  |
        | mux d stats |

  @mux-socket-states
  Rule: A stale socket may be claimed, and what is no socket is never deleted
    Source: mux-platform-layer: M12

    Example: A daemon that was killed has left its socket
      Given a daemon that was killed and has left its socket
      When a daemon is started
      Then it holds its socket
      And a caller is answered there

    Scenario Outline: Nobody answers at <what>
      Given <what> at the usual path
      When `mux a list` is given
      Then it fails
      And <what> is still there

      Examples:
        | what           |
        | a stale socket |
        | a file         |
        | a folder       |

    @chosen
    Scenario Outline: <what> is not claimed
      Given <what> at the usual path
      When `mux d start -d` is given
      Then it fails, saying "no socket"
      And <what> is still there

      Examples:
        | what     |
        | a file   |
        | a folder |

  @mux-socket-own
  Rule: Whoever removes a socket at its end makes sure first that it is its own
    Source: mux-platform-layer: M13

    Example: Its successor's socket survives its end
      Given a running daemon
      And its socket was moved away, and another daemon was started in its place
      When the first daemon is told to stop
      Then the system knows no such process, not even a dead one
      And the successor still holds its socket and answers there

  @mux-socket-unreachable
  Rule: A socket out of reach is a no to the one who asks, and an error to the one who claims
    Source: mux-platform-layer: M4, M14

    Background:
      Given a running daemon whose socket another user can see and not reach

    Example: Asked by the other user
      When the other user gives `mux a list`
      Then it fails, saying "ermission denied"
      And the same daemon serves on

    Example: Claimed by the other user
      When the other user gives `mux d start -d`
      Then it fails, saying "ermission denied"
      And it does not call the daemon running
      And the same daemon serves on

    Example: Its own user reaches it
      When `mux a list` is given
      Then it succeeds

  @mux-socket-private
  Rule: What is made is private to its user, whatever the mask
    Source: mux-platform-layer: M15

    Example: All that a daemon and a key need
      When a daemon and a key are made under a mask that hides nothing
      Then every folder that was made is for its user only
      And every file that was made is for its user only
