@monty @protocol-versions
Feature: Protocol versions
  A worker serves hosts that speak its protocol version, and tells all others what it speaks before it leaves.

  @monty-version-unsupported
  Rule: A version that the worker does not speak is fatal, and the words name both versions and the way out
    Source: monty-subprocess: unsupported_protocol_version_on_create_is_a_fatal_error, undeclared_protocol_version_is_a_fatal_error

    Scenario Outline: Protocol version <version>
      Given a worker
      When the host configures the worker with
        | protocol version | <version> |
      Then the worker says the fatal error "unsupported protocol version <version> (server supports protocol version 2, <advice>)"
      And the worker ends with exit code 4
      And its standard error is empty

      Examples: A version from before, a version to come, and none at all
        | version | advice                                           |
        | 1       | try updating to a newer client version           |
        | 3       | make sure you are using the correct client version |
        | 0       | try updating to a newer client version           |

    Example: Even a suspended feed ends
      Given a configured worker
      And the feed `ext()` is suspended at the call `ext()`
      When the host configures the worker with
        | protocol version | 3 |
      Then the worker says the fatal error "unsupported protocol version 3 …"
      And the worker ends with exit code 4

    Example: Even a live session ends
      Given a configured worker
      And the session has run `x = 1`
      When the host configures the worker with
        | protocol version | 3 |
      Then the worker says the fatal error "unsupported protocol version 3 …"
      And the worker ends with exit code 4

  @monty-version-package
  Rule: The version of the host's package is not checked
    Source: monty-subprocess: differing_package_version_is_accepted

    Scenario Outline: Package version "<version>"
      Given a worker
      When the host configures the worker with
        | package version | <version> |
      Then the worker answers Ok
      And the session still computes `1 + 1` as 2

      Examples:
        | version                  |
        | 0.0.0-not-a-real-version |
        | 0.0.23                   |
        |                          |
