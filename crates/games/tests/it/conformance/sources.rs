//! What can only be read off the sources: which messages the page itself uses.

use std::fs;
use std::path::Path;
use std::sync::LazyLock;

/// The sources of the page, one text.
static PAGE: LazyLock<String> = LazyLock::new(|| {
    let mut text = String::new();
    read_all(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src"), &["ts", "svelte"], &mut text);
    text
});

fn read_all(folder: &Path, endings: &[&str], text: &mut String) {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for path in entries.map(|entry| entry.expect("a folder can be read").path()) {
        if path.is_dir() {
            read_all(&path, endings, text);
        } else if path.extension().is_some_and(|ending| endings.iter().any(|other| ending == *other)) {
            text.push_str(&fs::read_to_string(&path).expect("a source can be read"));
        }
    }
}

/// Whether the page names the section and the key, the key possibly as a beginning that it completes: `step_${name}`.
pub fn page_uses(section: &str, key: &str) -> bool {
    let quoted = |word: &str| PAGE.contains(&format!("'{word}'"));
    let as_property = PAGE.contains(&format!("{{ {key}: ")) || PAGE.contains(&format!("{{ {key} }}"));
    let begun = key.match_indices('_').any(|(at, _)| PAGE.contains(&format!("`{}${{", &key[..=at])));
    quoted(section) && (quoted(key) || as_property || begun)
}
