//! Previews compared with what came: no preview may call certain what then did not happen.

use super::TrialStep;
use crate::{Chance, Choices, Log, LogOf, Observed, Seat, SeatSet, ToldIn, preview};

/// No random game is followed further than this.
const LONGEST: u32 = 5_000;

/// What previews said in the games that were played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PreviewsTried {
    pub games: u32,
    pub previews: u64,
    /// Previews that foresaw at least one event.
    pub telling: u64,
    /// Previews that foresaw everything.
    pub complete: u64,
    /// Events foreseen.
    pub events: u64,
}

/// Plays random games in which seats also speak out of turn, and compares each action's preview with what its seat is
/// then told.
///
/// # Panics
/// With the game, seed and step, if a preview promised what did not come.
pub fn assert_previews_come_true<G: Observed>(config: &G::Config, games: u32, seed: u64) -> PreviewsTried {
    let mut tried = PreviewsTried::default();
    for number in 0..games {
        let seed = seed.wrapping_mul(1_000_003).wrapping_add(u64::from(number));
        play_one::<G>(config, seed, &mut tried);
        tried.games += 1;
    }
    tried
}

fn play_one<G: Observed>(config: &G::Config, seed: u64, tried: &mut PreviewsTried) {
    let mut chance = Chance::fast(seed);
    let mut log: LogOf<G> = Log::on();
    let mut state = G::start(config, &mut chance, &mut log);
    let mut choices = Choices::default();
    for step in 0..LONGEST {
        let at = TrialStep { game: G::INFO.id, players: G::players(config), seed, step };
        let Some(first) = state.awaited(config).first else { return };
        let seat = speaker(config, &state, first, &mut choices, &mut chance);
        choices.clear();
        state.choices(config, seat, &mut choices);
        let action = choices.sample(&mut chance);
        let foreseen = at.expect(
            preview::<G>(config, &state.view(config, Some(seat)), seat, &action),
            "the preview of a choice is not refused",
        );
        log.take();
        state.apply(config, seat, &action, &mut chance, &mut log);
        tried.previews += 1;
        tried.telling += u64::from(!foreseen.told.is_empty());
        tried.complete += u64::from(!foreseen.open);
        tried.events += foreseen.told.len() as u64;
        came_true::<G>(&foreseen.told, foreseen.open, log.told(), seat, &at);
    }
}

/// Whom the game waits for, and now and then somebody else who may speak.
fn speaker<G: Observed>(
    config: &G::Config,
    state: &G,
    first: Seat,
    choices: &mut Choices<G>,
    chance: &mut Chance,
) -> Seat {
    if chance.pick("speaker", 4) > 0 {
        return first;
    }
    let other = Seat::at(chance.pick("speaker", u32::from(G::players(config))) as usize);
    choices.clear();
    state.choices(config, other, choices);
    if choices.is_empty() { first } else { other }
}

pub fn came_true<G: Observed>(
    foreseen: &[ToldIn<G>],
    open: bool,
    told: &[ToldIn<G>],
    seat: Seat,
    at: &TrialStep,
) {
    let heard: Vec<_> = told.iter().filter(|told| told.audience.includes(Some(seat))).collect();
    for (number, promised) in foreseen.iter().enumerate() {
        let came = heard.get(number);
        at.assert(
            came.is_some_and(|came| {
                (came.rule, came.audience, &came.event) == (promised.rule, promised.audience, &promised.event)
            }),
            format_args!("a preview that promises {promised:?} is kept: {came:?}"),
        );
    }
    at.assert(
        open || heard.len() == foreseen.len(),
        format_args!("a preview that leaves nothing open foresees {:?}", heard.get(foreseen.len())),
    );
}

/// Every seat's choices that are said to follow from what is public, in the order in which they are listed.
pub fn open_choices<G: Observed>(config: &G::Config, state: &G) -> Vec<(Seat, G::Action)> {
    let mut open = Vec::new();
    for seat in SeatSet::all(G::players(config)).iter() {
        let mut choices = Choices::default();
        state.choices(config, seat, &mut choices);
        let exact = choices.exact.into_iter().filter(|action| G::is_open_choice(config, action));
        open.extend(exact.map(|action| (seat, action)));
    }
    open
}
