import signal as _signal

_ns = globals()


def _install(number, handler, _install=_signal.signal):
    before = _install(number, handler)
    if "a" in _ns and "b" in _ns and _first_time():
        _hold()
    return before


_signal.signal = _install
