//! The game server: tables on the network that survive restarts and leak no hidden information.
//!
//! [`serve()`] runs a server. HTTP lists games and opens tables (`http`). Everything at a table goes over one
//! WebSocket (`http::socket`) to the table's actor (`actor`), and whatever an actor acknowledges is in the [`store`]
//! already. No rule of any game lives here: games come type-erased from the `games` crate.

mod actor;
mod backup;
mod classes;
mod clock;
mod config;
mod context;
mod data_folder;
pub mod doctor;
mod files;
mod forks;
mod guesses;
mod guided;
mod house;
mod http;
mod kept;
mod limits;
mod logs;
mod metrics;
mod moving;
mod names;
mod nodes;
mod orders;
mod panics;
mod problem;
mod replay;
mod retention;
mod room;
mod secrets;
mod serve;
mod signals;
pub mod store;
mod tables;
mod urls;
mod waiting_rooms;
mod workers;

pub use actor::bot_choice_seed;
pub use backup::{BackupError, back_up};
pub use clock::Clock;
pub use config::{Config, DEFAULT_LISTEN, ServeError};
pub use context::BotDelay;
pub use house::{House, HouseError, HousePlace, Ordered, SeatDetails, TableDetails};
pub use http::openapi::describe as openapi;
pub use http::report_viewer;
pub use limits::{Limits, Rate};
pub use logs::{LogLevel, log_to};
pub use moving::{MoveError, Moved, move_house};
pub use nodes::{NodeConfig, NodeLink, NodeSecret};
pub use retention::{ClearedRecords, RecordChoice, Retention};
pub use serve::{DATABASE, Server, run, serve, start};
pub use urls::{PublicUrl, ServerUrls};
