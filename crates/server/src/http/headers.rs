//! Headers that keep a page from doing what it should not, and the check that a socket comes from our own page.

use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Uri};
use axum::response::Response;

/// Everything from this server and nothing from elsewhere; no scripts in pages. Style attributes are allowed since
/// templates are built with them; style sheets are not.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
    base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const HEADERS: [(&str, &str); 7] = [
    ("content-security-policy", CONTENT_SECURITY_POLICY),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    // The address of a table says which table it is.
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
];

pub async fn secure(mut response: Response) -> Response {
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    response
}

/// Whether the page that asks was served by us. Programs that are no browsers name no origin.
pub fn is_own_page(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let authority = |value: &HeaderValue| value.to_str().ok()?.parse::<Uri>().ok()?.authority().cloned();
    match (authority(origin), headers.get(HOST)) {
        (Some(origin), Some(host)) => origin.as_str().as_bytes().eq_ignore_ascii_case(host.as_bytes()),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_pages_may_connect() {
        let from = |origin: Option<&'static str>| {
            let mut headers = HeaderMap::new();
            headers.insert(HOST, HeaderValue::from_static("192.168.1.5:7878"));
            if let Some(origin) = origin {
                headers.insert(ORIGIN, HeaderValue::from_static(origin));
            }
            is_own_page(&headers)
        };
        assert!(from(None));
        assert!(from(Some("http://192.168.1.5:7878")));
        for foreign in
            ["http://192.168.1.5", "https://evil.example", "null", "http://192.168.1.5:7878.evil.example"]
        {
            assert!(!from(Some(foreign)), "{foreign}");
        }
    }
}
