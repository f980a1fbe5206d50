"""The kernel's state machine in this very process, served as the kernel serves it, with interrupts at chosen points."""

from __future__ import annotations

import asyncio
import signal
import sys
import unittest
from types import FrameType
from typing import Any, Callable

from rlm import repl
from rlm.shield import shield

Event = dict[str, Any]


class Served(unittest.TestCase):
    """Serves requests one after the other on a loop of its own; what would go to the host is in ``told``."""

    def setUp(self) -> None:
        super().setUp()
        self.told: list[Event] = []
        self.loop = asyncio.new_event_loop()
        self.ns: dict[str, Any] = {"__builtins__": __builtins__, "__name__": "__main__"}
        self.before = signal.signal(signal.SIGINT, repl._sigint_handler)
        self.replaced = {name: getattr(repl, name) for name in ("_send", "_loop", "_drain_output")}
        repl._send, repl._loop, repl._drain_output = self.told.append, self.loop, lambda: None
        shield.deliver = lambda: repl._sigint_handler(signal.SIGINT, sys._getframe())

    def tearDown(self) -> None:
        sys.settrace(None)
        signal.signal(signal.SIGINT, self.before)
        for name, value in self.replaced.items():
            setattr(repl, name, value)
        self.loop.close()
        self.assert_nothing_is_left()

    def assert_nothing_is_left(self) -> None:
        self.assertEqual(repl._inflight, set())
        self.assertEqual(repl._pending_interrupts, {"ids": set(), "any": False})
        self.assertEqual((repl._active["task"], repl._active["rid"]), (None, None))
        self.assertEqual((repl._finishing_rid, repl._sigint_target, repl._handoff_interrupted), (None, None, False))

    def serve(self, *requests: Event) -> None:
        """Serves requests that have all come before the first is started."""
        for each in requests:
            repl._inflight.add(each["id"])
        self.run_loop(self._serve(requests))

    async def _serve(self, requests: tuple[Event, ...]) -> None:
        for each in requests:
            handler = repl._handle_execute if each["type"] == "execute" else repl._handle_state
            await repl._handle_request(handler, each, self.ns)

    def run_loop(self, work: Any) -> None:
        task = self.loop.create_task(work)
        while not task.done():
            try:
                self.loop.run_until_complete(asyncio.wait_for(asyncio.shield(task), 30))
            except KeyboardInterrupt:
                continue  # on its way through the loop, as in the kernel
        task.result()

    def execute(self, rid: str, code: str) -> Event:
        return {"type": "execute", "id": rid, "code": code}

    def of(self, rid: str, kind: str) -> list[Event]:
        return [event for event in self.told if event["event"] == kind and event["id"] == rid]

    def status(self, rid: str) -> str:
        (done,) = self.of(rid, "done")
        return done["status"]

    def error(self, rid: str) -> str | None:
        errors = self.of(rid, "error")
        self.assertLessEqual(len(errors), 1)
        return errors[0]["ename"] if errors else None


def interrupt_at(count: int, where: Callable[[FrameType], bool], target: str) -> Callable[[], bool]:
    """Interrupts a request, while it runs or finishes, at the count-th trace event of frames that are looked at.

    Returns a function that tells whether there was such a point. One inside the lock is passed over: the reader's thread
    could not be there at the same time.
    """
    left = [count]
    fired = []

    def trace(frame: FrameType, event: str, arg: object) -> Any:
        if not where(frame):
            return None if event == "call" else trace
        owned = target in (repl._active["rid"], repl._finishing_rid) and not repl._interrupt_lock.locked()
        left[0] -= owned
        if left[0] <= 0 and not fired and owned:
            fired.append(1)
            sys.settrace(None)
            repl._request_interrupt(target)
        return trace

    sys.settrace(trace)
    return lambda: bool(fired)
