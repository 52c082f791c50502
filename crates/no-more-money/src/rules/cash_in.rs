//! Step 5: gold comes off the cards, clockwise from the Banker's left.

use game_core::{Chance, Choices, LogOf, Seat};

use super::{Verdict, refuse};
use crate::action::Action;
use crate::books::Place;
use crate::event::Event;
use crate::phase::{CashIn, Phase};
use crate::rule::{Rule, Why};
use crate::setup::Config;
use crate::state::NoMoreMoney;

impl NoMoreMoney {
    pub(super) fn open_cashing_in(&mut self, config: &Config, chance: &mut Chance, log: &mut LogOf<Self>) {
        let first = self.banker.map(|banker| banker.left(config.players));
        self.let_cash_in(config, first, chance, log);
    }

    /// Goes on with the first seat from `from` on that owns an investment; after the Banker the dice are rolled.
    fn let_cash_in(
        &mut self,
        config: &Config,
        from: Option<Seat>,
        chance: &mut Chance,
        log: &mut LogOf<Self>,
    ) {
        let mut next = from;
        while let Some(seat) = next {
            if !self.owned[seat].is_empty() {
                self.phase = Phase::CashIn(CashIn { turn: seat });
                return;
            }
            next = self.after(config, seat);
        }
        self.roll(config, chance, log);
    }

    fn after(&self, config: &Config, seat: Seat) -> Option<Seat> {
        (self.banker != Some(seat)).then(|| seat.left(config.players))
    }

    pub(super) fn cash_in_choices(&self, cash_in: &CashIn, seat: Seat, choices: &mut Choices<Self>) {
        if cash_in.turn == seat {
            for card in self.owned[seat].iter() {
                choices.push(Action::CashIn { card: card.into() });
            }
            choices.push(Action::Done);
        }
    }

    pub(super) fn check_cash_in(&self, seat: Seat, card: u8) -> Verdict {
        match &self.phase {
            Phase::CashIn(cash_in) if cash_in.turn != seat => refuse(Rule::Nmm5CashIn, Why::NotYourTurn),
            Phase::CashIn(_) if !self.owned[seat].has(card) => refuse(Rule::Nmm5CashIn, Why::NotYourCard),
            Phase::CashIn(_) => Ok(()),
            _ => refuse(Rule::Nmm5CashIn, Why::NotNow),
        }
    }

    pub(super) fn apply_cash_in(
        &mut self,
        config: &Config,
        seat: Seat,
        card: u8,
        chance: &mut Chance,
        log: &mut LogOf<Self>,
    ) {
        let gold = self.gold_on(card);
        log.tell(Rule::Nmm5CashIn, || Event::CashedIn { seat, card, gold });
        self.move_gold(log, Rule::Nmm5CashIn, Place::Investment(card), Place::Player(seat), gold);
        self.owned[seat].take(card);
        self.investment_discards.put(card);
        if self.owned[seat].is_empty() {
            self.let_cash_in(config, self.after(config, seat), chance, log);
        }
    }

    pub(super) fn finish_cashing_in(
        &mut self,
        config: &Config,
        seat: Seat,
        chance: &mut Chance,
        log: &mut LogOf<Self>,
    ) {
        log.tell(Rule::Nmm5CashIn, || Event::PlayerDone { seat });
        self.let_cash_in(config, self.after(config, seat), chance, log);
    }
}
