### Money Maker and Money Maker, Beginner's Game
### docs/translating.md says how such a file is read.
### Woordenlijst: bank run = bankrun, chip = (bankrun)fiche, circle = cirkel, bankrun-o-meter = bankrun-o-meter,
### credit = krediet, called = opgeëist, redeemed = ingelost, void = vervallen, to pay off = aflossen,
### housing block = huizenblok (blok), ring = ring, debtors' prison = schuldenaarsgevangenis (gevangenis),
### to rise / promotion = klimmen / promotie, to fall / degradation = zakken, vallen / degradatie, bankrupt = failliet,
### solvent / insolvent, short = tekort komen, company = bedrijf, investment card = investeringskaart, action card = actiekaart,
### guild = gilde, trading card = handelskaart, goods = goederen (productie-, consumptie-), market = markt, vault = kluis,
### Gold Reserve = Goudreserve, Natural Reserve = Natuurlijke Reserve, credit die / sector die = krediet- / sectordobbelsteen,
### Alternative Step = Alternatieve Stap, standing order = automatisch bod, to decline = passen, loan = lening,
### instalment = termijn, security = onderpand, to default = in gebreke blijven, central bank = centrale bank, rate = rente,
### entrepreneur = ondernemer, coin of a ring = munt, full row = volle rij, Debt Jubilee = Jubeljaar.
### Namen op kaarten: bedrijven, gilden, zijden en actiekaarten zoals in docs/rules/nl/money-maker.md.

## about: What the first page says of the game.

about-money-maker = Amsterdam in de Gouden Eeuw. Financier bedrijven, verkoop wat ze maken, en pas op voor de dag waarop het volk zijn goud wil zien.
about-money-maker-beginner = Dezelfde stad zonder ringen: financier bedrijven, verkoop wat ze maken, en zorg dat je goud hebt als de bankrun komt. De opstap naar Money Maker.
    .title = Money Maker: Beginnersspel

## event: What happened: lines of the log, read aloud to screen readers.

event-blank_cheque_set = { ACTION($card) } is ingevuld: { EFFECT($effect) }.
event-card_given = { SEAT($seat) } begint met { CARD($card) }.
event-bid_made = { SEAT($seat) } biedt { $amount }.
event-declined = { SEAT($seat) } past.
event-ceiling_set =
    { $limit ->
        [0] Je automatische bod is ingetrokken.
       *[other] Je automatische bod gaat tot { $limit }.
    }
event-first_turn_won = { SEAT($seat) } koopt de eerste beurt voor { $price }.
event-first_turn_by_lot = Het lot beslist: { SEAT($seat) } begint.
event-turn_began = Beurt { $number }: { SEAT($seat) }.
event-went_on = { SEAT($seat) } gaat verder: { STEP($step) }.
event-payment_asked = { SEAT($payer) } moet { $due } betalen voor { PURPOSE($purpose) }.
event-said_ready = { SEAT($seat) } heeft niets te spelen.
event-card_opened = { CARD($card) } wordt opengelegd.
event-row_full = De rij is vol, dus in de beurt van { SEAT($seat) } komt er geen kaart bij.
event-chip_moved =
    De bankrunfiche gaat { $steps ->
        [one] { $steps } stap
       *[other] { $steps } stappen
    } vooruit. Nog { $left ->
        [one] { $left } stap
       *[other] { $left } stappen
    } tot de cirkel.
event-chip_moved_back =
    De bankrunfiche gaat { $steps ->
        [one] { $steps } stap
       *[other] { $steps } stappen
    } terug. Nog { $left ->
        [one] { $left } stap
       *[other] { $left } stappen
    } tot de cirkel.
event-auction_opened = { SEAT($seat) } opent de veiling van { CARD($card) } met { $price }.
event-auction_won = { CARD($card) } gaat voor { $price } naar { SEAT($seat) }.
event-card_taken = { SEAT($seat) } neemt { CARD($card) }.
event-bought =
    { SEAT($seat) } koopt { $count ->
        [one] { $count } { GOOD($good) }goed
       *[other] { $count } { GOOD($good) }goederen
    } van de markt voor { $price }.
event-produced =
    { CARD($card) } levert { SEAT($seat) } { $count ->
        [one] { $count } { GOOD($good) }goed
       *[other] { $count } { GOOD($good) }goederen
    } op.
event-converted =
    Met { CARD($card) } ruilt { SEAT($seat) } { $count ->
        [one] { $count } { GOOD($good) }goed
       *[other] { $count } { GOOD($good) }goederen
    } voor { $got ->
        [one] { $got } { GOOD($into) }goed
       *[other] { $got } { GOOD($into) }goederen
    }.
event-sold =
    { SEAT($seat) } verkoopt { $count ->
        [one] { $count } { GOOD($good) }goed
       *[other] { $count } { GOOD($good) }goederen
    } aan de markt voor { $price }.
event-action_card_bought = { SEAT($seat) } trekt een actiekaart.
event-action_card_drawn = Je trekt { ACTION($card) }.
event-action_cards_reshuffled = De gebruikte actiekaarten worden tot een nieuwe stapel geschud.
event-action_card_played = { SEAT($seat) } speelt { ACTION($card) }.
event-block_guaranteed = { $amount } krediet van { SEAT($seat) } op { BLOCK($block) } is gegarandeerd en wordt niet opgeëist.
event-limit_lifted = { SEAT($seat) } mag deze beurt onbeperkt goederen kopen.
event-die_loaded = { SEAT($seat) } legt de sectordobbelsteen op { FACE($face) }.
event-vote_called = Alle banken stemmen over een Jubeljaar, op verzoek van { SEAT($seat) }.
event-vote_cast = { SEAT($seat) } heeft gestemd.
event-jubilee_declared = Alle banken zijn voor: een Jubeljaar. Al het krediet op het bord vervalt.
event-jubilee_failed = Het Jubeljaar gaat niet door. Tegen: { SEAT($against) }.
event-paid_off = { SEAT($seat) } lost { $amount } af op { BLOCK($block) } in plaats van te investeren en te handelen.
event-dice_rolled = De kredietdobbelsteen toont { COLOUR($colour) } { $number }.
event-sectors_rolled = De sectordobbelsteen toont: { FACE($faces) }.
event-banks_counted = Banken met meer dan { $limit } op die blokken: { SEAT($banks) }.
event-nobody_counted = Geen bank heeft daar meer dan { $limit }.
event-run_began = Bankrun { $number }! { CAUSE($cause) }
event-sectors_hit = Het volk stormt af op: { FACE($faces) }.
event-set_off = De lege Goudreserve is { SEAT($seat) } { $amount } schuldig; dat wordt verrekend met het opgeëiste krediet.
event-found_insolvent = Insolvent: { SEAT($banks) }.
event-all_insolvent = Alle banken zijn tegelijk insolvent. Geen bank kan een andere helpen.
event-all_insolvent--central = Alle banken zijn tegelijk insolvent. Alleen { SEAT($central) }, de centrale bank, kan helpen.
event-could_pay = { SEAT($seat) } kon { $paid } van { $due } betalen.
event-debt_paid = { SEAT($seat) } lost { $amount } opgeëiste schuld af.
event-paid_from_prison = { SEAT($seat) } lost vanuit de gevangenis { $amount } schuld af.
event-offer_made = { SEAT($from) } biedt { SEAT($to) } { THING($give) } aan voor { THING($get) }.
event-offer_refused = { SEAT($to) } slaat het aanbod van { SEAT($from) } af.
event-offer_refused_because = { SEAT($to) } slaat het aanbod van { SEAT($from) } af: { REASON($reason) }.
event-offer_withdrawn = { SEAT($from) } trekt het aanbod aan { SEAT($to) } in.
event-offer_lapsed = Het aanbod van { SEAT($from) } aan { SEAT($to) } vervalt.
event-deal_made = Een deal: { SEAT($from) } geeft { THING($give) }, { SEAT($to) } geeft { THING($get) }.
event-company_given = { CARD($card) } gaat van { SEAT($from) } naar { SEAT($to) }.
event-action_cards_handed_over =
    { SEAT($from) } geeft { SEAT($to) } { $count ->
        [one] { $count } actiekaart
       *[other] { $count } actiekaarten
    }.
event-action_card_seen = De kaart die { SEAT($to) } van { SEAT($from) } krijgt is { ACTION($card) }.
event-loan_offered =
    { SEAT($from) } stelt { SEAT($to) } voor: { SEAT($terms-lender) } leent { SEAT($terms-borrower) } { $terms-amount } krediet, terug te betalen in { $terms-instalments ->
        [one] { $terms-instalments } termijn
       *[other] { $terms-instalments } termijnen
    } van { $terms-instalment }, samen { $terms-total }. Onderpand: { THING($terms-security) }.
event-loan_made =
    { SEAT($terms-lender) } leent { SEAT($terms-borrower) } { $terms-amount } krediet, terug in { $terms-instalments ->
        [one] { $terms-instalments } termijn
       *[other] { $terms-instalments } termijnen
    } van { $terms-instalment }. Onderpand: { THING($terms-security) }.
event-instalment_paid =
    { SEAT($borrower) } betaalt { SEAT($lender) } { $amount } op { LOAN($loan) }. { $remaining ->
        [0] Dat was de laatste termijn
        [one] Nog { $remaining } termijn te gaan
       *[other] Nog { $remaining } termijnen te gaan
    }.
event-loan_repaid = { SEAT($borrower) } heeft { LOAN($loan) } van { SEAT($lender) } afbetaald. Het onderpand is vrij.
event-loan_defaulted = { SEAT($borrower) } blijft in gebreke op { LOAN($loan) }. { SEAT($lender) } houdt het onderpand: { THING($security) }.
event-loan_void = Voor { SEAT($borrower) } vervalt { LOAN($loan) }, want { SEAT($lender) } is failliet.
event-central_bank_lent = De centrale bank leent { SEAT($seat) } { $amount } goud tegen { $credit } nieuw krediet.
event-conceded = { SEAT($seat) } zoekt geen hulp meer.
event-reconsidered = { SEAT($seat) } zoekt toch weer hulp.
event-rescued = { SEAT($seat) } is gedekt en weer solvent.
event-promoted = { SEAT($seat) } heeft { $paid } in één keer betaald en klimt naar { RING($ring) }.
event-chartered = Met een koninklijk octrooi klimt { SEAT($seat) } naar { RING($ring) }.
event-degraded = { SEAT($seat) } zakt naar { RING($ring) }.
event-imprisoned = { SEAT($seat) } gaat naar de schuldenaarsgevangenis.
event-spared = { SEAT($seat) } heeft nog geen beurt in de gevangenis gehad en blijft daar.
event-released = { SEAT($seat) } heeft geen schuld meer en komt uit de gevangenis, terug in ring I.
event-went_bankrupt = { SEAT($seat) } is failliet en doet niet meer mee.
event-paid_late = De Goudreserve betaalt { SEAT($seat) } de { $amount } die nog openstond.
event-claim_lapsed = De Goudreserve kan { SEAT($seat) } de laatste { $amount } niet betalen; de vordering vervalt.
event-run_ended = Bankrun { $number } is voorbij.
event-game_ended = { ENDING($ending) }
event-hand_shown = { SEAT($seat) } laat de overgebleven actiekaarten zien: { ACTION($cards) }.
event-scored = Eindwaarde: { BY_SEAT($scores) }.
event-gold_paid = { SEAT($seat) } betaalt { $amount } goud aan de reserve.
event-gold_received = { SEAT($seat) } ontvangt { $amount } goud.
event-gold_given = { SEAT($from) } geeft { SEAT($to) } { $amount } goud.
event-goods_taken =
    { SEAT($seat) } slaat { $amount ->
        [one] { $amount } { GOOD($good) }goed
       *[other] { $amount } { GOOD($good) }goederen
    } op.
event-goods_placed =
    { SEAT($seat) } levert { $amount ->
        [one] { $amount } { GOOD($good) }goed
       *[other] { $amount } { GOOD($good) }goederen
    } in.
event-goods_given =
    { SEAT($from) } geeft { SEAT($to) } { $amount ->
        [one] { $amount } { GOOD($good) }goed
       *[other] { $amount } { GOOD($good) }goederen
    }.
event-goods_lost =
    { SEAT($seat) } verliest { $amount ->
        [one] { $amount } { GOOD($good) }goed; dat gaat
       *[other] { $amount } { GOOD($good) }goederen; die gaan
    } uit het spel.
event-goods_discarded =
    Van de { GOOD($good) }markt { $amount ->
        [one] verdwijnt { $amount } goed
       *[other] verdwijnen { $amount } goederen
    }.
event-market_refilled =
    Op de { GOOD($good) }markt { $amount ->
        [one] komt { $amount } goed
       *[other] komen { $amount } goederen
    } bij.
event-credit_issued = { SEAT($bank) } legt { $amount } eigen krediet op { BLOCK($block) }.
event-credit_handed_over = { SEAT($bank) } geeft { $amount } krediet uit aan { SEAT($to) }.
event-credit_placed = { $amount } krediet van { SEAT($bank) } komt op { BLOCK($block) }.
event-credit_given = { SEAT($from) } geeft { SEAT($to) } { $amount } krediet van { SEAT($bank) }.
event-credit_spent = { SEAT($from) } betaalt met { $amount } krediet van { SEAT($bank) }; het ligt daar nu op { BLOCK($block) }.
event-credit_called = { $amount } krediet van { SEAT($bank) } op { BLOCK($block) } wordt opgeëist.
event-credit_lifted = { SEAT($bank) } neemt { $amount } krediet op om het opnieuw te plaatsen.
event-credit_redeemed = { $amount } krediet van { SEAT($bank) } is ingelost.
event-credit_voided = { $amount } krediet van { SEAT($bank) } vervalt.
event-companies_lost = De bedrijven van { SEAT($seat) } gaan uit het spel: { CARD($cards) }.
event-action_cards_lost = De actiekaarten van { SEAT($seat) } gaan uit het spel, zichtbaar voor iedereen: { ACTION($cards) }.
event-game_won = De rijkste: { SEAT($winners) }.
event-limit_raised =
    { SEAT($seat) } mag deze beurt { $more ->
        [one] { $more } extra { LIMIT($of, form: "one") }
       *[other] { $more } extra { LIMIT($of) }
    } kopen.
event-hand_looked_at = { SEAT($seat) } bekijkt de actiekaarten van { SEAT($of) }.
event-hand_seen = { SEAT($of) } laat { SEAT($seat) } zien: { ACTION($cards) }.
event-action_card_gained = { SEAT($seat) } trekt een actiekaart.
event-central_bank_seated = { SEAT($seat) } is de centrale bank. De rente is { $percent } procent.
event-rate_set = De centrale bank, { SEAT($seat) }, zet de rente op { $percent } procent.
event-let_fall = De centrale bank, { SEAT($seat) }, laat vallen: { SEAT($banks) }.
event-central_bank_scored = De centrale bank, { SEAT($seat) }, heeft { $score-total } punten: { $score-stood } voor banken die overeind bleven, { $score-falls } voor vallen, { $score-loans } op de leningen, { $score-prices } voor prijzen.

## brief: The same in few words, behind a name: "Ada: bid $5 · left the auction".

brief-auction_opened = bracht { CARD($card) } onder de hamer
brief-auction_won = kreeg { CARD($card) } voor { $price }
brief-bought = kocht er { $count } voor { $price }
brief-produced = produceerde { $count }
brief-converted = ruilde { $count } voor { $got }
brief-sold = verkocht er { $count } voor { $price }
brief-paid_off = loste { $amount } af
brief-action_card_bought = kocht een actiekaart
brief-action_card_played = speelde { ACTION($card) }
brief-debt_paid = betaalde { $amount } die was opgeëist
brief-gold_paid = betaalde { $amount } goud

## why: Why something cannot be done.

why-game_over = Het spel is afgelopen.
why-not_asked = Er wordt nu iets anders beslist.
why-wrong_step = Dat hoort bij een andere stap van de beurt.
why-not_in_this_game = Daar speelt deze tafel niet mee.
why-in_prison = Niet vanuit de schuldenaarsgevangenis.
why-bankrupt = Die bank doet niet meer mee.
why-no_such_card = Die kaart bestaat niet.
why-card_not_open = Die kaart ligt niet open.
why-not_your_card = Die kaart is niet van jou.
why-auction_opened = Wie een veiling heeft geopend, kan de Alternatieve Stap niet meer doen.
why-cannot_pay = Dat kost { $needed }; jij kunt { $has } betalen.
why-bid = { OUTCRY($refusal) }
why-bid_too_high = Je mag hoogstens { $limit } bieden.
why-wrong_sum = Dat is samen { $given }; het moet { $needed } zijn.
why-not_there = Daar zijn er { $needed } voor nodig; er zijn er maar { $has }.
why-cannot_issue = Hier kun je geen eigen krediet voor gebruiken.
why-no_such_block =
    Die ring heeft maar { $blocks ->
        [one] { $blocks } huizenblok
       *[other] { $blocks } huizenblokken
    }.
why-unusable = Het krediet van { SEAT($issuer) } is nu niet te gebruiken.
why-nothing_there = Daar is niets.
why-limit_reached = De grens voor deze beurt is { $limit }.
why-too_many = Er zijn er hoogstens { $limit } mogelijk.
why-already_produced = { CARD($card) } is deze beurt al gebruikt.
why-not_a_trading_card = { CARD($card) } is geen handelskaart.
why-is_a_trading_card = { CARD($card) } is een handelskaart; zeg wat er geruild moet worden.
why-not_enough_goods =
    Daar zijn { $needed ->
        [one] { $needed } { GOOD($good) }goed
       *[other] { $needed } { GOOD($good) }goederen
    } voor nodig; jij hebt er { $has }.
why-reserve_too_small = In de Goudreserve zit maar { $has }.
why-wrong_use = Zo wordt die kaart niet gebruikt.
why-not_now = Nu niet.
why-no_effect = Dat zou niets uithalen.
why-already_done = Dat is al gebeurd.
why-not_short = Dat kan alleen een bank die tekortkomt.
why-both_short = Minstens een van de twee banken moet solvent zijn.
why-nothing_offered = In een aanbod moet wel iets zitten.
why-not_covered = Een van de twee heeft niet wat er gegeven zou worden.
why-came_by_this_deal = Die kaart komt net uit deze deal. Geef er een die je al had.
why-pledged = { CARD($card) } is onderpand van een lening.
why-no_bank_and_entrepreneur = Een lening sluit je tussen een bank en een ondernemer.
why-loan_out_of_bounds = Dat getal van een lening mag niet nul zijn, en niet meer dan { $most }.
why-too_many_loans =
    Een lener heeft hoogstens { $limit ->
        [one] { $limit } lening
       *[other] { $limit } leningen
    } tegelijk.
why-not_your_loan = Die lening heb jij niet.
why-nothing_due = Op die lening hoeft nu niets betaald te worden.
why-central_bank_only_lends = De centrale bank leent aan banken die tekortkomen en bepaalt de rente; verder doet ze niets.
why-not_the_central_bank = Dat gaat alleen tussen de centrale bank en een bank.
why-rate_out_of_bounds = De rente moet tussen { $least } en { $most } procent liggen.
why-not_by_choice = Een lening van de centrale bank betaal je zolang je kunt. Je blijft alleen in gebreke als je niet kunt betalen wanneer je werpt.

## deal: Why an offer cannot be made or answered.

deal-offer_stands = Je vorige aanbod aan deze bank staat nog. Trek dat eerst in.

## action: What can be done: the labels of buttons.

action-bid = Bied { $amount }
action-decline = Passen bij { $answers }
action-ceiling =
    { $limit ->
        [0] Trek je automatische bod in
       *[other] Automatisch bieden tot { $limit }
    }
action-open_auction = Veil { CARD($card) }
action-pay_off = Los { BLOCK($block) } af
action-next = Verder
action-buy =
    Koop { $count ->
        [one] { $count } { GOOD($good) }goed
       *[other] { $count } { GOOD($good) }goederen
    } van de markt
action-produce = Produceer met { CARD($cards) }
action-convert = Ruil met { CARD($card) } voor { GOOD($into) }goederen
action-sell =
    Verkoop { $count ->
        [one] { $count } { GOOD($good) }goed
       *[other] { $count } { GOOD($good) }goederen
    } aan de markt
action-buy_action_card = Koop een actiekaart
action-roll = Werp de dobbelstenen
action-pay = Betaal
action-place = Plaats het krediet
action-play = Speel { ACTION($card) }
action-play--on-block = Speel { ACTION($card) } op { BLOCK($on-block) }
action-play--on-company = Speel { ACTION($card) } op { CARD($on-company) }
action-play--on-trader = Speel { ACTION($card) } op { CARD($on-trader-company) }, voor { GOOD($on-trader-into) }goederen
action-play--on-goods =
    Speel { ACTION($card) }: { $on-goods-count ->
        [one] { $on-goods-count } { GOOD($on-goods-good) }goed
       *[other] { $on-goods-count } { GOOD($on-goods-good) }goederen
    }
action-play--on-face = Speel { ACTION($card) }: { FACE($on-face) }
action-play--on-steps =
    Speel { ACTION($card) }: { $on-steps ->
        [one] { $on-steps } stap
       *[other] { $on-steps } stappen
    } terug
action-ready = Niets te spelen
action-vote = Stem
action-offer = Bied { SEAT($to) } een deal aan
action-accept = Aanbod { $offer } aannemen
action-refuse = Aanbod { $offer } afslaan
action-refuse--reason = Aanbod { $offer } afslaan: { REASON($reason) }
action-withdraw = Aanbod { $offer } intrekken
action-hand_over = Geef { ACTION($cards) }
action-use_credit = Betaal met het krediet van { SEAT($issuer) }
action-borrow = Leen { $amount } van de centrale bank
action-offer_loan =
    Stel een lening voor tussen jou en { SEAT($to) }: { $amount } krediet, { $instalments ->
        [one] { $instalments } termijn
       *[other] { $instalments } termijnen
    } van { $instalment }
action-pay_instalment = Betaal één termijn van { LOAN($loan) }
action-repay = Los { LOAN($loan) } helemaal af
action-default = Niet meer betalen: { LOAN($loan) }
action-concede = Geen hulp meer zoeken
action-reconsider = Toch weer hulp zoeken
action-play--on-bank = Speel { ACTION($card) } op { SEAT($on-bank) }
action-set_rate = Zet de rente op { $percent } procent
action-offer_advance =
    Stel een lening voor tussen jou en { SEAT($to) }: { $amount } tegen { $percent } procent, { $instalments ->
        [one] { $instalments } termijn
       *[other] { $instalments } termijnen
    }
action-let_fall = Laat ze vallen

## form: The headings of forms.

form-refuse = Aanbod { $offer } afslaan en zeggen waarom
form-bid = Meer bieden dan { $answers }
form-ceiling = Een geheim automatisch bod
form-buy = Koop { GOOD($good) }goederen
form-sell = Verkoop { GOOD($good) }goederen
form-produce = Produceren
form-pay = Waarmee betaal je?
form-place = Verdeel je krediet over je ring
form-vote = Moet al het krediet op het bord vervallen?
form-offer = Bied { SEAT($to) } een deal aan
form-hand_over = Welke actiekaarten geef je?
form-borrow = Lenen van de centrale bank
form-offer_loan = Stel een lening voor tussen jou en { SEAT($to) }
form-set_rate = Je rente tot je volgende beurt
form-offer_advance = Stel een lening voor tussen jou en { SEAT($to) }

## partners: The heading of a form before its partner is chosen.

partners-offer = Bied een deal aan
partners-offer_loan = Stel een lening voor tussen jou en
partners-offer_advance = Stel een lening voor tussen jou en

## ask: The labels of fields in forms.

ask-reason = Reden
ask-limit = Tot
ask-count = Hoeveel
ask-cards = Kaarten
ask-parts = Betaald met
ask-blocks = Krediet per blok
ask-yes = Voor
ask-give = Je geeft
ask-get = Je krijgt
ask-instalments = Termijnen
ask-instalment = Elke termijn
ask-security = Onderpand
ask-percent = Procent

## phase: What the game waits for: the line at the top of the table.

phase-first_turn = Wie geeft het meest voor de eerste beurt? Het hoogste bod is { $high }.
phase-invest = { SEAT($player) } mag een veiling openen voor het handelen begint.
phase-trade = { SEAT($player) } koopt, produceert en verkoopt.
phase-close = { SEAT($player) } sluit de beurt af: actiekaarten, dan de dobbelstenen.
phase-auction = { CARD($card) } is onder de hamer voor { $high }; { SEAT($leader) } staat voor.
phase-payment = { SEAT($payer) } betaalt { $due } voor { PURPOSE($purpose) }.
phase-place = Krediet plaatsen in de eigen ring: { SEAT($banks) }.
phase-vote = Alle banken stemmen over een Jubeljaar.
phase-hand_over =
    { SEAT($from) } kiest { $count ->
        [one] { $count } actiekaart
       *[other] { $count } actiekaarten
    } voor { SEAT($to) }.
phase-run_window = Bankrun { $number }: voordat krediet wordt opgeëist, kunnen er kaarten worden gespeeld.
phase-run_paying = Bankrun { $number }: opgeëist krediet wordt betaald.
phase-nobody_solvent = Bankrun { $number }: geen bank kan betalen. Speelt iemand een kaart voordat ze allemaal vallen?
phase-negotiation = Bankrun { $number }: vind hulp of val, { SEAT($short) }.
phase-over = Het spel is afgelopen.
phase-rate = De centrale bank, { SEAT($player) }, bepaalt de rente.

## gauge: Figures over time, in charts and tables.

gauge-gift_leads = Wie de kaart cadeau kreeg staat voor
gauge-runs_all_insolvent = Bankruns met alle banken insolvent tot nu toe
gauge-runs_with_both = Bankruns met solvente en insolvente banken tot nu toe
gauge-runs_with_an_offer = Bankruns met een aanbod tot nu toe
gauge-offers_made = Aanbiedingen in bankruns tot nu toe
gauge-offers_accepted = Aangenomen aanbiedingen in bankruns tot nu toe
gauge-jubilee_votes = Stemmingen over een Jubeljaar tot nu toe
gauge-jubilees = Jubeljaren tot nu toe
gauge-falls = Gevallen banken tot nu toe
gauge-bankrupt = Failliet
gauge-price_level = Prijspeil (1 aan het begin)
gauge-investment_price = Prijs van een open kaart in beurten eigen productie
gauge-credit_money = Kredietgeld
gauge-leverage_of_all = Schuld van alle banken per goud in bezit
gauge-leverage = Schuld per goud in bezit
gauge-expected_call = Krediet dat de volgende bankrun naar verwachting opeist
gauge-coverage = Goud per krediet op het waarschijnlijkste blok
gauge-gold_in_reserve = Goud in de reserve
gauge-gold_in_vaults = Goud in kluizen
gauge-price_production = Prijs van productiegoederen
gauge-price_consumer = Prijs van consumptiegoederen
gauge-cheapest_open_card = Goedkoopste open kaart
gauge-mean_open_card = Gemiddelde open kaart
gauge-track = Fiche op het spoor
gauge-gold = Goud
gauge-net_worth = Eigen vermogen
gauge-credit_on_board = Krediet op het bord
gauge-credit_in_vaults = Krediet in kluizen
gauge-all_insolvent = Allemaal insolvent in de laatste bankrun
gauge-rating = Ring
gauge-insolvent = Insolvent in de laatste bankrun
gauge-assets = Bezittingen
gauge-liabilities = Schulden
gauge-own_credit_on_board = Eigen krediet op het bord
gauge-own_credit_in_vaults = Eigen krediet in kluizen
gauge-central_rate = Rente van de centrale bank
gauge-central_lent = Uitgeleend door de centrale bank tot nu toe
gauge-central_money = Geld van de centrale bank in omloop

## score: Lines of the score sheet.

score-gold = Goud in de kluis
score-goods = Goederen in de kluis
score-investments = Investeringskaarten
score-others_credit = Krediet van andere banken
score-lent = Verstrekte leningen
score-borrowed = Eigen leningen
score-rating = Kredietwaardigheid
score-credit_on_board = Eigen krediet op het bord
score-credit_in_vaults = Eigen krediet in andere kluizen
score-falls = Gevallen banken
score-loans = Resultaat van de leningen
score-prices = Gestegen prijzen
score-stood = Banken die een bankrun doorstonden

## ending: How the game ended.

ending-bank_runs = Het afgesproken aantal bankruns is bereikt; het spel is uit.
ending-deck_empty = Er is geen investeringskaart meer te trekken; het spel is uit.
ending-hand_full = Eén speler heeft genoeg investeringskaarten; het spel is uit.
ending-one_bank_left = Er is nog maar één bank over; het spel is uit.
ending-no_bank_left = Er is geen bank meer over; het spel is uit.

## moment: Moments of a game that a replay can jump to.

moment-turn = Een beurt
moment-auction = Een kaart wordt verkocht
moment-bank_run = Een bankrun
moment-all_insolvent = Alle banken insolvent
moment-deal = Een deal
moment-loan = Er wordt geleend
moment-default = Iemand blijft in gebreke
moment-promotion = Een promotie
moment-degradation = Een degradatie
moment-prison = Gevangenis
moment-release = Vrijlating
moment-bankruptcy = Een faillissement
moment-jubilee = Jubeljaar

## option: Options of a new table: the label, and a sentence of help.

option-gift = Een kaart cadeau
    .help = Een investeringskaart, aangeduid met haar plaats in de stapel vanaf 0, die een door het lot gekozen speler vanaf het begin heeft. Om te meten wat een kaart waard is.
option-gift_gold = Goud cadeau
    .help = Goud dat een door het lot gekozen speler aan het begin meer heeft dan de anderen, of minder (onder 0); met een kaart cadeau is het dezelfde speler. Om te meten wat een kaart waard is.
option-gold = Goud
    .help = Goudstukken in de doos.
option-goods = Goederen
    .help = Goederen van elke soort in de doos.
option-starting_gold = Goud aan het begin
    .help = Goud waarmee elke speler begint.
option-market_prices = Prijzen van een markt
    .help = Van 1 tot en met dit getal.
option-market_slots = Vakken per prijs
    .help = Goederen die er bij één prijs passen.
option-price_past_the_end = Prijs na het einde
    .help = Wat een goed kost als de markt leeg is.
option-price_when_full = Prijs bij een volle markt
    .help = Wat een goed opbrengt als de markt vol is.
option-open_at_start = Open kaarten aan het begin
    .help = Investeringskaarten die open liggen.
option-open_limit = Volle rij
    .help = Bij zoveel open kaarten komt er geen bij en gaat de fiche vooruit.
option-goods_limit = Koopgrens
    .help = Goederen die je in een beurt van elke markt mag kopen.
option-action_card_price = Prijs van een actiekaart
    .help = In goud of krediet.
option-action_cards_a_turn = Actiekaarten per beurt
    .help = Hoeveel je er mag kopen.
option-guild_size = Gilde
    .help = Kaarten van één gilde die de bonus opleveren.
option-guild_bonus = Gildebonus
    .help = Extra goederen voor elke kaart van zo'n gilde.
option-die_low = Laag getal van de kredietdobbelsteen
    .help = Banken met meer dan dit tellen mee.
option-die_high = Hoog getal van de kredietdobbelsteen
    .help = Banken met meer dan dit tellen mee.
option-second_die_from_run = Tweede sectordobbelsteen
    .help = Vanaf deze bankrun.
option-coin_ii = Munt van ring II
    .help = Om daarheen te klimmen, en de waarde aan het eind.
option-coin_iii = Munt van ring III
    .help = Om daarheen te klimmen, en de waarde aan het eind.
option-coin_iv = Munt van ring IV
    .help = Om daarheen te klimmen, en de waarde aan het eind.
option-coin_v = Munt van ring V
    .help = Om daarheen te klimmen, en de waarde aan het eind.
option-coin_vi = Munt van ring VI
    .help = Om daarheen te klimmen, en de waarde aan het eind.
option-steps_per_degradation = Stappen per degradatie
    .help = Hoe ver de fiche gaat voor elke gevallen bank.
option-steps_for_a_full_row = Stappen bij een volle rij
    .help = Hoe ver de fiche dan gaat.
option-track_steps_per_player = Spoor per speler
    .help = Stappen van het spoor per speler.
option-track_steps_more = Spoor, extra stappen
    .help = Stappen die daarbij komen.
option-track_steps_less = Spoor, minder stappen
    .help = Stappen die daar afgaan.
option-cards_that_end = Kaarten die het spel beëindigen
    .help = In één hand.
option-good_worth = Waarde van een goed
    .help = Aan het eind, in de kluis.
option-central_bank_penalty = Boete van de centrale bank
    .help = In procenten, naar boven afgerond. Een gespeelde centrale bank begint met dit als rente.
option-entrepreneur_cards = Kaarten van een ondernemer
    .help = Investeringskaarten waarmee een ondernemer begint.
option-entrepreneur_gold = Goud van een ondernemer
    .help = Goud dat een ondernemer aan het begin meer heeft dan een bank.
option-loan_instalments = Termijnen van een lening
    .help = Hoeveel er hoogstens mogen zijn.
option-loans_at_a_time = Leningen tegelijk
    .help = Hoeveel een lener er mag hebben.
option-bank_runs = Bankruns
    .help = Na zoveel bankruns is het spel uit.
option-blank_cheques = Blanco Cheques
    .help = Eigen kaarten: een titel, wanneer je ze speelt en wat ze doen. Wat je openlaat bepaalt het lot.
option-screens = Schermen
    .help = Verbergt wat de anderen hebben, zoals kluizen dat doen. Alles gebeurt in het openbaar, dus wie meetelt weet het. Alleen de pagina verbergt het: het wordt naar elke browser gestuurd, dus wie daar kijkt kan het zien.
option-open_trading = Vrije handel
    .help = Deals mogen in elke beurt.
option-central_bank = Centrale bank
    .help = Leent aan banken die in een bankrun tekortkomen.
option-entrepreneurs = Ondernemers
    .help = Plaatsen die geen krediet kunnen uitgeven en met een kaart beginnen.
option-loans = Leningen
    .help = Ondernemers mogen van banken lenen, met termijnen en onderpand.
option-deck = Stapel
    .help = Een eigen stapel in plaats van die uit de doos.
option-effect_low = Laag getal van de dobbelsteen
    .help = Goederen die verdwijnen of stappen vooruit.
option-effect_high = Hoog getal van de dobbelsteen
    .help = Goederen die verdwijnen of stappen vooruit.
option-refill = Aanvulling
    .help = Goederen die er bij een bankrun op elke markt bij komen.
option-first = Wie begint
    .help = Het lot, als er niemand is aangewezen.
option-central_banker = Centrale bankier
    .help = Een plaats die de centrale bank speelt, in plaats van de automaat.
option-central_bank_highest_rate = Hoogste rente
    .help = De hoogste rente in procenten die een gespeelde centrale bank mag vragen.
option-central_bank_fall = Een val
    .help = Punten die een gespeelde centrale bank verliest voor elke bank die valt.
option-central_bank_prices = Gestegen prijzen
    .help = Punten die een gespeelde centrale bank verliest voor elke stap die de prijzen zijn gestegen.
option-central_bank_stood = Een bank die overeind blijft
    .help = Punten van een gespeelde centrale bank voor elke bank die een bankrun doorkomt zonder te vallen.

## view: Labels of what lies on the table.

view-tally = Tot nu toe geteld
view-edition = Uitgave
view-player = Speler
view-number = Nummer
view-step = Stap
view-bought = Gekocht
view-produced = Deze beurt gebruikte kaarten
view-opened = Veiling geopend
view-action_cards = Actiekaarten
view-smuggling = Koopgrens opgeheven
view-loaded = Verzwaarde dobbelsteen
view-reserve_run = Reserve raakte leeg
view-rolled = Geworpen
view-chip = Fiche
view-track = Stappen van het spoor
view-reassured = Fiche is teruggezet
view-runs = Begonnen bankruns
view-last_run = Bankrun die het spel beëindigt
view-gold_reserve = Goudreserve
view-production = Productiegoederen
view-consumer = Consumptiegoederen
view-banks-production = Productie
view-banks-consumer = Consumptie
view-goods = Goederen
view-reserve = Natuurlijke Reserve
view-price = Kost
view-fetches = Brengt op
view-prices = Prijzen van een markt
view-slots = Vakken per prijs
view-lying = Goederen per prijs
view-companies = Bedrijven in het spel
view-guild = Gilde
view-needs = Heeft nodig
view-of = Soort
view-product = Produceert
view-amount = Aantal
view-bonus = Gildebonus
view-worth = Nu waard
view-city = De stad
view-coins = Munten van de ringen
view-hits = Getroffen blokken
view-risks = Risico per blok
view-lines = Banken in de bankrun
view-due = Te betalen
view-settled = In totaal betaald
view-short = Tekort
view-standing = Hoe ze ervoor staan
view-effects = Wat ze doen
view-card = Kaart
view-opening_price = Openingsprijs
view-deck_left = Kaarten in de stapel
view-gone = Kaarten uit het spel
view-banks = Banken
view-gold = Goud
view-ring = Ring
view-cards = Bedrijven
view-blocks = Eigen krediet per blok
view-called = Opgeëist krediet
view-in_hand = Te plaatsen krediet
view-held = Krediet van anderen
view-redeemed = Ingelost
view-void = Vervallen
view-bankrupt = Failliet
view-balance = Balans
view-investments = Bedrijven
view-others_credit = Krediet van anderen
view-rating = Kredietwaardigheid
view-assets = Bezittingen
view-credit_on_board = Krediet op het bord
view-credit_in_vaults = Krediet in kluizen
view-liabilities = Schulden
view-net_worth = Eigen vermogen
view-served = Had een beurt in de gevangenis
view-placing = Plaatst krediet
view-run = Bankrun
view-cause = Oorzaak
view-faces = Sectoren
view-stage = Fase
view-guaranteed = Gegarandeerd
view-solvent = Solvent
view-accepted = Geaccepteerd krediet van
view-paid = Zelf betaald
view-owed = Tegoed van de reserve
view-questions = Vragen
view-offers = Aanbiedingen
view-action_deck_left = Actiekaarten in de stapel
view-action_discards = Gebruikte actiekaarten
view-action_gone = Actiekaarten uit het spel
view-cheques = Blanco Cheques
view-unplayed = Actiekaarten die niemand speelde
view-holder = In de hand van
view-effect = Wat ze doet
view-last_insolvent = Insolvent in de laatste bankrun
view-all_were_insolvent = Allemaal tegelijk insolvent
view-screens = Schermen
view-hand = Je actiekaarten
view-known = Kaarten die je kent
view-bidding = Jouw bieden
view-came_by_the_deal = Uit deze deal
view-vote = Jouw stem
view-seen_by = Gezien door
view-give = Geeft
view-get = Krijgt
view-steps = Stappen
view-count = Hoeveel
view-ending = Einde
view-payer = Betaler
view-purpose = Doel
view-good = Goed
view-block = Blok
view-issuer = Uitgever
view-voted = Heeft gestemd
view-degraded = Gedegradeerd
view-conceded = Heeft opgegeven
view-left = Nog te betalen
view-ready = Heeft niets te spelen
view-more_goods = Extra goederen toegestaan
view-more_action_cards = Extra actiekaarten toegestaan
view-does = Doet
view-whose = Van wie
view-more = Extra
view-up_to = Tot
view-what = Wat
view-when = Wanneer
view-entrepreneurs = Ondernemers
view-lending = Leningen
view-loans = Lopende leningen
view-instalments = Termijnen
view-instalment = Termijn
view-remaining = Termijnen te gaan
view-security = Onderpand
view-security_worth = Waarde van het onderpand
view-rest = Nog te betalen
view-lender = Geldschieter
view-borrower = Lener
view-lent = Verstrekte leningen
view-borrowed = Eigen leningen
view-id = Nummer
view-central = Centrale bank
view-seat = Plaats
view-rate = Rente
view-came_back = Terugbetaald
view-falls = Gevallen banken
view-in_city = In de stad
view-in_vaults = In kluizen
view-claims = Nog tegoed
view-risen = Gestegen prijzen
view-score = Score
view-total = Totaal
view-score-loans = Resultaat van de leningen
view-score-prices = Gestegen prijzen
view-stood = Banken die een bankrun doorstonden

## confirm: A last question before something that hurts.

confirm-concede = Als er geen hulp komt, valt je bank: een ring omlaag, uit ring I de gevangenis in, uit de gevangenis het spel uit.
confirm-pay_off = Een blok aflossen komt deze beurt in de plaats van investeren en handelen.
confirm-default = Als je in gebreke blijft op { LOAN($loan) }, houdt de geldschieter het onderpand.
confirm-let_fall = Ze vallen: een ring omlaag, uit ring I de gevangenis in, uit de gevangenis het spel uit. Elke val kost je punten.

## good: Names.

good-production = productie
good-consumer = consumptie

## colour: Names.

colour-red = rood
colour-green = groen
colour-blue = blauw

## cause: Names.

cause-dice = De dobbelstenen hebben de fiche de cirkel in gestuurd.
cause-full_row = De volle rij heeft de fiche de cirkel in gestuurd.
cause-action_card = Een actiekaart heeft de fiche de cirkel in gestuurd.
cause-empty_reserve = De Goudreserve is leeg.
cause-degradations = Vallende banken hebben de volgende fiche de cirkel in gestuurd.

## ring: Names.

ring-0 = de schuldenaarsgevangenis
ring-1 = ring I
ring-2 = ring II
ring-3 = ring III
ring-4 = ring IV
ring-5 = ring V
ring-6 = ring VI

## block: Names.

block-0 = blok 1
block-1 = blok 2
block-2 = blok 3
block-3 = blok 4
block-4 = blok 5
block-5 = blok 6

## thing: Names.

thing-nothing = niets
thing-gold = { $n } goud
thing-production =
    { $n ->
        [one] { $n } productiegoed
       *[other] { $n } productiegoederen
    }
thing-consumer =
    { $n ->
        [one] { $n } consumptiegoed
       *[other] { $n } consumptiegoederen
    }
thing-credit = { $n } krediet van { SEAT($bank) }
thing-company = { CARD($card) }
thing-action_cards =
    { $n ->
        [one] { $n } dichte actiekaart
       *[other] { $n } dichte actiekaarten
    }

## effect: Names.

effect-jubilee = Jubeljaar
effect-guarantee = Depositogarantie
effect-rumour =
    Gerucht, { $steps ->
        [one] { $steps } stap
       *[other] { $steps } stappen
    }
effect-reassurance =
    Geruststelling, { $steps ->
        [one] { $steps } stap
       *[other] { $steps } stappen
    }
effect-overtime = Overwerk
effect-charter = Koninklijk Octrooi
effect-refinancing = Herfinanciering
effect-private_sale = Onderhandse Verkoop
effect-fire =
    Pakhuisbrand, { $goods ->
        [one] { $goods } goed
       *[other] { $goods } goederen
    }
effect-harvest =
    Rijke Oogst, { $goods ->
        [one] { $goods } goed
       *[other] { $goods } goederen
    }
effect-smuggler = Smokkelaar
effect-loaded_die = Verzwaarde Dobbelsteen
effect-made_up = { WHEN($when) }: { DEED($does) }

## own: Names.

own-0 = eigen krediet op blok 1
own-1 = eigen krediet op blok 2
own-2 = eigen krediet op blok 3
own-3 = eigen krediet op blok 4
own-4 = eigen krediet op blok 5
own-5 = eigen krediet op blok 6

## credit: Names.

credit-0 = krediet van bank 1
credit-1 = krediet van bank 2
credit-2 = krediet van bank 3
credit-3 = krediet van bank 4
credit-4 = krediet van bank 5
credit-5 = krediet van bank 6

## market: Names.

market-0 = productiemarkt
market-1 = consumptiemarkt

## track: Names.

track-track = bankrun-o-meter

## gold: Names.

gold-gold = goud

## production: Names.

production-production = productiegoederen

## consumer: Names.

consumer-consumer = consumptiegoederen

## action_cards: Names.

action_cards-action_cards = dichte actiekaarten

## edition: Names.

edition-full = Volledig spel
edition-beginner = Beginnersspel

## reason: Names.

reason-0 = dat is te weinig
reason-1 = dat heb ik zelf nodig
reason-2 = jouw beloften zijn niet waard wat erop staat
reason-3 = daar heb jij meer aan dan ik
reason-4 = daar zit voor mij niets in

## purpose: Names.

purpose-first_turn = de eerste beurt
purpose-auction = { CARD($card) }
purpose-private_sale = { CARD($card) }
purpose-goods =
    { $count ->
        [one] { $count } { GOOD($good) }goed
       *[other] { $count } { GOOD($good) }goederen
    }
purpose-action_card = een actiekaart
purpose-pay_off = { BLOCK($block) }
purpose-called_credit = opgeëist krediet
purpose-part_of_called_credit = een deel van het opgeëiste krediet
purpose-help = schuld, met wat er binnenkwam
purpose-with_credit_of = schuld, met het krediet van { SEAT($issuer) }
purpose-debt_from_prison = schuld, met het krediet van andere banken

## step: Names.

step-invest = investeren
step-trade = handelen
step-close = het einde van de beurt

## face: Labels and short sentences on the board.

face-goal = Wees de rijkste als de laatste bankrun voorbij is.
face-city = Amsterdam: de ringen en hun huizenblokken
face-stack = { SEAT($seat) } { $amount }
face-stack_draft = { SEAT($seat) } { $amount } en nog { $draft }
face-no_credit = hier ligt geen krediet
face-block_name = { RING($ring) }, { BLOCK($block) }: { $faces }. Opgeëist in { $risk } van de 100 bankruns.
face-tap_to_place = Druk om hier krediet te leggen.
face-block_hit = Hier stormt het volk op af.
face-seal = { RING($ring) }: klim hierheen vanuit de ring eronder door { $coin } in één keer te betalen
face-rise = Om te klimmen in één keer aflossen:
face-prison_empty = Schuldenaarsgevangenis: leeg
face-bank_without_credit = { SEAT($seat) }, zonder krediet in de stad
face-market = De { GOOD($good) }markt
face-market_says =
    { $goods ->
        [one] { $goods } goed
       *[other] { $goods } goederen
    } op de markt. Het volgende kost { $price } en brengt { $fetches } op. { $reserve } in de Natuurlijke Reserve.
face-fetches = brengt op
face-natural_reserve = in de natuur
face-buy_for = Koop { $count } voor { $price }
face-next_invest = Verder naar de handel
face-next_trade = Verder naar het einde van de beurt
face-auction_from = Veil { CARD($card) } vanaf { $price }
face-action_card_for = Koop een actiekaart voor { $price }
face-pay_off_for = Los { $amount } af op { BLOCK($block) }
face-sell_for = Verkoop { $count } voor { $price }
face-buy_title = Kopen
face-sell_title = Verkopen
face-buy_plain = Koop { $count }
face-sell_plain = Verkoop { $count }
face-meter_says =
    Bankrun-o-meter: nog { $left ->
        [one] { $left } stap
       *[other] { $left } stappen
    } tot de cirkel. Tot nu toe { $runs } van { $last_run } bankruns.
face-step_to_run = stap tot bankrun { $next }
face-steps_to_run = stappen tot bankrun { $next }
face-runs_done = De laatste bankrun is voorbij.
face-gold_reserve = Goudreserve
face-open_companies = Bedrijven die geld zoeken
face-subtotal_assets = Subtotaal bezittingen
face-subtotal_liabilities = Subtotaal schulden
face-left_in_hands = Overgebleven actiekaarten
face-nothing_left_in_hands = Niemand had er nog een.
face-deck_left = { $cards } in de stapel
face-none_open = Er ligt geen bedrijf open.
face-company_short = { CARD($card) }: levert per beurt { $amount } op ({ GOOD($product) }), en door het gilde { $bonus } extra. Waard: { $worth }.
face-trader_short = { CARD($card) }: ruilt per beurt { $amount } goederen, en door het gilde { $bonus } extra. Waard: { $worth }.
face-needs = heeft nodig
face-brings = levert op
face-trades = ruilt
face-from = Vanaf
face-worth = { $worth } waard
face-used = klaar
face-your_vault = Je kluis
face-in_hand = { $amount } krediet te plaatsen
face-no_companies = Je hebt nog geen bedrijf. Open een veiling als je aan de beurt bent.
face-invest_in_prison = { SEAT($player) } zit in de schuldenaarsgevangenis: geen veiling in deze beurt.
face-invest_no_auction = { SEAT($player) } kan nu geen veiling openen en gaat verder met handelen.
face-produce_all =
    Produceer met { $n ->
        [one] { CARD($cards) }
       *[other] { $n } bedrijven
    }
face-left_unproduced =
    { $n ->
        [one] { $n } bedrijf kan
       *[other] { $n } bedrijven kunnen
    } nog produceren.
face-prison_way_out = Om vrij te komen los je je { $amount } krediet af: alles wat je verkoopt, produceert en verkoopt of krijgt, gaat daar eerst naartoe.
face-round = Beurt { $round }
face-rounds =
    { $n ->
        [one] { $n } beurt
       *[other] { $n } beurten
    }
face-risk_says = Risico: in hoeveel van de 100 bankruns het krediet op een blok wordt opgeëist.
face-risk_all = Ring I is één blok met alle symbolen, dus elke bankrun eist er alles op.
face-prison_scene = Je mag niet bieden.
face-bankrupt = Failliet, uit het spel
face-prison_short = Gevangenis
face-ring = Ring
face-behind_screen = kluis achter het scherm
face-owed_in_city = krediet in de stad
face-no_debt = geen schuld in de stad
face-action_cards =
    { $n ->
        [one] { $n } actiekaart
       *[other] { $n } actiekaarten
    }
face-holds = Heeft
face-credit_of = Krediet van { SEAT($seat) }
face-own_credit = Je eigen krediet
face-auction = Veiling
face-first_turn = De eerste beurt
face-led_by = bod van
face-no_bid = nog geen bod
face-cannot_bid = Met { $gold } goud kun je niet hoger bieden.
face-bidder_leads = staat voor
face-bidder_in = mag bieden
face-bidder_out = past
face-bidder_outside = kan niet bieden
face-bid_title = Bieden
face-bid_commit = Bied { $amount }
face-ceiling_title = Bied voor mij tot
face-ceiling_commit = Tot { $amount }
face-ceiling_held = Je automatische bod gaat tot { $limit }.
face-pay_commit = Betaal { $sum }
face-place_commit = Plaats { $sum }
face-offer_commit = Bied { SEAT($to) } { THING($give) } voor { THING($get) }
face-offer_to_you = { SEAT($from) } geeft je { THING($give) }. Jij geeft { THING($get) }.
face-offer_by_you = Jij geeft { SEAT($to) } { THING($give) }. { SEAT($to) } geeft je { THING($get) }.
face-offer_between = { SEAT($from) } geeft { SEAT($to) } { THING($give) }. { SEAT($to) } geeft { THING($get) }.
face-your_ceiling = Je automatische bod gaat tot { $limit }; verder ziet niemand dat.
face-run_title = Bankrun { $number }!
face-sectors_run = Het volk stormt af op elk blok met: { FACE($faces) }.
face-stage_window = Kaarten
face-stage_paying = Betalen
face-stage_negotiating = Onderhandelen
face-stage_nobody_solvent = Laatste kaarten
face-stage_closing = Vallen
face-standing_safe = niets opgeëist
face-standing_due = { $due } te betalen
face-standing_paid = { $paid } van { $due } betaald
face-standing_short = { $paid } van { $due } betaald, { $short } tekort
face-standing_conceded = { $short } tekort, heeft opgegeven
face-standing_fell = { $paid } van { $due } betaald, valt
face-standing_void = { $due } opgeëist, nu vervallen
face-you_are_short = Je komt { $short } tekort. Bied een solvente bank iets voor haar goud of krediet, of ga een ring omlaag.
face-you_are_short_ring_one = Je komt { $short } tekort. Bied een solvente bank iets voor haar goud of krediet, of ga naar de schuldenaarsgevangenis.
face-you_are_short_prison = Je komt { $short } tekort. Bied een solvente bank iets voor haar goud of krediet. Wie in de gevangenis valt, is failliet.
face-ask_for_short = Vraag om de { $short } die je mist
face-gives = geeft
face-you_may_help = Jij bent solvent: banken die tekortkomen mogen jou iets aanbieden, en jij hun.
face-nobody_can_help = Geen bank kan betalen, dus er is niemand om van te lenen. Er kan nog een kaart gespeeld worden; doet niemand dat, dan vallen ze allemaal.
face-they_talk = De banken die tekortkomen zoeken hulp.
face-solvent = Solvent:
face-nobody = niemand
face-left = nog { $left }
face-tile = { BLOCK($block) } ({ FACE($faces) }): hier ligt { $lies }, nog { $n } in je ontwerp, opgeëist in { $risk } van de 100 bankruns. Leg er { $by } bij.
face-tile_back = { BLOCK($block) } ({ FACE($faces) }): hier ligt { $lies }, nog { $n } in je ontwerp. Neem er een terug.
face-risk = risico { $risk }%
face-per_tap = Per tik
face-entrepreneur = Ondernemer
face-entrepreneur_you = Jij betaalt met goud en met het krediet van banken. In de stad ben je niets schuldig en je valt nooit. De rijkste wint, net als bij de banken.
face-owes_loans = moet nog { $borrowed } op leningen betalen
face-owes = is schuldig aan
face-instalment_due = nu te betalen
face-left_of_loan =
    { $remaining ->
        [one] { $remaining } termijn
       *[other] { $remaining } termijnen
    } van { $instalment }, samen { $rest }
face-secured_by = Onderpand: { CARD($security) }, { $security_worth } waard
face-unsecured = Er staat geen onderpand tegenover.
face-borrow_from = Leen van { SEAT($partner) }
face-lend_to = Leen aan { SEAT($partner) }
face-loan_title = Stel de lening voor
face-loan_commit =
    Stel { $amount } voor tegen { $instalments ->
        [one] { $instalments } termijn
       *[other] { $instalments } termijnen
    } van { $instalment }
face-loan_amount = Bedrag, in krediet van de bank
face-loan_instalments = Termijnen, één in elke latere beurt
face-loan_instalment = Elke termijn
face-loan_security = Bedrijven als onderpand: de bank houdt ze als een termijn niet betaald wordt.
face-loan_terms =
    { SEAT($lender) } leent { SEAT($borrower) } { $amount } krediet, terug te betalen in { $instalments ->
        [one] { $instalments } termijn
       *[other] { $instalments } termijnen
    } van { $instalment }. Onderpand: { THING($security) }.
face-central_bank = Centrale bank
face-central_rate = Rente
face-central_rate_is = { $rate } procent
face-central_money = Haar geld in de stad
face-central_claims = Nog tegoed
face-central_score = { $total } punten
face-central_score_says = { $stood } voor banken die overeind bleven, { $falls } voor vallen, { $loans } op leningen, { $prices } voor prijzen
face-central_you = Jij leent aan banken die tekortkomen en houdt de prijzen laag. Je wint met punten.
face-loan_percent = Procent erbovenop
face-advance_commit =
    Stel { $amount } voor tegen { $percent } procent, { $instalments ->
        [one] { $instalments } termijn
       *[other] { $instalments } termijnen
    }
face-you_are_asked = Ze hebben opgegeven. Stel een lening voor, of laat ze vallen.
face-you_may_lend = Banken die tekortkomen mogen jou om een lening vragen, en jij mag er een voorstellen.
face-ask_central = De centrale bank kan je lenen wat je mist, tegen { $rate } procent of meer.
face-advance_amount = Bedrag, in geld van de centrale bank

## card_text: What is printed on an action card.

card_text-jubilee = Alle banken stemmen tegelijk. Zijn ze allemaal voor, dan vervalt al het krediet op het bord en al het opgeëiste krediet.
card_text-guarantee = Als een bankrun begint: jouw krediet op één getroffen blok wordt niet opgeëist.
card_text-rumour =
    De bankrunfiche gaat { $steps ->
        [one] { $steps } stap
       *[other] { $steps } stappen
    } vooruit.
card_text-reassurance =
    De bankrunfiche gaat hoogstens { $steps ->
        [one] { $steps } stap
       *[other] { $steps } stappen
    } terug.
card_text-overtime = Een van je bedrijven werkt deze beurt een tweede keer.
card_text-charter = Je klimt een ring. Niet vanuit de gevangenis.
card_text-refinancing = Verdeel al je krediet in de stad opnieuw.
card_text-private_sale = Neem een open bedrijf voor de openingsprijs, zonder veiling.
card_text-fire =
    Op één markt { $goods ->
        [one] gaat hoogstens { $goods } goed
       *[other] gaan hoogstens { $goods } goederen
    } verloren.
card_text-harvest =
    Neem { $goods ->
        [one] { $goods } goed
       *[other] { $goods } goederen
    } van één soort uit de Natuurlijke Reserve.
card_text-smuggler = De koopgrens geldt deze beurt niet voor jou.
card_text-loaded_die = Voordat je werpt: leg één sectordobbelsteen zoals je wilt.
card_text-made_up = { DEED($does) }.

## card_when: When an action card can be played.

card_when-jubilee = Altijd
card_when-guarantee = Altijd
card_when-rumour = In je beurt
card_when-reassurance = Altijd
card_when-overtime = In je beurt
card_when-charter = In je beurt
card_when-refinancing = Altijd
card_when-private_sale = In je beurt
card_when-fire = In je beurt
card_when-harvest = In je beurt
card_when-smuggler = In je beurt
card_when-loaded_die = In je beurt
card_when-made_up = { WHEN($when) }

## element: Names of things that contain the name of a player; $at0 and $at1 are the numbers in its name.

element-own = eigen krediet op { BLOCK($at0) }
element-held = krediet van { SEAT($at0) } op { BLOCK($at1) }
element-credit = krediet van { SEAT($at0) }
element-offer = aanbod { $at0 }
element-loan = lening { $at0 }

## when: Names.

when-own_turn = In je beurt
when-any_time = Altijd

## limit: Names.

limit-goods = goederen van elke soort
    .one = goed van elke soort
limit-action_cards = actiekaarten
    .one = actiekaart

## stuff: Names.

stuff-gold = goud
stuff-production = productiegoederen
    .one = productiegoed
stuff-consumer = consumptiegoederen
    .one = consumptiegoed
stuff-one_kind = goederen van een soort naar keuze
    .one = goed van een soort naar keuze
stuff-credit = krediet

## party: Names.

party-me = jou
party-another = een bank naar keuze
party-others = elke andere bank
party-all = elke bank
party-market = de markt
party-reserve = de reserve
party-city = de stad

## deed: Names.

deed-move =
    { $amount ->
        [one] { $amount } { STUFF($what, form: "one") }
       *[other] { $amount } { STUFF($what) }
    } van { PARTY($from) } naar { PARTY($to) }
deed-move--up_to =
    hoogstens { $amount ->
        [one] { $amount } { STUFF($what, form: "one") }
       *[other] { $amount } { STUFF($what) }
    } van { PARTY($from) } naar { PARTY($to) }
deed-hurry =
    de fiche gaat { $steps ->
        [one] { $steps } stap
       *[other] { $steps } stappen
    } vooruit
deed-calm =
    de fiche gaat hoogstens { $steps ->
        [one] { $steps } stap
       *[other] { $steps } stappen
    } terug
deed-protect = jouw krediet op één getroffen blok wordt niet opgeëist
deed-vote_on_debt = alle banken stemmen, en zijn ze allemaal voor, dan vervalt al het krediet op het bord
deed-forgive = { $amount } krediet op het bord van { PARTY($whose) } vervalt
deed-limit = geen grens aan { LIMIT($of) } die je deze beurt koopt
deed-limit--more =
    je mag deze beurt { $more ->
        [one] { $more } extra { LIMIT($of, form: "one") }
       *[other] { $more } extra { LIMIT($of) }
    } kopen
deed-look = je bekijkt de actiekaarten van een bank naar keuze
deed-draw =
    je trekt { $cards ->
        [one] { $cards } actiekaart
       *[other] { $cards } actiekaarten
    }
deed-exchange = je ruilt alle actiekaarten met een bank naar keuze
deed-produce_again = een van je bedrijven werkt deze beurt een tweede keer
deed-rise = je klimt een ring
deed-spread = je verdeelt al je krediet opnieuw
deed-take_company = je neemt een open bedrijf voor de openingsprijs
deed-set_die = je legt één sectordobbelsteen zoals je wilt

## hint: Hints for a first game, by step.

hint-first_turn = Wie begint, koopt terwijl alles nog goedkoop is. Wat is dat jou waard? Een of twee, zelden meer.
hint-invest = Een bedrijf is waard wat het nog gaat verdienen. Tel de beurten die er nog zijn, en zoek een tweede van een gilde dat je al hebt.
hint-trade = Verkoop waar weinig ligt, koop waar veel ligt, en produceer voordat je werpt. Hoe dichtbij is de volgende bankrun, en hoeveel goud heb je dan?
hint-close = Vergelijk voor je werpt je goud met wat er opgeëist kan worden. Een actiekaart kost zoveel als een klein bedrijf.
hint-auction = Hoeveel beurten duurt het tot je deze prijs terug hebt? Wat je meer biedt, heeft niemand iets aan.
hint-payment = Goud geef je één keer uit; krediet blijf je schuldig tot je het aflost. Houd zoveel goud over als je in een bankrun moet kunnen laten zien.
hint-place = Een blok met minder symbolen wordt minder vaak getroffen. Verdeel je krediet zo dat geen enkele worp meer opeist dan je goud hebt.
hint-vote = Een Jubeljaar wist ieders schulden in één keer uit. Wie heeft de grootste schuld, en wat zou jij zonder hebben?
hint-run_window = Tot het krediet wordt opgeëist, kan alleen een kaart helpen. Heb jij er zo een?
hint-negotiation = Wie tekortkomt, geeft veel voor een beetje goud. Wie helpt, moet zich afvragen wat een val betekent, voor allebei.

## explain: What a thing on the board is, does and is worth.

explain-card = Ruilt één keer per beurt { $amount } goederen van de ene soort voor de andere, met { $bonus } extra door het gilde. Bij de prijzen van nu telt het aan het eind voor { $worth }.
explain-card--product = Maakt per beurt { $amount } ({ GOOD($product) }) voor niets, en { $bonus } extra door het gilde. Bij de prijzen van nu telt het aan het eind voor { $worth }.
explain-card--opening_price = Ruilt één keer per beurt { $amount } goederen van de ene soort voor de andere. De veiling opent op { $opening_price }, en bij de prijzen van nu zou het aan het eind voor { $worth } tellen.
explain-card--product--opening_price = Maakt per beurt { $amount } ({ GOOD($product) }) voor niets. De veiling opent op { $opening_price }, en bij de prijzen van nu zou het aan het eind voor { $worth } tellen.
explain-market-0 = Productiegoederen. Hoe minder er liggen, hoe duurder ze zijn: het volgende kost wat er bij het gat staat, en wat je verkoopt brengt de prijs op van het vak dat het vult.
explain-market-1 = Consumptiegoederen. Hoe minder er liggen, hoe duurder ze zijn: het volgende kost wat er bij het gat staat, en wat je verkoopt brengt de prijs op van het vak dat het vult.
explain-own = Een huizenblok van je ring. Krediet dat hier ligt is jouw schuld: het wordt opgeëist als de sectordobbelsteen dit blok in een bankrun treft.
explain-player = Een van de banken. Wie aan het eind het meest waard is, wint: goud, goederen, bedrijven en rang, min al het krediet dat nog openstaat.
explain-gold = Met goud betaal je alles en het telt voor wat het is. In een bankrun is het het enige antwoord.
explain-credit = Krediet is de eigen belofte van een bank om goud te geven. Maken kost niets, het telt tegen de bank die het maakte, en in een bankrun wordt het opgeëist.

## guided: The lessons of the guided game.

guided-m_win = Je leidt een bank, en na de derde bankrun wint de rijkste. Goud, goederen en bedrijven tellen voor je, en ook de ring waar je bank staat; al het krediet dat je schuldig bent telt tegen je.
guided-m_promise = Eerst wordt het recht om te beginnen verkocht. Daar heb je geen goud voor nodig: een bank betaalt met krediet, haar eigen belofte van goud. Bied { $amount }, en houd je { $gold } goud.
guided-m_pay = Betaal nu met een belofte: { $amount } van je krediet op het blok van ring I, waar elke bank begint. Er gaat niets uit je kluis, maar het volk heeft je woord.
guided-m_company = Jouw beurt. { CARD($card) } maakt elke beurt { $amount } goederen, en kost zoveel als de goederen die ervoor nodig zijn op de markt kosten. Open de veiling op { $price }.
guided-m_bid = { SEAT($rival) } biedt { $high }, meer dan twee keer de openingsprijs. Als iedereen kan beloven, blijft niets goedkoop, en bedrijven wel het minst. Toch is het dat waard: bied { $amount }.
guided-m_credit = Je moet { $due } betalen, in goud, in krediet of in allebei. Goud geef je één keer uit; een belofte kost vandaag niets. Betaal met { $amount } krediet en houd { $gold } goud voor de dag dat erom gevraagd wordt.
guided-m_produce =
    { CARD($card) } is van jou, gekocht met een belofte. Je bent nu { $credit } schuldig. Zet het aan het werk: elke beurt { $count ->
        [one] { $count } goed
       *[other] { $count } goederen
    }, voor niets.
guided-m_wait = De markt voor deze goederen is vol en betaalt { $fetches } per stuk. Bewaar ze voor een betere prijs, en ga verder.
guided-m_dice = De dobbelstenen sluiten een beurt af: een kleur met een getal, en een deel van de stad. Elke bank die daar meer dan dat getal schuldig is telt mee, en bij blauw gaat de fiche voor elk van hen een stap vooruit. Werp.
guided-m_decline = { SEAT($rival) } biedt { $price } voor { CARD($card) }. Meer bieden kost geen goud, alleen beloften; maar je bent al { $credit } schuldig, en beloften komen terug. Pas deze keer.
guided-m_warning = { $theirs } krediet, en { $their_gold } goud ertegenover: je rivaal heeft met beloften een bedrijf gekocht en een kluis vol goederen. De fiche staat op { $chip } van { $track }.
guided-m_careful = Je bent { $credit } schuldig en hebt { $gold } goud. In een bankrun wordt al het krediet in ring I opgeëist, en alleen goud is een antwoord. Nu dus geen bedrijf: ga door naar het handelen.
guided-m_again =
    Produceer eerst, zoals elke beurt: nog { $count ->
        [one] { $count } goed
       *[other] { $count } goederen
    } erbij.
guided-m_sell = De gekochte bedrijven hebben deze markt leeggehaald. Verkoop alle { $count } voor { $price } goud: goud voor de dag dat erom gevraagd wordt.
guided-m_covered = { $gold } goud tegenover { $credit } krediet: wat de dobbelstenen ook zeggen, jij kunt betalen. Dat is solvent zijn. Ga verder.
guided-m_roll = Beide banken zijn meer dan 10 schuldig, dus een blauwe 10 zet de fiche twee stappen vooruit, de cirkel in. Werp.
guided-m_run = Bankrun! Je { $due } krediet is opgeëist en betaald. Wie 10 of meer in één keer betaalt, klimt: je zit nu in { RING($ring) }, waar een bankrun alleen het deel van de stad opeist dat de dobbelsteen treft. Je rivaal was { $their_due } schuldig en betaalde { $paid }.
guided-m_rescue = { SEAT($rival) } is rijk aan goederen, maar komt { $short } goud tekort en belandt zonder hulp in de gevangenis. Voor { $gold } goud krijg je { CARD($card) } aangeboden. Helpen kost je nu weinig, en het wordt goed betaald: neem het aan.
guided-m_end = Jij bent { $own } waard, je rivaal { $theirs }. Allebei hadden jullie met beloften gekocht; jij had goud toen ze werden opgeëist.
guided-m_after = Vanaf hier speelt je rivaal zonder draaiboek. Geef krediet uit zolang het goedkoop is, heb goud als een bankrun nadert, klim zolang je kunt betalen, en verdeel je krediet over de blokken van je ring.
guided-b_win = Je wint door aan het eind de rijkste te zijn. Je goud telt, 1 voor elk goed, en wat je bedrijven waard zijn. Dit korte spel eindigt met de eerste bankrun.
guided-b_price = Een bedrijf kost zoveel als de goederen die het nodig heeft op de markt kosten: { CARD($card) } heeft er { $needs } nodig, voor { $each } per stuk. De markten zijn nooit voller dan nu, dus bedrijven nooit goedkoper. Open de veiling op { $price }.
guided-b_bid = { SEAT($rival) } biedt { $high } voor { CARD($card) }. Een bedrijf levert elke beurt die nog komt goederen op, dus een beetje meer heb je zo terug: bied { $amount }.
guided-b_produce =
    { CARD($card) } is van jou, en elk bedrijf produceert één keer per beurt, voor niets. Laat het produceren: { $count ->
        [one] { $count } { GOOD($good) }goed
       *[other] { $count } { GOOD($good) }goederen
    }.
guided-b_keep = Je zou nu kunnen verkopen. Maar de productiemarkt is vol, en daar brengt een goed maar { $fetches } goud op. Bewaar het tot er goederen van die markt verdwijnen en de prijs stijgt.
guided-b_roll = De kredietdobbelsteen sluit je beurt af. Groen en rood halen goederen van een markt, waardoor ze duurder worden; blauw zet de bankrunfiche vooruit. Werp.
guided-b_chip = De fiche staat op { $chip } van { $track }: een bankrun is dichtbij, en daarmee het einde. Een bedrijf loont nog als het zijn prijs voor die tijd terugverdient.
guided-b_guild = { CARD($card) } hoort bij het gilde van { CARD($owned) }, en twee bedrijven van één gilde maken er elk een goed meer. De prijzen zijn gestegen, maar het is het waard: open de veiling op { $price }.
guided-b_bonus = Daar is de gildebonus: ze maken nu allebei { $count } in plaats van 1. Produceer met allebei.
guided-b_sell = Er zijn goederen van deze markt verdwenen, dus ze betaalt meer. Het eerste goed dat je verkoopt vult het duurste gat, elk volgende brengt iets minder op: verkoop alle { $count } voor { $price } goud.
guided-b_second_roll = Je hebt { $gold } goud. De waarde van je bedrijven stijgt en daalt met de markten; goud niet. Werp.
guided-b_decline = { SEAT($rival) } biedt { $price } voor { CARD($card) }, dat alleen de ene soort goederen voor de andere ruilt. Vraag je bij elk bod af: heb ik het terug voor de bankrun? Dit nauwelijks, dus pas.
guided-b_enough = Je zou nog een veiling kunnen openen. { CARD($card) } kost { $price }, en je volgende worp kan het einde zijn: te laat om dat terug te verdienen. Ga zonder door naar het handelen.
guided-b_again = Je bedrijven produceren weer, voor niets, zoals elke beurt. Daar heb je voor betaald.
guided-b_last_sale = Aan het eind telt een goed voor 1, wat de markt ook zegt. Verkoop dus nu het loont: { $count } goederen voor { $price } goud.
guided-b_last_roll = Werp nog één keer. Wordt het blauw, dan bereikt de fiche de cirkel en komt de bankrun.
guided-b_end = Bankrun! Beide markten worden aangevuld, dus goederen en bedrijven verliezen waarde, maar je { $gold } goud niet. Jij bent { $own } waard, je rivaal { $others }: jij wint.
guided-b_after = Dat was de kringloop van dit spel: koop als de markten vol zijn, verkoop als ze leeg zijn, zit in goud als de bankrun komt. In Money Maker betaal je met eigen beloften, en komen de mensen in een bankrun hun goud halen.

## guided_else: What the guide answers when the learner does something else.

guided_else-m_promise = Wie begint, koopt terwijl alles nog goedkoop is. Eén belofte is daar een eerlijke prijs voor.
guided_else-m_promise-bid = Eén is genoeg: verder biedt hier niemand veel voor de eerste beurt, en elke belofte is een schuld.
guided_else-m_pay = Je kunt ook met goud betalen. Maar de gids wil je laten zien wat een belofte doet: nu kost ze niets, later alles.
guided_else-m_company = Zonder bedrijven heb je niets te verkopen. { CARD($card) } maakt { $amount } goederen per beurt: het beste wat hier ligt.
guided_else-m_bid = Eén meer is nu genoeg: wat je meer belooft, ben je schuldig.
guided_else-m_bid-decline = Dan krijgt { SEAT($rival) } de goederen, beurt na beurt, voor { $high }. Het betaalt zich in een paar beurten terug, en beloften heb je genoeg.
guided_else-m_credit = Met goud betalen is veilig, maar dan is je kluis leeg als er een bankrun komt. De gids houdt het goud en blijft de { $amount } schuldig.
guided_else-m_produce = Produceer eerst: het kost niets, en een bedrijf dat aan het eind van de beurt niet geproduceerd heeft, is die kans kwijt.
guided_else-m_wait = Je kunt nu handelen. Maar op een volle markt brengen goederen { $fetches } per stuk op, en alles wat je op krediet koopt kan worden opgeëist.
guided_else-m_dice = Een actiekaart kost 10, en je bent al { $credit } schuldig. Werp.
guided_else-m_decline = Met beloften kun je altijd hoger bieden. Zo is uiteindelijk iedereen meer goud schuldig dan er in huis is.
guided_else-m_careful = Nog meer krediet zou nu meer zijn dan je goud. Als de fiche dichtbij is, houdt een voorzichtige bank op met beloven.
guided_else-m_careful-pay_off = Het blok aflossen kost de hele beurt, en je klimt meteen. Een mooie zet; de gids laat je liever de bankrun zien.
guided_else-m_again = Produceer eerst, dan is er meer te verkopen.
guided_else-m_sell = Goederen helpen niet in een bankrun, goud wel. Verkoop alle { $count } zolang de markt { $price } betaalt.
guided_else-m_covered = Je goud dekt wat je schuldig bent. Geef je het nu uit of beloof je meer, dan is dat voorbij.
guided_else-m_roll = Een actiekaart kan helpen in een bankrun, maar ze kost 10 en je bent zo al veilig. Werp.
guided_else-m_rescue = Je mag weigeren, en dan valt je rivaal. Maar dan is het bedrijf niet van jou, en elke bank die valt brengt de volgende bankrun twee stappen dichterbij.
guided_else-b_price = Een beurt zonder bedrijf levert geen goederen op, en vanaf hier worden bedrijven alleen maar duurder. De gids begint met { CARD($card) }.
guided_else-b_price-open_auction = Een bedrijf is een goed begin. De gids neemt { CARD($card) }, want er ligt er nog een van dat gilde open, en twee van één gilde maken meer.
guided_else-b_bid = Eén meer dan { $high } is nu genoeg. Wat je daarboven biedt, betaal je voor niets.
guided_else-b_bid-decline = Als je past, krijgt { SEAT($rival) } het bedrijf voor { $high }, en de goederen beurt na beurt. Wat je in twee of drie beurten terugverdient, is niet te duur.
guided_else-b_bid-ceiling = Een automatisch bod biedt voor je tot een grens die niemand ziet. Handig in een lange veiling; bied hier { $amount } en kijk wat er gebeurt.
guided_else-b_produce = Produceer eerst: het kost niets, en een bedrijf dat niet geproduceerd heeft als je werpt, is zijn beurt kwijt.
guided_else-b_roll = Dat zou nu weinig opleveren. Werp, en kijk hoe de dobbelstenen en de anderen de markten leeghalen.
guided_else-b_roll-sell = Je zou { $fetches } goud krijgen, het minste wat een goed kan opbrengen. Anderen halen nog goederen van deze markt; dan betaalt ze meer.
guided_else-b_roll-buy = Nu kopen en later verkopen kan lonen. Hier houdt de gids je goud voor een tweede bedrijf.
guided_else-b_guild = De gids gaat nu voor de gildebonus. Zonder een tweede bedrijf blijft het bij weinig goederen.
guided_else-b_guild-open_auction = Dat bedrijf hoort bij een ander gilde. { CARD($card) } maakt ook het bedrijf dat je al hebt beter.
guided_else-b_bonus = Produceer eerst: het kost niets, en beide bedrijven maken meer dan eerst.
guided_else-b_sell = Je kunt goederen bewaren voor een betere prijs. Maar de bankrun is dichtbij, en de markt betaalt nu goed: verkoop alle { $count }.
guided_else-b_second_roll = Alles wat loont is gedaan. Werp om je beurt af te sluiten.
guided_else-b_decline = Je zou { $price } of meer betalen voor een bedrijf dat dat misschien nooit terugverdient. Als een bankrun nadert, is goud meer waard dan hoop.
guided_else-b_enough = Voor de bankrun komt zou het hoogstens één keer produceren. Je zou { $price } betalen voor een paar goederen.
guided_else-b_again = Produceer eerst: de goederen zijn gratis, en je kunt ze meteen verkopen.
guided_else-b_last_sale = Een goed dat je houdt telt aan het eind voor 1. De markt betaalt nu { $price } voor alle { $count }.
guided_else-b_last_roll = Er is niets meer dat loont. Werp.

## name: Names printed on cards. A deck of somebody's own has its own names, which are not translated.

name-apothecary-garden = Kruidentuin
name-art-dealer = Kunsthandel
name-bakery = Bakkerij
name-blank-cheque = Blanco Cheque
name-brewers = Brouwers
name-brewery = Brouwerij
name-brickworks = Steenbakkerij
name-bridge = brug
name-builders = Bouw
name-bulb-field = Bollenveld
name-bumper-harvest = Rijke Oogst
name-cabinetmaker = Kastenmaker
name-canal-works = Grachtenwerk
name-church = kerk
name-cloth = Laken
name-cooperage = Kuiperij
name-crane = kraan
name-debt-jubilee = Jubeljaar
name-deposit-guarantee = Depositogarantie
name-dye-works = Ververij
name-farm = Boerderij
name-fishery = Visserij
name-flower-auction = Bloemenveiling
name-gardeners = Hoveniers
name-gate = poort
name-grain = Graan
name-grain-field = Graanveld
name-harbour = Haven
name-herring-buss = Haringbuis
name-hop-garden = Hoptuin
name-house = Huis
name-lime-kiln = Kalkoven
name-loaded-die = Verzwaarde Dobbelsteen
name-malt-house = Mouterij
name-merchant-vessel = Koopvaardijschip
name-mill = Molen
name-orangery = Oranjerie
name-overtime = Overwerk
name-painter-s-studio = Schildersatelier
name-port-market = Havenmarkt
name-print-shop = Drukkerij
name-private-sale = Onderhandse Verkoop
name-reassurance = Geruststelling
name-refinancing = Herfinanciering
name-roper = Touwslagerij
name-royal-charter = Koninklijk Octrooi
name-rumour = Gerucht
name-sailcloth-loft = Zeilmakerij
name-salt-pans = Zoutpannen
name-sawmill = Houtzaagmolen
name-ship = schip
name-shipyard = Scheepswerf
name-smokehouse = Rokerij
name-smuggler = Smokkelaar
name-st-luke = Sint-Lucas
name-tavern = Herberg
name-textile-producer = Weverij
name-tile-kiln = Tegelbakkerij
name-timber = Hout
name-timber-raft = Houtvlot
name-warehouse-fire = Pakhuisbrand
name-whaling-station = Traankokerij
name-windmill = molen
name-wool-hall = Wolhal
