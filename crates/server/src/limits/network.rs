//! Which addresses count together.

use std::net::{IpAddr, Ipv6Addr};

/// What counts together: an address, the IPv6 network of a household, and the larger one that a provider may give out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Network {
    Address(IpAddr),
    Wide(Ipv6Addr),
}

/// A /48 has many households, or one attacker.
pub const IN_A_WIDE_NETWORK: u32 = 8;

impl Network {
    pub fn all_of(address: IpAddr) -> impl Iterator<Item = Network> {
        let wide = match address.to_canonical() {
            IpAddr::V4(_) => None,
            IpAddr::V6(address) => {
                let [a, b, c, ..] = address.segments();
                Some(Network::Wide(Ipv6Addr::new(a, b, c, 0, 0, 0, 0, 0)))
            }
        };
        std::iter::once(Network::Address(network_of(address))).chain(wide)
    }

    /// A limit of an address, as it is for this network.
    pub fn most(self, limit: u32) -> u32 {
        match self {
            Network::Address(_) => limit,
            Network::Wide(_) => limit.saturating_mul(IN_A_WIDE_NETWORK),
        }
    }
}

/// A household has a whole IPv6 network, so its /64 prefix is what counts.
fn network_of(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => address.into(),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
    }
}
