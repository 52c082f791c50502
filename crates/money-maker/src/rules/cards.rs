//! Playing action cards: when, on what, and what they do. A card that would do nothing may not be played.
//!
//! "Any time" is between the steps of any turn and, in a run, before credit is called and during negotiation:
//! never inside an auction, a payment, a vote or a placing, nor between a roll and its effect.

use game_core::{Choices, Seat};

use super::{Asked, At, Edited, Verdict, hit_blocks, refuse, require};
use crate::action::Action;
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

/// The action card that an action plays.
fn card_played(action: &Action) -> Option<u8> {
    match *action {
        Action::Play { card }
        | Action::PlayOnBlock { card, .. }
        | Action::PlayOnCompany { card, .. }
        | Action::PlayOnTrader { card, .. }
        | Action::PlayOnGoods { card, .. }
        | Action::PlayFace { card, .. }
        | Action::PlaySteps { card, .. } => Some(card),
        _ => None,
    }
}

impl State {
    pub(crate) fn check_play(&self, config: &Config, seat: Seat, action: &Action) -> Verdict {
        let Some(card) = card_played(action) else { return refuse(Rule::Mm4Play, Why::WrongUse) };
        require(self.hands[seat].has(card), Rule::Mm4Play, Why::NotYourCard { card })?;
        let Some(effect) = self.effect(config, card) else {
            return refuse(Rule::Mm4Play, Why::NoSuchCard { card });
        };
        self.check_moment(seat, effect)?;
        self.check_effect(config, seat, effect, action)
    }

    fn check_moment(&self, seat: Seat, effect: Effect) -> Verdict {
        if !effect.any_time() {
            return self.check_own_turn(seat);
        }
        let between_steps = match self.asked() {
            Asked::Turn(_) => true,
            Asked::Run(run) => matches!(run.stage, Stage::Window { .. } | Stage::Negotiating { .. }),
            _ => false,
        };
        require(between_steps, Rule::Mm4Play, Why::NotNow)
    }

    fn check_effect(&self, config: &Config, seat: Seat, effect: Effect, action: &Action) -> Verdict {
        let rule = rule_of(effect);
        let effective = |holds: bool| require(holds, rule, Why::NoEffect);
        match (effect, action) {
            (Effect::Jubilee {}, Action::Play { .. }) => {
                effective(self.alive().iter().any(|bank| self.on_board(bank) > 0))
            }
            (Effect::Rumour { .. }, Action::Play { .. }) => Ok(()),
            (Effect::Charter {}, Action::Play { .. }) => {
                require(!self.in_prison(seat), Rule::MmPrison, Why::InPrison)?;
                effective((self.ring(seat) as usize) < RINGS)
            }
            (Effect::Refinancing {}, Action::Play { .. }) => {
                require(self.run.is_none(), rule, Why::NotNow)?;
                effective(self.blocks(seat) > 1 && self.on_board(seat) > 0)
            }
            (Effect::Smuggler {}, Action::Play { .. }) => {
                effective(!self.turn.smuggling && self.turn.step != Step::Close)
            }
            (Effect::Guarantee {}, Action::PlayOnBlock { block, .. }) => {
                self.check_guarantee(config, seat, *block)
            }
            (Effect::Reassurance { steps: most }, Action::PlaySteps { steps, .. }) => {
                require(!self.reassured, rule, Why::AlreadyDone)?;
                effective((1..=most.min(self.chip)).contains(steps))
            }
            (Effect::Overtime {}, Action::PlayOnCompany { company, .. }) => {
                self.check_overtime(seat, *company)?;
                match config.company(*company).gives {
                    Yield::Produces { good, .. } => effective(self.reserve(good) > 0),
                    Yield::Trades { .. } => refuse(rule, Why::IsATradingCard { card: *company }),
                }
            }
            (Effect::Overtime {}, Action::PlayOnTrader { company, into, .. }) => {
                self.check_overtime(seat, *company)?;
                self.check_trade(config, seat, *company, *into, rule)
            }
            (Effect::PrivateSale {}, Action::PlayOnCompany { company, .. }) => {
                require(self.turn.step == Step::Invest, rule, Why::WrongStep)?;
                self.check_open_auction(config, seat, *company)
            }
            (Effect::Fire { goods }, Action::PlayOnGoods { good, count, .. }) => {
                let most = self.market(*good).min(u32::from(goods));
                effective((1..=most).contains(&u32::from(*count)))
            }
            (Effect::Harvest { goods }, Action::PlayOnGoods { good, count, .. }) => {
                let there = self.reserve(*good).min(u32::from(goods));
                effective(*count > 0 && u32::from(*count) == there)
            }
            (Effect::LoadedDie {}, Action::PlayFace { face, .. }) => {
                effective(usize::from(*face) < FACES && self.turn.loaded.is_none())
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

    pub(crate) fn apply_play(&mut self, seat: Seat, action: &Action, at: &mut At<'_>) {
        let Some(card) = card_played(action) else { return };
        let Some(effect) = self.effect(at.config, card) else { return };
        self.hands[seat].remove_openly(card);
        self.action_discards.put(card);
        let rule = rule_of(effect);
        at.log.tell(rule, || Event::ActionCardPlayed { seat, card });
        at.log.reveals();
        match (effect, action) {
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
            (Effect::Guarantee {}, Action::PlayOnBlock { block, .. }) => self.guarantee(seat, *block, at),
            (Effect::Reassurance { .. }, Action::PlaySteps { steps, .. }) => {
                self.chip -= steps;
                self.reassured = true;
                let left = at.config.track - self.chip;
                at.log.tell(rule, || Event::ChipMovedBack { steps: *steps, left });
            }
            (Effect::Overtime {}, Action::PlayOnCompany { company, .. }) => {
                self.produce(seat, *company, rule, at)
            }
            (Effect::Overtime {}, Action::PlayOnTrader { company, into, .. }) => {
                self.convert(seat, *company, *into, rule, at);
            }
            (Effect::PrivateSale {}, Action::PlayOnCompany { company, .. }) => {
                self.turn.opened = true;
                let price = self.opening_price(at.config, *company);
                self.ask_payment(seat, price, Purpose::PrivateSale { card: *company }, at);
            }
            (Effect::Fire { .. }, Action::PlayOnGoods { good, count, .. }) => {
                self.discard_goods(*good, u32::from(*count), rule, at);
            }
            (Effect::Harvest { .. }, Action::PlayOnGoods { good, count, .. }) => {
                let (from, to) = (Place::Reserve, Place::Vault(seat));
                self.transfer(at.log, rule, from, to, Thing::Good(*good), u32::from(*count));
            }
            (Effect::LoadedDie {}, Action::PlayFace { face, .. }) => {
                self.turn.loaded = Some(*face);
                at.log.tell(rule, || Event::DieLoaded { seat, face: *face });
            }
            _ => {}
        }
    }

    fn guarantee(&mut self, seat: Seat, block: u8, at: &mut At<'_>) {
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
        let mut offer = |action: Action| {
            if self.check_moment(seat, effect).is_ok()
                && self.check_effect(config, seat, effect, &action).is_ok()
            {
                out.push(action);
            }
        };
        match effect {
            Effect::Jubilee {}
            | Effect::Rumour { .. }
            | Effect::Charter {}
            | Effect::Refinancing {}
            | Effect::Smuggler {} => offer(Action::Play { card }),
            Effect::Guarantee {} => {
                let hit = self.run.as_ref().map_or(0, |run| hit_blocks(config, self.ring(seat), &run.faces));
                for block in (0..self.blocks(seat)).filter(|block| hit & (1 << block) != 0) {
                    offer(Action::PlayOnBlock { card, block });
                }
            }
            Effect::Reassurance { steps } => {
                (1..=steps).for_each(|steps| offer(Action::PlaySteps { card, steps }))
            }
            Effect::Overtime {} => {
                for company in self.companies[seat].iter() {
                    offer(Action::PlayOnCompany { card, company });
                    Good::ALL
                        .iter()
                        .for_each(|into| offer(Action::PlayOnTrader { card, company, into: *into }));
                }
            }
            Effect::PrivateSale {} => {
                self.open.iter().for_each(|company| offer(Action::PlayOnCompany { card, company }));
            }
            Effect::Fire { goods } => {
                for good in Good::ALL {
                    (1..=goods).for_each(|count| offer(Action::PlayOnGoods { card, good, count }));
                }
            }
            Effect::Harvest { goods } => {
                for good in Good::ALL {
                    let count = self.reserve(good).min(u32::from(goods)) as u8;
                    offer(Action::PlayOnGoods { card, good, count });
                }
            }
            Effect::LoadedDie {} => (0..FACES as u8).for_each(|face| offer(Action::PlayFace { card, face })),
        }
    }
}
