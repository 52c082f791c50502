//! What Money Maker adds to the search: candidates from the trader, rollouts by traders of all tempers, and what a
//! position is worth to each bank.

use std::sync::LazyLock;

use bots::{Budget, Describe, Guide, Learned, Master, Network, place_utilities};
use game_core::{Bot, BySeat, Chance, Choices, Seat, Temper, View, ViewOf, lossless};

use super::Played;
use super::trader::{Mind, Trader, legal, standing};
use crate::action::{Action, ActionForm};
use crate::config::Config;
use crate::game::{MoneyMaker, MoneyMakerBeginner};
use crate::setup::Edition;

/// The trader's knowledge, lent to the search.
#[derive(Clone, Copy, Debug, Default)]
pub struct BankGuide;

/// The searching player for both editions.
#[derive(Clone, Copy, Debug)]
pub struct BankMaster {
    full: Master<BankGuide>,
    /// Values positions by what it has learned from play.
    beginner: Master<Learned<BankGuide>>,
}

pub const MASTER: BankMaster = BankMaster {
    full: Master::new(BankGuide, BUDGET),
    beginner: Master::new(Learned { guide: BankGuide, network: beginners_value, prior: 0 }, BUDGET),
};

const BUDGET: Budget = Budget::Iterations(200);

/// The value learned from play, as the example `beginners_value` has written it.
fn beginners_value() -> &'static Network {
    static VALUE: LazyLock<Network> = LazyLock::new(|| {
        Network::read(include_str!("beginners_value.txt"), standing::FIGURES)
            .expect("the value that comes with the game")
    });
    &VALUE
}

/// Signed for each edition by name, like the trader, so that the search is compiled with this crate.
macro_rules! plays {
    ($($edition:ty: $master:ident),+) => {$(
        impl Bot<$edition> for BankMaster {
            fn choose(
                &self,
                config: &Config,
                view: &ViewOf<$edition>,
                choices: &mut Choices<$edition>,
                chance: &mut Chance,
            ) -> Action {
                self.$master.choose(config, view, choices, chance)
            }

            fn tempered(&self, words: &[&str]) -> Option<Box<dyn Bot<$edition>>> {
                Bot::<$edition>::tempered(&self.$master, words)
            }
        }
    )+};
}

plays!(MoneyMaker: full, MoneyMakerBeginner: beginner);

/// Decisions after which a rollout is cut off and evaluated.
const HORIZON: u32 = 30;

fn any_temper(chance: &mut Chance) -> Temper {
    let mut one = || lossless::<_, i8>(chance.pick("temper", 3)) - 1;
    Temper { daring: one(), selfish: one() }
}

impl<G: Played> Guide<G> for BankGuide {
    /// The trader's own answer in some mood, or one near it. Where the trader would take a listed action, other answers to
    /// the market are not worth a thought: goods bought now and sold again in the same turn bring nothing.
    fn answer_form(
        &self,
        config: &Config,
        state: &G,
        seat: Seat,
        choices: &mut Choices<G>,
        chance: &mut Chance,
    ) -> Option<Action> {
        if choices.forms.is_empty() {
            return None;
        }
        let view = state.view(config, Some(seat));
        // Without credit every mood prices goods differently, and the search would buy in one and sell in the next.
        let temper = match config.edition {
            Edition::Beginner if trades(choices) => Temper::default(),
            _ => any_temper(chance),
        };
        let wanted = Trader { temper, ..Trader::STEADY }.decide(config, &view, choices, chance);
        let near = vary(&wanted, chance);
        if legal::contains(choices, &near) && !choices.exact.contains(&near) {
            return Some(near);
        }
        if !choices.exact.contains(&wanted) {
            return Some(wanted);
        }
        let form = chance.index("form", choices.forms.len());
        match choices.forms[form].blank {
            ActionForm::Offer { .. }
            | ActionForm::OfferLoan { .. }
            | ActionForm::OfferAdvance { .. }
            | ActionForm::Refuse { .. }
            | ActionForm::Ceiling {}
            | ActionForm::Bid { .. }
            | ActionForm::Buy { .. }
            | ActionForm::Sell { .. } => None,
            _ => Some(choices.sample_form(form, chance)),
        }
    }

    /// Nobody goes on while companies can produce for nothing, nor gives up while the trader still knows whom to ask.
    fn prune(&self, config: &Config, state: &G, seat: Seat, choices: &mut Choices<G>) {
        if can_produce(choices) {
            choices.exact.retain(|action| !matches!(action, Action::Next | Action::Roll));
        }
        if choices.exact.contains(&Action::Concede) {
            let view = state.view(config, Some(seat));
            if Trader::STEADY.instead_of_giving_up(config, &view, choices).is_some() {
                choices.exact.retain(|action| *action != Action::Concede);
            }
        }
    }

    fn advice(
        &self,
        config: &Config,
        state: &G,
        seat: Seat,
        choices: &mut Choices<G>,
        chance: &mut Chance,
    ) -> Option<Action> {
        let view = state.view(config, Some(seat));
        match Trader::STEADY.decide(config, &view, choices, chance) {
            Action::Concede => {
                let instead = Trader::STEADY.instead_of_giving_up(config, &view, choices);
                Some(instead.unwrap_or(Action::Concede))
            }
            wanted => Some(wanted),
        }
    }

    /// Production costs nothing and its goods are worth something, so there is nothing to weigh.
    fn is_worth_a_search(&self, config: &Config, state: &G, seat: Seat) -> bool {
        let mut choices = Choices::default();
        state.choices(config, seat, &mut choices);
        !can_produce(&choices)
    }

    fn go_on(
        &self,
        config: &Config,
        state: &G,
        seat: Seat,
        choices: &mut Choices<G>,
        chance: &mut Chance,
    ) -> Action {
        let view = state.view(config, Some(seat));
        Trader { temper: any_temper(chance), ..Trader::STEADY }.decide(config, &view, choices, chance)
    }

    fn horizon(&self) -> u32 {
        HORIZON
    }

    /// The chance to win, from what every bank is worth and how much can still change.
    fn evaluate(&self, config: &Config, state: &G) -> BySeat<f32> {
        if state.ending().is_some() {
            return place_utilities(config, state);
        }
        let players = config.players;
        let first = Seat::at(0);
        let View { public, own: Some(own), .. } = state.view(config, Some(first)) else {
            return place_utilities(config, state);
        };
        let mind = Mind::new(config, &public, &own, first, &Trader::STEADY);
        let worths = BySeat::from_fn(players, |seat| mind.position_worth(seat));
        let best = worths.values().copied().fold(f32::NEG_INFINITY, f32::max);
        let spread = mind.uncertainty();
        let weights = BySeat::from_fn(players, |seat| ((worths[seat] - best) / spread).exp());
        let sum: f32 = weights.values().sum();
        BySeat::from_fn(players, |seat| 0.1 + 0.9 * weights[seat] / sum)
    }
}

impl<G: Played> Describe<G> for BankGuide {
    const FIGURES: &'static [&'static str] = standing::FIGURES;

    fn describe(&self, config: &Config, state: &G, viewer: Seat, figures: &mut Vec<f32>) {
        let View { public, own: Some(own), .. } = state.view(config, Some(viewer)) else {
            figures.resize(figures.len() + standing::FIGURES.len() * usize::from(config.players), 0.0);
            return;
        };
        Mind::new(config, &public, &own, viewer, &Trader::STEADY).describe(viewer, figures);
    }
}

fn can_produce<G: Played>(choices: &Choices<G>) -> bool {
    choices.forms.iter().any(|form| matches!(form.blank, ActionForm::Produce {}))
}

fn trades<G: Played>(choices: &Choices<G>) -> bool {
    let is_trade = |form: &ActionForm| matches!(form, ActionForm::Buy { .. } | ActionForm::Sell { .. });
    choices.forms.iter().any(|form| is_trade(&form.blank))
}

/// The same thought with another number in it.
fn vary(action: &Action, chance: &mut Chance) -> Action {
    let mut near = |n: u32, by: u32| (n + chance.pick("near", 2 * by + 1)).saturating_sub(by);
    match action {
        Action::Ceiling { limit } => Action::Ceiling { limit: near(*limit, 3) },
        // Never more than the trader would: what is too much it would take back next.
        Action::Buy { good, count } => Action::Buy { good: *good, count: near(*count, 1).min(*count) },
        Action::Sell { good, count } => Action::Sell { good: *good, count: near(*count, 2).min(*count) },
        Action::OfferLoan { to, amount, instalments, instalment, security } => Action::OfferLoan {
            to: *to,
            amount: *amount,
            instalments: *instalments,
            instalment: near(*instalment, 1),
            security: *security,
        },
        Action::SetRate { percent } => Action::SetRate { percent: near(*percent, 15) },
        Action::OfferAdvance { to, amount, percent, instalments, security } => Action::OfferAdvance {
            to: *to,
            amount: *amount,
            percent: near(*percent, 10),
            instalments: near(*instalments, 1),
            security: *security,
        },
        Action::Vote { yes } => Action::Vote { yes: *yes != (near(1, 1) == 1) },
        other => other.clone(),
    }
}
