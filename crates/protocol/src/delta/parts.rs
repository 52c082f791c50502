//! The parts of a JSON text, as slices of it. The text must be as `serde_json` writes it, without spaces: then the end of
//! a part is found by its brackets and quotes alone, which takes a fraction of the time that parsing does. Of any other
//! text there are no parts.

/// The fields of an object in their order: keys with their quotes, and values.
pub fn fields(object: &str) -> Option<Vec<(&str, &str)>> {
    let mut fields = Vec::new();
    each_part(object, b'{', b'}', |from| {
        let colon = end_of_text(object, from)?;
        let end = end_of_value(object, (object.as_bytes().get(colon)? == &b':').then_some(colon + 1)?)?;
        fields.push((object.get(from..colon)?, object.get(colon + 1..end)?));
        Some(end)
    })?;
    Some(fields)
}

/// The items of a list.
pub fn items(list: &str) -> Option<Vec<&str>> {
    let mut items = Vec::new();
    each_part(list, b'[', b']', |from| {
        let end = end_of_value(list, from)?;
        items.push(list.get(from..end)?);
        Some(end)
    })?;
    Some(items)
}

/// Calls `take` where each part begins; it gives where the part ends.
fn each_part(text: &str, open: u8, close: u8, mut take: impl FnMut(usize) -> Option<usize>) -> Option<()> {
    let bytes = text.as_bytes();
    if bytes.first() != Some(&open) || bytes.last() != Some(&close) {
        return None;
    }
    let last = bytes.len() - 1;
    let mut from = 1;
    while from < last {
        let end = take(from)?;
        match bytes.get(end)? {
            b',' if end + 1 < last => from = end + 1,
            _ if end == last => return Some(()),
            _ => return None,
        }
    }
    (from == last).then_some(())
}

/// Where the value that begins at `from` ends.
fn end_of_value(text: &str, from: usize) -> Option<usize> {
    let bytes = text.as_bytes();
    match bytes.get(from)? {
        b'"' => end_of_text(text, from),
        b'{' | b'[' => {
            let (mut at, mut depth) = (from, 0usize);
            loop {
                match bytes.get(at)? {
                    b'"' => at = end_of_text(text, at)? - 1,
                    b'{' | b'[' => depth += 1,
                    b'}' | b']' if depth == 1 => return Some(at + 1),
                    b'}' | b']' => depth -= 1,
                    _ => {}
                }
                at += 1;
            }
        }
        _ => {
            let is_end = |byte: &u8| matches!(byte, b',' | b'}' | b']');
            let length = bytes.get(from..)?.iter().position(is_end)?;
            (length > 0).then_some(from + length)
        }
    }
}

/// Where the text in quotes that begins at `from` ends.
fn end_of_text(text: &str, from: usize) -> Option<usize> {
    let bytes = text.as_bytes();
    if bytes.get(from)? != &b'"' {
        return None;
    }
    let mut at = from + 1;
    loop {
        match bytes.get(at)? {
            b'"' => return Some(at + 1),
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_found_by_brackets_and_quotes() {
        let object = r#"{"a":1,"b\"}":{"c":["]",{}]},"":[]}"#;
        let found = fields(object).expect("an object");
        assert_eq!(found, [(r#""a""#, "1"), (r#""b\"}""#, r#"{"c":["]",{}]}"#), (r#""""#, "[]")]);
        assert_eq!(items(r#"[-1.5e3,"a,b\\",[1,[2]],null,{"x":"]"}]"#).expect("a list").len(), 5);
        assert_eq!(
            (fields("{}").map(|found| found.len()), items("[]").map(|found| found.len())),
            (Some(0), Some(0))
        );
    }

    #[test]
    fn what_is_cut_off_or_spaced_out_has_no_parts() {
        for text in
            ["", "{", "{\"a\"}", "{\"a\":1", "{\"a\":}", "{\"a\" :1}", "{\"a\":1,}", "{a:1}", "{\"a\":1]"]
        {
            assert_eq!(fields(text), None, "{text}");
        }
        for text in ["", "[", "[1", "[1,]", "[,1]", "[[1]", "[\"]", "[1}"] {
            assert_eq!(items(text), None, "{text}");
        }
    }
}
