//! Set-ups drawn by chance, within the bounds of every option.

use game_core::{Chance, Seat};
use money_maker::{BeginnerSetup, BlankCheque, Deed, Effect, Limit, Party, Setup, Stuff, When};

use crate::made_up::card_that;
use crate::random_cards::random_card;

/// A number around the printed one, now and then at a bound.
fn vary(chance: &mut Chance, printed: u32, least: u32, most: u32) -> u32 {
    match chance.pick("vary", 8) {
        0 => least,
        1 => most,
        2 | 3 => least + chance.pick("vary", most - least + 1),
        _ => printed,
    }
}

const EFFECTS: [Effect; 4] =
    [Effect::Fire { goods: 9 }, Effect::Charter {}, Effect::Jubilee {}, Effect::Rumour { steps: 3 }];

/// Full-game options; the first one is as printed.
pub fn full(count: u64) -> Vec<Setup> {
    let drawn = |number| {
        let mut setup = full_setup(&mut Chance::fast(number));
        // Now and then a bank by lot has more gold than the others, or less.
        setup.gift_gold = match number % 10 {
            3 => 5,
            7 => -(setup.starting_gold.min(5) as i16),
            _ => 0,
        };
        // Now and then somebody plays the central bank.
        if number % 5 >= 3 {
            let seat = Seat::at((number % 2) as usize);
            setup.central_banker = Some(seat);
            setup.entrepreneurs.retain(|other| *other != seat);
        }
        // Now and then the Blank Cheques are cards of the house's own.
        let own = |effect| BlankCheque { title: "Card of Our Own".to_owned(), effect };
        match number % 4 {
            1 | 3 => setup.blank_cheques = rare_cards(number % 8).map(own).into(),
            2 => {
                let chance = &mut Chance::fast(number);
                setup.blank_cheques = (0..2).map(|_| own(random_card(chance))).collect();
            }
            _ => {}
        }
        setup
    };
    (0..count).map(|number| if number == 0 { Setup::default() } else { drawn(number) }).collect()
}

/// Cards that do what random ones seldom do, so that whatever can be told of them is told in some game.
fn rare_cards(kind: u64) -> [Effect; 2] {
    let moved = |what, from, to| Deed::Move { what, amount: 1, from, to, up_to: false };
    let paid = moved(Stuff::Gold, Party::All, Party::Reserve);
    let given = moved(Stuff::Gold, Party::Others, Party::Me);
    let received = moved(Stuff::Gold, Party::Reserve, Party::All);
    let discarded = moved(Stuff::Production, Party::Market, Party::Reserve);
    let unlimited = Deed::Limit { of: Limit::Goods, more: None };
    let cards: [&[Deed]; 2] = match kind {
        1 => [&[Deed::Rise {}], &[paid, discarded, unlimited]],
        3 => [&[Deed::ProduceAgain {}], &[given, received]],
        5 => [&[Deed::Spread {}], &[paid, discarded, unlimited]],
        _ => [&[Deed::ProduceAgain {}, given], &[Deed::Rise {}]],
    };
    cards.map(|does| card_that(When::OwnTurn, does))
}

fn full_setup(chance: &mut Chance) -> Setup {
    let mut setup = Setup { bank_runs: 3 + chance.pick("runs", 3) as u8, ..Setup::default() };
    setup.open_trading = chance.pick("option", 3) == 0;
    setup.central_bank = chance.pick("option", 3) == 0;
    setup.screens = chance.pick("option", 2) == 0;
    if chance.pick("option", 3) == 0 {
        setup.entrepreneurs = vec![Seat::at(chance.pick("seat", 2) as usize)];
        setup.loans = chance.pick("option", 2) == 0;
    }
    if chance.pick("option", 6) == 0 {
        setup.gift = Some(chance.pick("gift", 36) as u8);
    }
    for _ in 0..chance.pick("option", 3) {
        let effect = EFFECTS[chance.pick("effect", 4) as usize];
        setup.blank_cheques.push(BlankCheque { title: "House Card".to_owned(), effect });
    }
    if chance.pick("option", 5) == 0 {
        // A poor city: the Gold Reserve runs empty.
        (setup.gold, setup.starting_gold) = (200, 30);
        return setup;
    }
    if chance.pick("option", 2) == 0 {
        return setup;
    }
    setup.gold = vary(chance, 410, 200, 2000) as u16;
    setup.goods = vary(chance, 60, 20, 100) as u8;
    setup.starting_gold = vary(chance, 15, 0, 30) as u16;
    setup.market_prices = vary(chance, 8, 2, 12) as u8;
    setup.market_slots = vary(chance, 4, 1, 8) as u8;
    setup.price_past_the_end = vary(chance, 9, 1, 20) as u8;
    setup.price_when_full = vary(chance, 1, 0, 5) as u8;
    setup.open_limit = vary(chance, 5, 2, 8) as u8;
    setup.goods_limit = vary(chance, 4, 1, 40) as u8;
    setup.action_card_price = vary(chance, 10, 1, 50) as u8;
    setup.action_cards_a_turn = vary(chance, 1, 0, 5) as u8;
    setup.guild_size = vary(chance, 2, 1, 4) as u8;
    setup.guild_bonus = vary(chance, 1, 0, 4) as u8;
    setup.second_die_from_run = vary(chance, 3, 1, 6) as u8;
    setup.coin_ii = vary(chance, 10, 1, 100) as u8;
    setup.coin_iii = vary(chance, 20, 1, 100) as u8;
    setup.steps_per_degradation = vary(chance, 2, 0, 6) as u8;
    setup.steps_for_a_full_row = vary(chance, 1, 1, 6) as u8;
    setup.track_steps_per_player = vary(chance, 2, 1, 6) as u8;
    setup.track_steps_more = vary(chance, 1, 0, 12) as u8;
    setup.cards_that_end = vary(chance, 10, 3, 30) as u8;
    setup.good_worth = vary(chance, 1, 0, 9) as u8;
    setup.central_bank_penalty = vary(chance, 25, 0, 200) as u8;
    setup.central_bank_highest_rate = vary(chance, 100, 0, 200) as u8;
    setup.entrepreneur_cards = vary(chance, 1, 0, 3) as u8;
    setup
}

/// Options of the Beginner's Game; the first one is as printed.
pub fn beginner(count: u64) -> Vec<BeginnerSetup> {
    let drawn = |number| {
        if number == 0 { BeginnerSetup::default() } else { beginner_setup(&mut Chance::fast(number)) }
    };
    (0..count).map(drawn).collect()
}

fn beginner_setup(chance: &mut Chance) -> BeginnerSetup {
    BeginnerSetup {
        gold: vary(chance, 410, 200, 2000) as u16,
        goods: vary(chance, 60, 20, 100) as u8,
        starting_gold: vary(chance, 15, 0, 30) as u16,
        market_prices: vary(chance, 8, 2, 12) as u8,
        market_slots: vary(chance, 4, 1, 8) as u8,
        price_past_the_end: vary(chance, 9, 1, 20) as u8,
        price_when_full: vary(chance, 1, 0, 5) as u8,
        open_limit: vary(chance, 5, 2, 8) as u8,
        goods_limit: vary(chance, 4, 1, 40) as u8,
        guild_size: vary(chance, 2, 1, 4) as u8,
        guild_bonus: vary(chance, 1, 0, 4) as u8,
        effect_low: vary(chance, 1, 0, 6) as u8,
        effect_high: vary(chance, 2, 0, 6) as u8,
        refill: vary(chance, 5, 0, 40) as u8,
        bank_runs: vary(chance, 3, 1, 5) as u8,
        cards_that_end: vary(chance, 10, 3, 30) as u8,
        track_steps_less: chance.pick("option", 2) as u8,
        track_steps_per_player: vary(chance, 2, 1, 6) as u8,
        first: (chance.pick("option", 2) == 0).then(|| Seat::at(1)),
        ..BeginnerSetup::default()
    }
}
