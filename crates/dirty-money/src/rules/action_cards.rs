//! Action cards: Inspect, Audit and Bribery; the Trade card has a file of its own.

use arrayvec::ArrayVec;
use game_core::{Audience, Choices, Seat, SeatSet, lossless};

use super::{Dealer, Verdict, not_now, refuse};
use crate::action::{Action, CardList};
use crate::board::{ActionKind, PlacementKind};
use crate::event::Event;
use crate::phase::Phase;
use crate::piles::{EVERYONE, Place};
use crate::rule::{Rule, Why};
use crate::setup::Config;
use crate::state::DirtyMoney;

pub fn check_play(state: &DirtyMoney, config: &Config, card: u8, target: Option<Seat>) -> Verdict {
    let needs_target = kind_in_play(state, config, card)?.needs_target();
    match target {
        None if needs_target => refuse(Rule::Dm3Play, Why::NeedsTarget { card }),
        None => Ok(()),
        Some(_) if !needs_target => refuse(Rule::Dm3Play, Why::NeedsNoTarget { card }),
        Some(target) if !is_opponent(state, config, target) => {
            refuse(Rule::Dm3Play, Why::NotAnOpponent { target })
        }
        Some(_) => Ok(()),
    }
}

fn is_opponent(state: &DirtyMoney, config: &Config, target: Seat) -> bool {
    state.phase.seat() != Some(target) && target.number() < usize::from(config.players)
}

fn kind_in_play(state: &DirtyMoney, config: &Config, card: u8) -> Result<ActionKind, super::Refusal> {
    let Phase::Actions(_) = state.phase else { return Err(not_now()) };
    match config.cards.action_of(card) {
        Some(kind) if state.piles.in_play().contains(&card) => Ok(kind),
        _ => Err(super::Refusal { rule: Rule::Dm3Play, why: Why::NotInPlay { card } }),
    }
}

pub fn offer_play(state: &DirtyMoney, config: &Config, seat: Seat, choices: &mut Choices<DirtyMoney>) {
    for card in state.piles.in_play().iter().copied() {
        if config.cards.action_of(card).is_some_and(ActionKind::needs_target) {
            for target in SeatSet::all(config.players).without(seat).iter() {
                choices.push(Action::Play { card: card.into(), target: Some(target) });
            }
        } else {
            choices.push(Action::Play { card: card.into(), target: None });
        }
    }
}

impl Dealer<'_> {
    pub(super) fn play(&mut self, seat: Seat, card: u8, target: Option<Seat>) {
        self.lay_action(seat, card);
        match (self.config.cards.action_of(card), target) {
            // The partner's hand is seen first; what to trade is the next question.
            (Some(ActionKind::Trade), Some(partner)) => return self.look(seat, partner),
            (Some(ActionKind::InspectPlayer), Some(target)) => {
                self.inspect(seat, target, self.config.numbers.inspect_player_cards);
                self.owe_all(seat, PlacementKind::LawFirm);
            }
            (Some(ActionKind::InspectNeighbours), _) => self.inspect_neighbours(seat),
            (Some(ActionKind::AuditMost), _) => {
                let dirty = self.audit(seat);
                let most = dirty.iter().map(|(_, dirty)| *dirty).max().unwrap_or(0);
                self.blacklist_where(&dirty, |dirty| dirty > 0 && dirty == most);
            }
            (Some(ActionKind::AuditThree), _) => {
                let dirty = self.audit(seat);
                let least = self.config.numbers.audit_dirty;
                self.blacklist_where(&dirty, |dirty| dirty >= least);
            }
            (Some(ActionKind::Bribery), _) => {
                if !self.unlist(seat, Rule::Dm3Bribery) {
                    self.log.tell(Rule::Dm3Bribery, || Event::NothingListed { seat });
                }
            }
            (Some(ActionKind::Trade | ActionKind::InspectPlayer) | None, _) => {
                unreachable!("card {card} cannot be played on {target:?}")
            }
        }
        self.ask_next();
    }

    /// A played card goes to the discards; only Money is ever taken from there, so it may go at once.
    fn lay_action(&mut self, seat: Seat, card: u8) {
        self.state.piles.transfer(card, Place::InPlay, Place::Discards, EVERYONE);
        self.log.tell(Rule::Dm3Play, || Event::ActionPlayed { seat, card });
    }

    fn inspect_neighbours(&mut self, seat: Seat) {
        let players = self.config.players;
        let left = seat.left(players);
        if players == 2 {
            self.inspect(seat, left, self.config.numbers.inspect_rival_cards);
        } else {
            let right = SeatSet::all(players).iter().find(|other| other.left(players) == seat);
            for target in [Some(left), right].into_iter().flatten() {
                self.inspect(seat, target, self.config.numbers.inspect_neighbours_cards);
            }
        }
        self.owe_all(seat, PlacementKind::LawFirm);
    }

    /// All cards are drawn at once, what there is; inspector and owner see them, others learn clean or dirty (R4).
    fn inspect(&mut self, seat: Seat, target: Seat, count: u8) {
        let drawn = self.draw_from_hand(target, count);
        if drawn.is_empty() {
            self.log.tell(Rule::Dm3Inspect, || Event::NothingToInspect { seat, target });
            return;
        }
        self.log.reveals();
        let two = SeatSet::only(seat).with(target);
        let mut found = CardList::new();
        for card in drawn {
            if self.config.cards.is_dirty(card) {
                found.push(card);
                self.tell_two(
                    two,
                    Event::DirtyFound { seat, target, card },
                    Event::DirtyTaken { seat, target },
                );
            } else {
                self.state.piles.show(target, card, SeatSet::only(seat));
                self.tell_two(
                    two,
                    Event::CleanFound { seat, target, card },
                    Event::CleanReturned { seat, target },
                );
            }
        }
        self.state.piles.transfer_dirty(&self.config.cards, &found, target, seat);
        for _ in found {
            self.blacklist_point(target);
        }
    }

    fn tell_two(&mut self, two: SeatSet, seen: Event, heard: Event) {
        self.log.tell_to(Audience::Only(two), Rule::Dm3Inspect, || seen);
        self.log.tell_to(Audience::AllBut(two), Rule::Dm3Inspect, || heard);
    }

    fn draw_from_hand(&mut self, target: Seat, count: u8) -> CardList {
        let mut left: CardList = self.state.piles.hand(target).cards().collect();
        let mut drawn = CardList::new();
        while !left.is_empty() && drawn.len() < usize::from(count) {
            drawn.push(left.swap_remove(self.chance.index("inspect", left.len())));
        }
        drawn
    }

    /// All others show their hands to all (ruling R5); how many dirty cards each of them holds.
    fn audit(&mut self, seat: Seat) -> ArrayVec<(Seat, u8), 6> {
        let mut found = ArrayVec::new();
        self.log.reveals();
        for other in seat.clockwise(self.config.players).skip(1) {
            self.state.piles.show_all(other, EVERYONE);
            let hand = self.state.piles.hand(other);
            let dirty = lossless(hand.cards().filter(|card| self.config.cards.is_dirty(*card)).count());
            let cards = || hand.cards().collect();
            self.log.tell(Rule::Dm3Audit, || Event::HandAudited { seat: other, cards: cards(), dirty });
            found.push((other, dirty));
        }
        self.owe_all(seat, PlacementKind::AccountingFirm);
        found
    }

    fn blacklist_where(&mut self, dirty: &[(Seat, u8)], is_caught: impl Fn(u8) -> bool) {
        for (seat, dirty) in dirty {
            if is_caught(*dirty) {
                self.blacklist_point(*seat);
            }
        }
    }
}
