//! Whole games played by the Novice, written out as prose. `UPDATE_EXPECT=1` writes them anew.

use expect_test::expect_file;
use game_core::record::By;
use game_core::{Bot, Chance, ChanceSource, Choices, Match, Told, Words};
use money_maker::{BeginnerSetup, Event, MoneyMaker, MoneyMakerBeginner, Novice, Setup};

use crate::desk::Edition;

const MESSAGES: &str = include_str!("../../../../messages/en/money-maker.ftl");
const PLAYERS: [&str; 6] = ["Ann", "Will", "Cora", "Dirk", "Elsje", "Floris"];

struct Tale {
    lines: Vec<String>,
    events: Vec<Event>,
}

/// Plays a game and tells it: one line for each action, a blank line before each turn and each run.
fn tell<G: Edition>(setup: &G::Setup, players: u8, seed: u8) -> Tale
where
    Novice: Bot<G>,
{
    let config = G::config(setup, players).expect("the set-up is sound");
    let (mut game, dealt) = Match::<G>::start(config, ChanceSource::Seed([seed; 32])).expect("dealt");
    let names = G::names(game.config()).into_iter().map(|(element, name)| (element.to_string(), name));
    let words = Words::new(MESSAGES)
        .expect("the messages are Fluent")
        .with_names(names)
        .with_players(PLAYERS.iter().map(|name| (*name).to_owned()));
    let mut tale = Tale { lines: Vec::new(), events: Vec::new() };
    tale.add(&dealt, &words);
    let mut mood = Chance::fast(u64::from(seed));
    let mut choices = Choices::default();
    while let Some(seat) = game.state().awaited(game.config()).first {
        choices.clear();
        game.state().choices(game.config(), seat, &mut choices);
        let view = game.state().view(game.config(), Some(seat));
        let action = Novice.choose(game.config(), &view, &mut choices, &mut mood);
        let acted =
            game.act(seat, By::Owner, &action).unwrap_or_else(|refusal| panic!("{action:?}: {refusal:?}"));
        tale.add(&acted.events, &words);
    }
    for line in game.state().score_lines(game.config()) {
        let label = words.message("score", &line.label).unwrap_or_default();
        tale.lines.push(format!("{}: {label} {}", PLAYERS[line.seat.number()], line.points));
    }
    tale
}

impl Tale {
    fn add(&mut self, told: &[Told<Event, money_maker::Rule>], words: &Words) {
        let mut line = String::new();
        // What a sale or a production moves is said by the sale or the production; what is asked, by the answer.
        let echo = |event: &Event| {
            matches!(
                event,
                Event::GoodsTaken { .. }
                    | Event::GoodsPlaced { .. }
                    | Event::WentOn { .. }
                    | Event::PaymentAsked { .. }
                    | Event::SaidReady { .. }
            )
        };
        for told in told.iter().filter(|told| told.audience.includes(None) && !echo(&told.event)) {
            let begins = matches!(
                told.event,
                Event::TurnBegan { .. } | Event::RunBegan { .. } | Event::GameEnded { .. }
            );
            if begins {
                self.lines.push(std::mem::take(&mut line));
                self.lines.push(String::new());
            }
            let json = serde_json::to_value(&told.event).expect("an event is JSON");
            line.push_str(if line.is_empty() { "" } else { " " });
            line.push_str(&words.say("event", &json));
            self.events.push(told.event.clone());
        }
        self.lines.push(line);
    }

    fn text(&self) -> String {
        let mut text = String::new();
        let mut blank = true;
        for line in &self.lines {
            if line.is_empty() && blank {
                continue;
            }
            blank = line.is_empty();
            text.push_str(line);
            text.push('\n');
        }
        text
    }

    fn has(&self, kind: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(kind)
    }
}

#[track_caller]
fn reads_like_prose(text: &str) {
    for sign in ['{', '}', '[', ']', '"'] {
        assert!(
            !text.contains(sign),
            "raw JSON in the tale: {}",
            text.lines().find(|line| line.contains(sign)).unwrap_or_default()
        );
    }
}

fn is_a_story(tale: &Tale) -> bool {
    tale.has(|event| matches!(event, Event::DealMade { .. }))
        && tale.has(|event| matches!(event, Event::Promoted { .. }))
        && tale.has(|event| matches!(event, Event::Degraded { .. }))
        && tale.has(|event| matches!(event, Event::Imprisoned { .. }))
}

#[test]
fn four_banks_and_four_runs_with_deals_promotions_a_fall_and_a_prisoner() {
    let tale = tell::<MoneyMaker>(&Setup { bank_runs: 4, ..Setup::default() }, 4, 17);
    assert!(is_a_story(&tale), "an accepted deal, a promotion, a degradation and an imprisonment");
    reads_like_prose(&tale.text());
    expect_file!["./playthroughs/story.txt"].assert_eq(&tale.text());
}

#[test]
fn four_reckless_banks_ruin_each_other() {
    let tale = tell::<MoneyMaker>(&Setup { bank_runs: 4, ..Setup::default() }, 4, 23);
    assert!(tale.has(|event| matches!(event, Event::AllInsolvent { .. })));
    reads_like_prose(&tale.text());
    expect_file!["./playthroughs/ruin.txt"].assert_eq(&tale.text());
}

#[test]
fn a_beginners_game_of_three() {
    let tale = tell::<MoneyMakerBeginner>(&BeginnerSetup::default(), 3, 4);
    reads_like_prose(&tale.text());
    expect_file!["./playthroughs/beginner.txt"].assert_eq(&tale.text());
}
