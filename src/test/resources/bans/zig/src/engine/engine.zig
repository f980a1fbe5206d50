//! The screen: cells, a cursor, and what a program's output does to them.
//!
//! folder rule 4 exemption: terminal bytes are what this file is about; none of them is sent anywhere from here.

const std = @import("std");

pub const Screen = struct {
    row: u16 = 0,
    column: u16 = 0,

    /// Takes one byte of a program's output.
    pub fn take(self: *Screen, byte: u8) void {
        switch (byte) {
            '\x1b' => self.column = self.column,
            '\n' => self.row += 1,
            else => self.column += 1,
        }
    }
};

test "a line end moves the cursor down" {
    var screen = Screen{};
    for ("\x1b[31mred\n") |byte| screen.take(byte);
    try std.testing.expectEqual(@as(u16, 1), screen.row);
}
