//! The audit: every card is somewhere, once, and nothing is impossible; also for a state read from a file.

use game_core::{Seat, SeatSet, lossless};

use crate::deck::{Class, DRAWN_CARDS};
use crate::phase::Phase;
use crate::setup::Config;
use crate::state::{MAX_REQUESTS, SmartMoneyMaker};

/// Turns of the longest game many times over.
const MOST_TURNS: u32 = 1_000_000;
/// All requests of any deck many times over.
const MOST_PAID: u32 = 1_000_000_000;

impl SmartMoneyMaker {
    pub(crate) fn prove(&self, config: &Config) -> Result<(), String> {
        if self.hands.players() != config.players {
            return Err("the state is for another number of players".to_owned());
        }
        if self.deck.iter().any(|index| usize::from(index) >= DRAWN_CARDS) {
            return Err("the deck holds a card that does not exist".to_owned());
        }
        for hand in self.hands.values() {
            hand.audit(&config.deck)?;
        }
        self.prove_counts(config)?;
        self.prove_piles(config)?;
        self.prove_conservation(config)?;
        self.prove_exchange(config)?;
        self.prove_phase(config)
    }

    /// No count can run over, and every request that can still be laid has a number left.
    fn prove_counts(&self, config: &Config) -> Result<(), String> {
        let joker = config.deck.joker;
        let in_deck = |wanted: &dyn Fn(u8) -> bool| {
            self.deck.iter().filter(|index| wanted(config.deck.drawn[usize::from(*index)])).count()
        };
        let requests = in_deck(&|card| config.deck.requests & (1 << card) != 0)
            + self.hands.values().map(|hand| usize::from(hand.requests())).sum::<usize>();
        // A Joker that lies there for money can come back to a hand.
        let jokers = in_deck(&|card| card == joker)
            + self.hands.values().map(|hand| usize::from(hand.count(joker))).sum::<usize>()
            + self.laid.iter().filter(|laid| laid.joker).count();
        if usize::from(self.requests_laid) + requests + jokers > MAX_REQUESTS {
            return Err("more requests have been laid than there were".to_owned());
        }
        if self.turn > MOST_TURNS || self.debt_paid > MOST_PAID {
            return Err("so many turns or payments are not possible".to_owned());
        }
        Ok(())
    }

    fn prove_piles(&self, config: &Config) -> Result<(), String> {
        let seats = SeatSet::all(config.players);
        if self.piles_opened > self.requests_laid || usize::from(self.requests_laid) > MAX_REQUESTS {
            return Err("more piles or requests have been laid than there are".to_owned());
        }
        for pile in &self.piles {
            let requests = self.requests.iter().filter(|request| request.pile == pile.number);
            let amount: u32 =
                requests.map(|request| config.deck.find(request.card).map_or(0, |face| face.worth)).sum();
            let laid = || self.laid.iter().filter(|laid| laid.pile == pile.number);
            let paid: u32 = laid().map(|laid| config.deck.find(laid.card).map_or(0, |face| face.worth)).sum();
            let lobbies: SeatSet =
                laid().filter(|laid| laid.card == config.deck.lobby).map(|laid| laid.by).collect();
            // Triples are discarded at once: they have been paid but no longer lie there.
            let triples =
                pile.paid.checked_sub(paid).is_some_and(|rest| rest % config.setup.triple_value == 0);
            let twice = self.piles.iter().filter(|other| other.number == pile.number).count() != 1;
            if amount != pile.amount || !triples || pile.paid >= pile.amount || twice {
                return Err(format!("pile {} does not add up", pile.number));
            }
            if lobbies != pile.lobbies || !(1..=self.piles_opened).contains(&pile.number) {
                return Err(format!("pile {} has Lobby cards or a number it cannot have", pile.number));
            }
        }
        for request in &self.requests {
            let known = config.deck.find(request.card).is_some_and(|face| face.class == Class::Request);
            let twice = self.requests.iter().filter(|other| other.number == request.number).count() != 1;
            let numbered = (1..=self.requests_laid).contains(&request.number);
            if !known || twice || !numbered || !seats.has(request.by) || self.pile(request.pile).is_none() {
                return Err(format!("request {} is impossible", request.number));
            }
        }
        for laid in &self.laid {
            let class = config.deck.find(laid.card).map(|face| face.class);
            let lies = matches!(class, Some(Class::NewEconomy(_) | Class::Banknote(_) | Class::Lobby));
            if !lies || !seats.has(laid.by) || self.pile(laid.pile).is_none() {
                return Err(format!("card {} cannot lie on pile {}", laid.card, laid.pile));
            }
        }
        Ok(())
    }

    fn prove_conservation(&self, config: &Config) -> Result<(), String> {
        for (card, face) in config.deck.all() {
            let in_deck =
                self.deck.iter().filter(|index| config.deck.drawn[usize::from(*index)] == card).count();
            let in_hands: usize = self.hands.values().map(|hand| usize::from(hand.count(card))).sum();
            let really = |other: u8, joker: bool| SmartMoneyMaker::really(config, other, joker) == card;
            let on_table = self.requests.iter().filter(|request| really(request.card, request.joker)).count()
                + self.laid.iter().filter(|laid| really(laid.card, laid.joker)).count();
            let away = usize::from(self.bank.count(card)) + usize::from(self.discards.count(card));
            let found = in_deck + in_hands + on_table + away;
            if found != usize::from(face.copies) {
                return Err(format!("{found} of card {card} are there, not {}", face.copies));
            }
            let is_note = matches!(face.class, Class::Banknote(_));
            if is_note && self.discards.count(card) > 0 || !is_note && self.bank.count(card) > 0 {
                return Err(format!("card {card} lies where it does not belong"));
            }
        }
        let beyond = self.bank.counts().chain(self.discards.counts());
        if beyond.into_iter().any(|count| count.card >= config.deck.kinds()) {
            return Err("cards that do not exist lie in the bank or the discards".to_owned());
        }
        Ok(())
    }

    /// The bank has the note for every New Economy card that can still be exchanged (R10).
    fn prove_exchange(&self, config: &Config) -> Result<(), String> {
        for note in 0..lossless(config.deck.values()) {
            let of_value = config.deck.all().filter(|(_, face)| face.class == Class::NewEconomy(note));
            let in_play: u32 =
                of_value.map(|(card, face)| u32::from(face.copies - self.discards.count(card))).sum();
            if u32::from(self.bank.count(note)) < in_play {
                return Err(format!("the bank could run out of note {note}"));
            }
        }
        Ok(())
    }

    fn prove_phase(&self, config: &Config) -> Result<(), String> {
        let all = SeatSet::all(config.players);
        let within = |seats: SeatSet| seats.minus(all).is_empty();
        let sound = match self.phase {
            Phase::Play(turn) => all.has(turn.seat) && !self.hands[turn.seat].is_empty(),
            Phase::Give { turn, from } => {
                let can_give = from.iter().all(|seat| all.has(seat) && !self.hands[seat].is_empty());
                all.has(turn.seat) && !from.is_empty() && !from.has(turn.seat) && can_give
            }
            Phase::Take(turn) => {
                let others = self.others_with_cards(config, turn.seat);
                let seen = |other: Seat| self.hands[other].is_known_to(turn.seat);
                all.has(turn.seat) && !others.is_empty() && others.iter().all(seen)
            }
            Phase::Over { winners, .. } => within(winners),
        };
        let last_cards = self.last_cards.is_none_or(|last| {
            within(last.waiting) && self.deck.is_empty() && last.laps < config.setup.last_cards
        });
        if sound && last_cards && within(self.forfeited) {
            Ok(())
        } else {
            Err("the phase does not fit the table".to_owned())
        }
    }
}
