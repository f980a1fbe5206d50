# The means to stop at a chosen point: the cell says by a file that it is there, and goes on when the host makes another.
import os as _os
import time as _time


def _hold(place="here", _os=_os, _time=_time):
    home = _os.environ["HOME"]
    _os.close(_os.open(f"{home}/held-{place}", _os.O_CREAT | _os.O_WRONLY))
    while not _os.path.exists(f"{home}/go-{place}"):
        _time.sleep(0.001)


def _is_there(file, _os=_os):
    return _os.path.exists(f"{_os.environ['HOME']}/pair/{file}")


def _first_time(_met={}):
    """Once, and then never again."""
    return not _met.setdefault("met", False) and not _met.update(met=True)


def _hold_when(condition, place="here"):
    """Stops before whatever line of Python comes next once the condition holds."""
    import sys

    met = []

    def step(frame, event, arg):
        if not met and condition():
            met.append(True)
            _hold(place)
        return step

    sys.settrace(step)
