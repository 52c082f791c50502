//! The command line in other languages. What programs read has none.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use games::{EXAMPLE, Language, translations};

use crate::program::{Folder, Run, ok, program, run};

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() { sources(&path, found) } else { found.push(path) }
    }
}

/// Messages whose keys are put together from names that programs know: `stage_` and `waiting`.
const MADE: [&str; 8] =
    ["doctor_", "doctor_of_", "fault_", "stage_", "table_", "table_not_", "tables_", "tables_not_"];

#[test]
fn every_message_of_the_command_line_is_said_somewhere() {
    let mut files = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut files);
    let code: String = files.iter().map(|file| std::fs::read_to_string(file).unwrap()).collect();
    let words = translations::command(Language::ENGLISH);
    let keys: BTreeSet<_> =
        words.messages().keys("command").iter().map(|key| key.split('+').next().unwrap()).collect();
    let made = |key: &str| {
        MADE.iter().any(|begin| {
            let name = key.strip_prefix(begin);
            name.is_some_and(|name| {
                code.contains(&format!("\"{begin}{{")) && code.contains(&format!("\"{name}\""))
            })
        })
    };
    let of_others = ["doctor_of_", "fault_"];
    let unused: Vec<_> = keys
        .iter()
        .filter(|key| !code.contains(&format!("\"{key}\"")) && !made(key))
        .filter(|key| !of_others.iter().any(|begin| key.starts_with(begin)))
        .collect();
    assert!(unused.is_empty(), "{unused:?}");
    for said in code.split("say!(\"").skip(1) {
        let key = said.split('"').next().unwrap();
        assert!(keys.contains(key), "{key} has no message");
    }
    assert!(keys.len() > 150, "{}", keys.len());
}

/// Runs it in a language.
fn spoken(tag: &str, arguments: &[&str]) -> Run {
    run(&[&["--lang", tag], arguments].concat())
}

#[test]
fn results_and_errors_are_said_in_the_language_asked_for() {
    let folder = Folder::new();
    let record = folder.saved_game("game.json");
    let german = spoken("de", &["simulate", EXAMPLE, "--games", "20", "--bots", "novice,random"]).out;
    assert!(german.contains("Mitspieler, Startzahl 1\n") && german.contains("mittlerer Rang"), "{german}");
    assert!(german.contains("Spiele") && german.contains(" bis "), "{german}");
    let figures = german.lines().find(|line| line.starts_with("novice")).unwrap();
    assert!(figures.contains(',') && !figures.contains('.'), "figures as Germans write them: {figures}");
    let dutch = spoken("nl", &["replay", &record, "--at", "3"]).out;
    assert!(dutch.contains("Zoals een kijker het ziet:"), "{dutch}");
    assert!(spoken("fr", &["verify", &record]).out.starts_with("vérifié"), "French");
    let danish =
        spoken("da", &["doctor", "--data", folder.path("data").to_str().unwrap(), "--listen", "127.0.0.1:0"]);
    assert!(danish.out.contains("datamappe: ") && danish.out.contains("laves ved starten"), "{}", danish.out);

    let missing = spoken("de", &["replay", &record, "--at", "99999"]);
    assert_eq!(missing.code, 2);
    assert!(missing.err.contains("Eintrag 99.999 gibt es nicht; der letzte ist"), "{}", missing.err);
    let odd = spoken("nl", &["simulate", EXAMPLE, "--set", "cubes=100000"]).err;
    assert!(odd.contains("de tafel kan niet worden opgezet: cubes: "), "{odd}");
    let near = spoken("fr", &["play", &EXAMPLE.replacen('-', "", 1)]).err;
    assert!(near.contains("voulais-tu dire") && near.contains(EXAMPLE), "{near}");
}

#[test]
fn the_environment_chooses_a_language_and_the_argument_wins() {
    let titled = |set: &[(&str, &str)], more: &[&str]| {
        let mut command = program();
        for name in ["COUNTINGHOUSE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"] {
            command.env_remove(name);
        }
        command.envs(set.iter().copied()).args(["games"]).args(more);
        String::from_utf8(command.output().unwrap().stdout).unwrap()
    };
    assert!(titled(&[], &[]).contains(" players)"));
    assert!(titled(&[("LANG", "de_DE.UTF-8")], &[]).contains(" Mitspieler)"));
    assert!(titled(&[("LANG", "de_DE.UTF-8"), ("LC_ALL", "C")], &[]).contains(" players)"));
    assert!(titled(&[("LANG", "de_DE.UTF-8"), ("COUNTINGHOUSE_LANG", "nl")], &[]).contains(" spelers)"));
    assert!(titled(&[("LANG", "de_DE.UTF-8")], &["--lang", "da"]).contains(" spillere)"));
}

#[test]
fn what_programs_read_has_no_language() {
    let folder = Folder::new();
    let simulate = ["simulate", EXAMPLE, "--games", "5", "--bots", "novice", "--json"];
    let of_run =
        |text: String| text.lines().filter(|line| !line.contains("seconds")).collect::<Vec<_>>().join("\n");
    let english = of_run(ok(&simulate));
    for tag in ["nl", "de", "fr", "da", "ar-XB"] {
        assert_eq!(of_run(spoken(tag, &simulate).out), english, "{tag}");
        let place = folder.path("data").display().to_string();
        let doctor = ["doctor", "--json", "--data", &place, "--listen", "127.0.0.1:0"];
        assert_eq!(spoken(tag, &doctor).out, ok(&doctor), "{tag}");
    }
}
