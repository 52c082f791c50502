//! The Minsky moment: "When you encounter a Minsky Moment in Money Maker, it could be a good idea to play the card 'Debt
//! Jubilee', if you manage to agree on it" (page 18; rules 3). When no bank is solvent every bank is asked, before all of
//! them fall, whether it plays a card.

use game_core::{Bot, Chance, Choices, Game, SeatSet};
use money_maker::{
    Action, ActionCardId, Event, MASTER, MoneyMaker, Novice, Phase, Rule, RunStanding, Setup, Trader, Why,
};

use crate::desk::{A, B, C, Desk, card, roll};

/// Three banks that cannot pay: A has 15 of 30, B 4 of 20, C nothing of 9. C alone holds a Debt Jubilee.
fn minsky(setup: &Setup) -> Desk<MoneyMaker> {
    minsky_with(setup, |_| ())
}

/// The same, changed before the run begins.
fn minsky_with(setup: &Setup, change: impl Fn(&mut Desk<MoneyMaker>)) -> Desk<MoneyMaker> {
    let mut desk = Desk::with(setup, 3);
    desk.credit(A, 0, 30).credit(B, 0, 20).gold(B, 4).credit(C, 0, 9).gold(C, 0).hand(C, &[card::JUBILEE]);
    change(&mut desk);
    let last = desk.config.track - 1;
    desk.chip(last).hand(A, &[card::RUMOUR]);
    desk.act_with(A, Action::Play { card: ActionCardId(card::RUMOUR), on: None }, &[roll::SHIP]);
    desk.act(C, Action::Ready);
    desk.expect_told(Rule::MmRunSolvent, &Event::AllInsolvent { central: None });
    desk
}

const JUBILEE: Action = Action::Play { card: ActionCardId(card::JUBILEE), on: None };

#[test]
fn p18_a_debt_jubilee_can_be_played_when_all_banks_are_insolvent() {
    let mut desk = minsky(&Setup::default());
    desk.act(C, JUBILEE);
    for seat in [A, B, C] {
        desk.act(seat, Action::Vote { yes: true });
    }
    desk.expect_told(Rule::MmCardJubilee, &Event::JubileeDeclared);
    let state = desk.position();
    assert_eq!([A, B, C].map(|seat| state.on_board(seat)), [0, 0, 0]);
    assert_eq!((state.ring(B), state.ring(C)), (1, 1), "nobody has fallen");
    assert_eq!(state.ring(A), 2, "the 15 that A has paid alone count");
    assert_eq!(desk.phase(), Phase::Invest { player: A });
}

#[test]
fn p18_all_banks_are_asked_alike_so_that_it_tells_nobody_who_holds_what() {
    let mut desk = minsky(&Setup::default());
    assert_eq!(desk.phase(), Phase::NobodySolvent { number: 1 });
    assert_eq!(desk.waited_for(), SeatSet::all(3), "only C holds a card");
    for seat in [A, B] {
        let mut choices = Choices::default();
        desk.state.choices(&desk.config, seat, &mut choices);
        assert_eq!(choices.exact, [Action::Ready]);
        assert_eq!(desk.state.silence(&desk.config, seat), Action::Ready);
    }
    desk.act(B, Action::Ready);
    desk.refused(B, &Action::Ready, Rule::MmTurn, Why::NotAsked);
    assert_eq!(desk.waited_for(), SeatSet::only(A).with(C));
}

#[test]
fn p18_the_lines_before_it_show_what_each_bank_could_pay() {
    let desk = minsky(&Setup::default());
    for (seat, paid, due) in [(A, 15, 30), (B, 4, 20), (C, 0, 9)] {
        desk.expect_told(Rule::MmRunSolvent, &Event::CouldPay { seat, paid, due });
    }
    let lines = desk.state.public(&desk.config).lines.expect("a run is on");
    let shown = |seat| (lines[seat].due, lines[seat].paid, lines[seat].short, lines[seat].standing);
    assert_eq!(shown(A), (30, 15, 15, RunStanding::Short));
    assert_eq!(shown(C), (9, 0, 9, RunStanding::Short));
}

#[test]
fn p18_when_nobody_plays_a_card_all_fall_together() {
    let mut desk = minsky(&Setup::default());
    desk.act(C, Action::Ready).act(A, Action::Ready).act(B, Action::Ready);
    for seat in [A, B, C] {
        desk.expect_told(Rule::MmPrison, &Event::Imprisoned { seat });
    }
}

#[test]
fn p18_a_jubilee_that_fails_leaves_the_question_open_to_the_others() {
    let mut desk = minsky(&Setup::default());
    desk.hand(B, &[card::JUBILEE + 1]).act(A, Action::Ready).act(C, JUBILEE);
    for (seat, yes) in [(A, true), (B, true), (C, false)] {
        desk.act(seat, Action::Vote { yes });
    }
    assert_eq!(desk.phase(), Phase::NobodySolvent { number: 1 });
    assert_eq!(desk.waited_for(), SeatSet::only(B).with(C), "A has answered");
    desk.act(B, Action::Play { card: ActionCardId(card::JUBILEE + 1), on: None });
    assert_eq!(desk.phase(), Phase::Vote { voted: SeatSet::NONE });
}

#[test]
fn p18_where_a_central_bank_lends_there_is_negotiation_instead() {
    let mut desk = minsky(&Setup { central_bank: true, ..Setup::default() });
    assert_eq!(desk.phase(), Phase::Negotiation { number: 1, short: SeatSet::all(3) });
    desk.act(C, JUBILEE);
    assert_eq!(desk.phase(), Phase::Vote { voted: SeatSet::NONE });
}

#[test]
fn p18_bots_of_every_level_answer_it_sensibly() {
    let bots: [&dyn Bot<MoneyMaker>; 3] = [&Novice, &Trader::STEADY, &MASTER];
    for (level, bot) in bots.into_iter().enumerate() {
        // C is in prison: without a jubilee it is bankrupt.
        let desk = minsky_with(&Setup::default(), |desk| {
            desk.ring(C, 0);
        });
        let choose = |seat| {
            let mut choices = Choices::default();
            desk.state.choices(&desk.config, seat, &mut choices);
            let view = desk.state.view(&desk.config, Some(seat));
            bot.choose(&desk.config, &view, &mut choices, &mut Chance::fast(3))
        };
        assert_eq!(choose(A), Action::Ready, "level {level}, without a card");
        assert_eq!(choose(C), JUBILEE, "level {level}, with the card that saves it");
    }
}

#[test]
fn by_rules_2_all_fell_before_anybody_could_play_a_card() {
    let mut desk = Desk::full(2).by_rules(2);
    let last = desk.config.track - 1;
    desk.credit(A, 0, 30).credit(B, 0, 30).chip(last).hand(A, &[card::RUMOUR]);
    desk.act_with(A, Action::Play { card: ActionCardId(card::RUMOUR), on: None }, &[roll::SHIP]);
    assert_eq!((desk.position().ring(A), desk.position().ring(B)), (0, 0));
}
