//! A PostgreSQL server for one test: in a temporary folder, reached through a socket in it, run by an unprivileged
//! user because it refuses to run as root.

use std::os::unix::fs::{PermissionsExt, chown};
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
    /// How it is reached over the network, if it is.
    tls: Option<Tls>,
}

/// A certificate for `localhost`, and where the database shows it.
struct Tls {
    certificate: PathBuf,
    key: PathBuf,
    port: u16,
}

impl Cluster {
    pub async fn start() -> Cluster {
        let cluster = Cluster::prepare();
        cluster.come_back().await;
        cluster
    }

    /// One that is also reached over TLS, at `localhost`, with this certificate and its key.
    pub async fn start_with_tls(certificate: &Path, key: &Path) -> Cluster {
        let mut cluster = Cluster::prepare();
        let kept = |file: &Path, name: &str| {
            let kept = cluster.folder.path().join(name);
            std::fs::copy(file, &kept).expect("it is copied");
            std::fs::set_permissions(&kept, std::fs::Permissions::from_mode(0o600)).expect("it is closed");
            if is_root() {
                chown(&kept, Some(NOBODY), Some(NOBODY)).expect("it is given away");
            }
            kept
        };
        let (certificate, key) = (kept(certificate, "server.crt"), kept(key, "server.key"));
        let free = std::net::TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
        cluster.tls = Some(Tls { certificate, key, port: free.expect("a port").port() });
        cluster.come_back().await;
        cluster
    }

    /// The port at which it is reached over TLS.
    pub fn port(&self) -> u16 {
        self.tls.as_ref().map_or(5432, |tls| tls.port)
    }

    fn prepare() -> Cluster {
        let programs = programs().expect(
            "PostgreSQL's initdb and postgres are neither in the PATH nor under /usr/lib/postgresql; \
             `make postgres` installs them",
        );
        let folder = TempDir::new().expect("a folder");
        if is_root() {
            chown(folder.path(), Some(NOBODY), Some(NOBODY)).expect("the folder is given away");
        }
        let cluster = Cluster { folder, programs, databases: 0, tls: None };
        let data = cluster.data();
        cluster.run("initdb", &["-D", &data, "-U", "house", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"]);
        cluster
    }

    /// Starts it, and waits until it answers.
    pub async fn come_back(&self) {
        let network = match &self.tls {
            None => "-c listen_addresses=''".to_owned(),
            Some(Tls { certificate, key, port }) => format!(
                "-c listen_addresses=127.0.0.1 -p {port} -c ssl=on -c ssl_cert_file={} -c ssl_key_file={}",
                certificate.display(),
                key.display()
            ),
        };
        let options = format!(
            "-k {} {network} -c fsync=off -c shared_buffers=16MB -c max_connections=60",
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

    /// The socket over which it is reached.
    pub fn socket(&self) -> PathBuf {
        self.folder.path().join(".s.PGSQL.5432")
    }

    pub fn url(&self, database: &str) -> String {
        let (folder, port) = (self.folder.path().display(), self.port());
        format!("postgres:///{database}?host={folder}&port={port}&user=house")
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
