@rlm @handshake
Feature: Handshake
  A host knows from one line that a kernel serves, and how to speak to it.

  @rlm-ready
  Rule: A kernel's first line says that it is ready, which protocol it speaks and which Python runs its cells
    Source: rlm-repl: ReplTest.test_ready_handshake_and_startup_time

    Example: Before anything is asked, and soon
      When a kernel is started
      Then its first line says that it is ready, with protocol 3
      And that line came within 3 s
      And that line names the Python that runs its cells
