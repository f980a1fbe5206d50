"""Tools of Model Context Protocol servers, which the host holds; the kernel itself needs nothing installed for them."""

from __future__ import annotations

from typing import Any

from .host import typed_request


async def call(server: str, tool: str, arguments: dict[str, Any] | None = None) -> Any:
    """Has the host call a tool of one of its servers, and returns what the tool answered.

    Raises RuntimeError in the host's words if it knows no such server or tool, or the tool failed.
    """
    return await typed_request("mcp_call", {"server": server, "tool": tool, "arguments": arguments or {}})
