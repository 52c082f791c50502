//! A sensible player for No More Money. It lends, borrows, bids and cashes in, seeing only what its seat sees.
//!
//! It reckons in two prices: what a piece of gold is worth in coins today, and how likely the next roll is to end
//! the game. No rule lives here: whatever it wants is checked like anyone's action.

use game_core::{Bot, Chance, Choices, Seat, ViewOf, whole};

use crate::action::{Action, LoanTerms};
use crate::cards::Die;
use crate::phase::{LoanStep, Phase};
use crate::rules::Growth;
use crate::setup::Config;
use crate::state::NoMoreMoney;
use crate::view::{InvestmentView, LoanCardView, LoanView, Public};

/// How many offers it makes in one loan step.
const OFFERS: u8 = 3;

/// The most gold it pledges for one loan, or asks for.
const MOST_SECURITY: u32 = 3;

/// Legal, sensible, fast.
#[derive(Clone, Copy, Debug, Default)]
pub struct Novice;

impl Bot<NoMoreMoney> for Novice {
    fn choose(
        &self,
        config: &Config,
        view: &ViewOf<NoMoreMoney>,
        choices: &mut Choices<NoMoreMoney>,
        chance: &mut Chance,
    ) -> Action {
        let Some(me) = view.seat else { return choices.sample(chance) };
        let sees = Sees { config, public: &view.public, me };
        let wanted = match &view.public.phase {
            Phase::BankerAuction(auction) => Some(sees.bid_for_the_bank(auction.minimum(), chance)),
            Phase::Loans(step) => Some(sees.in_the_loan_step(step, chance)),
            Phase::InvestmentAuction(_) => Some(sees.bid_in_the_fist(chance)),
            Phase::ChooseInvestments(_) => sees.best_investment(),
            Phase::CashIn(_) => Some(sees.cash_in()),
            Phase::FinalCrash(_) => sees.settle(),
            Phase::Over => None,
        };
        // A thought that the rules do not allow is a defect of the bot, not a reason to stop the game.
        match wanted {
            Some(action) if choices.contain(&action) => action,
            _ if choices.exact.contains(&Action::Done) => Action::Done,
            _ if choices.exact.contains(&Action::Leave) => Action::Leave,
            _ => choices.sample(chance),
        }
    }
}

struct Sees<'a> {
    config: &'a Config,
    public: &'a Public,
    me: Seat,
}

impl Sees<'_> {
    fn coins(&self) -> u32 {
        self.public.players[self.me].coins
    }

    fn is_banker(&self) -> bool {
        self.public.banker == Some(self.me)
    }

    /// What a piece of gold is worth in coins: the more money is about, the more.
    fn price_of_gold(&self) -> u32 {
        let coins: u32 = self.public.players.values().map(|player| player.coins).sum();
        (coins / u32::from(self.config.players) / 3).clamp(8, 25)
    }

    /// How likely the next roll is to end the game, in percent.
    fn danger(&self) -> u32 {
        let needed = u32::from(self.public.last_crash).saturating_sub(self.public.crashes).min(5) as usize;
        let mut chances = [1.0, 0.0, 0.0, 0.0, 0.0];
        for die in Die::ALL {
            let crash = (f64::from(self.public.instability) / f64::from(die.faces())).min(1.0);
            for crashed in (0..chances.len()).rev() {
                let one_fewer = if crashed == 0 { 0.0 } else { chances[crashed - 1] };
                chances[crashed] = chances[crashed] * (1.0 - crash) + one_fewer * crash;
            }
        }
        whole(chances[needed.min(chances.len())..].iter().sum::<f64>() * 100.0)
    }

    /// How many of so many instalments will be asked for: a crash takes a round and a third, and in the last
    /// settlement one redeems the loan. It may take longer than one thinks, so two at least.
    fn payments_of(&self, instalments: u8) -> u32 {
        let crashes = u32::from(self.public.last_crash).saturating_sub(self.public.crashes);
        u32::from(instalments).min((crashes * 4 / 3).max(2))
    }

    /// The Banker earns what the others pay on new loans, but needs coins for the fees and for the auction.
    fn bid_for_the_bank(&self, minimum: u32, chance: &mut Chance) -> Action {
        let rivals = self.public.players.iter().filter(|(seat, _)| *seat != self.me);
        let pledges: u32 = rivals.map(|(_, player)| player.gold.min(MOST_SECURITY)).sum();
        let worth = pledges * self.price_of_gold() / 2;
        let value = worth.min(self.coins() * 2 / 5) + chance.pick("value", 3);
        match value.checked_sub(minimum) {
            Some(room) => Action::Bid { amount: minimum + chance.pick("raise", room / 2 + 1) },
            None => Action::Leave,
        }
    }

    /// Answers first, then pays what is worth paying, then haggles; what it cannot pay yet is left to the end.
    fn in_the_loan_step(&self, step: &LoanStep, chance: &mut Chance) -> Action {
        let made = self.config.setup.offers_per_step.saturating_sub(step.deals.offers_left(self.me));
        let answer = step.deals.open().iter().find(|offer| offer.to == self.me);
        if let Some(offer) = answer {
            if self.is_good(&offer.terms) {
                return Action::Accept { offer: offer.id };
            }
            let counter = if made < OFFERS { self.offer_to(offer.from, step, chance) } else { None };
            return counter.unwrap_or(Action::Decline { offer: offer.id, reason: None });
        }
        if let Some(action) = self.settle() {
            return action;
        }
        let partner = if self.is_banker() { self.richest_without_offer(step) } else { self.public.banker };
        let partner = partner.filter(|partner| step.deals.between(self.me, *partner).is_none());
        let offer = partner.filter(|_| made < OFFERS && (self.is_banker() || self.is_short()));
        offer.and_then(|partner| self.offer_to(partner, step, chance)).unwrap_or(Action::Done)
    }

    /// Whether it wants to borrow: for what is due now, and to bid along with the others.
    fn is_short(&self) -> bool {
        let due: u32 = self.own_loans().filter(|loan| loan.due).map(|loan| loan.loan.instalment).sum();
        self.coins() < due + 3 * self.price_of_gold()
    }

    fn own_loans(&self) -> impl Iterator<Item = &LoanView> {
        self.public.loans.iter().filter(|loan| loan.loan.borrower == self.me)
    }

    /// Pays as long as that costs less than the security is worth, walks away from the rest. Before the last
    /// settlement it keeps a loan open that it wants to pay but cannot yet.
    fn settle(&self) -> Option<Action> {
        let last = matches!(self.public.phase, Phase::FinalCrash(_));
        let settled = |loan: &LoanView| {
            let card = loan.loan.card;
            let payments = if last { 1 } else { self.payments_of(loan.loan.remaining) };
            // At the end gold is all that counts.
            let worth = if last { u32::MAX } else { loan.security * self.price_of_gold() * 2 };
            let worth_paying = loan.loan.instalment * payments <= worth && (loan.security > 0 || !last);
            match (worth_paying, self.coins() >= loan.loan.instalment) {
                (true, true) => Some(Action::PayInstalment { loan: card.into() }),
                (true, false) => None,
                (false, _) => Some(Action::Default { loan: card.into() }),
            }
        };
        self.own_loans().filter(|loan| loan.due).find_map(settled)
    }

    /// As a lender: enough back, and a security that makes paying worthwhile. As a borrower: not much more back
    /// than was lent, and only if there is something to do with the money.
    fn is_good(&self, terms: &LoanTerms) -> bool {
        let total = terms.instalment * self.payments_of(self.config.rounds_of(terms.card));
        if self.is_banker() {
            total >= terms.amount * 11 / 10 && terms.security * self.price_of_gold() * 2 >= total
        } else {
            total <= terms.amount * 4 / 3 && self.coins() < 6 * self.price_of_gold()
        }
    }

    /// The lender names the shortest card and asks for a quarter more, the borrower the longest and a tenth.
    fn offer_to(&self, partner: Seat, step: &LoanStep, chance: &mut Chance) -> Option<Action> {
        let lending = self.is_banker();
        let (lender, borrower) = if lending { (self.me, partner) } else { (partner, self.me) };
        let taken = |card: u8| step.deals.open().iter().any(|offer| offer.terms.card == card);
        let cards = self.public.open_loan_cards.iter().filter(|card| !taken(card.card));
        let rounds = |card: &&LoanCardView| card.rounds;
        let card = if lending { cards.min_by_key(rounds) } else { cards.max_by_key(rounds) }?;
        let payments = self.payments_of(card.rounds);
        let pledge = self.public.players[borrower].gold.min(1 + chance.pick("security", MOST_SECURITY));
        // In all the borrower should owe less than the gold is worth to both together.
        let per_gold = self.price_of_gold() * 2;
        let percent = if lending { 125 } else { 110 };
        // The fee is a tenth; a lender who has little lends little, and asks for less security.
        let most = (self.public.players[lender].coins * 10).min(pledge * per_gold * 100 / percent);
        let instalment = most * percent / 100 / payments;
        let amount = instalment * payments * 100 / percent;
        let security = (instalment * payments).div_ceil(per_gold).min(pledge);
        let worthwhile = amount >= self.price_of_gold() && self.public.players[lender].cubes > 0;
        worthwhile.then_some(Action::OfferLoan {
            to: partner,
            card: card.card.into(),
            amount,
            instalment,
            security,
        })
    }

    fn richest_without_offer(&self, step: &LoanStep) -> Option<Seat> {
        let others = self.public.players.iter().filter(|(seat, player)| {
            *seat != self.me && player.gold > 0 && step.deals.between(self.me, *seat).is_none()
        });
        others.max_by_key(|(_, player)| player.gold).map(|(seat, _)| seat)
    }

    /// A third of the coins or so, more as the end comes near, and never more than the best card promises. One
    /// instalment for each pledge is kept back.
    fn bid_in_the_fist(&self, chance: &mut Chance) -> Action {
        let best = self.public.laid_out.iter().map(|card| self.worth(card)).max().unwrap_or(0);
        let pledges = self.own_loans().filter(|loan| loan.security > 0);
        let reserve: u32 = pledges.map(|loan| loan.loan.instalment).sum();
        let free = self.coins().saturating_sub(reserve).max(self.coins() / 4);
        let share = free * (45 + self.danger() / 3) / 100;
        let wish = share.min(best * self.price_of_gold() / 100);
        let amount = wish * (60 + chance.pick("mood", 61)) / 100;
        // An empty hand is paid for: better than a bid that hardly wins anything.
        let hopeless = amount < u32::from(self.config.setup.empty_hand_coins) / 2;
        Action::SealedBid { amount: if hopeless { 0 } else { amount.min(self.coins()) } }
    }

    fn best_investment(&self) -> Option<Action> {
        let best = self.public.laid_out.iter().max_by_key(|card| self.worth(card))?;
        Some(Action::Take { card: best.card.into() })
    }

    /// Cashes in what is worth more in the hand than on the card.
    fn cash_in(&self) -> Action {
        let own = &self.public.players[self.me].investments;
        let ripe = own.iter().find(|card| card.gold > 0 && self.promise(card) <= card.gold * 100);
        ripe.map_or(Action::Done, |card| Action::CashIn { card: card.card.into() })
    }

    /// A card is worth its gold now or what it promises, whichever is more, in hundredths.
    fn worth(&self, card: &InvestmentView) -> u32 {
        self.promise(card).max(card.gold * 100)
    }

    /// Gold expected on the card after the next roll, if the game goes on, in hundredths.
    fn promise(&self, card: &InvestmentView) -> u32 {
        let faces = card.die.faces();
        let safe = u32::from(self.public.instability) + 1..=faces;
        let grown = safe.map(|roll| card.gold + Growth::of(self.config, card.die, roll).more(card.gold));
        grown.sum::<u32>() * (100 - self.danger()) / faces
    }
}
