//! How a game may go on after an action, from what one seat knows: a world is imagined from its view, and bots play it to the
//! end. Nothing hidden from the seat can change the answer.

use game_core::{Bot, Chance, Choices, Log, Observed, Reading, Seat, Standings};

/// One way in which a game may go on.
#[derive(Clone, Debug, PartialEq)]
pub struct Foreseen {
    /// How it ends.
    pub standings: Standings,
    /// What the gauges read when everybody had had a turn again, or at the end if that came first.
    pub soon: Vec<Reading>,
    /// The standings then, as if the game had ended.
    pub standings_soon: Standings,
}

/// `None` if the action is not possible in the imagined world. The same seed gives the same world and, as far as the
/// course of the game allows, the same dice and decks, so that two actions can be compared by it.
pub(crate) fn foresee<G: Observed>(
    config: &G::Config,
    state: &G,
    (seat, action): (Seat, &G::Action),
    bot: &dyn Bot<G>,
    seed: u64,
) -> Option<Foreseen> {
    let view = state.view(config, Some(seat));
    let mut mind = Chance::fast(seed);
    let mut world = G::determinize(config, &view, &mut mind);
    let mut dice = Chance::by_purpose(&dice_of(seed));
    let (mut choices, mut log) = (Choices::default(), Log::off());
    world.play(config, seat, action, &mut dice, &mut log).ok()?;
    let then = world.round() + G::turns_per_round(config);
    let mut soon = None;
    while let Some(seat) = world.awaited(config).first {
        if soon.is_none() && world.round() >= then {
            soon = Some(read(&world, config));
        }
        choices.clear();
        world.choices(config, seat, &mut choices);
        let view = world.view(config, Some(seat));
        let chosen = bot.choose(config, &view, &mut choices, &mut mind);
        let legal = world.check(config, seat, &chosen).is_ok();
        let action = if legal { chosen } else { world.silence(config, seat) };
        world.apply(config, seat, &action, &mut dice, &mut log);
    }
    let (soon, standings_soon) = soon.unwrap_or_else(|| read(&world, config));
    Some(Foreseen { standings: world.score_now(config), soon, standings_soon })
}

fn read<G: Observed>(world: &G, config: &G::Config) -> (Vec<Reading>, Standings) {
    let mut readings = Vec::new();
    world.gauges(config, &mut readings);
    (readings, world.score_now(config))
}

/// Bots think and dice fall by different numbers, so that a bot that thinks longer does not change the dice.
fn dice_of(seed: u64) -> game_core::Seed {
    let mut dice = [0; 32];
    dice[..8].copy_from_slice(&seed.to_le_bytes());
    dice
}
