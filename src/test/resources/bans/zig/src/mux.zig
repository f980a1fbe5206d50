//! The one module that names the others: who builds a front end of their own begins here.

pub const version = "1.4.0";
pub const engine = @import("engine/engine.zig");
pub const client = @import("client/client.zig");
