//! Names of people: text that everybody can see and tell apart, never markup. A name of somebody else, written a little
//! differently or with characters that do not show, would let one player pose as another.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::problem::Problem;

/// Longest name of a person, in characters.
pub const MAX_LENGTH: usize = 32;
/// Most marks on one letter. Three are enough for every language; more grow over the lines around the name.
const MAX_MARKS: usize = 3;

/// The name as it will be shown: without spaces around it, and with one space between words.
pub fn check_name(name: &str) -> Result<String, Problem> {
    let name = name.trim_matches([' ', '\u{a0}', '\u{3000}']);
    if name.chars().any(|letter| letter.is_control() || is_unseen(letter)) {
        return Err(Problem::BadName);
    }
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = (1..=MAX_LENGTH).contains(&name.chars().count());
    let shows = name.chars().any(|letter| !joins(letter) && !is_combining_mark(letter));
    let marks = name.split(|letter| !is_combining_mark(letter)).map(|marks| marks.chars().count()).max();
    if fits && shows && marks.unwrap_or(0) <= MAX_MARKS { Ok(name) } else { Err(Problem::BadName) }
}

/// Whether people would take these for the same name: case, width, spaces and joiners do not count.
pub fn are_alike(one: &str, other: &str) -> bool {
    let key = |name: &str| -> String {
        let folded = name.nfkc().flat_map(char::to_lowercase);
        folded.filter(|letter| !letter.is_whitespace() && !joins(*letter)).collect()
    };
    key(one) == key(other)
}

/// Joiners and variation selectors: part of words in some scripts and of emoji, but nothing by themselves.
fn joins(letter: char) -> bool {
    matches!(letter, '\u{200c}' | '\u{200d}' | '\u{fe0e}' | '\u{fe0f}')
}

/// Characters that show nothing or turn the direction of the text around them.
fn is_unseen(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0d}' | '\u{feff}'
        | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e000}'..='\u{f8ff}' | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}' | '\u{f0000}'..='\u{10ffff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_many_languages_are_names() {
        for name in
            ["Anna", "Zoë", "Nguyễn", "Мария", "איתן", "محمد", "महेश", "陳", "O'Neill", "X Æ A-12", "🎩", "👩‍🚀"]
        {
            assert_eq!(check_name(name).as_deref(), Ok(name));
        }
        assert_eq!(check_name("\u{a0} Anna   Maria ").as_deref(), Ok("Anna Maria"));
    }

    #[test]
    fn what_cannot_be_seen_or_turns_the_text_around_is_none() {
        for name in
            ["", " ", "\u{200d}", "a\u{202e}b", "\u{2067}a", "a\tb", "a\u{200b}", "\u{3164}", "\u{301}"]
        {
            assert_eq!(check_name(name), Err(Problem::BadName), "{name:?}");
        }
        assert_eq!(check_name(&"a".repeat(MAX_LENGTH + 1)), Err(Problem::BadName));
    }

    #[test]
    fn names_that_look_alike_are_alike() {
        for other in ["anna", "ANNA", "An na", "Ａｎｎａ", "An\u{200d}na"] {
            assert!(are_alike("Anna", other), "{other:?}");
        }
        assert!(!are_alike("Anna", "Anne"));
    }
}
