//! Two well-known games on [`game_core::Game`], and rollouts to time them.
//!
//! They are measured beside OpenSpiel (`peers.py`), which has both games: leduc poker, small and quick, and goofspiel
//! with hidden bids, long and wide. None of this is part of the program; what a game for people needs besides rules
//! (messages, a rules page, a bot) is left out.
//!
//! [`tick`] is a minimal third game, with which the server is measured ([`load`]).

pub mod goofspiel;
pub mod leduc;
pub mod load;
pub mod meeting;
mod rollout;
pub mod tick;
mod trace;

pub use goofspiel::Goofspiel;
pub use leduc::Leduc;
pub use rollout::{Tally, roll_out};
pub use trace::trace;
