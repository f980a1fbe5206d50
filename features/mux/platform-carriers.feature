@mux @platform-carriers @self
Feature: Platform layer: carriers and locks
  What a daemon needs to hand its state and its claim on to its next image.

  @mux-platform-carrier
  Rule: A carrier has no name and belongs to its user alone
    Source: mux-platform-layer: C11, M44

    Background:
      Given a caller of the platform layer

    Example: Nobody else finds it
      When the caller makes a carrier called "state"
      Then no path names it, and none but its user may open it

    Example: The system shows it
      When the caller makes a carrier called "state"
      Then the system shows it as a carrier called "state"
      And an exec lets it through

    Example: The layer says so itself
      Given a caller with a carrier called "state" that holds "all there is"
      When the caller asks how many names it has
      Then the caller is told "0"

  @mux-platform-carrier-rewind
  Rule: A carrier is read from its start once it was rewound
    Source: mux-platform-layer: C11, M83

    Example: After it was written
      Given a caller with a carrier called "state" that holds "all there is"
      When it rewinds the carrier
      Then the next read begins at its start

  @mux-platform-carrier-freeze
  Rule: What a frozen carrier holds is final
    Source: mux-platform-layer: C11

    Example: For its maker
      Given a caller with a carrier called "state" that holds "all there is"
      And it has frozen the carrier
      When it writes more to the carrier
      Then the system refuses with EPERM

    Example: For everybody else
      Given a caller with a carrier called "state" that holds "all there is"
      And it has frozen the carrier
      When another writes more to the carrier
      Then the system refuses with EPERM

    Example: Before, it can be written
      Given a caller with a carrier called "state" that holds "all there is"
      When another writes more to the carrier
      Then the answer is "4"

  @mux-platform-lock
  Rule: A lock has one holder, and ends with it
    Source: mux-platform-layer: M8

    Example: Another process
      Given a caller that has taken the lock "claim"
      When another tries for the lock "claim"
      Then the answer is "held by another"

    Example: A second descriptor of the same process
      Given a caller that has taken the lock "claim"
      When the caller tries for the lock "claim" once more
      Then the answer is "held by another"

    Example: After it was let go
      Given a caller that has taken the lock "claim"
      And the caller has let the lock go
      When another tries for the lock "claim"
      Then the answer is "taken"

    Example: Where no lock can be
      Given a caller of the platform layer
      When the caller tries for a lock in a folder that is not there
      Then the system refuses with ENOENT
