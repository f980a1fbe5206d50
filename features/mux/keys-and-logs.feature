@mux @keys-and-logs
Feature: Keys and logs
  A key opens a door and a log tells what happened: both are for their user only, and neither is ever begun anew.

  @mux-key
  Rule: A key is made once, for its owner only, and never overwritten
    Source: mux-platform-layer: M19

    Example: The first
      When `mux d keygen` is given
      Then it succeeds, and its output is the path of the key and nothing else
      And the key's mode is "600", and its folder's "700"

    Example: The second
      Given `mux d keygen` was given
      When `mux d keygen` is given
      Then it fails
      And the key is the one that was made first

  @mux-log
  Rule: A log is private whatever the mask, and a later start never shortens it
    Source: mux-platform-layer: M3

    Example: Under a mask that hides nothing
      When a daemon is started under a mask that hides nothing
      Then the log's mode is "600"

    Example: A second daemon
      Given a running daemon
      And the log holds the line "a living daemon was writing here"
      When another daemon is started at "second"
      Then the log still begins with what it held
