# By a signal of the system's, and not by the host.
import json as _json


def _dump(*arguments, _dump=_json.dump, **options):
    _json.dump = _dump
    raise KeyboardInterrupt


_json.dump = _dump
