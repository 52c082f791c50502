//! The database: there, of this program, whole, writable, and with a clock that agrees.

use std::path::Path;
use std::time::Duration;

use sqlx::postgres::PgConnection;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};
use tokio::time::timeout;

use super::{CLOCK, Finding, SET_CLOCK, size};
use crate::clock::Clock;
use crate::data_folder;
use crate::house::{House, HousePlace};
use crate::serve::DATABASE;
use crate::store::connect_options;

const STORE: &str = "database";
const SERVER: &str = "server";
/// How long a database may take to answer.
const WITHIN: Duration = Duration::from_secs(10);
/// Milliseconds by which clocks may differ.
const AHEAD: i64 = 60_000;
/// A log that is never emptied: some program holds the database open. In bytes.
const LONG_LOG: u64 = 200_000_000;

pub fn examine_sqlite(data: &Path) -> Vec<Finding> {
    let file = data.join(DATABASE);
    if !file.is_file() {
        return vec![Finding::well(STORE, format!("{} will be made at the start", file.display()))];
    }
    let mut findings = vec![match data_folder::is_in_use(data) {
        true => Finding::well(SERVER, "a server uses the folder"),
        false => Finding::well(SERVER, "no server uses the folder"),
    }];
    if let Err(error) = House::open(HousePlace::Folder(data.to_owned())) {
        findings.push(cannot_be_used(&error.to_string()));
        return findings;
    }
    findings.extend(answered(whole(&file)));
    findings
}

/// What a database that is not of this program, or not readable, needs.
fn cannot_be_used(why: &str) -> Finding {
    let advice =
        match (why.contains("newer version"), why.contains("older version"), why.contains("no house")) {
            (true, _, _) => "install the newer program again; an older one cannot read what it wrote",
            (_, true, _) => "make a backup, then start the new program: it brings the database up to date",
            (_, _, true) => "start `countinghouse serve` once",
            _ => "restore the last backup into an empty folder, and keep this one (docs/hosting.md)",
        };
    match why.contains("older version") || why.contains("no house") {
        true => Finding::weak(STORE, why, advice),
        false => Finding::ill(STORE, why, advice),
    }
}

fn answered(asked: impl Future<Output = Result<Vec<Finding>, sqlx::Error>>) -> Vec<Finding> {
    let runtime = match tokio::runtime::Builder::new_current_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => return vec![Finding::ill(STORE, error.to_string(), "try again")],
    };
    runtime.block_on(asked).unwrap_or_else(|error| vec![cannot_be_used(&error.to_string())])
}

async fn whole(file: &Path) -> Result<Vec<Finding>, sqlx::Error> {
    let options = SqliteConnectOptions::new().filename(file).read_only(true);
    let mut connection = SqliteConnection::connect_with(&options).await?;
    let sound: String = sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(&mut connection).await?;
    let tables: i64 = sqlx::query_scalar("SELECT count(*) FROM tables").fetch_one(&mut connection).await?;
    let newest: Option<i64> = sqlx::query_scalar(
        "SELECT max(at) FROM (SELECT max(created_at) AS at FROM tables UNION ALL SELECT max(at) FROM chat)",
    )
    .fetch_one(&mut connection)
    .await?;
    connection.close().await?;
    let length = |name: String| std::fs::metadata(name).map_or(0, |found| found.len());
    let log = length(format!("{}-wal", file.display()));
    let told = format!("SQLite, {tables} tables in {}", size(length(file.display().to_string())));
    let mut findings = vec![match sound == "ok" {
        true => Finding::well(STORE, format!("{told}, whole")),
        false => cannot_be_used(&format!("{told}, damaged: {sound}")),
    }];
    if log > LONG_LOG {
        findings.push(Finding::weak(
            STORE,
            format!("its log has grown to {}", size(log)),
            "some program holds the database open; end it, and the log is emptied",
        ));
    }
    findings.extend(newest.and_then(|newest| behind(newest - Clock::default().unix_millis())));
    Ok(findings)
}

/// Something was stored at a date that this machine has not reached.
fn behind(by: i64) -> Option<Finding> {
    let told = format!(
        "something was stored {} seconds in the future: this clock is behind, or was ahead",
        by / 1000
    );
    (by > AHEAD).then(|| Finding::weak(CLOCK, told, SET_CLOCK))
}

pub fn examine_postgres(url: &str) -> Vec<Finding> {
    let options = match connect_options(url) {
        Ok(options) => options,
        Err(error) => {
            let advice = "write it as postgres://USER:PASSWORD@HOST/NAME";
            return vec![Finding::ill(STORE, format!("its address cannot be read: {error}"), advice)];
        }
    };
    let mut findings = answered(async {
        let connected = timeout(WITHIN, PgConnection::connect_with(&options)).await;
        let connected = connected.map_err(|_| sqlx::Error::PoolTimedOut).and_then(|connected| connected);
        match connected {
            Ok(mut connection) => match timeout(WITHIN, postgres(&mut connection)).await {
                Ok(found) => found,
                Err(_) => Ok(vec![Finding::ill(STORE, "PostgreSQL does not answer", "look at its log")]),
            },
            Err(error) => Ok(vec![Finding::ill(
                STORE,
                format!("PostgreSQL cannot be reached: {error}"),
                "check address, password, firewall and pg_hba.conf; over a network its certificate must be for its name \
                 (docs/operations.md)",
            )]),
        }
    });
    let is_reached = !findings.iter().any(|finding| finding.told.contains("cannot be reached"));
    if is_reached && let Err(error) = House::open(HousePlace::Database(url.to_owned())) {
        findings.push(cannot_be_used(&error.to_string()));
    }
    findings
}

/// Connections that a node may use, and a few for those who look after it.
const CONNECTIONS: i64 = 20;

async fn postgres(connection: &mut PgConnection) -> Result<Vec<Finding>, sqlx::Error> {
    let mut findings = Vec::new();
    let of = "SELECT current_setting('server_version_num')::bigint, current_setting('server_version'), \
              current_setting('max_connections')::bigint - (SELECT count(*) FROM pg_stat_activity \
              WHERE backend_type = 'client backend'), current_setting('fsync') = 'on' AND \
              current_setting('full_page_writes') = 'on', pg_is_in_recovery(), \
              has_schema_privilege(current_schema(), 'CREATE'), pg_database_size(current_database()), \
              (extract(epoch FROM clock_timestamp()) * 1000)::bigint, \
              coalesce((SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()), false), inet_client_addr() IS NULL";
    type Row = (i64, String, i64, bool, bool, Option<bool>, i64, i64, bool, bool);
    let asked = Clock::default().unix_millis();
    let row: Row = sqlx::query_as(of).fetch_one(&mut *connection).await?;
    let (number, version, free, is_durable, is_standby, may_create, bytes, now, is_encrypted, is_local) = row;
    let told = format!("PostgreSQL {version}, {}", size(bytes.unsigned_abs()));
    findings.push(match number >= 120_000 {
        true => Finding::well(STORE, told),
        false => Finding::ill(STORE, told, "use PostgreSQL 12 or newer"),
    });
    if is_standby {
        findings.push(Finding::ill(
            STORE,
            "it is a standby and cannot be written to",
            "give the address of the primary",
        ));
    }
    if may_create != Some(true) {
        let advice = "GRANT CREATE ON SCHEMA public TO the user of the house, or let it own the database";
        findings.push(Finding::ill(STORE, "its user may not make tables", advice));
    }
    if !is_durable {
        findings.push(Finding::ill(
            STORE,
            "fsync or full_page_writes is off: a power cut may damage it",
            "set both to on in postgresql.conf",
        ));
    }
    findings.push(match free >= CONNECTIONS {
        true => Finding::well(STORE, format!("{free} connections are free")),
        false => Finding::ill(
            STORE,
            format!("only {free} connections are free, and a node uses up to 14"),
            "raise max_connections, or end other programs",
        ),
    });
    findings.push(match (is_encrypted, is_local) {
        (true, _) => Finding::well("encryption", "the connection is encrypted"),
        (false, true) => Finding::well("encryption", "the connection does not leave this machine"),
        (false, false) => Finding::weak(
            "encryption",
            "the connection is not encrypted",
            "if it leaves this machine, give PostgreSQL a certificate and drop sslmode=disable",
        ),
    });
    let took = Clock::default().unix_millis() - asked;
    let difference = (now - asked - took / 2).abs();
    findings.push(match difference > AHEAD {
        true => Finding::weak(
            CLOCK,
            format!("it differs from that of the database by {} s", difference / 1000),
            SET_CLOCK,
        ),
        false => Finding::well(CLOCK, "it agrees with that of the database"),
    });
    findings.push(nodes(connection).await?);
    Ok(findings)
}

async fn nodes(connection: &mut PgConnection) -> Result<Finding, sqlx::Error> {
    let is_there: bool =
        sqlx::query_scalar("SELECT to_regclass('nodes') IS NOT NULL").fetch_one(&mut *connection).await?;
    if !is_there {
        return Ok(Finding::well(SERVER, "no server has used the database yet"));
    }
    let live = "SELECT version, address FROM nodes WHERE until > clock_timestamp() ORDER BY id";
    let live: Vec<(String, Option<String>)> = sqlx::query_as(live).fetch_all(connection).await?;
    let name = |(version, address): &(String, Option<String>)| match address {
        Some(address) => format!("{address} ({version})"),
        None => format!("one without --node ({version})"),
    };
    let unreachable = live.iter().filter(|(_, address)| address.is_none()).count();
    let told = match live.len() {
        0 => "no server uses the database".to_owned(),
        _ => format!("servers that use it: {}", live.iter().map(name).collect::<Vec<_>>().join(", ")),
    };
    Ok(match live.len() > 1 && unreachable > 0 {
        true => Finding::ill(
            SERVER,
            told,
            "several servers on one database need --node, or they wait for each other's tables",
        ),
        false => Finding::well(SERVER, told),
    })
}
