//! Positions of games with what came of them.

use bots::{Describe, place_utilities};
use game_core::{Bot, BySeat, Chance, Choices, Game, Log, Seat};

/// One position as one seat knew it.
#[derive(Clone, Debug, PartialEq)]
pub struct Example {
    /// The figures of each seat in turn.
    pub figures: Vec<f32>,
    /// The share of the win that each seat had in the end.
    pub shares: BySeat<f32>,
}

/// Who plays the games.
pub enum Play<'a, G: Game> {
    /// The policy of the search's rollouts, in a hurry: thousands of games.
    Rollouts,
    /// One bot at all seats.
    Bot(&'a dyn Bot<G>),
}

/// Plays a game and adds one in `every` positions to the examples, each as some seat knew it.
pub fn positions<G: Game, M: Describe<G>>(
    guide: &M,
    play: &Play<'_, G>,
    config: &G::Config,
    every: u32,
    seed: u64,
    examples: &mut Vec<Example>,
) {
    let players = G::players(config);
    let (mut chance, mut log, mut choices) = (Chance::fast(seed), Log::off(), Choices::default());
    // What is looked at must not change what is played.
    let mut looks = Chance::fast(!seed);
    let mut game = G::start(config, &mut chance, &mut log);
    let first = examples.len();
    while let Some(seat) = game.awaited(config).first {
        if looks.pick("example", every) == 0 {
            let viewer = Seat::at(looks.index("viewer", usize::from(players)));
            let mut figures = Vec::with_capacity(M::FIGURES.len() * usize::from(players));
            guide.describe(config, &game, viewer, &mut figures);
            examples.push(Example { figures, shares: BySeat::all(players, 0.0) });
        }
        choices.clear();
        game.choices(config, seat, &mut choices);
        let action = match play {
            Play::Rollouts => guide.go_on(config, &game, seat, &mut choices, &mut chance),
            Play::Bot(bot) => bot.choose(config, &game.view(config, Some(seat)), &mut choices, &mut chance),
        };
        game.apply(config, seat, &action, &mut chance, &mut log);
    }
    let utilities = place_utilities(config, &game);
    let sum: f32 = utilities.values().sum();
    if sum == 0.0 {
        // Nobody has a share in a game that all have lost.
        examples.truncate(first);
        return;
    }
    for example in &mut examples[first..] {
        example.shares = BySeat::from_fn(players, |seat| utilities[seat] / sum);
    }
}

/// The seats that a number's bits name.
pub(crate) fn seats_of(bits: u32, players: u8) -> impl Iterator<Item = bool> {
    (0..u32::from(players)).map(move |seat| bits >> seat & 1 == 1)
}

/// All ways to give half of the seats to one side; of an odd number half a seat more or less.
pub(crate) fn halves(players: u8) -> Vec<u32> {
    let half = u32::from(players / 2);
    let is_half = |bits: &u32| bits.count_ones() == half || bits.count_ones() == u32::from(players) - half;
    (0..1u32 << players).filter(is_half).collect()
}
