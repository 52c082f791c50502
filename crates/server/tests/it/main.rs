//! The server from outside: HTTP, WebSocket, restarts, and what must never come out of it.

mod client;
mod exactly_once;
mod frozen;
mod fuse;
mod games_played;
mod house;
mod noise;
mod pages;
mod player;
mod refusals;
mod resuming;
mod secrets;
mod starting;
mod stores;
