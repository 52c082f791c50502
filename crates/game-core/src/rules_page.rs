//! Finding one's way in a rules page: headings with anchors, such as `### The fee {#nmm-3-fee}`; notes, such as
//! `[^r1]`; and numbers that an option can change, such as `[15](option:starting_gold)`.

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

/// Every section of a page in its order. Sections contain their subsections; the notes at the end belong to none.
pub fn sections(page: &str) -> Vec<Section<'_>> {
    let page = page.split_once("\n[^").map_or(page, |(text, _)| text);
    let headings = headings(page);
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

/// The headings of a page: where each stands, its level and what it says.
fn headings(page: &str) -> Vec<(usize, usize, &str)> {
    let mut headings = Vec::new();
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
    headings
}

/// The whole page in pieces that do not overlap, each by its name: a heading with what stands under it up to the next, by
/// its anchor or else its title, and a note by its mark, such as `[^r1]`.
pub fn pieces(page: &str) -> Vec<(&str, &str)> {
    let named = |(start, _, heading)| {
        let (title, anchor) = title_and_anchor(heading);
        (start, anchor.unwrap_or(title))
    };
    let mut starts: Vec<(usize, &str)> = headings(page).into_iter().map(named).collect();
    let notes = page.match_indices("\n[^").map(|(at, _)| at + 1);
    starts.extend(notes.map(|at| (at, page[at..].split_inclusive(']').next().unwrap_or_default())));
    starts.sort_unstable();
    let ends = starts.iter().skip(1).map(|(start, _)| *start).chain([page.len()]);
    starts.iter().zip(ends).map(|((start, name), end)| (*name, page[*start..end].trim_end())).collect()
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

/// The notes that a part of the page refers to, in the order of the page.
pub fn notes<'a>(page: &'a str, part: &str) -> Vec<&'a str> {
    let id = |line: &'a str| Some((line.strip_prefix("[^")?.split_once("]:")?.0, line));
    let is_meant = |id: &str| part.contains(&format!("[^{id}]"));
    page.lines().filter_map(id).filter(|(id, _)| is_meant(id)).map(|(_, line)| line).collect()
}

/// A number that an option can change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionNumber<'a> {
    /// As it stands in the text: the printed value.
    pub printed: &'a str,
    /// The name of the option, or several with `+`, `-` and `*`; a game's id and `/` before it where editions differ.
    pub option: &'a str,
}

/// Every number of a page that an option can change.
pub fn option_numbers(page: &str) -> Vec<OptionNumber<'_>> {
    let mut parts = page.split("](option:");
    let mut before = parts.next().unwrap_or_default();
    let mut found = Vec::new();
    for after in parts {
        let option = after.split(')').next().unwrap_or_default();
        let printed = before.rsplit('[').next().unwrap_or_default();
        found.push(OptionNumber { printed, option });
        before = after;
    }
    found
}

/// The page for a terminal: numbers as printed, figures in words.
pub fn plain(page: &str) -> String {
    let mut text = page.to_owned();
    for OptionNumber { printed, option } in option_numbers(page) {
        text = text.replacen(&format!("[{printed}](option:{option})"), printed, 1);
    }
    let lines =
        text.lines().map(|line| match line.strip_prefix("![").and_then(|line| line.split_once(']')) {
            Some((words, _)) => format!("(Figure: {words})"),
            None => line.to_owned(),
        });
    lines.collect::<Vec<_>>().join("\n")
}

fn title_and_anchor(heading: &str) -> (&str, Option<&str>) {
    match heading.strip_suffix('}').and_then(|heading| heading.rsplit_once("{#")) {
        Some((title, anchor)) => (title.trim(), Some(anchor)),
        None => (heading, None),
    }
}
