//! A dry run that promises only what is certain, and tells the asker nothing it could not work out itself.
//!
//! The action is carried out once, in a world built from the asker's own view; the real state is never looked at. What
//! is told counts until chance is asked for anything ([`Chance::unknown`]) or a rule looks at what is hidden from the
//! asker ([`Log::follows_from_what_only_knows`]): up to there everything follows from what the asker knows, and from
//! there on nothing is promised. No number of sampled worlds could tell likely from certain.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::{Chance, IllegalIn, Log, Observed, Seat, ToldIn, ViewOf};

/// Raised as soon as chance, or something hidden from whoever asks, decides how it goes on.
#[derive(Clone, Debug, Default)]
pub struct Doubt(Arc<AtomicBool>);

impl Doubt {
    pub fn raise(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    pub fn is_raised(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// What a seat can be sure would come of an action.
#[derive(Clone, Debug, PartialEq)]
pub struct Foreseen<T> {
    pub told: Vec<T>,
    /// Chance or something hidden decides how it goes on.
    pub open: bool,
}

/// What `seat` can be sure of if it takes this action.
///
/// # Errors
/// If the action is refused; that, too, depends on nothing hidden from the seat.
pub fn preview<G: Observed>(
    config: &G::Config,
    view: &ViewOf<G>,
    seat: Seat,
    action: &G::Action,
) -> Result<Foreseen<ToldIn<G>>, IllegalIn<G>> {
    let mut possible = G::determinize(config, view, &mut Chance::fast(0));
    let doubt = Doubt::default();
    let mut log = Log::certain_for(seat, &doubt);
    possible.play(config, seat, action, &mut Chance::unknown(&doubt), &mut log)?;
    let mut told = log.take();
    told.retain(|told| told.audience.includes(Some(seat)));
    told.iter_mut().for_each(|told| told.moment = G::moment(&told.event));
    Ok(Foreseen { told, open: doubt.is_raised() })
}
