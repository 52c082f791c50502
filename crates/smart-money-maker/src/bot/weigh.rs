//! How a trader weighs a play: what it does for the common debt, and what it brings into the own pocket; both in
//! thousands of dollars.

use super::novice::weigh_gift;
use super::sight::Sight;
use crate::action::Action;
use crate::deck::Class;

/// The largest single payment; a pile with no more left to pay can be closed by almost anyone.
const ONE_PAYMENT: u32 = 2_000;

/// What a play does.
#[derive(Clone, Copy, Default)]
pub(super) struct Weight {
    /// For all: debt paid, and order kept.
    pub common: f32,
    /// For oneself, and not for rivals.
    pub own: f32,
}

fn common(common: f32) -> Weight {
    Weight { common, own: 0.0 }
}

pub(super) fn weigh(sight: &Sight, action: &Action) -> Weight {
    let deck = &sight.table.deck;
    match *action {
        Action::LayRequest { card, joker: false } => lay_request(sight, deck.worth(card), None),
        Action::Raise { card, pile, joker: false } => lay_request(sight, deck.worth(card), Some(pile)),
        Action::Pay { card, pile, joker } => {
            let is_note = matches!(deck.face(card).class, Class::Banknote(_));
            let mut weight = pay(sight, deck.worth(card), pile, is_note && !joker, !joker);
            weight.common -= if joker { 4.0 } else { 0.0 };
            weight
        }
        Action::PayTriple { pile, .. } => pay(sight, sight.table.setup.triple_value, pile, false, false),
        Action::PayOff { request, joker, .. } => pay_off(sight, request, joker),
        Action::Lobby { pile, joker: false } => lobby(sight, pile),
        Action::Give { card } => common(weigh_gift(sight.table, card) as f32 / 10.0),
        Action::Take { card, .. } => take(sight, card),
        Action::Pass => common(0.0),
        // Strong cards are too good for their effects, and the Joker for anything but paying off.
        Action::Share { joker: false, .. } => Weight { common: -4.0, own: 1.0 },
        Action::Crowdfund { joker: false } => Weight { common: -4.0, own: 2.0 },
        Action::UseReputation { joker: false } => Weight { common: -4.0, own: 2.0 },
        Action::UseFree { joker: false } => common(-3.0),
        _ => common(-8.0),
    }
}

/// Debts come onto the table while there is time: there they can be paid.
fn lay_request(sight: &Sight, amount: u32, on: Option<u8>) -> Weight {
    let in_time = sight.own_plays_left() <= sight.requests_held() + 1;
    let urgent = if in_time { 4.0 } else { 0.0 };
    let mut weight = common(2.1 + amount as f32 / 100_000.0 + urgent);
    if let Some(pile) = on.and_then(|number| sight.pile(number)) {
        // Laid on another it spares an odd sum, and takes a pile out of reach of whoever would close it next; but
        // what strong cards are to pay should lie alone.
        let spoils = amount >= sight.reserved_from || sight.money_part(pile) == 0;
        weight.common -= if spoils { 2.0 } else { 0.3 };
        weight.own += if pile.left() <= ONE_PAYMENT { pot(sight, pile.number, 0, false) * 0.3 } else { 0.0 };
    }
    weight
}

/// What is paid beyond the debt, or on requests that a strong card will pay, is lost.
fn pay(sight: &Sight, worth: u32, number: u8, is_note: bool, is_collected: bool) -> Weight {
    let Some(pile) = sight.pile(number) else { return common(-8.0) };
    let thousand = |dollars: u32| dollars as f32 / 1000.0;
    let counted = worth.min(sight.money_part(pile));
    let wasted = worth - counted;
    let mut weight = common(thousand(counted) - 0.4 * thousand(wasted));
    let closes = worth >= pile.left();
    if closes {
        weight.common += 0.1;
        weight.own += pot(sight, number, worth, is_collected);
        let others_to_pay =
            sight.piles.iter().any(|other| other.number != number && sight.money_part(other) > 0);
        // With nothing left to pay the next players may have to pass.
        weight.common -= if others_to_pay || sight.requests_held() > 0 { 0.0 } else { 0.25 };
    } else if pile.left() - worth <= ONE_PAYMENT {
        // The next one will close it.
        weight.own -= pot(sight, number, worth, is_collected) * 0.5;
    }
    if is_note {
        weight.own -= thousand(worth);
    }
    weight
}

/// What closing a pile with money brings in: cheapest first, what fits under its amount, the closing card included.
fn pot(sight: &Sight, number: u8, worth: u32, is_collected: bool) -> f32 {
    let Some(pile) = sight.pile(number) else { return 0.0 };
    let on_pile = sight.laid.iter().filter(|laid| laid.pile == number && laid.is_collected);
    let own = is_collected.then_some(worth);
    let (mut sum, mut dearest) = (0, 0);
    for worth in on_pile.map(|laid| laid.worth).chain(own) {
        sum += worth;
        dearest = dearest.max(worth);
    }
    // Only the last, dearest card can fail to fit.
    let collected = if sum > pile.amount { sum - dearest } else { sum };
    collected as f32 / 1000.0
}

/// Strong cards are for the largest debts; near the end for whatever is open.
fn pay_off(sight: &Sight, number: u8, joker: bool) -> Weight {
    let Some(request) = sight.requests.iter().find(|request| request.number == number) else {
        return common(-8.0);
    };
    let amount = request.amount as f32 / 1000.0;
    let pile = sight.pile(request.pile);
    let paid_already = pile.map_or(0.0, |pile| pile.paid as f32 / 1000.0);
    let closes = pile.is_some_and(|pile| pile.paid >= pile.amount - request.amount.min(pile.amount));
    let notes: u32 = sight
        .laid
        .iter()
        .filter(|laid| laid.pile == request.pile && laid.is_note)
        .map(|laid| laid.worth)
        .sum();
    let hurry = sight.own_plays_left() <= 2;
    let deserves = request.amount >= sight.pay_off_from;
    let common = match (deserves, hurry) {
        (true, _) => 3.0 + amount / 10.0 - 0.3 * paid_already.min(amount),
        (false, true) => (amount - paid_already).max(0.0),
        (false, false) => -1.0,
    };
    let own = if closes { notes as f32 / 1000.0 } else { 0.0 };
    Weight { common: common - if joker { 0.2 } else { 0.0 }, own }
}

/// Keeps others off a pile that one means to close oneself.
fn lobby(sight: &Sight, number: u8) -> Weight {
    let Some(pile) = sight.pile(number) else { return common(-8.0) };
    let near = pile.left() <= 2 * ONE_PAYMENT && !pile.binds(sight.me);
    let own = if near { pot(sight, number, 0, false) * 0.4 } else { 0.0 };
    Weight { common: -0.5 - pile.left().min(8_000) as f32 / 8_000.0, own }
}

fn take(sight: &Sight, card: u8) -> Weight {
    let face = sight.table.deck.face(card);
    match face.class {
        Class::Banknote(_) => Weight { common: 0.0, own: face.worth as f32 / 1000.0 },
        Class::Business(_) | Class::Joker => Weight { common: 3.0, own: 1.0 },
        Class::NewEconomy(_) => common(face.worth as f32 / 4000.0),
        Class::Lobby => common(-0.5),
        Class::Request => common(-2.0),
    }
}
