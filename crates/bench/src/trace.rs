//! Random games as JSON, so that another engine can replay them and compare choices and scores.

use game_core::{Chance, Choices, Game, Log, NoOptions};
use serde_json::{Value, json};

/// One game: each step is either a draw of chance or an action with the choices it was taken from, in our JSON. The
/// scores are at the end.
pub fn trace<G: Game<Setup = NoOptions>>(players: u8, seed: u64) -> Result<Value, String> {
    let config = G::config(&NoOptions {}, players).map_err(|error| error.to_string())?;
    let mut policy = Chance::fast(seed);
    let mut log = Log::on();
    let mut state = G::start(&config, &mut Chance::of_entry(&key(seed), 0), &mut log);
    let mut steps: Vec<Value> = events::<G>(&mut log);
    let mut choices = Choices::default();
    let mut entry = 1;
    while let Some(seat) = state.awaited(&config).first {
        choices.clear();
        state.choices(&config, seat, &mut choices);
        let action = choices.sample(&mut policy);
        steps.push(json!({ "seat": seat, "choices": choices.exact, "action": action }));
        state.apply(&config, seat, &action, &mut Chance::of_entry(&key(seed), entry), &mut log);
        steps.extend(events::<G>(&mut log));
        entry += 1;
    }
    Ok(json!({ "players": players, "steps": steps, "scores": state.score_now(&config).scores }))
}

pub(crate) fn events<G: Game>(log: &mut Log<G::Event, G::Rule>) -> Vec<Value> {
    log.take().into_iter().map(|told| json!({ "event": told.event })).collect()
}

pub(crate) fn key(seed: u64) -> game_core::Seed {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    key
}
