//! Libraries without unit tests have no test program of their own, which saves a minute of every build. Nothing would then
//! say that a test written into such a library never runs, so this does.

use std::path::Path;

fn has_tests(folder: &Path) -> bool {
    std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).any(|path| match path.is_dir() {
        true => has_tests(&path),
        false => std::fs::read_to_string(path).unwrap_or_default().contains("#[test]"),
    })
}

#[test]
fn a_library_that_has_no_test_program_has_no_tests() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut without = 0;
    for entry in std::fs::read_dir(crates).unwrap() {
        let package = entry.unwrap().path();
        let manifest = std::fs::read_to_string(package.join("Cargo.toml")).unwrap();
        if manifest.parse::<toml::Table>().unwrap().get("lib").and_then(|lib| lib.get("test")?.as_bool())
            == Some(false)
        {
            without += 1;
            assert!(!has_tests(&package.join("src")), "{} has tests that never run", package.display());
        }
    }
    assert!(without > 0, "no library says `test = false`");
}
