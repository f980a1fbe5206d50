@mux @platform-exec @self
Feature: Platform layer: the exec in place
  A process goes on as another program. What it keeps is chosen; all else that was open is closed.

  @mux-platform-exec
  Rule: A process keeps its id, and of its descriptors what was chosen
    Source: mux-platform-layer: C11, M40, M44, M84

    Background:
      Given a caller with a socket, a terminal, a carrier and a lock to keep, and others not to

    Example: The process
      When it goes on as the examiner and keeps what it is to keep
      Then it is the same process, with the examiner's image and arguments
      And it blocks no signal

    Example: Its descriptors
      When it goes on as the examiner and keeps what it is to keep
      Then it holds its standard streams and what it kept, and nothing else
      And it holds the same socket

    Example: Its state
      When it goes on as the examiner and keeps what it is to keep
      Then it reads from the carrier what the old image wrote

    Example: Its claim
      When it goes on as the examiner and keeps what it is to keep
      Then another finds the lock "claim" taken

  @mux-platform-exec-children
  Rule: A process keeps its children, and can collect them by their ids
    Source: mux-platform-layer: M41

    Example: One that runs
      Given a caller with a child that runs
      When it goes on as the examiner and keeps what it is to keep
      Then its child is still its own, and it can collect it

  @mux-platform-exec-failed
  Rule: A process that cannot go on as another is as it was
    Source: mux-platform-layer: M49

    Background:
      Given a caller with a socket, a terminal, a carrier and a lock to keep, and others not to

    Scenario Outline: "<program>" is refused with <error>
      Given a file "plain" that nobody may execute
      When it goes on as "<program>"
      Then the system refuses with <error>
      And the caller still answers
      And it holds the same socket
      And what was closed on exec is so still

      Examples:
        | program        | error  |
        | /no/such/thing | ENOENT |
        | plain          | EACCES |
        | /usr           | EACCES |

    Example: A descriptor that is not open cannot be kept
      When it goes on as the examiner and keeps a descriptor that is not open
      Then the system refuses with EBADF
      And the caller still answers
      And what was closed on exec is so still

  @mux-platform-collect
  Rule: A child is collected by its id, and by nothing else but the one sweep after an exec
    Source: mux-platform-layer: M82

    Example: By its id
      Given a caller with two children that have ended and were not collected
      When it collects the second of them by its id
      Then the caller is told "exit 1"
      And the first is still there to be collected

    Example: By the sweep of the next image
      Given a caller with two children that have ended and were not collected
      And it has gone on as another caller
      When it sweeps
      Then it is told how both have ended, and none is left
