//! Setting up, and who takes the first turn (R17, B1).

use arrayvec::ArrayVec;
use game_core::auction::Outcry;
use game_core::{Bag, BySeat, Deals, Hand, Log, Seat, SeatSet, lossless};

use super::ApplyContext;
use crate::books::{Good, Ledger, Movement, Place, Thing};
use crate::cards::Effect;
use crate::central::Central;
use crate::config::Config;
use crate::event::Event;
use crate::lending::Lending;
use crate::phase::{Question, Turn};
use crate::rule::Rule;
use crate::setup::OFFERS;
use crate::state::{MmLog, State};
use crate::tally::Tally;

impl State {
    pub(crate) fn start(at: &mut ApplyContext<'_>) -> State {
        let mut state = State::laid_out(at.config);
        state.give_the_gift(at);
        let setup = &at.config.setup;
        for _ in 0..setup.open_at_start {
            if let Some(card) = state.deck.draw("investment", at.chance) {
                state.open.put(card);
                at.log.tell(Rule::MmSetup, || Event::CardOpened { card });
            }
        }
        if at.config.is_full_game() {
            state.set_blank_cheques(at);
            if let Some(Central { seat, rate: percent, .. }) = state.central.as_deref().copied() {
                at.log.tell(Rule::MmPlayedBank, || Event::CentralBankSeated { seat, percent });
            }
            state.give_entrepreneurs_their_cards(at);
            let bidders = state.rating.seats_where(|seat, _| state.highest_bid(at.config, seat) > 0);
            state.questions.push(Question::FirstTurn { outcry: Outcry::from(0, bidders, at.config.players) });
            state.close_bidding_if_done(at);
        } else {
            let first = at.config.first.unwrap_or_else(|| draw_lot("first_player", at));
            at.log.tell(Rule::MmFirstTurn, || Event::FirstTurnByLot { seat: first });
            state.begin_turn(first, at);
        }
        state.go_on(at);
        state
    }

    /// Everything out of the box and in its place.
    fn laid_out(config: &Config) -> State {
        let players = config.players;
        let actions = if config.is_full_game() { lossless(config.deck.actions.len()) } else { 0 };
        State {
            books: lay_out_books(config),
            rating: BySeat::all(players, 1),
            bankrupt: BySeat::all(players, 0),
            served: SeatSet::NONE,
            deck: Bag::of(0..lossless(config.deck.companies.len())),
            open: Bag::default(),
            companies: BySeat::all(players, Bag::default()),
            gone: Bag::default(),
            action_deck: Bag::of(0..actions),
            action_discards: Bag::default(),
            action_gone: Bag::default(),
            hands: BySeat::from_fn(players, |_| Hand::default()),
            cheques: ArrayVec::new(),
            runs: 0,
            chip: 0,
            reassured: false,
            turn: Turn::of(Seat::at(0), 0),
            run: None,
            questions: ArrayVec::new(),
            placing: SeatSet::NONE,
            deals: Deals::new(players, OFFERS),
            lending: Lending::begin(config),
            central: Central::begin(config),
            last_insolvent: SeatSet::NONE,
            all_were_insolvent: false,
            tally: Tally::new(players),
            over: None,
        }
    }

    /// What the host has not filled in is set by lot to one of the other effects in the deck.
    fn set_blank_cheques(&mut self, at: &mut ApplyContext<'_>) {
        let blanks = at.config.deck.actions.iter().enumerate().filter(|(_, card)| card.effect.is_none());
        let mut effects: ArrayVec<Effect, { crate::cards::MAX_ACTIONS }> = ArrayVec::new();
        for effect in at.config.deck.actions.iter().filter_map(|card| card.effect) {
            if !effects.contains(&effect) {
                effects.push(effect);
            }
        }
        for (number, (card, _)) in blanks.enumerate() {
            let effect = match at.config.filled_cheques.get(number) {
                Some(effect) => *effect,
                None => effects[at.chance.index("blank_cheque", effects.len())],
            };
            self.cheques.push(effect);
            at.log.tell(Rule::MmSetup, || Event::BlankChequeSet { card: lossless(card), effect });
        }
    }

    /// House rules `gift` and `gift_gold`: one bank by lot has a card, or more or less gold, from the start, to measure
    /// what that is worth.
    fn give_the_gift(&mut self, at: &mut ApplyContext<'_>) {
        let card = at.config.setup.gift.filter(|card| self.deck.take(*card));
        let gold = at.config.setup.gift_gold;
        if card.is_none() && gold == 0 {
            return;
        }
        let seat = draw_lot("gift", at);
        self.tally.gift_to = Some(seat);
        if let Some(card) = card {
            self.companies[seat].put(card);
            at.log.tell(Rule::MmSetup, || Event::CardGiven { seat, card });
        }
        let (from, to) = match gold {
            0.. => (Place::Reserve, Place::Vault(seat)),
            _ => (Place::Vault(seat), Place::Reserve),
        };
        self.transfer(at.log, Rule::MmSetup, from, to, Thing::Gold, u32::from(gold.unsigned_abs()));
    }

    fn give_entrepreneurs_their_cards(&mut self, at: &mut ApplyContext<'_>) {
        for seat in at.config.entrepreneurs.iter() {
            for _ in 0..at.config.setup.entrepreneur_cards {
                if let Some(card) = self.deck.draw("investment", at.chance) {
                    self.companies[seat].put(card);
                    at.log.tell(Rule::MmSetup, || Event::CardGiven { seat, card });
                }
            }
        }
    }

    /// Nobody wanted to pay for the first turn.
    pub(crate) fn first_turn_by_lot(&mut self, at: &mut ApplyContext<'_>) {
        let seat = draw_lot("first_player", at);
        at.log.tell(Rule::MmFirstTurn, || Event::FirstTurnByLot { seat });
        self.begin_turn(seat, at);
    }
}

/// Anybody but a played central bank.
fn draw_lot(label: &'static str, at: &mut ApplyContext<'_>) -> Seat {
    let players = at.config.players;
    match at.config.central {
        None => Seat::at(at.chance.pick(label, u32::from(players)) as usize),
        Some(central) => {
            let drawn = at.chance.pick(label, u32::from(players - 1)) as usize;
            Seat::at(if drawn < central.number() { drawn } else { drawn + 1 })
        }
    }
}

fn lay_out_books(config: &Config) -> Ledger {
    let mut books = Ledger::default();
    let mut unseen: MmLog = Log::off();
    let mut put = |to: Place, asset: Thing, amount: u32| {
        books.transfer(&mut unseen, Rule::MmSetup, Movement { from: Place::Box, to, asset, amount });
    };
    let mut in_reserve = u32::from(config.setup.gold);
    let commerce = SeatSet::all(config.players).iter().filter(|seat| config.central != Some(*seat));
    for seat in commerce {
        let more = if config.entrepreneurs.has(seat) { config.setup.entrepreneur_gold } else { 0 };
        let starting = u32::from(config.setup.starting_gold) + u32::from(more);
        put(Place::Vault(seat), Thing::Gold, starting);
        in_reserve -= starting;
    }
    put(Place::Reserve, Thing::Gold, in_reserve);
    let goods = u32::from(config.setup.goods);
    let in_market = goods.min(config.slots);
    for good in Good::ALL {
        put(Place::Market, Thing::Good(good), in_market);
        put(Place::Reserve, Thing::Good(good), goods - in_market);
    }
    books
}
