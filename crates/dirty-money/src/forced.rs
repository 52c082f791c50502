//! Answers that public facts leave no choice about. What a hand could buy or claim is nobody else's business, so a turn is
//! ended only by who says so.

use game_core::Seat;

use crate::action::Action;
use crate::board::ActionKind;
use crate::phase::{Phase, Turn};
use crate::setup::Config;
use crate::view::Public;

/// The only answer this seat has, if everyone can see that it is the only one.
pub fn forced(config: &Config, public: &Public, seat: Seat) -> Option<Action> {
    if public.phase.seat() != Some(seat) {
        return None;
    }
    match &public.phase {
        Phase::Visit { .. } => only_place(public),
        Phase::Actions(turn) if owes_nothing(turn) => only_card(config, public, seat),
        _ => None,
    }
}

fn only_place(public: &Public) -> Option<Action> {
    let mut open = public.locations.iter().filter(|at| !at.money.is_empty());
    match (open.next(), open.next()) {
        (Some(at), None) => Some(Action::Visit { location: at.location }),
        _ => None,
    }
}

/// The one action card to be played, on the one player it can be played on.
fn only_card(config: &Config, public: &Public, seat: Seat) -> Option<Action> {
    let [card] = *public.in_play.as_slice() else { return None };
    let needs_target = config.cards.action_of(card).is_some_and(ActionKind::needs_target);
    match (needs_target, config.players) {
        (false, _) => Some(Action::Play { card: card.into(), target: None }),
        (true, 2) => Some(Action::Play { card: card.into(), target: Some(seat.left(2)) }),
        (true, _) => None,
    }
}

fn owes_nothing(turn: &Turn) -> bool {
    turn.owed.is_empty() && turn.overpaid == 0
}
