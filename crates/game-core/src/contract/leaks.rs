//! The leak test: two worlds that showed a viewer the same things must look the same to that viewer.
//!
//! The second world is built from the viewer's own view. Then both go on with the same actions; as long as the
//! viewer is told the same, view, choices, refusals and waiting list must stay identical to the byte.
//!
//! That alone would miss a secret which the view shows and the possible world copies. So the same state is also
//! left by two different actions, or by one with different chance: a viewer who is told the same must see the same.
//!
//! Whoever acts may look at what comes of it and take the action back. So the acting seat is a viewer like any other:
//! an action that can be taken back alone tells it nothing, and whether it can is the same in every world that looks
//! the same to a spectator.

use super::TrialStep;
use super::previews::{came_true, open_choices};
use super::probes::Probes;
use crate::{
    Chance, Choices, Game, Gauge, Log, LogOf, Observed, Reading, Seat, SeatSet, Shown, Told, Traces, preview,
};

/// How far two worlds are followed.
const FOLLOWED: u32 = 8;

pub fn examine<G: Observed>(
    config: &G::Config,
    state: &G,
    probes: &Probes<G>,
    chance: &mut Chance,
    at: &TrialStep,
) {
    let players = G::players(config);
    let seats = SeatSet::all(players).iter().map(Some);
    let viewer = seats.chain([None]).nth(chance.pick("probe", u32::from(players) + 1) as usize).flatten();
    twins_look_the_same(config, state, viewer, probes, chance, at);
    taking_back_tells_nothing(config, state, probes, chance, at);
    let view = state.view(config, viewer);
    let mut real = state.clone();
    let mut possible = G::determinize(config, &view, chance);
    at.expect(possible.audit(config), "a possible world passes the audit");
    for follow in 0..FOLLOWED {
        looks_the_same(config, &real, &possible, viewer, probes, chance, at, follow);
        let Some(seat) = real.awaited(config).first else { break };
        let mut choices = Choices::default();
        real.choices(config, seat, &mut choices);
        at.assert(!choices.is_empty(), "whoever is waited for has a choice");
        let action = choices.sample(chance);
        at.expect(real.check(config, seat, &action), "a sampled choice is legal");
        if possible.check(config, seat, &action).is_err() {
            at.assert(viewer != Some(seat), "the viewer's own choices are the same in both worlds");
            break;
        }
        let foreseen = preview::<G>(config, &real.view(config, Some(seat)), seat, &action);
        let foreseen = at.expect(foreseen, "the preview of a choice is not refused");
        let seed = u64::from(chance.pick("probe", u32::MAX));
        let (told_real, can_take_back) = go_on(config, &mut real, seat, &action, seed);
        let (told_possible, could_take_back) = go_on(config, &mut possible, seat, &action, seed);
        came_true::<G>(&foreseen.told, foreseen.open, &told_real, seat, at);
        at.assert(
            can_take_back == could_take_back,
            format_args!("whether {action:?} can be taken back depends on nothing hidden from {viewer:?}"),
        );
        let same = heard::<G>(&told_real, viewer) == heard::<G>(&told_possible, viewer);
        at.assert(
            same || !can_take_back,
            format_args!("{action:?} claims to show nothing, but {viewer:?} hears a difference"),
        );
        if !same {
            break;
        }
    }
}

/// How many actions of a seat are tried and taken back.
const TAKEN_BACK: u32 = 2;

/// A seat tries an action and takes it back. It must not learn anything by that, nor by being allowed to.
fn taking_back_tells_nothing<G: Observed>(
    config: &G::Config,
    state: &G,
    probes: &Probes<G>,
    chance: &mut Chance,
    at: &TrialStep,
) {
    let players = G::players(config);
    // Not only who is waited for: offers, standing orders and the like are made out of turn.
    let seat = Seat::at(chance.pick("probe", u32::from(players)) as usize);
    let mut choices = Choices::default();
    state.choices(config, seat, &mut choices);
    if choices.is_empty() {
        return;
    }
    for _ in 0..TAKEN_BACK {
        let action = choices.sample(chance);
        let can_take_back = state.can_take_back(config, seat, &action);
        for viewer in [None, Some(seat)] {
            let mut possible = G::determinize(config, &state.view(config, viewer), chance);
            // A spectator does not know what is in a hand, so that world may not allow it.
            if possible.check(config, seat, &action).is_err() {
                continue;
            }
            at.assert(
                possible.can_take_back(config, seat, &action) == can_take_back,
                format_args!("whether {action:?} can be taken back is known from public facts"),
            );
            if !can_take_back || viewer.is_none() {
                continue;
            }
            let mut real = state.clone();
            let seed = u64::from(chance.pick("probe", u32::MAX));
            let (told_real, _) = go_on(config, &mut real, seat, &action, seed);
            let (told_possible, _) = go_on(config, &mut possible, seat, &action, seed);
            at.assert(
                heard::<G>(&told_real, viewer) == heard::<G>(&told_possible, viewer),
                format_args!("{action:?} can be taken back, but {seat:?} hears a difference"),
            );
            looks_the_same(config, &real, &possible, viewer, probes, chance, at, 1);
        }
    }
}

fn twins_look_the_same<G: Observed>(
    config: &G::Config,
    state: &G,
    viewer: Option<Seat>,
    probes: &Probes<G>,
    chance: &mut Chance,
    at: &TrialStep,
) {
    let Some(seat) = state.awaited(config).first else { return };
    let mut choices = Choices::default();
    state.choices(config, seat, &mut choices);
    at.assert(!choices.is_empty(), "whoever is waited for has a choice");
    let first = choices.sample(chance);
    // Of its own actions a viewer knows which it took; only chance may differ.
    let second = if viewer == Some(seat) { first.clone() } else { choices.sample(chance) };
    for action in [&first, &second] {
        at.expect(state.check(config, seat, action), "a sampled choice is legal");
    }
    let (mut one, mut other) = (state.clone(), state.clone());
    let mut seed = || u64::from(chance.pick("probe", u32::MAX));
    let (told_one, _) = go_on(config, &mut one, seat, &first, seed());
    let (told_other, _) = go_on(config, &mut other, seat, &second, seed());
    if heard::<G>(&told_one, viewer) == heard::<G>(&told_other, viewer) {
        looks_the_same(config, &one, &other, viewer, probes, chance, at, 1);
    }
}

type Heard<G> = Vec<Told<<G as Game>::Event, <G as Game>::Rule>>;

/// Plays on; the flag says that the action can be taken back alone.
fn go_on<G: Observed>(
    config: &G::Config,
    state: &mut G,
    seat: Seat,
    action: &G::Action,
    seed: u64,
) -> (Heard<G>, bool) {
    let mut chance = Chance::fast(seed);
    let mut log: LogOf<G> = Log::on();
    state.apply(config, seat, action, &mut chance, &mut log);
    let traces = Traces::left_in(&chance, &log);
    (log.take(), traces.can_be_taken_back())
}

fn heard<G: Observed>(told: &Heard<G>, viewer: Option<Seat>) -> Vec<&G::Event> {
    told.iter().filter(|told| told.audience.includes(viewer)).map(|told| &told.event).collect()
}

#[allow(clippy::too_many_arguments)]
fn looks_the_same<G: Observed>(
    config: &G::Config,
    real: &G,
    possible: &G,
    viewer: Option<Seat>,
    probes: &Probes<G>,
    chance: &mut Chance,
    at: &TrialStep,
    follow: u32,
) {
    let bytes = |state: &G| serde_json::to_string(&state.view(config, viewer)).unwrap_or_default();
    let (seen, possibly_seen) = (bytes(real), bytes(possible));
    at.assert(
        seen == possibly_seen,
        format_args!(
            "what {viewer:?} sees {follow} actions after seeing the same is the same:\n{seen}\n{possibly_seen}\n"
        ),
    );
    at.assert(
        real.awaited(config) == possible.awaited(config),
        "who is waited for, in which order and manner, depends on nothing hidden",
    );
    at.assert(
        real.open_standings(config) == possible.open_standings(config),
        "open standings depend on nothing hidden",
    );
    // What is answered without asking comes at once: that it comes must tell no viewer what somebody holds.
    let forced = |state: &G| {
        let public = state.public(config);
        SeatSet::all(G::players(config))
            .iter()
            .map(|seat| G::forced(config, &public, seat))
            .collect::<Vec<_>>()
    };
    at.assert(forced(real) == forced(possible), "what is answered by itself depends on nothing hidden");
    at.assert(real.ending() == possible.ending(), "the end depends on nothing hidden");
    at.assert(real.progress(config) == possible.progress(config), "progress depends on nothing hidden");
    at.assert(
        public_readings(config, real) == public_readings(config, possible),
        "gauges that are always shown depend on nothing hidden",
    );
    let Some(seat) = viewer else {
        at.assert(
            open_choices(config, real) == open_choices(config, possible),
            "choices that are said to be open depend on nothing hidden",
        );
        return;
    };
    let choices_of = |state: &G| {
        let mut choices = Choices::default();
        state.choices(config, seat, &mut choices);
        serde_json::to_string(&choices).unwrap_or_default()
    };
    at.assert(choices_of(real) == choices_of(possible), "choices depend on nothing hidden from the seat");
    if real.awaited(config).seats.has(seat) {
        at.assert(real.silence(config, seat) == possible.silence(config, seat), "so does silence");
    }
    for _ in 0..4 {
        let Some(probe) = probes.draw(None, chance) else { continue };
        at.assert(
            real.check(config, seat, &probe) == possible.check(config, seat, &probe),
            format_args!("the refusal of {probe:?} depends on nothing hidden from {seat:?}"),
        );
    }
}

fn public_readings<G: Observed>(config: &G::Config, state: &G) -> Vec<Reading> {
    let mut readings = Vec::new();
    state.gauges(config, &mut readings);
    let always = |gauge: &Gauge| gauge.shown == Shown::Always;
    readings.retain(|reading| G::GAUGES.iter().any(|gauge| gauge.name == reading.gauge && always(gauge)));
    readings
}
