//! Playing action cards: when, on what, and what they do. A card that would do nothing may not be played.
//!
//! "Any time" is between the steps of any turn and, in a run, before credit is called, during negotiation and when no
//! bank is solvent: never inside an auction, a payment, a vote or a placing, nor between a roll and its effect.

use game_core::{Choices, Seat, SeatSet, lossless};

use super::{ApplyContext, Asked, Edited, Verdict, hit_blocks, refuse, require};
use crate::action::{Action, ActionCardId, BlockId, CardId, FaceId, Target};
use crate::books::{Good, Place, Thing};
use crate::cards::{Effect, FACES, RINGS, Yield};
use crate::config::Config;
use crate::event::Event;
use crate::phase::{Cause, Purpose, Run, Stage, Step};
use crate::rule::{Rule, Why};
use crate::state::State;

/// The rule of a card's effect.
pub(crate) const fn rule_of(effect: Effect) -> Rule {
    match effect {
        Effect::Jubilee {} => Rule::MmCardJubilee,
        Effect::Guarantee {} => Rule::MmCardGuarantee,
        Effect::Rumour { .. } => Rule::MmCardRumour,
        Effect::Reassurance { .. } => Rule::MmCardReassurance,
        Effect::Overtime {} => Rule::MmCardOvertime,
        Effect::Charter {} => Rule::MmCardCharter,
        Effect::Refinancing {} => Rule::MmCardRefinancing,
        Effect::PrivateSale {} => Rule::MmCardPrivateSale,
        Effect::Fire { .. } => Rule::MmCardFire,
        Effect::Harvest { .. } => Rule::MmCardHarvest,
        Effect::Smuggler {} => Rule::MmCardSmuggler,
        Effect::LoadedDie {} => Rule::MmCardLoadedDie,
    }
}

impl State {
    pub(crate) fn check_play(&self, config: &Config, seat: Seat, card: u8, on: Option<Target>) -> Verdict {
        require(self.hands[seat].has(card), Rule::Mm4Play, Why::NotYourCard { card })?;
        let Some(effect) = self.effect(config, card) else {
            return refuse(Rule::Mm4Play, Why::NoSuchCard { card });
        };
        self.check_moment(seat, effect)?;
        self.check_effect(config, seat, effect, on)
    }

    fn check_moment(&self, seat: Seat, effect: Effect) -> Verdict {
        if !effect.any_time() {
            return self.check_own_turn(seat);
        }
        let between_steps = match self.asked() {
            Asked::Turn(_) => true,
            Asked::Run(run) => matches!(
                run.stage,
                Stage::Window { .. } | Stage::Negotiating { .. } | Stage::NobodySolvent { .. }
            ),
            _ => false,
        };
        require(between_steps, Rule::Mm4Play, Why::NotNow)
    }

    fn check_effect(&self, config: &Config, seat: Seat, effect: Effect, on: Option<Target>) -> Verdict {
        let rule = rule_of(effect);
        let effective = |holds: bool| require(holds, rule, Why::NoEffect);
        match (effect, on) {
            (Effect::Jubilee {}, None) => effective(self.alive().iter().any(|bank| self.on_board(bank) > 0)),
            (Effect::Rumour { .. }, None) => Ok(()),
            (Effect::Charter {}, None) => {
                require(!self.in_prison(seat), Rule::MmPrison, Why::InPrison)?;
                effective((self.ring(seat) as usize) < RINGS)
            }
            (Effect::Refinancing {}, None) => {
                require(self.run.is_none(), rule, Why::NotNow)?;
                effective(self.blocks(seat) > 1 && self.on_board(seat) > 0)
            }
            (Effect::Smuggler {}, None) => effective(!self.turn.smuggling && self.turn.step != Step::Close),
            (Effect::Guarantee {}, Some(Target::Block(block))) => self.check_guarantee(config, seat, block.0),
            (Effect::Reassurance { steps: most }, Some(Target::Steps(steps))) => {
                require(!self.reassured, rule, Why::AlreadyDone)?;
                effective((1..=most.min(self.chip)).contains(&steps))
            }
            (Effect::Overtime {}, Some(Target::Company(company))) => {
                self.check_overtime(seat, company.0)?;
                match config.company(company.0).gives {
                    Yield::Produces { good, .. } => effective(self.reserve(good) > 0),
                    Yield::Trades { .. } => refuse(rule, Why::IsATradingCard { card: company.0 }),
                }
            }
            (Effect::Overtime {}, Some(Target::Trader { company, into })) => {
                self.check_overtime(seat, company.0)?;
                self.check_trade(config, seat, company.0, into, rule)
            }
            (Effect::PrivateSale {}, Some(Target::Company(company))) => {
                require(self.turn.step == Step::Invest, rule, Why::WrongStep)?;
                self.check_open_auction(config, seat, company.0)
            }
            (Effect::Fire { goods }, Some(Target::Goods { good, count })) => {
                let most = self.market(good).min(u32::from(goods));
                effective((1..=most).contains(&u32::from(count)))
            }
            (Effect::Harvest { goods }, Some(Target::Goods { good, count })) => {
                let there = self.reserve(good).min(u32::from(goods));
                effective(count > 0 && u32::from(count) == there)
            }
            (Effect::LoadedDie {}, Some(Target::Face(face))) => {
                effective(usize::from(face.0) < FACES && self.turn.loaded.is_none())
            }
            _ => refuse(Rule::Mm4Play, Why::WrongUse),
        }
    }

    fn check_guarantee(&self, config: &Config, seat: Seat, block: u8) -> Verdict {
        let rule = Rule::MmCardGuarantee;
        match &self.run {
            Some(run @ Run { stage: Stage::Window { .. }, .. }) => {
                let called = self.blocks_called(config, run, seat);
                let there = block < self.blocks(seat) && called & (1 << block) != 0;
                require(there && self.on_block(seat, block) > 0, rule, Why::NoEffect)
            }
            _ => refuse(rule, Why::NotNow),
        }
    }

    /// Only what has produced this turn can produce again.
    fn check_overtime(&self, seat: Seat, company: u8) -> Verdict {
        let own = company < 64 && self.companies[seat].has(company);
        require(own, Rule::MmCardOvertime, Why::NotYourCard { card: company })?;
        require(self.turn.produced.has(company), Rule::MmCardOvertime, Why::NoEffect)
    }

    pub(crate) fn apply_play(&mut self, seat: Seat, card: u8, on: Option<Target>, at: &mut ApplyContext<'_>) {
        let Some(effect) = self.effect(at.config, card) else { return };
        self.hands[seat].remove_openly(card);
        self.action_discards.put(card);
        let rule = rule_of(effect);
        at.log.tell(rule, || Event::ActionCardPlayed { seat, card });
        at.log.reveals_what_was_known_to(SeatSet::only(seat));
        match (effect, on) {
            (Effect::Jubilee {}, _) => self.call_vote(seat, at),
            (Effect::Rumour { steps }, _) => self.move_chip(steps, Cause::ActionCard, at),
            (Effect::Charter {}, _) => {
                let ring = self.ring(seat) + 1;
                at.log.tell(rule, || Event::Chartered { seat, ring });
                self.move_to_ring(seat, ring, rule, at);
            }
            (Effect::Refinancing {}, _) => self.lift(seat, rule, at),
            (Effect::Smuggler {}, _) => {
                self.turn.smuggling = true;
                at.log.tell(rule, || Event::LimitLifted { seat });
            }
            (Effect::Guarantee {}, Some(Target::Block(block))) => self.guarantee(seat, block.0, at),
            (Effect::Reassurance { .. }, Some(Target::Steps(steps))) => {
                self.chip -= steps;
                self.reassured = true;
                let left = at.config.track - self.chip;
                at.log.tell(rule, || Event::ChipMovedBack { steps, left });
            }
            (Effect::Overtime {}, Some(Target::Company(company))) => self.produce(seat, company.0, rule, at),
            (Effect::Overtime {}, Some(Target::Trader { company, into })) => {
                self.convert(seat, company.0, into, rule, at);
            }
            (Effect::PrivateSale {}, Some(Target::Company(company))) => {
                self.turn.opened = true;
                let price = self.opening_price(at.config, company.0);
                self.ask_payment(seat, price, Purpose::PrivateSale { card: company.0 }, at);
            }
            (Effect::Fire { .. }, Some(Target::Goods { good, count })) => {
                self.discard_goods(good, u32::from(count), rule, at);
            }
            (Effect::Harvest { .. }, Some(Target::Goods { good, count })) => {
                let (from, to) = (Place::Reserve, Place::Vault(seat));
                self.transfer(at.log, rule, from, to, Thing::Good(good), u32::from(count));
            }
            (Effect::LoadedDie {}, Some(Target::Face(face))) => {
                self.turn.loaded = Some(face.0);
                at.log.tell(rule, || Event::DieLoaded { seat, face: face.0 });
            }
            _ => {}
        }
    }

    fn guarantee(&mut self, seat: Seat, block: u8, at: &mut ApplyContext<'_>) {
        let amount = self.on_block(seat, block);
        at.log.tell(Rule::MmCardGuarantee, || Event::BlockGuaranteed { seat, block, amount });
        if let Some(run) = &mut self.run {
            run.guaranteed[seat] |= 1 << block;
        }
    }

    pub(crate) fn any_time_choices<G: Edited>(&self, config: &Config, seat: Seat, out: &mut Choices<G>) {
        for card in self.hands[seat].cards() {
            if let Some(effect) = self.effect(config, card).filter(|effect| effect.any_time()) {
                self.uses(config, seat, card, effect, out);
            }
        }
    }

    pub(crate) fn own_turn_card_choices<G: Edited>(&self, config: &Config, seat: Seat, out: &mut Choices<G>) {
        for card in self.hands[seat].cards() {
            if let Some(effect) = self.effect(config, card).filter(|effect| !effect.any_time()) {
                self.uses(config, seat, card, effect, out);
            }
        }
    }

    /// Every way a card can be used now.
    fn uses<G: Edited>(&self, config: &Config, seat: Seat, card: u8, effect: Effect, out: &mut Choices<G>) {
        let card = ActionCardId(card);
        let mut offer = |on: Option<Target>| {
            if self.check_moment(seat, effect).is_ok() && self.check_effect(config, seat, effect, on).is_ok()
            {
                out.push(Action::Play { card, on });
            }
        };
        match effect {
            Effect::Jubilee {}
            | Effect::Rumour { .. }
            | Effect::Charter {}
            | Effect::Refinancing {}
            | Effect::Smuggler {} => offer(None),
            Effect::Guarantee {} => {
                let hit = self.run.as_ref().map_or(0, |run| hit_blocks(config, self.ring(seat), &run.faces));
                for block in (0..self.blocks(seat)).filter(|block| hit & (1 << block) != 0) {
                    offer(Some(Target::Block(BlockId(block))));
                }
            }
            Effect::Reassurance { steps } => (1..=steps).for_each(|steps| offer(Some(Target::Steps(steps)))),
            Effect::Overtime {} => {
                for company in self.companies[seat].iter() {
                    let company = CardId(company);
                    offer(Some(Target::Company(company)));
                    Good::ALL.into_iter().for_each(|into| offer(Some(Target::Trader { company, into })));
                }
            }
            Effect::PrivateSale {} => {
                self.open.iter().for_each(|company| offer(Some(Target::Company(CardId(company)))));
            }
            Effect::Fire { goods } => {
                for good in Good::ALL {
                    (1..=goods).for_each(|count| offer(Some(Target::Goods { good, count })));
                }
            }
            Effect::Harvest { goods } => {
                for good in Good::ALL {
                    let count = lossless(self.reserve(good).min(u32::from(goods)));
                    offer(Some(Target::Goods { good, count }));
                }
            }
            Effect::LoadedDie {} => {
                (0..lossless(FACES)).for_each(|face| offer(Some(Target::Face(FaceId(face)))))
            }
        }
    }
}
