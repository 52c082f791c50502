//! `games`: the list.

use games::GAMES;
use serde_json::json;

use crate::cli::Games;
use crate::failure::Failure;
use crate::out::Out;

pub fn run(asked: &Games, out: &mut Out) -> Result<(), Failure> {
    if asked.json {
        let listed: Vec<_> = GAMES
            .iter()
            .map(|game| {
                json!({ "info": game.info(), "about": game.about(), "bots": game.bots(), "gauges": game.gauges(),
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
        out.line(format_args!("{:width$}  {} ({players} players); bots: {bots}", info.id, info.title))?;
    }
    Ok(())
}
