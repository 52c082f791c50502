//! However a card is put together, it breaks nothing: games with cards at random keep the contract, and bots play them.

use game_core::{Bot, Chance, Choices, Game, Seat, Trial, assert_contract, lossless};
use money_maker::{
    Config, DeckFile, Deed, Effect, Limit, MASTER, MAX_DEEDS, MoneyMaker, Novice, PRINTED_DECK, Party, Setup,
    Stuff, Trader, When,
};

use crate::made_up::card_that;

/// A card put together at random, sound by its proof.
pub fn random_card(chance: &mut Chance) -> Effect {
    loop {
        let when = if chance.pick("when", 2) == 0 { When::OwnTurn } else { When::AnyTime };
        let count = 1 + chance.pick("count", lossless(MAX_DEEDS));
        let does: Vec<Deed> = (0..count).map(|_| random_deed(chance)).collect();
        let card = card_that(when, &does);
        if card.recipe().prove().is_ok() {
            return card;
        }
    }
}

fn random_deed(chance: &mut Chance) -> Deed {
    const PARTIES: [Party; 7] =
        [Party::Me, Party::Another, Party::Others, Party::All, Party::Market, Party::Reserve, Party::City];
    const STUFF: [Stuff; 5] =
        [Stuff::Gold, Stuff::Production, Stuff::Consumer, Stuff::OneKind, Stuff::Credit];
    let party = |chance: &mut Chance| PARTIES[chance.index("party", PARTIES.len())];
    let number = |chance: &mut Chance, most: u32| lossless::<_, u8>(1 + chance.pick("number", most));
    match chance.pick("deed", 18) {
        0 => Deed::Hurry { steps: number(chance, 20) },
        1 => Deed::Calm { steps: number(chance, 20) },
        2 => Deed::Protect {},
        3 => Deed::VoteOnDebt {},
        4 => Deed::Forgive { whose: party(chance), amount: number(chance, 20) },
        5 => Deed::Limit { of: Limit::Goods, more: Some(number(chance, 20)) },
        6 => Deed::Limit { of: Limit::ActionCards, more: Some(number(chance, 3)) },
        7 => Deed::Look {},
        8 => Deed::Draw { cards: number(chance, 3) },
        9 => Deed::Exchange {},
        10 => Deed::ProduceAgain {},
        11 => {
            [Deed::Rise {}, Deed::Spread {}, Deed::TakeCompany {}, Deed::SetDie {}][chance.index("deed", 4)]
        }
        _ => Deed::Move {
            what: STUFF[chance.index("stuff", STUFF.len())],
            amount: number(chance, 20),
            from: party(chance),
            to: party(chance),
            up_to: chance.pick("up_to", 4) == 0,
        },
    }
}

/// Tables at which most action cards are made up, and cheap enough to be bought.
fn tables_of_random_cards(cards: u64) -> Vec<Setup> {
    let table = |number: u64| {
        let mut chance = Chance::fast(number);
        let mut deck = DeckFile::parse(PRINTED_DECK).expect("the printed deck");
        for entry in deck.action.iter_mut().filter(|entry| entry.effect.is_some()).take(10) {
            entry.effect = Some(random_card(&mut chance));
        }
        Setup {
            deck: Some(deck),
            action_card_price: 1,
            action_cards_a_turn: 2,
            open_trading: chance.pick("option", 4) == 0,
            central_bank: chance.pick("option", 3) == 0,
            gold: if chance.pick("option", 3) == 0 { 200 } else { 410 },
            entrepreneurs: if chance.pick("option", 3) == 0 { vec![Seat::at(0)] } else { Vec::new() },
            loans: chance.pick("option", 2) == 0,
            central_banker: (chance.pick("option", 3) == 0).then(|| Seat::at(1)),
            ..Setup::default()
        }
    };
    (0..cards.div_ceil(10)).map(table).collect()
}

/// How many cards are tried: `CARDS`, as `make soak` says, or few.
fn number_of_cards() -> u64 {
    std::env::var("CARDS").map_or(100, |cards| cards.parse().expect("CARDS is a number"))
}

/// No dead end, no panic, nothing leaks and the money adds up: all that the contract asks of every game.
#[test]
fn random_cards_keep_the_contract() {
    let setups = tables_of_random_cards(number_of_cards());
    let games = lossless(setups.len() * 10);
    let coverage = assert_contract(&Trial::<MoneyMaker>::of(games).with_setups(setups).examining_every(23));
    let missing = coverage.missing::<MoneyMaker>();
    assert!(!missing.contains(&"rule mm-card-made-up".to_owned()), "made-up cards are played");
}

#[test]
fn bots_play_random_cards_to_the_end() {
    for (number, setup) in tables_of_random_cards(number_of_cards()).iter().enumerate() {
        let config = MoneyMaker::config(setup, 3).expect("sound cards");
        let bots: [&dyn Bot<MoneyMaker>; 3] = [&Novice, &Trader::STEADY, &Trader::STEADY];
        let played = played_by_bots(&config, bots, number as u64);
        assert!(played < 4000, "a game of bots ends: table {number}");
    }
}

/// Tables at random have every variant, also together.
#[test]
fn tables_of_random_cards_meet_every_variant() {
    let tables = tables_of_random_cards(100);
    let count = |has: fn(&Setup) -> bool| tables.iter().filter(|setup| has(setup)).count();
    assert!(count(|setup| !setup.entrepreneurs.is_empty() && setup.loans) > 0);
    assert!(count(|setup| setup.central_banker.is_some()) > 0);
    assert!(count(|setup| setup.central_bank) > 0 && count(|setup| setup.open_trading) > 0);
}

/// A search that tries actions out values a card by what it does, whoever made it up.
#[test]
fn a_master_plays_made_up_cards_beside_a_central_bank_and_loans() {
    let master = Bot::<MoneyMaker>::tempered(&MASTER, &["6"]).expect("a number of iterations");
    let table = &tables_of_random_cards(10)[0];
    let (entrepreneurs, central_banker) = (vec![Seat::at(0)], Some(Seat::at(1)));
    let setup = Setup { entrepreneurs, central_banker, loans: true, bank_runs: 3, ..table.clone() };
    let config = MoneyMaker::config(&setup, 4).expect("sound cards");
    let played = played_by_bots(&config, [&*master; 4], 1);
    assert!(played < 4000, "a game of masters ends");
}

fn played_by_bots<const SEATS: usize>(
    config: &Config,
    bots: [&dyn Bot<MoneyMaker>; SEATS],
    seed: u64,
) -> u32 {
    let (mut chance, mut log) = (Chance::fast(seed), game_core::Log::off());
    let mut game = MoneyMaker::start(config, &mut chance, &mut log);
    let mut choices = Choices::default();
    let mut moves = 0;
    while game.ending().is_none() && moves < 4000 {
        let seat = game.awaited(config).first.expect("somebody is asked");
        choices.clear();
        game.choices(config, seat, &mut choices);
        let view = game.view(config, Some(seat));
        let action = bots[seat.number()].choose(config, &view, &mut choices, &mut chance);
        game.check(config, seat, &action).expect("a bot's action is legal");
        game.apply(config, seat, &action, &mut chance, &mut log);
        game.audit(config).expect("the books add up");
        moves += 1;
    }
    moves
}
