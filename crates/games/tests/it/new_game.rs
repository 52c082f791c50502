//! `make new-game` makes a game that passes its tests, and CONTRIBUTING.md goes on from there to a rule of one's own: in a
//! copy of the project the commands printed there are run and the changes printed there are made.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use games::GAMES;

/// A new game has at most so many lines in all its files.
const LINES: usize = 700;

/// What is not copied: what git ignores, and git's own.
const NOT_COPIED: [&str; 7] =
    [".git", ".venv", ".venv-full", "target", "node_modules", "dist", "countinghouse-data"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

/// Every file below a folder with what is in it, by its path from there.
fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    fn collect(path: &Path, folder: &Path, found: &mut BTreeMap<PathBuf, Vec<u8>>) {
        for entry in fs::read_dir(path).unwrap().map(Result::unwrap) {
            if NOT_COPIED.iter().any(|name| entry.file_name() == *name) {
                continue;
            }
            if entry.file_type().unwrap().is_dir() {
                collect(&entry.path(), folder, found);
            } else {
                let name = entry.path().strip_prefix(folder).unwrap().to_owned();
                found.insert(name, fs::read(entry.path()).unwrap());
            }
        }
    }
    let mut found = BTreeMap::new();
    collect(folder, folder, &mut found);
    found
}

/// A copy of the project, always in the same place; files that are the same stay as they are, so that cargo compiles only
/// what has changed since the last time.
fn copy_of_the_project() -> PathBuf {
    let copy = Path::new(env!("CARGO_TARGET_TMPDIR")).join("new-game");
    fs::create_dir_all(&copy).unwrap();
    let (wanted, there) = (files(&root()), files(&copy));
    for old in there.keys().filter(|path| !wanted.contains_key(*path)) {
        fs::remove_file(copy.join(old)).unwrap();
    }
    // A crate is a folder: one without files would be missed.
    for folder in fs::read_dir(copy.join("crates")).into_iter().flatten().map(Result::unwrap) {
        if !root().join("crates").join(folder.file_name()).exists() {
            fs::remove_dir_all(folder.path()).unwrap();
        }
    }
    for (path, text) in wanted.iter().filter(|(path, text)| there.get(*path) != Some(text)) {
        fs::create_dir_all(copy.join(path).parent().unwrap()).unwrap();
        fs::write(copy.join(path), text).unwrap();
    }
    copy
}

/// Dependencies are those that have been compiled for the project already. The project's own crates have other settings here
/// than there: else cargo, which knows a crate by its settings and its path in the workspace, would take the one for the
/// other, and compile everything that depends on it once more. So they have no debug information here; the macros are optimised
/// too, because cargo may leave out their debug information everywhere. The games of the house hardly play here, so they are not.
fn configure_cargo(copy: &Path) {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().unwrap();
    let mut config = format!(
        "net.offline = true\nbuild.target-dir = {target:?}\nbuild.incremental = false\n[profile.dev.package]\n"
    );
    for folder in fs::read_dir(copy.join("crates")).unwrap().map(Result::unwrap) {
        let name = folder.file_name().into_string().unwrap();
        let level = u8::from(name == "game-core" || name == "game-macros");
        config += &format!("{name} = {{ debug = false, opt-level = {level} }}\n");
    }
    fs::create_dir_all(copy.join(".cargo")).unwrap();
    fs::write(copy.join(".cargo/config.toml"), config).unwrap();
}

fn run(folder: &Path, program: &str, arguments: &[&str]) -> Output {
    let mut command = Command::new(program);
    command.args(arguments).current_dir(folder).stdin(Stdio::null());
    // What the outer `make` says to its children is not meant for this one, and the folder is not part of a repository.
    command
        .env_remove("MAKEFLAGS")
        .env_remove("MAKELEVEL")
        .env("GIT_CEILING_DIRECTORIES", folder.parent().unwrap());
    command.output().unwrap_or_else(|error| panic!("{program}: {error}"))
}

fn run_well(folder: &Path, program: &str, arguments: &[&str]) -> String {
    let ran = run(folder, program, arguments);
    let (said, complaint) = (String::from_utf8_lossy(&ran.stdout), String::from_utf8_lossy(&ran.stderr));
    assert!(ran.status.success(), "{program} {arguments:?}:\n{said}\n{complaint}");
    said.into_owned()
}

/// The blocks of CONTRIBUTING.md that are about a new game, in order: the language and the text of each.
fn walk_through() -> Vec<(String, String)> {
    let page = fs::read_to_string(root().join("CONTRIBUTING.md")).unwrap();
    let chapter = page.split("\n## ").find(|chapter| chapter.starts_with("How to add a game")).unwrap();
    let fenced = chapter.split("\n```").skip(1).step_by(2);
    fenced
        .map(|block| block.split_once('\n').unwrap())
        .map(|(kind, text)| (kind.into(), format!("{text}\n")))
        .collect()
}

#[test]
fn the_walk_through_makes_a_game_with_a_rule_of_its_own() {
    let copy = copy_of_the_project();
    let before = files(&copy);
    configure_cargo(&copy);

    let mut steps = walk_through().into_iter();
    let (kind, commands) = steps.next().expect("the walk-through has steps");
    assert_eq!(kind, "sh");
    let mut commands = commands.lines();
    let made = commands.next().unwrap();
    run_well(&copy, "sh", &["-ec", made]);
    is_small_and_touches_only_the_list(&before, &files(&copy));

    run_well(&copy, "sh", &["-ec", &commands.collect::<Vec<_>>().join("\n")]);
    let mut kinds = vec![kind];
    for (kind, text) in steps {
        match kind.as_str() {
            "diff" => {
                fs::write(copy.join("step.diff"), text).unwrap();
                run_well(&copy, "git", &["apply", "step.diff"]);
            }
            "sh" => drop(run_well(&copy, "sh", &["-ec", &text])),
            other => panic!("nobody knows how to follow a block of {other}"),
        }
        kinds.push(kind);
    }
    assert_eq!(kinds, ["sh", "diff", "diff", "diff", "diff", "sh"]);
    run_well(&copy, "cargo", &["fmt", "--all", "--check"]);
}

fn is_small_and_touches_only_the_list(
    before: &BTreeMap<PathBuf, Vec<u8>>,
    after: &BTreeMap<PathBuf, Vec<u8>>,
) {
    let is_written = |path: &&PathBuf| !path.starts_with(".cargo");
    let changed: Vec<_> = before.keys().filter(|path| before.get(*path) != after.get(*path)).collect();
    assert_eq!(changed, [Path::new("crates/games/Cargo.toml"), Path::new("crates/games/src/list.rs")]);
    let added: Vec<_> = after.keys().filter(|path| !before.contains_key(*path)).filter(is_written).collect();
    let lines = |path: &PathBuf| after[path].iter().filter(|byte| **byte == b'\n').count();
    let all: usize = added.iter().map(|path| lines(path)).sum();
    assert!(added.len() > 10 && all > 300, "a whole game: {added:?}");
    assert!(all <= LINES, "{all} lines in {added:?}");
}

#[test]
fn a_name_that_no_game_can_have_is_refused() {
    let there = GAMES.iter().map(|game| game.info().id).next().unwrap();
    let names = [
        ("", "say how it is called"),
        ("My-Game", "say how it is called"),
        ("a--b", "say how it is called"),
        ("../games", "say how it is called"),
        (there, "is the name of another crate"),
        ("tulips", "is the name of another crate"),
        ("serde", "is the name of another crate"),
        ("match", "is the name of another crate, or of something in Rust"),
        ("rule", "a type Rule already"),
    ];
    for (name, reason) in names {
        let ran = run(&root(), "make", &["--silent", "new-game", &format!("NAME={name}")]);
        let complaint = String::from_utf8_lossy(&ran.stderr);
        assert!(!ran.status.success() && complaint.contains(reason), "{name}: {complaint}");
    }
}
