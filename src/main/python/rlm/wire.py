"""The wire: events leave on a private copy of standard output, requests arrive as lines on standard input."""

from __future__ import annotations

import json
import os
import select
import threading
from collections import deque
from contextvars import ContextVar
from functools import lru_cache
from typing import Any, Callable, Iterator

PROTOCOL = 3

#: The cell on whose behalf code runs. Tasks inherit it; threads, which no cell owns, start without it.
cell_id: ContextVar[str | None] = ContextVar("cell_id", default=None)

#: Longer text is told in several events, so that no line grows without bound.
_LONGEST_TEXT = 256 * 1024

#: How often to remind while nothing arrives, in seconds.
_EVERY = 0.05

_REQUIRED = {
    "execute": ("id", "code"),
    "snapshot": ("id", "path", "manifest_path"),
    "restore": ("id", "path"),
    "list_names": ("id",),
    "shutdown": (),
    "interrupt": (),
    "host_reply": ("id",),
}

_encode = json.JSONEncoder(allow_nan=False, separators=(",", ":")).encode
_write = os.write  # held here because a cell may replace it

_out = -1
_queue: deque[tuple[bytes, list[int]]] = deque()
_lock = threading.Lock()
_writer: int | None = None


class ProtocolError(ValueError):
    """A line that is no request. It is reported and forgotten; serving goes on."""


def open_events(descriptor: int) -> None:
    """Sends all events to this descriptor from now on; the wire owns it."""
    global _out
    _out = descriptor


def close_after_fork() -> None:
    """Takes the wire from a forked child: it must never speak for its parent, nor keep the host from seeing it end."""
    global _out, _lock, _writer
    if _out >= 0:
        os.close(_out)
    _out, _lock, _writer = -1, threading.Lock(), None
    _queue.clear()


def frame(event: dict[str, Any]) -> bytes:
    """The line that tells an event.

    Raises ValueError or TypeError for what JSON cannot carry, NaN and the infinities included.
    """
    return _encode(event).encode("ascii") + b"\n"


def send(event: dict[str, Any]) -> None:
    """Tells the host of an event; without a wire nobody is told."""
    send_frame(frame(event))


def send_text(stream: str, cell: str | None, text: str) -> None:
    """Tells the host of text on one of the two output streams."""
    start = _text_start(stream, cell)
    for at in range(0, len(text), _LONGEST_TEXT):
        send_frame((start + _encode(text[at : at + _LONGEST_TEXT]) + "}\n").encode("ascii"))


@lru_cache(maxsize=32)
def _text_start(stream: str, cell: str | None) -> str:
    return _encode({"event": stream, "id": cell})[:-1] + ',"text":'


def send_frame(line: bytes) -> None:
    """Writes a whole line, after all lines before it.

    A line is queued before it is written, and how far it got is noted with it. So whatever exception a signal handler
    raises in the middle of a write, the rest of the line leaves before the next one does: no line is ever torn.
    """
    global _writer
    if _out < 0:
        return
    _queue.append((line, []))
    me = threading.get_ident()
    if _writer == me:
        return  # a signal handler speaks while this very thread writes: the loop below it takes the line along
    with _lock:
        _writer = me
        try:
            _write_queue()
        finally:
            _writer = None


def _write_queue() -> None:
    global _out
    while _queue:
        line, sent = _queue[0]
        done = sum(sent)
        if done >= len(line):
            _queue.popleft()
            continue
        try:
            # One call into C does the write and notes its count: no exception can come between the two.
            sent.extend(map(_write, (_out,), (memoryview(line)[done:] if done else line,)))
        except BlockingIOError:
            _wait_for_room()
        except OSError as error:
            if error.errno is None:
                raise  # not the write's: a signal handler raised it, as those do that put an end to waiting
            _out = -1  # the host has hung up; there is nobody left to tell
            _queue.clear()


def _wait_for_room() -> None:
    poll = select.poll()
    poll.register(_out, select.POLLOUT)
    poll.poll()


def lines(
    descriptor: int, owing: Callable[[], object] = bool, remind: Callable[[], None] | None = None
) -> Iterator[bytes]:
    """The lines that arrive on a descriptor, without their ends; the last one may lack its newline.

    Reads the descriptor itself: a buffered reader's lock would be held by this thread when the process leaves.

    owing: whether something is to be reminded of while nothing arrives; then remind is called every now and then
    """
    parts: list[bytes] = []
    while chunk := _read(descriptor, owing, remind):
        first, *more = chunk.split(b"\n")
        parts.append(first)
        for each in more:
            yield b"".join(parts)
            parts = [each]
    yield b"".join(parts)


def _read(descriptor: int, owing: Callable[[], object], remind: Callable[[], None] | None) -> bytes:
    try:
        while owing() and not _arrives(descriptor):
            remind()
        return os.read(descriptor, 1 << 16)
    except OSError:
        return b""  # a peer that has gone is an end like any other


def _arrives(descriptor: int) -> bool:
    poll = select.poll()
    poll.register(descriptor, select.POLLIN)
    return bool(poll.poll(1000 * _EVERY))


def parse(line: bytes) -> dict[str, Any]:
    """The request that a line makes; raises ProtocolError if it makes none."""
    request = _object(line)
    kind = request.get("type")
    if not isinstance(kind, str) or kind not in _REQUIRED:
        raise ProtocolError(f"unknown request type: {_shown(kind)}")
    for field in _REQUIRED[kind]:
        if not isinstance(request.get(field), str):
            raise ProtocolError(f"{kind} request needs a string {field}")
    if kind == "interrupt" and not isinstance(request.get("id", ""), str):
        raise ProtocolError("interrupt request id must be a string")
    if kind == "shutdown" and not isinstance(request.get("id"), str | None):
        raise ProtocolError("shutdown request id must be a string")
    if kind == "host_reply" and not isinstance(request.get("data"), dict):
        raise ProtocolError("host_reply request needs an object data")
    return request


def _object(line: bytes) -> dict[str, Any]:
    try:
        request = json.loads(line.decode("utf-8"))
    except Exception as error:  # nesting that is too deep is no ValueError
        raise ProtocolError(f"not a line of JSON: {type(error).__name__}: {error}"[:300]) from None
    if not isinstance(request, dict):
        raise ProtocolError(f"a request is a JSON object, not {_shown(request)}")
    return request


def _shown(value: object) -> str:
    try:
        text = repr(value)
    except RecursionError:
        text = type(value).__name__
    return text if len(text) <= 80 else text[:77] + "..."
