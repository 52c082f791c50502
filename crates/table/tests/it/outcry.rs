//! outcry
