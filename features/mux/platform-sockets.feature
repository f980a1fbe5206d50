@mux @platform-sockets @self
Feature: Platform layer: sockets
  How a daemon and its clients meet. Each operation is judged by an examiner at the other end, or by the oracle.

  @mux-platform-peer
  Rule: The kernel names who is at the other end of a socket, or it is known that it will not
    A daemon believes nobody without a process. A client takes a process that is not told for 0.

    Source: mux-platform-layer: C1, M59

    Scenario Outline: The caller's own user, asked by a <side>
      Given a caller that listens where anybody may dial
      And the examiner has dialled it as its own user
      When it asks as a <side> who dialled
      Then the caller is told the examiner's process and its own user

      Examples:
        | side   |
        | daemon |
        | client |

    Example: Another user
      Given a caller that listens where anybody may dial
      And the examiner has dialled it as user 65534
      When it asks as a daemon who dialled
      Then the caller is told the examiner's process and user 65534

    Scenario Outline: A <kind> without a peer, asked by a <side>
      Given a caller that was handed a <kind> that it knows nothing of
      When it asks as a <side> who is at the other end of it
      Then the caller is told "<answer>"

      Examples:
        | kind   | side   | answer             |
        | stream | daemon | nobody             |
        | stream | client | process 0, user -1 |
        | pipe   | daemon | nobody             |
        | pipe   | client | nobody             |

  @mux-platform-send
  Rule: A send to a peer that has gone is an error, and neither a signal nor a success
    Source: mux-platform-layer: C2

    Background:
      Given a caller whose SIGPIPE is at its default

    Scenario Outline: The peer of a <side> has hung up
      Given a peer that has hung up
      When it sends a byte as a <side>
      Then the system refuses with EPIPE
      And the caller still answers

      Examples:
        | side   |
        | daemon |
        | client |

    Example: Any other write to it is deadly
      Given a peer that has hung up
      When it writes a byte as to any file
      Then the caller is ended by SIGPIPE

    Example: A daemon does not wait for room
      Given a peer that reads nothing
      When it sends as a daemon until there is no room
      Then exactly what it sent waits for the peer
      And the caller still answers

    Example: A client does
      Given a peer that reads nothing
      When it sends 4 MiB as a client, and the peer reads late
      Then the peer receives 4 MiB

  @mux-platform-socket-type
  Rule: What kind of socket a descriptor is, is known before it is used
    Source: mux-platform-layer: C3

    Scenario Outline: A <kind>
      Given a caller that was handed a <kind> that it knows nothing of
      When it asks what kind of socket it is
      Then the caller is told "<kind>"

      Examples:
        | kind     |
        | stream   |
        | datagram |

    Example: No socket at all
      Given a caller that was handed a pipe that it knows nothing of
      When it asks what kind of socket it is
      Then the system refuses with ENOTSOCK

  @mux-platform-socket-path
  Rule: A socket's path has at most 107 bytes, and one that is too long is refused before anything is made
    Source: mux-platform-layer: M11, M76

    Example: The longest
      Given a caller of the platform layer
      When the caller listens at a path of 107 bytes
      Then the caller holds the socket there

    Example: One byte more
      Given a caller of the platform layer
      When the caller listens at a path of 108 bytes
      Then the system refuses with ENAMETOOLONG
      And nothing is there

    Example: One byte more, dialled
      Given a caller of the platform layer
      When the caller dials a path of 108 bytes
      Then the system refuses with ENAMETOOLONG

  @mux-platform-socket-claim
  Rule: Listening replaces nothing, and a listener that cannot be reached is told from one that is not there
    Source: mux-platform-layer: M12, M14

    Example: A file is there
      Given a file "taken" that holds "something"
      When the caller listens at "taken"
      Then the system refuses with EADDRINUSE
      And the file "taken" still holds "something"

    Example: Nothing is there
      Given a caller of the platform layer
      When the caller dials "missing.sock"
      Then the system refuses with ENOENT

    Example: What is there does not listen
      Given a file "plain" that holds "something"
      When the caller dials "plain"
      Then the system refuses with ECONNREFUSED
