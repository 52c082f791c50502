//! Numbers in other types: without loss, or with a loss that is meant.

use std::any::type_name;
use std::fmt::Display;

/// The same number in another type: `let round: u8 = lossless(values.len())`. For ids, amounts and counts that are known
/// to fit: `as` would cut off one that does not, and the game would go on with another card, seat or price.
///
/// # Panics
/// If the number does not fit.
#[inline]
#[track_caller]
pub fn lossless<Wide: Copy + Display, Narrow: TryFrom<Wide>>(number: Wide) -> Narrow {
    match Narrow::try_from(number) {
        Ok(same) => same,
        Err(_) => does_not_fit(&number, type_name::<Narrow>()),
    }
}

/// Kept out of the way of the conversion, which random play does all the time.
#[cold]
#[inline(never)]
#[track_caller]
fn does_not_fit(number: &dyn Display, narrow: &str) -> ! {
    panic!("{number} does not fit into {narrow}")
}

/// An estimate as an amount: its fraction is dropped, and what is below nothing is nothing.
#[inline]
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "`as` drops the fraction and stops at the bounds"
)]
pub fn whole(estimate: impl Into<f64>) -> u32 {
    estimate.into() as u32
}
