//! Has the program built again when the web client was: its pages are part of the program.

use std::path::Path;

fn main() {
    // A path that is not there would have everything built again each time.
    let watched = ["../../web/dist", "../../web"].into_iter().find(|path| Path::new(path).exists());
    println!("cargo:rerun-if-changed={}", watched.unwrap_or("build.rs"));
}
