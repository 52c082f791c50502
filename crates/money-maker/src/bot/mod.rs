//! Players for both editions. They see only what their seat sees, and keep no memory.

mod guide;
mod novice;
mod trader;

use game_core::Game;

use crate::action::Action;
use crate::config::Config;
use crate::view::{Own, Public};

pub use guide::{BankGuide, BankMaster, MASTER};
pub use novice::Novice;
pub use trader::{Trader, Weights};

/// Either edition, as far as its players care.
pub trait Played: Game<Action = Action, Config = Config, Public = Public, Own = Own> {}
impl<G: Game<Action = Action, Config = Config, Public = Public, Own = Own>> Played for G {}
