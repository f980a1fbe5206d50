_ns = globals()
_hold_when(lambda: ("a" in _ns) != ("b" in _ns))
