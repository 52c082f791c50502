//! Playing action cards: when and on what. What they do stands in `deeds`. A card that would do nothing may not be played.
//!
//! "Any time" is between the steps of any turn and, in a run, before credit is called, during negotiation and when no
//! bank is solvent: never inside an auction, a payment, a vote or a placing, nor between a roll and its effect.

use game_core::{BySeat, Choices, Seat, SeatSet, lossless};

use super::deeds::Doing;
use super::{ApplyContext, Asked, Edited, Verdict, hit_blocks, refuse, require};
use crate::action::{Action, ActionCardId, BlockId, CardId, FaceId, Target};
use crate::books::Good;
use crate::cards::{Effect, FACES};
use crate::config::Config;
use crate::deeds::{Choice, Deed, Recipe, When};
use crate::event::Event;
use crate::parts::Basket;
use crate::phase::Stage;
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
        Effect::MadeUp { .. } => Rule::MmCardMadeUp,
    }
}

impl State {
    pub(crate) fn check_play(&self, config: &Config, seat: Seat, card: u8, on: Option<Target>) -> Verdict {
        require(self.hands[seat].has(card), Rule::Mm4Play, Why::NotYourCard { card })?;
        let Some(effect) = self.effect(config, card) else {
            return refuse(Rule::Mm4Play, Why::NoSuchCard { card });
        };
        self.check_moment(seat, effect.recipe().when)?;
        self.check_effect(config, seat, effect, on)
    }

    fn check_moment(&self, seat: Seat, when: When) -> Verdict {
        if when == When::OwnTurn {
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

    /// A card that would do nothing may not be played. Where something is chosen for one of its deeds, that deed must do
    /// something; of the others those are left out that would not.
    fn check_effect(&self, config: &Config, seat: Seat, effect: Effect, on: Option<Target>) -> Verdict {
        let recipe = effect.recipe();
        self.check_recipe(config, seat, (rule_of(effect), &recipe, recipe.choice()), on)
    }

    fn check_recipe(
        &self,
        config: &Config,
        seat: Seat,
        (rule, recipe, choice): (Rule, &Recipe, Choice),
        on: Option<Target>,
    ) -> Verdict {
        require(choice.takes(on), Rule::Mm4Play, Why::WrongUse)?;
        if let Some(Target::Bank(other)) = on {
            require(self.commerce().without(seat).has(other), Rule::Mm4Play, Why::WrongUse)?;
        }
        let decisive = |deed: &Deed| match choice {
            Choice::Nothing | Choice::Bank => true,
            chosen => deed.choice() == chosen,
        };
        let verdict = |deed| self.check_deed(config, Doing { seat, rule, deed, on });
        let mut verdicts = recipe.does.iter().filter(decisive).map(verdict);
        let first = verdicts.next().unwrap_or_else(|| refuse(rule, Why::NoEffect));
        if first.is_ok() || verdicts.any(|verdict| verdict.is_ok()) { Ok(()) } else { first }
    }

    pub(crate) fn apply_play(&mut self, seat: Seat, card: u8, on: Option<Target>, at: &mut ApplyContext<'_>) {
        let Some(effect) = self.effect(at.config, card) else { return };
        self.hands[seat].remove_openly(card);
        self.action_discards.put(card);
        let rule = rule_of(effect);
        at.log.tell(rule, || Event::ActionCardPlayed { seat, card });
        at.log.reveals_what_was_known_to(SeatSet::only(seat));
        let mut came = BySeat::all(self.players(), Basket::default());
        for deed in effect.recipe().does.iter() {
            let doing = Doing { seat, rule, deed, on };
            // What an earlier deed has moved changes how much a later one can, not whether it is carried out.
            if matches!(deed, Deed::Move { .. }) || self.check_deed(at.config, doing).is_ok() {
                self.apply_deed(doing, &mut came, at);
            }
        }
        for (bank, basket) in came.iter() {
            // What another deed of the card has taken away again does not pay.
            let gold = basket.gold.min(self.gold(bank));
            self.put_to_debt(bank, &Basket { gold, ..*basket }, at);
        }
    }

    pub(crate) fn any_time_choices<G: Edited>(&self, config: &Config, seat: Seat, out: &mut Choices<G>) {
        self.card_choices(config, seat, When::AnyTime, out);
    }

    pub(crate) fn own_turn_card_choices<G: Edited>(&self, config: &Config, seat: Seat, out: &mut Choices<G>) {
        self.card_choices(config, seat, When::OwnTurn, out);
    }

    /// Every way the cards in hand that are for such a moment can be used now.
    fn card_choices<G: Edited>(&self, config: &Config, seat: Seat, when: When, out: &mut Choices<G>) {
        if self.hands[seat].is_empty() || self.check_moment(seat, when).is_err() {
            return;
        }
        let fitting = config.deck.cards_for(when);
        for card in self.hands[seat].cards().filter(|card| fitting.has(*card)) {
            let Some(effect) = self.effect(config, card) else { continue };
            let recipe = effect.recipe();
            if recipe.when == when {
                self.uses(config, seat, ActionCardId(card), (rule_of(effect), &recipe), out);
            }
        }
    }

    /// Every way a card can be used at a moment that is right for it.
    fn uses<G: Edited>(
        &self,
        config: &Config,
        seat: Seat,
        card: ActionCardId,
        (rule, recipe): (Rule, &Recipe),
        out: &mut Choices<G>,
    ) {
        let choice = recipe.choice();
        let mut offer = |on: Option<Target>| {
            if self.check_recipe(config, seat, (rule, recipe, choice), on).is_ok() {
                out.push(Action::Play { card, on });
            }
        };
        match choice {
            Choice::Nothing => offer(None),
            Choice::Bank => {
                let others = self.commerce().without(seat);
                others.iter().for_each(|other| offer(Some(Target::Bank(other))));
            }
            Choice::Block => {
                let hit = self.run.as_ref().map_or(0, |run| hit_blocks(config, self.ring(seat), &run.faces));
                for block in (0..self.blocks(seat)).filter(|block| hit & (1 << block) != 0) {
                    offer(Some(Target::Block(BlockId(block))));
                }
            }
            Choice::Steps => {
                let most = recipe.does.iter().map(Deed::steps_back).max().unwrap_or_default();
                (1..=most.min(self.chip)).for_each(|steps| offer(Some(Target::Steps(steps))));
            }
            Choice::OwnCompany => {
                for company in self.companies[seat].iter() {
                    let company = CardId(company);
                    offer(Some(Target::Company(company)));
                    Good::ALL.into_iter().for_each(|into| offer(Some(Target::Trader { company, into })));
                }
            }
            Choice::OpenCompany => {
                self.open.iter().for_each(|company| offer(Some(Target::Company(CardId(company)))));
            }
            Choice::Goods => {
                for good in Good::ALL {
                    let most = recipe.does.iter().map(Deed::amount).max().unwrap_or_default();
                    (1..=most).for_each(|count| offer(Some(Target::Goods { good, count })));
                }
            }
            Choice::Face => (0..lossless(FACES)).for_each(|face| offer(Some(Target::Face(FaceId(face))))),
        }
    }
}
