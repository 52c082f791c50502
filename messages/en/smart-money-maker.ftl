### Smart Money Maker
### docs/translating.md says how such a file is read.

## about: What the first page says of the game.

about-smart-money-maker = Pay off every request together, and yet be the one who has most when the debts are gone.

## played_as: Names.

played_as-true = the Joker as{ " " }
played_as-false = { "" }

## by_joker: Names.

by_joker-true = , with the Joker declared as another card
by_joker-false = { "" }

## event: What happened: lines of the log, read aloud to screen readers.

event-hands_dealt =
    Everyone gets { $requests ->
        [one] { $requests } Payment Request
       *[other] { $requests } Payment Requests
    }, { $notes ->
        [one] { $notes } note
       *[other] { $notes } notes
    } ({ CARD($note) }) and { $new_economy ->
        [one] { $new_economy } New Economy card
       *[other] { $new_economy } New Economy cards
    }; { $left ->
        [one] { $left } card is
       *[other] { $left } cards are
    } left in the deck.
event-hand_seen = { SEAT($seat) } holds { CARD($cards) }.
event-first_player_drawn = { SEAT($seat) } goes first.
event-card_drawn =
    { SEAT($seat) } draws { CARD($card) }; { $left ->
        [one] { $left } card is
       *[other] { $left } cards are
    } left.
event-card_drawn_unseen =
    { SEAT($seat) } draws a card; { $left ->
        [one] { $left } card is
       *[other] { $left } cards are
    } left.
event-request_laid = { SEAT($seat) } lays { PLAYED_AS($joker) }the { CARD($card) }: pile { $pile } is opened and asks for ${ $amount }.
event-pile_raised = { SEAT($seat) } lays { PLAYED_AS($joker) }the { CARD($card) } on pile { $pile }: it now asks for ${ $amount }, of which ${ $paid } is paid.
event-paid = { SEAT($seat) } pays { PLAYED_AS($joker) }{ CARD($card) } into pile { $pile }: ${ $paid } of ${ $amount }.
event-triple_paid = { SEAT($seat) } pays { CARD($cards) } as one card into pile { $pile }: ${ $paid } of ${ $amount }. The three are discarded.
event-lobby_laid = { SEAT($seat) } lays { PLAYED_AS($joker) }Lobby on pile { $pile }: no New Economy cards from the others.
event-request_paid_off = { SEAT($seat) } pays a request of ${ $request } in pile { $pile } off with { PLAYED_AS($joker) }{ CARD($card) }.
event-pile_stays_open = Pile { $pile } stays open: ${ $paid } of ${ $amount } is paid.
event-pile_closed = Pile { $pile } is paid and closed by { SEAT($seat) }.
event-notes_collected = { SEAT($seat) } collects { CARD($cards) } from the pile.
event-cards_exchanged = { SEAT($seat) } exchanges { CARD($cards) } for { CARD($notes) }.
event-cash_collected = { SEAT($seat) } has collected ${ $amount }.
event-not_collected = Beyond the amount of pile { $pile }, not collected: { CARD($cards) }.
event-cards_taken = { SEAT($seat) } takes { CARD($cards) } from pile { $pile }.
event-cards_discarded = Discarded: { CARD($cards) }.
event-effect_used = { SEAT($seat) } uses { PLAYED_AS($joker) }{ CARD($card) } and discards it.
event-card_shared = { SEAT($to) } draws { CARD($card) } from { SEAT($from) }'s hand.
event-card_shared_unseen = { SEAT($to) } draws a card from { SEAT($from) }'s hand.
event-cards_asked_for = { SEAT($seat) } gets a card from { SEAT($from) }.
event-card_given = { SEAT($from) } gives { CARD($card) } to { SEAT($to) }.
event-card_given_unseen = { SEAT($from) } gives a card to { SEAT($to) }.
event-hand_looked_at = { SEAT($seat) } sees { SEAT($of) }'s hand: { CARD($cards) }.
event-hands_looked_at = { SEAT($seat) } looks at everyone's hand.
event-card_taken = { SEAT($to) } takes { CARD($card) } from { SEAT($from) }.
event-card_taken_unseen = { SEAT($to) } takes a card from { SEAT($from) }.
event-plays_follow =
    { SEAT($seat) } may play { $plays ->
        [one] { $plays } card
       *[other] { $plays } cards
    } at once.
event-play_lapsed = { SEAT($seat) } plays nothing more.
event-passed = { SEAT($seat) } passes and shows { CARD($cards) }.
event-passed_empty = { SEAT($seat) } has no card left and passes.
event-last_cards_began =
    The deck is empty: { $cards ->
        [one] { $cards } last card
       *[other] { $cards } last cards
    } from everyone, { SEAT($seat) } first.
event-forfeited = { SEAT($seat) } holds nothing but requests and forfeits: { CARD($cards) }.
event-forfeit_dealt = { SEAT($to) } is dealt { CARD($card) }.
event-hand_laid_open =
    { SEAT($seat) } has ${ $cash } and { $businesses ->
        [one] { $businesses } Growing New Business card
       *[other] { $businesses } Growing New Business cards
    }. In hand: { CARD($cards) }.
event-cash_tied = Several have ${ $cash }; by Growing New Business cards it is { SEAT($winners) }.
event-players_won = Every debt is paid. Won with ${ $cash }: { SEAT($winners) }.
event-game_won =
    The game wins: ${ $open } is still open, and { $held ->
        [one] { $held } request is
       *[other] { $held } requests are
    } still in hand.

## brief: The same in few words, behind a name: "Ada: bid $5 · left the auction".

brief-request_laid = opened pile { $pile } for ${ $amount }
brief-pile_raised = raised pile { $pile } to ${ $amount }
brief-paid = paid { CARD($card) } into pile { $pile }
brief-triple_paid = paid a set into pile { $pile }
brief-pile_closed = closed pile { $pile }
brief-cash_collected = collected ${ $amount }
brief-lobby_laid = laid Lobby on pile { $pile }
brief-effect_used = used { CARD($card) }

## why: Why something cannot be done.

why-not_now = Something else is being asked for now.
why-no_such_card = There is no card { $card }.
why-not_in_hand = You do not hold { CARD($card) }.
why-no_joker = You do not hold the Joker.
why-joker_cannot_be = The Joker cannot stand for { CARD($card) }.
why-not_a_request = { CARD($card) } is not a Payment Request.
why-no_such_pile = Pile { $pile } is not open.
why-no_such_request = Request { $request } is not open.
why-never_raises = A request of ${ $amount } is always laid alone.
why-must_lay_request = No request is open and you hold one: lay it.
why-not_money = { CARD($card) } is neither a New Economy card nor a banknote.
why-under_lobby = Lobby lies on pile { $pile }: only banknotes, Growing New Business cards and the Joker as one of those.
why-no_such_triple = There is no triple { $triple }.
why-not_of_triple = { CARD($card) } is not one of the three.
why-not_a_business = { CARD($card) } is not a Growing New Business card.
why-not_another_player = Choose another player.
why-empty_hand = { SEAT($seat) } has no cards.
why-empty_hands = Nobody else has a card.
why-must_play = You can play a card, so you must.
why-not_asked_to_give = You are not asked to give a card.
why-not_in_that_hand = { CARD($card) } is not in that hand.

## action: What can be done: the labels of buttons.

action-lay_request = Lay { PLAYED_AS($joker) }{ CARD($card) }
action-raise = Raise pile { $pile } with { PLAYED_AS($joker) }{ CARD($card) }
action-pay = Pay { PLAYED_AS($joker) }{ CARD($card) } into pile { $pile }
action-pay_triple = Pay { TRIPLE($triple) } as one card into pile { $pile }
action-pay_triple--card = Pay { TRIPLE($triple) } as one card into pile { $pile }, the Joker as { CARD($card) }
action-lobby = Lay { PLAYED_AS($joker) }Lobby on pile { $pile }
action-pay_off = Pay request { $request } off with { PLAYED_AS($joker) }{ CARD($card) }
action-share = Use { PLAYED_AS($joker) }Sharing Economy: a random card from { SEAT($from) }
action-crowdfund = Use { PLAYED_AS($joker) }Crowdfunding: a card from everyone else
action-use_reputation = Use { PLAYED_AS($joker) }Reputation: see all hands and take a card
action-use_free = Use { PLAYED_AS($joker) }Free: play on at once
action-give = Give { CARD($card) }
action-take = Take { CARD($card) } from { SEAT($from) }
action-pass = Pass

## form: The headings of forms.

form-lay_request = Lay a Payment Request{ BY_JOKER($joker) }
form-raise = Raise an open pile{ BY_JOKER($joker) }
form-pay = Pay into a pile{ BY_JOKER($joker) }
form-pay_off = Pay off a request with a business{ BY_JOKER($joker) }
form-take = Take a card from { SEAT($from) }

## ask: The labels of fields in forms.

ask-card = Card
ask-pile = Pile
ask-request = Request

## phase: What the game waits for: the line at the top of the table.

phase-play = { SEAT($seat) } plays a card.
phase-give = Crowdfunding for { SEAT($turn-seat) }. Still to choose a card to give: { SEAT($from) }.
phase-take = Reputation: { SEAT($seat) } has seen all hands and takes one card.
phase-over = The game is over.

## gauge: Figures over time, in charts and tables.

gauge-cards_circulating = Cards in hands and on requests
gauge-debt_open = Debt on the table
gauge-debt_paid = Debt paid
gauge-money_in_circulation = Money in circulation
gauge-notes_in_bank = Notes in the bank
gauge-cash = Cash in hand

## score: Lines of the score sheet.

score-cash = Banknotes in hand

## ending: How the game ended.

ending-players_win = Every debt is paid; the richest player wins.
ending-players_share = Every debt is paid; several players share the victory.
ending-game_wins_open = The game wins: a request on the table is not paid.
ending-game_wins_held = The game wins: someone still holds a request.
ending-game_wins_forfeit = The game wins: forfeited requests can no longer be laid.

## moment: Moments of a game that a replay can jump to.

moment-paid_off = A request is paid off
moment-lobby = Lobby
moment-last_cards = The last cards
moment-forfeit = A player forfeits

## option: Options of a new table: the label, and a sentence of help.

option-requests_dealt = Requests dealt
    .help = Payment Requests each player starts with.
option-notes_dealt = Notes dealt
    .help = Banknotes of $1,000 each player starts with; twelve in all can be spared.
option-new_economy_dealt = New Economy cards dealt
    .help = New Economy cards each player starts with.
option-cards_drawn = Cards drawn
    .help = Cards drawn at the start of a turn.
option-never_raises = Laid alone from
    .help = Requests of this amount or more never raise a pile and are never stood for by the Joker.
option-triple_value = Value of a triple
    .help = What three matching New Economy cards pay together.
option-free_plays = Plays of Free
    .help = How many plays follow the Free card.
option-last_cards = Last cards
    .help = Cards everyone lays when the deck is empty.
option-difficulty = Deck
    .help = Normal, or easy: many small requests, so that cooperating players nearly always pay them.
option-deck = A deck of your own
    .help = Type in the cards of the box you own; the printed totals are checked.

## difficulty: Names.

difficulty-normal = Normal
difficulty-easy = Easy

## class: Names.

class-banknote = banknote
class-new_economy = new economy
class-request = request
class-business = new business
class-lobby = lobby
class-joker = joker

## face: Labels and short sentences on the board.

face-goal = Pay all requests together, or the game wins. Then most cash in hand wins.
face-debt = The old debts
face-hands_open = The hands laid open
face-pile = Pile { $number }
face-round = Turn { $round }
face-rounds =
    { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
face-to_go = to go
face-lobby_binds_you = Lobby by { SEAT($lobbies) }: no New Economy cards from you
face-lobby_binds_others = Lobby by { SEAT($lobbies) }: no New Economy cards from the others
face-you_close = You can close it with { CARD($card) }: ${ $gains } for you.
face-you_close_at_cost = You can close it with { CARD($card) }, at a cost of ${ $cost }.
face-leaves_to_others = Then ${ $left } are left: one card of somebody else closes it and collects ${ $for_closer } and the card.
face-one_card_closes = One card of ${ $left } closes it. For the closer: ${ $for_closer } and the card.
face-on_it = For the closer: ${ $for_closer }.
face-nothing_on_it = Nothing on it yet.
face-still = ${ $left } to go
face-brings = closes it, brings ${ $collects }
face-pay_notes = Pay a note
face-pay_notes_into = Pay a note into pile { $pile }
face-pay_economy = Pay a New Economy card
face-pay_economy_into = Pay a New Economy card into pile { $pile }
face-pay_any = Pay a card
face-pay_any_into = Pay a card into pile { $pile }
face-play_joker = Play the Joker as another card
face-joker_as = The Joker is
face-joker_pay_notes = a note
face-joker_pay_economy = a New Economy card
face-joker_pay_any = a card that pays
face-joker_lay_request = a new request
face-joker_raise = a request on top
face-joker_pay_off = a Growing New Business card
face-all_paid = No request is open any more.
face-no_piles = No request is open. Someone has to lay one.
face-closes = closes pile { $pile }
face-cash = cash
face-cards = cards
face-more_requests =
    { $more_requests ->
        [one] { $more_requests } request
       *[other] { $more_requests } requests
    } at least
face-last_card_due = one card to lay
face-last_cards = The deck is empty: one last card from everyone.
face-last_cards_more =
    The deck is empty: a card from everyone, and { $laps ->
        [one] { $laps } round
       *[other] { $laps } rounds
    } more after this one.
face-empty_hand = No card left.

## view: Labels of what lies on the table.

view-phase = Now
view-deck = Cards in the deck
view-hands = Hands
view-size = Cards
view-known = Known to all
view-cards = Cards
view-card = Card
view-count = Number
view-more_requests = More Payment Requests at least
view-more_new_economy = More New Economy cards at least
view-notes_at_most = Notes at most
view-piles = Open piles
view-number = No.
view-amount = Asks for
view-paid = Paid
view-lobbies = Lobby by
view-requests = Requests
view-laid = Laid on it
view-joker = The Joker
view-by = By
view-bank = Bank
view-discards = Discards
view-last_cards = Last cards
view-waiting = Still to play
view-laps = Rounds after this one
view-forfeited = Forfeited
view-debt_open = Debt on the table
view-debt_paid = Debt paid
view-piles_opened = Piles opened so far
view-requests_laid = Requests laid so far
view-left = Still to pay
view-within_reach = One card can close it
view-for_closer = For whoever closes it
view-bound = Kept off by Lobby
view-faces = Cards of this deck
view-class = Kind
view-worth = Worth
view-cash = Your cash
view-closings = What you could close
view-gains = Gained
view-leaves = What a payment leaves to others
view-pile = Pile
view-request = Request
view-collects = Brings
view-hand = Your hand
view-others = What you know of other hands
view-shown = What others know of your hand
view-seat = Player
view-follow = Plays that follow
view-of_free = By the Free card
view-ending = Ending
view-winners = Winners

## hint: Hints for a first game, by step.

hint-play = How much will be missing when you have paid, and can the next player pay that with one card? Leave more than a card is worth, or close the pile.
hint-give = Somebody will have this card soon. Give what helps you least, or what all of you need on the table.
hint-take = Take what closes a pile for you, or a request that nobody should be left holding.

## explain: What a thing on the board is, does and is worth.

explain-card = { EXPLAIN_CLASS($class) }
explain-card--worth = { EXPLAIN_CLASS($class) } ${ $worth }.
explain-pile = Of ${ $amount }, ${ $left } are missing. Whoever completes it collects what lies here: ${ $for_closer } so far, besides the last card.
explain-player = One of the players. You win together or not at all; then whoever has most cash is first.
explain-note = Cash. Notes pay at any time, and if you all win, whoever holds most of them is first.

## explain_class: Parts of what explains a thing.

explain_class-banknote = Cash. It pays at any time, and in hand it is what wins. Worth
explain_class-new_economy = An idea that pays a debt like money. Whoever completes the pile swaps it for notes. Worth
explain_class-request = A debt. It has to be laid and paid before the end, or all of you lose. It asks for
explain_class-business = A Growing New Business: pays one request whole, or has an effect of its own. As money it is worth
explain_class-lobby = Keeps the others’ New Economy cards off a pile until it is paid. As money it is worth
explain_class-joker = Stands for any other card. As money it is worth

## guided: The lessons of the guided game.

guided-win = Together you win if every debt in the deck is paid by the end; if one is left, the game wins. And then there is one winner among you: whoever holds the most cash.
guided-lay = Debts come first: the first player lays a Payment Request. Lay your { CARD($card) }. It becomes a pile that everybody pays into.
guided-round = All debts together are more than twice all the cash there is, so money has to go round: whoever completes a pile collects what lies in it and can spend it again.
guided-pay = { SEAT($rival) } has paid into your pile. Pay { CARD($card) } into it too: ideas pay debts just as well as notes.
guided-leave = ${ $left } are missing, and ${ $lies } lie there for whoever completes the pile. If you pay $1,000, ${ $too_little } are left, which one card can pay. Pay { CARD($card) }, worth $500, and nobody can close it yet.
guided-lobby = { SEAT($rival) } has laid a Lobby on the pile: as long as it lies there, you cannot pay with New Economy cards. That is what lobbies are for: only old money counts.
guided-note = Banknotes always pay. Your ${ $cash } are what you would win with, but money that lies still earns nothing: pay a { CARD($card) }.
guided-close = Only ${ $left } are missing now. Pay your last { CARD($card) } and the pile is closed by you: you collect ${ $collects }, and are ${ $gains } richer than before.
guided-cash = You have ${ $cash } in cash now, more than you paid in. Ideas that others had brought became your notes: that is the return of what goes round.
guided-business = { CARD($card) } is a Growing New Business: it can pay one request whole, however large. Nobody gains cash by it, but the debt of ${ $amount } is gone for all of you. Play it on the new pile.
guided-hold = You still hold a { CARD($card) }. A request that somebody holds at the end counts as unpaid, and then all of you lose. Lay it now, while there is time to pay it.
guided-end = You hold ${ $own } in cash, and { $deck } cards are still to come. You have seen how a pile is opened, fed, blocked and closed.
guided-after = From here on your rival plays without a script. Keep asking two questions: how much will be missing when I have paid, and can the next player pay that?

## guided_else: What the guide answers when the learner does something else.

guided_else-lay = Nothing can be paid before there is a debt. Lay your { CARD($card) } first.
guided_else-pay = That would pay as well. The guide keeps your notes and pays with { CARD($card) }, because cash is what wins in the end.
guided_else-pay-raise = A second request on the same pile makes it larger, and it takes longer until somebody collects. Pay first.
guided_else-leave = Then ${ $too_little } or less would be missing, and the next player closes the pile with one card and takes everything. Leave more than any card is worth.
guided_else-note = Under a Lobby only notes and a Growing New Business can pay here. Pay a { CARD($card) }.
guided_else-close = Whoever completes it collects ${ $collects }. If you wait, that will be somebody else.
guided_else-close-lay_request = Your request can wait for a turn. ${ $collects } in the pile cannot: the next player would take them.
guided_else-business = You may do that. But a debt of ${ $amount } that one card pays is a rare gift, and all debts have to be paid.
guided_else-business-use_reputation = { CARD($card) } can also look into the other hands and take a card. The guide uses it to get rid of a whole debt.
guided_else-hold = You can, but a request in your hand is a danger for everybody, and it grows with every turn you wait.

## name: Names printed on cards. A deck of somebody's own has its own names, which are not translated.

name-advertisement = Advertisement
name-bike-pool = Bike Pool
name-car-sharing = Car Sharing
name-car-sharing-house-sharing-coworking = Car Sharing, House Sharing, Coworking
name-coworking = Coworking
name-creative-commons = Creative Commons
name-creative-commons-advertisement-music = Creative Commons, Advertisement, Music
name-crowdfunding = Crowdfunding
name-data-commons = Data Commons
name-food-cooperative = Food Cooperative
name-free = Free
name-free-course = Free Course
name-freelance-desk = Freelance Desk
name-home-office = Home Office
name-house-sharing = House Sharing
name-joker = Joker
name-language-exchange = Language Exchange
name-lobby = Lobby
name-local-currency = Local Currency
name-maker = Maker
name-mobile-app = Mobile App
name-music = Music
name-neighbourhood-garden = Neighbourhood Garden
name-open-hardware = Open Hardware
name-open-laboratory = Open Laboratory
name-photo-archive = Photo Archive
name-recycling = Recycling
name-recycling-coworking-maker = Recycling, Coworking, Maker
name-repair-corner = Repair Corner
name-reputation = Reputation
name-ride-board = Ride Board
name-second-hand-fair = Second-Hand Fair
name-sharing-economy = Sharing Economy
name-solar-roof = Solar Roof
name-spare-parts-swap = Spare Parts Swap
name-time-bank = Time Bank
name-tool-library = Tool Library
name-usd1-000-note = $1,000 note
name-usd1-000-request = $1,000 request
name-usd15-000-request = $15,000 request
name-usd2-000-note = $2,000 note
name-usd2-000-request = $2,000 request
name-usd20-000-request = $20,000 request
name-usd3-000-request = $3,000 request
name-usd5-000-request = $5,000 request
name-usd50-000-request = $50,000 request
name-usd500-note = $500 note
name-usd6-000-request = $6,000 request
name-usd8-000-request = $8,000 request
name-video-channel = Video Channel
name-web-shop = Web Shop
