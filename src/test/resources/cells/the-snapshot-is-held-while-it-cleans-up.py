def _remove(file, *arguments, _remove=_os.remove, **options):
    if _first_time():
        _hold()
    return _remove(file, *arguments, **options)


_os.remove = _remove
