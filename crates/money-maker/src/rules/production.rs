//! Step 3.2: producing and trading cards, and the guild bonus (R7).

use game_core::{Ask, Bag, Choices, FormKind, Item, Seat};

use super::{ApplyContext, Edited, Verdict, require};
use crate::action::{Action, ActionForm, CardId, Element};
use crate::books::{Good, Place, Thing};
use crate::cards::Yield;
use crate::config::Config;
use crate::event::Event;
use crate::phase::Step;
use crate::rule::{Rule, Why};
use crate::state::State;

impl State {
    /// Extra goods for a card whose guild its owner has often enough.
    pub fn guild_bonus(&self, config: &Config, seat: Seat, card: u8) -> u32 {
        let members = config.deck.guild_members[config.company(card).guild as usize];
        let owned = self.companies[seat].iter().filter(|own| members & (1 << own) != 0).count();
        if owned >= usize::from(config.setup.guild_size) { u32::from(config.setup.guild_bonus) } else { 0 }
    }

    fn check_own_company(&self, seat: Seat, card: u8, rule: Rule) -> Verdict {
        require(card < 64 && self.companies[seat].has(card), rule, Why::NotYourCard { card })
    }

    pub(crate) fn check_produce(&self, config: &Config, seat: Seat, cards: Bag<1>) -> Verdict {
        let rule = Rule::Mm3Produce;
        self.check_step(seat, Step::Trade, rule)?;
        require(!cards.is_empty(), rule, Why::NothingThere)?;
        for card in cards.iter() {
            self.check_own_company(seat, card, rule)?;
            require(!self.turn.produced.has(card), rule, Why::AlreadyProduced { card })?;
            let trades = matches!(config.company(card).gives, Yield::Trades { .. });
            require(!trades, rule, Why::IsATradingCard { card })?;
        }
        Ok(())
    }

    pub(crate) fn apply_produce(&mut self, seat: Seat, cards: Bag<1>, at: &mut ApplyContext<'_>) {
        for card in cards.iter() {
            self.turn.produced.put(card);
            self.produce(seat, card, Rule::Mm3Produce, at);
        }
    }

    /// What is not in the Natural Reserve is not produced.
    pub(crate) fn produce(&mut self, seat: Seat, card: u8, rule: Rule, at: &mut ApplyContext<'_>) {
        if let Yield::Produces { amount, good } = at.config.company(card).gives {
            let wanted = u32::from(amount) + self.guild_bonus(at.config, seat, card);
            let count = wanted.min(self.reserve(good));
            at.log.tell(rule, || Event::Produced { seat, card, good, count });
            self.transfer(at.log, rule, Place::Reserve, Place::Vault(seat), Thing::Good(good), count);
        }
    }

    pub(crate) fn check_convert(&self, config: &Config, seat: Seat, card: u8, into: Good) -> Verdict {
        let rule = Rule::Mm3Convert;
        self.check_step(seat, Step::Trade, rule)?;
        self.check_own_company(seat, card, rule)?;
        require(!self.turn.produced.has(card), rule, Why::AlreadyProduced { card })?;
        self.check_trade(config, seat, card, into, rule)
    }

    /// A trade needs its full number on both sides.
    pub(crate) fn check_trade(
        &self,
        config: &Config,
        seat: Seat,
        card: u8,
        into: Good,
        rule: Rule,
    ) -> Verdict {
        let Yield::Trades { amount } = config.company(card).gives else {
            return super::refuse(rule, Why::NotATradingCard { card });
        };
        let (needed, good) = (u32::from(amount), into.other());
        let has = self.goods(seat, good);
        require(has >= needed, rule, Why::NotEnoughGoods { good, needed, has })?;
        let has = self.reserve(into);
        require(has >= needed, rule, Why::NotThere { needed, has })
    }

    pub(crate) fn convert(
        &mut self,
        seat: Seat,
        card: u8,
        into: Good,
        rule: Rule,
        at: &mut ApplyContext<'_>,
    ) {
        let Yield::Trades { amount } = at.config.company(card).gives else { return };
        let (count, good) = (u32::from(amount), into.other());
        let got = (count + self.guild_bonus(at.config, seat, card)).min(self.reserve(into));
        at.log.tell(rule, || Event::Converted { seat, card, good, count, into, got });
        self.transfer(at.log, rule, Place::Vault(seat), Place::Reserve, Thing::Good(good), count);
        self.transfer(at.log, rule, Place::Reserve, Place::Vault(seat), Thing::Good(into), got);
    }

    pub(crate) fn production_choices<G: Edited>(&self, config: &Config, seat: Seat, out: &mut Choices<G>) {
        let ready = || self.companies[seat].iter().filter(|card| !self.turn.produced.has(*card));
        let produces = |card: &u8| matches!(config.company(*card).gives, Yield::Produces { .. });
        let items = out.items(ready().filter(produces).map(|card| Item::one(Element::Card(CardId(card)))));
        if items.len > 0 {
            let max = u32::from(items.len);
            let ask = Ask::Pick { items, min: 1, max, worth: 0 };
            out.form(FormKind::Pick, ActionForm::Produce {}, [ask]);
        }
        for card in ready().filter(|card| !produces(card)) {
            for into in Good::ALL {
                if self.check_trade(config, seat, card, into, Rule::Mm3Convert).is_ok() {
                    out.push(Action::Convert { card: card.into(), into });
                }
            }
        }
    }
}
