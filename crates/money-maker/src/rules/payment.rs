//! Paying with gold or credit (R4), and placing credit in a ring.
//!
//! What may be paid ([`Means`]) and what is paid ([`Payment`]) are different types.

use game_core::{Ask, Choices, FormKind, Item, Seat, SeatSet, Total, lossless};

use super::{ApplyContext, Edited, Verdict, refuse, require};
use crate::action::{Action, ActionForm, BlockId, Element};
use crate::books::{MAX_BLOCKS, Place, Thing};
use crate::config::Config;
use crate::event::Event;
use crate::parts::{Payment, part};
use crate::phase::{Purpose, Question, Run, Stage, Step};
use crate::rule::{Rule, Why};
use crate::state::State;

/// What a payment may be made of.
struct Means {
    gold: u32,
    /// Blocks of one's own ring that take own credit; 0 if own credit is not accepted.
    own_blocks: u8,
    /// Banks whose credit is accepted.
    issuers: SeatSet,
    /// The sum need not be met: an insolvent bank adds what it likes.
    any_sum: bool,
}

impl State {
    fn means(&self, config: &Config, payer: Seat, purpose: Purpose) -> Means {
        let usable: SeatSet = SeatSet::all(self.players())
            .iter()
            .filter(|issuer| self.held(payer, *issuer) > 0 && self.is_usable(*issuer))
            .collect();
        let debt = Means { gold: self.gold(payer), own_blocks: 0, issuers: usable, any_sum: false };
        match purpose {
            Purpose::FirstTurn
            | Purpose::Auction { .. }
            | Purpose::PrivateSale { .. }
            | Purpose::Goods { .. }
            | Purpose::ActionCard => {
                let own_blocks = if config.issues_credit(payer) { self.blocks(payer) } else { 0 };
                Means { own_blocks, ..debt }
            }
            Purpose::PayOff { .. } | Purpose::Help => debt,
            Purpose::CalledCredit => Means { issuers: usable.and(self.accepted_in_run()), ..debt },
            Purpose::DebtFromPrison => Means { gold: 0, issuers: self.credit_for_debt(payer), ..debt },
            Purpose::PartOfCalledCredit => {
                Means { gold: 0, any_sum: true, issuers: usable.and(self.accepted_in_run()), ..debt }
            }
            Purpose::WithCreditOf { issuer } => {
                Means { gold: 0, issuers: usable.and(SeatSet::only(issuer)), ..debt }
            }
        }
    }

    /// Banks whose credit in this vault can pay a debt now; in a run's payments, of those that counted for solvency.
    pub(crate) fn credit_for_debt(&self, payer: Seat) -> SeatSet {
        let usable = |issuer: &Seat| self.held(payer, *issuer) > 0 && self.is_usable(*issuer);
        let issuers: SeatSet = SeatSet::all(self.players()).iter().filter(usable).collect();
        match &self.run {
            Some(run) if matches!(run.stage, Stage::Paying { .. }) => issuers.and(run.accepted),
            _ => issuers,
        }
    }

    fn accepted_in_run(&self) -> SeatSet {
        self.run.as_ref().map_or(SeatSet::NONE, |run| run.accepted)
    }

    /// Whether a seat can pay a price: banks always can, by promising.
    pub(crate) fn check_can_pay(&self, config: &Config, seat: Seat, needed: u32, rule: Rule) -> Verdict {
        let has = self.covered(seat);
        require(config.issues_credit(seat) || needed <= has, rule, Why::CannotPay { needed, has })
    }

    /// Whether a payment that is asked for can be made, and no more than is owed: for states read from a file.
    pub(crate) fn can_settle(&self, config: &Config, payer: Seat, due: u32, purpose: Purpose) -> bool {
        let means = self.means(config, payer, purpose);
        let held: u32 = means.issuers.iter().map(|issuer| self.held(payer, issuer)).sum();
        if means.any_sum { held <= due } else { means.own_blocks > 0 || means.gold + held >= due }
    }

    /// Asks how something is paid, unless there is only one way.
    pub(crate) fn ask_payment(&mut self, payer: Seat, due: u32, purpose: Purpose, at: &mut ApplyContext<'_>) {
        let means = self.means(at.config, payer, purpose);
        match self.only_way(&means, payer, due) {
            Some(parts) => self.settle(payer, due, purpose, &parts, at),
            None => {
                at.log.tell(Rule::MmPay, || Event::PaymentAsked { payer, due, purpose });
                self.questions.push(Question::Payment { payer, due, purpose });
            }
        }
    }

    fn only_way(&self, means: &Means, payer: Seat, due: u32) -> Option<Payment> {
        if due == 0 || (means.any_sum && means.issuers.is_empty()) {
            return Some(Payment::default());
        }
        if means.own_blocks > 0 || means.any_sum {
            return None;
        }
        match means.issuers.len() {
            0 => Some(Payment::of_gold(due)),
            1 => {
                let issuer = means.issuers.first()?;
                let held = self.held(payer, issuer);
                let no_choice = means.gold == 0 || means.gold + held == due;
                if self.blocks(issuer) > 1 || !no_choice {
                    return None;
                }
                let mut parts = Payment::of_gold(means.gold);
                parts.held[issuer.number()][0] = part(due - means.gold);
                Some(parts)
            }
            _ => None,
        }
    }

    pub(crate) fn check_pay(&self, config: &Config, seat: Seat, parts: &Payment) -> Verdict {
        let rule = Rule::MmPay;
        let (due, purpose) = match self.questions.last() {
            Some(Question::Payment { payer, due, purpose }) if *payer == seat && self.placing.is_empty() => {
                (*due, *purpose)
            }
            _ => return refuse(Rule::MmTurn, Why::NotAsked),
        };
        let means = self.means(config, seat, purpose);
        let (needed, has) = (u32::from(parts.gold), means.gold);
        require(needed <= has, rule, Why::NotThere { needed, has })?;
        let blocks = means.own_blocks;
        for block in blocks..lossless(MAX_BLOCKS) {
            let none_there = parts.own[block as usize] == 0;
            let why = if blocks == 0 { Why::CannotIssue } else { Why::NoSuchBlock { block, blocks } };
            require(none_there, rule, why)?;
        }
        for issuer in (0..parts.held.len()).map(Seat::at) {
            self.check_held_part(&means, seat, issuer, parts)?;
        }
        let (given, needed) = (parts.total(), due);
        require(means.any_sum || given == needed, rule, Why::WrongSum { given, needed })
    }

    fn check_held_part(&self, means: &Means, payer: Seat, issuer: Seat, parts: &Payment) -> Verdict {
        let needed = parts.held_of(issuer);
        if needed == 0 {
            return Ok(());
        }
        require(means.issuers.has(issuer), Rule::MmPay, Why::Unusable { issuer })?;
        let has = self.held(payer, issuer);
        require(needed <= has, Rule::MmPay, Why::NotThere { needed, has })?;
        let blocks = self.blocks(issuer);
        let outside =
            (blocks..lossless(MAX_BLOCKS)).find(|block| parts.held[issuer.number()][*block as usize] > 0);
        match outside {
            Some(block) => refuse(Rule::MmPay, Why::NoSuchBlock { block, blocks }),
            None => Ok(()),
        }
    }

    pub(crate) fn apply_pay(&mut self, parts: &Payment, at: &mut ApplyContext<'_>) {
        if let Some(Question::Payment { payer, due, purpose }) = self.questions.pop() {
            self.settle(payer, due, purpose, parts, at);
        }
    }

    /// Gold goes to the reserve, credit to the ring of the bank that issued it, placed by the payer.
    fn settle(
        &mut self,
        payer: Seat,
        due: u32,
        purpose: Purpose,
        parts: &Payment,
        at: &mut ApplyContext<'_>,
    ) {
        let rule = Rule::MmPay;
        self.transfer(at.log, rule, Place::Vault(payer), Place::Reserve, Thing::Gold, u32::from(parts.gold));
        for block in 0..self.blocks(payer) {
            let amount = u32::from(parts.own[block as usize]);
            self.transfer(at.log, rule, Place::Box, Place::Block(block), Thing::Credit(payer), amount);
        }
        for issuer in SeatSet::all(self.players()).iter().filter(|issuer| parts.held_of(*issuer) > 0) {
            for block in 0..self.blocks(issuer) {
                let amount = u32::from(parts.held[issuer.number()][block as usize]);
                let (from, to) = (Place::Vault(payer), Place::Block(block));
                self.transfer(at.log, rule, from, to, Thing::Credit(issuer), amount);
            }
        }
        self.deliver(payer, due, purpose, parts.total(), at);
    }

    /// What has been paid for.
    fn deliver(&mut self, payer: Seat, due: u32, purpose: Purpose, paid: u32, at: &mut ApplyContext<'_>) {
        match purpose {
            Purpose::FirstTurn => self.begin_turn(payer, at),
            Purpose::Auction { card } | Purpose::PrivateSale { card } => self.take_card(payer, card, at),
            Purpose::Goods { good, count } => self.deliver_goods(payer, good, count, due, at),
            Purpose::ActionCard => self.draw_action_card(payer, at),
            Purpose::PayOff { block } => {
                self.redeem(payer, Place::Block(block), due, Rule::MmAlternative, at);
                at.log.tell(Rule::MmAlternative, || Event::PaidOff { seat: payer, block, amount: due });
                self.promote(payer, due, at);
                self.turn.step = Step::Close;
            }
            Purpose::CalledCredit | Purpose::PartOfCalledCredit => self.pay_called(payer, paid, at),
            Purpose::Help | Purpose::WithCreditOf { .. } | Purpose::DebtFromPrison => {
                self.pay_pressing_debt(payer, due, at);
            }
        }
    }

    /// What was called is paid as called debt; what lies in ring I is a prisoner's, and was never called.
    fn pay_pressing_debt(&mut self, payer: Seat, amount: u32, at: &mut ApplyContext<'_>) {
        let paying = matches!(self.run, Some(Run { stage: Stage::Paying { .. }, .. }));
        match self.pressing_debt(at.config, payer).0 {
            Place::Called if paying => self.pay_called(payer, amount, at),
            Place::Called => {
                self.redeem(payer, Place::Called, amount, Rule::MmRunDeals, at);
                at.log.tell(Rule::MmRunDeals, || Event::DebtPaid { seat: payer, amount });
            }
            in_ring_one => {
                self.redeem(payer, in_ring_one, amount, Rule::MmPrison, at);
                at.log.tell(Rule::MmPrison, || Event::PaidFromPrison { seat: payer, amount });
            }
        }
    }

    /// Paid-off credit comes back to its issuer (R18).
    pub(crate) fn redeem(
        &mut self,
        bank: Seat,
        from: Place,
        amount: u32,
        rule: Rule,
        at: &mut ApplyContext<'_>,
    ) {
        self.transfer(at.log, rule, from, Place::Redeemed, Thing::Credit(bank), amount);
        if let (Place::Called, Some(run)) = (from, &mut self.run) {
            run.settled[bank] += amount;
        }
    }

    pub(crate) fn payment_choices<G: Edited>(
        &self,
        config: &Config,
        payer: Seat,
        due: u32,
        purpose: Purpose,
        out: &mut Choices<G>,
    ) {
        let means = self.means(config, payer, purpose);
        let gold = means.gold.min(due);
        let spendable =
            |issuer: Seat| self.held(payer, issuer).min(if means.any_sum { u32::MAX } else { due });
        let own = (0..means.own_blocks).map(|block| Item::up_to(Element::Own(BlockId(block)), due));
        let held = means.issuers.iter().enumerate().flat_map(|(group, issuer)| {
            let max = spendable(issuer);
            (0..self.blocks(issuer)).map(move |block| Item {
                element: Element::Held(issuer, BlockId(block)),
                max,
                worth: 1,
                group: lossless::<_, u8>(group) + 1,
            })
        });
        let gold = (gold > 0).then(|| Item::up_to(Element::Gold, gold));
        let items = out.items(gold.into_iter().chain(own).chain(held));
        let caps = out.caps(means.issuers.iter().map(|issuer| self.held(payer, issuer)));
        let total = if means.any_sum { Total::Any } else { Total::Exactly(due) };
        out.form(FormKind::Payment, ActionForm::Pay {}, [Ask::Quantities { items, caps, total }]);
    }

    /// Gold first, then others' credit, then own credit spread as evenly as it goes.
    pub(crate) fn silent_payment(&self, config: &Config, payer: Seat, due: u32, purpose: Purpose) -> Action {
        let means = self.means(config, payer, purpose);
        let mut parts = Payment::default();
        if means.any_sum {
            return Action::Pay { parts };
        }
        let gold = means.gold.min(due);
        parts.gold = part(gold);
        let mut left = due - gold;
        for issuer in means.issuers.iter() {
            let paid = self.held(payer, issuer).min(left);
            parts.held[issuer.number()] = evenly(paid, self.blocks(issuer));
            left -= paid;
        }
        if means.own_blocks > 0 {
            parts.own = evenly(left, means.own_blocks);
        }
        Action::Pay { parts }
    }

    pub(crate) fn check_place(&self, seat: Seat, blocks: &Payment) -> Verdict {
        require(self.placing.has(seat), Rule::MmTurn, Why::NotAsked)?;
        let rings = self.blocks(seat);
        let outside = (rings..lossless(MAX_BLOCKS)).find(|block| blocks.own[*block as usize] > 0);
        if let Some(block) = outside {
            return refuse(Rule::MmPlace, Why::NoSuchBlock { block, blocks: rings });
        }
        let (given, needed) = (blocks.own_total(), self.in_hand(seat));
        require(given == needed && blocks.total() == given, Rule::MmPlace, Why::WrongSum { given, needed })
    }

    pub(crate) fn apply_place(&mut self, seat: Seat, blocks: &Payment, at: &mut ApplyContext<'_>) {
        for block in 0..self.blocks(seat) {
            let amount = u32::from(blocks.own[block as usize]);
            let (from, to) = (Place::InHand, Place::Block(block));
            self.transfer(at.log, Rule::MmPlace, from, to, Thing::Credit(seat), amount);
        }
        self.placing.remove(seat);
    }

    /// Ring I is undivided.
    pub(crate) fn place_without_choice(&mut self, at: &mut ApplyContext<'_>) {
        for seat in self.placing.iter().filter(|seat| self.blocks(*seat) == 1).collect::<SeatSet>().iter() {
            let amount = self.in_hand(seat);
            let (from, to) = (Place::InHand, Place::Block(0));
            self.transfer(at.log, Rule::MmPlace, from, to, Thing::Credit(seat), amount);
            self.placing.remove(seat);
        }
    }

    /// Takes all of a bank's credit off its ring, to be placed anew.
    pub(crate) fn lift(&mut self, bank: Seat, rule: Rule, at: &mut ApplyContext<'_>) {
        for place in (0..lossless(MAX_BLOCKS)).map(Place::Block).chain([Place::Called]) {
            let amount = self.books.holds(place, Thing::Credit(bank));
            self.transfer(at.log, rule, place, Place::InHand, Thing::Credit(bank), amount);
        }
        if self.in_hand(bank) > 0 {
            self.placing.insert(bank);
        }
    }

    pub(crate) fn placing_choices<G: Edited>(&self, seat: Seat, out: &mut Choices<G>) {
        let amount = self.in_hand(seat);
        let items =
            out.items((0..self.blocks(seat)).map(|block| Item::up_to(Element::Own(BlockId(block)), amount)));
        let ask = Choices::<G>::quantities(items, Total::Exactly(amount));
        out.form(FormKind::Spread, ActionForm::Place {}, [ask]);
    }

    pub(crate) fn silent_placing(&self, seat: Seat) -> Action {
        let own = evenly(self.in_hand(seat), self.blocks(seat));
        Action::Place { blocks: Payment { own, ..Payment::default() } }
    }
}

/// Spreads an amount over the first blocks, the earlier ones taking the odd pieces.
fn evenly(amount: u32, blocks: u8) -> [u16; MAX_BLOCKS] {
    let blocks = u32::from(blocks.max(1));
    let mut spread = [0; MAX_BLOCKS];
    for (block, share) in spread.iter_mut().enumerate().take(blocks as usize) {
        let odd = u32::from(lossless::<_, u32>(block) < amount % blocks);
        *share = part(amount / blocks + odd);
    }
    spread
}
