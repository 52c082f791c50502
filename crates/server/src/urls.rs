//! The addresses under which this server can be reached: the public one from the configuration, and those of this
//! machine in its network.

use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;

use axum::http::Uri;
use qrcode::render::unicode::Dense1x2;

/// The public address of the server: `https://games.example.org`. It has no path, because the pages are at the root.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    scheme: &'static str,
    authority: String,
}

impl FromStr for PublicUrl {
    type Err = String;

    fn from_str(text: &str) -> Result<PublicUrl, String> {
        let wrong = || format!("'{text}' is not an address like https://games.example.org");
        let uri: Uri = text.trim_end_matches('/').parse().map_err(|_| wrong())?;
        let scheme = match uri.scheme_str() {
            Some("https") => "https",
            Some("http") => "http",
            _ => return Err(wrong()),
        };
        let authority = uri.authority().ok_or_else(wrong)?.as_str().to_ascii_lowercase();
        if !matches!(uri.path(), "" | "/") || uri.query().is_some() || authority.contains('@') {
            return Err(format!("'{text}' has a path; the server's pages are at the root of its address"));
        }
        Ok(PublicUrl { scheme, authority })
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}://{}", self.scheme, self.authority)
    }
}

impl PublicUrl {
    pub fn is_secure(&self) -> bool {
        self.scheme == "https"
    }
}

/// The names under which the server is known. A page of another site can give its own name our address (DNS rebinding);
/// the browser then takes our answers for that site's. An address in digits cannot be used for that.
#[derive(Clone, Debug)]
pub struct KnownHosts(Vec<String>);

impl KnownHosts {
    pub fn new(public_url: Option<&PublicUrl>, others: Vec<String>) -> KnownHosts {
        let machine = gethostname::gethostname().to_string_lossy().to_ascii_lowercase();
        let mut names = vec!["localhost".to_owned(), format!("{machine}.local"), machine];
        names.extend(public_url.map(|url| host_of(&url.authority).to_owned()));
        names.extend(others.iter().map(|name| host_of(name).to_ascii_lowercase()));
        KnownHosts(names)
    }

    /// Whether a request for this host, with or without a port, is for us.
    pub fn has(&self, authority: &str) -> bool {
        let host = host_of(authority).trim_end_matches('.').to_ascii_lowercase();
        let digits = host.trim_start_matches('[').trim_end_matches(']');
        digits.parse::<IpAddr>().is_ok() || self.0.contains(&host)
    }
}

/// An authority without its port.
fn host_of(authority: &str) -> &str {
    match authority.rsplit_once(':') {
        Some((host, port)) if port.bytes().all(|digit| digit.is_ascii_digit()) && !host.ends_with(':') => {
            host
        }
        _ => authority,
    }
}

/// Every address of a server, the one to share first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerUrls {
    /// Reachable from other devices.
    pub external: Vec<String>,
    /// On this machine.
    pub local: String,
}

impl ServerUrls {
    pub fn of(listen: SocketAddr, public: Option<&PublicUrl>) -> ServerUrls {
        let port = listen.port();
        let mut external: Vec<_> = public.map(ToString::to_string).into_iter().collect();
        if listen.ip().is_unspecified() {
            let own = network_addresses().into_iter();
            let own = own.filter(|address| listen.is_ipv6() || address.is_ipv4());
            external.extend(own.map(|address| format!("http://{}", SocketAddr::new(address, port))));
        } else if !listen.ip().is_loopback() {
            external.push(format!("http://{listen}"));
        }
        let local = match listen.ip() {
            address if !address.is_unspecified() => address,
            IpAddr::V4(_) => std::net::Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(_) => std::net::Ipv6Addr::LOCALHOST.into(),
        };
        ServerUrls { external, local: format!("http://{}", SocketAddr::new(local, port)) }
    }

    /// The first external address as a QR code for phones; `None` if only this machine can reach the server.
    pub fn qr_code(&self) -> Option<String> {
        let code = qrcode::QrCode::new(self.external.first()?).ok()?;
        // Terminals are mostly dark, and cameras need dark modules on a light ground.
        let mut renderer = code.render::<Dense1x2>();
        Some(renderer.dark_color(Dense1x2::Light).light_color(Dense1x2::Dark).build())
    }
}

/// This machine's addresses in its network, private ones first. Interfaces that only local programs use (containers,
/// virtual machines) are left out.
fn network_addresses() -> Vec<IpAddr> {
    const INWARD: [&str; 6] = ["docker", "br-", "veth", "virbr", "vmnet", "vboxnet"];
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let outward = interfaces.into_iter().filter(|interface| {
        !interface.is_loopback()
            && !interface.is_link_local()
            && !INWARD.iter().any(|inward| interface.name.starts_with(inward))
    });
    let mut addresses: Vec<_> = outward.map(|interface| interface.ip()).collect();
    addresses.sort_by_key(|address| match address {
        IpAddr::V4(address) => u8::from(!address.is_private()),
        IpAddr::V6(_) => 2,
    });
    addresses.dedup();
    addresses
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_address_is_read_or_refused_with_a_sentence() {
        let read = |text: &str| text.parse::<PublicUrl>().map(|url| url.to_string());
        assert_eq!(read("https://Games.example.org/"), Ok("https://games.example.org".to_owned()));
        assert_eq!(read("http://10.0.0.5:8080"), Ok("http://10.0.0.5:8080".to_owned()));
        for wrong in ["games.example.org", "ftp://x.org", "", "https://", "https://me:secret@x.org"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
        assert!(read("https://example.org/games").is_err_and(|said| said.contains("has a path")));
    }

    #[test]
    fn a_host_is_known_by_its_name_or_its_digits() {
        let public = "https://games.example.org".parse().expect("an address");
        let hosts = KnownHosts::new(Some(&public), vec!["House:7878".to_owned()]);
        for known in [
            "localhost:7878",
            "LOCALHOST.",
            "games.example.org",
            "house",
            "10.1.2.3:80",
            "[2001:db8::1]:80",
            "[::1]",
        ] {
            assert!(hosts.has(known), "{known}");
        }
        for unknown in
            ["evil.example", "localhost.evil.example", "10.1.2.3.evil.example", "", ":80", "[::1].evil"]
        {
            assert!(!hosts.has(unknown), "{unknown}");
        }
    }

    #[test]
    fn only_addresses_that_others_can_reach_are_told() {
        let urls = |listen: &str, public: Option<&str>| {
            let public = public.map(|url| url.parse().expect("an address"));
            ServerUrls::of(listen.parse().expect("an address"), public.as_ref())
        };
        let alone = urls("127.0.0.1:7878", None);
        assert_eq!((alone.external.len(), alone.local.as_str()), (0, "http://127.0.0.1:7878"));
        assert_eq!(alone.qr_code(), None);
        let known = urls("127.0.0.1:7878", Some("https://games.example.org"));
        assert_eq!(known.external, ["https://games.example.org"]);
        assert!(known.qr_code().is_some_and(|code| code.lines().count() > 10));
        let open = urls("0.0.0.0:7878", None);
        assert!(open.external.iter().all(|url| url.starts_with("http://") && url.ends_with(":7878")));
        assert_eq!(urls("192.0.2.7:80", None).external, ["http://192.0.2.7:80"]);
    }
}
