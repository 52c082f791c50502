//! `play`: bots play a whole game, printed as prose.

use game_core::Chance;
use games::records::{By, Nonce, Origin, ServerSeed, save};
use games::{AnyGame, AnyMatch, Dice, Terms, find};

use super::{names, players, setup};
use crate::cli::Play;
use crate::failure::Failure;
use crate::language::{spoken, told};
use crate::out::Out;
use crate::prose;

pub fn run(args: &Play, out: &mut Out) -> Result<(), Failure> {
    let game = find(&args.game)?;
    let known = game.bots();
    if !known.contains(&args.bots.as_str()) {
        return Err(Failure::BadInput(say!("no_bot", asked: &args.bots, known: known.join(", "))));
    }
    let seed = match args.seed {
        Some(seed) => seed,
        None => fresh_seed()?,
    };
    let played = play(game, args, seed, out)?;
    if let Some(path) = &args.save {
        played
            .record()
            .and_then(|record| save(&record, path))
            .map_err(|error| Failure::with_file(path, error))?;
        out.line(format_args!("\n{}", say!("play_saved", file: path.display().to_string())))?;
    }
    Ok(())
}

fn play(
    game: &'static dyn AnyGame,
    args: &Play,
    seed: u64,
    out: &mut Out,
) -> Result<Box<dyn AnyMatch>, Failure> {
    let players = players(game, args.players);
    let seats = names(players);
    let origin = Origin::chosen(ServerSeed::from_number(seed), vec![Nonce::default(); seats.len()]);
    let terms = Terms::new(game, setup(game, &args.set)?, seats);
    let (mut playing, dealt) = game.start(terms, Dice::Promised(origin))?;
    let (title, names) = (spoken().title(game), playing.seats().join(", "));
    out.line(format_args!("{}\n", say!("play_begins", game: title, names: names, seed: seed.to_string())))?;
    for line in prose::all_events(&dealt, &*playing) {
        out.line(line)?;
    }
    let mut policy = Chance::fast(seed);
    let by = By::Bot(args.bots.as_str().into());
    while let Some(seat) = playing.awaited().first {
        let action = playing.bot_action(seat, &args.bots, &mut policy)?;
        let acted = playing.act(seat, by.clone(), &action).map_err(|refusal| {
            Failure::CheckFailed(say!("play_refused", action: action.to_string(), why: told(refusal)))
        })?;
        for line in prose::all_events(&acted.events, &*playing) {
            out.line(line)?;
        }
    }
    out.line("")?;
    prose::score_sheet(&*playing, out)?;
    Ok(playing)
}

fn fresh_seed() -> Result<u64, Failure> {
    getrandom::u64()
        .map_err(|error| Failure::BadInput(say!("no_seed", error: error.to_string(), option: "--seed")))
}
