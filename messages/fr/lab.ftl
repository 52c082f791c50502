### What reports of the rule lab say.
### docs/translating.md says how such a file is read.

## report: The sentences of a report. $game and $first are names, $rounds and $round what a game calls its rounds.

report-title = { $game } : { $what }
report-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
report-tournament = un tournoi de { $games } parties
report-experiment = une expérience
report-lead = { $players } joueurs ({ $bots }), { $games } parties, graine { $seed }.
report-lead_part = { $players } joueurs ({ $bots }), { $games } parties sur { $asked } demandées, graine { $seed }.
report-intervals = Les intervalles sont à 95 %.
report-expected = Attendu : { $hypothesis }
report-one_setting = { $games } parties, graine { $seed }.
report-variants = { $games } parties de chaque variante, toutes avec les mêmes graines (graine { $seed }). Tout est comparé à « { $first } ».
report-target_reached = L’intervalle était assez étroit : on s’est arrêté là.
report-stopped = On l’a arrêtée avant que les { $asked } soient toutes jouées.
report-answer = La réponse
report-same = C’était pareil dans toutes les parties de toutes les variantes.
report-mean = Moyenne sur les parties de chaque variante.
report-effect = { $variant } : { $after } au lieu de { $before }, soit un écart de { $difference } ({ $low } à { $high } ; { $p }).
report-effect_on_share = { $variant } : { $after } au lieu de { $before }, soit un écart de { $difference } points de pourcentage ({ $low } à { $high } ; { $p }).
report-chance = Cela peut être le hasard.
report-what_changed = Ce qui a changé
report-nothing_differs = Rien ne diffère plus que le hasard ne l’expliquerait. Le tableau contient tous les chiffres.
report-most_certain = Les { $some } plus sûrs de { $all } chiffres, en écarts types de parties isolées ; le tableau les contient tous. Les valeurs p sont corrigées pour tous les chiffres distincts (Holm).
report-in_deviations = En écarts types de parties isolées. Les valeurs p sont corrigées pour tous les chiffres distincts (Holm).
report-effect_sizes = Tailles d’effet
report-compared_with = Comparé à « { $first } ». { $small } est petit, { $medium } moyen, { $large } grand.
report-all_differences = Tous les écarts
report-every_figure = Tous les chiffres
report-means = Moyennes sur les parties
report-how_made = Comment c’est fait
report-again_experiment = La même commande, le même fichier ou le même lien donne les mêmes nombres sur toute machine.
report-again_tournament = La même commande donne les mêmes nombres sur toute machine.
report-run = L’exécution
report-settings = Les variantes
report-common_dice = communs à toutes les variantes
report-own_dice = propres à chaque partie
report-program = Counting House { $version }, version { $rules } des règles
report-ratings = Classements
report-ratings_about = Forces de Plackett–Luce avec intervalles à 95 % tirés de parties rééchantillonnées ; 400 points font un facteur dix.
report-duels = Qui a fini devant qui
report-length_and_endings = Durée et fins
report-length = Parties selon leur durée en { $rounds }
report-length_about = { $name } : { $mean } en moyenne ; un dixième jusqu’à { $tenth }, la moitié jusqu’à { $half }, neuf dixièmes jusqu’à { $most }.
report-endings = Comment les parties finissent
report-endings_about = Part des parties, avec intervalles à 95 % (Wilson).
report-nobody_won = Personne n’a gagné
report-winners = Vainqueurs
report-wins_about = Victoires par rapport à une part équitable : 1, c’est faire jeu égal. Une victoire partagée compte en parts.
report-wins_by_bot = Victoires par bot
report-wins_by_seat = Victoires par place
report-seat = Place { $seat }
report-bots = Bots
report-course = Évolution au fil des { $rounds }
report-course_about = Ligne : la médiane de tous les relevés ({ $round } par { $round }). Bande : les huit dixièmes du milieu. Ce que peu de parties atteignent est tracé en pâle.
report-course_about_many = Ligne : la médiane de tous les relevés ({ $round } par { $round }) ; leur dispersion est dans les tableaux. Ce que peu de parties atteignent est tracé en pâle.
report-other_gauges = Toutes les autres mesures
report-wins_with = Victoires avec une carte ou un rôle
report-cards = Cartes et rôles
report-cards_about = Combien de fois ont gagné les places qui se sont servies d’une carte ou ont reçu un rôle, par rapport à une part équitable. Cela ne prouve pas que la carte est bonne : de meilleurs joueurs la prennent peut-être plus souvent.
report-as_set_up = Comme réglé
report-players = { $players } joueurs
report-option = { $option } : { $value }
report-interval = { $value } ({ $low } à { $high })

## head: Above the columns of tables, and before the lines of how a report was made.

head-figure = Chiffre
head-unit = Unité
head-variant = Variante
head-before = Avant
head-after = Après
head-difference = Écart
head-size = Taille
head-p = p (Holm)
head-in_step = Va de pair avec
head-bot = Bot
head-against = Contre
head-games = Parties
head-ahead = Devant
head-won = Gagné
head-times_fair = Fois la part équitable
head-place = Rang moyen
head-score = Score moyen
head-faults = Fautes
head-what = Quoi
head-value = Valeur
head-players = Joueurs
head-bots = Bots
head-options = Options qui s’écartent de l’imprimé
head-deck = Paquet (SHA-256)
head-command = Commande
head-games_of_each = Parties de chaque variante
head-seed = Graine
head-dice = Dés
head-program = Programme
head-estimate = Estimation
head-from = De
head-to = À
head-readings = Relevés
head-mean = Moyenne
head-median = Médiane

## figure: What is compared between variants. $gauge is what a game calls something it measures.

figure-rounds = Durée en tours
figure-decisions = Décisions
figure-someone_won = Quelqu’un a gagné
figure-best_score = Score du vainqueur
figure-mean_score = Score moyen
figure-first_bot_wins = Victoires du premier bot, en parts équitables
figure-first_bot_score = Score du premier bot
figure-ending = Finit ainsi : { $ending }
figure-mean = { $gauge } : moyenne sur la partie
figure-end = { $gauge } : à la fin
figure-swing = { $gauge } : pas moyen d’un tour à l’autre

## unit: What figures count, by the English word.

unit-share_of_games = part des parties
unit-times_a_fair_share = fois la part équitable
unit-standard_deviations = écarts types
unit-points = points
unit-Gini_coefficient = coefficient de Gini
unit-rounds = tours
unit-decisions = décisions
unit-times = fois
unit-cards = cartes
unit-crashes = krachs
unit-credit = crédit
unit-dollars = dollars
unit-gold = or
unit-money = argent
unit-notes = billets
unit-offers = offres
unit-percent = pour cent
unit-steps = pas
unit-runs = paniques
unit-votes = voix
unit-yes_or_no = oui ou non
unit-debt_for_each_gold_owned = dette par or possédé
unit-gold_for_each_credit_on_the_likeliest_block = or par crédit sur l’îlot le plus probable
unit-falls = chutes
unit-jubilees = jubilés
unit-ring = anneau
unit-share_of_the_lead = part du premier
unit-times_the_start = fois le début
unit-turns_of_its_product = tours de sa production

## round: What games call a round, by the English word.

round-round = tour
round-turn = tour

## rounds: The same, several of them.

rounds-round = tours
rounds-turn = tours

## bot: Bots, by level and temper.

bot-random = hasard
bot-newcomer = débutant
bot-novice = novice
bot-apprentice = apprenti
bot-trader = négociant
bot-master = maître
bot-tempered = { $level } ({ $tempers })
bot-several = { $count } × { $bot }

## temper

temper-steady = posé
temper-careful = prudent
temper-daring = audacieux
temper-cooperative = coopératif
temper-selfish = égoïste
temper-and = { $one } et { $two }

## value: Values of options.

value-yes = oui
value-no = non
value-none = aucune
value-seat = place { $seat }
