//! Standard output, locked once and buffered. Errors are returned, never panicked on.

use std::io::{self, BufWriter, StdoutLock, Write};

use serde::Serialize;

/// The column of names is never narrower, so that groups of facts stand below each other.
const NARROWEST: usize = 10;

/// Where commands print.
pub struct Out(BufWriter<StdoutLock<'static>>);

impl Out {
    pub fn locked() -> Out {
        Out(BufWriter::new(io::stdout().lock()))
    }

    pub fn line(&mut self, text: impl std::fmt::Display) -> io::Result<()> {
        writeln!(self.0, "{text}")
    }

    /// Facts, each after its name, one below the other.
    pub fn facts(&mut self, facts: &[(String, String)]) -> io::Result<()> {
        let longest = facts.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
        let width = longest.max(NARROWEST);
        facts.iter().try_for_each(|(name, fact)| self.line(format_args!("{name:<width$} {fact}")))
    }

    /// Indented JSON.
    pub fn pretty_json(&mut self, value: &impl Serialize) -> io::Result<()> {
        serde_json::to_writer_pretty(&mut self.0, value)?;
        writeln!(self.0)
    }

    /// JSON on one line, flushed at once.
    pub fn json_line(&mut self, value: &impl Serialize) -> io::Result<()> {
        serde_json::to_writer(&mut self.0, value)?;
        writeln!(self.0)?;
        self.flush()
    }

    pub fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}
