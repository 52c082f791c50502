// Generated from the game's Rust types. Do not edit: UPDATE_EXPECT=1 cargo test -p games typescript

/** What everyone knows. */
export type Public = {
  phase: Phase;
  round: number;
  /** Placement cards that end the game. */
  goal: number;
  /** Who began this round. */
  first: Seat;
  /** Who has the First Player Marker. */
  marker: Seat;
  turns: number;
  visits: number;
  players: PlayerView[];
  locations: LocationView[];
  /** Placement cards left in each region's deck. */
  placement_decks: [number, number, number];
  money_deck: number;
  /** The last one is on top. */
  discards: number[];
  /** Action cards taken and still to be played. */
  in_play: number[];
  /** Cards out of the game, under Placement cards and in Overpay slots. */
  slotted: Bag;
  /** What is on the Money and Action cards that lie open. */
  faces: FaceView[];
};

/** What is being asked, and of whom. */
export type Phase =
  /** The Bears of Wall Street name decks, `left` more times. */
  | { draft: { seat: Seat; left: number } }
  /** A turn begins: where to? */
  | { visit: { seat: Seat } }
  /** Action cards are to be played. */
  | { actions: Turn }
  /** The location's action and the effects of one's cards. */
  | { business: Turn }
  /** Too many cards in hand: some go to the Blacklist. */
  | { excess: Turn }
  /** A Trade card shows the partner's hand: one card each way. */
  | { trading: { turn: Turn; partner: Seat } }
  /** The Money Launderer has drawn and must discard. */
  | { laundering: Turn }
  | { over: { ending: Ending } };

/** A chair at the table, counted clockwise from 0. */
export type Seat = number;

/** What has happened in a turn so far. */
export type Turn = {
  seat: Seat;
  location: Location;
  /** Placement cards bought. */
  bought: number;
  /** Whether Banana Republic's action was used. */
  lain_low: boolean;
  /** Whether the Loan Shark has spent a card as another. */
  loan_spent: boolean;
  /** Payments that overpaid enough for the Corruption Rat and were not claimed yet. */
  overpaid: number;
  /** Effects of own Placement cards not claimed yet. */
  owed: Owed[];
};

/** A place to visit, in the order in which money is laid when it runs short (ruling R12). */
export type Location = 'europe' | 'japan' | 'usa' | 'banana_republic' | 'black_market' | 'auction_house';

/** An effect that may be claimed until the turn ends. */
export type Owed = { placement: number; times: number };

/** How a game can end. */
export type Ending =
  /** Someone has enough Placement cards. */
  | 'placements'
  /** Nobody could visit anything for a whole round. */
  | 'no_visit'
  /** The last round allowed was played. */
  | 'round_limit';

/** What everyone knows of a player. */
export type PlayerView = {
  villain: Villain;
  /** Cards in hand. */
  hand: number;
  hand_limit: number;
  /** Those of them that everyone knows. */
  known: number[];
  /** Blacklist points. */
  blacklist: number;
  /** The cards that stand for them, the last placed last; faces that went there unseen are not known. */
  blacklist_cards: (number | null)[];
  placements: PlacementView[];
  /** Cards in the Overpay slot. */
  overpaid: number;
  /** Points if the game ended now. */
  points: number;
};

/** Who a player is. */
export type Villain = 'money_launderer' | 'corruption_rat' | 'kitsukuza' | 'bears_of_wall_street' | 'loan_shark';

/** An owned Placement card. */
export type PlacementView = {
  placement: number;
  kind: PlacementKind;
  region: Region;
  /** The points printed on it. */
  printed: number;
  /** Money cards under it. */
  slotted: number;
};

/** The ten types of Placement card. */
export type PlacementKind = 'artwork' | 'art_gallery' | 'accounting_firm' | 'casino' | 'cryptocurrency_exchange' | 'charity' | 'digital_bank' | 'law_firm' | 'remittance_company' | 'restaurant_chain';

/** Where a Placement card belongs. */
export type Region = 'europe' | 'japan' | 'usa';

/** A location: what lies above and below it. */
export type LocationView = {
  location: Location;
  placements: number[];
  money: number[];
  /** What is on the placements above it. */
  on_sale: OnSaleView[];
};

/** A Placement card that can be bought, as printed. */
export type OnSaleView = { placement: number; kind: PlacementKind; region: Region; cost: number; points: number };

export type Bag = number[];

/** A card of the money deck, seen from the front. */
export type FaceView = { card: number; face: Face };

/** What is on the face of a card of the money deck. */
export type Face = { money: Money } | { action: ActionKind };

/** A Money card. */
export type Money = { currency: Currency; value: number; dirty: boolean };

/** What a Money card is in. */
export type Currency = 'euro' | 'usd' | 'yen' | 'crypto';

/** What an Action card does. */
export type ActionKind = 'inspect_neighbours' | 'inspect_player' | 'audit_most' | 'audit_three' | 'trade' | 'bribery';

/** What one seat knows besides. */
export type Own = {
  hand: HeldView[];
  /** What this seat knows of each other hand. */
  known: number[][];
  /** The cards on one's own Blacklist, the last placed last. */
  blacklist_cards: number[];
  /** What is on the cards that this seat sees and not everyone does. */
  faces: FaceView[];
  /** What a visit to each location would mean with this hand. */
  prospects: Prospect[];
};

/** A card in one's own hand, and which others know that it is there. */
export type HeldView = { card: number; seen_by: SeatSet };

export type SeatSet = Seat[];

/** What a visit would mean: the hand with what lies there, before anything is drawn or played. */
export type Prospect = {
  location: Location;
  /** Whether it can be visited at all. */
  open: boolean;
  /** Cards that would have to go to the Blacklist. */
  too_many: number;
  cards: Affordable[];
  /** Whether two of them could be bought together. */
  two: boolean;
};

/** A card for sale there, what it costs this player, and whether the hand would do. */
export type Affordable = { placement: number; cost: number; affordable: boolean };

/** What happened. */
export type Event =
  | { villain_dealt: { seat: Seat; villain: Villain } }
  | { marker_given: { seat: Seat } }
  | { hand_dealt: { seat: Seat; count: number } }
  /** To the owner alone. */
  | { hand_shown: { seat: Seat; cards: number[] } }
  | { placement_laid: { location: Location; placement: number } }
  | { money_laid: { location: Location; cards: number[] } }
  | { drafted: { seat: Seat; placement: number } }
  | { round_began: { round: number; first: Seat } }
  | { passed: { seat: Seat } }
  | { visited: { seat: Seat; location: Location; cards: number[] } }
  | { limit_exceeded: { seat: Seat; excess: number } }
  /** To the owner alone. */
  | { excess_chosen: { seat: Seat; cards: number[] } }
  /** To all others. */
  | { excess_blacklisted: { seat: Seat; count: number } }
  | { action_played: { seat: Seat; card: number } }
  /** To inspector and owner. */
  | { dirty_found: { seat: Seat; target: Seat; card: number } }
  | { clean_found: { seat: Seat; target: Seat; card: number } }
  /** To all others. */
  | { dirty_taken: { seat: Seat; target: Seat } }
  | { clean_returned: { seat: Seat; target: Seat } }
  | { nothing_to_inspect: { seat: Seat; target: Seat } }
  | { hand_audited: { seat: Seat; cards: number[]; dirty: number } }
  | { blacklisted: { seat: Seat; card: number } }
  | { blacklisted_plain: { seat: Seat } }
  | { unlisted: { seat: Seat; card: number } }
  | { unlisted_plain: { seat: Seat } }
  | { nothing_listed: { seat: Seat } }
  | { hand_looked_at: { seat: Seat; partner: Seat } }
  /** To whoever looks. */
  | { hand_seen: { seat: Seat; partner: Seat; cards: number[] } }
  | { nothing_traded: { seat: Seat; partner: Seat } }
  /** To the two. */
  | { cards_traded: { seat: Seat; partner: Seat; took: number; gave: number } }
  | { card_given_back: { seat: Seat; partner: Seat } }
  /** To all others: a card given back looks the same. */
  | { traded: { seat: Seat; partner: Seat } }
  | { paid: { seat: Seat; cards: number[]; worth: number; cost: number } }
  | { loan_spent: { seat: Seat; card: number } }
  | { crypto_boosted: { seat: Seat; worth: number } }
  | { discounted: { seat: Seat; placement: number; off: number } }
  | { bought: { seat: Seat; location: Location; placement: number } }
  | { marker_taken: { seat: Seat } }
  | { slotted: { seat: Seat; placement: number; card: number } }
  | { slotted_plain: { seat: Seat; placement: number } }
  | { overpaid_slotted: { seat: Seat; card: number } }
  | { overpaid_slotted_plain: { seat: Seat } }
  | { gallery_drew: { seat: Seat; placement: number } }
  | { gallery_drew_action: { seat: Seat; placement: number; card: number } }
  /** To the owner alone. */
  | { drew: { seat: Seat; card: number } }
  | { launderer_drew: { seat: Seat } }
  | { launderer_passed_over: { seat: Seat; card: number } }
  | { discarded: { seat: Seat; card: number } }
  | { turn_ended: { seat: Seat } }
  | { goal_reached: { seat: Seat; placements: number } }
  | { deck_renewed: { cards: number } }
  | { money_added: { location: Location; cards: number[] } }
  | { placement_added: { location: Location; placement: number } }
  | { game_ended: { ending: Ending } }
  /** What was in a hand to the last; `value` decides ties. */
  | { hand_laid_open: { seat: Seat; cards: number[]; value: number } }
  /** The cards that lay face down on a Blacklist. */
  | { blacklist_laid_open: { seat: Seat; cards: number[] } }
  | { charity_gave: { seat: Seat; points: number } }
  | { card_scored: { seat: Seat; placement: number; points: number } }
  | { artwork_scored: { seat: Seat; count: number; points: number } }
  | { overpaid_scored: { seat: Seat; points: number } }
  | { blacklist_scored: { seat: Seat; points: number } }
  | { most_blacklisted: { seat: Seat; points: number } }
  | { tie_broken: { seat: Seat } }
  | { won: { seat: Seat; points: number } };

/** Why an action is refused. */
export type Why =
  | 'not_your_turn'
  | 'not_now'
  | 'no_cards_left'
  | 'nothing_to_pay'
  | 'loan_spent'
  | 'already_done'
  | 'nothing_overpaid'
  | { not_in_use: { location: Location } }
  | { nothing_below: { location: Location } }
  | { wrong_count: { given: number; needed: number } }
  | { not_in_hand: { card: number } }
  | { named_twice: { card: number } }
  | { not_in_play: { card: number } }
  | { needs_target: { card: number } }
  | { needs_no_target: { card: number } }
  | { not_an_opponent: { target: Seat } }
  | { not_in_their_hand: { card: number } }
  | { not_for_sale: { placement: number } }
  | { no_purchase_left: { most: number } }
  | { same_card_twice: { placement: number } }
  | { wrong_currency: { card: number } }
  | { too_little: { worth: number; cost: number } }
  | { not_your_villain: { villain: Villain } }
  | { not_here: { location: Location } }
  | { not_owed: { placement: number } };

/** What a seat wants to do. */
export type Action =
  | 'end_turn'
  /** Bears of Wall Street: turn a card of this region's deck above Banana Republic. */
  | { draft: { region: Region } }
  /** Go there and take everything below it. */
  | { visit: { location: Location } }
  /** Put cards beyond the hand limit on one's Blacklist. */
  | { blacklist: { cards: CardId[] } }
  /** Play an Action card, on another player if it needs one. */
  | { play: { card: CardId; target?: Seat | null } }
  /** Trade: take one of the partner's cards and give another for it. */
  | { trade: { take: CardId; give: CardId } }
  /** Trade: give back the very card one has taken. */
  | 'give_back'
  /** Buy a Placement card, or two in this order, with one payment. */
  | { buy: { placement: PlacementId; second?: PlacementId | null; loan?: CardId | null; pay: CardId[] } }
  /** Banana Republic: a card off one's Blacklist, and the First Player Marker. */
  | 'lie_low'
  /** Claim the effect of an own Placement card. */
  | { claim: { placement: PlacementId } }
  /** Corruption Rat: claim a card for the Overpay slot. */
  | 'claim_overpaid'
  /** Money Launderer: end the turn by drawing a Money card and discarding one. */
  | 'launder'
  /** Money Launderer: discard this one. */
  | { discard: { card: CardId } };

/** A Money or Action card. */
export type CardId = number;

/** A Placement card. */
export type PlacementId = number;

/** Everything that goes over the wire in a game of these ids. */
export type Game = { id: 'dirty-money'; public: Public; own: Own; event: Event; why: Why; action: Action };
