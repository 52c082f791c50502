### What the debrief of a game, and of a class, says.
### docs/translating.md says how such a file is read.

# The words are those of the games' own files: panique bancaire, crédit, or, coffre, prêt, versement, gage, facture, Liste noire.

## figure: Figures over time.

figure-score = Valeur si la partie finissait maintenant
figure-gini = Inégalité des fortunes (0 égalité, 1 une personne a tout ; les dettes au-delà de la fortune comptent pour rien)
figure-money = Argent en circulation
figure-velocity = Combien de fois l’argent a changé de main en un tour de table
figure-inflation = Variation du niveau des prix sur un tour de table
figure-interest = Ce que coûtent les prêts, en part de la somme prêtée
figure-interest_a_round = Ce que coûtent les prêts par manche, en part de la somme prêtée

## unit: What a figure is counted in.

unit-score = points
unit-gini = coefficient de Gini
unit-money = argent
unit-velocity = fois

## moment: Moments of a game that a replay can jump to.

moment-rise = La plus forte hausse des cartes ouvertes : de { $before } à { $after } en or en moyenne.
moment-bubble = Une bulle : une carte ouverte coûte { $price } tours de sa propre production, contre { $median } pour le prix médian de la partie.
moment-swing = Les bots changent d’avis : { SEAT($seat) } gagne { $to } parties sur cent au lieu de { $from }.
moment-swing_nobody = Les bots changent d’avis : le jeu lui-même gagne { $to } parties sur cent au lieu de { $from }.

## story: The story of a game.

story-opening =
    Partie de { $game } en { $per_round ->
        [1]
            { $turns ->
                [one] { $turns } manche
               *[other] { $turns } manches
            }
       *[other]
            { $turns ->
                [one] { $turns } tour
               *[other] { $turns } tours
            }
    } : { SEAT($players) }.
story-moment =
    { $per_round ->
        [1] Manche
       *[other] Tour
    } { $turn } : { $said }
story-rescue =
    { $per_round ->
        [1] Manche
       *[other] Tour
    } { $turn } : { $said } Il manquait { $lacking }, et { SEAT($seat) } a donné en échange de l’aide { GIVEN($gave) }.
story-rescue_priced =
    { $per_round ->
        [1] Manche
       *[other] Tour
    } { $turn } : { $said } Il manquait { $lacking }, et { SEAT($seat) } a donné en échange de l’aide { GIVEN($gave) }, soit { $price } % de ce qui manquait.
story-rescue_free =
    { $per_round ->
        [1] Manche
       *[other] Tour
    } { $turn } : { $said } Il manquait { $lacking }, et { SEAT($seat) } n’a rien donné en échange de l’aide.
story-destroyed =
    { $per_round ->
        [1] Manche
       *[other] Tour
    } { $turn } : { $said } { $amount } en or partent avec.
story-voided =
    { $per_round ->
        [1] Manche
       *[other] Tour
    } { $turn } : { $said } { $amount } de crédit ne valent plus rien.
story-collected =
    { $per_round ->
        [1] Manche
       *[other] Tour
    } { $turn } : { $said } Cela rapporte { $amount } $.
story-end = { $ending } En tête : { SEAT($seat) }, avec { $score }.
story-end_lost = { $ending } Toute la table a perdu.

## given: What was given for help.

given-gold = { $n } en or
given-credit = { $n } de crédit
given-loan = { $n } en échéances à venir
given-production =
    { $n ->
        [one] { $n } bien de production
       *[other] { $n } biens de production
    }
given-consumer =
    { $n ->
        [one] { $n } bien de consommation
       *[other] { $n } biens de consommation
    }
given-action_cards =
    { $n ->
        [one] { $n } carte Action
       *[other] { $n } cartes Action
    }
given-company = { CARD($card) }

## question: Questions to talk about after a game.

question-prices = Une carte ouverte coûtait en moyenne { $before } en or au tour { $start } et { $after } au tour { $turn }, quand il y avait { $gold } en or dans les coffres. Qu’est-ce qui avait changé : les cartes, ou l’argent ?
question-prices_with_credit = Une carte ouverte coûtait en moyenne { $before } en or au tour { $start } et { $after } au tour { $turn }, quand les banques avaient { $gold } en or et que { $credit } de crédit circulait. Qu’est-ce qui avait changé : les cartes, ou l’argent ?
question-auction =
    Au tour { $turn }, { CARD($card) } a été mis à prix à { $opening } et { SEAT($seat) } l’a remporté pour { $price }. Ce tour-là, { $bidders ->
        [one] { $bidders } banque a enchéri
       *[other] { $bidders } banques ont enchéri
    }, et à la fin { SEAT($seat) } avait { $gold } en or. Qui aurait pu payer en or ?
question-production = { SEAT($seat) } a vendu des biens pour { $earned } en or et payé { $spent } pour des biens, des cartes et des compagnies. D’où vient la différence, ou bien où est-elle passée ?
question-rich_and_solvent = Avant la panique bancaire du tour { $turn }, { SEAT($seat) } valait { $worth }, devait { $owed }, avait { $gold } en or, et n’a pas pu payer. Quelle différence y a-t-il entre riche et solvable ?
question-rescue = Au tour { $turn }, il manquait { $lacking } à { SEAT($seat) }. L’aide est venue de { SEAT($helpers) }, contre { GIVEN($gave) }. Était-ce un prix juste ? Qu’aurait-il coûté aux autres de ne pas aider ?
question-bail_out =
    Au tour { $turn } : « { $said } » La banque centrale a prêté { $times ->
        [one] une fois
       *[other] { $times } fois
    } dans cette partie, et à la fin de ce tour { $credit } de crédit circulaient. Qui a payé le sauvetage ?
question-deal = Au tour { $turn }, voici l’accord : « { $said } » Était-ce un prix juste ? Que serait-il arrivé sans lui à { SEAT($seat) } ?
question-nobody_solvent = Au tour { $turn }, aucune banque n’était solvable. Ensemble, elles avaient { $gold } en or pour { $credit } de crédit, et la réserve contenait { $reserve } en or. Qui aurait pu aider ?
question-jubilee_failed = Au tour { $turn } : « { $said } » Il y avait { $credit } de crédit pour { $gold } en or dans les coffres. Comptez ce que chacun de vous aurait eu.
question-jubilee_declared = Au tour { $turn } : « { $said } » Il restait ensuite { $credit } de crédit et { $gold } en or dans les coffres. Qui a payé ?
question-imprisoned = Au tour { $turn }, { SEAT($seat) } a pris le chemin de la prison pour dettes ; un tour plus tôt, sa banque devait { $owed } avec { $gold } en or. Qui aurait gagné à l’aider ?
question-went_bankrupt = Au tour { $turn }, { SEAT($seat) } a fait faillite ; un tour plus tôt, sa banque devait { $owed } avec { $gold } en or. Qui y a perdu, à part { SEAT($seat) } ?
question-loan =
    À la manche { $turn }, { SEAT($borrower) } a emprunté { $amount } $ à { SEAT($lender) }, contre { $rounds ->
        [one] { $rounds } versement
       *[other] { $rounds } versements
    } de { $instalment } $ et { $security ->
        [one] { $security } lingot
       *[other] { $security } lingots
    } en gage. Quel était le prix de ce prêt : l’intérêt, ou l’or ?
question-loan_with_companies = Au tour { $turn } : « { $said } » Cela faisait { $total } en tout pour { $amount }. Quel était le prix de ce prêt : l’intérêt, ou ce que { SEAT($borrower) } pouvait perdre ?
question-default =
    { SEAT($borrower) } a cessé de payer { SEAT($lender) } à la manche { $turn } et perdu { $security ->
        [one] { $security } lingot
       *[other] { $security } lingots
    } ; il y a eu { $defaults ->
        [one] { $defaults } défaut
       *[other] { $defaults } défauts
    } en tout. Quand revient-il moins cher de ne pas payer ?
question-default_with_companies =
    Au tour { $turn } : « { $said } » Il y a eu { $defaults ->
        [one] { $defaults } défaut
       *[other] { $defaults } défauts
    } en tout. Quand revient-il moins cher de ne pas payer ?
question-circulation = À la fin de la manche { $turn }, { $most } $ circulaient, et { $loans } $ étaient encore dus ; à la fin de la partie, il restait { $rest } $. D’où venait l’argent, et où est-il passé ?
question-owed =
    À la fin de la manche { $turn }, { $loans } $ étaient dus, et { $money } $ circulaient. À la fin de la partie, { $rest } $ circulaient et { $owed ->
        [0] plus rien n’était dû
       *[other] { $owed } $ étaient dus
    }. Tout le monde aurait-il pu payer, et que sont devenues les dettes ?
question-banker =
    { SEAT($seat) } a payé { $price } $ pour tenir la banque à la manche { $turn }. { $loans ->
        [one] { $loans } prêt a été conclu
       *[other] { $loans } prêts ont été conclus
    } dans la partie. Que vaut une banque ?
question-investment_lost =
    { SEAT($seat) } a perdu { INVESTMENT($card) } avec { $gold ->
        [one] { $gold } lingot
       *[other] { $gold } lingots
    } à la manche { $turn } ; en tout, les krachs ont emporté { $gone ->
        [one] { $gone } lingot
       *[other] { $gone } lingots
    } posés sur des cartes. À qui était cet or, avant de disparaître ?
question-cashed_in =
    { SEAT($seat) } a encaissé { INVESTMENT($card) } à la manche { $turn } pour { $gold ->
        [one] { $gold } lingot
       *[other] { $gold } lingots
    } (encaissements de la partie : { $times }). Pourquoi alors, et pas une manche plus tard ?
question-debt = Après le tour { $turn }, { $most } $ de factures étaient ouvertes. À la fin, { $paid } $ étaient payés et { $open } $ ne l’étaient pas. Qui aurait pu payer le reste ?
question-debt_paid = Après le tour { $turn }, { $most } $ de factures étaient ouvertes. À la fin, toutes étaient payées, { $paid } $ en tout. Qui a payé le plus, et qui aurait pu payer davantage ?
question-kept = { SEAT($seat) } avait { $cash } $ à la fin, alors que { $open } $ restaient à payer, après avoir payé { $spent } $ en billets. Partager ou garder : qu’est-ce qui a gagné ?
question-collected =
    { SEAT($seat) } a empoché { $amount } $ au tour { $turn }, la plus grosse somme en { $times ->
        [one] { $times } fois
       *[other] { $times } fois
    }. Qui l’avait payée ?
question-shared = { SEAT($seat) } a posé { $gave } $ sur des factures et reçu { $got } $ en billets. Était-ce un cadeau ?
question-lobby = Au tour { $turn }, { SEAT($seat) } a posé un Lobby sur la pile { $pile }, alors que { $open } $ restaient à payer. Qui cela protégeait-il ?
question-closing = La pile { $pile } a été la dernière bouclée sur { $piles }, par { SEAT($seat) } au tour { $turn } ; { $circulating } cartes étaient en main et sur des factures. L’aurait-elle été sans les autres ?
question-spent = { SEAT($seat) } a payé { $dirty } en argent sale et { $clean } en argent propre. Qu’est-ce qui est propre dans l’argent ?
question-payment = { SEAT($seat) } a payé { $worth } pour un prix de { $cost } à la manche { $turn }. Où est le reste ?
question-held = { SEAT($seat) } avait { $most } en main à la manche { $turn }, dont { $dirty } sales, et { $rest } à la fin. Que vaut l’argent qu’on n’ose pas dépenser ?
question-blacklisted =
    { SEAT($first) } a fini avec { $one ->
        [one] { $one } point
       *[other] { $one } points
    } de Liste noire, { SEAT($last) } avec { $other }. Qu’a coûté une mauvaise réputation, et qu’a-t-elle rapporté ?
question-dirty_found = À la manche { $turn }, { SEAT($seat) } a trouvé { CARD($card) } chez { SEAT($target) } et l’a gardé ; on a trouvé de l’argent sale { $times } fois. Était-il plus propre dans l’autre main ?
question-bought =
    { SEAT($seat) } a acheté { PLACEMENT($placement) } à la manche { $turn }, le dernier de { $purchases ->
        [one] { $purchases } achat
       *[other] { $purchases } achats
    }. Que valait l’argent avant, et que vaut-il maintenant ?
question-distance =
    { SEAT($first) } a fini avec { $most }, { SEAT($last) } avec { $least }. { SEAT($last) } avait au mieux { $high }, { $per_round ->
        [1] à la manche
       *[other] au tour
    } { $turn }. Que s’est-il passé entre les deux ?
question-parted =
    { SEAT($first) } a fini avec { $most }, { SEAT($last) } avec { $least }. À partir { $per_round ->
        [1] de la manche
       *[other] du tour
    } { $turn }, { SEAT($first) } devançait { SEAT($last) }. Que s’était-il passé ?
question-which_rule =
    La partie a fini après { $per_round ->
        [1]
            { $turns ->
                [one] { $turns } manche
               *[other] { $turns } manches
            }
       *[other]
            { $turns ->
                [one] { $turns } tour
               *[other] { $turns } tours
            }
    } : { $ending } Quelle règle changeriez-vous, et qu’en attendez-vous ?

## chart: Titles of charts.

chart-worth = Qui était en tête
chart-credit = Or et crédit
chart-loans = Argent et prêts
chart-old_debt = Dette et argent
chart-prices = Prix
chart-investment_price = Ce que coûte un investissement en sa propre production
chart-coverage = Auraient-elles pu payer ?
chart-leverage = Dette pour 1 en or possédé
chart-interest = Le prix d’un prêt
chart-owed = Ce que chacun devait
chart-liabilities = Ce que chacun devait
chart-gold = Or dans chaque coffre
chart-coins = Dollars dans chaque main
chart-cash = Argent liquide dans chaque main
chart-gold_held = Or dans chaque main
chart-dirty_cash = Argent sale dans chaque main
chart-hand_value = Argent dans chaque main
chart-blacklist = Points de Liste noire
chart-velocity = Combien de fois l’argent a changé de main
chart-gini = Vos inégalités

## chart_about: What a chart shows.

chart_about-worth = La feuille de score si la partie avait fini là.
chart_about-credit = L’or des coffres est ce avec quoi les banques peuvent payer. Le crédit est ce qu’elles ont promis. Où les lignes se séparent, les promesses croissent plus vite que l’or.
chart_about-loans = Les dollars viennent au monde comme prêts et le quittent comme versements. Suis l’argent qui monte avec les prêts, et qui redescend avec eux.
chart_about-old_debt = La dette sur la table est ce que demande la vieille économie ; la dette payée est ce dont vous êtes venus à bout ensemble.
chart_about-prices = Les biens et les cartes ouvertes, en or. Les cartes qui rapportent pendant bien des tours bougent avant les biens.
chart_about-investment_price = La mise à prix moyenne d’une carte ouverte, rapportée à ce qu’elle gagne en un tour. Sans crédit environ trois tours, avec beaucoup de crédit le double.
chart_about-coverage = L’or pour 1 de crédit sur l’îlot le plus probable. Sous 1, une banque ne peut pas payer si la panique vient là.
chart_about-leverage = Ce qu’une banque doit, rapporté à ce qu’elle possède. Au-dessus de 1, elle doit plus qu’elle n’a.
chart_about-interest = Ce que coûtent par manche les nouveaux prêts, en part de la somme prêtée. Sous 0, le prêteur a fait un cadeau.
chart_about-owed = Ce qui reste à payer sur les prêts, par débiteur.
chart_about-liabilities = Le crédit en circulation au nom d’une banque.
chart_about-gold = Ce avec quoi une banque peut payer aussitôt.
chart_about-coins = Ce avec quoi chacun peut payer aussitôt.
chart_about-cash = Billets en main à la fin du tour.
chart_about-gold_held = L’or décide de la partie. L’or en gage d’un prêt n’est pas compté.
chart_about-dirty_cash = L’argent sur lequel la loi aimerait poser des questions.
chart_about-hand_value = Argent propre et sale ensemble.
chart_about-blacklist = Les points que les autorités ont contre chacun de vous.
chart_about-velocity = Les paiements rapportés à l’argent qu’il y avait, en un tour de table.
chart_about-gini = 0 si toutes les fortunes sont égales, près de 1 si une personne a tout. Une fortune négative compte pour rien.

## sector: Who or what holds money.

sector-bank = Banque
sector-player = Joueur
sector-villain = Malfrat
sector-public = Le public
sector-investments = Cartes ouvertes
sector-action_cards = Cartes Action
sector-gold_reserve = Réserve d’or
sector-natural_reserves = Réserves naturelles
sector-markets = Les marchés
sector-companies = Compagnies
sector-press = Planche à billets
sector-office = Le bureau du Banquier
sector-requests = Factures
sector-deck = Pioche
sector-discards = Défausse
sector-locations = Lieux
sector-supply = Stock
sector-slots = Cartes exposées
sector-blacklist = Liste noire
sector-box = Boîte
sector-gone = Hors du jeu

## ware: What changes hands.

ware-gold = Or
ware-credit = Crédit
ware-coins = Dollars
ware-notes = Billets
ware-new_economy = Cartes Nouvelle économie
ware-requests = Factures
ware-cards = Cartes
ware-production_goods = Biens de production
ware-consumer_goods = Biens de consommation
ware-companies = Compagnies
ware-investments = Investissements
ware-clean_cash = Argent propre
ware-dirty_cash = Argent sale
ware-placements = Cartes Placement
ware-action_cards = Cartes Action

## number: How figures are written.

number-percent = { $percent } %

## class_difference: How the tables of a class differ.

class_difference-furthest =
    { $figure } : entre { $low } (table { $low_table }) et { $high } (table { $high_table }) à la fin. L’écart entre les tables était le plus grand { $per_round ->
        [1] à la manche
       *[other] au tour
    } { $turn }, avec { $least } à la table { $least_table } et { $most } à la table { $most_table }.
class_difference-treatments =
    { $figure } : { $high } en moyenne à la fin avec « { $one } » ({ $one_tables ->
        [one] { $one_tables } table
       *[other] { $one_tables } tables
    }), { $low } avec « { $two } » ({ $two_tables ->
        [one] { $two_tables } table
       *[other] { $two_tables } tables
    }).

## class_question: Questions to a class.

class_question-treatments = { $figure } : { $high } en moyenne à la fin avec « { $one } », { $low } avec « { $two } ». Était-ce la règle, ou les gens ?
class_question-same_rules = { $figure } : { $high } à la fin à la table { $high_table }, { $low } à la table { $low_table }, avec les mêmes règles. Qu’avez-vous fait autrement, et quand cela a-t-il commencé ?
class_question-scores = À la table { $far_table }, la première place a fini avec { $far_best } et la dernière avec { $far_last } ; à la table { $near_table }, c’était { $near_best } et { $near_last }. À quelle table auriez-vous préféré jouer, sans savoir à quelle place ?
class_question-moment =
    Table { $table }, { $per_round ->
        [1] manche
       *[other] tour
    } { $turn } : « { $said } » On en est arrivé là à { $with } sur { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }. Qu’est-ce qui en a préservé les autres ?
class_question-which_rule =
    Vous avez maintenant vu { $tables ->
        [one] { $tables } économie
       *[other] { $tables } économies
    }. Quelle règle changeriez-vous, et qu’en attendez-vous ?
