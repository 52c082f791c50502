//! `serve` as a process: its printed addresses, its errors, and its data after it was killed.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, Command, Stdio};

use games::EXAMPLE;
use serde_json::json;

use crate::program::{Folder, program, run};

/// A serving program; killed when dropped.
pub struct Serving {
    process: Child,
    address: String,
}

impl Serving {
    pub fn on(folder: &Folder) -> Serving {
        Serving::run(program(), folder)
    }

    /// A program that may open so many files.
    pub fn with_files(folder: &Folder, files: u32) -> Serving {
        Serving::run(limited(&format!("ulimit -n {files}")), folder)
    }

    fn run(mut program: Command, folder: &Folder) -> Serving {
        let serve = ["serve", "--listen", "127.0.0.1:0", "--instant-bots", "--log", "warn", "--data"];
        program.args(serve).arg(folder.path("data"));
        Serving::start(program)
    }

    /// Starts a program that serves, and waits for its address.
    pub fn start(mut program: Command) -> Serving {
        let mut process = program.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next());
        let address = address.unwrap_or_else(|| panic!("no address: {line}")).to_owned();
        Serving { process, address }
    }

    pub fn address(&self) -> SocketAddr {
        self.address.parse().unwrap()
    }

    pub fn id(&self) -> u32 {
        self.process.id()
    }

    /// Asks it to end, and waits until it has.
    pub fn end(&mut self) {
        assert!(Command::new("kill").arg(self.id().to_string()).status().unwrap().success());
        assert_eq!(self.process.wait().unwrap().code(), Some(0));
    }

    /// The most memory the process has had, in bytes.
    pub fn peak_memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id())).unwrap();
        let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
        peak.trim().trim_end_matches(" kB").parse::<u64>().unwrap() * 1024
    }

    pub fn request(&self, method: &str, path: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-type: application/json\r\n\
             content-length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }
}

/// The program within a limit of the shell.
fn limited(limit: &str) -> Command {
    let mut shell = Command::new("sh");
    shell.arg("-c").arg(format!("{limit} && exec \"$0\" \"$@\"")).arg(program().get_program());
    shell
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[test]
fn a_table_outlives_a_server_that_is_killed() {
    let folder = Folder::new();
    let new = json!({"game": EXAMPLE, "name": "Anna", "others": ["person", {"bot": "novice"}]}).to_string();
    let mut codes = Vec::new();
    for _ in 0..3 {
        let serving = Serving::on(&folder);
        let answer = serving.request("POST", "/api/tables", &new);
        assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
        codes.push(answer.split("\"code\":\"").nth(1).unwrap().split('"').next().unwrap().to_owned());
        for code in &codes {
            let table = serving.request("GET", &format!("/api/tables/{code}"), "");
            assert!(table.starts_with("HTTP/1.1 200") && table.contains("\"Anna\""), "{table}");
        }
    }
}

/// Systems usually allow 1,024 files at first, and a connection is a file.
#[cfg(target_os = "linux")]
#[test]
fn the_limit_on_files_is_raised_at_the_start_and_said() {
    let folder = Folder::new();
    // So many at first, and more if it asks for them.
    let mut program = limited("ulimit -S -n 128");
    program.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(folder.path("data"));
    program.stderr(Stdio::piped());
    let mut serving = Serving::start(program);
    let limits = std::fs::read_to_string(format!("/proc/{}/limits", serving.id())).unwrap();
    let files = limits.lines().find_map(|line| line.strip_prefix("Max open files")).unwrap();
    let numbers: Vec<&str> = files.split_whitespace().collect();
    assert_eq!(numbers[0], numbers[1], "as far as the system allows: {files}");
    assert_ne!(numbers[0], "128", "{files}");
    // It has said so before its address, and its log ends with it.
    serving.process.kill().unwrap();
    let mut logged = String::new();
    serving.process.stderr.take().unwrap().read_to_string(&mut logged).unwrap();
    assert!(logged.contains(&format!("files={} connections=", numbers[0])), "{logged}");
}

#[test]
fn what_keeps_a_server_from_starting_is_one_sentence() {
    let folder = Folder::new();
    let file = folder.write("a file", "in the way");
    let serving = Serving::on(&folder);
    let data = folder.path("data").display().to_string();
    let elsewhere = folder.path("other").display().to_string();
    let nowhere = "postgres:///house?host=/no/such/folder&user=house&password=swordfish";
    let cases: [(&[&str], &str); 8] = [
        (
            &["--listen", "127.0.0.1:0", "--data", "/proc/1/nothing"],
            "the data folder /proc/1/nothing cannot be used",
        ),
        (&["--listen", "127.0.0.1:0", "--database", nowhere], "the database cannot be used"),
        (&["--listen", "127.0.0.1:0", "--database", "mysql://here"], "takes the address of a PostgreSQL"),
        (&["--listen", "127.0.0.1:0", "--database", "postgres://%%%"], "the database cannot be used"),
        (&["--listen", &serving.address, "--data", &elsewhere], "is in use already"),
        (&["--listen", "127.0.0.1:0", "--data", &data], "another server is using the data folder"),
        (&["--listen", "127.0.0.1:0", "--data", &file], "the data folder"),
        (&["--listen", "192.0.2.1:7878", "--data", &elsewhere], "cannot listen on 192.0.2.1:7878"),
    ];
    for (arguments, expected) in cases {
        let run = run(&[&["serve"], arguments].concat());
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{}", run.err);
        assert_eq!(run.err.lines().count(), 1, "{}", run.err);
        assert!(run.err.starts_with("countinghouse: ") && run.err.contains(expected), "{}", run.err);
        assert!(!run.err.contains("swordfish"), "no error repeats a password");
    }
    let odd = run(&["serve", "--public-url", "games.example.org"]);
    assert_eq!(odd.code, 2);
    assert!(odd.err.contains("is not an address like https://"), "{}", odd.err);
}

/// The program prints its addresses and a QR code.
#[test]
fn the_address_for_phones_is_printed_and_drawn() {
    let folder = Folder::new();
    let public = ["--public-url", "https://games.example.org"];
    for (arguments, outside) in [(&[][..], false), (&public[..], true)] {
        let mut process = program()
            .args(["serve", "--listen", "127.0.0.1:0", "--log", "warn", "--data"])
            .arg(folder.path("printed"))
            .args(arguments)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let lines = BufReader::new(process.stdout.take().unwrap()).lines();
        let printed: Vec<_> = lines.take(if outside { 16 } else { 2 }).map(Result::unwrap).collect();
        process.kill().unwrap();
        process.wait().unwrap();
        assert!(printed[0].contains("http://127.0.0.1:"));
        assert_eq!(printed[1].contains("https://games.example.org"), outside, "{printed:?}");
        let is_drawn = printed.iter().any(|line| line.contains('█') || line.contains('▀'));
        assert_eq!(is_drawn, outside, "{printed:?}");
    }
}

/// It stops cleanly: exit code 0, and the database log is checkpointed.
#[test]
fn asked_to_end_it_ends_well() {
    let folder = Folder::new();
    let mut serving = Serving::on(&folder);
    serving.request(
        "POST",
        "/api/tables",
        &json!({"game": EXAMPLE, "name": "Anna", "others": ["person", "person"]}).to_string(),
    );
    let asked = Command::new("kill").arg(serving.process.id().to_string()).status().unwrap();
    assert!(asked.success());
    assert_eq!(serving.process.wait().unwrap().code(), Some(0));
    assert!(folder.path("data/countinghouse.sqlite").exists());
    assert!(!folder.path("data/countinghouse.sqlite-wal").exists(), "nothing is left in the log");
}

/// Whoever asks twice means at once.
#[test]
fn asked_a_second_time_it_ends_at_once() {
    let folder = Folder::new();
    let mut serving = Serving::on(&folder);
    // A request that never ends keeps the first wish waiting.
    let mut unfinished = TcpStream::connect(&serving.address).unwrap();
    let head = format!(
        "POST /api/tables HTTP/1.1\r\nhost: {}\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n",
        serving.address
    );
    unfinished.write_all(head.as_bytes()).unwrap();
    std::thread::sleep(std::time::Duration::from_millis(300));
    let process = serving.process.id().to_string();
    let asked = std::time::Instant::now();
    for _ in 0..2 {
        assert!(Command::new("kill").arg(&process).status().unwrap().success());
        std::thread::sleep(std::time::Duration::from_millis(300));
    }
    assert_ne!(serving.process.wait().unwrap().code(), Some(0), "it did not end in order");
    assert!(asked.elapsed() < std::time::Duration::from_secs(2), "{:?}", asked.elapsed());
}

/// Whatever it was told to keep its tables in is gone: it ends and says so.
#[test]
fn a_server_whose_folder_is_gone_ends_with_a_sentence() {
    let folder = Folder::new();
    let mut serving = Serving::on(&folder);
    std::fs::rename(folder.path("data"), folder.path("elsewhere")).unwrap();
    let gone = std::time::Instant::now();
    while serving.process.try_wait().unwrap().is_none() {
        assert!(gone.elapsed() < std::time::Duration::from_secs(10), "it goes on");
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    assert_eq!(serving.process.wait().unwrap().code(), Some(2));
}
