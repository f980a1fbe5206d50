//! All sessions side by side, painted for a person. This folder may write to a terminal: rule 4 does not list it.

pub fn clear(out: anytype) !void {
    try out.writeAll("\x1b[2J");
}
