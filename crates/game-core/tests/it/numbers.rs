//! A number in another type is the same number, or there is none.

use game_core::lossless;

#[test]
fn a_number_that_fits_stays_the_same() {
    assert_eq!(lossless::<usize, u8>(255), 255);
    assert_eq!(lossless::<i64, u32>(7), 7);
}

#[test]
#[should_panic(expected = "256 does not fit into u8")]
fn a_number_that_does_not_fit_is_never_cut_off() {
    lossless::<usize, u8>(256);
}
