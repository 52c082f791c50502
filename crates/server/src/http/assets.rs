//! The web client, embedded in the program. Every path that names no file is a page of the client.

use std::borrow::Cow;

use axum::Extension;
use axum::body::Bytes;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

use super::in_flight::SharedBytes;

/// The output of `npm run build`, if it has run.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Dist;

/// Sent instead of a page if the program was built without its client.
const NOT_BUILT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Counting House</title>\
    <h1>Counting House</h1><p>This server was built without its web pages. Stop it and run <code>make play</code>, \
    which builds them.</p></html>";

pub async fn page(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Dist::get(path) {
        // The build puts a hash of the content into these names.
        let keep =
            if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
        return send(&file, keep, &headers);
    }
    let names_a_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    if names_a_file {
        return (StatusCode::NOT_FOUND, "There is nothing at this address.\n").into_response();
    }
    match Dist::get("index.html") {
        Some(index) => send(&index, "no-cache", &headers),
        None => Html(NOT_BUILT).into_response(),
    }
}

fn send(file: &EmbeddedFile, keep: &'static str, headers: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", hex::encode(&file.metadata.sha256_hash()[..16]));
    let kept = headers.get(IF_NONE_MATCH).is_some_and(|kept| kept.as_bytes() == tag.as_bytes());
    if kept {
        return (StatusCode::NOT_MODIFIED, [(ETAG, tag)]).into_response();
    }
    let kind = file.metadata.mimetype().to_owned();
    // Embedded files are not copied for those who ask for them.
    let body = match &file.data {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => bytes.clone().into(),
    };
    let headers = [(CONTENT_TYPE, kind), (CACHE_CONTROL, keep.to_owned()), (ETAG, tag)];
    (Extension(SharedBytes), headers, body).into_response()
}
