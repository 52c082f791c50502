//! Every listed game keeps what the list promises about it.

use game_core::Chance;
use games::records::By;
use games::{AnyGame, Dice, GAMES, Terms, find, nearest, rules_page, setups};
use serde_json::Value;

fn terms(game: &dyn AnyGame, setup: &Value, players: u8) -> Terms {
    Terms::new(game, setup.clone(), (0..players).map(|seat| format!("Player {seat}")).collect())
}

#[test]
fn every_game_is_found_by_its_own_id_and_ids_are_distinct() {
    for game in GAMES {
        assert_eq!(find(game.info().id).unwrap().info().title, game.info().title);
        assert_eq!(GAMES.iter().filter(|other| other.info().id == game.info().id).count(), 1);
    }
}

#[test]
fn every_manifest_says_what_can_be_done() {
    for game in GAMES {
        let (info, about) = (game.info(), game.about());
        let line = game.words().label("about", info.id);
        assert!(line.ends_with('.'), "{} has a line for the first page", info.id);
        assert!(0 < about.minutes.least && about.minutes.least <= about.minutes.most, "{}", info.id);
        assert!(!game.levels().is_empty(), "{} has a bot to play against", info.id);
        for speed in about.speeds {
            assert_eq!(info.check_players(speed.players), Ok(()));
        }
        for (option, values) in about.soak.each {
            for value in *values {
                let varied = setups::assign(*game, &mut Value::Null, &format!("{option}={value}"));
                assert!(varied.is_ok(), "{} {option}={value}: {varied:?}", info.id);
            }
        }
        assert!(about.leaks.pairs > 0 && about.leaks.played >= about.leaks.apart, "{}", info.id);
    }
}

#[test]
fn every_printed_deck_is_a_deck_of_its_game() {
    for game in GAMES {
        for (name, deck) in game.decks() {
            let checked = game.check_deck(deck);
            assert!(checked.is_ok(), "{} {name}: {checked:?}", game.info().id);
        }
    }
}

#[test]
fn every_game_starts_with_its_printed_options_written_out() {
    for game in GAMES {
        for players in game.info().min_players..=game.info().max_players {
            let setup = game.complete_setup(&Value::Null, players).unwrap();
            assert_eq!(setup, game.default_setup(), "{}", game.info().id);
            assert!(game.start(terms(*game, &setup, players), Dice::Seed([1; 32])).is_ok());
        }
        assert!(game.house_rules(&game.default_setup()).unwrap().is_empty());
    }
}

#[test]
fn every_rule_code_leads_to_one_section_of_the_rules_page() {
    for game in GAMES {
        for code in game.rule_codes() {
            let found = rules_page::find(game.rules_page(), code);
            assert_eq!(found.len(), 1, "{} {code}", game.info().id);
            assert_eq!(found[0].anchor, Some(code));
        }
    }
}

#[test]
fn every_bot_of_every_game_plays_a_whole_game_whose_events_are_sentences() {
    for game in GAMES {
        // Masters think longer than a test should; they meet at the contest's tables.
        for level in game.bots().into_iter().filter(|level| *level != "master") {
            let players = game.info().min_players;
            let (mut playing, told) =
                game.start(terms(*game, &Value::Null, players), Dice::Seed([9; 32])).unwrap();
            let words = playing.words();
            let mut chance = Chance::fast(4);
            let mut events = told;
            while let Some(seat) = playing.awaited().first {
                let action = playing.bot_action(seat, level, &mut chance).unwrap();
                events.extend(playing.act(seat, By::Owner, &action).unwrap().events);
            }
            for told in events {
                let sentence = words.say("event", &told.event);
                assert!(!sentence.contains(['{', '}', '"']), "{}: {sentence}", game.info().id);
            }
        }
    }
}

#[test]
fn every_schema_is_one() {
    for game in GAMES {
        let schemas = serde_json::to_value(game.schemas()).unwrap();
        for part in ["setup", "action", "view", "event", "why", "state"] {
            assert!(schemas[part].is_object(), "{} {part}", game.info().id);
        }
    }
}

#[test]
fn the_nearest_name_is_suggested_and_only_a_near_one() {
    let names = ["the-old-bank", "bank-teller", "empty-bank"];
    assert_eq!(nearest("the old bank", names), Some("the-old-bank"));
    assert_eq!(nearest("theoldbank", names), Some("the-old-bank"));
    assert_eq!(nearest("empty", names), Some("empty-bank"));
    assert_eq!(nearest("bankteller", names), Some("bank-teller"));
    assert_eq!(nearest("chess", names), None);
}

#[test]
fn sections_hold_their_subsections_and_codes_find_them() {
    let page = "# Game\nintro\n## Loans\ntext\n### The fee {#g-3-fee}\nten\n```\n# no heading\n```\n### Repay {#g-3-repay}\nyes\n## End\n";
    let titles: Vec<_> = rules_page::sections(page).iter().map(|section| section.title).collect();
    assert_eq!(titles, ["Game", "Loans", "The fee", "Repay", "End"]);
    let text = |wanted| rules_page::find(page, wanted).iter().map(|section| section.text).collect::<Vec<_>>();
    assert_eq!(text("g-3-fee"), ["### The fee {#g-3-fee}\nten\n```\n# no heading\n```"]);
    assert_eq!(text("g-3").len(), 2);
    assert!(text("loans")[0].ends_with("yes"));
    assert!(text("nothing").is_empty());
}

#[test]
fn notes_are_found_for_a_part_and_a_terminal_sees_words_and_printed_numbers() {
    let page = "### Fee {#g-fee}\nPay [10](option:fee) of [28](option:a-b*c).[^r1]\n![Two bars.](figures/x.svg \"X\")\n### Other\nx[^r2]\n\n[^r1]: One.\n[^r2]: Two.";
    let section = &rules_page::find(page, "g-fee")[0];
    assert_eq!(rules_page::notes(page, section.text), ["[^r1]: One."]);
    assert_eq!(rules_page::find(page, "other")[0].text, "### Other\nx[^r2]", "notes belong to no section");
    assert_eq!(rules_page::plain(section.text), "### Fee {#g-fee}\nPay 10 of 28.[^r1]\n(Figure: Two bars.)");
    let options: Vec<_> = rules_page::option_numbers(page).iter().map(|number| number.option).collect();
    assert_eq!(options, ["fee", "a-b*c"]);
}

#[test]
fn where_screens_are_chosen_it_says_that_only_the_page_hides() {
    let mut found = 0;
    for game in GAMES {
        let Some(help) = game.words().attribute("option", "screens", "help") else { continue };
        assert!(help.contains("Only the page hides"), "{}: {help}", game.info().id);
        found += 1;
    }
    assert!(found > 1, "some games have screens");
}
