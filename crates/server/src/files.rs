//! How many files the process may open. A connection is a file, so this limits the connections.

/// Files that are kept for the database, backups of it, the listeners, and connections that are being closed.
const KEPT: u64 = 64;
const LEAST_CONNECTIONS: usize = 16;
/// What systems usually allow, if they do not say.
const USUAL: u64 = 1024;

/// Raises the limit as far as the system allows and returns it.
pub fn raise_limit() -> u64 {
    rlimit::increase_nofile_limit(u64::MAX).unwrap_or_else(|error| {
        tracing::warn!(%error, "the limit on open files could not be raised");
        USUAL
    })
}

/// As far as the limit could be raised.
pub fn highest_limit() -> u64 {
    rlimit::Resource::NOFILE.get_hard().unwrap_or(USUAL)
}

/// How many connections fit into so many files.
pub fn connections_in(files: u64) -> usize {
    usize::try_from(files.saturating_sub(KEPT)).unwrap_or(usize::MAX).max(LEAST_CONNECTIONS)
}
