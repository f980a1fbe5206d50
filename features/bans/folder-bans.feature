@bans @folder-bans
Feature: Folder bans
  Some rules no import graph can hold: a module needs no import to spell what only one system knows, or to start a shell.
  A folder rule names folders and needles, and a production line that holds a needle is refused, comments included. The
  tree of the first rules is a small one in Zig; the last rules are those that assay's own sources live under.

  @bans-rule-4
  Rule: No client assumes a terminal
    Whoever asks for one, or writes to one, breaks every other kind of client.
    Source: mux-platform-layer: rule 4

    Scenario Outline: <line> in a client
      Given the Zig tree
      And the file "src/client/probe.zig" holds `<line>`
      When the tree is checked
      Then folder rule 4 is broken by line 1 of "src/client/probe.zig" alone

      Examples:
        | line                              |
        | if (!std.posix.isatty(0)) return; |
        | // only where isatty says so      |
        | try out.writeAll("\x1b[2J");      |
        | try out.writeAll("\x1B[2J");      |
        | try out.writeAll("\u{1b}[2J");    |

    Example: A raw escape byte in the engine
      Given the Zig tree
      And the file "src/engine/probe.zig" holds the bytes "22 1b 5b 32 4a 22"
      When the tree is checked
      Then folder rule 4 is broken by line 1 of "src/engine/probe.zig" alone

    Example: The folder that paints for a person is not bound
      Given the Zig tree
      And the file "src/tui/probe.zig" holds `try out.writeAll("\x1b[2J");`
      When the tree is checked
      Then nothing is refused

  @bans-rule-5
  Rule: The only program that runs is the one that the user named
    Source: mux-platform-layer: rule 5

    Scenario Outline: <line> in <folder>
      Given the Zig tree
      And the file "<folder>/probe.zig" holds `<line>`
      When the tree is checked
      Then folder rule 5 is broken by line 1 of "<folder>/probe.zig" alone

      Examples:
        | folder     | line                            |
        | src        | const shell = "/bin/sh";        |
        | src/engine | const shell = "/bin/sh";        |
        | src/client | try run(&.{ shell, "-c", x });  |
        | src/tui    | try run(&.{ shell, "-c", x });  |
        | src/server | // by "/bin/sh" with "-c"       |
        | src/cli    | const words = .{"-c"};          |
        | src/os     | const shell = "/bin/sh";        |

    Scenario Outline: The quotes belong to the needle: <line>
      Given the Zig tree
      And the file "src/cli/probe.zig" holds `<line>`
      When the tree is checked
      Then nothing is refused

      Examples:
        | line                           |
        | // a script begins with /bin/sh |
        | const usage = "mux -c FILE";    |
        | const shell = "/bin/sh5";       |

  @bans-rule-6
  Rule: One file alone makes a second process of this one
    Source: mux-platform-layer: rule 6

    Scenario Outline: A fork in <folder>
      Given the Zig tree
      And the file "<folder>/probe.zig" holds `const pid = try std.posix.fork();`
      When the tree is checked
      Then folder rule 6 is broken by line 1 of "<folder>/probe.zig" alone

      Examples:
        | folder     |
        | src/client |
        | src/server |
        | src/os     |

    Example: The one file that the rule names
      Given the Zig tree
      And the file "src/os/server_os_linux.zig" holds `const pid = try std.posix.fork();`
      When the tree is checked
      Then nothing is refused

  @bans-rule-7
  Rule: What each system spells otherwise stands in the platform folder
    Source: mux-platform-layer: rule 7

    Scenario Outline: <line> in <folder>
      Given the Zig tree
      And the file "<folder>/probe.zig" holds `<line>`
      When the tree is checked
      Then folder rule 7 is broken by line 1 of "<folder>/probe.zig" alone

      Examples:
        | folder     | line                                   |
        | src        | const linux = std.os.linux;            |
        | src/engine | const exe = "/proc/self/exe";          |
        | src/client | const fd = memfd_create("m", 0);       |
        | src/tui    | _ = close_range(3, max, 0);            |
        | src/server | exit_group(127);                       |
        | src/cli    | // asks the kernel with SO_PEERCRED    |

    Example: The platform folder may spell anything
      Given the Zig tree
      And the file "src/os/probe.zig" holds `const exe = std.os.linux.readlink("/proc/self/exe");`
      When the tree is checked
      Then nothing is refused

  @bans-spellings
  Rule: A needle meets every spelling of a name, and not the operation to use in its place
    Source: mux-platform-layer: B9

    Scenario Outline: The spelling <spelling>
      Given the Zig tree
      And the file "src/server/probe.zig" holds `const probe = <spelling>;`
      When the tree is checked
      Then folder rule 7 is broken by line 1 of "src/server/probe.zig" alone

      Examples: As Zig writes it, and as C does
        | spelling              |
        | std.posix.SO.PEERCRED |
        | c.SO_PEERCRED         |
        | std.posix.T.IOCGPTN   |
        | c.TIOCGPTN            |
        | std.posix.T.IOCSPTLCK |
        | c.TIOCSPTLCK          |
        | std.posix.MSG.NOSIGNAL |
        | c.MSG_NOSIGNAL        |

    Scenario Outline: The operation <operation>
      Given the Zig tree
      And the file "src/server/probe.zig" holds `const probe = <operation>;`
      When the tree is checked
      Then nothing is refused

      Examples: Operations of the platform layer
        | operation                  |
        | client_os.peerCred         |
        | client_os.sendNoSig        |
        | server_os.sendNoSigNoWait  |

  @bans-one-by-one @chosen
  Rule: Folders are named one by one, and a folder that nothing names is refused
    Whoever makes a folder decides which rules bind it.
    Source: mux-platform-layer: B1

    Example: A folder that appears
      Given the Zig tree
      And the file "src/web/hub.zig" holds `const clean = true;`
      When the tree is checked
      Then the tree is not judged: "no rule names the folder src/web and no line ignores it"

    Example: A folder within one that is named
      Given the Zig tree
      And the file "src/server/quic/arm.zig" holds `const clean = true;`
      When the tree is checked
      Then the tree is not judged: "no rule names the folder src/server/quic and no line ignores it"

    Example: A folder that is ignored, with a reason
      Given the Zig tree
      And the file "src/web/hub.zig" holds `const shell = "/bin/sh";`
      And the rules say also `ignore src/web: it is made of text that others wrote`
      When the tree is checked
      Then nothing is refused

    Example: A pattern
      Given the Zig tree
      And rule 7 says also `in src/*`
      When the tree is checked
      Then the tree is not judged: "'src/*' is a pattern: name folders one by one"

  @bans-cannot-bite @chosen
  Rule: A rule that could not bite is refused at once
    Source: mux-platform-layer: B7

    Example: No needles
      Given the Zig tree
      And rule 7 has lost its needles
      When the tree is checked
      Then the tree is not judged: "rule 7 has no needle: nothing could break it"

    Example: A folder that does not exist
      Given the Zig tree
      And rule 7 says also `in src/wall`
      When the tree is checked
      Then the tree is not judged: "rule 7 names the folder src/wall, which does not exist"

    Example: Everything that is wrong is said
      Given the Zig tree
      And rule 5 has lost its needles
      And rule 7 says also `in src/wall`
      When the tree is checked
      Then the tree is not judged: "rule 5 has no needle: nothing could break it"
      And the tree is not judged: "rule 7 names the folder src/wall, which does not exist"

  @bans-test-blocks
  Rule: A test block is skipped, and it alone
    A test drives a terminal and starts a shell: what production may not spell is legal in it. So the skip holds as firmly
    as the ban.
    Source: mux-platform-layer: B2, B8

    Example: Needles within a block
      Given the Zig tree
      And the file "src/server/probe.zig" holds
        """zig
        test "a shell runs" {
            const linux = std.os.linux;
            if (linux.getpid() > 0) {
                try run(&.{ "/bin/sh", "-c", "}" });
            }
        }
        """
      When the tree is checked
      Then nothing is refused

    Example: The line after a block is production
      Given the Zig tree
      And the file "src/server/probe.zig" holds
        """zig
        test "a shell runs" {
            try run(&.{ "/bin/sh", "-c", "}" });
        }
        const linux = std.os.linux;
        """
      When the tree is checked
      Then folder rule 7 is broken by line 4 of "src/server/probe.zig" alone

    Example: The line before a block is production
      Given the Zig tree
      And the file "src/server/probe.zig" holds
        """zig
        const linux = std.os.linux;
        test {
            _ = linux;
        }
        """
      When the tree is checked
      Then folder rule 7 is broken by line 1 of "src/server/probe.zig" alone

    Scenario Outline: No block begins with <word>
      Given the Zig tree
      And the file "src/server/probe.zig" holds
        """zig
        <word> {
            const linux = std.os.linux;
        }
        """
      When the tree is checked
      Then folder rule 7 is broken by line 2 of "src/server/probe.zig" alone

      Examples:
        | word                |
        | fn test()           |
        | testing             |
        | test_all            |
        | // test "a"         |
        | const a = "test";   |

    Example: A block on one line hides nothing behind it
      Given the Zig tree
      And the file "src/server/probe.zig" holds
        """zig
        test "nothing" {}
        const linux = std.os.linux;
        test "nothing more" {
        }
        """
      When the tree is checked
      Then folder rule 7 is broken by line 2 of "src/server/probe.zig" alone

    Example: A brace at the first column ends a block, whatever is open in it
      Given the Zig tree
      And the file "src/server/probe.zig" holds
        """zig
        test "left open" {
            if (ready) {
        }
        const linux = std.os.linux;
        }
        """
      When the tree is checked
      Then folder rule 7 is broken by line 4 of "src/server/probe.zig" alone

    Example: A block that never ends hides nothing
      Given the Zig tree
      And the file "src/server/probe.zig" holds
        """zig
        test "no end" {
            const linux = std.os.linux;
        """
      When the tree is checked
      Then folder rule 7 is broken by line 2 of "src/server/probe.zig" alone

  @bans-rust-tests
  Rule: In Rust, what stands under the attribute for tests is skipped, and it alone
    Source: assay-bans: rust-tests

    Example: A module of tests between production lines
      Given the Zig tree
      And the rules say also `test-blocks .rs: #[cfg(test)]`
      And the file "src/server/probe.rs" holds
        """rust
        fn production<'a>(name: &'a str) -> char { '"' }
        #[cfg(test)]
        mod tests {
            const EXE: &str = r#"/proc/self/exe"}"#;
            /* } /* } */ */ const BRACE: char = '}';
        }
        const EXE: &str = "/proc/self/exe";
        """
      When the tree is checked
      Then folder rule 7 is broken by line 7 of "src/server/probe.rs" alone

    Scenario Outline: <text> is production
      Given the Zig tree
      And the rules say also `test-blocks .rs: #[cfg(test)]`
      And the file "src/server/probe.rs" holds `<text> mod a { const EXE: &str = "/proc/self/exe"; }`
      When the tree is checked
      Then folder rule 7 is broken by line 1 of "src/server/probe.rs" alone

      Examples:
        | text                          |
        | #[cfg(not(test))]             |
        | #[cfg(any(test, unix))]       |
        | /* #[cfg(test)] */            |
        | const A: &str = "#[cfg(test)]"; |

  @bans-refusal
  Rule: A refusal names the rule, the file, the line, the needle and the reason
    Source: mux-platform-layer: B3; assay-bans: all-refusals

    Example: One line
      Given the Zig tree
      And the file "src/cli/probe.zig" holds
        """zig
        //! A clean line.
        const shell = "/bin/sh";
        """
      When the tree is checked
      Then the refusals read
        | src/cli/probe.zig:2: folder rule 5 broken by '"/bin/sh"': the only program that runs is the one that the user named |

    Example: Every line, and not only the first
      Given the Zig tree
      And the file "src/cli/probe.zig" holds
        """zig
        const shell = "/bin/sh";
        const clean = true;
        const again = "/bin/sh";
        """
      And the file "src/tui/probe.zig" holds `try run(&.{ shell, "-c", x });`
      When the tree is checked
      Then the refusals read
        | src/tui/probe.zig:1: folder rule 5 broken by '"-c"': the only program that runs is the one that the user named |
        | src/cli/probe.zig:1: folder rule 5 broken by '"/bin/sh"': the only program that runs is the one that the user named |
        | src/cli/probe.zig:3: folder rule 5 broken by '"/bin/sh"': the only program that runs is the one that the user named |

  @bans-first-rule
  Rule: Of a line that breaks several rules the first rule is told
    Source: mux-platform-layer: B5; assay-bans: hidden-needles

    Example: Rules 5 and 7 on one line
      Given the Zig tree
      And the file "src/server/probe.zig" holds `try run("/bin/sh", std.os.linux.getpid());`
      When the tree is checked
      Then folder rule 5 is broken by line 1 of "src/server/probe.zig" alone

    Example: A needle that an earlier rule would always meet first
      Given the Zig tree
      And rule 6 says also `needle run("/bin/sh")`
      When the tree is checked
      Then the tree is not judged: 'rule 6 never shows with its needle run("/bin/sh"): whatever holds it breaks an earlier rule first'

  @bans-exemptions
  Rule: A file is exempt by its own marked line or by name, with a reason
    Source: mux-platform-layer: B4

    Example: A marked line
      Given the Zig tree
      And the file "src/client/probe.zig" holds
        """zig
        // folder rule 4 exemption: the names of colours are terminal bytes.
        pub const red = "\x1b[31m";
        """
      When the tree is checked
      Then nothing is refused

    Example: The mark of another rule
      Given the Zig tree
      And the file "src/client/probe.zig" holds
        """zig
        // folder rule 5 exemption: a word that is compared and not run.
        pub const red = "\x1b[31m" ++ "-c";
        """
      When the tree is checked
      Then folder rule 4 is broken by line 2 of "src/client/probe.zig" alone

    Example: A mark without a reason
      Given the Zig tree
      And the file "src/client/probe.zig" holds `// folder rule 4 exemption:`
      When the tree is checked
      Then the exemption of "src/client/probe.zig" is refused: "the mark gives no reason for its exemption from folder rule 4"

    Example: A mark for a rule that allows none
      Given the Zig tree
      And the file "src/server/probe.zig" holds
        """zig
        // folder rule 7 exemption: it is only a comment.
        const linux = std.os.linux;
        """
      When the tree is checked
      Then folder rule 7 is broken by line 2 of "src/server/probe.zig" alone
      And the exemption of "src/server/probe.zig" is refused: "folder rule 7 allows no marks: only the rule file may exempt from it"

    @chosen
    Example: A mark that nothing needs
      Given the Zig tree
      And the file "src/client/probe.zig" holds
        """zig
        // folder rule 4 exemption: once there was an isatty here.
        const clean = true;
        """
      When the tree is checked
      Then the exemption of "src/client/probe.zig" is refused: "the exemption from folder rule 4 is not needed: nothing here breaks it"

    @chosen
    Example: A named file that does not need it
      Given the Zig tree
      And the file "src/os/server_os_linux.zig" holds `const clean = true;`
      When the tree is checked
      Then the exemption of "src/os/server_os_linux.zig" is refused: "the exemption from folder rule 6 is not needed: nothing here breaks it"

    @chosen
    Example: A named file that does not exist
      Given the Zig tree
      And rule 6 says also `except src/os/server_os_bsd.zig: the other place`
      When the tree is checked
      Then the tree is not judged: "rule 6 exempts src/os/server_os_bsd.zig, which does not exist"

  @bans-numbers
  Rule: A rule's number never changes, since marks cite it
    Source: mux-platform-layer: B10

    Example: Rule 5 is given another number
      Given the Zig tree
      And rule 5 is called 8
      When the tree is checked
      Then the exemption of "src/cli/flags.zig" is refused: "the mark cites folder rule 5, and there is no such rule"
      And the exemption of "src/cli/main.zig" is refused: "the mark cites folder rule 5, and there is no such rule"

    Example: Two rules of one number
      Given the Zig tree
      And rule 5 is called 4
      When the tree is checked
      Then the tree is not judged: "the rule 4 is stated twice; marks cite it, so it can mean one thing only"

  @bans-grading
  Rule: The gate is graded: what is planted is refused by name, and what stands in a test is not
    Every plant is tried before the verdict.
    Source: mux-platform-layer: B6, B11, B12

    Example: The Zig tree and its rules
      Given the Zig tree
      When the gate is graded
      Then the grading ends with "bans: every folder rule bit, and the test skip held"
      And of each plant of the document the grading says that it is refused, and that it is not in a test block
        | 4 | src/client | const probe = "isatty";                |
        | 5 | src/engine | const probe = "/bin/sh";               |
        | 6 | src/server | const probe = std.posix.fork();        |
        | 7 | src/server | const probe = std.os.linux.O.RDONLY;   |

    Example: A plant that passes names the folder that was not read
      Given the Zig tree
      And rule 7 says also `but src/server`
      When the gate is graded
      Then the grading fails: "it passes: rule 7 does not read the lines of src/server"
      And the grading ends with "bans: FAILED"

    Example: A plant that is refused for another reason
      Given the Zig tree
      And rule 7 has lost its needles
      When the gate is graded
      Then the grading fails: "refused for another reason: "
      And the grading ends with "bans: FAILED"

    Example: A plant that another rule refuses
      Given the Zig tree
      And the plants have also `7 | src/server/zz_bans_probe_PID.zig | run("/bin/sh", std.os.linux);`
      When the gate is graded
      Then the grading fails: "it is refused by rule 5 instead"
      And the grading ends with "bans: FAILED"

    Example: A test skip that swallows production lines
      Given the Zig tree
      And the rules say also `test-blocks .zig: const`
      When the gate is graded
      Then the grading fails: "it passes: rule 4 does not read the lines of src/client"
      And the grading ends with "bans: FAILED"

    Example: A test skip that is gone
      Given the Zig tree
      And the rules name no test blocks
      When the gate is graded
      Then the grading fails: "nothing is refused where nothing is planted"
      And the grading ends with "bans: FAILED"

    Example: A rule that nothing is planted for
      Given the Zig tree
      And the rules say also `rule 9`
      And rule 9 says also `why nobody needs it`
      And rule 9 says also `in src/tui`
      And rule 9 says also `needle unplanted`
      When the gate is graded
      Then the grading fails: "no plant shows that it bites"

  @bans-sabotage
  Rule: The grading notices a gate that was made weak
    Source: assay-bans: sabotage

    Example: Three ways for each rule
      Given the Zig tree
      When the gate is graded
      Then the grading notices
        | rule 4 without a needle              |
        | rule 4 without the folder src/client |
        | rule 4 with a wider test skip        |
        | rule 5 without a needle              |
        | rule 5 without the folder src/engine |
        | rule 5 with a wider test skip        |
        | rule 6 without a needle              |
        | rule 6 without the folder src/server |
        | rule 6 with a wider test skip        |
        | rule 7 without a needle              |
        | rule 7 without the folder src/server |
        | rule 7 with a wider test skip        |

  @bans-nothing-planted
  Rule: Nothing planted survives the grading, whatever happens to it
    It plants in a copy, and the copy goes with it.
    Source: mux-platform-layer: B6

    Example: It ends by itself
      Given the Zig tree
      When somebody runs `assay bans TREE --rules RULES --grade`
      Then the command ends with status 0
      And nothing planted is left
      And the tree is as it was

    Example: It is killed in the middle
      Given the Zig tree
      And the file "src/engine/long.zig" holds 48 MiB of clean lines
      When a grading is killed as soon as it has tried its first plant
      Then nothing planted is left
      And the tree is as it was

  @bans-before-compiling
  Rule: The gate reads text, so that it comes before any compiling, and the grading right after it
    Source: mux-platform-layer: B13

    Example: Text that no compiler takes
      Given the Zig tree
      And the file "src/server/probe.zig" holds `const const ((( = /proc`
      When the tree is checked
      Then folder rule 7 is broken by line 1 of "src/server/probe.zig" alone

    Example: A tree that is refused is not graded
      Given the Zig tree
      And the file "src/server/probe.zig" holds `const exe = "/proc/self/exe";`
      When somebody runs `assay bans TREE --rules RULES --grade`
      Then the command ends with status 1
      And its output has "src/server/probe.zig:1: folder rule 7 broken by '/proc'"
      And its output has nothing of a grading

    Example: A tree that passes is graded at once
      Given the Zig tree
      When somebody runs `assay bans TREE --rules RULES --grade`
      Then the command ends with status 0
      And its output has "bans: every folder rule bit, and the test skip held"

  @bans-debts
  Rule: A known breach is allowed where it is, goes from the list when it is gone, and does not come back
    Source: assay-bans: debts

    Example: A known breach
      Given the Zig tree, with the known breach `const exe = "/proc/self/exe";` in "src/server/probe.zig"
      When the tree is checked
      Then nothing is refused

    Example: A known breach on another line
      Given the Zig tree, with the known breach `const exe = "/proc/self/exe";` in "src/server/probe.zig"
      And the file "src/server/probe.zig" holds
        """zig
        //! What was on the first line is on the third.

        const exe = "/proc/self/exe";
        """
      When the tree is checked
      Then nothing is refused

    Example: The same line twice, of which one is known
      Given the Zig tree, with the known breach `const exe = "/proc/self/exe";` in "src/server/probe.zig"
      And the file "src/server/probe.zig" holds
        """zig
        const exe = "/proc/self/exe";
        const exe = "/proc/self/exe";
        """
      When the tree is checked
      Then folder rule 7 is broken by line 2 of "src/server/probe.zig" alone

    Example: Another breach in the same file
      Given the Zig tree, with the known breach `const exe = "/proc/self/exe";` in "src/server/probe.zig"
      And the file "src/server/probe.zig" holds `const exe = "/proc/self/maps";`
      When the tree is checked
      Then folder rule 7 is broken by line 1 of "src/server/probe.zig" alone

    Example: A breach that was gone comes back
      Given the Zig tree, with the known breach `const exe = "/proc/self/exe";` in "src/server/probe.zig"
      And the file "src/server/probe.zig" holds `const clean = true;`
      And the tree has been checked
      And the file "src/server/probe.zig" holds `const exe = "/proc/self/exe";`
      When the tree is checked
      Then folder rule 7 is broken by line 1 of "src/server/probe.zig" alone

  @bans-command
  Rule: The command says by its status what came of it, and with --json prints nothing but the result
    Source: assay-bans: command

    Example: A tree in which every rule holds
      Given the Zig tree
      When somebody runs `assay bans TREE --rules RULES --json`
      Then the command ends with status 0
      And its output is JSON that names 0 breaches

    Example: A tree that breaks a rule
      Given the Zig tree
      And the file "src/server/probe.zig" holds `const exe = "/proc/self/exe";`
      When somebody runs `assay bans TREE --rules RULES --json`
      Then the command ends with status 1
      And its output is JSON that names 1 breach

    Example: A file that cannot be read
      Given the Zig tree
      And the file "src/server/probe.zig" is a link that leads nowhere
      When somebody runs `assay bans TREE --rules RULES --json`
      Then the command ends with status 2
      And its output is JSON that names 0 breaches

    Example: Rules that cannot be applied
      Given the Zig tree
      And rule 7 has lost its needles
      When somebody runs `assay bans TREE --rules RULES --json`
      Then the command ends with status 64
      And its output is empty

    Example: No tree at all
      Given the Zig tree
      When somebody runs `assay bans TREE/nowhere --rules RULES`
      Then the command ends with status 64
      And its output is empty

  @bans-own-tree
  Rule: Assay's own sources break none of their rules
    Source: assay-bans: own-tree

    Example: The sources as they are
      Given assay's own tree
      When the tree is checked
      Then nothing is refused

    Example: Their rules are graded
      Given assay's own tree
      When the gate is graded
      Then the grading ends with "bans: every folder rule bit, and the test skip held"

  @bans-own-rules
  Rule: In assay's own sources a spelling has one place
    Source: assay-bans: own-jna, own-os, own-start, own-shell, own-sleep, own-stdout, own-escapes

    Scenario Outline: <line> in <folder>
      Given assay's own tree
      And the file "src/main/java/assay/<folder>/Probe.java" holds `<line>`
      When the tree is checked
      Then folder rule <rule> is broken by line 1 of "src/main/java/assay/<folder>/Probe.java" alone

      Examples: Out of place
        | rule    | folder  | line                                  |
        | jna     | os      | import com.sun.jna.Native;            |
        | os      | subject | /** Reads /proc/PID/stat. */          |
        | os      | channel | int fd = memfd_create("carrier", 0);  |
        | os      | cli     | int TIOCSWINSZ = 1;                   |
        | start   | cli     | new ProcessBuilder("ls").start();     |
        | start   | report  | Runtime.getRuntime().exec("ls");      |
        | start   | engine  | processes.spawn(what);                |
        | shell   | subject | List.of("/bin/sh", script);           |
        | shell   | os      | List.of(shell, "-c", words);          |
        | sleep   | subject | Thread.sleep(100);                    |
        | sleep   | channel | LockSupport.parkNanos(1);             |
        | stdout  | engine  | System.out.println();                 |
        | escapes | cli     | String red = "\u001b[31m";            |

    Scenario Outline: <line> in <folder>, where it belongs
      Given assay's own tree
      And the file "src/<folder>/Probe.java" holds `<line>`
      When the tree is checked
      Then nothing is refused

      Examples: In place
        | folder                   | line                              |
        | main/java/assay/os/linux | import com.sun.jna.Native;        |
        | main/java/assay/os/linux | /** Reads /proc/PID/stat. */      |
        | main/java/assay/subject  | processes.spawn(what);            |
        | main/java/assay/cli      | System.out.println();             |
        | test/java/assay/subject  | List.of("/bin/sh", "-c", words);  |
