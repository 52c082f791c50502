//! The rules, one file per chapter; this file says who is asked for what.

mod business;
mod collect;
mod deal;
mod effects;
mod forecast;
mod last_cards;
mod pay;
mod requests;
mod turn;

use game_core::{Chance, Choices, Illegal, LogOf, Seat, SeatSet, refuse};

use crate::action::Action;
use crate::deck::Face;
use crate::phase::{Phase, Turn};
use crate::rule::{Rule, Why};
use crate::setup::Config;
use crate::state::SmartMoneyMaker;

/// A refusal of this game.
pub type Refusal = Illegal<Rule, Why>;
/// What a check comes to.
pub type Verdict = Result<(), Refusal>;

impl SmartMoneyMaker {
    pub(crate) fn who_is_waited_for(&self) -> SeatSet {
        match self.phase {
            Phase::Play(turn) | Phase::Take(turn) => SeatSet::only(turn.seat),
            Phase::Give { from, .. } => from,
            Phase::Over { .. } => SeatSet::NONE,
        }
    }

    pub(crate) fn list_choices(&self, config: &Config, seat: Seat, choices: &mut Choices<Self>) {
        match self.phase {
            Phase::Play(turn) if turn.seat == seat => self.playing_choices(config, seat, choices),
            Phase::Give { from, .. } if from.has(seat) => self.giving_choices(seat, choices),
            Phase::Take(turn) if turn.seat == seat => self.taking_choices(config, seat, choices),
            _ => {}
        }
    }

    fn playing_choices(&self, config: &Config, seat: Seat, choices: &mut Choices<Self>) {
        self.request_choices(config, seat, choices);
        if !self.piles.is_empty() {
            self.paying_choices(config, seat, choices);
            self.lobby_choices(config, seat, choices);
            self.pay_off_choices(config, seat, choices);
        }
        self.effect_choices(config, seat, choices);
        if self.may_pass(config, seat) {
            choices.push(Action::Pass);
        }
    }

    pub(crate) fn judge(&self, config: &Config, seat: Seat, action: &Action) -> Verdict {
        if let Phase::Over { .. } = self.phase {
            return refuse(Rule::Smm6LastCard, Why::GameIsOver);
        }
        match *action {
            Action::Give { card } => return self.check_give(seat, card.0),
            Action::Take { from, card } => return self.check_take(config, seat, from, card.0),
            _ => {}
        }
        match self.phase {
            Phase::Play(turn) if turn.seat == seat => {}
            Phase::Play(_) => return refuse(Rule::Smm2Play, Why::NotYourTurn),
            _ => return refuse(Rule::Smm2Play, Why::NotNow),
        }
        match *action {
            Action::LayRequest { card, joker } => self.check_lay_request(config, seat, card.0, joker),
            Action::Raise { card, pile, joker } => self.check_raise(config, seat, card.0, pile.0, joker),
            Action::Pay { card, pile, joker } => self.check_pay(config, seat, card.0, pile.0, joker),
            Action::PayTriple { triple, pile, card } => {
                self.check_triple(config, seat, triple.0, pile.0, card.map(u8::from))
            }
            Action::Lobby { pile, joker } => self.check_lobby(config, seat, pile.0, joker),
            Action::PayOff { card, request, joker } => {
                self.check_pay_off(config, seat, card.0, request.0, joker)
            }
            Action::Share { from, joker } => self.check_share(config, seat, from, joker),
            Action::Crowdfund { joker } => self.check_crowdfund(config, seat, joker),
            Action::UseReputation { joker } => self.check_reputation(config, seat, joker),
            Action::UseFree { joker } => self.check_free(config, seat, joker),
            Action::Pass => self.check_pass(config, seat),
            Action::Give { .. } | Action::Take { .. } => refuse(Rule::Smm2Play, Why::NotNow),
        }
    }

    pub(crate) fn carry_out(
        &mut self,
        config: &Config,
        seat: Seat,
        action: &Action,
        chance: &mut Chance,
        log: &mut LogOf<Self>,
    ) {
        let turn = match self.phase {
            Phase::Play(turn) | Phase::Take(turn) | Phase::Give { turn, .. } => turn,
            Phase::Over { .. } => return,
        };
        match *action {
            Action::LayRequest { card, joker } => self.apply_lay_request(config, seat, card.0, joker, log),
            Action::Raise { card, pile, joker } => self.apply_raise(config, seat, card.0, pile.0, joker, log),
            Action::Pay { card, pile, joker } => self.apply_pay(config, seat, card.0, pile.0, joker, log),
            Action::PayTriple { triple, pile, card } => {
                self.apply_triple(config, seat, triple.0, pile.0, card.map(u8::from), log)
            }
            Action::Lobby { pile, joker } => self.apply_lobby(config, seat, pile.0, joker, log),
            Action::PayOff { card, request, joker } => {
                self.apply_pay_off(config, seat, card.0, request.0, joker, log);
            }
            Action::Share { from, joker } => self.apply_share(config, seat, from, joker, chance, log),
            Action::Crowdfund { joker } => return self.apply_crowdfund(config, turn, joker, log),
            Action::UseReputation { joker } => return self.apply_reputation(config, turn, joker, log),
            Action::UseFree { joker } => return self.apply_free(config, turn, joker, chance, log),
            Action::Give { card } => {
                if self.apply_give(config, seat, card.0, log) {
                    return;
                }
            }
            Action::Take { from, card } => self.apply_take(config, seat, from, card.0, log),
            Action::Pass => return self.apply_pass(config, turn, chance, log),
        }
        self.finish_play(config, turn, chance, log);
    }

    /// The card that is named, and that it is held: or the Joker, which stands for it.
    fn check_card(&self, config: &Config, seat: Seat, card: u8, joker: bool) -> Result<Face, Refusal> {
        let Some(face) = config.deck.find(card) else {
            return refuse(Rule::Smm2Play, Why::NoSuchCard { card });
        };
        self.check_held(config, seat, card, joker)?;
        Ok(face)
    }

    fn check_held(&self, config: &Config, seat: Seat, card: u8, joker: bool) -> Verdict {
        let hand = &self.hands[seat];
        if joker && !hand.has(config.deck.joker) {
            return refuse(Rule::Smm3Joker, Why::NoJoker);
        }
        if !joker && !hand.has(card) {
            return refuse(Rule::Smm2Play, Why::NotInHand { card });
        }
        Ok(())
    }

    /// The next play of the same player, or the next player's turn.
    fn finish_play(&mut self, config: &Config, turn: Turn, chance: &mut Chance, log: &mut LogOf<Self>) {
        match turn.follow.checked_sub(1) {
            Some(follow) => {
                let next = Turn { follow, of_free: true, ..turn };
                self.begin_free_play(config, next, chance, log);
            }
            None => self.end_turn(config, turn.seat, chance, log),
        }
    }
}
