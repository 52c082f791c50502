// Generated from the game's Rust types. Do not edit: UPDATE_EXPECT=1 cargo test -p games typescript

/** What everyone knows. */
export type Public = {
  round: number;
  phase: Phase;
  banker: Seat | null;
  crashes: number;
  /** Crashes that end the game. */
  last_crash: number;
  instability: number;
  last_roll: [number, number, number, number] | null;
  /** What the next roll does to each company. */
  companies: [CompanyView, CompanyView, CompanyView, CompanyView];
  players: PlayerView[];
  laid_out: InvestmentView[];
  open_loan_cards: LoanCardView[];
  loans: LoanView[];
  /** What the offers on the table would cost. */
  offers: OfferView[];
  investment_deck: Bag;
  investment_discards: Bag;
  loan_deck: Bag;
  loan_discards: Bag;
  /** Whether the page should hide rivals' coins. */
  screens: boolean;
};

export type Phase =
  | 'over'
  | { banker_auction: ClockwiseAuction }
  | { loans: LoanStep }
  | { investment_auction: FistBids }
  | { choose_investments: Choosing }
  | { cash_in: CashIn }
  | { final_crash: Settlement };

/** A clockwise auction in progress. */
export type ClockwiseAuction = {
  players: number;
  /** Whose turn it is to raise or leave. */
  turn: Seat;
  /** Who has not left. */
  bidding: SeatSet;
  /** The standing bid, 0 before the first. */
  high: number;
  leader: Seat | null;
  /** Who speaks last in a once-around auction. */
  last_word: Seat | null;
  closed: boolean;
};

/** A chair at the table, counted clockwise from 0. */
export type Seat = number;

export type SeatSet = Seat[];

/** Step 3: offers, payments and who is done. */
export type LoanStep = { deals: Deals; settlement: Settlement };

/** The offers of one phase. */
export type Deals = {
  open: Offer[];
  /** How many offers each seat has made to each in this phase. */
  made: number[][];
  next: number;
  limit: number;
};

/** An offer on the table. */
export type Offer = { id: OfferId; from: Seat; to: Seat; terms: LoanTerms };

/** An offer; numbers go on through a game, so they never mean two things. */
export type OfferId = number;

/** The four things lender and borrower agree on. */
export type LoanTerms = {
  /** The loan card, which says how many instalments. */
  card: number;
  amount: number;
  instalment: number;
  /** Gold placed on the card. */
  security: number;
};

/** Loans to be met or defaulted on, and who has said that they are done. */
export type Settlement = {
  /** The cards of the loans due and not yet settled. */
  due: Bag;
  done: SeatSet;
};

export type Bag = number[];

/** Step 4: bids in the fist. */
export type FistBids = {
  bids: Sealed;
  /** Whose empty hand has been paid for this round. */
  paid_for_empty_hand: SeatSet;
};

/** Sealed bidding in progress. */
export type Sealed = {
  /** Each seat's bids so far, the open ones first; a sealed one is last while `sealed` has the seat. */
  bids: [number, number, number, number][];
  /** Which bid this is, from 0. */
  bidding: number;
  /** Who bids now. */
  asked: SeatSet;
  /** Whose bid for now lies sealed. */
  sealed: SeatSet;
  rebids: number;
};

/** Step 4, afterwards: who still chooses, the next one first. */
export type Choosing = { order: Seat[] };

/** Step 5: whose turn it is to cash in. */
export type CashIn = { turn: Seat };

/** The faces of a company's die at today's instability, from 1 up. */
export type CompanyView = { die: Die; bands: Band[] };

/** The four dice, each standing for a company. */
export type Die = 'd4' | 'd6' | 'd12' | 'd20';

/** Faces that do the same. */
export type Band = {
  from: number;
  to: number;
  crash: boolean;
  /** Gold that comes onto each card. */
  added: number;
  /** What the gold on each card is multiplied by. */
  factor: number;
};

export type PlayerView = {
  coins: number;
  gold: number;
  /** How many more loans this player could give. */
  cubes: number;
  investments: InvestmentView[];
};

export type InvestmentView = { card: number; die: Die; gold: number };

export type LoanCardView = { card: number; rounds: number };

/** A loan in force; its security lies on the card. */
export type LoanView = {
  card: number;
  /** Whose cube lies on the card: instalments go there, whoever is Banker today. */
  lender: Seat;
  borrower: Seat;
  instalment: number;
  remaining: number;
  security: number;
  /** The number of instalments it was made for. */
  rounds: number;
  /** What it costs to pay it off at once. */
  rest: number;
  /** To be met or defaulted on in this step. */
  due: boolean;
};

/** An offer on the table, reckoned out: nobody should have to multiply. */
export type OfferView = {
  offer: OfferId;
  lender: Seat;
  borrower: Seat;
  rounds: number;
  /** All instalments together. */
  total: number;
  /** What the lender pays to the press. */
  fee: number;
};

/** What one seat knows besides. */
export type Own = {
  /** The bid in one's own fist. */
  sealed_bid: number | null;
};

export type Event =
  | 'discards_shuffled'
  | 'final_crash'
  | { round_began: { round: number } }
  | { investment_revealed: { card: number; gold: number } }
  | { first_bidder_drawn: { seat: Seat } }
  | { bid_made: { seat: Seat; amount: number } }
  | { auction_left: { seat: Seat } }
  | { banker_named: { seat: Seat; price: number } }
  | {
      offer_made: {
        offer: OfferId;
        from: Seat;
        to: Seat;
        lender: Seat;
        borrower: Seat;
        terms: LoanTerms;
        rounds: number;
        /** All instalments together, and the lender's fee: the cost of the loan. */
        total: number;
        fee: number;
      };
    }
  | { offer_declined: { offer: OfferId; from: Seat; to: Seat } }
  | { offer_declined_because: { offer: OfferId; from: Seat; to: Seat; reason: Reason } }
  | { offer_withdrawn: { offer: OfferId; from: Seat; to: Seat } }
  | { offer_lapsed: { offer: OfferId; from: Seat; to: Seat } }
  | { loan_made: { lender: Seat; borrower: Seat; terms: LoanTerms; rounds: number; fee: number } }
  | { loan_card_turned: { card: number; rounds: number } }
  | { instalment_paid: { loan: number; lender: Seat; borrower: Seat; amount: number; remaining: number } }
  | { loan_repaid: { loan: number; lender: Seat; borrower: Seat; security: number } }
  | { loan_defaulted: { loan: number; lender: Seat; borrower: Seat; security: number } }
  | { player_done: { seat: Seat } }
  | { bid_sealed: { seat: Seat } }
  | { fist_opened: { seat: Seat; amount: number } }
  | { empty_hand_paid: { seat: Seat; amount: number } }
  | { ties_bid_again: { seats: SeatSet } }
  | { tie_unbroken: { seats: SeatSet } }
  | { investment_taken: { seat: Seat; card: number; gold: number } }
  | { investment_discarded: { card: number } }
  | { cashed_in: { seat: Seat; card: number; gold: number } }
  | { dice_rolled: { d4: number; d6: number; d12: number; d20: number } }
  | { company_crashed: { company: Element; die: Die } }
  | { investment_lost: { seat: Seat; card: number; gold: number } }
  | { company_grew: { company: Element; die: Die; roll: number } }
  /** Gold came onto a card; `gold` lies there now. */
  | { investment_grew: { seat: Seat; card: number; more: number; gold: number } }
  | { crashes_counted: { crashes: number; of: number } }
  | { instability_moved: { to: number } }
  | { game_won: { winners: SeatSet } }
  /** Something went through the door of the books. */
  | { moved: { from: Element; to: Element; what: Kind; amount: number } };

/** Why an offer is declined, as far as one wants to say. */
export type Reason = number;

export type Element = string;

/** What lies there. */
export type Kind = 'coins' | 'gold';

/** Why an action is refused. */
export type Why =
  | 'game_is_over'
  | 'not_your_turn'
  | 'no_such_player'
  | 'amount_too_small'
  | 'loan_card_not_open'
  | 'no_cube_left'
  | 'not_your_loan'
  | 'already_done'
  | 'not_bidding'
  | 'card_not_open'
  | 'not_your_card'
  /** The action belongs to another step. */
  | 'not_now'
  | { bid_too_low: { minimum: number } }
  | { too_few_coins: { have: number; need: number } }
  | { too_little_gold: { have: number; need: number } }
  /** One of the two must be the Banker. */
  | 'no_banker_involved'
  /** A technical limit. */
  | { too_large: { most: number } }
  | { deal: { refusal: DealRefusal } }
  /** Settled already this round, or only taken this round. */
  | 'nothing_due'
  /** Paying off is for more than one instalment. */
  | 'last_instalment';

/** Why a deal cannot be made this way. */
export type DealRefusal =
  | 'no_such_offer'
  | 'not_yours'
  | 'with_yourself'
  /** One's own earlier offer to the same seat must be withdrawn first. */
  | { offer_stands: { id: OfferId } }
  | { too_many_offers: { limit: number } };

/** What a seat can do. */
export type Action =
  /** Raise in the Banker auction. */
  | { bid: { amount: number } }
  /** Leave the Banker auction. */
  | 'leave'
  /** Propose a loan: the Banker to a player, or a player to the Banker. */
  | { offer_loan: { to: Seat; card: LoanCardId; amount: number; instalment: number; security: number } }
  | { accept: { offer: OfferId } }
  /** Decline an offer; a reason may be given and binds nobody. */
  | { decline: { offer: OfferId; reason?: Reason | null } }
  | { withdraw: { offer: OfferId } }
  /** Pay one instalment. */
  | { pay_instalment: { loan: LoanId } }
  /** Pay all remaining instalments at once. */
  | { pay_off: { loan: LoanId } }
  /** Give up the security instead of paying. */
  | { default: { loan: LoanId } }
  /** Nothing more in this step. */
  | 'done'
  /** The bid in the fist. */
  | { sealed_bid: { amount: number } }
  /** Choose an investment. */
  | { take: { card: InvestmentId } }
  /** Take the gold off an investment. */
  | { cash_in: { card: InvestmentId } };

/** A loan card. */
export type LoanCardId = number;

/** A loan in force, named by its card. */
export type LoanId = number;

/** An investment card. */
export type InvestmentId = number;

/** Everything that goes over the wire in a game of these ids. */
export type Game = { id: 'no-more-money'; public: Public; own: Own; event: Event; why: Why; action: Action };
