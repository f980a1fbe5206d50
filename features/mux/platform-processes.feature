@mux @platform-processes @self
Feature: Platform layer: processes
  Who a process is, who its parent is, and whether it is there.

  @mux-platform-identity
  Rule: A process knows its own id and its user
    Source: mux-platform-layer: C13

    Example: Its id
      Given a caller of the platform layer
      When the caller asks for its own id
      Then the caller is told the id that it was started under

    Example: Its user
      Given a caller of the platform layer
      When the caller asks for its own user
      Then the caller is told the examiner's user

  @mux-platform-parent
  Rule: A parent is told as the system tells it, and 0 where there is none
    Source: mux-platform-layer: C13, M59, M60

    Example: A child of the examiner's
      Given a caller of the platform layer
      When the caller asks for the parent of the examiner's child
      Then the caller is told the examiner's id

    Scenario Outline: The examiner itself, called "<name>"
      Given the examiner calls itself "<name>"
      When the caller asks for the parent of the examiner
      Then the caller is told what the examiner says of its parent

      Examples: A name may look like what stands behind it
        | name         |
        | plain        |
        | a b) c       |
        | a) R 1 (b    |
        | ) S 1 1 1    |

    Scenario Outline: None of <whom>
      Given a caller of the platform layer
      When the caller asks for the parent of <whom>
      Then the caller is told "0"

      Examples:
        | whom       |
        | no process |
        | process 0  |
        | process -1 |

  @mux-platform-presence
  Rule: A process that may not be signalled is told from one that is not there
    Source: mux-platform-layer: C14, M16, M17

    Scenario Outline: <whom> is <presence>
      Given a caller of the platform layer
      When the caller asks whether <whom> is there
      Then the caller is told "<presence>"

      Examples: What is no id would be taken for a group
        | whom                  | presence |
        | the examiner          | ours     |
        | the examiner's child  | ours     |
        | the examiner's corpse | ours     |
        | no process            | absent   |
        | process 0             | absent   |
        | process -1            | absent   |

    Example: The first process is another's
      Given the caller is not the first user
      When the caller asks whether the first process is there
      Then the caller is told "anothers"

    Example: One that is not there is nobody's
      Given the caller is not the first user
      When the caller asks whether no process is there
      Then the caller is told "absent"
