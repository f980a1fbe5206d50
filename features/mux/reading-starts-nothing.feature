@mux @reading-starts-nothing
Feature: Reading starts nothing
  Who lists and looks starts no daemon, here or elsewhere. Only a person who opens a session does.

  @mux-reading
  Rule: Listing never starts a daemon anywhere
    Source: mux-platform-layer: M56

    Scenario Outline: <command>
      When `<command>` is given
      Then no daemon runs in the box
      And there is no socket in the box

      Examples:
        | command         |
        | mux a list      |
        | mux a status    |
        | mux d stats     |
        | mux d dump      |
        | mux d endpoint  |

    Example: A person who opens a session
      When Ann comes to session "0", where no daemon runs
      Then Ann's shell answers
      And a daemon of the image under test runs there

    @chosen
    Example: Hosts
      Given the host "far", on which an image is installed and no daemon runs
      And the list of hosts names "far" and "dead"
      When `mux a hosts` is given
      Then it succeeds
      And no daemon runs on any host
      And no host was asked to start anything

  @mux-reading-words
  Rule: When a connection fails, its own words are what the person sees, and only a person's
    Source: mux-platform-layer: M57, M91

    Example: A person asked for it
      Given the host "dead", on which nothing is installed
      When Ann comes to the host "dead"
      Then Ann's client leaves with a failure, and has named "ssh: connect to host dead port 22: No route to host"

    @chosen
    Example: A question in the background
      Given the host "dead", on which nothing is installed
      And the list of hosts names "dead"
      When `mux a hosts` is given
      Then it succeeds
      And it said nothing of "No route to host"

  @mux-reading-host
  Rule: After a client of a host has left, one process runs there: the daemon, from the installed image
    Source: mux-platform-layer: M92

    Example: A session on a host
      Given the host "far", on which an image is installed and no daemon runs
      And Ann is at the host "far"
      When Ann detaches
      Then Ann's client leaves with 0
      And one process of mux runs on "far": a daemon from the image that is installed there

  @mux-reading-hosts-file
  Rule: The list of hosts is read and never changed
    Source: mux-platform-layer: M93

    Example: A host that is on it
      Given the host "far", on which an image is installed and no daemon runs
      And the list of hosts names "far"
      When Ann comes to the host "far", and has its shell answer
      Then the list of hosts is the same, byte for byte
      And one daemon runs on "far", from the image that is installed there
