@pardes @reads
Feature: Reads
  A file reads the same however a client cuts it, and a read that waits is nobody's burden.

  Background:
    Given a session with two panes

  @pardes-read-chunks
  Rule: A listing read in pieces equals the listing read at once
    Source: monkey9p: chunked_equals_whole; pardes-tree: 5.1

    Scenario Outline: <path>, by pieces of <count> bytes
      Given fid "it" is open on <path> for reading
      When fid "it" is read <count> bytes at a time
      Then the client gets what one whole read of fid "it" gives

      Examples: listings
        | path             | count |
        | /index           | 1     |
        | /index           | 7     |
        | /index           | 50    |
        | /layout          | 3     |
        | /status          | 1     |
        | /commands        | 13    |
        | /recent          | 1     |
        | /README          | 49    |
        | /pane/{pane}/tag | 1     |
        | /pane/{pane}/tag | 5     |
        | /screen          | 31    |

    Example: A listing does not change while it is read
      Given fid "it" is open on /index for reading
      When fid "it" is read 5 bytes at a time, and a pane is made after the first
      Then the client gets the index as before

  @pardes-read-again
  Rule: State is taken anew by a read at its start, and goes on behind it
    Source: pardes-tree: 5.2

    Example: One open, before and after a change
      Given fid "dot" is open on /pane/{pane}/dot for reading
      And 24 bytes of fid "dot" have been read at 0
      And the client has written "2" to /pane/{pane}/dot
      When 100 bytes of fid "dot" are read at 0
      Then the client gets "         11          23 "

    Example: Behind the start it is the text that was begun
      Given fid "focus" is open on /focus for reading
      And 1 bytes of fid "focus" have been read at 0
      When 100 bytes of fid "focus" are read at 1
      Then the client gets "\n"

  @pardes-read-character
  Rule: A read may end inside a character
    Source: field-reports: FP03; pardes-tree: 5.3

    Scenario Outline: Pieces of <count> bytes
      Given the client has emptied /pane/{pane}/body
      And the client has written "日本語é" to /pane/{pane}/body
      And fid "body" is open on /pane/{pane}/body for reading
      When fid "body" is read <count> bytes at a time
      Then the client gets "日本語é"

      Examples: counts
        | count |
        | 1     |
        | 2     |
        | 4     |
        | 5     |

    Example: One byte out of the middle
      Given the client has emptied /pane/{pane}/body
      And the client has written "日本語é" to /pane/{pane}/body
      And fid "body" is open on /pane/{pane}/body for reading
      When 1 bytes of fid "body" are read at 1
      Then the client gets "\x97"

  @pardes-read-end
  Rule: Behind the end there is nothing, and nothing is wrong with that
    Source: monkey9p: op_read; pardes-tree: 5.6

    Example: Exactly at the end
      Given fid "body" is open on /pane/{pane}/body for reading
      When 10 bytes of fid "body" are read at 23
      Then the client gets ""

    Example: One byte before it
      Given fid "body" is open on /pane/{pane}/body for reading
      When 10 bytes of fid "body" are read at 22
      Then the client gets "\n"

    Example: Very far behind it
      Given fid "body" is open on /pane/{pane}/body for reading
      When 10 bytes of fid "body" are read at 8589934592
      Then the client gets ""
      And the log holds no err and no msg of it

  @pardes-read-count
  Rule: A read may ask for all that a message holds, and more is cut to that
    Source: monkey9p: read_all; pardes-tree: 2.6

    Example: The largest message
      Given the client has emptied /pane/{pane}/body
      And the client has written 100000 bytes to /pane/{pane}/body
      And fid "body" is open on /pane/{pane}/body for reading
      When 65549 bytes of fid "body" are read at 0
      Then the client gets 65549 bytes

    Example: More than that
      Given the client has emptied /pane/{pane}/body
      And the client has written 100000 bytes to /pane/{pane}/body
      And fid "body" is open on /pane/{pane}/body for reading
      When 1048576 bytes of fid "body" are read at 0
      Then the client gets 65549 bytes

  @pardes-read-held
  Rule: A read with nothing to give waits, and holds up no other request
    Source: monkey9p: call_held, liveness; pardes-tree: 5.5

    Scenario Outline: <path>
      Given fid "it" is open on <path> for reading and writing
      And a read of fid "it" waits
      When the client reads /focus
      Then the client gets "{other}\n"
      And the read of fid "it" still waits

      Examples: files that give what happens
        | path                 |
        | /pane/{pane}/event   |

    Example: What comes is given to the read that waits
      Given fid "event" is open on /pane/{pane}/event for reading
      And a read of fid "event" waits
      When the client writes "end\n" to /pane/{pane}/body
      Then the read of fid "event" is answered "EI23 27 0 4 end\n\n"

    Example: The fid is clunked
      Given fid "event" is open on /pane/{pane}/event for reading
      And a read of fid "event" waits
      When fid "event" is clunked
      Then the server takes it
      And the read of fid "event" is refused: `fid clunked`

    Example: The pane closes
      Given fid "event" is open on /pane/{pane}/event for reading
      And a read of fid "event" waits
      When the client removes /pane/{pane}
      Then the read of fid "event" is refused: `window shut down`

  @pardes-flush
  Rule: Every flush is granted, and a flushed read is never answered
    Source: field-reports: FP01; monkey9p: call_held; pardes-tree: 2.11

    Example: The read that waits
      Given fid "log" is open on /log for reading and writing
      And "follow new" has been written to fid "log"
      And a read of fid "log" waits
      When the waiting read of fid "log" is flushed
      Then the server takes it
      And the tag of the read of fid "log" is free for another request
      And nothing more arrives

    Example: What would have answered it comes afterwards
      Given fid "log" is open on /log for reading and writing
      And "follow new" has been written to fid "log"
      And a read of fid "log" waits
      When the waiting read of fid "log" is flushed, and a record is made
      Then nothing more arrives

    Example: Tags never used, answered already, and of a flush
      When the client holds this conversation
        """9p
        Tflush tag 11 oldtag 999
        Rflush tag 11
        Tstat tag 12 fid 1
        Rstat tag 12 ...
        Tflush tag 13 oldtag 12
        Rflush tag 13
        Tflush tag 14 oldtag 15
        Tflush tag 15 oldtag 14
        Rflush tag 14
        Rflush tag 15
        """
      Then every reply is as it is written there
      And nothing more arrives

    Example: The fid goes on after the flush
      Given fid "log" is open on /log for reading and writing
      And "follow new" has been written to fid "log"
      And a read of fid "log" waits
      When the waiting read of fid "log" is flushed, and the fid clunked
      Then the server takes it
      And nothing more arrives
