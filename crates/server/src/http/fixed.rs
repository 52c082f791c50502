//! Bodies that never change while the server runs: with a tag, so that a browser that has one need not fetch it again,
//! and compressed for whoever takes that.

use std::io::Write;
use std::sync::OnceLock;

use axum::Extension;
use axum::body::Bytes;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

use super::in_flight::SharedBytes;

/// A JSON document that is encoded once.
pub struct FixedJson {
    plain: Bytes,
    /// Made when it is first asked for: most servers of tests never are.
    gzip: OnceLock<Bytes>,
    tag: String,
}

impl FixedJson {
    pub fn new<T: serde::Serialize>(value: &T) -> FixedJson {
        let plain: Bytes = serde_json::to_vec(value).unwrap_or_default().into();
        let tag = hex::encode(&Sha256::digest(&plain)[..16]);
        FixedJson { plain, gzip: OnceLock::new(), tag }
    }

    pub fn respond(&self, headers: &HeaderMap) -> Response {
        let zipped = accepts(headers, "gzip");
        let tag = if zipped { format!("\"{}-gzip\"", self.tag) } else { format!("\"{}\"", self.tag) };
        let fixed = [
            (ETAG, tag.clone()),
            (VARY, "accept-encoding, accept-language".to_owned()),
            (CACHE_CONTROL, "no-cache".to_owned()),
        ];
        if is_kept(headers, &tag) {
            return (StatusCode::NOT_MODIFIED, fixed).into_response();
        }
        let kind = [(CONTENT_TYPE, "application/json")];
        if zipped {
            let body = self.gzip.get_or_init(|| compressed(&self.plain)).clone();
            (Extension(SharedBytes), fixed, kind, [(CONTENT_ENCODING, "gzip")], body).into_response()
        } else {
            (Extension(SharedBytes), fixed, kind, self.plain.clone()).into_response()
        }
    }
}

/// Whether the client takes this encoding. One that it weighs with 0 it does not take.
pub fn accepts(headers: &HeaderMap, encoding: &str) -> bool {
    let listed = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    listed.flat_map(|value| value.split(',')).any(|offer| {
        let (name, weight) = offer.split_once(';').unwrap_or((offer, ""));
        let refused = matches!(weight.trim(), "q=0" | "q=0.0" | "q=0.00" | "q=0.000");
        name.trim().eq_ignore_ascii_case(encoding) && !refused
    })
}

/// Whether the client has what this tag names. A proxy may have made the tag a weak one.
pub fn is_kept(headers: &HeaderMap, tag: &str) -> bool {
    let kept = headers.get_all(IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    kept.flat_map(|value| value.split(',')).any(|kept| kept.trim().trim_start_matches("W/") == tag)
}

fn compressed(plain: &[u8]) -> Bytes {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    // Writing to memory does not fail; if it ever did, an empty body would be read as an error, not as a game.
    let _ = encoder.write_all(plain);
    encoder.finish().unwrap_or_default().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asking(name: axum::http::HeaderName, value: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(name, axum::http::HeaderValue::from_static(value))])
    }

    #[test]
    fn an_encoding_is_taken_where_it_is_offered() {
        for taken in ["gzip", "gzip, deflate, br", "br;q=1.0, GZIP;q=0.5", "deflate,gzip"] {
            assert!(accepts(&asking(ACCEPT_ENCODING, taken), "gzip"), "{taken}");
        }
        for refused in ["", "br", "gzip;q=0", "x-gzip"] {
            assert!(!accepts(&asking(ACCEPT_ENCODING, refused), "gzip"), "{refused}");
        }
    }

    #[test]
    fn what_is_kept_is_not_sent_again() {
        for kept in ["\"a\"", "W/\"a\"", "\"b\", \"a\""] {
            assert!(is_kept(&asking(IF_NONE_MATCH, kept), "\"a\""), "{kept}");
        }
        assert!(!is_kept(&asking(IF_NONE_MATCH, "\"b\""), "\"a\""));
    }
}
