//! The promises about choices, checks, silence, saving and scoring.

use super::probes::Probes;
use super::{Coverage, TrialStep};
use crate::{Chance, Choices, Holdings, Log, LogOf, Observed, Options, RuleCode, SeatSet, ToldIn, flows_of};

/// How many actions, legal or not, each examined seat is probed with.
const PROBES: u32 = 6;

pub fn setups_are_refused_when_out_of_bounds<G: Observed>(setups: &[G::Setup]) {
    for setup in setups {
        let found = setup.out_of_bounds();
        assert!(found.is_empty(), "{}: a trial's set-up is out of bounds: {found:?}", G::INFO.id);
    }
    let too_many = G::config(&G::Setup::default(), G::INFO.max_players + 1);
    assert!(too_many.is_err(), "{}: a table one seat too large is refused", G::INFO.id);
    let too_few = G::config(&G::Setup::default(), G::INFO.min_players - 1);
    assert!(too_few.is_err(), "{}: a table one seat too small is refused", G::INFO.id);
}

pub fn an_ended_game_is_over<G: Observed>(config: &G::Config, state: &G, at: &TrialStep) {
    at.assert(state.awaited(config).seats.is_empty(), "nobody is waited for at the end");
    at.assert(state.progress(config) == 100, "progress ends at 100");
    at.assert(state.ending().is_some(), "an ended game says how it ended");
    let standings = state.score_now(config);
    for seat in SeatSet::all(G::players(config)).iter() {
        let mut choices = Choices::default();
        state.choices(config, seat, &mut choices);
        at.assert(choices.is_empty(), "an ended game offers no choice");
        let lines: i64 =
            state.score_lines(config).iter().filter(|line| line.seat == seat).map(|line| line.points).sum();
        at.assert(lines == standings.scores[seat], "the lines of the score sheet add up to the score");
    }
    let best = standings.places.seats_where(|_, place| *place == 1);
    at.assert(standings.winners.is_empty() || standings.winners == best, "winners share the first place");
}

pub fn examine<G: Observed>(
    config: &G::Config,
    state: &G,
    probes: &Probes<G>,
    coverage: &mut Coverage,
    chance: &mut Chance,
    at: &TrialStep,
) {
    saved_states_load_as_they_were(state, at);
    gauges_are_declared(config, state, at);
    let waited_for = state.awaited(config).seats;
    at.assert(
        state.awaited(config).first.is_some_and(|seat| waited_for.has(seat)),
        "who is asked first is waited for",
    );
    at.assert(state.progress(config) < 100, "progress is below 100 until the end");
    let mut choices = Choices::default();
    for seat in SeatSet::all(G::players(config)).iter() {
        choices.clear();
        state.choices(config, seat, &mut choices);
        if waited_for.has(seat) {
            at.assert(!choices.is_empty(), "whoever is waited for has a choice");
            at.expect(state.check(config, seat, &state.silence(config, seat)), "silence is legal");
        }
        a_forced_answer_is_the_only_one(config, state, seat, &mut choices, chance, at);
        for action in &choices.exact {
            at.expect(
                state.check(config, seat, action),
                format_args!("the listed action {action:?} is legal"),
            );
        }
        forms_and_check_agree(config, state, seat, &mut choices, chance, at);
        for round in 0..PROBES {
            let near =
                if round % 2 == 0 && !choices.is_empty() { Some(choices.sample(chance)) } else { None };
            let Some(probe) = probes.draw(near.as_ref(), chance) else { continue };
            let verdict = state.check(config, seat, &probe);
            at.assert(
                verdict.is_ok() == choices.contain(&probe),
                format_args!("check and choices agree on {probe:?} by {seat:?}: {verdict:?}"),
            );
            if let Err(illegal) = verdict {
                coverage.rules.insert(illegal.rule.code());
            }
        }
        if !choices.is_empty() {
            let action = choices.sample(chance);
            the_same_chance_gives_the_same_game(config, state, seat, &action, chance, at);
        }
    }
}

/// What is answered for a seat is all that it could have answered, and only a seat that is waited for is answered for.
fn a_forced_answer_is_the_only_one<G: Observed>(
    config: &G::Config,
    state: &G,
    seat: crate::Seat,
    choices: &mut Choices<G>,
    chance: &mut Chance,
    at: &TrialStep,
) {
    let Some(forced) = G::forced(config, &state.public(config), seat) else { return };
    at.assert(
        state.awaited(config).seats.has(seat),
        format_args!("{forced:?} is forced on {seat:?}, which is not waited for"),
    );
    at.expect(state.check(config, seat, &forced), format_args!("the forced answer {forced:?} is legal"));
    let many = choices.exact.len() + choices.forms.len();
    at.assert(many == 1, format_args!("{seat:?} is forced to {forced:?} and has {many} choices"));
    for _ in 0..3 {
        let chosen = choices.sample(chance);
        at.assert(chosen == forced, format_args!("{seat:?} is forced to {forced:?} and may do {chosen:?}"));
    }
}

fn forms_and_check_agree<G: Observed>(
    config: &G::Config,
    state: &G,
    seat: crate::Seat,
    choices: &mut Choices<G>,
    chance: &mut Chance,
    at: &TrialStep,
) {
    for form in 0..choices.forms.len() {
        for _ in 0..3 {
            let action = choices.sample_form(form, chance);
            at.expect(state.check(config, seat, &action), format_args!("the form's {action:?} is legal"));
            let json = at.expect(serde_json::to_value(&action), "actions are JSON");
            at.assert(
                choices.form_containing(&json).is_some(),
                format_args!("the form contains what it samples: {json}"),
            );
            let back: G::Action = at.expect(serde_json::from_value(json), "actions read back");
            at.assert(back == action, "actions read back as they were");
        }
    }
}

fn saved_states_load_as_they_were<G: Observed>(state: &G, at: &TrialStep) {
    let saved = at.expect(serde_json::to_string(state), "states are JSON");
    let loaded: G = at.expect(serde_json::from_str(&saved), "states load");
    at.assert(loaded == *state, "states load as they were saved");
}

fn gauges_are_declared<G: Observed>(config: &G::Config, state: &G, at: &TrialStep) {
    let mut readings = Vec::new();
    state.gauges(config, &mut readings);
    for reading in readings {
        let declared = G::GAUGES.iter().find(|gauge| gauge.name == reading.gauge);
        at.assert(
            declared.is_some_and(|gauge| gauge.by_seat == reading.seat.is_some()),
            format_args!("the gauge {} is declared", reading.gauge),
        );
    }
}

fn the_same_chance_gives_the_same_game<G: Observed>(
    config: &G::Config,
    state: &G,
    seat: crate::Seat,
    action: &G::Action,
    chance: &mut Chance,
    at: &TrialStep,
) {
    let before = state.clone();
    let seed = u64::from(chance.pick("probe", u32::MAX));
    let play = |log: &mut LogOf<G>| {
        let mut copy = state.clone();
        copy.apply(config, seat, action, &mut Chance::fast(seed), log);
        copy
    };
    let (mut told, mut silent) = (Log::on(), Log::off());
    let (with_log, without_log) = (play(&mut told), play(&mut silent));
    at.assert(with_log == without_log, "a log changes nothing in the game");
    let reported = |log: &LogOf<G>| (log.revealed(), log.made_deal());
    at.assert(reported(&told) == reported(&silent), "a log changes nothing in what is reported");
    at.assert(*state == before, "copies are isolated");
}

/// The flows of what was told lead from what lay where before to what lies where now, and nothing comes from nowhere.
/// Gives what lies where now. Before the first decision there is nothing to compare: what the deal leaves is the start.
pub fn flows_add_up<G: Observed>(
    config: &G::Config,
    state: &G,
    before: Option<Holdings>,
    told: &[ToldIn<G>],
    at: &TrialStep,
) -> Holdings {
    let now = Holdings::of(state, config);
    let imbalances = now.imbalances();
    at.assert(
        imbalances.is_empty(),
        format_args!("all holdings of one thing add up to nothing {imbalances:?}"),
    );
    if let Some(mut expected) = before {
        let flows = flows_of::<G>(config, told);
        flows.iter().for_each(|flow| expected.apply(flow));
        if expected != now {
            let off = now.iter().chain(expected.iter()).filter_map(|(holder, ware, _)| {
                let off = now.held(holder, ware) - expected.held(holder, ware);
                (off != 0).then(|| format!("{holder} has {off:+} {ware}"))
            });
            let off: std::collections::BTreeSet<_> = off.collect();
            at.fail(format_args!("flows add up to the change of every holding {off:?} {told:?}"));
        }
    }
    now
}
