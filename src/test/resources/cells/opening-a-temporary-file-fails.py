# The file is made, and nothing can be written to it: its bare descriptor is the kernel's to close.
import os as _os
import tempfile as _tempfile

_made = []


def _mkstemp(*arguments, _mkstemp=_tempfile.mkstemp, **options):
    made = _mkstemp(*arguments, **options)
    _made.append(made[0])
    return made


def _fdopen(descriptor, *arguments, _fdopen=_os.fdopen, **options):
    if descriptor in _made:
        raise OSError("this descriptor cannot be opened")
    return _fdopen(descriptor, *arguments, **options)


_tempfile.mkstemp = _mkstemp
_os.fdopen = _fdopen
_before = len(_os.listdir("/dev/fd"))
