"""State: the namespace saved into a payload, with a manifest beside it, and read back.

Interrupts are held back throughout, except while a user's values are pickled or read: there they may end the request.
"""

from __future__ import annotations

import json
import os
import sys
import time
from typing import Any, NamedTuple

from .live import live_functions
from .pair import Refused, admit_interrupts, reason, swallow_interrupts, write_pair
from .shield import shield

MAX_BYTES = 256 * 1024 * 1024
MAX_VARIABLE_BYTES = 16 * 1024 * 1024

#: Names that belong to the session and not to the user: of this kernel, and of those that wrote payloads before.
_SESSION_NAMES = frozenset("rlm mcp bash asyncio In Out get_ipython exit quit open".split())

_PER_VARIABLE = "exceeds per-variable snapshot size cap"
_AGGREGATE = "exceeds aggregate snapshot size cap"
_ABSENT = object()

Namespace = dict[str, Any]
Answer = dict[str, Any]
Committed = list[Answer] | None


def user_names(ns: Namespace) -> list[str]:
    """The names that a snapshot considers, in the namespace's order."""
    return [name for name in list(ns.keys()) if _is_user_name(name)]


def _is_user_name(name: object) -> bool:
    return isinstance(name, str) and not name.startswith("_") and name not in _SESSION_NAMES


def option_error(request: Answer) -> Answer | None:
    """What is wrong with a snapshot's options, before anything is touched; None if nothing is."""
    for option in ("max_bytes", "max_variable_bytes"):
        value = request.get(option, 0)
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            return {"error": f"{option} must be a non-negative integer"}
    if not isinstance(request.get("prune_oversized", False), bool):
        return {"error": "prune_oversized must be a boolean"}
    if os.path.realpath(request["path"]) == os.path.realpath(request["manifest_path"]):
        return {"error": "path and manifest_path must differ"}
    return None


def snapshot(
    ns: Namespace,
    path: str,
    manifest_path: str,
    max_bytes: int,
    max_variable_bytes: int,
    prune_oversized: bool,
    committed: Committed = None,
) -> Answer:
    """Saves what can be saved, and answers what was; the only key of the answer is ``error`` if nothing was.

    committed: gets the answer as soon as nothing can fail any more, should an interrupt keep it from being returned
    """
    with shield:
        try:
            dill = _dill()
            picked = _pick(dill, ns, max_bytes, max_variable_bytes)
            pruned = sorted(picked.oversized) if prune_oversized else []
            skipped = [each for each in picked.skipped if each["name"] not in pruned]
            answer = {"saved": sorted(picked.blobs), "skipped": skipped, "pruned": pruned, "bytes": picked.size}
            return _commit(dill, ns, (path, manifest_path), picked.blobs, answer, committed)
        except Refused as refused:
            return {"error": str(refused)}


def _dill() -> Any:
    try:
        import dill
    except Exception as error:
        raise Refused(f"dill unavailable: {reason(error)}") from None
    return dill


class _Picked(NamedTuple):
    blobs: dict[str, bytes]
    skipped: list[dict[str, str]]
    oversized: list[str]
    size: int


def _pick(dill: Any, ns: Namespace, max_bytes: int, max_variable_bytes: int) -> _Picked:
    """Pickles name by name. Once the names before would fill the payload, a later one cannot find room in it."""
    blobs: dict[str, bytes] = {}
    lost: dict[str, str] = {}
    oversized, total = [], 0
    names = user_names(ns)
    for name in names:
        value = ns.get(name, _ABSENT)
        if value is _ABSENT:
            lost[name] = "deleted during snapshot"
            continue
        sink, trouble = _pickled(dill, value, max_variable_bytes)
        if sink.overflowed:
            lost[name] = _PER_VARIABLE
            oversized.append(name)
        elif trouble is not None:
            lost[name] = trouble
        else:
            total += sink.size
            if total <= max_bytes:
                blobs[name] = sink.content()
            else:
                lost[name] = _AGGREGATE
    kept, size = _fit(dill, blobs, max_bytes)
    lost |= {name: _AGGREGATE for name in blobs if name not in kept}
    skipped = [{"name": name, "reason": lost[name]} for name in names if name in lost]
    return _Picked(kept, skipped, oversized, size)


def _pickled(dill: Any, value: Any, limit: int) -> tuple[_Sink, str | None]:
    """A value pickled, and why that went wrong if it did. Functions carry the globals they use.

    The pickler knows no end where functions use each other; these go without, and use what they find once restored.
    """
    before, stdout = dill.settings.get("recurse"), sys.stdout
    try:
        for recurse in (True, False):
            sink, trouble = _Sink(limit), None
            dill.settings["recurse"] = recurse
            try:
                shield.window(dill.dump, value, sink)
            except RecursionError as error:
                trouble = reason(error)
                continue
            except Exception as error:
                trouble = reason(error)
            break
        return sink, trouble
    finally:
        dill.settings["recurse"] = before
        sys.stdout = stdout  # the pickler borrows it, and an interrupt may keep it from giving it back


def _fit(dill: Any, blobs: dict[str, bytes], max_bytes: int) -> tuple[dict[str, bytes], int]:
    """The longest beginning of the blobs whose payload, names and envelope included, is not too large; and its size."""
    names = list(blobs)

    def payload(count: int) -> dict[str, bytes]:
        return {name: blobs[name] for name in names[:count]}

    best: tuple[dict[str, bytes], int] | None = None
    fits, too_many = -1, len(names) + 1
    count = len(names)  # mostly all of them fit; else the number is found by halving
    while fits + 1 < too_many:
        sink = _Sink(None)
        shield.window(dill.dump, payload(count), sink)
        if sink.size <= max_bytes:
            fits, best = count, (payload(count), sink.size)
        else:
            too_many = count
        count = (fits + too_many) // 2
    if best is None:
        raise Refused(f"write failed: snapshot {_AGGREGATE}")
    return best


class _Sink:
    """A file to pickle into. It takes so many bytes and no more, or keeps only their number if no limit is set."""

    def __init__(self, limit: int | None) -> None:
        self.size = 0
        self.overflowed = False
        self._limit = limit
        self._parts: list[bytes] = []

    def write(self, data: Any) -> int:
        self.size += len(data)
        if self._limit is None:
            return len(data)
        if self.size > self._limit:
            self.overflowed = True
            self._parts.clear()
            raise OverflowError(_PER_VARIABLE)
        self._parts.append(bytes(data))
        return len(data)

    def content(self) -> bytes:
        return b"".join(self._parts)


def _commit(
    dill: Any, ns: Namespace, paths: tuple[str, str], blobs: dict[str, bytes], answer: Answer, committed: Committed
) -> Answer:
    def then() -> None:
        for name in answer["pruned"]:
            ns.pop(name, None)
        if committed is not None:
            committed.append(answer)

    write_pair(
        (paths[0], lambda file: shield.window(dill.dump, blobs, file)),
        (paths[1], lambda file: json.dump(_manifest(answer), file)),
        then,
    )
    return answer


def _manifest(answer: Answer) -> dict[str, Any]:
    return {
        "version": 1,
        "savedNames": answer["saved"],
        "skipped": answer["skipped"],
        "pruned": answer["pruned"],
        "bytes": answer["bytes"],
        "pythonVersion": sys.version.split()[0],
        "timestamp": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
    }


def restore(ns: Namespace, path: str, committed: Committed = None) -> Answer:
    """Reads a payload back, all of it before the first name is bound, and answers what was bound.

    committed: gets the answer as soon as all names are bound, should an interrupt keep it from being returned
    """
    with shield:
        try:
            file = shield.window(open, path, "rb")  # which may wait for ever: a pipe, or a disk that is far away
        except FileNotFoundError:
            return {"restored": [], "failed": [], "reason": "snapshot not found"}
        except OSError as error:
            return {"error": f"load failed: {reason(error)}"}
        try:
            with file:
                return _bind(ns, *_load(_dill(), ns, file), committed)
        except Refused as refused:
            return {"error": str(refused)}


def _load(dill: Any, ns: Namespace, file: Any) -> tuple[Namespace, Namespace, list[dict[str, str]]]:
    """What is to be bound; what functions brought along, for names that nothing binds; and what cannot be read."""
    staged: Namespace = {}
    brought: Namespace = {}
    failed = []
    payload = _payload(dill, file)
    with live_functions(dill, ns) as carried:
        for name, blob in payload.items():
            if not _is_user_name(name):
                continue
            try:
                staged[name] = shield.window(dill.loads, blob)
                brought = carried.taken() | brought
            except Exception as error:
                carried.taken()
                failed.append({"name": name, "reason": reason(error)})
    return staged, brought, failed


def _payload(dill: Any, file: Any) -> dict[str, bytes]:
    try:
        payload = shield.window(dill.load, file)
    except Exception as error:
        raise Refused(f"corrupt snapshot: {reason(error)}") from None
    if not isinstance(payload, dict):
        raise Refused("corrupt snapshot: not a dict")
    for name, blob in payload.items():
        if not isinstance(name, str) or not isinstance(blob, bytes):
            raise Refused("corrupt snapshot: not a dict of pickled names")
    return payload


def _bind(
    ns: Namespace,
    staged: Namespace,
    brought: Namespace,
    failed: list[dict[str, str]],
    committed: Committed,
) -> Answer:
    answer = {"restored": sorted(staged), "failed": failed}
    before = swallow_interrupts()
    try:
        for name, value in staged.items():
            ns[name] = value
        for name, value in brought.items():
            if name not in ns:
                ns[name] = value
        if committed is not None:
            committed.append(answer)
    finally:
        admit_interrupts(before)
    return answer
