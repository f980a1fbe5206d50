@pardes @edit
Feature: Edit
  One command, applied to a pane's text as a whole: all of it or nothing.

  @pardes-edit-vectors
  Rule: A command leaves the text that the editor which it comes from leaves
    Source: monkey9p: edit_command; pardes-tree: 18 vectors, 18.1, 18.2, 18.5

    Example: Loops
      Given a session whose pane holds "alpha beta gamma\nsecond line\n\nthird after a blank\n"
      When each of these commands is applied to that text, from its beginning
        | command                | leaves                                                                 |
        | ,x/a/c/A/              | AlphA betA gAmmA\nsecond line\n\nthird After A blAnk\n                 |
        | ,y/a/d                 | aaaaaaaa                                                               |
        | ,x/[^ ]+/g/a/d         | "  \nsecond line\n\nthird   \n"                                        |
        | ,x/[a-z]+/v/a/c/V/     | alpha beta gamma\nV V\n\nV after a blank\n                             |
        | ,x/\\n/a/-/            | alpha beta gamma\n-second line\n-\n-third after a blank\n-             |
        | ,x/^/i/> /             | > alpha beta gamma\n> second line\n> \n> third after a blank\n         |
        | ,x/$/a/;/              | alpha beta gamma;\nsecond line;\n;\nthird after a blank;\n             |
        | ,x/al\|alpha/c/Q/      | Q beta gamma\nsecond line\n\nthird after a blank\n                     |
        | ,x c/Q/                | QQQQ                                                                   |
        | ,x/zz/d                | alpha beta gamma\nsecond line\n\nthird after a blank\n                 |
        | ,g/zz/d                | alpha beta gamma\nsecond line\n\nthird after a blank\n                 |
      Then each leaves what stands beside it

    Example: Substitutions
      Given a session whose pane holds "alpha beta gamma\nsecond line\n\nthird after a blank\n"
      When each of these commands is applied to that text, from its beginning
        | command             | leaves                                                    |
        | ,s/a/X/             | Xlpha beta gamma\nsecond line\n\nthird after a blank\n    |
        | ,s2/a/X/            | alphX beta gamma\nsecond line\n\nthird after a blank\n    |
        | ,s/a/X/g            | XlphX betX gXmmX\nsecond line\n\nthird Xfter X blXnk\n    |
        | ,s2/a/X/g           | alphX betX gXmmX\nsecond line\n\nthird Xfter X blXnk\n    |
        | 1s/(b)(e)/\\2\\1/   | alpha ebta gamma\nsecond line\n\nthird after a blank\n    |
        | 1s/alpha/[&]/       | [alpha] beta gamma\nsecond line\n\nthird after a blank\n  |
        | 1s/alpha/\\&/       | & beta gamma\nsecond line\n\nthird after a blank\n        |
      Then each leaves what stands beside it

    Example: Lines moved and copied
      Given a session whose pane holds "one\ntwo\nthree\nfour\n"
      When each of these commands is applied to that text, from its beginning
        | command | leaves                         |
        | 1,2m$   | three\nfour\none\ntwo\n        |
        | 2m0     | two\none\nthree\nfour\n        |
        | 1m0     | one\ntwo\nthree\nfour\n        |
        | 1m1     | one\ntwo\nthree\nfour\n        |
        | 1t0     | one\none\ntwo\nthree\nfour\n   |
        | 1t$     | one\ntwo\nthree\nfour\none\n   |
        | 2t1     | one\ntwo\ntwo\nthree\nfour\n   |
      Then each leaves what stands beside it

    Example: Text put in
      Given a session whose pane holds "one\ntwo\n"
      When each of these commands is applied to that text, from its beginning
        | command                   | leaves                  |
        | a/\\/x/                   | /xone\ntwo\n            |
        | a/x\\ny/                  | x\nyone\ntwo\n          |
        | a/x\\\\y/                 | x\\yone\ntwo\n          |
        | a,x,                      | xone\ntwo\n             |
        | 1a\nfoo\nbar\n.           | one\nfoo\nbar\ntwo\n    |
        | {\na/X/\ni/Y/\n}          | XYone\ntwo\n            |
        | 1{\nd\na/X/\n}            | Xtwo\n                  |
        | $a/end/                   | one\ntwo\nend           |
        | 2c/2/                     | one\n2                  |
        | 1d                        | two\n                   |
      Then each leaves what stands beside it

  @pardes-edit-empty
  Rule: A loop over empty matches ends, with each of them once
    Source: field-reports: FP05; pardes-tree: 18.5

    Example: At the beginning of each line
      Given a session whose pane holds "a\nb\nc"
      When each of these commands is applied to that text, from its beginning
        | command       | leaves          |
        | ,x/^/ i@//@   | //a\n//b\n//c   |
      Then each leaves what stands beside it

    Example: Between the characters
      Given a session whose pane holds "abxc"
      When each of these commands is applied to that text, from its beginning
        | command     | leaves  |
        | ,s/x*/-/g   | -a-b-c- |
      Then each leaves what stands beside it

    Example: Beside matches that are not empty
      Given a session whose pane holds "baac"
      When each of these commands is applied to that text, from its beginning
        | command       | leaves |
        | ,x/a*/c/X/    | XbXcX  |
      Then each leaves what stands beside it

    Example: Fifty-one characters
      Given a session whose pane holds "alpha beta gamma\nsecond line\n\nthird after a blank\n"
      When the client writes "Edit ,x/x*/a/./\n" to /pane/{pane}/ctl
      Then the server takes it
      And the body of pane "pane" has 101 characters

  @pardes-edit-refused
  Rule: A command that fails in any part changes nothing, and says once why
    Source: field-reports: FP07; pardes-tree: 18.1, 18.4

    Scenario Outline: <command>
      Given a session whose pane holds "alpha beta gamma\nsecond line\n"
      When the client writes "Edit <command>\n" to /pane/{pane}/exec
      Then the write fails, and the log says so once: `err {pane} exec: …<why>…`
      And /pane/{pane}/body reads "alpha beta gamma\nsecond line\n"

      Examples: what is refused
        | command               | why                            |
        | ,x/a/z                | unknown command                |
        | ,x/a/{ d q2 }         | …                              |
        | s/a/X/                | no substitution                |
        | s/zz/y/               | no substitution                |
        | 1,2m1                 | move overlaps itself           |
        | 1u                    | command takes no address       |
        | }                     | right brace with no left brace |
        | {                     | unmatched left brace           |
        | z                     | unknown command "z"            |
        | ,d d                  | newline expected               |
        | ,saXbXcX              | bad delimiter                  |
        | 9d                    | address out of range           |
        | ,x/(/d                | bad regular expression         |
        | e notes.txt           | is refused                     |
        | w                     | is refused                     |
        | !date                 | is refused                     |

    Example: The second command of a block
      Given a session whose pane holds "alpha beta gamma\nsecond line\n"
      When the client writes "Edit ,x/a/{\nd\nzz\n}\n" to /pane/{pane}/exec
      Then the write fails, and the log says so once: `err {pane} exec: …unknown command…`
      And /pane/{pane}/body reads "alpha beta gamma\nsecond line\n"

    Example: Changes out of sequence
      Given a session whose pane holds "alpha beta gamma\nsecond line\n"
      When the client writes "Edit 1{\na/X/\ni/Y/\n}\n" to /pane/{pane}/exec
      Then the write fails, and the log says so once: `err {pane} exec: …changes out of sequence…`
      And /pane/{pane}/body reads "alpha beta gamma\nsecond line\n"

    Example: After a refusal the next command works
      Given a session whose pane holds "alpha beta gamma\nsecond line\n"
      And a write of "Edit ,x/a/z\n" to /pane/{pane}/exec has failed
      When the client writes "Edit ,x/a/c/A/\n" to /pane/{pane}/exec
      Then the server takes it
      And /pane/{pane}/body reads "AlphA betA gAmmA\nsecond line\n"

  @pardes-edit-print
  Rule: What a command prints goes to the Errors pane of its folder
    Source: pardes-tree: 18.3

    Scenario Outline: <command>
      Given a session whose pane holds "alpha beta gamma\nsecond line\n"
      When the client writes "Edit <command>\n" to /pane/{pane}/ctl
      Then /pane/{new}/name reads "{cwd}/+Errors\n"
      And /pane/{new}/body reads "<prints>"

      Examples: what prints
        | command | prints                            |
        | 2p      | second line\n                     |
        | 2=      | {cwd}/notes.txt:2\n               |
        | 1,2=    | {cwd}/notes.txt:1,2\n             |
        | 2=#     | {cwd}/notes.txt:#17,#29\n         |

  @pardes-edit-dot
  Rule: Dot is then around what the last change put in
    Source: pardes-tree: 18.6

    Scenario Outline: <command>
      Given a session whose pane holds "alpha beta gamma\nsecond line\n"
      When the client writes "Edit <command>\n" to /pane/{pane}/ctl
      Then the server takes it
      And /pane/{pane}/dot reads <dot>

      Examples: places
        | command   | dot                      |
        | 2c/two/   | "         17          20 " |
        | 2d        | "         17          17 " |
        | 1s/a/XX/  | "          0          18 " |
        | 2         | "         17          29 " |

  @pardes-edit-mark
  Rule: A mark is set by k, and named by a quote
    Source: pardes-tree: 16.1, 18.2

    Example: Set, and used from elsewhere
      Given a session whose pane holds "one\ntwo\nthree\n"
      And the client has written "Edit 2k\n" to /pane/{pane}/ctl
      And the client has written "Edit $\n" to /pane/{pane}/ctl
      When the client writes "Edit 'a/M\\n/\n" to /pane/{pane}/ctl
      Then /pane/{pane}/body reads "one\ntwo\nM\nthree\n"
