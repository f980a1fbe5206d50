"""SIGINT and the main thread: how it is sent, how it is taken, and in whose code it arrives."""

from __future__ import annotations

import _thread
import asyncio
import signal
import threading
from types import FrameType
from typing import Any, Callable

_signal = signal.signal  # held here because a cell may replace it


def take_sigint(handler: Callable[[int, FrameType | None], object]) -> None:
    """Makes this the handler of SIGINT, and SIGINT one that arrives, whatever was done to it."""
    _signal(signal.SIGINT, handler)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])


def signal_main_thread(ours: Callable[[int, FrameType | None], object]) -> bool:
    """Has the handler run, whether the main thread is in a system call or in Python code; called on any thread.

    Returns whether it is somebody else's handler, who deals with the interrupt then.
    """
    handler = signal.getsignal(signal.SIGINT)
    if handler is ours:
        _thread.interrupt_main(signal.SIGINT)  # comes through also where a cell has blocked the signal
    if handler is not signal.SIG_DFL and hasattr(signal, "pthread_kill"):
        signal.pthread_kill(threading.main_thread().ident, signal.SIGINT)
    return callable(handler) and handler not in (ours, signal.default_int_handler)


def task_in(frame: FrameType, loop: asyncio.AbstractEventLoop | None) -> asyncio.Task[Any] | None:
    """The task in whose own code this frame is; None for the loop's code.

    While a task steps, the loop's own code may run on its behalf. An exception there would lose the task: so what counts
    is whether the task's coroutine is among the callers.
    """
    task = asyncio.current_task(loop) if loop is not None else None
    if task is None:
        return None
    own = getattr(task.get_coro(), "cr_frame", None)
    caller: FrameType | None = frame
    while caller is not None and caller is not own:
        caller = caller.f_back
    return task if caller is not None else None
