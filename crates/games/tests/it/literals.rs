//! No sentence that people read stands in the code alone: it would be English in every language. Three rules hold it:
//!
//! - In what reaches players there is no sentence, but in the files that are named here with their reason.
//! - On the command line there is not even a part of one.
//! - Errors are said in English where they arise; each is found again among the messages `detail-…` (`games/details.rs`).

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use games::{GAMES, details};

/// Crates whose sentences could reach players, besides those of the games.
const CRATES: [&str; 6] = ["debrief", "game-core", "games", "lab", "protocol", "server"];

/// Files with sentences, and why they are English. One that begins with a slash is a file of any game.
const ENGLISH: [(&str, &str); 13] = [
    ("/src/board.rs", "names on the board, said by the messages `name-…`"),
    ("/src/state.rs", "what an audit finds, for programmers"),
    ("lab/src/measures.rs", "labels of figures in JSON and CSV, which have no language"),
    ("server/src/actor/load.rs", "why a table stands still: a detail, said as a message `detail-…`"),
    ("server/src/actor/mod.rs", "why a table stands still: a detail, said as a message `detail-…`"),
    ("server/src/classes", "what is wrong with a plan: a detail, said as a message `detail-…`"),
    ("server/src/house.rs", "an operator's commands"),
    ("server/src/http/assets.rs", "an address without a page"),
    ("server/src/http/openapi.rs", "the description of the interface"),
    ("server/src/http/routes.rs", "the description of the interface"),
    ("server/src/metrics.rs", "figures for operators"),
    ("server/src/problem", "problems have codes, by which the page says them"),
    ("server/src/tables.rs", "what is wrong with a set-up: a detail, said as a message `detail-…`"),
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

/// What a program says when it breaks, and what it asks a database, is for programmers.
const NOT_SAID: [&str; 9] =
    ["tracing::", "panic!", "expect(", "assert", "unreachable!", "contains(", "query", "#[serde", "cfg("];

/// The literals of a source outside its comments and tests, those that go over several lines in one.
fn literals(source: &str) -> Vec<String> {
    // Tests in a file of their own are no tests here.
    let source = source.replace("#[cfg(test)]\nmod tests;", "");
    let mut rest = source.split("#[cfg(test)]").next().unwrap_or_default();
    let (mut found, mut line) = (Vec::new(), String::new());
    while let Some(first) = rest.chars().next() {
        if rest.starts_with("//") {
            rest = rest.find('\n').map_or("", |end| &rest[end..]);
        } else if let Some(after) = rest.strip_prefix("'\"'") {
            rest = after;
        } else if let Some(after) = rest.strip_prefix('"') {
            let (text, length) = literal(after);
            if !NOT_SAID.iter().any(|word| line.contains(word)) {
                found.push(text);
            }
            rest = after.get(length..).unwrap_or_default();
        } else {
            if first == '\n' || first == ';' || first == '{' {
                line.clear();
            }
            line.push(first);
            rest = &rest[first.len_utf8()..];
        }
    }
    found
}

/// A literal up to its closing quotation mark, and how long it is with it.
fn literal(source: &str) -> (String, usize) {
    let mut text = String::new();
    let mut letters = source.char_indices().peekable();
    while let Some((at, letter)) = letters.next() {
        match (letter, letters.peek().map(|(_, next)| *next)) {
            ('"', _) => return (text, at + 1),
            ('\\', Some('\n')) => while letters.next_if(|(_, next)| next.is_whitespace()).is_some() {},
            ('\\', Some(escaped)) => {
                letters.next();
                text.push(if escaped == 'n' { '\n' } else { escaped });
            }
            _ => text.push(letter),
        }
    }
    (text, source.len())
}

/// The literals of a source that read like sentences.
fn sentences(source: &str) -> Vec<String> {
    literals(source).into_iter().filter(|text| is_sentence(text)).collect()
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
    assert_eq!(literals("f(\"one \\\n   two\", '\"', \"a \\\"b\\\"\"); // \"none\""), ["one two", "a \"b\""]);
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

/// What a person would have to read: words of small letters beside each other, and be it two.
fn is_told(text: &str) -> bool {
    let is_word = |word: &str| {
        let small = word.strip_prefix(|first: char| first.is_ascii_uppercase()).unwrap_or(word);
        word.len() > 1 && small.chars().all(|letter| letter.is_ascii_lowercase() || letter == '\'')
    };
    let words: Vec<_> =
        text.split([' ', '\n']).map(|word| word.trim_matches([',', '.', ';', ':', '?', '(', ')'])).collect();
    words.windows(2).any(|pair| pair.iter().all(|word| is_word(word)))
}

/// A command as it is typed.
fn is_command(text: &str) -> bool {
    text.starts_with("countinghouse ")
}

/// Files of the command line with English in them, and why.
const OF_THE_PARSER: [(&str, &str); 5] = [
    ("cli.rs", "complaints about arguments, which the parser says in English"),
    ("commands/house.rs", "a complaint about an argument"),
    ("commands/serve.rs", "a complaint about an argument"),
    ("language.rs", "a complaint about an argument, before a language is known"),
    ("line_up.rs", "help of arguments"),
];

/// What the command line prints are messages of `command.ftl`. The line protocol is for programs.
#[test]
fn the_command_line_says_nothing_but_messages() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../countinghouse/src");
    let mut files = Vec::new();
    sources(&folder, &mut files);
    let (mut left_over, mut said_there) = (Vec::new(), BTreeSet::new());
    for path in files {
        let name = path.strip_prefix(&folder).expect("it is in the folder").to_string_lossy().into_owned();
        let source = fs::read_to_string(&path).expect("a source can be read");
        let said = literals(&source).into_iter().filter(|text| is_told(text) && !is_command(text));
        match OF_THE_PARSER.iter().find(|(file, _)| name == *file) {
            _ if name.starts_with("engine/") => {}
            Some((file, _)) => said_there.extend(said.map(|_| *file)),
            None => left_over.extend(said.map(|text| format!("{name}: {text}"))),
        }
    }
    assert!(left_over.is_empty(), "make these messages:\n{}", left_over.join("\n"));
    assert_eq!(said_there.len(), OF_THE_PARSER.len(), "these have none any more: {said_there:?}");
    assert!(is_told("Saved as {}.") && !is_told("head_bot") && !is_told("{code:9} {game:20}"));
}

/// Where errors are said that people may read, one file or folder each. Those of a game are in the same files of every game.
const DETAILED: [&str; 30] = [
    "debrief/src/lib.rs",
    "game-core/src/game.rs",
    "game-core/src/rule.rs",
    "games/src/contest",
    "games/src/contest.rs",
    "games/src/decks.rs",
    "games/src/errors.rs",
    "games/src/list.rs",
    "games/src/records",
    "games/src/setups.rs",
    "games/src/translations.rs",
    "lab/src/error.rs",
    "lab/src/experiment/variants.rs",
    "lab/src/experiment/written.rs",
    "lab/src/files.rs",
    "lab/src/plan.rs",
    "server/src/actor/load.rs",
    "server/src/actor/mod.rs",
    "server/src/backup.rs",
    "server/src/classes/games.rs",
    "server/src/classes/mod.rs",
    "server/src/classes/teaching.rs",
    "server/src/config.rs",
    "server/src/doctor",
    "server/src/house.rs",
    "server/src/http/experiments.rs",
    "server/src/http/sent_records.rs",
    "server/src/moving.rs",
    "server/src/store/migrations.rs",
    "server/src/tables.rs",
];
const DETAILED_IN_GAMES: [&str; 5] = ["cards.rs", "config.rs", "deck.rs", "deeds.rs", "setup.rs"];

/// Parts of sentences there, and what is no sentence.
const PARTS: [&str; 18] = [
    "counting house",
    "there is no game '{asked}'{}",
    "there is no {kind} '{name}';{near} there are: {}",
    "the bot '{bot}' failed {count} times{told}; --most-faults allows more",
    "SQLite, {tables} tables in {}",
    "{told}, damaged: {sound}",
    "mkdir -p",
    "chmod -R",
    "HTTP/1.1",
    "NAME: option=value; option=value",
    "{} at {seat}",
    "as set up",
    "knows no temper '{temper}'{known}",
    "did you mean '{name}'?",
    "it has: {}",
    "write it as option=value",
    "has no such option; {hint}",
    "SELECT ",
];

/// An English sentence with something in its holes.
fn filled(text: &str) -> String {
    let mut filled = String::new();
    let mut rest = text.replace("{{", "\u{1}").replace("}}", "\u{2}");
    while let Some((before, after)) = rest.split_once('{') {
        filled.push_str(before);
        filled.push_str("x1");
        rest = after.split_once('}').map(|(_, after)| after.to_owned()).unwrap_or_default();
    }
    (filled + &rest).replace('\u{1}', "{").replace('\u{2}', "}")
}

#[test]
fn every_error_that_people_read_has_a_message() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let of_games =
        GAMES.iter().flat_map(|game| DETAILED_IN_GAMES.map(|file| format!("{}/src/{file}", game.info().id)));
    let paths = DETAILED.iter().map(|path| (*path).to_owned()).chain(of_games);
    let mut files = Vec::new();
    for path in paths.map(|path| crates.join(path)).filter(|path| path.exists()) {
        if path.is_dir() { sources(&path, &mut files) } else { files.push(path) }
    }
    let (mut left_over, mut known) = (BTreeSet::new(), 0);
    for path in files {
        for text in literals(&fs::read_to_string(&path).expect("a source can be read")) {
            // A tail belongs to the sentence before it.
            let is_part = text.starts_with([';', ',', ' ']) || PARTS.iter().any(|part| text.contains(part));
            if is_part || !is_told(&text) || text.split(' ').count() < 3 {
                continue;
            }
            let sentence = filled(&text);
            let mut begin = sentence.chars();
            let small = begin.next().map(|first| first.to_lowercase().chain(begin).collect::<String>());
            let small = small.unwrap_or_default();
            let forms = [sentence.as_str(), small.as_str(), small.trim_end_matches('.')];
            match forms.iter().any(|form| details::is_known(form)) {
                true => known += 1,
                false => {
                    left_over.insert(format!("{}: {text}", path.display()));
                }
            }
        }
    }
    let left_over: Vec<_> = left_over.into_iter().collect();
    assert!(left_over.is_empty(), "these need messages in details.ftl:\n{}", left_over.join("\n"));
    assert!(known > 200, "{known}");
    for asked in ["chess".to_owned(), format!("{}s", GAMES[0].info().id)] {
        let error = games::find(&asked).err().expect("there is none");
        assert!(details::is_known(&error.to_string()), "{error}");
    }
}
