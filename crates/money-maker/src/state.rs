//! The state of a game, small questions about it, and its audit. It changes only in `rules/`.

use arrayvec::ArrayVec;
use game_core::{Asset, Bag, BySeat, Deals, Hand, Log, Seat, SeatSet, lossless};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::books::{Good, Ledger, MAX_BLOCKS, Movement, Place, Thing, all_places};
use crate::cards::{Effect, MAX_ACTIONS, MAX_BLANKS};
use crate::central::Central;
use crate::config::Config;
use crate::event::Event;
use crate::lending::Lending;
use crate::parts::{PART_LIMIT, Terms};
use crate::phase::{Ending, Question, Run, Turn};
use crate::rule::Rule;
use crate::tally::Tally;

pub type MmLog = Log<Event, Rule>;

/// The ring number of debtors' prison.
pub const PRISON: u8 = 0;

/// A game of either edition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct State {
    /// Gold, goods and credit: what lies where.
    pub(crate) books: Ledger,
    /// Ring of each bank: 0 prison, 1 to 6.
    pub(crate) rating: BySeat<u8>,
    /// In which order banks went bankrupt, 0 for those in the game.
    pub(crate) bankrupt: BySeat<u8>,
    /// Prisoners who have had a turn in prison.
    pub(crate) served: SeatSet,
    pub(crate) deck: Bag<1>,
    pub(crate) open: Bag<1>,
    pub(crate) companies: BySeat<Bag<1>>,
    pub(crate) gone: Bag<1>,
    pub(crate) action_deck: Bag<1>,
    pub(crate) action_discards: Bag<1>,
    pub(crate) action_gone: Bag<1>,
    pub(crate) hands: BySeat<Hand<MAX_ACTIONS>>,
    /// What the Blank Cheques do, in the deck's order.
    pub(crate) cheques: ArrayVec<Effect, MAX_BLANKS>,
    /// Bank runs that have begun.
    pub(crate) runs: u8,
    /// Steps the current chip has made.
    pub(crate) chip: u8,
    /// The current chip has been moved back once.
    pub(crate) reassured: bool,
    pub(crate) turn: Turn,
    pub(crate) run: Option<Run>,
    /// What interrupts, the last one first.
    pub(crate) questions: ArrayVec<Question, 6>,
    /// Banks with credit in hand to place.
    pub(crate) placing: SeatSet,
    pub(crate) deals: Deals<Terms>,
    /// Loans to entrepreneurs, if the table plays with them; where it does not nothing is written, as before there was
    /// such a field.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) lending: Option<Box<Lending>>,
    /// A played central bank; written like the loans.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) central: Option<Box<Central>>,
    /// Who was insolvent in the latest run, and whether that was everyone.
    pub(crate) last_insolvent: SeatSet,
    pub(crate) all_were_insolvent: bool,
    pub(crate) tally: Tally,
    pub(crate) over: Option<Ending>,
}

impl State {
    pub fn gold(&self, seat: Seat) -> u32 {
        self.books.holds(Place::Vault(seat), Thing::Gold)
    }

    pub fn goods(&self, seat: Seat, good: Good) -> u32 {
        self.books.holds(Place::Vault(seat), Thing::Good(good))
    }

    /// Credit of `issuer` in the vault of `holder`.
    pub fn held(&self, holder: Seat, issuer: Seat) -> u32 {
        self.books.holds(Place::Vault(holder), Thing::Credit(issuer))
    }

    /// Whether there is credit of any bank in the vault of `holder`.
    pub(crate) fn holds_credit(&self, holder: Seat) -> bool {
        let first = Thing::Credit(Seat::at(0)).slot();
        self.books.all_in(Place::Vault(holder))[first..].iter().any(|held| *held > 0)
    }

    pub fn on_block(&self, bank: Seat, block: u8) -> u32 {
        self.books.holds(Place::Block(block), Thing::Credit(bank))
    }

    pub fn called(&self, bank: Seat) -> u32 {
        self.books.holds(Place::Called, Thing::Credit(bank))
    }

    pub fn in_hand(&self, bank: Seat) -> u32 {
        self.books.holds(Place::InHand, Thing::Credit(bank))
    }

    /// A bank's credit on the board: on blocks, called, or about to be placed.
    pub fn on_board(&self, bank: Seat) -> u32 {
        let blocks: u32 = (0..lossless(MAX_BLOCKS)).map(|block| self.on_block(bank, block)).sum();
        blocks + self.called(bank) + self.in_hand(bank)
    }

    /// A bank's credit in other banks' vaults.
    pub fn in_vaults(&self, bank: Seat) -> u32 {
        SeatSet::all(self.players()).iter().map(|holder| self.held(holder, bank)).sum()
    }

    pub fn reserve_gold(&self) -> u32 {
        self.books.holds(Place::Reserve, Thing::Gold)
    }

    pub fn market(&self, good: Good) -> u32 {
        self.books.holds(Place::Market, Thing::Good(good))
    }

    pub fn reserve(&self, good: Good) -> u32 {
        self.books.holds(Place::Reserve, Thing::Good(good))
    }

    pub fn players(&self) -> u8 {
        self.rating.players()
    }

    pub fn ring(&self, seat: Seat) -> u8 {
        self.rating[seat]
    }

    pub fn is_alive(&self, seat: Seat) -> bool {
        self.bankrupt[seat] == 0
    }

    pub fn alive(&self) -> SeatSet {
        self.bankrupt.seats_where(|_, order| *order == 0)
    }

    pub fn in_prison(&self, seat: Seat) -> bool {
        self.rating[seat] == PRISON && self.is_alive(seat)
    }

    pub(crate) fn prisoners(&self) -> SeatSet {
        self.rating.seats_where(|seat, ring| *ring == PRISON && self.is_alive(seat))
    }

    /// Housing blocks of the ring where a bank's credit lies; a prisoner's lies in ring I.
    pub fn blocks(&self, bank: Seat) -> u8 {
        self.rating[bank].max(1)
    }

    /// The opening price of a card.
    pub fn opening_price(&self, config: &Config, card: u8) -> u32 {
        config.opening_price(card, |good| self.market(good))
    }

    /// What an action card does.
    pub fn effect(&self, config: &Config, card: u8) -> Option<Effect> {
        let printed = config.deck.actions.get(card as usize)?.effect;
        if printed.is_some() {
            return printed;
        }
        let blank =
            config.deck.actions[..card as usize].iter().filter(|other| other.effect.is_none()).count();
        self.cheques.get(blank).copied()
    }

    /// Whether a holder may pay with this bank's credit now (R4, R9).
    pub fn is_usable(&self, issuer: Seat) -> bool {
        self.is_alive(issuer)
            && !self.in_prison(issuer)
            && self.run.as_ref().is_none_or(|run| run.solvent.has(issuer))
    }

    /// What a seat can pay without issuing credit.
    pub fn covered(&self, seat: Seat) -> u32 {
        let usable = SeatSet::all(self.players()).iter().filter(|issuer| self.is_usable(*issuer));
        self.gold(seat) + usable.map(|issuer| self.held(seat, issuer)).sum::<u32>()
    }

    /// Banks with called credit that is not paid.
    pub fn short(&self) -> SeatSet {
        SeatSet::all(self.players()).iter().filter(|seat| self.called(*seat) > 0).collect()
    }

    /// What a bank must pay at once if something reaches it: called credit, or all of it in prison (R10, R13).
    /// A Deposit Guarantee keeps a prisoner's credit from being called, but it is owed all the same.
    pub fn pressing_debt(&self, config: &Config, seat: Seat) -> (Place, u32) {
        let called = self.called(seat);
        let only_called = called > 0 || !config.rules.prisoners_pay_at_once();
        if self.run.is_some() && only_called || !self.in_prison(seat) {
            (Place::Called, called)
        } else {
            (Place::Block(0), self.on_block(seat, 0))
        }
    }

    /// The door.
    #[inline]
    pub(crate) fn transfer(
        &mut self,
        log: &mut MmLog,
        why: Rule,
        from: Place,
        to: Place,
        asset: Thing,
        amount: u32,
    ) {
        self.books.transfer(log, why, Movement { from, to, asset, amount });
    }

    /// Proves that everything is there and nothing is impossible.
    pub fn audit(&self, config: &Config) -> Result<(), String> {
        self.prove_shape(config)?;
        self.audit_flow(config)?;
        self.books.audit(all_places())?;
        let issued = |thing: Thing| -self.books.balance(Place::Box, thing);
        if issued(Thing::Gold) != i32::from(config.setup.gold) {
            return Err(format!("there is {} gold", issued(Thing::Gold)));
        }
        for good in Good::ALL {
            if issued(Thing::Good(good)) != i32::from(config.setup.goods) {
                return Err(format!("there are {} {good:?} goods", issued(Thing::Good(good))));
            }
            if self.market(good) > config.slots {
                return Err(format!("the {good:?} market overflows"));
            }
        }
        self.audit_credit(config)?;
        self.audit_cards(config)?;
        self.prove_flow(config)
    }

    /// What the flow of the game needs to go on from a state read from a file.
    fn audit_flow(&self, config: &Config) -> Result<(), String> {
        let players = config.players;
        let by_seat =
            [self.rating.players(), self.bankrupt.players(), self.companies.players(), self.hands.players()];
        if by_seat.iter().any(|seats| *seats != players) || self.turn.player.number() >= players as usize {
            return Err(format!("this is not a table for {players}"));
        }
        let sound = self.questions.iter().all(|question| match question {
            Question::FirstTurn { outcry } | Question::Auction { outcry, .. } => outcry.is_sound(players),
            Question::Payment { payer, .. } => self.is_alive(*payer),
            Question::Vote { voted, .. } => !self.commerce().minus(*voted).is_empty(),
            Question::HandOver { from, count, came_by_the_deal, .. } => {
                let hand = &self.hands[*from];
                came_by_the_deal.iter().all(|card| hand.has(card))
                    && hand.len() > *count as usize + came_by_the_deal.len() as usize
            }
        });
        if !sound || !self.deals.is_sound(players) {
            return Err("an auction, a question or an offer is not sound".to_owned());
        }
        if !config.is_full_game() && self.over.is_some_and(|ending| ending.in_beginners_game().is_none()) {
            return Err("the Beginner's Game cannot end this way".to_owned());
        }
        if self.chip >= config.track || self.runs > config.setup.bank_runs {
            return Err(format!("the chip has made {} steps in run {}", self.chip, self.runs));
        }
        Ok(())
    }

    fn audit_credit(&self, config: &Config) -> Result<(), String> {
        for place in [Place::Called, Place::InHand, Place::Redeemed, Place::Void] {
            if self.books.holds(place, Thing::Gold) > 0 {
                return Err(format!("gold lies in {place:?}"));
            }
        }
        for bank in SeatSet::all(self.players()).iter() {
            let places =
                [Place::Redeemed, Place::Void].map(|place| self.books.holds(place, Thing::Credit(bank)));
            let accounted = self.on_board(bank) + self.in_vaults(bank) + places[0] + places[1];
            let issued = -self.books.balance(Place::Box, Thing::Credit(bank));
            if issued != accounted as i32 {
                return Err(format!("{bank:?} has issued {issued}, but {accounted} is accounted for"));
            }
            if issued > 0 && !config.issues_credit(bank) && !self.is_central(bank) {
                return Err(format!("{bank:?} cannot issue credit"));
            }
            let outside =
                (self.blocks(bank)..lossless(MAX_BLOCKS)).any(|block| self.on_block(bank, block) > 0);
            let nowhere = !self.is_alive(bank) && self.on_board(bank) + self.in_vaults(bank) > 0;
            if outside || nowhere || self.held(bank, bank) > 0 || self.rating[bank] > 6 {
                return Err(format!("credit of {bank:?} lies where it cannot"));
            }
            if self.on_board(bank) + self.in_vaults(bank) > PART_LIMIT {
                return Err(format!("{bank:?} has more than {PART_LIMIT} of credit in play"));
            }
            if (self.in_hand(bank) > 0) != self.placing.has(bank) {
                return Err(format!("{bank:?} has {} in hand to place", self.in_hand(bank)));
            }
        }
        Ok(())
    }

    fn audit_cards(&self, config: &Config) -> Result<(), String> {
        let mut piles: ArrayVec<&Bag<1>, 9> = ArrayVec::from_iter([&self.deck, &self.open, &self.gone]);
        piles.extend(self.companies.values());
        let all: u32 = piles.iter().map(|pile| pile.len()).sum();
        let once = (0..lossless(config.deck.companies.len()))
            .all(|card| piles.iter().filter(|pile| pile.has(card)).count() == 1);
        if !once || all as usize != config.deck.companies.len() {
            return Err("an investment card is missing or there twice".to_owned());
        }
        if self.open.len() > u32::from(config.setup.open_limit) {
            return Err("too many cards lie open".to_owned());
        }
        let blanks = config.deck.actions.iter().filter(|card| card.effect.is_none()).count();
        if config.is_full_game() && self.cheques.len() != blanks {
            return Err("a Blank Cheque is not filled in".to_owned());
        }
        self.cheques.iter().try_for_each(|effect| effect.recipe().prove())?;
        let actions = if config.is_full_game() { lossless(config.deck.actions.len()) } else { 0 };
        let piles = [&self.action_deck, &self.action_discards, &self.action_gone];
        let places = |card: u8| {
            piles.iter().filter(|pile| pile.has(card)).count()
                + self.hands.values().filter(|hand| hand.has(card)).count()
        };
        let held: usize = self.hands.values().map(Hand::len).sum();
        let all = piles.iter().map(|pile| pile.len() as usize).sum::<usize>() + held;
        if (0..actions).any(|card| places(card) != 1) || all != usize::from(actions) {
            return Err("an action card is missing or there twice".to_owned());
        }
        Ok(())
    }
}
