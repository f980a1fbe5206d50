@mux @fd-barrier
Feature: Descriptor barrier
  A shell has its terminal and nothing else of the daemon's: no socket, no carrier, no master of any terminal.

  @mux-barrier
  Rule: No descriptor of the daemon's reaches a shell
    Source: mux-platform-layer: M25; field-reports: FX03

    Example: Three sessions, two clients and a silent caller
      Given a running daemon
      And Ann is at session "a"
      And Bob is at session "b"
      And Cyd is at session "c"
      And a peer that has sent it half a frame and stalls
      When the system is asked what the shells hold
      Then each holds its own terminal on its standard streams, and of the daemon's nothing

    Example: One that is not closed on exec
      Given a daemon in the foreground that was given descriptors of another's to keep
      When Ann comes to session "0"
      Then the daemon still holds them
      And Ann's shell holds its own terminal on its standard streams, and of the daemon's nothing
