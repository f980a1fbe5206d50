@mux @stale-image
Feature: Stale image
  Where a newer image was installed over the running one, whoever asks is told that the daemon is stale.

  @mux-stale
  Rule: A daemon is stale when the path of its image names another file, or none
    Source: mux-platform-layer: M30, M31, M81

    Scenario Outline: Its file is <event>
      Given a copy of the image at "bin/mux"
      And a daemon that the copy has started
      When the copy's file is <event>
      Then the listing says that the daemon is <verdict>

      Examples:
        | event                       | verdict |
        | left as it is               | current |
        | renamed over                | stale   |
        | removed                     | stale   |
        | moved away and back         | current |
        | closed to all but execution | current |

    Example: Another file lands where it was
      Given a copy of the image at "bin/mux"
      And a daemon that the copy has started
      And the copy's file was removed
      When another copy of the image is put in its place
      Then the listing says that the daemon is stale

  @mux-stale-upgraded
  Rule: After an upgrade the comparison is with the image that runs now
    Source: mux-platform-layer: M34

    Background:
      Given a copy of the image at "bin/mux"
      And a daemon that the copy has started
      And a newer image

    Example: The old image's file was renamed over before
      Given the copy's file was renamed over
      When the newer image upgrades the daemon
      Then the listing says that the daemon is current

    Example: The new image's file is renamed over afterwards
      Given the newer image has upgraded the daemon
      When the newer image's file is renamed over
      Then the listing says that the daemon is stale

  @mux-stale-shown
  Rule: A person's client shows staleness after the rename and not before
    Source: mux-platform-layer: M80

    Example: An install while Ann looks on
      Given a copy of the image at "bin/mux"
      And a daemon that the copy has started
      And Ann is at session "0", and is not told that the daemon is stale
      When the copy's file is renamed over
      Then Ann comes to be told "daemon stale"
