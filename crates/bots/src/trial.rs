//! Games between bots for the tests of games, with every action checked and every state audited. Measurements belong
//! in the lab.

use std::time::{Duration, Instant};

use cpu_time::ThreadTime;
use game_core::{Bot, Chance, Choices, Game, Log, Seat, SeatSet, Temper, lossless};

use crate::value::Describe;

/// Plays a game to its end and passes every event to `see`. If there are fewer bots than seats, they repeat in order.
///
/// # Panics
/// If a bot chooses an illegal action or an audit fails.
pub fn play_out<G: Game>(
    config: &G::Config,
    bots: &[&dyn Bot<G>],
    seed: u64,
    mut see: impl FnMut(&G::Event),
) -> G {
    let (mut chance, mut log, mut choices) = (Chance::fast(seed), Log::on(), Choices::default());
    let mut game = G::start(config, &mut chance, &mut log);
    log.take().iter().for_each(|told| see(&told.event));
    while let Some(seat) = game.awaited(config).first {
        choices.clear();
        game.choices(config, seat, &mut choices);
        let view = game.view(config, Some(seat));
        let action = bots[seat.number() % bots.len()].choose(config, &view, &mut choices, &mut chance);
        let played = game.play(config, seat, &action, &mut chance, &mut log);
        assert!(played.is_ok(), "{seat:?} plays {action:?} with seed {seed}: {:?}", played.err());
        assert_eq!(game.audit(config), Ok(()), "after {action:?} with seed {seed}");
        log.take().iter().for_each(|told| see(&told.event));
    }
    game
}

/// The number of games in which a test counts blunders: `BLUNDERS` if it is set, otherwise so few that a test run stays
/// short.
pub fn games_to_count(few: u64) -> u64 {
    std::env::var("BLUNDERS").ok().and_then(|games| games.parse().ok()).unwrap_or(few)
}

/// Decisions that are timed, and games that are played at most until so many have been searched.
const TIMED: usize = 200;
const TIMED_GAMES: u64 = 40;
const GIVEN: Duration = Duration::from_millis(50);

/// Asserts that of the decisions this master searches for 50 milliseconds, 99 in a hundred keep their time within a tenth. What
/// counts is processor time: that a busy machine lets a bot wait is no fault of its own.
///
/// # Panics
/// If more take longer, or hardly any is searched.
pub fn assert_keeps_time<G: Game>(config: &G::Config, master: &dyn Bot<G>) {
    let bot = master.tempered(&["50ms"]).expect("a master reads a duration");
    let (mut took, mut log, mut choices) = (Vec::new(), Log::off(), Choices::default());
    for seed in 0..TIMED_GAMES {
        let mut chance = Chance::fast(seed);
        let mut game = G::start(config, &mut chance, &mut log);
        while let Some(seat) = game.awaited(config).first.filter(|_| took.len() < TIMED) {
            choices.clear();
            game.choices(config, seat, &mut choices);
            let view = game.view(config, Some(seat));
            let (asked, begun) = (Instant::now(), ThreadTime::now());
            let action = bot.choose(config, &view, &mut choices, &mut chance);
            // What is forced or left to advice takes next to nothing, and would hide the others. A search goes by the clock.
            if asked.elapsed() >= GIVEN / 2 {
                took.push(begun.elapsed());
            }
            game.apply(config, seat, &action, &mut chance, &mut log);
        }
    }
    assert!(took.len() >= TIMED / 2, "only {} decisions were searched", took.len());
    took.sort_unstable();
    let p99 = took[took.len() * 99 / 100 - 1];
    eprintln!("p99 {p99:?}, longest {:?} of {} decisions", took[took.len() - 1], took.len());
    assert!(p99 <= GIVEN * 11 / 10, "p99 {p99:?} of {GIVEN:?}");
}

/// The result of a bot among others of one kind.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fared {
    /// Wins (a win shared by n counts 1/n) divided by the wins of an average player.
    pub times_its_share: f64,
    /// The share of games that some player has won; below 1 if the game itself can win.
    pub won_by_players: f64,
}

/// One bot among others, on every seat in turn.
pub fn one_among<G: Game>(config: &G::Config, one: &dyn Bot<G>, others: &dyn Bot<G>, games: u64) -> Fared {
    let players = usize::from(G::players(config));
    let (mut won, mut won_by_players) = (0.0, 0);
    for seed in 0..games {
        let seat = Seat::at(lossless::<_, usize>(seed) % players);
        let mut bots = vec![others; players];
        bots[seat.number()] = one;
        let winners = play_out(config, &bots, seed, |_| {}).score_now(config).winners;
        won_by_players += u64::from(!winners.is_empty());
        won += if winners.has(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
    }
    let games = games as f64;
    Fared { times_its_share: won / games * players as f64, won_by_players: won_by_players as f64 / games }
}

/// Every temper.
pub fn all_tempers() -> impl Iterator<Item = Temper> {
    let tempers = -Temper::MOST..=Temper::MOST;
    tempers.clone().flat_map(move |daring| tempers.clone().map(move |selfish| Temper { daring, selfish }))
}

/// Plays games between traders of every temper and asserts that all their actions are legal.
///
/// # Panics
/// If one is not.
pub fn assert_plays_by_the_rules<G: Game, B: Bot<G>>(
    tables: impl IntoIterator<Item = G::Config>,
    trader: impl Fn(Temper) -> B,
    games: u64,
) {
    let tempers: Vec<B> = all_tempers().map(trader).collect();
    for (number, config) in tables.into_iter().enumerate() {
        for game in 0..games {
            let seed = number as u64 * games + game;
            let bots: Vec<&dyn Bot<G>> = (0..usize::from(G::players(&config)))
                .map(|seat| &tempers[(lossless::<_, usize>(seed) * 7 + seat * 3) % tempers.len()] as _)
                .collect();
            play_out(&config, &bots, seed, |_| {});
        }
    }
}

/// Asserts that the same seed gives the same game and another seed another game.
///
/// # Panics
/// If it is not.
pub fn assert_same_again<G: Game>(config: &G::Config, bots: &[&dyn Bot<G>], seeds: u64) {
    for seed in 0..seeds {
        let game = play_out(config, bots, seed, |_| {});
        assert_eq!(game, play_out(config, bots, seed, |_| {}), "seed {seed}");
        assert_ne!(game, play_out(config, bots, seed + seeds, |_| {}), "seeds {seed} and {}", seed + seeds);
    }
}

/// Asserts that the words of tempers are understood and other words are not.
///
/// # Panics
/// If a word of a temper is refused or another word accepted.
pub fn assert_reads_tempers<G: Game>(trader: &dyn Bot<G>) {
    for words in [&["careful"][..], &["daring", "selfish"], &["daring=1", "selfish=-1"]] {
        assert!(trader.tempered(words).is_some(), "{words:?}");
    }
    for words in [&["clever"][..], &["daring=3"], &[]] {
        assert!(trader.tempered(words).is_none(), "{words:?}");
    }
}

/// Asserts that figures of positions hold nothing their viewer does not know: in all worlds imagined from its view they are
/// the same.
///
/// # Panics
/// If they are not, or if no world ever differed from the real one, so that nothing was shown.
pub fn assert_figures_are_known<G: Game, M: Describe<G>>(config: &G::Config, guide: &M, games: u64) {
    let players = G::players(config);
    let figures = |game: &G, viewer: Seat| {
        let mut figures = Vec::new();
        guide.describe(config, game, viewer, &mut figures);
        figures
    };
    let mut other_worlds = 0;
    for seed in 0..games {
        let (mut chance, mut log, mut choices) = (Chance::fast(seed), Log::off(), Choices::default());
        let mut game = G::start(config, &mut chance, &mut log);
        while let Some(seat) = game.awaited(config).first {
            for viewer in SeatSet::all(players).iter() {
                if chance.pick("look", 4) != 0 {
                    continue;
                }
                let known = figures(&game, viewer);
                assert_eq!(known.len(), M::FIGURES.len() * usize::from(players));
                assert!(known.iter().all(|figure| figure.abs() < 50.0), "{known:?}");
                let world = G::determinize(config, &game.view(config, Some(viewer)), &mut chance);
                assert_eq!(figures(&world, viewer), known, "{viewer:?} with seed {seed}: {game:?}");
                other_worlds += u64::from(world != game);
            }
            choices.clear();
            game.choices(config, seat, &mut choices);
            let action = guide.go_on(config, &game, seat, &mut choices, &mut chance);
            game.apply(config, seat, &action, &mut chance, &mut log);
        }
    }
    assert!(other_worlds > 0, "no viewer had anything to imagine");
}
