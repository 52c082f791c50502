//! What the deeds on action cards do: each is checked and carried out here, whether its card is printed or made up.
//!
//! Of what is not there nothing moves, and a card starts no run by taking the last gold out of the reserve.

use arrayvec::ArrayVec;
use game_core::{Audience, BySeat, MAX_SEATS, Seat, SeatSet, lossless};

use super::{ApplyContext, Verdict, refuse, require};
use crate::action::Target;
use crate::books::{Good, MAX_BLOCKS, Place, Thing};
use crate::cards::{FACES, RINGS, Yield};
use crate::config::Config;
use crate::deeds::{Deed, Limit, Party, Stuff};
use crate::event::Event;
use crate::parts::{Basket, PART_LIMIT};
use crate::phase::{Cause, Purpose, Run, Stage, Step};
use crate::rule::{Rule, Why};
use crate::state::State;

/// A deed of a card that is played: by whom, on what, and by which rule.
#[derive(Clone, Copy)]
pub(crate) struct Doing {
    pub seat: Seat,
    pub rule: Rule,
    pub deed: Deed,
    pub on: Option<Target>,
}

/// Gold, goods or credit on its way.
#[derive(Clone, Copy)]
struct Shift {
    thing: Thing,
    from: Place,
    to: Place,
    most: u32,
}

impl Doing {
    fn other(&self) -> Option<Seat> {
        match self.on {
            Some(Target::Bank(other)) => Some(other),
            _ => None,
        }
    }
}

impl State {
    /// Whether the deed would do something now.
    pub(crate) fn check_deed(&self, config: &Config, doing: Doing) -> Verdict {
        let Doing { seat, rule, deed, on } = doing;
        let effective = |holds: bool| require(holds, rule, Why::NoEffect);
        match (deed, on) {
            (Deed::Move { what: Stuff::OneKind, up_to, .. }, Some(Target::Goods { count, .. })) => {
                let moves: u32 = self.shifts(doing).into_iter().map(|shift| self.moves(config, shift)).sum();
                let fits = if up_to { u32::from(count) <= moves } else { u32::from(count) == moves };
                effective(count > 0 && fits)
            }
            (Deed::Move { .. }, _) => {
                effective(self.shifts(doing).into_iter().any(|shift| self.moves(config, shift) > 0))
            }
            (Deed::Hurry { .. }, _) => require(self.run.is_none(), rule, Why::NotNow),
            (Deed::Calm { steps: most }, Some(Target::Steps(steps))) => {
                require(!self.reassured, rule, Why::AlreadyDone)?;
                effective((1..=most.min(self.chip)).contains(&steps))
            }
            (Deed::Protect {}, Some(Target::Block(block))) => self.check_protect(config, seat, block.0, rule),
            (Deed::VoteOnDebt {}, _) => effective(self.commerce().iter().any(|bank| self.on_board(bank) > 0)),
            (Deed::Forgive { whose, .. }, _) => {
                effective(self.banks(doing, whose).iter().any(|bank| self.lying(bank) > 0))
            }
            (Deed::Limit { of: Limit::Goods, .. }, _) => {
                let bound = !self.turn.smuggling && self.turn.more_goods == 0;
                effective(bound && self.turn.step != Step::Close)
            }
            (Deed::Limit { of: Limit::ActionCards, .. }, _) => effective(self.turn.more_action_cards == 0),
            (Deed::Look {}, Some(Target::Bank(other))) => {
                let hand = &self.hands[other];
                effective(hand.known_to(seat).count() < hand.len())
            }
            (Deed::Draw { .. }, _) => effective(!self.action_deck.is_empty()),
            (Deed::Exchange {}, Some(Target::Bank(other))) => effective(!self.hands[other].is_empty()),
            (Deed::ProduceAgain {}, Some(Target::Company(company))) => {
                self.check_again(seat, company.0, rule)?;
                match config.company(company.0).gives {
                    Yield::Produces { good, .. } => effective(self.reserve(good) > 0),
                    Yield::Trades { .. } => refuse(rule, Why::IsATradingCard { card: company.0 }),
                }
            }
            (Deed::ProduceAgain {}, Some(Target::Trader { company, into })) => {
                self.check_again(seat, company.0, rule)?;
                self.check_trade(config, seat, company.0, into, rule)
            }
            (Deed::Rise {}, _) => {
                require(!self.in_prison(seat), Rule::MmPrison, Why::InPrison)?;
                require(self.run.is_none(), rule, Why::NotNow)?;
                effective((self.ring(seat) as usize) < RINGS)
            }
            (Deed::Spread {}, _) => {
                require(self.run.is_none(), rule, Why::NotNow)?;
                effective(self.blocks(seat) > 1 && self.on_board(seat) > 0)
            }
            (Deed::TakeCompany {}, Some(Target::Company(company))) => {
                require(self.turn.step == Step::Invest, rule, Why::WrongStep)?;
                self.check_open_auction(config, seat, company.0)
            }
            (Deed::SetDie {}, Some(Target::Face(face))) => {
                effective(usize::from(face.0) < FACES && self.turn.loaded.is_none())
            }
            _ => refuse(Rule::Mm4Play, Why::WrongUse),
        }
    }

    fn check_protect(&self, config: &Config, seat: Seat, block: u8, rule: Rule) -> Verdict {
        match &self.run {
            Some(run @ Run { stage: Stage::Window { .. }, .. }) => {
                let called = self.blocks_called(config, run, seat);
                let there = block < self.blocks(seat) && called & (1 << block) != 0;
                require(there && self.on_block(seat, block) > 0, rule, Why::NoEffect)
            }
            _ => refuse(rule, Why::NotNow),
        }
    }

    /// Only what has produced this turn can produce again.
    fn check_again(&self, seat: Seat, company: u8, rule: Rule) -> Verdict {
        let own = company < 64 && self.companies[seat].has(company);
        require(own, rule, Why::NotYourCard { card: company })?;
        require(self.turn.produced.has(company), rule, Why::NoEffect)
    }

    /// What has come to each bank is noted in `came`.
    pub(crate) fn apply_deed(&mut self, doing: Doing, came: &mut BySeat<Basket>, at: &mut ApplyContext<'_>) {
        let Doing { seat, rule, deed, on } = doing;
        match (deed, on) {
            (Deed::Move { .. }, _) => {
                self.shifts(doing).into_iter().for_each(|shift| self.shift(rule, shift, came, at));
            }
            (Deed::Hurry { steps }, _) => self.move_chip(steps, Cause::ActionCard, at),
            (Deed::Calm { .. }, Some(Target::Steps(steps))) => {
                self.chip -= steps;
                self.reassured = true;
                let left = at.config.track - self.chip;
                at.log.tell(rule, || Event::ChipMovedBack { steps, left });
            }
            (Deed::Protect {}, Some(Target::Block(block))) => self.protect(seat, block.0, rule, at),
            (Deed::VoteOnDebt {}, _) => self.call_vote(seat, at),
            (Deed::Forgive { whose, amount }, _) => {
                self.banks(doing, whose).iter().for_each(|bank| self.forgive(bank, amount.into(), rule, at));
            }
            (Deed::Limit { of, more }, _) => self.raise_limit(seat, of, more, rule, at),
            (Deed::Look {}, Some(Target::Bank(other))) => self.look(seat, other, rule, at),
            (Deed::Draw { cards }, _) => (0..cards).for_each(|_| self.draw_by_card(seat, rule, at)),
            (Deed::Exchange {}, Some(Target::Bank(other))) => self.exchange_hands(seat, other, rule, at),
            (Deed::ProduceAgain {}, Some(Target::Company(company))) => {
                self.produce(seat, company.0, rule, at);
            }
            (Deed::ProduceAgain {}, Some(Target::Trader { company, into })) => {
                self.convert(seat, company.0, into, rule, at);
            }
            (Deed::Rise {}, _) => {
                let ring = self.ring(seat) + 1;
                at.log.tell(rule, || Event::Chartered { seat, ring });
                self.move_to_ring(seat, ring, rule, at);
            }
            (Deed::Spread {}, _) => self.lift(seat, rule, at),
            (Deed::TakeCompany {}, Some(Target::Company(company))) => {
                self.turn.opened = true;
                let price = self.opening_price(at.config, company.0);
                self.ask_payment(seat, price, Purpose::PrivateSale { card: company.0 }, at);
            }
            (Deed::SetDie {}, Some(Target::Face(face))) => {
                self.turn.loaded = Some(face.0);
                at.log.tell(rule, || Event::DieLoaded { seat, face: face.0 });
            }
            _ => {}
        }
    }

    /// The banks that a card speaks of.
    fn banks(&self, doing: Doing, party: Party) -> SeatSet {
        let alive = self.commerce();
        match party {
            Party::Me => SeatSet::only(doing.seat),
            Party::Another => doing.other().map_or(SeatSet::NONE, SeatSet::only),
            Party::Others => alive.without(doing.seat),
            Party::All => alive,
            Party::Market | Party::Reserve | Party::City => SeatSet::NONE,
        }
    }

    /// The places that a card speaks of, banks clockwise from whoever plays it.
    fn places(&self, doing: Doing, party: Party) -> ArrayVec<Place, MAX_SEATS> {
        let banks = self.banks(doing, party);
        let place = match party {
            Party::Market => Some(Place::Market),
            Party::Reserve => Some(Place::Reserve),
            Party::City => Some(Place::InHand),
            Party::Me | Party::Another | Party::Others | Party::All => None,
        };
        let clockwise = doing.seat.clockwise(self.players()).filter(|seat| banks.has(*seat));
        place.into_iter().chain(clockwise.map(Place::Vault)).collect()
    }

    /// All that a deed would move, if it were there. Only one side can be several banks.
    fn shifts(&self, doing: Doing) -> ArrayVec<Shift, MAX_SEATS> {
        let mut shifts = ArrayVec::new();
        let Deed::Move { what, amount, from, to, up_to } = doing.deed else { return shifts };
        let (named, most) = match doing.on {
            Some(Target::Goods { good, count }) => (good, if up_to { count.min(amount) } else { amount }),
            _ => (Good::Production, amount),
        };
        for source in self.places(doing, from) {
            let (thing, from) = match (what, source) {
                (Stuff::Gold, _) => (Thing::Gold, source),
                (Stuff::Production, _) => (Thing::Good(Good::Production), source),
                (Stuff::Consumer, _) => (Thing::Good(Good::Consumer), source),
                (Stuff::OneKind, _) => (Thing::Good(named), source),
                // A promise comes out of the bank that makes it.
                (Stuff::Credit, Place::Vault(issuer)) => (Thing::Credit(issuer), Place::Box),
                (Stuff::Credit, _) => continue,
            };
            let targets = self.places(doing, to).into_iter().filter(|target| *target != source);
            shifts.extend(targets.map(|to| Shift { thing, from, to, most: most.into() }));
        }
        shifts
    }

    /// How much of it can move now.
    fn moves(&self, config: &Config, shift: Shift) -> u32 {
        let there = match shift.thing {
            Thing::Credit(issuer) if config.issues_credit(issuer) => {
                PART_LIMIT.saturating_sub(self.on_board(issuer) + self.in_vaults(issuer))
            }
            Thing::Credit(_) => 0,
            thing => self.books.holds(shift.from, thing),
        };
        let room = match (shift.to, shift.thing) {
            (Place::Market, Thing::Good(good)) => config.slots - self.market(good),
            _ => u32::MAX,
        };
        shift.most.min(there).min(room)
    }

    fn shift(&mut self, rule: Rule, shift: Shift, came: &mut BySeat<Basket>, at: &mut ApplyContext<'_>) {
        let amount = self.moves(at.config, shift);
        self.transfer(at.log, rule, shift.from, shift.to, shift.thing, amount);
        match (shift.to, shift.thing) {
            (Place::Vault(bank), Thing::Gold) => came[bank].gold += amount,
            (Place::Vault(bank), Thing::Credit(issuer)) => came[bank].credit[issuer.number()] += amount,
            (Place::InHand, Thing::Credit(issuer)) if amount > 0 => self.placing.insert(issuer),
            _ => {}
        }
    }

    fn protect(&mut self, seat: Seat, block: u8, rule: Rule, at: &mut ApplyContext<'_>) {
        let amount = self.on_block(seat, block);
        at.log.tell(rule, || Event::BlockGuaranteed { seat, block, amount });
        if let Some(run) = &mut self.run {
            run.guaranteed[seat] |= 1 << block;
        }
    }

    /// A bank's credit that a card can make void: called, or on a block.
    fn lying(&self, bank: Seat) -> u32 {
        self.on_board(bank) - self.in_hand(bank)
    }

    fn forgive(&mut self, bank: Seat, amount: u32, rule: Rule, at: &mut ApplyContext<'_>) {
        let credit = Thing::Credit(bank);
        let mut blocks: ArrayVec<_, MAX_BLOCKS> = (0..lossless(MAX_BLOCKS)).map(Place::Block).collect();
        blocks.sort_by_key(|block| std::cmp::Reverse(self.books.holds(*block, credit)));
        let mut left = amount;
        for place in [Place::Called].into_iter().chain(blocks) {
            let void = left.min(self.books.holds(place, credit));
            self.transfer(at.log, rule, place, Place::Void, credit, void);
            left -= void;
        }
    }

    fn raise_limit(
        &mut self,
        seat: Seat,
        of: Limit,
        more: Option<u8>,
        rule: Rule,
        at: &mut ApplyContext<'_>,
    ) {
        match (of, more) {
            (Limit::Goods, None) => {
                self.turn.smuggling = true;
                at.log.tell(rule, || Event::LimitLifted { seat });
                return;
            }
            (Limit::Goods, Some(more)) => self.turn.more_goods = more,
            (Limit::ActionCards, more) => self.turn.more_action_cards = more.unwrap_or_default(),
        }
        at.log.tell(rule, || Event::LimitRaised { seat, of, more: more.unwrap_or_default() });
    }

    fn look(&mut self, seat: Seat, other: Seat, rule: Rule, at: &mut ApplyContext<'_>) {
        at.log.tell(rule, || Event::HandLookedAt { seat, of: other });
        at.log.reveals_what_was_known_to(SeatSet::only(other));
        self.hands[other].show_all(SeatSet::only(seat));
        let cards = self.hands[other].cards().collect();
        let both = SeatSet::only(seat).with(other);
        at.log.tell_to(Audience::Only(both), rule, || Event::HandSeen { seat, of: other, cards });
    }

    /// Off the pile only: what has been played does not come back by a card, or a card could draw itself for ever.
    fn draw_by_card(&mut self, seat: Seat, rule: Rule, at: &mut ApplyContext<'_>) {
        if let Some(card) = self.action_deck.draw("action", at.chance) {
            self.hands[seat].add(card, SeatSet::NONE);
            at.log.tell(rule, || Event::ActionCardGained { seat });
            at.log.tell_to(Audience::Only(SeatSet::only(seat)), rule, || Event::ActionCardDrawn { card });
            at.log.reveals();
        }
    }
}
