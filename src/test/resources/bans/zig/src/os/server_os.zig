//! What the daemon asks of the system: each operation once, with what it guarantees. The arm below spells it.

const builtin = @import("builtin");

const arm = switch (builtin.os.tag) {
    .linux => @import("server_os_linux.zig"),
    else => @compileError("nobody has written yet how mux serves on " ++ @tagName(builtin.os.tag)),
};

pub const Socket = arm.Socket;
pub const Child = arm.Child;

/// Sends without waiting. A peer that has gone is an error and never a signal.
pub const sendNoSigNoWait = arm.sendNoSigNoWait;

/// Starts a program with a pty of this size as its terminal.
pub const startWithPty = arm.startWithPty;
