@pardes @addresses
Feature: Addresses and expressions
  An address names a range of a text: by lines, by characters, by what matches.

  @pardes-address-vectors
  Rule: An address sets addr to the range that the editors which it comes from give it
    Source: pardes-tree: 16 vectors, 16.1, 16.2, 16.3, 16.4, 17.1, 17.2

    Example: Lines, characters and ends
      Given a session whose pane holds "alpha beta gamma\nsecond line\n\nthird after a blank\n"
      When each of these addresses is written to addr, seen from its beginning
        | address | sets  |
        | 0       | 0,0   |
        | 2       | 17,29 |
        | 4       | 30,50 |
        | 5       | 50,50 |
        | $       | 50,50 |
        | ,       | 0,50  |
        | #3,#5   | 3,5   |
        | 2,3     | 17,30 |
        | 2,1     | 17,17 |
        | 1,2,3   | 0,30  |
        | 2;+     | 17,30 |
        | 1;/b/   | 0,45  |
      Then each sets it to what stands beside it

    Example: On and back from there
      Given a session whose pane holds "alpha beta gamma\nsecond line\n\nthird after a blank\n"
      When each of these addresses is written to addr, seen from its beginning
        | address | sets  |
        | +2      | 17,29 |
        | $-      | 30,50 |
        | $-2     | 29,30 |
        | 2-      | 0,17  |
        | 2+      | 29,30 |
        | 2+#2    | 31,31 |
        | 2-#1    | 16,16 |
        | #5+-    | 0,17  |
        | #20-+   | 17,29 |
        | 4+      | 50,50 |
        | 5+      | 50,50 |
        | $+1     | 50,50 |
        | -       | 0,0   |
        | 0-1     | 0,0   |
      Then each sets it to what stands beside it

    Example: What matches
      Given a session whose pane holds "alpha beta gamma\nsecond line\n\nthird after a blank\n"
      When each of these addresses is written to addr, seen from its beginning
        | address          | sets  |
        | /a/              | 0,1   |
        | /a/,/b/          | 0,7   |
        | ?a?              | 46,47 |
        | 1+/a/            | 36,37 |
        | 2-?a?            | 36,37 |
        | /third/-/a/      | 15,16 |
        | /x*/             | 1,1   |
        | /^/              | 17,17 |
        | /$/              | 16,16 |
        | /second.*/       | 17,28 |
        | /a\|alpha/       | 0,5   |
        | /(a\|alpha).*b/  | 0,7   |
        | /\\n/            | 16,17 |
        | /\\n\\n/         | 28,30 |
        | 2/line/          | 24,28 |
        | /blank/+#1       | 50,50 |
        | /a**/            | 0,1   |
      Then each sets it to what stands beside it

    Example: Out of reach, and no addresses
      Given a session whose pane holds "alpha beta gamma\nsecond line\n\nthird after a blank\n"
      When each of these addresses is written to addr, seen from its beginning
        | address   | sets                   |
        | 6         | address out of range   |
        | #51       | address out of range   |
        | 1-2       | address out of range   |
        | /nothere/ | address out of range   |
        | 3,1       | addresses out of order |
        | #-1       | bad address syntax     |
        | #         | bad address syntax     |
        | 1,,2      | bad address syntax     |
        | q         | bad address syntax     |
        | 1 q       | bad address syntax     |
      Then each sets it to what stands beside it

    Example: One after another, each seen from the last
      Given a session whose pane holds "alpha beta gamma\nsecond line\n\nthird after a blank\n"
      And fid "addr" is open on /pane/{pane}/addr for reading and writing
      And "2,1" has been written to fid "addr"
      When "-" is written to fid "addr"
      Then fid "addr" reads "          0          17 "

  @pardes-address-column
  Rule: A line and a character in it are a place, no further than the line goes
    Source: pardes-tree: 16.1

    Example: Inside and beyond
      Given a session whose pane holds "alpha beta gamma\nsecond line\n\nthird after a blank\n"
      When each of these addresses is written to addr, seen from its beginning
        | address | sets                 |
        | 2:1     | 17,17                |
        | 2:0     | 17,17                |
        | 2:3     | 19,19                |
        | 2:99    | 28,28                |
        | 9:1     | address out of range |
      Then each sets it to what stands beside it

  @pardes-address-last
  Rule: An empty expression is the last one of the session
    Source: pardes-tree: 16.6

    Example: There was one
      Given a session whose pane holds "alpha beta gamma\nsecond line\n\nthird after a blank\n"
      And fid "addr" is open on /pane/{pane}/addr for reading and writing
      And "/a/" has been written to fid "addr"
      When "//" is written to fid "addr"
      Then fid "addr" reads "          4           5 "

    Example: There was none
      Given a session with two panes
      When the client writes "//" to /pane/{pane}/addr
      Then the write fails, and the log says so once: `err {pane} addr: no regular expression defined`

  @pardes-expression-bad
  Rule: An expression that is none is refused
    Source: monkey9p: regex; pardes-tree: 17.3

    Example: What is unbalanced, empty or without an operand
      Given a session whose pane holds "alpha beta gamma\n"
      When each of these addresses is written to addr, seen from its beginning
        | address  | sets                   |
        | /(/      | bad regular expression |
        | /)/      | bad regular expression |
        | /[/      | bad regular expression |
        | /()/     | bad regular expression |
        | /a\|/    | bad regular expression |
        | /\|a/    | bad regular expression |
        | /*/      | bad regular expression |
        | /[]/     | bad regular expression |
        | /[z-a]/  | bad regular expression |
      Then each sets it to what stands beside it

  @pardes-expression-classes
  Rule: Classes, dots and ends match as they do in the editors that they come from
    Source: pardes-tree: 17.1, 17.4

    Example: Lines, letters and any language
      Given a session whose pane holds "Größe 日本\nab-c\n"
      When each of these addresses is written to addr, seen from its beginning
        | address      | sets  |
        | /[a-c]+/     | 9,11  |
        | /[^a-z]/     | 0,1   |
        | /ö./         | 2,4   |
        | /[日月]/     | 6,7   |
        | /.+/         | 0,8   |
        | /c$/         | 12,13 |
        | /^a/         | 9,10  |
        | /b\\-c/      | 10,13 |
        | /(ab\|b)-?/  | 9,12  |
      Then each sets it to what stands beside it

  @pardes-expression-time
  Rule: No expression takes more than linear time
    Source: monkey9p: regex; pardes-tree: 17.2

    Example: One that takes a backtracking engine for ever
      Given a session whose pane holds "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab\n"
      When the client writes "/(a*)*(a*)*(a*)*c/" to /pane/{pane}/addr
      Then the write fails, and the log says so once: `err {pane} addr: address out of range`
      And it took less than 1 s

    Scenario Outline: <address> in 4 MiB of the same character
      Given a session with two panes
      And the client has emptied /pane/{pane}/body
      And the client has written 4194304 bytes to /pane/{pane}/body
      When the client writes "<address>" to /pane/{pane}/addr
      Then the write fails, and the log says so once: `err {pane} addr: address out of range`
      And it took less than 5 s

      Examples: onwards and back
        | address         |
        | /(x*)*y/        |
        | ?(x\|x)*y?      |
        | $-/(x\|xx)+$y/  |

    Example: Three hundred branches
      Given a session whose pane holds "xb\n"
      When the client writes an expression of 300 branches and "b" to /pane/{pane}/dot
      Then the server takes it
      And /pane/{pane}/sel reads "b"
