//! Lines that have left the screen.

const std = @import("std");

pub const History = struct {
    lines: std.ArrayListUnmanaged([]const u8) = .{},

    pub fn keep(self: *History, gpa: std.mem.Allocator, line: []const u8) !void {
        try self.lines.append(gpa, line);
    }
};

test "what is kept is plain" {
    try std.testing.expect(std.mem.indexOf(u8, "kept", "\x1b") == null);
}
