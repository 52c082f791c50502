### What the debrief of a game, and of a class, says.
### docs/translating.md says how such a file is read.

## figure: Figures over time.

figure-score = Worth if the game ended now
figure-gini = Inequality of worth (0 equal, 1 one has all; debts beyond worth count as nothing)
figure-money = Money in circulation
figure-velocity = How often money changed hands in a round of the table
figure-inflation = Change of the price level over a round of the table
figure-interest = What loans cost, as a share of what was lent
figure-interest_a_round = What loans cost a round, as a share of what was lent

## unit: What a figure is counted in.

unit-score = points
unit-gini = Gini coefficient
unit-money = money
unit-velocity = times

## moment: Moments of a game that a replay can jump to.

moment-rise = Open cards see their steepest rise: from { $before } to { $after } gold on average.
moment-bubble = A bubble: an open card costs { $price } turns of its own product, and { $median } in the middle of the game's prices.
moment-swing = The bots change their minds: { SEAT($seat) } wins { $to } of a hundred games instead of { $from }.
moment-swing_nobody = The bots change their minds: the game itself wins { $to } of a hundred games instead of { $from }.

## story: The story of a game.

story-opening =
    { SEAT($players) } played { $game } for { $per_round ->
        [1]
            { $turns ->
                [one] { $turns } round
               *[other] { $turns } rounds
            }
       *[other]
            { $turns ->
                [one] { $turns } turn
               *[other] { $turns } turns
            }
    }.
story-moment =
    { $per_round ->
        [1] Round
       *[other] Turn
    } { $turn }: { $said }
story-rescue =
    { $per_round ->
        [1] Round
       *[other] Turn
    } { $turn }: { $said } { SEAT($seat) } had lacked { $lacking } and gave { GIVEN($gave) } for the help.
story-rescue_priced =
    { $per_round ->
        [1] Round
       *[other] Turn
    } { $turn }: { $said } { SEAT($seat) } had lacked { $lacking } and gave { GIVEN($gave) } for the help, { $price } % of what was lacking.
story-rescue_free =
    { $per_round ->
        [1] Round
       *[other] Turn
    } { $turn }: { $said } { SEAT($seat) } had lacked { $lacking } and gave nothing for the help.
story-destroyed =
    { $per_round ->
        [1] Round
       *[other] Turn
    } { $turn }: { $said } { $amount } gold is gone with it.
story-voided =
    { $per_round ->
        [1] Round
       *[other] Turn
    } { $turn }: { $said } { $amount } credit is worth nothing now.
story-collected =
    { $per_round ->
        [1] Round
       *[other] Turn
    } { $turn }: { $said } That brings ${ $amount }.
story-end = { $ending } { SEAT($seat) } is first with { $score }.
story-end_lost = { $ending } The table lost together.

## given: What was given for help.

given-gold = { $n } gold
given-credit = { $n } credit
given-loan = { $n } in instalments to come
given-production =
    { $n ->
        [one] { $n } production good
       *[other] { $n } production goods
    }
given-consumer =
    { $n ->
        [one] { $n } consumer good
       *[other] { $n } consumer goods
    }
given-action_cards =
    { $n ->
        [one] { $n } action card
       *[other] { $n } action cards
    }
given-company = { CARD($card) }

## question: Questions to talk about after a game.

question-prices = An open card cost { $before } gold on average in turn { $start } and { $after } in turn { $turn }, when { $gold } gold was in vaults. What had changed: the cards, or the money?
question-prices_with_credit = An open card cost { $before } gold on average in turn { $start } and { $after } in turn { $turn }, when banks had { $gold } gold and { $credit } credit was about. What had changed: the cards, or the money?
question-auction =
    In turn { $turn } { CARD($card) } was opened at { $opening } and went to { SEAT($seat) } for { $price }. { $bidders ->
        [one] { $bidders } bank
       *[other] { $bidders } banks
    } bid in that turn, and { SEAT($seat) } had { $gold } gold at its end. Who could have paid in gold?
question-production = { SEAT($seat) } sold goods for { $earned } gold and paid { $spent } for goods, cards and companies. Where did the difference come from, or go?
question-rich_and_solvent = Before the bank run in turn { $turn } { SEAT($seat) } was worth { $worth }, owed { $owed } and had { $gold } gold, and could not pay. What is the difference between rich and solvent?
question-rescue = In turn { $turn } { SEAT($seat) } lacked { $lacking }. { SEAT($helpers) } helped, and { SEAT($seat) } gave { GIVEN($gave) } for it. Was that a fair price? What would it have cost the others not to help?
question-bail_out =
    In turn { $turn }: “{ $said }” The central bank lent { $times ->
        [one] once
       *[other] { $times } times
    } in this game, and at the end of that turn { $credit } credit was about. Who paid for the bail-out?
question-deal = In turn { $turn } it was agreed: “{ $said }” Was that a fair price? What would have happened to { SEAT($seat) } without it?
question-nobody_solvent = In turn { $turn } no bank was solvent. All of them together had { $gold } gold for { $credit } credit, and { $reserve } gold lay in the reserve. Who could have helped?
question-jubilee_failed = In turn { $turn }: “{ $said }” There was { $credit } credit for { $gold } gold in vaults. Count what each of you would have had.
question-jubilee_declared = In turn { $turn }: “{ $said }” Afterwards { $credit } credit was left and { $gold } gold in vaults. Who paid for it?
question-imprisoned = In turn { $turn } { SEAT($seat) } went to debtors' prison, having owed { $owed } with { $gold } gold a turn before. Who would have gained by helping?
question-went_bankrupt = In turn { $turn } { SEAT($seat) } went bankrupt, having owed { $owed } with { $gold } gold a turn before. Who lost besides { SEAT($seat) }?
question-loan =
    In round { $turn } { SEAT($borrower) } borrowed ${ $amount } from { SEAT($lender) } for { $rounds ->
        [one] { $rounds } instalment
       *[other] { $rounds } instalments
    } of ${ $instalment } and { $security } gold as security. What was the price of this loan: the interest, or the gold?
question-loan_with_companies = In turn { $turn }: “{ $said }” That was { $total } in all for { $amount }. What was the price of this loan: the interest, or what { SEAT($borrower) } could lose?
question-default =
    { SEAT($borrower) } stopped paying { SEAT($lender) } in round { $turn } and lost { $security } gold; there { $defaults ->
        [one] was { $defaults } default
       *[other] were { $defaults } defaults
    } in all. When is it cheaper not to pay?
question-default_with_companies =
    In turn { $turn }: “{ $said }” There { $defaults ->
        [one] was { $defaults } default
       *[other] were { $defaults } defaults
    } in all. When is it cheaper not to pay?
question-circulation = At the end of round { $turn } ${ $most } were in circulation, with ${ $loans } still owed; at the end of the game there were ${ $rest }. Where did the money come from, and where did it go?
question-owed =
    At the end of round { $turn } ${ $loans } were owed, with ${ $money } in circulation. At the end of the game ${ $rest } were in circulation, and { $owed ->
        [0] nothing was owed
       *[other] ${ $owed } were owed
    }. Could everybody have paid, and where did the debts go?
question-banker =
    { SEAT($seat) } paid ${ $price } to be the Banker in round { $turn }. { $loans ->
        [one] { $loans } loan was
       *[other] { $loans } loans were
    } made in the game. What is a bank worth?
question-investment_lost = { SEAT($seat) } lost { INVESTMENT($card) } with { $gold } gold in round { $turn }; in all, crashes took { $gone } gold off cards. Whose was it, before it was gone?
question-cashed_in = { SEAT($seat) } cashed in { INVESTMENT($card) } for { $gold } gold in round { $turn }, one of { $times } times that somebody did. Why then, and not a round later?
question-debt = After turn { $turn } requests for ${ $most } were open. In the end ${ $paid } were paid and ${ $open } were not. Who could have paid the rest?
question-debt_paid = After turn { $turn } requests for ${ $most } were open. In the end all of them were paid, ${ $paid } together. Who paid most, and who could have paid more?
question-kept = { SEAT($seat) } held ${ $cash } at the end, while ${ $open } were open, and had paid ${ $spent } in notes. Sharing or keeping: which won?
question-collected =
    { SEAT($seat) } collected ${ $amount } in turn { $turn }, the most of { $times ->
        [one] { $times } collection
       *[other] { $times } collections
    }. Who had paid it in?
question-shared = { SEAT($seat) } laid ${ $gave } on requests and received ${ $got } in notes. Was that a gift?
question-lobby = In turn { $turn } { SEAT($seat) } laid Lobby on pile { $pile }, and ${ $open } were open. Whom did it protect?
question-closing = Pile { $pile } was the last to be closed, by { SEAT($seat) } in turn { $turn }, one of { $piles }; { $circulating } cards were in hands and on requests. Would it have been closed without the others?
question-spent = { SEAT($seat) } paid { $dirty } in dirty and { $clean } in clean money. What is clean about money?
question-payment = { SEAT($seat) } paid { $worth } for a price of { $cost } in round { $turn }. Where is the rest?
question-held = { SEAT($seat) } held { $most } in round { $turn }, { $dirty } of it dirty, and { $rest } at the end. What is money worth that one does not dare to spend?
question-blacklisted =
    { SEAT($first) } ended with { $one ->
        [one] { $one } point
       *[other] { $one } points
    } on the Blacklist, { SEAT($last) } with { $other }. What did a bad name cost, and what did it bring?
question-dirty_found = In round { $turn } { SEAT($seat) } found { CARD($card) } with { SEAT($target) } and kept it; dirty money was found { $times } times. Was it cleaner in the other hand?
question-bought =
    { SEAT($seat) } bought { PLACEMENT($placement) } in round { $turn }, the last of { $purchases ->
        [one] { $purchases } purchase
       *[other] { $purchases } purchases
    }. What was the money worth before, and what is it worth now?
question-distance =
    { SEAT($first) } ended with { $most }, { SEAT($last) } with { $least }. { SEAT($last) } had { $high } at best, in { $per_round ->
        [1] round { $turn }
       *[other] turn { $turn }
    }. What happened in between?
question-parted =
    { SEAT($first) } ended with { $most }, { SEAT($last) } with { $least }. From { $per_round ->
        [1] round { $turn }
       *[other] turn { $turn }
    } on { SEAT($first) } was ahead of { SEAT($last) }. What had happened?
question-which_rule =
    After { $per_round ->
        [1]
            { $turns ->
                [one] { $turns } round
               *[other] { $turns } rounds
            }
       *[other]
            { $turns ->
                [one] { $turns } turn
               *[other] { $turns } turns
            }
    } the game ended: { $ending } Which rule would you change, and what do you expect?

## chart: Titles of charts.

chart-worth = Who was ahead
chart-credit = Gold and credit
chart-loans = Money and loans
chart-old_debt = Debt and money
chart-prices = Prices
chart-investment_price = What an investment costs in its own product
chart-coverage = Could they have paid?
chart-leverage = Debt for each gold owned
chart-interest = The price of a loan
chart-owed = What each of you owed
chart-liabilities = What each of you owed
chart-gold = Gold in each vault
chart-coins = Coins in each hand
chart-cash = Cash in each hand
chart-gold_held = Gold in each hand
chart-dirty_cash = Dirty money in each hand
chart-hand_value = Money in each hand
chart-blacklist = Points on the Blacklist
chart-velocity = How often money changed hands
chart-gini = How unequal you were

## chart_about: What a chart shows.

chart_about-worth = The score sheet if the game had ended there.
chart_about-credit = Gold in the vaults is what banks can pay with. Credit is what they have promised. Where the lines part, promises grow faster than gold.
chart_about-loans = Coins come into the world as loans and leave it as instalments. Follow the money up with the loans, and down with them.
chart_about-old_debt = Debt on the table is what the old economy asks for; the debt paid is what you got rid of together.
chart_about-prices = Goods and open cards, in gold. Cards that earn for many turns move before goods do.
chart_about-investment_price = The mean opening price of an open card over what it earns in a turn. Without credit about three turns, with much credit twice as many.
chart_about-coverage = Gold for each credit on the likeliest block. Below 1 a bank cannot pay if the run comes there.
chart_about-leverage = What a bank owes over what it owns. Above 1 it owes more than it has.
chart_about-interest = What new loans cost a round, as a share of what was lent. Below 0 the lender gave something away.
chart_about-owed = What is still to be paid on loans, by debtor.
chart_about-liabilities = Credit that is out in a bank's name.
chart_about-gold = What a bank can pay with at once.
chart_about-coins = What each can pay with at once.
chart_about-cash = Notes in hand at the end of the turn.
chart_about-gold_held = Gold decides the game. Gold that is pledged for a loan is not counted.
chart_about-dirty_cash = Money that the law would like to ask about.
chart_about-hand_value = Clean and dirty money together.
chart_about-blacklist = Points that the authorities have against each of you.
chart_about-velocity = Payments over the money there was, in one round of the table.
chart_about-gini = 0 if all are worth the same, near 1 if one has everything. Worth below nothing counts as nothing.

## sector: Who or what holds money.

sector-bank = Bank
sector-player = Player
sector-villain = Villain
sector-public = The public
sector-investments = Open cards
sector-action_cards = Action cards
sector-gold_reserve = Gold Reserve
sector-natural_reserves = Natural Reserves
sector-markets = The markets
sector-companies = Companies
sector-press = Printing press
sector-office = The Banker's office
sector-requests = Requests
sector-deck = Deck
sector-discards = Discard pile
sector-locations = Locations
sector-supply = Supply
sector-slots = Display
sector-blacklist = Blacklist
sector-box = Box
sector-gone = Out of the game

## ware: What changes hands.

ware-gold = Gold
ware-credit = Credit
ware-coins = Coins
ware-notes = Notes
ware-new_economy = New-economy cards
ware-requests = Requests
ware-cards = Cards
ware-production_goods = Production goods
ware-consumer_goods = Consumer goods
ware-companies = Companies
ware-investments = Investments
ware-clean_cash = Clean money
ware-dirty_cash = Dirty money
ware-placements = Placement cards
ware-action_cards = Action cards

## number: How figures are written.

number-percent = { $percent } %

## class_difference: How the tables of a class differ.

class_difference-furthest =
    { $figure }: between { $low } (table { $low_table }) and { $high } (table { $high_table }) at the end. The tables were furthest apart { $per_round ->
        [1] in round
       *[other] in turn
    } { $turn }, with { $least } at table { $least_table } and { $most } at table { $most_table }.
class_difference-treatments =
    { $figure }: { $high } on average at the end with “{ $one }” ({ $one_tables ->
        [one] { $one_tables } table
       *[other] { $one_tables } tables
    }), { $low } with “{ $two }” ({ $two_tables ->
        [one] { $two_tables } table
       *[other] { $two_tables } tables
    }).

## class_question: Questions to a class.

class_question-treatments = { $figure } ended at { $high } on average with “{ $one }” and at { $low } with “{ $two }”. Was it the rule, or the people?
class_question-same_rules = { $figure } ended at { $high } at table { $high_table } and at { $low } at table { $low_table }, by the same rules. What did you do differently, and when did it begin?
class_question-scores = At table { $far_table } the first ended with { $far_best } and the last with { $far_last }; at table { $near_table } it was { $near_best } and { $near_last }. Which table would you rather have sat at, not knowing on which seat?
class_question-moment =
    Table { $table }, { $per_round ->
        [1] round
       *[other] turn
    } { $turn }: “{ $said }” It came to that at { $with } of { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }. What kept the others from it?
class_question-which_rule =
    You have seen { $tables ->
        [one] { $tables } economy
       *[other] { $tables } economies
    } by now. Which rule would you change, and what do you expect?
