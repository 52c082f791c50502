//! Auctions as machines: they know bids and seats, never money. The game checks purses and pays.

mod around;
mod outcry;
mod sealed;

pub use around::Around;
pub use outcry::{Outcry, OutcryRefusal, Raised};
pub use sealed::{Sealed, SealedRefusal};
