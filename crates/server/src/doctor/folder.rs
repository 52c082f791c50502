//! The data folder: there, ours, closed to others, on a disk with space that belongs to this machine.

use std::path::{Path, PathBuf};

use super::{Finding, size};
use crate::data_folder::{OURS, private};

const FOLDER: &str = "data folder";
const PERMISSIONS: &str = "permissions";
const DISK: &str = "disk";

pub fn examine(data: &Path) -> Vec<Finding> {
    if !data.exists() {
        let above = closest_folder(data);
        return vec![will_be_made(data, &above), disk(&above)];
    }
    if !data.is_dir() {
        let told = format!("{} is not a folder", data.display());
        return vec![Finding::ill(FOLDER, told, "move it away, or give another folder with --data")];
    }
    vec![writable(data), permissions(data), disk(data)]
}

/// The folder above that is there.
fn closest_folder(data: &Path) -> PathBuf {
    let above = data.ancestors().skip(1).find(|folder| folder.is_dir());
    above.filter(|folder| !folder.as_os_str().is_empty()).map_or_else(|| PathBuf::from("."), Path::to_owned)
}

fn will_be_made(data: &Path, above: &Path) -> Finding {
    match try_writing(above) {
        Ok(()) => Finding::well(FOLDER, format!("{} will be made at the start", data.display())),
        Err(error) => Finding::ill(
            FOLDER,
            format!("{} is not there and cannot be made: {error}", data.display()),
            format!("make it for the user of the server: mkdir -p {0} && chown USER {0}", data.display()),
        ),
    }
}

fn writable(data: &Path) -> Finding {
    match try_writing(data) {
        Ok(()) => Finding::well(FOLDER, format!("{} can be written to", data.display())),
        Err(error) => Finding::ill(
            FOLDER,
            format!("{} cannot be written to: {error}", data.display()),
            "run this as the user of the server; the folder must belong to it, and its disk must not be read-only",
        ),
    }
}

/// Writes a file and takes it away again.
fn try_writing(folder: &Path) -> std::io::Result<()> {
    let file = folder.join(format!("{OURS}doctor-{}", std::process::id()));
    let written = private::create_file(&file).and_then(|mut opened| {
        std::io::Write::write_all(&mut opened, b"well")?;
        opened.sync_all()
    });
    let _ = std::fs::remove_file(&file);
    written
}

#[cfg(unix)]
fn permissions(data: &Path) -> Finding {
    use std::os::unix::fs::MetadataExt;
    let is_open = |path: &Path| std::fs::metadata(path).is_ok_and(|found| found.mode() & 0o077 != 0);
    let files = std::fs::read_dir(data).into_iter().flatten().flatten();
    let ours =
        files.filter(|file| file.file_name().to_string_lossy().starts_with(OURS)).map(|file| file.path());
    let mut open: Vec<_> = ours.filter(|file| is_open(file)).collect();
    if is_open(data) {
        open.insert(0, data.to_owned());
    }
    let Some(first) = open.first() else {
        return Finding::well(PERMISSIONS, "only the owner can read the folder and its files");
    };
    Finding::weak(
        PERMISSIONS,
        format!("others on this machine can read {}, and seeds of running games are there", first.display()),
        format!("chmod -R go= {}", data.display()),
    )
}

#[cfg(not(unix))]
fn permissions(_: &Path) -> Finding {
    Finding::well(PERMISSIONS, "they are those of the folder")
}

/// Below this nothing may be stored soon.
#[cfg(target_os = "linux")]
const NO_SPACE: u64 = 100_000_000;
#[cfg(target_os = "linux")]
const LITTLE_SPACE: u64 = 1_000_000_000;

/// Where locks and shared memory of SQLite do not work between machines, by the numbers of the Linux kernel.
#[cfg(target_os = "linux")]
const OF_OTHER_MACHINES: [(u64, &str); 4] =
    [(0x6969, "NFS"), (0xff53_4d42, "CIFS"), (0xfe53_4d42, "SMB"), (0x517b, "SMB")];

#[cfg(target_os = "linux")]
fn disk(folder: &Path) -> Finding {
    let found = match (rustix::fs::statvfs(folder), rustix::fs::statfs(folder)) {
        (Ok(space), Ok(kind)) => (space, kind.f_type as u64 & 0xffff_ffff),
        (Err(error), _) | (_, Err(error)) => {
            return Finding::weak(DISK, format!("its space cannot be read: {error}"), "look at it with `df`");
        }
    };
    let (space, kind) = found;
    if let Some((_, name)) = OF_OTHER_MACHINES.iter().find(|(number, _)| *number == kind) {
        return Finding::ill(
            DISK,
            format!("the folder is on {name}, where the locks of SQLite are not safe"),
            "keep the folder on a disk of this machine, or use PostgreSQL (--database)",
        );
    }
    let free = space.f_bavail.saturating_mul(space.f_frsize);
    let told = match space.f_files > 0 && space.f_favail == 0 {
        true => {
            return Finding::ill(
                DISK,
                "no file can be made on it any more",
                "delete files, or make a larger disk",
            );
        }
        false => format!("{} are free", size(free)),
    };
    let advice =
        "make space: `countinghouse prune --older-than 90d` clears old tables away, backups belong elsewhere";
    match free {
        LITTLE_SPACE.. => Finding::well(DISK, told),
        NO_SPACE.. => Finding::weak(DISK, told, advice),
        _ => Finding::ill(DISK, told, advice),
    }
}

#[cfg(not(target_os = "linux"))]
fn disk(_: &Path) -> Finding {
    Finding::well(DISK, "look at it with the tools of this system")
}
