//! The messages of the WebSocket at one table; `docs/protocol.md` tells them as a story.
//!
//! It is at `GET /api/tables/{code}/socket`. A client says `hello` first and gets `welcome`, then an `update` if the
//! game has started, and from then on a `change` for each version that follows. Everything else it asks for carries a `ref` of the client's own, unique for its token: sent again
//! after a lost connection it gets the first answer again and counts once.
//!
//! Versions count what this viewer could notice, not entries: a secret move of another seat must not show as a gap.
//! A version therefore only means something to the seat (or spectator) that was told it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{BotPlan, Json, TableInfo, TimeMode};

/// From a client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message: who I am (nobody: a spectator) and what I have seen already.
    Hello {
        protocol: u32,
        token: Option<String>,
        /// The version I have; of no meaning to a device that holds several seats, which uncovers one first.
        version: Option<u32>,
        /// How many lines of chat I have seen.
        #[serde(default)]
        #[ts(optional = nullable)]
        chat: Option<u32>,
    },
    /// A device that holds several seats lifts the curtain for one of them, or lowers it (`seat` absent). Own view and
    /// choices are sent only for the seat that is uncovered.
    Uncover {
        r#ref: String,
        seat: Option<u8>,
        /// The version I have of that seat.
        #[serde(default)]
        #[ts(optional = nullable)]
        version: Option<u32>,
    },
    /// My part of the seed: up to 64 hexadecimal digits, chosen after seeing the table's commitment. Counts until the
    /// game starts; whoever gives none gets one from the server.
    Nonce {
        r#ref: String,
        nonce: String,
        #[serde(default)]
        #[ts(optional = nullable)]
        seat: Option<u8>,
    },
    /// Before the game: I am ready, or not any more. Without a seat: all that I hold.
    Ready {
        r#ref: String,
        ready: bool,
        #[serde(default)]
        #[ts(optional = nullable)]
        seat: Option<u8>,
    },
    /// Before the game: another of the six colours for a seat of mine, or, for the host, of a bot.
    Colour { r#ref: String, seat: u8, colour: u8 },
    /// Before the game: I give up my seats. In a game a bot plays on until somebody takes them.
    Leave {
        r#ref: String,
        #[serde(default)]
        #[ts(optional = nullable)]
        seat: Option<u8>,
    },
    /// The host puts a bot on a seat nobody holds, or takes one away (`bot` absent).
    SetBot { r#ref: String, seat: u8, bot: Option<BotPlan> },
    /// The host changes who sits where: the old seat numbers in their new order.
    Order { r#ref: String, seats: Vec<u8> },
    /// The host asks somebody to leave.
    Remove { r#ref: String, seat: u8 },
    /// The host opens or closes the table to the lobby and to spectators, or changes its clock. What is absent stays.
    Settings {
        r#ref: String,
        #[serde(default)]
        #[ts(optional = nullable)]
        public: Option<bool>,
        #[serde(default)]
        #[ts(optional = nullable)]
        spectators: Option<bool>,
        #[serde(default)]
        #[ts(optional = nullable)]
        time: Option<TimeMode>,
    },
    /// The host starts the game.
    Start { r#ref: String },
    /// The host stops all clocks and bots, or lets them go on.
    Pause { r#ref: String, paused: bool },
    /// The host closes the table: before the game it is gone, in a game the game ends unfinished.
    Close { r#ref: String },
    /// Take an action. The seat is only needed by a device that holds several.
    Act {
        r#ref: String,
        action: Json,
        #[serde(default)]
        #[ts(optional = nullable)]
        seat: Option<u8>,
    },
    /// What would this action do, as far as I can see?
    Preview {
        r#ref: String,
        action: Json,
        #[serde(default)]
        #[ts(optional = nullable)]
        seat: Option<u8>,
    },
    /// Take back my last action: at once where the rules of taking back allow it, else the others are asked.
    Undo {
        r#ref: String,
        #[serde(default)]
        #[ts(optional = nullable)]
        seat: Option<u8>,
    },
    /// Whether I agree that somebody takes back.
    Agree {
        r#ref: String,
        undo: u32,
        yes: bool,
        #[serde(default)]
        #[ts(optional = nullable)]
        seat: Option<u8>,
    },
    /// Reminds somebody who is waited for.
    Nudge { r#ref: String, seat: u8 },
    /// A bot plays for me, or I take my seat back.
    HandOver {
        r#ref: String,
        to_bot: bool,
        #[serde(default)]
        #[ts(optional = nullable)]
        seat: Option<u8>,
    },
    /// Says something to everyone at the table.
    Chat {
        r#ref: String,
        text: String,
        #[serde(default)]
        #[ts(optional = nullable)]
        seat: Option<u8>,
    },
    /// I want to play from another device too; answered with a secret that works once.
    Device { r#ref: String },
    /// After the game: the same people at a new table.
    Rematch { r#ref: String },
}

impl ClientMessage {
    /// The client's name for what it asks; a hello has none.
    pub fn reference(&self) -> Option<&str> {
        match self {
            ClientMessage::Hello { .. } => None,
            ClientMessage::Uncover { r#ref, .. }
            | ClientMessage::Nonce { r#ref, .. }
            | ClientMessage::Ready { r#ref, .. }
            | ClientMessage::Colour { r#ref, .. }
            | ClientMessage::Leave { r#ref, .. }
            | ClientMessage::SetBot { r#ref, .. }
            | ClientMessage::Order { r#ref, .. }
            | ClientMessage::Remove { r#ref, .. }
            | ClientMessage::Settings { r#ref, .. }
            | ClientMessage::Start { r#ref }
            | ClientMessage::Pause { r#ref, .. }
            | ClientMessage::Close { r#ref }
            | ClientMessage::Act { r#ref, .. }
            | ClientMessage::Preview { r#ref, .. }
            | ClientMessage::Undo { r#ref, .. }
            | ClientMessage::Agree { r#ref, .. }
            | ClientMessage::Nudge { r#ref, .. }
            | ClientMessage::HandOver { r#ref, .. }
            | ClientMessage::Chat { r#ref, .. }
            | ClientMessage::Device { r#ref }
            | ClientMessage::Rematch { r#ref } => Some(r#ref),
        }
    }
}

/// From the server.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    Welcome {
        protocol: u32,
        /// The seats the token holds; none for a spectator.
        seats: Vec<u8>,
        table: TableInfo,
    },
    /// Something about the table has changed; the game itself comes in updates.
    Table { table: TableInfo },
    /// The game as a whole: at first, after coming back, and whenever the eyes change.
    Update(Update),
    /// What has become different since the version before, to whoever was told that one.
    Change(Change),
    /// What was said since I looked, oldest first.
    Chat { lines: Vec<ChatLine> },
    /// Who is counted down, at the moment this was sent. Sent whenever it changes; empty when nobody is.
    Clock(Clock),
    /// Somebody reminds a seat that it is waited for.
    Nudged { seat: u8, by: u8 },
    /// A secret for `POST /api/tables/{code}/device`; it belongs into the fragment of a link: `/t/CODE#device=SECRET`.
    Device {
        r#ref: String,
        secret: String,
        /// Seconds until it is worthless.
        expires: u32,
    },
    /// The action or request with this `ref` was carried out.
    Done {
        r#ref: String,
        /// The version it led to, for actions.
        seq: Option<u32>,
    },
    /// The rules forbid it.
    Refused { r#ref: String, refusal: Refusal },
    /// What an action would do: what I would hear of it.
    Previewed {
        r#ref: String,
        told: Vec<Told>,
        /// Chance, or something I cannot see, decides how it goes on.
        open: bool,
    },
    /// Something other than the rules is in the way.
    Failed { r#ref: Option<String>, code: String, message: String },
}

/// Why the rules forbid it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Refusal {
    /// Anchor of the rule on the rules page.
    pub rule: String,
    /// The typed reason; its sentence is in the game's messages under `why`.
    pub why: Json,
}

/// The game as this client sees it now, and what happened since its last version.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Update {
    /// Goes up by one with every entry this viewer could notice; the deal is 0.
    pub version: u32,
    /// Whose eyes this is seen with; absent for spectators, and while the curtain of a shared device is down.
    pub seat: Option<u8>,
    /// What everyone sees; the same bytes for all.
    pub public: Json,
    /// What only this seat sees; null for spectators.
    pub own: Json,
    /// What this seat may do: `{exact: [{action, concerns}], forms: [{kind, blank, asks}]}`; null for spectators.
    pub choices: Json,
    /// On a device that holds several seats: what each of them may do in the open, without looking behind its curtain.
    pub open_choices: Vec<SeatChoices>,
    /// Whether this seat could take back its last action without asking anyone.
    pub can_undo: bool,
    /// How many moves a bot has made for this seat since its owner last made one.
    pub moves_by_bot: u32,
    pub waited_for: Vec<u8>,
    /// The round or turn.
    pub round: u32,
    /// 0 to 100.
    pub progress: u8,
    /// Who stands where as far as everyone knows, `{places, scores, winners}`; null where the game has no open standing.
    pub standing: Json,
    pub told: Vec<Told>,
    /// Events left out because there were too many.
    pub skipped: u32,
    /// What was taken back since the last version, oldest first.
    pub undone: Vec<Undone>,
    pub ending: Option<Ending>,
}

/// How the game has changed between the version before this one and this one. `public`, `own` and `choices` are deltas
/// (see [`crate::delta`]), everything else is as in an [`Update`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Change {
    /// It leads here from the version before; whoever has another one says hello again and is sent the whole.
    pub version: u32,
    pub seat: Option<u8>,
    /// The same bytes for all.
    pub public: Json,
    pub own: Json,
    pub choices: Json,
    pub open_choices: Vec<SeatChoices>,
    pub can_undo: bool,
    pub moves_by_bot: u32,
    pub waited_for: Vec<u8>,
    pub round: u32,
    pub progress: u8,
    pub standing: Json,
    pub told: Vec<Told>,
    pub undone: Vec<Undone>,
    pub ending: Option<Ending>,
}

impl Update {
    /// The update after a change; `None` if the change follows on something else, and the whole must be asked for.
    pub fn changed(&self, change: Change) -> Option<Update> {
        if self.seat != change.seat || self.version + 1 != change.version {
            return None;
        }
        let brought = |part: &Json, delta: &Json| {
            let mut part = part.clone();
            crate::delta::apply(&mut part.0, &delta.0).map(|()| part)
        };
        Some(Update {
            public: brought(&self.public, &change.public)?,
            own: brought(&self.own, &change.own)?,
            choices: brought(&self.choices, &change.choices)?,
            version: change.version,
            seat: change.seat,
            open_choices: change.open_choices,
            can_undo: change.can_undo,
            moves_by_bot: change.moves_by_bot,
            waited_for: change.waited_for,
            round: change.round,
            progress: change.progress,
            standing: change.standing,
            told: change.told,
            skipped: 0,
            undone: change.undone,
            ending: change.ending,
        })
    }
}

/// What a seat may do that everybody could work out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct SeatChoices {
    pub seat: u8,
    /// As `choices` of an update; forms are left out, since their bounds may tell what somebody holds.
    pub choices: Json,
}

/// One event, with the rule it follows from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Told {
    /// The version it belongs to; 0 is the deal.
    pub seq: u32,
    pub rule: String,
    pub event: Json,
    /// A name if this is a moment that a replay jumps to.
    pub moment: Option<String>,
}

/// Something was taken back: the events of versions after `back_to` and before `version` no longer count.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Undone {
    pub version: u32,
    pub back_to: u32,
    /// Who asked for it.
    pub by: u8,
}

/// How it ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Ending {
    pub ending: String,
    /// `{places, scores, winners}`.
    pub standings: Json,
    /// `[{seat, label, points}]`.
    pub score_lines: Json,
}

/// Something somebody said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct ChatLine {
    /// 1, 2, 3 …; the number of the last one is how many have been said.
    pub id: u32,
    /// Where the speaker sits; absent if they have left.
    pub seat: Option<u8>,
    /// What the speaker was called then.
    pub name: String,
    /// Text, never markup.
    pub text: String,
    /// Milliseconds since 1970.
    pub at: i64,
}

/// The clocks of a live table. `going once` and `going twice` in an outcry: see [`crate::GOING_ONCE`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Clock {
    pub seats: Vec<SeatClock>,
    /// Everybody may call out, and each new bid starts the countdown again.
    pub outcry: bool,
}

/// One seat's clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct SeatClock {
    pub seat: u8,
    /// Milliseconds left when this was sent.
    pub left: u32,
    /// Milliseconds it began with.
    pub of: u32,
}
