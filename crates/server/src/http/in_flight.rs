//! Requests in flight: a body is received whole before anything is done, an address has so many requests at work, and a
//! large answer counts until it is sent. What waits does not take memory.

use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hyper::body::Body as _;
use protocol::LARGEST_RECORD;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use super::LARGEST_BODY;
use super::admission::Admission;
use super::connections::Place;
use super::routes::RECORD_PATHS;
use super::sent_records::{check_weight, too_large};
use crate::problem::Problem;

/// A body must be there within this time.
const BODY_TIMEOUT: Duration = Duration::from_secs(10);
/// How long a request waits for others of its address.
const TURN_TIMEOUT: Duration = Duration::from_secs(10);
/// How long a request may be worked at.
const WORK_TIMEOUT: Duration = Duration::from_secs(30);
/// A larger answer counts until it is sent.
const LARGE_ANSWER: u64 = 64 * 1024;

/// An answer whose bytes are shared by all who ask for it.
#[derive(Clone, Copy)]
pub struct SharedBytes;

pub async fn limit(State(admission): State<Arc<Admission>>, request: Request, next: Next) -> Response {
    match serve(&admission, request, next).await {
        Ok(response) => response,
        Err(problem) => {
            admission.metrics.turned_away.increment();
            problem.into_response()
        }
    }
}

async fn serve(admission: &Admission, request: Request, next: Next) -> Result<Response, Problem> {
    let place = request.extensions().get::<Arc<Place>>().cloned();
    let address = admission.address_of(&request);
    let slots = address.map_or_else(Vec::new, |address| admission.limiter.slots(address));
    let (head, body) = request.into_parts();
    let is_record = RECORD_PATHS.contains(&head.uri.path());
    let most = if is_record { LARGEST_RECORD } else { LARGEST_BODY };
    let turn = || wait_for_turn(slots.iter().map(|slots| &slots.requests));
    // A record may be large, so it is received when its turn has come: few of them are in memory at once.
    let records = slots.iter().map(|slots| &slots.records).chain([&admission.records.received]);
    let _received = if is_record { wait_for_turn(records).await? } else { Vec::new() };
    // Until the body is there, the connection counts as one that says nothing.
    let received = timeout(BODY_TIMEOUT, to_bytes(body, most)).await.map_err(|_| Problem::TooSlow)?;
    let body = received.map_err(|_| if is_record { too_large() } else { Problem::BodyTooLarge })?;
    // An answer that is made but not read does not keep its connection from giving up its place.
    let _serving = Serving::new(place);
    if is_record {
        check_weight(&body)?;
    }
    let turn = turn().await?;
    let work = async {
        let _alone = if is_record { Some(admission.records.turn().await?) } else { None };
        Ok(next.run(Request::from_parts(head, Body::from(body))).await)
    };
    let response = timeout(WORK_TIMEOUT, work).await.unwrap_or(Err(Problem::Busy))?;
    drop(turn);
    let is_shared = response.extensions().get::<SharedBytes>().is_some();
    if is_shared || response.body().size_hint().lower() <= LARGE_ANSWER {
        return Ok(response);
    }
    let turn = wait_for_turn(slots.iter().map(|slots| &slots.large_answers)).await?;
    let (head, body) = response.into_parts();
    let bytes = to_bytes(body, usize::MAX).await.map_err(|_| Problem::Busy)?;
    Ok(Response::from_parts(head, Body::from(Bytes::from_owner(LargeAnswer { bytes, _turn: turn }))))
}

/// Bytes that hold their slots until they are sent.
struct LargeAnswer {
    bytes: Bytes,
    _turn: Vec<OwnedSemaphorePermit>,
}

impl AsRef<[u8]> for LargeAnswer {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

/// Takes a slot of each, one after another. All take them in the same order, so nobody waits in a circle.
async fn wait_for_turn<'a>(
    slots: impl Iterator<Item = &'a Arc<Semaphore>>,
) -> Result<Vec<OwnedSemaphorePermit>, Problem> {
    let taking = async {
        let mut turn = Vec::with_capacity(2);
        for slots in slots {
            turn.push(slots.clone().acquire_owned().await.map_err(|_| Problem::TooFast)?);
        }
        Ok(turn)
    };
    timeout(TURN_TIMEOUT, taking).await.unwrap_or(Err(Problem::TooFast))
}

/// A request that is being served.
struct Serving(Option<Arc<Place>>);

impl Serving {
    fn new(place: Option<Arc<Place>>) -> Serving {
        if let Some(place) = &place {
            place.serve();
        }
        Serving(place)
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        if let Some(place) = &self.0 {
            place.wait();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::SocketAddr;

    use axum::Router;
    use axum::extract::ConnectInfo;
    use axum::middleware::from_fn_with_state;
    use axum::routing::get;
    use tower::ServiceExt;

    use super::*;
    use crate::limits::{Limits, RateLimiter};
    use crate::urls::KnownHosts;

    #[tokio::test]
    async fn a_large_answer_counts_until_it_is_sent() {
        let limits = Limits { large_answers_per_address: 1, ..Limits::default() };
        let admission = Arc::new(Admission {
            limiter: Arc::new(RateLimiter::new(limits)),
            metrics: Arc::default(),
            records: Arc::default(),
            hosts: KnownHosts::new(None, Vec::new()),
            public_url: None,
            trust_proxy: false,
            is_counted: false,
        });
        let router = Router::new()
            .route("/large", get(async || "x".repeat(LARGE_ANSWER as usize + 1)))
            .route("/small", get(async || "x"))
            .layer(from_fn_with_state(admission, limit));
        let ask = |path: &str| {
            let mut request = Request::new(Body::empty());
            *request.uri_mut() = path.parse().expect("a path");
            request.extensions_mut().insert(ConnectInfo(SocketAddr::from(([10, 0, 0, 1], 5000))));
            router.clone().oneshot(request)
        };
        let unread = ask("/large").await.expect("an answer");
        let waiting = tokio::spawn(ask("/large"));
        assert!(ask("/small").await.is_ok(), "small answers do not wait");
        tokio::time::sleep(Duration::from_millis(50)).await;
        assert!(!waiting.is_finished());
        drop(unread);
        let answered = waiting.await.expect("no panic").expect("an answer");
        assert_eq!(answered.status(), 200);
    }
}
