//! The trader: plays by what things are worth to it. It thinks its whole turn through before it chooses where to go,
//! and otherwise answers each question by the same judgement.

use game_core::{Ask, Bot, Chance, Choices, Item, Seat, Temper, ViewOf};

use crate::action::{Action, ActionForm, CardId, CardIds, CardList, Element};
use crate::board::{ActionKind, PlacementKind};
use crate::phase::{Phase, Turn};
use crate::setup::Config;
use crate::state::DirtyMoney;

use super::judgement::{Judgement, Weights};
use super::purchases::{Counter, best_purchase};
use super::sight::Sight;
use super::visits::{hand_worth, visit_worth, worst_cards};

/// Plays by its own valuation.
#[derive(Clone, Copy, Debug)]
pub struct Trader {
    weights: Weights,
}

impl Trader {
    /// Neither careful nor daring, neither cooperative nor selfish.
    pub const STEADY: Trader = Trader { weights: Weights::STEADY };
}

impl Bot<DirtyMoney> for Trader {
    fn choose(
        &self,
        config: &Config,
        view: &ViewOf<DirtyMoney>,
        choices: &mut Choices<DirtyMoney>,
        chance: &mut Chance,
    ) -> Action {
        let thought = match (view.seat, &view.own) {
            (Some(me), Some(own)) => {
                let sight = Sight::of_view(config, &view.public, own, me);
                decide(&sight, self.weights, Whim::NONE, choices, chance)
            }
            _ => None,
        };
        match thought {
            Some(action) => action,
            None => choices.sample(chance),
        }
    }

    fn tempered(&self, words: &[&str]) -> Option<Box<dyn Bot<DirtyMoney>>> {
        let weights = Weights::of(Temper::parse(words)?);
        Some(Box::new(Trader { weights }))
    }
}

/// How far a player strays from its judgement, in points.
#[derive(Clone, Copy, Debug)]
pub struct Whim(pub f32);

impl Whim {
    pub const NONE: Whim = Whim(0.0);

    /// Up to so much more or less.
    pub fn draw(self, chance: &mut Chance) -> f32 {
        if self.0 == 0.0 {
            return 0.0;
        }
        (chance.pick("whim", 256) as f32 / 127.5 - 1.0) * self.0
    }
}

/// What to do now; `None` if there is nothing to judge by.
pub fn decide(
    sight: &Sight<'_>,
    weights: Weights,
    whim: Whim,
    choices: &Choices<DirtyMoney>,
    chance: &mut Chance,
) -> Option<Action> {
    let judgement = Judgement::new(sight, weights);
    match sight.phase {
        Phase::Visit { .. } => where_to(&judgement, whim, choices, chance),
        Phase::Excess(turn) => Some(Action::Blacklist { cards: excess(&judgement, turn) }),
        Phase::Actions(_) => slots_first(sight, choices).or_else(|| play(&judgement, choices, chance)),
        Phase::Trading { turn, .. } => Some(trade(&judgement, turn, choices)),
        Phase::Laundering(_) => worst_cards(&judgement, &sight.hand, 1)
            .first()
            .map(|card| Action::Discard { card: CardId(*card) }),
        Phase::Business(turn) => Some(business(&judgement, turn, whim, choices, chance)),
        Phase::Draft { .. } => draft(sight, choices),
        Phase::Over { .. } => None,
    }
}

fn where_to(
    judgement: &Judgement<'_>,
    whim: Whim,
    choices: &Choices<DirtyMoney>,
    chance: &mut Chance,
) -> Option<Action> {
    let visits = choices.exact.iter().filter_map(|action| match action {
        Action::Visit { location } => {
            Some((visit_worth(judgement, *location) + whim.draw(chance), *location))
        }
        _ => None,
    });
    let best = visits.max_by(|one, two| one.0.total_cmp(&two.0));
    best.map(|(_, location)| Action::Visit { location })
}

pub fn counter<'a>(turn: &Turn, hand: &'a [u8]) -> Counter<'a> {
    Counter { location: turn.location, hand, bought: turn.bought, may_lend: !turn.loan_spent }
}

/// The cards the rest of the turn can best do without, one after the other.
fn excess(judgement: &Judgement<'_>, turn: &Turn) -> CardIds {
    let mut hand = judgement.sight.hand.clone();
    let mut given = CardIds::new();
    while hand.len() > judgement.sight.hand_limit() {
        let without = |card: u8| -> f32 {
            let rest: CardList = hand.iter().copied().filter(|other| *other != card).collect();
            hand_worth(judgement, &counter(turn, &rest))
        };
        let worths = hand.iter().map(|card| (without(*card), *card));
        let Some((_, card)) = worths.max_by(|one, two| one.0.total_cmp(&two.0)) else { break };
        hand.retain(|other| *other != card);
        given.push(card.into());
    }
    given
}

/// Slots cost nothing; a Gallery's draw needs room in the hand, so it waits.
pub fn slots_first(sight: &Sight<'_>, choices: &Choices<DirtyMoney>) -> Option<Action> {
    let is_slot = |action: &&Action| match action {
        Action::ClaimOverpaid => true,
        Action::Claim { placement } => !is_gallery(sight, placement.0),
        _ => false,
    };
    choices.exact.iter().find(is_slot).cloned()
}

fn is_gallery(sight: &Sight<'_>, placement: u8) -> bool {
    sight.config.cards.placement(placement).kind == PlacementKind::ArtGallery
}

fn business(
    judgement: &Judgement<'_>,
    turn: &Turn,
    whim: Whim,
    choices: &Choices<DirtyMoney>,
    chance: &mut Chance,
) -> Action {
    let sight = judgement.sight;
    if let Some(claim) = slots_first(sight, choices) {
        return claim;
    }
    if choices.exact.contains(&Action::LieLow) {
        return Action::LieLow;
    }
    let counter = counter(turn, &sight.hand);
    if let Some(purchase) = best_purchase(judgement, &counter, || whim.draw(chance)) {
        return purchase.action(&sight.hand);
    }
    let is_draw = |action: &&Action| matches!(action, Action::Claim { .. });
    match choices.exact.iter().find(is_draw) {
        Some(draw) if sight.hand.len() < sight.hand_limit() => draw.clone(),
        _ if choices.exact.contains(&Action::Launder) => Action::Launder,
        _ => Action::EndTurn,
    }
}

/// Audits first, since they show where an Inspect pays; Bribery last.
fn play(judgement: &Judgement<'_>, choices: &Choices<DirtyMoney>, chance: &mut Chance) -> Option<Action> {
    let kind = |action: &Action| match action {
        Action::Play { card, .. } => judgement.sight.config.cards.action_of(card.0),
        _ => None,
    };
    let order = |kind| match kind {
        ActionKind::AuditMost | ActionKind::AuditThree => 0,
        ActionKind::Trade => 1,
        ActionKind::InspectNeighbours | ActionKind::InspectPlayer => 2,
        ActionKind::Bribery => 3,
    };
    let next = choices.exact.iter().filter_map(kind).min_by_key(|kind| order(*kind))?;
    let worth = |action: &Action| match action {
        Action::Play { target: Some(target), .. } => target_worth(judgement, next, *target),
        _ => 0.0,
    };
    let plays = choices.exact.iter().filter(|action| kind(action) == Some(next));
    let weighed = plays.map(|action| (worth(action) + Whim(0.01).draw(chance), action));
    weighed.max_by(|one, two| one.0.total_cmp(&two.0)).map(|(_, action)| action.clone())
}

/// Where most dirty cards are to be found, and rather with a strong rival than with a weak one.
fn target_worth(judgement: &Judgement<'_>, kind: ActionKind, target: Seat) -> f32 {
    let sight = judgement.sight;
    let held = f32::from(sight.held[target]);
    if held == 0.0 {
        return -1.0;
    }
    let best = sight.others().map(|seat| sight.points[seat]).max().unwrap_or(0);
    let strength = 1.0 / (1.0 + 0.15 * (best - sight.points[target]) as f32);
    if kind == ActionKind::Trade {
        return held.min(5.0) + judgement.weights.harm * strength;
    }
    let drawn = held.min(f32::from(sight.config.numbers.inspect_player_cards));
    let found = drawn * sight.dirty[target] / held;
    found * (4.4 * judgement.money_rate() + judgement.weights.harm * strength)
}

/// The exchange after which the hand is worth most; giving back the same card if none is better.
fn trade(judgement: &Judgement<'_>, turn: &Turn, choices: &Choices<DirtyMoney>) -> Action {
    let sight = judgement.sight;
    let Some(form) = choices.forms.iter().find(|form| matches!(form.blank, ActionForm::Trade {})) else {
        return Action::GiveBack;
    };
    let (Ask::One { items: theirs, .. }, Ask::One { items: mine, .. }) = (form.asks[0], form.asks[1]) else {
        return Action::GiveBack;
    };
    let card = |item: &Item<Element>| CardId::try_from(item.element).ok();
    let mut best = (hand_worth(judgement, &counter(turn, &sight.hand)), Action::GiveBack);
    for give in choices.items_of(mine).iter().filter_map(card) {
        for take in choices.items_of(theirs).iter().filter_map(card) {
            let mut hand: CardList = sight.hand.iter().copied().filter(|other| *other != give.0).collect();
            hand.push(take.0);
            let worth = hand_worth(judgement, &counter(turn, &hand));
            if worth > best.0 {
                best = (worth, Action::Trade { take, give });
            }
        }
    }
    best.1
}

/// The Bears' own cards from one region: they can be paid from one purse and help each other.
fn draft(sight: &Sight<'_>, choices: &Choices<DirtyMoney>) -> Option<Action> {
    let drafted = &sight.above[crate::board::Location::BananaRepublic.slot()];
    let region = drafted.first().map(|id| sight.config.cards.placement(*id).region);
    let same = |action: &&Action| matches!(action, Action::Draft { region: of } if Some(*of) == region);
    choices.exact.iter().find(same).cloned()
}
