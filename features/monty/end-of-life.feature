@monty @end-of-life
Feature: End of life
  A worker leaves in order when it is told to, or when its host has nothing more to say.

  @monty-end-shutdown
  Rule: A worker that is told to shut down says Ok and leaves with success, whatever it was doing
    Source: monty-observed: shutdown-anywhere

    Example: With a session
      Given a configured worker
      And the session has run `x = 1`
      When the host shuts the worker down
      Then the worker answers Ok
      And the worker ends with exit code 0
      And its standard error is empty

    Example: With nothing configured
      Given a worker
      When the host shuts the worker down
      Then the worker answers Ok
      And the worker ends with exit code 0

    Example: With a suspended feed
      Given a configured worker
      And the feed `ext()` is suspended at the call `ext()`
      When the host shuts the worker down
      Then the worker answers Ok
      And the worker ends with exit code 0

  @monty-end-of-input
  Rule: A worker whose input ends between two frames leaves with success and without a word
    Source: monty-observed: end-of-input

    Example: With nothing configured
      Given a worker
      When the host closes the worker's input
      Then the worker ends with exit code 0
      And its standard error is empty

    Example: With a session that was only configured
      Given a configured worker
      When the host closes the worker's input
      Then the worker ends with exit code 0
      And its standard error is empty

    Example: With a session that is idle
      Given a configured worker
      And the session has run `x = 1`
      When the host closes the worker's input
      Then the worker ends with exit code 0
      And its standard error is empty

    Example: With a suspended feed
      Given a configured worker
      And the feed `ext()` is suspended at the call `ext()`
      When the host closes the worker's input
      Then the worker ends with exit code 0

    Example: In the middle of a feed that a time limit ends, after the feed's own end
      Given a worker configured with
        | time limit | 300 ms |
      And the endless loop `while True: pass` is running
      When the host closes the worker's input and waits for the answer
      Then the feed fails with TimeoutError
      And the worker ends with exit code 0

  @monty-end-of-input-busy
  Rule: A worker that runs a feed without a time limit does not notice the end of its input
    A host must end such a worker itself.

    Source: monty-observed: end-of-input-busy

    Example: It runs on until it is killed
      Given a configured worker
      And the endless loop `while True: pass` is running
      When the host closes the worker's input
      Then the worker is still running 0.3 s later
