# Leaves a callback to the loop that looks at the handler once a file is there, and blocks the loop until it may go on.
import asyncio as _asyncio
import signal as _signal

_own = _signal.getsignal(_signal.SIGINT)
_seen = None


def _look():
    global _seen
    if _os.path.exists(f"{_os.environ['HOME']}/start-look"):
        _seen = _signal.getsignal(_signal.SIGINT)
        _hold("look")
    else:
        _asyncio.get_event_loop().call_later(0.002, _look)


_asyncio.get_running_loop().call_soon(_look)
