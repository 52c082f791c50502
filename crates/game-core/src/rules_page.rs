//! Finding one's way in a rules page: headings with anchors, such as `### The fee {#nmm-3-fee}`.

/// A part of a rules page: a heading and everything under it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section<'a> {
    pub level: usize,
    pub title: &'a str,
    /// The rule code, where the heading has one.
    pub anchor: Option<&'a str>,
    /// The heading and its text, deeper headings included.
    pub text: &'a str,
}

/// Every section of a page in its order. Sections contain their subsections.
pub fn sections(page: &str) -> Vec<Section<'_>> {
    let mut headings: Vec<(usize, usize, &str)> = Vec::new();
    let mut start = 0;
    let mut fenced = false;
    for line in page.split_inclusive('\n') {
        fenced ^= line.starts_with("```");
        let level = line.bytes().take_while(|byte| *byte == b'#').count();
        if !fenced && (1..=6).contains(&level) && line[level..].starts_with(' ') {
            headings.push((start, level, line[level..].trim()));
        }
        start += line.len();
    }
    let end_of = |index: usize, level: usize| {
        headings[index + 1..].iter().find(|next| next.1 <= level).map_or(page.len(), |next| next.0)
    };
    let read = |(index, &(start, level, heading))| {
        let text = page[start..end_of(index, level)].trim_end();
        let (title, anchor) = title_and_anchor(heading);
        Section { level, title, anchor, text }
    };
    headings.iter().enumerate().map(read).collect()
}

/// The sections meant by a rule code, the beginning of one, or a title.
pub fn find<'a>(page: &'a str, wanted: &str) -> Vec<Section<'a>> {
    let all = sections(page);
    let exact =
        |section: &Section<'_>| section.anchor == Some(wanted) || section.title.eq_ignore_ascii_case(wanted);
    if let Some(found) = all.iter().find(|section| exact(section)) {
        return vec![found.clone()];
    }
    let prefix = format!("{wanted}-");
    all.into_iter()
        .filter(|section| section.anchor.is_some_and(|anchor| anchor.starts_with(&prefix)))
        .collect()
}

fn title_and_anchor(heading: &str) -> (&str, Option<&str>) {
    match heading.strip_suffix('}').and_then(|heading| heading.rsplit_once("{#")) {
        Some((title, anchor)) => (title.trim(), Some(anchor)),
        None => (heading, None),
    }
}
