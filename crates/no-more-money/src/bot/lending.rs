//! The trader's loans: what terms are worth to both sides, which to propose, which to take, and when to walk away.

use game_core::{Chance, Offer, Seat, SeatSet, lossless, whole};

use super::sight::{LoanSeen, Sight};
use super::trader::{Thoroughness, Trader};
use super::worth::{Flows, Worth, instalments_now};
use crate::action::{Action, LoanTerms, Reason};
use crate::phase::LoanStep;

/// Offers it makes to one partner in a step, counter-offers included.
pub(super) const OFFERS_TO_ONE: u8 = 3;

/// What a gain must come to for a deal to be worth the trouble, in gold.
const TROUBLE: f32 = 0.1;

/// How much of a partner's gain is one's own loss: only one can win.
const RIVALRY: f32 = 0.25;

/// The Banker card is worth more than the loans one gives: while one has it no rival gives any.
const NOBODY_ELSE: f32 = 3.0;

/// What a loan would bring, in gold.
#[derive(Clone, Copy)]
pub(super) struct Gains {
    pub mine: f32,
    pub partners: f32,
    /// How likely the borrower walks away.
    pub walks: f32,
}

/// A trader at the loan desk.
pub(super) struct Desk<'a> {
    pub sight: &'a Sight<'a>,
    pub worth: &'a Worth,
    pub trader: &'a Trader,
}

/// A loan worth proposing, and how good it is.
#[derive(Clone, Copy)]
struct Idea {
    terms: LoanTerms,
    gains: Gains,
    score: f32,
}

impl Desk<'_> {
    /// What terms would bring to lender and borrower.
    fn gains(&self, lender: Seat, borrower: Seat, terms: &LoanTerms) -> (f32, f32, f32) {
        let sight = self.sight;
        let rounds = sight.config.rounds_of(terms.card);
        let flows = Flows {
            amount: terms.amount as f32,
            fee: sight.config.fee(terms.amount) as f32,
            payments: terms.instalment as f32 * instalments_now(sight, self.worth.pool, rounds, false),
            security: terms.security as f32,
        };
        let [paid, left] = self.worth.of_loan(lender, borrower, &flows);
        let prefers_to_pay = paid.1 - left.1;
        let purse = sight.coins[borrower] as f32 + flows.amount;
        let strained = (terms.instalment as f32 / purse.max(1.0) - 0.25).clamp(0.0, 0.6);
        let walks = (0.5 - 0.5 * prefers_to_pay).max(strained).clamp(0.05, 1.0);
        let mix = |paid: f32, left: f32| paid * (1.0 - walks) + left * walks;
        (mix(paid.0, left.0), mix(paid.1, left.1), walks)
    }

    fn gains_with(&self, partner: Seat, terms: &LoanTerms, lending: bool) -> Gains {
        let me = self.sight.me;
        let rivalry = RIVALRY + 0.1 * f32::from(self.trader.temper.selfish);
        if lending {
            let (lends, borrows, walks) = self.gains(me, partner, terms);
            Gains { mine: lends - rivalry * borrows, partners: borrows - RIVALRY * lends, walks }
        } else {
            let (lends, borrows, walks) = self.gains(partner, me, terms);
            Gains { mine: borrows - rivalry * lends, partners: lends - RIVALRY * borrows, walks }
        }
    }

    /// The terms that are best for the proposer among those the partner should take. With every attempt the partner
    /// is given more.
    fn best_idea(&self, partner: Seat, lending: bool, attempt: u8) -> Option<Idea> {
        let sight = self.sight;
        let (lender, borrower) = if lending { (sight.me, partner) } else { (partner, sight.me) };
        if sight.cubes[lender] == 0 {
            return None;
        }
        let attempt = f32::from(attempt);
        let generous = 0.35 + 0.3 * attempt - 0.1 * f32::from(self.trader.temper.selfish);
        let least_for_partner = TROUBLE + 0.15 * attempt;
        let fee_percent = u32::from(sight.config.setup.fee_percent).max(1);
        let largest = (sight.coins[lender] * 100 / fee_percent * 4 / 5).min(1000);
        let mean = (sight.coins.values().sum::<u32>() / u32::from(sight.config.players)).max(8);
        let mut best: Option<Idea> = None;
        let grid = Grid::of(self.trader.thoroughness);
        for &card in &sight.open_loan_cards {
            let rounds = sight.config.rounds_of(card);
            let paid = instalments_now(sight, self.worth.pool, rounds, false).max(0.3);
            for percent in grid.amounts {
                let amount = (mean * percent / 100).min(largest);
                if amount < 4 {
                    continue;
                }
                for security in (1..=sight.gold[borrower].min(5)).step_by(grid.security_step) {
                    for back in grid.back {
                        let instalment = whole((amount as f32 * back / paid).ceil()).clamp(1, 400);
                        let terms = LoanTerms { card, amount, instalment, security };
                        let gains = self.gains_with(partner, &terms, lending);
                        if gains.mine < self.wanted() || gains.partners < least_for_partner {
                            continue;
                        }
                        let score = gains.mine + generous * gains.partners.min(gains.mine * 1.5);
                        if best.is_none_or(|best| score > best.score) {
                            best = Some(Idea { terms, gains, score });
                        }
                    }
                }
            }
        }
        best
    }

    /// What a deal must bring, proposed or offered: who asks less of its own proposals proposes what it has declined.
    fn wanted(&self) -> f32 {
        TROUBLE * (1.0 + 0.5 * f32::from(self.trader.temper.selfish))
    }

    /// What being the Banker is worth, in coins: the loans one could give, and that nobody else gives them.
    pub fn value_of_the_bank(&self) -> f32 {
        let me = self.sight.me;
        let rivals = SeatSet::all(self.sight.config.players).without(me);
        let gain = |rival| self.best_idea(rival, true, 1).map_or(0.0, |idea| idea.gains.mine);
        NOBODY_ELSE * rivals.iter().map(gain).sum::<f32>() / self.worth.of_a_coin(me).max(0.01)
    }

    /// Answers first, then pays what is worth paying, then proposes; what it cannot pay yet is left to the end.
    pub fn in_the_loan_step(&self, step: &LoanStep, chance: &mut Chance) -> Action {
        if let Some(offer) = step.deals.open().iter().find(|offer| offer.to == self.sight.me) {
            return self.answer(offer, step);
        }
        if let Some(action) = self.settle() {
            return action;
        }
        self.propose(step, chance).unwrap_or(Action::Done)
    }

    /// Whether the offer that waits for an answer brings what a deal must bring.
    pub fn is_offered_enough(&self, step: &LoanStep) -> bool {
        let offer = step.deals.open().iter().find(|offer| offer.to == self.sight.me);
        let gains =
            |offer: &Offer<LoanTerms>| self.gains_with(offer.from, &offer.terms, self.sight.is_banker()).mine;
        offer.is_some_and(|offer| gains(offer) >= self.wanted())
    }

    fn answer(&self, offer: &Offer<LoanTerms>, step: &LoanStep) -> Action {
        let lending = self.sight.is_banker();
        let gains = self.gains_with(offer.from, &offer.terms, lending);
        let made = step.deals.made_to(self.sight.me, offer.from);
        let may_counter = made < OFFERS_TO_ONE && step.deals.offers_left(self.sight.me) > 0;
        let wanted = self.wanted();
        let idea = if may_counter { self.best_idea(offer.from, lending, made) } else { None };
        // Haggling over what is good already pays only if there is much more to be had.
        let counter = idea.filter(|idea| gains.mine < wanted || idea.gains.mine > 2.0 * gains.mine + 0.5);
        match counter {
            Some(idea) => offer_loan(offer.from, idea.terms),
            None if gains.mine >= wanted => Action::Accept { offer: offer.id },
            None => Action::Decline {
                offer: offer.id,
                reason: Some(self.reason_against(&offer.terms, &gains, lending)),
            },
        }
    }

    fn reason_against(&self, terms: &LoanTerms, gains: &Gains, lending: bool) -> Reason {
        let coins = self.sight.coins[self.sight.me];
        if lending {
            return match () {
                () if self.sight.config.fee(terms.amount) * 2 > coins => Reason::ShortOfCash,
                () if gains.walks > 0.5 => Reason::TooRisky,
                () => Reason::TooDear,
            };
        }
        let of_a_coin = self.worth.of_a_coin(self.sight.me);
        match () {
            () if of_a_coin * (terms.amount as f32) < TROUBLE * 2.0 => Reason::NoNeed,
            () if terms.security * 2 > self.sight.gold[self.sight.me] + 1 => Reason::TooRisky,
            () if terms.instalment > coins + terms.amount / 2 => Reason::ShortOfCash,
            () => Reason::TooDear,
        }
    }

    /// The Banker goes to whoever promises most, the others to the Banker.
    fn propose(&self, step: &LoanStep, chance: &mut Chance) -> Option<Action> {
        let me = self.sight.me;
        if step.deals.offers_left(me) == 0 {
            return None;
        }
        let lending = self.sight.is_banker();
        let partners = if lending {
            SeatSet::all(self.sight.config.players).without(me)
        } else {
            self.sight.banker.map_or(SeatSet::NONE, SeatSet::only)
        };
        let start = Seat::at(chance.pick("partner", self.sight.config.players.into()) as usize);
        let mut best: Option<(Seat, Idea)> = None;
        for partner in start.clockwise(self.sight.config.players).filter(|seat| partners.has(*seat)) {
            let made = step.deals.made_to(me, partner);
            if made >= OFFERS_TO_ONE || step.deals.between(me, partner).is_some() {
                continue;
            }
            let idea = self.best_idea(partner, lending, made);
            if let Some(idea) = idea.filter(|idea| best.is_none_or(|(_, best)| idea.score > best.score)) {
                best = Some((partner, idea));
            }
        }
        best.map(|(partner, idea)| offer_loan(partner, idea.terms))
    }

    /// Pays as long as that costs less than the security is worth. What it wants to pay but cannot yet stays open.
    pub fn settle(&self) -> Option<Action> {
        if self.sight.is_last_settlement() {
            return self.settle_last();
        }
        let coin = self.worth.of_a_coin(self.sight.me);
        let coins = self.sight.coins[self.sight.me];
        self.sight.own_loans().filter(|seen| seen.due).find_map(|seen| {
            let card = seen.loan.card;
            let instalments = instalments_now(self.sight, self.worth.pool, seen.loan.remaining, true);
            let cost = seen.loan.instalment as f32 * instalments * coin;
            match (cost < seen.security as f32, coins >= seen.loan.instalment) {
                (true, true) => Some(Action::PayInstalment { loan: card.into() }),
                (true, false) => None,
                (false, _) => Some(Action::Default { loan: card.into() }),
            }
        })
    }

    /// At the end gold is all that counts: the most gold for a coin first.
    fn settle_last(&self) -> Option<Action> {
        let coins = self.sight.coins[self.sight.me];
        let affordable = |seen: &&LoanSeen| seen.due && seen.security > 0 && seen.loan.instalment <= coins;
        let for_a_coin = |seen: &&LoanSeen| seen.security * 10_000 / seen.loan.instalment.max(1);
        match self.sight.own_loans().filter(affordable).max_by_key(for_a_coin) {
            Some(seen) => Some(Action::PayInstalment { loan: seen.loan.card.into() }),
            None => self
                .sight
                .own_loans()
                .find(|seen| seen.due && seen.security == 0)
                .map(|seen| Action::Default { loan: seen.loan.card.into() }),
        }
    }

    /// Terms for a search to think about: good ones at several degrees of generosity, or one of them disturbed.
    pub fn some_terms(&self, partner: Seat, chance: &mut Chance) -> Option<LoanTerms> {
        let idea = self.best_idea(partner, self.sight.is_banker(), lossless(chance.pick("attempt", 4)))?;
        let mut terms = idea.terms;
        let disturbed = |number: u32, chance: &mut Chance| number * (80 + chance.pick("terms", 41)) / 100;
        match chance.pick("terms", 3) {
            0 => {}
            1 => terms.amount = disturbed(terms.amount, chance).max(1),
            _ => terms.instalment = disturbed(terms.instalment, chance),
        }
        let is_enough = self.gains_with(partner, &terms, self.sight.is_banker()).mine >= self.wanted();
        Some(if is_enough { terms } else { idea.terms })
    }
}

/// Which terms are tried.
struct Grid {
    amounts: &'static [u32],
    back: &'static [f32],
    security_step: usize,
}

impl Grid {
    fn of(thoroughness: Thoroughness) -> Grid {
        match thoroughness {
            Thoroughness::Full => Grid {
                amounts: &[40, 80, 130, 200, 320],
                back: &[0.5, 0.75, 1.0, 1.3, 1.8],
                security_step: 1,
            },
            Thoroughness::Quick => Grid { amounts: &[60, 150], back: &[0.6, 1.1], security_step: 2 },
        }
    }
}

fn offer_loan(to: Seat, terms: LoanTerms) -> Action {
    let LoanTerms { card, amount, instalment, security } = terms;
    Action::OfferLoan { to, card: card.into(), amount, instalment, security }
}
