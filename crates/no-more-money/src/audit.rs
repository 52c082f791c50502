//! The audit: everything is there, once, and nothing is impossible; also in a state that came from a file.
//!
//! Positions made by hand are welcome, with more coins, gold or rounds than play would have brought. But play can
//! go on from whatever is accepted: no amount can run over, no list can overflow, nobody owes what they cannot
//! give. The bounds grow with the round by as much as a round can add, so no move can break them. No rule lives here.

use game_core::{SeatSet, auction::ClockwiseAuction, claim, lossless};

use crate::books::{Kind, Place};
use crate::cards::{Die, MAX_CARDS};
use crate::phase::{FistBids, LoanStep, Phase, Settlement};
use crate::setup::{Config, LARGEST};
use crate::state::NoMoreMoney;

/// A D4 crashes at this instability at the latest.
const CERTAIN_CRASH: u32 = 4;

/// No bag of this game can hold a card with this number or a higher one.
const BAG: u8 = 64;

/// Coins, and pieces of gold, that a position may have beyond what play could have brought.
const MORE_COINS_OR_GOLD: u64 = 1_000_000;

/// Rounds that a position may have beyond what play could have brought.
const MORE_ROUNDS: u64 = 100;

/// What the audit found, if anything.
type Finding = Result<(), String>;

impl NoMoreMoney {
    pub(crate) fn prove(&self, config: &Config) -> Finding {
        self.prove_seats(config)?;
        self.prove_investments(config)?;
        self.prove_loans(config)?;
        self.prove_tracks(config)?;
        self.prove_books(config)?;
        self.prove_phase(config)
    }

    fn prove_seats(&self, config: &Config) -> Finding {
        let seats = SeatSet::all(config.players);
        let known = self.banker.is_none_or(|banker| seats.has(banker))
            && self.loans.iter().all(|loan| seats.has(loan.lender) && seats.has(loan.borrower));
        claim(known && self.owned.players() == config.players, "the state is for another number of players")?;
        let before_the_first_banker = self.round == 1 && matches!(self.phase, Phase::BankerAuction(_));
        claim(self.banker.is_some() || before_the_first_banker, "there is no Banker, and no first auction")
    }

    fn prove_investments(&self, config: &Config) -> Finding {
        let beyond = self.laid_out.iter().any(|card| *card >= BAG);
        claim(!beyond, "an investment is laid out that is not in the deck")?;
        for card in 0..BAG {
            let in_play = self.laid_out.iter().filter(|other| **other == card).count()
                + self.owned.values().filter(|owned| owned.has(card)).count();
            let away =
                usize::from(self.investment_deck.has(card)) + usize::from(self.investment_discards.has(card));
            let expected = usize::from(usize::from(card) < config.deck.investments.len());
            if in_play + away != expected {
                return Err(format!("investment {card} is in {} places", in_play + away));
            }
            let gold_may_lie = usize::from(card) >= MAX_CARDS || in_play > 0 || self.gold_on(card) == 0;
            claim(gold_may_lie, "gold lies on an investment that is not in play")?;
        }
        claim(self.laid_out.len() <= config.laid_out.into(), "too many investments are laid out")
    }

    fn prove_loans(&self, config: &Config) -> Finding {
        let in_force_or_open =
            self.loans.iter().map(|loan| loan.card).chain(self.open_loan_cards.iter().copied());
        claim(
            in_force_or_open.into_iter().all(|card| card < BAG),
            "a loan card is used that is not in the deck",
        )?;
        for card in 0..BAG {
            let in_force = self.loans.iter().filter(|loan| loan.card == card).count();
            let open = self.open_loan_cards.iter().filter(|other| **other == card).count();
            let away = usize::from(self.loan_deck.has(card)) + usize::from(self.loan_discards.has(card));
            let expected = usize::from(usize::from(card) < config.deck.loans.len());
            if in_force + open + away != expected {
                return Err(format!("loan card {card} is in {} places", in_force + open + away));
            }
            let gold_may_lie = usize::from(card) >= MAX_CARDS || in_force > 0 || self.security_of(card) == 0;
            claim(gold_may_lie, "a security lies on a loan card that is not in force")?;
        }
        let wanted = usize::from(config.setup.open_loan_cards);
        claim(self.open_loan_cards.len() <= wanted, "too many loan cards lie open")?;
        for loan in &self.loans {
            let possible = loan.lender != loan.borrower
                && (1..=config.rounds_of(loan.card)).contains(&loan.remaining)
                && loan.instalment <= LARGEST;
            if !possible {
                return Err(format!("the loan on card {} is impossible", loan.card));
            }
        }
        let out = |seat| self.loans.iter().filter(|loan| loan.lender == seat).count();
        let covered = SeatSet::all(config.players).iter().all(|seat| out(seat) <= config.setup.cubes.into());
        claim(covered, "more loans are out than the lender has cubes")
    }

    /// The tracks are where the game can go on from, and in time the last crash comes.
    fn prove_tracks(&self, config: &Config) -> Finding {
        let (start, step) =
            (u32::from(config.setup.instability_start), u32::from(config.setup.instability_step));
        let Some(risen) = u32::from(self.instability).checked_sub(start) else {
            return claim(false, "the instability is off its track");
        };
        let on_track = risen % step == 0 && (risen == 0 || start + risen - step < CERTAIN_CRASH);
        claim(on_track, "the instability is off its track")?;
        let ended = matches!(self.phase, Phase::FinalCrash(_) | Phase::Over);
        let (crashes, last) = (self.crashes, u32::from(config.last_crash));
        claim((crashes >= last) == ended, "the last crash ends the game, and nothing else does")?;
        claim(crashes < last + lossless::<_, u32>(Die::ALL.len()), "the game should have ended before")?;
        // Before each crash come at most so many calm rounds as the instability takes to be certain.
        let calm_and_crash = u64::from(CERTAIN_CRASH + 1);
        let most_rounds = MORE_ROUNDS + u64::from(crashes) * calm_and_crash + u64::from(risen / step);
        claim((1..=most_rounds).contains(&self.round.into()), "so many rounds are not possible")?;
        let faces =
            |roll: [u32; 4]| Die::ALL.iter().zip(roll).all(|(die, face)| (1..=die.faces()).contains(&face));
        claim(self.last_roll.is_none_or(faces), "the last roll is not one of these dice")
    }

    fn prove_books(&self, config: &Config) -> Finding {
        self.books.audit(Place::all())?;
        let misplaced = |place: Place| match place {
            Place::Press => self.books.balance(place, Kind::Gold),
            Place::Reserve | Place::Investment(_) | Place::Loan(_) => self.books.balance(place, Kind::Coins),
            Place::Player(seat) if seat.number() < config.players.into() => 0,
            Place::Player(seat) => (self.coins(seat) | self.gold(seat)) as i32,
        };
        if let Some(place) = Place::all().find(|place| misplaced(*place) != 0) {
            return Err(format!("something lies at {place:?} that does not belong there"));
        }
        let in_circulation = |mint, kind| (-i64::from(self.books.balance(mint, kind))).max(0) as u64;
        let coins_fit = in_circulation(Place::Press, Kind::Coins) <= self.most_coins(config);
        claim(coins_fit, "there is more money than the press can have printed")?;
        let (mut cards, mut on_cards) = (0, 0);
        for card in self.owned.values().flat_map(|owned| owned.iter()).chain(self.laid_out.iter().copied()) {
            claim(self.gold_on(card) <= LARGEST, "more gold lies on a card than it can carry")?;
            cards += 1;
            on_cards += u64::from(self.gold_on(card));
        }
        let off_cards = in_circulation(Place::Reserve, Kind::Gold).saturating_sub(on_cards);
        let started = u64::from(config.players) * u64::from(config.setup.starting_gold) + MORE_COINS_OR_GOLD;
        let revealed = u64::from(config.laid_out) * u64::from(self.round) + MAX_CARDS as u64;
        let gold_fits = off_cards + cards * u64::from(LARGEST) <= started + revealed * u64::from(LARGEST);
        claim(gold_fits, "there is more gold than cards can have brought")
    }

    /// What is in circulation if all that could be printed was: each round the Banker's loans, then empty hands.
    fn most_coins(&self, config: &Config) -> u64 {
        let setup = &config.setup;
        let players = u64::from(config.players);
        let per_hand = u64::from(setup.empty_hand_coins);
        let all_loans = u64::from(setup.cubes) * u64::from(LARGEST);
        let earlier = u64::from(self.round.saturating_sub(1)) * (all_loans + players * per_hand);
        let this_round = match &self.phase {
            Phase::BankerAuction(_) => 0,
            Phase::Loans(step) => {
                let new = |card| !step.settlement.due.has(card);
                let lent =
                    self.loans.iter().filter(|loan| Some(loan.lender) == self.banker && new(loan.card));
                lent.count() as u64 * u64::from(LARGEST)
            }
            Phase::InvestmentAuction(fists) => all_loans + fists.paid_for_empty_hand.len() as u64 * per_hand,
            _ => all_loans + players * per_hand,
        };
        players * u64::from(setup.starting_coins) + MORE_COINS_OR_GOLD + earlier + this_round
    }

    fn prove_phase(&self, config: &Config) -> Finding {
        let all = SeatSet::all(config.players);
        let none_owned = self.owned.values().all(|owned| owned.is_empty());
        let sound = match &self.phase {
            Phase::BankerAuction(auction) => self.auction_is_sound(auction, config),
            Phase::Loans(step) => self.loan_step_is_sound(step, config),
            Phase::InvestmentAuction(fists) => self.fists_are_sound(fists, config),
            Phase::ChooseInvestments(choosing) => {
                let choosers: SeatSet = choosing.order.iter().copied().collect();
                !choosing.order.is_empty()
                    && choosers.len() == choosing.order.len()
                    && choosers.minus(all).is_empty()
                    && choosing.order.len() <= self.laid_out.len()
            }
            Phase::CashIn(cash_in) => {
                all.has(cash_in.turn) && !self.owned[cash_in.turn].is_empty() && self.laid_out.is_empty()
            }
            Phase::FinalCrash(settlement) => {
                none_owned && self.laid_out.is_empty() && self.last_settlement_is_sound(settlement, config)
            }
            Phase::Over => none_owned && self.laid_out.is_empty() && self.loans.is_empty(),
        };
        claim(sound, "the phase does not fit the table")
    }

    fn auction_is_sound(&self, auction: &ClockwiseAuction, config: &Config) -> bool {
        auction.is_sound(config.players)
            && !auction.goes_round_once()
            && auction.leader.is_none_or(|leader| auction.high <= self.coins(leader))
    }

    fn loan_step_is_sound(&self, step: &LoanStep, config: &Config) -> bool {
        let all = SeatSet::all(config.players);
        step.deals.is_sound(config.players)
            && step.deals.limit() == config.setup.offers_per_step
            && step.settlement.due.iter().all(|card| self.loan(card).is_some())
            && step.settlement.done.minus(all).is_empty()
            && step.settlement.done != all
            && step.deals.open().iter().all(|offer| self.terms_stand(config, offer))
    }

    fn fists_are_sound(&self, fists: &FistBids, config: &Config) -> bool {
        let bids = &fists.bids;
        bids.is_sound(config.players)
            && bids.rebids() == config.setup.rebids
            && fists.paid_for_empty_hand.minus(SeatSet::all(config.players)).is_empty()
            && bids.sealed.iter().all(|seat| bids.bid_of(seat) <= self.coins(seat))
    }

    fn last_settlement_is_sound(&self, settlement: &Settlement, config: &Config) -> bool {
        settlement.due.len() as usize == self.loans.len()
            && self.loans.iter().all(|loan| settlement.due.has(loan.card))
            && settlement.done.minus(SeatSet::all(config.players)).is_empty()
            && self.settles_now(config, settlement).is_some()
    }
}
