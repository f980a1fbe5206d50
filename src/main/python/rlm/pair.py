"""Two files that are put in place together: the payload of a snapshot and its manifest.

Both are complete, under temporary names, before the first is put in its place; whatever fails before that leaves the old
pair as it was. From then on interrupts come too late, and are swallowed, until the caller's own last steps are taken.
"""

from __future__ import annotations

import os
import signal
from contextlib import contextmanager
from typing import Any, Callable, Iterator

_LONGEST_REASON = 200


class Refused(Exception):
    """Why a snapshot or a restore is refused, in the words that the host gets."""


@contextmanager
def refusing(stage: str) -> Iterator[None]:
    """Turns any failure of a stage into the refusal that names it."""
    try:
        yield
    except Exception as error:
        raise Refused(f"{stage}: {reason(error)}") from error


def reason(error: BaseException) -> str:
    """An exception in a few words."""
    try:
        text = str(error)
    except Exception:
        text = "<no text>"
    return f"{type(error).__name__}: {text}"[:_LONGEST_REASON]


def write_pair(
    payload: tuple[str, Callable[[Any], object]],
    manifest: tuple[str, Callable[[Any], object]],
    then: Callable[[], object],
) -> None:
    """Writes two files, each given as its path and what fills it, and takes the steps that belong to their being there.

    Raises Refused, naming the file, if one cannot be written or put in place. Only when the payload is in place and the
    manifest cannot be is there a pair that does not match; the steps are not taken then.
    """
    temps: list[str] = []
    try:
        with refusing("write failed"):
            os.makedirs(os.path.dirname(os.path.abspath(payload[0])), exist_ok=True)
            new_payload = _stage(*payload, "wb", temps)
        with refusing("manifest write failed"):
            new_manifest = _stage(*manifest, "w", temps)
        before = swallow_interrupts()
    except BaseException:
        _discard(temps)
        raise
    try:
        with refusing("write failed"):
            os.replace(new_payload, payload[0])
        with refusing("manifest write failed"):
            os.replace(new_manifest, manifest[0])
        then()
    finally:
        try:
            _discard(temps)
        finally:
            admit_interrupts(before)


def _stage(target: str, fill: Callable[[Any], object], mode: str, temps: list[str]) -> str:
    """Writes a file beside its target, under a name that nothing else has."""
    import tempfile

    folder, name = os.path.split(os.path.abspath(target))
    descriptor, temp = tempfile.mkstemp(prefix=f".{name[:100]}.", suffix=".tmp", dir=folder)
    temps.append(temp)
    try:
        file = os.fdopen(descriptor, mode)
    except BaseException:
        os.close(descriptor)
        raise
    with file as opened:
        fill(opened)
    return temp


def _discard(temps: list[str]) -> None:
    """Removes what is left of the temporary files; one that was put in its place is not there any more."""
    for temp in temps:
        try:
            os.remove(temp)
        except OSError:
            pass


def swallow_interrupts() -> Any:
    """Lets interrupts come to nothing from now on; returns what was done with them before."""
    return signal.signal(signal.SIGINT, _swallow)


def admit_interrupts(before: Any) -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL if before is None else before)


def _swallow(signum: int, frame: object) -> None:
    """An interrupt that comes too late: the request has happened, and is reported so."""
