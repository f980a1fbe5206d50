"""The process around the kernel: what it takes over when it starts, and how it leaves."""

from __future__ import annotations

import asyncio
import atexit
import builtins
import gc
import os
import signal
import sys
import threading
from types import ModuleType
from typing import Any, Callable

from . import forked, shell, streams, wire
from .owner import wait_owner

#: How long a request may go on, in seconds, once the host has closed standard input; then it is interrupted …
GRACE = 3.0
#: … and how long after that, in seconds, the process leaves whatever happens.
LAST_MOMENT = 1.0
#: How long, in seconds, objects and functions of cells that wait for the end may take for it.
GOODBYE = 1.0

_left = threading.Event()
_errors = 2  # the host's standard error, until the kernel serves


def take_over() -> int:
    """Takes the descriptors that the host gave, before any thread runs, and returns the one that requests arrive on."""
    global _errors
    _fill_gaps()
    _errors = os.dup(2)
    wire.open_events(os.dup(1))
    requests = os.dup(0)
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.close(nothing)
    shell.have_remembered(streams.take_over(requests, GRACE + 2 * LAST_MOMENT))
    forked.at_fork(wire.close_after_fork, lambda: os.close(requests), shell.forget_all)
    return requests


def _fill_gaps() -> None:
    """Opens what the host has closed of standard input and error: another file would get the number, and be replaced."""
    os.fstat(1)  # without anybody to tell there is nothing to serve for
    while (nothing := os.open(os.devnull, os.O_RDWR)) <= 2:
        pass
    os.close(nothing)


def namespace() -> dict[str, Any]:
    """A fresh ``__main__`` for the cells."""
    module = ModuleType("__main__")
    module.__dict__["__builtins__"] = builtins
    sys.modules["__main__"] = module
    return module.__dict__


def start_thread(begin: threading.Event, work: Callable[..., None], *args: Any) -> threading.Thread:
    """Starts a thread that stands and waits until all may begin; raises RuntimeError if there can be no more threads."""

    def run() -> None:
        begin.wait()
        work(*args)

    thread = threading.Thread(target=run, name=f"rlm-{work.__name__.strip('_')}", daemon=True)
    thread.start()
    return thread


def has_started() -> None:
    """Gives up the host's standard error, which says nothing while the kernel serves."""
    global _errors
    os.close(_errors)
    _errors = 2


def fail_to_start(error: BaseException) -> None:
    """Says on the host's standard error why there is no kernel, and leaves with 1."""
    try:
        os.write(_errors, f"rlm.repl: cannot start: {type(error).__name__}: {error}\n".encode("utf-8", "backslashreplace"))
    except OSError:
        pass  # the status says that it failed
    leave(1)


def watch_owner(owner: int) -> None:
    wait_owner(owner)
    leave(1)


def end_in_time(interrupt: Callable[[], None]) -> None:
    """Gives the requests that have come the time they may have, then interrupts, then leaves."""
    if not _left.wait(GRACE):
        interrupt()
        _left.wait(LAST_MOMENT)
        leave(0)


def say_goodbye(ns: dict[str, Any], loop: asyncio.AbstractEventLoop) -> None:
    """Gives cells what they get at any program's end: tasks are cancelled, exit functions run, files are written out.

    Not for longer than all of it may take: what blocks is broken off.
    """
    shell.kill_all()

    def break_off(*_: object) -> None:
        raise TimeoutError

    try:
        signal.signal(signal.SIGALRM, break_off)
        signal.setitimer(signal.ITIMER_REAL, GOODBYE, 0.1)
        tasks = asyncio.all_tasks(loop)
        for task in tasks:
            task.cancel()
        loop.run_until_complete(_ended(tasks))
        atexit._run_exitfuncs()
        ns.clear()
        gc.collect()
    except BaseException:
        pass
    finally:
        signal.signal(signal.SIGALRM, signal.SIG_IGN)


async def _ended(tasks: set[asyncio.Task[Any]]) -> None:
    await asyncio.gather(*tasks, return_exceptions=True)


def leave(status: int) -> None:
    """Ends the process and all that it started, at once: no thread of a cell's holds it up."""
    _left.set()
    shell.kill_all()
    _kill_workers()
    streams.end_spool()
    os._exit(status)


def _kill_workers() -> None:
    """Processes of pools wait for work for ever, also when there is nobody left to give them any."""
    if "multiprocessing" in sys.modules:
        for worker in sys.modules["multiprocessing"].active_children():
            worker.kill()
