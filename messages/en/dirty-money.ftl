### Dirty Money
### docs/translating.md says how such a file is read.

## about: What the first page says of the game.

about-dirty-money = Launder what you can, buy what the neighbours admire, and keep your name off the government's list.

## event: What happened: lines of the log, read aloud to screen readers.

event-villain_dealt = { SEAT($seat) } is the { VILLAIN($villain) }.
event-marker_given = { SEAT($seat) } has the lowest number and gets the First Player Marker.
event-hand_dealt =
    { SEAT($seat) } is dealt { $count ->
        [one] { $count } Money card
       *[other] { $count } Money cards
    }.
event-hand_shown = { SEAT($seat) } holds { CARD($cards) }.
event-placement_laid = Above { LOCATION($location) }: { PLACEMENT($placement) }.
event-money_laid = Below { LOCATION($location) }: { CARD($cards) }.
event-drafted = { SEAT($seat) } turns { PLACEMENT($placement) } above Banana Republic.
event-round_began = Round { $round } begins with { SEAT($first) }.
event-passed = { SEAT($seat) } can visit nothing and passes.
event-visited = { SEAT($seat) } visits { LOCATION($location) } and takes { CARD($cards) }.
event-limit_exceeded =
    { SEAT($seat) } holds { $excess ->
        [one] { $excess } card
       *[other] { $excess } cards
    } too many.
event-excess_chosen = { SEAT($seat) } puts { CARD($cards) } on the Blacklist.
event-excess_blacklisted =
    { SEAT($seat) } puts { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } from hand on the Blacklist, face down.
event-action_played = { SEAT($seat) } plays { CARD($card) }.
event-dirty_found = { SEAT($seat) } draws { CARD($card) } from { SEAT($target) } and takes it.
event-clean_found = { SEAT($seat) } draws { CARD($card) } from { SEAT($target) } and returns it.
event-dirty_taken = { SEAT($seat) } draws a dirty card from { SEAT($target) } and takes it.
event-clean_returned = { SEAT($seat) } draws a clean card from { SEAT($target) } and returns it.
event-nothing_to_inspect = { SEAT($target) } has no card to inspect.
event-hand_audited = { SEAT($seat) } shows { CARD($cards) }: { $dirty } dirty.
event-blacklisted = { SEAT($seat) } gets a Blacklist point: { CARD($card) }.
event-blacklisted_plain = { SEAT($seat) } gets a Blacklist point; no card is left to mark it.
event-unlisted = { SEAT($seat) } discards { CARD($card) } from the Blacklist.
event-unlisted_plain = { SEAT($seat) } loses a Blacklist point that no card marked.
event-nothing_listed = { SEAT($seat) } has nothing on the Blacklist.
event-hand_looked_at = { SEAT($seat) } looks at the hand of { SEAT($partner) }.
event-hand_seen = { SEAT($partner) } holds { CARD($cards) }.
event-nothing_traded = { SEAT($seat) } and { SEAT($partner) } have nothing to trade.
event-cards_traded = { SEAT($seat) } takes { CARD($took) } from { SEAT($partner) } and gives { CARD($gave) }.
event-card_given_back = { SEAT($seat) } takes a card from { SEAT($partner) } and gives the same one back.
event-traded = { SEAT($seat) } takes a card from { SEAT($partner) } and gives one.
event-paid = { SEAT($seat) } pays { $worth } for a cost of { $cost }: { CARD($cards) }.
event-loan_spent = { SEAT($seat) } spends { CARD($card) } as money of another currency.
event-crypto_boosted = Crypto is worth { $worth } to { SEAT($seat) }.
event-discounted = { SEAT($seat) } pays { $off } less for { PLACEMENT($placement) }.
event-bought = { SEAT($seat) } buys { PLACEMENT($placement) } at { LOCATION($location) }.
event-marker_taken = { SEAT($seat) } takes the First Player Marker.
event-slotted = { SEAT($seat) } slots { CARD($card) } under { PLACEMENT($placement) }.
event-slotted_plain = { SEAT($seat) } counts a card under { PLACEMENT($placement) }; none is left to slot.
event-overpaid_slotted = { SEAT($seat) } places { CARD($card) } in the Overpay slot.
event-overpaid_slotted_plain = { SEAT($seat) } counts a card in the Overpay slot; none is left to place.
event-gallery_drew = { SEAT($seat) } draws a Money card for { PLACEMENT($placement) }.
event-gallery_drew_action = { SEAT($seat) } draws { CARD($card) } for { PLACEMENT($placement) } and must play it.
event-drew = { SEAT($seat) } has drawn { CARD($card) }.
event-launderer_drew = { SEAT($seat) } draws a Money card to launder.
event-launderer_passed_over = { SEAT($seat) } draws { CARD($card) } and discards it.
event-discarded = { SEAT($seat) } discards { CARD($card) }.
event-turn_ended = { SEAT($seat) } ends the turn.
event-goal_reached =
    { SEAT($seat) } owns { $placements ->
        [one] { $placements } Placement card
       *[other] { $placements } Placement cards
    }: this is the last round.
event-deck_renewed =
    The money deck is empty: { $cards ->
        [one] { $cards } discard comes
       *[other] { $cards } discards come
    } back.
event-money_added = Added below { LOCATION($location) }: { CARD($cards) }.
event-placement_added = Added above { LOCATION($location) }: { PLACEMENT($placement) }.
event-game_ended = The game is over. { ENDING($ending) }
event-charity_gave =
    Charity takes { $points ->
        [one] { $points } point
       *[other] { $points } points
    } off the Blacklist of { SEAT($seat) }.
event-hand_laid_open = { SEAT($seat) } lays open { CARD($cards) }: { $value } in hand.
event-blacklist_laid_open = On the Blacklist of { SEAT($seat) } lay { CARD($cards) }.
event-card_scored = { SEAT($seat) } scores { $points } for { PLACEMENT($placement) }.
event-artwork_scored =
    { SEAT($seat) } scores { $points } for { $count ->
        [one] { $count } Artwork
       *[other] { $count } Artworks
    }.
event-overpaid_scored = { SEAT($seat) } scores { $points } for the Overpay slot.
event-blacklist_scored = { SEAT($seat) } scores { $points } for the Blacklist.
event-most_blacklisted = { SEAT($seat) } scores { $points } for being most blacklisted.
event-tie_broken = The tie goes to { SEAT($seat) }.
event-won =
    { SEAT($seat) } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## brief: The same in few words, behind a name: "Ada: bid $5 · left the auction".

brief-visited = went to { LOCATION($location) }
brief-action_played = played { CARD($card) }
brief-bought = bought { PLACEMENT($placement) }
brief-dirty_taken = took a dirty card from { SEAT($target) }
brief-traded = traded with { SEAT($partner) }
brief-excess_blacklisted =
    put { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } on the Blacklist
brief-blacklisted = got a Blacklist point
brief-passed = passed

## why: Why something cannot be done.

why-not_now = That cannot be done at this moment.
why-not_in_use = { LOCATION($location) } is not used at this table.
why-nothing_below = Nothing lies below { LOCATION($location) }, so it cannot be visited.
why-no_cards_left = No card is left to draw.
why-wrong_count =
    You named { $given ->
        [one] { $given } card
       *[other] { $given } cards
    }; it must be { $needed }.
why-not_in_hand = { CARD($card) } is not in your hand.
why-named_twice = { CARD($card) } is named twice.
why-not_in_play = { CARD($card) } is not waiting to be played.
why-needs_target = { CARD($card) } is played on another player.
why-needs_no_target = { CARD($card) } is not played on a player of your choice.
why-not_an_opponent = That must be another player at the table.
why-not_in_their_hand = { CARD($card) } is not in their hand.
why-not_for_sale = { PLACEMENT($placement) } is not for sale here.
why-no_purchase_left =
    This visit may buy { $most ->
        [one] { $most } card
       *[other] { $most } cards
    } at most.
why-same_card_twice = { PLACEMENT($placement) } can only be bought once.
why-wrong_currency = { CARD($card) } is in the wrong currency.
why-too_little = That is worth { $worth }; the cost is { $cost }.
why-nothing_to_pay = It costs nothing, so nothing is paid.
why-not_your_villain = Only the { VILLAIN($villain) } can do that.
why-loan_spent = You have already spent a card as another one this turn.
why-not_here = That is only done at { LOCATION($location) }.
why-already_done = You have already done that in this visit.
why-not_owed = { PLACEMENT($placement) } has nothing to claim.
why-nothing_overpaid = No payment of this turn overpaid enough.

## action: What can be done: the labels of buttons.

action-draft = Turn a card of { REGION($region) }
action-visit = Visit { LOCATION($location) }
action-blacklist = Put { CARD($cards) } on the Blacklist
action-play = Play { CARD($card) }
action-play--target = Play { CARD($card) } on { SEAT($target) }
action-trade = Take { CARD($take) } and give { CARD($give) }
action-give_back = Give back the card you took
action-buy = Buy { PLACEMENT($placement) }
action-buy--loan = Buy { PLACEMENT($placement) }, spending { CARD($loan) } as any currency
action-buy--second = Buy { PLACEMENT($placement) }, then { PLACEMENT($second) }
action-buy--second--loan = Buy { PLACEMENT($placement) }, then { PLACEMENT($second) }, spending { CARD($loan) } as any currency
action-lie_low = Lie low: a card off your Blacklist, and the First Player Marker
action-claim = Claim the effect of { PLACEMENT($placement) }
action-claim_overpaid = Claim a card for the Overpay slot
action-launder = End the turn by laundering a card
action-discard = Discard { CARD($card) }
action-end_turn = End the turn

## form: The headings of forms.

form-blacklist = Cards for the Blacklist
form-trade = One card each way
form-buy = Buy { PLACEMENT($placement) }
form-buy--loan = Buy { PLACEMENT($placement) }, spending { CARD($loan) } as any currency
form-buy--second = Buy { PLACEMENT($placement) }, then { PLACEMENT($second) }
form-buy--second--loan = Buy { PLACEMENT($placement) }, then { PLACEMENT($second) }, spending { CARD($loan) } as any currency

## ask: The labels of fields in forms.

ask-cards = Cards to give up
ask-take = Take from them
ask-give = Give from your hand
ask-pay = Cards to pay with

## phase: What the game waits for: the line at the top of the table.

phase-draft = { SEAT($seat) } names a deck for the cards above Banana Republic ({ $left } to go).
phase-visit = { SEAT($seat) } chooses a location to visit.
phase-actions = { SEAT($seat) } has Action cards to play.
phase-business = { SEAT($seat) } may use { LOCATION($location) } and the effects of own cards, then ends the turn.
phase-excess = { SEAT($seat) } holds too many cards and chooses some for the Blacklist.
phase-trading = { SEAT($turn-seat) } trades a card with { SEAT($partner) }.
phase-laundering = { SEAT($seat) } chooses a card to discard.
phase-over = The game is over. { ENDING($ending) }

## gauge: Figures over time, in charts and tables.

gauge-clean_cash = Clean money in hand
gauge-dirty_cash = Dirty money in hand
gauge-points = Points if the game ended now
gauge-placements = Placement cards
gauge-blacklist = Blacklist points
gauge-dirty_known = Dirty cards known to all
gauge-dirty_held = Dirty cards in hand
gauge-hand_value = Money in hand
gauge-display_cost = Average cost of the cards on display
gauge-money_below = Money below the locations

## score: Lines of the score sheet.

score-artwork = Artwork (printed points)
score-art_gallery = Art Gallery
score-accounting_firm = Accounting Firm
score-casino = Casino
score-cryptocurrency_exchange = Cryptocurrency Exchange
score-charity = Charity
score-digital_bank = Digital Bank
score-law_firm = Law Firm
score-remittance_company = Remittance Company
score-restaurant_chain = Restaurant Chain
score-artwork_sets = Sets of Artworks
score-overpaid = Overpay slot
score-blacklist = Blacklist
score-most_blacklisted = Most blacklisted

## tile: Names.

tile-artwork = Artwork
tile-cryptocurrency_exchange = Crypto Exchange

## ending: How the game ended.

ending-placements = Someone owns enough Placement cards.
ending-no_visit = Nobody could visit anything for a whole round.
ending-round_limit = The last round allowed has been played.

## moment: Moments of a game that a replay can jump to.

moment-round = A round begins
moment-dirty_found = Dirty money found
moment-audit = An Audit
moment-limit = Too many cards
moment-marker = The marker changes hands
moment-goal = The last round

## villain: Names.

villain-money_launderer = Money Launderer
villain-corruption_rat = Corruption Rat
villain-kitsukuza = Kitsukuza
villain-bears_of_wall_street = Bears of Wall Street
villain-loan_shark = Loan Shark

## region: Names.

region-europe = Europe
region-japan = Japan
region-usa = USA

## location: Names.

location-europe = Europe
location-japan = Japan
location-usa = USA
location-banana_republic = Banana Republic
location-black_market = Black Market
location-auction_house = Auction House
location-0 = Europe
location-1 = Japan
location-2 = USA
location-3 = Banana Republic
location-4 = Black Market
location-5 = Auction House

## deck: Names.

deck-0 = Placement deck of Europe
deck-1 = Placement deck of Japan
deck-2 = Placement deck of the USA

## option: Options of a new table: the label, and a sentence of help.

option-quick = Quick Mode
    .help = Fewer Placement cards end the game.
option-choice = Choice Mode
    .help = More Placement cards lie above each region.
option-deck = Own deck
    .help = A deck of your own instead of the one that comes with the game.
option-start_money = Cards dealt
    .help = Money cards each player starts with.
option-last_player_extra = Extra for the last player
    .help = Money cards the last player gets on top.
option-money_laid = Money laid at the start
    .help = Cards below each location at the start.
option-money_added = Money added
    .help = Cards added after a round where cards remain.
option-money_renewed = Money renewed
    .help = Cards laid after a round where none remain.
option-money_most = Most money below a location
    .help = No card is added beyond this.
option-display = Cards on display
    .help = Placement cards above each region.
option-choice_display = Cards on display in Choice Mode
    .help = Placement cards above each region with Choice Mode.
option-black_market_from = Black Market from
    .help = Players from which on the Black Market is used.
option-auction_house_from = Auction House from
    .help = Players from which on the Auction House is used.
option-hand_limit = Hand limit
    .help = Cards a hand can hold.
option-purchases = Purchases in a region
    .help = Placement cards one visit to a region may buy.
option-inspect_neighbours_cards = Inspect left and right
    .help = Cards drawn from each neighbour.
option-inspect_rival_cards = Inspect left and right, 2 players
    .help = Cards drawn from the one rival.
option-inspect_player_cards = Inspect one player
    .help = Cards drawn from the player.
option-audit_dirty = Audit from
    .help = Dirty cards from which on the second kind of Audit strikes.
option-placements_to_end = Placements to end
    .help = Placement cards that make a round the last.
option-quick_placements_to_end = Placements to end in Quick Mode
    .help = Placement cards that make a round the last with Quick Mode.
option-round_limit = Round limit
    .help = The game ends after this round whatever happens.
option-blacklist_loss = Blacklist loss
    .help = Points lost for each Blacklist point.
option-most_blacklisted_loss = Loss of the most blacklisted
    .help = Points lost on top by whoever has most Blacklist points.
option-artwork_1 = One Artwork
    .help = Points for a set of one.
option-artwork_2 = Two Artworks
    .help = Points for a set of two.
option-artwork_3 = Three Artworks
    .help = Points for a set of three.
option-artwork_4 = Four Artworks
    .help = Points for a set of four.
option-artwork_5 = Five Artworks
    .help = Points for a full set.
option-accounting_firm_points = Accounting Firm
    .help = Points for each card under it.
option-casino_points = Casino
    .help = Points for each card under it.
option-exchange_discount = Cryptocurrency Exchange
    .help = What each one takes off the cost in its region.
option-charity_removes = Charity
    .help = Blacklist points each one takes away at the end.
option-digital_bank_room = Digital Bank: room
    .help = Cards by which each one raises the hand limit.
option-digital_bank_points = Digital Bank: points
    .help = Points each one gives for each card in hand.
option-law_firm_points = Law Firm
    .help = Points for each card under it.
option-remittance_points = Remittance Company
    .help = Points each one gives for a set of the three regions.
option-restaurant_points = Restaurant Chain
    .help = Points each one gives for each card of its region.
option-overpaid_by = Corruption Rat: overpaid by
    .help = By how much a payment must exceed the cost.
option-overpaid_points = Corruption Rat: points
    .help = Points for each card in the Overpay slot.
option-kitsukuza_crypto = Kitsukuza's crypto
    .help = What crypto is worth to the Kitsukuza.
option-bears_cards = Bears' cards
    .help = Cards above Banana Republic for the Bears of Wall Street.
option-loan_value = Loan Shark's card
    .help = What the card of any currency is worth.

## face: Labels and short sentences on the board.

face-goal = Have the most points at the end: those of the cards you buy, less what your Blacklist costs.
face-dirty = dirty
face-currency_euro = euro
face-currency_usd = dollar
face-currency_yen = yen
face-currency_crypto = crypto
face-sign_europe = €
face-sign_japan = ¥
face-sign_usa = $
face-action_inspect_neighbours = Inspect sides
face-action_inspect_player = Inspect one
face-action_audit_most = Audit: most
face-action_audit_three = Audit: much
face-action_trade = Trade
face-action_bribery = Bribe
face-artwork = Artwork
face-by_artwork = by sets of Artworks
face-by_accounting_firm = by Audits
face-by_casino = by purchases
face-by_digital_bank = by your hand
face-by_law_firm = by Inspects
face-by_remittance_company = by sets of regions
face-by_restaurant_chain = by its region
face-more_accounting_firm = and more by Audits
face-more_artwork = and more by sets of Artworks
face-more_casino = and more by purchases
face-more_digital_bank = and more by your hand
face-more_law_firm = and more by Inspects
face-more_remittance_company = and more by sets of regions
face-more_restaurant_chain = and more by its region
face-printed =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
face-left_unclaimed =
    { $n ->
        [one] { $n } reward is
       *[other] { $n } rewards are
    } not claimed yet, and lost when the turn ends.
face-affordable = Your hand would pay it.
face-not_affordable = Your hand would not pay it.
face-sells_europe =
    up to { $purchases ->
        [one] { $purchases } card
       *[other] { $purchases } cards
    } for euro
face-sells_japan =
    up to { $purchases ->
        [one] { $purchases } card
       *[other] { $purchases } cards
    } for yen
face-sells_usa =
    up to { $purchases ->
        [one] { $purchases } card
       *[other] { $purchases } cards
    } for dollars
face-sells_banana_republic = clears your name, goes first
face-sells_black_market = one card of any region
face-sells_auction_house = one of these cards
face-closed = Nothing lies here: closed until the next round.
face-reach_none = Your hand buys nothing here.
face-reach_some = Your hand buys one here.
face-reach_two = Your hand buys two here.
face-reach_lie_low = A card off your Blacklist, and the first turn.
face-too_many =
    { $too_many ->
        [one] { $too_many } card
       *[other] { $too_many } cards
    } too many: Blacklist.
face-bears_only = For the Bears of Wall Street only:
face-is_here = is here
face-your_desk = Your desk
face-blacklist =
    { $blacklist ->
        [one] { $blacklist } Blacklist point
       *[other] { $blacklist } Blacklist points
    }
face-hand = Your hand: { $hand } of { $limit }
face-empty_hand = No money at all.
face-your_placements = Your placements
face-owned = You own { $count } of the { $goal } placements that end the game
face-owns_nothing = Nothing yet.
face-pays = { $have } of { $cost }
face-buy_one = Buy { PLACEMENT($first) }
face-buy_both = Buy { PLACEMENT($first) } and { PLACEMENT($second) }
face-hands_open = Hands and Blacklists laid open
face-in_hand = Money in hand: { $value }
face-no_hand = No card in hand.
face-on_blacklist = on the Blacklist
face-what_to_buy = What to buy
face-in_order = { PLACEMENT($first) }, then { PLACEMENT($second) }
face-loan_of = Spend as any currency
face-no_loan = none
face-another_way = Buy something else or pay another way
face-must_play = must play
face-their_hand = shows this hand
face-first = first
face-points = Points
face-cards = Hand
face-owns = Owns
face-you_know = you know
face-power_money_launderer = At the end of a turn: draw a card, discard one.
face-power_corruption_rat =
    Overpay by { $overpaid_by } or more to earn { $overpaid_points ->
        [one] { $overpaid_points } point
       *[other] { $overpaid_points } points
    }.
face-power_kitsukuza = Crypto is worth { $kitsukuza_crypto } in your hands.
face-power_bears_of_wall_street =
    What lies above Banana Republic is yours alone to buy: { $bears_cards ->
        [one] { $bears_cards } card
       *[other] { $bears_cards } cards
    } at the start.
face-power_loan_shark = Once a turn any card counts as { $loan_value } of any currency.

## view: Labels of what lies on the table.

view-seat = Player
view-phase = What is asked
view-goal = Placement cards that end the game
view-first = First player of the round
view-marker = First Player Marker
view-turns = Turns taken
view-visits = Locations visited
view-locations = Locations
view-placement_decks = Cards left in the Placement decks
view-money_deck = Cards in the money deck
view-discards = Discards
view-in_play = Action cards to play
view-slotted = Slotted
view-location = Location
view-placements = Placement cards
view-money = Money below
view-villain = Villain
view-hand = Hand
view-hand_limit = Hand limit
view-known = Known cards
view-blacklist = Blacklist points
view-blacklist_cards = Cards on the Blacklist
view-overpaid = Overpay slot
view-points = Points if the game ended now
view-placement = Placement card
view-card = Card
view-seen_by = Known to
view-partner = Partner
view-left = To go
view-bought = Bought
view-lain_low = Banana Republic used
view-loan_spent = Loan spent
view-owed = To be claimed
view-times = Times
view-ending = Ending
view-faces = Cards lying open
view-face = Face
view-currency = Currency
view-value = Value
view-dirty = Dirty
view-action = Action
view-on_sale = For sale
view-kind = Type
view-region = Region
view-cost = Cost
view-printed = Printed points
view-prospects = What a visit would let you buy
view-open = Can be visited
view-too_many = Cards too many
view-cards = Cards
view-affordable = You could pay it
view-two = Two at once

## hint: Hints for a first game, by step.

hint-draft = Only you can buy these. Choose the region for which you have money, or effects that go together.
hint-visit = Where can you both take and buy? Mind your hand limit, and who will look for dirty money next.
hint-actions = The order is yours. Look before you take: an audit shows hands, an inspection empties them.
hint-business = Spend dirty money first. Two cards with one payment waste the least, and claims lapse when the turn ends.
hint-excess = What goes on the Blacklist is lost and costs points. Give up what buys you least.
hint-trading = Give away what is dirty or of no use to you, and take what your next purchase lacks.
hint-laundering = Keep what you can spend soon. Dirty cards that you cannot spend are the ones to lose.

## explain: What a thing on the board is, does and is worth.

explain-card = A card of the money deck.
explain-card--face = { EXPLAIN_FACE($face) }
explain-placement = { EXPLAIN_KIND($kind) }
explain-placement--cost =
    { EXPLAIN_KIND($kind) } { $points ->
        [0] It costs { $cost } here.
       *[other] It costs { $cost } here and has { $points } printed on it.
    }
explain-location-0 = Europe. Take all cards below it, then buy up to two of the fronts above it with euros or crypto.
explain-location-1 = Japan. Take all cards below it, then buy up to two of the fronts above it with yen or crypto.
explain-location-2 = The USA. Take all cards below it, then buy up to two of the fronts above it with dollars or crypto.
explain-location-3 = Banana Republic. Take all cards below it; a card leaves your Blacklist, and you begin the next round.
explain-location-4 = The Black Market. Take all cards below it, then buy one front of any region.
explain-location-5 = The Auction House. Take all cards below it, then buy one of the fronts above it.
explain-player = One of the villains. Most points win: those of the fronts, less what the Blacklist costs.

## explain_face: Parts of what explains a thing.

explain_face-money = Money, worth { $value } in { EXPLAIN_CURRENCY($currency) }. { EXPLAIN_DIRTY($dirty) }
explain_face-action = An Action card, played as soon as it is taken.

## explain_currency: Parts of what explains a thing.

explain_currency-euro = euros
explain_currency-usd = dollars
explain_currency-yen = yen
explain_currency-crypto = any currency

## explain_dirty: Parts of what explains a thing.

explain_dirty-true = It is dirty: it pays like any other, but in your hand it can be found by an inspection or an audit.
explain_dirty-false = It is clean: nobody can blame you for it.

## explain_kind: Parts of what explains a thing.

explain_kind-artwork = Artworks count as a set: the more you own, the more each is worth.
explain_kind-art_gallery = You draw a card of the money deck whenever you buy an Artwork.
explain_kind-accounting_firm = A card goes under it whenever you audit, for points at the end.
explain_kind-casino = A card goes under it whenever you buy in its region, for a point each.
explain_kind-cryptocurrency_exchange = Everything in its region costs you one less from now on.
explain_kind-charity = Takes points off your Blacklist at the end.
explain_kind-digital_bank = You may hold one card more, and at the end each card in your hand is a point.
explain_kind-law_firm = A card goes under it whenever you inspect, for points at the end.
explain_kind-remittance_company = Points for each set of fronts from all three regions.
explain_kind-restaurant_chain = A point for each front of its region, itself included.

## guided: The lessons of the guided game.

guided-win = Most points win: those of the Placement cards you buy, less what your Blacklist costs you. This short game ends with the round in which somebody owns { $goal } of them; a whole one takes 10.
guided-visit = A turn is a visit: you take all cards below a place, then you may buy what lies above it. In { LOCATION($location) } lie { CARD($money) } and an Action card. You can pay there, so go there.
guided-audit = Action cards are played at once. { CARD($card) } looks for dirty money in the hands of the others. Your own dirty { CARD($dirty) } is safe, this time: play the card.
guided-prices = What lies above a place is a front for your money: a business or a work of art, worth points at the end. Europe takes euros, and crypto passes everywhere.
guided-dirty = Dirty notes are worth more and pay just as well, but in your hand they can be found. So spend them first: buy { PLACEMENT($placement) } for { $cost } with { CARD($cards) }. Nobody gives change.
guided-turn_over = You have { $points } points, and your { CARD($left) } is dirty too. Keep in mind that others look as well. End your turn.
guided-caught = It has happened: an audit found your { CARD($card) }, and you got a Blacklist point. It costs you points at the end, and more if you have the most of them. You stand at { $points }.
guided-hide = { LOCATION($location) } asks no questions: there a card comes off your Blacklist, and you begin the next round. Visit it.
guided-lie_low = Use the place now: lie low. { CARD($card) } leaves your Blacklist, and the First Player Marker is yours.
guided-first_again = That visit bought no front, but it was worth more than one: you are at { $points } points again. You hold { $hand } cards, the limit is { $limit }; whatever is too much would go on your Blacklist. End your turn.
guided-europe = You are first and can choose. In { LOCATION($location) } lie { CARD($cards) }: with the crypto you can buy two fronts at once. Go there.
guided-inspect = { CARD($card) } draws two cards of a rival at random. What is dirty comes to your hand, and your rival gets a Blacklist point for it. Play it.
guided-two = A visit to a region may buy two cards with one payment. Buy { PLACEMENT($first) } first and { PLACEMENT($second) } second, so that the Casino counts the second one. They cost { $cost }; your crypto makes exactly { $worth }.
guided-claim = You have bought in the Casino’s own region, and that earns a card under it, worth a point. Such rewards have to be claimed before the turn ends: claim it.
guided-last_turn = You own three fronts, so this is the last round. You have { $points } points, your rival { $rival } as far as everybody can see. End your turn.
guided-end = You win with { $own } to { $rival }. Your rival had money enough, but { $list } Blacklist point and the penalty for having the most were dear.
guided-after = So: visit where you can both take and buy, spend dirty money before it is found, and see to it that the list is longer elsewhere. What makes money clean, by the way?

## guided_else: What the guide answers when the learner does something else.

guided_else-visit = Any place with cards below it can be visited. In { LOCATION($location) } you can buy something at once; elsewhere you would only collect.
guided_else-audit = Action cards come first; nothing else can be done before they are played.
guided_else-dirty = You can buy that too, or pay differently. The guide buys { PLACEMENT($placement) } and spends the dirty note, because it is the one that can be found.
guided_else-dirty-end_turn = You would keep your money, the dirty notes too, and have no points for it.
guided_else-turn_over = There is nothing more to buy for you here. End your turn.
guided_else-hide = You would gain something there, but the Blacklist point stays, and more may come. The guide clears your name first.
guided_else-lie_low = If you only end your turn, the point stays on your Blacklist, and somebody else begins.
guided_else-first_again = You have done what this place offers. End your turn.
guided_else-europe = There you could not buy two fronts. The guide goes where your money buys most.
guided_else-inspect = Action cards come first; nothing else can be done before they are played.
guided_else-two = That is allowed. But together, and the Casino first, the same money brings one point more.
guided_else-two-end_turn = The money would stay in your hand, most of it dirty. Points come from fronts.
guided_else-claim = If you end your turn now, the card under the Casino is lost.
guided_else-last_turn = Everything is bought and claimed. End your turn.

## name: Names printed on cards. A deck of somebody's own has its own names, which are not translated.

name-3-crypto-dirty = 3 crypto (dirty)
name-audit-most-dirty-money = Audit: most dirty money
name-audit-much-dirty-money = Audit: much dirty money
name-bears-of-wall-street = Bears of Wall Street
name-bribery = Bribery
name-corruption-rat = Corruption Rat
name-eur1-clean = €1 (clean)
name-eur2-clean = €2 (clean)
name-eur3-clean = €3 (clean)
name-eur4-dirty = €4 (dirty)
name-eur5-dirty = €5 (dirty)
name-eur6-dirty = €6 (dirty)
name-europe-accounting-firm-eur5 = Europe Accounting Firm (€5)
name-europe-accounting-firm-eur7 = Europe Accounting Firm (€7)
name-europe-art-gallery-eur4 = Europe Art Gallery (€4)
name-europe-art-gallery-eur6 = Europe Art Gallery (€6)
name-europe-artwork-eur6 = Europe Artwork (€6)
name-europe-artwork-eur7 = Europe Artwork (€7)
name-europe-artwork-eur8 = Europe Artwork (€8)
name-europe-artwork-eur9 = Europe Artwork (€9)
name-europe-casino-eur5 = Europe Casino (€5)
name-europe-casino-eur7 = Europe Casino (€7)
name-europe-charity-eur6 = Europe Charity (€6)
name-europe-cryptocurrency-exchange-eur4 = Europe Cryptocurrency Exchange (€4)
name-europe-cryptocurrency-exchange-eur6 = Europe Cryptocurrency Exchange (€6)
name-europe-digital-bank-eur7 = Europe Digital Bank (€7)
name-europe-digital-bank-eur8 = Europe Digital Bank (€8)
name-europe-law-firm-eur5 = Europe Law Firm (€5)
name-europe-law-firm-eur7 = Europe Law Firm (€7)
name-europe-remittance-company-eur8 = Europe Remittance Company (€8)
name-europe-restaurant-chain-eur7 = Europe Restaurant Chain (€7)
name-europe-restaurant-chain-eur9 = Europe Restaurant Chain (€9)
name-inspect-left-and-right-player = Inspect left and right player
name-inspect-one-player = Inspect one player
name-japan-accounting-firm-jpy5 = Japan Accounting Firm (¥5)
name-japan-accounting-firm-jpy7 = Japan Accounting Firm (¥7)
name-japan-art-gallery-jpy4 = Japan Art Gallery (¥4)
name-japan-art-gallery-jpy6 = Japan Art Gallery (¥6)
name-japan-artwork-jpy6 = Japan Artwork (¥6)
name-japan-artwork-jpy7 = Japan Artwork (¥7)
name-japan-artwork-jpy8 = Japan Artwork (¥8)
name-japan-artwork-jpy9 = Japan Artwork (¥9)
name-japan-casino-jpy5 = Japan Casino (¥5)
name-japan-casino-jpy7 = Japan Casino (¥7)
name-japan-charity-jpy6 = Japan Charity (¥6)
name-japan-cryptocurrency-exchange-jpy4 = Japan Cryptocurrency Exchange (¥4)
name-japan-cryptocurrency-exchange-jpy6 = Japan Cryptocurrency Exchange (¥6)
name-japan-digital-bank-jpy7 = Japan Digital Bank (¥7)
name-japan-digital-bank-jpy8 = Japan Digital Bank (¥8)
name-japan-law-firm-jpy5 = Japan Law Firm (¥5)
name-japan-law-firm-jpy7 = Japan Law Firm (¥7)
name-japan-remittance-company-jpy8 = Japan Remittance Company (¥8)
name-japan-restaurant-chain-jpy7 = Japan Restaurant Chain (¥7)
name-japan-restaurant-chain-jpy9 = Japan Restaurant Chain (¥9)
name-jpy1-clean = ¥1 (clean)
name-jpy2-clean = ¥2 (clean)
name-jpy3-clean = ¥3 (clean)
name-jpy4-dirty = ¥4 (dirty)
name-jpy5-dirty = ¥5 (dirty)
name-jpy6-dirty = ¥6 (dirty)
name-kitsukuza = Kitsukuza
name-loan-shark = Loan Shark
name-money-launderer = Money Launderer
name-trade = Trade
name-usa-accounting-firm-usd5 = USA Accounting Firm ($5)
name-usa-accounting-firm-usd7 = USA Accounting Firm ($7)
name-usa-art-gallery-usd4 = USA Art Gallery ($4)
name-usa-art-gallery-usd6 = USA Art Gallery ($6)
name-usa-artwork-usd6 = USA Artwork ($6)
name-usa-artwork-usd7 = USA Artwork ($7)
name-usa-artwork-usd8 = USA Artwork ($8)
name-usa-artwork-usd9 = USA Artwork ($9)
name-usa-casino-usd5 = USA Casino ($5)
name-usa-casino-usd7 = USA Casino ($7)
name-usa-charity-usd6 = USA Charity ($6)
name-usa-cryptocurrency-exchange-usd4 = USA Cryptocurrency Exchange ($4)
name-usa-cryptocurrency-exchange-usd6 = USA Cryptocurrency Exchange ($6)
name-usa-digital-bank-usd7 = USA Digital Bank ($7)
name-usa-digital-bank-usd8 = USA Digital Bank ($8)
name-usa-law-firm-usd5 = USA Law Firm ($5)
name-usa-law-firm-usd7 = USA Law Firm ($7)
name-usa-remittance-company-usd8 = USA Remittance Company ($8)
name-usa-restaurant-chain-usd7 = USA Restaurant Chain ($7)
name-usa-restaurant-chain-usd9 = USA Restaurant Chain ($9)
name-usd1-clean = $1 (clean)
name-usd2-clean = $2 (clean)
name-usd3-clean = $3 (clean)
name-usd4-dirty = $4 (dirty)
name-usd5-dirty = $5 (dirty)
name-usd6-dirty = $6 (dirty)
