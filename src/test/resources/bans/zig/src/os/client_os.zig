//! What a client asks of the system.

const std = @import("std");

pub const Socket = std.posix.fd_t;
pub const Peer = struct { uid: std.posix.uid_t, pid: std.posix.pid_t };

/// Who is at the other end; null if the system will not say.
pub fn peerCred(socket: Socket) ?Peer {
    var peer: Peer = undefined;
    std.posix.getsockopt(socket, std.posix.SOL.SOCKET, std.posix.SO.PEERCRED, std.mem.asBytes(&peer)) catch return null;
    return peer;
}

/// Sends all of it. A peer that has gone is an error and never a signal.
pub fn sendNoSig(to: Socket, bytes: []const u8) !void {
    var sent: usize = 0;
    while (sent < bytes.len) sent += try std.posix.send(to, bytes[sent..], std.posix.MSG.NOSIGNAL);
}

pub fn ownUid() std.posix.uid_t {
    return std.posix.geteuid();
}
