//! The audit finds what cannot be, also in a state read from a file.

use dirty_money::{
    Action, ActionKind, DirtyMoney, EVERYONE, Location, Phase, Place, PlacementKind, Region, Villain,
};
use game_core::Game;
use serde_json::{Value, json};

use crate::scene::*;

fn sound() -> Scene {
    let mut scene = Scene::new(&PLAIN[..3]);
    scene.lay(Location::Europe, &[eur(1), eur(2)]);
    scene.hand(A, &[eur(1), eur(4)]);
    assert_eq!(scene.state.audit(&scene.config), Ok(()));
    scene
}

/// What the audit says to a sound state after its JSON was changed.
fn finding(change: impl FnOnce(&mut Value)) -> String {
    let scene = sound();
    let mut json = serde_json::to_value(&scene.state).expect("states are JSON");
    change(&mut json);
    let game: DirtyMoney = serde_json::from_value(json).expect("the state can be read");
    game.audit(&scene.config).expect_err("the audit finds something")
}

#[test]
fn cards_lost_doubled_or_in_strange_places_are_found() {
    assert_eq!(
        finding(|json| json["piles"]["discards"] = json!([200])),
        "card 200 in deck or discards does not exist or is elsewhere too"
    );
    assert_eq!(finding(|json| json["piles"]["hands"][0] = json!({ "cards": [] })), "148 of 150 Money cards");
    let doubled = |json: &mut Value| json["piles"]["discards"] = json["piles"]["below"][0].clone();
    assert!(finding(doubled).contains("elsewhere too"));
    assert!(finding(|json| json["market"]["bears"] = json!([0])).contains("is there twice"));
    assert!(finding(|json| json["slots"] = json!([0])).contains("Placement cards"));
}

#[test]
fn action_cards_are_never_held() {
    let mut scene = sound();
    let card = scene.find(act(ActionKind::Trade));
    scene.state.piles.transfer(card, Place::Deck, Place::Hand(B), EVERYONE);
    assert_eq!(scene.state.audit(&scene.config), Err(format!("the Action card {card} is in a hand")));
}

#[test]
fn seats_rounds_and_villains_that_cannot_be_are_found() {
    assert!(finding(|json| json["marker"] = json!(4)).contains("not at the table"));
    assert!(finding(|json| json["round"] = json!(0)).contains("round 0"));
    assert!(
        finding(|json| json["first"] = json!(1)).contains("does not fit"),
        "it is not the first seat's turn"
    );
    assert!(finding(|json| json["villains"][1] = json["villains"][0].clone()).contains("two players"));
    assert!(finding(|json| json["overpaid"] = json!([0, 0])).contains("3 players"));
    assert!(finding(|json| json["phase"] = json!({ "visit": { "seat": 5 } })).contains("asked"));
}

#[test]
fn a_phase_must_fit_the_table() {
    let mut scene = sound();
    let turn = dirty_money::Turn::new(A, Location::Japan);
    scene.state.visits = 1;
    for phase in [
        Phase::Actions(turn.clone()),
        Phase::Excess(turn.clone()),
        Phase::Trading { turn: turn.clone(), partner: B },
        Phase::Laundering(turn.clone()),
        Phase::Draft { seat: A, left: 1 },
    ] {
        scene.state.phase = phase;
        let found = scene.state.audit(&scene.config).expect_err("it does not fit");
        assert!(found.starts_with("the phase does not fit"), "{found}");
    }
    let mut owed = turn;
    owed.owe(scene.placement(PlacementKind::Casino, Region::Usa));
    scene.state.phase = Phase::Business(owed);
    assert!(scene.state.audit(&scene.config).expect_err("not owned").contains("not owned"));
}

#[test]
fn a_hand_over_the_limit_is_only_possible_while_its_owner_is_asked() {
    let mut scene = sound();
    scene.hand(A, &[usd(1); 6]);
    assert_eq!(scene.state.audit(&scene.config), Err("seat 0 holds more than the hand limit".to_owned()));
    scene.lay(Location::Japan, &[yen(1)]);
    scene.state.phase = Phase::Visit { seat: A };
    scene.state.villains[A] = Villain::BearsOfWallStreet;
    let visited = scene.state.check(&scene.config, A, &Action::Visit { location: Location::Japan });
    assert_eq!(visited, Ok(()));
    assert!(scene.state.audit(&scene.config).is_err());
    scene.state.phase = Phase::Excess(dirty_money::Turn::new(A, Location::Usa));
    scene.state.visits = 1;
    assert_eq!(scene.state.audit(&scene.config), Ok(()));
}
