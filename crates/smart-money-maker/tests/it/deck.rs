//! The deck files: the printed totals, the derived structure of the notes, and what is refused.

use game_core::Game;
use smart_money_maker::{
    Class, Config, DeckFile, Difficulty, EASY_DECK, NORMAL_DECK, Setup, SmartMoneyMaker,
};

fn both() -> [(DeckFile, &'static str); 2] {
    [NORMAL_DECK, EASY_DECK].map(|text| (DeckFile::parse(text).expect("readable"), text))
}

fn normal() -> DeckFile {
    DeckFile::parse(NORMAL_DECK).expect("readable")
}

#[track_caller]
fn refused(change: impl FnOnce(&mut DeckFile), problem: &str) {
    let mut own = normal();
    change(&mut own);
    let setup = Setup { deck: Some(own), ..Setup::default() };
    let error = SmartMoneyMaker::config(&setup, 4).expect_err("refused");
    assert_eq!((error.option.as_str(), error.problem.as_str()), ("deck", problem));
}

#[test]
fn printed_totals_of_both_decks() {
    for (file, _) in both() {
        let sum = |cards: Vec<(u32, u8)>| {
            let count: u32 = cards.iter().map(|(_, copies)| u32::from(*copies)).sum();
            let worth: u32 = cards.iter().map(|(worth, copies)| worth * u32::from(*copies)).sum();
            (count, worth)
        };
        assert_eq!(sum(file.new_economy.iter().map(|c| (c.value, c.copies)).collect()), (59, 73_500));
        assert_eq!(sum(file.banknote.iter().map(|c| (c.value, c.copies)).collect()), (71, 85_500));
        assert_eq!(sum(file.payment_request.iter().map(|c| (c.amount, c.copies)).collect()), (17, 178_000));
        assert!(file.payment_request.iter().any(|request| request.amount == 50_000));
        assert_eq!(file.growing_new_business.len(), 4);
        assert_eq!((file.lobby.copies, file.joker.copies), (2, 1));
        assert_eq!(file.prove().expect("playable").drawn.len(), 83);
    }
}

#[test]
fn derived_one_note_for_each_new_economy_card_and_twelve_of_1000() {
    for (file, _) in both() {
        for note in &file.banknote {
            let cards: u8 =
                file.new_economy.iter().filter(|card| card.value == note.value).map(|card| card.copies).sum();
            let spare = if note.value == 1_000 { 12 } else { 0 };
            assert_eq!(note.copies, cards + spare, "notes of {}", note.value);
        }
    }
    assert_eq!((71 - 59, 85_500 - 73_500), (12, 12 * 1_000));
}

#[test]
fn printed_names_and_triples_are_there() {
    let deck = normal().prove().expect("playable");
    let names = deck.triples.map(|triple| triple.map(|card| deck.name(card)));
    assert_eq!(names[0], ["Car Sharing", "House Sharing", "Coworking"]);
    assert_eq!(names[1], ["Recycling", "Coworking", "Maker"]);
    assert_eq!(names[2], ["Creative Commons", "Advertisement", "Music"]);
    for business in ["Sharing Economy", "Crowdfunding", "Reputation", "Free"] {
        let found = deck.all().any(|(card, face)| {
            deck.name(card) == business && matches!(face.class, Class::Business(_)) && face.copies == 1
        });
        assert!(found, "{business}");
    }
}

#[test]
fn every_entry_says_where_it_comes_from() {
    for (file, text) in both() {
        let entries = text.matches("[[").count()
            + text.matches("\n[lobby]").count()
            + text.matches("\n[joker]").count();
        assert_eq!(text.matches("\nprovenance = ").count(), entries);
        assert!(file.new_economy.iter().all(|card| !card.provenance.is_empty() && !card.name.is_empty()));
        assert!(file.payment_request.iter().all(|request| request.provenance.contains("reconstructed")));
    }
}

#[test]
fn the_easy_deck_differs_in_its_requests_alone() {
    let [(normal, _), (easy, _)] = both();
    assert_ne!(normal.payment_request, easy.payment_request);
    assert_eq!(
        DeckFile { payment_request: Vec::new(), ..normal },
        DeckFile { payment_request: Vec::new(), ..easy }
    );
    let setup = Setup { difficulty: Difficulty::Easy, ..Setup::default() };
    let config = Config::new(&setup, 3).expect("playable");
    assert_eq!(config.deck.requests.count_ones(), 5);
}

#[test]
fn a_deck_of_ones_own_is_refused_with_the_sum_that_is_off() {
    refused(|deck| deck.new_economy[0].copies = 3, "60 New Economy cards; the box holds 59");
    refused(
        |deck| deck.new_economy[0].value = 1_000,
        "the New Economy cards add up to 74500; printed is 73500",
    );
    refused(|deck| deck.banknote[0].copies = 14, "70 banknotes; the box holds 71");
    refused(|deck| deck.banknote[0].value = 400, "the banknotes add up to 84000; printed is 85500");
    refused(|deck| deck.payment_request[0].copies = 2, "18 Payment Requests; the box holds 17");
    refused(
        |deck| deck.payment_request[0].amount = 1_000,
        "the Payment Requests add up to 177000; printed is 178000",
    );
    refused(
        |deck| {
            deck.payment_request[7].amount = 49_000;
            deck.payment_request[0].amount = 3_000;
            deck.payment_request[1].amount = 3_000;
        },
        "no Payment Request is of 50000; at least one must be",
    );
    refused(|deck| deck.lobby.copies = 3, "3 Lobby cards; 2 needed");
    refused(|deck| deck.joker.copies = 0, "0 Joker cards; 1 needed");
    refused(
        |deck| {
            deck.growing_new_business.pop();
        },
        "0 Growing New Business cards of Free; 1 is needed",
    );
}

#[test]
fn a_deck_of_ones_own_is_refused_if_the_bank_could_run_out() {
    // Still 71 notes worth 85,500, but of other values than the New Economy cards.
    refused(
        |deck| {
            deck.banknote[0].copies = 17;
            deck.banknote[1].copies = 31;
            deck.banknote[2].copies = 23;
        },
        "17 notes of 500; 15 New Economy cards of that value and 0 spare notes need 15",
    );
    refused(
        |deck| deck.starting_note = 500,
        "15 notes of 500; 15 New Economy cards of that value and 12 spare notes need 27",
    );
}

#[test]
fn a_deck_of_ones_own_is_refused_if_a_name_is_wrong() {
    refused(
        |deck| deck.triple[0].cards[1] = "Yacht".to_owned(),
        "a triple names 'Yacht', which is no New Economy card",
    );
    refused(
        |deck| deck.triple[0].cards[1] = "Coworking".to_owned(),
        "the triple [\"Car Sharing\", \"Coworking\", \"Coworking\"] names a card twice",
    );
    refused(
        |deck| {
            deck.triple.pop();
        },
        "2 triples; 3 are needed",
    );
    refused(
        |deck| deck.new_economy[1].name = "Car Sharing".to_owned(),
        "two entries are called 'Car Sharing'; write one with more copies",
    );
    refused(|deck| deck.new_economy[9].name = " ".to_owned(), "a card has no name");
}

#[test]
fn a_deck_with_all_cards_different_can_be_played() {
    let mut own = normal();
    let mut apart = Vec::new();
    for entry in &own.new_economy {
        for copy in 0..entry.copies {
            let name = if copy == 0 { entry.name.clone() } else { format!("{} {}", entry.name, copy + 1) };
            apart.push(smart_money_maker::NewEconomyEntry { name, copies: 1, ..entry.clone() });
        }
    }
    own.new_economy = apart;
    let trial = game_core::Trial::<SmartMoneyMaker>::of(40)
        .with_setups([Setup { deck: Some(own), ..Setup::default() }])
        .with_seed(9);
    assert_eq!(game_core::assert_contract(&trial).games, 40);
}

#[test]
fn set_up_refuses_players_bounds_and_notes_that_cannot_be_spared() {
    assert!(SmartMoneyMaker::config(&Setup::default(), 1).is_err());
    assert!(SmartMoneyMaker::config(&Setup::default(), 7).is_err());
    let generous = Setup { notes_dealt: 3, ..Setup::default() };
    assert_eq!(
        SmartMoneyMaker::config(&generous, 6).expect_err("refused").to_string(),
        "notes_dealt: 6 players would get 18 notes; 12 can be spared"
    );
    assert!(SmartMoneyMaker::config(&generous, 4).is_ok());
    let bad = Setup { free_plays: 0, ..Setup::default() };
    assert_eq!(SmartMoneyMaker::config(&bad, 4).expect_err("refused").option, "free_plays");
}
