@mux @push
Feature: Push
  A daemon elsewhere is brought up to date over a person's own ssh: the image that runs here is installed there.

  @mux-push-upgrade
  Rule: A push streams the running image, installs it by a rename and upgrades the daemon there
    Source: mux-platform-layer: M55, M90

    Background:
      Given a newer image
      And the host "far", on which a daemon runs from the image that is installed there

    Example: A host where a daemon runs
      When the newer image is pushed to "far"
      Then it succeeds, saying "upgraded to NEWER"
      And the image that is installed on "far" is byte for byte the newer one
      And the daemon is the same process, and runs the image that is installed on "far"

    Example: The file is renamed over meanwhile
      Given the host "slow", on which nothing is installed
      When the newer image is pushed to "slow", and its file is renamed over meanwhile
      Then it succeeds, saying "upgraded to NEWER"
      And the image that is installed on "slow" is byte for byte the one that ran

  @mux-push-first
  Rule: A push asks for the architecture first, and starts nothing where nothing ran
    Source: mux-platform-layer: M90

    Example: Another architecture
      Given a newer image
      And the host "far", which is of another architecture
      When the newer image is pushed to "far"
      Then it fails, saying "refused: "
      And nothing is installed on "far"

    @chosen
    Example: A host without mux
      Given a newer image
      And the host "far", on which nothing is installed
      When the newer image is pushed to "far"
      Then it succeeds, saying "upgraded to NEWER"
      And the image that is installed on "far" is byte for byte the newer one
      And no daemon runs on any host

    Example: A host that cannot be reached
      Given a newer image
      And the host "dead", on which nothing is installed
      When the newer image is pushed to "dead"
      Then it fails, saying "ssh: connect to host dead port 22: No route to host"
