"""A Python kernel that a host drives over a pair of pipes, and what its cells may ask of that host.

The kernel itself is ``python -m rlm.repl``; the protocol is described in ``PROTOCOL.md`` beside this file.
"""

from .host import typed_request as host_request
from .shell import bash

__all__ = ["bash", "host_request"]
