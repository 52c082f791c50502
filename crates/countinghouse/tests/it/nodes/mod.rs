//! Several servers on one PostgreSQL, as processes: killed, put to sleep, cut off from the database and from each other,
//! and upgraded one after the other. After every run the histories are checked.

mod cut_off;
mod docs;
#[allow(dead_code)] // Some of it is for the tests of the server.
#[path = "../../../../server/tests/it/gate.rs"]
mod gate;
mod house;
mod kills;
mod party;
mod upgrade;

pub use house::House;
