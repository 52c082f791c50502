//! Secrets: seat tokens, seeds, nonces and table codes. They have no `Display` and a redacted `Debug`, so that none
//! ends up in a log.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

/// Letters and digits that are not mistaken for one another.
const CODE_ALPHABET: &[u8; 31] = b"ABCDEFGHJKMNPQRSTUVWXYZ23456789";
/// 31⁸ are eight hundred thousand million: too many to guess at the rate at which misses are answered.
const CODE_LENGTH: usize = 8;
/// A class has a shorter code, so that a code says what it is of, and thirty people type it sooner.
const CLASS_CODE_LENGTH: usize = 7;
/// Tables opened by earlier versions keep their codes.
const OLD_CODE_LENGTH: usize = 6;

/// 256 random bits, known to one browser. The token is the right to its seats.
#[derive(Clone, PartialEq, Eq)]
pub struct Token([u8; 32]);

/// What the server stores of a token.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct TokenHash(pub [u8; 32]);

impl TokenHash {
    /// A hash that no token has.
    pub const INVALID: TokenHash = TokenHash([0; 32]);

    /// Several hashes as a store has them.
    pub fn list_to_json(hashes: &[TokenHash]) -> String {
        let list: Vec<_> = hashes.iter().map(|hash| hex::encode(hash.0)).collect();
        serde_json::Value::from(list).to_string()
    }

    pub fn list_from_json(text: &str) -> Result<Vec<TokenHash>, String> {
        let list: Vec<String> = serde_json::from_str(text).map_err(|error| error.to_string())?;
        let read = |hash: &String| {
            let mut bytes = [0; 32];
            hex::decode_to_slice(hash, &mut bytes)
                .map(|()| TokenHash(bytes))
                .map_err(|error| error.to_string())
        };
        list.iter().map(read).collect()
    }
}

impl Serialize for TokenHash {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&hex::encode(self.0))
    }
}

impl<'de> Deserialize<'de> for TokenHash {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TokenHash, D::Error> {
        let text = String::deserialize(deserializer)?;
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).map_err(D::Error::custom)?;
        Ok(TokenHash(bytes))
    }
}

impl Token {
    pub fn new() -> Result<Token, NoRandomness> {
        random().map(Token)
    }

    pub fn from_hex(text: &str) -> Option<Token> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).ok()?;
        Some(Token(bytes))
    }

    /// The token itself; only for its owner.
    pub fn reveal(&self) -> String {
        hex::encode(self.0)
    }

    /// The token that a secret in a link to keep stands for. It is another one, so that no token is ever in an address.
    pub fn behind_link(&self) -> Token {
        let mut hash = Sha256::new();
        hash.update(b"countinghouse seat link");
        hash.update(self.0);
        Token(hash.finalize().into())
    }

    pub fn hash(&self) -> TokenHash {
        TokenHash(Sha256::digest(self.0).into())
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(…)")
    }
}

/// The system has no random numbers, so no secret can be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the system gives no random numbers")]
pub struct NoRandomness;

pub fn random<const N: usize>() -> Result<[u8; N], NoRandomness> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| NoRandomness)?;
    Ok(bytes)
}

/// A new code for a table's address.
pub fn new_code() -> Result<String, NoRandomness> {
    code_of(CODE_LENGTH)
}

/// A new code for a class.
pub fn new_class_code() -> Result<String, NoRandomness> {
    code_of(CLASS_CODE_LENGTH)
}

fn code_of(length: usize) -> Result<String, NoRandomness> {
    let mut code = String::with_capacity(length);
    while code.len() < length {
        let [byte] = random()?;
        // 248 is the largest multiple of 31 in a byte: every letter is equally likely.
        if byte < 248 {
            code.push(char::from(CODE_ALPHABET[usize::from(byte) % CODE_ALPHABET.len()]));
        }
    }
    Ok(code)
}

/// Reads a code as people type it; `None` if no table can have it.
pub fn read_code(text: &str) -> Option<String> {
    read(text, &[CODE_LENGTH, OLD_CODE_LENGTH])
}

/// The same for a class.
pub fn read_class_code(text: &str) -> Option<String> {
    read(text, &[CLASS_CODE_LENGTH])
}

fn read(text: &str, lengths: &[usize]) -> Option<String> {
    let code = text.trim().to_ascii_uppercase();
    let fits = lengths.contains(&code.len());
    let looks_right = fits && code.bytes().all(|letter| CODE_ALPHABET.contains(&letter));
    looks_right.then_some(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_read_back_as_people_type_them() {
        let code = new_code().expect("random numbers");
        assert_eq!(read_code(&format!(" {} ", code.to_lowercase())), Some(code));
        assert_eq!(read_code("ABC"), None);
        assert_eq!(read_code("ABCDE0"), None, "0 is no letter of a code");
        assert_eq!(read_code("../etc"), None);
        let class = new_class_code().expect("random numbers");
        assert_eq!((read_class_code(&class.to_lowercase()), read_code(&class)), (Some(class), None));
    }

    #[test]
    fn tokens_do_not_show_in_debug_output() {
        let token = Token::new().expect("random numbers");
        let shown = format!("{token:?} {:?}", token.hash());
        assert!(!shown.contains(&token.reveal()[..8]) && !shown.contains(&hex::encode(token.hash().0)[..8]));
        assert_eq!(Token::from_hex(&token.reveal()), Some(token));
    }
}
