### What reports of the rule lab say.
### docs/translating.md says how such a file is read.

## report: The sentences of a report. $game and $first are names, $rounds and $round what a game calls its rounds.

report-title = { $game }: { $what }
report-games =
    { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }
report-tournament = ein Turnier über { $games } Spiele
report-experiment = ein Experiment
report-lead = { $players } Mitspieler ({ $bots }), { $games } Spiele, Startzahl { $seed }.
report-lead_part = { $players } Mitspieler ({ $bots }), { $games } von { $asked } verlangten Spielen, Startzahl { $seed }.
report-intervals = Intervalle sind 95-%-Intervalle.
report-expected = Erwartet: { $hypothesis }
report-one_setting = { $games } Spiele, Startzahl { $seed }.
report-variants = { $games } Spiele jeder Variante, alle mit denselben Startzahlen (Startzahl { $seed }). Verglichen wird alles mit „{ $first }“.
report-target_reached = Das Intervall war schmal genug, darum wurden nicht mehr gespielt.
report-stopped = Es wurde angehalten, bevor alle { $asked } gespielt waren.
report-answer = Die Antwort
report-same = In allen Spielen aller Varianten war es gleich.
report-mean = Mittel über die Spiele jeder Variante.
report-effect = { $variant }: { $after } statt { $before }, ein Unterschied von { $difference } ({ $low } bis { $high }; { $p }).
report-effect_on_share = { $variant }: { $after } statt { $before }, ein Unterschied von { $difference } Prozentpunkten ({ $low } bis { $high }; { $p }).
report-chance = Das kann Zufall sein.
report-what_changed = Was sich geändert hat
report-nothing_differs = Nichts unterscheidet sich mehr, als Zufall erklären würde. Die Tabelle hat jede Größe.
report-most_certain = Die { $some } sichersten von { $all } Größen, in Standardabweichungen einzelner Spiele; die Tabelle hat alle. Die p-Werte sind für alle verschiedenen Größen korrigiert (Holm).
report-in_deviations = In Standardabweichungen einzelner Spiele. Die p-Werte sind für alle verschiedenen Größen korrigiert (Holm).
report-effect_sizes = Effektstärken
report-compared_with = Verglichen mit „{ $first }“. { $small } ist klein, { $medium } mittel, { $large } groß.
report-all_differences = Alle Unterschiede
report-every_figure = Jede Größe
report-means = Mittel über die Spiele
report-how_made = Wie das entstanden ist
report-again_experiment = Derselbe Befehl, dieselbe Datei oder derselbe Link ergibt auf jedem Rechner dieselben Zahlen.
report-again_tournament = Derselbe Befehl ergibt auf jedem Rechner dieselben Zahlen.
report-run = Der Lauf
report-settings = Die Varianten
report-common_dice = in allen Varianten dieselben
report-own_dice = von jedem Spiel
report-program = Counting House { $version }, Regelversion { $rules }
report-ratings = Wertungen
report-ratings_about = Stärken nach Plackett–Luce mit 95-%-Intervallen aus neu gezogenen Spielen; 400 Punkte sind ein Faktor zehn.
report-duels = Wer vor wem lag
report-length_and_endings = Länge und Ende
report-length = Spiele nach ihrer Länge ({ $rounds })
report-length_about = { $name }: im Mittel { $mean }; ein Zehntel bis { $tenth }, die Hälfte bis { $half }, neun Zehntel bis { $most }.
report-endings = Wie Spiele enden
report-endings_about = Anteil der Spiele, mit 95-%-Intervallen (Wilson).
report-nobody_won = Niemand hat gewonnen
report-winners = Sieger
report-wins_about = Siege gemessen am gerechten Anteil: 1 ist Gleicher unter Gleichen. Ein geteilter Sieg zählt anteilig.
report-wins_by_bot = Siege nach Bot
report-wins_by_seat = Siege nach Platz
report-seat = Platz { $seat }
report-bots = Bots
report-course = Verlauf über { $rounds }
report-course_about = Linie: der Median aller Messwerte ({ $round } für { $round }). Band: die mittleren acht Zehntel. Was spät liegt und nur wenige Spiele erreichen, ist blass gezeichnet.
report-course_about_many = Linie: der Median aller Messwerte ({ $round } für { $round }); wie weit sie streuen, steht in den Tabellen. Was spät liegt und nur wenige Spiele erreichen, ist blass gezeichnet.
report-other_gauges = Alle anderen Messgrößen
report-wins_with = Siege mit einer Karte oder Rolle
report-cards = Karten und Rollen
report-cards_about = Wie oft Plätze gewannen, die eine Karte nutzten oder eine Rolle bekamen, gemessen am gerechten Anteil. Das beweist nicht, dass die Karte gut ist: Bessere Spieler nehmen sie vielleicht öfter.
report-as_set_up = Wie eingestellt
report-players = { $players } Mitspieler
report-option = { $option }: { $value }
report-interval = { $value } ({ $low } bis { $high })

## head: Above the columns of tables, and before the lines of how a report was made.

head-figure = Größe
head-unit = Einheit
head-variant = Variante
head-before = Vorher
head-after = Nachher
head-difference = Unterschied
head-size = Stärke
head-p = p (Holm)
head-in_step = Geht im Gleichschritt mit
head-bot = Bot
head-against = Gegen
head-games = Spiele
head-ahead = Davor
head-won = Gewonnen
head-times_fair = Mal der gerechte Anteil
head-place = Mittlerer Rang
head-score = Mittlere Punktzahl
head-faults = Fehler
head-what = Was
head-value = Wert
head-players = Mitspieler
head-bots = Bots
head-options = Abweichungen vom Druck
head-deck = Stapel (SHA-256)
head-command = Befehl
head-games_of_each = Spiele jeder Variante
head-seed = Startzahl
head-dice = Würfel
head-program = Programm
head-estimate = Schätzung
head-from = Von
head-to = Bis
head-readings = Messwerte
head-mean = Mittel
head-median = Median

## figure: What is compared between variants. $gauge is what a game calls something it measures.

figure-rounds = Länge in Runden
figure-decisions = Entscheidungen
figure-someone_won = Jemand hat gewonnen
figure-best_score = Punktzahl des Siegers
figure-mean_score = Mittlere Punktzahl
figure-first_bot_wins = Siege des ersten Bots, mal seinem gerechten Anteil
figure-first_bot_score = Punktzahl des ersten Bots
figure-ending = Endet so: { $ending }
figure-mean = { $gauge }: Mittel über das Spiel
figure-end = { $gauge }: am Ende
figure-swing = { $gauge }: mittlerer Schritt von Runde zu Runde

## unit: What figures count, by the English word.

unit-share_of_games = Anteil der Spiele
unit-times_a_fair_share = mal der gerechte Anteil
unit-standard_deviations = Standardabweichungen
unit-points = Punkte
unit-Gini_coefficient = Gini-Koeffizient
unit-rounds = Runden
unit-decisions = Entscheidungen
unit-times = mal
unit-cards = Karten
unit-crashes = Crashs
unit-credit = Kredit
unit-dollars = Dollar
unit-gold = Gold
unit-money = Geld
unit-notes = Scheine
unit-offers = Angebote
unit-percent = Prozent
unit-steps = Schritte
unit-runs = Runs
unit-votes = Stimmen
unit-yes_or_no = ja oder nein
unit-debt_for_each_gold_owned = Schulden je eigenem Gold
unit-gold_for_each_credit_on_the_likeliest_block = Gold je Kredit auf dem wahrscheinlichsten Feld
unit-falls = Stürze
unit-jubilees = Schuldenerlasse
unit-ring = Ring
unit-share_of_the_lead = Anteil des Führenden
unit-times_the_start = mal der Anfang
unit-turns_of_its_product = Züge seiner Produktion

## round: What games call a round, by the English word.

round-round = Runde
round-turn = Zug

## rounds: The same, several of them.

rounds-round = Runden
rounds-turn = Züge

## bot: Bots, by level and temper.

bot-random = Zufall
bot-newcomer = Anfänger
bot-novice = Neuling
bot-apprentice = Lehrling
bot-trader = Händler
bot-master = Meister
bot-tempered = { $level } ({ $tempers })
bot-several = { $count } × { $bot }

## temper

temper-steady = gelassen
temper-careful = vorsichtig
temper-daring = wagemutig
temper-cooperative = hilfsbereit
temper-selfish = eigennützig
temper-and = { $one } und { $two }

## value: Values of options.

value-yes = ja
value-no = nein
value-none = keine
value-seat = Platz { $seat }
