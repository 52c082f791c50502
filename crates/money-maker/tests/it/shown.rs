//! What a page shows without working it out: risks, goods by price, companies, the banks in a run, hands at the end.

use game_core::{Chance, Game};
use money_maker::{
    Action, ActionCardId, Effect, Ending, Event, Good, MoneyMaker, Rule, RunLine, RunStanding, Setup,
    UnplayedCard,
};

use crate::desk::{A, B, C, Desk, basket, card, roll};

fn lines(desk: &Desk<MoneyMaker>) -> Vec<RunLine> {
    let public = desk.state.public(&desk.config);
    public.lines.expect("there is a run").values().copied().collect()
}

fn line(due: u32, paid: u32, short: u32, standing: RunStanding) -> RunLine {
    RunLine { due, paid, short, standing }
}

#[test]
fn the_risk_of_a_block_follows_its_faces_and_the_dice_of_the_next_run() {
    let mut desk = Desk::full(2);
    let risks = |desk: &Desk<MoneyMaker>| desk.state.public(&desk.config).city.expect("full game").risks;
    assert_eq!(risks(&desk)[0][0], 100, "ring I is undivided");
    assert_eq!((risks(&desk)[4][0], risks(&desk)[4][1]), (33, 17), "two faces, one face");
    desk.runs(2);
    assert_eq!((risks(&desk)[4][0], risks(&desk)[5][0]), (56, 31), "the third run rolls two dice");
    let beginner = Desk::beginner(2);
    assert_eq!(beginner.state.public(&beginner.config).city, None);
}

#[test]
fn goods_lie_at_the_dearest_prices_and_follow_the_options() {
    let mut desk = Desk::full(2);
    desk.market(Good::Production, 30);
    let public = desk.state.public(&desk.config);
    assert_eq!(public.production.lying, [2, 4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0]);
    assert_eq!((public.prices, public.slots, public.production.price), (8, 4, 1));
    let setup = Setup { market_prices: 2, market_slots: 8, ..Setup::default() };
    let mut desk = Desk::with(&setup, 2);
    desk.market(Good::Consumer, 7);
    let public = desk.state.public(&desk.config);
    assert_eq!(public.consumer.lying[..3], [0, 7, 0]);
}

#[test]
fn companies_show_what_they_bring_their_owner_now() {
    let mut desk = Desk::full(2);
    desk.owns(A, &[card::FARM, card::BAKERY]).owns(B, &[card::PORT_MARKET]).market(Good::Consumer, 12);
    let public = desk.state.public(&desk.config);
    let shown = |card: u8| *public.companies.iter().find(|company| company.card == card).expect("shown");
    let bakery = shown(card::BAKERY);
    assert_eq!((bakery.product, bakery.amount, bakery.bonus), (Some(Good::Consumer), 1, 1), "two of a guild");
    assert_eq!((bakery.needs, bakery.worth), (2, 12), "consumer goods cost 6");
    let port = shown(card::PORT_MARKET);
    assert_eq!((port.product, port.amount, port.bonus), (None, 3, 0), "a trading card");
    assert_eq!(shown(card::MILL).bonus, 0, "an open card has no owner yet");
    assert!(public.companies.iter().all(|company| company.card != card::TEXTILE_PRODUCER), "in the deck");
}

#[test]
fn the_banks_of_a_run_are_due_then_paid_short_or_fallen() {
    let mut desk = Desk::full(3);
    desk.ring(A, 2).credit(A, 0, 7).credit(A, 1, 2).credit(B, 0, 25).hand(C, &[card::GUARANTEE]);
    let last = desk.config.track - 1;
    desk.chip(last).hand(A, &[card::RUMOUR]);
    desk.act_with(A, Action::Play { card: ActionCardId(card::RUMOUR), on: None }, &[roll::SHIP]);
    let (due, safe) = (RunStanding::Due, line(0, 0, 0, RunStanding::Safe));
    assert_eq!(lines(&desk), [line(7, 0, 7, due), line(25, 0, 25, due), safe], "before credit is called");
    desk.act(C, Action::Ready);
    let paid = line(7, 7, 0, RunStanding::Paid);
    assert_eq!(lines(&desk), [paid, line(25, 15, 10, RunStanding::Short), safe]);
    desk.act(B, Action::Offer { to: C, give: basket(0, &[(B, 9)]), get: basket(4, &[]) });
    desk.act(C, Action::Accept { offer: 1.into() });
    assert_eq!(lines(&desk)[1], line(25, 19, 6, RunStanding::Short), "help counts as paid");
    desk.act(B, Action::Concede);
    assert_eq!(desk.state.public(&desk.config).lines, None, "the run is over");
}

#[test]
fn r15_hands_lie_open_when_the_game_is_over_and_not_before() {
    let mut desk = Desk::full(3);
    desk.edit(|state| {
        state["gone"] = state["deck"].clone();
        state["deck"] = serde_json::json!([]);
    });
    desk.hand(A, &[card::SMUGGLER]).hand(C, &[card::JUBILEE, card::OVERTIME]);
    assert!(desk.state.public(&desk.config).unplayed.is_empty(), "cards in hands are hidden");
    desk.roll(&[roll::GREEN_10, roll::SHIP]);
    assert_eq!(desk.state.ending(), Some(Ending::DeckEmpty));
    desk.expect_told(
        Rule::MmEnd,
        &Event::HandShown { seat: A, cards: [card::SMUGGLER].into_iter().collect() },
    );
    desk.expect_told(
        Rule::MmEnd,
        &Event::HandShown { seat: C, cards: [card::JUBILEE, card::OVERTIME].into_iter().collect() },
    );
    assert!(
        !desk.told.iter().any(|told| matches!(told.event, Event::HandShown { seat: B, .. })),
        "B has none"
    );
    let seen = |holder, card, effect| UnplayedCard { holder, card, effect };
    let expected = [
        seen(A, card::SMUGGLER, Effect::Smuggler {}),
        seen(C, card::JUBILEE, Effect::Jubilee {}),
        seen(C, card::OVERTIME, Effect::Overtime {}),
    ];
    assert_eq!(desk.state.public(&desk.config).unplayed[..], expected);
    // Whoever watches could not tell the real hands from those of an imagined world.
    let view = desk.state.view(&desk.config, None);
    let imagined = MoneyMaker::determinize(&desk.config, &view, &mut Chance::fast(3));
    assert_eq!(imagined.public(&desk.config), view.public);
}
