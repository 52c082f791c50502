### Money Maker and Money Maker, Beginner's Game
### docs/translating.md says how such a file is read.

## about: What the first page says of the game.

about-money-maker = Amsterdam in its Golden Age. Finance companies, sell what they make, and mind the day the public wants its gold.
about-money-maker-beginner = The same town without its rings: finance companies, sell what they make, and be liquid when the run comes. The way into Money Maker.

## event: What happened: lines of the log, read aloud to screen readers.

event-blank_cheque_set = { ACTION($card) } is filled in: { EFFECT($effect) }.
event-card_given = { SEAT($seat) } starts with { CARD($card) }.
event-bid_made = { SEAT($seat) } bids { $amount }.
event-declined = { SEAT($seat) } declines.
event-ceiling_set =
    { $limit ->
        [0] Your standing order is withdrawn.
       *[other] Your standing order is set to { $limit }.
    }
event-first_turn_won = { SEAT($seat) } wins the first turn for { $price }.
event-first_turn_by_lot = The lot decides: { SEAT($seat) } starts.
event-turn_began = Turn { $number }: { SEAT($seat) }.
event-went_on = { SEAT($seat) } goes on to { STEP($step) }.
event-payment_asked = { SEAT($payer) } has { $due } to pay for { PURPOSE($purpose) }.
event-said_ready = { SEAT($seat) } has nothing to play.
event-card_opened = { CARD($card) } is laid open.
event-row_full = The row is full, so no card is drawn in the turn of { SEAT($seat) }.
event-chip_moved =
    The bank-run chip moves { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }. { $left ->
        [one] { $left } step is
       *[other] { $left } steps are
    } left to the circle.
event-chip_moved_back =
    The bank-run chip moves back { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }. { $left ->
        [one] { $left } step is
       *[other] { $left } steps are
    } left to the circle.
event-auction_opened = { SEAT($seat) } opens the auction of { CARD($card) } at { $price }.
event-auction_won = { CARD($card) } goes to { SEAT($seat) } for { $price }.
event-card_taken = { SEAT($seat) } takes { CARD($card) }.
event-bought =
    { SEAT($seat) } buys { $count ->
        [one] { $count } good
       *[other] { $count } goods
    } from the { GOOD($good) } market for { $price }.
event-produced =
    { CARD($card) } brings { SEAT($seat) } { $count ->
        [one] { $count } good
       *[other] { $count } goods
    } ({ GOOD($good) }).
event-converted =
    With { CARD($card) }, { SEAT($seat) } turns { $count ->
        [one] { $count } good
       *[other] { $count } goods
    } ({ GOOD($good) }) into { $got } ({ GOOD($into) }).
event-sold =
    { SEAT($seat) } sells { $count ->
        [one] { $count } good
       *[other] { $count } goods
    } to the { GOOD($good) } market for { $price }.
event-action_card_bought = { SEAT($seat) } draws an action card.
event-action_card_drawn = You draw { ACTION($card) }.
event-action_cards_reshuffled = The used action cards are shuffled into a new deck.
event-action_card_played = { SEAT($seat) } plays { ACTION($card) }.
event-block_guaranteed = The { $amount } credit of { SEAT($seat) } on { BLOCK($block) } is guaranteed and not called.
event-limit_lifted = { SEAT($seat) } may buy any number of goods this turn.
event-die_loaded = { SEAT($seat) } sets the sector die to { FACE($face) }.
event-vote_called = All banks vote on a Debt Jubilee called by { SEAT($seat) }.
event-vote_cast = { SEAT($seat) } has voted.
event-jubilee_declared = Every bank agrees: a Debt Jubilee. All credit on the board is void.
event-jubilee_failed = The Debt Jubilee fails. Against it: { SEAT($against) }.
event-paid_off = { SEAT($seat) } pays off { $amount } on { BLOCK($block) } instead of investing and trading.
event-dice_rolled = The credit die shows { COLOUR($colour) } { $number }.
event-sectors_rolled = The sector die shows the { FACE($faces) }.
event-banks_counted = Banks with more than { $limit } on those blocks: { SEAT($banks) }.
event-nobody_counted = No bank has more than { $limit } there.
event-run_began = Bank run { $number }! { CAUSE($cause) }
event-sectors_hit = The public runs on the { FACE($faces) }.
event-set_off = The empty Gold Reserve owes { SEAT($seat) } { $amount }, which is set off against the called credit.
event-found_insolvent = Insolvent: { SEAT($banks) }.
event-all_insolvent = Every bank is insolvent at once. No bank can help another.
event-all_insolvent--central = Every bank is insolvent at once. Only { SEAT($central) }, the central bank, can help.
event-could_pay = { SEAT($seat) } could pay { $paid } of { $due }.
event-debt_paid = { SEAT($seat) } extinguishes { $amount } of called debt.
event-paid_from_prison = { SEAT($seat) }, in prison, pays off { $amount } of debt.
event-offer_made = { SEAT($from) } offers { SEAT($to) } { THING($give) } for { THING($get) }.
event-offer_refused = { SEAT($to) } turns down the offer of { SEAT($from) }.
event-offer_refused_because = { SEAT($to) } turns down the offer of { SEAT($from) }: { REASON($reason) }.
event-offer_withdrawn = { SEAT($from) } withdraws the offer to { SEAT($to) }.
event-offer_lapsed = The offer of { SEAT($from) } to { SEAT($to) } lapses.
event-deal_made = A deal: { SEAT($from) } gives { THING($give) }, { SEAT($to) } gives { THING($get) }.
event-company_given = { CARD($card) } passes from { SEAT($from) } to { SEAT($to) }.
event-action_cards_handed_over =
    { SEAT($from) } hands { SEAT($to) } { $count ->
        [one] { $count } action card
       *[other] { $count } action cards
    }.
event-action_card_seen = The card { SEAT($to) } gets from { SEAT($from) } is { ACTION($card) }.
event-loan_offered =
    { SEAT($from) } proposes to { SEAT($to) }: { SEAT($terms-lender) } lends { SEAT($terms-borrower) } { $terms-amount } of credit, to be paid back in { $terms-instalments ->
        [one] { $terms-instalments } instalment
       *[other] { $terms-instalments } instalments
    } of { $terms-instalment }, { $terms-total } in all. Security: { THING($terms-security) }.
event-loan_made =
    { SEAT($terms-lender) } lends { SEAT($terms-borrower) } { $terms-amount } of credit, due in { $terms-instalments ->
        [one] { $terms-instalments } instalment
       *[other] { $terms-instalments } instalments
    } of { $terms-instalment }. Security: { THING($terms-security) }.
event-instalment_paid =
    { SEAT($borrower) } pays { SEAT($lender) } { $amount } on { LOAN($loan) }. { $remaining ->
        [0] It was the last instalment
        [one] { $remaining } instalment remains
       *[other] { $remaining } instalments remain
    }.
event-loan_repaid = { SEAT($borrower) } has paid back { LOAN($loan) } of { SEAT($lender) }. Its security is free.
event-loan_defaulted = { SEAT($borrower) } defaults on { LOAN($loan) }. { SEAT($lender) } keeps the security: { THING($security) }.
event-loan_void = { LOAN($loan) } of { SEAT($borrower) } is void, because { SEAT($lender) } is bankrupt.
event-central_bank_lent = The central bank lends { SEAT($seat) } { $amount } gold against { $credit } of new credit.
event-conceded = { SEAT($seat) } gives up looking for help.
event-reconsidered = { SEAT($seat) } looks for help again.
event-rescued = { SEAT($seat) } is covered and solvent again.
event-promoted = { SEAT($seat) } has paid { $paid } in one go and rises to { RING($ring) }.
event-chartered = By royal charter { SEAT($seat) } rises to { RING($ring) }.
event-degraded = { SEAT($seat) } falls to { RING($ring) }.
event-imprisoned = { SEAT($seat) } goes to debtors' prison.
event-spared = { SEAT($seat) } has not had a turn in prison yet and stays there.
event-released = { SEAT($seat) } owes nothing more and leaves prison for ring I.
event-went_bankrupt = { SEAT($seat) } is bankrupt and out of the game.
event-paid_late = The Gold Reserve pays { SEAT($seat) } the { $amount } it owed.
event-claim_lapsed = The Gold Reserve cannot pay { SEAT($seat) } the last { $amount }; the claim lapses.
event-run_ended = Bank run { $number } is over.
event-game_ended = { ENDING($ending) }
event-hand_shown = { SEAT($seat) } lays open the action cards left in hand: { ACTION($cards) }.
event-scored = Final worth: { BY_SEAT($scores) }.
event-gold_paid = { SEAT($seat) } pays { $amount } gold to the reserve.
event-gold_received = { SEAT($seat) } receives { $amount } gold.
event-gold_given = { SEAT($from) } gives { SEAT($to) } { $amount } gold.
event-goods_taken =
    { SEAT($seat) } stores { $amount ->
        [one] { $amount } good
       *[other] { $amount } goods
    } ({ GOOD($good) }).
event-goods_placed =
    { SEAT($seat) } hands in { $amount ->
        [one] { $amount } good
       *[other] { $amount } goods
    } ({ GOOD($good) }).
event-goods_given =
    { SEAT($from) } gives { SEAT($to) } { $amount ->
        [one] { $amount } good
       *[other] { $amount } goods
    } ({ GOOD($good) }).
event-goods_lost =
    { SEAT($seat) } loses { $amount ->
        [one] { $amount } good
       *[other] { $amount } goods
    } ({ GOOD($good) }) out of the game.
event-goods_discarded =
    The { GOOD($good) } market loses { $amount ->
        [one] { $amount } good
       *[other] { $amount } goods
    }.
event-market_refilled =
    The { GOOD($good) } market gains { $amount ->
        [one] { $amount } good
       *[other] { $amount } goods
    }.
event-credit_issued = { SEAT($bank) } puts { $amount } of own credit on { BLOCK($block) }.
event-credit_handed_over = { SEAT($bank) } issues { $amount } credit to { SEAT($to) }.
event-credit_placed = { $amount } credit of { SEAT($bank) } is placed on { BLOCK($block) }.
event-credit_given = { SEAT($from) } gives { SEAT($to) } { $amount } credit of { SEAT($bank) }.
event-credit_spent = { SEAT($from) } pays with { $amount } credit of { SEAT($bank) }, put on { BLOCK($block) } there.
event-credit_called = The { $amount } credit of { SEAT($bank) } on { BLOCK($block) } is called.
event-credit_lifted = { SEAT($bank) } takes { $amount } credit in hand to place it anew.
event-credit_redeemed = { $amount } credit of { SEAT($bank) } is redeemed.
event-credit_voided = { $amount } credit of { SEAT($bank) } is void.
event-companies_lost = The companies of { SEAT($seat) } leave the game: { CARD($cards) }.
event-action_cards_lost = The action cards of { SEAT($seat) } leave the game, for all to see: { ACTION($cards) }.
event-game_won = Richest: { SEAT($winners) }.
event-limit_raised = { SEAT($seat) } may buy { $more } more { LIMIT($of) } this turn.
event-hand_looked_at = { SEAT($seat) } looks at the action cards of { SEAT($of) }.
event-hand_seen = { SEAT($of) } shows { SEAT($seat) }: { ACTION($cards) }.
event-action_card_gained = { SEAT($seat) } draws an action card.
event-central_bank_seated = { SEAT($seat) } is the central bank. Its rate is { $percent } percent.
event-rate_set = The central bank, { SEAT($seat) }, sets its rate: { $percent } percent.
event-let_fall = The central bank, { SEAT($seat) }, lets fall: { SEAT($banks) }.
event-central_bank_scored = The central bank, { SEAT($seat) }, has { $score-total } points: { $score-stood } for banks that stood, { $score-falls } for falls, { $score-loans } on its loans, { $score-prices } for prices.

## brief: The same in few words, behind a name: "Ada: bid $5 · left the auction".

brief-auction_opened = put { CARD($card) } up for auction
brief-auction_won = won { CARD($card) } for { $price }
brief-bought = bought { $count } for { $price }
brief-produced = produced { $count }
brief-converted = traded { $count } for { $got }
brief-sold = sold { $count } for { $price }
brief-paid_off = paid off { $amount }
brief-action_card_bought = bought an action card
brief-action_card_played = played { ACTION($card) }
brief-debt_paid = paid { $amount } that was called
brief-gold_paid = paid { $amount } gold

## why: Why something cannot be done.

why-game_over = The game is over.
why-not_asked = Something else is being decided now.
why-wrong_step = That belongs to another step of the turn.
why-not_in_this_game = This table does not play with that.
why-in_prison = Not from debtors' prison.
why-bankrupt = That bank is out of the game.
why-no_such_card = There is no such card.
why-card_not_open = That card does not lie open.
why-not_your_card = That card is not yours.
why-auction_opened = Who has opened an auction can no longer take the Alternative Step.
why-cannot_pay = That costs { $needed }; you can pay { $has }.
why-bid = { OUTCRY($refusal) }
why-bid_too_high = You may bid at most { $limit }.
why-wrong_sum = That adds up to { $given }; it must be { $needed }.
why-not_there = That takes { $needed }; there are only { $has }.
why-cannot_issue = Own credit cannot be used for this.
why-no_such_block =
    That ring has only { $blocks ->
        [one] { $blocks } housing block
       *[other] { $blocks } housing blocks
    }.
why-unusable = The credit of { SEAT($issuer) } cannot be used now.
why-nothing_there = There is nothing there.
why-limit_reached = The limit for this turn is { $limit }.
why-too_many = At most { $limit } are possible.
why-already_produced = { CARD($card) } has already been used this turn.
why-not_a_trading_card = { CARD($card) } is not a trading card.
why-is_a_trading_card = { CARD($card) } is a trading card; say what it should trade.
why-not_enough_goods =
    That takes { $needed ->
        [one] { $needed } good
       *[other] { $needed } goods
    } ({ GOOD($good) }); you have { $has }.
why-reserve_too_small = The Gold Reserve holds only { $has }.
why-wrong_use = That card is not used like this.
why-not_now = Not now.
why-no_effect = That would have no effect.
why-already_done = That has already been done.
why-not_short = Only a bank that is short can do that.
why-both_short = At least one of the two banks must be solvent.
why-nothing_offered = An offer needs something in it.
why-not_covered = One side does not have what it would give.
why-came_by_this_deal = That card has just come by this deal. Give one you held before.
why-pledged = { CARD($card) } secures a loan.
why-no_bank_and_entrepreneur = A loan is made between a bank and an entrepreneur.
why-loan_out_of_bounds = That number of a loan must not be nothing, nor more than { $most }.
why-too_many_loans =
    One borrower has at most { $limit ->
        [one] { $limit } loan
       *[other] { $limit } loans
    } at a time.
why-not_your_loan = You have not taken that loan.
why-nothing_due = Nothing is due on that loan now.
why-central_bank_only_lends = The central bank lends to banks that are short and sets its rate; it does nothing else.
why-not_the_central_bank = That is between the central bank and a bank.
why-rate_out_of_bounds = The rate must be from { $least } to { $most } percent.
why-not_by_choice = A loan of the central bank is paid while you can. You default only if you cannot pay when you roll.

## deal: Why an offer cannot be made or answered.

deal-offer_stands = Your earlier offer to this bank still stands. Withdraw it first.

## action: What can be done: the labels of buttons.

action-bid = Bid { $amount }
action-decline = Pass at { $answers }
action-ceiling =
    { $limit ->
        [0] Withdraw your standing order
       *[other] Standing order up to { $limit }
    }
action-open_auction = Auction { CARD($card) }
action-pay_off = Pay off { BLOCK($block) }
action-next = Go on
action-buy =
    Buy { $count ->
        [one] { $count } good
       *[other] { $count } goods
    } from the { GOOD($good) } market
action-produce = Produce with { CARD($cards) }
action-convert = Trade with { CARD($card) } into { GOOD($into) } goods
action-sell =
    Sell { $count ->
        [one] { $count } good
       *[other] { $count } goods
    } to the { GOOD($good) } market
action-buy_action_card = Buy an action card
action-roll = Roll the dice
action-pay = Pay
action-place = Place the credit
action-play = Play { ACTION($card) }
action-play--on-block = Play { ACTION($card) } on { BLOCK($on-block) }
action-play--on-company = Play { ACTION($card) } on { CARD($on-company) }
action-play--on-trader = Play { ACTION($card) } on { CARD($on-trader-company) }, into { GOOD($on-trader-into) } goods
action-play--on-goods =
    Play { ACTION($card) }: { $on-goods-count ->
        [one] { $on-goods-count } good
       *[other] { $on-goods-count } goods
    } ({ GOOD($on-goods-good) })
action-play--on-face = Play { ACTION($card) }: { FACE($on-face) }
action-play--on-steps =
    Play { ACTION($card) }: { $on-steps ->
        [one] { $on-steps } step
       *[other] { $on-steps } steps
    } back
action-ready = Nothing to play
action-vote = Vote
action-offer = Offer { SEAT($to) } a deal
action-accept = Accept offer { $offer }
action-refuse = Turn down offer { $offer }
action-refuse--reason = Turn down offer { $offer }: { REASON($reason) }
action-withdraw = Withdraw offer { $offer }
action-hand_over = Hand over { ACTION($cards) }
action-use_credit = Pay with the credit of { SEAT($issuer) }
action-borrow = Borrow { $amount } from the central bank
action-offer_loan =
    Propose a loan between you and { SEAT($to) }: { $amount } of credit, { $instalments ->
        [one] { $instalments } instalment
       *[other] { $instalments } instalments
    } of { $instalment }
action-pay_instalment = Pay one instalment of { LOAN($loan) }
action-repay = Pay back all of { LOAN($loan) }
action-default = Default on { LOAN($loan) }
action-concede = Give up looking for help
action-reconsider = Look for help again
action-play--on-bank = Play { ACTION($card) } on { SEAT($on-bank) }
action-set_rate = Set the rate to { $percent } percent
action-offer_advance =
    Propose a loan between you and { SEAT($to) }: { $amount } at { $percent } percent, { $instalments ->
        [one] { $instalments } instalment
       *[other] { $instalments } instalments
    }
action-let_fall = Let them fall

## form: The headings of forms.

form-refuse = Turn down offer { $offer } and say why
form-bid = Overbid { $answers }
form-ceiling = A private standing order
form-buy = Buy { GOOD($good) } goods
form-sell = Sell { GOOD($good) } goods
form-produce = Produce
form-pay = How do you pay?
form-place = Spread your credit over your ring
form-vote = Shall all credit on the board be void?
form-offer = Offer { SEAT($to) } a deal
form-hand_over = Which action cards do you hand over?
form-borrow = Borrow from the central bank
form-offer_loan = Propose a loan between you and { SEAT($to) }
form-set_rate = Your rate until your next turn
form-offer_advance = Propose a loan between you and { SEAT($to) }

## partners: The heading of a form before its partner is chosen.

partners-offer = Offer a deal to
partners-offer_loan = Propose a loan between you and
partners-offer_advance = Propose a loan between you and

## ask: The labels of fields in forms.

ask-reason = Reason
ask-limit = Up to
ask-count = How many
ask-cards = Cards
ask-parts = Paid with
ask-blocks = Credit on each block
ask-yes = In favour
ask-give = You give
ask-get = You get
ask-instalments = Instalments
ask-instalment = Each instalment
ask-security = Security
ask-percent = Percent

## phase: What the game waits for: the line at the top of the table.

phase-first_turn = Who pays most for the first turn? The standing bid is { $high }.
phase-invest = { SEAT($player) } may open an auction before trading.
phase-trade = { SEAT($player) } buys, produces and sells.
phase-close = { SEAT($player) } ends the turn: action cards, then the dice.
phase-auction = { CARD($card) } is under the hammer at { $high }, led by { SEAT($leader) }.
phase-payment = { SEAT($payer) } pays { $due } for { PURPOSE($purpose) }.
phase-place = Still to place credit in their own ring: { SEAT($banks) }.
phase-vote = All banks vote on a Debt Jubilee.
phase-hand_over =
    { SEAT($from) } chooses { $count ->
        [one] { $count } action card
       *[other] { $count } action cards
    } for { SEAT($to) }.
phase-run_window = Bank run { $number }: cards may be played before credit is called.
phase-run_paying = Bank run { $number }: called credit is paid.
phase-nobody_solvent = Bank run { $number }: no bank can pay. Does anyone play a card before all of them fall?
phase-negotiation = Bank run { $number }: { SEAT($short) } must find help or fall.
phase-over = The game is over.
phase-rate = The central bank, { SEAT($player) }, sets its rate.

## gauge: Figures over time, in charts and tables.

gauge-gift_leads = The given card's owner in the lead
gauge-runs_all_insolvent = Runs with every bank insolvent so far
gauge-runs_with_both = Runs with solvent and insolvent banks so far
gauge-runs_with_an_offer = Runs with an offer so far
gauge-offers_made = Offers in runs so far
gauge-offers_accepted = Offers accepted in runs so far
gauge-jubilee_votes = Votes on a jubilee so far
gauge-jubilees = Jubilees so far
gauge-falls = Falls so far
gauge-bankrupt = Bankrupt
gauge-price_level = Price level (1 at the start)
gauge-investment_price = Turns of its own product an open card costs
gauge-credit_money = Credit money
gauge-leverage_of_all = Debt of all banks for each gold owned
gauge-leverage = Debt for each gold owned
gauge-expected_call = Credit the next run is expected to call
gauge-coverage = Gold for each credit on the likeliest block
gauge-gold_in_reserve = Gold in the reserve
gauge-gold_in_vaults = Gold in vaults
gauge-price_production = Price of production goods
gauge-price_consumer = Price of consumer goods
gauge-cheapest_open_card = Cheapest open card
gauge-mean_open_card = Mean open card
gauge-track = Chip on the track
gauge-gold = Gold
gauge-net_worth = Net worth
gauge-credit_on_board = Credit on the board
gauge-credit_in_vaults = Credit in vaults
gauge-all_insolvent = All insolvent in the latest run
gauge-rating = Ring
gauge-insolvent = Insolvent in the latest run
gauge-assets = Assets
gauge-liabilities = Liabilities
gauge-own_credit_on_board = Own credit on the board
gauge-own_credit_in_vaults = Own credit in vaults
gauge-central_rate = Rate of the central bank
gauge-central_lent = Lent by the central bank so far
gauge-central_money = Central bank money outside

## score: Lines of the score sheet.

score-gold = Gold in the vault
score-goods = Goods in the vault
score-investments = Investment cards
score-others_credit = Other banks' credit
score-lent = Loans given
score-borrowed = Loans taken
score-rating = Credit rating
score-credit_on_board = Own credit on the board
score-credit_in_vaults = Own credit in other vaults
score-falls = Banks that fell
score-loans = Result of its loans
score-prices = Prices risen
score-stood = Banks that stood a run

## ending: How the game ended.

ending-bank_runs = The agreed number of bank runs ends the game.
ending-deck_empty = No investment card is left to draw; the game ends.
ending-hand_full = One player has enough investment cards to end the game.
ending-one_bank_left = Only one bank is left; the game ends.
ending-no_bank_left = No bank is left; the game ends.

## moment: Moments of a game that a replay can jump to.

moment-turn = A turn
moment-auction = A card is sold
moment-bank_run = A bank run
moment-all_insolvent = All banks insolvent
moment-deal = A deal
moment-loan = A loan is made
moment-default = A loan is defaulted on
moment-promotion = A promotion
moment-degradation = A degradation
moment-prison = Prison
moment-release = Release
moment-bankruptcy = A bankruptcy
moment-jubilee = Debt Jubilee

## option: Options of a new table: the label, and a sentence of help.

option-gift = A card as a gift
    .help = An investment card, by its place in the deck from 0, that a player by lot owns from the start. For measuring what a card is worth.
option-gift_gold = Gold as a gift
    .help = Gold that a player by lot starts with beyond the others, or short of them (below 0); with a card as a gift it is the same player. For measuring what a card is worth.
option-gold = Gold
    .help = Gold pieces in the box.
option-goods = Goods
    .help = Goods of each type in the box.
option-starting_gold = Starting gold
    .help = Gold each player starts with.
option-market_prices = Prices of a market
    .help = From 1 up to this.
option-market_slots = Slots at each price
    .help = Goods that fit at one price.
option-price_past_the_end = Price past the end
    .help = What a good costs when its market is empty.
option-price_when_full = Price when full
    .help = What a good fetches when its market is full.
option-open_at_start = Open cards at the start
    .help = Investment cards lying open.
option-open_limit = Full row
    .help = With so many open cards none is drawn and the chip moves.
option-goods_limit = Limit on buying
    .help = Goods bought from each market in a turn.
option-action_card_price = Price of an action card
    .help = In gold or credit.
option-action_cards_a_turn = Action cards a turn
    .help = How many one may buy.
option-guild_size = Guild
    .help = Cards of one guild that bring its bonus.
option-guild_bonus = Guild bonus
    .help = Extra goods for each card of such a guild.
option-die_low = Low number of the credit die
    .help = Banks with more than this count.
option-die_high = High number of the credit die
    .help = Banks with more than this count.
option-second_die_from_run = Second sector die
    .help = From this bank run on.
option-coin_ii = Coin of ring II
    .help = To rise there, and its worth at the end.
option-coin_iii = Coin of ring III
    .help = To rise there, and its worth at the end.
option-coin_iv = Coin of ring IV
    .help = To rise there, and its worth at the end.
option-coin_v = Coin of ring V
    .help = To rise there, and its worth at the end.
option-coin_vi = Coin of ring VI
    .help = To rise there, and its worth at the end.
option-steps_per_degradation = Steps per degradation
    .help = How far the chip moves for each fallen bank.
option-steps_for_a_full_row = Steps for a full row
    .help = How far the chip moves then.
option-track_steps_per_player = Track per player
    .help = Steps of the track for each player.
option-track_steps_more = Track, extra steps
    .help = Steps beyond those.
option-track_steps_less = Track, fewer steps
    .help = Steps short of those.
option-cards_that_end = Cards that end the game
    .help = In one hand.
option-good_worth = Worth of a good
    .help = At the end, in the vault.
option-central_bank_penalty = Penalty of the central bank
    .help = In percent, rounded up. A played central bank starts with it as its rate.
option-entrepreneur_cards = Entrepreneur's cards
    .help = Investment cards an entrepreneur starts with.
option-entrepreneur_gold = Entrepreneur's gold
    .help = Gold an entrepreneur starts with beyond that of a bank.
option-loan_instalments = Instalments of a loan
    .help = How many there may be at most.
option-loans_at_a_time = Loans at a time
    .help = How many a borrower may have.
option-bank_runs = Bank runs
    .help = The game ends after so many.
option-blank_cheques = Blank Cheques
    .help = Cards of your own: a title, when it is played and what it does. What you leave out is set by lot.
option-screens = Screens
    .help = Hides what the others have, as vaults do. Everything moves in the open, so who counts along knows. Only the page hides it: every browser is sent it, so whoever looks there can see it.
option-open_trading = Open trading
    .help = Deals are allowed in every turn.
option-central_bank = Central bank
    .help = Lends to banks that are short in a run.
option-entrepreneurs = Entrepreneurs
    .help = Seats that cannot issue credit and start with a card.
option-loans = Loans
    .help = Entrepreneurs may borrow from banks, against instalments and security.
option-deck = Deck
    .help = A deck of your own in place of the printed one.
option-effect_low = Low number of the die
    .help = Goods removed or steps moved.
option-effect_high = High number of the die
    .help = Goods removed or steps moved.
option-refill = Refill
    .help = Goods that come to each market in a bank run.
option-first = Who starts
    .help = A lot if nobody is named.
option-central_banker = Central banker
    .help = A seat that plays the central bank, instead of the automaton.
option-central_bank_highest_rate = Highest rate
    .help = The highest rate in percent that a played central bank may set.
option-central_bank_fall = A fall
    .help = Points a played central bank loses for each bank that falls.
option-central_bank_prices = Risen prices
    .help = Points a played central bank loses for each step that prices have risen.
option-central_bank_stood = A bank that stands
    .help = Points of a played central bank for each bank that comes through a bank run without falling.

## view: Labels of what lies on the table.

view-tally = Counted so far
view-edition = Edition
view-player = Player
view-number = Number
view-step = Step
view-bought = Bought
view-produced = Cards used this turn
view-opened = Auction opened
view-action_cards = Action cards
view-smuggling = Limit lifted
view-loaded = Loaded die
view-reserve_run = Reserve ran empty
view-rolled = Rolled
view-chip = Chip
view-track = Steps of the track
view-reassured = Chip was moved back
view-runs = Bank runs begun
view-last_run = Bank run that ends the game
view-gold_reserve = Gold Reserve
view-production = Production goods
view-consumer = Consumer goods
view-banks-production = Production
view-banks-consumer = Consumer
view-goods = Goods
view-reserve = Natural Reserve
view-price = Costs
view-fetches = Fetches
view-prices = Prices of a market
view-slots = Slots at each price
view-lying = Goods by price
view-companies = Companies in play
view-guild = Guild
view-needs = Needs
view-of = Kind
view-product = Produces
view-amount = Amount
view-bonus = Guild bonus
view-worth = Worth now
view-city = The city
view-coins = Coins of the rings
view-hits = Blocks hit
view-risks = Risk by block
view-lines = Banks in the run
view-due = Due
view-settled = Paid in all
view-short = Short
view-standing = Standing
view-effects = What they do
view-card = Card
view-opening_price = Opening price
view-deck_left = Cards in the deck
view-gone = Cards out of the game
view-banks = Banks
view-gold = Gold
view-ring = Ring
view-cards = Companies
view-blocks = Own credit by block
view-called = Called credit
view-in_hand = Credit to place
view-held = Others' credit held
view-redeemed = Redeemed
view-void = Void
view-bankrupt = Bankrupt
view-balance = Balance sheet
view-investments = Companies
view-others_credit = Others' credit
view-rating = Rating
view-assets = Assets
view-credit_on_board = Credit on the board
view-credit_in_vaults = Credit in vaults
view-liabilities = Liabilities
view-net_worth = Net worth
view-served = Had a turn in prison
view-placing = Placing credit
view-run = Bank run
view-cause = Cause
view-faces = Sectors
view-stage = Stage
view-guaranteed = Guaranteed
view-solvent = Solvent
view-accepted = Credit accepted of
view-paid = Paid by itself
view-owed = Owed by the reserve
view-questions = Questions
view-offers = Offers
view-action_deck_left = Action cards in the deck
view-action_discards = Used action cards
view-action_gone = Action cards out of the game
view-cheques = Blank Cheques
view-unplayed = Action cards nobody played
view-holder = In the hand of
view-effect = What it does
view-last_insolvent = Insolvent in the latest run
view-all_were_insolvent = All insolvent at once
view-screens = Screens
view-hand = Your action cards
view-known = Cards you know of
view-bidding = Your bidding
view-came_by_the_deal = Come by this deal
view-vote = Your vote
view-seen_by = Seen by
view-give = Gives
view-get = Gets
view-steps = Steps
view-count = How many
view-ending = Ending
view-payer = Payer
view-purpose = Purpose
view-good = Good
view-block = Block
view-issuer = Issuer
view-voted = Have voted
view-degraded = Degraded
view-conceded = Have given up
view-left = Still to pay
view-ready = Have nothing to play
view-more_goods = More goods allowed
view-more_action_cards = More action cards allowed
view-does = Does
view-whose = Whose
view-more = More
view-up_to = Up to
view-what = What
view-when = When
view-entrepreneurs = Entrepreneurs
view-lending = Loans
view-loans = Loans in force
view-instalments = Instalments
view-instalment = Instalment
view-remaining = Instalments left
view-security = Security
view-security_worth = Worth of the security
view-rest = Left to pay
view-lender = Lender
view-borrower = Borrower
view-lent = Loans given
view-borrowed = Loans taken
view-id = Number
view-central = Central bank
view-seat = Seat
view-rate = Rate
view-came_back = Came back
view-falls = Banks that fell
view-in_city = In the city
view-in_vaults = In vaults
view-claims = Owed to it
view-risen = Prices risen
view-score = Score
view-total = Total
view-score-loans = Result of its loans
view-score-prices = Risen prices
view-stood = Banks that stood a run

## confirm: A last question before something that hurts.

confirm-concede = If no help is found, your bank falls: one ring down, from ring I into prison, from prison out of the game.
confirm-pay_off = Paying off a block takes the place of investing and trading this turn.
confirm-default = If you default on { LOAN($loan) }, the lender keeps its security.
confirm-let_fall = They fall: one ring down, from ring I into prison, from prison out of the game. Each fall costs you points.

## good: Names.

good-production = production
good-consumer = consumer

## colour: Names.

colour-red = red
colour-green = green
colour-blue = blue

## cause: Names.

cause-dice = The dice have sent the chip into the circle.
cause-full_row = The full row has sent the chip into the circle.
cause-action_card = An action card has sent the chip into the circle.
cause-empty_reserve = The Gold Reserve is empty.
cause-degradations = Falling banks have sent the next chip into the circle.

## ring: Names.

ring-0 = debtors' prison
ring-1 = ring I
ring-2 = ring II
ring-3 = ring III
ring-4 = ring IV
ring-5 = ring V
ring-6 = ring VI

## block: Names.

block-0 = block 1
block-1 = block 2
block-2 = block 3
block-3 = block 4
block-4 = block 5
block-5 = block 6

## thing: Names.

thing-nothing = nothing
thing-gold = { $n } gold
thing-production =
    { $n ->
        [one] { $n } production good
       *[other] { $n } production goods
    }
thing-consumer =
    { $n ->
        [one] { $n } consumer good
       *[other] { $n } consumer goods
    }
thing-credit = { $n } credit of { SEAT($bank) }
thing-company = { CARD($card) }
thing-action_cards =
    { $n ->
        [one] { $n } unseen action card
       *[other] { $n } unseen action cards
    }

## effect: Names.

effect-jubilee = Debt Jubilee
effect-guarantee = Deposit Guarantee
effect-rumour =
    Rumour, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
effect-reassurance =
    Reassurance, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
effect-overtime = Overtime
effect-charter = Royal Charter
effect-refinancing = Refinancing
effect-private_sale = Private Sale
effect-fire =
    Warehouse Fire, { $goods ->
        [one] { $goods } good
       *[other] { $goods } goods
    }
effect-harvest =
    Bumper Harvest, { $goods ->
        [one] { $goods } good
       *[other] { $goods } goods
    }
effect-smuggler = Smuggler
effect-loaded_die = Loaded Die
effect-made_up = { WHEN($when) }: { DEED($does) }

## own: Names.

own-0 = own credit on block 1
own-1 = own credit on block 2
own-2 = own credit on block 3
own-3 = own credit on block 4
own-4 = own credit on block 5
own-5 = own credit on block 6

## credit: Names.

credit-0 = credit of bank 1
credit-1 = credit of bank 2
credit-2 = credit of bank 3
credit-3 = credit of bank 4
credit-4 = credit of bank 5
credit-5 = credit of bank 6

## market: Names.

market-0 = production market
market-1 = consumer market

## track: Names.

track-track = bankrun-o-meter

## gold: Names.

gold-gold = gold

## production: Names.

production-production = production goods

## consumer: Names.

consumer-consumer = consumer goods

## action_cards: Names.

action_cards-action_cards = unseen action cards

## edition: Names.

edition-full = Full game
edition-beginner = Beginner's Game

## reason: Names.

reason-0 = that is too little
reason-1 = I need it myself
reason-2 = your promises are not worth their face
reason-3 = it would help you more than me
reason-4 = there is nothing in it for me

## purpose: Names.

purpose-first_turn = the first turn
purpose-auction = { CARD($card) }
purpose-private_sale = { CARD($card) }
purpose-goods =
    { $count ->
        [one] { $count } good
       *[other] { $count } goods
    } ({ GOOD($good) })
purpose-action_card = an action card
purpose-pay_off = { BLOCK($block) }
purpose-called_credit = called credit
purpose-part_of_called_credit = part of called credit
purpose-help = debt, with what was received
purpose-with_credit_of = debt, with the credit of { SEAT($issuer) }
purpose-debt_from_prison = debt, with the credit of other banks

## step: Names.

step-invest = investing
step-trade = trading
step-close = the end of the turn

## face: Labels and short sentences on the board.

face-goal = Be the richest when the last bank run is over.
face-city = Amsterdam: the rings and their housing blocks
face-stack = { SEAT($seat) } { $amount }
face-stack_draft = { SEAT($seat) } { $amount } and { $draft } more
face-no_credit = no credit here
face-block_name = { RING($ring) }, { BLOCK($block) }: { $faces }. Called in { $risk } of 100 bank runs.
face-tap_to_place = Press to put credit here.
face-block_hit = The public runs here.
face-seal = { RING($ring) }: rise here from the ring below by paying { $coin } in one go
face-rise = To rise, pay off in one go:
face-prison_empty = Debtors' prison: empty
face-bank_without_credit = { SEAT($seat) }, without credit in the city
face-market = The { GOOD($good) } market
face-market_says =
    { $goods ->
        [one] { $goods } good
       *[other] { $goods } goods
    } in the market. The next one costs { $price } and fetches { $fetches }. { $reserve } in the Natural Reserve.
face-fetches = fetches
face-natural_reserve = in nature
face-buy_for = Buy { $count } for { $price }
face-next_invest = Go on to trading
face-next_trade = Go on to the end of the turn
face-auction_from = Auction { CARD($card) } from { $price }
face-action_card_for = Buy an action card for { $price }
face-pay_off_for = Pay off { $amount } on { BLOCK($block) }
face-sell_for = Sell { $count } for { $price }
face-buy_title = Buy
face-sell_title = Sell
face-buy_plain = Buy { $count }
face-sell_plain = Sell { $count }
face-meter_says =
    Bankrun-o-meter: { $left ->
        [one] { $left } step
       *[other] { $left } steps
    } to the circle. { $runs } of { $last_run } bank runs so far.
face-step_to_run = step to bank run { $next }
face-steps_to_run = steps to bank run { $next }
face-runs_done = The last bank run is over.
face-gold_reserve = Gold Reserve
face-open_companies = Companies seeking money
face-subtotal_assets = Subtotal assets
face-subtotal_liabilities = Subtotal liabilities
face-left_in_hands = Action cards left in hands
face-nothing_left_in_hands = Nobody had any left.
face-deck_left = { $cards } in the deck
face-none_open = No company lies open.
face-company_short = { CARD($card) }: brings { $amount } ({ GOOD($product) }) a turn, and { $bonus } more by its guild. Worth { $worth }.
face-trader_short = { CARD($card) }: trades { $amount } goods a turn, and { $bonus } more by its guild. Worth { $worth }.
face-needs = needs
face-brings = brings
face-trades = trades
face-from = From
face-worth = worth { $worth }
face-used = done
face-your_vault = Your vault
face-in_hand = { $amount } credit to place
face-no_companies = You own no company yet. Open an auction when it is your turn.
face-invest_in_prison = { SEAT($player) } is in debtors' prison: no auction in this turn.
face-invest_no_auction = { SEAT($player) } can open no auction now, and goes on to trading.
face-produce_all =
    Produce with { $n ->
        [one] { CARD($cards) }
       *[other] { $n } companies
    }
face-left_unproduced =
    { $n ->
        [one] { $n } company
       *[other] { $n } companies
    } could still produce.
face-prison_way_out = To get out, pay off your { $amount } of credit: whatever you sell, produce and sell, or are given pays it first.
face-round = Turn { $round }
face-rounds =
    { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
face-risk_says = Risk: in how many of 100 bank runs the credit on a block is called.
face-risk_all = Ring I is one block with every symbol, so every bank run calls it.
face-prison_scene = You may not bid.
face-bankrupt = Bankrupt, out of the game
face-prison_short = Prison
face-ring = Ring
face-behind_screen = vault behind its screen
face-owed_in_city = credit in the city
face-no_debt = owes nothing in the city
face-action_cards =
    { $n ->
        [one] { $n } action card
       *[other] { $n } action cards
    }
face-holds = Holds
face-credit_of = Credit of { SEAT($seat) }
face-own_credit = Your own credit
face-auction = Auction
face-first_turn = The first turn
face-led_by = bid by
face-no_bid = no bid yet
face-cannot_bid = With { $gold } gold you cannot bid higher.
face-bidder_leads = leads
face-bidder_in = may bid
face-bidder_out = declined
face-bidder_outside = cannot bid
face-bid_title = Bid
face-bid_commit = Bid { $amount }
face-ceiling_title = Bid for me up to
face-ceiling_commit = Up to { $amount }
face-ceiling_held = Your standing order goes up to { $limit }.
face-pay_commit = Pay { $sum }
face-place_commit = Place { $sum }
face-offer_commit = Offer { SEAT($to) } { THING($give) } for { THING($get) }
face-offer_to_you = { SEAT($from) } gives you { THING($give) }. You give { THING($get) }.
face-offer_by_you = You give { SEAT($to) } { THING($give) }. { SEAT($to) } gives you { THING($get) }.
face-offer_between = { SEAT($from) } gives { SEAT($to) } { THING($give) }. { SEAT($to) } gives { THING($get) }.
face-your_ceiling = Your standing order goes up to { $limit }; nobody else sees it.
face-run_title = Bank run { $number }!
face-sectors_run = The public runs on every block with the { FACE($faces) }.
face-stage_window = Cards
face-stage_paying = Paying
face-stage_negotiating = Negotiating
face-stage_nobody_solvent = Last cards
face-stage_closing = Falling
face-standing_safe = nothing called
face-standing_due = { $due } due
face-standing_paid = { $paid } of { $due } paid
face-standing_short = { $paid } of { $due } paid, { $short } short
face-standing_conceded = { $short } short, has given up
face-standing_fell = { $paid } of { $due } paid, falls
face-standing_void = { $due } called, now void
face-you_are_short = You are { $short } short. Offer a solvent bank something for its gold or credit, or step down a ring.
face-you_are_short_ring_one = You are { $short } short. Offer a solvent bank something for its gold or credit, or go to debtors' prison.
face-you_are_short_prison = You are { $short } short. Offer a solvent bank something for its gold or credit. Who falls in prison is bankrupt.
face-ask_for_short = Ask for the { $short } you lack
face-gives = gives
face-you_may_help = You are solvent: banks that are short may make you offers, and you may make them some.
face-nobody_can_help = No bank can pay, so there is nobody to borrow from. A card can still be played; if nobody plays one, all of them fall.
face-they_talk = The banks that are short look for help.
face-solvent = Solvent:
face-nobody = nobody
face-left = { $left } left
face-tile = { BLOCK($block) } ({ FACE($faces) }): { $lies } here, { $n } more drafted, called in { $risk } of 100 bank runs. Put { $by }.
face-tile_back = { BLOCK($block) } ({ FACE($faces) }): { $lies } here, { $n } more drafted. Take one back.
face-risk = risk { $risk }%
face-per_tap = A tap puts
face-entrepreneur = Entrepreneur
face-entrepreneur_you = You pay with gold and with the credit of banks. You owe nothing in the city and never fall. The richest wins, as among banks.
face-owes_loans = owes { $borrowed } on loans
face-owes = owes
face-instalment_due = due now
face-left_of_loan =
    { $remaining ->
        [one] { $remaining } instalment
       *[other] { $remaining } instalments
    } of { $instalment }, { $rest } in all
face-secured_by = Security: { CARD($security) }, worth { $security_worth }
face-unsecured = Nothing secures it.
face-borrow_from = Borrow from { SEAT($partner) }
face-lend_to = Lend to { SEAT($partner) }
face-loan_title = Propose the loan
face-loan_commit =
    Propose { $amount } for { $instalments ->
        [one] { $instalments } instalment
       *[other] { $instalments } instalments
    } of { $instalment }
face-loan_amount = Amount, in the bank's credit
face-loan_instalments = Instalments, one in each later turn
face-loan_instalment = Each instalment
face-loan_security = Companies that secure it: the bank keeps them if an instalment is not paid.
face-loan_terms =
    { SEAT($lender) } lends { SEAT($borrower) } { $amount } of credit, to be paid back in { $instalments ->
        [one] { $instalments } instalment
       *[other] { $instalments } instalments
    } of { $instalment }. Security: { THING($security) }.
face-central_bank = Central bank
face-central_rate = Rate
face-central_rate_is = { $rate } percent
face-central_money = Its money in the city
face-central_claims = Owed to it
face-central_score = { $total } points
face-central_score_says = { $stood } for banks that stood, { $falls } for falls, { $loans } on loans, { $prices } for prices
face-central_you = You lend to banks that are short and keep prices down. You win with points.
face-loan_percent = Percent on top
face-advance_commit =
    Propose { $amount } at { $percent } percent, { $instalments ->
        [one] { $instalments } instalment
       *[other] { $instalments } instalments
    }
face-you_are_asked = They have given up. Propose a loan, or let them fall.
face-you_may_lend = Banks that are short may ask you for a loan, and you may propose one.
face-ask_central = The central bank may lend you what you lack, at { $rate } percent or more.
face-advance_amount = Amount, in the central bank's money

## card_text: What is printed on an action card.

card_text-jubilee = All banks vote at once. If every one agrees, all credit on the board and all called credit is void.
card_text-guarantee = When a run begins: your credit on one hit block is not called.
card_text-rumour =
    The bank-run chip moves { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } forward.
card_text-reassurance =
    The bank-run chip moves back by up to { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
card_text-overtime = One of your companies works a second time this turn.
card_text-charter = You rise one ring. Not from prison.
card_text-refinancing = Spread all your credit in the city anew.
card_text-private_sale = Take an open company at its opening price, without an auction.
card_text-fire =
    Up to { $goods ->
        [one] { $goods } good
       *[other] { $goods } goods
    } of one market are lost.
card_text-harvest =
    Take { $goods ->
        [one] { $goods } good
       *[other] { $goods } goods
    } of one kind from the Natural Reserve.
card_text-smuggler = The limit on buying does not bind you this turn.
card_text-loaded_die = Before you roll: set one sector die.
card_text-made_up = { DEED($does) }.

## card_when: When an action card can be played.

card_when-jubilee = Any time
card_when-guarantee = Any time
card_when-rumour = In your turn
card_when-reassurance = Any time
card_when-overtime = In your turn
card_when-charter = In your turn
card_when-refinancing = Any time
card_when-private_sale = In your turn
card_when-fire = In your turn
card_when-harvest = In your turn
card_when-smuggler = In your turn
card_when-loaded_die = In your turn
card_when-made_up = { WHEN($when) }

## element: Names of things that contain the name of a player; $at0 and $at1 are the numbers in its name.

element-own = own credit on { BLOCK($at0) }
element-held = credit of { SEAT($at0) } on { BLOCK($at1) }
element-credit = credit of { SEAT($at0) }
element-offer = offer { $at0 }
element-loan = loan { $at0 }

## when: Names.

when-own_turn = In your turn
when-any_time = Any time

## limit: Names.

limit-goods = goods of each kind
limit-action_cards = action cards

## stuff: Names.

stuff-gold = gold
stuff-production = production goods
stuff-consumer = consumer goods
stuff-one_kind = goods of a kind you choose
stuff-credit = credit

## party: Names.

party-me = you
party-another = a bank you choose
party-others = each other bank
party-all = each bank
party-market = the market
party-reserve = the reserve
party-city = the city

## deed: Names.

deed-move = { $amount } { STUFF($what) } from { PARTY($from) } to { PARTY($to) }
deed-move--up_to = up to { $amount } { STUFF($what) } from { PARTY($from) } to { PARTY($to) }
deed-hurry =
    the chip moves { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } forward
deed-calm =
    the chip moves back by up to { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
deed-protect = your credit on one hit block is not called
deed-vote_on_debt = all banks vote, and if every one agrees all credit on the board is void
deed-forgive = { $amount } credit on the board of { PARTY($whose) } is void
deed-limit = no limit on { LIMIT($of) } you buy this turn
deed-limit--more = { $more } more { LIMIT($of) } may be bought this turn
deed-look = you look at the action cards of a bank you choose
deed-draw =
    you draw { $cards ->
        [one] { $cards } action card
       *[other] { $cards } action cards
    }
deed-exchange = you exchange all action cards with a bank you choose
deed-produce_again = one of your companies works a second time this turn
deed-rise = you rise one ring
deed-spread = you spread all your credit anew
deed-take_company = you take an open company at its opening price
deed-set_die = you set one sector die

## hint: Hints for a first game, by step.

hint-first_turn = Whoever begins buys while everything is cheap. Ask what that is worth to you: one or two, rarely more.
hint-invest = A company is worth what it will earn before the end. Count the turns that are left, and look for a second one of a guild you have.
hint-trade = Sell where goods are few, buy where they are many, and produce before you roll. How near is the next run, and what will you have in gold by then?
hint-close = Before you roll, compare your gold with what could be called. An action card costs as much as a small company.
hint-auction = How many turns until this price has come back to you? What you bid beyond that is a gift to nobody.
hint-payment = Gold is spent once; credit is owed until you pay it off. Keep as much gold as you may have to show in a run.
hint-place = A block with fewer signs is hit less often. Spread your credit so that no single roll calls more than your gold.
hint-vote = A jubilee clears everybody’s debts at once. Ask who owes most, and what you would have without it.
hint-run_window = Only a card can help before the credit is called. Do you hold one that does?
hint-negotiation = Whoever is short gives much for a little gold. Whoever helps should ask what a fall would bring, to both.

## explain: What a thing on the board is, does and is worth.

explain-card = Turns { $amount } goods of one kind into the other once a turn, with { $bonus } more by its guild. As prices stand it counts { $worth } at the end.
explain-card--product = Makes { $amount } a turn ({ GOOD($product) }) for nothing, and { $bonus } more by its guild. As prices stand it counts { $worth } at the end.
explain-card--opening_price = Turns { $amount } goods of one kind into the other once a turn. Its auction opens at { $opening_price }, and as prices stand it would count { $worth } at the end.
explain-card--product--opening_price = Makes { $amount } a turn ({ GOOD($product) }) for nothing. Its auction opens at { $opening_price }, and as prices stand it would count { $worth } at the end.
explain-market-0 = Production goods. The fewer lie here, the dearer they are: the next one costs what stands at the gap, and one that you sell brings the price of the slot it fills.
explain-market-1 = Consumer goods. The fewer lie here, the dearer they are: the next one costs what stands at the gap, and one that you sell brings the price of the slot it fills.
explain-own = A housing block of your ring. Credit that lies here is your debt: it is called when the sector die hits this block in a bank run.
explain-player = One of the banks. Whoever is worth most at the end wins: gold, goods, companies and rank, less all credit that is owed.
explain-gold = Gold pays for everything and counts what it is. In a bank run it is the only thing that answers.
explain-credit = Credit is a bank’s own promise of gold. It costs nothing to make, counts against the bank that made it, and in a run it is called.

## guided: The lessons of the guided game.

guided-m_win = You run a bank, and the richest bank wins after the third bank run. Gold, goods and companies count for you, and so does the ring where your bank stands; all credit that you owe counts against you.
guided-m_promise = The right to begin is sold first. You need no gold for it: a bank pays with credit, its own promise of gold. Bid { $amount }, and keep your { $gold } gold.
guided-m_pay = Now pay with a promise: { $amount } of your credit on the block of ring I, where every bank begins. Nothing leaves your vault, but the public holds your word.
guided-m_company = Your turn. { CARD($card) } makes { $amount } goods every turn, and it costs what the goods it needs cost in the market. Open its auction at { $price }.
guided-m_bid = { SEAT($rival) } bids { $high }, more than twice the opening price. When everybody can promise, nothing stays cheap, companies least of all. It is still worth it: bid { $amount }.
guided-m_credit = You have { $due } to pay, in gold, in credit or in both. Gold can be spent once; a promise costs nothing today. Pay with { $amount } credit and keep { $gold } gold for the day when people ask for it.
guided-m_produce =
    { CARD($card) } is yours, bought with a promise. You owe { $credit } now. Let it work: { $count ->
        [one] { $count } good
       *[other] { $count } goods
    } each turn, for nothing.
guided-m_wait = The market for these goods is full and pays { $fetches } for one. Keep them for a better price, and go on.
guided-m_dice = The dice end a turn: a colour with a number, and a part of town. Every bank that owes more than the number there is counted, and on blue the chip moves a step for each of them. Roll.
guided-m_decline = { SEAT($rival) } offers { $price } for { CARD($card) }. Bidding more would cost no gold, only promises; but you owe { $credit } already, and promises come back. Pass this time.
guided-m_warning = { $theirs } of credit, and { $their_gold } gold to show for it: your rival has bought a company and a vault full of goods with promises. The chip is at { $chip } of { $track }.
guided-m_careful = You owe { $credit } and have { $gold } gold. In a run all credit in ring I is called, and only gold answers it. So no company now: go on to trading.
guided-m_again =
    Produce first, as in every turn: { $count ->
        [one] { $count } good
       *[other] { $count } goods
    } more.
guided-m_sell = Companies that were bought have emptied this market. Sell all { $count } for { $price } gold: that is gold for the day it is asked for.
guided-m_covered = { $gold } gold against { $credit } of credit: whatever the dice say, you can pay. That is what solvent means. Go on.
guided-m_roll = Both banks owe more than 10, so a blue 10 would move the chip two steps, into the circle. Roll.
guided-m_run = Bank run! Your { $due } of credit were called and paid. Whoever pays 10 or more at once rises: you are in { RING($ring) } now, where a run calls only the part of town that the die hits. Your rival owed { $their_due } and paid { $paid }.
guided-m_rescue = { SEAT($rival) } is rich in goods, but { $short } gold short, and will fall into prison without help. For { $gold } gold you are offered { CARD($card) }. Helping costs you little now, and it is paid well: accept.
guided-m_end = You are worth { $own }, your rival { $theirs }. Both had bought with promises; you had gold when they were called.
guided-m_after = From here on your rival plays without a script. Issue credit while it is cheap, have gold when a run is near, rise while you can pay, and spread your credit over the blocks of your ring.
guided-b_win = You win by being the richest when the game ends. Your gold counts, 1 for each good, and what your companies are worth. This short game ends with the first bank run.
guided-b_price = A company costs what the goods it needs cost in the market: { CARD($card) } needs { $needs }, at { $each } each. Markets are never fuller than now, so companies are never cheaper. Open its auction at { $price }.
guided-b_bid = { SEAT($rival) } offers { $high } for { CARD($card) }. A company brings goods in every turn to come, so a little more now comes back soon: bid { $amount }.
guided-b_produce =
    { CARD($card) } is yours, and each company produces once a turn, for nothing. Let it produce: { $count ->
        [one] { $count } good
       *[other] { $count } goods
    } ({ GOOD($good) }).
guided-b_keep = Now you could sell. But the production market is full, and a good brings only { $fetches } gold there. Keep it until goods leave that market and prices rise.
guided-b_roll = The credit die ends your turn. Green and red take goods out of a market, which makes them dearer; blue moves the bank-run chip. Roll.
guided-b_chip = The chip stands at { $chip } of { $track }: a run is near, and with it the end. A company still pays if it earns its price back before that.
guided-b_guild = { CARD($card) } belongs to the guild of { CARD($owned) }, and two companies of a guild make one good more each. Prices have risen, but it is worth it: open its auction at { $price }.
guided-b_bonus = Here is the guild bonus: both make { $count } now instead of 1. Produce with both.
guided-b_sell = Goods have left this market, so it pays more. The first good you sell fills the dearest gap, each one after it brings a little less: sell all { $count } for { $price } gold.
guided-b_second_roll = You have { $gold } gold. What your companies are worth rises and falls with the markets; gold does not. Roll.
guided-b_decline = { SEAT($rival) } offers { $price } for { CARD($card) }, which only turns one kind of good into the other. Ask of every bid: will it come back before the run? This one hardly will, so pass.
guided-b_enough = You could open another auction. { CARD($card) } costs { $price }, and your next roll may end the game: too late to earn that back. Go on to trading without one.
guided-b_again = Your companies produce again, for nothing, as in every turn. That is what you paid for.
guided-b_last_sale = At the end a good counts 1, whatever the market says. So sell while it pays: { $count } goods for { $price } gold.
guided-b_last_roll = Roll once more. If it is blue, the chip reaches the circle, and the run comes.
guided-b_end = Bank run! Both markets fill up, so goods and companies lose worth, but your { $gold } gold does not. You are worth { $own }, your rival { $others }: you win.
guided-b_after = That was the circle of this game: buy while markets are full, sell while they are empty, be in gold when the run comes. In Money Maker you will pay with promises of your own, and in a run people come to fetch their gold.

## guided_else: What the guide answers when the learner does something else.

guided_else-m_promise = Whoever begins buys while everything is cheap. One promise is a fair price for that.
guided_else-m_promise-bid = One is enough: nobody else bids much for the first turn here, and every promise is a debt.
guided_else-m_pay = You can pay in gold as well. But the guide wants you to see what a promise does: it costs nothing now, and everything later.
guided_else-m_company = Without companies you have nothing to sell. { CARD($card) } makes { $amount } goods a turn: the best that lies here.
guided_else-m_bid = One more is enough for now: whatever you promise beyond that, you will owe.
guided_else-m_bid-decline = Then { SEAT($rival) } gets its goods, turn after turn, for { $high }. It will pay for itself in a few turns, and you have promises to spare.
guided_else-m_credit = Paying in gold is safe, but then your vault is empty when a run comes. The guide keeps the gold and owes the { $amount }.
guided_else-m_produce = Produce first: it costs nothing, and a company that has not produced when the turn is over has lost it.
guided_else-m_wait = You can trade now. But in a full market goods bring { $fetches } each, and everything you buy on credit can be called.
guided_else-m_dice = An action card costs 10, and you owe { $credit } already. Roll.
guided_else-m_decline = With promises one can always bid more. That is how everybody ends up owing more gold than there is in the house.
guided_else-m_careful = More credit now would be more than your gold. When the chip is near, a careful bank stops promising.
guided_else-m_careful-pay_off = Paying off the block would use the whole turn, and you would rise at once. A fine move; the guide shows you the run instead.
guided_else-m_again = Produce first, then there is more to sell.
guided_else-m_sell = Goods do not answer a run, gold does. Sell all { $count } while the market pays { $price }.
guided_else-m_covered = Your gold covers what you owe. Spending it now, or promising more, would undo that.
guided_else-m_roll = An action card could help in a run, but it costs 10 and you are safe as you are. Roll.
guided_else-m_rescue = You may refuse, and your rival falls. But then the company is not yours, and each bank that falls brings the next run two steps nearer.
guided_else-b_price = A turn without a company brings no goods, and companies only get dearer from here. The guide begins with { CARD($card) }.
guided_else-b_price-open_auction = A company is a good beginning. The guide takes { CARD($card) }, because another one of its guild lies open, and two of a guild make more.
guided_else-b_bid = One more than { $high } is enough for now. Whatever you bid beyond that you pay for nothing.
guided_else-b_bid-decline = If you pass, { SEAT($rival) } gets the company for { $high }, and its goods turn after turn. What you earn back in two or three turns is not too dear.
guided_else-b_bid-ceiling = A standing order bids for you up to a limit that nobody sees. That is handy in a long auction; here, bid { $amount } and see what happens.
guided_else-b_produce = Produce first: it costs nothing, and a company that has not produced when you roll has lost its turn.
guided_else-b_roll = This would bring little now. Roll, and see how the dice and the others empty the markets.
guided_else-b_roll-sell = You would get { $fetches } gold, the least a good can bring. Others will take goods from this market; then it pays more.
guided_else-b_roll-buy = Buying now and selling later can pay. Here the guide keeps your gold for a second company.
guided_else-b_guild = The guide goes for the guild bonus now. Without a second company your goods stay few.
guided_else-b_guild-open_auction = That company belongs to another guild. { CARD($card) } makes the one you have better as well.
guided_else-b_bonus = Produce first: it costs nothing, and both companies make more than before.
guided_else-b_sell = You can keep goods for a better price. But the run is near, and the market pays well now: sell all { $count }.
guided_else-b_second_roll = Everything that pays has been done. Roll to end your turn.
guided_else-b_decline = You would pay { $price } or more for a company that may never earn it back. When a run is near, gold is worth more than hope.
guided_else-b_enough = Before the run comes it could produce once at best. You would have paid { $price } for a few goods.
guided_else-b_again = Produce first: the goods are free, and you can sell them at once.
guided_else-b_last_sale = A good that you keep counts 1 at the end. The market pays { $price } for all { $count } now.
guided_else-b_last_roll = There is nothing left that pays. Roll.

## name: Names printed on cards. A deck of somebody's own has its own names, which are not translated.

name-apothecary-garden = Apothecary Garden
name-art-dealer = Art Dealer
name-bakery = Bakery
name-blank-cheque = Blank Cheque
name-brewers = Brewers
name-brewery = Brewery
name-brickworks = Brickworks
name-bridge = bridge
name-builders = Builders
name-bulb-field = Bulb Field
name-bumper-harvest = Bumper Harvest
name-cabinetmaker = Cabinetmaker
name-canal-works = Canal Works
name-church = church
name-cloth = Cloth
name-cooperage = Cooperage
name-crane = crane
name-debt-jubilee = Debt Jubilee
name-deposit-guarantee = Deposit Guarantee
name-dye-works = Dye Works
name-farm = Farm
name-fishery = Fishery
name-flower-auction = Flower Auction
name-gardeners = Gardeners
name-gate = gate
name-grain = Grain
name-grain-field = Grain field
name-harbour = Harbour
name-herring-buss = Herring Buss
name-hop-garden = Hop Garden
name-house = House
name-lime-kiln = Lime Kiln
name-loaded-die = Loaded Die
name-malt-house = Malt House
name-merchant-vessel = Merchant vessel
name-mill = Mill
name-orangery = Orangery
name-overtime = Overtime
name-painter-s-studio = Painter's Studio
name-port-market = Port market
name-print-shop = Print Shop
name-private-sale = Private Sale
name-reassurance = Reassurance
name-refinancing = Refinancing
name-roper = Roper
name-royal-charter = Royal Charter
name-rumour = Rumour
name-sailcloth-loft = Sailcloth Loft
name-salt-pans = Salt Pans
name-sawmill = Sawmill
name-ship = ship
name-shipyard = Shipyard
name-smokehouse = Smokehouse
name-smuggler = Smuggler
name-st-luke = St Luke
name-tavern = Tavern
name-textile-producer = Textile Producer
name-tile-kiln = Tile Kiln
name-timber = Timber
name-timber-raft = Timber Raft
name-warehouse-fire = Warehouse Fire
name-whaling-station = Whaling Station
name-windmill = windmill
name-wool-hall = Wool Hall
