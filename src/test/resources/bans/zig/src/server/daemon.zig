//! The daemon: one loop over its socket, its sessions and their clients.

const std = @import("std");
const server_os = @import("../os/server_os.zig");

pub const Daemon = struct {
    listener: server_os.Socket,

    pub fn answer(self: *Daemon, peer: server_os.Socket, bytes: []const u8) !void {
        _ = self;
        try server_os.sendNoSigNoWait(peer, bytes);
    }
};

test "a closed descriptor is no stream" {
    const linux = std.os.linux;
    try std.testing.expectEqual(linux.E.BADF, linux.E.init(linux.close(1 << 20)));
    try std.testing.expectError(error.FileNotFound, std.fs.openFileAbsolute("/proc/nobody", .{}));
}
