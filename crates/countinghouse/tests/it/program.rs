//! Runs the real program, and temporary folders.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use games::{EXAMPLE, find};

/// The result of a run.
#[derive(Debug)]
pub struct Run {
    pub code: i32,
    pub out: String,
    pub err: String,
}

/// The program built with these tests, or the one that `COUNTINGHOUSE_BIN` names: a released one where its speed is tested.
/// In English, whatever the terminal of these tests speaks.
pub fn program() -> Command {
    let built = || env!("CARGO_BIN_EXE_countinghouse").into();
    let mut program = Command::new(std::env::var_os("COUNTINGHOUSE_BIN").unwrap_or_else(built));
    program.env("COUNTINGHOUSE_LANG", "en");
    program
}

/// Runs the program to its end.
pub fn run<S: AsRef<std::ffi::OsStr>>(arguments: &[S]) -> Run {
    let output = program().args(arguments).stdin(Stdio::null()).output().unwrap();
    Run {
        code: output.status.code().unwrap_or(-1),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// Runs it and expects success.
pub fn ok<S: AsRef<std::ffi::OsStr>>(arguments: &[S]) -> String {
    let run = run(arguments);
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{}", run.out);
    run.out
}

/// A temporary folder.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Folder {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("countinghouse-it-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    pub fn write(&self, name: &str, text: &str) -> String {
        std::fs::write(self.path(name), text).unwrap();
        self.path(name).display().to_string()
    }

    pub fn files(&self) -> Vec<String> {
        let name =
            |file: std::io::Result<std::fs::DirEntry>| file.unwrap().file_name().into_string().unwrap();
        let mut files: Vec<_> = std::fs::read_dir(&self.0).unwrap().map(name).collect();
        files.sort();
        files
    }

    /// A whole game, saved.
    pub fn saved_game(&self, name: &str) -> String {
        let path = self.path(name).display().to_string();
        ok(&["play", EXAMPLE, "--seed", "4", "--save", &path]);
        path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The title of the game most tests are written with.
pub fn title() -> &'static str {
    find(EXAMPLE).unwrap().info().title
}

/// A file of the project, by its path from the root.
pub fn project_file(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}
