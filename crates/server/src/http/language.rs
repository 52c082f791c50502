//! The language in which a request wants its sentences: `?lang=nl`, else the header `Accept-Language`. Records, logs and the
//! messages of a table have none.

use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::{Arc, Mutex, PoisonError};

use axum::Json;
use axum::extract::{FromRequestParts, Request};
use axum::http::header::{ACCEPT_LANGUAGE, CONTENT_LENGTH};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use games::{Language, details};

use crate::problem::Problem;

/// The language of a request.
#[derive(Clone, Copy, Debug)]
pub struct Asked(pub Language);

impl<S: Sync> FromRequestParts<S> for Asked {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Asked, Infallible> {
        Ok(Asked(asked(&parts.uri, &parts.headers)))
    }
}

fn asked(uri: &Uri, headers: &HeaderMap) -> Language {
    let fields = uri.query().into_iter().flat_map(|query| query.split('&'));
    let mut named = fields.filter_map(|field| Language::find(field.strip_prefix("lang=")?));
    named.next().unwrap_or_else(|| {
        let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
        // A page asks for a pseudo-locale in the header too.
        Language::find(accepted).unwrap_or_else(|| Language::accepted(accepted))
    })
}

/// Answers to requests in another language have the details of problems in it.
pub async fn say_details(request: Request, next: Next) -> Response {
    let language = asked(request.uri(), request.headers());
    let response = next.run(request).await;
    let problem = response.extensions().get::<Problem>();
    let detail = problem.and_then(Problem::detail).filter(|_| language != Language::ENGLISH);
    let Some((problem, detail)) = problem.zip(detail) else { return response };
    let said = Json(problem.body(Some(details::told(language, detail)))).into_response();
    let (mut head, _) = response.into_parts();
    // It was that of the English one.
    head.headers.remove(CONTENT_LENGTH);
    Response::from_parts(head, said.into_body())
}

/// Something that is made once for each language that is asked for.
pub struct PerLanguage<T>(Mutex<HashMap<Language, Arc<T>>>);

impl<T> Default for PerLanguage<T> {
    fn default() -> PerLanguage<T> {
        PerLanguage(Mutex::default())
    }
}

impl<T> PerLanguage<T> {
    pub fn get(&self, language: Language, make: impl FnOnce() -> T) -> Arc<T> {
        let mut made = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        made.entry(language).or_insert_with(|| Arc::new(make())).clone()
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn tag(address: &'static str, accepted: &'static str) -> &'static str {
        let headers = HeaderMap::from_iter([(ACCEPT_LANGUAGE, HeaderValue::from_static(accepted))]);
        asked(&Uri::from_static(address), &headers).tag()
    }

    #[test]
    fn the_address_comes_before_the_browser_and_english_is_for_all_others() {
        assert_eq!(tag("/api/texts", ""), "en");
        assert_eq!(tag("/api/texts", "tlh"), "en");
        assert_eq!(tag("/api/texts?lang=xx", "en-GB"), "en");
        assert_eq!(tag("/api/texts?lang=en-XA", "en"), "en-XA");
        assert_eq!(tag("/api/texts?a=b&lang=en", "en-XA"), "en");
        assert_eq!(tag("/api/texts", "ar-XB"), "ar-XB");
    }
}
