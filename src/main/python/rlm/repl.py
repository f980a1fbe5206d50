"""The kernel: ``python -m rlm.repl`` serves a host's requests, one at a time, and gives every interrupt its one owner.

Whose is an interrupt?

A request passes through these states; the names are the module's globals that say so::

    queued      its id is in _inflight
    running     _active names it, and its task
    handoff     _active names it still, and its task is done
    finishing   _finishing_rid is its id
    finished    its id is nowhere any more; then, and not earlier, the host is told

The reader's thread takes an interrupt from the host and decides, under _interrupt_lock, whom it is for. One for a queued
request is parked: by id, or, if it names none and nothing runs, for whichever request starts next. One for the request
that runs makes it the _sigint_target, and a SIGINT is sent to the main thread. All others are dropped.

The handler runs on the main thread, between any two instructions, and so takes no lock. What it does depends on what the
main thread is at: in the cell's own code it raises KeyboardInterrupt; while the cell waits it cancels the cell's task; in
a task of the user's that keeps the loop from going on it does both. Once the task is done it only notes the interrupt in
_handoff_interrupted, and the request ends as an interrupted one. Delivered or noted, it is used up; a SIGINT that finds no
target is nobody's, and is ignored.

A finished request leaves nothing behind: no target, no note, no parked interrupt that names it.
"""

from __future__ import annotations

import asyncio
import ctypes  # the owner's watch reaches Windows through it; who replaces it finds it here
import signal
import sys
import threading
from types import FrameType
from typing import Any, Awaitable, Callable, Coroutine

from . import forked, process, wire
from .cells import Outcome, compile_cell, context_of, ended_by, run_cell
from .host import close_host, emit, host_request, is_active, open_host, reply
from .interrupts import signal_main_thread, take_sigint, task_in
from .owner import resolve_owner_pid as _resolve_owner_pid
from .owner import wait_owner_windows as _wait_owner_windows
from .pair import reason
from .shell import kill_forsaken
from .shield import shield
from .state import MAX_BYTES, MAX_VARIABLE_BYTES, option_error, user_names
from .state import restore as _restore_state
from .state import snapshot as _snapshot_state
from .streams import drain as _drain_output
from .streams import start_pump
from .wire import ProtocolError
from .wire import send as _send

__all__ = ["emit", "host_request", "is_active"]

Request = dict[str, Any]
Namespace = dict[str, Any]

_inflight: set[str] = set()
_pending_interrupts: dict[str, Any] = {"ids": set(), "any": False}
_active: dict[str, Any] = {"task": None, "rid": None, "interrupted": False}
_finishing_rid: str | None = None
_sigint_target: str | None = None
_handoff_interrupted = False
_interrupt_lock = threading.Lock()

_loop: asyncio.AbstractEventLoop | None = None
_server: asyncio.Task[Any] | None = None  # the kernel's own task: nothing is ever raised into it
_requests: asyncio.Queue[Request]


def _request_interrupt(target: str | None) -> None:
    """Takes an interrupt from the host, for this request or for whichever runs; on the reader's thread."""
    global _sigint_target
    with _interrupt_lock:
        current = _active["rid"] if _finishing_rid is None else _finishing_rid
        if target is None and current is None:
            _pending_interrupts["any"] = bool(_inflight)
        elif target is None or target == current:
            _sigint_target = current
            if signal_main_thread(_sigint_handler):
                _sigint_target = None
            if _loop is not None and not _loop.is_closed():
                _loop.call_soon_threadsafe(_interrupt_on_loop, current)
        elif target in _inflight:
            _pending_interrupts["ids"].add(target)


def _undelivered() -> bool:
    return _sigint_target is not None


def _signal_again() -> None:
    """Sends the signal once more for an interrupt that has not been delivered; on the reader's thread.

    One that arrives when the main thread has looked for signals and has not yet begun to wait does not wake it.
    """
    with _interrupt_lock:
        if _undelivered():
            signal_main_thread(_sigint_handler)


def _interrupt_on_loop(target: str) -> None:
    """Wakes the loop, which a cancelled task does not; and delivers the interrupt if the signal has not."""
    if _sigint_target == target:
        _sigint_handler(signal.SIGINT, sys._getframe())


def _sigint_handler(signum: int, frame: FrameType | None) -> None:
    """Delivers the interrupt to its target, on the main thread; see the module's description."""
    global _sigint_target, _handoff_interrupted
    if shield.holds_back():
        return
    target, task = _sigint_target, _active["task"]
    if target is None:
        return
    if target == _finishing_rid or (target == _active["rid"] and task.done()):
        _handoff_interrupted = True
        return
    if target != _active["rid"]:
        return
    _sigint_target = None
    _active["interrupted"] = True
    hit = task_in(frame or sys._getframe(), _loop)
    if hit is not task:
        task.cancel()
    if hit is not None and hit is not _server:
        shield.raising()
        raise KeyboardInterrupt


def _consume_handoff_interrupt() -> bool:
    """Whether an interrupt was noted after the task was done; asking uses it up."""
    global _handoff_interrupted
    noted, _handoff_interrupted = _handoff_interrupted, False
    return noted


def _consume_parked(rid: str) -> bool:
    """Whether an interrupt waited for this request; asking uses it up. Under the lock."""
    parked = rid in _pending_interrupts["ids"] or _pending_interrupts["any"]
    _pending_interrupts["ids"].discard(rid)
    _pending_interrupts["any"] = False
    return parked


async def _run_guarded(task: asyncio.Task[Any], rid: str) -> Any:
    """Runs a request's task, to which its interrupts go meanwhile; returns its result, or the exception that ended it."""
    global _finishing_rid, _server
    _server = asyncio.current_task()
    done = asyncio.get_running_loop().create_future()
    task.add_done_callback(done.set_result)
    with _interrupt_lock:
        _active.update(task=task, rid=rid, interrupted=False)
        if _consume_parked(rid):
            _active["interrupted"] = True
            task.cancel()
    await done
    with _interrupt_lock:
        _finishing_rid = rid  # first: the handler, which takes no lock, must find the request under one name or the other
        _active.update(task=None, rid=None)
    if task.cancelled():
        return asyncio.CancelledError()
    return task.exception() or task.result()


def _finish_request(rid: str, started: bool = True) -> bool:
    """Forgets a request; returns whether an interrupt came that had not been delivered."""
    global _finishing_rid, _sigint_target
    with _interrupt_lock:
        late = _consume_handoff_interrupt() or _sigint_target == rid
        if not started:
            late |= _consume_parked(rid)  # what waited for the next request to start has met it
        _inflight.discard(rid)
        _pending_interrupts["ids"].discard(rid)
        if not _inflight:
            _pending_interrupts["any"] = False
        if _sigint_target == rid:
            _sigint_target = None
        if _finishing_rid == rid:
            _finishing_rid = None
        return late


def _done(req: Request, status: str, **more: Any) -> None:
    req["answered"] = True
    _send({"event": "done", "id": req["id"], "status": status, **more})


async def _handle_request(handler: Callable[[Request, Namespace], Awaitable[None]], req: Request, ns: Namespace) -> None:
    """Serves a request; whatever goes wrong in the serving itself, the request is finished and answered."""
    try:
        await handler(req, ns)
    except BaseException as error:  # a signal handler of the user's, say, that raised in the kernel's own code
        if _active["rid"] == req["id"]:
            _active["task"].cancel()
            _active.update(task=None, rid=None)
        if req["id"] in _inflight:
            _finish_request(req["id"])
        if not req.get("answered"):
            _done(req, "error", reason=reason(error))


async def _handle_execute(req: Request, ns: Namespace) -> None:
    rid = req["id"]
    try:
        cell = compile_cell(req["code"])
    except BaseException as error:
        _finish_request(rid, started=False)
        _tell_end(req, ended_by(error))
        return
    running = run_cell(cell, ns, lambda: _active["interrupted"])
    outcome = await _run_guarded(asyncio.Task(running, context=context_of(rid)), rid)
    if isinstance(outcome, BaseException):  # before the cell's first instruction, or after its last
        outcome = ended_by(outcome, _active["interrupted"])
    if _active["interrupted"]:
        kill_forsaken(rid)
    _drain_output()
    if _finish_request(rid) and outcome.failure is None:
        outcome = ended_by(KeyboardInterrupt())
    _tell_end(req, outcome)


def _tell_end(req: Request, outcome: Outcome) -> None:
    if outcome.failure is not None:
        _send({"event": "error", "id": req["id"], **outcome.failure._asdict()})
    elif outcome.text is not None:
        _send({"event": "result", "id": req["id"], "text": outcome.text})
    _done(req, "error" if outcome.failure else "ok")


async def _handle_state(req: Request, ns: Namespace) -> None:
    """Serves a snapshot or a restore. What has been committed has happened, whatever interrupt came after."""
    committed: list[dict[str, Any]] = []
    answer = await _run_guarded(asyncio.Task(_serve_state(req, ns, committed)), req["id"])
    if isinstance(answer, (KeyboardInterrupt, asyncio.CancelledError)):
        answer = committed[0] if committed and _active["interrupted"] else {"error": "interrupted"}
    elif isinstance(answer, BaseException):
        answer = {"error": reason(answer)}
    _drain_output()
    _finish_request(req["id"])
    if "error" in answer:
        _done(req, "error", reason=answer["error"])
    else:
        _done(req, "ok", **answer)


async def _serve_state(req: Request, ns: Namespace, committed: list[dict[str, Any]]) -> dict[str, Any] | BaseException:
    try:
        if req["type"] == "restore":
            return _restore_state(ns, req["path"], committed)
        return option_error(req) or _snapshot_state(
            ns,
            req["path"],
            req["manifest_path"],
            req.get("max_bytes", MAX_BYTES),
            req.get("max_variable_bytes", MAX_VARIABLE_BYTES),
            req.get("prune_oversized", False),
            committed,
        )
    except BaseException as error:
        return error.with_traceback(None)  # whose frames hold all that was being pickled


async def _handle_list_names(req: Request, ns: Namespace) -> None:
    _done(req, "ok", names=sorted(user_names(ns)))


def _accept(line: bytes) -> None:
    """Takes a line from the host, on the reader's thread."""
    try:
        req = wire.parse(line)
        if req["type"] == "interrupt":
            _request_interrupt(req.get("id"))
        elif req["type"] == "host_reply":
            reply(req["id"], req["data"])
        else:
            _enqueue(req)
    except Exception as error:  # of whatever kind: a reader that died would leave the kernel deaf
        told = str(error) if isinstance(error, ProtocolError) else reason(error)
        _send({"event": "error", "id": None, "ename": "ProtocolError", "evalue": told, "traceback": []})


def _enqueue(req: Request) -> None:
    if req["type"] in ("execute", "snapshot", "restore"):
        with _interrupt_lock:
            if req["id"] in _inflight:
                raise ProtocolError(f"duplicate id of a request that is not done: {req['id']!r}"[:200])
            _inflight.add(req["id"])
    if req["type"] == "shutdown":
        close_host("the host shuts the kernel down")
    _loop.call_soon_threadsafe(_requests.put_nowait, req)


def _read_requests(descriptor: int) -> None:
    """The reader's thread. Once the host has closed standard input, it sees to it that the process ends in time."""
    for line in wire.lines(descriptor, _undelivered, _signal_again):
        if line.strip():
            _accept(line)
    close_host("the host has gone")
    _loop.call_soon_threadsafe(_requests.put_nowait, {"type": "shutdown"})
    process.end_in_time(lambda: _request_interrupt(None))


async def _serve(ns: Namespace) -> Request:
    """Serves requests in the order of their coming until one asks for the end, and returns that one."""
    asyncio._unregister_task(asyncio.current_task())  # a cell that gathers or cancels all tasks means its own
    while (req := await _requests.get())["type"] != "shutdown":
        take_sigint(_sigint_handler)  # whatever a cell has done to it was for itself, not for the cells after it
        handlers = {"execute": _handle_execute, "list_names": _handle_list_names}
        await _handle_request(handlers.get(req["type"], _handle_state), req, ns)
    return req


def _run(server: Coroutine[Any, Any, Request]) -> Request | None:
    """Runs the loop until the kernel's task is done; None if that failed, through something of the user's."""
    task = _loop.create_task(server)
    while not task.done():
        try:
            _loop.run_until_complete(task)
        except BaseException:
            pass  # a task's KeyboardInterrupt or SystemExit on its way through, or a cell has stopped the loop
        forked.leave_if_copy()
    return None if task.cancelled() or task.exception() else task.result()


def _start() -> Namespace:
    """Takes the process over, and says that the kernel is ready once all that serves stands."""
    global _loop, _requests
    owner = _resolve_owner_pid()  # first: a parent that goes meanwhile must be missed
    requests = process.take_over()
    ns = process.namespace()
    _loop = asyncio.new_event_loop()
    asyncio.set_event_loop(_loop)
    _requests = asyncio.Queue()
    shield.deliver = lambda: _sigint_handler(signal.SIGINT, sys._getframe())
    # A forked copy ends with the code that made it, and SIGINT is to it what it is to any program.
    forked.at_fork(_loop.stop, lambda: take_sigint(signal.default_int_handler))
    take_sigint(_sigint_handler)
    open_host()
    begin = threading.Event()
    start_pump(lambda pump: process.start_thread(begin, pump))
    process.start_thread(begin, process.watch_owner, owner)
    process.start_thread(begin, _read_requests, requests)
    process.has_started()
    _send({"event": "ready", "protocol": wire.PROTOCOL, "python": sys.version.split()[0]})
    begin.set()
    return ns


def main() -> None:
    """Serves until the host asks for the end, or has gone. Does not return."""
    try:
        ns = _start()
    except BaseException as error:
        process.fail_to_start(error)
    while (last := _run(_serve(ns))) is None:
        pass
    process.say_goodbye(ns, _loop)
    _drain_output()
    if last.get("id") is not None:
        _done(last, "ok")
    process.leave(0)


if __name__ == "__main__":
    # Cells import this module by its name, and must find the one that serves them.
    __name__ = "rlm.repl"
    sys.modules[__name__] = sys.modules["rlm"].repl = sys.modules["__main__"]
    main()
