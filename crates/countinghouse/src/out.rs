//! Standard output, locked once and buffered. Errors are returned, never panicked on.

use std::io::{self, BufWriter, StdoutLock, Write};

use serde::Serialize;

/// Where commands print.
pub struct Out(BufWriter<StdoutLock<'static>>);

impl Out {
    pub fn locked() -> Out {
        Out(BufWriter::new(io::stdout().lock()))
    }

    pub fn line(&mut self, text: impl std::fmt::Display) -> io::Result<()> {
        writeln!(self.0, "{text}")
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
