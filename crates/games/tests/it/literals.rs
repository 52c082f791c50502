//! No sentence that players read stands in the code: it would be English in every language. What is for operators and
//! programmers is English, and so are the files that are named here with their reason.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use games::GAMES;

/// Crates whose sentences could reach players, besides those of the games.
const CRATES: [&str; 6] = ["debrief", "game-core", "games", "lab", "protocol", "server"];

/// Files with sentences, and why they are English. One that begins with a slash is a file of any game.
const ENGLISH: [(&str, &str); 13] = [
    ("/src/board.rs", "names on the board, said by the messages `name-…`"),
    ("/src/state.rs", "what an audit finds, for programmers"),
    ("lab/src/measures.rs", "labels of figures in JSON and CSV, which have no language"),
    ("server/src/actor/load.rs", "why a table stands still, for operators"),
    ("server/src/actor/mod.rs", "why a table stands still, for operators"),
    ("server/src/classes", "what is wrong with a plan, sent as the detail of a problem"),
    ("server/src/house.rs", "an operator's commands"),
    ("server/src/http/assets.rs", "an address without a page"),
    ("server/src/http/openapi.rs", "the description of the interface"),
    ("server/src/http/routes.rs", "the description of the interface"),
    ("server/src/metrics.rs", "figures for operators"),
    ("server/src/problem.rs", "problems have codes, by which the page says them"),
    ("server/src/tables.rs", "what is wrong with a set-up, sent as the detail of a problem"),
];

/// Whether a text reads like a sentence: a capital, then at least two more words.
fn is_sentence(text: &str) -> bool {
    let mut words = text.split_whitespace();
    let starts = words.next().is_some_and(|word| {
        word.starts_with(|first: char| first.is_ascii_uppercase())
            && word.chars().skip(1).all(|letter| letter.is_ascii_lowercase() || ",'’".contains(letter))
    });
    starts
        && words
            .next()
            .is_some_and(|word| word.starts_with(|first: char| first.is_lowercase() || first == '{'))
        && words.next().is_some()
}

/// The literals of a source that read like sentences. Comments, tests and what a program says when it breaks are left out.
fn sentences(source: &str) -> Vec<String> {
    let code = source.split("#[cfg(test)]").next().unwrap_or_default();
    let mut found = Vec::new();
    for line in code.lines().filter(|line| !line.trim_start().starts_with("//")) {
        let breaks = ["tracing::", "panic!", "expect(", "assert", "unreachable!"];
        if breaks.iter().any(|word| line.contains(word)) {
            continue;
        }
        found.extend(line.split('"').skip(1).step_by(2).filter(|text| is_sentence(text)).map(str::to_owned));
    }
    found
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder can be read") {
        let path = entry.expect("a folder can be read").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

#[test]
fn a_sentence_in_the_code_is_found() {
    let source = "// \"A comment is none.\"\nlet a = \"The bank pays you.\";\nlet b = \"a-key\";\nlet c = format!(\"Pay {n} now\");\n\
                  x.expect(\"It is a number\");\n#[cfg(test)]\nlet d = \"In a test it is none.\";";
    assert_eq!(sentences(source), ["The bank pays you.", "Pay {n} now"]);
    assert!(
        !is_sentence("House Of Cards") && !is_sentence("Gold") && !is_sentence("SELECT code FROM tables")
    );
}

#[test]
fn no_sentence_that_players_read_stands_in_the_code() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let (mut left_over, mut of_use) = (Vec::new(), BTreeSet::new());
    let of_games = GAMES.iter().map(|game| game.info().id).filter(|id| crates.join(id).is_dir());
    for name in CRATES.into_iter().chain(of_games) {
        let mut files = Vec::new();
        sources(&crates.join(name).join("src"), &mut files);
        for path in files {
            let said = sentences(&fs::read_to_string(&path).expect("a source can be read"));
            let name =
                path.strip_prefix(&crates).expect("it is in the folder").to_string_lossy().into_owned();
            let known = ENGLISH
                .iter()
                .map(|(file, _)| *file)
                .find(|file| name.starts_with(file) || (file.starts_with('/') && name.ends_with(file)));
            match known {
                Some(file) => {
                    if !said.is_empty() {
                        of_use.insert(file);
                    }
                }
                None => left_over.extend(said.into_iter().map(|text| format!("{name}: {text}"))),
            }
        }
    }
    assert!(left_over.is_empty(), "make these messages:\n{}", left_over.join("\n"));
    let idle: Vec<_> = ENGLISH.iter().map(|(file, _)| *file).filter(|file| !of_use.contains(*file)).collect();
    assert!(idle.is_empty(), "these have no sentences any more: {idle:?}");
}
