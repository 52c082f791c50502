//! Chat. A line is stored before it is sent, counts once however often it is sent, and is text, never markup. It does
//! not reach the game.

use std::collections::VecDeque;

use game_core::Seat;
use protocol::{ChatLine, LONGEST_LINE, MOST_LINES, ServerMessage};

use super::{Actor, SocketId, encode};
use crate::problem::Problem;
use crate::secrets::TokenHash;
use crate::store::{StoredLine, TableChange, WriteOutcome};

/// The newest lines, and the number of all lines.
#[derive(Debug, Default)]
pub struct Chat {
    lines: VecDeque<StoredLine>,
    said: u32,
}

impl Chat {
    /// From the newest lines of the store, oldest first.
    pub fn new(lines: Vec<StoredLine>) -> Chat {
        Chat { said: lines.last().map_or(0, |line| line.id), lines: lines.into() }
    }

    fn push(&mut self, line: StoredLine) {
        self.said = line.id;
        self.lines.push_back(line);
        if self.lines.len() > MOST_LINES {
            self.lines.pop_front();
        }
    }

    fn has(&self, speaker: &TokenHash, reference: &str) -> bool {
        self.lines.iter().any(|line| line.speaker == *speaker && line.reference == reference)
    }

    /// Lines after the first `seen`; all if `seen` is absent or larger than the number of lines.
    pub fn since(&self, seen: Option<u32>) -> Vec<ChatLine> {
        let seen = seen.filter(|seen| *seen <= self.said).unwrap_or(0);
        self.lines.iter().filter(|line| line.id > seen).map(chat_line).collect()
    }

    /// Updates seat numbers after people have moved: for each old seat the new one.
    pub fn reseat(&mut self, moved: &[Option<u8>]) {
        for line in &mut self.lines {
            line.seat = line.seat.and_then(|seat| moved.get(usize::from(seat)).copied().flatten());
        }
    }
}

fn chat_line(line: &StoredLine) -> ChatLine {
    ChatLine { id: line.id, seat: line.seat, name: line.name.clone(), text: line.text.clone(), at: line.at }
}

/// A line as it is shown: tabs and line breaks become spaces, other control characters are removed.
fn check_line(text: &str) -> Result<String, Problem> {
    let spaced = |letter: char| if letter.is_whitespace() { ' ' } else { letter };
    let text: String = text.trim().chars().map(spaced).filter(|letter| !letter.is_control()).collect();
    let fits = (1..=LONGEST_LINE).contains(&text.chars().count());
    if fits { Ok(text) } else { Err(Problem::BadLine) }
}

impl Actor {
    pub(super) async fn say(
        &mut self,
        socket: SocketId,
        seat: Seat,
        reference: &str,
        text: &str,
    ) -> Result<(), Problem> {
        if self.room.class.as_ref().is_some_and(|class| !class.chat) {
            return Err(Problem::ChatOff);
        }
        let text = check_line(text)?;
        let Some(speaker) = self.sockets.session(socket).and_then(|session| session.owner) else {
            return Err(Problem::NotSeated);
        };
        if self.chat.has(&speaker, reference) {
            return Ok(());
        }
        let name = self.room.seat(seat).map(|seat| seat.name.clone()).unwrap_or_default();
        let mut line = StoredLine {
            id: self.chat.said + 1,
            speaker,
            seat: Some(seat.number() as u8),
            name,
            text,
            reference: reference.to_owned(),
            at: self.context.clock.unix_millis(),
        };
        let say = |line: &StoredLine| TableChange::Say { table: self.room.id, line: line.clone() };
        if self.write(say(&line)).await? == WriteOutcome::Conflict {
            // The number or the ref is used: read the stored lines and try once more.
            let stored = self.context.store.chat(self.room.id, MOST_LINES as u32).await?;
            self.chat = Chat::new(stored);
            line.id = self.chat.said + 1;
            if self.chat.has(&speaker, reference) || self.write(say(&line)).await? == WriteOutcome::Conflict {
                return Ok(());
            }
        }
        let message = encode(&ServerMessage::Chat { lines: vec![chat_line(&line)] });
        self.chat.push(line);
        self.sockets.send_to_all(&message);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_text_of_a_bounded_length() {
        assert_eq!(check_line(" a\n\tb\u{7}<b> "), Ok("a  b<b>".to_owned()));
        assert_eq!(check_line(" \n "), Err(Problem::BadLine));
        assert_eq!(check_line(&"x".repeat(LONGEST_LINE + 1)), Err(Problem::BadLine));
    }
}
