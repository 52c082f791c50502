### No More Money
### docs/translating.md says how such a file is read.

## about: What the first page says of the game.

about-no-more-money = 1929. Lend money that does not exist, buy into boom companies, and carry your gold home before the crash.

## event: What happened: lines of the log, read aloud to screen readers.

event-round_began = Round { $round } begins.
event-investment_revealed = { INVESTMENT($card) } is laid out with { $gold } gold.
event-discards_shuffled = The deck is empty. Its discards are shuffled back in.
event-first_bidder_drawn = The lot falls on { SEAT($seat) } to bid first for the Banker card.
event-bid_made = { SEAT($seat) } bids ${ $amount } for the Banker card.
event-auction_left = { SEAT($seat) } leaves the auction.
event-banker_named = { SEAT($seat) } is the Banker and pays ${ $price }.
event-offer_made =
    { SEAT($from) } proposes to { SEAT($to) }: { SEAT($lender) } lends { SEAT($borrower) } ${ $terms-amount }, to be paid back in { $rounds ->
        [one] { $rounds } instalment
       *[other] { $rounds } instalments
    } of ${ $terms-instalment }, with { $terms-security } gold as security.
event-offer_declined = { SEAT($to) } declines the offer of { SEAT($from) }.
event-offer_declined_because = { SEAT($to) } declines the offer of { SEAT($from) }: { REASON($reason) }.
event-offer_withdrawn = { SEAT($from) } withdraws the offer to { SEAT($to) }.
event-offer_lapsed = The offer of { SEAT($from) } to { SEAT($to) } can no longer be kept and lapses.
event-loan_made =
    { SEAT($lender) } lends { SEAT($borrower) } ${ $terms-amount } and pays a fee of ${ $fee }. It is due in { $rounds ->
        [one] { $rounds } instalment
       *[other] { $rounds } instalments
    } of ${ $terms-instalment }; { $terms-security } gold is the security.
event-loan_card_turned = A { LOAN_CARD($card) } is opened.
event-instalment_paid =
    { SEAT($borrower) } pays { SEAT($lender) } ${ $amount } on a { LOAN($loan) }. { $remaining ->
        [0] It was the last instalment
        [one] { $remaining } instalment remains
       *[other] { $remaining } instalments remain
    }.
event-loan_repaid = { SEAT($borrower) } has paid back a { LOAN($loan) } of { SEAT($lender) } and takes back { $security } gold.
event-loan_defaulted = { SEAT($borrower) } defaults on a { LOAN($loan) }. { SEAT($lender) } keeps the security of { $security } gold.
event-player_done = { SEAT($seat) } is done.
event-bid_sealed = { SEAT($seat) } holds out a closed fist.
event-fist_opened = { SEAT($seat) } opens the hand: ${ $amount }.
event-empty_hand_paid = The printing press pays { SEAT($seat) } ${ $amount } for the empty hand.
event-ties_bid_again = A tie: { SEAT($seats) } bid again.
event-tie_unbroken = The tie stands: { SEAT($seats) } get no investment.
event-investment_taken = { SEAT($seat) } takes { INVESTMENT($card) } with { $gold } gold.
event-investment_discarded = Nobody takes { INVESTMENT($card) }. It is discarded with its gold.
event-cashed_in = { SEAT($seat) } cashes in { INVESTMENT($card) } for { $gold } gold.
event-dice_rolled = The dice: D4 { $d4 }, D6 { $d6 }, D12 { $d12 }, D20 { $d20 }.
event-company_crashed = { COMPANY($company) } crashes.
event-investment_lost = { SEAT($seat) } loses { INVESTMENT($card) } with { $gold } gold.
event-company_grew = { COMPANY($company) } grows.
event-investment_grew = { INVESTMENT($card) } of { SEAT($seat) } gains { $more } gold and now holds { $gold }.
event-crashes_counted = The crash counter stands at { $crashes } of { $of }.
event-instability_moved = The market instability is now { $to }.
event-final_crash = The final crash. Every investment is lost.
event-game_won = The game is over. Most gold: { SEAT($winners) }.
event-moved = { $amount } { KIND($what) } from { PLACE($from) } to { PLACE($to) }.

## brief: The same in few words, behind a name: "Ada: bid $5 · left the auction".

brief-bid_made = bid ${ $amount }
brief-auction_left = left the auction
brief-fist_opened = held ${ $amount }
brief-empty_hand_paid = got ${ $amount } for an empty hand
brief-investment_taken = took { INVESTMENT($card) }
brief-cashed_in = cashed in { INVESTMENT($card) } for { $gold } gold

## why: Why something cannot be done.

why-not_now = That belongs to another step of the round.
why-bid_too_low = The next bid must be at least ${ $minimum }.
why-too_few_coins = That takes ${ $need }; there are only ${ $have }.
why-too_little_gold = That takes { $need } gold; there is only { $have }.
why-no_banker_involved = Only the Banker lends, so one of the two must be the Banker.
why-no_such_player = There is no such player at this table.
why-amount_too_small = A loan is at least $1.
why-too_large = The most that can be written on a loan is ${ $most }.
why-loan_card_not_open = That loan card does not lie open.
why-no_cube_left = The lender has no cube left to mark another loan.
why-not_your_loan = You did not borrow on that card.
why-nothing_due = Nothing is due on it now.
why-last_instalment = Only one instalment is left. Pay that.
why-already_done = You have already said that you are done.
why-not_bidding = You are not among those who bid again.
why-card_not_open = That investment does not lie open.
why-not_your_card = You do not own that investment.

## deal: Why an offer cannot be made or answered.

deal-too_many_offers = You have made all { $limit } offers of this step.

## action: What can be done: the labels of buttons.

action-bid = Bid ${ $amount }
action-leave = Leave the auction
action-offer_loan = Propose to { SEAT($to) }: ${ $amount } on the { LOAN_CARD($card) }, instalments of ${ $instalment }, { $security } gold as security
action-accept = Accept offer { $offer }
action-decline = Decline offer { $offer }
action-decline--reason = Decline offer { $offer }: { REASON($reason) }
action-withdraw = Withdraw offer { $offer }
action-pay_instalment = Pay one instalment on the { LOAN($loan) }
action-pay_off = Pay off the { LOAN($loan) }
action-default = Default on the { LOAN($loan) }
action-done = Done
action-sealed_bid = Close the fist on ${ $amount }
action-take = Take { INVESTMENT($card) }
action-cash_in = Cash in { INVESTMENT($card) }

## form: The headings of forms.

form-bid = Bid for the Banker card
form-offer_loan = Propose a loan between you and { SEAT($to) }
form-decline = Decline offer { $offer } and say why
form-sealed_bid = Your bid for the investments

## ask: The labels of fields in forms.

ask-amount = Amount in dollars
ask-card = Loan card
ask-instalment = Each instalment in dollars
ask-security = Security in gold
ask-reason = The reason

## phase: What the game waits for: the line at the top of the table.

phase-banker_auction = { SEAT($turn) } bids more than ${ $high } for the Banker card or leaves.
phase-loans = Lend, borrow and pay what is due, then say that you are done.
phase-investment_auction = Close your fist on a bid for the investments. Everyone pays what they hold.
phase-choose_investments = Investments are chosen in this order: { SEAT($order) }.
phase-cash_in = { SEAT($turn) } may cash in any number of investments.
phase-final_crash = The market is gone. For each loan, pay one last instalment or give up the security.
phase-over = The game is over.

## gauge: Figures over time, in charts and tables.

gauge-coins = Coins
gauge-gold_held = Gold held
gauge-gold_on_cards = Gold on investments
gauge-debt = Debt
gauge-money_in_circulation = Money in circulation
gauge-loans_outstanding = Loans outstanding
gauge-instability = Market instability
gauge-crashes = Crashes

## score: Lines of the score sheet.

score-gold = Gold in the own supply

## ending: How the game ended.

ending-final_crash = The final crash ended the game.

## moment: Moments of a game that a replay can jump to.

moment-banker = A Banker is named
moment-loan = A loan is made
moment-default = A loan is defaulted on
moment-crash = A company crashes
moment-final_crash = The final crash

## option: Options of a new table: the label, and a sentence of help.

option-length = Length
    .help = How many crashes end the game: those of the short game or those of the long one.
option-screens = Screens
    .help = Hides how many coins the others have, as screens do. All payments are public, so who counts along knows. Only the page hides them: every browser is sent them, so whoever looks there can see it.
option-deck = Deck
    .help = A deck of your own in place of the printed one.
option-starting_coins = Starting coins
    .help = Dollars each player starts with.
option-starting_gold = Starting gold
    .help = Gold each player starts with.
option-cubes = Cubes
    .help = How many loans a player can have given at once.
option-crashes_short = Crashes, short game
    .help = The crash that ends the short game.
option-crashes_long = Crashes, long game
    .help = The crash that ends the long game.
option-instability_start = First instability
    .help = Where the market instability starts, and where it returns to after a crash.
option-instability_step = Instability step
    .help = How far it rises after a round without a crash.
option-fewer_investments_than_players = Fewer investments than players
    .help = Each round lays out so many fewer investments than there are players.
option-open_loan_cards = Open loan cards
    .help = How many loan cards lie open to choose from.
option-fee_percent = Banker's fee
    .help = What the Banker pays to the press, in percent of the loan, rounded up.
option-offers_per_step = Offers per step
    .help = How many offers each player may make in one loan step.
option-empty_hand_coins = Empty hand
    .help = Dollars paid for an empty hand, once a round and player.
option-rebids = Re-bids
    .help = How often tied players bid again.
option-d4_gold = D4 growth
    .help = Gold the D4 adds when it does not crash.
option-d6_gold = D6 growth
    .help = Gold the D6 adds when it does not crash.
option-d12_grows_from = D12 grows from
    .help = The lowest roll with which the D12 adds gold.
option-d12_gold = D12 growth
    .help = Gold the D12 adds.
option-d12_gold_on_12 = D12 growth on a 12
    .help = Gold the D12 adds on a 12.
option-d20_grows_from = D20 grows from
    .help = The lowest roll with which the D20 adds gold.
option-d20_gold = D20 growth
    .help = Gold the D20 adds.
option-d20_factor_on_20 = D20 factor on a 20
    .help = What the gold is multiplied by on a 20.

## length: Names.

length-short = Short
length-long = Long

## view: Labels of what lies on the table.

view-banker = Banker
view-crashes = Crashes
view-last_crash = Final crash at
view-instability = Market instability
view-last_roll = Last roll: D4, D6, D12, D20
view-laid_out = Investments on offer
view-open_loan_cards = Open loan cards
view-loans = Loans in force
view-offers = Offers
view-offer = Offer
view-total = Paid back in all
view-fee = Fee
view-rest = To pay it off
view-companies = Companies
view-bands = What the die does
view-crash = Crash
view-added = Gold added
view-factor = Gold times
view-investment_deck = Investment cards left
view-investment_discards = Discarded investments
view-loan_deck = Loan cards left
view-loan_discards = Discarded loan cards
view-screens = Screens
view-coins = Coins
view-gold = Gold
view-cubes = Cubes left
view-investments = Investments
view-card = Card
view-die = Die
view-rounds = Rounds
view-lender = Lender
view-borrower = Borrower
view-instalment = Instalment
view-remaining = Instalments left
view-security = Security
view-due = Due now
view-sealed_bid = In your fist
view-deals = Offers
view-open = On the table
view-settlement = Payments
view-done = Done
view-amount = Amount
view-sealed = Fists closed
view-paid_for_empty_hand = Paid for an empty hand
view-order = Order of choice

## confirm: A last question before something that hurts.

confirm-default = If you default on the { LOAN($loan) }, the lender keeps the security.

## face: Labels and short sentences on the board.

face-goal = Have the most gold in your supply when the market has crashed for the last time.
face-none_laid_out = None. The next round lays out new ones.
face-market_opens = The market opens, and everyone believes in it.
face-floor = On the floor
face-crashes_final = the final crash
face-crashed = crashed
face-dial_amount = Amount
face-dial_instalment = Instalment
face-dial_security = Security
face-step_banker_auction = Banker
face-step_loans = Loans
face-step_investment_auction = Bids
face-step_cash_in = Cash in
face-step_roll = Roll
face-press = Printing press
face-reserve = Gold reserve
face-instability =
    { $value ->
        [1] a roll of { $value } is a crash
       *[other] a roll of { $value } or less is a crash
    }
face-crashes = { $crashes } of { $of }, then the end
face-last_roll = The last roll
face-no_roll = The dice of the market
face-exchange = The exchange: what the next roll does
face-band_crash = { $span }: crash
face-band_nothing = { $span }: nothing
face-band_adds = { $span }: +{ $added } gold
face-band_times = { $span }: gold ×{ $factor }
face-nobody_holds = Nobody holds a share.
face-gold = { $gold } gold
face-no_gold = no gold
face-you = You
face-leads = leads with ${ $high }
face-left = has left
face-bids = to bid
face-waits = waits
face-haggles = lends and borrows
face-settles = settles debts
face-done = done
face-fist_closed = fist closed
face-thinks = thinks of a bid
face-chooses = held ${ $amount }, chooses now
face-opened = held ${ $amount }
face-in_fist = ${ $amount } in your fist
face-cashes = may cash in
face-rounds_dial = Loan card: rounds
face-reckoning = Reckoning …
face-cost_here = Choose the rounds; what the loan costs is then said here.
face-lend_to = Lend to { SEAT($to) }
face-borrow_from = Borrow from { SEAT($to) }
face-take_for = Take { INVESTMENT($card) } with { $gold } gold
face-cash_in_for = Cash in { INVESTMENT($card) } for { $gold } gold
face-pay_instalment_for = Pay { SEAT($lender) } ${ $amount } on the { LOAN($loan) }
face-pay_off_for = Pay off the { LOAN($loan) } for ${ $amount }
face-default_for = Default on the { LOAN($loan) } and lose { $security } gold
face-loan_commit = Propose ${ $amount } for instalments of ${ $instalment }, { $security } gold as security
face-fist_held = You hold ${ $amount }.
face-screens_down = Coins left: they decide between equal gold
face-refused_last = Refused last
face-no_loans = Nobody owes anything.
face-owes = owes
face-left_to_pay =
    { $remaining ->
        [one] { $remaining } instalment
       *[other] { $remaining } instalments
    } left, ${ $rest } in all
face-security = { $security } gold as security
face-debt = owes ${ $instalment } × { $remaining }
face-cubes =
    { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }

## headline: Headlines of the newspaper.

headline-banker_named = { SEAT($seat) } takes over the bank for ${ $price }
headline-loan_made = { SEAT($lender) } lends { SEAT($borrower) } ${ $terms-amount }
headline-loan_defaulted = { SEAT($borrower) } stops paying { SEAT($lender) }
headline-company_crashed = { COMPANY($company) } crashes
headline-final_crash = The final crash: every investment is lost

## cost: Names.

cost-borrower =
    You get ${ $amount } now and pay back ${ $total } over { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }. Stop paying and you lose { $security } gold.
cost-lender =
    You pay the press ${ $fee } now; { SEAT($borrower) } pays you ${ $total } for ${ $amount } over { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }. Should the payments stop, you keep { $security } gold.
cost-others =
    { SEAT($borrower) } pays { SEAT($lender) } ${ $total } for ${ $amount } over { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, or gives up { $security } gold.

## place: Names.

place-press = the printing press
place-reserve = the gold reserve

## kind: Names.

kind-coins = dollars
kind-gold = gold

## die: Names.

die-d4 = D4
die-d6 = D6
die-d12 = D12
die-d20 = D20

## hint: Hints for a first game, by step.

hint-banker_auction = The Banker makes money that nobody had before, for a tenth of it. Is there somebody who wants to borrow, and do you?
hint-loans = Look at all four numbers of a loan: what comes, what goes back, for how long, and the gold at stake. When will you have the coins for it?
hint-investment_auction = Everybody pays, but not everybody gets a card. Bid enough for the card you want, or nothing at all.
hint-choose_investments = More gold now, or a die that is likely to bring more? The risk is the instability against the sides of the die.
hint-cash_in = Gold on a card is a hope, gold in hand is yours. The higher the instability, the sooner you should leave.
hint-final_crash = One instalment buys your security back. Compare coins, which hardly count now, with gold, which decides.

## explain: What a thing on the board is, does and is worth.

explain-investment = A share of the company with the { DIE($die) }. The { $gold } gold on it is yours only when you cash it in; if the company crashes, it is lost.
explain-loan =
    A loan of { SEAT($lender) } to { SEAT($borrower) }: { $remaining ->
        [one] { $remaining } instalment
       *[other] { $remaining } instalments
    } of ${ $instalment } are left, ${ $rest } in all, and { $security } gold is the security.
explain-loan_card =
    A loan on this card is paid back in { $rounds ->
        [one] { $rounds } instalment
       *[other] { $rounds } instalments
    }, one a round.
explain-company-0 = The D4 decides on this company. It grows fastest and crashes most often.
explain-company-1 = The D6 decides on this company. It grows by a little every round in which it does not crash.
explain-company-2 = The D12 decides on this company. It grows by a little in most rounds, and crashes seldom.
explain-company-3 = The D20 decides on this company. It is the safest, and now and then it doubles.
explain-player = One of the players. Whoever has most gold in hand after the final crash wins; coins decide only between equals.
explain-gold = Gold in hand wins the game. Gold on a card is not in hand yet.
explain-coin = Coins are for bidding, lending and paying back. The press makes them and takes them; at the end they decide only between equals.

## guided: The lessons of the guided game.

guided-win = The player with the most gold wins. Coins only count between equals: they are for bidding and lending. A real game ends after 4 or 5 crashes; this short one ends with the first.
guided-banker = { SEAT($banker) } offers ${ $price } to be the Banker, the only one who may lend this round. You want to borrow, so keep your ${ $coins } and leave the auction.
guided-borrow = Two investments lie open, one with 3 gold on it, and whoever bids most in coins chooses first. You have too few coins for that. The Banker can give you some.
guided-terms = A loan is four numbers: propose to { SEAT($to) } to borrow ${ $amount } and pay back { $rounds } times ${ $instalment }, ${ $total } in all, with { $security } gold as security. If you stop paying, the lender keeps that gold.
guided-borrowed = You have ${ $coins } now, and { $security } of your gold lies on the loan until it is paid. { SEAT($lender) } paid only a tenth of it: the printing press made the rest. Say that you are done.
guided-fist = All bid at once in closed fists, and everybody pays, also who gets nothing. The card with { $gold } gold is worth an effort: close your fist on $30, and keep some coins for the instalments.
guided-choose = You bid most and choose first. Take { INVESTMENT($card) } with its { $gold } gold: when the dice do not crash it, { $added } more come onto it each round.
guided-keep = Gold on a card is not yours yet. You could cash it in now for { $gold }. A company crashes if its die shows { $instability } or less: one side of four here. Take that chance for one round, and say that you are done.
guided-grown = No crash. Your card holds { $gold } gold now, but the instability has risen to { $instability }: each quiet round makes the next crash more likely.
guided-lend = This time be the Banker yourself. Nobody else wants to, so ${ $amount } is enough.
guided-instalment = First your own loan: ${ $amount } to { SEAT($lender) } are due. Pay them, for { $security } gold are at stake.
guided-make_money = Now lend money that does not exist: { SEAT($to) } gets ${ $amount } from the press, it costs you a fee of ${ $fee }, and you are to get ${ $total } back in { $rounds } instalments. { $security } gold as security make sure of it. Propose it.
guided-lent = { SEAT($borrower) } has accepted. Money has come into the world, and with it the bids will rise. Say that you are done.
guided-empty_hand = You have ${ $coins } and nothing more to gain here: the others will bid with borrowed money. An empty hand is paid $5 by the press. Close your fist on nothing.
guided-cash = Now every die that shows { $instability } or less is a crash, for yours half of all rolls. Whoever goes last has seen that the others keep theirs. Take your profit: cash in { INVESTMENT($card) } for { $gold } gold.
guided-last = The D4 fell on { $roll }: your company has crashed, just after you sold it, and all investments are gone. Now one last instalment of ${ $amount } redeems your loan, and { SEAT($lender) } gives back { $security } gold. Pay it.
guided-end = You have { $own } gold, the others { $second } and { $third }. They had gold on their cards too, but they never cashed it in.
guided-after = Money was easy to come by here, and that made it worth little: what counted was leaving in time. Think of that when everybody is lending.

## guided_else: What the guide answers when the learner does something else.

guided_else-banker = The Banker lends, but cannot borrow in that round, and you would have fewer coins for the investments. Let { SEAT($banker) } have it.
guided_else-terms = You can agree on anything that both want. The guide borrows ${ $amount }: enough for the first choice, and no more than you can pay back.
guided_else-terms-done = Without a loan you bid with what is left of your own coins, and somebody else gets the first choice.
guided_else-borrowed = One loan is enough: each of them takes gold of yours as security.
guided_else-fist = Whatever you bid is gone, so do not bid everything. But with much less you would pay for the second choice, or for nothing.
guided_else-choose = That card holds less gold. You have paid for the first choice: take { $gold } gold.
guided_else-keep = Gold in your hands is safe, and cashing in is never wrong for long. But this card is likely to grow, and the guide takes the chance once.
guided_else-lend = As a Banker you may make loans yourself, and that is a power worth ${ $amount }.
guided_else-instalment = If you do not pay, you lose the { $security } gold that lie on the loan. Pay first, then see what else you want.
guided_else-instalment-default = To default means to give up { $security } gold to save ${ $amount } now. Gold wins the game; coins do not.
guided_else-instalment-pay_off = Paying off everything at once is allowed, but it would leave you with too few coins to lend.
guided_else-make_money = Whatever you both agree on is a loan. The guide lends ${ $amount } against { $security } gold, so that you gain whether it is paid back or not.
guided_else-make_money-done = You have paid to be the Banker. If you lend nothing, that was for nothing.
guided_else-lent = You have too few coins left for the fee of another loan. Go on.
guided_else-empty_hand = With ${ $coins } you cannot outbid borrowed money, and what you bid is lost. Nothing is the better bid here.
guided_else-cash = It would be the second risk with the same card, and now a crash is as likely as growth.
guided_else-last = For ${ $amount } you get { $security } gold back. Without paying, they stay with { SEAT($lender) }.

## name: Names printed on cards. A deck of somebody's own has its own names, which are not translated.

name-2-round-loan = 2-round loan
name-2-round-loan-card = 2-round loan card
name-3-round-loan = 3-round loan
name-3-round-loan-card = 3-round loan card
name-4-round-loan = 4-round loan
name-4-round-loan-card = 4-round loan card
name-5-round-loan = 5-round loan
name-5-round-loan-card = 5-round loan card
name-6-round-loan = 6-round loan
name-6-round-loan-card = 6-round loan card
name-7-round-loan = 7-round loan
name-7-round-loan-card = 7-round loan card
name-active-radio-corporation = Active Radio Corporation
name-active-radio-corporation-d6 = Active Radio Corporation (D6)
name-generic-motor-vehicle-company = Generic Motor Vehicle Company
name-generic-motor-vehicle-company-d4 = Generic Motor Vehicle Company (D4)
name-government-bonds-of-freedom = Government Bonds of Freedom
name-government-bonds-of-freedom-d20 = Government Bonds of Freedom (D20)
name-national-steel-industries = National Steel Industries
name-national-steel-industries-d12 = National Steel Industries (D12)
name-no-need-for-it = no need for it
name-short-of-cash = short of cash
name-too-dear = too dear
name-too-risky = too risky
