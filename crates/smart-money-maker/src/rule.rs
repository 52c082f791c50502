//! One code per section of the rulebook or ruling, and the reasons for a refusal.

use game_core::Seat;
use schemars::JsonSchema;
use serde::Serialize;

game_core::rules! {
    /// The rules of Smart Money Maker.
    pub enum Rule {
        /// What everyone is dealt.
        Smm1Deal = "smm-1-deal",
        /// Hands are hidden but for what has been shown (R12).
        Smm1Hands = "smm-1-hands",
        /// The first player, by lot (R11).
        Smm1First = "smm-1-first",
        /// A turn begins with drawing.
        Smm2Draw = "smm-2-draw",
        /// Then one card is played, clockwise.
        Smm2Play = "smm-2-play",
        /// A request opens a pile; with nothing open it must be laid (R1, R2).
        Smm2Request = "smm-2-request",
        /// A request is laid on an open pile, but never the largest (R1).
        Smm2Raise = "smm-2-raise",
        /// When passing is allowed, and that the hand is shown (R2).
        Smm2Pass = "smm-2-pass",
        /// New Economy cards pay.
        Smm3NewEconomy = "smm-3-new-economy",
        /// Banknotes pay at any time.
        Smm3Banknote = "smm-3-banknote",
        /// Three cards played as one (R8).
        Smm3Triple = "smm-3-triple",
        /// Lobby binds a pile (R6).
        Smm3Lobby = "smm-3-lobby",
        /// The Joker is declared (R7).
        Smm3Joker = "smm-3-joker",
        /// A Growing New Business card pays one request (R4).
        Smm4PayOff = "smm-4-pay-off",
        /// A Growing New Business card does its effect instead (R5).
        Smm4Effect = "smm-4-effect",
        /// A random card of another player.
        Smm4SharingEconomy = "smm-4-sharing-economy",
        /// A card from every other player.
        Smm4Crowdfunding = "smm-4-crowdfunding",
        /// All hands are seen and one card is taken.
        Smm4Reputation = "smm-4-reputation",
        /// Two plays follow.
        Smm4Free = "smm-4-free",
        /// Option 1: whoever completes the payment collects (R3).
        Smm5Collect = "smm-5-collect",
        /// New Economy cards are exchanged (R10).
        Smm5Exchange = "smm-5-exchange",
        /// Nothing beyond the amount is collected (R3).
        Smm5Excess = "smm-5-excess",
        /// Option 2: a Growing New Business card collects notes, Joker and Lobby (R4).
        Smm5BusinessCollects = "smm-5-business-collects",
        /// The deck is empty: one last card each (R9).
        Smm6LastCard = "smm-6-last-card",
        /// Only requests in hand: forfeit (R9).
        Smm6Forfeit = "smm-6-forfeit",
        /// When the players win (R11).
        Smm6PlayersWin = "smm-6-players-win",
        /// Level on cash (R11).
        Smm6Tie = "smm-6-tie",
        /// When the game wins (R11).
        Smm6GameWins = "smm-6-game-wins",
    }
}

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    GameIsOver,
    NotYourTurn,
    /// A card is asked for, but to be given or taken.
    NotNow,
    NoSuchCard {
        card: u8,
    },
    NotInHand {
        card: u8,
    },
    NoJoker,
    /// The Joker cannot stand for this.
    JokerCannotBe {
        card: u8,
    },
    NotARequest {
        card: u8,
    },
    NoSuchPile {
        pile: u8,
    },
    NoSuchRequest {
        request: u8,
    },
    NeverRaises {
        amount: u32,
    },
    /// With nothing open, a request in hand must be laid.
    MustLayRequest,
    /// Neither a New Economy card nor a banknote.
    NotMoney {
        card: u8,
    },
    UnderLobby {
        pile: u8,
    },
    NoSuchTriple {
        triple: u8,
    },
    NotOfTriple {
        card: u8,
    },
    NotABusiness {
        card: u8,
    },
    /// One cannot take from oneself, nor from a chair nobody sits on.
    NotAnotherPlayer {
        seat: u8,
    },
    EmptyHand {
        seat: Seat,
    },
    /// Nobody has a card to give.
    EmptyHands,
    /// Something can and must be played.
    MustPlay,
    NotAskedToGive,
    NotInThatHand {
        card: u8,
    },
}
