@monty @dump-load
Feature: Dump and load
  A session leaves one worker as bytes and goes on in another.

  @monty-dump-resumes
  Rule: A suspended session goes on in a fresh worker as if nothing had happened
    Source: monty-subprocess: dump_then_load_into_fresh_child_resumes; monty-observed: dump-names-script

    Background:
      Given a configured worker
      And the session has run `base = 40`
      And the feed `ext()` is suspended at the call `ext()`
      And a dump of the session
      And the host has killed the worker

    Example: The suspension is announced again
      When a fresh worker loads the dump
      Then the feed is suspended at the call `ext()`
      And the call has number 0
      And the answer names the restored script "main.py"

    Example: The answer is taken, and the session's names are there
      Given a fresh worker has loaded the dump and is suspended at the call `ext()`
      When the host answers the call with 2
      Then the feed completes with 2
      And the session still computes `base + 2` as 42

  @monty-dump-repeatable
  Rule: Dumping changes nothing
    Source: monty-observed: dump-anytime

    Example: Two dumps in a row are the same
      Given a configured worker
      And the session has run `x = 1`
      And a dump of the session
      When the host dumps the session
      Then the worker answers with the same dump again

    Example: A suspended feed stays suspended
      Given a configured worker
      And the feed `ext()` is suspended at the call `ext()`
      When the host dumps the session
      Then the worker answers with a dump
      And the suspended call can still be answered

    Example: A session that was only configured can be dumped
      Given a configured worker
      When the host dumps the session
      Then the worker answers with a dump
      And a fresh worker that loads it computes `1 + 1` as 2

    Example: A worker without a session has nothing to dump
      Given a worker
      When the host dumps the session
      Then the worker refuses it as a protocol violation: "session has not been configured"

  @monty-dump-exhausted
  Rule: A session without time left is still without time in another worker
    Source: monty-observed: dump-exhausted

    Example: Restored after an endless loop
      Given a worker configured with
        | time limit | 100 ms |
      And the feed `while True: pass` has failed with TimeoutError
      And a dump of the session
      And a fresh worker has loaded the dump
      When the host feeds `1`
      Then the feed fails with TimeoutError

  @monty-dump-assert-annotations
  Rule: How failed asserts read travels in the dump
    Source: monty-subprocess: assert_annotation_option_survives_dump_and_load, assert_annotation_custom_limit_survives_dump_and_load

    Example: Annotations turned off
      Given a worker configured with
        | assert annotations | 0 |
      And a dump of the session
      And a fresh worker has loaded the dump
      When the host feeds `assert 1 == 2`
      Then the feed fails with AssertionError and no message

    Example: Annotations cut at six characters
      Given a worker configured with
        | assert annotations | 6 |
      And a dump of the session
      And a fresh worker has loaded the dump
      When the host feeds `assert 'abcdefghij' == ''`
      Then the feed fails with AssertionError "assert 'abcde… == ''"

  @monty-load-settings
  Rule: A dump's settings take the place of those the worker was configured with
    Source: monty-observed: load-settings-win

    Example: The dump's lack of a limit wins
      Given a configured worker
      And the session has run `x = 1`
      And a dump of the session
      And a fresh worker configured with
        | memory limit | 1 KiB |
      When the fresh worker loads the dump
      Then the worker answers Ok
      And the session still computes `x + 1` as 2

  @monty-load-print-interval
  Rule: The print flush interval is the worker's and no part of a dump
    Source: monty-observed: print-interval-not-dumped

    Example: The interval of the session that was dumped does not come along
      Given a worker configured with
        | print flush interval | 0 ms |
      And a dump of the session
      And a fresh worker configured with
        | print flush interval | 60 s |
      And the fresh worker has loaded the dump
      When the host feeds
        """python
        print('a')
        print('b')
        """
      Then the prints arrive as
        | a\nb\n |

    Example: An interval that was configured before the load stays
      Given a configured worker
      And a dump of the session
      And a fresh worker configured with
        | print flush interval | 0 ms |
      And the fresh worker has loaded the dump
      When the host feeds
        """python
        print('a')
        print('b')
        """
      Then the prints arrive as
        | a\n |
        | b\n |

  @monty-load-refused
  Rule: A damaged dump is refused with its reason, and the worker can still be configured
    Source: monty-observed: load-damaged

    Scenario Outline: A dump <damage>
      Given a configured worker
      And the session has run `x = 1`
      And a dump of the session
      When a fresh worker loads a dump <damage>
      Then the worker refuses it as a protocol violation: "failed to load session: <reason>"
      And a session under a plain name computes `1 + 1` as 2

      Examples:
        | damage                   | reason                                  |
        | that is no dump          | not a monty dump                        |
        | of another format version | dump format version 7, this build reads 8 |
        | cut in half              | malformed dump payload: …               |
        | with a byte appended     | malformed dump payload: …               |

  @monty-load-live
  Rule: A session that has begun takes no dump in
    Source: monty-observed: load-live

    Example: After a feed
      Given a configured worker
      And the session has run `x = 1`
      And a dump of the session
      When the worker loads its own dump
      Then the worker refuses it as a protocol violation: "Load requires a session that has not started (a feed has already run)"
      And the session still computes `x` as 1

    Example: A reset makes room for it
      Given a configured worker
      And the session has run `x = 1`
      And a dump of the session
      And the worker was reset
      When the worker loads its own dump
      Then the worker answers Ok
      And the session still computes `x` as 1

    Example: Straight after another load
      Given a configured worker
      And a dump of the session
      And a fresh worker has loaded the dump
      When the fresh worker loads the dump
      Then the worker refuses it as a protocol violation: "Load requires a session that has not started (a feed has already run)"
