"""Cells: program text of the host, compiled with top-level await, run in one namespace, and its failures told."""

from __future__ import annotations

import __future__
import ast
import asyncio
import inspect
import itertools
import linecache
import os
import sys
import traceback
from contextvars import Context, copy_context
from types import CodeType
from typing import Any, Callable, NamedTuple

from . import forked
from .shield import shield
from .wire import cell_id

_KERNEL = os.path.dirname(os.path.abspath(__file__)) + os.sep
_FUTURES = sum(getattr(__future__, name).compiler_flag for name in __future__.all_feature_names)
_UNTELLABLE = "<exception str() failed>"

_numbers = itertools.count(1)
_futures = 0  # what earlier cells imported from __future__ holds for later ones


class Cell(NamedTuple):
    """Compiled program text: the statements, and the expression at the end whose value is the cell's, if there is one."""

    body: CodeType
    tail: CodeType | None


class Failure(NamedTuple):
    """An exception as the host is told of it."""

    ename: str
    evalue: str
    traceback: list[str]


class Outcome(NamedTuple):
    """How a cell ended: with the text of its value, with a failure, or with neither."""

    text: str | None
    failure: Failure | None


def compile_cell(code: str) -> Cell:
    """Compiles program text; whatever the compiler raises, which is more than SyntaxError, passes through."""
    global _futures
    name = f"<cell-{next(_numbers)}>"
    # Without a time of change the entry outlives every check of the cache: tracebacks find the text for ever.
    linecache.cache[name] = (len(code), None, code.splitlines(keepends=True), name)
    flags = ast.PyCF_ALLOW_TOP_LEVEL_AWAIT | _futures
    tree = compile(code, name, "exec", flags | ast.PyCF_ONLY_AST, dont_inherit=True)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    body = compile(tree, name, "exec", flags, dont_inherit=True)
    flags |= body.co_flags & _FUTURES
    tail = None if last is None else compile(ast.Expression(last.value), name, "eval", flags, dont_inherit=True)
    _futures |= body.co_flags & _FUTURES
    return Cell(body, tail)


def context_of(cell: str) -> Context:
    """The context to run a cell in.

    All cells share it, so what one sets in it, the precision of decimals for instance, holds for the next. Their tasks
    copy it, so each goes on speaking for the cell that started it.
    """
    _context.run(cell_id.set, cell)
    return _context


_context = copy_context()


async def run_cell(cell: Cell, ns: dict[str, Any], interrupted: Callable[[], bool]) -> Outcome:
    """Runs a cell to its end, the text of its value and of its exception included: these are the cell's own code too.

    interrupted: whether the cancellation that ends the cell was an interrupt
    """
    try:
        try:
            text = await _value(cell, ns)
        finally:
            _flush()
    except BaseException as error:
        forked.leave_if_copy(error, lambda each: "".join(describe(each).traceback))
        return Outcome(None, describe(_as_interrupt(error) if interrupted() else error))
    forked.leave_if_copy()
    return Outcome(text, None)


def ended_by(error: BaseException, interrupted: bool = False) -> Outcome:
    """The outcome of a cell that an exception ended from outside of its code.

    What it interrupted is left out: telling of that would run code of the cell's, and nothing could end it any more.
    """
    error = _as_interrupt(error) if interrupted else error
    error.__cause__ = error.__context__ = None
    return Outcome(None, describe(error))


def _as_interrupt(error: BaseException) -> BaseException:
    """An interrupt of a cell that waits is delivered as a cancellation, and reported as what it was."""
    if isinstance(error, asyncio.CancelledError):
        return KeyboardInterrupt().with_traceback(error.__traceback__)
    return error


async def _value(cell: Cell, ns: dict[str, Any]) -> str | None:
    await _evaluate(cell.body, ns)
    if cell.tail is None:
        return None
    value = await _evaluate(cell.tail, ns)
    if value is None:
        return None
    ns["_"] = value
    return repr(value)


async def _evaluate(code: CodeType, ns: dict[str, Any]) -> Any:
    if not code.co_flags & inspect.CO_COROUTINE:
        return eval(code, ns)
    started = None
    try:
        with shield:  # so that an interrupt finds it in our hands; nothing of the cell's runs yet
            started = eval(code, ns)
        return await started
    finally:
        if started is not None:
            started.close()


def _flush() -> None:
    """Flushes the streams as they are now; a cell may have put anything in their places."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except Exception:
            pass


def describe(error: BaseException) -> Failure:
    """An exception in words; never raises because of what the exception is like."""
    name = type(error).__name__
    try:
        text = str(error)
    except Exception:
        text = _UNTELLABLE
    try:
        lines = _traceback(error)
    except Exception:
        lines = [f"{name}: {text}\n"]
    return Failure(name, text, lines)


def _traceback(error: BaseException) -> list[str]:
    told = traceback.TracebackException(type(error), error, error.__traceback__, compact=True)
    _trim(told)
    if any(frame.filename.startswith("<cell-") for frame in told.stack):
        return list(told.format())
    return list(told.format_exception_only())


def _trim(told: traceback.TracebackException | None) -> None:
    """Leaves out what is not the cell's business: frames of the kernel, and all that came before the cell."""
    if told is None:
        return
    frames = told.stack
    start = next((at for at, frame in enumerate(frames) if frame.filename.startswith("<cell-")), 0)
    frames[:] = [frame for frame in frames[start:] if not frame.filename.startswith(_KERNEL)]
    for other in (told.__cause__, told.__context__, *(getattr(told, "exceptions", None) or ())):
        _trim(other)
