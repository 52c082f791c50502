//! Step 1: set-up, and the start of each round.

use game_core::auction::ClockwiseAuction;
use game_core::{Bag, BySeat, Chance, LogOf, Seat, SeatSet, lossless};

use crate::books::{Books, Place};
use crate::event::Event;
use crate::phase::Phase;
use crate::rule::Rule;
use crate::setup::Config;
use crate::state::NoMoreMoney;

impl NoMoreMoney {
    pub(crate) fn deal(config: &Config, chance: &mut Chance, log: &mut LogOf<Self>) -> NoMoreMoney {
        let players = config.players;
        let everyone = SeatSet::all(players);
        let mut game = NoMoreMoney {
            round: 0,
            phase: Phase::Over,
            banker: None,
            crashes: 0,
            instability: config.setup.instability_start,
            books: Books::default(),
            laid_out: Default::default(),
            owned: BySeat::all(players, Bag::default()),
            investment_deck: Bag::of(0..lossless(config.deck.investments.len())),
            investment_discards: Bag::default(),
            open_loan_cards: Default::default(),
            loan_deck: Bag::of(0..lossless(config.deck.loans.len())),
            loan_discards: Bag::default(),
            loans: Default::default(),
            last_roll: None,
        };
        for seat in everyone.iter() {
            let own = Place::Player(seat);
            game.move_coins(log, Rule::Nmm0Setup, Place::Press, own, config.setup.starting_coins.into());
            game.move_gold(log, Rule::Nmm0Setup, Place::Reserve, own, config.setup.starting_gold.into());
        }
        game.open_loan_cards(config, chance, log);
        game.begin_round(config, chance, log);
        game
    }

    /// Lays out the investments with their gold and opens the Banker auction.
    pub(crate) fn begin_round(&mut self, config: &Config, chance: &mut Chance, log: &mut LogOf<Self>) {
        self.round += 1;
        let round = self.round;
        log.tell(Rule::Nmm1Reveal, || Event::RoundBegan { round });
        for _ in 0..config.laid_out {
            let Some(card) = self.draw_investment(chance, log) else { break };
            let gold = config.deck.investments[card as usize].gold.into();
            self.laid_out.push(card);
            log.tell(Rule::Nmm1Reveal, || Event::InvestmentRevealed { card, gold });
            self.move_gold(log, Rule::Nmm1Reveal, Place::Reserve, Place::Investment(card), gold);
        }
        let first = self.first_bidder(config, chance, log);
        self.phase = Phase::BankerAuction(ClockwiseAuction::until_one_is_left(
            first,
            SeatSet::all(config.players),
            config.players,
        ));
    }

    /// Left of the Banker; in the first round a lot decides (R5).
    fn first_bidder(&self, config: &Config, chance: &mut Chance, log: &mut LogOf<Self>) -> Seat {
        if let Some(banker) = self.banker {
            return banker.left(config.players);
        }
        let seat = Seat::at(chance.pick("first bidder", config.players.into()) as usize);
        log.tell(Rule::Nmm2Auction, || Event::FirstBidderDrawn { seat });
        seat
    }
}
