//! around
