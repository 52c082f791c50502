//! The places for connections. Files are limited, so there is a place for only so many. A connection that is waited for
//! (nothing was asked yet, or everything is answered) gives up its place when another one needs it, the oldest first, and
//! sockets on which nobody has said hello yet after all others;
//! neither spectators nor one address can take all places, and those with a seat are never cut.

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio_util::sync::CancellationToken;

use crate::limits::Network;
use crate::problem::Problem;

/// All connections of a server.
pub struct Connections {
    /// Connections of one address that have no seat. A wide network has a multiple of it.
    per_address: u32,
    capacity: usize,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// Counts up; a connection that waits again does so under a new number.
    next: u64,
    places: HashMap<u64, Held>,
    /// Connections that are waited for, in the order in which they give up their places.
    waiting: BTreeMap<Turn, u64>,
    networks: HashMap<Network, NetworkPlaces>,
    spectators: usize,
    /// Connections with a seat, by the address of whoever plays, which a proxy may have told.
    seated: HashMap<Network, usize>,
}

struct Held {
    address: Option<IpAddr>,
    player: Option<IpAddr>,
    stage: Stage,
    cut: CancellationToken,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Waiting(Turn),
    Serving,
    Watching,
    Seated,
}

#[derive(Default)]
struct NetworkPlaces {
    /// Connections without a seat.
    unseated: u32,
    waiting: BTreeMap<Turn, u64>,
}

/// When a connection that is waited for gives up its place: by what it is waited for, and since when.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Turn {
    awaited: Awaited,
    since: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Awaited {
    Request,
    Hello,
}

/// The place of one connection; dropping it frees it.
pub struct Place {
    connections: Arc<Connections>,
    id: u64,
    /// Cancelled when the place is needed for another connection.
    pub cut: CancellationToken,
}

impl Connections {
    pub fn new(per_address: u32, capacity: usize) -> Connections {
        Connections { per_address, capacity, state: Mutex::default() }
    }

    /// A place for a new connection; `None` if there is none and nobody can make room. Without an address, as behind a
    /// proxy, only the number of all connections counts.
    pub fn admit(self: &Arc<Connections>, address: Option<IpAddr>) -> Option<Arc<Place>> {
        let mut state = self.state();
        for network in networks(address) {
            let places = state.networks.get(&network);
            if let Some(full) = places.filter(|places| places.unseated >= network.most(self.per_address)) {
                let oldest = full.waiting.values().next().copied();
                state.cut(oldest?);
            }
        }
        if state.places.len() >= self.capacity {
            let oldest = state.waiting.values().next().copied();
            state.cut(oldest?);
        }
        state.next += 1;
        let id = state.next;
        let cut = CancellationToken::new();
        state.places.insert(id, Held { address, player: None, stage: Stage::Serving, cut: cut.clone() });
        for network in networks(address) {
            state.networks.entry(network).or_default().unseated += 1;
        }
        state.enter(id, Stage::Waiting(Turn { awaited: Awaited::Request, since: id }));
        Some(Arc::new(Place { connections: self.clone(), id, cut }))
    }

    /// The lock is used even if it is poisoned: no change below can panic halfway.
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// Ends a connection. Its place is free at once, its file a moment later; the files held back allow for that.
    fn cut(&mut self, id: u64) {
        if let Some(held) = self.remove(id) {
            held.cut.cancel();
        }
    }

    fn remove(&mut self, id: u64) -> Option<Held> {
        self.leave(id);
        let held = self.places.remove(&id)?;
        for network in networks(held.player) {
            let Some(seated) = self.seated.get_mut(&network) else { continue };
            *seated -= 1;
            if *seated == 0 {
                self.seated.remove(&network);
            }
        }
        for network in networks(held.address) {
            let Some(places) = self.networks.get_mut(&network) else { continue };
            if held.stage != Stage::Seated {
                places.unseated -= 1;
            }
            if places.unseated == 0 && places.waiting.is_empty() {
                self.networks.remove(&network);
            }
        }
        Some(held)
    }

    /// Takes a connection off the lists of its stage.
    fn leave(&mut self, id: u64) {
        let Some(held) = self.places.get(&id) else { return };
        match held.stage {
            Stage::Waiting(turn) => {
                self.waiting.remove(&turn);
                for network in networks(held.address) {
                    if let Some(places) = self.networks.get_mut(&network) {
                        places.waiting.remove(&turn);
                    }
                }
            }
            Stage::Watching => self.spectators -= 1,
            Stage::Serving | Stage::Seated => {}
        }
    }

    /// Puts a connection into another stage.
    fn enter(&mut self, id: u64, stage: Stage) {
        self.leave(id);
        let Some(held) = self.places.get_mut(&id) else { return };
        let was = std::mem::replace(&mut held.stage, stage);
        let address = held.address;
        let mut each = |change: &dyn Fn(&mut NetworkPlaces)| {
            networks(address).for_each(|network| change(self.networks.entry(network).or_default()));
        };
        match stage {
            Stage::Waiting(turn) => {
                each(&|places| {
                    places.waiting.insert(turn, id);
                });
                self.waiting.insert(turn, id);
            }
            Stage::Watching => self.spectators += 1,
            Stage::Seated if was != Stage::Seated => each(&|places| places.unseated -= 1),
            Stage::Serving | Stage::Seated => {}
        }
    }
}

impl Place {
    /// A whole request was received.
    pub fn serve(&self) {
        self.connections.state().enter(self.id, Stage::Serving);
    }

    /// Everything was answered.
    pub fn wait(&self) {
        self.wait_for(Awaited::Request);
    }

    /// It has become a socket, and nobody has said hello yet.
    pub fn wait_for_hello(&self) {
        self.wait_for(Awaited::Hello);
    }

    fn wait_for(&self, awaited: Awaited) {
        let mut state = self.connections.state();
        if state.places.get(&self.id).is_some_and(|held| held.stage == Stage::Serving) {
            state.next += 1;
            let since = state.next;
            state.enter(self.id, Stage::Waiting(Turn { awaited, since }));
        }
    }

    /// Somebody watches over it. A quarter of all places is kept for those with a seat.
    pub fn watch(&self) -> Result<(), Problem> {
        let most = self.connections.capacity - self.connections.capacity / 4;
        let mut state = self.connections.state();
        if state.spectators >= most {
            return Err(Problem::TooManySockets(u32::try_from(most).unwrap_or(u32::MAX)));
        }
        state.enter(self.id, Stage::Watching);
        Ok(())
    }

    /// Somebody with a seat plays over it, from this address. One address has at most half of all places, and so has a
    /// wide network.
    pub fn seat(&self, player: Option<IpAddr>) -> Result<(), Problem> {
        let most = self.connections.capacity.div_ceil(2);
        let mut state = self.connections.state();
        if state.places.contains_key(&self.id) {
            let is_full = |network| state.seated.get(&network).is_some_and(|seated| *seated >= most);
            if networks(player).any(is_full) {
                return Err(Problem::TooManySockets(u32::try_from(most).unwrap_or(u32::MAX)));
            }
            networks(player).for_each(|network| *state.seated.entry(network).or_default() += 1);
            state.places.entry(self.id).and_modify(|held| held.player = player);
        }
        state.enter(self.id, Stage::Seated);
        Ok(())
    }
}

/// What an address counts towards; nothing if it is not known.
fn networks(address: Option<IpAddr>) -> impl Iterator<Item = Network> {
    address.into_iter().flat_map(Network::all_of)
}

impl Drop for Place {
    fn drop(&mut self) {
        self.connections.state().remove(self.id);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(last: u8) -> Option<IpAddr> {
        Some(IpAddr::from([10, 0, 0, last]))
    }

    fn is_empty(connections: &Connections) -> bool {
        let state = connections.state();
        state.places.is_empty()
            && state.waiting.is_empty()
            && state.networks.is_empty()
            && state.seated.is_empty()
            && state.spectators == 0
    }

    #[test]
    fn the_oldest_that_says_nothing_makes_room_for_the_next() {
        let connections = Arc::new(Connections::new(3, 100));
        let held: Vec<_> = (0..3).map(|_| connections.admit(address(1)).expect("a place")).collect();
        held[0].serve();
        let next = connections.admit(address(1)).expect("a place");
        assert!(held[1].cut.is_cancelled() && !held[0].cut.is_cancelled() && !held[2].cut.is_cancelled());
        held[0].wait();
        connections.admit(address(1)).expect("a place");
        assert!(held[2].cut.is_cancelled(), "whoever was answered just now waits behind it");
        drop((held, next));
        assert!(is_empty(&connections));
    }

    #[test]
    fn whoever_has_a_seat_is_never_cut_and_takes_no_place_of_its_address() {
        let connections = Arc::new(Connections::new(2, 5));
        let take_seat = |number| {
            let place = connections.admit(address(1)).expect("a place");
            place.seat(address(number)).expect("a seat");
            place
        };
        let seated: Vec<_> = (0..4).map(take_seat).collect();
        let silent = connections.admit(address(2)).expect("the last place");
        let late = connections.admit(address(1)).expect("its place");
        assert!(silent.cut.is_cancelled());
        late.serve();
        assert!(connections.admit(address(3)).is_none(), "nobody can make room");
        assert!(seated.iter().all(|place| !place.cut.is_cancelled()));
        drop((seated, silent, late));
        assert!(is_empty(&connections));
    }

    /// Who rents a /48 has 65,536 networks to come from.
    #[test]
    fn a_wide_network_takes_no_more_than_its_part() {
        let connections = Arc::new(Connections::new(2, 100));
        let address =
            |network: u16| Some(IpAddr::from(std::net::Ipv6Addr::new(0x2001, 0xdb8, 1, network, 0, 0, 0, 1)));
        let mut held = Vec::new();
        for network in 0..200 {
            let place = connections.admit(address(network)).expect("the oldest makes room");
            // Who gets no seat stays and says nothing.
            let _ = place.seat(address(network));
            held.push(place);
        }
        let all = connections.state().places.len();
        let is_seated = |held: &&Held| held.stage == Stage::Seated;
        let seated = connections.state().places.values().filter(is_seated).count();
        assert_eq!((seated, all - seated), (50, 2 * 8), "half of all places with a seat, and few without");
        assert!(connections.admit("2001:db8:2::1".parse().ok()).is_some(), "others find a place");
        drop(held);
        assert!(is_empty(&connections));
    }

    #[test]
    fn a_socket_that_waits_for_its_hello_stays_longer_than_those_that_say_nothing() {
        let connections = Arc::new(Connections::new(2, 100));
        let socket = connections.admit(address(1)).expect("a place");
        socket.serve();
        socket.wait_for_hello();
        // The request that made it a socket is answered only now.
        socket.wait();
        for _ in 0..5 {
            let silent = connections.admit(address(1)).expect("a place");
            connections.admit(address(1)).expect("a place");
            assert!(silent.cut.is_cancelled() && !socket.cut.is_cancelled());
        }
    }

    #[test]
    fn one_address_plays_over_half_of_all_places_at_most() {
        let connections = Arc::new(Connections::new(100, 8));
        let playing: Vec<_> = (0..6).map(|_| connections.admit(None).expect("a place")).collect();
        assert_eq!(playing.iter().filter(|place| place.seat(address(1)).is_ok()).count(), 4);
        assert!(playing[5].seat(address(2)).is_ok(), "others are not held up");
        drop(playing);
        assert!(is_empty(&connections));
    }

    #[test]
    fn spectators_leave_a_quarter_of_all_places() {
        let connections = Arc::new(Connections::new(100, 8));
        let watching: Vec<_> = (0..7).map(|_| connections.admit(address(1)).expect("a place")).collect();
        assert_eq!(watching.iter().filter(|place| place.watch().is_ok()).count(), 6);
        drop(watching);
        assert!(is_empty(&connections));
    }
}
