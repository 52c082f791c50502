//! The contract finds a game that breaks a promise, and lets one pass that breaks none.

use game_core::{Trial, assert_contract};

use crate::toy::{Fault, Toy, with_fault};

/// Plays the toy with a fault and gives what the contract says about it.
fn verdict(fault: Fault) -> Result<(), String> {
    let trial = Trial::<Toy>::of(200).with_setups([with_fault(fault)]).examining_every(1);
    let trial = Trial { longest: 500, ..trial };
    let played = std::panic::catch_unwind(|| assert_contract::<Toy>(&trial));
    played.map(|_| ()).map_err(|panic| panic.downcast_ref::<String>().cloned().unwrap_or_default())
}

#[track_caller]
fn found(fault: Fault, promise: &str) {
    match verdict(fault) {
        Ok(()) => panic!("the contract misses {fault:?}"),
        Err(message) => assert!(message.contains(promise), "{fault:?} is found, but as: {message}"),
    }
}

#[test]
fn a_sound_game_passes_and_everything_occurs() {
    let coverage = assert_contract::<Toy>(&Trial::of(200).examining_every(1));
    assert_eq!(coverage.missing::<Toy>(), Vec::<String>::new());
    assert_eq!(coverage.games, 200);
    // Half the games have two players and half three, at three rounds each.
    assert_eq!(coverage.decisions, 100 * 3 * 2 + 100 * 3 * 3);
}

#[test]
fn leaks_are_found() {
    found(Fault::ViewTellsLots, "sees");
    found(Fault::ChoicesTellLots, "choices depend on nothing hidden");
    found(Fault::RefusalTellsLots, "the refusal of");
    found(Fault::WaitingTellsLots, "who is waited for, in which order and manner, depends on nothing hidden");
    found(Fault::ShowsWithoutSayingSo, "claims to show nothing");
    found(Fault::WorldContradictsView, "sees");
}

#[test]
fn an_action_that_is_taken_back_tells_whoever_took_it_nothing() {
    found(Fault::PeeksWithoutSayingSo, "hears a difference");
    found(Fault::TakingBackTellsLots, "can be taken back");
}

#[test]
fn broken_choices_are_found() {
    found(Fault::LegalButUnlisted, "check and choices agree");
    found(Fault::ListedButIllegal, "is legal");
    found(Fault::SilenceIsIllegal, "silence is legal");
    found(Fault::DeadEnd, "whoever is waited for has a choice");
}

#[test]
fn broken_books_are_found() {
    found(Fault::AuditFails, "the audit holds");
    found(Fault::NeverEnds, "the game ends");
    found(Fault::LinesDoNotAddUp, "add up to the score");
    found(Fault::LogChangesTheGame, "a log changes nothing");
    found(Fault::UndeclaredGauge, "the gauge mood is declared");
    found(Fault::FlowIsMissing, "flows add up to the change of every holding");
    found(Fault::PointsFromNowhere, "all holdings of one thing add up to nothing");
}

#[test]
fn events_that_say_what_the_game_does_not_declare_are_found() {
    found(Fault::CitesAnotherRule, "the event rolled cites toy-4-show, which it does not declare");
    found(Fault::UndeclaredMoment, "the event rolled is the moment wonder, which the game does not declare");
}
