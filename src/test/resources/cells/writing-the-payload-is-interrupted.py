# By a signal of the system's, when a part of it is in the file already. Only the payload is a dictionary here.
import dill as _dill


def _dump(value, file, *arguments, _dump=_dill.dump, **options):
    if not isinstance(value, dict):
        return _dump(value, file, *arguments, **options)
    file.write(b"half of it")
    raise KeyboardInterrupt


_dill.dump = _dump
