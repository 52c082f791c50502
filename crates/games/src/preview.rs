//! A dry run that tells the asker nothing it could not work out itself.
//!
//! The action is tried in many worlds, each built from the asker's own view with chance of its own; the real state
//! is never looked at. What the asker would hear in all of them alike is certain; at the first event that differs
//! (a roll, a card, another's secret) the preview stops.

use game_core::{Chance, IllegalIn, Log, LogOf, Observed, RuleCode, Seat, Told, ViewOf};
use serde_json::Value;

use crate::{Heard, Preview};

/// Enough that even a coin toss hardly ever falls alike in all of them.
const WORLDS: u64 = 24;

/// What `seat` can be sure of if it takes this action.
pub fn preview<G: Observed>(
    config: &G::Config,
    view: &ViewOf<G>,
    seat: Seat,
    action: &G::Action,
) -> Result<Preview, IllegalIn<G>> {
    let mut certain = imagine::<G>(config, view, seat, action, 0)?;
    let mut open = false;
    for world in 1..WORLDS {
        let Ok(other) = imagine::<G>(config, view, seat, action, world) else {
            open = true;
            continue;
        };
        let alike = certain.told.iter().zip(&other.told).take_while(|(one, two)| one == two).count();
        open |= alike < certain.told.len() || alike < other.told.len();
        open |= certain.drew_chance || other.drew_chance;
        certain.told.truncate(alike);
    }
    Ok(Preview { events: certain.told.iter().map(heard::<G>).collect(), open })
}

/// One event as JSON.
pub fn heard<G: Observed>(told: &Told<G::Event, G::Rule>) -> Heard {
    Heard {
        rule: told.rule.code(),
        audience: told.audience,
        event: serde_json::to_value(&told.event).unwrap_or(Value::Null),
        moment: G::moment(&told.event),
    }
}

struct Imagined<G: Observed> {
    told: Vec<Told<G::Event, G::Rule>>,
    drew_chance: bool,
}

fn imagine<G: Observed>(
    config: &G::Config,
    view: &ViewOf<G>,
    seat: Seat,
    action: &G::Action,
    world: u64,
) -> Result<Imagined<G>, IllegalIn<G>> {
    let mut possible = G::determinize(config, view, &mut Chance::fast(world));
    let mut log: LogOf<G> = Log::on();
    let traces = possible.play(config, seat, action, &mut Chance::fast(!world), &mut log)?;
    let told = log.take().into_iter().filter(|told| told.audience.includes(Some(seat))).collect();
    Ok(Imagined { told, drew_chance: traces.drew_chance })
}
