"""Who owns an interrupt: every state of a request, and every point at which an interrupt may come."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import unittest

from rlm import repl
from served import Served, interrupt_at


class Parked(Served):
    def test_one_without_a_target_is_dropped_when_nothing_is_there(self):
        repl._request_interrupt(None)
        self.serve(self.execute("a", "1+1"))
        self.assertEqual(self.status("a"), "ok")

    def test_one_without_a_target_waits_for_the_next_to_start_and_for_no_other(self):
        repl._inflight.update("ab")
        repl._request_interrupt(None)
        self.serve(self.execute("a", "x = 1"), self.execute("b", "2"))
        self.assertEqual((self.error("a"), self.error("b")), ("KeyboardInterrupt", None))
        self.assertNotIn("x", self.ns)

    def test_one_for_a_queued_request_waits_for_it_while_others_end(self):
        repl._inflight.update("abc")
        repl._request_interrupt("b")
        self.serve(*(self.execute(each, f"{each} = 1") for each in "abc"))
        self.assertEqual([self.error(each) for each in "abc"], [None, "KeyboardInterrupt", None])
        self.assertEqual(["a" in self.ns, "b" in self.ns, "c" in self.ns], [True, False, True])

    def test_a_cell_that_does_not_compile_uses_it_up(self):
        repl._inflight.update("ab")
        repl._request_interrupt(None)
        self.serve(self.execute("a", "def broken(:"), self.execute("b", "2"))
        self.assertEqual((self.error("a"), self.error("b")), ("SyntaxError", None))

    def test_a_snapshot_that_was_interrupted_before_it_started_saves_nothing(self):
        repl._inflight.add("s")
        repl._request_interrupt("s")
        self.serve({"type": "snapshot", "id": "s", "path": "/nonexistent/p", "manifest_path": "/nonexistent/m"})
        self.assertEqual(self.of("s", "done")[0]["reason"], "interrupted")

    def test_one_for_a_request_that_is_not_there_is_dropped(self):
        repl._inflight.add("a")
        repl._request_interrupt("other")
        self.serve(self.execute("a", "1"))
        self.assertEqual(self.status("a"), "ok")

    def test_an_empty_id_is_an_id(self):
        repl._inflight.update(["", "b"])
        self.ns["interrupt"] = lambda: repl._request_interrupt(None)
        self.serve(self.execute("", "interrupt()\nwhile True: pass"), self.execute("b", "2"))
        self.assertEqual((self.error(""), self.error("b")), ("KeyboardInterrupt", None))


class Running(Served):
    def interrupted(self, code: str, target: str | None = None) -> list[str]:
        """Runs a cell that calls interrupt(), and one after it; returns the first one's traceback."""
        self.ns["interrupt"] = lambda: repl._request_interrupt(target)
        self.serve(self.execute("a", code), self.execute("b", "40 + 2"))
        self.assertEqual((self.error("a"), self.error("b")), ("KeyboardInterrupt", None))
        return self.of("a", "error")[0]["traceback"]

    def test_in_the_cells_own_code_it_is_raised_there(self):
        told = self.interrupted("interrupt()\nwhile True: pass")
        self.assertIn("<cell-", "".join(told))
        self.assertNotIn("repl.py", "".join(told))

    def test_while_the_cell_waits_its_waiting_ends(self):
        told = self.interrupted(
            "import asyncio\nasyncio.get_running_loop().call_soon(interrupt)\nawait asyncio.sleep(1e9)", target="a"
        )
        self.assertIn("await asyncio.sleep(1e9)", "".join(told))
        self.assertEqual(told[-1], "KeyboardInterrupt\n")

    def test_a_task_that_hogs_the_loop_dies_of_it_and_the_cell_is_interrupted(self):
        self.interrupted(
            "import asyncio\n"
            "async def hog():\n"
            "    interrupt()\n"
            "    while True: pass\n"
            "hogging = asyncio.create_task(hog())\n"
            "await asyncio.sleep(1e9)"
        )
        self.assertIsInstance(self.ns["hogging"].exception(), KeyboardInterrupt)

    def test_the_text_of_a_value_is_the_cells_own_code(self):
        self.interrupted(
            "class Slow:\n    def __repr__(self):\n        interrupt()\n        while True: pass\nSlow()"
        )

    def test_the_text_of_an_exception_is_the_cells_own_code(self):
        self.interrupted(
            "class Slow(Exception):\n    def __str__(self):\n        interrupt()\n        while True: pass\nraise Slow"
        )

    def test_flushing_a_stream_of_the_cells_is_the_cells_own_code(self):
        self.addCleanup(setattr, sys, "stdout", sys.stdout)
        self.interrupted(
            "import sys\n"
            "class Slow:\n"
            "    def flush(self):\n"
            "        sys.stdout = None\n"
            "        interrupt()\n"
            "        while True: pass\n"
            "sys.stdout = Slow()"
        )

    def test_many_are_one(self):
        self.interrupted("for _ in range(20): interrupt()\nwhile True: pass")
        self.assertEqual(len(self.of("a", "done")), 1)

    def test_code_that_catches_it_goes_on(self):
        self.ns["interrupt"] = lambda: repl._request_interrupt(None)
        self.serve(self.execute("a", "try:\n    interrupt()\n    while True: pass\nexcept KeyboardInterrupt: pass\n'on'"))
        self.assertEqual(self.of("a", "result")[0]["text"], "'on'")

    def test_a_signal_that_nobody_asked_for_is_ignored(self):
        self.serve(self.execute("a", "import signal\nsignal.raise_signal(signal.SIGINT)\n1"))
        self.assertEqual(self.status("a"), "ok")

    def test_a_signal_after_the_interrupt_was_used_up_is_ignored(self):
        self.interrupted("interrupt()\nwhile True: pass")
        self.serve(self.execute("a", "signal.raise_signal(signal.SIGINT)\n1" if "signal" in self.ns else "1"))
        self.ns["again"] = lambda: os.kill(os.getpid(), signal.SIGINT)
        self.serve(self.execute("c", "again()\n1"))
        self.assertEqual(self.status("c"), "ok")

    def test_a_cell_that_blocks_the_signal_is_interrupted_all_the_same(self):
        self.addCleanup(signal.pthread_sigmask, signal.SIG_UNBLOCK, [signal.SIGINT])
        self.interrupted(
            "import signal\nsignal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])\ninterrupt()\nwhile True: pass"
        )

    def test_a_cell_that_ignores_the_signal_is_interrupted_where_it_waits(self):
        self.interrupted(
            "import asyncio, signal\n"
            "signal.signal(signal.SIGINT, signal.SIG_IGN)\n"
            "interrupt()\n"
            "await asyncio.sleep(1e9)"
        )

    def test_a_handler_of_the_cells_own_is_called_once_and_the_cell_goes_on(self):
        self.ns["interrupt"] = lambda: repl._request_interrupt(None)
        self.serve(
            self.execute(
                "a",
                "import asyncio, signal\n"
                "calls = []\n"
                "signal.signal(signal.SIGINT, lambda *_: calls.append(1))\n"
                "interrupt()\n"
                "await asyncio.sleep(0)\n"
                "calls",
            )
        )
        self.assertEqual(self.of("a", "result")[0]["text"], "[1]")


class Finishing(Served):
    def test_one_that_comes_when_the_task_is_done_is_its_requests(self):
        self.ns["interrupt"] = lambda: repl._request_interrupt(None)
        self.serve(
            self.execute("a", "import asyncio\nasyncio.get_running_loop().call_soon(interrupt)\n'value'"),
            self.execute("b", "2"),
        )
        self.assertEqual((self.error("a"), self.error("b")), ("KeyboardInterrupt", None))
        self.assertEqual(self.of("a", "result"), [])

    def test_one_that_comes_while_output_is_drained_is_its_requests(self):
        def drain() -> None:
            if repl._finishing_rid == "a":
                repl._request_interrupt(None)

        repl._drain_output = drain
        self.serve(self.execute("a", "'value'"), self.execute("b", "2"))
        self.assertEqual((self.error("a"), self.error("b")), ("KeyboardInterrupt", None))

    def test_one_that_comes_too_late_does_not_hide_the_error_that_was(self):
        repl._drain_output = lambda: repl._request_interrupt(None)
        self.serve(self.execute("a", "1/0"))
        self.assertEqual(self.error("a"), "ZeroDivisionError")

    def test_a_snapshot_that_is_done_stays_done(self):
        repl._drain_output = lambda: repl._request_interrupt("r")
        self.serve({"type": "restore", "id": "r", "path": "/nonexistent/p"}, self.execute("b", "2"))
        self.assertIsNone(self.error("b"))
        self.assertEqual(self.of("r", "done")[0]["reason"], "snapshot not found")


class EveryPoint(Served):
    """An interrupt at every single point of a request's life, in the kernel's code and in the loop's."""

    CELL = "import asyncio\nfor i in range(3): await asyncio.sleep(0)\nasyncio.get_running_loop().call_soon(int)\n'value'"

    def test_a_cell_ends_once_and_the_next_is_not_hit(self):
        folders = (os.path.dirname(repl.__file__), os.path.dirname(asyncio.__file__), "<cell-")
        for count in range(1, 5000):
            self.told.clear()
            reached = interrupt_at(count, lambda frame: frame.f_code.co_filename.startswith(folders), "a")
            self.serve(self.execute("a", self.CELL), self.execute("b", "40 + 2"))
            sys.settrace(None)
            if not reached():
                break
            self.assert_nothing_is_left()
            self.assertEqual((self.status("a"), self.error("a")), ("error", "KeyboardInterrupt"), count)
            self.assertEqual((self.of("a", "result"), self.of("b", "result")[0]["text"]), ([], "42"), count)
        self.assertGreater(count, 500)


if __name__ == "__main__":
    unittest.main()
