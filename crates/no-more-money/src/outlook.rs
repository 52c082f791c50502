//! What the dice promise: how likely the next roll ends the game, what gold on a card is worth if it is cashed in at
//! the best moment, and how much gold the rounds to come will bring. Worked out once for a table; bots read it.

use game_core::lossless;

use crate::cards::{Deck, Die};
use crate::rules::Growth;
use crate::setup::Setup;

/// Instabilities beyond this cannot be: at 4 a D4 crashes for certain, and a step is 4 at most.
const INSTABILITIES: usize = 8;
/// More gold than this on a card is reckoned as this much.
const MOST_GOLD: usize = 24;
/// Instalments that are looked ahead.
const INSTALMENTS: usize = 20;

/// Answers for every number of crashes that are left and every instability, before a roll.
#[derive(Clone, Debug, Default)]
pub struct Outlook {
    start: u8,
    step: u8,
    last_crash: usize,
    laid_out: f32,
    /// The chance that this roll is the last.
    end: Vec<f32>,
    /// Gold that the investments of later rounds will bring to all players together.
    later_gold: Vec<f32>,
    /// For each number of instalments: the later gold that is still ahead at each of them, added up.
    ahead: Vec<f32>,
    /// Gold expected from a card that is left on the table once more, for each die and gold.
    held: Vec<f32>,
}

/// What one roll does apart from one die: the chances of 0 to 4 crashes.
type Crashes = [f32; 5];

impl Outlook {
    pub fn new(setup: &Setup, deck: &Deck, last_crash: u8, laid_out: u8) -> Outlook {
        let last_crash = usize::from(last_crash);
        let cells = (last_crash + 1) * INSTABILITIES;
        let mut outlook = Outlook {
            start: setup.instability_start,
            step: setup.instability_step,
            last_crash,
            laid_out: laid_out.into(),
            end: vec![1.0; cells],
            later_gold: vec![0.0; cells],
            ahead: vec![0.0; cells * (INSTALMENTS + 1)],
            held: vec![0.0; cells * Die::ALL.len() * (MOST_GOLD + 1)],
        };
        // A roll leads to fewer crashes left, or to as many at a higher instability.
        for left in 1..=last_crash {
            for instability in (0..INSTABILITIES).rev() {
                outlook.work_out(setup, deck, left, instability);
            }
        }
        outlook
    }

    fn cell(&self, left: u32, instability: u8) -> usize {
        (left as usize).min(self.last_crash) * INSTABILITIES + usize::from(instability).min(INSTABILITIES - 1)
    }

    /// The chance that the next roll ends the game.
    pub fn end(&self, left: u32, instability: u8) -> f32 {
        self.end[self.cell(left, instability)]
    }

    /// Gold that all players together will get from the investments of the rounds after the next roll.
    pub fn later_gold(&self, left: u32, instability: u8) -> f32 {
        self.later_gold[self.cell(left, instability)]
    }

    /// Gold still ahead when an instalment is paid, added up over so many instalments from the next round on.
    pub fn ahead(&self, left: u32, instability: u8, instalments: u8) -> f32 {
        let instalments = usize::from(instalments).min(INSTALMENTS);
        self.ahead[self.cell(left, instability) * (INSTALMENTS + 1) + instalments]
    }

    /// Gold expected from a card that is not cashed in before the next roll, and at the best moment afterwards.
    pub fn held(&self, left: u32, instability: u8, die: Die, gold: u32) -> f32 {
        let of_die = self.cell(left, instability) * Die::ALL.len() + die as usize;
        self.held[of_die * (MOST_GOLD + 1) + (gold as usize).min(MOST_GOLD)]
    }

    /// What a card with so much gold is worth: in the hand or on the table, whichever is more.
    pub fn worth(&self, left: u32, instability: u8, die: Die, gold: u32) -> f32 {
        self.held(left, instability, die, gold).max(gold as f32)
    }

    fn work_out(&mut self, setup: &Setup, deck: &Deck, left: usize, instability: usize) {
        let cell = left * INSTABILITIES + instability;
        let crash = |die: Die| (instability as f32 / die.faces() as f32).min(1.0);
        for die in Die::ALL {
            let others = crashes(Die::ALL.into_iter().filter(|other| *other != die).map(crash));
            for gold in 0..=MOST_GOLD {
                let held = self.hold_once(setup, die, lossless(gold), &others, (left, instability));
                self.held[(cell * Die::ALL.len() + die as usize) * (MOST_GOLD + 1) + gold] = held;
            }
        }
        let rolled = crashes(Die::ALL.into_iter().map(crash));
        let (mut end, mut later) = (0.0, 0.0);
        let mut ahead = [0.0; INSTALMENTS + 1];
        for (crashed, chance) in rolled.into_iter().enumerate() {
            let Some((left, instability)) = self.after(left, instability, crashed) else {
                end += chance;
                continue;
            };
            let at_hand = self.laid_out_gold(deck, left, instability);
            let (left, instability) = (lossless(left), lossless(instability));
            later += chance * (at_hand + self.later_gold(left, instability));
            for (instalments, sum) in ahead.iter_mut().enumerate().skip(1) {
                let now = at_hand + self.later_gold(left, instability);
                *sum += chance * (now + self.ahead(left, instability, lossless::<_, u8>(instalments) - 1));
            }
        }
        self.end[cell] = end;
        self.later_gold[cell] = later;
        self.ahead[cell * (INSTALMENTS + 1)..(cell + 1) * (INSTALMENTS + 1)].copy_from_slice(&ahead);
    }

    /// Crashes left and instability after so many crashes; `None` if that was the last roll.
    fn after(&self, left: usize, instability: usize, crashed: usize) -> Option<(usize, usize)> {
        match crashed {
            0 => Some((left, (instability + usize::from(self.step)).min(INSTABILITIES - 1))),
            crashed if crashed < left => Some((left - crashed, usize::from(self.start))),
            _ => None,
        }
    }

    fn hold_once(
        &self,
        setup: &Setup,
        die: Die,
        gold: u32,
        others: &Crashes,
        (left, instability): (usize, usize),
    ) -> f32 {
        let faces = die.faces();
        let mut sum = 0.0;
        for roll in (lossless::<_, u32>(instability) + 1)..=faces {
            let grown = gold + Growth::by(setup, die, roll).more(gold);
            for (crashed, chance) in others.iter().enumerate() {
                // Without a chance there may be nothing worked out yet to look at.
                if *chance == 0.0 {
                    continue;
                }
                if let Some((left, instability)) = self.after(left, instability, crashed) {
                    sum += chance * self.worth(lossless(left), lossless(instability), die, grown);
                }
            }
        }
        sum / faces as f32
    }

    /// What the investments of a round are worth on average.
    fn laid_out_gold(&self, deck: &Deck, left: usize, instability: usize) -> f32 {
        let worth = |card: &crate::cards::InvestmentCard| {
            self.worth(lossless(left), lossless(instability), card.die, card.gold.into())
        };
        self.laid_out * deck.investments.iter().map(worth).sum::<f32>() / deck.investments.len() as f32
    }
}

/// The chances of 0 to 4 crashes of dice with these chances.
fn crashes(dice: impl Iterator<Item = f32>) -> Crashes {
    let mut chances = [1.0, 0.0, 0.0, 0.0, 0.0];
    for crash in dice {
        for crashed in (0..chances.len()).rev() {
            let one_fewer = if crashed == 0 { 0.0 } else { chances[crashed - 1] };
            chances[crashed] = chances[crashed] * (1.0 - crash) + one_fewer * crash;
        }
    }
    chances
}
