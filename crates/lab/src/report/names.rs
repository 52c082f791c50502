//! Names a reader understands, made from the messages of a game: variants, bots and values.

use game_core::Words;
use serde_json::{Value, json};

use super::teller::Teller;
use crate::{Experiment, ExperimentResult};

/// The names of all variants, in their order: "Central bank: yes" for `central_bank=true`.
pub fn variants(teller: &Teller, result: &ExperimentResult) -> Vec<String> {
    (0..result.variants.len()).map(|index| variant(teller, &result.experiment, index)).collect()
}

/// Variants are every combination of what is varied, the last of it changing fastest.
fn variant(teller: &Teller, experiment: &Experiment, index: usize) -> String {
    let mut parts = Vec::new();
    let mut rest = index;
    for vary in experiment.vary.iter().rev() {
        let at = rest % vary.values.len();
        rest /= vary.values.len();
        let said = match (vary.names.get(at), vary.values.get(at)) {
            (Some(name), _) => name.clone(),
            (None, given) => value(teller, &vary.option, given.unwrap_or(&Value::Null)),
        };
        parts.push(match vary.option.as_str() {
            "players" => teller.tell("players", &json!({ "players": said })),
            "bot" | "bots" => said,
            option => option_value(teller, option, &said),
        });
    }
    parts.extend(experiment.variants.get(rest).map(|variant| variant.name.clone()));
    parts.reverse();
    if parts.is_empty() { teller.text("as_set_up") } else { parts.join(", ") }
}

/// An option with what it is set to.
pub fn option_value(teller: &Teller, option: &str, value: &str) -> String {
    let option = teller.game.message("option", option).unwrap_or_else(|| readable(option));
    teller.tell("option", &json!({ "option": option, "value": value }))
}

/// A value of an option.
pub fn value(teller: &Teller, option: &str, value: &Value) -> String {
    match value {
        Value::Bool(yes) => teller.word("value", if *yes { "yes" } else { "no" }),
        Value::Null => teller.word("value", "none"),
        Value::String(text) if matches!(option, "bot" | "bots") => line_up(teller, text.split('/')),
        Value::String(text) => teller.game.message(option, text).unwrap_or_else(|| readable(text)),
        Value::Array(items) if items.is_empty() => teller.word("value", "none"),
        Value::Array(items) if items.iter().all(Value::is_u64) => {
            let seats = items.iter().filter_map(Value::as_u64);
            let seats = seats.map(|seat| teller.say("value", "seat", &json!({ "seat": seat + 1 })));
            seats.collect::<Vec<_>>().join(", ")
        }
        other => other.to_string(),
    }
}

/// The bots of a table; neighbours that are alike are counted.
pub fn line_up<'a>(teller: &Teller, bots: impl Iterator<Item = &'a str>) -> String {
    let mut counted: Vec<(String, usize)> = Vec::new();
    for name in bots.map(|name| bot(teller, name)) {
        match counted.last_mut() {
            Some((last, count)) if *last == name => *count += 1,
            _ => counted.push((name, 1)),
        }
    }
    let told = counted.into_iter().map(|(name, count)| match count {
        1 => name,
        _ => teller.say("bot", "several", &json!({ "count": count, "bot": name })),
    });
    told.collect::<Vec<_>>().join(", ")
}

/// `trader:daring+selfish` is a daring and selfish trader.
pub fn bot(teller: &Teller, name: &str) -> String {
    let is_word = |text: &str| !text.is_empty() && text.chars().all(char::is_alphabetic);
    match name.split_once(':') {
        Some((level, tempers)) if is_word(level) && tempers.split('+').all(is_word) => {
            let tempers = tempers.split('+').map(|temper| teller.word("temper", temper));
            let both =
                |one: String, two: String| teller.say("temper", "and", &json!({ "one": one, "two": two }));
            let tempers = tempers.reduce(both).unwrap_or_default();
            let level = teller.word("bot", level);
            teller.say("bot", "tempered", &json!({ "tempers": tempers, "level": level }))
        }
        _ if is_word(name) => teller.word("bot", name),
        _ => name.to_owned(),
    }
}

/// `open_limit` as words.
fn readable(name: &str) -> String {
    let words = name.replace('_', " ");
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// What a game calls its rounds: "turn" where its messages say "Turn 3".
pub fn round(words: &Words) -> String {
    let face = words.message("face", "round");
    let face = face.map(|_| words.say("face", &serde_json::json!({ "round": { "round": "" } })));
    face.map(|word| word.trim().to_lowercase())
        .filter(|word| !word.is_empty())
        .unwrap_or_else(|| "round".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_named_by_temper_and_level() {
        let said =
            |tag| Teller::new(games::find(games::EXAMPLE).unwrap(), games::Language::find(tag).unwrap());
        let english = said("en");
        assert_eq!(bot(&english, "trader:daring+selfish"), "daring and selfish trader");
        assert_eq!(bot(&english, "novice"), "novice");
        assert_eq!(bot(&english, "master:800"), "master:800");
        let bots = || ["trader:selfish", "novice", "novice"].into_iter();
        assert_eq!(line_up(&english, bots()), "selfish trader, 2 × novice");
        assert_eq!(line_up(&said("de"), bots()), "Händler (eigennützig), 2 × Neuling");
    }
}
