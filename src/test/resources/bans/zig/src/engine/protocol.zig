//! Frames between client and daemon.
// folder rule 4 exemption: a repaint travels as the bytes that a terminal takes.

pub const repaint_all = "\x1b[H\x1b[2J";

pub const Kind = enum(u8) { attach, detach, input, output, resize };
