### Smart Money Maker
### docs/translating.md says how such a file is read.

# Glossary: Payment Request, request = facture, pile = pile, New Economy card = carte Nouvelle économie, banknote, note = billet,
# Growing New Business = Jeune pousse, Lobby = Lobby, Joker = Joker, cash = argent liquide, triple = trio, deck = pioche,
# to lay = poser, to raise = grossir, to close = boucler, to collect = empocher, to exchange = échanger, last card = dernière carte,
# to forfeit = déclarer forfait. Sharing Economy = Économie du partage, Crowdfunding = Financement participatif,
# Reputation = Réputation, Free = Gratuité.

## about: What the first page says of the game.

about-smart-money-maker = Payez ensemble toutes les factures, et débrouille-toi pour avoir le plus d’argent quand les dettes auront disparu.

## played_as: Names.

played_as-true = le Joker comme{ " " }
played_as-false = { "" }

## by_joker: Names.

by_joker-true = , avec le Joker annoncé comme une autre carte
by_joker-false = { "" }

## event: What happened: lines of the log, read aloud to screen readers.

event-hands_dealt =
    Chacun reçoit { $requests ->
        [one] { $requests } facture
       *[other] { $requests } factures
    }, { $notes ->
        [one] { $notes } billet
       *[other] { $notes } billets
    } ({ CARD($note) }) et { $new_economy ->
        [one] { $new_economy } carte Nouvelle économie
       *[other] { $new_economy } cartes Nouvelle économie
    } ; { $left ->
        [one] { $left } carte reste
       *[other] { $left } cartes restent
    } dans la pioche.
event-hand_seen = { SEAT($seat) } a en main : { CARD($cards) }.
event-first_player_drawn = { SEAT($seat) } commence.
event-card_drawn =
    { SEAT($seat) } pioche { CARD($card, form: "a") } ; il reste { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    }.
event-card_drawn_unseen =
    { SEAT($seat) } pioche une carte ; il reste { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    }.
event-request_laid =
    { SEAT($seat) } pose { $joker ->
        [true] le Joker comme { CARD($card) }
       *[false] { CARD($card, form: "a") }
    } : la pile { $pile } s’ouvre et demande { $amount } $.
event-pile_raised =
    { SEAT($seat) } pose { $joker ->
        [true] le Joker comme { CARD($card) }
       *[false] { CARD($card, form: "a") }
    } sur la pile { $pile } : elle demande maintenant { $amount } $, dont { $paid } $ sont payés.
event-paid =
    { SEAT($seat) } paie { $joker ->
        [true] le Joker comme { CARD($card) }
       *[false] { CARD($card, form: "a") }
    } sur la pile { $pile } : { $paid } $ sur { $amount } $.
event-triple_paid = { SEAT($seat) } paie { CARD($cards) } comme une seule carte sur la pile { $pile } : { $paid } $ sur { $amount } $. Les trois sont défaussées.
event-lobby_laid =
    { SEAT($seat) } pose { $joker ->
        [true] le Joker comme Lobby
       *[false] un Lobby
    } sur la pile { $pile } : les autres n’y mettent plus de cartes Nouvelle économie.
event-request_paid_off = { SEAT($seat) } règle une facture de { $request } $ de la pile { $pile } avec { PLAYED_AS($joker) }{ CARD($card) }.
event-pile_stays_open = La pile { $pile } reste ouverte : { $paid } $ payés sur { $amount } $.
event-pile_closed = { SEAT($seat) } boucle la pile { $pile } : elle est payée.
event-notes_collected = { SEAT($seat) } empoche { CARD($cards, form: "a") } de la pile.
event-cards_exchanged = { SEAT($seat) } échange { CARD($cards, form: "a") } contre { CARD($notes, form: "a") }.
event-cash_collected = { SEAT($seat) } a empoché { $amount } $.
event-not_collected = Au-delà du montant de la pile { $pile }, pas empoché : { CARD($cards) }.
event-cards_taken = { SEAT($seat) } prend { CARD($cards, form: "a") } de la pile { $pile }.
event-cards_discarded = Défausse : { CARD($cards) }.
event-effect_used = { SEAT($seat) } utilise { PLAYED_AS($joker) }{ CARD($card) }, puis défausse la carte.
event-card_shared = { SEAT($to) } pioche { CARD($card, form: "a") } chez { SEAT($from) }.
event-card_shared_unseen = { SEAT($to) } pioche une carte chez { SEAT($from) }.
event-cards_asked_for = { SEAT($seat) } reçoit une carte, donnée par { SEAT($from) }.
event-card_given = { SEAT($from) } donne { CARD($card, form: "a") } à { SEAT($to) }.
event-card_given_unseen = { SEAT($from) } donne une carte à { SEAT($to) }.
event-hand_looked_at = { SEAT($seat) } voit la main chez { SEAT($of) } : { CARD($cards) }.
event-hands_looked_at = { SEAT($seat) } regarde toutes les mains.
event-card_taken = { SEAT($to) } prend { CARD($card, form: "a") } à { SEAT($from) }.
event-card_taken_unseen = { SEAT($to) } prend une carte à { SEAT($from) }.
event-plays_follow =
    { SEAT($seat) } peut jouer { $plays ->
        [one] { $plays } carte
       *[other] { $plays } cartes
    } tout de suite.
event-play_lapsed = { SEAT($seat) } ne joue plus rien.
event-passed = { SEAT($seat) } passe et montre { CARD($cards, form: "a") }.
event-passed_empty = { SEAT($seat) } n’a plus de carte et passe.
event-last_cards_began =
    La pioche est vide : chacun joue encore { $cards ->
        [one] { $cards } dernière carte
       *[other] { $cards } dernières cartes
    }, { SEAT($seat) } d’abord.
event-forfeited = { SEAT($seat) } n’a plus que des factures et déclare forfait : { CARD($cards) }.
event-forfeit_dealt = { SEAT($to) } reçoit { CARD($card, form: "a") }.
event-hand_laid_open =
    { SEAT($seat) } a { $cash } $ et { $businesses ->
        [one] { $businesses } carte Jeune pousse
       *[other] { $businesses } cartes Jeune pousse
    }. En main : { CARD($cards) }.
event-cash_tied = Plusieurs ont { $cash } $ ; les cartes Jeune pousse départagent : { SEAT($winners) }.
event-players_won = Toutes les dettes sont payées. Victoire avec { $cash } $ : { SEAT($winners) }.
event-game_won =
    Le jeu gagne : { $open } $ restent à payer, et { $held ->
        [one] { $held } facture est
       *[other] { $held } factures sont
    } encore en main.

## brief: The same in few words, behind a name: "Ada: bid $5 · left the auction".

brief-request_laid = ouvre la pile { $pile } à { $amount } $
brief-pile_raised = porte la pile { $pile } à { $amount } $
brief-paid = paie { CARD($card, form: "a") } sur la pile { $pile }
brief-triple_paid = paie un trio sur la pile { $pile }
brief-pile_closed = boucle la pile { $pile }
brief-cash_collected = empoche { $amount } $
brief-lobby_laid = pose un Lobby sur la pile { $pile }
brief-effect_used = utilise { CARD($card) }

## why: Why something cannot be done.

why-not_now = On demande autre chose en ce moment.
why-no_such_card = Il n’y a pas de carte { $card }.
why-not_in_hand = Tu n’as pas cela en main : { CARD($card) }.
why-no_joker = Tu n’as pas le Joker.
why-joker_cannot_be = Le Joker ne peut pas remplacer { CARD($card, form: "a") }.
why-not_a_request = Ce n’est pas une facture : { CARD($card) }.
why-no_such_pile = La pile { $pile } n’est pas ouverte.
why-no_such_request = La facture { $request } n’est pas ouverte.
why-never_raises = Une facture de { $amount } $ se pose toujours seule.
why-must_lay_request = Aucune facture n’est ouverte et tu en as une : pose-la.
why-not_money = Ce n’est ni une carte Nouvelle économie ni un billet : { CARD($card) }.
why-under_lobby = Il y a un Lobby sur la pile { $pile } : seulement des billets, des cartes Jeune pousse, ou le Joker à leur place.
why-no_such_triple = Il n’y a pas de trio { $triple }.
why-not_of_triple = Ce n’est pas l’une des trois : { CARD($card) }.
why-not_a_business = Ce n’est pas une carte Jeune pousse : { CARD($card) }.
why-not_another_player = Choisis quelqu’un d’autre.
why-empty_hand = { SEAT($seat) } n’a pas de cartes.
why-empty_hands = Personne d’autre n’a de carte.
why-must_play = Tu peux jouer une carte, donc tu dois le faire.
why-not_asked_to_give = On ne te demande pas de donner une carte.
why-not_in_that_hand = Ce n’est pas dans cette main : { CARD($card) }.

## action: What can be done: the labels of buttons.

action-lay_request =
    Poser { $joker ->
        [true] le Joker comme { CARD($card) }
       *[false] { CARD($card, form: "a") }
    }
action-raise =
    Grossir la pile { $pile } avec { $joker ->
        [true] le Joker comme { CARD($card) }
       *[false] { CARD($card, form: "a") }
    }
action-pay =
    Payer { $joker ->
        [true] le Joker comme { CARD($card) }
       *[false] { CARD($card, form: "a") }
    } sur la pile { $pile }
action-pay_triple = Payer { TRIPLE($triple) } comme une carte sur la pile { $pile }
action-pay_triple--card = Payer { TRIPLE($triple) } comme une carte sur la pile { $pile }, le Joker comme { CARD($card) }
action-lobby =
    Poser { $joker ->
        [true] le Joker comme Lobby
       *[false] un Lobby
    } sur la pile { $pile }
action-pay_off = Régler la facture { $request } avec { PLAYED_AS($joker) }{ CARD($card) }
action-share = Utiliser { PLAYED_AS($joker) }Économie du partage : une carte au hasard chez { SEAT($from) }
action-crowdfund = Utiliser { PLAYED_AS($joker) }Financement participatif : une carte de chacun
action-use_reputation = Utiliser { PLAYED_AS($joker) }Réputation : voir toutes les mains et prendre une carte
action-use_free = Utiliser { PLAYED_AS($joker) }Gratuité : rejouer tout de suite
action-give = Donner { CARD($card, form: "a") }
action-take = Prendre { CARD($card, form: "a") } à { SEAT($from) }
action-pass = Passer

## form: The headings of forms.

form-lay_request = Poser une facture{ BY_JOKER($joker) }
form-raise = Grossir une pile ouverte{ BY_JOKER($joker) }
form-pay = Payer sur une pile{ BY_JOKER($joker) }
form-pay_off = Régler une facture avec une Jeune pousse{ BY_JOKER($joker) }
form-take = Prendre une carte à { SEAT($from) }

## ask: The labels of fields in forms.

ask-card = Carte
ask-pile = Pile
ask-request = Facture

## phase: What the game waits for: the line at the top of the table.

phase-play = { SEAT($seat) } joue une carte.
phase-give = Financement participatif pour { SEAT($turn-seat) }. Doivent encore choisir une carte à donner : { SEAT($from) }.
phase-take = Réputation : { SEAT($seat) } a vu toutes les mains et prend une carte.
phase-over = La partie est finie.

## gauge: Figures over time, in charts and tables.

gauge-cards_circulating = Cartes en main et sur les factures
gauge-debt_open = Dette sur la table
gauge-debt_paid = Dette payée
gauge-money_in_circulation = Argent en circulation
gauge-notes_in_bank = Billets à la banque
gauge-cash = Argent liquide en main

## score: Lines of the score sheet.

score-cash = Billets en main

## ending: How the game ended.

ending-players_win = Toutes les dettes sont payées ; qui a le plus d’argent gagne.
ending-players_share = Toutes les dettes sont payées ; plusieurs se partagent la victoire.
ending-game_wins_open = Le jeu gagne : une facture sur la table n’est pas payée.
ending-game_wins_held = Le jeu gagne : quelqu’un a encore une facture en main.
ending-game_wins_forfeit = Le jeu gagne : les factures du forfait ne peuvent plus être posées.

## moment: Moments of a game that a replay can jump to.

moment-paid_off = Une facture est réglée
moment-lobby = Lobby
moment-last_cards = Les dernières cartes
moment-forfeit = Un forfait

## option: Options of a new table: the label, and a sentence of help.

option-requests_dealt = Factures distribuées
    .help = Factures avec lesquelles chacun commence.
option-notes_dealt = Billets distribués
    .help = Billets de 1 000 $ avec lesquels chacun commence ; il y en a douze de disponibles en tout.
option-new_economy_dealt = Cartes Nouvelle économie distribuées
    .help = Cartes Nouvelle économie avec lesquelles chacun commence.
option-cards_drawn = Cartes piochées
    .help = Cartes piochées au début d’un tour.
option-never_raises = Posée seule dès
    .help = Les factures de ce montant ou plus ne grossissent jamais une pile, et le Joker ne les remplace jamais.
option-triple_value = Valeur d’un trio
    .help = Ce que paient ensemble trois cartes Nouvelle économie assorties.
option-free_plays = Coups de Gratuité
    .help = Combien de coups suivent la carte Gratuité.
option-last_cards = Dernières cartes
    .help = Cartes que chacun joue quand la pioche est vide.
option-difficulty = Paquet
    .help = Normal, ou facile : beaucoup de petites factures, si bien qu’une table qui coopère les paie presque toujours.
option-deck = Ton propre paquet
    .help = Saisis les cartes de la boîte que tu as ; les totaux imprimés sont vérifiés.

## difficulty: Names.

difficulty-normal = Normal
difficulty-easy = Facile

## class: Names.

class-banknote = billet
class-new_economy = nouvelle économie
class-request = facture
class-business = jeune pousse
class-lobby = lobby
class-joker = joker

## face: Labels and short sentences on the board.

face-goal = Payez ensemble toutes les factures, sinon le jeu gagne. Puis le plus d’argent en main l’emporte.
face-debt = Les vieilles dettes
face-hands_open = Les mains dévoilées
face-pile = Pile { $number }
face-round = Tour { $round }
face-rounds =
    { $n ->
        [one] { $n } tour
       *[other] { $n } tours
    }
face-to_go = à payer
face-lobby_binds_you = Lobby ({ SEAT($lobbies) }) : tu n’y mets pas de cartes Nouvelle économie
face-lobby_binds_others = Lobby ({ SEAT($lobbies) }) : les autres n’y mettent pas de cartes Nouvelle économie
face-you_close = Tu peux la boucler avec { CARD($card, form: "a") } : { $gains } $ pour toi.
face-you_close_at_cost = Tu peux la boucler avec { CARD($card, form: "a") }, mais cela te coûte { $cost } $.
face-leaves_to_others = Il reste alors { $left } $ : une seule carte de quelqu’un d’autre la boucle et empoche { $for_closer } $ et la carte.
face-one_card_closes = Une carte de { $left } $ la boucle. Pour qui la boucle : { $for_closer } $ et la carte.
face-on_it = Pour qui la boucle : { $for_closer } $.
face-nothing_on_it = Rien dessus pour l’instant.
face-still = encore { $left } $
face-brings = la boucle, rapporte { $collects } $
face-pay_notes = Payer un billet
face-pay_notes_into = Payer un billet sur la pile { $pile }
face-pay_economy = Payer une carte Nouvelle économie
face-pay_economy_into = Payer une carte Nouvelle économie sur la pile { $pile }
face-pay_any = Payer une carte
face-pay_any_into = Payer une carte sur la pile { $pile }
face-play_joker = Jouer le Joker comme une autre carte
face-joker_as = Le Joker est
face-joker_pay_notes = un billet
face-joker_pay_economy = une carte Nouvelle économie
face-joker_pay_any = une carte qui paie
face-joker_lay_request = une nouvelle facture
face-joker_raise = une facture en plus
face-joker_pay_off = une carte Jeune pousse
face-all_paid = Plus aucune facture n’est ouverte.
face-no_piles = Aucune facture n’est ouverte. Quelqu’un doit en poser une.
face-closes = boucle la pile { $pile }
face-cash = en liquide
face-cards = cartes
face-more_requests =
    au moins { $more_requests ->
        [one] { $more_requests } facture
       *[other] { $more_requests } factures
    }
face-last_card_due = une carte à poser
face-last_cards = La pioche est vide : une dernière carte de chacun.
face-last_cards_more =
    La pioche est vide : une carte de chacun, et encore { $laps ->
        [one] { $laps } tour de table
       *[other] { $laps } tours de table
    } après celui-ci.
face-empty_hand = Plus de carte.

## view: Labels of what lies on the table.

view-phase = En ce moment
view-deck = Cartes dans la pioche
view-hands = Mains
view-size = Cartes
view-known = Connu de tous
view-cards = Cartes
view-card = Carte
view-count = Nombre
view-more_requests = Au moins autant d’autres factures
view-more_new_economy = Au moins autant d’autres cartes Nouvelle économie
view-notes_at_most = Billets au plus
view-piles = Piles ouvertes
view-number = N°
view-amount = Demande
view-paid = Payé
view-lobbies = Lobby par
view-requests = Factures
view-laid = Posé dessus
view-joker = Le Joker
view-by = Par
view-bank = Banque
view-discards = Défausse
view-last_cards = Dernières cartes
view-waiting = Doivent encore jouer
view-laps = Tours de table après celui-ci
view-forfeited = Forfait
view-debt_open = Dette sur la table
view-debt_paid = Dette payée
view-piles_opened = Piles ouvertes jusqu’ici
view-requests_laid = Factures posées jusqu’ici
view-left = Reste à payer
view-within_reach = Une carte peut la boucler
view-for_closer = Pour qui la boucle
view-bound = Écartés par Lobby
view-faces = Cartes de ce paquet
view-class = Sorte
view-worth = Valeur
view-cash = Ton argent liquide
view-closings = Ce que tu pourrais boucler
view-gains = Gagné
view-leaves = Ce qu’un paiement laisse aux autres
view-pile = Pile
view-request = Facture
view-collects = Rapporte
view-hand = Ta main
view-others = Ce que tu sais des autres mains
view-shown = Ce que les autres savent de ta main
view-seat = Joueur
view-follow = Coups qui suivent
view-of_free = Par la carte Gratuité
view-ending = Fin
view-winners = Victoire

## hint: Hints for a first game, by step.

hint-play = Combien manquera-t-il quand tu auras payé, et la personne suivante pourra-t-elle le payer avec une seule carte ? Laisse plus que ne vaut une carte, ou boucle la pile.
hint-give = Quelqu’un aura bientôt cette carte. Donne ce qui t’aide le moins, ou ce dont vous avez tous besoin sur la table.
hint-take = Prends ce qui boucle une pile pour toi, ou une facture que personne ne devrait garder en main.

## explain: What a thing on the board is, does and is worth.

explain-card = { EXPLAIN_CLASS($class) }
explain-card--worth = { EXPLAIN_CLASS($class) } { $worth } $.
explain-pile = Sur { $amount } $, il manque { $left } $. Qui la complète empoche ce qui s’y trouve : { $for_closer } $ pour l’instant, plus la dernière carte.
explain-player = Une personne de la table. Vous gagnez ensemble ou pas du tout ; ensuite, qui a le plus d’argent liquide passe devant.
explain-note = De l’argent liquide. Les billets paient à tout moment, et si vous gagnez tous, qui en a le plus passe devant.

## explain_class: Parts of what explains a thing.

explain_class-banknote = De l’argent liquide. Il paie à tout moment, et en main c’est lui qui fait gagner. Valeur :
explain_class-new_economy = Une idée qui paie une dette comme de l’argent. Qui complète la pile l’échange contre des billets. Valeur :
explain_class-request = Une dette. Il faut la poser et la payer avant la fin, sinon vous perdez tous. Elle demande
explain_class-business = Une Jeune pousse : règle une facture entière, ou a son propre effet. Comme argent, elle vaut
explain_class-lobby = Écarte d’une pile les cartes Nouvelle économie des autres, jusqu’à ce qu’elle soit payée. Comme argent, elle vaut
explain_class-joker = Remplace n’importe quelle autre carte. Comme argent, il vaut

## guided: The lessons of the guided game.

guided-win = Vous gagnez ensemble si toutes les dettes du paquet sont payées à la fin ; s’il en reste une, le jeu gagne. Et alors une seule victoire parmi vous : à qui a le plus d’argent liquide.
guided-lay = Les dettes d’abord : qui commence pose une facture. Pose ta { CARD($card) }. Elle devient une pile que tout le monde paie.
guided-round = Toutes les dettes ensemble font plus du double de tout l’argent qui existe, donc l’argent doit circuler : qui complète une pile empoche ce qui s’y trouve et peut le dépenser à nouveau.
guided-pay = { SEAT($rival) } a payé sur ta pile. Paies-y aussi { CARD($card, form: "a") } : les idées paient les dettes aussi bien que les billets.
guided-leave = Il manque { $left } $, et { $lies } $ attendent là qui complétera la pile. Si tu paies 1 000 $, il reste { $too_little } $, qu’une seule carte peut payer. Paie { CARD($card, form: "a") }, qui vaut 500 $, et personne ne peut encore la boucler.
guided-lobby = { SEAT($rival) } a posé un Lobby sur la pile : tant qu’il est là, tu ne peux pas payer avec des cartes Nouvelle économie. C’est à ça que servent les lobbys : seul le vieil argent compte.
guided-note = Les billets paient toujours. Tes { $cash } $ te feraient gagner, mais l’argent qui dort ne rapporte rien : paie { CARD($card, form: "a") }.
guided-close = Il ne manque plus que { $left } $. Paie ta dernière carte { CARD($card) } et c’est toi qui boucles la pile : tu empoches { $collects } $, soit { $gains } $ de plus qu’avant.
guided-cash = Tu as maintenant { $cash } $ en liquide, plus que tu n’as payé. Les idées apportées par d’autres sont devenues tes billets : voilà ce que rend ce qui circule.
guided-business = { CARD($card) } est une Jeune pousse : elle peut régler une facture entière, si grosse soit-elle. Personne n’y gagne d’argent, mais la dette de { $amount } $ disparaît pour vous tous. Joue-la sur la nouvelle pile.
guided-hold = Tu as encore { CARD($card, form: "a") } en main. Une facture que quelqu’un tient à la fin compte comme impayée, et alors vous perdez tous. Pose-la maintenant, tant qu’il reste du temps pour la payer.
guided-end = Tu as { $own } $ en liquide, et { $deck } cartes sont encore à venir. Tu as vu comment une pile s’ouvre, se remplit, se bloque et se boucle.
guided-after = À partir d’ici, l’autre joue librement. Pose-toi toujours deux questions : combien manquera-t-il quand j’aurai payé, et la personne suivante peut-elle le payer ?

## guided_else: What the guide answers when the learner does something else.

guided_else-lay = Rien ne peut être payé avant qu’il y ait une dette. Pose d’abord { CARD($card, form: "a") }.
guided_else-pay = Cela paierait aussi. Le guide garde tes billets et paie avec { CARD($card, form: "a") }, car à la fin c’est l’argent liquide qui fait gagner.
guided_else-pay-raise = Une deuxième facture sur la même pile la grossit, et il faut plus longtemps avant que quelqu’un empoche. Paie d’abord.
guided_else-leave = Il manquerait alors { $too_little } $ ou moins, et la personne suivante boucle la pile avec une carte et prend tout. Laisse plus que ne vaut une carte.
guided_else-note = Sous un Lobby, seuls les billets et une Jeune pousse peuvent payer ici. Paie { CARD($card, form: "a") }.
guided_else-close = Qui la complète empoche { $collects } $. Si tu attends, ce sera quelqu’un d’autre.
guided_else-close-lay_request = Ta facture peut attendre un tour. Les { $collects } $ de la pile, non : la personne suivante les prendrait.
guided_else-business = Tu peux le faire. Mais une dette de { $amount } $ qu’une seule carte règle est un cadeau rare, et toutes les dettes doivent être payées.
guided_else-business-use_reputation = { CARD($card) } peut aussi regarder les autres mains et prendre une carte. Le guide s’en sert pour effacer une dette entière.
guided_else-hold = Tu peux, mais une facture dans ta main est un danger pour tout le monde, et il grandit à chaque tour où tu attends.

## name: Names printed on cards. A deck of somebody's own has its own names, which are not translated.

name-advertisement = Publicité
name-bike-pool = Vélos partagés
name-car-sharing = Autopartage
name-car-sharing-house-sharing-coworking = Autopartage, Logement partagé, Coworking
name-coworking = Coworking
name-creative-commons = Creative Commons
name-creative-commons-advertisement-music = Creative Commons, Publicité, Musique
name-crowdfunding = Financement participatif
name-data-commons = Données ouvertes
name-food-cooperative = Coopérative alimentaire
name-free = Gratuité
name-free-course = Cours gratuit
name-freelance-desk = Bureau freelance
name-home-office = Télétravail
name-house-sharing = Logement partagé
name-joker = Joker
    .a = le Joker
name-language-exchange = Échange de langues
name-lobby = Lobby
    .a = un Lobby
name-local-currency = Monnaie locale
name-maker = Maker
name-mobile-app = Appli mobile
name-music = Musique
name-neighbourhood-garden = Jardin de quartier
name-open-hardware = Matériel libre
name-open-laboratory = Labo ouvert
name-photo-archive = Photothèque
name-recycling = Recyclage
name-recycling-coworking-maker = Recyclage, Coworking, Maker
name-repair-corner = Atelier réparation
name-reputation = Réputation
name-ride-board = Covoiturage
name-second-hand-fair = Vide-grenier
name-sharing-economy = Économie du partage
name-solar-roof = Toit solaire
name-spare-parts-swap = Troc de pièces
name-time-bank = Banque de temps
name-tool-library = Outilthèque
name-usd1-000-note = billet de 1 000 $
    .a = un billet de 1 000 $
name-usd1-000-request = facture de 1 000 $
    .a = une facture de 1 000 $
name-usd15-000-request = facture de 15 000 $
    .a = une facture de 15 000 $
name-usd2-000-note = billet de 2 000 $
    .a = un billet de 2 000 $
name-usd2-000-request = facture de 2 000 $
    .a = une facture de 2 000 $
name-usd20-000-request = facture de 20 000 $
    .a = une facture de 20 000 $
name-usd3-000-request = facture de 3 000 $
    .a = une facture de 3 000 $
name-usd5-000-request = facture de 5 000 $
    .a = une facture de 5 000 $
name-usd50-000-request = facture de 50 000 $
    .a = une facture de 50 000 $
name-usd500-note = billet de 500 $
    .a = un billet de 500 $
name-usd6-000-request = facture de 6 000 $
    .a = une facture de 6 000 $
name-usd8-000-request = facture de 8 000 $
    .a = une facture de 8 000 $
name-video-channel = Chaîne vidéo
name-web-shop = Boutique en ligne
