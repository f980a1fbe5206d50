//! A session and its shell.

const server_os = @import("../os/server_os.zig");

// folder rule 5 exemption: where the user names no shell and the system knows none, this is the documented default.
pub const default_shell = "/bin/sh";

pub fn start(shell: ?[]const u8) !server_os.Child {
    return server_os.startWithPty(&.{shell orelse default_shell}, .{ .columns = 80, .rows = 24 });
}

test "a command line runs in the shell" {
    _ = &[_][]const u8{ "/bin/sh", "-c", "exit 3" };
}
