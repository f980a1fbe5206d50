"""Shell commands of cells: each is the leader of a process group of its own, and none outlives the kernel.

Who awaits a command owns it: if the waiting ends early, the whole group is killed. A command whose handle is kept runs in
the background, through later cells, until it ends or the kernel does.
"""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import subprocess
import threading
import time
import weakref
from concurrent.futures import Future
from typing import Any, Generator, NamedTuple

from .shield import shield
from .spool import Spool
from .wire import cell_id

_CHUNK = 1 << 16
#: How long output is waited for, in seconds, once the shell has ended: what it left running may keep the pipe open.
_LAST_WORDS = 0.1
#: How long killed commands are waited for, in seconds, before the kernel leaves.
_DEATH = 2.0


class Completed(NamedTuple):
    """What became of a command: its output with its errors among it, its exit status, and the seconds it took."""

    output: str
    exit_code: int
    duration: float


class Command:
    """A handle of a command that was started; awaiting it gives what became of it."""

    def __init__(self, job: _Job) -> None:
        self._job = job

    @property
    def pid(self) -> int:
        """The shell's process id, and its group's."""
        return self._job.process.pid

    @property
    def running(self) -> bool:
        return not self._job.ended.done()

    def output(self) -> str:
        """What it has written so far."""
        return self._job.output()

    def kill(self) -> None:
        """Kills the command and all that it started."""
        self._job.kill()

    def __await__(self) -> Generator[Any, None, Completed]:
        try:
            return (yield from asyncio.wrap_future(self._job.ended).__await__())
        except BaseException:
            self._job.kill()
            raise

    def __repr__(self) -> str:
        return f"<command {self.pid}, {'running' if self.running else 'ended'}: {self._job.command!r}>"


def bash(command: str) -> Command:
    """Starts a shell command at once, with nothing to read, and returns its handle."""
    with shield:  # a command that runs and is not known would never be killed
        job = _Job(command)
        handle = Command(job)
        job.handle = weakref.ref(handle)
        return handle


def kill_forsaken(cell: str) -> None:
    """Kills what an interrupted cell has started and nobody holds: it came to no await, and nobody could end it later."""
    mine = [job for job in _running() if job.cell == cell]
    if any(job.handle() for job in mine):
        gc.collect()  # the frames that the interrupt unwound may hang in a cycle
    for job in mine:
        if job.handle() is None:
            job.kill()


def kill_all() -> None:
    """Kills every group that is left, and collects the shells."""
    running = _running()
    for group in list(_groups):
        _kill_group(group)
    deadline = time.monotonic() + _DEATH
    for job in running:
        job.waiter.join(max(0.0, deadline - time.monotonic()))


def have_remembered(spool: Spool | None) -> None:
    """Has every group known where the kernel's own end does not matter."""
    global _spool
    _spool = spool


#: The groups that may have members, with the job of each whose shell still runs.
_groups: dict[int, _Job | None] = {}
_spool: Spool | None = None


def _running() -> list[_Job]:
    return [job for job in list(_groups.values()) if job is not None]


class _Job:
    """A command as the kernel sees it, whether or not its handle is still held."""

    def __init__(self, command: str) -> None:
        self.command = command
        self.cell = cell_id.get()
        self.handle: Any = _nobody
        self.ended: Future[Completed] = Future()
        self.ended.set_running_or_notify_cancel()  # whoever waits in vain may not cancel it for the others
        self._chunks: list[bytes] = []
        self._started = time.monotonic()
        self.process = subprocess.Popen(
            [_shell(), "-c", command],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        _groups[self.process.pid] = self
        if _spool:
            _spool.remember(self.process.pid)
        self._reader = threading.Thread(target=self._read, name=f"rlm-bash-output-{self.process.pid}", daemon=True)
        self.waiter = threading.Thread(target=self._wait, name=f"rlm-bash-{self.process.pid}", daemon=True)
        self._reader.start()
        self.waiter.start()

    def output(self) -> str:
        return b"".join(self._chunks).decode("utf-8", "replace")

    def kill(self) -> None:
        _kill_group(self.process.pid)

    def _read(self) -> None:
        with self.process.stdout as pipe:
            while chunk := os.read(pipe.fileno(), _CHUNK):
                if not self.ended.done():
                    self._chunks.append(chunk)

    def _wait(self) -> None:
        status = self.process.wait()
        self._reader.join(_LAST_WORDS)
        group = self.process.pid
        if _has_members(group):
            _groups[group] = None
        else:
            _groups.pop(group, None)
            if _spool:
                _spool.forget(group)
        self.ended.set_result(Completed(self.output(), status, time.monotonic() - self._started))


def _nobody() -> None:
    """The handle of a command that has none yet."""


def _shell() -> str:
    import shutil  # not before the first command: it brings much along that a kernel's start would wait for

    return shutil.which("bash") or "/bin/sh"


def _has_members(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    return True


def _kill_group(group: int) -> None:
    try:
        os.killpg(group, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        pass


def forget_all() -> None:
    """In a forked copy of the kernel: the commands are the kernel's, and not the copy's to kill."""
    _groups.clear()
    have_remembered(None)
