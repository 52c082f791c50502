//! `engine`: the games for programs in any language. One JSON object a line in, one a line out, in order.
//!
//! The protocol is described in docs/engine-protocol.md; its worked exchange is a test. A line that cannot be handled
//! is answered with an error, and the engine goes on; it ends when its input ends.

mod error;
mod request;
mod tables;

use std::io::BufRead;
use std::panic::{AssertUnwindSafe, catch_unwind};

use serde_json::{Value, json};

use crate::failure::Failure;
use crate::out::Out;
use error::EngineError;
use request::Line;
use tables::OpenTables;

pub fn run(input: &mut dyn BufRead, out: &mut Out) -> Result<(), Failure> {
    let mut tables = OpenTables::default();
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = input.read_until(b'\n', &mut line);
        match read {
            Ok(0) => return Ok(()),
            Ok(_) if line.trim_ascii().is_empty() => continue,
            Ok(_) => out.json_line(&answer(&mut tables, &line))?,
            Err(error) => return Err(Failure::BadInput(format!("cannot read standard input: {error}"))),
        }
    }
}

/// The answer to one line, whatever it contains.
fn answer(tables: &mut OpenTables, line: &[u8]) -> Value {
    let (id, request) = Line::read(line);
    let done = request.and_then(|request| {
        // A panic in the rules of one game must not end the other tables.
        let done = catch_unwind(AssertUnwindSafe(|| tables.handle(request)));
        done.unwrap_or_else(|_| {
            Err(EngineError::new("broken", "the rules have a defect; see standard error"))
        })
    });
    match done {
        Ok(answer) => json!({ "id": id, "ok": answer }),
        Err(error) => json!({ "id": id, "error": error }),
    }
}
