//! The data folder: made for its owner alone, and used by one server at a time. It contains the seeds of running games,
//! so nobody else on the machine may read it.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::Path;

use crate::config::ServeError;

const LOCK: &str = "countinghouse.lock";
/// Everything of ours in a folder begins with this.
pub const OURS: &str = "countinghouse.";

/// A folder in use. While it exists, no other server can use the folder, nor another folder in the same place.
pub struct DataFolder {
    _lock: File,
    #[cfg(target_os = "linux")]
    _place: Option<std::os::unix::net::UnixDatagram>,
}

impl DataFolder {
    /// Creates the folder if necessary, closes it to others, checks that it is writable, and locks it.
    pub fn open(folder: &Path, database: &str) -> Result<DataFolder, ServeError> {
        let unusable =
            |error: io::Error| ServeError::Data { folder: folder.to_owned(), problem: error.to_string() };
        private::create_folder(folder).map_err(unusable)?;
        #[cfg(target_os = "linux")]
        let place = lock_place(folder)?;
        let lock = private::open_file(&folder.join(LOCK)).map_err(unusable)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(ServeError::DataInUse(folder.to_owned())),
            Err(TryLockError::Error(error)) => return Err(unusable(error)),
        }
        // SQLite gives its log the permissions of the database, so that is made first.
        drop(private::open_file(&folder.join(database)).map_err(unusable)?);
        close_to_others(folder).map_err(unusable)?;
        Ok(DataFolder {
            _lock: lock,
            #[cfg(target_os = "linux")]
            _place: place,
        })
    }
}

/// Whether a server uses the folder.
pub fn is_in_use(folder: &Path) -> bool {
    let lock = OpenOptions::new().write(true).open(folder.join(LOCK));
    lock.is_ok_and(|lock| matches!(lock.try_lock(), Err(TryLockError::WouldBlock)))
}

/// Closes a folder of an earlier program to others. A folder that holds other things too keeps its own permissions.
fn close_to_others(folder: &Path) -> io::Result<()> {
    let mut only_ours = true;
    for file in std::fs::read_dir(folder)? {
        let file = file?;
        match file.file_name().to_string_lossy().starts_with(OURS) {
            true => private::close_file(&file.path())?,
            false => only_ours = false,
        }
    }
    if only_ours { private::close_folder(folder) } else { Ok(()) }
}

/// The lock in a folder moves away with it. This one belongs to the name: the system forgets it when the process ends.
/// `None` where it cannot be had.
#[cfg(target_os = "linux")]
fn lock_place(folder: &Path) -> Result<Option<std::os::unix::net::UnixDatagram>, ServeError> {
    use std::os::linux::net::SocketAddrExt;
    use std::os::unix::fs::MetadataExt;
    use std::os::unix::net::{SocketAddr, UnixDatagram};

    use sha2::{Digest, Sha256};

    let named = || -> io::Result<SocketAddr> {
        let path = std::fs::canonicalize(folder)?;
        let parent = std::fs::metadata(path.parent().unwrap_or(&path))?;
        let mut name = Sha256::new();
        // Containers may share a network and have the same names; their folders are others.
        name.update(parent.dev().to_le_bytes());
        name.update(parent.ino().to_le_bytes());
        name.update(path.file_name().unwrap_or_default().as_encoded_bytes());
        SocketAddr::from_abstract_name(format!("countinghouse-{}", hex::encode(name.finalize())))
    };
    match named().and_then(|name| UnixDatagram::bind_addr(&name)) {
        Ok(place) => Ok(Some(place)),
        Err(error) if error.kind() == io::ErrorKind::AddrInUse => {
            Err(ServeError::DataInUse(folder.to_owned()))
        }
        Err(error) => {
            tracing::debug!(%error, "the place of the data folder cannot be locked");
            Ok(None)
        }
    }
}

/// Files that only their owner can read.
pub mod private {
    use super::*;

    /// Opens a file for writing, made if it is not there.
    pub fn open_file(file: &Path) -> io::Result<File> {
        options().create(true).truncate(false).open(file)
    }

    /// Makes a file that must not be there yet.
    pub fn create_file(file: &Path) -> io::Result<File> {
        options().create_new(true).open(file)
    }

    fn options() -> OpenOptions {
        let mut options = OpenOptions::new();
        options.write(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options
    }

    /// Makes a folder with all above it that are missing.
    pub fn create_folder(folder: &Path) -> io::Result<()> {
        let mut builder = std::fs::DirBuilder::new();
        builder.recursive(true);
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        builder.create(folder)
    }

    #[cfg(unix)]
    pub fn close_file(file: &Path) -> io::Result<()> {
        use std::os::unix::fs::PermissionsExt;
        std::fs::set_permissions(file, std::fs::Permissions::from_mode(0o600))
    }

    #[cfg(unix)]
    pub fn close_folder(folder: &Path) -> io::Result<()> {
        use std::os::unix::fs::PermissionsExt;
        std::fs::set_permissions(folder, std::fs::Permissions::from_mode(0o700))
    }

    #[cfg(not(unix))]
    pub fn close_file(_: &Path) -> io::Result<()> {
        Ok(())
    }

    #[cfg(not(unix))]
    pub fn close_folder(_: &Path) -> io::Result<()> {
        Ok(())
    }
}
