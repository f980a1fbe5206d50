"""Output with provenance: text that a cell writes carries its id, bytes that reach descriptors 1 and 2 carry none.

Python's own streams speak to the wire directly. Descriptors 1 and 2 are pipes; a thread, the pump, tells the host what
arrives in them. ``drain`` waits until everything written so far has been told.
"""

from __future__ import annotations

import codecs
import ctypes
import io
import os
import select
import sys
import threading
from functools import partial
from typing import Callable

from . import forked, spool
from .wire import cell_id, send_text

_CHUNK = 1 << 16
_LOOK_UP = 1.0


class Tagged(io.TextIOBase):
    """A text stream whose every write is told to the host at once, with the id of the cell that writes."""

    encoding = "utf-8"
    errors = "backslashreplace"
    newlines = None
    line_buffering = True
    mode = "w"

    def __init__(self, stream: str, number: int, raw: int) -> None:
        self.name = f"<{stream}>"
        self.buffer = Raw(number, raw)
        self._stream = stream

    def write(self, text: str) -> int:
        if not isinstance(text, str):
            raise TypeError(f"write() argument must be str, not {type(text).__name__}")
        if forked.is_copy():
            self.buffer.write(text.encode("utf-8", self.errors))
        else:
            send_text(self._stream, cell_id.get(), text)
        return len(text)

    def writable(self) -> bool:
        return True

    def fileno(self) -> int:
        return self.buffer.fileno()

    def close(self) -> None:
        """Leaves the stream open: it is the kernel's, and the next cell prints to it too."""

    def reconfigure(self, **_: object) -> None:
        """Changes nothing: text leaves as it is, and at once."""


class Raw(io.BufferedIOBase):
    """The bytes side of a stream. They go the way of all raw output, on a descriptor that a cell does not know."""

    def __init__(self, number: int, raw: int) -> None:
        self._number = number
        self._raw = raw

    def write(self, data: object) -> int:
        rest = memoryview(data).cast("B")  # refuses a number, which bytes() would make zeros of
        size = len(rest)
        while rest:
            rest = rest[os.write(self._raw, rest) :]
        return size

    def writable(self) -> bool:
        return True

    def fileno(self) -> int:
        """The well-known number, so that ``dup2`` over it redirects native output as everywhere."""
        return self._number

    def close(self) -> None:
        """Leaves the stream open, as that of text."""


class Nothing(io.TextIOBase):
    """Standard input: always at its end, for the host's requests are no cell's to read."""

    name = "<stdin>"
    encoding = "utf-8"

    def readable(self) -> bool:
        return True

    def read(self, size: int | None = -1, /) -> str:
        return ""

    def readline(self, size: int | None = -1, /) -> str:
        return ""

    def fileno(self) -> int:
        return 0

    def close(self) -> None:
        """Leaves the stream open: ``exit()`` closes it first."""


class Inlet:
    """One raw stream on its way to the host.

    A token, written like any other bytes, comes through behind all that was written before it.
    """

    def __init__(self, stream: str, pipe: int, raw: int, tell: Callable[[str, None, str], None] = send_text) -> None:
        self.pipe, self.source, self.raw = pipe, pipe, raw
        self.drained = threading.Event()
        self.token = b"\0drained " + os.urandom(12).hex().encode() + b"\0"
        self._stream, self._tell = stream, tell
        self._busy = False
        self._held = b""
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def unfinished(self) -> bool:
        """Whether something that was read has not been told: also half a character, or what may be half a token."""
        return self._busy or bool(self._held) or bool(self._decoder.getstate()[0])

    def ask(self) -> None:
        """Sends the token on its way."""
        self.drained.clear()
        os.write(self.raw, self.token)

    def pump(self) -> bool:
        """Reads what is there and tells it; false at the end of the source."""
        self._busy = True  # before the read: who finds the source empty must find either this or nothing left to tell
        chunk = os.read(self.source, _CHUNK)
        self.take(chunk)
        self._busy = False
        return bool(chunk)

    def take(self, chunk: bytes) -> None:
        before, *after = (self._held + chunk).split(self.token)
        for each in after:
            self._put(before, final=True)
            self.drained.set()
            before = each
        kept = _overlap(before, self.token)
        self._held = before[len(before) - kept :]
        self._put(before[: len(before) - kept])

    def _put(self, data: bytes, final: bool = False) -> None:
        text = self._decoder.decode(data, final)
        if text:
            self._tell(self._stream, None, text)


def _overlap(data: bytes, token: bytes) -> int:
    """How many bytes at the end of the data may be the beginning of a token."""
    for size in range(min(len(data), len(token) - 1), 0, -1):
        if data.endswith(token[:size]):
            return size
    return 0


_inlets: list[Inlet] = []
_spool: spool.Spool | None = None
_pump: threading.Thread | None = None


def take_over(host: int, patience: float) -> spool.Spool | None:
    """Puts pipes in the places of descriptors 1 and 2, and streams with provenance in those of Python's own.

    Must come before the first thread, for it forks. host, patience and what is returned are the spool's (see there).
    """
    global _spool
    for stream, number in (("stdout", 1), ("stderr", 2)):
        pipe, raw = os.pipe()
        _inlets.append(Inlet(stream, pipe, raw))
    _spool = spool.start([inlet.pipe for inlet in _inlets], host, patience)
    for number, inlet in enumerate(_inlets, start=1):
        os.dup2(inlet.raw, number)
        if _spool:
            inlet.source = _spool.outlets[number - 1]
    sys.stdout = sys.__stdout__ = Tagged("stdout", 1, _inlets[0].raw)
    sys.stderr = sys.__stderr__ = Tagged("stderr", 2, _inlets[1].raw)
    sys.stdin = sys.__stdin__ = Nothing()
    forked.at_fork(_close_after_fork)
    return _spool


def start_pump(start: Callable[[Callable[[], None]], threading.Thread]) -> None:
    """Has the thread started that tells the host of raw output."""
    global _pump
    _pump = start(_pump_on)


def end_spool() -> None:
    if _spool:
        _spool.end()


def _close_after_fork() -> None:
    """A forked copy writes into the pipes, and reads them not."""
    global _spool
    for inlet in _inlets:
        os.close(inlet.pipe)
        if inlet.source != inlet.pipe:
            os.close(inlet.source)
    _inlets.clear()
    _spool = None


def _pump_on() -> None:
    sources = {inlet.source: inlet for inlet in _inlets}
    while sources:
        poll = select.poll()
        for source in sources:
            poll.register(source, select.POLLIN)
        for source, _ in poll.poll():
            inlet = sources[source]
            if not inlet.pump():
                del sources[source]
                if source != inlet.pipe:  # the spool has gone: its pipe is read here from now on
                    inlet.source = inlet.pipe
                    sources[inlet.pipe] = inlet
                inlet.drained.set()


def drain() -> None:
    """Returns when every byte that was written before has been told to the host."""
    if not _inlets:
        return
    _flush_native()
    if _all_told():
        return
    for inlet in _inlets:
        inlet.ask()
    for inlet in _inlets:
        while not inlet.drained.wait(_LOOK_UP):
            if _pump is None or not _pump.is_alive():
                return


def _native_flush() -> Callable[[], object]:
    """Flushes what C's own standard output holds back: a pipe is no terminal to it."""
    try:
        library = ctypes.CDLL(None)
        return partial(library.fflush, ctypes.c_void_p.in_dll(library, "stdout"))
    except (OSError, ValueError, AttributeError):
        return lambda: None  # a C library that names it in another way


_flush_native = _native_flush()


def _all_told() -> bool:
    """Whether nothing is on its way. Looks at the stations in the order in which bytes pass them."""
    if _arrived([inlet.pipe for inlet in _inlets]) or (_spool and _spool.holds()):
        return False
    return not _arrived([inlet.source for inlet in _inlets]) and not any(inlet.unfinished() for inlet in _inlets)


def _arrived(descriptors: list[int]) -> bool:
    poll = select.poll()
    for descriptor in descriptors:
        poll.register(descriptor, select.POLLIN)
    return bool(poll.poll(0))
