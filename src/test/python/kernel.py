"""A client for the tests: starts a kernel, keeps all it tells, and waits for events without consuming others."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from typing import Any, Callable

SOURCES = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..", "main", "python"))

#: Seconds in which anything that is to come must have come; not a measure of anything.
PATIENCE = float(os.environ.get("ASSAY_TIMESCALE", "1")) * 20

Event = dict[str, Any]


class Kernel:
    def __init__(self, **environment: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "rlm.repl"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": SOURCES + os.pathsep + os.environ.get("PYTHONPATH", ""), **environment},
        )
        self.events: list[Event] = []
        self.ended = False
        self._news = threading.Condition()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self.wait(lambda event: event["event"] == "ready")

    def __enter__(self) -> Kernel:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        self.process.stdin.close()
        self.process.stdout.close()

    def _read(self) -> None:
        for line in self.process.stdout:
            with self._news:
                self.events.append(json.loads(line))
                self._news.notify_all()
        with self._news:
            self.ended = True
            self._news.notify_all()

    def send_raw(self, data: bytes) -> None:
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send(self, *requests: Event) -> None:
        """Sends requests in one piece."""
        self.send_raw(b"".join(json.dumps(each).encode() + b"\n" for each in requests))

    def wait(self, wanted: Callable[[Event], bool], within: float = PATIENCE) -> Event:
        """The first event of this kind, whether it has come already or is still to come."""
        seen = 0
        deadline = time.monotonic() + within
        with self._news:
            while True:
                for event in self.events[seen:]:
                    if wanted(event):
                        return event
                seen = len(self.events)
                if self.ended or not self._news.wait(deadline - time.monotonic()):
                    raise AssertionError(f"did not come; the last of {seen} events: {self.events[-8:]}")

    def done(self, rid: str) -> Event:
        return self.wait(lambda event: event["event"] == "done" and event["id"] == rid)

    def execute(self, rid: str, code: str) -> Event:
        """Runs a cell to its end and returns its done event."""
        self.send(execute(rid, code))
        return self.done(rid)

    def text(self, rid: str | None, stream: str = "stdout") -> str:
        """All text so far of one stream that carries this id."""
        with self._news:
            return "".join(e["text"] for e in self.events if e["event"] == stream and e["id"] == rid)

    def wait_text(self, rid: str | None, text: str, stream: str = "stdout") -> None:
        """Waits until this text has come, in however many pieces."""
        pieces: list[str] = []

        def whole(event: Event) -> bool:
            if event["event"] == stream and event["id"] == rid:
                pieces[:] = ["".join(pieces) + event["text"]]
                return text in pieces[0]
            return False

        self.wait(whole)

    def of(self, rid: str | None, kind: str) -> list[Event]:
        with self._news:
            return [e for e in self.events if e["event"] == kind and e["id"] == rid]

    def result(self, rid: str) -> str | None:
        found = self.of(rid, "result")
        return found[0]["text"] if found else None

    def error(self, rid: str) -> str | None:
        """The name of a cell's one error; None if it had none."""
        found = self.of(rid, "error")
        assert len(found) <= 1, found
        return found[0]["ename"] if found else None

    def fence(self) -> None:
        """Returns when the kernel has taken every line sent before: it refuses this one after them."""
        token = f"fence-{time.monotonic_ns()}"
        self.send({"type": token})
        self.wait(lambda event: event["event"] == "error" and token in event["evalue"])

    def close_stdin(self) -> None:
        self.process.stdin.close()

    def exit_status(self, within: float = PATIENCE) -> int:
        return self.process.wait(within)

    def interrupt(self, rid: str | None = None) -> None:
        self.send({"type": "interrupt"} if rid is None else {"type": "interrupt", "id": rid})


def execute(rid: str, code: str) -> Event:
    return {"type": "execute", "id": rid, "code": code}


def until(condition: Callable[[], bool], what: str) -> None:
    """Waits for something that no event tells of, under a deadline."""
    deadline = time.monotonic() + PATIENCE
    pause = threading.Event()
    while not condition():
        if time.monotonic() > deadline:
            raise AssertionError(f"never came about: {what}")
        pause.wait(0.005)


def gone(pid: int) -> bool:
    """Whether a process has ended, collected or not."""
    try:
        with open(f"/proc/{pid}/stat", "rb") as file:
            return file.read().rsplit(b")", 1)[1].split()[0] == b"Z"
    except (FileNotFoundError, ProcessLookupError):
        return True


def stop(pid: int) -> None:
    try:
        os.kill(pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
