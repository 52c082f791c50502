### What reports of the rule lab say.
### docs/translating.md says how such a file is read.

## report: The sentences of a report. $game and $first are names, $rounds and $round what a game calls its rounds.

report-title = { $game }: { $what }
report-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
report-tournament = a tournament of { $games } games
report-experiment = an experiment
report-lead = { $players } players ({ $bots }), { $games } games, seed { $seed }.
report-lead_part = { $players } players ({ $bots }), { $games } games of { $asked } asked for, seed { $seed }.
report-intervals = Intervals are 95 %.
report-expected = Expected: { $hypothesis }
report-one_setting = { $games } games, seed { $seed }.
report-variants = { $games } games of each variant, all on the same seeds (seed { $seed }). Everything is compared with “{ $first }”.
report-target_reached = The interval was narrow enough, so no more were played.
report-stopped = It was stopped before all { $asked } were played.
report-answer = The answer
report-same = It was the same in all games of all variants.
report-mean = Mean over the games of each variant.
report-effect = { $variant }: { $after } instead of { $before }, a difference of { $difference } ({ $low } to { $high }; { $p }).
report-effect_on_share = { $variant }: { $after } instead of { $before }, a difference of { $difference } percentage points ({ $low } to { $high }; { $p }).
report-chance = That may be chance.
report-what_changed = What changed
report-nothing_differs = Nothing differs by more than chance would explain. The table has every figure.
report-most_certain = The { $some } most certain of { $all } figures, in standard deviations of single games; the table has all of them. p-values are corrected for all distinct figures (Holm).
report-in_deviations = In standard deviations of single games. p-values are corrected for all distinct figures (Holm).
report-effect_sizes = Effect sizes
report-compared_with = Compared with “{ $first }”. { $small } is small, { $medium } medium, { $large } large.
report-all_differences = All differences
report-every_figure = Every figure
report-means = Means over games
report-how_made = How this was made
report-again_experiment = The same command, file or link gives the same numbers on every machine.
report-again_tournament = The same command gives the same numbers on every machine.
report-run = The run
report-settings = The variants
report-common_dice = common to all variants
report-own_dice = of each game
report-program = Counting House { $version }, rules version { $rules }
report-ratings = Ratings
report-ratings_about = Plackett–Luce strengths with 95 % intervals from resampled games; 400 points are a factor of ten.
report-duels = Who came in ahead of whom
report-length_and_endings = Length and endings
report-length = Games by their length in { $rounds }
report-length_about = { $name }: mean { $mean }; a tenth up to { $tenth }, half up to { $half }, nine tenths up to { $most }.
report-endings = How games end
report-endings_about = Share of games, with 95 % intervals (Wilson).
report-nobody_won = Nobody won
report-winners = Winners
report-wins_about = Wins against a fair share: 1 is an equal among equals. A shared win counts in parts.
report-wins_by_bot = Wins by bot
report-wins_by_seat = Wins by seat
report-seat = Seat { $seat }
report-bots = Bots
report-course = Course over { $rounds }
report-course_about = Line: the median of all readings of the { $round }. Band: the middle eight tenths. Late { $rounds } that few games reach are drawn faintly.
report-course_about_many = Line: the median of all readings of the { $round }; how far they spread is in the tables. Late { $rounds } that few games reach are drawn faintly.
report-other_gauges = All other gauges
report-wins_with = Wins with a card or role
report-cards = Cards and roles
report-cards_about = How often seats won that acted on a card or were dealt a role, against a fair share. This does not prove that the card is good: better players may take it more often.
report-as_set_up = As set up
report-players = { $players } players
report-option = { $option }: { $value }
report-interval = { $value } ({ $low } to { $high })

## head: Above the columns of tables, and before the lines of how a report was made.

head-figure = Figure
head-unit = Unit
head-variant = Variant
head-before = Before
head-after = After
head-difference = Difference
head-size = Size
head-p = p (Holm)
head-in_step = Moves in step with
head-bot = Bot
head-against = Against
head-games = Games
head-ahead = Ahead
head-won = Won
head-times_fair = Times a fair share
head-place = Mean place
head-score = Mean score
head-faults = Faults
head-what = What
head-value = Value
head-players = Players
head-bots = Bots
head-options = Options that differ from print
head-deck = Deck (SHA-256)
head-command = Command
head-games_of_each = Games of each variant
head-seed = Seed
head-dice = Dice
head-program = Program
head-estimate = Estimate
head-from = From
head-to = To
head-readings = Readings
head-mean = Mean
head-median = Median

## figure: What is compared between variants. $gauge is what a game calls something it measures.

figure-rounds = Length in rounds
figure-decisions = Decisions
figure-someone_won = Somebody won
figure-best_score = Score of the winner
figure-mean_score = Mean score
figure-first_bot_wins = Wins of the first bot, times its fair share
figure-first_bot_score = Score of the first bot
figure-ending = Ends so: { $ending }
figure-mean = { $gauge }: mean over the game
figure-end = { $gauge }: at the end
figure-swing = { $gauge }: mean step from round to round

## unit: What figures count, by the English word.

unit-share_of_games = share of games
unit-times_a_fair_share = times a fair share
unit-standard_deviations = standard deviations
unit-points = points
unit-Gini_coefficient = Gini coefficient
unit-rounds = rounds
unit-decisions = decisions
unit-times = times
unit-cards = cards
unit-crashes = crashes
unit-credit = credit
unit-dollars = dollars
unit-gold = gold
unit-money = money
unit-notes = notes
unit-offers = offers
unit-percent = percent
unit-steps = steps
unit-runs = runs
unit-votes = votes
unit-yes_or_no = yes or no
unit-debt_for_each_gold_owned = debt for each gold owned
unit-gold_for_each_credit_on_the_likeliest_block = gold for each credit on the likeliest block
unit-falls = falls
unit-jubilees = jubilees
unit-ring = ring
unit-share_of_the_lead = share of the lead
unit-times_the_start = times the start
unit-turns_of_its_product = turns of its product

## round: What games call a round, by the English word.

round-round = round
round-turn = turn

## rounds: The same, several of them.

rounds-round = rounds
rounds-turn = turns

## bot: Bots, by level and temper.

bot-random = random
bot-newcomer = newcomer
bot-novice = novice
bot-apprentice = apprentice
bot-trader = trader
bot-master = master
bot-tempered = { $tempers } { $level }
bot-several = { $count } × { $bot }

## temper

temper-steady = steady
temper-careful = careful
temper-daring = daring
temper-cooperative = cooperative
temper-selfish = selfish
temper-and = { $one } and { $two }

## value: Values of options.

value-yes = yes
value-no = no
value-none = none
value-seat = seat { $seat }
