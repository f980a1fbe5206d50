"""The owner: the process for whose sake the kernel runs. When it has gone, the kernel has no reason to stay."""

from __future__ import annotations

import ctypes
import os
import select
import time

VARIABLE = "PRIME_AGENT_KERNEL_OWNER_PID"

_PERIOD = 0.5


def resolve_owner_pid() -> int:
    """The owner that the environment names; without a sensible one, the parent."""
    try:
        named = int(os.environ.get(VARIABLE, ""))
    except ValueError:
        named = 0
    return named if named > 0 else os.getppid()


def wait_owner(pid: int) -> None:
    """Returns when the owner has ended."""
    if os.name == "nt":
        wait_owner_windows(pid)
    elif not _wait_pidfd(pid):
        _wait_polling(pid)


def _wait_pidfd(pid: int) -> bool:
    """Waits without looking again and again, where the system can; false where it cannot."""
    try:
        watch = os.pidfd_open(pid)
    except ProcessLookupError:
        return True
    except (AttributeError, OSError):
        return False
    try:
        poll = select.poll()
        poll.register(watch, select.POLLIN)
        poll.poll()
    finally:
        os.close(watch)
    return True


def _wait_polling(pid: int) -> None:
    is_parent = pid == os.getppid()
    while _alive(pid) and not (is_parent and os.getppid() != pid):
        time.sleep(_PERIOD)


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True  # it is there, only not ours
    return True


def wait_owner_windows(pid: int) -> None:
    """Waits on a handle of the process; returns at once if there is no such process."""
    from ctypes import wintypes

    kernel32 = ctypes.WinDLL("kernel32", use_last_error=True)
    kernel32.OpenProcess.argtypes = [wintypes.DWORD, wintypes.BOOL, wintypes.DWORD]
    kernel32.OpenProcess.restype = wintypes.HANDLE
    kernel32.WaitForSingleObject.argtypes = [wintypes.HANDLE, wintypes.DWORD]
    kernel32.WaitForSingleObject.restype = wintypes.DWORD
    kernel32.CloseHandle.argtypes = [wintypes.HANDLE]
    kernel32.CloseHandle.restype = wintypes.BOOL
    synchronize, for_ever = 0x0010_0000, 0xFFFF_FFFF
    handle = kernel32.OpenProcess(synchronize, False, pid)
    if not handle:
        return
    try:
        kernel32.WaitForSingleObject(handle, for_ever)
    finally:
        kernel32.CloseHandle(handle)
