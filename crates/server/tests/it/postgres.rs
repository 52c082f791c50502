//! A PostgreSQL server for one test: in a temporary folder, reached through a socket in it, run by an unprivileged
//! user because it refuses to run as root.

use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use sqlx::postgres::PgConnection;
use sqlx::{AssertSqlSafe, Connection};
use tempfile::TempDir;

/// `nobody`: a user that every system has.
const NOBODY: u32 = 65534;
const PATIENCE: Duration = Duration::from_secs(60);

pub struct Cluster {
    folder: TempDir,
    programs: PathBuf,
    databases: u32,
}

impl Cluster {
    pub async fn start() -> Cluster {
        let programs = programs().expect(
            "PostgreSQL's initdb and postgres are neither in the PATH nor under /usr/lib/postgresql; \
             `make postgres` installs them",
        );
        let folder = TempDir::new().expect("a folder");
        if is_root() {
            chown(folder.path(), Some(NOBODY), Some(NOBODY)).expect("the folder is given away");
        }
        let cluster = Cluster { folder, programs, databases: 0 };
        let data = cluster.data();
        cluster.run("initdb", &["-D", &data, "-U", "house", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"]);
        cluster.come_back().await;
        cluster
    }

    /// Starts it, and waits until it answers.
    pub async fn come_back(&self) {
        let options = format!(
            "-k {} -c listen_addresses='' -c fsync=off -c shared_buffers=16MB -c max_connections=40",
            self.folder.path().display()
        );
        let log = self.folder.path().join("log").display().to_string();
        self.run("pg_ctl", &["-D", &self.data(), "-w", "-l", &log, "-o", &options, "start"]);
        let began = Instant::now();
        while PgConnection::connect(&self.url("postgres")).await.is_err() {
            assert!(began.elapsed() < PATIENCE, "{}", std::fs::read_to_string(&log).unwrap_or_default());
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Kills it in the middle of its work.
    pub fn go_away(&self) {
        self.run("pg_ctl", &["-D", &self.data(), "-w", "-m", "immediate", "stop"]);
    }

    /// The address of a new, empty database.
    pub async fn database(&mut self) -> String {
        self.databases += 1;
        let name = format!("house{}", self.databases);
        let mut connection = PgConnection::connect(&self.url("postgres")).await.expect("it answers");
        let create = AssertSqlSafe(format!("CREATE DATABASE {name}"));
        sqlx::query(create).execute(&mut connection).await.expect("a database is made");
        self.url(&name)
    }

    pub fn url(&self, database: &str) -> String {
        format!("postgres:///{database}?host={}&user=house", self.folder.path().display())
    }

    fn data(&self) -> String {
        self.folder.path().join("data").display().to_string()
    }

    fn run(&self, program: &str, arguments: &[&str]) {
        let mut command = Command::new(self.programs.join(program));
        command.args(arguments).current_dir(self.folder.path()).stdin(Stdio::null()).stdout(Stdio::null());
        if is_root() {
            command.uid(NOBODY).gid(NOBODY);
        }
        let status = command.status().expect("it runs");
        assert!(status.success(), "{program} failed: {status}");
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let mut command = Command::new(self.programs.join("pg_ctl"));
        command.args(["-D", &self.data(), "-w", "-m", "immediate", "stop"]).current_dir(self.folder.path());
        if is_root() {
            command.uid(NOBODY).gid(NOBODY);
        }
        // It may have ended already.
        let _ = command.stdout(Stdio::null()).stderr(Stdio::null()).status();
    }
}

fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt;
    std::fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0)
}

/// The folder with PostgreSQL's programs.
fn programs() -> Option<PathBuf> {
    let has_both =
        |folder: &Path| ["initdb", "postgres", "pg_ctl"].iter().all(|name| folder.join(name).is_file());
    let installed = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut installed: Vec<_> = installed.map(|version| version.path().join("bin")).collect();
    installed.sort();
    let path = std::env::var_os("PATH").unwrap_or_default();
    installed.into_iter().rev().chain(std::env::split_paths(&path)).find(|folder| has_both(folder))
}
