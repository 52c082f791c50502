//! Admission control in front of every route: which address a request comes from, whether it is meant for us, whether its
//! origin is ours, and whether its address is over a rate limit.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::HeaderMap;
use axum::http::header::HOST;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::headers::is_own_page;
use super::sent_records::SentRecords;
use crate::limits::{Charge, Charged, Payer, RateLimiter};
use crate::metrics::Metrics;
use crate::problem::Problem;
use crate::urls::{KnownHosts, PublicUrl};

/// Which rate limit of its address a request counts towards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CostClass {
    Nothing,
    /// It takes a seat.
    Seat,
    /// It opens a table.
    Table,
    /// Bots play games for it.
    Experiment,
    /// It becomes a socket; what that costs is known when somebody has said hello.
    Socket,
    /// It may open the tables of a class; how many is known then.
    Class,
}

/// The address a request comes from, if it is known.
#[derive(Clone, Copy, Debug)]
pub struct ClientAddress(pub Option<IpAddr>);

/// Decides which requests are served.
#[derive(Clone)]
pub struct Admission {
    pub limiter: Arc<RateLimiter>,
    pub metrics: Arc<Metrics>,
    pub records: Arc<SentRecords>,
    pub hosts: KnownHosts,
    pub public_url: Option<PublicUrl>,
    /// Whether a reverse proxy is in front of the server, so that its `X-Forwarded-For` header is trusted.
    pub trust_proxy: bool,
    /// Whether requests come from other nodes, which have counted them already.
    pub is_counted: bool,
}

/// Serves a request if it names a host that is ours.
pub async fn check_host(State(admission): State<Arc<Admission>>, request: Request, next: Next) -> Response {
    let named = request.headers().get_all(HOST).iter().map(|host| host.to_str().unwrap_or_default());
    let known = named.chain(request.uri().authority().map(|authority| authority.as_str()));
    let is_ours = known.into_iter().all(|host| admission.hosts.has(host));
    if is_ours { next.run(request).await } else { Problem::WrongHost.into_response() }
}

/// Serves a request if its origin is ours and its address is below the limit of its cost class. What is refused does not
/// count. The request of a socket carries who pays for what is done over it.
pub async fn admit(
    State((admission, cost)): State<(Arc<Admission>, CostClass)>,
    mut request: Request,
    next: Next,
) -> Response {
    if !is_own_page(request.headers(), admission.public_url.as_ref()) {
        return Problem::WrongOrigin.into_response();
    }
    let address = admission.address_of(&request);
    request.extensions_mut().insert(ClientAddress(address));
    let payer = address.map(|address| Payer { limiter: admission.limiter.clone(), address });
    let charge = |what| payer.as_ref().map(|payer| payer.charge(what)).transpose();
    let charged = match cost {
        CostClass::Nothing => Ok(None),
        CostClass::Seat | CostClass::Table if admission.is_counted => Ok(None),
        CostClass::Seat => charge(Charged::Seat),
        CostClass::Table => charge(Charged::Table),
        CostClass::Experiment => charge(Charged::Experiment),
        CostClass::Socket | CostClass::Class => {
            request.extensions_mut().insert(payer);
            Ok(None)
        }
    };
    match charged {
        Ok(charge) => {
            let response = next.run(request).await;
            if let Some(charge) = charge.filter(|_| response.status().is_success()) {
                Charge::keep(charge);
            }
            response
        }
        Err(problem) => {
            admission.metrics.turned_away.increment();
            problem.into_response()
        }
    }
}

impl Admission {
    pub fn address_of(&self, request: &Request) -> Option<IpAddr> {
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip());
        self.address(peer, request.headers())
    }

    /// The address a request comes from. Anybody can send the header, so it counts only behind a trusted proxy, which
    /// appends the address it saw at the end.
    fn address(&self, peer: Option<IpAddr>, headers: &HeaderMap) -> Option<IpAddr> {
        if !self.trust_proxy {
            return peer;
        }
        let forwarded =
            headers.get_all("x-forwarded-for").iter().next_back().and_then(|value| value.to_str().ok());
        let last = forwarded.and_then(|list| list.rsplit(',').next()).map(str::trim);
        last.and_then(forwarded_address).or(peer)
    }
}

/// An address as proxies write it: some add the port, and brackets around IPv6.
fn forwarded_address(text: &str) -> Option<IpAddr> {
    let bare = || text.trim_start_matches('[').trim_end_matches(']').parse().ok();
    text.parse::<SocketAddr>().ok().map(|address| address.ip()).or_else(bare)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::Limits;

    #[test]
    fn only_a_trusted_proxy_says_where_a_request_comes_from() {
        let admission = |trust_proxy| Admission {
            limiter: Arc::new(RateLimiter::new(Limits::default())),
            metrics: Arc::default(),
            records: Arc::default(),
            hosts: KnownHosts::new(None, Vec::new()),
            public_url: None,
            trust_proxy,
            is_counted: false,
        };
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", "198.51.100.1, 203.0.113.9".parse().expect("a header"));
        let peer = "10.0.0.1".parse().ok();
        assert_eq!(admission(false).address(peer, &headers), peer);
        assert_eq!(
            admission(true).address(peer, &headers),
            "203.0.113.9".parse().ok(),
            "what the proxy saw itself"
        );
        for written in ["203.0.113.7:4711", "203.0.113.7"] {
            headers.insert("x-forwarded-for", written.parse().expect("a header"));
            assert_eq!(admission(true).address(peer, &headers), "203.0.113.7".parse().ok(), "{written}");
        }
        for written in ["[2001:db8::7]:443", "[2001:db8::7]", "2001:db8::7"] {
            headers.insert("x-forwarded-for", written.parse().expect("a header"));
            assert_eq!(admission(true).address(peer, &headers), "2001:db8::7".parse().ok(), "{written}");
        }
        headers.insert("x-forwarded-for", "nonsense".parse().expect("a header"));
        assert_eq!(admission(true).address(peer, &headers), peer);
        assert_eq!(admission(true).address(peer, &HeaderMap::new()), peer);
    }
}
