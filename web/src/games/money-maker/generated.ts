// Generated from the game's Rust types. Do not edit: UPDATE_EXPECT=1 cargo test -p games typescript

export type Public = {
  phase: Phase;
  edition: Edition;
  turn: Turn;
  /** Steps the chip has made, and steps of the track. */
  chip: number;
  track: number;
  reassured: boolean;
  /** Bank runs begun, and how many end the game. */
  runs: number;
  last_run: number;
  gold_reserve: number;
  production: MarketView;
  consumer: MarketView;
  /** Prices of a market, and slots at each of them. */
  prices: number;
  slots: number;
  open: OpenCard[];
  /** The companies that lie open or belong to somebody. */
  companies: CompanyView[];
  city: CityView | null;
  deck_left: number;
  /** Investment cards out of the game. */
  gone: Bag;
  banks: BankView[];
  served: SeatSet;
  placing: SeatSet;
  run: Run | null;
  /** Where each bank stands in the run. */
  lines: RunLine[] | null;
  questions: Question[];
  offers: Deals;
  /** Seats that are no banks. */
  entrepreneurs: SeatSet;
  /** Loans to them and of the central bank, if the table plays with loans. */
  lending: LendingView | null;
  /** A played central bank. */
  central: CentralView | null;
  action_deck_left: number;
  action_discards: Bag;
  action_gone: Bag;
  /** What the Blank Cheques do. */
  cheques: Effect[];
  last_insolvent: SeatSet;
  all_were_insolvent: boolean;
  /** What has been counted so far. */
  tally: Tally;
  /** The page hides rivals' totals. */
  screens: boolean;
  /** What was left in the hands; nothing before the game is over. */
  unplayed: UnplayedCard[];
};

/** What everyone can see is being asked. */
export type Phase =
  | { first_turn: { high: number; leader: Seat | null } }
  | { invest: { player: Seat } }
  | { trade: { player: Seat } }
  | { close: { player: Seat } }
  | { auction: { card: number; high: number; leader: Seat | null } }
  | { payment: { payer: Seat; due: number; purpose: Purpose } }
  | { place: { banks: SeatSet } }
  | { vote: { voted: SeatSet } }
  | { hand_over: { from: Seat; to: Seat; count: number } }
  | { run_window: { number: number } }
  | { run_paying: { number: number } }
  | { nobody_solvent: { number: number } }
  | { negotiation: { number: number; short: SeatSet } }
  | { over: { ending: Ending } }
  /** The turn of a played central bank. */
  | { rate: { player: Seat } };

/** A chair at the table, counted clockwise from 0. */
export type Seat = number;

/** What is being paid for. */
export type Purpose =
  | 'first_turn'
  | 'action_card'
  | { auction: { card: number } }
  | { private_sale: { card: number } }
  | { goods: { good: Good; count: number } }
  /** The Alternative Step. */
  | { pay_off: { block: number } }
  /** A solvent bank's called credit. */
  | 'called_credit'
  /** What an insolvent bank adds to its gold, as much as it likes. */
  | 'part_of_called_credit'
  /** What has just reached a bank that is short, or in prison. */
  | 'help'
  /** All usable credit of one bank. */
  | { with_credit_of: { issuer: Seat } }
  /** A prisoner's debt, with all usable credit of others. */
  | 'debt_from_prison';

/** The two kinds of goods. */
export type Good = 'production' | 'consumer';

export type SeatSet = Seat[];

/** How a game can end. */
export type Ending = 'bank_runs' | 'deck_empty' | 'hand_full' | 'one_bank_left' | 'no_bank_left';

/** Which of the two games is played. */
export type Edition = 'beginner' | 'full';

/** A turn and what has been done in it. */
export type Turn = {
  player: Seat;
  number: number;
  step: Step;
  /** Goods bought, by type. */
  bought: [number, number];
  /** Cards that have produced or traded. */
  produced: Bag;
  /** An auction was opened: the Alternative Step is forfeited. */
  opened: boolean;
  action_cards: number;
  /** Smuggler: the limit does not bind. */
  smuggling: boolean;
  /** Loaded Die: the face of the first sector die. */
  loaded: number | null;
  /** The Gold Reserve has run empty once (R8). */
  reserve_run: boolean;
  /** The dice have fallen: after the run that follows, the turn is over. */
  rolled: boolean;
  /** Goods that a card allows beyond the limit. Where there are none nothing is written, as before there was such a field. */
  more_goods?: number;
  /** Action cards that a card allows beyond the limit. */
  more_action_cards?: number;
};

/** The steps of a turn that wait for a decision. */
export type Step =
  /** Step 2 or the Alternative Step. */
  | 'invest'
  /** Step 3. */
  | 'trade'
  /** Steps 4 and 5. */
  | 'close';

export type Bag = number[];

/** A market and its Natural Reserve. */
export type MarketView = {
  goods: number;
  reserve: number;
  /** What the next good costs. */
  price: number;
  /** What the next good fetches. */
  fetches: number;
  /** Goods lying at each price, from 1 up. */
  lying: number[];
};

/** An open investment card. */
export type OpenCard = { card: number; opening_price: number };

/** A company that lies open or belongs to somebody. */
export type CompanyView = {
  card: number;
  guild: number;
  needs: number;
  of: Good;
  /** What it produces; a trading card turns either type into the other. */
  product: Good | null;
  /** Goods it produces or trades. */
  amount: number;
  /** What its guild adds for its owner. */
  bonus: number;
  /** What it counts on a balance sheet now. */
  worth: number;
};

/** The rings of Amsterdam. The Beginner's Game has none. */
export type CityView = {
  /** The coin of each ring, ring I first: what it takes to rise there from the ring below. */
  coins: number[];
  /** `hits[ring][face]` is the block of the ring that a face of the sector die hits. */
  hits: number[][];
  /** `risks[ring][block]`: in how many of a hundred bank runs like the next one the block is hit. */
  risks: number[][];
};

/** A bank as everyone sees it. */
export type BankView = {
  gold: number;
  production: number;
  consumer: number;
  /** 0 is prison. */
  ring: number;
  cards: Bag;
  action_cards: number;
  /** Its own credit by block of its ring. */
  blocks: number[];
  called: number;
  in_hand: number;
  /** Others' credit in its vault, by issuer. */
  held: number[];
  redeemed: number;
  void: number;
  /** 0 while in the game; else the order of bankruptcy. */
  bankrupt: number;
  balance: BalanceSheet;
};

/** What a bank owns and owes, line by line as on the score sheet. */
export type BalanceSheet = {
  gold: number;
  goods: number;
  investments: number;
  others_credit: number;
  /** Loans given. */
  lent: number;
  rating: number;
  assets: number;
  credit_on_board: number;
  credit_in_vaults: number;
  /** Loans taken. */
  borrowed: number;
  liabilities: number;
  net_worth: number;
};

/** A bank run in progress. */
export type Run = {
  number: number;
  cause: Cause;
  /** The sector dice. */
  faces: number[];
  stage: Stage;
  /** Blocks spared by a Deposit Guarantee, as bits. */
  guaranteed: number[];
  solvent: SeatSet;
  /** Whose credit counted when solvency was found: a prisoner freed by paying comes too late for that (R11). */
  accepted: SeatSet;
  /** What each bank has paid by itself: it counts for promotion. */
  paid: number[];
  /** What was called of each bank. */
  due: number[];
  /** What has been paid of it, by itself or with help. */
  settled: number[];
  /** What the Gold Reserve still owes the turn player. */
  owed: number;
};

/** What started a bank run. */
export type Cause = 'dice' | 'full_row' | 'action_card' | 'empty_reserve' | 'degradations';

/** Where a bank run stands. */
export type Stage =
  /** Cards may be played before credit is called. */
  | { window: { ready: SeatSet } }
  /** Banks pay, clockwise from the turn player. */
  | { paying: { left: SeatSet } }
  | { negotiating: { conceded: SeatSet } }
  /** Degraded banks place their credit; then the run is over. */
  | { closing: { degraded: number } }
  /** No bank is solvent and nobody lends: cards may be played before all fall. Every bank is asked, whether it holds cards or not. It stands last because a digest counts the variants. */
  | { nobody_solvent: { ready: SeatSet } };

/** A bank in a run. */
export type RunLine = {
  /** Called, or about to be. */
  due: number;
  /** Paid of it, by itself or with help. */
  paid: number;
  short: number;
  standing: RunStanding;
};

/** What became of a bank's called credit. */
export type RunStanding =
  | 'paid'
  /** Nothing of it is called. */
  | 'safe'
  /** Has yet to pay. */
  | 'due'
  /** Could not pay all and looks for help. */
  | 'short'
  /** Has given up looking. */
  | 'conceded'
  /** Was short to the end. */
  | 'fell'
  /** A jubilee or bankruptcy has made it void. */
  | 'void';

/** A question that interrupts. */
export type Question =
  /** Who starts? */
  | { first_turn: { outcry: Outcry } }
  /** Who gets the card? */
  | { auction: { card: number; outcry: Outcry } }
  /** How is it paid? */
  | { payment: { payer: Seat; due: number; purpose: Purpose } }
  /** Debt Jubilee. */
  | { vote: { voted: SeatSet; yes: SeatSet } }
  /** Which action cards are handed over? */
  | { hand_over: { from: Seat; to: Seat; count: number; came_by_the_deal?: Bag } };

/** An outcry in progress. */
export type Outcry = {
  leader: Seat | null;
  /** The standing bid. */
  high: number;
  /** Who may bid at all. */
  bidders: SeatSet;
  /** Who has declined the standing bid. */
  declined: SeatSet;
  ceilings: Ceiling[];
};

export type Ceiling = {
  limit: number;
  /** Earlier orders have lower numbers, from 1; they close up when one is given anew. */
  order: number;
};

/** The offers of one phase. */
export type Deals = {
  open: Offer[];
  /** How many offers each seat has made to each in this phase. */
  made: number[][];
  next: number;
  limit: number;
};

/** An offer on the table. */
export type Offer = { id: OfferId; from: Seat; to: Seat; terms: Terms };

/** An offer; numbers go on through a game, so they never mean two things. */
export type OfferId = number;

/** What two seats would exchange. */
export type Terms = {
  /** From the maker of the offer. */
  give: Basket;
  /** From the other side. */
  get: Basket;
};

export type Basket = { [key: string]: number };

/** Offers and loans as everyone sees them. */
export type LendingView = { offers: Deals2; loans: LoanView[]; made: number };

/** The offers of one phase. */
export type Deals2 = {
  open: Offer2[];
  /** How many offers each seat has made to each in this phase. */
  made: number[][];
  next: number;
  limit: number;
};

/** An offer on the table. */
export type Offer2 = { id: OfferId; from: Seat; to: Seat; terms: LoanTerms };

/** What lender and borrower agree on. */
export type LoanTerms = {
  /** New credit of the lender, handed over at once. */
  amount: number;
  /** How many instalments. */
  instalments: number;
  instalment: number;
  /** Companies of the borrower. */
  security: Bag;
};

/** A loan as everyone sees it. */
export type LoanView = {
  id: LoanId;
  lender: Seat;
  borrower: Seat;
  instalment: number;
  remaining: number;
  security: Bag;
  /** An instalment is due in this turn of the borrower. */
  due: boolean;
  /** What is left to pay. */
  rest: number;
  /** What the security would count on a balance sheet now. */
  security_worth: number;
};

/** A loan in force; numbers go on through a game. */
export type LoanId = number;

/** The central bank as everyone sees it. */
export type CentralView = {
  seat: Seat;
  /** In percent: no loan of it costs less. */
  rate: number;
  /** All that it has lent so far. */
  lent: number;
  /** Instalments paid, and the worth of the security it has taken. */
  came_back: number;
  /** Banks that have come through a run without falling, a bank as often as it did. */
  stood: number;
  /** Banks that have fallen, a bank as often as it fell. */
  falls: number;
  /** Its money in the city and in vaults. */
  in_city: number;
  in_vaults: number;
  /** What is still owed to it, up to the worth of the security. */
  claims: number;
  /** What a good costs more than at the start, both markets together. */
  risen: number;
  score: CentralScore;
};

/** The lines of its score, in points. */
export type CentralScore = { stood: number; falls: number; loans: number; prices: number; total: number };

/** What an action card does. */
export type Effect =
  /** All banks vote; if all agree, all credit on the board is void. */
  | { jubilee: Record<string, never> }
  /** The credit on one hit block is not called. */
  | { guarantee: Record<string, never> }
  /** The chip moves forward. */
  | { rumour: { steps: number } }
  /** The chip moves back. */
  | { reassurance: { steps: number } }
  /** A company produces again. */
  | { overtime: Record<string, never> }
  /** One ring up. */
  | { charter: Record<string, never> }
  /** One's own credit is spread anew. */
  | { refinancing: Record<string, never> }
  /** An open card is taken at its opening price. */
  | { private_sale: Record<string, never> }
  /** Goods leave a market. */
  | { fire: { goods: number } }
  /** Goods come out of a Natural Reserve. */
  | { harvest: { goods: number } }
  /** The limit on buying does not bind. */
  | { smuggler: Record<string, never> }
  /** One sector die is set. */
  | { loaded_die: Record<string, never> }
  /** A card that players have made up. */
  | { made_up: { when: When; does: Deeds } };

/** When a card may be played. */
export type When = 'own_turn' | 'any_time';

export type Deeds = Deed[];

/** One thing that a card does. */
export type Deed =
  /** Gold, goods or credit changes place, as far as it is there. */
  | { move: { what: Stuff; amount: number; from: Party; to: Party; up_to?: boolean } }
  /** The chip moves forward. */
  | { hurry: { steps: number } }
  /** The chip moves back, once for each chip. */
  | { calm: { steps: number } }
  /** As a run begins: the credit on one hit block is not called. */
  | { protect: Record<string, never> }
  /** All banks vote; if all agree, all credit on the board is void. */
  | { vote_on_debt: Record<string, never> }
  /** Credit on the board is void: what is called first, then the fullest blocks. */
  | { forgive: { whose: Party; amount: number } }
  /** More may be bought this turn; without a number there is no limit. */
  | { limit: { of: Limit; more?: number | null } }
  /** One sees a bank's action cards. */
  | { look: Record<string, never> }
  /** Action cards off the pile, as far as it goes. */
  | { draw: { cards: number } }
  /** One's hand of action cards for another bank's. */
  | { exchange: Record<string, never> }
  /** A company that has worked this turn works again. */
  | { produce_again: Record<string, never> }
  /** One ring up. */
  | { rise: Record<string, never> }
  /** One's own credit is spread anew. */
  | { spread: Record<string, never> }
  /** An open company at its opening price. */
  | { take_company: Record<string, never> }
  /** One sector die is set. */
  | { set_die: Record<string, never> };

/** What can be moved. */
export type Stuff =
  | 'gold'
  | 'production'
  | 'consumer'
  /** Goods of the kind that the player of the card names. */
  | 'one_kind'
  /** New promises of the bank it comes from. */
  | 'credit';

/** Whose something is, or where it lies. */
export type Party =
  /** Who plays the card. */
  | 'me'
  /** A bank that the player of the card names. */
  | 'another'
  /** Each other bank. */
  | 'others'
  /** Each bank. */
  | 'all'
  /** The market of these goods. */
  | 'market'
  /** The Gold Reserve or a Natural Reserve. */
  | 'reserve'
  /** The ring of the bank whose credit it is. */
  | 'city';

/** A limit on buying in one turn. */
export type Limit = 'goods' | 'action_cards';

/** Counts since the start. All of it happened in the open. */
export type Tally = {
  /** Runs that found both a solvent and an insolvent bank. */
  runs_with_both: number;
  /** Runs in which somebody made an offer. */
  runs_with_an_offer: number;
  /** Offers made in runs, counter-offers included. */
  offers: number;
  /** Offers accepted in runs. */
  deals: number;
  /** Runs that found no solvent bank. */
  all_insolvent: number;
  /** Jubilees voted on, and declared. */
  votes: number;
  jubilees: number;
  /** How often each bank was degraded, imprisoned or ruined. */
  falls: number[];
  /** Who was given the card of the option `gift`. */
  gift_to: Seat | null;
};

/** An action card nobody played, and what it would have done. */
export type UnplayedCard = { holder: Seat; card: number; effect: Effect };

export type Own = {
  hand: Hand;
  /** What those cards do, in their order. */
  effects: Effect[];
  /** Action cards one knows to be in others' hands. */
  known: Bag[];
  /** The auction with one's own standing order. */
  bidding: Outcry | null;
  /** One's own vote, while votes are hidden. */
  vote: boolean | null;
  /** Action cards that a deal one has a part in has brought its giver: they cannot be handed back in it. */
  came_by_the_deal: Bag;
};

/** A hand of cards that remembers who has seen them. Sorted, so that no order can tell anything. */
export type Hand = { cards: Held[] };

/** A card in a hand, and which other seats know that it is there. */
export type Held = { card: number; seen_by: SeatSet };

export type Event =
  | 'action_cards_reshuffled'
  | 'jubilee_declared'
  | { blank_cheque_set: { card: number; effect: Effect } }
  | { card_given: { seat: Seat; card: number } }
  | { bid_made: { seat: Seat; amount: number } }
  | { declined: { seat: Seat } }
  | { ceiling_set: { limit: number } }
  | { first_turn_won: { seat: Seat; price: number } }
  | { first_turn_by_lot: { seat: Seat } }
  | { turn_began: { seat: Seat; number: number } }
  | { went_on: { seat: Seat; step: Step } }
  | { payment_asked: { payer: Seat; due: number; purpose: Purpose } }
  | { said_ready: { seat: Seat } }
  | { card_opened: { card: number } }
  | { row_full: { seat: Seat } }
  | { chip_moved: { steps: number; left: number } }
  | { chip_moved_back: { steps: number; left: number } }
  | { auction_opened: { seat: Seat; card: number; price: number } }
  | { auction_won: { seat: Seat; card: number; price: number } }
  | { card_taken: { seat: Seat; card: number } }
  | { bought: { seat: Seat; good: Good; count: number; price: number } }
  | { produced: { seat: Seat; card: number; good: Good; count: number } }
  | { converted: { seat: Seat; card: number; good: Good; count: number; into: Good; got: number } }
  | { sold: { seat: Seat; good: Good; count: number; price: number } }
  | { action_card_bought: { seat: Seat } }
  | { action_card_drawn: { card: number } }
  | { action_card_played: { seat: Seat; card: number } }
  | { block_guaranteed: { seat: Seat; block: number; amount: number } }
  | { limit_lifted: { seat: Seat } }
  | { limit_raised: { seat: Seat; of: Limit; more: number } }
  | { hand_looked_at: { seat: Seat; of: Seat } }
  | { hand_seen: { seat: Seat; of: Seat; cards: number[] } }
  | { action_card_gained: { seat: Seat } }
  | { die_loaded: { seat: Seat; face: number } }
  | { vote_called: { seat: Seat } }
  | { vote_cast: { seat: Seat } }
  | { jubilee_failed: { against: SeatSet } }
  | { paid_off: { seat: Seat; block: number; amount: number } }
  | { dice_rolled: { colour: Colour; number: number } }
  | { sectors_rolled: { faces: number[] } }
  | { nobody_counted: { limit: number } }
  | { banks_counted: { banks: SeatSet; limit: number } }
  | { run_began: { number: number; cause: Cause } }
  | { sectors_hit: { faces: number[] } }
  | { set_off: { seat: Seat; amount: number } }
  | { found_insolvent: { banks: SeatSet } }
  | { all_insolvent: { central: Seat | null } }
  | { could_pay: { seat: Seat; paid: number; due: number } }
  | { debt_paid: { seat: Seat; amount: number } }
  | { paid_from_prison: { seat: Seat; amount: number } }
  | { offer_made: { offer: OfferId; from: Seat; to: Seat; give: ListedPart[]; get: ListedPart[] } }
  | { offer_refused: { offer: OfferId; from: Seat; to: Seat } }
  | { offer_refused_because: { offer: OfferId; from: Seat; to: Seat; reason: Reason } }
  | { offer_withdrawn: { offer: OfferId; from: Seat; to: Seat } }
  | { offer_lapsed: { offer: OfferId; from: Seat; to: Seat } }
  | { deal_made: { from: Seat; to: Seat; give: ListedPart[]; get: ListedPart[] } }
  | { company_given: { from: Seat; to: Seat; card: number } }
  | { action_cards_handed_over: { from: Seat; to: Seat; count: number } }
  | { action_card_seen: { from: Seat; to: Seat; card: number } }
  | { loan_offered: { offer: OfferId; from: Seat; to: Seat; terms: LoanTold } }
  | { loan_made: { loan: LoanId; terms: LoanTold } }
  | { instalment_paid: { loan: LoanId; lender: Seat; borrower: Seat; amount: number; remaining: number } }
  | { loan_repaid: { loan: LoanId; lender: Seat; borrower: Seat } }
  | { loan_defaulted: { loan: LoanId; lender: Seat; borrower: Seat; security: ListedPart[] } }
  | { loan_void: { loan: LoanId; lender: Seat; borrower: Seat } }
  | { central_bank_lent: { seat: Seat; amount: number; credit: number } }
  | { conceded: { seat: Seat } }
  | { reconsidered: { seat: Seat } }
  | { rescued: { seat: Seat } }
  | { promoted: { seat: Seat; ring: number; paid: number } }
  | { chartered: { seat: Seat; ring: number } }
  | { degraded: { seat: Seat; ring: number } }
  | { imprisoned: { seat: Seat } }
  | { spared: { seat: Seat } }
  | { released: { seat: Seat } }
  | { went_bankrupt: { seat: Seat } }
  | { companies_lost: { seat: Seat; cards: number[] } }
  | { action_cards_lost: { seat: Seat; cards: number[] } }
  | { paid_late: { seat: Seat; amount: number } }
  | { claim_lapsed: { seat: Seat; amount: number } }
  | { run_ended: { number: number } }
  | { game_ended: { ending: Ending } }
  | { hand_shown: { seat: Seat; cards: number[] } }
  | { scored: { scores: number[] } }
  | { game_won: { winners: SeatSet } }
  | { central_bank_seated: { seat: Seat; percent: number } }
  | { rate_set: { seat: Seat; percent: number } }
  | { let_fall: { seat: Seat; banks: SeatSet } }
  | { central_bank_scored: { seat: Seat; score: CentralScore } }
  | { gold_paid: { seat: Seat; amount: number } }
  | { gold_received: { seat: Seat; amount: number } }
  | { gold_given: { from: Seat; to: Seat; amount: number } }
  | { goods_taken: { seat: Seat; good: Good; amount: number } }
  | { goods_placed: { seat: Seat; good: Good; amount: number } }
  | { goods_given: { from: Seat; to: Seat; good: Good; amount: number } }
  | { goods_lost: { seat: Seat; good: Good; amount: number } }
  | { goods_discarded: { good: Good; amount: number } }
  | { market_refilled: { good: Good; amount: number } }
  | { credit_issued: { bank: Seat; block: number; amount: number } }
  | { credit_handed_over: { bank: Seat; to: Seat; amount: number } }
  | { credit_placed: { bank: Seat; block: number; amount: number } }
  | { credit_given: { bank: Seat; from: Seat; to: Seat; amount: number } }
  | { credit_spent: { bank: Seat; from: Seat; block: number; amount: number } }
  | { credit_called: { bank: Seat; block: number; amount: number } }
  | { credit_lifted: { bank: Seat; amount: number } }
  | { credit_redeemed: { bank: Seat; amount: number } }
  | { credit_voided: { bank: Seat; amount: number } };

/** The colours of the credit die. */
export type Colour = 'red' | 'green' | 'blue';

/** A part of one side of an offer, as the log tells it. */
export type ListedPart =
  | 'nothing'
  | { gold: { n: number } }
  | { production: { n: number } }
  | { consumer: { n: number } }
  | { credit: { n: number; bank: Seat } }
  | { company: { card: number } }
  | { action_cards: { n: number } };

export type Reason = number;

/** What was agreed on or proposed, as the log tells it. */
export type LoanTold = {
  lender: Seat;
  borrower: Seat;
  amount: number;
  instalments: number;
  instalment: number;
  /** All instalments together. */
  total: number;
  security: ListedPart[];
};

/** Why an action is refused. */
export type Why =
  | 'game_over'
  | 'not_asked'
  | 'not_your_turn'
  | 'wrong_step'
  | 'not_in_this_game'
  | 'in_prison'
  | 'bankrupt'
  | 'auction_opened'
  | 'cannot_issue'
  | 'nothing_there'
  | 'wrong_use'
  | 'not_now'
  | 'no_effect'
  | 'already_done'
  | 'not_short'
  | 'both_short'
  | 'nothing_offered'
  | 'not_covered'
  | 'came_by_this_deal'
  | 'no_bank_and_entrepreneur'
  | 'not_your_loan'
  | 'nothing_due'
  | 'central_bank_only_lends'
  | 'not_the_central_bank'
  | 'not_by_choice'
  | { no_such_card: { card: number } }
  | { card_not_open: { card: number } }
  | { not_your_card: { card: number } }
  | { cannot_pay: { needed: number; has: number } }
  | { bid: { refusal: OutcryRefusal } }
  | { bid_too_high: { limit: number } }
  | { wrong_sum: { given: number; needed: number } }
  | { not_there: { needed: number; has: number } }
  | { no_such_block: { block: number; blocks: number } }
  | { unusable: { issuer: Seat } }
  | { limit_reached: { limit: number } }
  | { too_many: { limit: number } }
  | { already_produced: { card: number } }
  | { not_a_trading_card: { card: number } }
  | { is_a_trading_card: { card: number } }
  | { not_enough_goods: { good: Good; needed: number; has: number } }
  | { reserve_too_small: { has: number } }
  | { pledged: { card: number } }
  | { loan_out_of_bounds: { most: number } }
  | { too_many_loans: { limit: number } }
  | { rate_out_of_bounds: { least: number; most: number } }
  | { deal: { refusal: DealRefusal } };

/** Why a call in an outcry does not count. */
export type OutcryRefusal =
  | 'not_a_bidder'
  | 'you_lead'
  | 'already_declined'
  /** The call answers a bid that is no longer the standing one. */
  | { bid_moved_on: { high: number } }
  | { too_low: { minimum: number } };

/** Why a deal cannot be made this way. */
export type DealRefusal =
  | 'no_such_offer'
  | 'not_yours'
  | 'with_yourself'
  /** One's own earlier offer to the same seat must be withdrawn first. */
  | { offer_stands: { id: OfferId } }
  | { too_many_offers: { limit: number } };

/** What a seat wants to do. */
export type Action =
  /** Overbids the standing bid `answers`. */
  | { bid: { answers: number; amount: number } }
  /** Declines the standing bid. */
  | { decline: { answers: number } }
  /** A private standing order: raise by one for me up to this; 0 withdraws it. */
  | { ceiling: { limit: number } }
  /** Step 2: opens an auction at the opening price. */
  | { open_auction: { card: CardId } }
  /** The Alternative Step: pays off all own credit on one block. */
  | { pay_off: { block: BlockId } }
  /** Goes on to the next step. */
  | 'next'
  /** Step 3.1. */
  | { buy: { good: Good; count: number } }
  /** Step 3.2: regular cards, each once a turn. */
  | { produce: { cards: Bag } }
  /** Step 3.2: a trading card, into this type. */
  | { convert: { card: CardId; into: Good } }
  /** Step 3.3. */
  | { sell: { good: Good; count: number } }
  /** Step 4. */
  | 'buy_action_card'
  /** Step 5. */
  | 'roll'
  /** Answers a payment. */
  | { pay: { parts: Payment } }
  /** Places the credit in one's hand over the blocks of one's ring. */
  | { place: { blocks: Payment } }
  /** Plays an action card, on something where the card asks for it. */
  | { play: { card: ActionCardId; on?: Target | null } }
  /** A run has begun: nothing to play before paying. */
  | 'ready'
  /** Debt Jubilee: yes or no. */
  | { vote: { yes: boolean } }
  /** A deal: this for that. */
  | { offer: { to: Seat; give: Basket; get: Basket } }
  | { accept: { offer: OfferId } }
  /** Refuses an offer; a reason may be given and binds nobody. */
  | { refuse: { offer: OfferId; reason?: Reason | null } }
  | { withdraw: { offer: OfferId } }
  /** Chooses the action cards that a deal has promised. */
  | { hand_over: { cards: Bag } }
  /** Pays debt with all usable credit of one bank. */
  | { use_credit: { issuer: Seat } }
  /** Takes gold from the central bank against new own credit. */
  | { borrow: { amount: number } }
  /** Proposes a loan: a bank to an entrepreneur, or an entrepreneur to a bank. */
  | { offer_loan: { to: Seat; amount: number; instalments: number; instalment: number; security: Bag } }
  /** Pays one instalment of a loan. */
  | { pay_instalment: { loan: LoanId } }
  /** Pays all that is left of a loan. */
  | { repay: { loan: LoanId } }
  /** Gives up the security instead of paying. */
  | { default: { loan: LoanId } }
  /** Gives up looking for help in this run. */
  | 'concede'
  /** Takes the concession back. */
  | 'reconsider'
  /** The central bank's turn: its rate in percent, until its next one. */
  | { set_rate: { percent: number } }
  /** Proposes a loan of the central bank to a bank that is short; either of them may. */
  | { offer_advance: { to: Seat; amount: number; percent: number; instalments: number; security: Bag } }
  /** The central bank lets those fall who have given up. */
  | 'let_fall';

/** An investment card: a company. */
export type CardId = number;

/** A housing block of a ring. */
export type BlockId = number;

export type Payment = { [key: string]: number };

/** An action card. */
export type ActionCardId = number;

/** What an action card is played on, where the card alone does not say it. */
export type Target =
  /** A housing block of one's own. */
  | { block: BlockId }
  /** A company: Overtime on one's own, Private Sale on an open one. */
  | { company: CardId }
  /** A trading card, into this type. */
  | { trader: { company: CardId; into: Good } }
  /** Goods. */
  | { goods: { good: Good; count: number } }
  /** The face a sector die is set to. */
  | { face: FaceId }
  /** How far the chip moves back. */
  | { steps: number }
  /** Another bank. */
  | { bank: Seat };

/** A face of the sector die. */
export type FaceId = number;

/** Everything that goes over the wire in a game of these ids. */
export type Game = { id: 'money-maker' | 'money-maker-beginner'; public: Public; own: Own; event: Event; why: Why; action: Action };
