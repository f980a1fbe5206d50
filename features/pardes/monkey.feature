@pardes @monkey
Feature: The monkey
  What nobody thought of is done at random: a monkey opens, writes, reads, holds, removes and restores whatever it finds, with
  one client and with two, and holds every step to what always holds. The same seed gives the same operations.

  @pardes-monkey-keeps
  Rule: Whatever clients do, a session keeps what always holds
    It answers in time, and hangs up for no reason but a restore; it leaves no file of crashes; each write that it refuses is
    logged once; its index is its directory; a listing in pieces is the whole; its texts are what the operations make of them.
    Source: monkey9p: TIMEOUT, Hang, Dropped, alive, write_path, op_write, chunking, op_read, op_stat, op_remove, op_create, op_hold, weird_name

    @slow
    Example: A few hundred steps
      When a monkey takes 300 steps with seed 20270101
      Then nothing that it saw speaks against the session

  @pardes-monkey-goes-on @soak
  Rule: However long clients go on, in session after session, nothing of it wears off
    Source: monkey9p: fuzz; monkey9p: alive

    Scenario Outline: Thousands of steps with seed <seed>
      When a monkey takes 20000 steps with seed <seed>
      Then nothing that it saw speaks against the session

      Examples:
        | seed |
        | 1    |
        | 2    |
        | 3    |
        | 4    |
        | 5    |
