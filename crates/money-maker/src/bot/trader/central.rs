//! The central bank: what a loan to a bank that is short is worth to each side, when to ask for one, and how its player
//! sets the rate, answers, and proposes before banks fall.

use game_core::{Bag, IdSet, Offer, Seat};

use super::Mind;
use super::lending::PART_OF_INCOME;
use super::negotiation::WORTH_A_DEAL;
use crate::action::{Action, CardId};
use crate::books::Good;
use crate::central::Central;
use crate::lending::LoanTerms;
use crate::phase::Phase;
use crate::reason::Reason;
use crate::rules::terms_of_advance;
use crate::setup::MOST_ADVANCE;

/// The rate of a player who is neither cooperative nor selfish while prices are low, and what is added for each degree
/// and for each step that prices have risen.
const RATE: i64 = 20;
const RATE_SELFISH: i64 = 8;
const RATE_PRICES: i64 = 2;
/// How much of what a rescue is worth to a bank counts against the central bank: of the bank in the lead, and of others.
const HELPED_LEADER: f32 = 0.5;
const HELPED_OTHER: f32 = 0.1;
/// What prices that rise by its money cost it beside the points: the banks' companies are worth more.
const DEARER_COMPANIES: f32 = 2.0;
/// Percent by which it goes up in search of terms that both like.
const STEP: u32 = 10;

impl Mind<'_> {
    pub(super) fn central(&self) -> Option<Central> {
        self.public.central.map(|shown| shown.central)
    }

    pub(super) fn is_central(&self, seat: Seat) -> bool {
        self.central().is_some_and(|central| central.seat == seat)
    }

    /// What the player of the central bank would like to do.
    pub(super) fn wanted_by_central(&self) -> Option<Action> {
        match self.public.phase {
            Phase::Rate { .. } => Some(Action::SetRate { percent: self.rate() }),
            Phase::Negotiation { .. } => {
                self.answer_request().or_else(|| self.propose_rescue()).or(Some(Action::LetFall))
            }
            _ => None,
        }
    }

    /// Dearer when prices are high: then it would rather lend less.
    fn rate(&self) -> u32 {
        let risen = self.public.central.map_or(0, |shown| shown.risen);
        let wanted = RATE + RATE_SELFISH * i64::from(self.temper.selfish) + RATE_PRICES * risen.max(0);
        let most = i64::from(self.config.setup.central_bank_highest_rate);
        game_core::lossless(wanted.clamp(0, most))
    }

    /// How likely a bank pays all instalments out of what it earns.
    fn likely_to_pay(&self, bank: Seat, terms: &LoanTerms) -> f32 {
        let earned = PART_OF_INCOME * self.income(bank) - self.instalments_a_turn(bank) as f32;
        let needed = terms.instalment as f32;
        let free = if self.public.banks[bank].ring == 0 { 0.6 } else { 1.0 };
        free * ((earned + 1.0) / needed.max(1.0)).clamp(0.2, 0.97)
    }

    /// What is paid or counts at the end, and what of it is lost if the bank cannot pay.
    fn expected_back(&self, bank: Seat, terms: &LoanTerms) -> f32 {
        let total = terms.total() as f32;
        let on_the_sheet = |card: u8| {
            let company = self.config.company(card);
            f32::from(company.needs) * self.price_at_the_end(self.market(company.of).price as f32)
        };
        let security: f32 = terms.security.iter().map(on_the_sheet).sum();
        let turns = (self.outlook.to_the_end / self.outlook.banks - 0.5).max(0.0);
        let in_time = (turns / terms.instalments.max(1) as f32).min(1.0);
        let paid = self.likely_to_pay(bank, terms) * in_time * total;
        paid + (total - paid).min(security)
    }

    /// What more of its money in the city costs it until it comes back.
    fn cost_of_money(&self, terms: &LoanTerms) -> f32 {
        let there = self.public.central.map_or(0, |shown| shown.in_city);
        let counted = |money: u32| {
            let numbers = [self.config.setup.die_low, self.config.setup.die_high];
            numbers.iter().filter(|number| money > u32::from(**number)).count() as f32
        };
        // Four of the six faces of the credit die take goods, two of them with each number.
        let goods_a_turn = (counted(there + terms.amount) - counted(there)) / 3.0;
        let turns = (0.5 * terms.instalments as f32 * self.outlook.banks).min(self.outlook.to_the_end);
        let step = 1.0 / f32::from(self.config.setup.market_slots);
        goods_a_turn * turns * step * f32::from(self.config.setup.central_bank_prices) * DEARER_COMPANIES
    }

    /// What the central bank gains: a fall less, perhaps a bankruptcy less, and what the loan brings.
    fn gain_of_central(&self, bank: Seat, terms: &LoanTerms) -> f32 {
        let setup = &self.config.setup;
        let rescued = terms.amount >= self.public.banks[bank].called;
        let (stood, fall) = (f32::from(setup.central_bank_stood), f32::from(setup.central_bank_fall));
        // A bank that is ruined stands no later run either.
        let saved = match (rescued, self.public.banks[bank].ring) {
            (false, _) => 0.0,
            (true, 0) => fall + stood + stood * self.outlook.runs,
            (true, _) => fall + stood,
        };
        let position = |seat: Seat| self.public.banks[seat].balance.net_worth;
        let leads = self.alive().iter().all(|seat| position(seat) <= position(bank));
        let helped = if leads { HELPED_LEADER } else { HELPED_OTHER } * self.worth_of_rescue(bank);
        let result = self.expected_back(bank, terms) - terms.amount as f32;
        saved + result - self.cost_of_money(terms) - if rescued { helped } else { 0.0 }
    }

    /// What a bank that is short gains: it does not fall, and pays for that; if it cannot, it loses the security.
    fn gain_of_short(&self, bank: Seat, terms: &LoanTerms) -> f32 {
        let rescued = terms.amount >= self.public.banks[bank].called;
        let rescue = if rescued { self.worth_of_rescue(bank) } else { 0.0 };
        let security: f32 = terms.security.iter().map(|card| self.company_worth(bank, card)).sum();
        let pays = self.likely_to_pay(bank, terms);
        let cost = pays * terms.total() as f32 + (1.0 - pays) * security;
        rescue + terms.amount as f32 - cost
    }

    /// A bank answers what the central bank has proposed.
    pub(super) fn answer_advance(&self) -> Option<Action> {
        let Offer { id, from, terms, .. } = self.advance_to_answer()?;
        let yes = self.is_central(from) && self.gain_of_short(self.me, &terms) >= WORTH_A_DEAL;
        Some(if yes {
            Action::Accept { offer: id }
        } else {
            Action::Refuse { offer: id, reason: Some(Reason::HelpsYouMore) }
        })
    }

    fn advance_to_answer(&self) -> Option<Offer<LoanTerms>> {
        let offers = self.public.lending.as_ref()?.offers.open();
        offers.iter().find(|offer| offer.to == self.me).copied()
    }

    /// The central bank answers what a bank asks for: yes, terms of its own, or no.
    fn answer_request(&self) -> Option<Action> {
        let Offer { id, from: bank, terms, .. } = self.advance_to_answer()?;
        if self.gain_of_central(bank, &terms) >= WORTH_A_DEAL {
            return Some(Action::Accept { offer: id });
        }
        let other = self.terms_for(bank).filter(|asked| self.made(asked) != terms);
        let counter = other.filter(|_| self.may_offer_advance_to(bank)).map(|asked| asked.propose(bank));
        let reason = match terms.security.is_empty() {
            true => Reason::NoTrust,
            false => Reason::TooLittle,
        };
        Some(counter.unwrap_or(Action::Refuse { offer: id, reason: Some(reason) }))
    }

    /// Before they fall: a loan to one that would take it.
    fn propose_rescue(&self) -> Option<Action> {
        let Phase::Negotiation { short, .. } = self.public.phase else { return None };
        let lending = self.public.lending.as_ref()?;
        let not_asked = |bank: &Seat| lending.offers.made_to(self.me, *bank) == 0;
        let mut banks = short.iter().filter(not_asked).filter(|bank| self.may_offer_advance_to(*bank));
        banks.find_map(|bank| self.terms_for(bank).map(|terms| terms.propose(bank)))
    }

    fn may_offer_advance_to(&self, partner: Seat) -> bool {
        let Some(lending) = &self.public.lending else { return false };
        let offers = &lending.offers;
        offers.made_to(self.me, partner) < 2 && offers.check_make(self.me, partner).is_ok()
    }

    /// A bank that is short asks the central bank, unless another bank would help for less.
    pub(super) fn ask_central(&self) -> Option<Action> {
        let to = self.central()?.seat;
        if !self.config.issues_credit(self.me) || !self.may_offer_advance_to(to) {
            return None;
        }
        let asked = self.terms_for(self.me)?;
        let terms = self.made(&asked);
        let cost = (terms.total() - terms.amount) as f32;
        let cheaper = self.cheapest_help(self.me).is_some_and(|help| help < cost);
        (!cheaper).then(|| asked.propose(to))
    }

    /// The cheapest terms for all that a bank lacks on which both would agree: as much security as it takes, then more
    /// percent.
    fn terms_for(&self, bank: Seat) -> Option<Asked> {
        let Central { rate, .. } = self.central()?;
        let setup = &self.config.setup;
        let of_borrower = self.loans().filter(|loan| loan.borrower == bank).count();
        if of_borrower >= usize::from(setup.loans_at_a_time) {
            return None;
        }
        let turns = (self.outlook.to_the_end / self.outlook.banks).round();
        let instalments = game_core::whole(turns.clamp(1.0, f32::from(setup.loan_instalments)));
        let pledged = |card: u8| self.loans().any(|loan| loan.security.has(card));
        let mut free: Vec<u8> = self.public.banks[bank].cards.iter().filter(|card| !pledged(*card)).collect();
        free.sort_by(|one, two| self.company_worth(bank, *one).total_cmp(&self.company_worth(bank, *two)));
        let amount = self.public.banks[bank].called.min(MOST_ADVANCE);
        let most = rate.max(u32::from(setup.central_bank_highest_rate));
        let mut percent = rate;
        while percent <= most {
            for count in 0..=free.len() {
                let security = Bag::of(free[..count].iter().copied());
                let asked = Asked { amount, percent, instalments, security };
                let terms = self.made(&asked);
                if self.gain_of_short(bank, &terms) < WORTH_A_DEAL {
                    break;
                }
                if self.gain_of_central(bank, &terms) >= WORTH_A_DEAL {
                    return Some(asked);
                }
            }
            percent += STEP;
        }
        None
    }

    fn made(&self, asked: &Asked) -> LoanTerms {
        terms_of_advance(asked.amount, asked.percent, asked.instalments, IdSet::new(asked.security))
    }

    /// What its position is worth: its points, those of the runs to come, and what prices may still do to it.
    pub(super) fn position_of_central(&self) -> f32 {
        let Some(shown) = self.public.central else { return 0.0 };
        let setup = &self.config.setup;
        let (stood, fall) = (f32::from(setup.central_bank_stood), f32::from(setup.central_bank_fall));
        let on = u8::from(self.public.run.is_some());
        let to_come = self.outlook.runs + f32::from(on);
        let short = self.alive().iter().filter(|seat| self.public.banks[*seat].called > 0).count() as f32;
        let rise = |good: Good| {
            let now = self.market(good).price as f32;
            self.price_at_the_end(now) - now
        };
        let prices: f32 = Good::ALL.into_iter().map(rise).sum();
        let banks = self.alive().iter().filter(|seat| self.config.issues_credit(*seat)).count() as f32;
        shown.score.total as f32 + to_come * banks * (0.95 * stood - 0.05 * fall)
            - 0.7 * short * (stood + fall)
            - prices * f32::from(setup.central_bank_prices)
    }
}

/// Terms as they are proposed.
struct Asked {
    amount: u32,
    percent: u32,
    instalments: u32,
    security: Bag<1>,
}

impl Asked {
    fn propose(&self, to: Seat) -> Action {
        let security: IdSet<CardId> = IdSet::new(self.security);
        let Asked { amount, percent, instalments, .. } = *self;
        Action::OfferAdvance { to, amount, percent, instalments, security }
    }
}
