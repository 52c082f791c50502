//! Migrations only add: in a rolling upgrade the old program works on beside the new one, on the same database.

use std::fs;
use std::path::Path;

/// The first migrations came before several nodes could share a database.
const FIRST_SHARED: &str = "0008";
/// What would take something from a program that still uses it.
const TAKES_AWAY: [&str; 6] = ["DROP", "RENAME", "DELETE", "TRUNCATE", "ALTER COLUMN", "SET NOT NULL"];

/// The words of a migration that take something away. A new index may stand in for an old one: an index is no part of what
/// a program asks for.
fn taken_away(sql: &str) -> Vec<&'static str> {
    let lines = sql.lines().map(|line| line.split("--").next().unwrap_or_default().to_uppercase());
    let statements: String = lines.collect::<Vec<_>>().join(" ").replace("ON DELETE", "");
    let statements = statements.split(';').filter(|statement| !statement.contains("DROP INDEX"));
    let code: Vec<_> = statements.flat_map(str::split_whitespace).collect();
    let code = format!(" {} ", code.join(" "));
    TAKES_AWAY.into_iter().filter(|word| code.contains(&format!(" {word} "))).collect()
}

#[test]
fn a_migration_that_takes_something_away_is_found() {
    assert_eq!(taken_away("ALTER TABLE a\n  DROP COLUMN b; -- never\n"), ["DROP"]);
    assert_eq!(taken_away("alter table a rename to b;"), ["RENAME"]);
    assert_eq!(
        taken_away("-- DROP nothing\nCREATE TABLE a (b TEXT REFERENCES c ON DELETE CASCADE);"),
        [""; 0]
    );
}

#[test]
fn since_nodes_share_a_database_migrations_only_add() {
    let mut read = 0;
    for database in ["sqlite", "postgres"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations").join(database);
        for entry in fs::read_dir(folder).expect("there are migrations") {
            let path = entry.expect("a folder can be read").path();
            let name = path.file_name().expect("a file").to_string_lossy().into_owned();
            if name.as_str() < FIRST_SHARED {
                continue;
            }
            read += 1;
            let taken = taken_away(&fs::read_to_string(&path).expect("a migration can be read"));
            assert_eq!(taken, Vec::<&str>::new(), "{database}/{name} takes something away");
        }
    }
    assert!(read >= 5, "migrations were read: {read}");
}
