//! How the connection to PostgreSQL is protected. A database elsewhere must show a certificate for its name that a known
//! authority has signed, unless its address says otherwise; on this machine nobody else can listen.

use std::net::IpAddr;
use std::str::FromStr;

use sqlx::postgres::{PgConnectOptions, PgSslMode};

/// The options in a database's address.
pub fn connect_options(url: &str) -> Result<PgConnectOptions, sqlx::Error> {
    let options = PgConnectOptions::from_str(url)?;
    let is_said = says_mode(url) || std::env::var_os("PGSSLMODE").is_some();
    let is_here = options.get_socket().is_some() || is_this_machine(options.get_host());
    Ok(if is_said || is_here { options } else { options.ssl_mode(PgSslMode::VerifyFull) })
}

fn says_mode(url: &str) -> bool {
    let query = url.split_once('?').map_or("", |(_, query)| query);
    query.split('&').any(|pair| pair.starts_with("sslmode=") || pair.starts_with("ssl-mode="))
}

/// A path is the folder of a socket.
fn is_this_machine(host: &str) -> bool {
    let digits = host.trim_start_matches('[').trim_end_matches(']');
    let is_loopback = digits.parse::<IpAddr>().is_ok_and(|address| address.is_loopback());
    is_loopback || host.eq_ignore_ascii_case("localhost") || host.starts_with('/')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_database_elsewhere_must_show_who_it_is() {
        let mode = |url: &str| format!("{:?}", connect_options(url).expect("an address").get_ssl_mode());
        for elsewhere in ["postgres://house@db.example.org/house", "postgres://house@10.0.0.5:5433/house"] {
            assert_eq!(mode(elsewhere), "VerifyFull", "{elsewhere}");
        }
        for here in [
            "postgres://house@localhost/house",
            "postgres://house@127.0.0.1/house",
            "postgres://house@[::1]:5433/house",
            "postgres:///house?host=/run/postgresql&user=house",
        ] {
            assert_eq!(mode(here), "Prefer", "{here}");
        }
        assert_eq!(mode("postgres://house@db.example.org/house?sslmode=require"), "Require");
        assert_eq!(mode("postgres://house@localhost/house?sslmode=verify-full"), "VerifyFull");
    }
}
