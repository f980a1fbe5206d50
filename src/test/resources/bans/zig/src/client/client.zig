//! A client of one session, whatever shows it: a terminal, a test, a page.

const client_os = @import("../os/client_os.zig");

pub const Client = struct {
    socket: client_os.Socket,

    /// Sends what was typed. A peer that has gone is an error and no signal.
    pub fn send(self: *Client, bytes: []const u8) !void {
        try client_os.sendNoSig(self.socket, bytes);
    }

    /// Only the same user may raise a prompt.
    pub fn mayAsk(self: *Client) bool {
        const peer = client_os.peerCred(self.socket) orelse return false;
        return peer.uid == client_os.ownUid();
    }
};

test "a client needs no terminal" {
    const std = @import("std");
    try std.testing.expect(!std.posix.isatty(0) or true);
}

pub const Redial = struct { pending: bool = false };
