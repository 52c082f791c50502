//! `games`: the list.

use games::GAMES;
use serde_json::json;

use crate::cli::Games;
use crate::failure::Failure;
use crate::language::spoken;
use crate::out::Out;

pub fn run(args: &Games, out: &mut Out) -> Result<(), Failure> {
    if args.json {
        let listed: Vec<_> = GAMES
            .iter()
            .map(|game| {
                let mut about = json!(game.about());
                about["line"] = game.words_in(spoken()).label("about", game.info().id).into();
                json!({ "info": game.info(), "about": about, "bots": game.bots(), "gauges": game.gauges(),
                    "endings": game.endings() })
            })
            .collect();
        return Ok(out.pretty_json(&listed)?);
    }
    let width = GAMES.iter().map(|game| game.info().id.len()).max().unwrap_or(0);
    for game in GAMES {
        let info = game.info();
        let players = if info.min_players == info.max_players {
            info.min_players.to_string()
        } else {
            format!("{}–{}", info.min_players, info.max_players)
        };
        let bots = game.bots().join(", ");
        let one = say!("games_one", title: spoken().title(*game), players: players, bots: bots);
        out.line(format_args!("{:width$}  {one}", info.id))?;
    }
    Ok(())
}
