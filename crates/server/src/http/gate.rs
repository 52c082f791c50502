//! The gate in front of what costs something: where a request comes from, whether its page may ask, and whether its
//! address has asked for too much already.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::HeaderMap;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::headers::is_own_page;
use crate::limits::Door;
use crate::metrics::Metrics;
use crate::problem::Problem;
use crate::reach::PublicUrl;

/// What a request costs the address it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Toll {
    Nothing,
    /// It takes a seat.
    Seat,
    /// It opens a table.
    Table,
    /// It holds a connection.
    Socket,
}

/// Who is let in.
pub struct Gate {
    pub door: Arc<Door>,
    pub metrics: Arc<Metrics>,
    pub public_url: Option<PublicUrl>,
    /// A proxy of our own stands before us and says where requests come from.
    pub trust_proxy: bool,
}

/// Lets a request through once its toll is paid. A socket carries its permit along, as an extension.
pub async fn pass(
    State((gate, toll)): State<(Arc<Gate>, Toll)>,
    mut request: Request,
    next: Next,
) -> Response {
    if !is_own_page(request.headers(), gate.public_url.as_ref()) {
        return Problem::WrongOrigin.into_response();
    }
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip());
    let address = gate.address(peer, request.headers());
    let paid = match (toll, address) {
        (Toll::Nothing, _) | (_, None) => Ok(()),
        (Toll::Seat, Some(address)) => gate.door.take_seat(address),
        (Toll::Table, Some(address)) => gate.door.open_table(address),
        (Toll::Socket, Some(address)) => gate.door.connect(address).map(|permit| {
            request.extensions_mut().insert(Arc::new(permit));
        }),
    };
    match paid {
        Ok(()) => next.run(request).await,
        Err(problem) => {
            gate.metrics.turned_away.up();
            problem.into_response()
        }
    }
}

impl Gate {
    /// Where a request comes from. Anybody can write a header, so it counts only if our proxy has written it: it adds
    /// what it saw at the end.
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
        let gate = |trust_proxy| Gate {
            door: Arc::new(Door::new(Limits::default())),
            metrics: Arc::default(),
            public_url: None,
            trust_proxy,
        };
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", "198.51.100.1, 203.0.113.9".parse().expect("a header"));
        let peer = "10.0.0.1".parse().ok();
        assert_eq!(gate(false).address(peer, &headers), peer);
        assert_eq!(
            gate(true).address(peer, &headers),
            "203.0.113.9".parse().ok(),
            "what the proxy saw itself"
        );
        headers.insert("x-forwarded-for", "nonsense".parse().expect("a header"));
        assert_eq!(gate(true).address(peer, &headers), peer);
        assert_eq!(gate(true).address(peer, &HeaderMap::new()), peer);
    }
}
