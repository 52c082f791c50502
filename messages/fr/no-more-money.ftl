### No More Money
### docs/translating.md says how such a file is read.

# Glossary: Banker = Banquier, Banker card = carte Banquier, investment = investissement, gold = or (counted in lingots), coins = dollars,
# loan = prêt, loan card = carte Prêt, instalment = versement, security = gage, fee = commission, to default = faire défaut,
# printing press = planche à billets, gold reserve = réserve d'or, crash = krach (a company: s'effondrer), instability = instabilité,
# to cash in = encaisser, closed fist = poing fermé, empty hand = main vide, bid (auction) = enchère, bid (fist) = mise,
# round = manche, step = étape, screen = paravent, cube = cube, share = action.

## about: What the first page says of the game.

about-no-more-money = 1929. Prête de l’argent qui n’existe pas, mise sur des sociétés en plein essor, et rapporte ton or à la maison avant le krach.

## event: What happened: lines of the log, read aloud to screen readers.

event-round_began = La manche { $round } commence.
event-investment_revealed =
    { INVESTMENT($card) } arrive sur la table avec { $gold ->
        [0] aucun lingot
        [one] { $gold } lingot
       *[other] { $gold } lingots
    }.
event-discards_shuffled = La pioche est vide. On y remélange la défausse.
event-first_bidder_drawn = Le sort désigne { SEAT($seat) } pour ouvrir l’enchère de la carte Banquier.
event-bid_made = { SEAT($seat) } enchérit à { $amount } $ pour la carte Banquier.
event-auction_left = { SEAT($seat) } quitte l’enchère.
event-banker_named = { SEAT($seat) } tient la banque et paie { $price } $.
event-offer_made =
    { SEAT($from) } propose à { SEAT($to) } : { SEAT($lender) } prête { $terms-amount } $ à { SEAT($borrower) }, à rendre en { $rounds ->
        [one] { $rounds } versement
       *[other] { $rounds } versements
    } de { $terms-instalment } $, avec { $terms-security ->
        [one] { $terms-security } lingot
       *[other] { $terms-security } lingots
    } en gage.
event-offer_declined = { SEAT($to) } dit non à { SEAT($from) }.
event-offer_declined_because = { SEAT($to) } dit non à { SEAT($from) } : { REASON($reason) }.
event-offer_withdrawn = { SEAT($from) } retire son offre à { SEAT($to) }.
event-offer_lapsed = { SEAT($from) } et { SEAT($to) } : l’offre ne peut plus être tenue et tombe.
event-loan_made =
    { SEAT($lender) } prête { $terms-amount } $ à { SEAT($borrower) } et paie { $fee } $ de commission. À rendre en { $rounds ->
        [one] { $rounds } versement
       *[other] { $rounds } versements
    } de { $terms-instalment } $ ; { $terms-security ->
        [one] { $terms-security } lingot
       *[other] { $terms-security } lingots
    } en gage.
event-loan_card_turned = Nouvelle carte ouverte : { LOAN_CARD($card) }.
event-instalment_paid =
    { SEAT($borrower) } verse { $amount } $ à { SEAT($lender) } ({ LOAN($loan) }). { $remaining ->
        [0] C’était le dernier versement
        [one] Reste { $remaining } versement
       *[other] Reste { $remaining } versements
    }.
event-loan_repaid =
    { SEAT($borrower) } a tout rendu à { SEAT($lender) } ({ LOAN($loan) }) et reprend { $security ->
        [one] { $security } lingot
       *[other] { $security } lingots
    }.
event-loan_defaulted =
    { SEAT($borrower) } fait défaut ({ LOAN($loan) }). { SEAT($lender) } garde le gage : { $security ->
        [one] { $security } lingot
       *[other] { $security } lingots
    }.
event-player_done = { SEAT($seat) } a fini.
event-bid_sealed = { SEAT($seat) } tend un poing fermé.
event-fist_opened = { SEAT($seat) } ouvre la main : { $amount } $.
event-empty_hand_paid = La planche à billets paie { $amount } $ à { SEAT($seat) } pour sa main vide.
event-ties_bid_again = Égalité : nouvelle mise pour { SEAT($seats) }.
event-tie_unbroken = L’égalité demeure : pas d’investissement pour { SEAT($seats) }.
event-investment_taken =
    { SEAT($seat) } prend { INVESTMENT($card) } avec { $gold ->
        [0] aucun lingot
        [one] { $gold } lingot
       *[other] { $gold } lingots
    }.
event-investment_discarded = Personne ne prend { INVESTMENT($card) }. La carte est défaussée avec son or.
event-cashed_in =
    { SEAT($seat) } encaisse { INVESTMENT($card) } : { $gold ->
        [one] { $gold } lingot
       *[other] { $gold } lingots
    }.
event-dice_rolled = Les dés : D4 { $d4 }, D6 { $d6 }, D12 { $d12 }, D20 { $d20 }.
event-company_crashed = { COMPANY($company) } s’effondre.
event-investment_lost =
    { SEAT($seat) } perd { INVESTMENT($card) } et { $gold ->
        [one] { $gold } lingot
       *[other] { $gold } lingots
    }.
event-company_grew = { COMPANY($company) } grandit.
event-investment_grew =
    { SEAT($seat) } : { INVESTMENT($card) } gagne { $more ->
        [one] { $more } lingot
       *[other] { $more } lingots
    } et en porte maintenant { $gold }.
event-crashes_counted = Le compteur de krachs est à { $crashes } sur { $of }.
event-instability_moved = L’instabilité du marché est maintenant à { $to }.
event-final_crash = Le krach final. Tous les investissements sont perdus.
event-game_won = La partie est finie. Le plus d’or : { SEAT($winners) }.
event-moved =
    { $amount ->
        [one] { $amount } { KIND($what, form: "one") } versé
       *[other] { $amount } { KIND($what) } versés
    } par { PLACE($from) } à { PLACE($to) }.

## brief: The same in few words, behind a name: "Ada: bid $5 · left the auction".

brief-bid_made = enchérit à { $amount } $
brief-auction_left = quitte l’enchère
brief-fist_opened = avait { $amount } $ en main
brief-empty_hand_paid = touche { $amount } $ pour une main vide
brief-investment_taken = prend { INVESTMENT($card) }
brief-cashed_in =
    encaisse { INVESTMENT($card) } : { $gold ->
        [one] { $gold } lingot
       *[other] { $gold } lingots
    }

## why: Why something cannot be done.

why-not_now = C’est pour une autre étape de la manche.
why-bid_too_low = Il faut enchérir à { $minimum } $ au moins.
why-too_few_coins = Il faut { $need } $ ; il n’y a que { $have } $.
why-too_little_gold =
    Il faut { $need ->
        [one] { $need } lingot
       *[other] { $need } lingots
    } ; il n’y en a que { $have }.
why-no_banker_involved = Seul le Banquier prête : l’un des deux doit tenir la banque.
why-no_such_player = Il n’y a personne de ce nom à cette table.
why-amount_too_small = Un prêt est de 1 $ au moins.
why-too_large = On ne peut pas écrire plus de { $most } $ sur un prêt.
why-loan_card_not_open = Cette carte Prêt n’est pas ouverte.
why-no_cube_left = Le prêteur n’a plus de cube pour marquer un autre prêt.
why-not_your_loan = Ce n’est pas toi qui as emprunté sur cette carte.
why-nothing_due = Rien n’y est dû pour l’instant.
why-last_instalment = Il ne reste qu’un versement. Paie celui-là.
why-already_done = Tu as déjà dit que tu as fini.
why-not_bidding = Tu n’es pas de ceux qui misent à nouveau.
why-card_not_open = Cet investissement n’est pas sur la table.
why-not_your_card = Cet investissement n’est pas à toi.

## deal: Why an offer cannot be made or answered.

deal-too_many_offers = Tu as déjà fait tes { $limit } offres de cette étape.

## action: What can be done: the labels of buttons.

action-bid = Enchérir à { $amount } $
action-leave = Quitter l’enchère
action-offer_loan =
    Proposer à { SEAT($to) } : { $amount } $ ({ LOAN_CARD($card) }), versements de { $instalment } $, { $security ->
        [one] { $security } lingot
       *[other] { $security } lingots
    } en gage
action-accept = Accepter l’offre { $offer }
action-decline = Refuser l’offre { $offer }
action-decline--reason = Refuser l’offre { $offer } : { REASON($reason) }
action-withdraw = Retirer l’offre { $offer }
action-pay_instalment = Payer un versement ({ LOAN($loan) })
action-pay_off = Tout rembourser ({ LOAN($loan) })
action-default = Faire défaut ({ LOAN($loan) })
action-done = J’ai fini
action-sealed_bid = Fermer le poing sur { $amount } $
action-take = Prendre { INVESTMENT($card) }
action-cash_in = Encaisser { INVESTMENT($card) }

## form: The headings of forms.

form-bid = Enchérir pour la carte Banquier
form-offer_loan = Proposer un prêt entre toi et { SEAT($to) }
form-decline = Refuser l’offre { $offer } et dire pourquoi
form-sealed_bid = Ta mise pour les investissements

## ask: The labels of fields in forms.

ask-amount = Montant en dollars
ask-card = Carte Prêt
ask-instalment = Chaque versement, en dollars
ask-security = Gage en lingots
ask-reason = La raison

## phase: What the game waits for: the line at the top of the table.

phase-banker_auction = { SEAT($turn) } enchérit à plus de { $high } $ pour la carte Banquier, ou quitte l’enchère.
phase-loans = Prête, emprunte et paie ce qui est dû, puis dis que tu as fini.
phase-investment_auction = Ferme le poing sur ta mise pour les investissements. Chacun paie ce qu’il tient.
phase-choose_investments = On choisit les investissements dans cet ordre : { SEAT($order) }.
phase-cash_in = { SEAT($turn) } peut encaisser autant d’investissements que voulu.
phase-final_crash = Le marché n’est plus. Pour chaque prêt, paie un dernier versement ou abandonne le gage.
phase-over = La partie est finie.

## gauge: Figures over time, in charts and tables.

gauge-coins = Dollars
gauge-gold_held = Or en main
gauge-gold_on_cards = Or sur les investissements
gauge-debt = Dette
gauge-money_in_circulation = Argent en circulation
gauge-loans_outstanding = Prêts en cours
gauge-instability = Instabilité du marché
gauge-crashes = Krachs

## score: Lines of the score sheet.

score-gold = Or en main

## ending: How the game ended.

ending-final_crash = Le krach final a mis fin à la partie.

## moment: Moments of a game that a replay can jump to.

moment-banker = La banque est attribuée
moment-loan = Un prêt est conclu
moment-default = Un emprunteur fait défaut
moment-crash = Une société s’effondre
moment-final_crash = Le krach final

## option: Options of a new table: the label, and a sentence of help.

option-length = Durée
    .help = Combien de krachs mettent fin à la partie : ceux de la partie courte ou ceux de la longue.
option-screens = Paravents
    .help = Cache combien de dollars ont les autres, comme le font des paravents. Tous les paiements sont publics : qui compte sait. Seule la page les cache : chaque navigateur les reçoit, donc qui y regarde peut les voir.
option-deck = Paquet
    .help = Ton propre paquet à la place de celui d’origine.
option-starting_coins = Dollars de départ
    .help = Les dollars avec lesquels chacun commence.
option-starting_gold = Or de départ
    .help = Les lingots avec lesquels chacun commence.
option-cubes = Cubes
    .help = Combien de prêts on peut avoir accordés à la fois.
option-crashes_short = Krachs, partie courte
    .help = Le krach qui met fin à la partie courte.
option-crashes_long = Krachs, partie longue
    .help = Le krach qui met fin à la partie longue.
option-instability_start = Première instabilité
    .help = Où commence l’instabilité du marché, et où elle revient après un krach.
option-instability_step = Pas de l’instabilité
    .help = De combien elle monte après une manche sans krach.
option-fewer_investments_than_players = Moins d’investissements que de joueurs
    .help = À chaque manche, on en pose tant de moins qu’il y a de joueurs.
option-open_loan_cards = Cartes Prêt ouvertes
    .help = Parmi combien de cartes Prêt on peut choisir.
option-fee_percent = Commission du Banquier
    .help = Ce que le Banquier paie à la planche à billets, en pour cent du prêt, arrondi au-dessus.
option-offers_per_step = Offres par étape
    .help = Combien d’offres chacun peut faire dans une étape de prêts.
option-empty_hand_coins = Main vide
    .help = Dollars payés pour une main vide, une fois par manche et par personne.
option-rebids = Nouvelles mises
    .help = Combien de fois on mise à nouveau en cas d’égalité.
option-d4_gold = Croissance D4
    .help = Lingots qu’ajoute le D4 sans krach.
option-d6_gold = Croissance D6
    .help = Lingots qu’ajoute le D6 sans krach.
option-d12_grows_from = Le D12 grandit dès
    .help = Le plus petit résultat avec lequel le D12 ajoute des lingots.
option-d12_gold = Croissance D12
    .help = Lingots qu’ajoute le D12.
option-d12_gold_on_12 = Croissance D12 sur un 12
    .help = Lingots qu’ajoute le D12 sur un 12.
option-d20_grows_from = Le D20 grandit dès
    .help = Le plus petit résultat avec lequel le D20 ajoute des lingots.
option-d20_gold = Croissance D20
    .help = Lingots qu’ajoute le D20.
option-d20_factor_on_20 = Facteur D20 sur un 20
    .help = Par combien l’or est multiplié sur un 20.

## length: Names.

length-short = Courte
length-long = Longue

## view: Labels of what lies on the table.

view-banker = Banquier
view-crashes = Krachs
view-last_crash = Krach final à
view-instability = Instabilité du marché
view-last_roll = Dernier lancer : D4, D6, D12, D20
view-laid_out = Investissements proposés
view-open_loan_cards = Cartes Prêt ouvertes
view-loans = Prêts en cours
view-offers = Offres
view-offer = Offre
view-total = À rendre en tout
view-fee = Commission
view-rest = Pour tout rembourser
view-companies = Sociétés
view-bands = Ce que fait le dé
view-crash = Krach
view-added = Lingots ajoutés
view-factor = Or multiplié par
view-investment_deck = Cartes Investissement restantes
view-investment_discards = Investissements défaussés
view-loan_deck = Cartes Prêt restantes
view-loan_discards = Cartes Prêt défaussées
view-screens = Paravents
view-coins = Dollars
view-gold = Or
view-cubes = Cubes restants
view-investments = Investissements
view-card = Carte
view-die = Dé
view-rounds = Manches
view-lender = Prêteur
view-borrower = Emprunteur
view-instalment = Versement
view-remaining = Versements restants
view-security = Gage
view-due = Dû maintenant
view-sealed_bid = Dans ton poing
view-deals = Offres
view-open = Sur la table
view-settlement = Paiements
view-done = Ont fini
view-amount = Montant
view-sealed = Poings fermés
view-paid_for_empty_hand = Main vide payée
view-order = Ordre du choix

## confirm: A last question before something that hurts.

confirm-default = Si tu fais défaut ({ LOAN($loan) }), le prêteur garde le gage.

## face: Labels and short sentences on the board.

face-goal = Aie le plus d’or dans ta réserve quand le marché s’est effondré pour la dernière fois.
face-none_laid_out = Aucun. La prochaine manche en apporte.
face-market_opens = Le marché ouvre, et tout le monde y croit.
face-floor = À la corbeille
face-crashes_final = le krach final
face-crashed = effondrée
face-dial_amount = Montant
face-dial_instalment = Versement
face-dial_security = Gage
face-step_banker_auction = Banque
face-step_loans = Prêts
face-step_investment_auction = Mises
face-step_cash_in = Encaisser
face-step_roll = Dés
face-press = Planche à billets
face-reserve = Réserve d’or
face-instability =
    { $value ->
        [1] un { $value } au dé : krach
       *[other] un { $value } ou moins au dé : krach
    }
face-crashes = { $crashes } sur { $of }, puis la fin
face-last_roll = Le dernier lancer
face-no_roll = Les dés du marché
face-exchange = La Bourse : ce que fera le prochain lancer
face-band_crash = { $span } : krach
face-band_nothing = { $span } : rien
face-band_adds =
    { $span } : +{ $added ->
        [one] { $added } lingot
       *[other] { $added } lingots
    }
face-band_times = { $span } : or ×{ $factor }
face-nobody_holds = Personne n’a d’action.
face-gold =
    { $gold ->
        [one] { $gold } lingot
       *[other] { $gold } lingots
    }
face-no_gold = pas d’or
face-you = Toi
face-leads = mène à { $high } $
face-left = n’enchérit plus
face-bids = doit enchérir
face-waits = attend
face-haggles = prête et emprunte
face-settles = règle ses dettes
face-done = a fini
face-fist_closed = poing fermé
face-thinks = réfléchit à sa mise
face-chooses = avait { $amount } $, choisit
face-opened = avait { $amount } $
face-in_fist = { $amount } $ dans ton poing
face-cashes = peut encaisser
face-rounds_dial = Carte Prêt : manches
face-reckoning = On calcule…
face-cost_here = Choisis les manches ; ce que coûte le prêt sera dit ici.
face-lend_to = Prêter à { SEAT($to) }
face-borrow_from = Emprunter à { SEAT($to) }
face-take_for =
    Prendre { INVESTMENT($card) } avec { $gold ->
        [one] { $gold } lingot
       *[other] { $gold } lingots
    }
face-cash_in_for =
    Encaisser { INVESTMENT($card) } pour { $gold ->
        [one] { $gold } lingot
       *[other] { $gold } lingots
    }
face-pay_instalment_for = Verser { $amount } $ à { SEAT($lender) } ({ LOAN($loan) })
face-pay_off_for = Tout rembourser pour { $amount } $ ({ LOAN($loan) })
face-default_for =
    Faire défaut et perdre { $security ->
        [one] { $security } lingot
       *[other] { $security } lingots
    } ({ LOAN($loan) })
face-loan_commit =
    Proposer { $amount } $ contre des versements de { $instalment } $, { $security ->
        [one] { $security } lingot
       *[other] { $security } lingots
    } en gage
face-fist_held = Tu tiens { $amount } $.
face-screens_down = Dollars restants : ils départagent à or égal
face-refused_last = Dernier refus
face-no_loans = Personne ne doit rien.
face-owes = doit à
face-left_to_pay =
    encore { $remaining ->
        [one] { $remaining } versement
       *[other] { $remaining } versements
    }, { $rest } $ en tout
face-security =
    { $security ->
        [one] { $security } lingot
       *[other] { $security } lingots
    } en gage
face-debt = doit { $instalment } $ × { $remaining }
face-cubes =
    { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }

## headline: Headlines of the newspaper.

headline-banker_named = { SEAT($seat) } reprend la banque pour { $price } $
headline-loan_made = { SEAT($lender) } prête { $terms-amount } $ à { SEAT($borrower) }
headline-loan_defaulted = { SEAT($borrower) } ne paie plus { SEAT($lender) }
headline-company_crashed = { COMPANY($company) } s’effondre
headline-final_crash = Krach final : tous les investissements perdus

## cost: Names.

cost-borrower =
    Tu reçois { $amount } $ maintenant et tu rends { $total } $ en { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }. Si tu arrêtes de payer, tu perds { $security ->
        [one] { $security } lingot
       *[other] { $security } lingots
    }.
cost-lender =
    Tu paies maintenant { $fee } $ à la planche à billets ; { SEAT($borrower) } te rend { $total } $ pour { $amount } $ en { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }. Si les versements s’arrêtent, tu gardes { $security ->
        [one] { $security } lingot
       *[other] { $security } lingots
    }.
cost-others =
    { SEAT($borrower) } rend { $total } $ à { SEAT($lender) } pour { $amount } $ en { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }, ou abandonne { $security ->
        [one] { $security } lingot
       *[other] { $security } lingots
    }.

## place: Names.

place-press = la planche à billets
place-reserve = la réserve d’or

## kind: Names.

kind-coins = dollars
    .one = dollar
kind-gold = lingots
    .one = lingot

## die: Names.

die-d4 = D4
die-d6 = D6
die-d12 = D12
die-d20 = D20

## hint: Hints for a first game, by step.

hint-banker_auction = Le Banquier crée de l’argent que personne n’avait, pour un dixième de sa valeur. Quelqu’un veut-il emprunter ? Et toi ?
hint-loans = Regarde les quatre nombres d’un prêt : ce qui vient, ce qui repart, pendant combien de temps, et l’or en jeu. Quand auras-tu les dollars ?
hint-investment_auction = Tout le monde paie, mais tout le monde n’a pas de carte. Mise assez pour celle que tu veux, ou rien du tout.
hint-choose_investments = Plus d’or tout de suite, ou un dé qui a des chances d’en rapporter plus ? Le risque, c’est l’instabilité face au nombre de faces du dé.
hint-cash_in = L’or sur une carte est un espoir, l’or en main est à toi. Plus l’instabilité est haute, plus tôt il faut partir.
hint-final_crash = Un seul versement rachète ton gage. Compare les dollars, qui ne comptent presque plus, et l’or, qui décide.

## explain: What a thing on the board is, does and is worth.

explain-investment = Une action de la société au { DIE($die) }. L’or posé dessus (lingots : { $gold }) n’est à toi qu’une fois encaissé ; si la société s’effondre, il est perdu.
explain-loan =
    Un prêt : { SEAT($lender) } a prêté à { SEAT($borrower) }. Reste { $remaining ->
        [one] { $remaining } versement
       *[other] { $remaining } versements
    } de { $instalment } $, { $rest } $ en tout, avec { $security ->
        [one] { $security } lingot
       *[other] { $security } lingots
    } en gage.
explain-loan_card =
    Un prêt sur cette carte se rend en { $rounds ->
        [one] { $rounds } versement
       *[other] { $rounds } versements
    }, un par manche.
explain-company-0 = Le D4 décide de cette société. C’est elle qui grandit le plus vite et s’effondre le plus souvent.
explain-company-1 = Le D6 décide de cette société. Elle grandit un peu à chaque manche où elle ne s’effondre pas.
explain-company-2 = Le D12 décide de cette société. Elle grandit un peu presque à chaque manche et s’effondre rarement.
explain-company-3 = Le D20 décide de cette société. C’est la plus sûre, et de temps en temps elle double.
explain-player = Une personne de la table. Qui a le plus d’or en main après le krach final gagne ; les dollars ne font que départager.
explain-gold = L’or en main fait gagner la partie. L’or sur une carte n’est pas encore en main.
explain-coin = Les dollars servent à enchérir, à prêter et à rembourser. La planche à billets les fait et les reprend ; à la fin, ils ne font que départager.

## guided: The lessons of the guided game.

guided-win = Qui a le plus d’or gagne. Les dollars ne font que départager : ils servent à enchérir et à prêter. Une vraie partie finit après 4 ou 5 krachs ; celle-ci, toute courte, finit au premier.
guided-banker = { SEAT($banker) } offre { $price } $ pour tenir la banque et pouvoir prêter cette manche, sans concurrence. Toi, tu veux emprunter : garde tes { $coins } $ et quitte l’enchère.
guided-borrow = Deux investissements sont sur la table, dont un avec 3 lingots, et qui mise le plus de dollars choisit d’abord. Tu en as trop peu pour ça. Le Banquier peut t’en donner.
guided-terms =
    Un prêt, c’est quatre nombres : propose à { SEAT($to) } d’emprunter { $amount } $ et de rendre { $rounds } fois { $instalment } $, { $total } $ en tout, avec { $security ->
        [one] { $security } lingot
       *[other] { $security } lingots
    } en gage. Si tu arrêtes de payer, le prêteur garde cet or.
guided-borrowed =
    Tu as maintenant { $coins } $, et { $security ->
        [one] { $security } lingot à toi reste
       *[other] { $security } lingots à toi restent
    } sur le prêt jusqu’à ce qu’il soit rendu. { SEAT($lender) } n’en a payé qu’un dixième : la planche à billets a fait le reste. Dis que tu as fini.
guided-fist =
    Tout le monde mise en même temps, poing fermé, et tout le monde paie, même sans rien obtenir. La carte avec { $gold ->
        [one] { $gold } lingot
       *[other] { $gold } lingots
    } mérite un effort : ferme le poing sur 30 $, et garde de quoi payer les versements.
guided-choose =
    Ta mise est la plus haute : tu choisis d’abord. Prends { INVESTMENT($card) } et son or, { $gold ->
        [one] { $gold } lingot
       *[other] { $gold } lingots
    } : tant que les dés ne l’effondrent pas, { $added } de plus s’y ajoutent à chaque manche.
guided-keep = L’or sur une carte n’est pas encore à toi. Tu pourrais l’encaisser maintenant : { $gold }. Une société s’effondre si son dé montre { $instability } ou moins : ici, une face sur quatre. Prends ce risque pour une manche, et dis que tu as fini.
guided-grown =
    Pas de krach. Ta carte porte maintenant { $gold ->
        [one] { $gold } lingot
       *[other] { $gold } lingots
    }, mais l’instabilité est montée à { $instability } : chaque manche calme rend le prochain krach plus probable.
guided-lend = Cette fois, tiens la banque toi-même. Personne d’autre n’en veut, donc { $amount } $ suffit.
guided-instalment =
    D’abord ton propre prêt : tu dois { $amount } $ à { SEAT($lender) }. Paie, car { $security ->
        [one] { $security } lingot est
       *[other] { $security } lingots sont
    } en jeu.
guided-make_money =
    Maintenant, prête de l’argent qui n’existe pas : { SEAT($to) } reçoit { $amount } $ de la planche à billets, cela te coûte { $fee } $ de commission, et on doit te rendre { $total } $ en { $rounds } versements. Le gage, { $security ->
        [one] { $security } lingot
       *[other] { $security } lingots
    }, te protège. Propose-le.
guided-lent = { SEAT($borrower) } accepte. De l’argent est venu au monde, et avec lui les mises vont monter. Dis que tu as fini.
guided-empty_hand = Tu as { $coins } $ et plus rien à gagner ici : les autres miseront de l’argent emprunté. La planche à billets paie 5 $ pour une main vide. Ferme le poing sur rien.
guided-cash =
    Maintenant, tout dé qui montre { $instability } ou moins est un krach : pour le tien, un lancer sur deux. Jouer en dernier t’a permis de voir les autres garder les leurs. Prends ton bénéfice : encaisse { INVESTMENT($card) }, { $gold ->
        [one] { $gold } lingot
       *[other] { $gold } lingots
    }.
guided-last =
    Le D4 montre { $roll } : ta société s’effondre, juste après ta vente, et tous les investissements sont perdus. Un dernier versement de { $amount } $ libère ton prêt, et { SEAT($lender) } te rend { $security ->
        [one] { $security } lingot
       *[other] { $security } lingots
    }. Paie-le.
guided-end =
    Tu as { $own ->
        [one] { $own } lingot
       *[other] { $own } lingots
    }, les autres { $second } et { $third }. Ils avaient aussi de l’or sur leurs cartes, mais ils ne l’ont jamais encaissé.
guided-after = Ici l’argent venait facilement, et il ne valait donc pas grand-chose : ce qui comptait, c’était de partir à temps. Penses-y quand tout le monde prête.

## guided_else: What the guide answers when the learner does something else.

guided_else-banker = Le Banquier prête, mais ne peut pas emprunter dans cette manche, et il te resterait moins de dollars pour les investissements. Laisse la banque à { SEAT($banker) }.
guided_else-terms = Vous pouvez convenir de tout ce que vous voulez tous les deux. Le guide emprunte { $amount } $ : assez pour choisir d’abord, et pas plus que tu ne peux rendre.
guided_else-terms-done = Sans prêt, tu mises avec ce qui te reste de dollars, et quelqu’un d’autre choisira d’abord.
guided_else-borrowed = Un prêt suffit : chacun prend de ton or en gage.
guided_else-fist = Ce que tu mises est perdu, donc ne mise pas tout. Mais avec beaucoup moins, tu paierais pour le deuxième choix, ou pour rien.
guided_else-choose =
    Cette carte porte moins d’or. Tu as payé pour choisir d’abord : prends { $gold ->
        [one] { $gold } lingot
       *[other] { $gold } lingots
    }.
guided_else-keep = L’or dans tes mains est sûr, et encaisser n’est jamais longtemps une erreur. Mais cette carte a de bonnes chances de grandir, et le guide tente sa chance une fois.
guided_else-lend = En tenant la banque, tu peux accorder des prêts toi-même : un pouvoir qui vaut bien { $amount } $.
guided_else-instalment =
    Si tu ne paies pas, tu perds l’or posé sur le prêt : { $security ->
        [one] { $security } lingot
       *[other] { $security } lingots
    }. Paie d’abord, puis vois ce que tu veux d’autre.
guided_else-instalment-default =
    Faire défaut, c’est abandonner { $security ->
        [one] { $security } lingot
       *[other] { $security } lingots
    } pour économiser { $amount } $ maintenant. L’or fait gagner la partie ; les dollars, non.
guided_else-instalment-pay_off = Tout rembourser d’un coup est permis, mais il te resterait trop peu de dollars pour prêter.
guided_else-make_money =
    Tout ce dont vous convenez est un prêt. Le guide prête { $amount } $ contre { $security ->
        [one] { $security } lingot
       *[other] { $security } lingots
    } : tu y gagnes, que le prêt soit rendu ou non.
guided_else-make_money-done = Tu as payé pour tenir la banque. Si tu ne prêtes rien, c’était pour rien.
guided_else-lent = Il te reste trop peu de dollars pour la commission d’un autre prêt. Continue.
guided_else-empty_hand = Avec { $coins } $, tu ne peux pas battre de l’argent emprunté, et ce que tu mises est perdu. Rien est ici la meilleure mise.
guided_else-cash = Ce serait le deuxième risque avec la même carte, et maintenant le krach est aussi probable que la croissance.
guided_else-last =
    Pour { $amount } $, tu récupères { $security ->
        [one] { $security } lingot
       *[other] { $security } lingots
    }. Si tu ne paies pas, { SEAT($lender) } garde tout.

## name: Names printed on cards. A deck of somebody's own has its own names, which are not translated.

name-2-round-loan = prêt sur 2 manches
name-2-round-loan-card = carte Prêt de 2 manches
name-3-round-loan = prêt sur 3 manches
name-3-round-loan-card = carte Prêt de 3 manches
name-4-round-loan = prêt sur 4 manches
name-4-round-loan-card = carte Prêt de 4 manches
name-5-round-loan = prêt sur 5 manches
name-5-round-loan-card = carte Prêt de 5 manches
name-6-round-loan = prêt sur 6 manches
name-6-round-loan-card = carte Prêt de 6 manches
name-7-round-loan = prêt sur 7 manches
name-7-round-loan-card = carte Prêt de 7 manches
name-active-radio-corporation = Active Radio Corporation
name-active-radio-corporation-d6 = Active Radio Corporation (D6)
name-generic-motor-vehicle-company = Generic Motor Vehicle Company
name-generic-motor-vehicle-company-d4 = Generic Motor Vehicle Company (D4)
name-government-bonds-of-freedom = Government Bonds of Freedom
name-government-bonds-of-freedom-d20 = Government Bonds of Freedom (D20)
name-national-steel-industries = National Steel Industries
name-national-steel-industries-d12 = National Steel Industries (D12)
name-no-need-for-it = pas besoin
name-short-of-cash = à court d’argent
name-too-dear = trop cher
name-too-risky = trop risqué
