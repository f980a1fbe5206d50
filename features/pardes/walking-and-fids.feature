@pardes @walking-and-fids
Feature: Walking and fids
  A client names files by fids that it chooses itself. The root is fid 1 here.

  Background:
    Given a session with two panes

  @pardes-walk-part
  Rule: A walk goes as far as there are names, and makes a fid only if it goes all the way
    Source: field-reports: FP06; pardes-tree: 2.3

    Example: The second name is missing
      When the client holds this conversation
        """9p
        Twalk fid 1 newfid 2 wname [pane nothing]
        Rwalk wqid [(* 0 128)]
        Tclunk fid 2
        Rerror ename "unknown fid"
        """
      Then every reply is as it is written there
      And nothing more arrives

    Example: The first name is missing
      When the client holds this conversation
        """9p
        Twalk fid 1 newfid 2 wname [nothing pane]
        Rerror ename "file does not exist"
        Tclunk fid 2
        Rerror ename "unknown fid"
        """
      Then every reply is as it is written there
      And nothing more arrives

    Example: A fid that would move itself stays where it is
      When the client holds this conversation
        """9p
        Twalk fid 1 newfid 2 wname [log]
        Rwalk wqid [(* 0 0)]
        Twalk fid 1 newfid 3 wname []
        Rwalk wqid []
        Twalk fid 3 newfid 3 wname [pane nothing]
        Rwalk wqid [*]
        Tstat fid 3
        Rstat stat { ... name / ... }
        """
      Then every reply is as it is written there
      And nothing more arrives

    Example: All names are there
      When the client holds this conversation
        """9p
        Twalk fid 1 newfid 2 wname [pane new]
        Rwalk wqid [(* 0 128) (* 0 0)]
        Tstat fid 2
        Rstat stat { ... name new ... }
        """
      Then every reply is as it is written there
      And nothing more arrives

  @pardes-walk-names
  Rule: Names are the entries of a directory, and what lies below a file is refused
    Source: monkey9p: weird_name; pardes-tree: 2.3

    Example: Below a file
      When the client holds this conversation
        """9p
        Twalk fid 1 newfid 2 wname [index more]
        Rwalk wqid [(* 0 0)]
        Twalk fid 1 newfid 3 wname [index]
        Rwalk wqid [*]
        Twalk fid 3 newfid 4 wname [more]
        Rerror ename "not a directory"
        """
      Then every reply is as it is written there
      And nothing more arrives

    Example: Above the root is the root
      When the client holds this conversation
        """9p
        Twalk fid 1 newfid 2 wname [".." pane ".." log]
        Rwalk wqid [(* 0 128) (* 0 128) (* 0 128) (* 0 0)]
        """
      Then every reply is as it is written there
      And nothing more arrives

    Scenario Outline: There is no <name>
      When the client holds this conversation
        """9p
        Twalk fid 1 newfid 2 wname [<name>]
        Rerror ename "file does not exist"
        Twalk fid 1 newfid 2 wname [pane <name>]
        Rwalk wqid [*]
        """
      Then every reply is as it is written there
      And nothing more arrives

      Examples: names that are none
        | name     |
        | "."      |
        | ""       |
        | "01"     |
        | "+1"     |
        | "1 "     |
        | NEW      |
        | "\xff"   |
        | "a\x00b" |

    Example: A name of 1000 bytes
      When the client walks to a name of 1000 bytes
      Then the server refuses it: `file does not exist`
      And the log holds no err and no msg of it

  @pardes-walk-host @chosen
  Rule: The files of the host are not in the tree
    Source: monkey9p: op_stat; pardes-tree: 4.3

    Scenario Outline: There is no <name>
      When the client holds this conversation
        """9p
        Twalk fid 1 newfid 2 wname [<name> etc hosts]
        Rerror ename "file does not exist"
        """
      Then every reply is as it is written there
      And the log holds no err and no msg of it

      Examples: roots of other trees
        | name |
        | os   |
        | src  |

  @pardes-walk-limit
  Rule: One walk has sixteen names at most
    Source: monkey9p: walk_names; pardes-tree: 2.3

    Example: Sixteen
      When the client holds this conversation
        """9p
        Twalk fid 1 newfid 2 wname [".." ".." ".." ".." ".." ".." ".." ".." ".." ".." ".." ".." ".." ".." ".." pane]
        Rwalk wqid [* * * * * * * * * * * * * * * *]
        """
      Then every reply is as it is written there
      And nothing more arrives

    Example: Seventeen
      When the client holds this conversation
        """9p
        Twalk fid 1 newfid 2 wname [".." ".." ".." ".." ".." ".." ".." ".." ".." ".." ".." ".." ".." ".." ".." ".." pane]
        Rerror ename "too many names"
        """
      Then every reply is as it is written there
      And nothing more arrives

  @pardes-fid-taken
  Rule: A fid names one file at a time
    Source: pardes-tree: 2.2, 2.3

    Example: A walk to a fid in use
      When the client holds this conversation
        """9p
        Twalk fid 1 newfid 2 wname [log]
        Rwalk wqid [*]
        Twalk fid 1 newfid 2 wname [index]
        Rerror ename "fid in use"
        Tstat fid 2
        Rstat stat { ... name log ... }
        """
      Then every reply is as it is written there
      And nothing more arrives

    Example: An attach to a fid in use
      When the client holds this conversation
        """9p
        Tattach fid 1 afid 4294967295 uname me aname ""
        Rerror ename "fid in use"
        Tattach fid 2 afid 4294967295 uname me aname ""
        Rattach qid (* 0 128)
        """
      Then every reply is as it is written there
      And nothing more arrives

  @pardes-fid-open
  Rule: An open fid is opened once, and is not walked from
    Source: pardes-tree: 2.3, 2.4

    Example: Open, then opened and walked
      When the client holds this conversation
        """9p
        Twalk fid 1 newfid 2 wname [pane]
        Rwalk wqid [*]
        Topen fid 2 mode 0
        Ropen qid (* 0 128) iounit *
        Topen fid 2 mode 0
        Rerror ename "fid already open"
        Twalk fid 2 newfid 3 wname [new]
        Rerror ename "cannot walk an open fid"
        """
      Then every reply is as it is written there
      And nothing more arrives

    Scenario Outline: A mode of <mode>
      When the client holds this conversation
        """9p
        Twalk fid 1 newfid 2 wname [focus]
        Rwalk wqid [*]
        Topen fid 2 mode <mode>
        <reply>
        """
      Then every reply is as it is written there
      And nothing more arrives

      Examples: access, and bits beside it
        | mode | reply                            |
        | 0    | Ropen qid * iounit 65536         |
        | 1    | Ropen qid * iounit 65536         |
        | 2    | Ropen qid * iounit 65536         |
        | 18   | Ropen qid * iounit 65536         |
        | 3    | Rerror ename "permission denied" |
        | 64   | Rerror ename "permission denied" |

  @pardes-fid-access
  Rule: What a fid was not opened for is misuse of 9P: refused, and no business of the log
    Source: monkey9p: write-badfid; pardes-tree: 2.6, 2.7

    Example: Written without being open for it
      Given fid "focus" is open on /focus for reading
      When "1\n" is written to fid "focus"
      Then the server refuses it: `file not open for writing`
      And the log holds no err and no msg of it

    Example: Read without being open for it
      Given fid "focus" is open on /focus for writing
      When 10 bytes of fid "focus" are read at 0
      Then the server refuses it: `file not open for reading`
      And the log holds no err and no msg of it

    Example: Not open at all
      Given fid "focus" stands at /focus
      When "1\n" is written to fid "focus"
      Then the server refuses it: `file not open for writing`
      And the log holds no err and no msg of it

  @pardes-fid-end
  Rule: A fid that was clunked or removed is gone
    Source: field-reports: FP08; pardes-tree: 2.8, 2.9

    Example: Four requests in one write
      When the client holds this conversation
        """9p
        Twalk fid 1 newfid 60 wname [index]
        Rwalk wqid [*]
        Tclunk tag 11 fid 60
        Tclunk tag 12 fid 60
        Twalk tag 13 fid 1 newfid 60 wname [log]
        Tstat tag 14 fid 60
        Rclunk tag 11
        Rerror tag 12 ename "unknown fid"
        Rwalk tag 13 wqid [*]
        Rstat tag 14 stat { ... name log ... }
        """
      Then every reply is as it is written there
      And nothing more arrives

    Example: A remove that is refused ends its fid too
      When the client holds this conversation
        """9p
        Twalk fid 1 newfid 60 wname [log]
        Rwalk wqid [*]
        Tremove fid 60
        Rerror ename "permission denied"
        Tclunk fid 60
        Rerror ename "unknown fid"
        """
      Then every reply is as it is written there
      And the log holds no err and no msg of it

  @pardes-fid-stale
  Rule: A fid of a closed pane stays valid, and all but its clunk fails
    Source: monkey9p: op_hold; pardes-tree: 2.13

    Example: What reads and looks is refused, and the clunk works
      Given fid "body" stands at /pane/{pane}/body
      And fid "folder" stands at /pane/{pane}
      And the client has closed pane "pane"
      When the client asks everything of fids "body" and "folder"
      Then each is refused with `deleted window`, and each clunk is taken
      And the log holds no err and no msg of it

    Example: A write through a held fid is a write that the tree refuses
      Given fid "body" is open on /pane/{pane}/body for writing
      And the client has closed pane "pane"
      When "more\n" is written to fid "body"
      Then the write fails, and the log says so once: `err {pane} body: deleted window`

  @pardes-create
  Rule: Nothing is created, wherever and under whatever name
    Source: monkey9p: op_create; pardes-tree: 2.5

    Scenario Outline: "<name>" in <path>
      When the client creates "<name>" in <path>
      Then the server refuses it: `permission denied`
      And the log holds no err and no msg of it

      Examples: directories
        | name | path         |
        | more | /            |
        | new  | /pane        |
        | new  | /col         |
        | body | /pane/{pane} |

  @pardes-stat-write
  Rule: A wstat may empty a file and touch its times, and change nothing else
    Source: pardes-tree: 2.10

    Example: A length of 0
      When the client cuts /pane/{pane}/body to a length of 0
      Then the server takes it
      And /pane/{pane}/body reads ""

    Example: Another length
      When the client cuts /pane/{pane}/body to a length of 3
      Then the server refuses it: `permission denied`
      And /pane/{pane}/body reads "first line\nsecond line\n"

    Example: A length of 0, of a file that is only read
      When the client cuts /index to a length of 0
      Then the server refuses it: `permission denied`
      And the log holds no err and no msg of it

    Example: Another name
      When the client renames /pane/{pane}/body to "text"
      Then the server refuses it: `permission denied`
      And the log holds no err and no msg of it

    Example: Nothing at all
      When the client changes nothing about /pane/{pane}/body
      Then the server takes it
      And /pane/{pane}/body reads "first line\nsecond line\n"

  @pardes-qid
  Rule: Two walks to one file give one qid, and two files never share one
    Source: pardes-tree: 2.15, 2.2

    Example: The whole tree
      Given the client has written "Tty\n" to /pane/{pane}/ctl
      When the client walks the whole tree twice
      Then every file has the same qid both times, and no two files have one

    @chosen
    Example: No authentication
      When the client holds this conversation
        """9p
        Tauth afid 5 uname me aname ""
        Rerror ename "no authentication required"
        """
      Then every reply is as it is written there
      And nothing more arrives
