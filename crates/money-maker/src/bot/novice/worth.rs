//! What things are worth to the Novice, and its turn: investing, trading, closing.

use game_core::{Bag, Chance, Choices, IdSet, lossless};

use super::Sees;
use crate::action::{Action, CardId, Target};
use crate::books::Good;
use crate::bot::Played;
use crate::cards::{Effect, Yield};
use crate::deeds::{Deed, Party};
use crate::phase::{Phase, Stage};
use crate::setup::Edition;
use crate::view::{BankView, MarketView};

/// How many turns a company is expected to pay.
const TURNS_AHEAD: u32 = 3;

impl Sees<'_> {
    pub(super) fn bank(&self) -> &BankView {
        &self.public.banks[self.me]
    }

    pub(super) fn market(&self, good: Good) -> &MarketView {
        match good {
            Good::Production => &self.public.production,
            Good::Consumer => &self.public.consumer,
        }
    }

    fn goods(&self, good: Good) -> u32 {
        match good {
            Good::Production => self.bank().production,
            Good::Consumer => self.bank().consumer,
        }
    }

    /// More promised than owned.
    pub(super) fn is_strained(&self) -> bool {
        self.bank().balance.credit_on_board > self.bank().gold
    }

    /// What it dares to spend: gold, and credit that good weeks would cover.
    pub(super) fn purse(&self) -> u32 {
        let bank = self.bank();
        if !self.config.issues_credit(self.me) {
            let notes: u32 = bank.held.iter().sum();
            let money = bank.gold + if self.config.has_loans() { notes } else { 0 };
            return money.saturating_sub(self.next_instalments());
        }
        (bank.gold + 10 + 8 * u32::from(bank.ring)).saturating_sub(bank.balance.credit_on_board)
    }

    /// Gold is kept while the debt stays small enough to rise with.
    pub(super) fn gold_to_spend(&self, due: u32) -> u32 {
        let bank = self.bank();
        if bank.balance.credit_on_board + due <= bank.gold + 4 { 0 } else { due }
    }

    /// What a company is worth: a few turns of its product, and its place on the score sheet.
    pub(super) fn most_for(&self, card: u8) -> u32 {
        let company = self.config.company(card);
        let members = self.config.deck.guild_members[company.guild as usize];
        let fellows: u32 = lossless(self.bank().cards.iter().filter(|own| members & (1 << own) != 0).count());
        let bonus = if fellows > 0 { 1 + fellows.min(2) } else { 0 };
        let per_turn = match company.gives {
            Yield::Produces { amount, good } => {
                (u32::from(amount) + bonus) * self.market(good).fetches.max(2)
            }
            Yield::Trades { amount } => {
                let gap = self.market(Good::Production).fetches.abs_diff(self.market(Good::Consumer).fetches);
                u32::from(amount) * gap.min(3) + 2 + bonus
            }
        };
        let at_the_end = u32::from(company.needs) * self.market(company.of).price;
        TURNS_AHEAD * per_turn + at_the_end * 2 / 3
    }

    pub(super) fn invest(&self) -> Option<Action> {
        let bank = self.bank();
        let next_coin = if bank.ring >= 1 && bank.ring < 6 { self.config.coin(bank.ring + 1) } else { 1 };
        let worth_paying = (0..6u8).find(|block| {
            let there = bank.blocks[*block as usize];
            there >= next_coin && there <= bank.gold
        });
        if let Some(block) = worth_paying.filter(|_| !self.public.turn.opened) {
            return Some(Action::PayOff { block: block.into() });
        }
        let best = self
            .public
            .open
            .iter()
            .filter(|open| open.opening_price <= self.purse())
            .map(|open| (i64::from(self.most_for(open.card)) - i64::from(open.opening_price), open.card))
            .max()?;
        if best.0 > 0 { Some(Action::OpenAuction { card: best.1.into() }) } else { Some(Action::Next) }
    }

    pub(super) fn trade(&self) -> Option<Action> {
        let done = self.public.turn.produced;
        let ready = || self.bank().cards.iter().filter(|card| !done.has(*card));
        let produces = |card: &u8| matches!(self.config.company(*card).gives, Yield::Produces { .. });
        let cards: Bag<1> = Bag::of(ready().filter(produces));
        if !cards.is_empty() {
            return Some(Action::Produce { cards: IdSet::new(cards) });
        }
        if let Some(action) = ready().find_map(|card| self.convert(card)) {
            return Some(action);
        }
        let finish = if self.public.edition == Edition::Full { Action::Next } else { Action::Roll };
        Some(Good::ALL.into_iter().find_map(|good| self.sell(good)).unwrap_or(finish))
    }

    fn convert(&self, card: u8) -> Option<Action> {
        let Yield::Trades { amount } = self.config.company(card).gives else { return None };
        let into = Good::ALL.into_iter().find(|into| {
            let worth = self.market(*into).fetches > self.market(into.other()).fetches;
            let there = self.market(*into).reserve >= u32::from(amount);
            worth && there && self.goods(into.other()) >= u32::from(amount)
        })?;
        Some(Action::Convert { card: card.into(), into })
    }

    /// Sells while the price is better than keeping, and whatever it takes when debts press.
    fn sell(&self, good: Good) -> Option<Action> {
        let market = self.market(good);
        let pressed = self.is_strained() || self.bank().ring == 0;
        let least = if pressed || self.public.runs + 1 >= self.public.last_run { 1 } else { 2 };
        let worth_it = |count: &u32| self.config.selling_price(market.goods + count) >= least;
        let mut count = lossless((0..self.goods(good)).take_while(worth_it).count());
        while count > 0 && self.config.proceeds(market.goods, count) > self.public.gold_reserve {
            count -= 1;
        }
        (count > 0).then_some(Action::Sell { good, count })
    }

    pub(super) fn close(&self, chance: &mut Chance) -> Option<Action> {
        let bank = self.bank();
        let rich = bank.gold >= 18 + bank.balance.credit_on_board / 2;
        if rich && bank.action_cards < 2 && chance.pick("mood", 2) == 0 && self.public.turn.action_cards == 0
        {
            return Some(Action::BuyActionCard);
        }
        Some(Action::Roll)
    }

    fn effect(&self, card: u8) -> Option<Effect> {
        let actions = &self.config.deck.actions;
        let blank = actions[..card as usize].iter().filter(|other| other.effect.is_none()).count();
        actions[card as usize].effect.or_else(|| self.public.cheques.get(blank).copied())
    }

    /// A card is played as soon as it helps.
    pub(super) fn card_to_play<G: Played>(
        &self,
        choices: &Choices<G>,
        chance: &mut Chance,
    ) -> Option<Action> {
        let asked = match &self.public.phase {
            Phase::Invest { player } | Phase::Trade { player } | Phase::Close { player } => {
                *player == self.me
            }
            Phase::RunWindow { .. } | Phase::Negotiation { .. } | Phase::NobodySolvent { .. } => true,
            _ => false,
        };
        if !asked || self.own.hand.is_empty() {
            return None;
        }
        let helpful: Vec<_> = choices.exact.iter().filter(|action| self.helps(action)).collect();
        if helpful.is_empty() {
            return None;
        }
        Some(helpful[chance.index("mood", helpful.len())].clone())
    }

    /// One deed that helps is enough, if no other hurts.
    fn helps(&self, action: &Action) -> bool {
        let Action::Play { card, on } = *action else { return false };
        let Some(effect) = self.effect(card.0) else { return false };
        let deeds = effect.recipe().does;
        deeds.iter().any(|deed| self.deed_helps(deed, on)) && !deeds.iter().any(hurts)
    }

    fn deed_helps(&self, deed: Deed, on: Option<Target>) -> bool {
        let strained = self.is_strained();
        match (deed, on) {
            (Deed::VoteOnDebt {}, _) => strained && self.public.run.is_some(),
            (Deed::Rise {}, _) => true,
            (Deed::Hurry { .. }, _) => !strained && self.public.chip * 2 > self.public.track,
            (Deed::Protect {}, _) => {
                let window =
                    self.public.run.as_ref().is_some_and(|run| matches!(run.stage, Stage::Window { .. }));
                strained && window
            }
            (Deed::TakeCompany {}, Some(Target::Company(CardId(company)))) => self.most_for(company) > 8,
            (Deed::ProduceAgain {}, Some(Target::Company(_))) => true,
            (Deed::Calm { .. }, _) => strained && self.public.chip + 3 > self.public.track,
            (Deed::Move { to: Party::Me | Party::All, .. } | Deed::Draw { .. }, _) => true,
            (Deed::Forgive { whose, .. }, _) => matches!(whose, Party::Me | Party::All),
            _ => false,
        }
    }
}

/// It takes something from whoever plays it.
fn hurts(deed: Deed) -> bool {
    matches!(deed, Deed::Move { from: Party::Me, .. })
}
