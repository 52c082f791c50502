//! A player that reckons: what a company, a promise and a turn are worth to it and to its rivals, and how much risk
//! it likes. Every thought starts from the view alone, so nothing is remembered from one decision to the next.
//!
//! `outlook` says how long the game will go on, `worth` what things are worth, `credit` what may be promised and how
//! it is paid and spread; `turn`, `market`, `negotiation`, `lending`, `central` and `cards` decide; `legal` keeps thoughts
//! within the rules; `standing` describes positions to the learned value.

mod cards;
mod central;
mod credit;
mod deeds;
pub(super) mod legal;
mod lending;
mod market;
mod negotiation;
mod outlook;
pub(super) mod standing;
mod turn;
mod weights;
mod worth;

use game_core::{Bot, Chance, Choices, Seat, SeatSet, Temper, ViewOf};

use super::Played;
use crate::action::Action;
use crate::books::Good;
use crate::config::Config;
use crate::game::{MoneyMaker, MoneyMakerBeginner};
use crate::phase::Phase;
use crate::setup::Edition;
use crate::view::{BankView, MarketView, Own, Public};
use outlook::Outlook;
pub use weights::Weights;

/// Values cards, cash, credit risk and tempo, and deals by its own valuation.
#[derive(Clone, Copy, Debug)]
pub struct Trader {
    pub temper: Temper,
    /// For the full game and for the Beginner's Game.
    pub weights: [Weights; 2],
}

impl Trader {
    /// Neither careful nor daring, neither cooperative nor selfish.
    pub const STEADY: Trader =
        Trader { temper: Temper { daring: 0, selfish: 0 }, weights: [Weights::FULL, Weights::BEGINNER] };
}

impl Trader {
    pub(in crate::bot) fn decide<G: Played>(
        &self,
        config: &Config,
        view: &ViewOf<G>,
        choices: &mut Choices<G>,
        chance: &mut Chance,
    ) -> Action {
        let (Some(me), Some(own)) = (view.seat, &view.own) else { return choices.sample(chance) };
        let mind = Mind::new(config, &view.public, own, me, self);
        let wanted = mind.wanted(choices, chance);
        // A thought that the rules do not allow is a defect of the bot, not a reason to stop the game.
        match wanted {
            Some(action) if legal::contains(choices, &action) => action,
            _ => legal::mildest(choices, chance),
        }
    }

    /// What a bank that is short can do in the negotiation instead of giving up, if there is anything.
    pub(in crate::bot) fn instead_of_giving_up<G: Played>(
        &self,
        config: &Config,
        view: &ViewOf<G>,
        choices: &Choices<G>,
    ) -> Option<Action> {
        let mind = Mind::new(config, &view.public, view.own.as_ref()?, view.seat?, self);
        let action = mind.way_out(|| 0).or_else(|| mind.plead());
        action.filter(|action| legal::contains(choices, action))
    }
}

/// Signed for each edition by name rather than for all that are played: then it is compiled with this crate, whose
/// code is optimised in every profile.
macro_rules! plays {
    ($($edition:ty),+) => {$(
        impl Bot<$edition> for Trader {
            fn choose(
                &self,
                config: &Config,
                view: &ViewOf<$edition>,
                choices: &mut Choices<$edition>,
                chance: &mut Chance,
            ) -> Action {
                self.decide(config, view, choices, chance)
            }

            fn tempered(&self, words: &[&str]) -> Option<Box<dyn Bot<$edition>>> {
                Some(Box::new(Trader { temper: Temper::parse(words)?, weights: self.weights }))
            }
        }
    )+};
}

plays!(MoneyMaker, MoneyMakerBeginner);

/// What a trader has before it when it is asked.
pub(in crate::bot) struct Mind<'a> {
    config: &'a Config,
    public: &'a Public,
    own: &'a Own,
    me: Seat,
    temper: Temper,
    weights: Weights,
    outlook: Outlook,
}

impl<'a> Mind<'a> {
    pub(super) fn new(
        config: &'a Config,
        public: &'a Public,
        own: &'a Own,
        me: Seat,
        trader: &'a Trader,
    ) -> Mind<'a> {
        let [full, beginner] = &trader.weights;
        let weights = if config.edition == Edition::Full { full } else { beginner };
        let weights = weights.at_the_table_of(config);
        let outlook = Outlook::of(config, public, &weights);
        Mind { config, public, own, me, temper: trader.temper, weights, outlook }
    }

    /// What it would like to do.
    pub(super) fn wanted<G: Played>(&self, choices: &Choices<G>, chance: &mut Chance) -> Option<Action> {
        if self.is_central(self.me) {
            return self.wanted_by_central();
        }
        match &self.public.phase {
            Phase::FirstTurn { high, .. } => Some(self.call(*high, self.most_for_the_first_turn(chance))),
            Phase::Auction { card, high, .. } => Some(self.call(*high, self.most_for(*card, chance))),
            Phase::Invest { .. } => {
                let deals = self.answer_in_a_turn().or_else(|| self.ask_for_loan());
                deals.or_else(|| self.card_to_play(choices)).or_else(|| Some(self.invest(chance)))
            }
            Phase::Trade { .. } => {
                self.answer_in_a_turn().or_else(|| self.card_to_play(choices)).or_else(|| Some(self.trade()))
            }
            Phase::Close { .. } => {
                self.answer_in_a_turn().or_else(|| self.card_to_play(choices)).or_else(|| Some(self.close()))
            }
            Phase::Payment { purpose, .. } => self.pay(*purpose, choices),
            Phase::Place { .. } => Some(self.place()),
            Phase::Vote { .. } => Some(Action::Vote { yes: self.wants_a_jubilee() }),
            Phase::RunWindow { .. } | Phase::NobodySolvent { .. } => {
                self.card_to_play(choices).or(Some(Action::Ready))
            }
            Phase::Negotiation { .. } => self.card_to_play(choices).or_else(|| self.negotiate(chance)),
            Phase::HandOver { count, .. } => Some(self.hand_over(*count)),
            Phase::Rate { .. } => self.answer_in_a_turn(),
            Phase::RunPaying { .. } | Phase::Over { .. } => None,
        }
    }

    /// What others have proposed, and what one owes, before one's own plans.
    fn answer_in_a_turn(&self) -> Option<Action> {
        self.answer_loan().or_else(|| self.answer()).or_else(|| self.settle_loan())
    }

    /// Bids once for all up to what it is worth: a standing order raises by one.
    fn call(&self, high: u32, limit: u32) -> Action {
        if limit > high { Action::Ceiling { limit } } else { Action::Decline { answers: high } }
    }

    fn bank(&self) -> &BankView {
        &self.public.banks[self.me]
    }

    fn market(&self, good: Good) -> &MarketView {
        match good {
            Good::Production => &self.public.production,
            Good::Consumer => &self.public.consumer,
        }
    }

    /// Banks and entrepreneurs in the game.
    fn alive(&self) -> SeatSet {
        self.public.banks.seats_where(|seat, bank| bank.bankrupt == 0 && !self.is_central(seat))
    }

    /// Whose credit can be held: they, and the central bank.
    fn issuers(&self) -> SeatSet {
        self.public.banks.seats_where(|_, bank| bank.bankrupt == 0)
    }

    fn rivals(&self) -> SeatSet {
        self.alive().without(self.me)
    }

    fn goods(&self, seat: Seat, good: Good) -> u32 {
        match good {
            Good::Production => self.public.banks[seat].production,
            Good::Consumer => self.public.banks[seat].consumer,
        }
    }
}
