//! What a record says of its bots. A bot's choice follows from the standing of the game, its seat and the server's seed, which
//! a finished game reveals. So each of its moves can be proved to be the choice of one standing; a choice that was made
//! before a node died and entered once more after another had taken the table over would be the choice of none.

use game_core::record::{By, Happened, Record};
use game_core::{Chance, MAX_SEATS, Seat};
use games::AnyMatch;
use games::records::{ServerSeed, at_the_deal};
use serde_json::Value;

/// Every entry has a number of its own, none is left out, and every move of a bot is its choice at one standing since its
/// last one. Gives the number of such moves.
pub fn check(record: &Record) -> Result<usize, String> {
    let seed = record.seed.as_deref().ok_or("the seed is not revealed")?;
    let seed = ServerSeed::from_hex(seed, "the seed").map_err(|error| error.to_string())?;
    let (mut game, _) = at_the_deal(record).map_err(|error| error.to_string())?;
    // Of each seat the standings since its last entry, in which its bot may have been asked.
    let mut asked: [Vec<Box<dyn AnyMatch>>; MAX_SEATS] = std::array::from_fn(|_| vec![game.clone()]);
    let mut chosen = 0;
    for (number, entry) in (1..).zip(&record.entries) {
        if entry.seq != number {
            return Err(format!("entry {} is where {number} should be", entry.seq));
        }
        if let Happened::Action { seat, by: By::Bot(level), action } = &entry.what {
            let mut standings = asked[seat.number()].iter();
            if !standings.any(|standing| choice(&**standing, seed, *seat, level).as_ref() == Some(action)) {
                return Err(format!(
                    "entry {number} of the bot at seat {seat:?} was chosen at another standing"
                ));
            }
            chosen += 1;
        }
        game.enter(entry).map_err(|error| error.to_string())?;
        if let Happened::Action { seat, .. } = &entry.what {
            asked[seat.number()].clear();
        }
        asked.iter_mut().for_each(|standings| standings.push(game.clone()));
    }
    Ok(chosen)
}

/// What the bot at this seat would do; `None` if it is not waited for.
fn choice(standing: &dyn AnyMatch, seed: ServerSeed, seat: Seat, level: &str) -> Option<Value> {
    if !standing.awaited().seats.has(seat) {
        return None;
    }
    let mut chance = Chance::fast(server::bot_choice_seed(seed, standing.next_seq(), seat));
    standing.bot_action(seat, level, &mut chance).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::records::Origin;
    use games::{Dice, EXAMPLE, Terms, find};
    use serde_json::json;

    const LEVEL: &str = "novice";

    /// A game among bots. `twice` enters a choice a second time where the rules allow it and the bot would choose otherwise.
    fn record(seed: u64, twice: bool) -> (Record, bool) {
        let (seed, game) = (ServerSeed::from_number(seed), find(EXAMPLE).expect("a game"));
        let names = ["Anna", "Ben", "Cleo"].map(str::to_owned).to_vec();
        let origin = Origin::promised(seed, vec![None; names.len()]);
        let started = game.start(Terms::new(game, json!({}), names), Dice::Promised(origin));
        let (mut playing, _) = started.expect("a deal");
        let mut doubled = false;
        while let Some(seat) = playing.awaited().seats.first() {
            let action = choice(&*playing, seed, seat, LEVEL).expect("a bot chooses");
            playing.act(seat, By::Bot(LEVEL.into()), &action).expect("it is legal");
            let again = || choice(&*playing, seed, seat, LEVEL).filter(|chosen| *chosen != action);
            if twice
                && !doubled
                && again().is_some()
                && let Ok((next, _)) = playing.try_action(seat, By::Bot(LEVEL.into()), &action)
            {
                (playing, doubled) = (next, true);
            }
        }
        (playing.record().expect("a record"), doubled)
    }

    #[test]
    fn a_choice_that_is_entered_twice_is_found() {
        let (honest, _) = record(1, false);
        assert_eq!(check(&honest), Ok(honest.entries.len()));
        let (twice, _) =
            (1..50).map(|seed| record(seed, true)).find(|(_, doubled)| *doubled).expect("one of them");
        let found = check(&twice).expect_err("the second is chosen at no standing");
        assert!(found.contains("another standing"), "{found}");
    }

    #[test]
    fn an_entry_that_is_missing_is_found() {
        let (mut record, _) = record(1, false);
        record.entries.remove(3);
        assert_eq!(check(&record), Err("entry 5 is where 4 should be".to_owned()));
    }
}
