//! The leak test: two worlds that showed a viewer the same things must look the same to that viewer.
//!
//! The second world is built from the viewer's own view. Then both go on with the same actions; as long as the
//! viewer is told the same, view, choices, refusals and waiting list must stay identical to the byte.

use super::At;
use super::probes::Probes;
use crate::{Chance, Choices, Game, Log, LogOf, Seat, SeatSet, Told};

/// How far two worlds are followed.
const FOLLOWED: u32 = 8;

pub fn examine<G: Game>(table: &G::Table, state: &G, probes: &Probes<G>, chance: &mut Chance, at: &At) {
    let players = G::players(table);
    let seats = SeatSet::all(players).iter().map(Some);
    let viewer = seats.chain([None]).nth(chance.pick("probe", u32::from(players) + 1) as usize).flatten();
    let view = state.view(table, viewer);
    let mut real = state.clone();
    let mut possible = G::determinize(table, &view, chance);
    at.expect(possible.audit(table), "a possible world passes the audit");
    for follow in 0..FOLLOWED {
        looks_the_same(table, &real, &possible, viewer, probes, chance, at, follow);
        let Some(seat) = real.ask_first(table) else { break };
        let mut choices = Choices::default();
        real.choices(table, seat, &mut choices);
        at.assert(!choices.is_empty(), "whoever is waited for has a choice");
        let action = choices.sample(chance);
        if possible.check(table, seat, &action).is_err() {
            at.assert(viewer != Some(seat), "the viewer's own choices are the same in both worlds");
            break;
        }
        let seed = u64::from(chance.pick("probe", u32::MAX));
        let (told_real, quiet) = go_on(table, &mut real, seat, &action, seed);
        let (told_possible, _) = go_on(table, &mut possible, seat, &action, seed);
        let same = heard::<G>(&told_real, viewer) == heard::<G>(&told_possible, viewer);
        at.assert(
            same || !quiet || viewer == Some(seat),
            &format!("{action:?} claims to show nothing, but {viewer:?} hears a difference"),
        );
        if !same {
            break;
        }
    }
}

type Heard<G> = Vec<Told<<G as Game>::Event, <G as Game>::Rule>>;

/// Plays on; the flag says that the action drew no chance and claims to have shown nobody anything.
fn go_on<G: Game>(
    table: &G::Table,
    state: &mut G,
    seat: Seat,
    action: &G::Action,
    seed: u64,
) -> (Heard<G>, bool) {
    let mut chance = Chance::fast(seed);
    let mut log: LogOf<G> = Log::on();
    state.apply(table, seat, action, &mut chance, &mut log);
    let quiet = !chance.drew() && !log.revealed();
    (log.take(), quiet)
}

fn heard<G: Game>(told: &Heard<G>, viewer: Option<Seat>) -> Vec<&G::Event> {
    told.iter().filter(|told| told.audience.includes(viewer)).map(|told| &told.event).collect()
}

#[allow(clippy::too_many_arguments)]
fn looks_the_same<G: Game>(
    table: &G::Table,
    real: &G,
    possible: &G,
    viewer: Option<Seat>,
    probes: &Probes<G>,
    chance: &mut Chance,
    at: &At,
    follow: u32,
) {
    let bytes = |state: &G| serde_json::to_string(&state.view(table, viewer)).unwrap_or_default();
    let (seen, possibly_seen) = (bytes(real), bytes(possible));
    at.assert(
        seen == possibly_seen,
        &format!("what {viewer:?} sees {follow} actions after the same view is the same:\n{seen}\n{possibly_seen}\n"),
    );
    at.assert(
        real.waited_for(table) == possible.waited_for(table),
        "who is waited for depends on nothing hidden",
    );
    at.assert(real.ending() == possible.ending(), "the end depends on nothing hidden");
    let Some(seat) = viewer else { return };
    let choices_of = |state: &G| {
        let mut choices = Choices::default();
        state.choices(table, seat, &mut choices);
        serde_json::to_string(&choices).unwrap_or_default()
    };
    at.assert(choices_of(real) == choices_of(possible), "choices depend on nothing hidden from the seat");
    if real.waited_for(table).has(seat) {
        at.assert(real.silence(table, seat) == possible.silence(table, seat), "so does silence");
    }
    for _ in 0..4 {
        let Some(probe) = probes.draw(None, chance) else { continue };
        at.assert(
            real.check(table, seat, &probe) == possible.check(table, seat, &probe),
            &format!("the refusal of {probe:?} depends on nothing hidden from {seat:?}"),
        );
    }
}
