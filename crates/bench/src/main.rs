//! The command `bench`: times rollouts, writes games down for a peer to play again, or plays a match against one.
//! `peers.py` and `match.py` drive it.

use std::io::{BufRead, Write};
use std::process::ExitCode;

use bench::meeting::{Chips, Hidden, Line, Table, meet};
use bench::{Goofspiel, Leduc, Tally, roll_out, trace};
use bots::{Budget, Master, RandomGuide};
use cpu_time::ProcessTime;
use game_core::{Chance, Choices, Game, Log, NoOptions};
use serde_json::{Value, json};

const USAGE: &str = "usage: bench rollouts|search|trace leduc|goofspiel PLAYERS COUNT SEED
       bench match leduc|goofspiel PLAYERS GAMES SEED FIRST_ITERATIONS";
/// A position is rolled out this often before the next one is dealt.
const ROLLOUTS_PER_POSITION: u64 = 1000;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(lines) => {
            let mut out = std::io::stdout().lock();
            let written = lines.iter().try_for_each(|line| writeln!(out, "{line}"));
            if written.is_ok() { ExitCode::SUCCESS } else { ExitCode::from(2) }
        }
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::from(2)
        }
    }
}

fn run(arguments: &[String]) -> Result<Vec<Value>, String> {
    let [task, game, numbers @ ..] = arguments else { return Err(USAGE.to_owned()) };
    let numbers: Result<Vec<u64>, _> = numbers.iter().map(|text| text.parse()).collect();
    let Ok([players, count, seed, more @ ..]) = numbers.as_deref() else { return Err(USAGE.to_owned()) };
    let players = u8::try_from(*players).map_err(|_| USAGE.to_owned())?;
    if task == "match" {
        let [guess] = more else { return Err(USAGE.to_owned()) };
        let guess = u32::try_from(*guess).map_err(|_| USAGE.to_owned())?;
        let table = Table { players, games: *count, guess, exploration: 0.0, seed: *seed };
        return play_match(game, table).map(|()| Vec::new());
    }
    if !more.is_empty() {
        return Err(USAGE.to_owned());
    }
    match (task.as_str(), game.as_str()) {
        ("rollouts", "leduc") => Ok(vec![rollouts::<Leduc>(players, *count, *seed)?]),
        ("rollouts", "goofspiel") => Ok(vec![rollouts::<Goofspiel>(players, *count, *seed)?]),
        ("search", "leduc") => Ok(vec![search::<Leduc>(players, *count, *seed)?]),
        ("search", "goofspiel") => Ok(vec![search::<Goofspiel>(players, *count, *seed)?]),
        ("trace", "leduc") => (0..*count).map(|n| trace::<Leduc>(players, seed + n)).collect(),
        ("trace", "goofspiel") => (0..*count).map(|n| trace::<Goofspiel>(players, seed + n)).collect(),
        _ => Err(USAGE.to_owned()),
    }
}

/// Times rollouts from the first decision on one thread, in CPU time: the machine may be busy with others.
fn rollouts<G: Game<Setup = NoOptions>>(players: u8, count: u64, seed: u64) -> Result<Value, String> {
    let config = G::config(&NoOptions {}, players).map_err(|error| error.to_string())?;
    let mut chance = Chance::fast(seed);
    let mut choices = Choices::default();
    let mut tally = Tally::new(players);
    let start = ProcessTime::now();
    while tally.rollouts < count {
        let position = G::start(&config, &mut chance, &mut Log::off());
        for _ in 0..ROLLOUTS_PER_POSITION.min(count - tally.rollouts) {
            roll_out(&config, &position, &mut choices, &mut chance, &mut tally);
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    Ok(json!({
        "game": G::INFO.id,
        "players": players,
        "rollouts": tally.rollouts,
        "decisions": tally.decisions,
        "cpu_seconds": seconds,
        "scores": tally.scores,
    }))
}

/// Times one search of `count` simulations from the first decision: a world for each, random rollouts to the end.
fn search<G: Game<Setup = NoOptions>>(players: u8, count: u64, seed: u64) -> Result<Value, String> {
    let config = G::config(&NoOptions {}, players).map_err(|error| error.to_string())?;
    let mut chance = Chance::fast(seed);
    let position = G::start(&config, &mut chance, &mut Log::off());
    let seat = position.awaited(&config).first.ok_or("the game is over before it begins")?;
    let view = position.view(&config, Some(seat));
    let simulations = u32::try_from(count).map_err(|_| USAGE.to_owned())?;
    let master = Master::new(RandomGuide, Budget::Iterations(simulations));
    let start = ProcessTime::now();
    let estimates = master.search::<G>(&config, &view, &mut chance);
    let seconds = start.elapsed().as_secs_f64();
    let simulations: u32 = estimates.iter().map(|estimate| estimate.visits).sum();
    Ok(json!({ "game": G::INFO.id, "players": players, "simulations": simulations, "cpu_seconds": seconds }))
}

/// How far our search strays, in units of utility: in leduc most pots are a small part of the largest one.
const STRAYS_IN_LEDUC: f32 = 0.15;
const STRAYS_IN_GOOFSPIEL: f32 = 0.7;

fn play_match(game: &str, table: Table) -> Result<(), String> {
    match game {
        "leduc" => meet::<Leduc, _>(Chips, Table { exploration: STRAYS_IN_LEDUC, ..table }, &mut Pipe),
        "goofspiel" => {
            meet::<Goofspiel, _>(Hidden, Table { exploration: STRAYS_IN_GOOFSPIEL, ..table }, &mut Pipe)
        }
        _ => Err(USAGE.to_owned()),
    }
}

/// The other engine at the other end of standard input and output.
struct Pipe;

impl Line for Pipe {
    fn tell(&mut self, line: &Value) -> Result<(), String> {
        let mut out = std::io::stdout().lock();
        writeln!(out, "{line}").and_then(|()| out.flush()).map_err(|error| error.to_string())
    }

    fn ask(&mut self, line: &Value) -> Result<Value, String> {
        self.tell(line)?;
        let mut answer = String::new();
        std::io::stdin().lock().read_line(&mut answer).map_err(|error| error.to_string())?;
        serde_json::from_str(&answer).map_err(|error| error.to_string())
    }
}
