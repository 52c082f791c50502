//! One integration binary: the house's own machinery on a toy, and every listed game through it.

mod any_match;
mod conformance;
mod contest;
mod fairness;
mod forks;
mod fuzz;
mod guided;
mod languages;
mod listed;
mod literals;
mod named;
mod new_game;
mod old_records;
mod positions;
mod previews;
mod records;
mod rules_pages;
mod sentences;
mod setup_limits;
mod snapshots;
mod soak;
mod tables;
mod toy;
mod typescript;
