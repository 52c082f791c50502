//! What can only be read off the sources: which messages the page itself uses, and which rules a crate's tests name.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use game_core::conformance::in_camel_case;
use games::{AnyGame, GAMES};
use serde_json::Value;

/// The sources of the page, one text.
static PAGE: LazyLock<String> = LazyLock::new(|| text_of(&house("web/src"), &["ts", "svelte"]));

fn house(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// All files of a folder with these endings, one after the other; nothing if there is no such folder.
fn text_of(folder: &Path, endings: &[&str]) -> String {
    let mut text = String::new();
    for path in entries(folder) {
        if path.is_dir() {
            text += &text_of(&path, endings);
        } else if path.extension().is_some_and(|ending| endings.iter().any(|other| ending == *other)) {
            text += &fs::read_to_string(&path).expect("a source can be read");
        }
    }
    text
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    entries.map(|entry| entry.expect("a folder can be read").path()).collect()
}

/// Whether the page names the section and the key. It may complete a key (`step_${name}`), or take it from what the game
/// itself says: the kind of an event, of a card.
pub fn page_uses(game: &dyn AnyGame, section: &str, key: &str) -> bool {
    let quoted = |word: &str| PAGE.contains(&format!("'{word}'"));
    let as_property = PAGE.contains(&format!("{{ {key}: ")) || PAGE.contains(&format!("{{ {key} }}"));
    let completed = key.match_indices('_').any(|(at, _)| {
        let (start, end) = (&key[..=at], &key[at..]);
        PAGE.contains(&format!("`{start}${{")) || PAGE.contains(&format!("}}{end}`"))
    });
    let said_by_the_game = section != "face" && names_in(game).contains(key);
    quoted(section) && (quoted(key) || as_property || completed || said_by_the_game)
}

/// Every variant and key in the schemas of a game.
fn names_in(game: &dyn AnyGame) -> BTreeSet<String> {
    fn collect(schema: &Value, names: &mut BTreeSet<String>) {
        names.extend(schema["const"].as_str().map(str::to_owned));
        names.extend(
            schema["enum"].as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned),
        );
        names.extend(schema["properties"].as_object().into_iter().flat_map(|all| all.keys().cloned()));
        match schema {
            Value::Object(parts) => parts.values().for_each(|part| collect(part, names)),
            Value::Array(parts) => parts.iter().for_each(|part| collect(part, names)),
            _ => {}
        }
    }
    let mut names = BTreeSet::new();
    collect(&serde_json::to_value(game.schemas()).expect("schemas are JSON"), &mut names);
    names
}

/// A crate of the workspace as this suite reads it.
struct Source {
    name: String,
    code: String,
    tests: String,
}

fn crates() -> Vec<Source> {
    let read = |folder: PathBuf| {
        let code = text_of(&folder.join("src"), &["rs"]);
        let unit_tests = code.split("#[cfg(test)]").skip(1).collect::<String>();
        let tests = text_of(&folder.join("tests"), &["rs"]) + &unit_tests;
        Source { name: folder.file_name().unwrap_or_default().to_string_lossy().into_owned(), code, tests }
    };
    entries(&house("crates")).into_iter().filter(|folder| folder.is_dir()).map(read).collect()
}

#[test]
fn every_rule_is_named_by_a_test_of_the_crate_that_declares_it() {
    let crates = crates();
    let mut unnamed = BTreeSet::new();
    for code in GAMES.iter().flat_map(|game| game.rule_codes()) {
        let declaration = format!("{} = \"{code}\"", in_camel_case(code));
        let home = crates.iter().find(|source| source.code.contains(&declaration));
        let home = home.unwrap_or_else(|| panic!("no crate declares {declaration}"));
        if !names_rule(&home.tests, code) {
            unnamed.insert(format!("{}: {code}", home.name));
        }
    }
    let unnamed: Vec<_> = unnamed.into_iter().collect();
    assert!(unnamed.is_empty(), "no test names these rules:\n{}", unnamed.join("\n"));
}

/// Whether a text names the rule as `Rule::Nmm3Fee` or as `"nmm-3-fee"`.
fn names_rule(text: &str, code: &str) -> bool {
    let variant = format!("Rule::{}", in_camel_case(code));
    let as_variant = text
        .match_indices(&variant)
        .any(|(at, found)| !text[at + found.len()..].starts_with(|next: char| next.is_alphanumeric()));
    as_variant || text.contains(&format!("\"{code}\""))
}

#[test]
fn a_rule_is_named_by_its_whole_name() {
    assert!(names_rule("refused(Rule::Nmm3Loan, why)", "nmm-3-loan"));
    assert!(names_rule("code == \"nmm-3-loan\"", "nmm-3-loan"));
    assert!(!names_rule("Rule::Nmm3LoanCard \"nmm-3-loan-card\" nmm-3-loan", "nmm-3-loan"));
}
