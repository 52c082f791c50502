//! One integration binary: the house's own machinery on a toy, and every listed game through it.

mod any_match;
mod conformance;
mod contest;
mod fairness;
mod fuzz;
mod listed;
mod named;
mod new_game;
mod old_records;
mod previews;
mod records;
mod rules_pages;
mod setup_limits;
mod soak;
mod tables;
mod toy;
mod typescript;
