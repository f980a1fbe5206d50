@monty @printing
Feature: Printing
  What the sandbox prints comes as events of its own, before the event that ends the turn.

  @monty-print-order
  Rule: Printed text arrives in order and before the turn ends, with or without a last line end
    Source: monty-subprocess: print_output_is_streamed_in_order; monty-observed: print-at-suspension

    Example: Two lines and a half
      Given a configured worker
      When the host feeds
        """python
        print('one')
        print('two')
        print('three', end='')
        'done'
        """
      Then the feed completes with "done"
      And before the turn's end the worker has printed "one\ntwo\nthree" to standard output

    Example: Text printed before a suspension arrives before it
      Given a configured worker
      When the host feeds
        """python
        print('asking', end='')
        ext()
        """
      Then the feed is suspended at the call `ext()`
      And before the turn's end the worker has printed "asking" to standard output

    Example: Text printed before an error arrives before it
      Given a configured worker
      When the host feeds
        """python
        print('before', end='')
        1 / 0
        """
      Then the feed fails with ZeroDivisionError "division by zero"
      And before the turn's end the worker has printed "before" to standard output

  @monty-print-while-running
  Rule: Text arrives while the feed still runs, half lines too
    Source: monty-observed: print-while-running

    Example: A half line before an endless loop
      Given a configured worker
      When the host sends the feed `print('early', end='')` with an endless loop behind it
      Then the worker prints "early" while the feed still runs

  @monty-print-builtin
  Rule: The clock of the printer is looked at between instructions, so a long builtin keeps text back
    Source: monty-observed: print-builtin

    Example: A line before a long sum
      Given a configured worker
      When the host sends a feed and does not wait
        """python
        print('early')
        sum(range(30_000_000))
        """
      Then the worker says nothing for 0.2 s
      And at the end of the turn the worker has printed "early\n"
      And the turn's end is stamped with more than 250 ms of execution

    Example: A loop of one's own does not
      Given a configured worker
      When the host sends the feed `print('early', end='')` with an endless loop behind it
      Then the worker prints "early" while the feed still runs

  @monty-print-line-by-line
  Rule: With a flush interval of nought each line is an event, and a half line waits for its end
    Source: monty-observed: print-interval-zero

    Example: Two lines in one print, a line in two prints
      Given a worker configured with
        | print flush interval | 0 ms |
      When the host feeds
        """python
        print('a\nb')
        print('c', end='')
        print('d')
        print('e', end='')
        """
      Then the feed completes with None
      And the prints arrive as
        | a\n  |
        | b\n  |
        | cd\n |
        | e    |

  @monty-print-pieces
  Rule: Long output comes in pieces of at most 8192 bytes that never cut a character
    Source: monty-observed: print-pieces

    Background:
      Given a worker configured with
        | print flush interval | 60 s |

    Example: Ten thousand characters of three bytes each
      When the host feeds `print('日' * 10_000, end='')`
      Then the feed completes with None
      And the worker has printed 10000 characters in pieces of at most 8192 bytes

    Example: Exactly one piece
      When the host feeds `print('x' * 8192, end='')`
      Then the worker has printed 8192 characters in 1 piece

    Example: One byte more is a second piece
      When the host feeds `print('x' * 8193, end='')`
      Then the worker has printed 8193 characters in 2 pieces

  @monty-print-not-repeated
  Rule: A restored session does not print again what it printed before
    Source: monty-observed: print-not-repeated

    Example: A feed that printed and was then suspended
      Given a configured worker
      And a feed is suspended at the call `ext()`
        """python
        print('once')
        ext()
        """
      And a dump of the session
      When a fresh worker loads the dump
      Then the feed is suspended at the call `ext()`
      And before the turn's end the worker has printed "" to standard output
