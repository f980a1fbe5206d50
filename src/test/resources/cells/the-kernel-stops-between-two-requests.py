# Leaves a callback to the loop that comes back until a file is there, and then blocks the loop: no request runs then.
import asyncio as _asyncio


def _idle(place="between-requests"):
    if _os.path.exists(f"{_os.environ['HOME']}/start-{place}"):
        _hold(place)
    else:
        _asyncio.get_event_loop().call_later(0.002, _idle)


_asyncio.get_running_loop().call_soon(_idle)
