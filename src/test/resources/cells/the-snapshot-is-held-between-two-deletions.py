_ns = globals()
_hold_when(lambda: ("big" in _ns) != ("bigger" in _ns))
