def _replace(source, target, _replace=_os.replace):
    _replace(source, target)
    if str(target).endswith("payload") and _first_time():
        _hold()


_os.replace = _replace
