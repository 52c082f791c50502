//! What the view says a visit would let one buy is what the visit then offers.

use dirty_money::{
    Action, ActionForm, Config, DirtyMoney, Location, Phase, PlacementKind, Prospect, Region, Setup, Villain,
};
use game_core::{Chance, Choices, Game, Log, Seat, SeatSet};

use crate::scene::*;

fn prospect(scene: &Scene, seat: Seat, location: Location) -> Prospect {
    let own = scene.state.own(&scene.config, seat);
    own.prospects.into_iter().find(|prospect| prospect.location == location).expect("it is in use")
}

#[test]
fn the_money_that_lies_there_counts() {
    let mut scene = Scene::new(&PLAIN[..3]);
    let artwork = scene.show(scene.placement_at(Region::Europe, 9));
    scene.hand(A, &[eur(4), usd(5)]);
    scene.lay(Location::Europe, &[eur(5)]);
    let there = prospect(&scene, A, Location::Europe);
    assert_eq!(
        (there.cards[0].placement, there.cards[0].cost, there.cards[0].affordable),
        (artwork, 9, true)
    );
    assert_eq!((there.open, there.too_many, there.two), (true, 0, false));
    assert!(!prospect(&scene, B, Location::Europe).cards[0].affordable, "with another hand it is not");
    assert!(!prospect(&scene, A, Location::Usa).open, "nothing lies there");
}

/// Ruling R7: the discount of an exchange is in the cost.
#[test]
fn r7_the_cost_is_this_players_cost() {
    let mut scene = Scene::new(&PLAIN[..3]);
    scene.own(A, PlacementKind::CryptocurrencyExchange, Region::Japan);
    scene.show(scene.placement_at(Region::Japan, 9));
    let cost = |seat| prospect(&scene, seat, Location::Japan).cards[0].cost;
    assert_eq!((cost(A), cost(B)), (8, 9));
}

/// Ruling R2: what would not stay in the hand does not pay.
#[test]
fn r2_only_what_stays_in_the_hand_pays() {
    let mut scene = Scene::new(&PLAIN[..3]);
    scene.show(scene.placement_at(Region::Europe, 9));
    scene.hand(A, &[eur(1), eur(1), eur(1), eur(1), eur(1), eur(1), eur(1)]);
    scene.lay(Location::Europe, &[eur(2), usd(1)]);
    let there = prospect(&scene, A, Location::Europe);
    assert_eq!((there.too_many, there.cards[0].affordable), (2, false), "six of 1 and one of 2 are 8");
}

/// Ruling R11: one card of the Loan Shark counts as another.
#[test]
fn r11_the_loan_shark_spends_a_card_as_another() {
    let mut scene = Scene::new(&[Villain::LoanShark, Villain::CorruptionRat]);
    scene.show(scene.placement_at(Region::Usa, 7));
    scene.hand(A, &[usd(5), yen(6)]);
    scene.hand(B, &[usd(6), yen(6)]);
    scene.lay(Location::Usa, &[yen(1)]);
    assert!(prospect(&scene, A, Location::Usa).cards[0].affordable);
    assert!(!prospect(&scene, B, Location::Usa).cards[0].affordable);
}

/// The placements that can be bought alone, and whether two can be bought together.
fn offered(config: &Config, game: &DirtyMoney, seat: Seat) -> (Vec<u8>, bool) {
    let mut choices = Choices::default();
    game.choices(config, seat, &mut choices);
    let exact = choices.exact.iter().filter_map(|action| match action {
        Action::Buy { placement, second, .. } => Some((*placement, *second)),
        _ => None,
    });
    let forms = choices.forms.iter().filter_map(|form| match form.blank {
        ActionForm::Buy { placement, second, .. } => Some((placement, second)),
        ActionForm::Blacklist {} | ActionForm::Trade {} => None,
    });
    let all: Vec<_> = exact.chain(forms).collect();
    let single = all.iter().filter(|(_, second)| second.is_none());
    let mut alone: Vec<u8> = single.map(|(placement, _)| placement.0).collect();
    alone.sort_unstable();
    alone.dedup();
    let two = all.iter().any(|(_, second)| second.is_some());
    (alone, two)
}

fn comes_true(config: &Config, game: &DirtyMoney, seat: Seat, prospect: &Prospect) -> bool {
    let (mut after, mut log, mut chance) = (game.clone(), Log::off(), Chance::fast(1));
    let visit = Action::Visit { location: prospect.location };
    let went = after.play(config, seat, &visit, &mut chance, &mut log);
    assert_eq!(went.is_ok(), prospect.open);
    // Action cards and too full a hand ask something else first.
    if went.is_err() || !matches!(after.phase, Phase::Business(_)) {
        return false;
    }
    let affordable = prospect.cards.iter().filter(|card| card.affordable);
    let mut alone: Vec<u8> = affordable.map(|card| card.placement).collect();
    alone.sort_unstable();
    assert_eq!((alone, prospect.two), offered(config, &after, seat), "{prospect:?}");
    true
}

#[test]
fn every_prospect_of_random_games_comes_true() {
    let mut seen = 0;
    for seed in 0..25 {
        let config = Config::new(&Setup::default(), 2 + (seed % 4) as u8).expect("the set-up is sound");
        let (mut chance, mut log, mut choices) = (Chance::fast(seed), Log::off(), Choices::default());
        let mut game = DirtyMoney::start(&config, &mut chance, &mut log);
        while let Some(seat) = game.awaited(&config).first {
            if matches!(game.phase, Phase::Visit { .. }) {
                let prospects = game.own(&config, seat).prospects;
                seen += prospects.iter().filter(|one| comes_true(&config, &game, seat, one)).count();
            }
            choices.clear();
            game.choices(&config, seat, &mut choices);
            let action = choices.sample(&mut chance);
            game.apply(&config, seat, &action, &mut chance, &mut log);
        }
    }
    assert!(seen > 500, "{seen} visits were foretold");
}

/// Every card that a viewer can see by number has its face in the view.
#[test]
fn every_visible_card_shows_its_face() {
    let config = Config::new(&Setup::default(), 4).expect("the set-up is sound");
    let (mut chance, mut log, mut choices) = (Chance::fast(3), Log::off(), Choices::default());
    let mut game = DirtyMoney::start(&config, &mut chance, &mut log);
    while let Some(seat) = game.awaited(&config).first {
        for viewer in SeatSet::all(4).iter() {
            let (public, own) = (game.public(&config), game.own(&config, viewer));
            let faces: Vec<u8> = public.faces.iter().chain(&own.faces).map(|face| face.card).collect();
            let lying = public.locations.iter().flat_map(|at| at.money.iter()).chain(&public.in_play);
            let held = own.hand.iter().map(|held| held.card).chain(own.known.values().flatten().copied());
            let listed = public.players.values().flat_map(|player| player.blacklist_cards.iter().flatten());
            for card in lying.copied().chain(held).chain(listed.copied()).chain(own.blacklist_cards) {
                assert!(faces.contains(&card), "{} has no face", config.cards.money_title(card));
            }
        }
        choices.clear();
        game.choices(&config, seat, &mut choices);
        let action = choices.sample(&mut chance);
        game.apply(&config, seat, &action, &mut chance, &mut log);
    }
}
