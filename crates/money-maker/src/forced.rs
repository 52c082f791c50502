//! Answers that public facts leave no choice about: credit that can lie on one block only, and the steps of a prisoner who
//! has nothing to act with. Gold and goods may stand behind screens, so nothing is worked out from them; action cards are
//! counted, and whoever holds one is asked.

use game_core::Seat;

use crate::action::Action;
use crate::books::MAX_BLOCKS;
use crate::config::Config;
use crate::parts::{Payment, part};
use crate::phase::Phase;
use crate::setup::Edition;
use crate::view::Public;

/// The only answer this seat has, if everyone can see that it is the only one.
pub fn forced(config: &Config, public: &Public, seat: Seat) -> Option<Action> {
    let bank = &public.banks[seat];
    match public.phase {
        Phase::Place { banks } if banks.has(seat) && bank.ring <= 1 => {
            let mut own = [0; MAX_BLOCKS];
            own[0] = part(bank.in_hand);
            Some(Action::Place { blocks: Payment { own, ..Payment::default() } })
        }
        Phase::Invest { player } if player == seat && has_nothing_to_invest(config, public, seat) => {
            Some(Action::Next)
        }
        _ => None,
    }
}

/// A prisoner opens no auction. Without others' credit, action cards, loans and trading there is nothing else to do.
fn has_nothing_to_invest(config: &Config, public: &Public, seat: Seat) -> bool {
    let bank = &public.banks[seat];
    let in_prison = public.edition == Edition::Full && bank.ring == 0;
    // Paying off takes gold, which everyone sees only where there are no screens.
    let may_pay_off = bank.blocks.iter().any(|credit| *credit > 0) && (public.screens || bank.gold > 0);
    let holds = bank.held.iter().any(|credit| *credit > 0);
    let talks = config.setup.open_trading || public.lending.is_some();
    in_prison && !may_pay_off && !holds && bank.action_cards == 0 && !talks
}
