import os as _os


def _replace(source, target, _replace=_os.replace):
    if str(target).endswith("manifest"):
        raise OSError("the manifest stays where it is")
    return _replace(source, target)


_os.replace = _replace
