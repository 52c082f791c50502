//! `deck`: the printed deck of a game, or whether a file is a deck for it.

use games::find;

use super::read_text;
use crate::cli::Deck;
use crate::failure::Failure;
use crate::language::spoken;
use crate::out::Out;

pub fn run(args: &Deck, out: &mut Out) -> Result<(), Failure> {
    let game = find(&args.game)?;
    if let Some(path) = &args.check {
        let text = read_text(path)?;
        game.check_deck(&text).map_err(|error| Failure::with_file(path, error))?;
        out.line(say!("deck_sound", file: path.display().to_string(), game: spoken().title(game)))?;
        return Ok(());
    }
    if game.decks().is_empty() {
        return Err(Failure::BadInput(say!("deck_none", game: spoken().title(game))));
    }
    for (name, text) in game.decks() {
        if game.decks().len() > 1 {
            out.line(format_args!("# {name}"))?;
        }
        out.line(text.trim_end())?;
    }
    Ok(())
}
