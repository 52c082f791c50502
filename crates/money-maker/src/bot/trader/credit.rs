//! What may be promised, how a price is paid, and over which blocks credit is spread.

use game_core::{Ask, Choices, Seat, Temper, Total, lossless};

use super::Mind;
use crate::action::{Action, Element};
use crate::books::{Good, MAX_BLOCKS};
use crate::bot::Played;
use crate::cards::{FACES, RINGS};
use crate::parts::{self, Payment};
use crate::phase::Purpose;
use crate::view::BankView;

/// What falling into prison costs beside the ring: turns without auctions, and one run from ruin.
pub(super) const PRISON: f32 = 16.0;

/// What a bank can count on when the next run comes.
struct Cover {
    all: f32,
    earned: f32,
    /// In one turn.
    income: f32,
}

impl Mind<'_> {
    /// Whether the next run is the last.
    pub(super) fn next_run_is_last(&self) -> bool {
        self.public.runs + 1 >= self.public.last_run
    }

    /// Whether others' credit of this issuer can be paid with.
    pub(super) fn is_usable(&self, issuer: Seat) -> bool {
        let bank = &self.public.banks[issuer];
        let solvent = self.public.run.as_ref().is_none_or(|run| run.solvent.has(issuer));
        bank.bankrupt == 0 && bank.ring > 0 && solvent
    }

    /// Gold and usable credit of others.
    pub(super) fn covered(&self, seat: Seat) -> u32 {
        let bank = &self.public.banks[seat];
        let held: u32 = self
            .issuers()
            .iter()
            .filter(|issuer| self.is_usable(*issuer))
            .map(|issuer| bank.held[issuer.number()])
            .sum();
        bank.gold + held
    }

    /// How much of evenly spread credit the next run calls at worst.
    fn part_called(&self, ring: u8) -> f32 {
        let dice = if self.config.two_dice_in_run(self.public.runs + 1) { 2.0 } else { 1.0 };
        (dice / f32::from(ring.max(1))).min(1.0)
    }

    /// The most that the next run could call as credit lies now.
    pub(super) fn most_called(&self, bank: &BankView) -> u32 {
        let mut blocks = bank.blocks;
        blocks.sort_unstable_by(|one, two| two.cmp(one));
        let dice = if self.config.two_dice_in_run(self.public.runs + 1) { 2 } else { 1 };
        blocks.iter().take(dice).sum()
    }

    /// One's own daring; nobody knows that of others.
    fn nerve(&self, seat: Seat) -> f32 {
        if seat == self.me { f32::from(self.temper.daring) } else { 0.0 }
    }

    /// What a seat will be able to pay when the next run comes, with so much more income a turn.
    fn cover_in_the_run(&self, seat: Seat, more_income: f32) -> Cover {
        let stock: f32 =
            Good::ALL.iter().map(|good| self.goods(seat, *good) as f32 * self.fetches_later(*good)).sum();
        let turns = self.outlook.to_the_run / self.outlook.banks;
        // Until then prices have hardly moved.
        let [soon, later] = [true, false].map(|soon| {
            let price = |good: &Good| if soon { self.fetches_soon(*good) } else { self.fetches_later(*good) };
            Good::ALL.iter().map(price).sum::<f32>()
        });
        let income = (self.income(seat) + more_income) * soon / later.max(0.1);
        let income = (income - self.instalments_a_turn(seat) as f32).max(0.0);
        let trust = self.weights.trust_in_income * (1.0 + self.weights.nerve_trust * self.nerve(seat));
        let earned = income * turns * trust + 0.7 * stock;
        Cover { all: self.covered(seat) as f32 + earned, earned, income }
    }

    /// What the next run costs a seat on average if it promises so much more and earns so much more a turn.
    pub(super) fn risk(&self, seat: Seat, promised: f32, more_income: f32) -> f32 {
        let bank = &self.public.banks[seat];
        let cover = self.cover_in_the_run(seat, more_income);
        let debt = bank.balance.credit_on_board as f32 + promised;
        let short = self.part_called(bank.ring) * debt - cover.all;
        let doubt = 3.0 + self.weights.doubt * cover.earned;
        let likely = 1.0 / (1.0 + (-short / doubt).exp());
        let fall = match (bank.ring, self.next_run_is_last()) {
            (0 | 1, true) => 0.0,
            (0 | 1, false) => {
                // From prison the next run ruins a bank that has not earned its way out.
                let left = debt - cover.all - self.weights.way_out * cover.income;
                PRISON + self.weights.ruin * (left / 20.0).clamp(0.0, 1.0)
            }
            (ring, last) => {
                let lost = self.config.coin(ring) as f32 - self.config.coin(ring - 1) as f32;
                lost + if last { 0.0 } else { self.weights.lost_ring }
            }
        };
        likely * fall * self.weights.dread * (1.0 - self.weights.nerve_dread * self.nerve(seat))
    }

    /// The most a seat should pay for a company that is worth so much to it: its worth, less what the promise adds to
    /// the risk of the next run. The company's own income is cover, too.
    pub(super) fn most_to_pay(&self, seat: Seat, card: u8, worth: f32) -> f32 {
        if !self.config.issues_credit(seat) {
            return worth.min((self.covered(seat) as f32 - self.kept_for_instalments(seat)).max(0.0));
        }
        let income = self.weights.trust_in_bid * self.yield_in_a_turn(seat, card);
        let before = self.risk(seat, 0.0, 0.0);
        let (mut low, mut high) = (0.0, worth + before);
        for _ in 0..6 {
            let price = (low + high) / 2.0;
            if worth - price >= self.risk(seat, price, income) - before { low = price } else { high = price }
        }
        low
    }

    /// What a seat dares to spend on other things: what it owns, what it may earn before the next run, and as many
    /// blocks over which a promise can be spread as its ring has. The careful count on less, the daring on more.
    pub(super) fn purse(&self, seat: Seat) -> f32 {
        let bank = &self.public.banks[seat];
        if !self.config.issues_credit(seat) {
            return (self.covered(seat) as f32 - self.kept_for_instalments(seat)).max(0.0);
        }
        if bank.ring == 0 {
            return 0.0;
        }
        let debt = bank.balance.credit_on_board as f32;
        let room = self.cover_in_the_run(seat, 0.0).all / self.part_called(bank.ring) - debt;
        // In the last run a bank that falls short loses a ring, in ring I nothing at all.
        let beyond = if self.next_run_is_last() {
            self.weights.last_promise + 7.0 * self.nerve(seat)
        } else {
            self.weights.promise + 5.0 * self.nerve(seat)
        };
        room + beyond
    }

    /// Pays with others' promises first, then with one's own, and keeps gold for the day it is called. The careful
    /// promise no more than they could pay at once.
    pub(super) fn pay<G: Played>(&self, purpose: Purpose, choices: &Choices<G>) -> Option<Action> {
        let Ask::Quantities { items, caps, total, .. } = *choices.forms.first()?.asks.first()? else {
            return None;
        };
        let (items, caps) = (choices.items_of(items), choices.caps_of(caps));
        let mut parts = Payment::default();
        let mut left = match total {
            Total::Exactly(due) => due,
            Total::Any => match purpose {
                Purpose::PartOfCalledCredit => self.bank().called,
                _ => 0,
            },
        };
        for (group, cap) in caps.iter().enumerate() {
            let mut of_group = items.iter().filter(|item| usize::from(item.group) == group + 1);
            let Some(Element::Held(issuer, _)) = of_group.next().map(|item| item.element) else { continue };
            let part = left.min(*cap);
            let block = self.block_for_held(issuer);
            parts.held[issuer.number()][block] = parts::part(part);
            left -= part;
        }
        if total == Total::Any {
            return Some(Action::Pay { parts });
        }
        let most =
            |wanted: Element| items.iter().find(|item| item.element == wanted).map_or(0, |item| item.max);
        let gold = most(Element::Gold);
        let promises = items.iter().any(|item| matches!(item.element, Element::Own(_)));
        let promised =
            if promises { left.min(self.credit_to_place(left)).max(left - left.min(gold)) } else { 0 };
        parts.gold = parts::part(left - promised);
        parts.own = self.spread(promised, self.bank().blocks, u32::from(parts.gold));
        Some(Action::Pay { parts })
    }

    /// How much of a price is promised rather than paid.
    fn credit_to_place(&self, price: u32) -> u32 {
        let bank = self.bank();
        let debt = bank.balance.credit_on_board;
        if self.temper.daring > -Temper::MOST {
            return price;
        }
        bank.gold.saturating_sub(debt)
    }

    /// A rival's promise goes where it hurts; cooperative banks spare each other and take the emptiest block.
    fn block_for_held(&self, issuer: Seat) -> usize {
        let bank = &self.public.banks[issuer];
        let blocks = bank.blocks[..usize::from(bank.ring.max(1))].iter().enumerate();
        let block = if self.temper.selfish < 0 {
            blocks.min_by_key(|(_, there)| **there)
        } else {
            blocks.max_by_key(|(_, there)| **there)
        };
        block.map_or(0, |(block, _)| block)
    }

    pub(super) fn place(&self) -> Action {
        let bank = self.bank();
        let own = self.spread(bank.in_hand, bank.blocks, 0);
        Action::Place { blocks: Payment { own, ..Payment::default() } }
    }

    /// Spreads new credit: one block is filled up to the next coin if gold would cover it, since paying it off
    /// promotes; the rest goes where least lies, blocks that are hit often counting as fuller.
    fn spread(&self, amount: u32, there: [u32; MAX_BLOCKS], gold_spent: u32) -> [u16; MAX_BLOCKS] {
        let bank = self.bank();
        let ring = bank.ring.max(1);
        let blocks = usize::from(ring);
        let mut placed = [0u32; MAX_BLOCKS];
        if blocks == 1 {
            placed[0] = amount;
            return placed.map(parts::part);
        }
        let faces = |block: usize| {
            (0..lossless(FACES))
                .filter(|face| usize::from(self.config.block_hit(ring, *face)) == block)
                .count()
        };
        let coin = if usize::from(ring) < RINGS { self.config.coin(ring + 1) } else { u32::MAX };
        let gold = bank.gold.saturating_sub(gold_spent);
        let mut left = amount;
        if let Some(block) = self.block_to_rise_with(&there, blocks, coin, gold, left, faces) {
            let part = (coin - there[block]).min(left);
            placed[block] = part;
            left -= part;
        }
        let pieces = left.div_ceil(24).max(1);
        while left > 0 {
            let piece = pieces.min(left);
            let load = |block: usize| {
                (there[block] + placed[block] + piece) * (2 + lossless::<_, u32>(faces(block)))
            };
            let block = (0..blocks).min_by_key(|block| load(*block)).unwrap_or(0);
            placed[block] += piece;
            left -= piece;
        }
        placed.map(parts::part)
    }

    /// The block to fill up to the next coin: the one nearest to it, if gold covers it and it is within reach.
    fn block_to_rise_with(
        &self,
        there: &[u32; MAX_BLOCKS],
        blocks: usize,
        coin: u32,
        gold: u32,
        left: u32,
        faces: impl Fn(usize) -> usize,
    ) -> Option<usize> {
        if coin > gold || there[..blocks].iter().any(|amount| *amount >= coin) {
            return None;
        }
        let block = (0..blocks).max_by_key(|block| (there[*block], faces(*block)))?;
        (coin - there[block] <= left * 2).then_some(block)
    }
}
