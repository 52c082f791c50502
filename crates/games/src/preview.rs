//! A dry run that tells the asker nothing it could not work out itself.
//!
//! The action is tried in many worlds, each built from the asker's own view with chance of its own; the real state
//! is never looked at. What the asker would hear in all of them alike is certain; at the first event that differs
//! (a roll, a card, another's secret) the preview stops.

use game_core::{Chance, IllegalIn, Log, LogOf, Observed, Seat, Told, ToldIn, ViewOf};

use crate::Preview;

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
    let events = certain.told.iter().map(Told::erased).collect();
    Ok(Preview { events, open, can_take_back: certain.can_take_back })
}

struct Imagined<G: Observed> {
    told: Vec<ToldIn<G>>,
    drew_chance: bool,
    /// The same in every world, because it follows from public facts.
    can_take_back: bool,
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
    let mut told = log.take();
    told.retain(|told| told.audience.includes(Some(seat)));
    told.iter_mut().for_each(|told| told.moment = G::moment(&told.event));
    Ok(Imagined { told, drew_chance: traces.drew_chance, can_take_back: traces.can_be_taken_back() })
}
