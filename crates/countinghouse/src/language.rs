//! The language of the command line: `--lang`, else the environment, else English. Games, rules, figures and errors are said
//! in it. The help of commands and complaints about arguments are those of the parser (clap), which speaks English; JSON, CSV,
//! the engine protocol and the log of a server are for programs and have no language.

use std::fmt::Display;
use std::sync::OnceLock;

use games::{Language, details, translations};
use lab::report;
use lab::stats::Estimate;
use serde_json::{Value, json};

static SPOKEN: OnceLock<Language> = OnceLock::new();

/// Said once, before anything else.
pub fn speak(asked: Option<Language>) {
    let _ = SPOKEN.set(asked.unwrap_or_else(|| of_environment(|name| std::env::var(name).ok())));
}

pub fn spoken() -> Language {
    SPOKEN.get().copied().unwrap_or(Language::ENGLISH)
}

/// The language of the terminal, by the variables of POSIX in their order: `de_AT.UTF-8` is German. The first that is set
/// counts; one that the house does not speak is English.
fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Language {
    let set =
        ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(variable).find(|value| !value.is_empty());
    let locale = set.unwrap_or_default();
    let tag = locale.split(['.', '@']).next().unwrap_or_default().replace('_', "-");
    Language::accepted(&tag)
}

/// Reads the tag of a language.
///
/// # Errors
/// If the house does not speak it, with those it does.
pub fn read(tag: &str) -> Result<Language, String> {
    let all: Vec<_> = Language::all().map(Language::tag).collect();
    Language::find(tag).ok_or_else(|| format!("there is no such language; there are: {}", all.join(", ")))
}

/// A sentence of `messages/<language>/command.ftl`: `say!("play_saved", file: path)`.
macro_rules! say {
    ($key:expr $(, $field:ident: $value:expr)* $(,)?) => {
        $crate::language::said($key, &serde_json::json!({ $(stringify!($field): $value),* }))
    };
}

/// What `say!` says.
pub fn said(key: &str, fields: &Value) -> String {
    let (words, said) = (translations::command(spoken()), json!({ key: fields }));
    debug_assert_eq!(words.gaps("command", &said), Vec::<String>::new(), "{key}");
    words.say("command", &said)
}

/// A sentence of another part of the house, which says its errors in English.
pub fn told(problem: impl Display) -> String {
    details::told(spoken(), &problem.to_string())
}

/// Names in one line, the last after an “and”.
pub fn and(names: &[&str]) -> String {
    let names = names.iter().map(|name| (*name).to_owned());
    names.reduce(|one, two| say!("and", one: one, two: two)).unwrap_or_default()
}

/// A figure as the language writes it.
pub fn figure(text: &str) -> String {
    let decimal = translations::command(spoken()).message("number", "decimal");
    decimal.map_or_else(|| text.to_owned(), |decimal| text.replace('.', &decimal))
}

pub fn short(value: f64) -> String {
    figure(&report::short(value))
}

pub fn interval(estimate: Estimate) -> String {
    let Estimate { value, low, high } = estimate;
    say!("interval", value: short(value), low: short(low), high: short(high))
}

pub fn percent(share: Estimate) -> String {
    figure(&report::percent(share))
}

pub fn probability(p: f64) -> String {
    figure(&report::probability(p))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_of_the_terminal_is_found_by_the_variables_of_posix() {
        let spoken = |set: &[(&str, &str)]| {
            let find =
                |name: &str| set.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned());
            of_environment(find).tag()
        };
        assert_eq!(spoken(&[]), "en");
        assert_eq!(spoken(&[("LANG", "de_AT.UTF-8")]), "de");
        assert_eq!(spoken(&[("LANG", "de_DE"), ("LC_MESSAGES", "nl_NL@euro")]), "nl");
        assert_eq!(
            spoken(&[("LC_ALL", "C.UTF-8"), ("LANG", "fr_FR.UTF-8")]),
            "en",
            "the first that is set counts"
        );
        assert_eq!(spoken(&[("LC_ALL", ""), ("LANG", "da")]), "da", "an empty one is not set");
        assert_eq!(spoken(&[("LANG", "tlh_QO")]), "en");
    }
}
