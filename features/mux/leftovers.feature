@mux @leftovers
Feature: Leftovers
  Some names carry a process's id. They go with their process, or with the next that makes one of the kind.

  @mux-leftover-normal-end
  Rule: A daemon that ends takes away what carries its id
    Source: mux-platform-layer: M16

    Example: Told to stop
      Given a running daemon
      And there is something in the runtime folder that carries its id
      When `mux d stop` is given
      Then it succeeds
      And nothing in the runtime folder carries its id

  @mux-leftover-killed
  Rule: What a dead process left under its id goes when the next of its kind is made
    Source: mux-platform-layer: M16, M18

    Example: A daemon that was killed
      Given a running daemon
      And there is something in the runtime folder that carries its id
      And the daemon was killed
      When a daemon is started
      Then what carries the killed one's id goes from the runtime folder

    Example: A folder with all that is in it
      Given a dead process has left the folder "mux-shellint-DEAD-0123456789ab", with folders and files in it
      When a daemon is started
      Then "mux-shellint-DEAD-0123456789ab" goes from the runtime folder

  @mux-leftover-kept
  Rule: What belongs to the living, to others or to nobody stays
    Source: mux-platform-layer: M17

    Scenario Outline: <name>
      Given a dead process has left the folder "mux-shellint-DEAD-0123456789ab", with folders and files in it
      And the runtime folder holds "<name>"
      When a daemon is started
      Then "mux-shellint-DEAD-0123456789ab" goes from the runtime folder
      And "<name>" is still there

      Examples: A living process, the first among them, no id at all, and one that no process can have
        | name                            |
        | mux-shellint-LIVE-0123456789ab  |
        | mux-shellint-1-0123456789ab     |
        | mux-shellint-abc                |
        | mux-shellint-DEADx              |
        | mux-shellint-3000000000-x       |
        | mux-shellint-                   |

    Example: A process of another user's
      Given a dead process has left the folder "mux-shellint-DEAD-0123456789ab", with folders and files in it
      And the runtime folder holds "mux-shellint-1-0123456789ab"
      And the box is another user's
      When the other user starts a daemon
      Then "mux-shellint-DEAD-0123456789ab" goes from the runtime folder
      And "mux-shellint-1-0123456789ab" is still there
