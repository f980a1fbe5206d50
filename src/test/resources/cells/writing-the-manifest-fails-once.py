import json as _json


def _dump(*arguments, _dump=_json.dump, **options):
    _json.dump = _dump
    raise OSError("no manifest can be written")


_json.dump = _dump
