@pardes @control-messages
Feature: Control messages
  What a ctl file takes beside the words of the session.

  Background:
    Given a session with two panes

  @pardes-ctl-pane
  Rule: A control message is a word and the argument that it takes
    Source: pardes-tree: 15.1

    Example: Dot and addr
      Given fid "addr" is open on /pane/{pane}/addr for reading and writing
      And "2" has been written to fid "addr"
      When the client writes "dot=addr\n" to /pane/{pane}/ctl
      Then /pane/{pane}/sel reads "second line\n"

    Example: Addr and dot
      Given fid "addr" is open on /pane/{pane}/addr for reading and writing
      And the client has written "2" to /pane/{pane}/dot
      When the client writes "addr=dot\n" to /pane/{pane}/ctl
      Then fid "addr" reads "         11          23 "

    Example: Limit and addr
      Given fid "addr" is open on /pane/{pane}/addr for reading and writing
      And "2" has been written to fid "addr"
      When the client writes "limit=addr\n" to /pane/{pane}/ctl
      Then /pane/{pane}/limit reads "         11          23 "

    Scenario Outline: <message>
      When the client writes "<message>\n" to /pane/{pane}/ctl
      Then the server takes it
      And /pane/{pane}/<file> reads <now>

      Examples: messages
        | message        | file  | now                       |
        | dirty          | dirty | "1\n"                     |
        | clean          | dirty | "0\n"                     |
        | nomark         | mark  | "0\n"                     |
        | mark           | mark  | "1\n"                     |
        | name more.txt  | name  | "{cwd}/more.txt\n"        |
        | dump make      | dirty | "0\n"                     |
        | menu           | dirty | "0\n"                     |
        | nomenu         | dirty | "0\n"                     |
        | show           | dirty | "0\n"                     |

    Scenario Outline: <message> is ill-formed
      When the client writes "<message>\n" to /pane/{pane}/ctl
      Then the write fails, and the log says so once: `err {pane} ctl: ill-formed control message`

      Examples: an argument too few or too many
        | message      |
        | clean please |
        | name         |
        | dot=addr 3   |
        | dumpdir      |

    Scenario Outline: <message> is unknown
      When the client writes "<message>\n" to /pane/{pane}/ctl
      Then the write fails, and the log says so once: `err {pane} ctl: unknown control message "<word>"`

      Examples: words that are none here
        | message  | word     |
        | CLEAN    | CLEAN    |
        | cleaner  | cleaner  |
        | size     | size     |
        | look one | look     |

  @pardes-ctl-lock
  Rule: A lock never waits: who comes second is refused
    Source: pardes-tree: 15.2

    Example: Another fid
      Given fid "one" is open on /pane/{pane}/ctl for writing
      And fid "two" is open on /pane/{pane}/ctl for writing
      And "lock\n" has been written to fid "one"
      When "lock\n" is written to fid "two"
      Then the write fails, and the log says so once: `err {pane} ctl: already in use`

    Example: The same fid unlocks, and the other locks
      Given fid "one" is open on /pane/{pane}/ctl for writing
      And fid "two" is open on /pane/{pane}/ctl for writing
      And "lock\nunlock\n" has been written to fid "one"
      When "lock\n" is written to fid "two"
      Then the server takes it

    Example: Its clunk unlocks
      Given fid "one" is open on /pane/{pane}/ctl for writing
      And fid "two" is open on /pane/{pane}/ctl for writing
      And "lock\n" has been written to fid "one"
      And fid "one" has been clunked
      When "lock\n" is written to fid "two"
      Then the server takes it

    Example: Another's lock cannot be undone
      Given fid "one" is open on /pane/{pane}/ctl for writing
      And "lock\n" has been written to fid "one"
      When the client writes "unlock\n" to /pane/{pane}/ctl
      Then the write fails, and the log says so once: `err {pane} ctl: not locked here`

    Example: It binds nobody but lockers
      Given fid "one" is open on /pane/{pane}/ctl for writing
      And "lock\n" has been written to fid "one"
      When the client writes "more\n" to /pane/{pane}/body
      Then the server takes it

  @pardes-ctl-root
  Rule: The root has messages of its own, and every ctl file takes words
    Source: pardes-tree: 15.3, 15.4

    Example: An answer that nobody waits for
      When the client writes "answer yes\n" to /ctl
      Then the write fails, and the log says so once: `err - ctl: nothing to answer`

    Example: A word
      When the client writes "Msg hello\n" to /col/{column}/ctl
      Then the server takes it
      And the log says `msg - "hello"` once, and nothing else of failures

    Example: A pane's message
      When the client writes "clean\n" to /ctl
      Then the write fails, and the log says so once: `err - ctl: unknown control message "clean"`
