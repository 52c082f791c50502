//! The novice: leans towards paying the common debt. It weighs every single play by a rule of thumb and takes the
//! heaviest; it sees the view and the choices, and nothing else.

use game_core::{Ask, Bot, Chance, Choices, View};

use crate::action::{Action, ActionForm, CardId, Element};
use crate::cards::Business;
use crate::deck::Class;
use crate::setup::Config;
use crate::state::SmartMoneyMaker;
use crate::view::{Own, Public};

/// A cooperative beginner.
#[derive(Clone, Copy, Debug, Default)]
pub struct Novice;

impl Bot<SmartMoneyMaker> for Novice {
    fn choose(
        &self,
        config: &Config,
        view: &View<Public, Own>,
        choices: &mut Choices<SmartMoneyMaker>,
        chance: &mut Chance,
    ) -> Action {
        let mut best: Option<(i64, Action)> = None;
        let mut equals = 0;
        for_each_action(choices, |action| {
            let weight = weigh(config, view, &action);
            match best {
                Some((heaviest, _)) if weight < heaviest => return,
                Some((heaviest, _)) if weight == heaviest => equals += 1,
                _ => equals = 1,
            }
            if chance.pick("novice", equals) == 0 {
                best = Some((weight, action));
            }
        });
        match best {
            Some((_, action)) => action,
            None => choices.sample(chance),
        }
    }
}

/// Every single action that the choices contain.
pub(super) fn for_each_action(choices: &Choices<SmartMoneyMaker>, mut visit: impl FnMut(Action)) {
    choices.exact.iter().for_each(|action| visit(*action));
    for form in &choices.forms {
        let elements = |ask: usize| match form.asks.get(ask) {
            Some(Ask::One { items, .. }) => choices.items_of(*items),
            _ => &[],
        };
        for card in named::<CardId>(elements(0)) {
            match form.blank {
                ActionForm::LayRequest { joker } => visit(Action::LayRequest { card, joker }),
                ActionForm::Take { from } => visit(Action::Take { from, card }),
                ActionForm::Raise { joker } => {
                    named(elements(1)).for_each(|pile| visit(Action::Raise { card, pile, joker }));
                }
                ActionForm::Pay { joker } => {
                    named(elements(1)).for_each(|pile| visit(Action::Pay { card, pile, joker }));
                }
                ActionForm::PayOff { joker } => {
                    named(elements(1)).for_each(|request| visit(Action::PayOff { card, request, joker }));
                }
            }
        }
    }
}

/// The things of one kind among the items.
fn named<I: TryFrom<Element>>(items: &[game_core::Item<Element>]) -> impl Iterator<Item = I> {
    items.iter().filter_map(|item| I::try_from(item.element).ok())
}

/// The heavier the better. Roughly: what a play takes off the common debt, in hundreds.
fn weigh(config: &Config, view: &View<Public, Own>, action: &Action) -> i64 {
    let worth = |card: u8| i64::from(config.deck.worth(card)) / 100;
    let joker_is_dear = |joker: bool| if joker { -500 } else { 0 };
    match *action {
        // Debts come onto the table at once, the large ones first: there they can be paid.
        Action::LayRequest { card, joker } => 200 + worth(card.0) / 10 + joker_is_dear(joker) * 2,
        Action::Raise { card, joker, .. } => 150 + worth(card.0) / 10 + joker_is_dear(joker) * 2,
        Action::Pay { card, pile, joker } => {
            let thrift = i64::from(matches!(config.deck.face(card.0).class, Class::Banknote(_)));
            weigh_payment(view, pile.0, config.deck.worth(card.0)) - thrift + joker_is_dear(joker)
        }
        Action::PayTriple { pile, card: None, .. } => {
            weigh_payment(view, pile.0, config.setup.triple_value) + 1
        }
        Action::PayTriple { pile, card: Some(_), .. } => {
            weigh_payment(view, pile.0, config.setup.triple_value) + joker_is_dear(true)
        }
        Action::PayOff { request, joker, card } => weigh_pay_off(config, view, request.0, joker, card.0),
        Action::Lobby { joker, .. } => -300 + joker_is_dear(joker),
        Action::Share { joker, .. } | Action::Crowdfund { joker } | Action::UseReputation { joker } => {
            -200 + joker_is_dear(joker)
        }
        Action::UseFree { joker } => -150 + joker_is_dear(joker),
        Action::Give { card } => weigh_gift(config, card.0),
        Action::Take { card, .. } => -weigh_gift(config, card.0),
        Action::Pass => 0,
    }
}

/// What is paid beyond the debt is lost; a payment that closes a pile brings money back into circulation.
fn weigh_payment(view: &View<Public, Own>, pile: u8, worth: u32) -> i64 {
    let left = view.public.piles.iter().find(|other| other.number == pile).map_or(0, |pile| pile.left());
    let counted = i64::from(worth.min(left)) / 100;
    let nearness = 4 - i64::from(left.min(16_000)) / 4_000;
    10 * counted + nearness
}

/// Businesses and the Joker are for the largest debts; near the end for whatever is open.
fn weigh_pay_off(config: &Config, view: &View<Public, Own>, request: u8, joker: bool, card: u8) -> i64 {
    let open = view.public.piles.iter().flat_map(|pile| &pile.requests);
    let amount = open.filter(|open| open.number == request).map(|open| open.amount).next().unwrap_or(0);
    let turns_left = view.public.deck / u32::from(config.players);
    let hurry = if view.public.last_cards.is_some() { 300 } else { 200 / (1 + i64::from(turns_left)) };
    let declared = i64::from(card != config.deck.business(Business::Free));
    let rest = if joker { -20 - declared } else { 0 };
    i64::from(amount) / 50 - 180 + hurry + rest
}

/// The least useful card first: small money, then requests, then large money, last what pays large debts.
pub(super) fn weigh_gift(config: &Config, card: u8) -> i64 {
    let face = config.deck.face(card);
    match face.class {
        Class::NewEconomy(_) | Class::Banknote(_) => -i64::from(face.worth) / 100,
        Class::Lobby => -8,
        Class::Request => -50,
        Class::Business(_) | Class::Joker => -500,
    }
}
