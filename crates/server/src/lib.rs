//! Tables on the network that lose nothing and leak nothing.
//!
//! [`serve()`] runs a server: HTTP finds games and opens tables (`http`), everything at a table goes over one WebSocket
//! (`http::socket`) to the table's actor (`actor`), and what an actor acknowledges is in the [`store`] already. No rule
//! of any game lives here: games come without their type from the `games` crate.

mod actor;
mod backup;
mod clock;
mod config;
mod context;
mod http;
mod limits;
mod logs;
mod metrics;
mod panics;
mod problem;
mod room;
mod secrets;
mod serve;
pub mod store;
mod tables;
mod urls;

pub use backup::{BackupError, back_up};
pub use clock::Clock;
pub use config::{Config, DEFAULT_LISTEN, ServeError};
pub use context::BotDelay;
pub use http::openapi::describe as openapi;
pub use limits::{Limits, Rate};
pub use logs::{LogLevel, log_to};
pub use serve::{DATABASE, Server, run, serve, start};
pub use urls::{PublicUrl, ServerUrls};
