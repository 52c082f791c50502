//! Set-up: displays, villains, hands, the marker, money below the locations, and the Bears' own cards.

use game_core::{Audience, Bag, BySeat, Chance, Choices, LogOf, Seat, SeatSet, lossless};

use super::{Dealer, Verdict, not_now, refuse};
use crate::action::{Action, CardList};
use crate::board::{Location, Region, Villain};
use crate::event::Event;
use crate::market::Market;
use crate::phase::Phase;
use crate::piles::{Piles, Place};
use crate::rule::{Rule, Why};
use crate::setup::Config;
use crate::state::DirtyMoney;

impl DirtyMoney {
    /// Deals a game.
    pub fn deal(config: &Config, chance: &mut Chance, log: &mut LogOf<DirtyMoney>) -> DirtyMoney {
        let villains = draw_villains(config.players, chance);
        let number = |seat: Seat| config.cards.number_of(villains[seat]);
        let first =
            SeatSet::all(config.players).iter().min_by_key(|seat| number(*seat)).unwrap_or(Seat::at(0));
        let mut state = DirtyMoney {
            phase: Phase::Visit { seat: first },
            round: 1,
            first,
            marker: first,
            turns: 0,
            visits: 0,
            villains,
            piles: Piles::new(config.players, config.all_money()),
            market: Market::new(&config.cards),
            owned: BySeat::all(config.players, Bag::default()),
            slots: std::iter::repeat_n(0, config.cards.placement_cards()).collect(),
            overpaid: BySeat::all(config.players, 0),
        };
        Dealer { state: &mut state, config, chance, log }.set_up();
        state
    }
}

fn draw_villains(players: u8, chance: &mut Chance) -> BySeat<Villain> {
    let mut left = Bag::<1>::of(0..lossless(Villain::ALL.len()));
    BySeat::from_fn(players, |_| {
        let drawn = left.draw("villain", chance).unwrap_or_default();
        Villain::ALL[drawn as usize]
    })
}

pub fn check_draft(state: &DirtyMoney, region: Region) -> Verdict {
    let Phase::Draft { .. } = state.phase else { return Err(not_now()) };
    if state.market.decks[region.slot()].is_empty() {
        return refuse(Rule::Dm6BearsOfWallStreet, Why::NoCardsLeft);
    }
    Ok(())
}

pub fn offer_draft(state: &DirtyMoney, choices: &mut Choices<DirtyMoney>) {
    for region in Region::ALL {
        if !state.market.decks[region.slot()].is_empty() {
            choices.push(Action::Draft { region });
        }
    }
}

impl Dealer<'_> {
    fn set_up(&mut self) {
        self.lay_placements(Rule::Dm1Display, |location, placement| Event::PlacementLaid {
            location,
            placement,
        });
        for (seat, villain) in self.state.villains.iter() {
            self.log.tell(Rule::Dm1Villains, || Event::VillainDealt { seat, villain: *villain });
        }
        let first = self.state.first;
        for seat in first.clockwise(self.config.players) {
            let is_last = seat.left(self.config.players) == first;
            let extra = if is_last { self.config.numbers.last_player_extra } else { 0 };
            self.deal_hand(seat, self.config.numbers.start_money + extra);
        }
        self.log.tell(Rule::Dm1Marker, || Event::MarkerGiven { seat: first });
        for location in self.config.locations() {
            let cards = self.lay_money(location, self.config.numbers.money_laid);
            self.log.tell(Rule::Dm1Money, || Event::MoneyLaid { location, cards });
        }
        self.ask_for_draft(self.config.numbers.bears_cards);
    }

    /// Only Money is dealt: the Action cards are shuffled in afterwards.
    fn deal_hand(&mut self, seat: Seat, count: u8) {
        let only = SeatSet::only(seat);
        for _ in 0..count {
            if let Some(card) = self.state.piles.money_in_deck(&self.config.cards, self.chance) {
                self.state.piles.transfer(card, Place::Deck, Place::Hand(seat), only);
            }
        }
        self.log.tell(Rule::Dm1Hands, || Event::HandDealt { seat, count });
        let cards = || self.state.piles.hand(seat).cards().collect();
        self.log.tell_to(Audience::Only(only), Rule::Dm1Hands, || Event::HandShown { seat, cards: cards() });
    }

    /// Asks the Bears of Wall Street for their decks (ruling R9), or begins the first round.
    fn ask_for_draft(&mut self, left: u8) {
        let is_bears = |_, villain: &Villain| *villain == Villain::BearsOfWallStreet;
        let bears = self.state.villains.seats_where(is_bears).first();
        let any_left = self.state.market.decks.iter().any(|deck| !deck.is_empty());
        match bears {
            Some(seat) if left > 0 && any_left => self.state.phase = Phase::Draft { seat, left },
            _ => {
                let (round, first) = (self.state.round, self.state.first);
                self.log.tell(Rule::Dm7First, || Event::RoundBegan { round, first });
                self.next_turn();
            }
        }
    }

    pub(super) fn draft(&mut self, seat: Seat, region: Region) {
        if let Some(placement) = self.state.market.turn(region, self.chance) {
            self.state.market.bears.push(placement);
            self.log.tell(Rule::Dm6BearsOfWallStreet, || Event::Drafted { seat, placement });
        }
        let left = match self.state.phase {
            Phase::Draft { left, .. } => left - 1,
            _ => 0,
        };
        self.ask_for_draft(left);
    }

    /// Fills up what lies above the regions and the Auction House; an empty deck leaves an empty place (R12).
    pub(super) fn lay_placements(&mut self, rule: Rule, event: impl Fn(Location, u8) -> Event) {
        for region in Region::ALL {
            while self.state.market.displays[region.slot()].len() < usize::from(self.config.display) {
                let Some(placement) = self.state.market.turn(region, self.chance) else { break };
                self.state.market.displays[region.slot()].push(placement);
                self.log.tell(rule, || event(region.location(), placement));
            }
        }
        if !self.config.is_used(Location::AuctionHouse) {
            return;
        }
        for region in Region::ALL {
            if self.state.market.auction[region.slot()].is_none()
                && let Some(placement) = self.state.market.turn(region, self.chance)
            {
                self.state.market.auction[region.slot()] = Some(placement);
                self.log.tell(rule, || event(Location::AuctionHouse, placement));
            }
        }
    }

    /// Lays up to `count` cards of the money deck below a location.
    pub(super) fn lay_money(&mut self, location: Location, count: u8) -> CardList {
        let mut laid = CardList::new();
        for _ in 0..count {
            let Some(card) = self.turn_money() else { break };
            self.state.piles.transfer(card, Place::Deck, Place::Below(location), crate::piles::EVERYONE);
            laid.push(card);
        }
        laid
    }
}
