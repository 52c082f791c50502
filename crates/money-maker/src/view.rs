//! What everyone knows, what one seat knows besides, and a possible world built from both.
//!
//! Hidden are only action cards in hands while the game lasts, standing orders in an auction and votes not yet revealed
//! (R19).

use arrayvec::ArrayVec;
use game_core::auction::Outcry;
use game_core::{Bag, BySeat, Chance, Deals, Hand, Log, Seat, SeatSet, View, lossless};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::books::{Good, Ledger, MAX_BLOCKS, Movement, Place, Thing};
use crate::cards::{Effect, MAX_ACTIONS, MAX_BLANKS, MAX_INVESTMENTS};
use crate::central::CentralView;
use crate::config::Config;
use crate::lending::LendingView;
use crate::parts::Terms;
use crate::phase::{Phase, Question, Run, Turn};
use crate::rule::Rule;
use crate::score::BalanceSheet;
use crate::setup::Edition;
use crate::shown::{CityView, CompanyView, MAX_PRICES, RunLine};
use crate::state::{MmLog, State};
use crate::tally::Tally;

/// A market and its Natural Reserve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct MarketView {
    pub goods: u32,
    pub reserve: u32,
    /// What the next good costs.
    pub price: u32,
    /// What the next good fetches.
    pub fetches: u32,
    /// Goods lying at each price, from 1 up.
    pub lying: [u8; MAX_PRICES],
}

/// An open investment card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct OpenCard {
    pub card: u8,
    pub opening_price: u32,
}

/// An action card nobody played, and what it would have done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct UnplayedCard {
    pub holder: Seat,
    pub card: u8,
    pub effect: Effect,
}

/// A bank as everyone sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
pub struct BankView {
    pub gold: u32,
    pub production: u32,
    pub consumer: u32,
    /// 0 is prison.
    pub ring: u8,
    pub cards: Bag<1>,
    pub action_cards: u32,
    /// Its own credit by block of its ring.
    pub blocks: [u32; MAX_BLOCKS],
    pub called: u32,
    pub in_hand: u32,
    /// Others' credit in its vault, by issuer.
    pub held: [u32; game_core::MAX_SEATS],
    pub redeemed: u32,
    pub void: u32,
    /// 0 while in the game; else the order of bankruptcy.
    pub bankrupt: u8,
    pub balance: BalanceSheet,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Public {
    pub phase: Phase,
    pub edition: Edition,
    pub turn: Turn,
    /// Steps the chip has made, and steps of the track.
    pub chip: u8,
    pub track: u8,
    pub reassured: bool,
    /// Bank runs begun, and how many end the game.
    pub runs: u8,
    pub last_run: u8,
    pub gold_reserve: u32,
    pub production: MarketView,
    pub consumer: MarketView,
    /// Prices of a market, and slots at each of them.
    pub prices: u8,
    pub slots: u8,
    pub open: ArrayVec<OpenCard, 8>,
    /// The companies that lie open or belong to somebody.
    pub companies: ArrayVec<CompanyView, MAX_INVESTMENTS>,
    pub city: Option<CityView>,
    pub deck_left: u32,
    /// Investment cards out of the game.
    pub gone: Bag<1>,
    pub banks: BySeat<BankView>,
    pub served: SeatSet,
    pub placing: SeatSet,
    pub run: Option<Run>,
    /// Where each bank stands in the run.
    pub lines: Option<BySeat<RunLine>>,
    pub questions: ArrayVec<Question, 6>,
    pub offers: Deals<Terms>,
    /// Seats that are no banks.
    pub entrepreneurs: SeatSet,
    /// Loans to them and of the central bank, if the table plays with loans.
    pub lending: Option<LendingView>,
    /// A played central bank.
    pub central: Option<CentralView>,
    pub action_deck_left: u32,
    pub action_discards: Bag<1>,
    pub action_gone: Bag<1>,
    /// What the Blank Cheques do.
    pub cheques: ArrayVec<Effect, MAX_BLANKS>,
    pub last_insolvent: SeatSet,
    pub all_were_insolvent: bool,
    /// What has been counted so far.
    pub tally: Tally,
    /// The page hides rivals' totals.
    pub screens: bool,
    /// What was left in the hands; nothing before the game is over.
    pub unplayed: ArrayVec<UnplayedCard, MAX_ACTIONS>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Own {
    pub hand: Hand<MAX_ACTIONS>,
    /// What those cards do, in their order.
    pub effects: ArrayVec<Effect, MAX_ACTIONS>,
    /// Action cards one knows to be in others' hands.
    pub known: BySeat<Bag<1>>,
    /// The auction with one's own standing order.
    pub bidding: Option<Outcry>,
    /// One's own vote, while votes are hidden.
    pub vote: Option<bool>,
    /// Action cards that a deal one has a part in has brought its giver: they cannot be handed back in it.
    pub came_by_the_deal: Bag<1>,
}

pub fn public(state: &State, config: &Config) -> Public {
    let market = |good: Good| MarketView {
        goods: state.market(good),
        reserve: state.reserve(good),
        price: config.buying_price(state.market(good)),
        fetches: config.selling_price(state.market(good)),
        lying: config.goods_by_price(state.market(good)),
    };
    let open =
        state.open.iter().map(|card| OpenCard { card, opening_price: state.opening_price(config, card) });
    Public {
        phase: state.phase(),
        edition: config.edition,
        turn: state.turn,
        chip: state.chip,
        track: config.track,
        reassured: state.reassured,
        runs: state.runs,
        last_run: config.setup.bank_runs,
        gold_reserve: state.reserve_gold(),
        production: market(Good::Production),
        consumer: market(Good::Consumer),
        prices: config.setup.market_prices,
        slots: config.setup.market_slots,
        open: open.collect(),
        companies: state.companies_shown(config),
        city: config.is_full_game().then(|| config.city_view(state.runs + 1)),
        deck_left: state.deck.len(),
        gone: state.gone,
        banks: BySeat::from_fn(config.players, |seat| bank_view(state, config, seat)),
        served: state.served,
        placing: state.placing,
        run: state.run.clone(),
        lines: state
            .run
            .as_ref()
            .map(|run| BySeat::from_fn(config.players, |seat| state.run_line(config, run, seat))),
        questions: state.questions.iter().map(|question| question_seen_by(question, None)).collect(),
        offers: state.deals.clone(),
        entrepreneurs: config.entrepreneurs,
        lending: state.lending_view(config),
        central: state.central_view(config),
        action_deck_left: state.action_deck.len(),
        action_discards: state.action_discards,
        action_gone: state.action_gone,
        cheques: state.cheques.clone(),
        last_insolvent: state.last_insolvent,
        all_were_insolvent: state.all_were_insolvent,
        tally: state.tally.clone(),
        screens: config.setup.screens,
        unplayed: unplayed(state, config),
    }
}

/// Hands lie open when the game is over, and not before.
fn unplayed(state: &State, config: &Config) -> ArrayVec<UnplayedCard, MAX_ACTIONS> {
    if state.over.is_none() {
        return ArrayVec::new();
    }
    let in_hands = state.hands.iter().flat_map(|(holder, hand)| hand.cards().map(move |card| (holder, card)));
    in_hands
        .filter_map(|(holder, card)| {
            state.effect(config, card).map(|effect| UnplayedCard { holder, card, effect })
        })
        .collect()
}

fn bank_view(state: &State, config: &Config, seat: Seat) -> BankView {
    let lies = |place: Place| state.books.holds(place, Thing::Credit(seat));
    BankView {
        gold: state.gold(seat),
        production: state.goods(seat, Good::Production),
        consumer: state.goods(seat, Good::Consumer),
        ring: state.ring(seat),
        cards: state.companies[seat],
        action_cards: lossless(state.hands[seat].len()),
        blocks: std::array::from_fn(|block| state.on_block(seat, lossless(block))),
        called: state.called(seat),
        in_hand: state.in_hand(seat),
        held: std::array::from_fn(|issuer| state.held(seat, Seat::at(issuer))),
        redeemed: lies(Place::Redeemed),
        void: lies(Place::Void),
        bankrupt: state.bankrupt[seat],
        balance: state.balance_sheet(config, seat),
    }
}

/// A question without what this viewer may not know.
fn question_seen_by(question: &Question, viewer: Option<Seat>) -> Question {
    match question {
        Question::FirstTurn { outcry } => Question::FirstTurn { outcry: outcry.as_seen_by(viewer) },
        Question::Auction { card, outcry } => {
            Question::Auction { card: *card, outcry: outcry.as_seen_by(viewer) }
        }
        Question::Vote { voted, .. } => Question::Vote { voted: *voted, yes: SeatSet::NONE },
        Question::HandOver { from, to, count, .. } => {
            Question::HandOver { from: *from, to: *to, count: *count, came_by_the_deal: Bag::default() }
        }
        Question::Payment { .. } => question.clone(),
    }
}

pub fn own(state: &State, config: &Config, seat: Seat) -> Own {
    let known = |other: Seat| {
        if other == seat { Bag::default() } else { Bag::of(state.hands[other].known_to(seat)) }
    };
    let (bidding, vote) = match state.questions.last() {
        Some(Question::FirstTurn { outcry } | Question::Auction { outcry, .. }) => {
            (Some(outcry.as_seen_by(Some(seat))), None)
        }
        Some(Question::Vote { voted, yes }) => (None, voted.has(seat).then(|| yes.has(seat))),
        _ => (None, None),
    };
    let effects = state.hands[seat].cards().filter_map(|card| state.effect(config, card)).collect();
    Own {
        hand: state.hands[seat].clone(),
        effects,
        known: BySeat::from_fn(state.players(), known),
        bidding,
        vote,
        came_by_the_deal: came_by_a_deal_of(state, seat),
    }
}

/// Known to both sides of the deal. At most one hand-over is left when something has come by the deal.
fn came_by_a_deal_of(state: &State, seat: Seat) -> Bag<1> {
    let came = state.questions.iter().find_map(|question| match question {
        Question::HandOver { from, to, came_by_the_deal, .. } if *from == seat || *to == seat => {
            Some(*came_by_the_deal)
        }
        _ => None,
    });
    came.unwrap_or_default()
}

/// A possible world: what is not known is dealt by chance.
pub fn determinize(config: &Config, view: &View<Public, Own>, chance: &mut Chance) -> State {
    let public = &view.public;
    let banks = &public.banks;
    let mut state = State {
        books: rebuild_books(config, public),
        rating: BySeat::from_fn(config.players, |seat| banks[seat].ring),
        bankrupt: BySeat::from_fn(config.players, |seat| banks[seat].bankrupt),
        served: public.served,
        deck: Bag::of(0..lossless(config.deck.companies.len())),
        open: Bag::of(public.open.iter().map(|open| open.card)),
        companies: BySeat::from_fn(config.players, |seat| banks[seat].cards),
        gone: public.gone,
        action_deck: Bag::default(),
        action_discards: public.action_discards,
        action_gone: public.action_gone,
        hands: BySeat::from_fn(config.players, |_| Hand::default()),
        cheques: public.cheques.clone(),
        runs: public.runs,
        chip: public.chip,
        reassured: public.reassured,
        turn: public.turn,
        run: public.run.clone(),
        questions: public.questions.clone(),
        placing: public.placing,
        deals: public.offers.clone(),
        lending: public.lending.as_ref().map(LendingView::lending),
        central: public.central.map(|shown| Box::new(shown.central)),
        last_insolvent: public.last_insolvent,
        all_were_insolvent: public.all_were_insolvent,
        tally: public.tally.clone(),
        over: match public.phase {
            Phase::Over { ending } => Some(ending),
            _ => None,
        },
    };
    let known_cards = [state.open, state.gone];
    for card in known_cards.iter().chain(banks.values().map(|bank| &bank.cards)).flat_map(Bag::iter) {
        state.deck.take(card);
    }
    recall(&mut state, view);
    deal_hidden_cards(&mut state, config, view, chance);
    state
}

/// What the viewer alone knows of the questions. Which cards others have got by a deal is left open: it is for those two
/// alone to mind.
fn recall(state: &mut State, view: &View<Public, Own>) {
    let (Some(seat), Some(own)) = (view.seat, &view.own) else { return };
    for question in &mut state.questions {
        match question {
            Question::HandOver { from, to, came_by_the_deal, .. } if *from == seat || *to == seat => {
                *came_by_the_deal = own.came_by_the_deal;
            }
            _ => {}
        }
    }
    match (state.questions.last_mut(), own.bidding, own.vote) {
        (Some(Question::FirstTurn { outcry } | Question::Auction { outcry, .. }), Some(bidding), _) => {
            *outcry = bidding;
        }
        (Some(Question::Vote { yes, .. }), _, Some(true)) => yes.insert(seat),
        _ => {}
    }
}

fn deal_hidden_cards(state: &mut State, config: &Config, view: &View<Public, Own>, chance: &mut Chance) {
    let actions = if config.is_full_game() { lossless(config.deck.actions.len()) } else { 0 };
    let mut hidden: Bag<1> = Bag::of(0..actions);
    for card in state.action_discards.iter().chain(state.action_gone.iter()) {
        hidden.take(card);
    }
    if let (Some(seat), Some(own)) = (view.seat, &view.own) {
        state.hands[seat] = own.hand.clone();
        for card in own.hand.cards() {
            hidden.take(card);
        }
        for (other, known) in own.known.iter() {
            for card in known.iter() {
                hidden.take(card);
                state.hands[other].add(card, SeatSet::only(seat));
            }
        }
    }
    for UnplayedCard { holder, card, .. } in &view.public.unplayed {
        if hidden.take(*card) {
            state.hands[*holder].add(*card, SeatSet::NONE);
        }
    }
    for (seat, bank) in view.public.banks.iter() {
        while lossless::<_, u32>(state.hands[seat].len()) < bank.action_cards {
            let Some(card) = hidden.draw("possible_card", chance) else { break };
            state.hands[seat].add(card, SeatSet::NONE);
        }
    }
    state.action_deck = hidden;
}

fn rebuild_books(config: &Config, public: &Public) -> Ledger {
    let mut books = Ledger::default();
    let mut unseen: MmLog = Log::off();
    let mut put = |to: Place, asset: Thing, amount: u32| {
        books.transfer(&mut unseen, Rule::MmSetup, Movement { from: Place::Box, to, asset, amount });
    };
    put(Place::Reserve, Thing::Gold, public.gold_reserve);
    for (good, market) in [(Good::Production, public.production), (Good::Consumer, public.consumer)] {
        let in_vaults =
            |bank: &BankView| if good == Good::Production { bank.production } else { bank.consumer };
        let in_play = market.goods + market.reserve + public.banks.values().map(in_vaults).sum::<u32>();
        put(Place::Market, Thing::Good(good), market.goods);
        put(Place::Reserve, Thing::Good(good), market.reserve);
        put(Place::Gone, Thing::Good(good), u32::from(config.setup.goods).saturating_sub(in_play));
    }
    for (seat, bank) in public.banks.iter() {
        put(Place::Vault(seat), Thing::Gold, bank.gold);
        put(Place::Vault(seat), Thing::Good(Good::Production), bank.production);
        put(Place::Vault(seat), Thing::Good(Good::Consumer), bank.consumer);
        let credit = Thing::Credit(seat);
        for (block, amount) in bank.blocks.iter().enumerate() {
            put(Place::Block(lossless(block)), credit, *amount);
        }
        put(Place::Called, credit, bank.called);
        put(Place::InHand, credit, bank.in_hand);
        put(Place::Redeemed, credit, bank.redeemed);
        put(Place::Void, credit, bank.void);
        for (issuer, amount) in bank.held.iter().enumerate() {
            put(Place::Vault(seat), Thing::Credit(Seat::at(issuer)), *amount);
        }
    }
    books
}
