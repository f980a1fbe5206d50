"""How a kernel starts: ready is said last, and a start that fails is said on standard error, with a status."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import unittest

from kernel import PATIENCE, SOURCES

# A threading whose threads of this name do not start; then the kernel.
FAULTY = """
import runpy, sys, threading
start = threading.Thread.start
def faulty(self):
    if self.name == sys.argv[1]:
        raise RuntimeError("can't start new thread")
    start(self)
threading.Thread.start = faulty
runpy.run_module("rlm.repl", run_name="__main__")
"""

# Tells on standard error, when the kernel says that it is ready, which of its threads stand.
TELLING = """
import os, runpy, threading
from rlm import wire
send = wire.send
def telling(event):
    if event["event"] == "ready":
        os.write(told, " ".join(sorted(each.name for each in threading.enumerate())).encode())
    send(event)
told, wire.send = os.dup(2), telling
runpy.run_module("rlm.repl", run_name="__main__")
"""

THREADS = ["rlm-pump_on", "rlm-read_requests", "rlm-watch_owner"]


def start(program: list[str], **streams: object) -> subprocess.CompletedProcess[bytes]:
    """Starts a kernel, or what starts one, whose input is at its end, and waits for its own."""
    return subprocess.run(
        [sys.executable, *program],
        stdin=streams.pop("stdin", subprocess.DEVNULL),
        capture_output=True,
        env={**os.environ, "PYTHONPATH": SOURCES + os.pathsep + os.environ.get("PYTHONPATH", "")},
        timeout=PATIENCE,
        **streams,
    )


def closing(*descriptors: int) -> list[str]:
    """What replaces itself by a kernel without these descriptors."""
    close = "".join(f"os.close({each}); " for each in descriptors)
    return ["-c", f"import os, sys; {close}os.execv(sys.executable, [sys.executable, '-m', 'rlm.repl'])"]


class Starting(unittest.TestCase):
    def assert_ready_alone(self, output: bytes) -> None:
        (line,) = output.splitlines()
        self.assertEqual(json.loads(line)["event"], "ready")

    def test_ready_is_said_when_all_threads_stand(self):
        kernel = start(["-c", TELLING])
        self.assertEqual(kernel.stderr.decode().split(), ["MainThread", *THREADS])
        self.assert_ready_alone(kernel.stdout)

    def test_a_thread_that_cannot_start_is_told_and_nothing_is_ready(self):
        for name in THREADS:
            with self.subTest(name):
                kernel = start(["-c", FAULTY, name])
                self.assertEqual(kernel.stderr.decode(), "rlm.repl: cannot start: RuntimeError: can't start new thread\n")
                self.assertEqual((kernel.stdout, kernel.returncode), (b"", 1))

    def test_too_few_descriptors_are_told_and_nothing_is_ready(self):
        limited = "import resource, runpy; import rlm.repl; resource.setrlimit(resource.RLIMIT_NOFILE, (9, 9)); "
        kernel = start(["-c", limited + "rlm.repl.main()"])
        self.assertIn("rlm.repl: cannot start: OSError", kernel.stderr.decode())
        self.assertEqual((kernel.stdout, kernel.returncode), (b"", 1))

    def test_a_line_that_came_early_is_answered_after_ready(self):
        reading, writing = os.pipe()
        with open(reading, "rb") as early, open(writing, "wb") as host:
            host.write(b"no request\n")
            host.close()
            kernel = start(["-m", "rlm.repl"], stdin=early)
        self.assertEqual([json.loads(each)["event"] for each in kernel.stdout.splitlines()], ["ready", "error"])

    def test_it_does_without_standard_error_and_input(self):
        for closed in (2,), (0,), (0, 2):
            with self.subTest(closed):
                kernel = start(closing(*closed))
                self.assert_ready_alone(kernel.stdout)
                self.assertEqual(kernel.returncode, 0)

    def test_without_standard_output_it_says_so(self):
        kernel = start(closing(1))
        self.assertIn("rlm.repl: cannot start: OSError", kernel.stderr.decode())
        self.assertEqual(kernel.returncode, 1)


if __name__ == "__main__":
    unittest.main()
