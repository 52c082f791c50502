//! Files that are whole: written under another name and renamed when they are finished.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use crate::LabError;

/// A file on its way.
pub struct Unfinished {
    path: PathBuf,
    beside: PathBuf,
    file: BufWriter<File>,
}

impl Unfinished {
    /// The folder is made if it is not there.
    pub fn create(path: &Path) -> Result<Unfinished, LabError> {
        let mut name = path.file_name().unwrap_or_default().to_owned();
        name.push(".unfinished");
        let beside = path.with_file_name(name);
        let open = || {
            if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
                std::fs::create_dir_all(folder)?;
            }
            File::create(&beside)
        };
        let file = open().map_err(|error| LabError::file(path, format!("cannot be written: {error}")))?;
        Ok(Unfinished { path: path.to_owned(), beside, file: BufWriter::new(file) })
    }

    pub fn write(&mut self, text: &str) -> Result<(), LabError> {
        let written = self.file.write_all(text.as_bytes());
        written.map_err(|error| LabError::file(&self.path, format!("cannot be written: {error}")))
    }

    pub fn finish(mut self) -> Result<(), LabError> {
        let finish = self.file.flush().and_then(|()| std::fs::rename(&self.beside, &self.path));
        finish.map_err(|error| LabError::file(&self.path, format!("cannot be finished: {error}")))
    }
}

/// Makes sure that a file can be written later, before hours of work go into it.
pub fn try_out(path: &Path) -> Result<(), LabError> {
    let file = Unfinished::create(path)?;
    let removed = std::fs::remove_file(&file.beside);
    removed.map_err(|error| LabError::file(path, format!("cannot be written: {error}")))
}

/// Writes a whole file.
pub fn write(path: &Path, text: &str) -> Result<(), LabError> {
    let mut file = Unfinished::create(path)?;
    file.write(text)?;
    file.finish()
}
