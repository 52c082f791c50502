//! Negotiation: what help is worth, what it costs, and the offers, counter-offers and answers that follow.
//!
//! Both sides of a deal are weighed by the same reckoning. What a rival gains counts against it, more to the selfish.

use game_core::{Chance, Seat, whole};

use super::Mind;
use super::worth::ACTION_CARD;
use crate::action::Action;
use crate::books::Good;
use crate::parts::{Basket, Terms};
use crate::phase::Phase;
use crate::reason::Reason;
use crate::rules::ring_reached;
use crate::setup::BID_LIMIT;

/// Offers to one partner in one negotiation, counter-offers included.
pub(super) const MOST_OFFERS: u8 = 3;
/// What it takes to say yes.
pub(super) const WORTH_A_DEAL: f32 = 0.5;

impl Mind<'_> {
    /// How much of a rival's gain counts against one's own.
    pub(super) fn envy(&self) -> f32 {
        self.weights.envy + 0.14 * f32::from(self.temper.selfish)
    }

    /// Whether the run that is on is the last of the game.
    fn last_run_is_on(&self) -> bool {
        self.public.runs >= self.public.last_run
    }

    /// What it is worth to a bank that is short to be covered: the fall it is spared, and the rise it has paid for.
    pub(super) fn worth_of_rescue(&self, seat: Seat) -> f32 {
        let bank = &self.public.banks[seat];
        let last = self.last_run_is_on();
        let coin = |ring: u8| self.config.coin(ring) as f32;
        let fall = match bank.ring {
            0 => 40.0 + bank.balance.net_worth.max(0) as f32,
            1 if last => 0.0,
            1 => super::credit::PRISON,
            ring => coin(ring) - coin(ring - 1) + if last { 0.0 } else { 3.0 },
        };
        let paid = self.public.run.as_ref().map_or(0, |run| run.paid[seat]);
        let rise = match bank.ring {
            0 => 0.0,
            ring => coin(ring_reached(self.config, ring, paid)) - coin(ring),
        };
        fall + rise
    }

    /// What a unit of a bank's credit is worth to those who hold it.
    fn trust(&self, issuer: Seat) -> f32 {
        let bank = &self.public.banks[issuer];
        let exposed = self.most_called(bank) + bank.called > self.covered(issuer);
        match (bank.bankrupt, bank.ring) {
            (1.., _) => 0.0,
            _ if self.is_central(issuer) => 1.0,
            _ if self.last_run_is_on() => 1.0,
            (_, 0) => 0.7,
            _ if exposed => 0.88,
            _ => 0.95,
        }
    }

    /// What one side of a deal is worth to the seat that gets it.
    fn basket_worth(&self, to: Seat, basket: &Basket) -> f32 {
        let credit: f32 = self
            .issuers()
            .iter()
            .map(|issuer| {
                // One's own promise coming home is a debt less.
                let each = if issuer == to { 1.0 } else { self.trust(issuer) };
                (basket.credit[issuer.number()] as f32) * each
            })
            .sum();
        let cards: f32 = basket.cards.iter().map(|card| self.company_worth(to, card)).sum();
        basket.gold as f32
            + self.goods_worth(basket)
            + credit
            + cards
            + (basket.action_cards as f32) * ACTION_CARD
    }

    fn goods_worth(&self, basket: &Basket) -> f32 {
        Good::ALL.iter().map(|good| (basket.goods[good.slot()] as f32) * self.good_kept(*good)).sum()
    }

    /// What one side of a deal costs the seat that gives it; gold and promises are dearer while runs are to come.
    fn basket_cost(&self, from: Seat, basket: &Basket) -> f32 {
        let promised = basket.credit[from.number()] as f32;
        let others: f32 = self
            .issuers()
            .without(from)
            .iter()
            .map(|issuer| (basket.credit[issuer.number()] as f32) * self.trust(issuer))
            .sum();
        let cards: f32 = basket.cards.iter().map(|card| self.company_worth(from, card)).sum();
        let given = basket.gold as f32 + promised;
        given
            + given * self.strain(from, given)
            + others
            + cards
            + self.goods_worth(basket)
            + (basket.action_cards as f32) * ACTION_CARD
    }

    /// What parting with gold or a promise adds to the risk of the next run, for each unit of it.
    fn strain(&self, seat: Seat, given: f32) -> f32 {
        let bank = &self.public.banks[seat];
        if self.last_run_is_on() || bank.called > 0 {
            return 0.0;
        }
        let nerve = if seat == self.me { f32::from(self.temper.daring) } else { 0.0 };
        let room = self.covered(seat) as f32 - self.most_called(bank) as f32;
        let base = if given > room { self.weights.strain } else { 0.08 };
        base * (1.0 - 0.3 * nerve)
    }

    /// What a seat gains by a deal.
    fn gain(&self, seat: Seat, gets: &Basket, gives: &Basket) -> f32 {
        let bank = &self.public.banks[seat];
        let mut gain = self.basket_worth(seat, gets) - self.basket_cost(seat, gives);
        if bank.called > 0 {
            let usable = self.alive().without(seat).iter().filter(|issuer| self.is_usable(*issuer));
            let credit: u32 = usable.map(|issuer| gets.credit[issuer.number()]).sum();
            let covers = gets.gold + credit;
            let rescue = self.worth_of_rescue(seat);
            gain += if covers >= bank.called {
                rescue
            } else {
                0.25 * rescue * covers as f32 / bank.called as f32
            };
        }
        gain
    }

    /// What a seat makes of a deal with another, the other's gain weighed in.
    fn verdict(&self, seat: Seat, partner: Seat, gets: &Basket, gives: &Basket) -> f32 {
        let envy = if seat == self.me { self.envy() } else { self.weights.envy };
        let weight = envy * 2.0 / (self.outlook.banks).max(2.0);
        self.gain(seat, gets, gives) - weight * self.gain(partner, gives, gets).max(0.0)
    }

    /// Answers the first offer made to it, if there is one.
    pub(super) fn answer(&self) -> Option<Action> {
        let offer = self.public.offers.open().iter().find(|offer| offer.to == self.me)?;
        let Terms { give, get } = &offer.terms;
        if self.verdict(self.me, offer.from, give, get) >= WORTH_A_DEAL {
            return Some(Action::Accept { offer: offer.id });
        }
        let counter = match self.public.phase {
            Phase::Negotiation { .. } => self.counter(offer.from, &offer.terms),
            _ => None,
        };
        let reason = self.reason_against(offer.from, &offer.terms);
        Some(counter.unwrap_or(Action::Refuse { offer: offer.id, reason: Some(reason) }))
    }

    /// Why an offer is turned down, as one would tell it.
    fn reason_against(&self, from: Seat, terms: &Terms) -> Reason {
        let gain = self.gain(self.me, &terms.give, &terms.get);
        let promised = (terms.get.gold + terms.get.credit[self.me.number()]) as f32;
        let face: f32 = terms.give.credit.iter().map(|n| *n as f32).sum();
        if gain >= WORTH_A_DEAL {
            return Reason::HelpsYouMore;
        }
        if promised > 0.0 && promised * self.strain(self.me, promised) > -gain {
            return Reason::NeedItMyself;
        }
        if face * (1.0 - self.trust(from)) > -gain {
            return Reason::NoTrust;
        }
        if terms.give.is_empty() { Reason::NothingForMe } else { Reason::TooLittle }
    }

    pub(super) fn may_offer_to(&self, partner: Seat) -> bool {
        let offers = &self.public.offers;
        offers.made_to(self.me, partner) < MOST_OFFERS && offers.check_make(self.me, partner).is_ok()
    }

    /// A price one could live with oneself, if the other side might too.
    fn counter(&self, partner: Seat, offered: &Terms) -> Option<Action> {
        if !self.may_offer_to(partner) {
            return None;
        }
        // What is far from any price is answered with a word, not with a price; the selfish have less patience.
        let patience = 3.0 - 1.2 * f32::from(self.temper.selfish);
        if self.verdict(self.me, partner, &offered.give, &offered.get) < -patience {
            return None;
        }
        let (helper, short) = match (self.bank().called, self.public.banks[partner].called) {
            (0, 1..) => (self.me, partner),
            (1.., 0) => (partner, self.me),
            _ => return None,
        };
        let (least, most) = self.prices(helper, short)?;
        let asked_before = f32::from(self.public.offers.made_to(self.me, partner));
        let part = 0.25 * (1.0 + asked_before);
        let price =
            if helper == self.me { most - (most - least) * part } else { least + (most - least) * part };
        let terms = self.help(helper, short, whole(price.round()))?;
        let (give, get) = if helper == self.me { (terms.give, terms.get) } else { (terms.get, terms.give) };
        // An offer back of what was just refused helps nobody.
        (get != offered.give || give != offered.get).then_some(Action::Offer { to: partner, give, get })
    }

    /// What a helper gives and gets when it covers a bank that is short, at a price in the short bank's promises.
    /// Who cannot promise pays in goods and companies.
    fn help(&self, helper: Seat, short: Seat, price: u32) -> Option<Terms> {
        let due = self.public.banks[short].called.min(BID_LIMIT);
        let mut give = Basket::default();
        if self.config.issues_credit(helper) && self.public.banks[helper].ring > 0 {
            give.credit[helper.number()] = due;
        } else if self.public.banks[helper].gold >= due {
            give.gold = due;
        } else {
            return None;
        }
        let mut get = Basket::default();
        if self.config.issues_credit(short) {
            get.credit[short.number()] = price.min(BID_LIMIT);
            return Some(Terms { give, get });
        }
        let mut left = price as f32;
        for good in Good::ALL {
            let each = self.good_kept(good).max(0.5);
            let count = whole((left / each).ceil()).min(self.goods(short, good));
            get.goods[good.slot()] = count;
            left -= count as f32 * each;
        }
        if left > 0.0 {
            let cards = self.public.banks[short].cards;
            let enough = cards.iter().filter(|card| self.company_worth(helper, *card) >= left);
            let cheapest = enough.min_by(|one, two| {
                self.company_worth(short, *one).total_cmp(&self.company_worth(short, *two))
            })?;
            get = Basket::default();
            get.cards.put(cheapest);
        }
        Some(Terms { give, get })
    }

    /// The lowest price a helper would take and the highest a short bank would pay, if they meet.
    fn prices(&self, helper: Seat, short: Seat) -> Option<(f32, f32)> {
        let due = self.public.banks[short].called;
        let most = due + whole(self.worth_of_rescue(short)) + 2;
        let mut least = None;
        let mut dearest = None;
        for price in due / 2..=most {
            let Some(Terms { give, get }) = self.help(helper, short, price) else { continue };
            let helps = self.verdict(helper, short, &get, &give) >= WORTH_A_DEAL;
            let pays = self.verdict(short, helper, &give, &get) >= WORTH_A_DEAL;
            if helps && pays {
                least = least.or(Some(price));
                dearest = Some(price);
            }
        }
        Some((least? as f32, dearest? as f32))
    }

    pub(super) fn negotiate(&self, chance: &mut Chance) -> Option<Action> {
        if let Some(answer) = self.answer().or_else(|| self.answer_advance()) {
            return Some(answer);
        }
        if self.bank().called == 0 {
            return None;
        }
        self.way_out(|| chance.pick("mood", 4)).or(Some(Action::Concede))
    }

    /// What a bank that is short can do about it. Its mood, 0 to 3, says how much it offers for help.
    pub(super) fn way_out(&self, mood: impl FnOnce() -> u32) -> Option<Action> {
        let action = self.use_credit().or_else(|| self.borrow());
        action.or_else(|| self.ask_central()).or_else(|| self.ask_for_help(mood))
    }

    /// A bank that sees no price both sides would agree to still asks once before it gives up: others may think otherwise.
    /// It offers the most that leaves it better off, or else the least it could decently offer.
    pub(super) fn plead(&self) -> Option<Action> {
        let solvent = self.rivals().and(self.public.run.as_ref()?.solvent);
        if self.bank().called == 0 || solvent.iter().any(|seat| self.public.offers.made_to(self.me, seat) > 0)
        {
            return None;
        }
        let due = self.bank().called;
        let most = due + whole(self.worth_of_rescue(self.me)) + 2;
        let neighbours = self.neighbours().filter(|seat| solvent.has(*seat));
        neighbours.filter(|seat| self.may_offer_to(*seat)).find_map(|helper| {
            let at = |price: u32| self.help(helper, self.me, price);
            let pays = |terms: &Terms| self.verdict(self.me, helper, &terms.give, &terms.get) >= WORTH_A_DEAL;
            let best = (due / 2..=most).rev().filter_map(at).find(pays);
            let Terms { give, get } = best.or_else(|| at(due / 2))?;
            Some(Action::Offer { to: helper, give: get, get: give })
        })
    }

    fn use_credit(&self) -> Option<Action> {
        let held = &self.bank().held;
        let others = self.issuers().without(self.me);
        let mut clockwise =
            self.me.left(self.config.players).clockwise(self.config.players).filter(|seat| others.has(*seat));
        let issuer = clockwise.find(|seat| held[seat.number()] > 0 && self.is_usable(*seat))?;
        Some(Action::UseCredit { issuer })
    }

    /// The central bank is asked if its penalty costs less than the fall.
    fn borrow(&self) -> Option<Action> {
        let due = self.bank().called;
        let amount = due.min(self.public.gold_reserve);
        let penalty = (amount * u32::from(self.config.setup.central_bank_penalty)).div_ceil(100);
        let lends = self.config.has_automaton() && self.config.issues_credit(self.me) && amount > 0;
        let worth_it = amount == due && self.worth_of_rescue(self.me) > penalty as f32;
        (lends && worth_it).then_some(Action::Borrow { amount })
    }

    /// The lowest price of help beyond what is lacked, of those banks that would help.
    pub(super) fn cheapest_help(&self, short: Seat) -> Option<f32> {
        let run = self.public.run.as_ref()?;
        let due = self.public.banks[short].called as f32;
        let helpers = self.alive().without(short).iter().filter(|seat| run.solvent.has(*seat));
        helpers.filter_map(|helper| self.prices(helper, short)).map(|(least, _)| least - due).reduce(f32::min)
    }

    /// Rivals in the order in which they are thought of: clockwise. In the order of seats the first ones would be asked for help,
    /// and be paid for it, more often than the last.
    fn neighbours(&self) -> impl Iterator<Item = Seat> {
        let (players, rivals) = (self.config.players, self.rivals());
        self.me.left(players).clockwise(players).filter(move |seat| rivals.has(*seat))
    }

    /// Asks the bank that would help most cheaply, each a few times at most and at a better price each time.
    fn ask_for_help(&self, mood: impl FnOnce() -> u32) -> Option<Action> {
        let run = self.public.run.as_ref()?;
        let mut best: Option<(u8, f32, Seat, f32)> = None;
        for helper in self.neighbours().filter(|seat| run.solvent.has(*seat)) {
            if !self.may_offer_to(helper) {
                continue;
            }
            let Some((least, most)) = self.prices(helper, self.me) else { continue };
            let asked = self.public.offers.made_to(self.me, helper);
            if best.is_none_or(|(before, price, ..)| (asked, least) < (before, price)) {
                best = Some((asked, least, helper, most));
            }
        }
        let (asked, least, helper, most) = best?;
        let part = self.weights.first_offer + 0.25 * f32::from(asked) + 0.1 * mood() as f32;
        let price = least + (most - least) * part.min(1.0);
        let Terms { give, get } = self.help(helper, self.me, whole(price.round()))?;
        Some(Action::Offer { to: helper, give: get, get: give })
    }
}
