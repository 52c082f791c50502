//! Money Maker and Money Maker: Beginner's Game, for 2 to 6 players.
//!
//! Amsterdam at the end of its Golden Age. Banks finance companies with gold, or with credit: a promise of gold.
//! A turn has five steps:
//!
//! 1. **Draw** an investment card; if five lie open, the bank-run chip moves instead.
//! 2. **Invest**: open auctions, the opening bid being what the company's goods cost in their market.
//! 3. **Trade**: buy goods, produce with one's companies, sell, in any order.
//!    *Instead of 2 and 3*: pay off all own credit on one housing block, and perhaps rise to a better ring.
//! 4. **Action card**, for 10.
//! 5. **Dice**: the public buys goods on credit, or the chip moves towards a bank run.
//!
//! In a bank run the credit on the hit blocks is called. Who can pay may rise; who cannot looks for help; who finds
//! none falls, from ring I into debtors' prison, and from there out of the game. Richest after the last run wins.
//!
//! The Beginner's Game is the same without credit, action cards and sector dice.
//!
//! Both editions share one state and one set of rules in `rules/`, one file per chapter; `phase` says what is being
//! waited for, `books` what lies where, `versions` what earlier versions of the rules did differently.

#![deny(clippy::cast_possible_truncation)]

mod action;
mod audit;
mod books;
mod bot;
mod cards;
mod central;
mod config;
mod deeds;
mod event;
mod flows;
mod forced;
mod game;
mod gauges;
mod lending;
mod manifest;
mod parts;
mod phase;
mod reason;
mod rule;
mod rules;
mod score;
mod setup;
mod shown;
mod state;
mod tally;
mod versions;
mod view;

pub use self::config::Config;
pub use action::{Action, ActionCardId, ActionForm, BlockId, CardId, Element, FaceId, LoanId, Target};
pub use books::{Good, Place, Thing};
pub use bot::{BankGuide, BankMaster, MASTER, Novice, Trader, Weights};
pub use cards::{Company, DeckFile, Effect, PRINTED_DECK, Yield};
pub use central::{Central, CentralScore, CentralView};
pub use deeds::{Deed, Deeds, Limit, MAX_DEEDS, Party, Recipe, Stuff, When};
pub use event::{Colour, Event};
pub use game::{MoneyMaker, MoneyMakerBeginner};
pub use lending::{LendingView, Loan, LoanTerms, LoanTold, LoanView};
pub use manifest::{BEGINNER, MANIFEST};
pub use parts::{Basket, Listed, ListedPart, Payment, Terms};
pub use phase::{BeginnerEnding, Cause, Ending, Phase, Purpose, Question, Run, Stage, Step, Turn};
pub use reason::Reason;
pub use rule::{Rule, Why};
pub use score::BalanceSheet;
pub use setup::{BeginnerSetup, BlankCheque, Edition, Setup};
pub use shown::{CityView, CompanyView, RunLine, RunStanding};
pub use state::State;
pub use tally::Tally;
pub use versions::RulesVersion;
pub use view::{BankView, MarketView, OpenCard, Own, Public, UnplayedCard};
