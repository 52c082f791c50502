//! Whether a thought is among the choices, without going through JSON; and the mildest choice if it is not.

use game_core::form::Form;
use game_core::{Ask, Chance, Choices, IdSet, Seat, Total};

use crate::action::{Action, ActionForm, CardId, Element};
use crate::bot::Played;
use crate::parts::{Basket, Payment};

/// Whether the action is listed or answers a form.
pub(crate) fn contains<G: Played>(choices: &Choices<G>, action: &Action) -> bool {
    choices.exact.contains(action) || choices.forms.iter().any(|form| answers(choices, form, action))
}

fn answers<G: Played>(choices: &Choices<G>, form: &Form<ActionForm>, action: &Action) -> bool {
    let number = |n: u32| match form.asks.first() {
        Some(Ask::Amount { min, max, .. }) => (*min..=*max).contains(&n),
        _ => false,
    };
    match (form.blank, action) {
        (ActionForm::Bid { answers }, Action::Bid { answers: answered, amount }) => {
            answers == *answered && number(*amount)
        }
        (ActionForm::Ceiling {}, Action::Ceiling { limit }) => number(*limit),
        (ActionForm::Buy { good }, Action::Buy { good: bought, count }) => good == *bought && number(*count),
        (ActionForm::Sell { good }, Action::Sell { good: sold, count }) => good == *sold && number(*count),
        (ActionForm::Borrow {}, Action::Borrow { amount }) => number(*amount),
        (ActionForm::Vote {}, Action::Vote { .. }) => true,
        (ActionForm::SetRate {}, Action::SetRate { percent }) => number(*percent),
        (
            ActionForm::OfferAdvance { to },
            Action::OfferAdvance { to: partner, amount, percent, instalments, security },
        ) => to == *partner && of_a_loan(choices, form, [*amount, *percent, *instalments], security),
        (
            ActionForm::OfferLoan { to },
            Action::OfferLoan { to: partner, amount, instalments, instalment, security },
        ) => to == *partner && of_a_loan(choices, form, [*amount, *instalments, *instalment], security),
        (ActionForm::Refuse { offer }, Action::Refuse { offer: answered, reason: Some(_) }) => {
            offer == *answered
        }
        (ActionForm::Produce {}, Action::Produce { cards }) => {
            !cards.bag().is_empty() && cards.iter().all(|card| offers(choices, form, Element::Card(card)))
        }
        (ActionForm::HandOver {}, Action::HandOver { cards }) => {
            let right_number =
                matches!(form.asks.first(), Some(Ask::Pick { min, .. }) if *min == cards.bag().len());
            right_number && cards.iter().all(|card| offers(choices, form, Element::Action(card)))
        }
        (ActionForm::Pay {}, Action::Pay { parts }) => adds_up(choices, form, parts),
        (ActionForm::Place {}, Action::Place { blocks }) => adds_up(choices, form, blocks),
        (ActionForm::Offer { to }, Action::Offer { to: partner, give, get }) => {
            to == *partner
                && !(give.is_empty() && get.is_empty())
                && is_there(choices, form, 0, give)
                && is_there(choices, form, 1, get)
        }
        _ => false,
    }
}

/// Three numbers and the companies that secure them.
fn of_a_loan<G: Played>(
    choices: &Choices<G>,
    form: &Form<ActionForm>,
    numbers: [u32; 3],
    security: &IdSet<CardId>,
) -> bool {
    let within = |(ask, n): (usize, &u32)| match form.asks.get(ask) {
        Some(Ask::Amount { min, max }) => (*min..=*max).contains(n),
        _ => false,
    };
    let there = |card: CardId| match form.asks.get(3) {
        Some(Ask::Pick { items, .. }) => {
            choices.items_of(*items).iter().any(|item| item.element == Element::Card(card))
        }
        _ => false,
    };
    numbers.iter().enumerate().all(within) && security.iter().all(there)
}

fn offers<G: Played>(choices: &Choices<G>, form: &Form<ActionForm>, wanted: Element) -> bool {
    match form.asks.first() {
        Some(Ask::Pick { items, .. }) => choices.items_of(*items).iter().any(|item| item.element == wanted),
        _ => false,
    }
}

/// Every part within what is there, groups within their caps, all of it the right sum.
fn adds_up<G: Played>(choices: &Choices<G>, form: &Form<ActionForm>, parts: &Payment) -> bool {
    let Some(Ask::Quantities { items, caps, total, .. }) = form.asks.first() else { return false };
    let items = choices.items_of(*items);
    let part = |element: Element| match element {
        Element::Gold => u32::from(parts.gold),
        Element::Own(block) => u32::from(parts.own[usize::from(block.0)]),
        Element::Held(issuer, block) => u32::from(parts.held[issuer.number()][usize::from(block.0)]),
        _ => 0,
    };
    let mut sum = 0;
    for item in items {
        let n = part(item.element);
        if n > item.max {
            return false;
        }
        sum += n;
    }
    let capped = choices.caps_of(*caps).iter().enumerate().all(|(group, cap)| {
        let of_group = items.iter().filter(|item| usize::from(item.group) == group + 1);
        of_group.map(|item| part(item.element)).sum::<u32>() <= *cap
    });
    let right_sum = match total {
        Total::Any => true,
        Total::Exactly(due) => sum == *due,
    };
    // What is not among the items would be in the total but not in the sum.
    capped && right_sum && sum == parts.total()
}

fn is_there<G: Played>(choices: &Choices<G>, form: &Form<ActionForm>, ask: usize, basket: &Basket) -> bool {
    let Some(Ask::Quantities { items, .. }) = form.asks.get(ask) else { return false };
    let items = choices.items_of(*items);
    let most =
        |element: Element| items.iter().find(|item| item.element == element).map_or(0, |item| item.max);
    let credit = |(issuer, n): (usize, &u32)| *n <= most(Element::Credit(Seat::at(issuer)));
    basket.gold <= most(Element::Gold)
        && basket.goods[0] <= most(Element::Production)
        && basket.goods[1] <= most(Element::Consumer)
        && basket.credit.iter().enumerate().all(credit)
        && basket.cards.iter().all(|card| most(Element::Card(card.into())) > 0)
        && basket.action_cards <= most(Element::ActionCards)
}

/// The choice that does least.
pub(crate) fn mildest<G: Played>(choices: &mut Choices<G>, chance: &mut Chance) -> Action {
    let mild = |action: &&Action| {
        matches!(
            action,
            Action::Next
                | Action::Roll
                | Action::Decline { .. }
                | Action::Concede
                | Action::Ready
                | Action::LetFall
                | Action::Refuse { .. }
        )
    };
    match choices.exact.iter().find(mild) {
        Some(action) => action.clone(),
        None => choices.sample(chance),
    }
}
