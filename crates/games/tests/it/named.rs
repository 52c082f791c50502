//! Nothing outside a game's own folders needs to know it by name, so that a new game touches the list alone.
//!
//! Only names of several words are looked for: a single one (`bank`) may stand anywhere and mean something else.

use std::path::{Path, PathBuf};

use game_core::Info;
use games::GAMES;

/// Files outside its folders that may name a game: the list, the versions, and a test that needs just this game.
const MOST: usize = 3;

/// What is read. Dependencies, records, transcripts, documents and what a command writes about all translations may name
/// what they like.
const READ: [&str; 8] =
    ["Makefile", ".github", "crates", "messages", "tools", "web/e2e", "web/src", "web/tests"];
const NOT_COUNTED: [&str; 6] = ["Cargo.toml", "records", "corpus", "guided", "node_modules", "sources.json"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Every text file below this path, each with its path from the root.
fn texts(path: &Path, found: &mut Vec<(PathBuf, String)>) {
    if NOT_COUNTED.iter().any(|name| path.ends_with(name)) || path.extension().is_some_and(|end| end == "md")
    {
        return;
    }
    if let Ok(entries) = std::fs::read_dir(path) {
        entries.for_each(|entry| texts(&entry.unwrap().path(), found));
    } else if let Ok(text) = std::fs::read_to_string(path) {
        found.push((path.strip_prefix(root()).unwrap().to_owned(), text));
    }
}

/// The names a game goes by: id, crate, type and title.
fn names(info: Info) -> [String; 4] {
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    let of_type = info.id.split('-').map(capital).collect();
    [info.id.to_owned(), info.id.replace('-', "_"), of_type, info.title.to_owned()]
}

/// What a game's folders and files are called. An edition lives with the game that its id begins with.
fn folder(info: Info) -> String {
    let mut name = info.id;
    while !root().join("crates").join(name).is_dir() {
        name = name.rsplit_once('-').unwrap_or_else(|| panic!("{} has no crate", info.id)).0;
    }
    name.to_owned()
}

fn is_in(path: &Path, folder: &str) -> bool {
    let is_named = |part: std::path::Component<'_>| {
        let name = part.as_os_str().to_str().and_then(|name| name.split('.').next());
        name.is_some_and(|name| name.replace('_', "-") == folder)
    };
    path.components().any(is_named)
}

#[test]
fn at_most_three_files_outside_its_folders_name_a_game() {
    let mut all = Vec::new();
    READ.iter().for_each(|path| texts(&root().join(path), &mut all));
    assert!(all.len() > 500, "the project was read: {}", all.len());
    let of_several_words = GAMES.iter().map(|game| game.info()).filter(|info| info.id.contains('-'));
    for info in of_several_words {
        // Where a longer name holds this one, only the longer is meant.
        let longer: Vec<_> = GAMES
            .iter()
            .map(|game| game.info())
            .filter(|other| other.id != info.id && other.id.contains(info.id))
            .flat_map(names)
            .collect();
        let names_it = |text: &str| {
            let rest = longer.iter().fold(text.to_owned(), |text, name| text.replace(name, ""));
            names(info).iter().any(|name| rest.contains(name))
        };
        let folder = folder(info);
        let naming: Vec<_> = all
            .iter()
            .filter(|(path, text)| !is_in(path, &folder) && names_it(text))
            .map(|(path, _)| path.display().to_string())
            .collect();
        assert!(naming.len() <= MOST, "{} is named in {}: {naming:#?}", info.id, naming.len());
        assert!(naming.iter().any(|path| path.ends_with("list.rs")), "{}: {naming:?}", info.id);
    }
}
