class _Slow:
    def __reduce__(self):
        _hold()
        return int, (7,)


slow = _Slow()
