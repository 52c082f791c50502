//! What the docs about the lab print is what the program does.

use std::process::Command;

use crate::program::{ok, program, project_file};

/// Every command of docs/lab-results.md runs as printed (with a few games), and has the figures that the page takes from it.
#[test]
fn lab_results_runs_every_command_of_the_page_with_a_few_games() {
    let made = Command::new("python3")
        .arg(project_file("tools/lab_results.py"))
        .args(["--small", "--program", env!("CARGO_BIN_EXE_countinghouse")])
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .output()
        .unwrap();
    let (told, errors) = (String::from_utf8_lossy(&made.stdout), String::from_utf8_lossy(&made.stderr));
    assert!(made.status.success(), "{told}{errors}");
    assert!(told.ends_with(" figures can be made\n"), "{told}");
}

/// A figure that is not what its command gives is found, and named with what it is now.
#[test]
fn lab_results_shows_a_figure_that_differs() {
    let page = "`countinghouse simulate no-more-money --bots novice,random --games 20`\n<!--= fair novice -->9.99<!--.-->\n";
    let file = std::env::temp_dir().join(format!("countinghouse-page-{}.md", std::process::id()));
    std::fs::write(&file, page).unwrap();
    let compare = |more: &[&str]| {
        let run = Command::new("python3")
            .arg(project_file("tools/lab_results.py"))
            .args(["--program", env!("CARGO_BIN_EXE_countinghouse"), "--page"])
            .arg(&file)
            .args(more)
            .env("PYTHONDONTWRITEBYTECODE", "1")
            .output()
            .unwrap();
        (run.status.code(), String::from_utf8(run.stdout).unwrap())
    };
    let (code, told) = compare(&[]);
    assert!(
        code == Some(1) && told.contains("9.99 is now ") && told.contains("1 figures, 1 differ"),
        "{told}"
    );
    assert_eq!(compare(&["--write"]).0, Some(0));
    let (code, told) = compare(&[]);
    std::fs::remove_file(&file).unwrap();
    assert!(code == Some(0) && told.contains("1 figures, 0 differ"), "{told}");
}

/// The worked examples of docs/lab.md: a `$` line in a code block, and what it prints below, the speed aside.
#[test]
fn the_worked_examples_of_the_lab_print_what_the_page_shows() {
    let page = std::fs::read_to_string(project_file("docs/lab.md")).unwrap();
    let mut examples = 0;
    for block in page.split("```").skip(1).step_by(2) {
        let Some(example) = block.trim_start().strip_prefix("$ countinghouse ") else { continue };
        let (command, shown) = example.split_once('\n').unwrap();
        let words = shlex::split(command).unwrap();
        let mut printed = program();
        let printed = printed.args(&words).current_dir(project_file("")).output().unwrap();
        let printed = String::from_utf8(printed.stdout).unwrap();
        let is_machine = |line: &&str| line.starts_with("speed ");
        let printed: Vec<_> = printed.lines().filter(|line| !is_machine(line)).collect();
        let shown: Vec<_> = shown.trim_end().lines().filter(|line| !is_machine(line)).collect();
        let (shown, is_part) = match shown.split_last() {
            Some((&"[…]", first)) => (first.to_vec(), true),
            _ => (shown, false),
        };
        assert_eq!(printed[..shown.len().min(printed.len())], shown[..], "{command}");
        assert!(is_part || printed.len() == shown.len(), "{command} prints more than the page shows");
        examples += 1;
    }
    assert!(examples >= 3, "{examples}");
}

/// Every experiment in the docs is one, and runs.
#[test]
fn the_experiments_of_the_docs_run() {
    for folder in ["docs/examples", "docs/experiments"] {
        let Ok(files) = std::fs::read_dir(project_file(folder)) else { continue };
        let files = files.map(|file| file.unwrap().path());
        for file in files.filter(|file| file.extension().is_some_and(|extension| extension == "toml")) {
            ok(&["experiment", file.to_str().unwrap(), "--games", "2", "--json"]);
        }
    }
}
