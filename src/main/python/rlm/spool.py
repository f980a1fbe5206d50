"""The spool: a small process between the raw output of cells and the kernel, which no cell can hold up.

Native code may write while it keeps the interpreter locked. No thread of the kernel can read then, the pipe fills, and
both would wait for each other for ever. So the pipes are read by a process of their own: it stores what the kernel cannot
take yet, and passes everything on in order. For the same reason it is the one that ends a kernel which is stuck that way
when its host has gone, and what the kernel has started when the kernel itself was killed.
"""

from __future__ import annotations

import mmap
import os
import select
import signal
import threading
import time
from collections import deque
from typing import NamedTuple

#: What is stored of one stream without need.
ENOUGH = 256 * 1024
#: What is stored at most of one stream, while the kernel takes nothing.
MOST = 64 * 1024 * 1024
#: How long the kernel may take nothing, in seconds, before more than enough is stored.
PATIENCE = 0.05

_CHUNK = 1 << 16
_LOOK_UP = 1.0

# The page that kernel and spool share: a mark for each stream, then the process groups to be ended with the kernel.
_GROUPS = 64
_GROUP = 4
_exchanging = threading.Lock()


class Spool(NamedTuple):
    """The kernel's side: where the stored streams come out again."""

    pid: int
    outlets: list[int]
    page: mmap.mmap

    def holds(self) -> bool:
        """Whether anything has been taken from a pipe and not yet been passed on."""
        return any(self.page[: len(self.outlets)])

    def remember(self, group: int) -> None:
        """Has a process group killed if the kernel ends without doing so itself. There is room for a thousand."""
        self._exchange(0, group)

    def forget(self, group: int) -> None:
        self._exchange(group, 0)

    def _exchange(self, old: int, new: int) -> None:
        with _exchanging:
            for at in range(_GROUPS, len(self.page), _GROUP):
                if self.page[at : at + _GROUP] == old.to_bytes(_GROUP, "little"):
                    self.page[at : at + _GROUP] = new.to_bytes(_GROUP, "little")
                    return

    def end(self) -> None:
        """Ends the process and collects it."""
        try:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        except (ChildProcessError, ProcessLookupError):
            pass


def start(inlets: list[int], host: int, patience_with_kernel: float) -> Spool | None:
    """Starts the process; None where there is no fork, or no room for one more process.

    inlets: the reading ends of the streams' pipes
    host: a descriptor of standard input, only watched for the host's going
    patience_with_kernel: seconds from then on after which a kernel that still runs is killed
    """
    page = mmap.mmap(-1, 4096)
    pipes = [os.pipe() for _ in inlets]
    kernel = os.getpid()
    try:
        pid = os.fork()
    except (AttributeError, OSError):
        for end in (end for pipe in pipes for end in pipe):
            os.close(end)
        return None
    if pid == 0:
        try:
            stores = [_Store(a, outlet, page, i) for i, (a, (_, outlet)) in enumerate(zip(inlets, pipes))]
            _let_go_of_all_but([host, *(fd for store in stores for fd in (store.inlet, store.outlet))])
            _serve(stores, _Watch(host, kernel, patience_with_kernel))
        finally:
            _kill_groups(page)
            os._exit(0)
    for _, outlet in pipes:
        os.close(outlet)
    return Spool(pid, [outlet for outlet, _ in pipes], page)


class _Store:
    """What has been taken of one stream, and not yet been passed on."""

    def __init__(self, inlet: int, outlet: int, marks: mmap.mmap, index: int) -> None:
        self.inlet, self.outlet = inlet, outlet
        self.open = True
        self._marks, self._index = marks, index
        self._chunks: deque[memoryview] = deque()
        self._size = 0
        self._moved = time.monotonic()
        os.set_blocking(outlet, False)

    def wants_more(self) -> bool:
        if self._size >= MOST or not self.open:
            return False
        return self._size < ENOUGH or time.monotonic() - self._moved >= PATIENCE

    def waits_for_kernel(self) -> bool:
        return self._size > 0

    def take(self) -> None:
        # The mark comes first: whoever finds the pipe empty must find either the mark or the bytes further on.
        self._marks[self._index] = 1
        chunk = os.read(self.inlet, _CHUNK)
        self.open = bool(chunk)
        if self._size == 0:
            self._moved = time.monotonic()
        if chunk:
            self._chunks.append(memoryview(chunk))
            self._size += len(chunk)
        self.give()

    def give(self) -> None:
        while self._chunks:
            try:
                count = os.write(self.outlet, self._chunks[0])
            except BlockingIOError:
                return
            self._moved = time.monotonic()
            self._size -= count
            rest = self._chunks[0][count:]
            if rest:
                self._chunks[0] = rest
            else:
                self._chunks.popleft()
        self._marks[self._index] = 0


class _Watch:
    """Sees the host go, and the kernel; a kernel that outlives its host by too much is ended."""

    def __init__(self, host: int, kernel: int, patience: float) -> None:
        self.host, self._kernel, self._patience = host, kernel, patience
        self.sees_host = True
        self._end = float("inf")

    def looked_up(self, events: int) -> None:
        self.sees_host = False
        if events & select.POLLHUP:
            self._end = time.monotonic() + self._patience

    def kernel_runs(self) -> bool:
        if os.getppid() != self._kernel:
            return False
        if time.monotonic() >= self._end:
            os.kill(self._kernel, signal.SIGKILL)
            return False
        return True


def _serve(stores: list[_Store], watch: _Watch) -> None:
    """Passes bytes on until the kernel has gone: then writing fails, or the parent is another."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    by_descriptor = {fd: store for store in stores for fd in (store.inlet, store.outlet)}
    while watch.kernel_runs():
        poll = select.poll()
        full = False
        if watch.sees_host:
            poll.register(watch.host, 0)
        for store in stores:
            poll.register(store.outlet, select.POLLOUT if store.waits_for_kernel() else 0)
            if store.wants_more():
                poll.register(store.inlet, select.POLLIN)
            full |= store.waits_for_kernel()
        for fd, events in poll.poll(1000 * (PATIENCE if full else _LOOK_UP)):
            if fd == watch.host:
                watch.looked_up(events)
            elif fd == by_descriptor[fd].inlet:
                by_descriptor[fd].take()
            elif events & select.POLLERR:
                return
            else:
                by_descriptor[fd].give()


def _kill_groups(page: mmap.mmap) -> None:
    for at in range(_GROUPS, len(page), _GROUP):
        group = int.from_bytes(page[at : at + _GROUP], "little")
        if group:
            try:
                os.killpg(group, signal.SIGKILL)
            except (ProcessLookupError, PermissionError):
                pass


def _let_go_of_all_but(kept: list[int]) -> None:
    """Holds nothing that would keep the host from seeing the kernel end."""
    for name in os.listdir("/dev/fd"):
        if int(name) not in kept:
            try:
                os.close(int(name))
            except OSError:
                pass  # the listing's own descriptor
