//! What a seat sees. Every coin moves in the open (R11), so nothing is secret but a bid in the fist.

use arrayvec::ArrayVec;
use game_core::{Bag, BySeat, Chance, Log, LogOf, Offer, OfferId, Seat, SeatSet, ViewOf};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::action::LoanTerms;
use crate::books::{Books, Place};
use crate::cards::Die;
use crate::phase::Phase;
use crate::rule::Rule;
use crate::rules::{Cost, Growth};
use crate::setup::Config;
use crate::state::{Loan, NoMoreMoney};

/// What everyone knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Public {
    pub round: u32,
    pub phase: Phase,
    pub banker: Option<Seat>,
    pub crashes: u32,
    /// Crashes that end the game.
    pub last_crash: u8,
    pub instability: u8,
    pub last_roll: Option<[u32; 4]>,
    /// What the next roll does to each company.
    pub companies: [CompanyView; 4],
    pub players: BySeat<PlayerView>,
    pub laid_out: Vec<InvestmentView>,
    pub open_loan_cards: Vec<LoanCardView>,
    pub loans: Vec<LoanView>,
    /// What the offers on the table would cost.
    pub offers: Vec<OfferView>,
    pub investment_deck: Bag<1>,
    pub investment_discards: Bag<1>,
    pub loan_deck: Bag<1>,
    pub loan_discards: Bag<1>,
    /// Whether the page should hide rivals' coins.
    pub screens: bool,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PlayerView {
    pub coins: u32,
    pub gold: u32,
    /// How many more loans this player could give.
    pub cubes: u8,
    pub investments: Vec<InvestmentView>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct InvestmentView {
    pub card: u8,
    pub die: Die,
    pub gold: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct LoanCardView {
    pub card: u8,
    pub rounds: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct LoanView {
    #[serde(flatten)]
    pub loan: Loan,
    pub security: u32,
    /// The number of instalments it was made for.
    pub rounds: u8,
    /// What it costs to pay it off at once.
    pub rest: u32,
    /// To be met or defaulted on in this step.
    pub due: bool,
}

/// An offer on the table, reckoned out: nobody should have to multiply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct OfferView {
    pub offer: OfferId,
    pub lender: Seat,
    pub borrower: Seat,
    pub rounds: u8,
    /// All instalments together.
    pub total: u32,
    /// What the lender pays to the press.
    pub fee: u32,
}

/// The faces of a company's die at today's instability, from 1 up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct CompanyView {
    pub die: Die,
    pub bands: ArrayVec<Band, MOST_BANDS>,
}

/// Crash, nothing, gold, and the special growth of the highest face.
const MOST_BANDS: usize = 4;

/// Faces that do the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Band {
    pub from: u32,
    pub to: u32,
    pub crash: bool,
    /// Gold that comes onto each card.
    pub added: u32,
    /// What the gold on each card is multiplied by.
    pub factor: u32,
}

/// What one seat knows besides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Own {
    /// The bid in one's own fist.
    pub sealed_bid: Option<u32>,
}

pub fn public(game: &NoMoreMoney, config: &Config) -> Public {
    let investment = |card: u8| InvestmentView { card, die: config.die_of(card), gold: game.gold_on(card) };
    let due = match &game.phase {
        Phase::Loans(step) => step.settlement.due,
        Phase::FinalCrash(settlement) => settlement.due,
        _ => Bag::default(),
    };
    let loan = |loan: &Loan| LoanView {
        loan: *loan,
        security: game.security_of(loan.card),
        rounds: config.rounds_of(loan.card),
        rest: loan.rest(),
        due: due.has(loan.card),
    };
    Public {
        round: game.round,
        phase: phase_as_seen(&game.phase),
        banker: game.banker,
        crashes: game.crashes,
        last_crash: config.last_crash,
        instability: game.instability,
        last_roll: game.last_roll,
        companies: Die::ALL.map(|die| company(game, config, die)),
        players: BySeat::from_fn(config.players, |seat| PlayerView {
            coins: game.coins(seat),
            gold: game.gold(seat),
            cubes: game.cubes_left(config, seat),
            investments: game.owned[seat].iter().map(investment).collect(),
        }),
        laid_out: game.laid_out.iter().copied().map(investment).collect(),
        open_loan_cards: game
            .open_loan_cards
            .iter()
            .map(|card| LoanCardView { card: *card, rounds: config.rounds_of(*card) })
            .collect(),
        loans: game.loans.iter().map(loan).collect(),
        offers: offers(game, config),
        investment_deck: game.investment_deck,
        investment_discards: game.investment_discards,
        loan_deck: game.loan_deck,
        loan_discards: game.loan_discards,
        screens: config.setup.screens,
    }
}

fn company(game: &NoMoreMoney, config: &Config, die: Die) -> CompanyView {
    let mut bands: ArrayVec<Band, MOST_BANDS> = ArrayVec::new();
    for face in 1..=die.faces() {
        let crash = face <= u32::from(game.instability);
        let Growth { added, factor } = if crash { Growth::NONE } else { Growth::of(config, die, face) };
        match bands.last_mut() {
            Some(band) if (band.crash, band.added, band.factor) == (crash, added, factor) => band.to = face,
            _ => bands.push(Band { from: face, to: face, crash, added, factor }),
        }
    }
    CompanyView { die, bands }
}

fn offers(game: &NoMoreMoney, config: &Config) -> Vec<OfferView> {
    let Phase::Loans(step) = &game.phase else { return Vec::new() };
    let reckoned = |offer: &Offer<LoanTerms>| {
        let (lender, borrower) = game.parties(offer.from, offer.to)?;
        let Cost { rounds, total, fee } = Cost::of(config, &offer.terms);
        Some(OfferView { offer: offer.id, lender, borrower, rounds, total, fee })
    };
    step.deals.open().iter().filter_map(reckoned).collect()
}

/// A fist shows that it is closed, never what is in it.
fn phase_as_seen(phase: &Phase) -> Phase {
    let mut seen = phase.clone();
    if let Phase::InvestmentAuction(fists) = &mut seen {
        fists.bids = fists.bids.as_seen_by(None);
    }
    seen
}

pub fn own(game: &NoMoreMoney, seat: Seat) -> Own {
    let sealed_bid = match &game.phase {
        Phase::InvestmentAuction(fists) => fists.bids.sealed_bid(seat),
        _ => None,
    };
    Own { sealed_bid }
}

/// Everything follows from the view but what is in other fists: any bid the player can pay.
pub fn possible_world(config: &Config, view: &ViewOf<NoMoreMoney>, chance: &mut Chance) -> NoMoreMoney {
    let public = &view.public;
    let mut game = NoMoreMoney {
        round: public.round,
        phase: public.phase.clone(),
        banker: public.banker,
        crashes: public.crashes,
        instability: public.instability,
        books: Books::default(),
        laid_out: public.laid_out.iter().map(|investment| investment.card).collect(),
        owned: BySeat::from_fn(config.players, |seat| {
            Bag::of(public.players[seat].investments.iter().map(|investment| investment.card))
        }),
        investment_deck: public.investment_deck,
        investment_discards: public.investment_discards,
        open_loan_cards: public.open_loan_cards.iter().map(|card| card.card).collect(),
        loan_deck: public.loan_deck,
        loan_discards: public.loan_discards,
        loans: public.loans.iter().map(|loan| loan.loan).collect(),
        last_roll: public.last_roll,
    };
    lay_out_coins_and_gold(&mut game, config, public);
    if let Phase::InvestmentAuction(fists) = &public.phase {
        let mut fists = *fists;
        for seat in fists.bids.sealed.iter() {
            let own = view.own.filter(|_| view.seat == Some(seat)).and_then(|own| own.sealed_bid);
            let bid = own.unwrap_or_else(|| chance.pick("fist", game.coins(seat) + 1));
            fists.bids.seal(seat, bid);
        }
        game.phase = Phase::InvestmentAuction(fists);
    }
    game
}

fn lay_out_coins_and_gold(game: &mut NoMoreMoney, config: &Config, public: &Public) {
    let mut log: LogOf<NoMoreMoney> = Log::off();
    for seat in SeatSet::all(config.players).iter() {
        let player = &public.players[seat];
        let own = Place::Player(seat);
        game.move_coins(&mut log, Rule::Nmm0Setup, Place::Press, own, player.coins);
        game.move_gold(&mut log, Rule::Nmm0Setup, Place::Reserve, own, player.gold);
    }
    let owned = public.players.values().flat_map(|player| &player.investments);
    for investment in owned.chain(&public.laid_out) {
        let card = Place::Investment(investment.card);
        game.move_gold(&mut log, Rule::Nmm0Setup, Place::Reserve, card, investment.gold);
    }
    for loan in &public.loans {
        let card = Place::Loan(loan.loan.card);
        game.move_gold(&mut log, Rule::Nmm0Setup, Place::Reserve, card, loan.security);
    }
}
