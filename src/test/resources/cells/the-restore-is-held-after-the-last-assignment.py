_ns = globals()
_hold_when(lambda: "a" in _ns and "b" in _ns)
