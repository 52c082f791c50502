//! A sensible player for No More Money. It lends, borrows, bids and cashes in, seeing only what its seat sees.

use table::{Bot, Chance, Choices, Seat, ViewOf};

use crate::action::{Action, LoanTerms};
use crate::phase::{LoanStep, Phase};
use crate::rules::Growth;
use crate::setup::Table;
use crate::state::NoMoreMoney;
use crate::view::{InvestmentView, LoanView, Public};

/// What a piece of gold is worth in coins to a player who wants neither to starve nor to drown.
const COINS_PER_GOLD: u32 = 9;

/// How many offers it makes in one loan step.
const OFFERS: u8 = 3;

/// Legal, sensible, fast.
#[derive(Clone, Copy, Debug, Default)]
pub struct Novice;

impl Bot<NoMoreMoney> for Novice {
    fn choose(
        &self,
        table: &Table,
        view: &ViewOf<NoMoreMoney>,
        choices: &mut Choices<NoMoreMoney>,
        chance: &mut Chance,
    ) -> Action {
        let Some(me) = view.seat else { return choices.sample(chance) };
        let sees = Sees { table, public: &view.public, me };
        let wanted = match &view.public.phase {
            Phase::BankerAuction(auction) => sees.bid_for_the_bank(auction.minimum(), chance),
            Phase::Loans(step) => sees.in_the_loan_step(step, chance),
            Phase::InvestmentAuction(fists) => sees.bid_in_the_fist(fists.bids.bidding, chance),
            Phase::ChooseInvestments(_) => sees.best_investment(),
            Phase::CashIn(_) => sees.cash_in(),
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
    table: &'a Table,
    public: &'a Public,
    me: Seat,
}

impl Sees<'_> {
    fn coins(&self) -> u32 {
        self.public.players[self.me].coins
    }

    /// Being the Banker earns the interest of the round: worth about a sixth of one's coins.
    fn bid_for_the_bank(&self, minimum: u32, chance: &mut Chance) -> Option<Action> {
        let value = self.coins() / 6 + chance.pick("value", 4);
        Some(if minimum <= value { Action::Bid { amount: minimum } } else { Action::Leave })
    }

    fn in_the_loan_step(&self, step: &LoanStep, chance: &mut Chance) -> Option<Action> {
        let answer = step.deals.open().iter().find(|offer| offer.to == self.me);
        if let Some(offer) = answer {
            let good = self.is_good(&offer.terms);
            return Some(if good {
                Action::Accept { offer: offer.id }
            } else {
                Action::Decline { offer: offer.id }
            });
        }
        if let Some(action) = self.settle() {
            return Some(action);
        }
        let made = self.table.setup.offers_per_step.saturating_sub(step.deals.offers_left(self.me));
        if made < OFFERS {
            return self.offer(step, chance);
        }
        Some(Action::Done)
    }

    /// Pays as long as the loan costs less than its security is worth, else walks away.
    fn settle(&self) -> Option<Action> {
        let mine = self.public.loans.iter().find(|loan| loan.due && loan.loan.borrower == self.me)?;
        let card = mine.loan.card;
        let worth_paying =
            self.asked_for(mine) <= mine.security * COINS_PER_GOLD * 2 || mine.loan.instalment == 0;
        let affordable = self.coins() >= mine.loan.instalment;
        Some(if worth_paying && affordable {
            Action::PayInstalment { loan: card }
        } else {
            Action::Default { loan: card }
        })
    }

    /// What is still to pay until the security comes back.
    fn asked_for(&self, loan: &LoanView) -> u32 {
        match self.public.phase {
            Phase::FinalCrash(_) => loan.loan.instalment,
            _ => loan.loan.rest(),
        }
    }

    /// As a lender: a security that makes paying worthwhile. As a borrower: interest of at most a third.
    fn is_good(&self, terms: &LoanTerms) -> bool {
        let total = terms.instalment * u32::from(self.table.rounds_of(terms.card));
        if self.public.banker == Some(self.me) {
            total >= terms.amount * 11 / 10 && terms.security * COINS_PER_GOLD * 2 >= total
        } else {
            total <= terms.amount * 4 / 3
        }
    }

    /// The Banker offers to whoever has gold to pledge; others ask the Banker when they are short.
    fn offer(&self, step: &LoanStep, chance: &mut Chance) -> Option<Action> {
        let banker = self.public.banker?;
        let lending = banker == self.me;
        let partner = if lending { self.richest_without_offer(step)? } else { banker };
        let borrower = if lending { partner } else { self.me };
        let security = self.public.players[borrower].gold.min(1 + chance.pick("security", 3));
        let short = self.coins() < 12 + 4 * self.public.round;
        if security == 0 || (!lending && !short) || step.deals.between(self.me, partner).is_some() {
            return Some(Action::Done);
        }
        let card = self.public.open_loan_cards.iter().min_by_key(|card| card.rounds)?;
        // The borrower should owe less in all than the gold is worth to both.
        let total = security * COINS_PER_GOLD * 2;
        let instalment = total / u32::from(card.rounds);
        let interest = if lending { 125 } else { 115 };
        let amount = (instalment * u32::from(card.rounds) * 100 / interest).max(1);
        Some(Action::OfferLoan { to: partner, card: card.card, amount, instalment, security })
    }

    fn richest_without_offer(&self, step: &LoanStep) -> Option<Seat> {
        let others = self.public.players.iter().filter(|(seat, player)| {
            *seat != self.me && player.gold > 0 && step.deals.between(self.me, *seat).is_none()
        });
        others.max_by_key(|(_, player)| player.gold).map(|(seat, _)| seat)
    }

    /// A third of one's coins or so, less when the cards are poor or the bid is already a re-bid.
    fn bid_in_the_fist(&self, bidding: u8, chance: &mut Chance) -> Option<Action> {
        let best = self.public.laid_out.iter().map(|card| self.promise(card)).max().unwrap_or(0);
        let value = best * COINS_PER_GOLD / 100;
        let share = self.coins() / (3 + u32::from(bidding));
        let amount = share.min(value) + chance.pick("fist", 4);
        Some(Action::SealedBid { amount: amount.min(self.coins()) })
    }

    fn best_investment(&self) -> Option<Action> {
        let best = self.public.laid_out.iter().max_by_key(|card| self.promise(card))?;
        Some(Action::Take { card: best.card })
    }

    /// Cashes in what is more likely to be lost than to grow.
    fn cash_in(&self) -> Option<Action> {
        let last_round = self.public.crashes + 1 >= u32::from(self.public.last_crash);
        let ripe = self.public.players[self.me]
            .investments
            .iter()
            .find(|card| card.gold > 0 && (last_round || self.promise(card) <= card.gold * 100));
        Some(ripe.map_or(Action::Done, |card| Action::CashIn { card: card.card }))
    }

    /// Gold expected on the card after the next roll, in hundredths.
    fn promise(&self, card: &InvestmentView) -> u32 {
        let faces = card.die.faces();
        let safe = u32::from(self.public.instability) + 1..=faces;
        let grown = safe.map(|roll| card.gold + Growth::of(self.table, card.die, roll).more(card.gold));
        grown.sum::<u32>() * 100 / faces
    }
}
