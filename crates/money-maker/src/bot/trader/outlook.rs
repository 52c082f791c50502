//! How long the game will go on: turns until the next bank run and until the end, as far as can be seen now.

use game_core::{SeatSet, lossless};

use super::Weights;
use crate::config::Config;
use crate::rules::hit_blocks;
use crate::setup::Edition;
use crate::view::{BankView, Public};

/// Turns of the whole table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook {
    pub to_the_end: f32,
    pub to_the_run: f32,
    /// Banks in the game.
    pub banks: f32,
    /// Bank runs that are still to come before the end.
    pub runs: f32,
}

/// Steps a turn that come from full rows and degradations.
const OTHER_STEPS: f32 = 0.12;

/// Turns of the table in which the bank with most companies wins one more.
const TURNS_A_CARD: f32 = 2.5;

impl Outlook {
    pub fn of(config: &Config, public: &Public, weights: &Weights) -> Outlook {
        let central = public.central.map(|shown| shown.central.seat);
        let alive: SeatSet =
            public.banks.seats_where(|seat, bank| bank.bankrupt == 0 && Some(seat) != central);
        let banks = alive.len().max(1) as f32;
        let pace = match config.edition {
            Edition::Full => {
                let now: f32 = alive.iter().map(|seat| chance_to_count(config, &public.banks[seat])).sum();
                (now / 3.0 + weights.usual_pace * banks) / 2.0 + OTHER_STEPS
            }
            Edition::Beginner => {
                let effects: f32 = config.die_effects.iter().map(|effect| f32::from(*effect)).sum();
                effects / 6.0 + OTHER_STEPS
            }
        };
        let track = f32::from(public.track);
        let to_the_circle = f32::from(public.track.saturating_sub(public.chip)).max(1.0);
        let later_runs = f32::from(public.last_run.saturating_sub(public.runs + 1));
        let to_the_run = (to_the_circle / pace).max(1.0);
        let by_track = to_the_run + later_runs * track / pace;
        let by_deck = public.deck_left as f32 + 1.0;
        // A hand that is nearly full ends the game, too.
        let most = public.banks.values().map(|bank| bank.cards.len()).max().unwrap_or(0);
        let cards_left = u32::from(config.setup.cards_that_end).saturating_sub(most);
        let by_hand = TURNS_A_CARD * cards_left as f32;
        // While the last run is on, nobody will have another turn.
        let over = public.run.is_some() && public.runs >= public.last_run;
        let to_the_end = if over { 0.0 } else { by_track.min(by_deck).min(by_hand) };
        let runs = (later_runs + 1.0) * (to_the_end / by_track).min(1.0);
        Outlook { to_the_end, to_the_run: to_the_run.min(to_the_end.max(1.0)), banks, runs }
    }
}

/// How likely the dice count this bank: mean over both numbers and all faces.
fn chance_to_count(config: &Config, bank: &BankView) -> f32 {
    let numbers = [config.setup.die_low, config.setup.die_high].map(u32::from);
    let faces = lossless(crate::cards::FACES);
    let mut counted = 0;
    for face in 0..faces {
        let hit = hit_blocks(config, bank.ring, &[face]);
        let there: u32 = (0..6).filter(|block| hit & (1 << block) != 0).map(|block| bank.blocks[block]).sum();
        counted += numbers.iter().filter(|number| there > **number).count();
    }
    counted as f32 / f32::from(2 * faces)
}
