### What reports of the rule lab say.
### docs/translating.md says how such a file is read.

## report: The sentences of a report. $game and $first are names, $rounds and $round what a game calls its rounds.

report-title = { $game }: { $what }
report-games =
    { $games ->
        [one] { $games } spil
       *[other] { $games } spil
    }
report-tournament = en turnering på { $games } spil
report-experiment = et eksperiment
report-lead = { $players } spillere ({ $bots }), { $games } spil, startværdi { $seed }.
report-lead_part = { $players } spillere ({ $bots }), { $games } af { $asked } ønskede spil, startværdi { $seed }.
report-intervals = Intervaller er på 95 %.
report-expected = Forventet: { $hypothesis }
report-one_setting = { $games } spil, startværdi { $seed }.
report-variants = { $games } spil af hver variant, alle med de samme startværdier (startværdi { $seed }). Alt sammenlignes med »{ $first }«.
report-target_reached = Intervallet var smalt nok, så der blev ikke spillet flere.
report-stopped = Det blev stoppet, før alle { $asked } var spillet.
report-answer = Svaret
report-same = Det var ens i alle spil af alle varianter.
report-mean = Gennemsnit over spillene af hver variant.
report-effect = { $variant }: { $after } i stedet for { $before }, en forskel på { $difference } ({ $low } til { $high }; { $p }).
report-effect_on_share = { $variant }: { $after } i stedet for { $before }, en forskel på { $difference } procentpoint ({ $low } til { $high }; { $p }).
report-chance = Det kan være tilfældigt.
report-what_changed = Hvad der ændrede sig
report-nothing_differs = Intet afviger mere, end tilfældet kan forklare. Tabellen har alle tal.
report-most_certain = De { $some } sikreste af { $all } tal, i standardafvigelser af enkelte spil; tabellen har dem alle. p-værdierne er korrigeret for alle forskellige tal (Holm).
report-in_deviations = I standardafvigelser af enkelte spil. p-værdierne er korrigeret for alle forskellige tal (Holm).
report-effect_sizes = Effektstørrelser
report-compared_with = Sammenlignet med »{ $first }«. { $small } er lille, { $medium } middel, { $large } stor.
report-all_differences = Alle forskelle
report-every_figure = Alle tal
report-means = Gennemsnit over spil
report-how_made = Sådan er det lavet
report-again_experiment = Den samme kommando, fil eller det samme link giver de samme tal på enhver maskine.
report-again_tournament = Den samme kommando giver de samme tal på enhver maskine.
report-run = Kørslen
report-settings = Varianterne
report-common_dice = fælles for alle varianter
report-own_dice = hvert spils egne
report-program = Counting House { $version }, regelversion { $rules }
report-ratings = Ratings
report-ratings_about = Styrker efter Plackett–Luce med 95 %-intervaller fra gentrukne spil; 400 point er en faktor ti.
report-duels = Hvem der endte foran hvem
report-length_and_endings = Længde og slutninger
report-length = Spil efter deres længde i { $rounds }
report-length_about = { $name }: i gennemsnit { $mean }; en tiendedel op til { $tenth }, halvdelen op til { $half }, ni tiendedele op til { $most }.
report-endings = Hvordan spil ender
report-endings_about = Andel af spil, med 95 %-intervaller (Wilson).
report-nobody_won = Ingen vandt
report-winners = Vindere
report-wins_about = Sejre mod en rimelig andel: 1 er lige blandt lige. En delt sejr tæller i dele.
report-wins_by_bot = Sejre efter bot
report-wins_by_seat = Sejre efter plads
report-seat = Plads { $seat }
report-bots = Bots
report-course = Forløb over { $rounds }
report-course_about = Linje: medianen af alle målinger ({ $round } for { $round }). Bånd: de midterste otte tiendedele. Sene { $rounds }, som få spil når, er tegnet svagt.
report-course_about_many = Linje: medianen af alle målinger ({ $round } for { $round }); hvor meget de spreder sig, står i tabellerne. Sene { $rounds }, som få spil når, er tegnet svagt.
report-other_gauges = Alle andre målere
report-wins_with = Sejre med et kort eller en rolle
report-cards = Kort og roller
report-cards_about = Hvor tit pladser vandt, som brugte et kort eller fik en rolle, mod en rimelig andel. Det beviser ikke, at kortet er godt: bedre spillere tager det måske oftere.
report-as_set_up = Som indstillet
report-players = { $players } spillere
report-option = { $option }: { $value }
report-interval = { $value } ({ $low } til { $high })

## head: Above the columns of tables, and before the lines of how a report was made.

head-figure = Tal
head-unit = Enhed
head-variant = Variant
head-before = Før
head-after = Efter
head-difference = Forskel
head-size = Størrelse
head-p = p (Holm)
head-in_step = Følger
head-bot = Bot
head-against = Mod
head-games = Spil
head-ahead = Foran
head-won = Vundet
head-times_fair = Gange en rimelig andel
head-place = Gennemsnitlig placering
head-score = Gennemsnitlig score
head-faults = Fejl
head-what = Hvad
head-value = Værdi
head-players = Spillere
head-bots = Bots
head-options = Valg, der afviger fra det trykte
head-deck = Kortsæt (SHA-256)
head-command = Kommando
head-games_of_each = Spil af hver variant
head-seed = Startværdi
head-dice = Terninger
head-program = Program
head-estimate = Skøn
head-from = Fra
head-to = Til
head-readings = Målinger
head-mean = Gennemsnit
head-median = Median

## figure: What is compared between variants. $gauge is what a game calls something it measures.

figure-rounds = Længde i runder
figure-decisions = Beslutninger
figure-someone_won = Nogen vandt
figure-best_score = Vinderens score
figure-mean_score = Gennemsnitlig score
figure-first_bot_wins = Den første bots sejre, gange dens rimelige andel
figure-first_bot_score = Den første bots score
figure-ending = Ender sådan: { $ending }
figure-mean = { $gauge }: gennemsnit over spillet
figure-end = { $gauge }: til sidst
figure-swing = { $gauge }: gennemsnitligt skridt fra runde til runde

## unit: What figures count, by the English word.

unit-share_of_games = andel af spil
unit-times_a_fair_share = gange en rimelig andel
unit-standard_deviations = standardafvigelser
unit-points = point
unit-Gini_coefficient = Gini-koefficient
unit-rounds = runder
unit-decisions = beslutninger
unit-times = gange
unit-cards = kort
unit-crashes = krak
unit-credit = kredit
unit-dollars = dollar
unit-gold = guld
unit-money = penge
unit-notes = sedler
unit-offers = tilbud
unit-percent = procent
unit-steps = trin
unit-runs = bankløb
unit-votes = stemmer
unit-yes_or_no = ja eller nej
unit-debt_for_each_gold_owned = gæld pr. ejet guld
unit-gold_for_each_credit_on_the_likeliest_block = guld pr. kredit på det mest sandsynlige felt
unit-falls = fald
unit-jubilees = gældseftergivelser
unit-ring = ring
unit-share_of_the_lead = andel af den førendes
unit-times_the_start = gange starten
unit-turns_of_its_product = ture af dens produktion

## round: What games call a round, by the English word.

round-round = runde
round-turn = tur

## rounds: The same, several of them.

rounds-round = runder
rounds-turn = ture

## bot: Bots, by level and temper.

bot-random = tilfældig
bot-newcomer = nybegynder
bot-novice = begynder
bot-apprentice = lærling
bot-trader = købmand
bot-master = mester
bot-tempered = { $level } ({ $tempers })
bot-several = { $count } × { $bot }

## temper

temper-steady = rolig
temper-careful = forsigtig
temper-daring = dristig
temper-cooperative = samarbejdende
temper-selfish = egoistisk
temper-and = { $one } og { $two }

## value: Values of options.

value-yes = ja
value-no = nej
value-none = ingen
value-seat = plads { $seat }
