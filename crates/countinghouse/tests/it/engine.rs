//! The engine's protocol: the worked exchange of its page, and a program in another language.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::program::{program, project_file};

/// Stands for whatever is there.
const ANYTHING: &str = "…";

#[test]
fn the_worked_exchange_of_the_page_is_what_happens() {
    let page = std::fs::read_to_string(project_file("docs/engine-protocol.md")).unwrap();
    let exchange = page.split("```exchange\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let mut engine = program().arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut input = engine.stdin.take().unwrap();
    let mut answers = BufReader::new(engine.stdout.take().unwrap()).lines();
    let mut asked = "";
    let mut compared = 0;
    for line in exchange.lines() {
        if let Some(request) = line.strip_prefix("> ") {
            writeln!(input, "{request}").unwrap();
            asked = request;
        } else if let Some(expected) = line.strip_prefix("< ") {
            let expected: Value = serde_json::from_str(expected).unwrap();
            let answer: Value = serde_json::from_str(&answers.next().unwrap().unwrap()).unwrap();
            assert!(
                is_like(&answer, &expected),
                "{asked}\nis answered with\n{answer}\nbut the page says\n{expected}"
            );
            compared += 1;
        }
    }
    drop(input);
    assert!(engine.wait().unwrap().success());
    assert!(compared >= 10, "the page has an exchange");
}

/// Whether an answer is what the page says, the parts left out there aside.
fn is_like(answer: &Value, expected: &Value) -> bool {
    match (answer, expected) {
        (_, Value::String(text)) if text == ANYTHING => true,
        (Value::Array(answer), Value::Array(expected)) => {
            let open = expected.last().is_some_and(|last| last == ANYTHING);
            let known = expected.len() - usize::from(open);
            (if open { answer.len() >= known } else { answer.len() == known })
                && answer.iter().zip(&expected[..known]).all(|(one, other)| is_like(one, other))
        }
        (Value::Object(answer), Value::Object(expected)) => {
            let open = expected.contains_key(ANYTHING);
            let known = || expected.iter().filter(|(name, _)| *name != ANYTHING);
            (open || answer.len() == known().count())
                && known().all(|(name, value)| answer.get(name).is_some_and(|given| is_like(given, value)))
        }
        _ => answer == expected,
    }
}

#[test]
fn the_comparison_of_the_exchange_can_fail() {
    let like = |one: &str, other: &str| {
        is_like(&serde_json::from_str(one).unwrap(), &serde_json::from_str(other).unwrap())
    };
    assert!(like(r#"{"a": [1, 2], "b": 3}"#, r#"{"a": [1, "…"], "…": "…"}"#));
    assert!(!like(r#"{"a": [1, 2], "b": 3}"#, r#"{"a": [1], "b": 3}"#));
    assert!(!like(r#"{"a": [1, 2], "b": 3}"#, r#"{"a": [1, 2]}"#));
    assert!(!like(r#"{"a": 1}"#, r#"{"a": 1, "b": "…"}"#));
}

#[test]
fn a_python_program_plays_saves_loads_and_errs_over_the_protocol() {
    let script = project_file("crates/countinghouse/tests/engine.py");
    let output = Command::new("python3")
        .arg(script)
        .arg(env!("CARGO_BIN_EXE_countinghouse"))
        .output()
        .expect("python3 runs: this test needs it");
    let said =
        String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    assert!(said.contains(&format!("{}: a game of", games::EXAMPLE)), "{said}");
}
