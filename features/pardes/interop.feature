@pardes @interop
Feature: Clients and servers that others wrote
  A client and a server by the same hands may be wrong twice and never show it. So the Linux kernel mounts a session with its
  own 9P client, and ordinary programs work in it; and assay's client calls on a server that is none for it.

  @pardes-kernel-reads
  Rule: A mounted session is walked, listed and read like any folder
    Source: pardes-tree: 2.3, 2.16, 2.17, 4.1, 5.3, 5.6

    Background:
      Given a session whose pane holds "0123456789日本\n"

    Example: Its folders
      When a machine mounts the session, and does this there
        """sh
        ls
        ls pane
        find pane/{pane} -name pty -o -name addr -o -path '*/pty/*' | sort
        """
      Then all of it succeeds, and it prints
        """
        README
        col
        commands
        ctl
        exec
        focus
        index
        layout
        listeners
        log
        look
        pane
        recent
        screen
        status
        tag
        tagexec
        {pane}
        {other}
        new
        pane/{pane}/addr
        pane/{pane}/pty
        pane/{pane}/pty/ctl
        pane/{pane}/pty/data
        pane/{pane}/pty/run
        pane/{pane}/pty/status
        """

    Example: The kinds and modes of what is there
      When a machine mounts the session, and does this there
        """sh
        stat -c '%A %s' . pane/{pane} pane/{pane}/body pane/{pane}/exec index
        """
      Then all of it succeeds, and it prints
        """
        dr-xr-xr-x 0
        dr-xr-xr-x 0
        -rw-rw-rw- 0
        --w--w--w- 0
        -r--r--r-- 0
        """

    Example: A body at odd places, the last of them behind its end
      When a machine mounts the session, and does this there
        """sh
        cd pane/{pane}
        dd if=body bs=3 skip=1 count=2 2>/dev/null; echo '|'
        dd if=body bs=1 skip=9 count=4 2>/dev/null; echo '|'
        dd if=body bs=13 skip=1 count=1 2>/dev/null
        dd if=body bs=17 skip=1 count=1 2>/dev/null; echo '|'
        """
      Then all of it succeeds, and it prints
        """
        345678|
        9日|
        本
        |
        """

    Example: What is not there, and what is not to be read
      When a machine mounts the session, and does this there
        """sh
        cat pane/99/body || cat pane/0{pane}/body || cat exec || ls pane/{pane}/body/deeper || echo refused
        """
      Then all of it succeeds, and it prints
        """
        cat: pane/99/body: No such file or directory
        cat: pane/0{pane}/body: No such file or directory
        cat: exec: Permission denied
        ls: cannot access 'pane/{pane}/body/deeper': Not a directory
        refused
        """

    Example: A body of 4 MiB
      Given the client has emptied /pane/{pane}/body
      When a machine mounts the session, and does this there
        """sh
        lines() { seq 1 700000 | head -c 4194304; }
        lines >pane/{pane}/body
        lines | cmp - pane/{pane}/body && echo the same
        tail -c 7 pane/{pane}/body
        """
      Then all of it succeeds, and it prints
        """
        the same
        058
        615
        """
      And the body of pane "pane" has 4194304 bytes

  @pardes-kernel-writes
  Rule: What programs write replaces or follows what was there, and no place counts
    Source: pardes-tree: 6.1, 2.10, 10.2

    Background:
      Given a session whose pane holds "0123456789\n"

    Example: A redirection empties first
      When a machine mounts the session, and does this there
        """sh
        echo fresh >pane/{pane}/body
        """
      Then all of it succeeds, and it prints nothing
      And /pane/{pane}/body reads "fresh\n"

    Example: A redirection that appends
      When a machine mounts the session, and does this there
        """sh
        echo more >>pane/{pane}/body
        cat pane/{pane}/body
        """
      Then all of it succeeds, and it prints
        """
        0123456789
        more
        """

    Example: A write at a place goes to the end
      When a machine mounts the session, and does this there
        """sh
        printf XY | dd of=pane/{pane}/body bs=1 seek=3 conv=notrunc 2>/dev/null
        """
      Then all of it succeeds, and it prints nothing
      And /pane/{pane}/body reads "0123456789\nXY"

    Example: A copy of one body over another
      When a machine mounts the session, and does this there
        """sh
        cp pane/{pane}/body pane/{other}/body
        cmp pane/{pane}/body pane/{other}/body && echo the same
        """
      Then all of it succeeds, and it prints
        """
        the same
        """

    Example: Cut to nothing, and to a length that is refused
      When a machine mounts the session, and does this there
        """sh
        truncate -s 5 pane/{pane}/body 2>/dev/null || cat pane/{pane}/body
        truncate -s 0 pane/{pane}/body
        cat pane/{pane}/body
        """
      Then all of it succeeds, and it prints
        """
        0123456789
        """

  @pardes-kernel-loops
  Rule: A shell finds places with addr, and changes them through data
    Source: pardes-tree: 10.5, 10.8, 16.1

    Example: Each match in turn, up to a limit
      Given a session whose pane holds "a b a b a\n"
      When a machine mounts the session, and does this there
        """sh
        cd pane/{pane}
        exec 3<>addr
        for round in 1 2 3; do
            printf '/a/' >&3
            echo $(cat addr)
            printf 'long' >data
        done
        cat body
        """
      Then all of it succeeds, and it prints
        """
        0 1
        7 8
        14 15
        long b long b long
        """

    Example: When nothing is found, the loop ends
      Given a session whose pane holds "a b a b a\n"
      When a machine mounts the session, and does this there
        """sh
        cd pane/{pane}
        exec 3<>addr
        while printf '/a/' >&3; do printf 'A' >data; done 2>/dev/null
        cat body
        """
      Then all of it succeeds, and it prints
        """
        A b A b A
        """
      And the log says `err {pane} addr: address out of range` once, and nothing else of failures

  @pardes-kernel-refused
  Rule: What a session refuses, a program is refused
    Source: pardes-tree: 2.5, 2.9, 4.2, 7.1, 7.3, 9.12

    Background:
      Given a session with two panes

    Example: A write is refused and logged once
      When a machine mounts the session, and does this there
        """sh
        echo more >>pane/{pane}/body
        echo nonsense >ctl 2>/dev/null || echo clean >pane/{pane}/ctl
        cat pane/{pane}/dirty
        """
      Then all of it succeeds, and it prints
        """
        0
        """
      And the log says `err - ctl: unknown control message "nonsense"` once, and nothing else of failures

    Example: Files are neither made nor removed nor renamed, and nothing is logged
      When a machine mounts the session, and does this there
        """sh
        mkdir pane/7 || touch col/new || rm pane/{pane}/body || mv pane/{pane}/body pane/{pane}/text || echo refused
        """
      Then all of it succeeds, and it prints
        """
        mkdir: cannot create directory 'pane/7': Permission denied
        touch: cannot touch 'col/new': Permission denied
        rm: cannot remove 'pane/{pane}/body': Permission denied
        mv: cannot move 'pane/{pane}/body' to 'pane/{pane}/text': Permission denied
        refused
        """
      And the log holds no err and no msg of it

    Example: A pane is made by a look at new, and closed by its removal
      When a machine mounts the session, and does this there
        """sh
        made=$(cat pane/new)
        ls pane | wc -l
        rmdir pane/$made
        ls pane | wc -l
        """
      Then all of it succeeds, and it prints
        """
        4
        3
        """

  @pardes-other-server @self
  Rule: A server that does not answer 9P2000 with 9P2000 is refused at the version
    Source: pardes-tree: 2.1

    Example: diod, which speaks 9P2000.L and nothing else
      Given diod serves a folder
      When a client attaches to it
      Then the client refuses it, saying "no answer to Tversion msize 65560 version 9P2000: " and "9P2000.L"
