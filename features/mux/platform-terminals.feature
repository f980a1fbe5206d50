@mux @platform-terminals @self
Feature: Platform layer: terminals
  A daemon holds a terminal by its master, a person by its other end. What is set at one end is judged at the other.

  @mux-platform-terminal-start
  Rule: A program starts in a terminal that has its size already, and that controls it
    Source: mux-platform-layer: C4, M22

    Background:
      Given a caller with a terminal of 40 columns and 12 rows

    Example: The size at its first look
      When the caller starts a program in the terminal
      Then the program saw "40 by 12" as its size at the start

    Example: The terminal is its own
      When the caller starts a program in the terminal
      Then it leads a session of its own that the terminal controls

  @mux-platform-terminal-size
  Rule: A size is set or it is an error, and is read or there is no terminal
    Source: mux-platform-layer: C10, M22

    Example: It is set
      Given a caller with a terminal of 40 columns and 12 rows
      When the caller makes the terminal 91 columns and 17 rows
      Then another reads the size "91 by 17" off it

    Example: The program in front is told
      Given a caller with a terminal of 40 columns and 12 rows
      And a program in the terminal that notes when it is resized
      When the caller makes the terminal 91 columns and 17 rows
      Then the program is told of the size "91 by 17"

    Example: It is read
      Given a caller with a terminal of 40 columns and 12 rows
      And another has made the terminal 300 columns and 200 rows
      When the caller asks for the window of the terminal
      Then the caller is told "300 by 200"

    Example: A pipe has none to be set
      Given a caller with a pipe
      When the caller makes the pipe 91 columns and 17 rows
      Then the system refuses with ENOTTY

    Example: A pipe has none to be read
      Given a caller with a pipe
      When the caller asks for the window of the pipe
      Then the caller is told "no terminal"

  @mux-platform-terminal-modes
  Rule: The mode of a terminal is read off its master while others change it
    Source: mux-platform-layer: C8, M26

    Example: A fresh terminal
      Given a caller with a terminal of 40 columns and 12 rows
      When the caller asks for the modes of the terminal
      Then the caller is told "lines, echo"

    Scenario Outline: Lines are <lines> and echo is <echo>
      Given a caller with a terminal of 40 columns and 12 rows
      And another has turned lines <lines> and echo <echo>
      When the caller asks for the modes of the terminal
      Then the caller is told "<modes>"

      Examples:
        | lines | echo | modes             |
        | off   | on   | no lines, echo    |
        | on    | off  | lines, no echo    |
        | off   | off  | no lines, no echo |

    Example: A pipe has none
      Given a caller with a pipe
      When the caller asks for the modes of the pipe
      Then the system refuses with ENOTTY

  @mux-platform-terminal-raw
  Rule: A person's terminal is made raw, and is given back as it was
    Source: mux-platform-layer: C8

    Example: Raw
      Given a caller with a terminal of 40 columns and 12 rows
      When the caller makes the terminal raw
      Then another reads the modes "no lines, no echo" off it

    Scenario Outline: Given back with <modes>
      Given a caller with a terminal of 40 columns and 12 rows
      And another has turned lines <lines> and echo <echo>
      And the caller has made the terminal raw
      When the caller restores the terminal
      Then another reads the modes "<modes>" off it

      Examples:
        | lines | echo | modes          |
        | on    | on   | lines, echo    |
        | on    | off  | lines, no echo |

  @mux-platform-terminal-foreground
  Rule: The group in front is the shell's own exactly while it runs no job
    Source: mux-platform-layer: C9, M26

    Example: An idle shell
      Given a caller with a terminal of 40 columns and 12 rows
      And an interactive shell in the terminal
      When the caller asks for the foreground of the terminal
      Then the caller is told the shell's own group

    Example: A job in the foreground, and after it
      Given a caller with a terminal of 40 columns and 12 rows
      And an interactive shell in the terminal
      And the shell runs a job in the foreground
      And the group in front becomes the job's
      When the job is interrupted
      Then the group in front becomes the shell's

    Example: A pipe has no foreground
      Given a caller with a pipe
      When the caller asks for the foreground of the pipe
      Then the system refuses with ENOTTY
