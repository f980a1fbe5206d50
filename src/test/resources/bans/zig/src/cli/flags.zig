//! What the command line says.
// folder rule 5 exemption: a word that is compared with what was typed; nothing is run with it.

const std = @import("std");

pub fn isConfig(word: []const u8) bool {
    return std.mem.eql(u8, word, "-c") or std.mem.eql(u8, word, "--config");
}
