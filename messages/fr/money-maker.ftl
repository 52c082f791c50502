### Money Maker and Money Maker, Beginner's Game
### docs/translating.md says how such a file is read.

# Glossary: bank run = panique (bancaire), bankrun-o-meter = paniquomètre, chip = jeton, step of the track = case, circle = cercle,
# credit = crédit (N de crédit), gold = or (N en or), goods = biens (de production, de consommation), company = compagnie,
# investment card = carte Investissement, action card = carte Action, vault = coffre, Gold Reserve = Réserve d'or,
# Natural Reserve = Réserve naturelle, ring = anneau, housing block = îlot, debtors' prison = prison pour dettes,
# called = réclamé, redeemed = racheté, void = annulé, to issue = émettre, solvent = solvable, short = à court,
# to rise = monter, to fall = tomber, degradation = rétrogradation, bankrupt = en faillite, to give up = renoncer,
# auction = enchère, opening price = mise à prix, standing order = enchère automatique, guild = guilde, trading card = carte de négoce,
# credit die = dé de crédit, sector die = dé de quartier, Alternative Step = Étape alternative, deal = accord, loan = prêt,
# instalment = versement, security = gage, to default = faire défaut, central bank = banque centrale, rate = taux, worth = valeur.
# Cards: Jubilé des dettes, Garantie des dépôts, Rumeur, Apaisement, Heures supplémentaires, Charte royale, Refinancement,
# Vente privée, Incendie d'entrepôt, Récolte record, Contrebandier, Dé pipé, Chèque en blanc.

## about: What the first page says of the game.

about-money-maker = Amsterdam à son âge d’or. Finance des compagnies, vends ce qu’elles produisent, et prends garde au jour où le public voudra son or.
about-money-maker-beginner = La même ville sans ses anneaux : finance des compagnies, vends ce qu’elles produisent, et aie de l’or quand vient la panique. La porte d’entrée de Money Maker.
    .title = Money Maker : Jeu d’initiation

## event: What happened: lines of the log, read aloud to screen readers.

event-blank_cheque_set = { ACTION($card) } est rempli : { EFFECT($effect) }.
event-card_given = { SEAT($seat) } commence avec { CARD($card) }.
event-bid_made = { SEAT($seat) } enchérit à { $amount }.
event-declined = { SEAT($seat) } passe.
event-ceiling_set =
    { $limit ->
        [0] Ton enchère automatique est annulée.
       *[other] Ton enchère automatique va jusqu’à { $limit }.
    }
event-first_turn_won = { SEAT($seat) } remporte le premier tour pour { $price }.
event-first_turn_by_lot = Le sort décide : { SEAT($seat) } commence.
event-turn_began = Tour { $number } : { SEAT($seat) }.
event-went_on = { SEAT($seat) } passe à la suite : { STEP($step) }.
event-payment_asked = { SEAT($payer) } doit payer { $due } pour { PURPOSE($purpose) }.
event-said_ready = { SEAT($seat) } n’a rien à jouer.
event-card_opened = { CARD($card) } arrive sur la table.
event-row_full = La rangée est pleine : { SEAT($seat) } ne pioche pas de carte ce tour-ci.
event-chip_moved =
    Le jeton de panique avance de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }. Encore { $left ->
        [one] { $left } case
       *[other] { $left } cases
    } jusqu’au cercle.
event-chip_moved_back =
    Le jeton de panique recule de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }. Encore { $left ->
        [one] { $left } case
       *[other] { $left } cases
    } jusqu’au cercle.
event-auction_opened = { SEAT($seat) } met { CARD($card) } aux enchères à { $price }.
event-auction_won = { SEAT($seat) } remporte { CARD($card) } pour { $price }.
event-card_taken = { SEAT($seat) } prend { CARD($card) }.
event-bought =
    { SEAT($seat) } achète { $count ->
        [one] { $count } bien
       *[other] { $count } biens
    } de { GOOD($good) } au marché pour { $price }.
event-produced =
    { CARD($card) } rapporte { $count ->
        [one] { $count } bien
       *[other] { $count } biens
    } de { GOOD($good) } à { SEAT($seat) }.
event-converted =
    Avec { CARD($card) }, { SEAT($seat) } échange { $count ->
        [one] { $count } bien
       *[other] { $count } biens
    } de { GOOD($good) } contre { $got } de { GOOD($into) }.
event-sold =
    { SEAT($seat) } vend { $count ->
        [one] { $count } bien
       *[other] { $count } biens
    } de { GOOD($good) } au marché pour { $price }.
event-action_card_bought = { SEAT($seat) } pioche une carte Action.
event-action_card_drawn = Tu pioches { ACTION($card) }.
event-action_cards_reshuffled = Les cartes Action jouées sont mélangées en une nouvelle pioche.
event-action_card_played = { SEAT($seat) } joue { ACTION($card) }.
event-block_guaranteed = { SEAT($seat) } : les { $amount } de crédit sur { BLOCK($block, form: "the") } sont garantis et ne sont pas réclamés.
event-limit_lifted = { SEAT($seat) } peut acheter autant de biens que voulu ce tour-ci.
event-die_loaded = { SEAT($seat) } pose le dé de quartier : { FACE($face) }.
event-vote_called = { SEAT($seat) } appelle au vote : toutes les banques décident d’un Jubilé des dettes.
event-vote_cast = { SEAT($seat) } a voté.
event-jubilee_declared = Toutes les banques sont d’accord : Jubilé des dettes. Tout le crédit sur le plateau est annulé.
event-jubilee_failed = Le Jubilé des dettes échoue. Contre : { SEAT($against) }.
event-paid_off = { SEAT($seat) } rembourse { $amount } sur { BLOCK($block, form: "the") } au lieu d’investir et de commercer.
event-dice_rolled = Le dé de crédit montre { COLOUR($colour) } { $number }.
event-sectors_rolled = Le dé de quartier montre : { FACE($faces) }.
event-banks_counted = Banques avec plus de { $limit } sur ces îlots : { SEAT($banks) }.
event-nobody_counted = Aucune banque n’y a plus de { $limit }.
event-run_began = Panique bancaire { $number } ! { CAUSE($cause) }
event-sectors_hit = Le public se rue sur : { FACE($faces) }.
event-set_off = La Réserve d’or, vide, doit { $amount } à { SEAT($seat) } ; cette somme est déduite du crédit réclamé.
event-found_insolvent = Insolvables : { SEAT($banks) }.
event-all_insolvent = Toutes les banques sont insolvables à la fois. Aucune ne peut aider une autre.
event-all_insolvent--central = Toutes les banques sont insolvables à la fois. Seule la banque centrale, { SEAT($central) }, peut aider.
event-could_pay = { SEAT($seat) } a pu payer { $paid } sur { $due }.
event-debt_paid = { SEAT($seat) } éteint { $amount } de dette réclamée.
event-paid_from_prison = { SEAT($seat) }, en prison, rembourse { $amount } de dette.
event-offer_made = { SEAT($from) } offre à { SEAT($to) } : { THING($give) } contre { THING($get) }.
event-offer_refused = { SEAT($to) } dit non à { SEAT($from) }.
event-offer_refused_because = { SEAT($to) } dit non à { SEAT($from) } : { REASON($reason) }.
event-offer_withdrawn = { SEAT($from) } retire son offre à { SEAT($to) }.
event-offer_lapsed = { SEAT($from) } et { SEAT($to) } : l’offre tombe.
event-deal_made = Accord : { SEAT($from) } donne { THING($give) }, { SEAT($to) } donne { THING($get) }.
event-company_given = { SEAT($from) } cède { CARD($card) } à { SEAT($to) }.
event-action_cards_handed_over =
    { SEAT($from) } remet { $count ->
        [one] { $count } carte Action
       *[other] { $count } cartes Action
    } à { SEAT($to) }.
event-action_card_seen = { SEAT($from) } remet à { SEAT($to) } la carte { ACTION($card) }.
event-loan_offered =
    { SEAT($from) } propose à { SEAT($to) } : { SEAT($terms-lender) } prête { $terms-amount } de crédit à { SEAT($terms-borrower) }, à rendre en { $terms-instalments ->
        [one] { $terms-instalments } versement
       *[other] { $terms-instalments } versements
    } de { $terms-instalment }, { $terms-total } en tout. Gage : { THING($terms-security) }.
event-loan_made =
    { SEAT($terms-lender) } prête { $terms-amount } de crédit à { SEAT($terms-borrower) }, à rendre en { $terms-instalments ->
        [one] { $terms-instalments } versement
       *[other] { $terms-instalments } versements
    } de { $terms-instalment }. Gage : { THING($terms-security) }.
event-instalment_paid =
    { SEAT($borrower) } verse { $amount } à { SEAT($lender) } ({ LOAN($loan) }). { $remaining ->
        [0] C’était le dernier versement
        [one] Reste { $remaining } versement
       *[other] Reste { $remaining } versements
    }.
event-loan_repaid = { SEAT($borrower) } a tout rendu à { SEAT($lender) } ({ LOAN($loan) }). Le gage est libre.
event-loan_defaulted = { SEAT($borrower) } fait défaut ({ LOAN($loan) }). { SEAT($lender) } garde le gage : { THING($security) }.
event-loan_void = { SEAT($lender) } est en faillite : { SEAT($borrower) } ne doit plus rien ({ LOAN($loan) } annulé).
event-central_bank_lent = La banque centrale prête { $amount } en or à { SEAT($seat) } contre { $credit } de nouveau crédit.
event-conceded = { SEAT($seat) } renonce à chercher de l’aide.
event-reconsidered = { SEAT($seat) } cherche de nouveau de l’aide.
event-rescued = { SEAT($seat) } a de quoi payer et redevient solvable.
event-promoted = { SEAT($seat) } a payé { $paid } d’un coup et monte { RING($ring, form: "to") }.
event-chartered = Par charte royale, { SEAT($seat) } monte { RING($ring, form: "to") }.
event-degraded = { SEAT($seat) } tombe { RING($ring, form: "to") }.
event-imprisoned = { SEAT($seat) } va en prison pour dettes.
event-spared = { SEAT($seat) } n’a pas encore eu de tour en prison et y reste.
event-released = { SEAT($seat) } ne doit plus rien et sort de prison pour l’anneau I.
event-went_bankrupt = { SEAT($seat) } fait faillite et quitte la partie.
event-paid_late = La Réserve d’or paie à { SEAT($seat) } les { $amount } qu’elle devait.
event-claim_lapsed = La Réserve d’or ne peut pas payer à { SEAT($seat) } les derniers { $amount } ; la créance tombe.
event-run_ended = La panique bancaire { $number } est finie.
event-game_ended = { ENDING($ending) }
event-hand_shown = { SEAT($seat) } montre ses dernières cartes Action : { ACTION($cards) }.
event-scored = Valeur finale : { BY_SEAT($scores) }.
event-gold_paid = { SEAT($seat) } verse { $amount } en or à la réserve.
event-gold_received = { SEAT($seat) } reçoit { $amount } en or.
event-gold_given = { SEAT($from) } donne { $amount } en or à { SEAT($to) }.
event-goods_taken =
    { SEAT($seat) } met de côté { $amount ->
        [one] { $amount } bien
       *[other] { $amount } biens
    } de { GOOD($good) }.
event-goods_placed =
    { SEAT($seat) } rend { $amount ->
        [one] { $amount } bien
       *[other] { $amount } biens
    } de { GOOD($good) }.
event-goods_given =
    { SEAT($from) } donne { $amount ->
        [one] { $amount } bien
       *[other] { $amount } biens
    } de { GOOD($good) } à { SEAT($to) }.
event-goods_lost =
    { SEAT($seat) } perd { $amount ->
        [one] { $amount } bien
       *[other] { $amount } biens
    } de { GOOD($good) }, hors du jeu.
event-goods_discarded =
    Le marché de { GOOD($good) } perd { $amount ->
        [one] { $amount } bien
       *[other] { $amount } biens
    }.
event-market_refilled =
    Le marché de { GOOD($good) } gagne { $amount ->
        [one] { $amount } bien
       *[other] { $amount } biens
    }.
event-credit_issued = { SEAT($bank) } pose { $amount } de son propre crédit sur { BLOCK($block, form: "the") }.
event-credit_handed_over = { SEAT($bank) } émet { $amount } de crédit pour { SEAT($to) }.
event-credit_placed = { $amount } de crédit ({ SEAT($bank) }) : posé sur { BLOCK($block, form: "the") }.
event-credit_given = { SEAT($from) } donne à { SEAT($to) } { $amount } de crédit ({ SEAT($bank) }).
event-credit_spent = { SEAT($from) } paie avec { $amount } de crédit ({ SEAT($bank) }), posé là-bas sur { BLOCK($block, form: "the") }.
event-credit_called = { SEAT($bank) } : les { $amount } de crédit sur { BLOCK($block, form: "the") } sont réclamés.
event-credit_lifted = { SEAT($bank) } reprend { $amount } de crédit en main pour le replacer.
event-credit_redeemed = { $amount } de crédit ({ SEAT($bank) }) : racheté.
event-credit_voided = { $amount } de crédit ({ SEAT($bank) }) : annulé.
event-companies_lost = { SEAT($seat) } perd ses compagnies, qui quittent le jeu : { CARD($cards) }.
event-action_cards_lost = { SEAT($seat) } perd ses cartes Action, qui quittent le jeu à la vue de tous : { ACTION($cards) }.
event-game_won = La banque la plus riche : { SEAT($winners) }.
event-limit_raised =
    { SEAT($seat) } peut acheter ce tour-ci { $more ->
        [one] { $more } { LIMIT($of, form: "one") }
       *[other] { $more } { LIMIT($of) }
    } de plus.
event-hand_looked_at = { SEAT($seat) } regarde les cartes Action que tient { SEAT($of) }.
event-hand_seen = { SEAT($of) } montre à { SEAT($seat) } : { ACTION($cards) }.
event-action_card_gained = { SEAT($seat) } pioche une carte Action.
event-central_bank_seated = { SEAT($seat) } tient la banque centrale. Son taux est de { $percent } pour cent.
event-rate_set = La banque centrale, { SEAT($seat) }, fixe son taux : { $percent } pour cent.
event-let_fall = La banque centrale, { SEAT($seat) }, laisse tomber : { SEAT($banks) }.
event-central_bank_scored = La banque centrale, { SEAT($seat) }, a { $score-total } points : { $score-stood } pour les banques qui ont tenu, { $score-falls } pour les chutes, { $score-loans } sur ses prêts, { $score-prices } pour les prix.

## brief: The same in few words, behind a name: "Ada: bid $5 · left the auction".

brief-auction_opened = met { CARD($card) } aux enchères
brief-auction_won = remporte { CARD($card) } pour { $price }
brief-bought = achète { $count } pour { $price }
brief-produced = produit { $count }
brief-converted = échange { $count } contre { $got }
brief-sold = vend { $count } pour { $price }
brief-paid_off = rembourse { $amount }
brief-action_card_bought = achète une carte Action
brief-action_card_played = joue { ACTION($card) }
brief-debt_paid = paie { $amount } de crédit réclamé
brief-gold_paid = paie { $amount } en or

## why: Why something cannot be done.

why-game_over = La partie est finie.
why-not_asked = On décide d’autre chose en ce moment.
why-wrong_step = C’est pour une autre étape du tour.
why-not_in_this_game = Cette table ne joue pas avec ça.
why-in_prison = Pas depuis la prison pour dettes.
why-bankrupt = Cette banque a quitté la partie.
why-no_such_card = Cette carte n’existe pas.
why-card_not_open = Cette carte n’est pas sur la table.
why-not_your_card = Cette carte n’est pas à toi.
why-auction_opened = Une fois une enchère ouverte, l’Étape alternative n’est plus possible.
why-cannot_pay = Cela coûte { $needed } ; tu peux payer { $has }.
why-bid = { OUTCRY($refusal) }
why-bid_too_high = Tu peux enchérir jusqu’à { $limit }.
why-wrong_sum = Cela fait { $given } ; il faut { $needed }.
why-not_there = Il en faut { $needed } ; il n’y en a que { $has }.
why-cannot_issue = Ton propre crédit ne peut pas servir à ça.
why-no_such_block =
    Cet anneau n’a que { $blocks ->
        [one] { $blocks } îlot
       *[other] { $blocks } îlots
    }.
why-unusable = Le crédit émis par { SEAT($issuer) } ne peut pas servir maintenant.
why-nothing_there = Il n’y a rien là.
why-limit_reached = La limite pour ce tour est de { $limit }.
why-too_many = Pas plus de { $limit }.
why-already_produced = { CARD($card) } a déjà servi ce tour-ci.
why-not_a_trading_card = { CARD($card) } n’est pas une carte de négoce.
why-is_a_trading_card = { CARD($card) } est une carte de négoce ; dis ce qu’elle doit échanger.
why-not_enough_goods =
    Il faut { $needed ->
        [one] { $needed } bien
       *[other] { $needed } biens
    } de { GOOD($good) } ; tu en as { $has }.
why-reserve_too_small = La Réserve d’or ne contient que { $has }.
why-wrong_use = Cette carte ne s’utilise pas ainsi.
why-not_now = Pas maintenant.
why-no_effect = Cela n’aurait aucun effet.
why-already_done = C’est déjà fait.
why-not_short = Seule une banque à court peut le faire.
why-both_short = L’une des deux banques au moins doit être solvable.
why-nothing_offered = Une offre doit contenir quelque chose.
why-not_covered = L’un des deux n’a pas ce qu’il donnerait.
why-came_by_this_deal = Cette carte vient juste d’arriver par cet accord. Donnes-en une que tu avais avant.
why-pledged = { CARD($card) } sert de gage à un prêt.
why-no_bank_and_entrepreneur = Un prêt se conclut entre une banque et un entrepreneur.
why-loan_out_of_bounds = Ce nombre d’un prêt ne peut être ni nul, ni supérieur à { $most }.
why-too_many_loans =
    Un emprunteur a au plus { $limit ->
        [one] { $limit } prêt
       *[other] { $limit } prêts
    } à la fois.
why-not_your_loan = Ce n’est pas ton prêt.
why-nothing_due = Rien n’est dû sur ce prêt pour l’instant.
why-central_bank_only_lends = La banque centrale prête aux banques à court et fixe son taux ; elle ne fait rien d’autre.
why-not_the_central_bank = C’est entre la banque centrale et une banque.
why-rate_out_of_bounds = Le taux doit être entre { $least } et { $most } pour cent.
why-not_by_choice = Un prêt de la banque centrale se paie tant qu’on peut. Tu ne fais défaut que si tu ne peux pas payer au moment de lancer les dés.

## deal: Why an offer cannot be made or answered.

deal-offer_stands = Ton offre précédente à cette banque tient encore. Retire-la d’abord.

## action: What can be done: the labels of buttons.

action-bid = Enchérir à { $amount }
action-decline = Passer sur { $answers }
action-ceiling =
    { $limit ->
        [0] Annuler ton enchère automatique
       *[other] Enchère automatique jusqu’à { $limit }
    }
action-open_auction = Mettre aux enchères { CARD($card) }
action-pay_off = Rembourser { BLOCK($block, form: "the") }
action-next = Continuer
action-buy =
    Acheter { $count ->
        [one] { $count } bien
       *[other] { $count } biens
    } de { GOOD($good) }
action-produce = Produire avec { CARD($cards) }
action-convert = Échanger avec { CARD($card) } contre des biens de { GOOD($into) }
action-sell =
    Vendre { $count ->
        [one] { $count } bien
       *[other] { $count } biens
    } de { GOOD($good) }
action-buy_action_card = Acheter une carte Action
action-roll = Lancer les dés
action-pay = Payer
action-place = Placer le crédit
action-play = Jouer { ACTION($card) }
action-play--on-block = Jouer { ACTION($card) } sur { BLOCK($on-block, form: "the") }
action-play--on-company = Jouer { ACTION($card) } sur { CARD($on-company) }
action-play--on-trader = Jouer { ACTION($card) } sur { CARD($on-trader-company) }, contre des biens de { GOOD($on-trader-into) }
action-play--on-goods =
    Jouer { ACTION($card) } : { $on-goods-count ->
        [one] { $on-goods-count } bien
       *[other] { $on-goods-count } biens
    } de { GOOD($on-goods-good) }
action-play--on-face = Jouer { ACTION($card) } : { FACE($on-face) }
action-play--on-steps =
    Jouer { ACTION($card) } : reculer de { $on-steps ->
        [one] { $on-steps } case
       *[other] { $on-steps } cases
    }
action-ready = Rien à jouer
action-vote = Voter
action-offer = Proposer un accord à { SEAT($to) }
action-accept = Accepter l’offre { $offer }
action-refuse = Refuser l’offre { $offer }
action-refuse--reason = Refuser l’offre { $offer } : { REASON($reason) }
action-withdraw = Retirer l’offre { $offer }
action-hand_over = Remettre { ACTION($cards) }
action-use_credit = Payer avec le crédit émis par { SEAT($issuer) }
action-borrow = Emprunter { $amount } à la banque centrale
action-offer_loan =
    Proposer un prêt entre toi et { SEAT($to) } : { $amount } de crédit, { $instalments ->
        [one] { $instalments } versement
       *[other] { $instalments } versements
    } de { $instalment }
action-pay_instalment = Payer un versement ({ LOAN($loan) })
action-repay = Tout rendre ({ LOAN($loan) })
action-default = Faire défaut ({ LOAN($loan) })
action-concede = Renoncer à l’aide
action-reconsider = Chercher encore de l’aide
action-play--on-bank = Jouer { ACTION($card) } sur { SEAT($on-bank) }
action-set_rate = Fixer le taux à { $percent } pour cent
action-offer_advance =
    Proposer un prêt entre toi et { SEAT($to) } : { $amount } à { $percent } pour cent, { $instalments ->
        [one] { $instalments } versement
       *[other] { $instalments } versements
    }
action-let_fall = Laisser tomber

## form: The headings of forms.

form-refuse = Refuser l’offre { $offer } et dire pourquoi
form-bid = Surenchérir sur { $answers }
form-ceiling = Une enchère automatique, secrète
form-buy = Acheter des biens de { GOOD($good) }
form-sell = Vendre des biens de { GOOD($good) }
form-produce = Produire
form-pay = Comment paies-tu ?
form-place = Répartis ton crédit sur ton anneau
form-vote = Faut-il annuler tout le crédit sur le plateau ?
form-offer = Proposer un accord à { SEAT($to) }
form-hand_over = Quelles cartes Action remets-tu ?
form-borrow = Emprunter à la banque centrale
form-offer_loan = Proposer un prêt entre toi et { SEAT($to) }
form-set_rate = Ton taux jusqu’à ton prochain tour
form-offer_advance = Proposer un prêt entre toi et { SEAT($to) }

## partners: The heading of a form before its partner is chosen.

partners-offer = Proposer un accord à
partners-offer_loan = Proposer un prêt entre toi et
partners-offer_advance = Proposer un prêt entre toi et

## ask: The labels of fields in forms.

ask-reason = Raison
ask-limit = Jusqu’à
ask-count = Combien
ask-cards = Cartes
ask-parts = Payé avec
ask-blocks = Crédit sur chaque îlot
ask-yes = Pour
ask-give = Tu donnes
ask-get = Tu reçois
ask-instalments = Versements
ask-instalment = Chaque versement
ask-security = Gage
ask-percent = Pour cent

## phase: What the game waits for: the line at the top of the table.

phase-first_turn = Qui paie le plus pour le premier tour ? La meilleure enchère est à { $high }.
phase-invest = { SEAT($player) } peut ouvrir une enchère avant de commercer.
phase-trade = { SEAT($player) } achète, produit et vend.
phase-close = { SEAT($player) } finit son tour : cartes Action, puis les dés.
phase-auction = { CARD($card) } est aux enchères à { $high }, en tête : { SEAT($leader) }.
phase-payment = { SEAT($payer) } paie { $due } pour { PURPOSE($purpose) }.
phase-place = Crédit à placer dans l’anneau : { SEAT($banks) }.
phase-vote = Toutes les banques votent sur un Jubilé des dettes.
phase-hand_over =
    { SEAT($from) } choisit { $count ->
        [one] { $count } carte Action
       *[other] { $count } cartes Action
    } pour { SEAT($to) }.
phase-run_window = Panique bancaire { $number } : on peut jouer des cartes avant que le crédit soit réclamé.
phase-run_paying = Panique bancaire { $number } : on paie le crédit réclamé.
phase-nobody_solvent = Panique bancaire { $number } : aucune banque ne peut payer. Quelqu’un joue-t-il une carte avant que toutes tombent ?
phase-negotiation = Panique bancaire { $number }. Trouver de l’aide ou tomber : { SEAT($short) }.
phase-over = La partie est finie.
phase-rate = La banque centrale, { SEAT($player) }, fixe son taux.

## gauge: Figures over time, in charts and tables.

gauge-gift_leads = Qui a reçu la carte offerte est en tête
gauge-runs_all_insolvent = Paniques avec toutes les banques insolvables jusqu’ici
gauge-runs_with_both = Paniques avec banques solvables et insolvables jusqu’ici
gauge-runs_with_an_offer = Paniques avec une offre jusqu’ici
gauge-offers_made = Offres faites en panique jusqu’ici
gauge-offers_accepted = Offres acceptées en panique jusqu’ici
gauge-jubilee_votes = Votes de jubilé jusqu’ici
gauge-jubilees = Jubilés jusqu’ici
gauge-falls = Chutes jusqu’ici
gauge-bankrupt = En faillite
gauge-price_level = Niveau des prix (1 au début)
gauge-investment_price = Prix d’une carte ouverte, en tours de sa propre production
gauge-credit_money = Monnaie de crédit
gauge-leverage_of_all = Dette de toutes les banques pour 1 en or possédé
gauge-leverage = Dette pour 1 en or possédé
gauge-expected_call = Crédit que la prochaine panique devrait réclamer
gauge-coverage = Or pour 1 de crédit sur l’îlot le plus probable
gauge-gold_in_reserve = Or dans la réserve
gauge-gold_in_vaults = Or dans les coffres
gauge-price_production = Prix des biens de production
gauge-price_consumer = Prix des biens de consommation
gauge-cheapest_open_card = Carte ouverte la moins chère
gauge-mean_open_card = Prix moyen d’une carte ouverte
gauge-track = Jeton sur la piste
gauge-gold = Or
gauge-net_worth = Valeur nette
gauge-credit_on_board = Crédit sur le plateau
gauge-credit_in_vaults = Crédit dans les coffres
gauge-all_insolvent = Toutes insolvables à la dernière panique
gauge-rating = Anneau
gauge-insolvent = Insolvables à la dernière panique
gauge-assets = Actif
gauge-liabilities = Passif
gauge-own_credit_on_board = Propre crédit sur le plateau
gauge-own_credit_in_vaults = Propre crédit dans les coffres
gauge-central_rate = Taux de la banque centrale
gauge-central_lent = Prêté par la banque centrale jusqu’ici
gauge-central_money = Monnaie de banque centrale dehors

## score: Lines of the score sheet.

score-gold = Or dans le coffre
score-goods = Biens dans le coffre
score-investments = Cartes Investissement
score-others_credit = Crédit d’autres banques
score-lent = Prêts accordés
score-borrowed = Prêts reçus
score-rating = Pièce de l’anneau
score-credit_on_board = Propre crédit sur le plateau
score-credit_in_vaults = Propre crédit dans d’autres coffres
score-falls = Banques tombées
score-loans = Résultat de ses prêts
score-prices = Hausse des prix
score-stood = Banques qui ont tenu

## ending: How the game ended.

ending-bank_runs = Le nombre convenu de paniques met fin à la partie.
ending-deck_empty = Plus de carte Investissement à piocher ; la partie est finie.
ending-hand_full = Quelqu’un a assez de cartes Investissement pour finir la partie.
ending-one_bank_left = Il ne reste qu’une banque ; la partie est finie.
ending-no_bank_left = Il ne reste aucune banque ; la partie est finie.

## moment: Moments of a game that a replay can jump to.

moment-turn = Un tour
moment-auction = Une carte est vendue
moment-bank_run = Une panique
moment-all_insolvent = Toutes les banques insolvables
moment-deal = Un accord
moment-loan = Un prêt est conclu
moment-default = Un emprunteur fait défaut
moment-promotion = Une promotion
moment-degradation = Une rétrogradation
moment-prison = Prison
moment-release = Libération
moment-bankruptcy = Une faillite
moment-jubilee = Jubilé des dettes

## option: Options of a new table: the label, and a sentence of help.

option-gift = Une carte offerte
    .help = Une carte Investissement, par son rang dans le paquet à partir de 0, que quelqu’un tiré au sort possède dès le début. Pour mesurer ce que vaut une carte.
option-gift_gold = De l’or offert
    .help = L’or que quelqu’un tiré au sort a au départ en plus des autres, ou en moins (sous 0) ; avec une carte offerte, c’est la même personne. Pour mesurer ce que vaut une carte.
option-gold = Or
    .help = Tout l’or de la boîte.
option-goods = Biens
    .help = Biens de chaque type dans la boîte.
option-starting_gold = Or de départ
    .help = L’or avec lequel chacun commence.
option-market_prices = Prix d’un marché
    .help = De 1 jusqu’à ce nombre.
option-market_slots = Cases par prix
    .help = Combien de biens tiennent à un même prix.
option-price_past_the_end = Prix hors marché
    .help = Ce que coûte un bien quand son marché est vide.
option-price_when_full = Prix au marché plein
    .help = Ce que rapporte un bien quand son marché est plein.
option-open_at_start = Cartes ouvertes au départ
    .help = Cartes Investissement sur la table.
option-open_limit = Rangée pleine
    .help = Avec tant de cartes ouvertes, on n’en pioche pas et le jeton avance.
option-goods_limit = Limite d’achat
    .help = Biens achetés sur chaque marché en un tour.
option-action_card_price = Prix d’une carte Action
    .help = En or ou en crédit.
option-action_cards_a_turn = Cartes Action par tour
    .help = Combien on peut en acheter.
option-guild_size = Guilde
    .help = Combien de cartes d’une guilde donnent son bonus.
option-guild_bonus = Bonus de guilde
    .help = Biens en plus pour chaque carte d’une telle guilde.
option-die_low = Petit nombre du dé de crédit
    .help = Les banques qui ont plus que cela comptent.
option-die_high = Grand nombre du dé de crédit
    .help = Les banques qui ont plus que cela comptent.
option-second_die_from_run = Second dé de quartier
    .help = À partir de cette panique.
option-coin_ii = Pièce de l’anneau II
    .help = Pour y monter, et sa valeur à la fin.
option-coin_iii = Pièce de l’anneau III
    .help = Pour y monter, et sa valeur à la fin.
option-coin_iv = Pièce de l’anneau IV
    .help = Pour y monter, et sa valeur à la fin.
option-coin_v = Pièce de l’anneau V
    .help = Pour y monter, et sa valeur à la fin.
option-coin_vi = Pièce de l’anneau VI
    .help = Pour y monter, et sa valeur à la fin.
option-steps_per_degradation = Cases par chute
    .help = De combien le jeton avance pour chaque banque tombée.
option-steps_for_a_full_row = Cases pour une rangée pleine
    .help = De combien le jeton avance alors.
option-track_steps_per_player = Piste par joueur
    .help = Cases de la piste pour chaque joueur.
option-track_steps_more = Piste, cases en plus
    .help = Cases ajoutées à celles-là.
option-track_steps_less = Piste, cases en moins
    .help = Cases ôtées à celles-là.
option-cards_that_end = Cartes qui finissent la partie
    .help = Chez une même personne.
option-good_worth = Valeur d’un bien
    .help = À la fin, dans le coffre.
option-central_bank_penalty = Pénalité de la banque centrale
    .help = En pour cent, arrondi au-dessus. Une banque centrale jouée commence avec ce taux.
option-entrepreneur_cards = Cartes d’un entrepreneur
    .help = Cartes Investissement avec lesquelles commence un entrepreneur.
option-entrepreneur_gold = Or d’un entrepreneur
    .help = L’or qu’un entrepreneur a au départ en plus d’une banque.
option-loan_instalments = Versements d’un prêt
    .help = Combien il peut y en avoir au plus.
option-loans_at_a_time = Prêts à la fois
    .help = Combien un emprunteur peut en avoir.
option-bank_runs = Paniques bancaires
    .help = La partie finit après tant de paniques.
option-blank_cheques = Chèques en blanc
    .help = Tes propres cartes : un titre, quand on la joue et ce qu’elle fait. Ce que tu laisses vide est tiré au sort.
option-screens = Paravents
    .help = Cache ce que les autres ont, comme le font les coffres. Tout bouge à découvert : qui compte sait. Seule la page le cache : chaque navigateur le reçoit, donc qui y regarde peut le voir.
option-open_trading = Libre négociation
    .help = Les accords sont permis à chaque tour.
option-central_bank = Banque centrale
    .help = Prête aux banques à court pendant une panique.
option-entrepreneurs = Entrepreneurs
    .help = Des places qui ne peuvent pas émettre de crédit et commencent avec une carte.
option-loans = Prêts
    .help = Les entrepreneurs peuvent emprunter aux banques, contre versements et gage.
option-deck = Paquet
    .help = Ton propre paquet à la place de celui d’origine.
option-effect_low = Petit nombre du dé
    .help = Biens retirés ou cases avancées.
option-effect_high = Grand nombre du dé
    .help = Biens retirés ou cases avancées.
option-refill = Réassort
    .help = Biens qui arrivent sur chaque marché lors d’une panique.
option-first = Qui commence
    .help = Le sort, si personne n’est désigné.
option-central_banker = Banquier central
    .help = Une place qui joue la banque centrale, à la place de l’automate.
option-central_bank_highest_rate = Taux maximal
    .help = Le plus haut taux, en pour cent, qu’une banque centrale jouée peut fixer.
option-central_bank_fall = Une chute
    .help = Points que perd une banque centrale jouée pour chaque banque qui tombe.
option-central_bank_prices = Hausse des prix
    .help = Points que perd une banque centrale jouée pour chaque cran de hausse des prix.
option-central_bank_stood = Une banque qui tient
    .help = Points d’une banque centrale jouée pour chaque banque qui traverse une panique sans tomber.

## view: Labels of what lies on the table.

view-tally = Compté jusqu’ici
view-edition = Édition
view-player = Joueur
view-number = Numéro
view-step = Étape
view-bought = Acheté
view-produced = Cartes utilisées ce tour
view-opened = Enchère ouverte
view-action_cards = Cartes Action
view-smuggling = Limite levée
view-loaded = Dé pipé
view-reserve_run = Réserve épuisée
view-rolled = Dés lancés
view-chip = Jeton
view-track = Cases de la piste
view-reassured = Le jeton a reculé
view-runs = Paniques commencées
view-last_run = Panique qui finit la partie
view-gold_reserve = Réserve d’or
view-production = Biens de production
view-consumer = Biens de consommation
view-banks-production = Production
view-banks-consumer = Consommation
view-goods = Biens
view-reserve = Réserve naturelle
view-price = Coûte
view-fetches = Rapporte
view-prices = Prix d’un marché
view-slots = Cases par prix
view-lying = Biens par prix
view-companies = Compagnies en jeu
view-guild = Guilde
view-needs = Besoins
view-of = Sorte
view-product = Produit
view-amount = Quantité
view-bonus = Bonus de guilde
view-worth = Valeur actuelle
view-city = La ville
view-coins = Pièces des anneaux
view-hits = Îlots touchés
view-risks = Risque par îlot
view-lines = Banques dans la panique
view-due = Dû
view-settled = Payé en tout
view-short = À court
view-standing = Situation
view-effects = Ce qu’elles font
view-card = Carte
view-opening_price = Mise à prix
view-deck_left = Cartes dans la pioche
view-gone = Cartes hors du jeu
view-banks = Banques
view-gold = Or
view-ring = Anneau
view-cards = Compagnies
view-blocks = Propre crédit par îlot
view-called = Crédit réclamé
view-in_hand = Crédit à placer
view-held = Crédit d’autres en coffre
view-redeemed = Racheté
view-void = Annulé
view-bankrupt = En faillite
view-balance = Bilan comptable
view-investments = Compagnies
view-others_credit = Crédit d’autres
view-rating = Rang
view-assets = Actif
view-credit_on_board = Crédit sur le plateau
view-credit_in_vaults = Crédit dans les coffres
view-liabilities = Passif
view-net_worth = Valeur nette
view-served = A eu un tour en prison
view-placing = Crédit à placer
view-run = Panique bancaire
view-cause = Cause
view-faces = Quartiers
view-stage = Étape
view-guaranteed = Garanti
view-solvent = Solvables
view-accepted = Crédit accepté de
view-paid = Payé par ses moyens
view-owed = Dû par la réserve
view-questions = Questions
view-offers = Offres
view-action_deck_left = Cartes Action dans la pioche
view-action_discards = Cartes Action jouées
view-action_gone = Cartes Action hors du jeu
view-cheques = Chèques en blanc
view-unplayed = Cartes Action jamais jouées
view-holder = En main chez
view-effect = Ce qu’elle fait
view-last_insolvent = Insolvables à la dernière panique
view-all_were_insolvent = Toutes insolvables à la fois
view-screens = Paravents
view-hand = Tes cartes Action
view-known = Cartes que tu connais
view-bidding = Tes enchères
view-came_by_the_deal = Venues par cet accord
view-vote = Ton vote
view-seen_by = Vu par
view-give = Donne
view-get = Reçoit
view-steps = Cases
view-count = Combien
view-ending = Fin
view-payer = Payeur
view-purpose = Motif
view-good = Bien
view-block = Îlot
view-issuer = Émetteur
view-voted = Ont voté
view-degraded = Tombées
view-conceded = Ont renoncé
view-left = Encore à payer
view-ready = N’ont rien à jouer
view-more_goods = Biens en plus permis
view-more_action_cards = Cartes Action en plus permises
view-does = Fait
view-whose = De qui
view-more = En plus
view-up_to = Jusqu’à
view-what = Quoi
view-when = Quand
view-entrepreneurs = Entrepreneurs
view-lending = Prêts
view-loans = Prêts en cours
view-instalments = Versements
view-instalment = Versement
view-remaining = Versements restants
view-security = Gage
view-security_worth = Valeur du gage
view-rest = Reste à payer
view-lender = Prêteur
view-borrower = Emprunteur
view-lent = Prêts accordés
view-borrowed = Prêts reçus
view-id = Numéro
view-central = Banque centrale
view-seat = Place
view-rate = Taux
view-came_back = Revenu
view-falls = Banques tombées
view-in_city = En ville
view-in_vaults = Dans les coffres
view-claims = On lui doit
view-risen = Hausse des prix
view-score = Score
view-total = Total
view-score-loans = Résultat de ses prêts
view-score-prices = Hausse des prix
view-stood = Banques qui ont tenu

## confirm: A last question before something that hurts.

confirm-concede = Sans aide, ta banque tombe : un anneau plus bas, de l’anneau I en prison, de la prison hors du jeu.
confirm-pay_off = Rembourser un îlot remplace l’investissement et le commerce de ce tour.
confirm-default = Si tu fais défaut ({ LOAN($loan) }), le prêteur garde le gage.
confirm-let_fall = Elles tombent : un anneau plus bas, de l’anneau I en prison, de la prison hors du jeu. Chaque chute te coûte des points.

## good: Names.

good-production = production
good-consumer = consommation

## colour: Names.

colour-red = rouge
colour-green = vert
colour-blue = bleu

## cause: Names.

cause-dice = Les dés ont envoyé le jeton dans le cercle.
cause-full_row = La rangée pleine a envoyé le jeton dans le cercle.
cause-action_card = Une carte Action a envoyé le jeton dans le cercle.
cause-empty_reserve = La Réserve d’or est vide.
cause-degradations = Des banques qui tombent ont envoyé le jeton suivant dans le cercle.

## ring: Names.

ring-0 = prison pour dettes
    .to = en prison pour dettes
ring-1 = anneau I
    .to = à l’anneau I
ring-2 = anneau II
    .to = à l’anneau II
ring-3 = anneau III
    .to = à l’anneau III
ring-4 = anneau IV
    .to = à l’anneau IV
ring-5 = anneau V
    .to = à l’anneau V
ring-6 = anneau VI
    .to = à l’anneau VI

## block: Names.

block-0 = îlot 1
    .the = l’îlot 1
block-1 = îlot 2
    .the = l’îlot 2
block-2 = îlot 3
    .the = l’îlot 3
block-3 = îlot 4
    .the = l’îlot 4
block-4 = îlot 5
    .the = l’îlot 5
block-5 = îlot 6
    .the = l’îlot 6

## thing: Names.

thing-nothing = rien
thing-gold = { $n } en or
thing-production =
    { $n ->
        [one] { $n } bien de production
       *[other] { $n } biens de production
    }
thing-consumer =
    { $n ->
        [one] { $n } bien de consommation
       *[other] { $n } biens de consommation
    }
thing-credit = { $n } de crédit ({ SEAT($bank) })
thing-company = { CARD($card) }
thing-action_cards =
    { $n ->
        [one] { $n } carte Action cachée
       *[other] { $n } cartes Action cachées
    }

## effect: Names.

effect-jubilee = Jubilé des dettes
effect-guarantee = Garantie des dépôts
effect-rumour =
    Rumeur, { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }
effect-reassurance =
    Apaisement, { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }
effect-overtime = Heures supplémentaires
effect-charter = Charte royale
effect-refinancing = Refinancement
effect-private_sale = Vente privée
effect-fire =
    Incendie d’entrepôt, { $goods ->
        [one] { $goods } bien
       *[other] { $goods } biens
    }
effect-harvest =
    Récolte record, { $goods ->
        [one] { $goods } bien
       *[other] { $goods } biens
    }
effect-smuggler = Contrebandier
effect-loaded_die = Dé pipé
effect-made_up = { WHEN($when) } : { DEED($does) }

## own: Names.

own-0 = propre crédit sur l’îlot 1
own-1 = propre crédit sur l’îlot 2
own-2 = propre crédit sur l’îlot 3
own-3 = propre crédit sur l’îlot 4
own-4 = propre crédit sur l’îlot 5
own-5 = propre crédit sur l’îlot 6

## credit: Names.

credit-0 = crédit de la banque 1
credit-1 = crédit de la banque 2
credit-2 = crédit de la banque 3
credit-3 = crédit de la banque 4
credit-4 = crédit de la banque 5
credit-5 = crédit de la banque 6

## market: Names.

market-0 = marché de production
market-1 = marché de consommation

## track: Names.

track-track = paniquomètre

## gold: Names.

gold-gold = or

## production: Names.

production-production = biens de production

## consumer: Names.

consumer-consumer = biens de consommation

## action_cards: Names.

action_cards-action_cards = cartes Action cachées

## edition: Names.

edition-full = Jeu complet
edition-beginner = Jeu d’initiation

## reason: Names.

reason-0 = c’est trop peu
reason-1 = j’en ai besoin
reason-2 = tes promesses ne valent pas ce qu’elles annoncent
reason-3 = ça t’aiderait plus que moi
reason-4 = je n’y gagne rien

## purpose: Names.

purpose-first_turn = le premier tour
purpose-auction = { CARD($card) }
purpose-private_sale = { CARD($card) }
purpose-goods =
    { $count ->
        [one] { $count } bien
       *[other] { $count } biens
    } de { GOOD($good) }
purpose-action_card = une carte Action
purpose-pay_off = { BLOCK($block, form: "the") }
purpose-called_credit = le crédit réclamé
purpose-part_of_called_credit = une partie du crédit réclamé
purpose-help = sa dette, avec l’aide reçue
purpose-with_credit_of = sa dette, avec le crédit émis par { SEAT($issuer) }
purpose-debt_from_prison = sa dette, avec le crédit d’autres banques

## step: Names.

step-invest = les investissements
step-trade = le commerce
step-close = la fin du tour

## face: Labels and short sentences on the board.

face-goal = Sois le plus riche quand la dernière panique est passée.
face-city = Amsterdam : les anneaux et leurs îlots
face-stack = { SEAT($seat) } { $amount }
face-stack_draft = { SEAT($seat) } { $amount } et { $draft } de plus
face-no_credit = pas de crédit ici
face-block_name = { RING($ring) }, { BLOCK($block) } : { $faces }. Réclamé dans { $risk } paniques sur 100.
face-tap_to_place = Appuie pour poser du crédit ici.
face-block_hit = Le public se rue ici.
face-seal = { RING($ring) } : on y monte de l’anneau d’en dessous en payant { $coin } d’un coup
face-rise = Pour monter, rembourse d’un coup :
face-prison_empty = Prison pour dettes : vide
face-bank_without_credit = { SEAT($seat) }, sans crédit en ville
face-market = Le marché de { GOOD($good) }
face-market_says =
    { $goods ->
        [one] { $goods } bien
       *[other] { $goods } biens
    } au marché. Le prochain coûte { $price } ; vendu, un bien rapporte { $fetches }. { $reserve } dans la Réserve naturelle.
face-fetches = rapporte
face-natural_reserve = en réserve
face-buy_for = Acheter { $count } pour { $price }
face-next_invest = Continuer vers le commerce
face-next_trade = Continuer vers la fin du tour
face-auction_from = Mettre { CARD($card) } aux enchères à partir de { $price }
face-action_card_for = Acheter une carte Action pour { $price }
face-pay_off_for = Rembourser { $amount } sur { BLOCK($block, form: "the") }
face-sell_for = Vendre { $count } pour { $price }
face-buy_title = Acheter
face-sell_title = Vendre
face-buy_plain = Acheter { $count }
face-sell_plain = Vendre { $count }
face-meter_says =
    Paniquomètre : { $left ->
        [one] { $left } case
       *[other] { $left } cases
    } jusqu’au cercle. { $runs } paniques sur { $last_run } jusqu’ici.
face-step_to_run = case avant la panique { $next }
face-steps_to_run = cases avant la panique { $next }
face-runs_done = La dernière panique est passée.
face-gold_reserve = Réserve d’or
face-open_companies = Compagnies à financer
face-subtotal_assets = Total de l’actif
face-subtotal_liabilities = Total du passif
face-left_in_hands = Cartes Action restées en main
face-nothing_left_in_hands = Personne n’en avait plus.
face-deck_left = { $cards } dans la pioche
face-none_open = Aucune compagnie sur la table.
face-company_short = { CARD($card) } : rapporte { $amount } ({ GOOD($product) }) par tour, et { $bonus } de plus par sa guilde. Vaut { $worth }.
face-trader_short =
    { CARD($card) } : échange { $amount ->
        [one] { $amount } bien
       *[other] { $amount } biens
    } par tour, et { $bonus } de plus par sa guilde. Vaut { $worth }.
face-needs = demande
face-brings = rapporte
face-trades = échange
face-from = Dès
face-worth = vaut { $worth }
face-used = fait
face-your_vault = Ton coffre
face-in_hand = { $amount } de crédit à placer
face-no_companies = Tu n’as pas encore de compagnie. Ouvre une enchère quand c’est ton tour.
face-invest_in_prison = { SEAT($player) } est en prison pour dettes : pas d’enchère ce tour-ci.
face-invest_no_auction = { SEAT($player) } ne peut pas ouvrir d’enchère maintenant et passe au commerce.
face-produce_all =
    Produire avec { $n ->
        [one] { CARD($cards) }
       *[other] { $n } compagnies
    }
face-left_unproduced =
    { $n ->
        [one] { $n } compagnie peut
       *[other] { $n } compagnies peuvent
    } encore produire.
face-prison_way_out = Pour sortir, rembourse tes { $amount } de crédit : tout ce que tu vends, produis puis vends, ou reçois y passe d’abord.
face-round = Tour { $round }
face-rounds =
    { $n ->
        [one] { $n } tour
       *[other] { $n } tours
    }
face-risk_says = Risque : dans combien de paniques sur 100 le crédit d’un îlot est réclamé.
face-risk_all = L’anneau I est un seul îlot avec tous les symboles : chaque panique le réclame.
face-prison_scene = Tu ne peux pas enchérir.
face-bankrupt = En faillite, hors du jeu
face-prison_short = Prison
face-ring = Anneau
face-behind_screen = coffre derrière son paravent
face-owed_in_city = de crédit en ville
face-no_debt = ne doit rien en ville
face-action_cards =
    { $n ->
        [one] { $n } carte Action
       *[other] { $n } cartes Action
    }
face-holds = Détient
face-credit_of = Crédit : { SEAT($seat) }
face-own_credit = Ton propre crédit
face-auction = Enchère
face-first_turn = Le premier tour
face-led_by = offert par
face-no_bid = pas encore d’enchère
face-cannot_bid = Avec { $gold } d’or, tu ne peux pas enchérir plus haut.
face-bidder_leads = en tête
face-bidder_in = peut enchérir
face-bidder_out = a passé
face-bidder_outside = ne peut pas enchérir
face-bid_title = Enchérir
face-bid_commit = Enchérir à { $amount }
face-ceiling_title = Enchérir pour moi jusqu’à
face-ceiling_commit = Jusqu’à { $amount }
face-ceiling_held = Ton enchère automatique va jusqu’à { $limit }.
face-pay_commit = Payer { $sum }
face-place_commit = Placer { $sum }
face-offer_commit = Offrir à { SEAT($to) } { THING($give) } contre { THING($get) }
face-offer_to_you = { SEAT($from) } te donne { THING($give) }. Tu donnes { THING($get) }.
face-offer_by_you = Tu donnes à { SEAT($to) } { THING($give) }. { SEAT($to) } te donne { THING($get) }.
face-offer_between = { SEAT($from) } donne à { SEAT($to) } { THING($give) }. { SEAT($to) } donne { THING($get) }.
face-your_ceiling = Ton enchère automatique va jusqu’à { $limit } ; personne d’autre ne la voit.
face-run_title = Panique bancaire { $number } !
face-sectors_run = Le public se rue sur tous les îlots avec : { FACE($faces) }.
face-stage_window = Cartes
face-stage_paying = Paiement
face-stage_negotiating = Négociation
face-stage_nobody_solvent = Dernières cartes
face-stage_closing = Chutes
face-standing_safe = rien de réclamé
face-standing_due = { $due } à payer
face-standing_paid = { $paid } payés sur { $due }
face-standing_short = { $paid } payés sur { $due }, il manque { $short }
face-standing_conceded = il manque { $short }, a renoncé
face-standing_fell = { $paid } payés sur { $due }, tombe
face-standing_void = { $due } réclamés, annulés depuis
face-you_are_short = Il te manque { $short }. Offre quelque chose à une banque solvable contre son or ou son crédit, ou descends d’un anneau.
face-you_are_short_ring_one = Il te manque { $short }. Offre quelque chose à une banque solvable contre son or ou son crédit, ou va en prison pour dettes.
face-you_are_short_prison = Il te manque { $short }. Offre quelque chose à une banque solvable contre son or ou son crédit. Qui tombe en étant en prison fait faillite.
face-ask_for_short = Demander les { $short } qui te manquent
face-gives = donne
face-you_may_help = Ta banque est solvable : les banques à court peuvent te faire des offres, et tu peux leur en faire.
face-nobody_can_help = Aucune banque ne peut payer, donc personne à qui emprunter. On peut encore jouer une carte ; si personne n’en joue, toutes tombent.
face-they_talk = Les banques à court cherchent de l’aide.
face-solvent = Solvables :
face-nobody = personne
face-left = reste { $left }
face-tile = { BLOCK($block) } ({ FACE($faces) }) : { $lies } ici, { $n } de plus au brouillon, réclamé dans { $risk } paniques sur 100. Poser { $by }.
face-tile_back = { BLOCK($block) } ({ FACE($faces) }) : { $lies } ici, { $n } de plus au brouillon. En reprendre un.
face-risk = risque { $risk } %
face-per_tap = Un appui pose
face-entrepreneur = Entrepreneur
face-entrepreneur_you = Tu paies avec de l’or et avec le crédit des banques. Tu ne dois rien en ville et ne tombes jamais. Le plus riche gagne, comme parmi les banques.
face-owes_loans = doit { $borrowed } sur des prêts
face-owes = doit à
face-instalment_due = dû maintenant
face-left_of_loan =
    { $remaining ->
        [one] { $remaining } versement
       *[other] { $remaining } versements
    } de { $instalment }, { $rest } en tout
face-secured_by = Gage : { CARD($security) }, valeur { $security_worth }
face-unsecured = Sans gage.
face-borrow_from = Emprunter à { SEAT($partner) }
face-lend_to = Prêter à { SEAT($partner) }
face-loan_title = Proposer le prêt
face-loan_commit =
    Proposer { $amount } contre { $instalments ->
        [one] { $instalments } versement
       *[other] { $instalments } versements
    } de { $instalment }
face-loan_amount = Montant, en crédit de la banque
face-loan_instalments = Versements, un à chaque tour suivant
face-loan_instalment = Chaque versement
face-loan_security = Compagnies en gage : la banque les garde si un versement n’est pas payé.
face-loan_terms =
    { SEAT($lender) } prête { $amount } de crédit à { SEAT($borrower) }, à rendre en { $instalments ->
        [one] { $instalments } versement
       *[other] { $instalments } versements
    } de { $instalment }. Gage : { THING($security) }.
face-central_bank = Banque centrale
face-central_rate = Taux
face-central_rate_is = { $rate } pour cent
face-central_money = Sa monnaie en ville
face-central_claims = On lui doit
face-central_score = { $total } points
face-central_score_says = { $stood } pour les banques qui ont tenu, { $falls } pour les chutes, { $loans } sur les prêts, { $prices } pour les prix
face-central_you = Tu prêtes aux banques à court et tu tiens les prix bas. Tu gagnes avec des points.
face-loan_percent = Pour cent en plus
face-advance_commit =
    Proposer { $amount } à { $percent } pour cent, { $instalments ->
        [one] { $instalments } versement
       *[other] { $instalments } versements
    }
face-you_are_asked = Elles ont renoncé. Propose un prêt, ou laisse-les tomber.
face-you_may_lend = Les banques à court peuvent te demander un prêt, et tu peux en proposer un.
face-ask_central = La banque centrale peut te prêter ce qui te manque, à { $rate } pour cent ou plus.
face-advance_amount = Montant, en monnaie de la banque centrale

## card_text: What is printed on an action card.

card_text-jubilee = Toutes les banques votent en même temps. Si toutes sont d’accord, tout le crédit sur le plateau et tout le crédit réclamé sont annulés.
card_text-guarantee = Quand commence une panique : ton crédit sur un îlot touché n’est pas réclamé.
card_text-rumour =
    Le jeton de panique avance de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }.
card_text-reassurance =
    Le jeton de panique recule de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    } au plus.
card_text-overtime = Une de tes compagnies travaille une deuxième fois ce tour-ci.
card_text-charter = Tu montes d’un anneau. Pas depuis la prison.
card_text-refinancing = Répartis à neuf tout ton crédit en ville.
card_text-private_sale = Prends une compagnie ouverte à sa mise à prix, sans enchère.
card_text-fire =
    Jusqu’à { $goods ->
        [one] { $goods } bien d’un marché est perdu
       *[other] { $goods } biens d’un marché sont perdus
    }.
card_text-harvest =
    Prends { $goods ->
        [one] { $goods } bien
       *[other] { $goods } biens
    } d’une même sorte dans la Réserve naturelle.
card_text-smuggler = La limite d’achat ne te lie pas ce tour-ci.
card_text-loaded_die = Avant ton lancer : pose un dé de quartier comme tu veux.
card_text-made_up = { DEED($does) }.

## card_when: When an action card can be played.

card_when-jubilee = À tout moment
card_when-guarantee = À tout moment
card_when-rumour = À ton tour
card_when-reassurance = À tout moment
card_when-overtime = À ton tour
card_when-charter = À ton tour
card_when-refinancing = À tout moment
card_when-private_sale = À ton tour
card_when-fire = À ton tour
card_when-harvest = À ton tour
card_when-smuggler = À ton tour
card_when-loaded_die = À ton tour
card_when-made_up = { WHEN($when) }

## element: Names of things that contain the name of a player; $at0 and $at1 are the numbers in its name.

element-own = propre crédit sur { BLOCK($at0, form: "the") }
element-held = crédit ({ SEAT($at0) }) sur { BLOCK($at1, form: "the") }
element-credit = crédit : { SEAT($at0) }
element-offer = offre { $at0 }
element-loan = prêt { $at0 }

## when: Names.

when-own_turn = À ton tour
when-any_time = À tout moment

## limit: Names.

limit-goods = biens de chaque sorte
    .one = bien de chaque sorte
limit-action_cards = cartes Action
    .one = carte Action

## stuff: Names.

stuff-gold = en or
stuff-production = biens de production
    .one = bien de production
stuff-consumer = biens de consommation
    .one = bien de consommation
stuff-one_kind = biens d’une sorte à ton choix
    .one = bien d’une sorte à ton choix
stuff-credit = de crédit

## party: Names.

party-me = toi
    .from = de toi
    .to = à toi
party-another = une banque à ton choix
    .from = d’une banque à ton choix
    .to = à une banque à ton choix
party-others = chaque autre banque
    .from = de chaque autre banque
    .to = à chaque autre banque
party-all = chaque banque
    .from = de chaque banque
    .to = à chaque banque
party-market = le marché
    .from = du marché
    .to = au marché
party-reserve = la réserve
    .from = de la réserve
    .to = à la réserve
party-city = la ville
    .from = de la ville
    .to = à la ville

## deed: Names.

deed-move =
    { $amount ->
        [one] { $amount } { STUFF($what, form: "one") }
       *[other] { $amount } { STUFF($what) }
    } { PARTY($from, form: "from") } { PARTY($to, form: "to") }
deed-move--up_to =
    jusqu’à { $amount ->
        [one] { $amount } { STUFF($what, form: "one") }
       *[other] { $amount } { STUFF($what) }
    } { PARTY($from, form: "from") } { PARTY($to, form: "to") }
deed-hurry =
    le jeton avance de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }
deed-calm =
    le jeton recule de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    } au plus
deed-protect = ton crédit sur un îlot touché n’est pas réclamé
deed-vote_on_debt = toutes les banques votent, et si toutes sont d’accord, tout le crédit sur le plateau est annulé
deed-forgive = { $amount } de crédit sur le plateau est annulé pour { PARTY($whose) }
deed-limit = pas de limite ce tour-ci à l’achat : { LIMIT($of) }
deed-limit--more =
    tu peux acheter ce tour-ci { $more ->
        [one] { $more } { LIMIT($of, form: "one") }
       *[other] { $more } { LIMIT($of) }
    } de plus
deed-look = tu regardes les cartes Action d’une banque à ton choix
deed-draw =
    tu pioches { $cards ->
        [one] { $cards } carte Action
       *[other] { $cards } cartes Action
    }
deed-exchange = tu échanges toutes tes cartes Action avec une banque à ton choix
deed-produce_again = une de tes compagnies travaille une deuxième fois ce tour-ci
deed-rise = tu montes d’un anneau
deed-spread = tu répartis à neuf tout ton crédit
deed-take_company = tu prends une compagnie ouverte à sa mise à prix
deed-set_die = tu poses un dé de quartier comme tu veux

## hint: Hints for a first game, by step.

hint-first_turn = Qui commence achète quand tout est bon marché. Demande-toi ce que cela vaut pour toi : un ou deux, rarement plus.
hint-invest = Une compagnie vaut ce qu’elle gagnera avant la fin. Compte les tours qui restent, et cherche une deuxième compagnie d’une guilde que tu as.
hint-trade = Vends où les biens sont rares, achète où ils abondent, et produis avant de lancer les dés. La prochaine panique est-elle proche, et qu’auras-tu alors en or ?
hint-close = Avant de lancer, compare ton or à ce qui pourrait être réclamé. Une carte Action coûte autant qu’une petite compagnie.
hint-auction = Dans combien de tours ce prix te sera-t-il revenu ? Ce que tu offres au-delà est perdu, et personne n’y gagne.
hint-payment = L’or se dépense une fois ; le crédit se doit jusqu’à ce que tu le rembourses. Garde autant d’or que tu pourrais devoir en montrer lors d’une panique.
hint-place = Un îlot avec moins de symboles est touché moins souvent. Répartis ton crédit pour qu’aucun lancer ne réclame plus que ton or.
hint-vote = Un jubilé efface les dettes de tout le monde à la fois. Demande-toi qui doit le plus, et ce que tu aurais sans lui.
hint-run_window = Seule une carte peut aider avant que le crédit soit réclamé. En as-tu une qui le fait ?
hint-negotiation = Une banque à court donne beaucoup pour un peu d’or. Qui l’aide devrait se demander ce qu’une chute apporterait, aux deux.

## explain: What a thing on the board is, does and is worth.

explain-card = Échange une fois par tour { $amount } biens d’une sorte contre l’autre, avec { $bonus } de plus par sa guilde. Aux prix actuels, elle compte { $worth } à la fin.
explain-card--product = Produit gratuitement { $amount } par tour ({ GOOD($product) }), et { $bonus } de plus par sa guilde. Aux prix actuels, elle compte { $worth } à la fin.
explain-card--opening_price = Échange une fois par tour { $amount } biens d’une sorte contre l’autre. Sa mise à prix est de { $opening_price }, et aux prix actuels elle compterait { $worth } à la fin.
explain-card--product--opening_price = Produit gratuitement { $amount } par tour ({ GOOD($product) }). Sa mise à prix est de { $opening_price }, et aux prix actuels elle compterait { $worth } à la fin.
explain-market-0 = Biens de production. Moins il y en a ici, plus ils sont chers : le prochain coûte le prix affiché au bord du vide, et celui que tu vends rapporte le prix de la case qu’il remplit.
explain-market-1 = Biens de consommation. Moins il y en a ici, plus ils sont chers : le prochain coûte le prix affiché au bord du vide, et celui que tu vends rapporte le prix de la case qu’il remplit.
explain-own = Un îlot de ton anneau. Le crédit posé ici est ta dette : il est réclamé quand le dé de quartier touche cet îlot lors d’une panique.
explain-player = Une des banques. La plus riche à la fin gagne : or, biens, compagnies et rang, moins tout le crédit qu’elle doit.
explain-gold = L’or paie tout et compte pour ce qu’il est. Lors d’une panique, lui seul répond.
explain-credit = Le crédit est la promesse d’or d’une banque. L’émettre ne coûte rien, il compte contre la banque qui l’a émis, et une panique le réclame.

## guided: The lessons of the guided game.

guided-m_win = Tu tiens une banque, et la plus riche gagne après la troisième panique bancaire. L’or, les biens et les compagnies comptent pour toi, ainsi que l’anneau où se tient ta banque ; tout le crédit que tu dois compte contre toi.
guided-m_promise = On vend d’abord le droit de commencer. Pas besoin d’or : une banque paie en crédit, sa propre promesse d’or. Enchéris à { $amount }, et garde tes { $gold } en or.
guided-m_pay = Paie maintenant avec une promesse : { $amount } de ton crédit sur l’îlot de l’anneau I, où commencent toutes les banques. Rien ne sort de ton coffre, mais le public a ta parole.
guided-m_company = À toi. { CARD($card) } produit { $amount } biens par tour, et coûte ce que coûtent au marché les biens qu’il lui faut. Ouvre son enchère à { $price }.
guided-m_bid = { SEAT($rival) } enchérit à { $high }, plus du double de la mise à prix. Quand tout le monde peut promettre, rien ne reste bon marché, surtout pas les compagnies. Celle-ci vaut encore le coup : enchéris à { $amount }.
guided-m_credit = Tu dois payer { $due }, en or, en crédit ou les deux. L’or se dépense une fois ; une promesse ne coûte rien aujourd’hui. Paie avec { $amount } de crédit et garde { $gold } en or pour le jour où on t’en demandera.
guided-m_produce =
    { CARD($card) } est à toi, contre une promesse. Tu dois maintenant { $credit }. Fais-la travailler : { $count ->
        [one] { $count } bien
       *[other] { $count } biens
    } par tour, gratuitement.
guided-m_wait = Le marché de ces biens est plein et ne paie que { $fetches } l’un. Garde-les pour un meilleur prix, et continue.
guided-m_dice = Les dés finissent un tour : une couleur avec un nombre, et un quartier. Chaque banque qui y doit plus que ce nombre est comptée, et sur bleu le jeton avance d’une case pour chacune. Lance.
guided-m_decline = { SEAT($rival) } offre { $price } pour { CARD($card) }. Enchérir ne coûte pas d’or, seulement des promesses ; mais tu dois déjà { $credit }, et les promesses reviennent. Passe cette fois.
guided-m_warning = { $theirs } de crédit, et { $their_gold } en or pour y répondre : la banque rivale a payé de promesses une compagnie et un coffre plein de biens. Le jeton est à { $chip } sur { $track }.
guided-m_careful = Tu dois { $credit } et tu as { $gold } en or. Lors d’une panique, tout le crédit de l’anneau I est réclamé, et seul l’or répond. Donc pas de compagnie maintenant : passe au commerce.
guided-m_again =
    Produis d’abord, comme à chaque tour : { $count ->
        [one] { $count } bien
       *[other] { $count } biens
    } de plus.
guided-m_sell = Les compagnies achetées ont vidé ce marché. Vends les { $count } pour { $price } en or : de l’or pour le jour où on le demande.
guided-m_covered = { $gold } en or contre { $credit } de crédit : quoi que disent les dés, tu peux payer. C’est ça, être solvable. Continue.
guided-m_roll = Les deux banques doivent plus de 10, donc un 10 bleu ferait avancer le jeton de deux cases, dans le cercle. Lance.
guided-m_run = Panique bancaire ! Tes { $due } de crédit ont été réclamés et payés. Qui paie 10 ou plus d’un coup monte : te voilà { RING($ring, form: "to") }, où une panique ne réclame que le quartier que touche le dé. La banque rivale devait { $their_due } et a payé { $paid }.
guided-m_rescue = { SEAT($rival) } a beaucoup de biens, mais il lui manque { $short } en or : sans aide, c’est la prison. Contre { $gold } en or, on t’offre { CARD($card) }. Aider te coûte peu maintenant, et c’est bien payé : accepte.
guided-m_end = Tu vaux { $own }, la banque rivale { $theirs }. Toutes deux avaient acheté avec des promesses ; toi, tu avais de l’or quand on les a réclamées.
guided-m_after = À partir d’ici, la banque rivale joue librement. Émets du crédit quand il est bon marché, aie de l’or quand une panique approche, monte tant que tu peux payer, et répartis ton crédit sur les îlots de ton anneau.
guided-b_win = La plus grande fortune à la fin gagne. Comptent ton or, 1 par bien, et ce que valent tes compagnies. Cette courte partie finit à la première panique.
guided-b_price = Une compagnie coûte ce que coûtent au marché les biens qu’il lui faut : { CARD($card) } en demande { $needs }, à { $each } l’un. Les marchés ne sont jamais plus pleins que maintenant, donc les compagnies jamais moins chères. Ouvre son enchère à { $price }.
guided-b_bid = { SEAT($rival) } offre { $high } pour { CARD($card) }. Une compagnie rapporte des biens à chaque tour à venir, donc un peu plus maintenant revient vite : enchéris à { $amount }.
guided-b_produce =
    { CARD($card) } est à toi, et chaque compagnie produit une fois par tour, gratuitement. Fais-la produire : { $count ->
        [one] { $count } bien
       *[other] { $count } biens
    } de { GOOD($good) }.
guided-b_keep = Tu pourrais vendre maintenant. Mais le marché de production est plein, et un bien n’y rapporte que { $fetches } en or. Garde-le jusqu’à ce que le marché se vide et que les prix montent.
guided-b_roll = Le dé de crédit finit ton tour. Vert et rouge retirent des biens d’un marché, ce qui les rend plus chers ; bleu fait avancer le jeton de panique. Lance.
guided-b_chip = Le jeton est à { $chip } sur { $track } : une panique est proche, et avec elle la fin. Une compagnie vaut encore le coup si elle rend son prix avant.
guided-b_guild = { CARD($card) } est de la même guilde que { CARD($owned) }, et deux compagnies d’une guilde produisent chacune un bien de plus. Les prix ont monté, mais cela en vaut la peine : ouvre son enchère à { $price }.
guided-b_bonus = Voici le bonus de guilde : les deux produisent maintenant { $count } au lieu de 1. Produis avec les deux.
guided-b_sell = Des biens ont quitté ce marché, donc il paie mieux. Le premier bien vendu remplit la case vide la plus chère, chacun des suivants rapporte un peu moins : vends les { $count } pour { $price } en or.
guided-b_second_roll = Tu as { $gold } en or. La valeur de tes compagnies monte et descend avec les marchés ; celle de l’or, non. Lance.
guided-b_decline = { SEAT($rival) } offre { $price } pour { CARD($card) }, qui ne fait qu’échanger une sorte de biens contre l’autre. Demande-toi à chaque enchère : cela me reviendra-t-il avant la panique ? Ici, guère : passe.
guided-b_enough = Tu pourrais ouvrir une autre enchère. { CARD($card) } coûte { $price }, et ton prochain lancer peut finir la partie : trop tard pour le regagner. Passe au commerce sans enchère.
guided-b_again = Tes compagnies produisent encore, gratuitement, comme à chaque tour. C’est pour cela que tu as payé.
guided-b_last_sale = À la fin, un bien compte 1, quoi que dise le marché. Vends donc tant que cela paie : { $count } biens pour { $price } en or.
guided-b_last_roll = Lance encore une fois. Si c’est bleu, le jeton atteint le cercle, et la panique vient.
guided-b_end = Panique bancaire ! Les deux marchés se remplissent, donc biens et compagnies perdent de la valeur, mais pas tes { $gold } en or. Tu vaux { $own }, ton adversaire { $others } : tu gagnes.
guided-b_after = Voilà le cycle de ce jeu : acheter quand les marchés sont pleins, vendre quand ils sont vides, être en or quand vient la panique. Dans Money Maker, tu paieras avec tes propres promesses, et lors d’une panique les gens viendront chercher leur or.

## guided_else: What the guide answers when the learner does something else.

guided_else-m_promise = Qui commence achète quand tout est bon marché. Une promesse, c’est un prix honnête.
guided_else-m_promise-bid = Un suffit : personne d’autre n’offre beaucoup ici pour le premier tour, et chaque promesse est une dette.
guided_else-m_pay = Tu peux aussi payer en or. Mais le guide veut te montrer ce que fait une promesse : elle ne coûte rien maintenant, et tout plus tard.
guided_else-m_company = Sans compagnie, tu n’as rien à vendre. { CARD($card) } produit { $amount } biens par tour : la meilleure ici.
guided_else-m_bid = Un de plus suffit pour l’instant : tout ce que tu promets au-delà, tu le devras.
guided_else-m_bid-decline = Alors { SEAT($rival) } en aura les biens, tour après tour, pour { $high }. Elle sera payée en quelques tours, et tu as des promesses de reste.
guided_else-m_credit = Payer en or est sûr, mais alors ton coffre est vide quand vient une panique. Le guide garde l’or et doit les { $amount }.
guided_else-m_produce = Produis d’abord : cela ne coûte rien, et une compagnie qui n’a pas produit à la fin du tour l’a perdu.
guided_else-m_wait = Tu peux commercer maintenant. Mais sur un marché plein, un bien rapporte { $fetches }, et tout ce que tu achètes à crédit peut être réclamé.
guided_else-m_dice = Une carte Action coûte 10, et tu dois déjà { $credit }. Lance.
guided_else-m_decline = Avec des promesses, on peut toujours enchérir plus haut. C’est ainsi que tout le monde finit par devoir plus d’or qu’il n’y en a.
guided_else-m_careful = Plus de crédit maintenant, ce serait plus que ton or. Quand le jeton est proche, une banque prudente cesse de promettre.
guided_else-m_careful-pay_off = Rembourser l’îlot prendrait tout le tour, et tu monterais aussitôt. Un beau coup ; mais le guide te montre plutôt la panique.
guided_else-m_again = Produis d’abord, tu auras plus à vendre.
guided_else-m_sell = Les biens ne répondent pas à une panique, l’or si. Vends les { $count } tant que le marché paie { $price }.
guided_else-m_covered = Ton or couvre ce que tu dois. Le dépenser maintenant, ou promettre plus, déferait cela.
guided_else-m_roll = Une carte Action pourrait aider lors d’une panique, mais elle coûte 10 et tu ne risques rien ainsi. Lance.
guided_else-m_rescue = Tu peux refuser, et la banque rivale tombe. Mais alors la compagnie n’est pas à toi, et chaque banque qui tombe rapproche la prochaine panique de deux cases.
guided_else-b_price = Un tour sans compagnie ne rapporte aucun bien, et les compagnies ne feront que renchérir. Le guide commence avec { CARD($card) }.
guided_else-b_price-open_auction = Une compagnie est un bon début. Le guide prend { CARD($card) }, parce qu’une autre de sa guilde est ouverte, et que deux d’une guilde produisent plus.
guided_else-b_bid = Un de plus que { $high } suffit pour l’instant. Ce que tu offres au-delà, tu le paies pour rien.
guided_else-b_bid-decline = Si tu passes, { SEAT($rival) } a la compagnie pour { $high }, et ses biens tour après tour. Ce que tu regagnes en deux ou trois tours n’est pas trop cher.
guided_else-b_bid-ceiling = Une enchère automatique enchérit pour toi jusqu’à une limite que personne ne voit. Pratique dans une longue enchère ; ici, enchéris à { $amount } et vois ce qui se passe.
guided_else-b_produce = Produis d’abord : cela ne coûte rien, et une compagnie qui n’a pas produit quand tu lances a perdu son tour.
guided_else-b_roll = Cela rapporterait peu maintenant. Lance, et vois comment les dés et les autres vident les marchés.
guided_else-b_roll-sell = Tu toucherais { $fetches } en or, le moins qu’un bien puisse rapporter. D’autres prendront des biens de ce marché ; il paiera alors mieux.
guided_else-b_roll-buy = Acheter maintenant et vendre plus tard peut payer. Ici, le guide garde ton or pour une deuxième compagnie.
guided_else-b_guild = Le guide vise maintenant le bonus de guilde. Sans deuxième compagnie, tu auras peu de biens.
guided_else-b_guild-open_auction = Cette compagnie est d’une autre guilde. { CARD($card) } améliore aussi celle que tu as.
guided_else-b_bonus = Produis d’abord : cela ne coûte rien, et les deux compagnies produisent plus qu’avant.
guided_else-b_sell = Tu peux garder des biens pour un meilleur prix. Mais la panique est proche, et le marché paie bien : vends les { $count }.
guided_else-b_second_roll = Tout ce qui rapporte est fait. Lance pour finir ton tour.
guided_else-b_decline = Tu paierais { $price } ou plus pour une compagnie qui ne les rendra peut-être jamais. Quand une panique est proche, l’or vaut plus que l’espoir.
guided_else-b_enough = Avant la panique, elle produirait une fois au mieux. Tu aurais payé { $price } pour quelques biens.
guided_else-b_again = Produis d’abord : les biens sont gratuits, et tu peux les vendre aussitôt.
guided_else-b_last_sale = Un bien gardé compte 1 à la fin. Le marché paie maintenant { $price } pour les { $count }.
guided_else-b_last_roll = Il ne reste rien qui rapporte. Lance.

## name: Names printed on cards. A deck of somebody's own has its own names, which are not translated.

name-apothecary-garden = Jardin d’apothicaire
name-art-dealer = Marchand d’art
name-bakery = Boulangerie
name-blank-cheque = Chèque en blanc
name-brewers = Brasseurs
name-brewery = Brasserie
name-brickworks = Briqueterie
name-bridge = pont
name-builders = Bâtisseurs
name-bulb-field = Champ de tulipes
name-bumper-harvest = Récolte record
name-cabinetmaker = Ébénisterie
name-canal-works = Chantier du canal
name-church = église
name-cloth = Drap
name-cooperage = Tonnellerie
name-crane = grue
name-debt-jubilee = Jubilé des dettes
name-deposit-guarantee = Garantie des dépôts
name-dye-works = Teinturerie
name-farm = Ferme
name-fishery = Pêche
name-flower-auction = Criée aux fleurs
name-gardeners = Jardiniers
name-gate = porte
name-grain = Grain
name-grain-field = Champ de blé
name-harbour = Port
name-herring-buss = Harenguier
name-hop-garden = Houblonnière
name-house = Maison
name-lime-kiln = Four à chaux
name-loaded-die = Dé pipé
name-malt-house = Malterie
name-merchant-vessel = Navire marchand
name-mill = Moulin
name-orangery = Orangerie
name-overtime = Heures supplémentaires
name-painter-s-studio = Atelier de peintre
name-port-market = Marché du port
name-print-shop = Imprimerie
name-private-sale = Vente privée
name-reassurance = Apaisement
name-refinancing = Refinancement
name-roper = Corderie
name-royal-charter = Charte royale
name-rumour = Rumeur
name-sailcloth-loft = Voilerie
name-salt-pans = Saline
name-sawmill = Scierie
name-ship = navire
name-shipyard = Chantier naval
name-smokehouse = Fumoir
name-smuggler = Contrebandier
name-st-luke = Saint-Luc
name-tavern = Taverne
name-textile-producer = Atelier textile
name-tile-kiln = Faïencerie
name-timber = Bois
name-timber-raft = Train de bois
name-warehouse-fire = Incendie d’entrepôt
name-whaling-station = Station baleinière
name-windmill = moulin
name-wool-hall = Halle aux laines
