//! Turns and their steps: step 1, going on from step to step, and step 4.

use game_core::{Audience, Choices, Seat, SeatSet};

use super::{ApplyContext, Asked, Edited, Verdict, refuse, require};
use crate::action::Action;
use crate::books::Good;
use crate::config::Config;
use crate::event::Event;
use crate::phase::{Cause, Ending, Purpose, Step, Turn};
use crate::rule::{Rule, Why};
use crate::state::State;

impl State {
    /// The turn player is asked what to do, and nothing interrupts.
    pub(crate) fn check_own_turn(&self, seat: Seat) -> Verdict {
        match self.asked() {
            Asked::Turn(player) if player == seat => Ok(()),
            Asked::Turn(_) => refuse(Rule::MmTurn, Why::NotYourTurn),
            _ => refuse(Rule::MmTurn, Why::NotAsked),
        }
    }

    pub(crate) fn check_step(&self, seat: Seat, step: Step, rule: Rule) -> Verdict {
        self.check_own_turn(seat)?;
        require(self.turn.step == step, rule, Why::WrongStep)
    }

    pub(crate) fn next_turn(&mut self, at: &mut ApplyContext<'_>) {
        let after = self.turn.player.left(self.players());
        let next = self.alive().first_from(after, self.players()).unwrap_or(after);
        self.begin_turn(next, at);
    }

    /// Step 1: a card is opened, or the chip moves because the row is full.
    pub(crate) fn begin_turn(&mut self, seat: Seat, at: &mut ApplyContext<'_>) {
        self.turn = Turn::of(seat, self.turn.number + 1);
        let number = self.turn.number;
        at.log.tell(Rule::MmTurn, || Event::TurnBegan { seat, number });
        if self.in_prison(seat) {
            self.served.insert(seat);
        }
        if at.config.setup.open_trading {
            self.deals.reopen();
        }
        self.begin_turn_of_loans(seat);
        if self.is_central(seat) {
            return;
        }
        if self.open.len() >= u32::from(at.config.setup.open_limit) {
            at.log.tell(Rule::Mm1FullRow, || Event::RowFull { seat });
            let steps = at.config.setup.steps_for_a_full_row;
            self.move_chip(steps, Cause::FullRow, at);
            return;
        }
        match self.deck.draw("investment", at.chance) {
            Some(card) => {
                self.open.put(card);
                at.log.tell(Rule::Mm1Draw, || Event::CardOpened { card });
            }
            None => self.end(Ending::DeckEmpty, at),
        }
    }

    pub(crate) fn check_next(&self, config: &Config, seat: Seat) -> Verdict {
        self.check_own_turn(seat)?;
        let goes_on = match self.turn.step {
            Step::Invest => true,
            Step::Trade => config.is_full_game(),
            Step::Close => false,
        };
        require(goes_on, Rule::MmTurn, Why::WrongStep)
    }

    pub(crate) fn apply_next(&mut self, seat: Seat, at: &mut ApplyContext<'_>) {
        let step = match self.turn.step {
            Step::Invest => Step::Trade,
            Step::Trade | Step::Close => Step::Close,
        };
        self.turn.step = step;
        at.log.tell(Rule::MmTurn, || Event::WentOn { seat, step });
    }

    /// Action cards that may be bought in this turn.
    pub(crate) fn action_card_limit(&self, config: &Config) -> u8 {
        config.setup.action_cards_a_turn.saturating_add(self.turn.more_action_cards)
    }

    pub(crate) fn check_buy_action_card(&self, config: &Config, seat: Seat) -> Verdict {
        let rule = Rule::Mm4ActionCard;
        require(config.is_full_game(), rule, Why::NotInThisGame)?;
        self.check_step(seat, Step::Close, rule)?;
        let limit = self.action_card_limit(config);
        require(self.turn.action_cards < limit, rule, Why::LimitReached { limit })?;
        let left = self.action_deck.len() + self.action_discards.len();
        require(left > 0, rule, Why::NothingThere)?;
        self.check_can_pay(config, seat, u32::from(config.setup.action_card_price), rule)
    }

    pub(crate) fn apply_buy_action_card(&mut self, seat: Seat, at: &mut ApplyContext<'_>) {
        let price = u32::from(at.config.setup.action_card_price);
        self.ask_payment(seat, price, Purpose::ActionCard, at);
    }

    /// Discards are shuffled when the last card is gone.
    pub(crate) fn draw_action_card(&mut self, seat: Seat, at: &mut ApplyContext<'_>) {
        self.turn.action_cards += 1;
        if self.action_deck.is_empty() {
            let mut discards = std::mem::take(&mut self.action_discards);
            self.action_deck.pour(&mut discards);
            at.log.tell(Rule::Mm4ActionCard, || Event::ActionCardsReshuffled);
        }
        if let Some(card) = self.action_deck.draw("action", at.chance) {
            self.hands[seat].add(card, SeatSet::NONE);
            at.log.tell(Rule::Mm4ActionCard, || Event::ActionCardBought { seat });
            let only = Audience::Only(SeatSet::only(seat));
            at.log.tell_to(only, Rule::Mm4ActionCard, || Event::ActionCardDrawn { card });
            at.log.reveals();
        }
    }

    pub(crate) fn turn_choices<G: Edited>(&self, config: &Config, seat: Seat, out: &mut Choices<G>) {
        match self.turn.step {
            Step::Invest => {
                self.auction_choices(config, seat, out);
                self.pay_off_choices(config, seat, out);
                out.push(Action::Next);
            }
            Step::Trade => {
                for good in Good::ALL {
                    self.buying_choices(config, seat, good, out);
                    self.selling_choices(config, seat, good, out);
                }
                self.production_choices(config, seat, out);
                out.push(if config.is_full_game() { Action::Next } else { Action::Roll });
            }
            Step::Close => {
                if self.check_buy_action_card(config, seat).is_ok() {
                    out.push(Action::BuyActionCard);
                }
                out.push(Action::Roll);
            }
        }
        if self.in_prison(seat) {
            self.use_credit_choices(config, seat, out);
        }
        self.own_turn_card_choices(config, seat, out);
    }
}
