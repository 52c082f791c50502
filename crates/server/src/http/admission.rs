//! Admission control in front of every route: which address a request comes from, whether its origin is ours, and whether
//! its address is over a rate limit.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::HeaderMap;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::headers::is_own_page;
use crate::limits::RateLimiter;
use crate::metrics::Metrics;
use crate::problem::Problem;
use crate::urls::PublicUrl;

/// Which rate limit of its address a request counts towards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CostClass {
    Nothing,
    /// It takes a seat.
    Seat,
    /// It opens a table.
    Table,
    /// It holds a connection.
    Socket,
}

/// The address a request comes from, if it is known.
#[derive(Clone, Copy, Debug)]
pub struct ClientAddress(pub Option<IpAddr>);

/// Decides which requests are served.
pub struct Admission {
    pub limiter: Arc<RateLimiter>,
    pub metrics: Arc<Metrics>,
    pub public_url: Option<PublicUrl>,
    /// Whether a reverse proxy is in front of the server, so that its `X-Forwarded-For` header is trusted.
    pub trust_proxy: bool,
}

/// Serves a request if its origin is ours and its address is below the limit of its cost class. The request of a socket
/// carries its permit as an extension.
pub async fn admit(
    State((admission, cost)): State<(Arc<Admission>, CostClass)>,
    mut request: Request,
    next: Next,
) -> Response {
    if !is_own_page(request.headers(), admission.public_url.as_ref()) {
        return Problem::WrongOrigin.into_response();
    }
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip());
    let address = admission.address(peer, request.headers());
    request.extensions_mut().insert(ClientAddress(address));
    let admitted = match (cost, address) {
        (CostClass::Nothing, _) | (_, None) => Ok(()),
        (CostClass::Seat, Some(address)) => admission.limiter.take_seat(address),
        (CostClass::Table, Some(address)) => admission.limiter.open_table(address),
        (CostClass::Socket, Some(address)) => admission.limiter.connect(address).map(|permit| {
            request.extensions_mut().insert(Arc::new(permit));
        }),
    };
    match admitted {
        Ok(()) => next.run(request).await,
        Err(problem) => {
            admission.metrics.turned_away.increment();
            problem.into_response()
        }
    }
}

impl Admission {
    /// The address a request comes from. Anybody can send the header, so it counts only behind a trusted proxy, which
    /// appends the address it saw at the end.
    fn address(&self, peer: Option<IpAddr>, headers: &HeaderMap) -> Option<IpAddr> {
        if !self.trust_proxy {
            return peer;
        }
        let forwarded =
            headers.get_all("x-forwarded-for").iter().next_back().and_then(|value| value.to_str().ok());
        let last = forwarded.and_then(|list| list.rsplit(',').next()).map(str::trim);
        last.and_then(|address| address.parse().ok()).or(peer)
    }
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
            public_url: None,
            trust_proxy,
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
        headers.insert("x-forwarded-for", "nonsense".parse().expect("a header"));
        assert_eq!(admission(true).address(peer, &headers), peer);
        assert_eq!(admission(true).address(peer, &HeaderMap::new()), peer);
    }
}
