//! Where a server can be reached.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// `GET /api/address`: for links and pictures that phones can read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Address {
    /// The one to tell others; absent if only the server's own machine can reach it.
    pub url: Option<String>,
    /// Others that may work too.
    pub others: Vec<String>,
}
