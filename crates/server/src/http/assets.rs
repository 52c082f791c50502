//! The web client, embedded in the program. Every path that names no file is a page of the client. The build puts a
//! compressed copy beside each file that gets smaller by it; the best one that the browser takes is sent.

use std::borrow::Cow;

use axum::Extension;
use axum::body::Bytes;
use axum::http::header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, VARY};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};
use lab::report::Viewer;
use rust_embed::{EmbeddedFile, RustEmbed};

use super::fixed::{accepts, is_kept};
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
        return send(path, file, keep, &headers);
    }
    let names_a_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    if names_a_file {
        return (StatusCode::NOT_FOUND, "There is nothing at this address.\n").into_response();
    }
    match Dist::get("index.html") {
        Some(index) => send("index.html", index, "no-cache", &headers),
        None => Html(NOT_BUILT).into_response(),
    }
}

/// Encodings, the smallest first, and how the build names a file in them.
const ENCODINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

fn send(path: &str, file: EmbeddedFile, keep: &'static str, headers: &HeaderMap) -> Response {
    let kind = file.metadata.mimetype().to_owned();
    let compressed = ENCODINGS
        .into_iter()
        .filter(|(encoding, _)| accepts(headers, encoding))
        .find_map(|(encoding, ending)| Some((encoding, Dist::get(&format!("{path}{ending}"))?)));
    let (encoding, file) = match compressed {
        Some((encoding, file)) => (Some(encoding), file),
        None => (None, file),
    };
    let tag = format!("\"{}\"", hex::encode(&file.metadata.sha256_hash()[..16]));
    let fixed = [(ETAG, tag.clone()), (VARY, "accept-encoding".to_owned()), (CACHE_CONTROL, keep.to_owned())];
    if is_kept(headers, &tag) {
        return (StatusCode::NOT_MODIFIED, fixed).into_response();
    }
    // Embedded files are not copied for those who ask for them.
    let body = match file.data {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => bytes.into(),
    };
    let mut response = (Extension(SharedBytes), fixed, [(CONTENT_TYPE, kind)], body).into_response();
    if let Some(encoding) = encoding {
        response.headers_mut().insert(CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response
}

/// What draws reports; none if the program was built without its client.
pub fn report_viewer() -> Option<Viewer> {
    let text = |name: &str| {
        let file = Dist::get(&format!("report/{name}"))?;
        String::from_utf8(file.data.into_owned()).ok()
    };
    Some(Viewer { script: text("report.js")?, style: text("report.css")? })
}
