//! Security headers, and the check that a socket comes from our own page.

use axum::extract::State;
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Uri};
use axum::response::Response;

use crate::urls::PublicUrl;

/// Only resources of this server; no inline scripts. Inline style attributes are allowed because templates use them;
/// inline style sheets are not.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
    worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const HEADERS: [(&str, &str); 6] = [
    ("content-security-policy", CONTENT_SECURITY_POLICY),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    // The address of a table contains its code.
    ("referrer-policy", "no-referrer"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
];

/// Only for https: use https next time, and isolate the window. Over plain http browsers ignore both headers and log
/// a warning about the second.
const ONLY_HTTPS: [(&str, &str); 2] =
    [("strict-transport-security", "max-age=31536000"), ("cross-origin-opener-policy", "same-origin")];

pub async fn secure(State(public_url): State<Option<PublicUrl>>, mut response: Response) -> Response {
    let headers = response.headers_mut();
    let only_https = public_url.is_some_and(|url| url.is_secure()).then_some(ONLY_HTTPS);
    for (name, value) in HEADERS.into_iter().chain(only_https.into_iter().flatten()) {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    response
}

/// Whether the page that sends the request was served by us: under the host it asked for, or under our public
/// address, which a proxy may have replaced. Programs that are no browsers send no origin.
pub fn is_own_page(headers: &HeaderMap, public_url: Option<&PublicUrl>) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    if public_url.is_some_and(|url| origin.as_bytes().eq_ignore_ascii_case(url.to_string().as_bytes())) {
        return true;
    }
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
        let public: PublicUrl = "https://games.example.org".parse().expect("an address");
        let from = |origin: Option<&'static str>| {
            let mut headers = HeaderMap::new();
            headers.insert(HOST, HeaderValue::from_static("192.168.1.5:7878"));
            if let Some(origin) = origin {
                headers.insert(ORIGIN, HeaderValue::from_static(origin));
            }
            is_own_page(&headers, Some(&public))
        };
        assert!(from(None));
        assert!(from(Some("http://192.168.1.5:7878")));
        assert!(from(Some("https://games.example.org")));
        for foreign in [
            "http://192.168.1.5",
            "https://evil.example",
            "null",
            "http://192.168.1.5:7878.evil.example",
            "http://games.example.org",
            "https://games.example.org.evil.example",
        ] {
            assert!(!from(Some(foreign)), "{foreign}");
        }
    }
}
