//! A client that plays from its choices, as a person would: it takes an exact action or fills in a form.

use protocol::{ServerMessage, Update};
use serde_json::{Map, Value};

use crate::client::Client;

/// A legal action that moves the game along: one that ends the seat's part in a step, else the last exact action,
/// else the smallest answer to the first form.
pub fn choose(update: &Update) -> Option<Value> {
    let choices = &update.choices.0;
    let exact = choices["exact"].as_array().map(Vec::as_slice).unwrap_or_default();
    let ends_a_step = |choice: &&Value| ["done", "leave"].iter().any(|word| choice["action"] == *word);
    if let Some(choice) = exact.iter().find(ends_a_step).or(exact.last()) {
        return Some(choice["action"].clone());
    }
    choices["forms"].as_array()?.first().map(fill)
}

/// A form with the smallest answers.
pub fn fill(form: &Value) -> Value {
    let mut action = form["blank"].clone();
    for ask in form["asks"].as_array().into_iter().flatten() {
        let name = ask["name"].as_str().expect("an ask has a name");
        let answer = match ask["ask"].as_str() {
            Some("amount") => ask["min"].clone(),
            other => panic!("this player cannot answer {other:?}"),
        };
        fields(&mut action).insert(name.to_owned(), answer);
    }
    action
}

fn fields(action: &mut Value) -> &mut Map<String, Value> {
    let (_, fields) = action.as_object_mut().and_then(|action| action.iter_mut().next()).expect("a tag");
    fields.as_object_mut().expect("fields")
}

/// Whether the game waits for this seat.
pub fn is_waited_for(update: &Update, seat: u8) -> bool {
    update.ending.is_none() && update.waited_for.contains(&seat)
}

/// Plays until the game is over or `until` holds; returns the number of actions.
pub async fn play(client: &mut Client, seat: u8, until: impl Fn(&Update) -> bool) -> usize {
    let mut acted = 0;
    loop {
        let stop = |update: &Update| update.ending.is_some() || until(update) || is_waited_for(update, seat);
        let update = client.update_where(stop).await;
        if update.ending.is_some() || until(&update) {
            return acted;
        }
        let action = choose(&update).expect("whoever is waited for can do something");
        match client.act(action.clone()).await {
            ServerMessage::Done { seq: Some(_), .. } => acted += 1,
            // A bot was faster and the question is closed: look again.
            ServerMessage::Refused { .. } => {
                client.update.take_if(|now| now.version == update.version);
            }
            other => panic!("{action} → {other:?}"),
        }
    }
}

/// Several clients act in turn until `until` holds; each has received everything when this ends.
pub async fn play_together(clients: &mut [Client], until: impl Fn(&Update) -> bool) -> Update {
    let mut version = 0;
    for _ in 0..2000 {
        for client in clients.iter_mut() {
            client.update_where(|update| update.version >= version).await;
        }
        let update = clients[0].update.clone().expect("an update");
        if until(&update) || update.ending.is_some() {
            return update;
        }
        let seat = *update.waited_for.first().expect("somebody is waited for");
        let client = &mut clients[usize::from(seat)];
        let action = choose(client.update.as_ref().expect("an update")).expect("something to do");
        match client.act(action.clone()).await {
            ServerMessage::Done { seq: Some(seq), .. } => version = seq,
            // Only one answer was left, and it has been given already.
            ServerMessage::Refused { .. } => version = update.version + 1,
            other => panic!("{action} → {other:?}"),
        }
    }
    panic!("this game does not end");
}
