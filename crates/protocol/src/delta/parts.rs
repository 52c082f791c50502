//! The parts of a JSON text, as slices of it. The text must be as `serde_json` writes it, without spaces: then the end of
//! a part is found by its brackets and quotes alone, which takes a fraction of the time that parsing does. Of any other
//! text there are no parts.
//!
//! A view is nested, and looking for the end of a part at every level would read its text once for each. So all ends are
//! found in one pass, and are used twice: for the delta to this text and for the one from it.

/// Where a list or object ends, and which one begins first after it; they are numbered in the order in which they begin.
#[derive(Clone, Copy, Debug)]
pub struct Span {
    end: u32,
    next: u32,
}

/// What a byte outside of quotes means.
#[derive(Clone, Copy)]
enum Class {
    Plain,
    Quote,
    Open,
    Close,
}

/// Looking it up is quicker than comparing with each.
static CLASSES: [Class; 256] = {
    let mut classes = [Class::Plain; 256];
    classes[b'"' as usize] = Class::Quote;
    classes[b'{' as usize] = Class::Open;
    classes[b'[' as usize] = Class::Open;
    classes[b'}' as usize] = Class::Close;
    classes[b']' as usize] = Class::Close;
    classes
};

/// The lists and objects of a text; `None` if its brackets and quotes do not fit.
pub fn spans(text: &str) -> Option<Vec<Span>> {
    let bytes = text.as_bytes();
    let number = |at: usize| u32::try_from(at).ok();
    // Bounds the numbers of spans, too.
    number(bytes.len())?;
    let mut spans: Vec<Span> = Vec::with_capacity(bytes.len() / 24);
    let mut open = Vec::with_capacity(16);
    let mut at = 0;
    while let Some(byte) = bytes.get(at) {
        at += 1;
        match CLASSES[usize::from(*byte)] {
            Class::Plain => {}
            Class::Quote => at = end_of_text(bytes, at - 1)?,
            Class::Open => {
                open.push(spans.len());
                spans.push(Span { end: 0, next: 0 });
            }
            Class::Close => {
                let next = number(spans.len())?;
                spans[open.pop()?] = Span { end: number(at)?, next };
            }
        }
    }
    open.is_empty().then_some(spans)
}

/// A value in a text.
#[derive(Clone, Copy, Debug)]
pub struct Part<'a> {
    text: &'a str,
    spans: &'a [Span],
    from: usize,
    to: usize,
    /// Its number, if it is a list or an object.
    span: usize,
}

impl<'a> Part<'a> {
    pub fn whole(text: &'a str, spans: &'a [Span]) -> Part<'a> {
        Part { text, spans, from: 0, to: text.len(), span: 0 }
    }

    pub fn get(&self) -> &'a str {
        self.text.get(self.from..self.to).unwrap_or_default()
    }

    pub fn len(&self) -> usize {
        self.to - self.from
    }

    pub fn is_same(&self, other: &Part<'_>) -> bool {
        self.get() == other.get()
    }

    /// Whether it is a list or an object that begins and ends like this.
    fn is_between(&self, open: u8, close: u8) -> bool {
        let bytes = self.get().as_bytes();
        bytes.len() > 1 && bytes.first() == Some(&open) && bytes.last() == Some(&close)
    }

    /// Its fields, if it is an object.
    pub fn fields(self) -> Option<Fields<'a>> {
        self.is_between(b'{', b'}').then(|| Fields(Walk::through(self)))
    }

    /// Its items, if it is a list and all of them are well.
    pub fn items(self) -> Option<Vec<Part<'a>>> {
        let mut walk = self.is_between(b'[', b']').then(|| Walk::through(self))?;
        let mut items = Vec::new();
        while walk.goes_on()? {
            items.push(walk.value()?);
        }
        Some(items)
    }
}

/// The fields of an object in their order.
pub struct Fields<'a>(Walk<'a>);

impl<'a> Fields<'a> {
    /// The next one: its key with the quotes, and its value. The outer `None` is for a text without parts.
    pub fn next(&mut self) -> Option<Option<(&'a str, Part<'a>)>> {
        if !self.0.goes_on()? {
            return Some(None);
        }
        Some(Some((self.0.key()?, self.0.value()?)))
    }
}

/// The way through a list or an object.
struct Walk<'a> {
    whole: Part<'a>,
    at: usize,
    /// The number of the next list or object.
    span: usize,
}

impl<'a> Walk<'a> {
    fn through(whole: Part<'a>) -> Walk<'a> {
        Walk { whole, at: whole.from + 1, span: whole.span + 1 }
    }

    /// Goes to the next part; false at the end, and `None` if there is neither.
    fn goes_on(&mut self) -> Option<bool> {
        if self.at == self.whole.to - 1 {
            return Some(false);
        }
        if self.at > self.whole.from + 1 {
            self.take(b',')?;
        }
        Some(true)
    }

    fn key(&mut self) -> Option<&'a str> {
        let (text, from) = (self.whole.text, self.at);
        self.at = end_of_text(text.as_bytes(), from)?;
        let key = text.get(from..self.at)?;
        self.take(b':')?;
        Some(key)
    }

    fn value(&mut self) -> Option<Part<'a>> {
        let bytes = self.whole.text.as_bytes();
        let (from, span) = (self.at, self.span);
        self.at = match bytes.get(from)? {
            b'"' => end_of_text(bytes, from)?,
            b'{' | b'[' => {
                let found = self.whole.spans.get(span)?;
                self.span = usize::try_from(found.next).ok()?;
                usize::try_from(found.end).ok()?
            }
            _ => {
                let is_end = |byte: &u8| matches!(byte, b',' | b'}' | b']');
                let length = bytes.get(from..)?.iter().position(is_end)?;
                (length > 0).then_some(from + length)?
            }
        };
        (self.at < self.whole.to).then_some(Part { from, to: self.at, span, ..self.whole })
    }

    fn take(&mut self, byte: u8) -> Option<()> {
        let is_there = self.whole.text.as_bytes().get(self.at) == Some(&byte);
        self.at += 1;
        is_there.then_some(())
    }
}

/// Where the text in quotes that begins at `from` ends.
fn end_of_text(bytes: &[u8], from: usize) -> Option<usize> {
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

    fn fields(text: &str) -> Option<Vec<(String, String)>> {
        let spans = spans(text)?;
        let mut fields = Part::whole(text, &spans).fields()?;
        let mut found = Vec::new();
        while let Some((key, value)) = fields.next()? {
            found.push((key.to_owned(), value.get().to_owned()));
        }
        Some(found)
    }

    fn items(text: &str) -> Option<Vec<String>> {
        let spans = spans(text)?;
        let items = Part::whole(text, &spans).items()?;
        Some(items.iter().map(|item| item.get().to_owned()).collect())
    }

    #[test]
    fn parts_are_found_by_brackets_and_quotes() {
        let object = r#"{"a":1,"b\"}":{"c":["]",{}]},"":[],"d":[[]]}"#;
        let found = fields(object).expect("an object");
        let found: Vec<_> = found.iter().map(|(key, value)| (&**key, &**value)).collect();
        let nested = (r#""b\"}""#, r#"{"c":["]",{}]}"#);
        assert_eq!(found, [(r#""a""#, "1"), nested, (r#""""#, "[]"), (r#""d""#, "[[]]")]);
        let list = items(r#"[-1.5e3,"a,b\\",[1,[2]],null,{"x":"]"}]"#).expect("a list");
        assert_eq!(list, ["-1.5e3", r#""a,b\\""#, "[1,[2]]", "null", r#"{"x":"]"}"#]);
        assert_eq!(
            (fields("{}").map(|found| found.len()), items("[]").map(|found| found.len())),
            (Some(0), Some(0))
        );
    }

    #[test]
    fn parts_of_parts_are_found_too() {
        let text = r#"[[{"a":[1]},2],[{"b":[3,[4]]}],5]"#;
        let spans = spans(text).expect("brackets that fit");
        let outer = Part::whole(text, &spans).items().expect("a list");
        let inner = outer[1].items().expect("a list");
        let (key, value) = inner[0].fields().and_then(|mut fields| fields.next()).flatten().expect("a field");
        assert_eq!((key, value.get()), (r#""b""#, "[3,[4]]"));
        assert_eq!(value.items().expect("a list")[1].get(), "[4]");
        assert!(outer[2].items().is_none() && outer[2].fields().is_none());
    }

    #[test]
    fn what_is_cut_off_or_spaced_out_has_no_parts() {
        for text in
            ["", "{", "{\"a\"}", "{\"a\":1", "{\"a\":}", "{\"a\" :1}", "{\"a\":1,}", "{a:1}", "{\"a\":1]"]
        {
            assert_eq!(fields(text), None, "{text}");
        }
        for text in ["", "[", "[1", "[1,]", "[,1]", "[[1]", "[\"]", "[1}", "]", "[1]]"] {
            assert_eq!(items(text), None, "{text}");
        }
    }
}
