//! What the docs about the lab print is what the program does.

use std::process::Command;

use games::EXAMPLE;

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

/// Every figure of docs/lab-results.md is printed as a command could give it, with its interval or without; else
/// `make lab-results` could never agree with the page.
#[test]
fn every_figure_of_lab_results_has_a_form_that_can_be_made() {
    let forms = |page: &std::path::Path| {
        let run = Command::new("python3")
            .arg(project_file("tools/lab_results.py"))
            .args(["--forms", "--page"])
            .arg(page)
            .env("PYTHONDONTWRITEBYTECODE", "1")
            .output()
            .unwrap();
        (run.status.code(), String::from_utf8(run.stdout).unwrap())
    };
    let (code, told) = forms(&project_file("docs/lab-results.md"));
    assert!(code == Some(0) && told.ends_with(" figures have a form that can be made\n"), "{told}");
    let odd = std::env::temp_dir().join(format!("countinghouse-odd-{}.md", std::process::id()));
    std::fs::write(&odd, "<!--= fair novice -->about 2<!--.--> <!--= share someone_won -->0.82<!--.-->")
        .unwrap();
    let (code, told) = forms(&odd);
    std::fs::remove_file(&odd).unwrap();
    assert!(code == Some(1) && told.lines().count() == 2, "{told}");
}

/// A figure that is not what its command gives is found, and named with what it is now.
#[test]
fn lab_results_shows_a_figure_that_differs() {
    let page = format!(
        "`countinghouse simulate {EXAMPLE} --bots novice,random --games 20`\n<!--= fair novice -->9.99<!--.-->\n"
    );
    let file = std::env::temp_dir().join(format!("countinghouse-page-{}.md", std::process::id()));
    std::fs::write(&file, &page).unwrap();
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

/// What a bot with a budget of time brings differs from run to run: such a figure agrees while the intervals overlap, any other
/// only if it is the same.
#[test]
fn lab_results_takes_figures_by_the_clock_to_agree_while_intervals_overlap() {
    let page = |bot: &str, printed: &str| {
        format!(
            "`countinghouse simulate {EXAMPLE} --bots {bot},random --games 4`\n<!--= fair {bot} -->{printed}<!--.-->\n"
        )
    };
    let compare = |name: &str, text: String| {
        let file = std::env::temp_dir().join(format!("countinghouse-{name}-{}.md", std::process::id()));
        std::fs::write(&file, text).unwrap();
        let run = Command::new("python3")
            .arg(project_file("tools/lab_results.py"))
            .args(["--program", env!("CARGO_BIN_EXE_countinghouse"), "--page"])
            .arg(&file)
            .env("PYTHONDONTWRITEBYTECODE", "1")
            .output()
            .unwrap();
        std::fs::remove_file(&file).unwrap();
        (run.status.code(), String::from_utf8(run.stdout).unwrap())
    };
    let all = "1.50 (0.000 to 3.00)";
    assert_eq!(compare("clock", page("master:5ms", all)).0, Some(0));
    let (code, told) = compare("clock-far", page("master:5ms", "-2.00 (-3.00 to -1.00)"));
    assert!(code == Some(1) && told.contains("1 figures, 1 differ"), "{told}");
    assert_eq!(compare("no-clock", page("novice", all)).0, Some(1));
}

/// "Two *Bank runs*" in a plan for a lesson can be set up: every number that stands before the name of an option is one that
/// the game takes.
#[test]
fn every_value_of_an_option_that_a_plan_for_a_lesson_names_can_be_set_up() {
    const NUMBERS: [&str; 7] = ["none", "one", "two", "three", "four", "five", "six"];
    let mut named = 0;
    for game in games::GAMES {
        let file = project_file(&format!("docs/teaching/{}.md", game.info().id));
        let plan = std::fs::read_to_string(file).unwrap().to_lowercase();
        let plan = plan.split_whitespace().collect::<Vec<_>>().join(" ");
        let words = game.words();
        for option in words.messages().keys("option") {
            let label = words.label("option", option).to_lowercase();
            // A name of one word is often just a word; a longer one may also stand there as in a sentence.
            let plain = label.strip_suffix('s').filter(|plain| plain.contains(' '));
            let plain = plain.map(|plain| format!(" {plain}"));
            let names: Vec<String> = [format!(" *{label}*")].into_iter().chain(plain).collect();
            let places = names.iter().flat_map(|name| plan.match_indices(name));
            for (before, _) in places.map(|(at, _)| plan.split_at(at)) {
                let word = before.rsplit(' ').next().unwrap_or_default();
                let number = NUMBERS.iter().position(|name| *name == word);
                let Some(number) = number.or_else(|| word.parse().ok()) else { continue };
                let setup = serde_json::json!({ option.as_str(): number });
                let checked = game.check_setup(&setup, None);
                assert!(checked.is_ok(), "{}: {word} {label}: {checked:?}", game.info().id);
                named += 1;
            }
        }
    }
    assert!(named > 2, "only {named} numbers stand before the name of an option");
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
