//! The language in which the command line tells games and writes reports: `--lang`, or the environment variable
//! COUNTINGHOUSE_LANG. Its own words (help, errors, tables of figures) are English, like those of other tools.

use std::sync::OnceLock;

use games::Language;

static SPOKEN: OnceLock<Language> = OnceLock::new();

/// Said once, before anything else.
pub fn speak(language: Language) {
    let _ = SPOKEN.set(language);
}

pub fn spoken() -> Language {
    SPOKEN.get().copied().unwrap_or(Language::ENGLISH)
}

/// Reads the tag of a language.
///
/// # Errors
/// If the house does not speak it, with those it does.
pub fn read(tag: &str) -> Result<Language, String> {
    let all: Vec<_> = Language::all().map(Language::tag).collect();
    Language::find(tag).ok_or_else(|| format!("there is no such language; there are: {}", all.join(", ")))
}
