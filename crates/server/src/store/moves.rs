//! Moves in SQLite, which is what a busy house writes. A commit is one text, because every statement is a way to the thread of
//! the connection and back, and the text is made once for each number of moves.

use std::fmt::Write;
use std::sync::OnceLock;

use sqlx::SqliteConnection;

use super::{StoredEntry, TableId, WriteOutcome};

/// Moves in one statement; each binds nine values, and SQLite allows 32,766.
const ROWS: usize = 64;
/// Statements in one commit.
const STATEMENTS: usize = 4;

/// Up to `ROWS` any number; then full statements, so that few different texts have to be prepared.
static TEXTS: [OnceLock<String>; ROWS + STATEMENTS + 1] = [const { OnceLock::new() }; ROWS + STATEMENTS + 1];

/// How many of so many moves are stored together; the others wait for the next commit.
pub fn fitting(moves: usize) -> usize {
    match moves {
        ..=ROWS => moves,
        _ => (moves / ROWS).min(STATEMENTS) * ROWS,
    }
}

/// The text that stores so many moves; `None` if there is none.
fn text(moves: usize) -> Option<&'static str> {
    if moves == 0 || fitting(moves) != moves {
        return None;
    }
    let place = if moves <= ROWS { moves } else { ROWS + moves / ROWS };
    Some(TEXTS[place].get_or_init(|| written(moves)))
}

fn written(moves: usize) -> String {
    let mut text = String::new();
    let statements = moves.div_ceil(ROWS);
    let rows = vec!["(?, ?, ?, ?, ?, ?, ?, ?, ?)"; moves.min(ROWS)].join(", ");
    let insert = format!(
        "INSERT INTO entries (table_id, seq, seat, acted_by, ref, action, digest, noticed, at) VALUES {rows}"
    );
    // Writing to a string does not fail. If one of several statements fails the connection is closed, which takes all back.
    let _ = match statements {
        1 if moves == 1 => write!(text, "{insert} ON CONFLICT DO NOTHING"),
        1 => write!(text, "{insert}"),
        _ => write!(text, "BEGIN IMMEDIATE; {} COMMIT", format!("{insert}; ").repeat(statements)),
    };
    text
}

/// Stores moves of different tables. If an entry exists already nothing is stored: one that comes alone is a conflict, of
/// several the batch is refused, and each is tried alone. `None` if they are too many, or an odd number.
pub async fn store(
    connection: &mut SqliteConnection,
    moves: &[(TableId, &StoredEntry)],
) -> Option<Result<Vec<Option<WriteOutcome>>, sqlx::Error>> {
    let mut query = sqlx::query(text(moves.len())?);
    for (table, entry) in moves {
        query = query
            .bind(*table)
            .bind(entry.seq as i64)
            .bind(entry.seat.map(i64::from))
            .bind(&*entry.by)
            .bind(entry.reference.as_deref())
            .bind(&*entry.action)
            .bind(entry.digest.to_bytes())
            .bind(i64::from(entry.noticed))
            .bind(entry.at);
    }
    let stored = query.execute(connection).await.map(|done| match moves {
        [_] if done.rows_affected() == 0 => vec![Some(WriteOutcome::Conflict)],
        _ => vec![Some(WriteOutcome::Stored); moves.len()],
    });
    Some(stored)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commit_takes_any_few_moves_and_of_many_full_statements() {
        let taken: Vec<_> = [0, 1, 63, 64, 65, 127, 128, 255, 256, 1000].map(fitting).to_vec();
        assert_eq!(taken, [0, 1, 63, 64, 64, 64, 128, 192, 256, 256]);
        assert!((1..=ROWS).all(|moves| text(moves).is_some()));
        assert_eq!(text(0), None);
        assert_eq!(text(65), None);
        let both = text(128).expect("two statements");
        assert_eq!(both.matches("INSERT").count(), 2);
        assert_eq!(both.matches('?').count(), 128 * 9);
    }
}
