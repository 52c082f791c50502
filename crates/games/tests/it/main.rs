//! One integration binary: the house's own machinery on a toy, and every listed game through it.

mod running;
mod soak;
mod toy;
