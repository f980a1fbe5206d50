//! Keys, as a terminal sends them.
// folder rule 4 exemption: the names of keys are what terminals call them.

pub const up = "\x1b[A";
pub const down = "\x1b[B";
