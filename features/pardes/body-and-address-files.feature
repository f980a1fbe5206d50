@pardes @body-and-address-files
Feature: Body and address files
  A pane's text, and the ranges in it that a client works through.

  Background:
    Given a session with two panes

  @pardes-body
  Rule: A write to the body appends, wherever the client says that it writes
    Source: monkey9p: op_write; pardes-tree: 10.2, 6.1

    Example: At an offset
      Given fid "body" is open on /pane/{pane}/body for writing
      When "end\n" is written at offset 3 to fid "body"
      Then /pane/{pane}/body reads "first line\nsecond line\nend\n"
      And /pane/{pane}/dirty reads "1\n"

    Example: An open that empties
      When the client opens /pane/{pane}/body for writing, emptying it
      Then the server takes it
      And /pane/{pane}/body reads ""

    Example: An empty write changes nothing
      When the client writes "" to /pane/{pane}/body
      Then the server takes it
      And /pane/{pane}/dirty reads "0\n"

    Example: A write over a whole message
      Given the client has emptied /pane/{pane}/body
      When the client writes 200000 bytes to /pane/{pane}/body
      Then the server takes it
      And the body of pane "pane" has 200000 bytes

  @pardes-addr
  Rule: An address written to addr sets it, and a read gives its two ends
    Source: pardes-tree: 10.5

    Example: A line
      Given fid "addr" is open on /pane/{pane}/addr for reading and writing
      When "2" is written to fid "addr"
      Then fid "addr" reads "         11          23 "

    Example: With a line's end behind it
      Given fid "addr" is open on /pane/{pane}/addr for reading and writing
      When "#3,#5\n" is written to fid "addr"
      Then fid "addr" reads "          3           5 "

    Example: It starts at the beginning
      When the client reads /pane/{pane}/addr
      Then the client gets "          0           0 "
      And the log holds no err and no msg of it

    Example: The first open starts it anew
      Given the client has written "2" to /pane/{pane}/addr
      When the client reads /pane/{pane}/addr
      Then the client gets "          0           0 "
      And the log holds no err and no msg of it

    Example: While one open lasts another starts nothing
      Given fid "addr" is open on /pane/{pane}/addr for reading and writing
      And "2" has been written to fid "addr"
      When the client reads /pane/{pane}/addr
      Then the client gets "         11          23 "
      And the log holds no err and no msg of it

    Example: It counts characters
      Given the client has emptied /pane/{pane}/body
      And the client has written "日本語é\n" to /pane/{pane}/body
      And fid "addr" is open on /pane/{pane}/addr for reading and writing
      When "/é/" is written to fid "addr"
      Then fid "addr" reads "          3           4 "

  @pardes-addr-backwards
  Rule: An address that is refused changes nothing
    Source: field-reports: FP04; pardes-tree: 16.4, 16.5

    Scenario Outline: <address>
      Given the client has emptied /pane/{pane}/body
      And the client has written "a\nb\nc\nd\ne\n" to /pane/{pane}/body
      And fid "addr" is open on /pane/{pane}/addr for reading and writing
      And "#2,#4" has been written to fid "addr"
      When <address> is written to fid "addr"
      Then the write fails, and the log says so once: `err {pane} addr: <why>`
      And fid "addr" reads "          2           4 "

      Examples: ends before beginnings, and others
        | address     | why                       |
        | "3,1"       | addresses out of order    |
        | "/d/;-/a/,#0" | addresses out of order  |
        | "9"         | address out of range      |
        | "#99"       | address out of range      |
        | "/zz/"      | address out of range      |
        | "#-1"       | bad address syntax        |
        | "/(/"       | bad regular expression    |

    Example: And dot stays what it was
      Given fid "addr" is open on /pane/{pane}/addr for reading and writing
      And "#2,#4" has been written to fid "addr"
      And the client has written "dot=addr\n" to /pane/{pane}/ctl
      When "2,1" is written to fid "addr"
      Then fid "addr" reads "         11          11 "
      And /pane/{pane}/dot reads "          2           4 "

  @pardes-data
  Rule: Data reads on from addr to the end, and a write replaces what addr holds
    Source: pardes-tree: 10.8, 5.4

    Example: Read whole
      Given fid "addr" is open on /pane/{pane}/addr for reading and writing
      And "2" has been written to fid "addr"
      When the client reads /pane/{pane}/data
      Then the client gets "second line\n"
      And fid "addr" reads "         23          23 "

    Example: Read in pieces, whole characters only
      Given the client has emptied /pane/{pane}/body
      And the client has written "日本語é" to /pane/{pane}/body
      And fid "addr" is open on /pane/{pane}/addr for reading and writing
      When 7 bytes of the data of pane "pane" are read
      Then the client gets "日本"
      And fid "addr" reads "          2           2 "

    Example: A count that no character fits
      Given the client has emptied /pane/{pane}/body
      And the client has written "日本語é" to /pane/{pane}/body
      When 2 bytes of the data of pane "pane" are read
      Then the server refuses it: `count too small`

    Example: Replaced
      Given fid "addr" is open on /pane/{pane}/addr for reading and writing
      And "1" has been written to fid "addr"
      When the client writes "one\n" to /pane/{pane}/data
      Then /pane/{pane}/body reads "one\nsecond line\n"
      And fid "addr" reads "          4           4 "

  @pardes-xdata
  Rule: Xdata ends where addr ends
    Source: pardes-tree: 10.8

    Example: One line
      Given fid "addr" is open on /pane/{pane}/addr for reading and writing
      And "1" has been written to fid "addr"
      When the client reads /pane/{pane}/xdata
      Then the client gets "first line\n"
      And fid "addr" reads "         11          11 "

    Example: Nothing
      Given fid "addr" is open on /pane/{pane}/addr for reading and writing
      And "#3" has been written to fid "addr"
      When the client reads /pane/{pane}/xdata
      Then the client gets ""
      And the log holds no err and no msg of it

  @pardes-dot
  Rule: Dot is the selection: set by an address, read by its ends or its text
    Source: pardes-tree: 10.6, 10.9

    Example: By dot
      Given fid "addr" is open on /pane/{pane}/addr for reading
      When the client writes "/second/" to /pane/{pane}/dot
      Then /pane/{pane}/sel reads "second"
      And /pane/{pane}/dot reads "         11          17 "
      And fid "addr" reads "          0           0 "

    Example: By sel
      When the client writes "1" to /pane/{pane}/sel
      Then /pane/{pane}/sel reads "first line\n"
      And /pane/{pane}/dot reads "          0          11 "

    Example: From where it is
      Given the client has written "1" to /pane/{pane}/dot
      When the client writes "+" to /pane/{pane}/dot
      Then /pane/{pane}/sel reads "second line\n"
      And /pane/{pane}/dot reads "         11          23 "

  @pardes-limit
  Rule: Limit bounds the searches of addr
    Source: pardes-tree: 10.7

    Example: What lies outside is not found
      Given fid "addr" is open on /pane/{pane}/addr for reading and writing
      And the client has written "1" to /pane/{pane}/limit
      When "/second/" is written to fid "addr"
      Then the write fails, and the log says so once: `err {pane} addr: address out of range`
      And fid "addr" reads "          0           0 "

    Example: What lies inside is
      Given fid "addr" is open on /pane/{pane}/addr for reading and writing
      And the client has written "1" to /pane/{pane}/limit
      When "/line/" is written to fid "addr"
      Then fid "addr" reads "          6          10 "
      And /pane/{pane}/limit reads "          0          11 "

    Example: At first it is the whole body
      When the client reads /pane/{pane}/limit
      Then the client gets "          0          23 "
      And the log holds no err and no msg of it

  @pardes-name
  Rule: A pane's name is clean and absolute, and a write gives it another
    Source: pardes-tree: 3.5, 3.6, 10.1

    Scenario Outline: <text>
      When the client writes <text> to /pane/{pane}/name
      Then the server takes it
      And /pane/{pane}/name reads <name>

      Examples: names
        | text               | name               |
        | "more.txt\n"       | "{cwd}/more.txt\n" |
        | "more.txt"         | "{cwd}/more.txt\n" |
        | "./a/../more.txt"  | "{cwd}/more.txt\n" |
        | "/tmp//x"          | "/tmp/x\n"         |

    Scenario Outline: <what> is refused
      When the client writes <text> to /pane/{pane}/name
      Then the write fails, and the log says so once: `err {pane} name: <why>`
      And /pane/{pane}/name reads "{cwd}/notes.txt\n"

      Examples: no names
        | what             | text        | why                        |
        | Nothing          | "\n"        | ill-formed control message |
        | A NUL            | "a\x00b"    | nulls in file name         |
        | A tab            | "a\tb"      | bad character in file name |
        | Two lines        | "a\nb"      | bad character in file name |
        | No UTF-8         | "a\xff"     | bad character in file name |
        | A line separator | "a\xe2\x80\xa8b" | bad character in file name |

    Example: The file on disk and the dirt stay
      When the client writes "more.txt\n" to /pane/{pane}/name
      Then the server takes it
      And /pane/{pane}/dirty reads "0\n"
      And the file "notes.txt" on disk has become "first line\nsecond line\n"

  @pardes-switches
  Rule: Dirty, mark and scroll are 0 or 1
    Source: pardes-tree: 10.10

    Scenario Outline: <text> to <file>
      When the client writes <text> to /pane/{pane}/<file>
      Then the server takes it
      And /pane/{pane}/<file> reads <now>

      Examples: values
        | file   | text  | now   |
        | dirty  | "1\n" | "1\n" |
        | dirty  | "0"   | "0\n" |
        | mark   | "0\n" | "0\n" |
        | mark   | "1"   | "1\n" |
        | scroll | "0"   | "0\n" |
        | scroll | "1\n" | "1\n" |

    Scenario Outline: <text> to <file> is refused
      When the client writes <text> to /pane/{pane}/<file>
      Then the write fails, and the log says so once: `err {pane} <file>: …`
      And /pane/{pane}/<file> reads <still>

      Examples: no values
        | file   | text    | still |
        | dirty  | "2"     | "0\n" |
        | dirty  | "1\n\n" | "0\n" |
        | mark   | "on"    | "1\n" |
        | scroll | "yes\n" | "1\n" |

  @pardes-pane-ctl
  Rule: A read of a pane's ctl gives its numbers in one line
    Source: pardes-tree: 10.4

    Example: A clean file
      When the client reads /pane/{pane}/ctl
      Then the client gets ten columns, the third of them "23", the fourth "0" and the fifth "0"
      And the log holds no err and no msg of it

  @pardes-errors
  Rule: What is written to errors goes to a pane of its folder, made when it is needed
    Source: pardes-tree: 10.11

    Example: The first time
      When the client writes "went wrong\n" to /pane/{pane}/errors
      Then /pane/{new}/name reads "{cwd}/+Errors\n"
      And /pane/{new}/body reads "went wrong\n"
      And /focus reads "{other}\n"

    Example: The second time
      Given the client has written "one\n" to /pane/{pane}/errors
      When the client writes "two\n" to /pane/{other}/errors
      Then /pane/{new}/body reads "one\ntwo\n"
      And the index has a line for each of 3 panes
