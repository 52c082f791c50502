//! What a trader looks at: the few figures it reckons with, from a view or, in a search, from a possible world.
//! Everything here is public; of what is in fists nothing is read.

use arrayvec::ArrayVec;
use game_core::{BySeat, Seat, SeatSet};

use crate::cards::{Die, MAX_CARDS};
use crate::phase::Phase;
use crate::setup::Config;
use crate::state::{Loan, NoMoreMoney};
use crate::view::Public;

/// The table as one seat sees it.
pub(super) struct Sight<'a> {
    pub config: &'a Config,
    pub me: Seat,
    pub phase: &'a Phase,
    pub banker: Option<Seat>,
    pub crashes_left: u32,
    pub instability: u8,
    pub coins: BySeat<u32>,
    pub gold: BySeat<u32>,
    pub cubes: BySeat<u8>,
    /// What the investments of each seat are worth.
    pub cards: BySeat<f32>,
    pub own_cards: ArrayVec<CardSeen, MAX_CARDS>,
    pub laid_out: ArrayVec<CardSeen, 4>,
    pub open_loan_cards: ArrayVec<u8, 6>,
    pub loans: ArrayVec<LoanSeen, MAX_CARDS>,
}

/// An investment.
#[derive(Clone, Copy)]
pub(super) struct CardSeen {
    pub card: u8,
    pub die: Die,
    pub gold: u32,
}

/// A loan, its security, and whether it is due in this step.
#[derive(Clone, Copy)]
pub(super) struct LoanSeen {
    pub loan: Loan,
    pub security: u32,
    pub due: bool,
}

impl<'a> Sight<'a> {
    pub fn of_view(config: &'a Config, public: &'a Public, me: Seat) -> Sight<'a> {
        let seen =
            |card: &crate::view::InvestmentView| CardSeen { card: card.card, die: card.die, gold: card.gold };
        let mut sight = Sight {
            config,
            me,
            phase: &public.phase,
            banker: public.banker,
            crashes_left: u32::from(public.last_crash).saturating_sub(public.crashes),
            instability: public.instability,
            coins: BySeat::from_fn(config.players, |seat| public.players[seat].coins),
            gold: BySeat::from_fn(config.players, |seat| public.players[seat].gold),
            cubes: BySeat::from_fn(config.players, |seat| public.players[seat].cubes),
            cards: BySeat::all(config.players, 0.0),
            own_cards: public.players[me].investments.iter().map(seen).collect(),
            laid_out: public.laid_out.iter().map(seen).collect(),
            open_loan_cards: public.open_loan_cards.iter().map(|card| card.card).collect(),
            loans: public
                .loans
                .iter()
                .map(|loan| LoanSeen { loan: loan.loan, security: loan.security, due: loan.due })
                .collect(),
        };
        for seat in SeatSet::all(config.players).iter() {
            let owned = public.players[seat].investments.iter();
            sight.cards[seat] = owned.map(|card| sight.worth(&seen(card))).sum();
        }
        sight
    }

    pub fn of_world(config: &'a Config, world: &'a NoMoreMoney, me: Seat) -> Sight<'a> {
        let seen = |card: u8| CardSeen { card, die: config.die_of(card), gold: world.gold_on(card) };
        let due = match &world.phase {
            Phase::Loans(step) => step.settlement.due,
            Phase::FinalCrash(settlement) => settlement.due,
            _ => game_core::Bag::default(),
        };
        let mut sight = Sight {
            config,
            me,
            phase: &world.phase,
            banker: world.banker,
            crashes_left: u32::from(config.last_crash).saturating_sub(world.crashes),
            instability: world.instability,
            coins: BySeat::from_fn(config.players, |seat| world.coins(seat)),
            gold: BySeat::from_fn(config.players, |seat| world.gold(seat)),
            cubes: BySeat::from_fn(config.players, |seat| world.cubes_left(config, seat)),
            cards: BySeat::all(config.players, 0.0),
            own_cards: world.owned[me].iter().map(seen).collect(),
            laid_out: world.laid_out.iter().copied().map(seen).collect(),
            open_loan_cards: world.open_loan_cards.clone(),
            loans: world
                .loans
                .iter()
                .map(|loan| LoanSeen {
                    loan: *loan,
                    security: world.security_of(loan.card),
                    due: due.has(loan.card),
                })
                .collect(),
        };
        for seat in SeatSet::all(config.players).iter() {
            sight.cards[seat] = world.owned[seat].iter().map(|card| sight.worth(&seen(card))).sum();
        }
        sight
    }

    pub fn worth(&self, card: &CardSeen) -> f32 {
        self.config.outlook.worth(self.crashes_left, self.instability, card.die, card.gold)
    }

    pub fn held(&self, card: &CardSeen) -> f32 {
        self.config.outlook.held(self.crashes_left, self.instability, card.die, card.gold)
    }

    /// The chance that the next roll ends the game.
    pub fn danger(&self) -> f32 {
        self.config.outlook.end(self.crashes_left, self.instability)
    }

    pub fn is_banker(&self) -> bool {
        self.banker == Some(self.me)
    }

    pub fn own_loans(&self) -> impl Iterator<Item = &LoanSeen> {
        self.loans.iter().filter(|seen| seen.loan.borrower == self.me)
    }

    pub fn is_last_settlement(&self) -> bool {
        matches!(self.phase, Phase::FinalCrash(_))
    }
}
