"""What becomes of a copy of the kernel that a cell makes with ``os.fork``.

The copy is the cell's, not the kernel's: it has no wire, serves no request, and leaves when the code that forked it ends.
"""

from __future__ import annotations

import os
import sys
from typing import Callable

_copy = False


def at_fork(*steps: Callable[[], object]) -> None:
    """Has these steps taken, in order, in every copy that is made of this process."""

    def become_copy() -> None:
        global _copy
        _copy = True
        for step in steps:
            step()

    os.register_at_fork(after_in_child=become_copy)


def is_copy() -> bool:
    return _copy


def leave_if_copy(error: BaseException | None = None, describe: Callable[[BaseException], str] = str) -> None:
    """Ends a copy as a program would end with this error; in the kernel itself it does nothing."""
    if not _copy:
        return
    status: int | None = 1
    try:
        status = _status(error)
        if status is None:
            sys.stderr.write(describe(error))
        sys.stdout.flush()
    finally:
        os._exit(1 if status is None else status)


def _status(error: BaseException | None) -> int | None:
    """The exit status that is all there is to say of an error; None if there is more."""
    if error is None:
        return 0
    if isinstance(error, SystemExit) and (error.code is None or isinstance(error.code, int)):
        return (error.code or 0) & 0xFF
    return None
