### What the core says for every game: offers, auctions, labels.
### docs/translating.md says how such a file is read.

## language: The language calls itself so.

language-name = English

## list: What stands between the parts of a list.

list-between = { ", " }

## number: What stands between thousands, and before a fraction.

number-group = { "," }
number-decimal = { "." }

## seat: What a seat is called whose player is not known.

seat-unknown = seat { $number }

## by_seat: One of a list that has a value for each seat.

by_seat-one = { SEAT($seat) } ({ $value })

## why: Why something cannot be done.

why-not_your_turn = It is not your turn.
why-game_is_over = The game is over.
why-deal = { DEAL($refusal) }
why-outcry = { OUTCRY($refusal) }
why-sealed = { SEALED($refusal) }

## deal: Why an offer cannot be made or answered.

deal-no_such_offer = That offer is no longer on the table.
deal-not_yours = That offer is not yours to answer or withdraw.
deal-offer_stands = Your earlier offer to this player still stands. Withdraw it first.
deal-too_many_offers = You have made all { $limit } offers.
deal-with_yourself = You cannot make an offer to yourself.

## outcry: Why a bid cannot be made.

outcry-not_a_bidder = You cannot bid in this auction.
outcry-bid_moved_on = The standing bid is already { $high }.
outcry-you_lead = The standing bid is yours.
outcry-already_declined = You have already declined this bid.
outcry-too_low = The next bid must be at least { $minimum }.

## sealed: Why a sealed bid cannot be made.

sealed-not_asked = You are not asked for a bid.

## purse: Names.

purse-bank = the bank

## ask: The labels of fields in forms.

ask-amount = Amount

## score: Lines of the score sheet.

score-score = Score

## moment: Moments of a game that a replay can jump to.

moment-end = The end

## view: Labels of what lies on the table.

view-asked = Asked to bid
view-bidders = Bidders
view-bidding = Still bidding
view-bids = Bids
view-ceilings = Standing orders
view-closed = Closed
view-declined = Declined
view-from = From
view-high = Standing bid
view-id = Offer
view-last_word = Last word
view-leader = Highest bidder
view-limit = Limit
view-made = Offers made
view-next = Next number
view-open = Open
view-order = Order
view-phase = Step
view-players = Players
view-rebids = Bidding again
view-round = Round
view-seat = Seat
view-sealed = Bids closed
view-terms = Terms
view-to = To
view-turn = Turn
