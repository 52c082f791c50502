//! One integration binary: the house's own machinery on a toy, and every listed game through it.

mod any_match;
mod conformance;
mod contest;
mod fuzz;
mod listed;
mod named;
mod old_records;
mod records;
mod rules_pages;
mod setup_limits;
mod soak;
mod toy;
mod typescript;
