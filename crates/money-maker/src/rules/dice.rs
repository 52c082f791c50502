//! Step 5: the dice, and the bankrun-o-meter.

use arrayvec::ArrayVec;
use game_core::{Seat, SeatSet, lossless};

use super::{ApplyContext, Verdict, hit_blocks, require};
use crate::books::{Good, Place, Thing};
use crate::config::Config;
use crate::event::{Colour, Event};
use crate::phase::{Cause, Step};
use crate::rule::{Rule, Why};
use crate::state::State;

/// The credit die: each colour with a low and a high number.
const CREDIT_DIE: [(Colour, usize); 6] = [
    (Colour::Green, 0),
    (Colour::Green, 1),
    (Colour::Red, 0),
    (Colour::Red, 1),
    (Colour::Blue, 0),
    (Colour::Blue, 1),
];

impl State {
    pub(crate) fn check_roll(&self, config: &Config, seat: Seat) -> Verdict {
        self.check_own_turn(seat)?;
        let last = if config.is_full_game() { Step::Close } else { Step::Trade };
        require(self.turn.step == last, Rule::Mm5Dice, Why::WrongStep)
    }

    pub(crate) fn apply_roll(&mut self, at: &mut ApplyContext<'_>) {
        self.turn.rolled = true;
        self.settle_loans(self.turn.player, at);
        let (colour, which) = CREDIT_DIE[at.chance.pick("credit_die", 6) as usize];
        let setup = &at.config.setup;
        let number = [setup.die_low, setup.die_high][which];
        at.log.tell(Rule::Mm5Dice, || Event::DiceRolled { colour, number });
        let mut faces: ArrayVec<u8, 2> = ArrayVec::new();
        let count = if at.config.is_full_game() {
            faces.push(self.turn.loaded.unwrap_or_else(|| roll_sector(at)));
            if self.runs >= setup.second_die_from_run {
                faces.push(roll_sector(at));
            }
            at.log.tell(Rule::Mm5Dice, || Event::SectorsRolled { faces: faces.clone() });
            let mut banks = self.banks_over(at.config, &faces, u32::from(number));
            // The public spends the central bank's money, too, but never runs on it.
            if let Some(central) = self.central_seat().filter(|_| colour != Colour::Blue)
                && self.on_board(central) > u32::from(number)
            {
                banks.insert(central);
            }
            at.log.tell(Rule::Mm5Dice, || match banks.is_empty() {
                true => Event::NobodyCounted { limit: number },
                false => Event::BanksCounted { banks, limit: number },
            });
            lossless(banks.len())
        } else {
            at.config.die_effects[which]
        };
        match colour {
            Colour::Green => self.discard_goods(Good::Consumer, u32::from(count), Rule::Mm5Dice, at),
            Colour::Red => self.discard_goods(Good::Production, u32::from(count), Rule::Mm5Dice, at),
            Colour::Blue => self.move_chip_with(count, Cause::Dice, &faces, at),
        }
    }

    /// Banks with strictly more than `limit` on their hit blocks together (R5); equal faces count once.
    pub fn banks_over(&self, config: &Config, faces: &[u8], limit: u32) -> SeatSet {
        let over = |bank: &Seat| {
            let hit = hit_blocks(config, self.ring(*bank), faces);
            let there: u32 = (0..self.blocks(*bank))
                .filter(|block| hit & (1 << block) != 0)
                .map(|block| self.on_block(*bank, block))
                .sum();
            there > limit
        };
        self.commerce().iter().filter(over).collect()
    }

    pub(crate) fn discard_goods(&mut self, good: Good, count: u32, rule: Rule, at: &mut ApplyContext<'_>) {
        let count = count.min(self.market(good));
        self.transfer(at.log, rule, Place::Market, Place::Reserve, Thing::Good(good), count);
    }

    /// One chip moves at a time; what is left over at the circle is dropped.
    pub(crate) fn move_chip(&mut self, steps: u8, cause: Cause, at: &mut ApplyContext<'_>) {
        self.move_chip_with(steps, cause, &[], at);
    }

    fn move_chip_with(&mut self, steps: u8, cause: Cause, faces: &[u8], at: &mut ApplyContext<'_>) {
        if steps == 0 {
            return;
        }
        let steps = steps.min(at.config.track - self.chip);
        self.chip += steps;
        let left = at.config.track - self.chip;
        at.log.tell(Rule::MmTrack, || Event::ChipMoved { steps, left });
        if left == 0 {
            self.start_run(cause, faces, 0, at);
        }
    }
}

pub(crate) fn roll_sector(at: &mut ApplyContext<'_>) -> u8 {
    lossless(at.chance.index("sector_die", crate::cards::FACES))
}
