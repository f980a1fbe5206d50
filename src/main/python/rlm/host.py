"""What a cell may ask of the host: show something, or answer a question."""

from __future__ import annotations

import asyncio
import itertools
from typing import Any

from . import forked
from .wire import cell_id, frame, send_frame

_numbers = itertools.count(1)
_pending: dict[str, asyncio.Future[dict[str, Any]]] = {}
_refusal: str | None = "no host: this process is not a serving kernel"


def open_host() -> None:
    """From now on there is a host to ask; a forked copy has none."""
    global _refusal
    _refusal = None
    forked.at_fork(lambda: close_host("no host: this process is a forked copy of the kernel"))


def close_host(reason: str) -> None:
    """Fails all questions that wait, and all that come; called on any thread."""
    global _refusal
    _refusal = reason
    for number in list(_pending):
        _settle(number, RuntimeError(reason))


def is_active() -> bool:
    """Whether this process is a kernel that serves a host."""
    return _refusal is None


def emit(data: dict[str, Any]) -> None:
    """Shows something: a display event with this dict, as it is.

    Raises TypeError or ValueError, and tells the host nothing, if the dict cannot be told in JSON.
    """
    if forked.is_copy():
        raise RuntimeError(_refusal)
    send_frame(frame({"event": "display", "id": cell_id.get(), "data": _checked("emit", data)}))


async def host_request(data: dict[str, Any]) -> dict[str, Any]:
    """Sends the host this dict as it is, and returns its reply as it is.

    Raises RuntimeError if there is no host, or it goes before it has replied.
    """
    number = f"host-{next(_numbers)}"
    question = frame({"event": "host_request", "id": number, "data": _checked("host_request", data)})
    reply = asyncio.get_running_loop().create_future()
    _pending[number] = reply
    try:
        # Asked after the question is pending: a host that goes in between fails it, and one that has gone is seen here.
        if _refusal is not None:
            raise RuntimeError(_refusal)
        send_frame(question)
        return await reply
    finally:
        _pending.pop(number, None)


async def typed_request(type: str, payload: dict[str, Any] | None = None) -> Any:
    """Asks the host for something by its type, and returns the result.

    Raises RuntimeError with the host's own words if it answers with an error.
    """
    reply = await host_request({**(payload or {}), "type": type})
    status = reply.get("status")
    if status == "ok":
        return reply.get("result")
    if status == "error":
        raise RuntimeError(str(reply.get("error")))
    raise RuntimeError(f"host request {type} returned unexpected status: {status!r}")


def reply(number: str, data: dict[str, Any]) -> None:
    """Takes the host's answer, on the reader's thread; one that nobody waits for any more is dropped."""
    _settle(number, data)


def _settle(number: str, answer: dict[str, Any] | Exception) -> None:
    waiting = _pending.pop(number, None)
    if waiting is None:
        return

    def settle() -> None:
        if waiting.done():
            return
        if isinstance(answer, Exception):
            waiting.set_exception(answer)
        else:
            waiting.set_result(answer)

    try:
        waiting.get_loop().call_soon_threadsafe(settle)
    except RuntimeError:
        pass  # the loop of a cell's own thread, closed meanwhile


def _checked(call: str, data: object) -> dict[str, Any]:
    if not isinstance(data, dict) or not data:
        raise TypeError(f"{call}() needs a dict that is not empty")
    for key in data:
        if not isinstance(key, str):
            raise TypeError(f"{call}() needs a dict whose keys are strings, not {key!r}")
    return data
