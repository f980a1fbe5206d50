"""Restored functions that read and write the namespace they are restored into.

A function is pickled with a copy of the globals it uses. Created on that copy it would never see a name that is bound
anew. So while a payload is read, functions of cells are created on the namespace itself.
"""

from __future__ import annotations

from contextlib import contextmanager
from types import ModuleType
from typing import Any, Iterator


class Carried:
    """Globals that came along with functions: for names that the namespace turns out not to have."""

    def __init__(self) -> None:
        self._copies: list[dict[str, Any]] = []

    def came(self, copy: dict[str, Any]) -> None:
        self._copies.append(copy)

    def taken(self) -> dict[str, Any]:
        """What has come since the last time. To be asked when a value is complete: copies are filled last."""
        names = {name: value for copy in self._copies for name, value in copy.items() if not name.startswith("__")}
        self._copies.clear()
        return names


@contextmanager
def live_functions(dill: ModuleType, ns: dict[str, Any]) -> Iterator[Carried]:
    """While inside, functions of cells that dill reads are created on this namespace."""
    carried = Carried()
    create = getattr(dill._dill, "_create_function", None)
    if create is None:
        yield carried  # a dill that makes functions in another way: they keep their copies
        return

    def create_live(code: Any, copy: Any, *rest: Any, **more: Any) -> Any:
        if isinstance(copy, dict) and copy is not ns and copy.get("__name__") == "__main__":
            carried.came(copy)
            copy = ns
        return create(code, copy, *rest, **more)

    dill._dill._create_function = create_live
    try:
        yield carried
    finally:
        dill._dill._create_function = create
