# Holds the cell after this one, which is over by then. The document's own tests replace this function too.
import rlm.repl as _repl


def _drain(_drain=_repl._drain_output, _ends=[]):
    _ends.append(1)
    if len(_ends) == 2:
        _hold()
    return _drain()


_repl._drain_output = _drain
