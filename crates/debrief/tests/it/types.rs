//! The page's types are those of this crate.

use std::path::Path;

use debrief::Debrief;
use expect_test::expect_file;
use ts_rs::{Config, TS};

/// One file with all types, in the order of their names. `UPDATE_EXPECT=1 cargo test -p debrief` writes it.
#[test]
fn typescript_types_are_up_to_date() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("debrief-types");
    let config = Config::new().with_out_dir(&folder).with_large_int("number");
    std::fs::remove_dir_all(&folder).ok();
    Debrief::export_all(&config).expect("types export");
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .expect("types were written")
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .collect();
    files.sort();
    let mut types = String::from(
        "// Generated from crates/debrief. Do not edit: UPDATE_EXPECT=1 cargo test -p debrief\n",
    );
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a type reads back");
        let body =
            text.lines().filter(|line| !line.starts_with("import ") && !line.starts_with("// This file"));
        types.push('\n');
        for line in body.skip_while(|line| line.is_empty()) {
            types.push_str(line.trim_end());
            types.push('\n');
        }
    }
    expect_file!["../../../../web/src/lib/debrief.ts"].assert_eq(&types);
}
