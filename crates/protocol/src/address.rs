//! The addresses of a server.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// `GET /api/address`: for links and QR codes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Address {
    /// The address to share; absent if only the server's own machine can reach it.
    pub url: Option<String>,
    /// Others that may work too.
    pub others: Vec<String>,
}
