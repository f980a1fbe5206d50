import os as _os


def _replace(source, target, _replace=_os.replace):
    if str(target).endswith("payload"):
        raise OSError("the payload stays where it is")
    return _replace(source, target)


_os.replace = _replace
