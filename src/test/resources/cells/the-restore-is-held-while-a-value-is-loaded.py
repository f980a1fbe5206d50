# The second value: the first one is staged already.
import dill as _dill

_loaded = []


def _loads(blob, *arguments, _loads=_dill.loads, **options):
    _loaded.append(blob)
    if len(_loaded) == 2:
        _hold()
    return _loads(blob, *arguments, **options)


_dill.loads = _loads
