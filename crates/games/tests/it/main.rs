//! One integration binary: the house's own machinery on a toy, and every listed game through it.

mod contest;
mod fuzz;
mod listed;
mod old_records;
mod records;
mod running;
mod soak;
mod toy;
