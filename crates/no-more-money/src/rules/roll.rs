//! Step 6: four dice decide which companies crash and which grow.

use game_core::{Chance, LogOf, SeatSet};

use crate::action::Element;
use crate::books::Place;
use crate::cards::Die;
use crate::event::Event;
use crate::rule::Rule;
use crate::setup::{Config, LARGEST, Setup};
use crate::state::NoMoreMoney;

impl NoMoreMoney {
    pub(super) fn roll(&mut self, config: &Config, chance: &mut Chance, log: &mut LogOf<Self>) {
        let [d4, d6, d12, d20] = Die::ALL.map(|die| chance.roll(die.label(), die.faces()));
        self.last_roll = Some([d4, d6, d12, d20]);
        log.tell(Rule::Nmm6Roll, || Event::DiceRolled { d4, d6, d12, d20 });
        let mut crashed = 0;
        for (die, roll) in Die::ALL.into_iter().zip([d4, d6, d12, d20]) {
            if roll <= u32::from(self.instability) {
                crashed += 1;
                self.crash(config, die, log);
            } else {
                self.grow(config, die, roll, log);
            }
        }
        self.move_trackers(config, crashed, log);
        if self.crashes >= u32::from(config.last_crash) {
            self.final_crash(config, log);
        } else {
            self.begin_round(config, chance, log);
        }
    }

    /// All investments of the type are lost; the crash counts also if nobody owns one (R9).
    fn crash(&mut self, config: &Config, die: Die, log: &mut LogOf<Self>) {
        log.tell(Rule::Nmm6Crash, || Event::CompanyCrashed { company: Element::Company(die), die });
        self.lose_investments(config, |other| other == die, Rule::Nmm6Crash, log);
    }

    pub(super) fn lose_investments(
        &mut self,
        config: &Config,
        lost: impl Fn(Die) -> bool,
        rule: Rule,
        log: &mut LogOf<Self>,
    ) {
        for seat in SeatSet::all(config.players).iter() {
            let owned = self.owned[seat];
            for card in owned.iter().filter(|card| lost(config.die_of(*card))) {
                let gold = self.gold_on(card);
                log.tell(rule, || Event::InvestmentLost { seat, card, gold });
                self.owned[seat].take(card);
                self.discard_investment(card, rule, log);
            }
        }
    }

    /// The investment table; 0 gold doubled stays 0.
    fn grow(&mut self, config: &Config, die: Die, roll: u32, log: &mut LogOf<Self>) {
        let growth = Growth::of(config, die, roll);
        if growth == Growth::NONE {
            return;
        }
        log.tell(Rule::Nmm6Grow, || Event::CompanyGrew { company: Element::Company(die), die, roll });
        for seat in SeatSet::all(config.players).iter() {
            let owned = self.owned[seat];
            for card in owned.iter().filter(|card| config.die_of(*card) == die) {
                let more = growth.more(self.gold_on(card));
                if more == 0 {
                    continue;
                }
                self.move_gold(log, Rule::Nmm6Grow, Place::Reserve, Place::Investment(card), more);
                let gold = self.gold_on(card);
                log.tell(Rule::Nmm6Grow, || Event::InvestmentGrew { seat, card, more, gold });
            }
        }
    }

    /// Any crash sends the instability back; otherwise it rises.
    fn move_trackers(&mut self, config: &Config, crashed: u32, log: &mut LogOf<Self>) {
        if crashed > 0 {
            self.crashes += crashed;
            self.instability = config.setup.instability_start;
            let (crashes, of) = (self.crashes, config.last_crash);
            log.tell(Rule::Nmm6Crash, || Event::CrashesCounted { crashes, of });
        } else {
            self.instability = self.instability.saturating_add(config.setup.instability_step);
        }
        let to = self.instability;
        log.tell(Rule::Nmm6Instability, || Event::InstabilityMoved { to });
    }
}

/// What a roll does to the gold on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Growth {
    pub(crate) added: u32,
    pub(crate) factor: u32,
}

impl Growth {
    pub(crate) const NONE: Growth = Growth { added: 0, factor: 1 };

    /// The investment table.
    pub(crate) fn of(config: &Config, die: Die, roll: u32) -> Growth {
        Growth::by(&config.setup, die, roll)
    }

    pub(crate) fn by(dials: &Setup, die: Die, roll: u32) -> Growth {
        let adds = |gold: u8| Growth { added: gold.into(), factor: 1 };
        match die {
            Die::D4 => adds(dials.d4_gold),
            Die::D6 => adds(dials.d6_gold),
            Die::D12 if roll == 12 => adds(dials.d12_gold_on_12),
            Die::D12 if roll >= dials.d12_grows_from.into() => adds(dials.d12_gold),
            Die::D20 if roll == 20 => Growth { added: 0, factor: dials.d20_factor_on_20.into() },
            Die::D20 if roll >= dials.d20_grows_from.into() => adds(dials.d20_gold),
            Die::D12 | Die::D20 => Growth::NONE,
        }
    }

    /// How much gold comes on a card with so much.
    pub(crate) fn more(self, gold: u32) -> u32 {
        (gold * (self.factor - 1) + self.added).min(LARGEST.saturating_sub(gold))
    }
}
