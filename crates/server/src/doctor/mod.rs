//! `doctor`: looks at everything a server needs and says what to do about what is not well. It changes nothing.

mod database;
mod folder;

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::time::Duration;

use crate::clock::Clock;
use crate::files;
use crate::house::HousePlace;

/// One thing that was looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    pub what: &'static str,
    pub health: Health,
    /// How it is, in one line.
    pub told: String,
    /// What to do about it; nothing if it is well.
    pub advice: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Health {
    Well,
    /// It works, and may not for long or for many.
    Weak,
    /// A server does not work like this.
    Ill,
}

impl Finding {
    fn well(what: &'static str, told: impl Into<String>) -> Finding {
        Finding { what, health: Health::Well, told: told.into(), advice: None }
    }

    fn weak(what: &'static str, told: impl Into<String>, advice: impl Into<String>) -> Finding {
        Finding { what, health: Health::Weak, told: told.into(), advice: Some(advice.into()) }
    }

    fn ill(what: &'static str, told: impl Into<String>, advice: impl Into<String>) -> Finding {
        Finding { what, health: Health::Ill, told: told.into(), advice: Some(advice.into()) }
    }
}

/// Looks at a house and the machine it is on. `listen` is where its server listens or is to listen.
pub fn examine(place: &HousePlace, listen: SocketAddr) -> Vec<Finding> {
    let mut findings = vec![files(), clock(Clock::default().unix_millis())];
    match place {
        HousePlace::Folder(data) => {
            findings.extend(folder::examine(data));
            findings.extend(database::examine_sqlite(data));
        }
        HousePlace::Database(url) => findings.extend(database::examine_postgres(url)),
    }
    findings.push(listener(listen));
    findings
}

/// Asks the server that should be running there whether it is healthy.
pub fn ask(address: SocketAddr) -> Finding {
    match ask_health(address) {
        Ok(answer) if answer == "ok" => {
            Finding::well(LISTEN, format!("a server answers at {address} and is healthy"))
        }
        Ok(answer) => Finding::ill(
            LISTEN,
            format!("a server answers at {address}, but is not healthy: {answer}"),
            "see its log; docs/operations.md says what the code means",
        ),
        Err(error) => Finding::ill(
            LISTEN,
            format!("no server answers at {address}: {error}"),
            "start one; if one should be running, its log says why it is not",
        ),
    }
}

const FILES: &str = "file limit";
/// A class with its spectators; below it the server itself may run out.
const FEW_FILES: u64 = 256;
const ENOUGH_FILES: u64 = 4096;

fn files() -> Finding {
    let limit = files::highest_limit();
    let told = format!("{limit} files, so {} connections at a time", files::connections_in(limit));
    let advice =
        "raise the hard limit: LimitNOFILE=65536 in the systemd unit, or `ulimit -Hn 65536` before the start";
    match limit {
        ENOUGH_FILES.. => Finding::well(FILES, told),
        FEW_FILES.. => Finding::weak(FILES, told, advice),
        _ => Finding::ill(FILES, told, advice),
    }
}

const CLOCK: &str = "clock";
/// 1 January 2026: this program is younger.
const BEFORE_THIS_PROGRAM: i64 = 1_767_225_600_000;
const SET_CLOCK: &str =
    "let the machine keep its clock by NTP (`timedatectl set-ntp true`); tables are cleared away by date";

fn clock(now: i64) -> Finding {
    match now < BEFORE_THIS_PROGRAM {
        true => Finding::ill(CLOCK, "the date of this machine is before this program was written", SET_CLOCK),
        false => Finding::well(CLOCK, "the date is possible"),
    }
}

const LISTEN: &str = "address";
const PATIENCE: Duration = Duration::from_secs(5);

/// Whether a server can listen there, or does and is well.
fn listener(address: SocketAddr) -> Finding {
    match TcpListener::bind(address) {
        Ok(_) => Finding::well(LISTEN, format!("{address} is free")),
        Err(error) if error.kind() == std::io::ErrorKind::AddrInUse => match ask_health(address) {
            Ok(_) => ask(address),
            Err(error) => Finding::ill(
                LISTEN,
                format!("another program uses {address} ({error})"),
                "stop it, or give another address with --listen",
            ),
        },
        Err(error) => Finding::ill(
            LISTEN,
            format!("nothing can listen on {address}: {error}"),
            "give an address of this machine with --listen; ports below 1024 need a privilege",
        ),
    }
}

/// What `/healthz` answers: `ok`, or the code of a problem.
fn ask_health(address: SocketAddr) -> std::io::Result<String> {
    let address = match address.ip().is_unspecified() {
        true => SocketAddr::new(std::net::Ipv4Addr::LOCALHOST.into(), address.port()),
        false => address,
    };
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    write!(stream, "GET /healthz HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n")?;
    let mut answer = String::new();
    stream.take(64 * 1024).read_to_string(&mut answer)?;
    let strange = || std::io::Error::other("it does not answer like this server");
    let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(strange)?;
    if head.starts_with("HTTP/1.1 200") && body.trim() == "ok" {
        return Ok("ok".to_owned());
    }
    let problem: protocol::Problem = serde_json::from_str(body).map_err(|_| strange())?;
    Ok(problem.code)
}

/// Bytes as people read them.
fn size(bytes: u64) -> String {
    match bytes {
        0..10_000_000 => format!("{} kB", bytes / 1000),
        10_000_000..10_000_000_000 => format!("{} MB", bytes / 1_000_000),
        _ => format!("{} GB", bytes / 1_000_000_000),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_stands_in_the_past_is_found() {
        assert_eq!(clock(0).health, Health::Ill);
        assert_eq!(clock(BEFORE_THIS_PROGRAM + 1).health, Health::Well);
    }

    #[test]
    fn sizes_are_in_units_that_people_read() {
        assert_eq!([size(4096), size(52_000_000), size(3_000_000_000_000)], ["4 kB", "52 MB", "3000 GB"]);
    }

    #[test]
    fn an_address_in_use_by_something_else_is_found() {
        let taken = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = taken.local_addr().unwrap();
        std::thread::spawn(move || {
            let (mut asked, _) = taken.accept().unwrap();
            asked.write_all(b"HTTP/1.1 200 OK\r\n\r\nwelcome to another program").unwrap();
        });
        let found = listener(address);
        assert_eq!(found.health, Health::Ill, "{found:?}");
        assert!(found.told.contains("another program uses"), "{found:?}");
        assert_eq!(listener("192.0.2.1:7878".parse().unwrap()).health, Health::Ill);
    }
}
