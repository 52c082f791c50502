### What reports of the rule lab say.
### docs/translating.md says how such a file is read.

## report: The sentences of a report. $game and $first are names, $rounds and $round what a game calls its rounds.

report-title = { $game }: { $what }
report-games =
    { $games ->
        [one] { $games } spel
       *[other] { $games } spellen
    }
report-tournament = een toernooi van { $games } spellen
report-experiment = een experiment
report-lead = { $players } spelers ({ $bots }), { $games } spellen, startgetal { $seed }.
report-lead_part = { $players } spelers ({ $bots }), { $games } van de { $asked } gevraagde spellen, startgetal { $seed }.
report-intervals = Intervallen zijn 95 %.
report-expected = Verwacht: { $hypothesis }
report-one_setting = { $games } spellen, startgetal { $seed }.
report-variants = { $games } spellen van elke variant, allemaal met dezelfde startgetallen (startgetal { $seed }). Alles wordt vergeleken met “{ $first }”.
report-target_reached = Het interval was smal genoeg, dus werden er niet meer gespeeld.
report-stopped = Het werd gestopt voordat alle { $asked } gespeeld waren.
report-answer = Het antwoord
report-same = Het was in alle spellen van alle varianten gelijk.
report-mean = Gemiddelde over de spellen van elke variant.
report-effect = { $variant }: { $after } in plaats van { $before }, een verschil van { $difference } ({ $low } tot { $high }; { $p }).
report-effect_on_share = { $variant }: { $after } in plaats van { $before }, een verschil van { $difference } procentpunt ({ $low } tot { $high }; { $p }).
report-chance = Dat kan toeval zijn.
report-what_changed = Wat er veranderde
report-nothing_differs = Niets verschilt meer dan toeval zou verklaren. De tabel heeft elk cijfer.
report-most_certain = De { $some } zekerste van { $all } cijfers, in standaardafwijkingen van losse spellen; de tabel heeft ze allemaal. De p-waarden zijn gecorrigeerd voor alle verschillende cijfers (Holm).
report-in_deviations = In standaardafwijkingen van losse spellen. De p-waarden zijn gecorrigeerd voor alle verschillende cijfers (Holm).
report-effect_sizes = Effectgroottes
report-compared_with = Vergeleken met “{ $first }”. { $small } is klein, { $medium } middelgroot, { $large } groot.
report-all_differences = Alle verschillen
report-every_figure = Elk cijfer
report-means = Gemiddelden over de spellen
report-how_made = Hoe dit gemaakt is
report-again_experiment = Dezelfde opdracht, hetzelfde bestand of dezelfde link geeft op elke machine dezelfde getallen.
report-again_tournament = Dezelfde opdracht geeft op elke machine dezelfde getallen.
report-run = De run
report-settings = De varianten
report-common_dice = dezelfde in alle varianten
report-own_dice = van elk spel
report-program = Counting House { $version }, regelversie { $rules }
report-ratings = Beoordelingen
report-ratings_about = Sterktes volgens Plackett–Luce met 95 %-intervallen uit opnieuw getrokken spellen; 400 punten zijn een factor tien.
report-duels = Wie voor wie eindigde
report-length_and_endings = Lengte en einde
report-length = Spellen naar hun lengte in { $rounds }
report-length_about = { $name }: gemiddeld { $mean }; een tiende tot { $tenth }, de helft tot { $half }, negen tiende tot { $most }.
report-endings = Hoe spellen eindigen
report-endings_about = Aandeel van de spellen, met 95 %-intervallen (Wilson).
report-nobody_won = Niemand won
report-winners = Winnaars
report-wins_about = Overwinningen tegen een eerlijk aandeel: 1 is gelijk aan de rest. Een gedeelde overwinning telt voor een deel.
report-wins_by_bot = Overwinningen per bot
report-wins_by_seat = Overwinningen per plaats
report-seat = Plaats { $seat }
report-bots = Bots
report-course = Verloop over { $rounds }
report-course_about = Lijn: de mediaan van alle metingen ({ $round } voor { $round }). Band: de middelste acht tiende. Late { $rounds }, die weinig spellen halen, zijn licht getekend.
report-course_about_many = Lijn: de mediaan van alle metingen ({ $round } voor { $round }); hoe ver ze uiteenlopen staat in de tabellen. Late { $rounds }, die weinig spellen halen, zijn licht getekend.
report-other_gauges = Alle andere meters
report-wins_with = Overwinningen met een kaart of rol
report-cards = Kaarten en rollen
report-cards_about = Hoe vaak plaatsen wonnen die een kaart gebruikten of een rol kregen, tegen een eerlijk aandeel. Dat bewijst niet dat de kaart goed is: betere spelers nemen haar misschien vaker.
report-as_set_up = Zoals ingesteld
report-players = { $players } spelers
report-option = { $option }: { $value }
report-interval = { $value } ({ $low } tot { $high })

## head: Above the columns of tables, and before the lines of how a report was made.

head-figure = Cijfer
head-unit = Eenheid
head-variant = Variant
head-before = Voor
head-after = Na
head-difference = Verschil
head-size = Grootte
head-p = p (Holm)
head-in_step = Beweegt mee met
head-bot = Bot
head-against = Tegen
head-games = Spellen
head-ahead = Ervoor
head-won = Gewonnen
head-times_fair = Keer een eerlijk aandeel
head-place = Gemiddelde plaats
head-score = Gemiddelde score
head-faults = Fouten
head-what = Wat
head-value = Waarde
head-players = Spelers
head-bots = Bots
head-options = Wat afwijkt van de druk
head-deck = Kaarten (SHA-256)
head-command = Opdracht
head-games_of_each = Spellen van elke variant
head-seed = Startgetal
head-dice = Dobbelstenen
head-program = Programma
head-estimate = Schatting
head-from = Van
head-to = Tot
head-readings = Metingen
head-mean = Gemiddelde
head-median = Mediaan

## figure: What is compared between variants. $gauge is what a game calls something it measures.

figure-rounds = Lengte in rondes
figure-decisions = Beslissingen
figure-someone_won = Iemand won
figure-best_score = Score van de winnaar
figure-mean_score = Gemiddelde score
figure-first_bot_wins = Overwinningen van de eerste bot, keer zijn eerlijke aandeel
figure-first_bot_score = Score van de eerste bot
figure-ending = Eindigt zo: { $ending }
figure-mean = { $gauge }: gemiddelde over het spel
figure-end = { $gauge }: aan het einde
figure-swing = { $gauge }: gemiddelde stap van ronde tot ronde

## unit: What figures count, by the English word.

unit-share_of_games = aandeel van de spellen
unit-times_a_fair_share = keer een eerlijk aandeel
unit-standard_deviations = standaardafwijkingen
unit-points = punten
unit-Gini_coefficient = gini-coëfficiënt
unit-rounds = rondes
unit-decisions = beslissingen
unit-times = keer
unit-cards = kaarten
unit-crashes = crashes
unit-credit = krediet
unit-dollars = dollar
unit-gold = goud
unit-money = geld
unit-notes = biljetten
unit-offers = aanbiedingen
unit-percent = procent
unit-steps = stappen
unit-runs = bankruns
unit-votes = stemmen
unit-yes_or_no = ja of nee
unit-debt_for_each_gold_owned = schuld per goud in bezit
unit-gold_for_each_credit_on_the_likeliest_block = goud per krediet op het waarschijnlijkste vak
unit-falls = vallen
unit-jubilees = schuldkwijtscheldingen
unit-ring = ring
unit-share_of_the_lead = aandeel van de koploper
unit-times_the_start = keer het begin
unit-turns_of_its_product = beurten van zijn productie

## round: What games call a round, by the English word.

round-round = ronde
round-turn = beurt

## rounds: The same, several of them.

rounds-round = rondes
rounds-turn = beurten

## bot: Bots, by level and temper.

bot-random = willekeurig
bot-newcomer = nieuweling
bot-novice = beginner
bot-apprentice = leerling
bot-trader = koopman
bot-master = meester
bot-tempered = { $level } ({ $tempers })
bot-several = { $count } × { $bot }

## temper

temper-steady = kalm
temper-careful = voorzichtig
temper-daring = gedurfd
temper-cooperative = behulpzaam
temper-selfish = egoïstisch
temper-and = { $one } en { $two }

## value: Values of options.

value-yes = ja
value-no = nee
value-none = geen
value-seat = plaats { $seat }
