//! A sensible player for Dirty Money. It looks one turn ahead, seeing only what its seat sees: it goes where it can
//! buy, pays with what it would miss least, claims what it is owed and keeps its hand clean and within the limit.

use std::cmp::Reverse;

use game_core::{Ask, Bot, Chance, Choices, Seat, SeatSet, ViewOf, lossless};

use crate::action::{Action, ActionForm, CardId, CardIds};
use crate::board::{ActionKind, Currency, Location, PlacementKind, Region, Villain};
use crate::phase::Phase;
use crate::rules::worth_of;
use crate::score;
use crate::setup::Config;
use crate::state::DirtyMoney;
use crate::view::{Own, PlayerView, Public};

/// A point is worth this much; so is what follows in the same unit.
const POINT: i32 = 10;
/// What one unit of money is worth as long as something can be bought with it.
const MONEY: i32 = 4;
/// What it costs to hold a dirty card through other players' turns.
const DIRT: i32 = 5;
/// More cards to pay with than this are not tried in every combination.
const TRIED: usize = 10;

/// Plays by rules of thumb.
#[derive(Clone, Copy, Debug, Default)]
pub struct Novice;

impl Bot<DirtyMoney> for Novice {
    fn choose(
        &self,
        config: &Config,
        view: &ViewOf<DirtyMoney>,
        choices: &mut Choices<DirtyMoney>,
        chance: &mut Chance,
    ) -> Action {
        let thought = match (view.seat, &view.own) {
            (Some(me), Some(own)) => Mind { config, public: &view.public, own, me }.think(choices, chance),
            _ => None,
        };
        match thought {
            Some(action) => action,
            None => choices.sample(chance),
        }
    }
}

struct Mind<'a> {
    config: &'a Config,
    public: &'a Public,
    own: &'a Own,
    me: Seat,
}

impl Mind<'_> {
    fn think(&self, choices: &Choices<DirtyMoney>, chance: &mut Chance) -> Option<Action> {
        let is_claim = |action: &&Action| matches!(action, Action::Claim { .. } | Action::ClaimOverpaid);
        match &self.public.phase {
            Phase::Visit { .. } => self.best_visit(choices),
            Phase::Excess(_) => self.excess(),
            Phase::Actions(_) => {
                choices.exact.iter().find(is_claim).cloned().or_else(|| self.play(choices, chance))
            }
            Phase::Trading { partner, .. } => self.trade(*partner),
            Phase::Laundering(_) => self.cheapest_held().map(|card| Action::Discard { card: card.into() }),
            Phase::Business(_) => {
                let claim = choices.exact.iter().find(is_claim).cloned();
                let lie_low = || choices.exact.contains(&Action::LieLow).then_some(Action::LieLow);
                let launder = || choices.exact.contains(&Action::Launder).then_some(Action::Launder);
                claim
                    .or_else(lie_low)
                    .or_else(|| self.best_purchase(choices))
                    .or_else(launder)
                    .or(Some(Action::EndTurn))
            }
            Phase::Draft { .. } | Phase::Over { .. } => None,
        }
    }

    fn player(&self) -> &PlayerView {
        &self.public.players[self.me]
    }

    fn hand(&self) -> impl Iterator<Item = u8> + '_ {
        self.own.hand.iter().map(|held| held.card)
    }

    /// What a Money card is worth in one's hand.
    fn keep(&self, card: u8) -> i32 {
        let Some(money) = self.config.cards.money_of(card) else { return 0 };
        let dirt = if money.dirty { DIRT } else { 0 };
        let value = match money.currency {
            Currency::Crypto if self.player().villain == Villain::Kitsukuza => 6,
            Currency::Crypto => 4,
            _ => i32::from(money.value),
        };
        value * MONEY - dirt
    }

    fn cheapest_held(&self) -> Option<u8> {
        self.hand().min_by_key(|card| self.keep(*card))
    }

    fn excess(&self) -> Option<Action> {
        let mut cards: CardIds = self.hand().map(CardId).collect();
        cards.sort_by_key(|card| self.keep(card.0));
        cards.truncate(usize::from(self.player().hand.saturating_sub(self.player().hand_limit)));
        Some(Action::Blacklist { cards })
    }

    fn count(&self, is: impl Fn(PlacementKind, Region) -> bool) -> i32 {
        let owned = self.player().placements.iter().map(|card| self.config.cards.placement(card.placement));
        lossless(owned.filter(|card| is(card.kind, card.region)).count())
    }

    /// What a Placement card promises, in the unit of [`POINT`].
    fn promise(&self, placement: u8) -> i32 {
        let card = self.config.cards.placement(placement);
        let here = self.count(|_, region| region == card.region);
        let effect = match card.kind {
            PlacementKind::Artwork => {
                let owned = self.count(|kind, _| kind == PlacementKind::Artwork) as u32;
                let points = |count| lossless::<_, i32>(score::artwork_points(self.config, count));
                points(owned + 1) - points(owned)
            }
            PlacementKind::RestaurantChain => here + 3,
            PlacementKind::RemittanceCompany => {
                let of = |wanted| self.count(|_, region| region == wanted);
                3 + 3 * Region::ALL.map(of).into_iter().min().unwrap_or(0)
            }
            PlacementKind::DigitalBank => 4,
            PlacementKind::Charity => i32::from(self.player().blacklist.min(2)),
            PlacementKind::AccountingFirm | PlacementKind::LawFirm => 3,
            PlacementKind::ArtGallery | PlacementKind::Casino | PlacementKind::CryptocurrencyExchange => 2,
        };
        // A card more also brings the end nearer, which is worth something to whoever has most.
        (effect + i32::from(card.points) + 1) * POINT
    }

    fn price(&self, placement: u8) -> u32 {
        let card = self.config.cards.placement(placement);
        let exchanges =
            self.count(|kind, region| kind == PlacementKind::CryptocurrencyExchange && region == card.region);
        u32::from(card.cost)
            .saturating_sub(exchanges as u32 * u32::from(self.config.numbers.exchange_discount))
    }

    fn best_visit(&self, choices: &Choices<DirtyMoney>) -> Option<Action> {
        let locations = choices.exact.iter().filter_map(|action| match action {
            Action::Visit { location } => Some(*location),
            _ => None,
        });
        locations
            .max_by_key(|location| self.visit_value(*location))
            .map(|location| Action::Visit { location })
    }

    fn visit_value(&self, location: Location) -> i32 {
        let at = |wanted| self.public.locations.iter().find(move |at| at.location == wanted);
        let Some(here) = at(location) else { return 0 };
        let is_money = |card: &&u8| self.config.cards.money_of(**card).is_some();
        let taken = here.money.iter().filter(is_money);
        let room = i32::from(self.player().hand_limit) - i32::from(self.player().hand);
        let over = (lossless::<_, i32>(taken.clone().count()) - room).max(0);
        let gain: i32 = taken.map(|card| self.keep(*card)).sum();
        let actions: i32 = lossless(here.money.len() - here.money.iter().filter(is_money).count());
        let regions = Region::ALL.into_iter().filter_map(|region| at(region.location()));
        let on_sale: Vec<u8> = match location {
            Location::BlackMarket => regions.flat_map(|at| at.placements.iter().copied()).collect(),
            Location::BananaRepublic if self.player().villain != Villain::BearsOfWallStreet => Vec::new(),
            _ => here.placements.clone(),
        };
        let purse = |region| -> u32 {
            let cards = self.hand().chain(here.money.iter().copied());
            cards.filter_map(|card| worth_of(self.config, self.player().villain, card, region)).sum()
        };
        let affordable = on_sale.into_iter().filter(|placement| {
            self.price(*placement) <= purse(self.config.cards.placement(*placement).region)
        });
        let net = |placement: u8| self.promise(placement) - self.price(placement) as i32 * MONEY / 2;
        let bargain = affordable.map(net).max().unwrap_or(0).max(0);
        let refuge = match location {
            Location::BananaRepublic => 4 + i32::from(self.player().blacklist.min(3)) * POINT / 2,
            _ => 0,
        };
        gain + bargain + refuge + actions * 3 - over * POINT
    }

    /// The purchase that promises most for what is missed least.
    fn best_purchase(&self, choices: &Choices<DirtyMoney>) -> Option<Action> {
        let free = choices.exact.iter().filter(|action| matches!(action, Action::Buy { .. }));
        if let Some(action) = free.max_by_key(|action| self.promised(action)) {
            return Some(action.clone());
        }
        let paid = choices.forms.iter().filter_map(|form| {
            let Ask::Pick { items, worth, .. } = form.asks[0] else { return None };
            let items: Vec<(CardId, u32)> = choices
                .items_of(items)
                .iter()
                .filter_map(|item| Some((CardId::try_from(item.element).ok()?, item.worth)))
                .collect();
            self.purchase(form.blank, self.least_missed(&items, worth))
        });
        paid.max_by_key(|(value, _)| *value).filter(|(value, _)| *value > 0).map(|(_, action)| action)
    }

    fn purchase(&self, blank: ActionForm, pay: CardIds) -> Option<(i32, Action)> {
        let ActionForm::Buy { placement, second, loan } = blank else { return None };
        let missed: i32 = pay.iter().copied().chain(loan).map(|card| self.keep(card.0).max(1)).sum();
        let action = Action::Buy { placement, second, loan, pay };
        Some((self.promised(&action) - missed / 2, action))
    }

    fn promised(&self, action: &Action) -> i32 {
        match action {
            Action::Buy { placement, second, .. } => {
                std::iter::once(*placement).chain(*second).map(|card| self.promise(card.0)).sum()
            }
            _ => 0,
        }
    }

    /// Cards worth at least `needed` that one would miss least.
    fn least_missed(&self, items: &[(CardId, u32)], needed: u32) -> CardIds {
        if items.len() > TRIED {
            return self.largest_first(items, needed);
        }
        let chosen = |set: u32| (0..items.len()).filter(move |at| set & (1 << at) != 0).map(|at| items[at]);
        let covers = |set: &u32| chosen(*set).map(|(_, worth)| worth).sum::<u32>() >= needed;
        let missed = |set: &u32| -> i32 { chosen(*set).map(|(card, _)| self.keep(card.0).max(1)).sum() };
        let best = (0..1u32 << items.len()).filter(covers).min_by_key(missed).unwrap_or(0);
        chosen(best).map(|(card, _)| card).collect()
    }

    fn largest_first(&self, items: &[(CardId, u32)], needed: u32) -> CardIds {
        let mut items = items.to_vec();
        items.sort_by_key(|(_, worth)| Reverse(*worth));
        let mut sum = 0;
        let wanted = items.into_iter().take_while(|(_, worth)| {
            let wanted = sum < needed;
            sum += worth;
            wanted
        });
        wanted.map(|(card, _)| card).collect()
    }

    /// Audits first, since they show where an Inspect pays; Bribery last, when it has most to remove.
    fn play(&self, choices: &Choices<DirtyMoney>, chance: &mut Chance) -> Option<Action> {
        let order = |card: u8| match self.config.cards.action_of(card) {
            Some(ActionKind::AuditMost | ActionKind::AuditThree) => 0,
            Some(ActionKind::Trade) => 1,
            Some(ActionKind::InspectNeighbours | ActionKind::InspectPlayer) => 2,
            Some(ActionKind::Bribery) | None => 3,
        };
        let card = self.public.in_play.iter().copied().min_by_key(|card| order(*card))?;
        let dirty = |seat: Seat| {
            let known = self.own.known[seat].iter();
            (known.filter(|card| self.config.cards.is_dirty(**card)).count(), self.public.players[seat].hand)
        };
        let others: Vec<Seat> = SeatSet::all(self.config.players).without(self.me).iter().collect();
        let start = chance.index("target", others.len());
        let target =
            others[start..].iter().chain(&others[..start]).copied().max_by_key(|seat| dirty(*seat))?;
        let actions = [None, Some(target)].map(|target| Action::Play { card: card.into(), target });
        actions.into_iter().find(|action| choices.exact.contains(action))
    }

    /// The best of theirs for the worst of one's own, unless that is no better.
    fn trade(&self, partner: Seat) -> Option<Action> {
        let take = self.own.known[partner].iter().copied().max_by_key(|card| self.keep(*card))?;
        let give = self.cheapest_held()?;
        if self.keep(take) > self.keep(give) {
            Some(Action::Trade { take: take.into(), give: give.into() })
        } else {
            Some(Action::GiveBack)
        }
    }
}
