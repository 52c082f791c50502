//! Two well-known games on the house's own [`game_core::Game`], and rollouts to time them with.
//!
//! They are measured beside OpenSpiel (`peers.py`), which has both games too: leduc poker, small and quick, and
//! goofspiel with hidden bids, long and wide. Nothing of this is part of the program; what a game for people
//! needs besides the rules (messages, a rules page, a bot) is left out.
//!
//! [`tick`] is a third game, as small as can be, for the server to be measured with ([`load`]).

pub mod goofspiel;
pub mod leduc;
pub mod load;
mod rollout;
pub mod tick;
mod trace;

pub use goofspiel::Goofspiel;
pub use leduc::Leduc;
pub use rollout::{Tally, roll_out};
pub use trace::trace;
