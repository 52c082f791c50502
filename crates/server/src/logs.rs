//! Logging: our own code at the chosen level, libraries only from warnings up. At finer levels libraries log whole
//! messages, and the first message of a client contains its token.

use std::io::IsTerminal;

use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// The level of our own code.
pub type LogLevel = LevelFilter;

/// Starts logging. A second call does nothing.
pub fn log_to(writer: impl for<'a> MakeWriter<'a> + Send + Sync + 'static, level: LogLevel) {
    let filter = Targets::new().with_target("server", level).with_default(LevelFilter::WARN.min(level));
    let in_colour = std::io::stderr().is_terminal();
    let lines = tracing_subscriber::fmt::layer().with_ansi(in_colour).with_writer(writer);
    let _ = tracing_subscriber::registry().with(filter).with(lines).try_init();
}
