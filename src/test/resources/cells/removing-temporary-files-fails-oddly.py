import os as _os
import signal as _signal

_handler_before = _signal.getsignal(_signal.SIGINT)


def _remove(file, *arguments, **options):
    raise RuntimeError("an odd failure to remove")


_os.remove = _remove
