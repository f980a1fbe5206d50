@mux @soak
Feature: Soak
  What is done a thousand times costs as much as what is done once.

  @mux-soak-attach
  Rule: Attaching and leaving costs the daemon neither a descriptor nor memory
    Source: mux-platform-layer: O6

    @slow @chosen
    Example: Five hundred times
      Given a daemon with a session that was attached to and left 250 times
      When it is attached to and left 500 times more
      Then the daemon comes to hold as many descriptors as before, within 1 s
      And its memory is at most 10 per cent more than before
