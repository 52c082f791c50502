//! `engine`: the games for programs in any language. One JSON object a line in, one a line out, in order.
//!
//! The protocol is described in docs/engine-protocol.md; its worked exchange is a test. A line that cannot be handled
//! is answered with an error, and the engine goes on; it ends when its input ends.

mod answer;
mod desk;
mod request;

use std::io::BufRead;
use std::panic::{AssertUnwindSafe, catch_unwind};

use serde_json::{Value, json};

use crate::failure::Failure;
use crate::out::Out;
use answer::Trouble;
use desk::Desk;
use request::Line;

pub fn run(input: &mut dyn BufRead, out: &mut Out) -> Result<(), Failure> {
    let mut desk = Desk::default();
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = input.read_until(b'\n', &mut line);
        match read {
            Ok(0) => return Ok(()),
            Ok(_) if line.trim_ascii().is_empty() => continue,
            Ok(_) => out.json_line(&answer(&mut desk, &line))?,
            Err(error) => return Err(Failure::Bad(format!("cannot read standard input: {error}"))),
        }
    }
}

/// The answer to one line, whatever the line is.
fn answer(desk: &mut Desk, line: &[u8]) -> Value {
    let (id, asked) = Line::read(line);
    let done = asked.and_then(|asked| {
        // A panic in the rules of one game must not end the other tables.
        let done = catch_unwind(AssertUnwindSafe(|| desk.do_as_asked(asked)));
        done.unwrap_or_else(|_| Err(Trouble::new("broken", "the rules have a defect; see standard error")))
    });
    match done {
        Ok(answer) => json!({ "id": id, "ok": answer }),
        Err(trouble) => json!({ "id": id, "error": trouble }),
    }
}
