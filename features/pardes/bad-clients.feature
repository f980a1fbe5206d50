@pardes @bad-clients
Feature: Bad clients
  Whatever a client sends, it harms itself at most. The session goes on, and so do the other clients.

  Background:
    Given a session with two panes

  @pardes-bad-version
  Rule: Both sides agree on a version and a size first
    Source: monkey9p: MSIZE; pardes-tree: 2.1

    Scenario Outline: <version> with <msize> bytes
      When the client holds this conversation
        """9p
        Tversion msize <msize> version <version>
        <reply>
        """
      Then every reply is as it is written there
      And nothing more arrives

      Examples: what is agreed
        | msize   | version  | reply                               |
        | 65560   | 9P2000   | Rversion msize 65560 version 9P2000 |
        | 8192    | 9P2000   | Rversion msize 8192 version 9P2000  |
        | 1048576 | 9P2000   | Rversion msize 65560 version 9P2000 |
        | 256     | 9P2000   | Rversion msize 256 version 9P2000   |
        | 255     | 9P2000   | Rerror ename "msize too small"      |
        | 8192    | 9P2000.L | Rversion msize 8192 version 9P2000  |
        | 8192    | 9P1776   | Rversion msize 8192 version unknown |
        | 8192    | ""       | Rversion msize 8192 version unknown |

    Example: A version starts the connection anew
      When the client holds this conversation
        """9p
        Twalk fid 1 newfid 2 wname [log]
        Rwalk wqid [*]
        Tversion msize 65560 version 9P2000
        Rversion msize 65560 version 9P2000
        Tstat fid 2
        Rerror ename "unknown fid"
        Tstat fid 1
        Rerror ename "unknown fid"
        """
      Then every reply is as it is written there
      And the session still serves

  @pardes-bad-message
  Rule: A message that is none is refused under its tag, and the connection goes on
    Source: pardes-tree: 2.12

    Scenario Outline: <what>
      When the client sends the bytes "<bytes>"
      Then the server replies `Rerror tag 7 ename "<why>"`
      And the client's connection goes on

      Examples: packets
        | what                          | bytes                                   | why               |
        | A kind that there is not      | 07000000 c8 0700                        | unknown message   |
        | A reply                       | 07000000 79 0700                        | unknown message   |
        | An error of a client's        | 0b000000 6a 0700 0200 6e6f              | unknown message   |
        | A clunk without its fid       | 07000000 78 0700                        | malformed message |
        | A clunk with more             | 0c000000 78 0700 01000000 00            | malformed message |
        | A walk with fewer names than it says | 11000000 6e 0700 01000000 02000000 0500 | malformed message |
        | A write with more bytes than it has | 17000000 76 0700 01000000 0000000000000000 ffffffff | malformed message |

  @pardes-bad-size
  Rule: A size that no message has ends the connection, and no other
    Source: pardes-tree: 2.12

    Scenario Outline: A size of <size>
      When the client sends the bytes "<bytes>"
      Then the server hangs up on the client
      And the session still serves

      Examples: sizes
        | size       | bytes             |
        | 0          | 00000000          |
        | 6          | 06000000 78 07    |
        | 65561      | 19000100 7c 0700  |
        | 4294967295 | ffffffff 7c 0700  |

    Example: The largest that there is
      When the client sends a write of the largest size, and of no fid
      Then the server replies `Rerror tag 7 ename "unknown fid"`
      And the client's connection goes on

  @pardes-bad-half
  Rule: Half a message holds up nobody
    Source: monkey9p: liveness; pardes-tree: 1.8

    Example: Another client asks meanwhile
      Given a second client has fid "focus" open on /focus for reading
      When the client sends the bytes "0b000000 7c"
      Then the second client is answered
      And the session still serves

    Example: The other half comes
      Given the client has sent the bytes "0b000000 7c"
      When the client sends the bytes "0700 01000000"
      Then the server replies `Rstat tag 7 …`
      And the client's connection goes on

    Example: A hang-up in the middle
      Given a second client has fid "focus" open on /focus for reading
      When the second client sends the bytes "0b000000 7c" and hangs up
      Then the session has one connection less
      And the client's connection goes on

  @pardes-bad-fids @chosen
  Rule: A connection has 4096 fids and 256 waiting reads at most
    Source: pardes-tree: 2.14

    Example: A thousand fids
      When the client walks to 1000 fids
      Then the server takes it
      And each of them can be clunked

    Example: A fid too many
      When the client walks to 4096 fids beside the root
      Then the server refuses it: `too many fids`
      And the client's connection goes on

    Example: A read too many
      Given fid "event" is open on /pane/{pane}/event for reading
      And 256 reads of fid "event" wait
      When 10 bytes of fid "event" are read at 0
      Then the server refuses it: `too many requests`
      And the client's connection goes on

  @pardes-bad-connections @chosen
  Rule: There are 64 connections at most
    Source: pardes-tree: 2.14

    Example: One more is hung up on at once
      Given 62 more clients are connected
      When one more client dials the session
      Then the server hangs up on that client
      And the client's connection goes on

  @pardes-bad-descriptors @chosen
  Rule: Clients that take the last descriptor cost the session nothing
    Source: pardes-tree: 2.14

    Example: More of them than the process may have descriptors
      Given a session that may have 40 descriptors
      And 60 others dial the session and say nothing
      When they hang up
      Then another client is served
      And the client's connection goes on

  @pardes-bad-restless
  Rule: A client that never reads its replies holds up nobody
    Source: monkey9p: liveness; pardes-tree: 1.8

    Example: Two hundred large reads
      Given the client has written 100000 bytes to /pane/{pane}/body
      And a second client has fid "body" open on /pane/{pane}/body for reading
      When the second client asks for the body 200 times and reads no reply
      Then the session still serves
      And the client's connection goes on

    Example: Five thousand large reads
      Given the client has written 100000 bytes to /pane/{pane}/body
      And a second client has fid "body" open on /pane/{pane}/body for reading
      When the second client asks for the body 5000 times and reads no reply
      Then the session has grown by less than 150 MiB
      And the client's connection goes on

  @pardes-two-clients
  Rule: Two clients have fids of their own, and share the session
    Source: pardes-tree: 2.2

    Example: One fid number for two files
      Given a second client has fid "focus" open on /focus for reading
      When the client writes "more\n" to /pane/{pane}/body
      Then the server takes it
      And the second client reads "first line\nsecond line\nmore\n" from /pane/{pane}/body
