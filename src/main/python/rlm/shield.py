"""Stretches of work that an interrupt may not cut in two.

Python delivers an interrupt between any two instructions of the main thread. Where two steps belong together — a file is
created and its name is noted — the interrupt has to wait. It is not lost: it comes as soon as the shield is down.
"""

from __future__ import annotations

import threading
from typing import Any, Callable


class Shield:
    """Holds interrupts back while the main thread is inside; other threads pass through, for nothing interrupts them."""

    __slots__ = ("deliver", "_depth", "_behind", "_held")

    def __init__(self) -> None:
        self.deliver: Callable[[], None] = _nothing
        self._depth = 0
        self._behind = 0
        self._held = False

    def __enter__(self) -> None:
        if _on_main_thread():
            self._depth += 1

    def __exit__(self, *_: object) -> None:
        if _on_main_thread():
            self._depth -= 1
            self._let_in()

    def holds_back(self) -> bool:
        """Asked by the signal handler: whether the interrupt has to wait. It is then delivered later."""
        self._held = self._depth > 0
        return self._held

    def raising(self) -> None:
        """Told by the signal handler just before it raises: a window that let the interrupt in is closed behind it.

        The clean-up that the exception sets off is therefore shielded from its first instruction on.
        """
        self._depth, self._behind = max(self._depth, self._behind), 0

    def window(self, call: Callable[..., Any], *args: Any) -> Any:
        """Makes a call that may be interrupted, from inside a stretch that may not."""
        if not _on_main_thread():
            return call(*args)
        depth, self._behind, self._depth = self._depth, self._depth, 0
        try:
            self._let_in()
            return call(*args)
        finally:
            self._depth, self._behind = depth, 0

    def _let_in(self) -> None:
        if self._held and not self._depth:
            self._held = False
            self.deliver()


def _nothing() -> None:
    """What is delivered while no kernel serves: nothing is ever held back then."""


def _on_main_thread() -> bool:
    return threading.current_thread() is threading.main_thread()


shield = Shield()
