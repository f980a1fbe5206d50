# A KeyboardInterrupt that no host asked for, when all values are assigned.
import signal as _signal

_ns = globals()


def _install(number, handler, _install=_signal.signal):
    before = _install(number, handler)
    if "a" in _ns and "b" in _ns and not _met:
        _met.append(True)
        raise KeyboardInterrupt
    return before


_met = []
_signal.signal = _install
