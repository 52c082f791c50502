//! Where a database file is. A folder can be moved away under a running server: the open files go with it, and whatever
//! is written then is not found where it should be.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::{StoreError, StoreFault};

/// A database file as it was when it was opened.
#[derive(Clone, Debug)]
pub struct FilePlace {
    file: PathBuf,
    identity: Identity,
}

/// What distinguishes a file from another one under the same name.
#[cfg(unix)]
type Identity = (u64, u64);
#[cfg(not(unix))]
type Identity = ();

impl FilePlace {
    pub fn of(file: &Path) -> Result<FilePlace, StoreError> {
        let identity = identity_of(file).map_err(|error| StoreError::unavailable(error.to_string()))?;
        Ok(FilePlace { file: file.to_owned(), identity })
    }

    /// Whether the file is still there and still the same. It is not opened: closing it again would drop the locks that
    /// SQLite has on it.
    pub fn check(&self) -> Result<(), StoreError> {
        let gone = || {
            let problem =
                format!("{} was moved away or replaced while the server used it", self.file.display());
            StoreError::new(StoreFault::FolderGone, problem)
        };
        match identity_of(&self.file) {
            Ok(identity) if identity == self.identity => Ok(()),
            Ok(_) => Err(gone()),
            Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {
                Err(gone())
            }
            Err(error) => Err(StoreError::unavailable(error.to_string())),
        }
    }
}

#[cfg(unix)]
fn identity_of(file: &Path) -> std::io::Result<Identity> {
    use std::os::unix::fs::MetadataExt;
    let found = std::fs::metadata(file)?;
    Ok((found.dev(), found.ino()))
}

#[cfg(not(unix))]
fn identity_of(file: &Path) -> std::io::Result<Identity> {
    std::fs::metadata(file).map(|_| ())
}
