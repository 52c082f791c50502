//! Versions as numbers that can be compared in a statement.

/// Three parts of at most 20 bits; what comes after them (`-rc.1`) does not count.
pub fn program_number(version: &str) -> i64 {
    let core = version.split(['-', '+']).next().unwrap_or_default();
    let mut parts = core.split('.').map(|part| part.parse::<i64>().unwrap_or(0).clamp(0, (1 << 20) - 1));
    let mut next = || parts.next().unwrap_or(0);
    let (major, minor, patch) = (next(), next(), next());
    (major << 40) | (minor << 20) | patch
}

#[cfg(test)]
mod tests {
    use super::program_number;

    #[test]
    fn versions_are_compared_part_by_part() {
        let ascending = ["0.1.0", "0.1.9", "0.1.10", "0.2.0", "1.0.0", "1.0.1-rc.2", "10.0.0"];
        let numbers = ascending.map(program_number);
        assert!(numbers.is_sorted() && numbers.windows(2).all(|pair| pair[0] < pair[1]), "{numbers:?}");
        assert_eq!(program_number("nonsense"), 0);
    }
}
