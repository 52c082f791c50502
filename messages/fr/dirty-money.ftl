### Dirty Money
### docs/translating.md says how such a file is read.

# Glossary: villain = malfrat, Placement card = carte Placement, front = couverture, Money card = carte Argent, Action card = carte Action,
# dirty / clean = sale / propre, to launder = blanchir, Blacklist = Liste noire, location = lieu, region = région, visit = visite,
# First Player Marker = marqueur Premier joueur, money deck = pioche, discards = défausse, hand limit = limite de main,
# to slot a card = glisser une carte, Overpay slot = case Surpaiement, to claim = réclamer, to lie low = faire profil bas,
# Inspect = Inspection, Audit = Audit, Trade = Échange, Bribery = Pot-de-vin, Quick Mode = mode Rapide, Choice Mode = mode Choix.
# Types: Œuvre d'art, Galerie d'art, Cabinet comptable, Casino, Plateforme crypto, Fondation, Banque en ligne,
# Cabinet d'avocats, Société de transfert, Chaîne de restaurants.

## about: What the first page says of the game.

about-dirty-money = Blanchis ce que tu peux, achète ce que les voisins admirent, et garde ton nom hors de la liste des autorités.

## event: What happened: lines of the log, read aloud to screen readers.

event-villain_dealt = { SEAT($seat) } joue { VILLAIN($villain, form: "the") }.
event-marker_given = { SEAT($seat) } a le plus petit numéro et reçoit le marqueur Premier joueur.
event-hand_dealt =
    { SEAT($seat) } reçoit { $count ->
        [one] { $count } carte Argent
       *[other] { $count } cartes Argent
    }.
event-hand_shown = { SEAT($seat) } a en main : { CARD($cards) }.
event-placement_laid = Au-dessus { LOCATION($location, form: "of") } : { PLACEMENT($placement) }.
event-money_laid = Sous { LOCATION($location, form: "the") } : { CARD($cards) }.
event-drafted = { SEAT($seat) } retourne { PLACEMENT($placement) } au-dessus de la République bananière.
event-round_began = La manche { $round } commence avec { SEAT($first) }.
event-passed = { SEAT($seat) } n’a aucun lieu à visiter et passe.
event-visited = { SEAT($seat) } va { LOCATION($location, form: "to") } et prend { CARD($cards) }.
event-limit_exceeded =
    { SEAT($seat) } a { $excess ->
        [one] { $excess } carte
       *[other] { $excess } cartes
    } de trop.
event-excess_chosen = { SEAT($seat) } met { CARD($cards) } sur sa Liste noire.
event-excess_blacklisted =
    { SEAT($seat) } met { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de sa main sur sa Liste noire, face cachée.
event-action_played = { SEAT($seat) } joue { CARD($card) }.
event-dirty_found = { SEAT($seat) } tire { CARD($card) } chez { SEAT($target) } et garde la carte.
event-clean_found = { SEAT($seat) } tire { CARD($card) } chez { SEAT($target) } et rend la carte.
event-dirty_taken = { SEAT($seat) } tire une carte sale chez { SEAT($target) } et la garde.
event-clean_returned = { SEAT($seat) } tire une carte propre chez { SEAT($target) } et la rend.
event-nothing_to_inspect = { SEAT($target) } n’a aucune carte à inspecter.
event-hand_audited =
    { SEAT($seat) } montre { CARD($cards) } : { $dirty ->
        [one] { $dirty } sale
       *[other] { $dirty } sales
    }.
event-blacklisted = { SEAT($seat) } reçoit un point de Liste noire : { CARD($card) }.
event-blacklisted_plain = { SEAT($seat) } reçoit un point de Liste noire ; il ne reste aucune carte pour le marquer.
event-unlisted = { SEAT($seat) } défausse { CARD($card) } de sa Liste noire.
event-unlisted_plain = { SEAT($seat) } perd un point de Liste noire qu’aucune carte ne marquait.
event-nothing_listed = { SEAT($seat) } n’a rien sur sa Liste noire.
event-hand_looked_at = { SEAT($seat) } regarde la main chez { SEAT($partner) }.
event-hand_seen = { SEAT($partner) } a en main : { CARD($cards) }.
event-nothing_traded = { SEAT($seat) } et { SEAT($partner) } n’ont rien à échanger.
event-cards_traded = { SEAT($seat) } prend { CARD($took) } à { SEAT($partner) } et donne { CARD($gave) }.
event-card_given_back = { SEAT($seat) } prend une carte à { SEAT($partner) } et rend la même.
event-traded = { SEAT($seat) } prend une carte à { SEAT($partner) } et en donne une.
event-paid = { SEAT($seat) } paie { $worth } pour un coût de { $cost } : { CARD($cards) }.
event-loan_spent = { SEAT($seat) } dépense { CARD($card) } comme argent d’une autre monnaie.
event-crypto_boosted = Pour { SEAT($seat) }, la crypto vaut { $worth }.
event-discounted = { SEAT($seat) } paie { $off } de moins pour { PLACEMENT($placement) }.
event-bought = { SEAT($seat) } achète { PLACEMENT($placement) } { LOCATION($location, form: "to") }.
event-marker_taken = { SEAT($seat) } prend le marqueur Premier joueur.
event-slotted = { SEAT($seat) } glisse { CARD($card) } sous { PLACEMENT($placement) }.
event-slotted_plain = { SEAT($seat) } compte une carte sous { PLACEMENT($placement) } ; il n’en reste plus à glisser.
event-overpaid_slotted = { SEAT($seat) } met { CARD($card) } dans la case Surpaiement.
event-overpaid_slotted_plain = { SEAT($seat) } compte une carte dans la case Surpaiement ; il n’en reste plus à y mettre.
event-gallery_drew = { SEAT($seat) } pioche une carte Argent pour { PLACEMENT($placement) }.
event-gallery_drew_action = { SEAT($seat) } pioche { CARD($card) } pour { PLACEMENT($placement) } et doit jouer la carte.
event-drew = { SEAT($seat) } a pioché { CARD($card) }.
event-launderer_drew = { SEAT($seat) } pioche une carte Argent à blanchir.
event-launderer_passed_over = { SEAT($seat) } pioche { CARD($card) } et défausse la carte.
event-discarded = { SEAT($seat) } défausse { CARD($card) }.
event-turn_ended = { SEAT($seat) } finit son tour.
event-goal_reached =
    { SEAT($seat) } a { $placements ->
        [one] { $placements } carte Placement
       *[other] { $placements } cartes Placement
    } : c’est la dernière manche.
event-deck_renewed =
    La pioche est vide : { $cards ->
        [one] { $cards } carte de la défausse revient
       *[other] { $cards } cartes de la défausse reviennent
    }.
event-money_added = Ajouté sous { LOCATION($location, form: "the") } : { CARD($cards) }.
event-placement_added = Ajouté au-dessus { LOCATION($location, form: "of") } : { PLACEMENT($placement) }.
event-game_ended = La partie est finie. { ENDING($ending) }
event-charity_gave =
    La Fondation ôte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de Liste noire à { SEAT($seat) }.
event-hand_laid_open = { SEAT($seat) } dévoile { CARD($cards) } : { $value } en main.
event-blacklist_laid_open = { SEAT($seat) } avait sur sa Liste noire : { CARD($cards) }.
event-card_scored = { SEAT($seat) } marque { $points } pour { PLACEMENT($placement) }.
event-artwork_scored =
    { SEAT($seat) } marque { $points } pour { $count ->
        [one] { $count } Œuvre d’art
       *[other] { $count } Œuvres d’art
    }.
event-overpaid_scored = { SEAT($seat) } marque { $points } pour la case Surpaiement.
event-blacklist_scored = { SEAT($seat) } marque { $points } pour la Liste noire.
event-most_blacklisted = { SEAT($seat) } marque { $points } pour la Liste noire la plus longue.
event-tie_broken = Égalité : { SEAT($seat) } l’emporte.
event-won =
    { SEAT($seat) } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## brief: The same in few words, behind a name: "Ada: bid $5 · left the auction".

brief-visited = va { LOCATION($location, form: "to") }
brief-action_played = joue { CARD($card) }
brief-bought = achète { PLACEMENT($placement) }
brief-dirty_taken = prend une carte sale à { SEAT($target) }
brief-traded = échange avec { SEAT($partner) }
brief-excess_blacklisted =
    met { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } sur sa Liste noire
brief-blacklisted = reçoit un point de Liste noire
brief-passed = passe

## why: Why something cannot be done.

why-not_now = Ce n’est pas possible en ce moment.
why-not_in_use = On ne joue pas avec { LOCATION($location, form: "the") } à cette table.
why-nothing_below = Il n’y a rien sous { LOCATION($location, form: "the") }, donc pas de visite.
why-no_cards_left = Il ne reste aucune carte à piocher.
why-wrong_count =
    Tu as désigné { $given ->
        [one] { $given } carte
       *[other] { $given } cartes
    } ; il en faut { $needed }.
why-not_in_hand = { CARD($card) } n’est pas dans ta main.
why-named_twice = { CARD($card) } est désigné deux fois.
why-not_in_play = { CARD($card) } n’attend pas d’être joué.
why-needs_target = { CARD($card) } se joue sur quelqu’un d’autre.
why-needs_no_target = { CARD($card) } ne se joue pas sur une personne de ton choix.
why-not_an_opponent = Il faut quelqu’un d’autre à la table.
why-not_in_their_hand = { CARD($card) } n’est pas dans cette main.
why-not_for_sale = { PLACEMENT($placement) } n’est pas à vendre ici.
why-no_purchase_left =
    Cette visite permet d’acheter { $most ->
        [one] { $most } carte
       *[other] { $most } cartes
    } au plus.
why-same_card_twice = { PLACEMENT($placement) } ne s’achète qu’une fois.
why-wrong_currency = { CARD($card) } n’est pas dans la bonne monnaie.
why-too_little = Cela vaut { $worth } ; le coût est de { $cost }.
why-nothing_to_pay = C’est gratuit, donc on ne paie rien.
why-not_your_villain = Il faut jouer { VILLAIN($villain, form: "the") } pour ça.
why-loan_spent = Tu as déjà dépensé une carte comme une autre ce tour-ci.
why-not_here = Cela ne se fait qu’{ LOCATION($location, form: "to") }.
why-already_done = Tu l’as déjà fait pendant cette visite.
why-not_owed = { PLACEMENT($placement) } n’a rien à réclamer.
why-nothing_overpaid = Aucun paiement de ce tour n’a dépassé le coût d’assez.

## action: What can be done: the labels of buttons.

action-draft = Retourner une carte { REGION($region, form: "of") }
action-visit = Aller { LOCATION($location, form: "to") }
action-blacklist = Mettre { CARD($cards) } sur la Liste noire
action-play = Jouer { CARD($card) }
action-play--target = Jouer { CARD($card) } sur { SEAT($target) }
action-trade = Prendre { CARD($take) } et donner { CARD($give) }
action-give_back = Rendre la carte prise
action-buy = Acheter { PLACEMENT($placement) }
action-buy--loan = Acheter { PLACEMENT($placement) }, avec { CARD($loan) } comme monnaie au choix
action-buy--second = Acheter { PLACEMENT($placement) }, puis { PLACEMENT($second) }
action-buy--second--loan = Acheter { PLACEMENT($placement) }, puis { PLACEMENT($second) }, avec { CARD($loan) } comme monnaie au choix
action-lie_low = Profil bas : une carte de moins sur ta Liste noire, et le marqueur Premier joueur
action-claim = Réclamer l’effet : { PLACEMENT($placement) }
action-claim_overpaid = Réclamer une carte pour la case Surpaiement
action-launder = Finir le tour en blanchissant une carte
action-discard = Défausser { CARD($card) }
action-end_turn = Finir le tour

## form: The headings of forms.

form-blacklist = Cartes pour la Liste noire
form-trade = Une carte dans chaque sens
form-buy = Acheter { PLACEMENT($placement) }
form-buy--loan = Acheter { PLACEMENT($placement) }, avec { CARD($loan) } comme monnaie au choix
form-buy--second = Acheter { PLACEMENT($placement) }, puis { PLACEMENT($second) }
form-buy--second--loan = Acheter { PLACEMENT($placement) }, puis { PLACEMENT($second) }, avec { CARD($loan) } comme monnaie au choix

## ask: The labels of fields in forms.

ask-cards = Cartes à abandonner
ask-take = À prendre dans l’autre main
ask-give = À donner de ta main
ask-pay = Cartes pour payer

## phase: What the game waits for: the line at the top of the table.

phase-draft = { SEAT($seat) } désigne une pioche pour les cartes au-dessus de la République bananière (encore { $left }).
phase-visit = { SEAT($seat) } choisit un lieu à visiter.
phase-actions = { SEAT($seat) } a des cartes Action à jouer.
phase-business = { SEAT($seat) } peut utiliser le lieu ({ LOCATION($location) }) et les effets de ses cartes, puis finit son tour.
phase-excess = { SEAT($seat) } a trop de cartes et en choisit pour la Liste noire.
phase-trading = { SEAT($turn-seat) } échange une carte avec { SEAT($partner) }.
phase-laundering = { SEAT($seat) } choisit une carte à défausser.
phase-over = La partie est finie. { ENDING($ending) }

## gauge: Figures over time, in charts and tables.

gauge-clean_cash = Argent propre en main
gauge-dirty_cash = Argent sale en main
gauge-points = Points si la partie finissait maintenant
gauge-placements = Cartes Placement
gauge-blacklist = Points de Liste noire
gauge-dirty_known = Cartes sales connues de tous
gauge-dirty_held = Cartes sales en main
gauge-hand_value = Argent en main
gauge-display_cost = Coût moyen des cartes exposées
gauge-money_below = Argent sous les lieux

## score: Lines of the score sheet.

score-artwork = Œuvre d’art (points imprimés)
score-art_gallery = Galerie d’art
score-accounting_firm = Cabinet comptable
score-casino = Casino
score-cryptocurrency_exchange = Plateforme crypto
score-charity = Fondation
score-digital_bank = Banque en ligne
score-law_firm = Cabinet d’avocats
score-remittance_company = Société de transfert
score-restaurant_chain = Chaîne de restaurants
score-artwork_sets = Collections d’Œuvres d’art
score-overpaid = Case Surpaiement
score-blacklist = Liste noire
score-most_blacklisted = Liste noire la plus longue

## tile: Names.

tile-artwork = Œuvre d’art
tile-cryptocurrency_exchange = Plateforme crypto

## ending: How the game ended.

ending-placements = Quelqu’un a assez de cartes Placement.
ending-no_visit = Personne n’a rien pu visiter pendant toute une manche.
ending-round_limit = La dernière manche permise est jouée.

## moment: Moments of a game that a replay can jump to.

moment-round = Une manche commence
moment-dirty_found = Argent sale trouvé
moment-audit = Un Audit
moment-limit = Trop de cartes
moment-marker = Le marqueur change de main
moment-goal = La dernière manche

## villain: Names.

villain-money_launderer = Blanchisseur
    .the = le Blanchisseur
villain-corruption_rat = Rat de la corruption
    .the = le Rat de la corruption
villain-kitsukuza = Kitsukuza
    .the = le Kitsukuza
villain-bears_of_wall_street = Ours de Wall Street
    .the = les Ours de Wall Street
villain-loan_shark = Requin du prêt
    .the = le Requin du prêt

## region: Names.

region-europe = Europe
    .of = d’Europe
region-japan = Japon
    .of = du Japon
region-usa = USA
    .of = des USA

## location: Names.

location-europe = Europe
    .the = l’Europe
    .of = de l’Europe
    .to = en Europe
location-japan = Japon
    .the = le Japon
    .of = du Japon
    .to = au Japon
location-usa = USA
    .the = les USA
    .of = des USA
    .to = aux USA
location-banana_republic = République bananière
    .the = la République bananière
    .of = de la République bananière
    .to = en République bananière
location-black_market = Marché noir
    .the = le Marché noir
    .of = du Marché noir
    .to = au Marché noir
location-auction_house = Hôtel des ventes
    .the = l’Hôtel des ventes
    .of = de l’Hôtel des ventes
    .to = à l’Hôtel des ventes
location-0 = Europe
    .the = l’Europe
    .of = de l’Europe
    .to = en Europe
location-1 = Japon
    .the = le Japon
    .of = du Japon
    .to = au Japon
location-2 = USA
    .the = les USA
    .of = des USA
    .to = aux USA
location-3 = République bananière
    .the = la République bananière
    .of = de la République bananière
    .to = en République bananière
location-4 = Marché noir
    .the = le Marché noir
    .of = du Marché noir
    .to = au Marché noir
location-5 = Hôtel des ventes
    .the = l’Hôtel des ventes
    .of = de l’Hôtel des ventes
    .to = à l’Hôtel des ventes

## deck: Names.

deck-0 = pioche Placement d’Europe
deck-1 = pioche Placement du Japon
deck-2 = pioche Placement des USA

## option: Options of a new table: the label, and a sentence of help.

option-quick = Mode Rapide
    .help = Moins de cartes Placement mettent fin à la partie.
option-choice = Mode Choix
    .help = Plus de cartes Placement au-dessus de chaque région.
option-deck = Ton propre paquet
    .help = Ton propre paquet à la place de celui fourni avec le jeu.
option-start_money = Cartes distribuées
    .help = Cartes Argent avec lesquelles chacun commence.
option-last_player_extra = Bonus du dernier
    .help = Cartes Argent en plus pour qui joue en dernier.
option-money_laid = Argent posé au départ
    .help = Cartes sous chaque lieu au départ.
option-money_added = Argent ajouté
    .help = Cartes ajoutées après une manche où il en reste.
option-money_renewed = Argent renouvelé
    .help = Cartes posées après une manche où il n’en reste pas.
option-money_most = Argent maximal sous un lieu
    .help = On n’ajoute pas de carte au-delà.
option-display = Cartes exposées
    .help = Cartes Placement au-dessus de chaque région.
option-choice_display = Cartes exposées en mode Choix
    .help = Cartes Placement au-dessus de chaque région en mode Choix.
option-black_market_from = Marché noir dès
    .help = Nombre de joueurs à partir duquel on joue avec le Marché noir.
option-auction_house_from = Hôtel des ventes dès
    .help = Nombre de joueurs à partir duquel on joue avec l’Hôtel des ventes.
option-hand_limit = Limite de main
    .help = Cartes que peut contenir une main.
option-purchases = Achats dans une région
    .help = Cartes Placement qu’une visite dans une région permet d’acheter.
option-inspect_neighbours_cards = Inspection à gauche et à droite
    .help = Cartes tirées chez chaque voisin.
option-inspect_rival_cards = Inspection à gauche et à droite, à 2
    .help = Cartes tirées chez l’unique adversaire.
option-inspect_player_cards = Inspection d’une personne
    .help = Cartes tirées chez cette personne.
option-audit_dirty = Audit dès
    .help = Nombre de cartes sales à partir duquel frappe la seconde sorte d’Audit.
option-placements_to_end = Placements pour finir
    .help = Cartes Placement qui font d’une manche la dernière.
option-quick_placements_to_end = Placements pour finir en mode Rapide
    .help = Cartes Placement qui font d’une manche la dernière en mode Rapide.
option-round_limit = Limite de manches
    .help = La partie finit après cette manche quoi qu’il arrive.
option-blacklist_loss = Perte par point de Liste noire
    .help = Points perdus pour chaque point de Liste noire.
option-most_blacklisted_loss = Perte pour la plus longue Liste noire
    .help = Points perdus en plus par qui a le plus de points de Liste noire.
option-artwork_1 = Une Œuvre d’art
    .help = Points pour une collection d’une.
option-artwork_2 = Deux Œuvres d’art
    .help = Points pour une collection de deux.
option-artwork_3 = Trois Œuvres d’art
    .help = Points pour une collection de trois.
option-artwork_4 = Quatre Œuvres d’art
    .help = Points pour une collection de quatre.
option-artwork_5 = Cinq Œuvres d’art
    .help = Points pour une collection complète.
option-accounting_firm_points = Cabinet comptable
    .help = Points pour chaque carte dessous.
option-casino_points = Casino
    .help = Points pour chaque carte dessous.
option-exchange_discount = Plateforme crypto
    .help = Ce que chacune ôte au coût dans sa région.
option-charity_removes = Fondation
    .help = Points de Liste noire que chacune ôte à la fin.
option-digital_bank_room = Banque en ligne : place
    .help = De combien de cartes chacune augmente la limite de main.
option-digital_bank_points = Banque en ligne : points
    .help = Points que chacune donne pour chaque carte en main.
option-law_firm_points = Cabinet d’avocats
    .help = Points pour chaque carte dessous.
option-remittance_points = Société de transfert
    .help = Points que chacune donne pour une série des trois régions.
option-restaurant_points = Chaîne de restaurants
    .help = Points que chacune donne pour chaque carte de sa région.
option-overpaid_by = Rat de la corruption : surpayé de
    .help = De combien un paiement doit dépasser le coût.
option-overpaid_points = Rat de la corruption : points
    .help = Points pour chaque carte dans la case Surpaiement.
option-kitsukuza_crypto = Crypto du Kitsukuza
    .help = Ce que vaut la crypto pour le Kitsukuza.
option-bears_cards = Cartes des Ours
    .help = Cartes au-dessus de la République bananière pour les Ours de Wall Street.
option-loan_value = Carte du Requin du prêt
    .help = Ce que vaut la carte en monnaie au choix.

## face: Labels and short sentences on the board.

face-goal = Aie le plus de points à la fin : ceux des cartes achetées, moins ce que coûte ta Liste noire.
face-dirty = sale
face-currency_euro = euro
face-currency_usd = dollar
face-currency_yen = yen
face-currency_crypto = crypto
face-sign_europe = €
face-sign_japan = ¥
face-sign_usa = $
face-action_inspect_neighbours = Inspection : voisins
face-action_inspect_player = Inspection : un
face-action_audit_most = Audit : le plus
face-action_audit_three = Audit : beaucoup
face-action_trade = Échange
face-action_bribery = Pot-de-vin
face-artwork = Œuvre d’art
face-by_artwork = par collection d’Œuvres
face-by_accounting_firm = par Audit
face-by_casino = par achat
face-by_digital_bank = par ta main
face-by_law_firm = par Inspection
face-by_remittance_company = par série de régions
face-by_restaurant_chain = par sa région
face-more_accounting_firm = et plus par Audit
face-more_artwork = et plus par collection d’Œuvres
face-more_casino = et plus par achat
face-more_digital_bank = et plus par ta main
face-more_law_firm = et plus par Inspection
face-more_remittance_company = et plus par série de régions
face-more_restaurant_chain = et plus par sa région
face-printed =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
face-left_unclaimed =
    { $n ->
        [one] { $n } gain n’est pas encore réclamé et sera perdu
       *[other] { $n } gains ne sont pas encore réclamés et seront perdus
    } à la fin du tour.
face-affordable = Ta main suffirait à payer.
face-not_affordable = Ta main ne suffirait pas.
face-sells_europe =
    jusqu’à { $purchases ->
        [one] { $purchases } carte
       *[other] { $purchases } cartes
    } en euros
face-sells_japan =
    jusqu’à { $purchases ->
        [one] { $purchases } carte
       *[other] { $purchases } cartes
    } en yens
face-sells_usa =
    jusqu’à { $purchases ->
        [one] { $purchases } carte
       *[other] { $purchases } cartes
    } en dollars
face-sells_banana_republic = lave ton nom, fait commencer
face-sells_black_market = une carte de toute région
face-sells_auction_house = une de ces cartes
face-closed = Il n’y a rien ici : fermé jusqu’à la prochaine manche.
face-reach_none = Ta main ne permet de rien acheter ici.
face-reach_some = Ta main permet d’en acheter une ici.
face-reach_two = Ta main permet d’en acheter deux ici.
face-reach_lie_low = Une carte de moins sur ta Liste noire, et le premier tour.
face-too_many =
    { $too_many ->
        [one] { $too_many } carte
       *[other] { $too_many } cartes
    } de trop : Liste noire.
face-bears_only = Réservé aux Ours de Wall Street :
face-is_here = est ici
face-your_desk = Ton bureau
face-blacklist =
    { $blacklist ->
        [one] { $blacklist } point de Liste noire
       *[other] { $blacklist } points de Liste noire
    }
face-hand = Ta main : { $hand } sur { $limit }
face-empty_hand = Pas un sou.
face-your_placements = Tes placements
face-owned = Tu as { $count } des { $goal } placements qui finissent la partie
face-owns_nothing = Encore rien.
face-pays = { $have } sur { $cost }
face-buy_one = Acheter { PLACEMENT($first) }
face-buy_both = Acheter { PLACEMENT($first) } et { PLACEMENT($second) }
face-hands_open = Mains et Listes noires dévoilées
face-in_hand = Argent en main : { $value }
face-no_hand = Aucune carte en main.
face-on_blacklist = sur la Liste noire
face-what_to_buy = Quoi acheter
face-in_order = { PLACEMENT($first) }, puis { PLACEMENT($second) }
face-loan_of = Dépenser comme monnaie au choix
face-no_loan = aucune
face-another_way = Acheter autre chose ou payer autrement
face-must_play = doit jouer
face-their_hand = montre cette main
face-first = commence
face-points = Points
face-cards = Main
face-owns = Possède
face-you_know = tu connais
face-power_money_launderer = À la fin d’un tour : pioche une carte, défausses-en une.
face-power_corruption_rat =
    Paie au moins { $overpaid_by } de trop pour gagner { $overpaid_points ->
        [one] { $overpaid_points } point
       *[other] { $overpaid_points } points
    }.
face-power_kitsukuza = Dans tes mains, la crypto vaut { $kitsukuza_crypto }.
face-power_bears_of_wall_street =
    Ce qui est au-dessus de la République bananière n’est à vendre qu’à toi : { $bears_cards ->
        [one] { $bears_cards } carte
       *[other] { $bears_cards } cartes
    } au départ.
face-power_loan_shark = Une fois par tour, une carte au choix compte pour { $loan_value } de la monnaie que tu veux.

## view: Labels of what lies on the table.

view-seat = Joueur
view-phase = Ce qui est demandé
view-goal = Cartes Placement qui finissent la partie
view-first = Commence la manche
view-marker = Marqueur Premier joueur
view-turns = Tours joués
view-visits = Lieux visités
view-locations = Lieux
view-placement_decks = Cartes restant dans les pioches Placement
view-money_deck = Cartes dans la pioche
view-discards = Défausse
view-in_play = Cartes Action à jouer
view-slotted = Glissées dessous
view-location = Lieu
view-placements = Cartes Placement
view-money = Argent dessous
view-villain = Malfrat
view-hand = Main
view-hand_limit = Limite de main
view-known = Cartes connues
view-blacklist = Points de Liste noire
view-blacklist_cards = Cartes sur la Liste noire
view-overpaid = Case Surpaiement
view-points = Points si la partie finissait maintenant
view-placement = Carte Placement
view-card = Carte
view-seen_by = Connu de
view-partner = Partenaire
view-left = Encore
view-bought = Acheté
view-lain_low = République bananière utilisée
view-loan_spent = Prêt dépensé
view-owed = À réclamer
view-times = Fois
view-ending = Fin
view-faces = Cartes visibles
view-face = Face
view-currency = Monnaie
view-value = Valeur
view-dirty = Sale
view-action = Action
view-on_sale = À vendre
view-kind = Type
view-region = Région
view-cost = Coût
view-printed = Points imprimés
view-prospects = Ce qu’une visite te permettrait d’acheter
view-open = Peut être visité
view-too_many = Cartes de trop
view-cards = Cartes
view-affordable = Tu pourrais payer
view-two = Deux à la fois

## hint: Hints for a first game, by step.

hint-draft = Personne d’autre que toi ne peut acheter ces cartes. Choisis la région pour laquelle tu as de l’argent, ou des effets qui vont ensemble.
hint-visit = Où peux-tu à la fois prendre et acheter ? Pense à ta limite de main, et à qui cherchera bientôt de l’argent sale.
hint-actions = L’ordre est à toi. Regarde avant de prendre : un audit montre les mains, une inspection les vide.
hint-business = Dépense d’abord l’argent sale. Deux cartes en un paiement gaspillent le moins, et ce qui n’est pas réclamé est perdu à la fin du tour.
hint-excess = Ce qui va sur la Liste noire est perdu et coûte des points. Abandonne ce qui te permet d’acheter le moins.
hint-trading = Donne ce qui est sale ou ne te sert à rien, et prends ce qui manque à ton prochain achat.
hint-laundering = Garde ce que tu peux dépenser bientôt. Défais-toi des cartes sales que tu ne peux pas dépenser.

## explain: What a thing on the board is, does and is worth.

explain-card = Une carte de la pioche.
explain-card--face = { EXPLAIN_FACE($face) }
explain-placement = { EXPLAIN_KIND($kind) }
explain-placement--cost =
    { EXPLAIN_KIND($kind) } { $points ->
        [0] Coût ici : { $cost }.
        [one] Coût ici : { $cost }. Imprimé dessus : { $points } point.
       *[other] Coût ici : { $cost }. Imprimé dessus : { $points } points.
    }
explain-location-0 = L’Europe. Prends toutes les cartes dessous, puis achète jusqu’à deux des couvertures au-dessus, en euros ou en crypto.
explain-location-1 = Le Japon. Prends toutes les cartes dessous, puis achète jusqu’à deux des couvertures au-dessus, en yens ou en crypto.
explain-location-2 = Les USA. Prends toutes les cartes dessous, puis achète jusqu’à deux des couvertures au-dessus, en dollars ou en crypto.
explain-location-3 = La République bananière. Prends toutes les cartes dessous ; une carte quitte ta Liste noire, et tu commences la prochaine manche.
explain-location-4 = Le Marché noir. Prends toutes les cartes dessous, puis achète une couverture de n’importe quelle région.
explain-location-5 = L’Hôtel des ventes. Prends toutes les cartes dessous, puis achète une des couvertures au-dessus.
explain-player = Un des malfrats. Qui a le plus de points gagne : ceux des couvertures, moins ce que coûte la Liste noire.

## explain_face: Parts of what explains a thing.

explain_face-money = De l’argent : { $value } en { EXPLAIN_CURRENCY($currency) }. { EXPLAIN_DIRTY($dirty) }
explain_face-action = Une carte Action, jouée dès qu’on la prend.

## explain_currency: Parts of what explains a thing.

explain_currency-euro = euros
explain_currency-usd = dollars
explain_currency-yen = yens
explain_currency-crypto = monnaie au choix

## explain_dirty: Parts of what explains a thing.

explain_dirty-true = Il est sale : il paie comme un autre, mais dans ta main une inspection ou un audit peut le trouver.
explain_dirty-false = Il est propre : personne ne peut te le reprocher.

## explain_kind: Parts of what explains a thing.

explain_kind-artwork = Les Œuvres d’art forment une collection : plus tu en as, plus chacune vaut.
explain_kind-art_gallery = Tu pioches une carte chaque fois que tu achètes une Œuvre d’art.
explain_kind-accounting_firm = Une carte va dessous chaque fois que tu audites, pour des points à la fin.
explain_kind-casino = Une carte va dessous chaque fois que tu achètes dans sa région, pour un point chacune.
explain_kind-cryptocurrency_exchange = Tout dans sa région te coûte désormais un de moins.
explain_kind-charity = Ôte des points de ta Liste noire à la fin.
explain_kind-digital_bank = Tu peux tenir une carte de plus, et à la fin chaque carte de ta main vaut un point.
explain_kind-law_firm = Une carte va dessous chaque fois que tu inspectes, pour des points à la fin.
explain_kind-remittance_company = Des points pour chaque série de couvertures des trois régions.
explain_kind-restaurant_chain = Un point pour chaque couverture de sa région, elle comprise.

## guided: The lessons of the guided game.

guided-win = Qui a le plus de points gagne : ceux des cartes Placement achetées, moins ce que coûte la Liste noire. Cette courte partie finit avec la manche où quelqu’un en a { $goal } ; une partie entière en demande 10.
guided-visit = Un tour est une visite : tu prends toutes les cartes sous un lieu, puis tu peux acheter ce qu’il y a au-dessus. Regarde { LOCATION($location, form: "to") } : il y a { CARD($money) } et une carte Action. Tu peux y payer : vas-y.
guided-audit = Les cartes Action se jouent aussitôt. { CARD($card) } cherche de l’argent sale dans les mains des autres. Ta propre carte sale, { CARD($dirty) }, ne risque rien cette fois : joue la carte.
guided-prices = Ce qu’il y a au-dessus d’un lieu est une couverture pour ton argent : une affaire ou une œuvre d’art, qui vaut des points à la fin. L’Europe prend les euros, et la crypto passe partout.
guided-dirty = Les billets sales valent plus et paient aussi bien, mais dans ta main on peut les trouver. Dépense-les donc d’abord : achète { PLACEMENT($placement) } pour { $cost } avec { CARD($cards) }. Personne ne rend la monnaie.
guided-turn_over = Tu as { $points } points, et { CARD($left) } est sale aussi. Souviens-toi que d’autres regardent. Finis ton tour.
guided-caught = Et voilà : un audit a trouvé { CARD($card) } chez toi, et tu reçois un point de Liste noire. Il te coûte des points à la fin, et plus encore si tu en as le plus. Tu en es à { $points }.
guided-hide = On ne pose pas de questions { LOCATION($location, form: "to") } : une carte y quitte ta Liste noire, et tu commences la prochaine manche. Vas-y.
guided-lie_low = Utilise maintenant le lieu : fais profil bas. { CARD($card) } quitte ta Liste noire, et le marqueur Premier joueur est à toi.
guided-first_again = Tu n’as acheté aucune couverture pendant cette visite, mais elle valait plus : tu es de nouveau à { $points } points. Tu as { $hand } cartes en main, la limite est de { $limit } ; ce qui est de trop irait sur ta Liste noire. Finis ton tour.
guided-europe = Tu commences et tu peux choisir. Regarde { LOCATION($location, form: "to") } : il y a { CARD($cards) }. Avec la crypto, tu peux acheter deux couvertures à la fois. Vas-y.
guided-inspect = { CARD($card) } tire au hasard deux cartes chez l’autre. Ce qui est sale vient dans ta main, et l’autre reçoit pour cela un point de Liste noire. Joue-la.
guided-two = Une visite dans une région permet d’acheter deux cartes en un paiement. Achète d’abord { PLACEMENT($first) }, puis { PLACEMENT($second) }, pour que le Casino compte la seconde. Elles coûtent { $cost } ; ta crypto fait exactement { $worth }.
guided-claim = Tu as acheté dans la région même du Casino, et cela te vaut une carte dessous : un point. De telles récompenses se réclament avant la fin du tour : réclame-la.
guided-last_turn = Tu as trois couvertures, donc c’est la dernière manche. Tu as { $points } points, l’autre { $rival } d’après ce que tout le monde voit. Finis ton tour.
guided-end =
    Tu gagnes par { $own } à { $rival }. L’autre avait assez d’argent, mais { $list ->
        [one] { $list } point
       *[other] { $list } points
    } de Liste noire et la pénalité pour la plus longue lui ont coûté cher.
guided-after = Donc : va où tu peux à la fois prendre et acheter, dépense l’argent sale avant qu’on le trouve, et veille à ce que la liste soit plus longue ailleurs. Au fait, qu’est-ce qui rend l’argent propre ?

## guided_else: What the guide answers when the learner does something else.

guided_else-visit = On peut visiter tout lieu qui a des cartes dessous. Tu peux acheter aussitôt { LOCATION($location, form: "to") } ; ailleurs, tu ne ferais que ramasser.
guided_else-audit = Les cartes Action d’abord ; rien d’autre n’est possible avant qu’elles soient jouées.
guided_else-dirty = Tu peux acheter cela aussi, ou payer autrement. Le guide achète { PLACEMENT($placement) } et dépense le billet sale, car c’est lui qu’on peut trouver.
guided_else-dirty-end_turn = Tu garderais ton argent, les billets sales aussi, sans aucun point en échange.
guided_else-turn_over = Il n’y a plus rien à acheter ici pour toi. Finis ton tour.
guided_else-hide = Tu y gagnerais quelque chose, mais le point de Liste noire reste, et d’autres peuvent venir. Le guide lave d’abord ton nom.
guided_else-lie_low = Si tu finis juste ton tour, le point reste sur ta Liste noire, et quelqu’un d’autre commence.
guided_else-first_again = Tu as fait ce qu’offre ce lieu. Finis ton tour.
guided_else-europe = Là, tu ne pourrais pas acheter deux couvertures. Le guide va là où tu en as le plus pour ton argent.
guided_else-inspect = Les cartes Action d’abord ; rien d’autre n’est possible avant qu’elles soient jouées.
guided_else-two = C’est permis. Mais ensemble, et le Casino d’abord, le même argent rapporte un point de plus.
guided_else-two-end_turn = L’argent resterait dans ta main, sale pour l’essentiel. Les points viennent des couvertures.
guided_else-claim = Si tu finis ton tour maintenant, la carte sous le Casino est perdue.
guided_else-last_turn = Tout est acheté et réclamé. Finis ton tour.

## name: Names printed on cards. A deck of somebody's own has its own names, which are not translated.

name-3-crypto-dirty = 3 crypto (sale)
name-audit-most-dirty-money = Audit : le plus d’argent sale
name-audit-much-dirty-money = Audit : beaucoup d’argent sale
name-bears-of-wall-street = Ours de Wall Street
    .the = les Ours de Wall Street
name-bribery = Pot-de-vin
name-corruption-rat = Rat de la corruption
    .the = le Rat de la corruption
name-eur1-clean = 1 € (propre)
name-eur2-clean = 2 € (propre)
name-eur3-clean = 3 € (propre)
name-eur4-dirty = 4 € (sale)
name-eur5-dirty = 5 € (sale)
name-eur6-dirty = 6 € (sale)
name-europe-accounting-firm-eur5 = Cabinet comptable d’Europe (5 €)
name-europe-accounting-firm-eur7 = Cabinet comptable d’Europe (7 €)
name-europe-art-gallery-eur4 = Galerie d’art d’Europe (4 €)
name-europe-art-gallery-eur6 = Galerie d’art d’Europe (6 €)
name-europe-artwork-eur6 = Œuvre d’art d’Europe (6 €)
name-europe-artwork-eur7 = Œuvre d’art d’Europe (7 €)
name-europe-artwork-eur8 = Œuvre d’art d’Europe (8 €)
name-europe-artwork-eur9 = Œuvre d’art d’Europe (9 €)
name-europe-casino-eur5 = Casino d’Europe (5 €)
name-europe-casino-eur7 = Casino d’Europe (7 €)
name-europe-charity-eur6 = Fondation d’Europe (6 €)
name-europe-cryptocurrency-exchange-eur4 = Plateforme crypto d’Europe (4 €)
name-europe-cryptocurrency-exchange-eur6 = Plateforme crypto d’Europe (6 €)
name-europe-digital-bank-eur7 = Banque en ligne d’Europe (7 €)
name-europe-digital-bank-eur8 = Banque en ligne d’Europe (8 €)
name-europe-law-firm-eur5 = Cabinet d’avocats d’Europe (5 €)
name-europe-law-firm-eur7 = Cabinet d’avocats d’Europe (7 €)
name-europe-remittance-company-eur8 = Société de transfert d’Europe (8 €)
name-europe-restaurant-chain-eur7 = Chaîne de restaurants d’Europe (7 €)
name-europe-restaurant-chain-eur9 = Chaîne de restaurants d’Europe (9 €)
name-inspect-left-and-right-player = Inspection à gauche et à droite
name-inspect-one-player = Inspection d’une personne
name-japan-accounting-firm-jpy5 = Cabinet comptable du Japon (5 ¥)
name-japan-accounting-firm-jpy7 = Cabinet comptable du Japon (7 ¥)
name-japan-art-gallery-jpy4 = Galerie d’art du Japon (4 ¥)
name-japan-art-gallery-jpy6 = Galerie d’art du Japon (6 ¥)
name-japan-artwork-jpy6 = Œuvre d’art du Japon (6 ¥)
name-japan-artwork-jpy7 = Œuvre d’art du Japon (7 ¥)
name-japan-artwork-jpy8 = Œuvre d’art du Japon (8 ¥)
name-japan-artwork-jpy9 = Œuvre d’art du Japon (9 ¥)
name-japan-casino-jpy5 = Casino du Japon (5 ¥)
name-japan-casino-jpy7 = Casino du Japon (7 ¥)
name-japan-charity-jpy6 = Fondation du Japon (6 ¥)
name-japan-cryptocurrency-exchange-jpy4 = Plateforme crypto du Japon (4 ¥)
name-japan-cryptocurrency-exchange-jpy6 = Plateforme crypto du Japon (6 ¥)
name-japan-digital-bank-jpy7 = Banque en ligne du Japon (7 ¥)
name-japan-digital-bank-jpy8 = Banque en ligne du Japon (8 ¥)
name-japan-law-firm-jpy5 = Cabinet d’avocats du Japon (5 ¥)
name-japan-law-firm-jpy7 = Cabinet d’avocats du Japon (7 ¥)
name-japan-remittance-company-jpy8 = Société de transfert du Japon (8 ¥)
name-japan-restaurant-chain-jpy7 = Chaîne de restaurants du Japon (7 ¥)
name-japan-restaurant-chain-jpy9 = Chaîne de restaurants du Japon (9 ¥)
name-jpy1-clean = 1 ¥ (propre)
name-jpy2-clean = 2 ¥ (propre)
name-jpy3-clean = 3 ¥ (propre)
name-jpy4-dirty = 4 ¥ (sale)
name-jpy5-dirty = 5 ¥ (sale)
name-jpy6-dirty = 6 ¥ (sale)
name-kitsukuza = Kitsukuza
    .the = le Kitsukuza
name-loan-shark = Requin du prêt
    .the = le Requin du prêt
name-money-launderer = Blanchisseur
    .the = le Blanchisseur
name-trade = Échange
name-usa-accounting-firm-usd5 = Cabinet comptable des USA (5 $)
name-usa-accounting-firm-usd7 = Cabinet comptable des USA (7 $)
name-usa-art-gallery-usd4 = Galerie d’art des USA (4 $)
name-usa-art-gallery-usd6 = Galerie d’art des USA (6 $)
name-usa-artwork-usd6 = Œuvre d’art des USA (6 $)
name-usa-artwork-usd7 = Œuvre d’art des USA (7 $)
name-usa-artwork-usd8 = Œuvre d’art des USA (8 $)
name-usa-artwork-usd9 = Œuvre d’art des USA (9 $)
name-usa-casino-usd5 = Casino des USA (5 $)
name-usa-casino-usd7 = Casino des USA (7 $)
name-usa-charity-usd6 = Fondation des USA (6 $)
name-usa-cryptocurrency-exchange-usd4 = Plateforme crypto des USA (4 $)
name-usa-cryptocurrency-exchange-usd6 = Plateforme crypto des USA (6 $)
name-usa-digital-bank-usd7 = Banque en ligne des USA (7 $)
name-usa-digital-bank-usd8 = Banque en ligne des USA (8 $)
name-usa-law-firm-usd5 = Cabinet d’avocats des USA (5 $)
name-usa-law-firm-usd7 = Cabinet d’avocats des USA (7 $)
name-usa-remittance-company-usd8 = Société de transfert des USA (8 $)
name-usa-restaurant-chain-usd7 = Chaîne de restaurants des USA (7 $)
name-usa-restaurant-chain-usd9 = Chaîne de restaurants des USA (9 $)
name-usd1-clean = 1 $ (propre)
name-usd2-clean = 2 $ (propre)
name-usd3-clean = 3 $ (propre)
name-usd4-dirty = 4 $ (sale)
name-usd5-dirty = 5 $ (sale)
name-usd6-dirty = 6 $ (sale)
