@mux @platform-arms @self
Feature: Platform layer: arms
  The layer has one arm for each system that it knows.

  @mux-platform-arms
  Rule: A system without an arm is refused by name at the start
    Source: mux-platform-layer: C16

    Scenario Outline: A <role> on Plan 9
      When a <role> is started on a system that calls itself "Plan 9"
      Then it leaves at once with exit code 1, saying "mux has no <what> for Plan 9"

      Examples:
        | role   | what                      |
        | server | server platform arm       |
        | client | client platform arm       |
        | folder | default runtime directory |

  @mux-platform-runtime-folder
  Rule: Without the variable that names it there is no runtime folder, and none is guessed
    Source: mux-platform-layer: C16, M10

    Example: It is not set
      When the runtime folder is asked for without the variable that names it
      Then it leaves at once with exit code 1, saying "XDG_RUNTIME_DIR is not set, so there is no private place for a socket; name one with --sock"
