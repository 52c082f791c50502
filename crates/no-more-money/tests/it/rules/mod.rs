//! The rules, one module per step; each test cites the section, example or ruling it proves.

mod banker;
mod cash_in;
mod ends;
mod investments;
mod lending;
mod paying_back;
mod roll;
mod setup;
