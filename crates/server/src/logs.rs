//! What is logged: our own doings at the level asked for, everyone else's only when it is worth a warning. Libraries
//! write whole messages into their finest logs, and the first message of a client holds its token.

use std::io::IsTerminal;

use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// How much of our own doings is logged.
pub type LogLevel = LevelFilter;

/// Logs from now on. Whoever calls this second is too late, which harms nobody.
pub fn log_to(writer: impl for<'a> MakeWriter<'a> + Send + Sync + 'static, level: LogLevel) {
    let filter = Targets::new().with_target("server", level).with_default(LevelFilter::WARN.min(level));
    let in_colour = std::io::stderr().is_terminal();
    let lines = tracing_subscriber::fmt::layer().with_ansi(in_colour).with_writer(writer);
    let _ = tracing_subscriber::registry().with(filter).with(lines).try_init();
}
