//! Tests of the core from outside.

mod words;
