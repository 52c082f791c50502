//! Auctions as machines: they know bids and seats, never money. The game checks purses and pays.

mod clockwise;
mod outcry;
mod sealed;

pub use clockwise::ClockwiseAuction;
pub use outcry::{Outcry, OutcryRefusal, Raised};
pub use sealed::{Sealed, SealedRefusal};
