import sys as _sys

_ns = globals()


def _hold_at(point):
    seen = []

    def step(frame, event, arg):
        if len(seen) < point and ("a" in _ns or "b" in _ns):
            seen.append(event)
            if len(seen) == point:
                _hold(f"at-{point}")
        return step

    _sys.settrace(step)


def _hold_no_more():
    _sys.settrace(None)
