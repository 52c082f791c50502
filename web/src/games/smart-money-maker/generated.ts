// Generated from the game's Rust types. Do not edit: UPDATE_EXPECT=1 cargo test -p games typescript

/** What everyone knows. */
export type Public = {
  phase: Phase;
  turn: number;
  /** Cards left in the deck. */
  deck: number;
  hands: HandView[];
  piles: PileView[];
  bank: Count[];
  discards: Count[];
  last_cards: LastCards | null;
  forfeited: SeatSet;
  /** What the open requests still ask for. */
  debt_open: number;
  debt_paid: number;
  piles_opened: number;
  requests_laid: number;
  /** The front of every card of this table's deck, by its number. */
  faces: FaceView[];
};

export type Phase =
  /** The player whose turn it is plays a card. */
  | { play: Turn }
  /** Crowdfunding: these still have to give a card to the player whose turn it is. */
  | { give: { turn: Turn; from: SeatSet } }
  /** Reputation: the player has seen all hands and takes one card. */
  | { take: Turn }
  | { over: { ending: Ending; winners: SeatSet } };

/** One turn, or one play of several in a row. */
export type Turn = {
  seat: Seat;
  /** Plays that follow this one at once. */
  follow: number;
  /** Whether this play itself follows from the Free card: it lapses where a turn would be passed. */
  of_free: boolean;
};

/** A chair at the table, counted clockwise from 0. */
export type Seat = number;

export type SeatSet = Seat[];

/** How a game ends. */
export type Ending =
  /** All debts are paid and one player has most. */
  | 'players_win'
  /** All debts are paid and several players are level. */
  | 'players_share'
  /** A request on the table is not paid. */
  | 'game_wins_open'
  /** A player still holds a request. */
  | 'game_wins_held'
  /** Forfeited requests have come to someone who cannot lay them any more. */
  | 'game_wins_forfeit';

/** A hand from outside: its size, and what everyone has been shown of it. */
export type HandView = { size: number; known: Known };

/** What one viewer knows of a hand. */
export type Known = {
  /** Cards that are there for certain. */
  cards: Count[];
  /** So many Payment Requests more at least, but not which. */
  more_requests: number;
  /** So many New Economy cards more at least, but not which. */
  more_new_economy: number;
  /** Notes of which there may be more than named above, and how many there can be at most. */
  notes_at_most: Count[];
};

/** A card and how many of it. */
export type Count = { card: number; count: number };

export type PileView = {
  number: number;
  amount: number;
  paid: number;
  /** What is still to be paid. */
  left: number;
  /** Whether one card of money can pay what is left. */
  within_reach: boolean;
  /** The cash that lies on it for whoever closes it with money, the closing card aside. */
  for_closer: number;
  /** Whose Lobby cards lie on it. */
  lobbies: SeatSet;
  /** Whom Lobby keeps from paying with New Economy cards. */
  bound: SeatSet;
  requests: RequestView[];
  /** In the order in which it was laid. */
  laid: LaidView[];
};

export type RequestView = { number: number; card: number; amount: number; joker: boolean; by: Seat };

export type LaidView = { card: number; joker: boolean; by: Seat };

/** The deck is empty: everyone lays a last card. */
export type LastCards = {
  /** Who still has to, in this lap. */
  waiting: SeatSet;
  /** Laps after this one; none by the printed rules. */
  laps: number;
};

/** The front of a card. */
export type FaceView = {
  class: ClassView;
  /** What it pays or asks for. */
  worth: number;
};

export type ClassView = 'banknote' | 'new_economy' | 'request' | 'business' | 'lobby' | 'joker';

/** What one seat knows besides. */
export type Own = {
  hand: Count[];
  /** What this seat knows of each other hand. */
  others: Known[];
  /** What each other seat knows of this hand. */
  shown: Known[];
  /** The banknotes in this hand together. */
  cash: number;
  /** The cards of this hand with which a pile could be closed at once, and the cash that would bring. */
  closings: Closing[];
  /** The payments of this hand that would close nothing and leave a pile to whoever pays next. */
  leaves: Leaving[];
};

/** A card that would close a pile. */
export type Closing = {
  pile: number;
  card: number;
  /** The request it pays, if it is a Growing New Business card. */
  request: number | null;
  collects: number;
  /** What that is above the note that is laid for it; below zero it costs something. */
  gains: number;
};

/** A payment after which one card of money closes the pile. */
export type Leaving = {
  pile: number;
  card: number;
  /** What is then still to be paid. */
  left: number;
  /** The cash that then lies on it for whoever closes it, the closing card aside. */
  for_closer: number;
};

export type Event =
  | { hands_dealt: { requests: number; notes: number; note: number; new_economy: number; left: number } }
  /** Only to the seat itself. */
  | { hand_seen: { seat: Seat; cards: number[] } }
  | { first_player_drawn: { seat: Seat } }
  /** Only to the seat itself. */
  | { card_drawn: { seat: Seat; card: number; left: number } }
  | { card_drawn_unseen: { seat: Seat; left: number } }
  | { request_laid: { seat: Seat; card: number; joker: boolean; pile: number; amount: number } }
  | { pile_raised: { seat: Seat; card: number; joker: boolean; pile: number; amount: number; paid: number } }
  | { paid: { seat: Seat; card: number; joker: boolean; pile: number; paid: number; amount: number } }
  | { triple_paid: { seat: Seat; cards: number[]; joker: boolean; pile: number; paid: number; amount: number } }
  | { lobby_laid: { seat: Seat; joker: boolean; pile: number } }
  | {
      request_paid_off: {
        seat: Seat;
        card: number;
        joker: boolean;
        pile: number;
        /** Which of the pile's requests: two of them may be of the same amount. */
        number: number;
        request: number;
        /** The card that lay there as a request: the Joker where it stood for one. */
        paid_off: number;
      };
    }
  /** The rest of a raised pile stays open. */
  | { pile_stays_open: { pile: number; paid: number; amount: number } }
  | { pile_closed: { seat: Seat; pile: number; requests: number[]; joker_as: number | null } }
  | { notes_collected: { seat: Seat; cards: number[] } }
  | { cards_exchanged: { seat: Seat; cards: number[]; notes: number[] } }
  | { cash_collected: { seat: Seat; amount: number } }
  | { not_collected: { pile: number; cards: number[] } }
  | { cards_taken: { seat: Seat; pile: number; cards: number[] } }
  | { cards_discarded: { cards: number[] } }
  | { effect_used: { seat: Seat; card: number; joker: boolean } }
  /** Only to the two concerned. */
  | { card_shared: { from: Seat; to: Seat; card: number } }
  | { card_shared_unseen: { from: Seat; to: Seat } }
  | { cards_asked_for: { seat: Seat; from: SeatSet } }
  /** Only to the two concerned. */
  | { card_given: { from: Seat; to: Seat; card: number } }
  | { card_given_unseen: { from: Seat; to: Seat } }
  /** Only to the player who looks. */
  | { hand_looked_at: { seat: Seat; of: Seat; cards: number[] } }
  | { hands_looked_at: { seat: Seat } }
  /** Only to the two concerned. */
  | { card_taken: { from: Seat; to: Seat; card: number } }
  | { card_taken_unseen: { from: Seat; to: Seat } }
  | { plays_follow: { seat: Seat; plays: number } }
  | { play_lapsed: { seat: Seat } }
  | { passed: { seat: Seat; cards: number[] } }
  | { passed_empty: { seat: Seat } }
  | { last_cards_began: { seat: Seat; cards: number } }
  | { forfeited: { seat: Seat; cards: number[] } }
  | { forfeit_dealt: { from: Seat; to: Seat; card: number } }
  | { hand_laid_open: { seat: Seat; cash: number; businesses: number; cards: number[] } }
  | { cash_tied: { winners: SeatSet; cash: number } }
  | { players_won: { winners: SeatSet; cash: number } }
  | { game_won: { open: number; held: number } };

/** Why an action is refused. */
export type Why =
  | 'game_is_over'
  | 'not_your_turn'
  | 'no_joker'
  | 'not_asked_to_give'
  /** A card is asked for, but to be given or taken. */
  | 'not_now'
  | { no_such_card: { card: number } }
  | { not_in_hand: { card: number } }
  /** The Joker cannot stand for this. */
  | { joker_cannot_be: { card: number } }
  | { not_a_request: { card: number } }
  | { no_such_pile: { pile: number } }
  | { no_such_request: { request: number } }
  | { never_raises: { amount: number } }
  /** With nothing open, a request in hand must be laid. */
  | 'must_lay_request'
  /** Neither a New Economy card nor a banknote. */
  | { not_money: { card: number } }
  | { under_lobby: { pile: number } }
  | { no_such_triple: { triple: number } }
  | { not_of_triple: { card: number } }
  | { not_a_business: { card: number } }
  /** One cannot take from oneself, nor from a chair nobody sits on. */
  | { not_another_player: { seat: number } }
  | { empty_hand: { seat: Seat } }
  /** Nobody has a card to give. */
  | 'empty_hands'
  /** Something can and must be played. */
  | 'must_play'
  | { not_in_that_hand: { card: number } };

/** What a seat can do. With `joker` the Joker is played, declared as the card named (R7). */
export type Action =
  /** Lay a Payment Request alone: a new pile. */
  | { lay_request: { card: CardId; joker: boolean } }
  /** Lay a Payment Request on an open pile. */
  | { raise: { card: CardId; pile: PileId; joker: boolean } }
  /** Pay with a New Economy card or a banknote. */
  | { pay: { card: CardId; pile: PileId; joker: boolean } }
  /** Pay with three matching New Economy cards; the Joker may stand for the one named. */
  | { pay_triple: { triple: TripleId; pile: PileId; card?: CardId | null } }
  /** Lay a Lobby card on an open pile. */
  | { lobby: { pile: PileId; joker: boolean } }
  /** Pay one request in full with a Growing New Business card. */
  | { pay_off: { card: CardId; request: RequestId; joker: boolean } }
  /** Sharing Economy: a random card from another player. */
  | { share: { from: Seat; joker: boolean } }
  /** Crowdfunding: a card from every other player, of their choice. */
  | { crowdfund: { joker: boolean } }
  /** Reputation: see all hands, then take one card. */
  | { use_reputation: { joker: boolean } }
  /** Free: two plays follow. */
  | { use_free: { joker: boolean } }
  /** The card for whoever plays Crowdfunding. */
  | { give: { card: CardId } }
  /** The card that Reputation takes. */
  | { take: { from: Seat; card: CardId } }
  /** Show the hand and pass; or let a play of the Free card lapse. */
  | 'pass';

/** A card, by its number: equal cards are the same thing. */
export type CardId = number;

/** An open pile. */
export type PileId = number;

/** One of the three triples. */
export type TripleId = number;

/** One request on the table. */
export type RequestId = number;

/** Everything that goes over the wire in a game of these ids. */
export type Game = { id: 'smart-money-maker'; public: Public; own: Own; event: Event; why: Why; action: Action };
