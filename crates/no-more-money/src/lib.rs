//! No More Money (Erik Svedäng and Petri Purho), for 3 or 4 players.
//!
//! It is 1929. A round has six steps:
//!
//! 1. **Reveal**: one investment fewer than players is laid out, with its starting gold.
//! 2. **Banker auction**: clockwise, raise or leave; the last one left pays and is the Banker.
//! 3. **Loans**: the Banker lends money fresh from the press for a fee of a tenth; old loans are paid or defaulted on.
//! 4. **Investment auction**: one sealed bid each, everyone pays; all but the lowest take an investment.
//! 5. **Cash in**: gold is only safe once it is off the cards.
//! 6. **Roll**: four dice; at or below the instability a company crashes, the others grow.
//!
//! After the fourth crash (the fifth in the long game) everything crashes, loans are settled one last time, and
//! most gold wins.
//!
//! The rules stand in `rules/`, one file per step; [`Phase`] says what is being waited for.

#![deny(clippy::cast_possible_truncation)]

mod action;
mod audit;
mod books;
mod bot;
mod cards;
mod event;
mod flows;
mod game;
mod gauges;
mod manifest;
mod outlook;
mod phase;
mod rule;
mod rules;
mod score;
mod setup;
mod state;
mod view;

pub use action::{Action, ActionForm, Element, InvestmentId, LoanCardId, LoanId, LoanTerms, Reason};
pub use books::{Kind, Place};
pub use bot::{MASTER, Novice, Trader, TraderGuide};
pub use cards::{Company, DeckFile, Die, InvestmentCard, LoanCard, PRINTED_DECK};
pub use event::Event;
pub use game::Ending;
pub use manifest::MANIFEST;
pub use phase::{CashIn, Choosing, FistBids, LoanStep, Phase, Settlement};
pub use rule::{Rule, Why};
pub use setup::{Config, Length, Setup};
pub use state::{Loan, NoMoreMoney};
pub use view::{
    Band, CompanyView, InvestmentView, LoanCardView, LoanView, OfferView, Own, PlayerView, Public,
};
