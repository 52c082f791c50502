//! Binding deals (R10), help for banks that are short, and the central bank.

use game_core::{
    Ask, Audience, Bag, Choices, DealRefusal, FormKind, Item, Offer, OfferId, Seat, SeatSet, Span, Total,
    lossless,
};

use super::{ApplyContext, Asked, Edited, Verdict, refuse, require};
use crate::action::{Action, ActionCardId, ActionForm, CardId, Element};
use crate::books::{Good, Place, Thing};
use crate::config::Config;
use crate::event::Event;
use crate::parts::{Basket, Terms};
use crate::phase::{Purpose, Question};
use crate::reason::Reason;
use crate::rule::{Rule, Why};
use crate::setup::BID_LIMIT;
use crate::state::State;

const RULE: Rule = Rule::MmRunDeals;

pub(crate) fn deal_refused<T>(
    rule: Rule,
    refused: Result<T, DealRefusal>,
) -> Result<T, game_core::Illegal<Rule, Why>> {
    refused.or_else(|refusal| refuse(rule, Why::Deal { refusal }))
}

impl State {
    /// Deals are made in negotiation, with `open_trading` also between the steps of a turn.
    fn check_deals_are_on(&self, config: &Config) -> Verdict {
        let on = match self.asked() {
            Asked::Turn(_) => config.setup.open_trading,
            _ => self.negotiation().is_some(),
        };
        require(on, RULE, Why::NotNow)
    }

    /// In a run at least one side must be solvent.
    fn check_partners(&self, a: Seat, b: Seat) -> Verdict {
        let there = b.number() < self.players() as usize && self.is_alive(b);
        require(there, RULE, Why::Bankrupt)?;
        let central = self.is_central(a) || self.is_central(b);
        require(!central, RULE, Why::CentralBankOnlyLends)?;
        match &self.run {
            Some(run) if !run.solvent.has(a) && !run.solvent.has(b) => refuse(RULE, Why::BothShort),
            _ => Ok(()),
        }
    }

    fn covers(&self, config: &Config, giver: Seat, basket: &Basket) -> bool {
        let credit_there = basket.credit.iter().enumerate().all(|(issuer, amount)| {
            let issuer = Seat::at(issuer);
            *amount == 0 || (*amount) <= self.credit_to_give(config, giver, issuer)
        });
        basket.gold <= self.gold(giver)
            && Good::ALL.iter().all(|good| basket.goods[good.slot()] <= self.goods(giver, *good))
            && credit_there
            && basket.cards.iter().all(|card| self.free_companies(giver).has(card))
            && basket.action_cards as usize <= self.hands[giver].len()
    }

    /// Companies that secure no loan.
    pub(crate) fn free_companies(&self, giver: Seat) -> Bag<1> {
        let mut free = self.companies[giver];
        for card in self.pledged(giver).iter() {
            free.take(card);
        }
        free
    }

    /// A bank's own credit is issued on delivery; of others' it gives what it holds.
    fn credit_to_give(&self, config: &Config, giver: Seat, issuer: Seat) -> u32 {
        if issuer.number() >= self.players() as usize {
            0
        } else if issuer != giver {
            self.held(giver, issuer)
        } else if config.issues_credit(giver) {
            BID_LIMIT
        } else {
            0
        }
    }

    pub(crate) fn check_offer(
        &self,
        config: &Config,
        from: Seat,
        to: Seat,
        give: &Basket,
        get: &Basket,
    ) -> Verdict {
        self.check_deals_are_on(config)?;
        self.check_partners(from, to)?;
        deal_refused(RULE, self.deals.check_make(from, to))?;
        require(!(give.is_empty() && get.is_empty()), RULE, Why::NothingOffered)?;
        let covered = self.covers(config, from, give) && self.covers(config, to, get);
        require(covered, RULE, Why::NotCovered)
    }

    pub(crate) fn apply_offer(
        &mut self,
        from: Seat,
        to: Seat,
        give: Basket,
        get: Basket,
        at: &mut ApplyContext<'_>,
    ) {
        if self.run.is_some() {
            let seats = SeatSet::all(self.players());
            let first = seats.iter().all(|seat| self.deals.offers_left(seat) == self.deals.limit());
            self.tally.runs_with_an_offer += u16::from(first);
            self.tally.offers += 1;
        }
        let (offer, countered) = self.deals.make(from, to, Terms { give, get });
        if let Some(old) = countered {
            at.log.tell(RULE, || Event::OfferRefused { offer: old.id, from: old.from, to: old.to });
        }
        at.log.tell(RULE, || Event::OfferMade {
            offer: offer.id,
            from,
            to,
            give: give.listed(),
            get: get.listed(),
        });
    }

    /// Accepting and refusing; what no longer stands has lapsed before.
    pub(crate) fn check_answer(&self, config: &Config, seat: Seat, offer: OfferId) -> Verdict {
        self.check_deals_are_on(config)?;
        deal_refused(RULE, self.deals.check_answer(seat, offer)).map(|_| ())
    }

    pub(crate) fn apply_refuse(&mut self, offer: OfferId, reason: Option<Reason>, at: &mut ApplyContext<'_>) {
        let closed = self.deals.close(offer).map(|Offer { id, from, to, .. }| (RULE, id, from, to));
        let of_a_loan = || self.close_loan_offer(offer).map(|(id, from, to)| (Rule::MmLoan, id, from, to));
        if let Some((rule, id, from, to)) = closed.or_else(of_a_loan) {
            at.log.tell(rule, || match reason {
                None => Event::OfferRefused { offer: id, from, to },
                Some(reason) => Event::OfferRefusedBecause { offer: id, from, to, reason },
            });
        }
    }

    pub(crate) fn check_withdraw(&self, config: &Config, seat: Seat, offer: OfferId) -> Verdict {
        self.check_deals_are_on(config)?;
        deal_refused(RULE, self.deals.check_withdraw(seat, offer))
    }

    pub(crate) fn apply_withdraw(&mut self, offer: OfferId, at: &mut ApplyContext<'_>) {
        let closed = self.deals.close(offer).map(|Offer { id, from, to, .. }| (RULE, id, from, to));
        let of_a_loan = || self.close_loan_offer(offer).map(|(id, from, to)| (Rule::MmLoan, id, from, to));
        if let Some((rule, id, from, to)) = closed.or_else(of_a_loan) {
            at.log.tell(rule, || Event::OfferWithdrawn { offer: id, from, to });
        }
    }

    /// Whether both sides have what they would give and may deal with each other.
    pub(crate) fn stands(&self, config: &Config, offer: &Offer<Terms>) -> bool {
        self.is_alive(offer.from)
            && self.check_partners(offer.from, offer.to).is_ok()
            && self.covers(config, offer.from, &offer.terms.give)
            && self.covers(config, offer.to, &offer.terms.get)
    }

    /// An offer that is no longer covered, or between two that may no longer deal, lapses without a reason.
    pub(crate) fn lapse_offers(&mut self, at: &mut ApplyContext<'_>) {
        if self.deals.open().is_empty() {
            return;
        }
        let mut deals = self.deals.clone();
        let mut lapsed = false;
        while let Some(Offer { id, from, to, .. }) = deals.lapse_one(|offer| self.stands(at.config, offer)) {
            at.log.tell(RULE, || Event::OfferLapsed { offer: id, from, to });
            lapsed = true;
        }
        if lapsed {
            self.deals = deals;
        }
    }

    /// Both sides are delivered at once; what reaches a bank that is short goes to its debt.
    pub(crate) fn apply_accept(&mut self, offer: OfferId, at: &mut ApplyContext<'_>) {
        let Some(Offer { from, to, terms: Terms { give, get }, .. }) = self.deals.accept(offer, at.log)
        else {
            return;
        };
        self.tally.deals += u16::from(self.run.is_some());
        at.log.tell(RULE, || Event::DealMade { from, to, give: give.listed(), get: get.listed() });
        self.hand_over(from, to, &give, at);
        self.hand_over(to, from, &get, at);
        if at.config.rules.held_cards_change_hands() {
            self.swap_action_cards([(from, to, give.action_cards), (to, from, get.action_cards)], at);
        } else {
            self.ask_for_action_cards(from, to, give.action_cards, at);
            self.ask_for_action_cards(to, from, get.action_cards, at);
        }
        self.put_to_debt(to, &give, at);
        self.put_to_debt(from, &get, at);
    }

    fn hand_over(&mut self, from: Seat, to: Seat, basket: &Basket, at: &mut ApplyContext<'_>) {
        let (giver, taker) = (Place::Vault(from), Place::Vault(to));
        self.transfer(at.log, RULE, giver, taker, Thing::Gold, basket.gold);
        for good in Good::ALL {
            let amount = basket.goods[good.slot()];
            self.transfer(at.log, RULE, giver, taker, Thing::Good(good), amount);
        }
        for issuer in SeatSet::all(self.players()).iter() {
            let amount = basket.credit[issuer.number()];
            let source = if issuer == from { Place::Box } else { giver };
            // Credit that comes home is redeemed (R18).
            let target = if issuer == to { Place::Redeemed } else { taker };
            self.transfer(at.log, RULE, source, target, Thing::Credit(issuer), amount);
        }
        for card in basket.cards.iter() {
            self.companies[from].take(card);
            self.companies[to].put(card);
            at.log.tell(RULE, || Event::CompanyGiven { from, to, card });
        }
    }

    /// Gold and usable credit that reach a bank which is short, or in prison, pay its debt (R10, R13).
    pub(crate) fn put_to_debt(&mut self, seat: Seat, received: &Basket, at: &mut ApplyContext<'_>) {
        let (_, debt) = self.pressing_debt(at.config, seat);
        let usable =
            SeatSet::all(self.players()).iter().filter(|issuer| self.is_usable(*issuer) && *issuer != seat);
        let credit: u32 = usable.map(|issuer| received.credit[issuer.number()]).sum();
        let due = debt.min(received.gold + credit);
        if due > 0 {
            self.ask_payment(seat, due, Purpose::Help, at);
        }
    }

    /// In one's own turn only by rules 1: later a prisoner's credit is used without being asked.
    pub(crate) fn check_use_credit(&self, config: &Config, seat: Seat, issuer: Seat) -> Verdict {
        let own_turn = self.in_prison(seat) && self.check_own_turn(seat).is_ok();
        require(self.negotiation().is_some() || own_turn, RULE, Why::NotNow)?;
        require(self.pressing_debt(config, seat).1 > 0, RULE, Why::NotShort)?;
        let there = issuer.number() < self.players() as usize && self.held(seat, issuer) > 0;
        require(there, RULE, Why::NothingThere)?;
        require(self.is_usable(issuer), RULE, Why::Unusable { issuer })
    }

    pub(crate) fn apply_use_credit(&mut self, seat: Seat, issuer: Seat, at: &mut ApplyContext<'_>) {
        let due = self.pressing_debt(at.config, seat).1.min(self.held(seat, issuer));
        self.ask_payment(seat, due, Purpose::WithCreditOf { issuer }, at);
    }

    pub(crate) fn use_credit_choices<G: Edited>(&self, config: &Config, seat: Seat, out: &mut Choices<G>) {
        if !self.holds_credit(seat) {
            return;
        }
        for issuer in SeatSet::all(self.players()).iter() {
            if self.check_use_credit(config, seat, issuer).is_ok() {
                out.push(Action::UseCredit { issuer });
            }
        }
    }

    pub(crate) fn check_borrow(&self, config: &Config, seat: Seat, amount: u32) -> Verdict {
        let rule = Rule::MmCentralBank;
        require(config.has_automaton(), rule, Why::NotInThisGame)?;
        require(self.negotiation().is_some(), rule, Why::NotNow)?;
        require(self.called(seat) > 0, rule, Why::NotShort)?;
        require(config.issues_credit(seat), rule, Why::CannotIssue)?;
        let limit = self.called(seat).min(self.reserve_gold());
        require((1..=limit).contains(&amount), rule, Why::TooMany { limit })
    }

    /// The gold goes to the debt and so back to the reserve; the new credit is placed by its issuer.
    pub(crate) fn apply_borrow(&mut self, seat: Seat, amount: u32, at: &mut ApplyContext<'_>) {
        let rule = Rule::MmCentralBank;
        let penalty = (amount * u32::from(at.config.setup.central_bank_penalty)).div_ceil(100);
        let credit = amount + penalty;
        at.log.tell(rule, || Event::CentralBankLent { seat, amount, credit });
        self.transfer(at.log, rule, Place::Reserve, Place::Vault(seat), Thing::Gold, amount);
        self.transfer(at.log, rule, Place::Vault(seat), Place::Reserve, Thing::Gold, amount);
        self.redeem(seat, Place::Called, amount, rule, at);
        self.transfer(at.log, rule, Place::Box, Place::InHand, Thing::Credit(seat), credit);
        self.placing.insert(seat);
    }

    pub(crate) fn borrowing_choices<G: Edited>(&self, config: &Config, seat: Seat, out: &mut Choices<G>) {
        if config.has_automaton() && config.issues_credit(seat) {
            let most = self.called(seat).min(self.reserve_gold());
            out.amount(ActionForm::Borrow {}, 1, most);
        }
    }

    /// Cards held before the deal change hands: their giver chooses which, unless all of them go, and cannot choose what
    /// comes in by the same deal.
    fn swap_action_cards(&mut self, sides: [(Seat, Seat, u32); 2], at: &mut ApplyContext<'_>) {
        let held = sides.map(|(from, ..)| Bag::of(self.hands[from].cards()));
        let sides = sides.into_iter().zip(held).filter(|((_, _, count), _)| *count > 0);
        let (all_go, chosen): (Vec<_>, Vec<_>) =
            sides.partition(|((_, _, count), held)| *count >= held.len());
        for ((from, to, count), _) in chosen {
            self.questions.push(Question::HandOver { from, to, count, came_by_the_deal: Bag::default() });
        }
        for ((from, to, _), held) in all_go {
            self.give_action_cards((from, to), held, RULE, at);
        }
    }

    /// By rules 1 and 2: the giver chooses among all cards in hand, also those that have just come.
    fn ask_for_action_cards(&mut self, from: Seat, to: Seat, count: u32, at: &mut ApplyContext<'_>) {
        if count == 0 {
        } else if count as usize >= self.hands[from].len() {
            let all = Bag::of(self.hands[from].cards());
            self.give_action_cards((from, to), all, RULE, at);
        } else {
            self.questions.push(Question::HandOver { from, to, count, came_by_the_deal: Bag::default() });
        }
    }

    pub(crate) fn check_hand_over(&self, seat: Seat, cards: Bag<1>) -> Verdict {
        let (count, came) = match self.questions.last() {
            Some(Question::HandOver { from, count, came_by_the_deal, .. })
                if *from == seat && self.placing.is_empty() =>
            {
                (*count, came_by_the_deal)
            }
            _ => return refuse(Rule::MmTurn, Why::NotAsked),
        };
        for card in cards.iter() {
            require(self.hands[seat].has(card), RULE, Why::NotYourCard { card })?;
            require(!came.has(card), RULE, Why::CameByThisDeal)?;
        }
        let (given, needed) = (cards.len(), count);
        require(given == needed, RULE, Why::WrongSum { given, needed })
    }

    pub(crate) fn apply_hand_over(&mut self, cards: Bag<1>, at: &mut ApplyContext<'_>) {
        if let Some(Question::HandOver { from, to, .. }) = self.questions.pop() {
            self.give_action_cards((from, to), cards, RULE, at);
        }
    }

    /// Only giver and taker see which cards change hands.
    fn give_action_cards(
        &mut self,
        (from, to): (Seat, Seat),
        cards: Bag<1>,
        rule: Rule,
        at: &mut ApplyContext<'_>,
    ) {
        let both = SeatSet::only(from).with(to);
        let count = cards.len();
        at.log.tell(rule, || Event::ActionCardsHandedOver { from, to, count });
        at.log.reveals_what_was_known_to(SeatSet::only(from));
        if at.config.rules.held_cards_change_hands() {
            self.keep_from_going_back(to, cards);
        }
        for card in cards.iter() {
            self.hands[from].remove_secretly(card, SeatSet::only(to));
            self.hands[to].add(card, SeatSet::only(from));
            at.log.tell_to(Audience::Only(both), rule, || Event::ActionCardSeen { from, to, card });
        }
    }

    /// Two banks give each other all their action cards.
    pub(crate) fn exchange_hands(&mut self, one: Seat, other: Seat, rule: Rule, at: &mut ApplyContext<'_>) {
        let held = [one, other].map(|seat| Bag::of(self.hands[seat].cards()));
        for (cards, from, to) in [(held[0], one, other), (held[1], other, one)] {
            if !cards.is_empty() {
                self.give_action_cards((from, to), cards, rule, at);
            }
        }
    }

    /// What has come by a deal stays with a bank that has yet to hand over its part.
    fn keep_from_going_back(&mut self, taker: Seat, cards: Bag<1>) {
        for question in &mut self.questions {
            match question {
                Question::HandOver { from, came_by_the_deal, .. } if *from == taker => {
                    cards.iter().for_each(|card| came_by_the_deal.put(card));
                }
                _ => {}
            }
        }
    }

    /// The cards a bank may choose from when it hands some over.
    fn cards_to_give(&self, seat: Seat) -> impl Iterator<Item = ActionCardId> {
        let came = match self.questions.last() {
            Some(Question::HandOver { came_by_the_deal, .. }) => *came_by_the_deal,
            _ => Bag::default(),
        };
        self.hands[seat].cards().filter(move |card| !came.has(*card)).map(ActionCardId)
    }

    pub(crate) fn hand_over_choices<G: Edited>(&self, seat: Seat, count: u32, out: &mut Choices<G>) {
        let items = out.items(self.cards_to_give(seat).map(|card| Item::one(Element::Action(card))));
        let ask = Ask::Pick { items, min: count, max: count, worth: 0 };
        out.form(FormKind::Pick, ActionForm::HandOver {}, [ask]);
    }

    pub(crate) fn silent_hand_over(&self, seat: Seat, count: u32) -> Action {
        Action::HandOver { cards: self.cards_to_give(seat).take(count as usize).collect() }
    }

    pub(crate) fn deal_choices<G: Edited>(&self, config: &Config, seat: Seat, out: &mut Choices<G>) {
        for offer in self.deals.open() {
            if offer.to == seat {
                out.push(Action::Accept { offer: offer.id });
                out.push(Action::Refuse { offer: offer.id, reason: None });
                let items = out.items(Reason::ALL.map(|reason| Item::one(Element::Reason(reason))));
                let ask = Ask::One { items };
                out.form(FormKind::Pick, ActionForm::Refuse { offer: offer.id }, [ask]);
            } else if offer.from == seat {
                out.push(Action::Withdraw { offer: offer.id });
            }
        }
        if self.deals.offers_left(seat) == 0 {
            return;
        }
        for partner in SeatSet::all(self.players()).without(seat).iter() {
            let allowed =
                self.check_partners(seat, partner).is_ok() && self.deals.check_make(seat, partner).is_ok();
            if !allowed {
                continue;
            }
            let give = self.basket_items(config, seat, out);
            let get = self.basket_items(config, partner, out);
            let ask = |items| Ask::Quantities { items, caps: Span::default(), total: Total::Any };
            if give.len + get.len > 0 {
                out.offer(ActionForm::Offer { to: partner }, [ask(give), ask(get)]);
            }
        }
    }

    /// All that a seat could hand over.
    fn basket_items<G: Edited>(&self, config: &Config, giver: Seat, out: &mut Choices<G>) -> Span {
        let gold = (Element::Gold, self.gold(giver));
        let goods = Good::ALL.map(|good| (Element::goods(good), self.goods(giver, good)));
        let credit = SeatSet::all(self.players())
            .iter()
            .map(|issuer| (Element::Credit(issuer), self.credit_to_give(config, giver, issuer)));
        let free = self.free_companies(giver);
        let cards = free.iter().map(|card| (Element::Card(CardId(card)), 1));
        let actions = (Element::ActionCards, lossless(self.hands[giver].len()));
        let all = [gold, actions].into_iter().chain(goods).chain(credit).chain(cards);
        out.items(all.filter(|(_, max)| *max > 0).map(|(element, max)| Item::up_to(element, max)))
    }
}
