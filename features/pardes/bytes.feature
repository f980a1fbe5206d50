@pardes @bytes
Feature: Bytes
  A text is kept byte for byte, whatever it holds; its places count characters.

  @pardes-bytes-kept
  Rule: What a file held and what a client wrote come back exactly
    Source: monkey9p: FIXTURES; pardes-tree: 3.1

    Scenario Outline: <what>, out of a file
      Given a session whose pane holds <bytes>
      When the client reads /pane/{pane}/body
      Then the client gets <bytes>
      And /pane/{pane}/dirty reads "0\n"

      Examples: texts
        | what                    | bytes                             |
        | Text of many languages  | "naïve 日本語 é 😀\n"             |
        | Lines that end in CR LF | "one\r\ntwo\r\n"                  |
        | No line's end           | "no newline"                      |
        | Bytes that are no UTF-8 | "a \xff\xfe b caf\xe9 \xe6\x97 c\n" |
        | Zeros                   | "a\x00b\x00\n"                    |
        | Nothing                 | ""                                |

    Scenario Outline: <what>, written
      Given a session whose pane holds ""
      When the client writes <bytes> to /pane/{pane}/body
      Then the server takes it
      And /pane/{pane}/body reads <bytes>

      Examples: texts
        | what                    | bytes                             |
        | Text of many languages  | "naïve 日本語 é 😀\n"             |
        | Lines that end in CR LF | "one\r\ntwo\r\n"                  |
        | Bytes that are no UTF-8 | "a \xff\xfe b caf\xe9 \xe6\x97 c\n" |
        | A code too large        | "\xf4\x90\x80\x80"                |
        | A longer form than need be | "\xc0\x80"                     |
        | Zeros                   | "a\x00b\x00\n"                    |

    Scenario Outline: <what>, put to disk
      Given a session whose pane holds ""
      And the client has written <bytes> to /pane/{pane}/body
      When the client writes "put\n" to /pane/{pane}/ctl
      Then the server takes it
      And the file "notes.txt" on disk has become <bytes>

      Examples: texts
        | what                    | bytes                |
        | No line's end           | "no newline"         |
        | Lines that end in CR LF | "one\r\ntwo\r\n"     |
        | Bytes that are no UTF-8 | "caf\xe9 \xe6\x97\n" |
        | Zeros                   | "a\x00b\n"           |

  @pardes-bytes-character
  Rule: A character is one well-formed sequence, or one byte where there is none
    Source: pardes-tree: 3.2, 3.3

    Scenario Outline: <what>
      Given a session whose pane holds <bytes>
      When the client reads /index
      Then the index says of pane "pane" that it is a clean file of <count> characters

      Examples: counts
        | what                       | bytes                  | count |
        | Three characters of three bytes | "日本語"          | 3     |
        | One of four bytes          | "😀"                   | 1     |
        | A letter and an accent     | "e\xcc\x81"            | 2     |
        | Two stray bytes            | "\xff\xfe"             | 2     |
        | A sequence cut short       | "\xe6\x97x"            | 3     |
        | Half of a pair             | "\xed\xa0\x80"         | 3     |
        | A longer form than need be | "\xc0\x80"             | 2     |

    Example: Two writes that split one
      Given a session whose pane holds ""
      And the client has written "\xe6\x97" to /pane/{pane}/body
      When the client writes "\xa5" to /pane/{pane}/body
      Then the body of pane "pane" has 1 characters
      And /pane/{pane}/body reads "日"

    Example: A byte of one character is not found in it
      Given a session whose pane holds "é\n"
      When the client writes "\xc3\n" to /pane/{pane}/look
      Then the server takes it
      And the log says `err {pane} look: nothing found for "\xc3"` once, and nothing else of failures

  @pardes-bytes-line
  Rule: A line ends behind a line feed, and a carriage return is a character like any other
    Source: pardes-tree: 3.4

    Example: The second of two lines that end in CR LF
      Given a session whose pane holds "one\r\ntwo\r\n"
      When the client writes "2" to /pane/{pane}/dot
      Then /pane/{pane}/sel reads "two\r\n"

    Example: The last line does not end
      Given a session whose pane holds "one\ntwo"
      When the client writes "2" to /pane/{pane}/dot
      Then /pane/{pane}/sel reads "two"
