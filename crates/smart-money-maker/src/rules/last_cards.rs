//! The deck is empty: everyone lays one last card, some forfeit, and then it is decided who has won.

use game_core::{Audience, Chance, LogOf, Seat, SeatSet};

use crate::event::Event;
use crate::phase::{Ending, LastCards, Phase, Turn};
use crate::rule::Rule;
use crate::setup::Config;
use crate::state::SmartMoneyMaker;

impl SmartMoneyMaker {
    /// From the next seat on, the player of this turn included.
    pub(super) fn begin_last_cards(
        &mut self,
        config: &Config,
        seat: Seat,
        chance: &mut Chance,
        log: &mut LogOf<Self>,
    ) {
        let cards = config.setup.last_cards;
        self.last_cards = Some(LastCards { waiting: SeatSet::all(config.players), laps: cards - 1 });
        let first = seat.left(config.players);
        log.tell(Rule::Smm6LastCard, || Event::LastCardsBegan { seat: first, cards });
        self.go_on_with_last_cards(config, seat, chance, log);
    }

    pub(super) fn last_card_laid(&mut self, seat: Seat) {
        if let Some(last) = &mut self.last_cards {
            last.waiting.remove(seat);
        }
    }

    /// Finds the next player who can lay a last card. An empty hand passes, a hand of requests alone forfeits.
    pub(super) fn go_on_with_last_cards(
        &mut self,
        config: &Config,
        after: Seat,
        chance: &mut Chance,
        log: &mut LogOf<Self>,
    ) {
        let mut after = after;
        while let Some(seat) = self.next_for_last_card(config, after) {
            self.turn += 1;
            after = seat;
            let hand = &self.hands[seat];
            if hand.is_empty() {
                log.tell(Rule::Smm6LastCard, || Event::PassedEmpty { seat });
                self.last_card_laid(seat);
                continue;
            }
            // That a hand is not forfeited tells that it is not all requests.
            log.reveals_what_was_known_to(SeatSet::only(seat));
            if hand.requests() < hand.len() {
                self.phase = Phase::Play(Turn::of(seat));
                return;
            }
            if let Some(ending) = self.forfeit(config, seat, chance, log) {
                self.end_game(config, ending, log);
                return;
            }
        }
        let winners = self.richest(config).len();
        self.end_game(config, self.verdict_with(winners), log);
    }

    fn next_for_last_card(&mut self, config: &Config, after: Seat) -> Option<Seat> {
        let still_in = SeatSet::all(config.players).minus(self.forfeited);
        let last = self.last_cards.as_mut()?;
        if last.waiting.is_empty() && last.laps > 0 {
            *last = LastCards { waiting: still_in, laps: last.laps - 1 };
        }
        last.waiting.and(still_in).first_from(after.left(config.players), config.players)
    }

    /// The hand is shown and dealt clockwise to those still in; whoever forfeits can no longer win. If a request
    /// comes to someone who has no card left to lay, or to nobody, the game has won (R9).
    fn forfeit(
        &mut self,
        config: &Config,
        seat: Seat,
        chance: &mut Chance,
        log: &mut LogOf<Self>,
    ) -> Option<Ending> {
        self.last_card_laid(seat);
        self.forfeited.insert(seat);
        self.hands[seat].show(&config.deck, Audience::Everyone);
        let hand = self.hands[seat];
        log.tell(Rule::Smm6Forfeit, || Event::Forfeited { seat, cards: hand.cards().collect() });
        let still_in = SeatSet::all(config.players).minus(self.forfeited);
        let mut to = seat;
        let mut too_late = false;
        while let Some(card) = self.hands[seat].pick("forfeited card", chance) {
            let Some(next) = still_in.first_from(to.left(config.players), config.players) else {
                return Some(Ending::GameWinsForfeit);
            };
            to = next;
            self.hands[seat].remove_openly(&config.deck, card);
            self.give_openly(config, to, card);
            log.tell(Rule::Smm6Forfeit, || Event::ForfeitDealt { from: seat, to, card });
            too_late |= self.last_cards.is_some_and(|last| last.is_through(to));
        }
        too_late.then_some(Ending::GameWinsForfeit)
    }

    /// The hands are laid open and counted.
    fn end_game(&mut self, config: &Config, ending: Ending, log: &mut LogOf<Self>) {
        log.reveals();
        for seat in SeatSet::all(config.players).iter() {
            self.hands[seat].show(&config.deck, Audience::Everyone);
            let (cash, businesses) = (self.cash(config, seat), self.businesses(config, seat));
            let hand = &self.hands[seat];
            let open = || Event::HandLaidOpen { seat, cash, businesses, cards: hand.cards().collect() };
            log.tell(Rule::Smm1Hands, open);
        }
        let winners = if ending.players_won() { self.richest(config) } else { SeatSet::NONE };
        self.tell_end(config, ending, winners, log);
        self.phase = Phase::Over { ending, winners };
    }

    fn tell_end(&self, config: &Config, ending: Ending, winners: SeatSet, log: &mut LogOf<Self>) {
        let Some(winner) = winners.first() else {
            let held = self.hands.values().map(|hand| hand.requests()).sum();
            log.tell(Rule::Smm6GameWins, || Event::GameWon { open: self.debt_open(), held });
            return;
        };
        let cash = self.cash(config, winner);
        let rivals = self.hands.seats_where(|seat, hand| {
            !self.forfeited.has(seat) && !winners.has(seat) && hand.cash(&config.deck) == cash
        });
        if ending == Ending::PlayersShare || !rivals.is_empty() {
            log.tell(Rule::Smm6Tie, || Event::CashTied { winners, cash });
        }
        log.tell(Rule::Smm6PlayersWin, || Event::PlayersWon { winners, cash });
    }
}
