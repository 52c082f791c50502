//! How a trader weighs a play: what it does for the common debt, and what it brings into the own pocket; both in
//! thousands of dollars.

use super::novice::weigh_gift;
use super::sight::Sight;
use crate::action::Action;
use crate::deck::Class;

/// The largest single payment; a pile with no more left to pay can be closed by almost anyone.
const ONE_PAYMENT: u32 = 2_000;
/// Requests from here on are never paid with money.
const HOPELESS: u32 = 50_000;
/// Requests from here on are paid off with a strong card as soon as it is at hand.
const ENORMOUS: u32 = 20_000;
/// Requests from here on should lie alone.
const LARGE: u32 = 15_000;
/// So many plays before one's last strong cards go to what deserves one, large or not.
const LATE: u32 = 4;
/// From this pressure on there is no time to wait with strong cards, nor to pay with money what they can pay.
const TIGHT: f32 = 0.95;

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
    let deck = &sight.config.deck;
    match *action {
        Action::LayRequest { card, joker: false } => lay_request(sight, deck.worth(card.0), None),
        Action::Raise { card, pile, joker: false } => lay_request(sight, deck.worth(card.0), Some(pile.0)),
        Action::Pay { card, pile, joker } => {
            let is_note = matches!(deck.face(card.0).class, Class::Banknote(_));
            let mut weight = pay(sight, deck.worth(card.0), pile.0, is_note && !joker, !joker);
            weight.common -= if joker { 4.0 } else { 0.0 };
            weight
        }
        Action::PayTriple { pile, card: None, .. } => {
            pay(sight, sight.config.setup.triple_value, pile.0, false, false)
        }
        Action::PayOff { request, joker, .. } => pay_off(sight, request.0, joker),
        Action::Lobby { pile, joker: false } => lobby(sight, pile.0),
        Action::Give { card } => common(weigh_gift(sight.config, card.0) as f32 / 10.0),
        Action::Take { card, .. } => take(sight, card.0),
        Action::Pass => common(0.0),
        // Strong cards are too good for their effects, and the Joker for anything but paying off.
        Action::Share { joker: false, .. } => Weight { common: -4.0, own: 1.0 },
        Action::Crowdfund { joker: false } => Weight { common: -4.0, own: 2.0 },
        Action::UseReputation { joker: false } => Weight { common: -4.0, own: 2.0 },
        Action::UseFree { joker: false } => common(-3.0),
        _ => common(-8.0),
    }
}

/// Debts come onto the table at once: only there can they be paid, and whoever still holds one at the end loses the
/// game for all.
fn lay_request(sight: &Sight, amount: u32, on: Option<u8>) -> Weight {
    let in_time = sight.own_plays_left() <= sight.requests_held() + 1;
    let urgent = if in_time { 4.0 } else { 0.0 };
    let mut weight = common(4.0 + amount as f32 / 100_000.0 + urgent);
    if let Some(pile) = on.and_then(|number| sight.pile(number)) {
        // Two odd sums together take a payment less; but what strong cards are to pay should lie alone.
        let spoils = amount >= LARGE || sight.largest_on(pile.number) >= LARGE;
        let spares = payments_for(amount) + payments_for(pile.left()) > payments_for(amount + pile.left());
        weight.common += match (spoils, spares) {
            (true, _) => -2.0,
            (false, true) => 0.3,
            (false, false) => -0.3,
        };
        weight.own += if pile.left() <= ONE_PAYMENT { pot(sight, pile.number, 0, false) * 0.3 } else { 0.0 };
    }
    weight
}

/// How many full payments a sum takes.
fn payments_for(left: u32) -> u32 {
    left.div_ceil(ONE_PAYMENT)
}

/// Plays are scarcer than money, so what counts most is that a pile takes one payment less: $1,000 does as much for an
/// odd sum as $2,000. Piles nearly paid come first, since closing one brings its money back into play.
fn pay(sight: &Sight, worth: u32, number: u8, is_note: bool, is_collected: bool) -> Weight {
    let Some(pile) = sight.pile(number) else { return common(-8.0) };
    let thousand = |dollars: u32| dollars as f32 / 1000.0;
    let left = pile.left();
    let counted = worth.min(left);
    let spared = payments_for(left) - payments_for(left - counted);
    let help = 0.6 * thousand(counted) + spared as f32;
    let nearness = 1.0 - thousand(left.min(16_000)) / 16.0;
    let waste = thousand(worth - counted);
    let mut weight = common(usefulness(sight, number) * help + 0.4 * nearness - 0.4 * waste);
    if worth >= left {
        weight.own += pot(sight, number, worth, is_collected);
        let others_to_pay =
            sight.piles.iter().any(|other| other.number != number && sight.money_part(other) > 0);
        // With nothing left to pay the next players may have to pass.
        weight.common -= if others_to_pay || sight.requests_held() > 0 { 0.0 } else { 0.25 };
    } else if left - worth <= ONE_PAYMENT {
        // The next one will close it.
        weight.own -= pot(sight, number, worth, is_collected) * 0.5;
    }
    if is_note {
        weight.common -= 0.1;
        weight.own -= thousand(worth);
    }
    weight
}

/// What money is good for on a pile. With plays to spare even a large debt is better paid with money than not at all:
/// it saves a strong card for what comes late.
fn usefulness(sight: &Sight, pile: u8) -> f32 {
    let to_pay = sight.pile(pile).map_or(0, |pile| sight.money_part(pile));
    match sight.largest_on(pile) {
        _ if to_pay > 0 => 1.0,
        _ if sight.pressure > TIGHT => 0.0,
        HOPELESS.. => 0.0,
        ENORMOUS.. => 0.5,
        LARGE.. => 0.7,
        _ => 0.8,
    }
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

/// Strong cards are for the largest debts: for enormous ones at once, for others that deserve one only when time runs
/// short, since something larger may come; in the very last play for whatever is open.
fn pay_off(sight: &Sight, number: u8, joker: bool) -> Weight {
    let Some(request) = sight.requests.iter().find(|request| request.number == number) else {
        return common(-8.0);
    };
    let amount = request.amount as f32 / 1000.0;
    let pile = sight.pile(request.pile);
    let paid_already = pile.map_or(0.0, |pile| pile.paid as f32 / 1000.0).min(amount);
    let closes = pile.is_some_and(|pile| pile.paid >= pile.amount - request.amount.min(pile.amount));
    let notes: u32 = sight
        .laid
        .iter()
        .filter(|laid| laid.pile == request.pile && laid.is_note)
        .map(|laid| laid.worth)
        .sum();
    let deserves = request.amount >= sight.pay_off_from;
    let plays_left = sight.own_plays_left();
    let in_a_hurry = plays_left <= LATE || sight.pressure > TIGHT;
    let common = match request.amount {
        ENORMOUS.. => 3.0 + amount / 10.0 - 0.3 * paid_already,
        _ if deserves && in_a_hurry => 2.2 + (amount - paid_already) / 10.0,
        _ if deserves => -1.0 + (amount - paid_already) / 20.0,
        _ if plays_left <= 1 => amount - paid_already,
        _ => -1.0,
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
    let face = sight.config.deck.face(card);
    match face.class {
        Class::Banknote(_) => Weight { common: 0.0, own: face.worth as f32 / 1000.0 },
        Class::Business(_) | Class::Joker => Weight { common: 3.0, own: 1.0 },
        Class::NewEconomy(_) => common(face.worth as f32 / 4000.0),
        Class::Lobby => common(-0.5),
        Class::Request => common(-2.0),
    }
}
