//! The server from outside: HTTP, WebSocket, restarts, and what must never come out of it.

mod chat;
mod client;
mod devices;
mod documented;
mod exactly_once;
mod following;
mod frozen;
mod fuse;
mod games_played;
mod house;
mod nobody_in;
mod noise;
mod nothing_leaked;
mod operating;
mod pages;
mod player;
mod postgres;
mod python;
mod refusals;
mod resuming;
mod secrets;
mod starting;
mod stores;
mod time;
mod undo;
mod waiting_room;
