//! Where the dice of a game come from: a secret of the server, promised beforehand, mixed with a number of each seat.
//!
//! The server publishes SHA-256 of its seed before any seat gives its nonce, so neither side can choose the dice. The
//! game's seed is SHA-256 of the server's seed followed by every nonce in the order of the seats.

use game_core::Seed;
use sha2::{Digest, Sha256};

use super::RecordError;

/// The server's own part; secret until the game is over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ServerSeed(pub [u8; 32]);

/// A seat's part: up to 32 bytes, written in hexadecimal digits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Nonce(Vec<u8>);

/// What the dice of a match with a record follow from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    pub server_seed: ServerSeed,
    pub nonces: Vec<Nonce>,
}

impl Origin {
    pub fn game_seed(&self) -> Seed {
        self.server_seed.game_seed(&self.nonces)
    }
}

/// Says nothing: a seed must not end up in a log.
impl std::fmt::Debug for ServerSeed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("ServerSeed(…)")
    }
}

impl ServerSeed {
    /// Reads 64 hexadecimal digits; `what` names the field for the error.
    pub fn from_hex(text: &str, what: &'static str) -> Result<ServerSeed, RecordError> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).map_err(|_| RecordError::BadSeed(what))?;
        Ok(ServerSeed(bytes))
    }

    /// The seed for a number somebody chose, so that a game can be asked for again.
    pub fn from_number(number: u64) -> ServerSeed {
        ServerSeed(Sha256::digest(format!("counting house seed {number}")).into())
    }

    pub fn to_hex(self) -> String {
        hex::encode(self.0)
    }

    /// What is published before the game.
    pub fn commitment(self) -> String {
        hex::encode(Sha256::digest(self.0))
    }

    /// What the dice follow from.
    pub fn game_seed(self, nonces: &[Nonce]) -> Seed {
        let mut hash = Sha256::new();
        hash.update(self.0);
        for nonce in nonces {
            hash.update(&nonce.0);
        }
        hash.finalize().into()
    }
}

impl Nonce {
    /// Reads hexadecimal digits; `None` if they are none, or more than 64.
    pub fn from_hex(text: &str) -> Option<Nonce> {
        let bytes = hex::decode(text).ok()?;
        (bytes.len() <= 32).then_some(Nonce(bytes))
    }

    pub fn to_hex(&self) -> String {
        hex::encode(&self.0)
    }

    /// The nonces of a record.
    pub fn all_from_hex(texts: &[String]) -> Result<Vec<Nonce>, RecordError> {
        let read =
            |(seat, text): (usize, &String)| Nonce::from_hex(text).ok_or(RecordError::BadNonce { seat });
        texts.iter().enumerate().map(read).collect()
    }
}
