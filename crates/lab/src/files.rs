//! Files are written under a temporary name and renamed when they are complete, so that a file under its own name is
//! never half written.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use crate::LabError;

/// A file that is being written.
pub struct PendingFile {
    path: PathBuf,
    temporary: PathBuf,
    file: BufWriter<File>,
}

impl PendingFile {
    /// Creates the folder if it does not exist.
    pub fn create(path: &Path) -> Result<PendingFile, LabError> {
        let mut name = path.file_name().unwrap_or_default().to_owned();
        name.push(".unfinished");
        let temporary = path.with_file_name(name);
        let open = || {
            if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
                std::fs::create_dir_all(folder)?;
            }
            File::create(&temporary)
        };
        let file = open().map_err(|error| LabError::file(path, format!("cannot be written: {error}")))?;
        Ok(PendingFile { path: path.to_owned(), temporary, file: BufWriter::new(file) })
    }

    pub fn write(&mut self, text: &str) -> Result<(), LabError> {
        let written = self.file.write_all(text.as_bytes());
        written.map_err(|error| LabError::file(&self.path, format!("cannot be written: {error}")))
    }

    pub fn finish(mut self) -> Result<(), LabError> {
        let finish = self.file.flush().and_then(|()| std::fs::rename(&self.temporary, &self.path));
        finish.map_err(|error| LabError::file(&self.path, format!("cannot be finished: {error}")))
    }
}

/// Checks that a file can be written before hours of work go into it.
pub fn check_writable(path: &Path) -> Result<(), LabError> {
    let file = PendingFile::create(path)?;
    let removed = std::fs::remove_file(&file.temporary);
    removed.map_err(|error| LabError::file(path, format!("cannot be written: {error}")))
}

/// Writes a whole file.
pub fn write(path: &Path, text: &str) -> Result<(), LabError> {
    let mut file = PendingFile::create(path)?;
    file.write(text)?;
    file.finish()
}
