//! `play`: bots play a whole game, printed as prose.

use game_core::Chance;
use games::records::{By, Nonce, Origin, Recorded, ServerSeed, save};
use games::{AnyGame, find};

use super::{names, players, setup};
use crate::cli::Play;
use crate::failure::Failure;
use crate::out::Out;
use crate::prose;

pub fn run(asked: &Play, out: &mut Out) -> Result<(), Failure> {
    let game = find(&asked.game)?;
    let known = game.bots();
    if !known.contains(&asked.bots.as_str()) {
        let problem = format!("there is no bot '{}'; there are: {}", asked.bots, known.join(", "));
        return Err(Failure::Bad(problem));
    }
    let seed = match asked.seed {
        Some(seed) => seed,
        None => fresh_seed()?,
    };
    let recorded = play(game, asked, seed, out)?;
    if let Some(path) = &asked.save {
        save(&recorded.record(), path).map_err(|error| Failure::with_file(path, error))?;
        out.line(format_args!("\nSaved as {}.", path.display()))?;
    }
    Ok(())
}

fn play(game: &'static dyn AnyGame, asked: &Play, seed: u64, out: &mut Out) -> Result<Recorded, Failure> {
    let players = players(game, asked.players);
    let seats = names(players);
    let origin =
        Origin { server_seed: ServerSeed::from_number(seed), nonces: vec![Nonce::default(); seats.len()] };
    let (mut recorded, dealt) = Recorded::start(game, &setup(game, &asked.set)?, seats, origin)?;
    let words = recorded.words();
    out.line(format_args!("{} with {} (seed {seed})\n", game.info().title, recorded.names().join(", ")))?;
    for line in prose::all_events(&dealt, &words) {
        out.line(line)?;
    }
    let mut policy = Chance::fast(seed);
    let by = By::Bot(asked.bots.clone());
    while let Some(seat) = recorded.running().awaited().first {
        let action = recorded.running().bot_action(seat, &asked.bots, &mut policy)?;
        let acted = recorded.act(seat, by.clone(), &action).map_err(|refused| {
            Failure::DoesNotHold(format!("the bot's own choice {action} was refused: {refused}"))
        })?;
        for line in prose::all_events(&acted.events, &words) {
            out.line(line)?;
        }
    }
    out.line("")?;
    prose::score_sheet(&recorded, out)?;
    Ok(recorded)
}

fn fresh_seed() -> Result<u64, Failure> {
    getrandom::u64().map_err(|error| Failure::Bad(format!("no random seed ({error}); give one with --seed")))
}
