//! One integration binary: the house's own machinery on a toy, and every listed game through it.

mod contest;
mod listed;
mod old_records;
mod records;
mod rules_pages;
mod running;
mod soak;
mod toy;
