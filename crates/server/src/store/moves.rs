//! Moves in SQLite, which is what a busy house writes. A commit is one statement, because every statement is a way to the
//! thread of the connection and back, and because SQLite copies each page that a statement inside of a transaction changes,
//! in case that statement fails alone. Its text is made once for each number of moves.

use std::sync::{Arc, LazyLock, OnceLock};

use sqlx::sqlite::SqliteArguments;
use sqlx::{Arguments, SqliteConnection};

use games::records::By;

use super::{StoredEntry, TableId, WriteOutcome};

/// Up to so many moves are stored as they come; of more than that a multiple, so that few different texts are prepared.
const STEP: usize = 64;
/// Such steps in one commit.
const STEPS: usize = 4;
/// Values of a move. All those of the largest commit are far fewer than the 32,766 that SQLite takes.
const VALUES: usize = 9;

static TEXTS: [OnceLock<String>; STEP + STEPS + 1] = [const { OnceLock::new() }; STEP + STEPS + 1];

/// Who makes nearly all moves: kept, so that it is not copied for each.
static OWNER: LazyLock<Arc<str>> = LazyLock::new(|| By::Owner.to_string().into());

/// How many of so many moves are stored together; the others wait for the next commit.
pub fn fitting(moves: usize) -> usize {
    match moves {
        ..=STEP => moves,
        _ => (moves / STEP).min(STEPS) * STEP,
    }
}

/// The text that stores so many moves; `None` if there is none.
fn text(moves: usize) -> Option<&'static str> {
    if moves == 0 || fitting(moves) != moves {
        return None;
    }
    let place = if moves <= STEP { moves } else { STEP + moves / STEP };
    Some(TEXTS[place].get_or_init(|| written(moves)))
}

fn written(moves: usize) -> String {
    let rows = vec!["(?, ?, ?, ?, ?, ?, ?, ?, ?)"; moves].join(", ");
    let conflict = if moves == 1 { " ON CONFLICT DO NOTHING" } else { "" };
    format!(
        "INSERT INTO entries (table_id, seq, seat, acted_by, ref, action, digest, noticed, at) VALUES {rows}{conflict}"
    )
}

/// Stores moves of different tables. If an entry exists already nothing is stored: one that comes alone is a conflict, of
/// several the batch is refused, and each is tried alone. `None` if they are too many, or an odd number.
pub async fn store(
    connection: &mut SqliteConnection,
    moves: &[(TableId, &StoredEntry)],
) -> Option<Result<Vec<Option<WriteOutcome>>, sqlx::Error>> {
    let text = text(moves.len())?;
    let values = match values(moves) {
        Ok(values) => values,
        Err(error) => return Some(Err(sqlx::Error::Encode(error))),
    };
    let stored = sqlx::query_with(text, values).execute(connection).await.map(|done| match moves {
        [_] if done.rows_affected() == 0 => vec![Some(WriteOutcome::Conflict)],
        _ => vec![Some(WriteOutcome::Stored); moves.len()],
    });
    Some(stored)
}

fn values(moves: &[(TableId, &StoredEntry)]) -> Result<SqliteArguments, sqlx::error::BoxDynError> {
    let mut values = SqliteArguments::default();
    values.reserve(VALUES * moves.len(), 0);
    for (table, entry) in moves {
        let by = if *entry.by == **OWNER { OWNER.clone() } else { Arc::from(&*entry.by) };
        values.add(*table)?;
        values.add(entry.seq as i64)?;
        values.add(entry.seat.map(i64::from))?;
        values.add(by)?;
        values.add(entry.reference.as_deref().map(Arc::<str>::from))?;
        values.add(Arc::<str>::from(&*entry.action))?;
        values.add(entry.digest.to_bytes())?;
        values.add(i64::from(entry.noticed))?;
        values.add(entry.at)?;
    }
    Ok(values)
}

#[cfg(test)]
mod tests {
    use game_core::Digest;
    use sqlx::Connection;

    use super::*;

    #[test]
    fn a_commit_takes_any_few_moves_and_of_many_full_steps() {
        let taken: Vec<_> = [0, 1, 63, 64, 65, 127, 128, 255, 256, 1000].map(fitting).to_vec();
        assert_eq!(taken, [0, 1, 63, 64, 64, 64, 128, 192, 256, 256]);
        assert!((1..=STEP).all(|moves| text(moves).is_some()));
        assert_eq!(text(0), None);
        assert_eq!(text(65), None);
        let largest = text(STEP * STEPS).expect("the largest commit");
        assert_eq!(largest.matches("INSERT").count(), 1, "one statement, which is a transaction by itself");
        assert_eq!(largest.matches('?').count(), STEP * STEPS * VALUES);
    }

    fn entry(seq: u64) -> StoredEntry {
        StoredEntry {
            seq,
            seat: Some(1),
            by: if seq.is_multiple_of(2) { "owner" } else { "bot:novice" }.to_owned(),
            reference: Some(format!("ref {seq}")),
            action: r#""tick""#.to_owned(),
            digest: Digest::Values { layout: 1, hash: [7; 16] },
            noticed: 3,
            at: 5,
        }
    }

    #[tokio::test]
    async fn many_moves_are_stored_all_or_none() -> Result<(), sqlx::Error> {
        let mut connection = SqliteConnection::connect("sqlite::memory:").await?;
        let tables = include_str!("../../migrations/sqlite/0001_tables.sql");
        sqlx::raw_sql(tables).execute(&mut connection).await?;
        let table = "INSERT INTO tables VALUES (1, 'CODE', 'tick', 1, '{}', 0, 'playing', x'00', 0)";
        sqlx::query(table).execute(&mut connection).await?;
        let entries: Vec<_> = (0..256).map(entry).collect();
        let moves: Vec<_> = entries.iter().map(|entry| (1, entry)).collect();
        let alone = store(&mut connection, &moves[255..]).await.expect("one has a text")?;
        assert_eq!(alone, [Some(WriteOutcome::Stored)]);
        let again = store(&mut connection, &moves[255..]).await.expect("one has a text")?;
        assert_eq!(again, [Some(WriteOutcome::Conflict)]);
        let refused = store(&mut connection, &moves).await.expect("256 have a text");
        assert!(refused.is_err(), "one of them was there");
        let count = "SELECT count(*) FROM entries WHERE acted_by = $1";
        let owners = async |connection: &mut SqliteConnection| {
            sqlx::query_scalar::<_, i64>(count).bind("owner").fetch_one(connection).await
        };
        assert_eq!(owners(&mut connection).await?, 0, "and so none was stored");
        let stored = store(&mut connection, &moves[..192]).await.expect("192 have a text")?;
        assert_eq!(stored.len(), 192);
        assert_eq!(owners(&mut connection).await?, 96);
        Ok(())
    }
}
