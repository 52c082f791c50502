//! Names a reader understands, made from the messages of a game: variants, bots and values.

use game_core::Words;
use serde_json::Value;

use crate::{Experiment, ExperimentResult};

/// The names of all variants, in their order: "Central bank: yes" for `central_bank=true`.
pub fn variants(words: &Words, result: &ExperimentResult) -> Vec<String> {
    (0..result.variants.len()).map(|index| variant(words, &result.experiment, index)).collect()
}

/// Variants are every combination of what is varied, the last of it changing fastest.
fn variant(words: &Words, experiment: &Experiment, index: usize) -> String {
    let mut parts = Vec::new();
    let mut rest = index;
    for vary in experiment.vary.iter().rev() {
        let at = rest % vary.values.len();
        rest /= vary.values.len();
        let said = match (vary.names.get(at), vary.values.get(at)) {
            (Some(name), _) => name.clone(),
            (None, given) => value(words, &vary.option, given.unwrap_or(&Value::Null)),
        };
        parts.push(match vary.option.as_str() {
            "players" => format!("{said} players"),
            "bot" | "bots" => said,
            option => format!("{}: {said}", option_label(words, option)),
        });
    }
    parts.extend(experiment.variants.get(rest).map(|variant| variant.name.clone()));
    parts.reverse();
    if parts.is_empty() { "As set up".to_owned() } else { parts.join(", ") }
}

/// What the set-up form calls an option.
pub fn option_label(words: &Words, option: &str) -> String {
    words.message("option", option).unwrap_or_else(|| readable(option))
}

/// A value of an option.
pub fn value(words: &Words, option: &str, value: &Value) -> String {
    match value {
        Value::Bool(yes) => (if *yes { "yes" } else { "no" }).to_owned(),
        Value::Null => "none".to_owned(),
        Value::String(text) if matches!(option, "bot" | "bots") => line_up(text.split('/')),
        Value::String(text) => words.message(option, text).unwrap_or_else(|| readable(text)),
        Value::Array(items) if items.is_empty() => "none".to_owned(),
        Value::Array(items) if items.iter().all(Value::is_u64) => {
            let seats = items.iter().filter_map(Value::as_u64).map(|seat| format!("seat {}", seat + 1));
            seats.collect::<Vec<_>>().join(", ")
        }
        other => other.to_string(),
    }
}

/// The bots of a table; neighbours that are alike are counted.
pub fn line_up<'a>(bots: impl Iterator<Item = &'a str>) -> String {
    let mut counted: Vec<(String, usize)> = Vec::new();
    for name in bots.map(bot) {
        match counted.last_mut() {
            Some((last, count)) if *last == name => *count += 1,
            _ => counted.push((name, 1)),
        }
    }
    let told =
        counted.into_iter().map(|(name, count)| if count == 1 { name } else { format!("{count} × {name}") });
    told.collect::<Vec<_>>().join(", ")
}

/// `trader:daring+selfish` is a daring and selfish trader.
pub fn bot(name: &str) -> String {
    let is_word = |text: &str| !text.is_empty() && text.chars().all(char::is_alphabetic);
    match name.split_once(':') {
        Some((level, temper)) if is_word(level) && temper.split('+').all(is_word) => {
            format!("{} {level}", temper.replace('+', " and "))
        }
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
        assert_eq!(bot("trader:daring+selfish"), "daring and selfish trader");
        assert_eq!(bot("novice"), "novice");
        assert_eq!(bot("master:800"), "master:800");
        assert_eq!(line_up(["trader:selfish", "novice", "novice"].into_iter()), "selfish trader, 2 × novice");
    }
}
