@mux @oracle @self
Feature: Oracle
  What a rule wants to know of a process it asks of the operating system, and never of the process itself. The oracle puts
  these questions, and it is itself tried first, on processes that are trivial in no respect.

  @mux-oracle-process
  Rule: The oracle tells a process's image, name, arguments and children as the system knows them
    Source: mux-platform-layer: O2, O3

    Background:
      Given a shell that holds descriptors 5 and 6 and has a child

    Example: It lives
      When the oracle is asked for the life of the shell
      Then it answers "true"

    Example: Its executable is the resolved file
      When the oracle is asked for the executable of the shell
      Then it answers with the file that "sh" resolves to

    Example: Its name
      When the oracle is asked for the name of the shell
      Then it answers "sh"

    Example: Every argument, the empty one and the one with blanks among them
      When the oracle is asked for the arguments of the shell
      Then it answers with every argument of the shell

    Example: Its child
      When the oracle is asked for the children of the shell
      Then it answers with the shell's child alone

    Example: Its child has no child
      When the oracle is asked for the children of the shell's child
      Then it answers with nothing

  @mux-oracle-death
  Rule: A process that has ended is dead, whether its status was collected or not
    Source: mux-platform-layer: O3

    Example: A killed process
      Given an examiner that was killed
      When the oracle is asked for the life of the examiner
      Then it answers "false"

    Example: A corpse
      Given an examiner with a child that has ended and was not collected
      When the oracle is asked for the life of the corpse
      Then it answers "false"

  @mux-oracle-descriptors
  Rule: The oracle counts and names the descriptors of a process
    Source: mux-platform-layer: O2

    Example: Two more than the usual three
      Given a shell that holds descriptors 5 and 6 and has a child
      When the oracle is asked for the descriptor count of the shell
      Then it answers "5"

    Example: What one names
      Given a shell that holds descriptors 5 and 6 and has a child
      When the oracle is asked for the descriptors of the shell
      Then it answers among others "5 /dev/null"

    Example: One more than before
      Given an examiner that has opened descriptor 40
      When the oracle is asked for the descriptors of the examiner
      Then it answers among others "40 /dev/null"

  @mux-oracle-kinds
  Rule: Descriptors are counted by kind, and an unknown kind is an error and no nought
    Source: mux-platform-layer: O3, O4

    Example: A listening socket
      Given an examiner that listens at "examined.sock"
      When the oracle is asked how many descriptors of the kind "socket" the examiner holds
      Then it answers "1"

    Example: Two carriers
      Given an examiner that holds carriers at 40 and 41
      When the oracle is asked how many descriptors of the kind "carrier" the examiner holds
      Then it answers "2"

    Scenario Outline: A master opened at <path>
      Given an examiner that holds a terminal's master from "<path>"
      When the oracle is asked how many descriptors of the kind "ptymaster" the examiner holds
      Then it answers "1"

      Examples: In a container the second is the only one
        | path          |
        | /dev/ptmx     |
        | /dev/pts/ptmx |

    Scenario Outline: None of the kind <kind>
      Given an examiner that has opened descriptor 40
      When the oracle is asked how many descriptors of the kind "<kind>" the examiner holds
      Then it answers "0"

      Examples:
        | kind      |
        | socket    |
        | carrier   |
        | ptymaster |

    Scenario Outline: An unknown kind, "<kind>"
      Given an examiner that holds carriers at 40 and 41
      When the oracle is asked how many descriptors of the kind "<kind>" the examiner holds
      Then it cannot say

      Examples:
        | kind     |
        | carriers |
        | other    |

  @mux-oracle-socket
  Rule: Who holds a unix socket is told by inode and not by name
    Source: mux-platform-layer: O2

    Example: The one that listens there
      Given an examiner that listens at "examined.sock"
      When the oracle is asked whether the examiner holds the socket "examined.sock"
      Then it answers "true"

    Example: One that holds other things only
      Given an examiner that listens at "examined.sock"
      And a shell that holds descriptors 5 and 6 and has a child
      When the oracle is asked whether the shell holds the socket "examined.sock"
      Then it answers "false"

    Example: A plain file of that name
      Given an examiner that has written "hello" to the file "examined.sock"
      When the oracle is asked whether the examiner holds the socket "examined.sock"
      Then it answers "false"

  @mux-oracle-memory
  Rule: A process uses memory while it lives, and none when it has ended
    Source: mux-platform-layer: O1, O2

    Example: A living process uses more than a page
      Given a shell that holds descriptors 5 and 6 and has a child
      When the oracle is asked for the resident size of the shell
      Then it answers with more than 4096

    Example: A corpse uses nothing
      Given an examiner with a child that has ended and was not collected
      When the oracle is asked for the resident size of the corpse
      Then it answers "0"

  @mux-oracle-datagrams
  Rule: A datagram address is bound when it is somebody's local address
    Source: mux-platform-layer: O2, O3

    Example: A bound address
      Given an examiner with a bound datagram socket
      When the oracle is asked whether its address is bound
      Then it answers "true"

    Example: It is in the table
      Given an examiner with a bound datagram socket
      When the oracle is asked for the whole datagram table
      Then it answers among others with the examiner's address

    Example: An address that is only dialled
      Given an examiner whose datagram socket has dialled an address that nobody is bound to
      When the oracle is asked whether its address is bound
      Then it answers "false"

    Example: An address that no system can spell
      Given an examiner with a bound datagram socket
      When the oracle is asked whether "ZZZZZZZZ:ZZZZ" is bound
      Then it answers "false"

  @mux-oracle-files
  Rule: The oracle tells a file's mode, size and digest
    Source: mux-platform-layer: O2

    Background:
      Given an examiner that has written "hello" to the file "examined.txt"

    Example: The mode that was just set
      Given the examiner has set the mode of "examined.txt" to "640"
      When the oracle is asked for the mode of "examined.txt"
      Then it answers "640"

    Example: The size
      When the oracle is asked for the size of "examined.txt"
      Then it answers "5"

    Example: The digest
      When the oracle is asked for the SHA-256 of "examined.txt"
      Then it answers "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824"

  @mux-oracle-no-answer
  Rule: Where the system gives no answer the oracle says so
    Source: mux-platform-layer: O1, O7

    Scenario Outline: The <topic> of a process that has gone
      Given an examiner that was killed
      When the oracle is asked for the <topic> of the examiner
      Then it cannot say

      Examples:
        | topic            |
        | executable       |
        | name             |
        | arguments        |
        | children         |
        | descriptor count |
        | descriptors      |
        | resident size    |
        | signals          |

    Example: The arguments of a corpse
      Given an examiner with a child that has ended and was not collected
      When the oracle is asked for the arguments of the corpse
      Then it cannot say

    Scenario Outline: The <topic> of a file that is not there
      Given an examiner that has opened descriptor 40
      When the oracle is asked for the <topic> of "missing.txt"
      Then it cannot say

      Examples:
        | topic   |
        | mode    |
        | size    |
        | SHA-256 |
