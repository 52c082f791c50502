//! The log: who is told, and that nothing is made when it is off.

use game_core::{Audience, Chance, Doubt, Log, Seat, SeatSet};

#[test]
fn an_audience_is_everyone_some_or_all_but_some() {
    let (a, b) = (Some(Seat::at(0)), Some(Seat::at(1)));
    let only_a = SeatSet::only(Seat::at(0));
    for (audience, told) in [
        (Audience::Everyone, [true, true, true]),
        (Audience::Only(only_a), [true, false, false]),
        (Audience::AllBut(only_a), [false, true, true]),
    ] {
        assert_eq!([a, b, None].map(|viewer| audience.includes(viewer)), told, "{audience:?}");
    }
}

#[test]
fn a_log_that_is_off_makes_no_event_but_still_reports_what_was_shown() {
    let mut log: Log<u32, &str> = Log::off();
    log.tell("rule", || panic!("an event was made"));
    log.reveals();
    assert!(log.told().is_empty() && log.revealed());
}

#[test]
fn a_preview_ends_where_chance_or_something_hidden_decides() {
    let (one, other) = (Seat::at(0), Seat::at(1));
    let told = |decide: &dyn Fn(&mut Log<u32, &str>, &mut Chance)| {
        let doubt = Doubt::default();
        let mut log = Log::certain_for(one, &doubt);
        let mut chance = Chance::unknown(&doubt);
        log.tell("rule", || 1);
        decide(&mut log, &mut chance);
        log.tell("rule", || 2);
        (log.take().len(), doubt.is_raised())
    };
    assert_eq!(told(&|_, _| ()), (2, false));
    assert_eq!(told(&|_, chance| _ = chance.roll("die", 6)), (1, true));
    assert_eq!(told(&|log, _| log.reveals()), (1, true));
    assert_eq!(told(&|log, _| log.follows_from_what_only_knows(SeatSet::only(other))), (1, true));
    assert_eq!(told(&|log, _| log.reveals_what_was_known_to(SeatSet::only(one))), (2, false));
}

#[test]
fn taking_the_events_starts_afresh() {
    let mut log = Log::on();
    log.tell("rule", || 1);
    log.tell_to(Audience::Only(SeatSet::NONE), "rule", || 2);
    log.reveals();
    assert_eq!(log.take().iter().map(|told| told.event).collect::<Vec<_>>(), [1, 2]);
    assert!(log.told().is_empty() && !log.revealed());
}
