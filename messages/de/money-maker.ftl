### Money Maker and Money Maker, Beginner's Game
### docs/translating.md says how such a file is read.
### Wortwahl: credit = Kredit (das Versprechen einer Bank), loan = Darlehen, instalment = Rate, security = Pfand,
### default = platzen lassen, bank run = Bankrun (Run), bankrun-o-meter = Bankrun-o-Meter, chip = Chip, circle = Kreis,
### called = eingefordert, void = erloschen, redeemed = getilgt, solvent / insolvent, short = in Not (dir fehlen …),
### ring = Ring, housing block = Häuserblock (Block), rise / promotion = aufsteigen, Aufstieg, fall / degradation = absteigen, Abstieg,
### debtors' prison = Schuldturm, bankrupt = bankrott, vault = Tresor, Gold Reserve = Goldreserve, Natural Reserve = Warenreserve,
### goods = Waren (Produktionswaren, Konsumwaren), company = Firma, investment card = Investitionskarte, guild = Zunft,
### action card = Aktionskarte, Debt Jubilee = Schuldenerlass, Deposit Guarantee = Einlagensicherung, Rumour = Gerücht,
### Reassurance = Beschwichtigung, Overtime = Überstunden, Royal Charter = Königlicher Freibrief, Refinancing = Umschuldung,
### Private Sale = Privatverkauf, Warehouse Fire = Lagerbrand, Bumper Harvest = Rekordernte, Smuggler = Schmuggler,
### Loaded Die = Gezinkter Würfel, Blank Cheque = Blankoscheck, standing order = Bietauftrag, decline = passen,
### Alternative Step = Alternativschritt, credit die = Kreditwürfel, sector die = Sektorwürfel, entrepreneur = Unternehmer,
### central bank = Zentralbank, rate = Zins, the public = die Leute, Beginner's Game = Einsteigerspiel.

## about: What the first page says of the game.

about-money-maker = Amsterdam im Goldenen Zeitalter. Finanzier Firmen, verkauf, was sie herstellen, und denk an den Tag, an dem die Leute ihr Gold wollen.
about-money-maker-beginner = Dieselbe Stadt ohne ihre Ringe: Finanzier Firmen, verkauf, was sie herstellen, und sei flüssig, wenn der Run kommt. Der Weg zu Money Maker.
    .title = Money Maker: Einsteigerspiel

## event: What happened: lines of the log, read aloud to screen readers.

event-blank_cheque_set = { ACTION($card) } wird ausgefüllt: { EFFECT($effect) }.
event-card_given = { SEAT($seat) } beginnt mit { CARD($card) }.
event-bid_made = { SEAT($seat) } bietet { $amount }.
event-declined = { SEAT($seat) } passt.
event-ceiling_set =
    { $limit ->
        [0] Dein Bietauftrag ist zurückgezogen.
       *[other] Dein Bietauftrag steht bei { $limit }.
    }
event-first_turn_won = { SEAT($seat) } ersteigert den ersten Zug für { $price }.
event-first_turn_by_lot = Das Los entscheidet: { SEAT($seat) } fängt an.
event-turn_began = Zug { $number }: { SEAT($seat) }.
event-went_on = { SEAT($seat) } geht weiter: { STEP($step) }.
event-payment_asked = { SEAT($payer) } muss { $due } zahlen für { PURPOSE($purpose) }.
event-said_ready = { SEAT($seat) } hat nichts auszuspielen.
event-card_opened = { CARD($card) } wird aufgedeckt.
event-row_full = Die Reihe ist voll, darum wird im Zug von { SEAT($seat) } keine Karte gezogen.
event-chip_moved =
    Der Bankrun-Chip rückt { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    } vor. Noch { $left ->
        [one] { $left } Schritt
       *[other] { $left } Schritte
    } bis zum Kreis.
event-chip_moved_back =
    Der Bankrun-Chip geht { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    } zurück. Noch { $left ->
        [one] { $left } Schritt
       *[other] { $left } Schritte
    } bis zum Kreis.
event-auction_opened = { SEAT($seat) } eröffnet die Auktion um { CARD($card) } bei { $price }.
event-auction_won = { CARD($card) } geht für { $price } an { SEAT($seat) }.
event-card_taken = { SEAT($seat) } nimmt { CARD($card) }.
event-bought =
    { SEAT($seat) } kauft { $count ->
        [one] { $count } Ware
       *[other] { $count } Waren
    } vom { GOOD($good, form: "market") } für { $price }.
event-produced =
    { CARD($card) } bringt { SEAT($seat) } { $count ->
        [one] { $count } Ware
       *[other] { $count } Waren
    } ({ GOOD($good) }).
event-converted =
    Mit { CARD($card) } tauscht { SEAT($seat) } { $count ->
        [one] { $count } Ware
       *[other] { $count } Waren
    } ({ GOOD($good) }) gegen { $got } ({ GOOD($into) }).
event-sold =
    { SEAT($seat) } verkauft { $count ->
        [one] { $count } Ware
       *[other] { $count } Waren
    } an den { GOOD($good, form: "market") } für { $price }.
event-action_card_bought = { SEAT($seat) } zieht eine Aktionskarte.
event-action_card_drawn = Du ziehst { ACTION($card, form: "accusative") }.
event-action_cards_reshuffled = Die gespielten Aktionskarten werden zu einem neuen Stapel gemischt.
event-action_card_played = { SEAT($seat) } spielt { ACTION($card, form: "accusative") }.
event-block_guaranteed = Gesichert und nicht eingefordert: { $amount } Kredit von { SEAT($seat) } auf { BLOCK($block) }.
event-limit_lifted = { SEAT($seat) } darf in diesem Zug beliebig viele Waren kaufen.
event-die_loaded = { SEAT($seat) } stellt den Sektorwürfel auf { FACE($face) }.
event-vote_called = { SEAT($seat) } verlangt einen Schuldenerlass: Alle Banken stimmen ab.
event-vote_cast = { SEAT($seat) } hat abgestimmt.
event-jubilee_declared = Alle Banken sind dafür: Schuldenerlass. Aller Kredit auf dem Plan erlischt.
event-jubilee_failed = Der Schuldenerlass scheitert. Dagegen: { SEAT($against) }.
event-paid_off = { SEAT($seat) } zahlt { $amount } auf { BLOCK($block) } ab, statt zu investieren und zu handeln.
event-dice_rolled = Der Kreditwürfel zeigt { COLOUR($colour) } { $number }.
event-sectors_rolled = Der Sektorwürfel zeigt: { FACE($faces) }.
event-banks_counted = Banken mit mehr als { $limit } auf diesen Blöcken: { SEAT($banks) }.
event-nobody_counted = Keine Bank hat dort mehr als { $limit }.
event-run_began = Bankrun { $number }! { CAUSE($cause) }
event-sectors_hit = Die Leute stürmen: { FACE($faces) }.
event-set_off = Die leere Goldreserve schuldet { SEAT($seat) } { $amount }; das wird mit dem eingeforderten Kredit verrechnet.
event-found_insolvent = Insolvent: { SEAT($banks) }.
event-all_insolvent = Alle Banken sind gleichzeitig insolvent. Keine kann einer anderen helfen.
event-all_insolvent--central = Alle Banken sind gleichzeitig insolvent. Nur { SEAT($central) }, die Zentralbank, kann helfen.
event-could_pay = { SEAT($seat) } konnte { $paid } von { $due } zahlen.
event-debt_paid = { SEAT($seat) } begleicht { $amount } an eingeforderten Schulden.
event-paid_from_prison = { SEAT($seat) } zahlt im Schuldturm { $amount } Schulden ab.
event-offer_made = { SEAT($from) } bietet { SEAT($to) } { THING($give) } für { THING($get) }.
event-offer_refused = { SEAT($to) } lehnt das Angebot von { SEAT($from) } ab.
event-offer_refused_because = { SEAT($to) } lehnt das Angebot von { SEAT($from) } ab: { REASON($reason) }.
event-offer_withdrawn = { SEAT($from) } zieht das Angebot an { SEAT($to) } zurück.
event-offer_lapsed = Das Angebot von { SEAT($from) } an { SEAT($to) } verfällt.
event-deal_made = Ein Handel: { SEAT($from) } gibt { THING($give) }, { SEAT($to) } gibt { THING($get) }.
event-company_given = { CARD($card) } geht von { SEAT($from) } an { SEAT($to) }.
event-action_cards_handed_over =
    { SEAT($from) } gibt { SEAT($to) } { $count ->
        [one] { $count } Aktionskarte
       *[other] { $count } Aktionskarten
    }.
event-action_card_seen = Die Karte, die { SEAT($to) } von { SEAT($from) } bekommt, ist { ACTION($card) }.
event-loan_offered =
    { SEAT($from) } schlägt { SEAT($to) } vor: { SEAT($terms-lender) } leiht { SEAT($terms-borrower) } { $terms-amount } Kredit, zurückzuzahlen in { $terms-instalments ->
        [one] { $terms-instalments } Rate
       *[other] { $terms-instalments } Raten
    } zu { $terms-instalment }, insgesamt { $terms-total }. Pfand: { THING($terms-security) }.
event-loan_made =
    { SEAT($terms-lender) } leiht { SEAT($terms-borrower) } { $terms-amount } Kredit, fällig in { $terms-instalments ->
        [one] { $terms-instalments } Rate
       *[other] { $terms-instalments } Raten
    } zu { $terms-instalment }. Pfand: { THING($terms-security) }.
event-instalment_paid =
    { SEAT($borrower) } zahlt { SEAT($lender) } { $amount } für { LOAN($loan) }. { $remaining ->
        [0] Das war die letzte Rate
        [one] Noch { $remaining } Rate
       *[other] Noch { $remaining } Raten
    }.
event-loan_repaid = { SEAT($borrower) } hat { LOAN($loan) } von { SEAT($lender) } zurückgezahlt. Das Pfand ist frei.
event-loan_defaulted = { SEAT($borrower) } lässt { LOAN($loan) } platzen. { SEAT($lender) } behält das Pfand: { THING($security) }.
event-loan_void = { LOAN($loan) } von { SEAT($borrower) } erlischt, denn { SEAT($lender) } ist bankrott.
event-central_bank_lent = Die Zentralbank leiht { SEAT($seat) } { $amount } Gold gegen { $credit } neuen Kredit.
event-conceded = { SEAT($seat) } sucht keine Hilfe mehr.
event-reconsidered = { SEAT($seat) } sucht wieder Hilfe.
event-rescued = { SEAT($seat) } ist gedeckt und wieder solvent.
event-promoted = { SEAT($seat) } hat { $paid } auf einmal gezahlt und steigt { RING($ring, form: "into") } auf.
event-chartered = Mit königlichem Freibrief steigt { SEAT($seat) } { RING($ring, form: "into") } auf.
event-degraded = { SEAT($seat) } steigt { RING($ring, form: "into") } ab.
event-imprisoned = { SEAT($seat) } muss in den Schuldturm.
event-spared = { SEAT($seat) } hatte noch keinen Zug im Schuldturm und bleibt dort.
event-released = { SEAT($seat) } schuldet nichts mehr und kommt aus dem Schuldturm in Ring I.
event-went_bankrupt = { SEAT($seat) } ist bankrott und aus dem Spiel.
event-paid_late = Die Goldreserve zahlt { SEAT($seat) } die geschuldeten { $amount }.
event-claim_lapsed = Die Goldreserve kann { SEAT($seat) } die letzten { $amount } nicht zahlen; der Anspruch verfällt.
event-run_ended = Bankrun { $number } ist vorbei.
event-game_ended = { ENDING($ending) }
event-hand_shown = { SEAT($seat) } deckt die übrigen Aktionskarten auf: { ACTION($cards) }.
event-scored = Endvermögen: { BY_SEAT($scores) }.
event-gold_paid = { SEAT($seat) } zahlt { $amount } Gold an die Reserve.
event-gold_received = { SEAT($seat) } bekommt { $amount } Gold.
event-gold_given = { SEAT($from) } gibt { SEAT($to) } { $amount } Gold.
event-goods_taken =
    { SEAT($seat) } lagert { $amount ->
        [one] { $amount } Ware
       *[other] { $amount } Waren
    } ein ({ GOOD($good) }).
event-goods_placed =
    { SEAT($seat) } gibt { $amount ->
        [one] { $amount } Ware
       *[other] { $amount } Waren
    } ab ({ GOOD($good) }).
event-goods_given =
    { SEAT($from) } gibt { SEAT($to) } { $amount ->
        [one] { $amount } Ware
       *[other] { $amount } Waren
    } ({ GOOD($good) }).
event-goods_lost =
    { SEAT($seat) } verliert { $amount ->
        [one] { $amount } Ware
       *[other] { $amount } Waren
    } ({ GOOD($good) }) aus dem Spiel.
event-goods_discarded =
    Der { GOOD($good, form: "market") } verliert { $amount ->
        [one] { $amount } Ware
       *[other] { $amount } Waren
    }.
event-market_refilled =
    Der { GOOD($good, form: "market") } bekommt { $amount ->
        [one] { $amount } Ware
       *[other] { $amount } Waren
    }.
event-credit_issued = { SEAT($bank) } legt { $amount } eigenen Kredit auf { BLOCK($block) }.
event-credit_handed_over = { SEAT($bank) } gibt { $amount } Kredit an { SEAT($to) } aus.
event-credit_placed = Auf { BLOCK($block) } gelegt: { $amount } Kredit von { SEAT($bank) }.
event-credit_given = { SEAT($from) } gibt { SEAT($to) } { $amount } Kredit von { SEAT($bank) }.
event-credit_spent = { SEAT($from) } zahlt mit { $amount } Kredit von { SEAT($bank) }, dort auf { BLOCK($block) } gelegt.
event-credit_called = Eingefordert: { $amount } Kredit von { SEAT($bank) } auf { BLOCK($block) }.
event-credit_lifted = { SEAT($bank) } nimmt { $amount } Kredit auf, um ihn neu zu legen.
event-credit_redeemed = Getilgt: { $amount } Kredit von { SEAT($bank) }.
event-credit_voided = Erloschen: { $amount } Kredit von { SEAT($bank) }.
event-companies_lost = Die Firmen von { SEAT($seat) } kommen aus dem Spiel: { CARD($cards) }.
event-action_cards_lost = Die Aktionskarten von { SEAT($seat) } kommen offen aus dem Spiel: { ACTION($cards) }.
event-game_won = Am reichsten: { SEAT($winners) }.
event-limit_raised =
    { SEAT($seat) } darf in diesem Zug { $more ->
        [one] { $more } { LIMIT($of, form: "one") }
       *[other] { $more } { LIMIT($of) }
    } mehr kaufen.
event-hand_looked_at = { SEAT($seat) } schaut die Aktionskarten von { SEAT($of) } an.
event-hand_seen = { SEAT($of) } zeigt { SEAT($seat) }: { ACTION($cards) }.
event-action_card_gained = { SEAT($seat) } zieht eine Aktionskarte.
event-central_bank_seated = { SEAT($seat) } ist die Zentralbank. Der Zins liegt bei { $percent } Prozent.
event-rate_set = Die Zentralbank, { SEAT($seat) }, setzt den Zins fest: { $percent } Prozent.
event-let_fall = Die Zentralbank, { SEAT($seat) }, lässt fallen: { SEAT($banks) }.
event-central_bank_scored = Die Zentralbank, { SEAT($seat) }, hat { $score-total } Punkte: { $score-stood } für Banken, die standhielten, { $score-falls } für Abstiege, { $score-loans } aus ihren Darlehen, { $score-prices } für Preise.

## brief: The same in few words, behind a name: "Ada: bid $5 · left the auction".

brief-auction_opened = versteigert { CARD($card) }
brief-auction_won = ersteigert { CARD($card) } für { $price }
brief-bought = kauft { $count } für { $price }
brief-produced = produziert { $count }
brief-converted = tauscht { $count } gegen { $got }
brief-sold = verkauft { $count } für { $price }
brief-paid_off = zahlt { $amount } ab
brief-action_card_bought = kauft eine Aktionskarte
brief-action_card_played = spielt { ACTION($card, form: "accusative") }
brief-debt_paid = zahlt { $amount } eingeforderten Kredit
brief-gold_paid = zahlt { $amount } Gold

## why: Why something cannot be done.

why-game_over = Das Spiel ist vorbei.
why-not_asked = Gerade wird etwas anderes entschieden.
why-wrong_step = Das gehört in einen anderen Schritt des Zuges.
why-not_in_this_game = Das gibt es an diesem Tisch nicht.
why-in_prison = Nicht aus dem Schuldturm.
why-bankrupt = Diese Bank ist aus dem Spiel.
why-no_such_card = Diese Karte gibt es nicht.
why-card_not_open = Diese Karte liegt nicht offen.
why-not_your_card = Diese Karte gehört dir nicht.
why-auction_opened = Wer eine Auktion eröffnet hat, kann den Alternativschritt nicht mehr gehen.
why-cannot_pay = Das kostet { $needed }; du kannst { $has } zahlen.
why-bid = { OUTCRY($refusal) }
why-bid_too_high = Du darfst höchstens { $limit } bieten.
why-wrong_sum = Das macht zusammen { $given }; nötig: { $needed }.
why-not_there = Dafür braucht es { $needed }; es gibt nur { $has }.
why-cannot_issue = Eigener Kredit geht dafür nicht.
why-no_such_block =
    Dieser Ring hat nur { $blocks ->
        [one] { $blocks } Häuserblock
       *[other] { $blocks } Häuserblöcke
    }.
why-unusable = Der Kredit von { SEAT($issuer) } ist jetzt nicht zu gebrauchen.
why-nothing_there = Da ist nichts.
why-limit_reached = In diesem Zug ist bei { $limit } Schluss.
why-too_many = Mehr als { $limit } geht nicht.
why-already_produced = { CARD($card) } war in diesem Zug schon dran.
why-not_a_trading_card = { CARD($card) } ist keine Handelskarte.
why-is_a_trading_card = { CARD($card) } ist eine Handelskarte; sag, was sie tauschen soll.
why-not_enough_goods =
    Dafür braucht es { $needed ->
        [one] { $needed } Ware
       *[other] { $needed } Waren
    } ({ GOOD($good) }); du hast { $has }.
why-reserve_too_small = Die Goldreserve hat nur { $has }.
why-wrong_use = So wird diese Karte nicht gespielt.
why-not_now = Jetzt nicht.
why-no_effect = Das hätte keine Wirkung.
why-already_done = Das ist schon geschehen.
why-not_short = Das kann nur eine Bank in Not.
why-both_short = Mindestens eine der beiden Banken muss solvent sein.
why-nothing_offered = In ein Angebot gehört etwas hinein.
why-not_covered = Eine Seite hat nicht, was sie geben würde.
why-came_by_this_deal = Diese Karte kam gerade erst durch den Handel. Gib eine, die du vorher hattest.
why-pledged = { CARD($card) } ist Pfand für ein Darlehen.
why-no_bank_and_entrepreneur = Ein Darlehen gibt es zwischen einer Bank und einem Unternehmer.
why-loan_out_of_bounds = Diese Zahl eines Darlehens darf nicht null sein und nicht mehr als { $most }.
why-too_many_loans =
    Gleichzeitig darf man höchstens { $limit ->
        [one] { $limit } Darlehen
       *[other] { $limit } Darlehen
    } haben.
why-not_your_loan = Dieses Darlehen hast du nicht aufgenommen.
why-nothing_due = Für dieses Darlehen ist jetzt nichts fällig.
why-central_bank_only_lends = Die Zentralbank leiht Banken in Not und setzt ihren Zins fest; sonst tut sie nichts.
why-not_the_central_bank = Das machen die Zentralbank und eine Bank unter sich aus.
why-rate_out_of_bounds = Der Zins muss zwischen { $least } und { $most } Prozent liegen.
why-not_by_choice = Ein Darlehen der Zentralbank zahlst du, solange du kannst. Es platzt nur, wenn du beim Würfeln nicht zahlen kannst.

## deal: Why an offer cannot be made or answered.

deal-offer_stands = Dein früheres Angebot an diese Bank gilt noch. Zieh es erst zurück.

## action: What can be done: the labels of buttons.

action-bid = { $amount } bieten
action-decline = Bei { $answers } passen
action-ceiling =
    { $limit ->
        [0] Bietauftrag zurückziehen
       *[other] Bietauftrag bis { $limit }
    }
action-open_auction = { CARD($card) } versteigern
action-pay_off = { BLOCK($block) } abzahlen
action-next = Weiter
action-buy =
    { $count ->
        [one] { $count } Ware
       *[other] { $count } Waren
    } vom { GOOD($good, form: "market") } kaufen
action-produce = Mit { CARD($cards) } produzieren
action-convert = Mit { CARD($card) } gegen { GOOD($into, form: "goods") } tauschen
action-sell =
    { $count ->
        [one] { $count } Ware
       *[other] { $count } Waren
    } an den { GOOD($good, form: "market") } verkaufen
action-buy_action_card = Aktionskarte kaufen
action-roll = Würfeln
action-pay = Zahlen
action-place = Kredit legen
action-play = { ACTION($card, form: "accusative") } spielen
action-play--on-block = { ACTION($card, form: "accusative") } auf { BLOCK($on-block) } spielen
action-play--on-company = { ACTION($card, form: "accusative") } für { CARD($on-company) } spielen
action-play--on-trader = { ACTION($card, form: "accusative") } für { CARD($on-trader-company) } spielen, gegen { GOOD($on-trader-into, form: "goods") }
action-play--on-goods =
    { ACTION($card, form: "accusative") } spielen: { $on-goods-count ->
        [one] { $on-goods-count } Ware
       *[other] { $on-goods-count } Waren
    } ({ GOOD($on-goods-good) })
action-play--on-face = { ACTION($card, form: "accusative") } spielen: { FACE($on-face) }
action-play--on-steps =
    { ACTION($card, form: "accusative") } spielen: { $on-steps ->
        [one] { $on-steps } Schritt
       *[other] { $on-steps } Schritte
    } zurück
action-ready = Nichts zu spielen
action-vote = Abstimmen
action-offer = { SEAT($to) } einen Handel anbieten
action-accept = Angebot { $offer } annehmen
action-refuse = Angebot { $offer } ablehnen
action-refuse--reason = Angebot { $offer } ablehnen: { REASON($reason) }
action-withdraw = Angebot { $offer } zurückziehen
action-hand_over = { ACTION($cards, form: "accusative") } hergeben
action-use_credit = Mit Kredit von { SEAT($issuer) } zahlen
action-borrow = { $amount } von der Zentralbank borgen
action-offer_loan =
    Darlehen zwischen dir und { SEAT($to) } vorschlagen: { $amount } Kredit, { $instalments ->
        [one] { $instalments } Rate
       *[other] { $instalments } Raten
    } zu { $instalment }
action-pay_instalment = Eine Rate zahlen: { LOAN($loan) }
action-repay = Ganz zurückzahlen: { LOAN($loan) }
action-default = Platzen lassen: { LOAN($loan) }
action-concede = Keine Hilfe mehr suchen
action-reconsider = Wieder Hilfe suchen
action-play--on-bank = { ACTION($card, form: "accusative") } gegen { SEAT($on-bank) } spielen
action-set_rate = Zins auf { $percent } Prozent setzen
action-offer_advance =
    Darlehen zwischen dir und { SEAT($to) } vorschlagen: { $amount } zu { $percent } Prozent, { $instalments ->
        [one] { $instalments } Rate
       *[other] { $instalments } Raten
    }
action-let_fall = Fallen lassen

## form: The headings of forms.

form-refuse = Angebot { $offer } ablehnen und sagen, warum
form-bid = { $answers } überbieten
form-ceiling = Ein geheimer Bietauftrag
form-buy = { GOOD($good, form: "goods") } kaufen
form-sell = { GOOD($good, form: "goods") } verkaufen
form-produce = Produzieren
form-pay = Womit zahlst du?
form-place = Verteil deinen Kredit auf deinen Ring
form-vote = Soll aller Kredit auf dem Plan erlöschen?
form-offer = { SEAT($to) } einen Handel anbieten
form-hand_over = Welche Aktionskarten gibst du her?
form-borrow = Von der Zentralbank borgen
form-offer_loan = Ein Darlehen zwischen dir und { SEAT($to) } vorschlagen
form-set_rate = Dein Zins bis zu deinem nächsten Zug
form-offer_advance = Ein Darlehen zwischen dir und { SEAT($to) } vorschlagen

## partners: The heading of a form before its partner is chosen.

partners-offer = Einen Handel anbieten:
partners-offer_loan = Ein Darlehen vorschlagen zwischen dir und
partners-offer_advance = Ein Darlehen vorschlagen zwischen dir und

## ask: The labels of fields in forms.

ask-reason = Grund
ask-limit = Bis zu
ask-count = Wie viele
ask-cards = Karten
ask-parts = Bezahlt mit
ask-blocks = Kredit auf jedem Block
ask-yes = Dafür
ask-give = Du gibst
ask-get = Du bekommst
ask-instalments = Raten
ask-instalment = Jede Rate
ask-security = Pfand
ask-percent = Prozent

## phase: What the game waits for: the line at the top of the table.

phase-first_turn = Wer zahlt am meisten für den ersten Zug? Das Höchstgebot ist { $high }.
phase-invest = { SEAT($player) } darf vor dem Handeln eine Auktion eröffnen.
phase-trade = { SEAT($player) } kauft, produziert und verkauft.
phase-close = { SEAT($player) } beendet den Zug: Aktionskarten, dann die Würfel.
phase-auction = { CARD($card) } ist unter dem Hammer: { $high }, geboten von { SEAT($leader) }.
phase-payment = { SEAT($payer) } zahlt { $due } für { PURPOSE($purpose) }.
phase-place = Kredit im eigenen Ring legen: { SEAT($banks) }.
phase-vote = Alle Banken stimmen über einen Schuldenerlass ab.
phase-hand_over =
    { SEAT($from) } wählt { $count ->
        [one] { $count } Aktionskarte
       *[other] { $count } Aktionskarten
    } für { SEAT($to) } aus.
phase-run_window = Bankrun { $number }: Karten sind möglich, bevor Kredit eingefordert wird.
phase-run_paying = Bankrun { $number }: Eingeforderter Kredit wird gezahlt.
phase-nobody_solvent = Bankrun { $number }: Keine Bank kann zahlen. Spielt noch jemand eine Karte, bevor alle absteigen?
phase-negotiation = Bankrun { $number }: Hilfe oder Abstieg für { SEAT($short) }.
phase-over = Das Spiel ist vorbei.
phase-rate = Die Zentralbank, { SEAT($player) }, setzt ihren Zins fest.

## gauge: Figures over time, in charts and tables.

gauge-gift_leads = Besitz der geschenkten Karte führt
gauge-runs_all_insolvent = Bisherige Runs mit lauter insolventen Banken
gauge-runs_with_both = Bisherige Runs mit solventen und insolventen Banken
gauge-runs_with_an_offer = Bisherige Runs mit einem Angebot
gauge-offers_made = Bisherige Angebote in Runs
gauge-offers_accepted = Bisher angenommene Angebote in Runs
gauge-jubilee_votes = Bisherige Abstimmungen über Schuldenerlass
gauge-jubilees = Bisherige Schuldenerlasse
gauge-falls = Bisherige Abstiege
gauge-bankrupt = Bankrott
gauge-price_level = Preisniveau (1 am Anfang)
gauge-investment_price = Züge eigener Produktion, die eine offene Karte kostet
gauge-credit_money = Kreditgeld
gauge-leverage_of_all = Schulden aller Banken pro Gold im Besitz
gauge-leverage = Schulden pro Gold im Besitz
gauge-expected_call = Kredit, den der nächste Run wohl einfordert
gauge-coverage = Gold pro Kredit auf dem wahrscheinlichsten Block
gauge-gold_in_reserve = Gold in der Reserve
gauge-gold_in_vaults = Gold in Tresoren
gauge-price_production = Preis der Produktionswaren
gauge-price_consumer = Preis der Konsumwaren
gauge-cheapest_open_card = Billigste offene Karte
gauge-mean_open_card = Offene Karte im Mittel
gauge-track = Chip auf der Leiste
gauge-gold = Gold
gauge-net_worth = Reinvermögen
gauge-credit_on_board = Kredit auf dem Plan
gauge-credit_in_vaults = Kredit in Tresoren
gauge-all_insolvent = Alle insolvent im letzten Run
gauge-rating = Ring
gauge-insolvent = Insolvent im letzten Run
gauge-assets = Vermögen
gauge-liabilities = Schulden
gauge-own_credit_on_board = Eigener Kredit auf dem Plan
gauge-own_credit_in_vaults = Eigener Kredit in Tresoren
gauge-central_rate = Zins der Zentralbank
gauge-central_lent = Bisher von der Zentralbank verliehen
gauge-central_money = Zentralbankgeld im Umlauf

## score: Lines of the score sheet.

score-gold = Gold im Tresor
score-goods = Waren im Tresor
score-investments = Investitionskarten
score-others_credit = Kredit anderer Banken
score-lent = Vergebene Darlehen
score-borrowed = Aufgenommene Darlehen
score-rating = Münze des Rings
score-credit_on_board = Eigener Kredit auf dem Plan
score-credit_in_vaults = Eigener Kredit in fremden Tresoren
score-falls = Abgestiegene Banken
score-loans = Ertrag der Darlehen
score-prices = Gestiegene Preise
score-stood = Banken, die standhielten

## ending: How the game ended.

ending-bank_runs = Die vereinbarte Zahl von Bankruns beendet das Spiel.
ending-deck_empty = Es ist keine Investitionskarte mehr zu ziehen; das Spiel ist aus.
ending-hand_full = Jemand hat genug Investitionskarten, um das Spiel zu beenden.
ending-one_bank_left = Nur eine Bank ist übrig; das Spiel ist aus.
ending-no_bank_left = Keine Bank ist übrig; das Spiel ist aus.

## moment: Moments of a game that a replay can jump to.

moment-turn = Ein Zug
moment-auction = Eine Karte wird versteigert
moment-bank_run = Ein Bankrun
moment-all_insolvent = Alle Banken insolvent
moment-deal = Ein Handel
moment-loan = Ein Darlehen wird vergeben
moment-default = Ein Darlehen platzt
moment-promotion = Ein Aufstieg
moment-degradation = Ein Abstieg
moment-prison = Schuldturm
moment-release = Freilassung
moment-bankruptcy = Ein Bankrott
moment-jubilee = Schuldenerlass

## option: Options of a new table: the label, and a sentence of help.

option-gift = Eine Karte geschenkt
    .help = Eine Investitionskarte, nach ihrem Platz im Kartensatz ab 0, die jemand durchs Los von Anfang an besitzt. Um zu messen, was eine Karte wert ist.
option-gift_gold = Gold geschenkt
    .help = Gold, mit dem jemand durchs Los mehr anfängt als die anderen, oder weniger (unter 0); mit einer geschenkten Karte ist es dieselbe Person. Um zu messen, was eine Karte wert ist.
option-gold = Gold
    .help = Goldstücke in der Schachtel.
option-goods = Waren
    .help = Waren jeder Art in der Schachtel.
option-starting_gold = Gold am Anfang
    .help = Gold, mit dem alle anfangen.
option-market_prices = Preise eines Marktes
    .help = Von 1 bis hierher.
option-market_slots = Plätze pro Preis
    .help = Waren, die bei einem Preis Platz haben.
option-price_past_the_end = Preis nach dem Ende
    .help = Was eine Ware kostet, wenn ihr Markt leer ist.
option-price_when_full = Preis, wenn voll
    .help = Was eine Ware bringt, wenn ihr Markt voll ist.
option-open_at_start = Offene Karten am Anfang
    .help = Investitionskarten, die offen liegen.
option-open_limit = Volle Reihe
    .help = Bei so vielen offenen Karten wird keine gezogen, und der Chip rückt vor.
option-goods_limit = Kaufgrenze
    .help = Waren, die man pro Zug von jedem Markt kaufen darf.
option-action_card_price = Preis einer Aktionskarte
    .help = In Gold oder Kredit.
option-action_cards_a_turn = Aktionskarten pro Zug
    .help = Wie viele man kaufen darf.
option-guild_size = Zunft
    .help = Karten einer Zunft, ab denen sie ihren Bonus bringt.
option-guild_bonus = Zunftbonus
    .help = Zusätzliche Waren für jede Karte einer solchen Zunft.
option-die_low = Niedrige Zahl des Kreditwürfels
    .help = Banken mit mehr als dem zählen.
option-die_high = Hohe Zahl des Kreditwürfels
    .help = Banken mit mehr als dem zählen.
option-second_die_from_run = Zweiter Sektorwürfel
    .help = Ab diesem Bankrun.
option-coin_ii = Münze von Ring II
    .help = Für den Aufstieg dorthin, und ihr Wert am Ende.
option-coin_iii = Münze von Ring III
    .help = Für den Aufstieg dorthin, und ihr Wert am Ende.
option-coin_iv = Münze von Ring IV
    .help = Für den Aufstieg dorthin, und ihr Wert am Ende.
option-coin_v = Münze von Ring V
    .help = Für den Aufstieg dorthin, und ihr Wert am Ende.
option-coin_vi = Münze von Ring VI
    .help = Für den Aufstieg dorthin, und ihr Wert am Ende.
option-steps_per_degradation = Schritte pro Abstieg
    .help = Wie weit der Chip für jede abgestiegene Bank vorrückt.
option-steps_for_a_full_row = Schritte für eine volle Reihe
    .help = Wie weit der Chip dann vorrückt.
option-track_steps_per_player = Leiste pro Person
    .help = Schritte der Leiste für jede Person am Tisch.
option-track_steps_more = Leiste, Schritte mehr
    .help = Schritte darüber hinaus.
option-track_steps_less = Leiste, Schritte weniger
    .help = Schritte, die davon abgehen.
option-cards_that_end = Karten, die das Spiel beenden
    .help = In einer Hand.
option-good_worth = Wert einer Ware
    .help = Am Ende, im Tresor.
option-central_bank_penalty = Aufschlag der Zentralbank
    .help = In Prozent, aufgerundet. Eine gespielte Zentralbank fängt damit als Zins an.
option-entrepreneur_cards = Karten der Unternehmer
    .help = Investitionskarten, mit denen ein Unternehmer anfängt.
option-entrepreneur_gold = Gold der Unternehmer
    .help = Gold, mit dem ein Unternehmer über das einer Bank hinaus anfängt.
option-loan_instalments = Raten eines Darlehens
    .help = Wie viele es höchstens sein dürfen.
option-loans_at_a_time = Darlehen gleichzeitig
    .help = Wie viele man aufgenommen haben darf.
option-bank_runs = Bankruns
    .help = Nach so vielen endet das Spiel.
option-blank_cheques = Blankoschecks
    .help = Eigene Karten: ein Titel, wann sie gespielt werden und was sie tun. Was du offen lässt, bestimmt das Los.
option-screens = Sichtschirme
    .help = Verbirgt, was die anderen haben, wie Tresore es tun. Alles wandert offen, wer mitzählt, weiß es also. Nur die Seite verbirgt es: Jeder Browser bekommt es geschickt, und wer dort nachsieht, kann es sehen.
option-open_trading = Offener Handel
    .help = In jedem Zug darf gehandelt werden.
option-central_bank = Zentralbank
    .help = Leiht in einem Run den Banken in Not.
option-entrepreneurs = Unternehmer
    .help = Plätze, die keinen Kredit ausgeben können und mit einer Karte anfangen.
option-loans = Darlehen
    .help = Unternehmer dürfen bei Banken borgen, gegen Raten und Pfand.
option-deck = Kartensatz
    .help = Ein eigener Kartensatz anstelle des gedruckten.
option-effect_low = Niedrige Zahl des Würfels
    .help = Waren, die wegkommen, oder Schritte.
option-effect_high = Hohe Zahl des Würfels
    .help = Waren, die wegkommen, oder Schritte.
option-refill = Auffüllen
    .help = Waren, die bei einem Bankrun in jeden Markt kommen.
option-first = Wer anfängt
    .help = Das Los, wenn niemand genannt ist.
option-central_banker = Wer die Zentralbank spielt
    .help = Ein Platz, der die Zentralbank spielt, anstelle des Automaten.
option-central_bank_highest_rate = Höchster Zins
    .help = Der höchste Zins in Prozent, den eine gespielte Zentralbank festsetzen darf.
option-central_bank_fall = Ein Abstieg
    .help = Punkte, die eine gespielte Zentralbank für jede absteigende Bank verliert.
option-central_bank_prices = Gestiegene Preise
    .help = Punkte, die eine gespielte Zentralbank für jede Stufe verliert, um die Preise gestiegen sind.
option-central_bank_stood = Eine Bank, die standhält
    .help = Punkte einer gespielten Zentralbank für jede Bank, die einen Bankrun ohne Abstieg übersteht.

## view: Labels of what lies on the table.

view-tally = Bisher gezählt
view-edition = Ausgabe
view-player = Am Zug
view-number = Nummer
view-step = Schritt
view-bought = Gekauft
view-produced = In diesem Zug benutzte Karten
view-opened = Auktion eröffnet
view-action_cards = Aktionskarten
view-smuggling = Grenze aufgehoben
view-loaded = Gezinkter Würfel
view-reserve_run = Reserve war leer
view-rolled = Gewürfelt
view-chip = Chip
view-track = Schritte der Leiste
view-reassured = Chip ging zurück
view-runs = Begonnene Bankruns
view-last_run = Bankrun, der das Spiel beendet
view-gold_reserve = Goldreserve
view-production = Produktionswaren
view-consumer = Konsumwaren
view-banks-production = Produktion
view-banks-consumer = Konsum
view-goods = Waren
view-reserve = Warenreserve
view-price = Kostet
view-fetches = Bringt
view-prices = Preise eines Marktes
view-slots = Plätze pro Preis
view-lying = Waren nach Preis
view-companies = Firmen im Spiel
view-guild = Zunft
view-needs = Braucht
view-of = Art
view-product = Stellt her
view-amount = Menge
view-bonus = Zunftbonus
view-worth = Jetzt wert
view-city = Die Stadt
view-coins = Münzen der Ringe
view-hits = Getroffene Blöcke
view-risks = Risiko nach Block
view-lines = Banken im Run
view-due = Fällig
view-settled = Insgesamt gezahlt
view-short = Es fehlen
view-standing = Stand
view-effects = Was sie tun
view-card = Karte
view-opening_price = Startpreis
view-deck_left = Karten im Stapel
view-gone = Karten aus dem Spiel
view-banks = Banken
view-gold = Gold
view-ring = Ring
view-cards = Firmen
view-blocks = Eigener Kredit nach Block
view-called = Eingeforderter Kredit
view-in_hand = Zu legender Kredit
view-held = Kredit anderer im Tresor
view-redeemed = Getilgt
view-void = Erloschen
view-bankrupt = Bankrott
view-balance = Bilanz
view-investments = Firmen
view-others_credit = Kredit anderer
view-rating = Münze des Rings
view-assets = Vermögen
view-credit_on_board = Kredit auf dem Plan
view-credit_in_vaults = Kredit in Tresoren
view-liabilities = Schulden
view-net_worth = Reinvermögen
view-served = Hatten einen Zug im Schuldturm
view-placing = Legen Kredit
view-run = Bankrun
view-cause = Ursache
view-faces = Sektoren
view-stage = Stufe
view-guaranteed = Gesichert
view-solvent = Solvent
view-accepted = Kredit angenommen von
view-paid = Selbst gezahlt
view-owed = Schuld der Reserve
view-questions = Fragen
view-offers = Angebote
view-action_deck_left = Aktionskarten im Stapel
view-action_discards = Gespielte Aktionskarten
view-action_gone = Aktionskarten aus dem Spiel
view-cheques = Blankoschecks
view-unplayed = Nie gespielte Aktionskarten
view-holder = In der Hand von
view-effect = Was sie tut
view-last_insolvent = Insolvent im letzten Run
view-all_were_insolvent = Alle zugleich insolvent
view-screens = Sichtschirme
view-hand = Deine Aktionskarten
view-known = Karten, die du kennst
view-bidding = Dein Bieten
view-came_by_the_deal = Durch diesen Handel gekommen
view-vote = Deine Stimme
view-seen_by = Gesehen von
view-give = Gibt
view-get = Bekommt
view-steps = Schritte
view-count = Wie viele
view-ending = Ende
view-payer = Zahlt
view-purpose = Wofür
view-good = Ware
view-block = Block
view-issuer = Ausgegeben von
view-voted = Haben abgestimmt
view-degraded = Abgestiegen
view-conceded = Haben aufgegeben
view-left = Müssen noch zahlen
view-ready = Haben nichts zu spielen
view-more_goods = Mehr Waren erlaubt
view-more_action_cards = Mehr Aktionskarten erlaubt
view-does = Tut
view-whose = Wessen
view-more = Mehr
view-up_to = Bis zu
view-what = Was
view-when = Wann
view-entrepreneurs = Unternehmer
view-lending = Darlehen
view-loans = Laufende Darlehen
view-instalments = Raten
view-instalment = Rate
view-remaining = Offene Raten
view-security = Pfand
view-security_worth = Wert des Pfands
view-rest = Noch zu zahlen
view-lender = Verliehen von
view-borrower = Geborgt von
view-lent = Vergebene Darlehen
view-borrowed = Aufgenommene Darlehen
view-id = Nummer
view-central = Zentralbank
view-seat = Platz
view-rate = Zins
view-came_back = Zurückgekommen
view-falls = Abgestiegene Banken
view-in_city = In der Stadt
view-in_vaults = In Tresoren
view-claims = Ihr geschuldet
view-risen = Gestiegene Preise
view-score = Punkte
view-total = Summe
view-score-loans = Ertrag der Darlehen
view-score-prices = Gestiegene Preise
view-stood = Banken, die standhielten

## confirm: A last question before something that hurts.

confirm-concede = Findet sich keine Hilfe, steigt deine Bank ab: einen Ring tiefer, aus Ring I in den Schuldturm, aus dem Schuldturm aus dem Spiel.
confirm-pay_off = Einen Block abzuzahlen tritt in diesem Zug an die Stelle von Investieren und Handeln.
confirm-default = Wenn du { LOAN($loan) } platzen lässt, ist das Pfand weg.
confirm-let_fall = Sie steigen ab: einen Ring tiefer, aus Ring I in den Schuldturm, aus dem Schuldturm aus dem Spiel. Jeder Abstieg kostet dich Punkte.

## good: Names.

good-production = Produktion
    .market = Produktionsmarkt
    .goods = Produktionswaren
good-consumer = Konsum
    .market = Konsummarkt
    .goods = Konsumwaren

## colour: Names.

colour-red = Rot
colour-green = Grün
colour-blue = Blau

## cause: Names.

cause-dice = Die Würfel haben den Chip in den Kreis geschickt.
cause-full_row = Die volle Reihe hat den Chip in den Kreis geschickt.
cause-action_card = Eine Aktionskarte hat den Chip in den Kreis geschickt.
cause-empty_reserve = Die Goldreserve ist leer.
cause-degradations = Absteigende Banken haben den nächsten Chip in den Kreis geschickt.

## ring: Names.

ring-0 = Schuldturm
    .into = in den Schuldturm
ring-1 = Ring I
    .into = in Ring I
ring-2 = Ring II
    .into = in Ring II
ring-3 = Ring III
    .into = in Ring III
ring-4 = Ring IV
    .into = in Ring IV
ring-5 = Ring V
    .into = in Ring V
ring-6 = Ring VI
    .into = in Ring VI

## block: Names.

block-0 = Block 1
block-1 = Block 2
block-2 = Block 3
block-3 = Block 4
block-4 = Block 5
block-5 = Block 6

## thing: Names.

thing-nothing = nichts
thing-gold = { $n } Gold
thing-production =
    { $n ->
        [one] { $n } Produktionsware
       *[other] { $n } Produktionswaren
    }
thing-consumer =
    { $n ->
        [one] { $n } Konsumware
       *[other] { $n } Konsumwaren
    }
thing-credit = { $n } Kredit von { SEAT($bank) }
thing-company = { CARD($card) }
thing-action_cards =
    { $n ->
        [one] { $n } verdeckte Aktionskarte
       *[other] { $n } verdeckte Aktionskarten
    }

## effect: Names.

effect-jubilee = Schuldenerlass
effect-guarantee = Einlagensicherung
effect-rumour =
    Gerücht, { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
effect-reassurance =
    Beschwichtigung, { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
effect-overtime = Überstunden
effect-charter = Königlicher Freibrief
effect-refinancing = Umschuldung
effect-private_sale = Privatverkauf
effect-fire =
    Lagerbrand, { $goods ->
        [one] { $goods } Ware
       *[other] { $goods } Waren
    }
effect-harvest =
    Rekordernte, { $goods ->
        [one] { $goods } Ware
       *[other] { $goods } Waren
    }
effect-smuggler = Schmuggler
effect-loaded_die = Gezinkter Würfel
effect-made_up = { WHEN($when) }: { DEED($does) }

## own: Names.

own-0 = eigener Kredit auf Block 1
own-1 = eigener Kredit auf Block 2
own-2 = eigener Kredit auf Block 3
own-3 = eigener Kredit auf Block 4
own-4 = eigener Kredit auf Block 5
own-5 = eigener Kredit auf Block 6

## credit: Names.

credit-0 = Kredit von Bank 1
credit-1 = Kredit von Bank 2
credit-2 = Kredit von Bank 3
credit-3 = Kredit von Bank 4
credit-4 = Kredit von Bank 5
credit-5 = Kredit von Bank 6

## market: Names.

market-0 = Produktionsmarkt
market-1 = Konsummarkt

## track: Names.

track-track = Bankrun-o-Meter

## gold: Names.

gold-gold = Gold

## production: Names.

production-production = Produktionswaren

## consumer: Names.

consumer-consumer = Konsumwaren

## action_cards: Names.

action_cards-action_cards = verdeckte Aktionskarten

## edition: Names.

edition-full = Volles Spiel
edition-beginner = Einsteigerspiel

## reason: Names.

reason-0 = das ist zu wenig
reason-1 = das brauche ich selbst
reason-2 = deine Versprechen sind nicht wert, was draufsteht
reason-3 = das hilft dir mehr als mir
reason-4 = da ist nichts für mich drin

## purpose: Names.

purpose-first_turn = den ersten Zug
purpose-auction = { CARD($card) }
purpose-private_sale = { CARD($card) }
purpose-goods =
    { $count ->
        [one] { $count } Ware
       *[other] { $count } Waren
    } ({ GOOD($good) })
purpose-action_card = eine Aktionskarte
purpose-pay_off = { BLOCK($block) }
purpose-called_credit = eingeforderten Kredit
purpose-part_of_called_credit = einen Teil des eingeforderten Kredits
purpose-help = Schulden, mit dem Erhaltenen
purpose-with_credit_of = Schulden, mit Kredit von { SEAT($issuer) }
purpose-debt_from_prison = Schulden, mit Kredit anderer Banken

## step: Names.

step-invest = Investieren
step-trade = Handeln
step-close = Ende des Zuges

## face: Labels and short sentences on the board.

face-goal = Sei am reichsten, wenn der letzte Bankrun vorbei ist.
face-city = Amsterdam: die Ringe und ihre Häuserblöcke
face-stack = { SEAT($seat) } { $amount }
face-stack_draft = { SEAT($seat) } { $amount } und { $draft } mehr
face-no_credit = kein Kredit hier
face-block_name = { RING($ring) }, { BLOCK($block) }: { $faces }. Eingefordert in { $risk } von 100 Bankruns.
face-tap_to_place = Antippen, um hier Kredit zu legen.
face-block_hit = Hier stürmen die Leute.
face-seal = { RING($ring) }: Aufstieg aus dem Ring darunter, wenn du { $coin } auf einmal zahlst
face-rise = Zum Aufsteigen auf einmal abzahlen:
face-prison_empty = Schuldturm: leer
face-bank_without_credit = { SEAT($seat) }, ohne Kredit in der Stadt
face-market = Der { GOOD($good, form: "market") }
face-market_says =
    { $goods ->
        [one] { $goods } Ware
       *[other] { $goods } Waren
    } im Markt. Die nächste kostet { $price } und bringt { $fetches }. { $reserve } in der Warenreserve.
face-fetches = bringt
face-natural_reserve = in Reserve
face-buy_for = { $count } kaufen für { $price }
face-next_invest = Weiter zum Handel
face-next_trade = Weiter zum Ende des Zugs
face-auction_from = { CARD($card) } ab { $price } versteigern
face-action_card_for = Aktionskarte kaufen für { $price }
face-pay_off_for = { $amount } auf { BLOCK($block) } abzahlen
face-sell_for = { $count } verkaufen für { $price }
face-buy_title = Kaufen
face-sell_title = Verkaufen
face-buy_plain = { $count } kaufen
face-sell_plain = { $count } verkaufen
face-meter_says =
    Bankrun-o-Meter: noch { $left ->
        [one] { $left } Schritt
       *[other] { $left } Schritte
    } bis zum Kreis. Bisher { $runs } von { $last_run } Bankruns.
face-step_to_run = Schritt bis Bankrun { $next }
face-steps_to_run = Schritte bis Bankrun { $next }
face-runs_done = Der letzte Bankrun ist vorbei.
face-gold_reserve = Goldreserve
face-open_companies = Firmen suchen Geld
face-subtotal_assets = Summe Vermögen
face-subtotal_liabilities = Summe Schulden
face-left_in_hands = Übrige Aktionskarten
face-nothing_left_in_hands = Niemand hatte noch welche.
face-deck_left = { $cards } im Stapel
face-none_open = Keine Firma liegt offen.
face-company_short = { CARD($card) }: bringt { $amount } ({ GOOD($product) }) pro Zug, und { $bonus } mehr durch die Zunft. Wert { $worth }.
face-trader_short = { CARD($card) }: tauscht { $amount } Waren pro Zug, und { $bonus } mehr durch die Zunft. Wert { $worth }.
face-needs = braucht
face-brings = bringt
face-trades = tauscht
face-from = Ab
face-worth = wert { $worth }
face-used = erledigt
face-your_vault = Dein Tresor
face-in_hand = { $amount } Kredit zu legen
face-no_companies = Du hast noch keine Firma. Eröffne eine Auktion, wenn du dran bist.
face-invest_in_prison = { SEAT($player) } sitzt im Schuldturm: in diesem Zug keine Auktion.
face-invest_no_auction = { SEAT($player) } kann jetzt keine Auktion eröffnen; weiter geht es mit dem Handel.
face-produce_all =
    Mit { $n ->
        [one] { CARD($cards) }
       *[other] { $n } Firmen
    } produzieren
face-left_unproduced =
    { $n ->
        [one] { $n } Firma könnte
       *[other] { $n } Firmen könnten
    } noch produzieren.
face-prison_way_out = Um freizukommen, zahl deine { $amount } Kredit ab: Was du verkaufst, herstellst und verkaufst oder bekommst, geht zuerst dafür weg.
face-round = Zug { $round }
face-rounds =
    { $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }
face-risk_says = Risiko: in wie vielen von 100 Bankruns der Kredit auf einem Block eingefordert wird.
face-risk_all = Ring I ist ein einziger Block mit allen Zeichen, also fordert jeder Bankrun ihn ein.
face-prison_scene = Du darfst nicht bieten.
face-bankrupt = Bankrott, aus dem Spiel
face-prison_short = Schuldturm
face-ring = Ring
face-behind_screen = Tresor hinter dem Sichtschirm
face-owed_in_city = Kredit in der Stadt
face-no_debt = schuldet in der Stadt nichts
face-action_cards =
    { $n ->
        [one] { $n } Aktionskarte
       *[other] { $n } Aktionskarten
    }
face-holds = Hält
face-credit_of = Kredit von { SEAT($seat) }
face-own_credit = Dein eigener Kredit
face-auction = Auktion
face-first_turn = Der erste Zug
face-led_by = geboten von
face-no_bid = noch kein Gebot
face-cannot_bid = Mit { $gold } Gold kannst du nicht höher bieten.
face-bidder_leads = führt
face-bidder_in = darf bieten
face-bidder_out = gepasst
face-bidder_outside = kann nicht bieten
face-bid_title = Bieten
face-bid_commit = { $amount } bieten
face-ceiling_title = Für mich bieten bis
face-ceiling_commit = Bis { $amount }
face-ceiling_held = Dein Bietauftrag geht bis { $limit }.
face-pay_commit = { $sum } zahlen
face-place_commit = { $sum } legen
face-offer_commit = { SEAT($to) } { THING($give) } für { THING($get) } anbieten
face-offer_to_you = { SEAT($from) } gibt dir { THING($give) }. Du gibst { THING($get) }.
face-offer_by_you = Du gibst { SEAT($to) } { THING($give) }. { SEAT($to) } gibt dir { THING($get) }.
face-offer_between = { SEAT($from) } gibt { SEAT($to) } { THING($give) }. { SEAT($to) } gibt { THING($get) }.
face-your_ceiling = Dein Bietauftrag geht bis { $limit }; sonst sieht ihn niemand.
face-run_title = Bankrun { $number }!
face-sectors_run = Die Leute stürmen jeden Block mit diesem Zeichen: { FACE($faces) }.
face-stage_window = Karten
face-stage_paying = Zahlen
face-stage_negotiating = Verhandeln
face-stage_nobody_solvent = Letzte Karten
face-stage_closing = Abstieg
face-standing_safe = nichts eingefordert
face-standing_due = { $due } fällig
face-standing_paid = { $paid } von { $due } gezahlt
face-standing_short =
    { $paid } von { $due } gezahlt, { $short ->
        [one] { $short } fehlt
       *[other] { $short } fehlen
    }
face-standing_conceded =
    { $short ->
        [one] { $short } fehlt
       *[other] { $short } fehlen
    }, hat aufgegeben
face-standing_fell = { $paid } von { $due } gezahlt, steigt ab
face-standing_void = { $due } eingefordert, jetzt erloschen
face-you_are_short =
    { $short ->
        [one] Dir fehlt { $short }
       *[other] Dir fehlen { $short }
    }. Biete einer solventen Bank etwas für ihr Gold oder ihren Kredit, oder steig einen Ring ab.
face-you_are_short_ring_one =
    { $short ->
        [one] Dir fehlt { $short }
       *[other] Dir fehlen { $short }
    }. Biete einer solventen Bank etwas für ihr Gold oder ihren Kredit, oder geh in den Schuldturm.
face-you_are_short_prison =
    { $short ->
        [one] Dir fehlt { $short }
       *[other] Dir fehlen { $short }
    }. Biete einer solventen Bank etwas für ihr Gold oder ihren Kredit. Wer im Schuldturm nicht zahlen kann, ist bankrott.
face-ask_for_short = Um die fehlenden { $short } bitten
face-gives = gibt
face-you_may_help = Du bist solvent: Banken in Not dürfen dir Angebote machen, und du ihnen.
face-nobody_can_help = Keine Bank kann zahlen, also ist niemand da, der leihen könnte. Eine Karte ist noch möglich; spielt niemand eine, steigen alle ab.
face-they_talk = Die Banken in Not suchen Hilfe.
face-solvent = Solvent:
face-nobody = niemand
face-left = noch { $left }
face-tile = { BLOCK($block) } ({ FACE($faces) }): { $lies } hier, { $n } mehr geplant, eingefordert in { $risk } von 100 Bankruns. { $by } legen.
face-tile_back = { BLOCK($block) } ({ FACE($faces) }): { $lies } hier, { $n } mehr geplant. Einen zurücknehmen.
face-risk = Risiko { $risk } %
face-per_tap = Einmal tippen legt
face-entrepreneur = Unternehmer
face-entrepreneur_you = Du zahlst mit Gold und mit dem Kredit von Banken. In der Stadt schuldest du nichts und steigst nie ab. Der Reichste gewinnt, wie unter Banken.
face-owes_loans = schuldet { $borrowed } aus Darlehen
face-owes = schuldet
face-instalment_due = jetzt fällig
face-left_of_loan =
    { $remaining ->
        [one] { $remaining } Rate
       *[other] { $remaining } Raten
    } zu { $instalment }, insgesamt { $rest }
face-secured_by = Pfand: { CARD($security) }, wert { $security_worth }
face-unsecured = Ohne Pfand.
face-borrow_from = Von { SEAT($partner) } borgen
face-lend_to = An { SEAT($partner) } verleihen
face-loan_title = Darlehen vorschlagen
face-loan_commit =
    Vorschlagen: { $amount } für { $instalments ->
        [one] { $instalments } Rate
       *[other] { $instalments } Raten
    } zu { $instalment }
face-loan_amount = Betrag, in Kredit der Bank
face-loan_instalments = Raten, eine in jedem späteren Zug
face-loan_instalment = Jede Rate
face-loan_security = Firmen als Pfand: Die Bank behält sie, wenn eine Rate ausbleibt.
face-loan_terms =
    { SEAT($lender) } leiht { SEAT($borrower) } { $amount } Kredit, zurückzuzahlen in { $instalments ->
        [one] { $instalments } Rate
       *[other] { $instalments } Raten
    } zu { $instalment }. Pfand: { THING($security) }.
face-central_bank = Zentralbank
face-central_rate = Zins
face-central_rate_is = { $rate } Prozent
face-central_money = Ihr Geld in der Stadt
face-central_claims = Ihr geschuldet
face-central_score = { $total } Punkte
face-central_score_says = { $stood } für Banken, die standhielten, { $falls } für Abstiege, { $loans } aus Darlehen, { $prices } für Preise
face-central_you = Du leihst Banken in Not und hältst die Preise niedrig. Du gewinnst mit Punkten.
face-loan_percent = Prozent obendrauf
face-advance_commit =
    Vorschlagen: { $amount } zu { $percent } Prozent, { $instalments ->
        [one] { $instalments } Rate
       *[other] { $instalments } Raten
    }
face-you_are_asked = Sie haben aufgegeben. Schlag ein Darlehen vor, oder lass sie fallen.
face-you_may_lend = Banken in Not dürfen dich um ein Darlehen bitten, und du darfst eins vorschlagen.
face-ask_central = Die Zentralbank kann dir leihen, was dir fehlt, zu { $rate } Prozent oder mehr.
face-advance_amount = Betrag, in Geld der Zentralbank

## card_text: What is printed on an action card.

card_text-jubilee = Alle Banken stimmen gleichzeitig ab. Sind alle dafür, erlischt aller Kredit auf dem Plan und aller eingeforderte Kredit.
card_text-guarantee = Wenn ein Run beginnt: Dein Kredit auf einem getroffenen Block wird nicht eingefordert.
card_text-rumour =
    Der Bankrun-Chip rückt { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    } vor.
card_text-reassurance =
    Der Bankrun-Chip geht bis zu { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    } zurück.
card_text-overtime = Eine deiner Firmen arbeitet in diesem Zug ein zweites Mal.
card_text-charter = Du steigst einen Ring auf. Nicht aus dem Schuldturm.
card_text-refinancing = Verteil deinen ganzen Kredit in der Stadt neu.
card_text-private_sale = Nimm eine offene Firma zu ihrem Startpreis, ohne Auktion.
card_text-fire =
    Bis zu { $goods ->
        [one] { $goods } Ware eines Marktes geht
       *[other] { $goods } Waren eines Marktes gehen
    } verloren.
card_text-harvest =
    Nimm { $goods ->
        [one] { $goods } Ware
       *[other] { $goods } Waren
    } einer Art aus der Warenreserve.
card_text-smuggler = Die Kaufgrenze gilt in diesem Zug nicht für dich.
card_text-loaded_die = Bevor du würfelst: Stell einen Sektorwürfel ein.
card_text-made_up = { DEED($does) }.

## card_when: When an action card can be played.

card_when-jubilee = Jederzeit
card_when-guarantee = Jederzeit
card_when-rumour = In deinem Zug
card_when-reassurance = Jederzeit
card_when-overtime = In deinem Zug
card_when-charter = In deinem Zug
card_when-refinancing = Jederzeit
card_when-private_sale = In deinem Zug
card_when-fire = In deinem Zug
card_when-harvest = In deinem Zug
card_when-smuggler = In deinem Zug
card_when-loaded_die = In deinem Zug
card_when-made_up = { WHEN($when) }

## element: Names of things that contain the name of a player; $at0 and $at1 are the numbers in its name.

element-own = eigener Kredit auf { BLOCK($at0) }
element-held = Kredit von { SEAT($at0) } auf { BLOCK($at1) }
element-credit = Kredit von { SEAT($at0) }
element-offer = Angebot { $at0 }
element-loan = Darlehen { $at0 }

## when: Names.

when-own_turn = In deinem Zug
when-any_time = Jederzeit

## limit: Names.

limit-goods = Waren jeder Art
    .one = Ware jeder Art
limit-action_cards = Aktionskarten
    .one = Aktionskarte

## stuff: Names.

stuff-gold = Gold
stuff-production = Produktionswaren
    .one = Produktionsware
stuff-consumer = Konsumwaren
    .one = Konsumware
stuff-one_kind = Waren einer Art deiner Wahl
    .one = Ware einer Art deiner Wahl
stuff-credit = Kredit

## party: Names.

party-me = du
    .from = von dir
    .to = an dich
party-another = eine Bank deiner Wahl
    .from = von einer Bank deiner Wahl
    .to = an eine Bank deiner Wahl
party-others = jede andere Bank
    .from = von jeder anderen Bank
    .to = an jede andere Bank
party-all = jede Bank
    .from = von jeder Bank
    .to = an jede Bank
party-market = der Markt
    .from = vom Markt
    .to = an den Markt
party-reserve = die Reserve
    .from = aus der Reserve
    .to = in die Reserve
party-city = die Stadt
    .from = aus der Stadt
    .to = in die Stadt

## deed: Names.

deed-move =
    { $amount ->
        [one] { $amount } { STUFF($what, form: "one") }
       *[other] { $amount } { STUFF($what) }
    } { PARTY($from, form: "from") } { PARTY($to, form: "to") }
deed-move--up_to =
    bis zu { $amount ->
        [one] { $amount } { STUFF($what, form: "one") }
       *[other] { $amount } { STUFF($what) }
    } { PARTY($from, form: "from") } { PARTY($to, form: "to") }
deed-hurry =
    der Chip rückt { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    } vor
deed-calm =
    der Chip geht bis zu { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    } zurück
deed-protect = dein Kredit auf einem getroffenen Block wird nicht eingefordert
deed-vote_on_debt = alle Banken stimmen ab, und sind alle dafür, erlischt aller Kredit auf dem Plan
deed-forgive =
    { $amount } Kredit { PARTY($whose, form: "from") } auf dem Plan { $amount ->
        [one] erlischt
       *[other] erlöschen
    }
deed-limit = du darfst in diesem Zug unbegrenzt kaufen: { LIMIT($of) }
deed-limit--more =
    du darfst in diesem Zug { $more ->
        [one] { $more } { LIMIT($of, form: "one") }
       *[other] { $more } { LIMIT($of) }
    } mehr kaufen
deed-look = du schaust die Aktionskarten einer Bank deiner Wahl an
deed-draw =
    du ziehst { $cards ->
        [one] { $cards } Aktionskarte
       *[other] { $cards } Aktionskarten
    }
deed-exchange = du tauschst alle Aktionskarten mit einer Bank deiner Wahl
deed-produce_again = eine deiner Firmen arbeitet in diesem Zug ein zweites Mal
deed-rise = du steigst einen Ring auf
deed-spread = du verteilst deinen ganzen Kredit neu
deed-take_company = du nimmst eine offene Firma zu ihrem Startpreis
deed-set_die = du stellst einen Sektorwürfel ein

## hint: Hints for a first game, by step.

hint-first_turn = Wer anfängt, kauft, solange alles billig ist. Frag dich, was dir das wert ist: eins oder zwei, selten mehr.
hint-invest = Eine Firma ist wert, was sie bis zum Ende noch einbringt. Zähl die Züge, die bleiben, und such eine zweite aus einer Zunft, die du hast.
hint-trade = Verkauf, wo wenig Waren liegen, kauf, wo viele liegen, und produzier, bevor du würfelst. Wie nah ist der nächste Run, und wie viel Gold hast du bis dahin?
hint-close = Vergleich vor dem Würfeln dein Gold mit dem, was eingefordert werden könnte. Eine Aktionskarte kostet so viel wie eine kleine Firma.
hint-auction = In wie vielen Zügen hast du diesen Preis wieder drin? Was du darüber hinaus bietest, verschenkst du, und niemand hat etwas davon.
hint-payment = Gold gibst du einmal aus; Kredit schuldest du, bis du ihn abzahlst. Behalte so viel Gold, wie du in einem Run vielleicht zeigen musst.
hint-place = Ein Block mit weniger Zeichen wird seltener getroffen. Verteil deinen Kredit so, dass kein Wurf mehr einfordert, als du Gold hast.
hint-vote = Ein Schuldenerlass löscht auf einen Schlag die Schulden aller. Frag dich, wer am meisten schuldet und was du ohne ihn hättest.
hint-run_window = Bevor der Kredit eingefordert wird, hilft nur eine Karte. Hast du so eine?
hint-negotiation = Wer in Not ist, gibt viel für ein wenig Gold. Wer hilft, sollte fragen, was ein Abstieg brächte, für beide.

## explain: What a thing on the board is, does and is worth.

explain-card = Tauscht einmal pro Zug { $amount } Waren der einen Art gegen die andere, mit { $bonus } mehr durch die Zunft. Nach den jetzigen Preisen zählt sie am Ende { $worth }.
explain-card--product = Stellt umsonst { $amount } pro Zug her ({ GOOD($product) }), und { $bonus } mehr durch die Zunft. Nach den jetzigen Preisen zählt sie am Ende { $worth }.
explain-card--opening_price = Tauscht einmal pro Zug { $amount } Waren der einen Art gegen die andere. Ihre Auktion beginnt bei { $opening_price }, und nach den jetzigen Preisen würde sie am Ende { $worth } zählen.
explain-card--product--opening_price = Stellt umsonst { $amount } pro Zug her ({ GOOD($product) }). Ihre Auktion beginnt bei { $opening_price }, und nach den jetzigen Preisen würde sie am Ende { $worth } zählen.
explain-market-0 = Produktionswaren. Je weniger hier liegen, desto teurer sind sie: Die nächste kostet, was an der Lücke steht, und eine, die du verkaufst, bringt den Preis des Platzes, den sie füllt.
explain-market-1 = Konsumwaren. Je weniger hier liegen, desto teurer sind sie: Die nächste kostet, was an der Lücke steht, und eine, die du verkaufst, bringt den Preis des Platzes, den sie füllt.
explain-own = Ein Häuserblock deines Rings. Kredit, der hier liegt, ist deine Schuld: Er wird eingefordert, wenn der Sektorwürfel in einem Bankrun diesen Block trifft.
explain-player = Eine der Banken. Wer am Ende am meisten wert ist, gewinnt: Gold, Waren, Firmen und die Münze des Rings, minus allen geschuldeten Kredit.
explain-gold = Gold bezahlt alles und zählt, was es ist. In einem Bankrun ist es das Einzige, was gilt.
explain-credit = Kredit ist das eigene Versprechen einer Bank auf Gold. Er kostet nichts, zählt gegen die Bank, die ihn ausgibt, und in einem Run wird er eingefordert.

## guided: The lessons of the guided game.

guided-m_win = Du führst eine Bank, und nach dem dritten Bankrun gewinnt die reichste. Für dich zählen Gold, Waren, Firmen und der Ring, in dem deine Bank steht; gegen dich zählt aller Kredit, den du schuldest.
guided-m_promise = Zuerst wird das Recht verkauft, anzufangen. Dafür brauchst du kein Gold: Eine Bank zahlt mit Kredit, ihrem eigenen Versprechen auf Gold. Biete { $amount } und behalte deine { $gold } Gold.
guided-m_pay = Jetzt zahl mit einem Versprechen: { $amount } deines Kredits auf den Block von Ring I, wo jede Bank anfängt. Nichts verlässt deinen Tresor, aber die Leute haben dein Wort.
guided-m_company = Du bist dran. { CARD($card) } stellt jeden Zug { $amount } Waren her und kostet, was die nötigen Waren im Markt kosten. Eröffne die Auktion bei { $price }.
guided-m_bid = { SEAT($rival) } bietet { $high }, mehr als das Doppelte des Startpreises. Wenn alle versprechen können, bleibt nichts billig, Firmen am wenigsten. Sie ist es trotzdem wert: Biete { $amount }.
guided-m_credit = Du hast { $due } zu zahlen, in Gold, in Kredit oder gemischt. Gold gibst du einmal aus; ein Versprechen kostet heute nichts. Zahl mit { $amount } Kredit und behalte { $gold } Gold für den Tag, an dem die Leute danach fragen.
guided-m_produce =
    { CARD($card) } gehört dir, gekauft mit einem Versprechen. Du schuldest jetzt { $credit }. Lass sie arbeiten: { $count ->
        [one] { $count } Ware
       *[other] { $count } Waren
    } in jedem Zug, umsonst.
guided-m_wait = Der Markt für diese Waren ist voll und zahlt { $fetches } pro Stück. Behalte sie für einen besseren Preis und geh weiter.
guided-m_dice = Die Würfel beenden einen Zug: eine Farbe mit einer Zahl und ein Stadtteil. Jede Bank, die dort mehr als die Zahl schuldet, wird gezählt, und bei Blau rückt der Chip für jede einen Schritt vor. Würfle.
guided-m_decline = { SEAT($rival) } bietet { $price } für { CARD($card) }. Mehr zu bieten kostet kein Gold, nur Versprechen; aber du schuldest schon { $credit }, und Versprechen kommen zurück. Pass diesmal.
guided-m_warning = { $theirs } Kredit, und dafür { $their_gold } Gold: Der Rivale hat sich mit Versprechen eine Firma und einen Tresor voller Waren gekauft. Der Chip steht bei { $chip } von { $track }.
guided-m_careful = Du schuldest { $credit } und hast { $gold } Gold. In einem Run wird aller Kredit in Ring I eingefordert, und nur Gold hilft dagegen. Also jetzt keine Firma: Geh weiter zum Handeln.
guided-m_again =
    Zuerst produzieren, wie in jedem Zug: { $count ->
        [one] { $count } Ware
       *[other] { $count } Waren
    } mehr.
guided-m_sell = Gekaufte Firmen haben diesen Markt geleert. Verkauf alle { $count } für { $price } Gold: Das ist Gold für den Tag, an dem danach gefragt wird.
guided-m_covered = { $gold } Gold gegen { $credit } Kredit: Was die Würfel auch sagen, du kannst zahlen. Das heißt solvent. Weiter.
guided-m_roll = Beide Banken schulden mehr als 10, eine blaue 10 würde den Chip also zwei Schritte vorrücken, in den Kreis. Würfle.
guided-m_run = Bankrun! Deine { $due } Kredit wurden eingefordert und bezahlt. Wer 10 oder mehr auf einmal zahlt, steigt auf: Du bist jetzt in { RING($ring) }, wo ein Run nur den Stadtteil einfordert, den der Würfel trifft. Der Rivale schuldete { $their_due } und zahlte { $paid }.
guided-m_rescue = { SEAT($rival) } ist reich an Waren, aber { $short } Gold fehlen, und ohne Hilfe geht es in den Schuldturm. Für { $gold } Gold wird dir { CARD($card) } angeboten. Helfen kostet dich jetzt wenig und wird gut bezahlt: Nimm an.
guided-m_end = Du bist { $own } wert, der Rivale { $theirs }. Beide habt ihr mit Versprechen gekauft; du hattest Gold, als sie eingefordert wurden.
guided-m_after = Von hier an spielt der Rivale ohne Drehbuch. Gib Kredit aus, solange er billig ist, hab Gold, wenn ein Run nah ist, steig auf, solange du zahlen kannst, und verteil deinen Kredit auf die Blöcke deines Rings.
guided-b_win = Du gewinnst, wenn du am Ende des Spiels am reichsten bist. Es zählen dein Gold, 1 für jede Ware und der Wert deiner Firmen. Dieses kurze Spiel endet mit dem ersten Bankrun.
guided-b_price = Eine Firma kostet, was die Waren, die sie braucht, im Markt kosten: { CARD($card) } braucht { $needs } zu je { $each }. Voller als jetzt werden die Märkte nie, und Firmen werden nie billiger. Eröffne die Auktion bei { $price }.
guided-b_bid = { SEAT($rival) } bietet { $high } für { CARD($card) }. Eine Firma bringt in jedem künftigen Zug Waren, ein bisschen mehr jetzt kommt also bald zurück: Biete { $amount }.
guided-b_produce =
    { CARD($card) } gehört dir, und jede Firma produziert einmal pro Zug, umsonst. Lass sie produzieren: { $count ->
        [one] { $count } Ware
       *[other] { $count } Waren
    } ({ GOOD($good) }).
guided-b_keep = Jetzt könntest du verkaufen. Aber der Produktionsmarkt ist voll, und eine Ware bringt dort nur { $fetches } Gold. Behalte sie, bis Waren den Markt verlassen und die Preise steigen.
guided-b_roll = Der Kreditwürfel beendet deinen Zug. Grün und Rot nehmen Waren aus einem Markt, das macht sie teurer; Blau rückt den Bankrun-Chip vor. Würfle.
guided-b_chip = Der Chip steht bei { $chip } von { $track }: Ein Run ist nah, und mit ihm das Ende. Eine Firma lohnt sich noch, wenn sie ihren Preis vorher einbringt.
guided-b_guild = { CARD($card) } gehört zur selben Zunft wie { CARD($owned) }, und zwei Firmen einer Zunft stellen je eine Ware mehr her. Die Preise sind gestiegen, aber es lohnt sich: Eröffne die Auktion bei { $price }.
guided-b_bonus = Hier ist der Zunftbonus: Beide stellen jetzt { $count } statt 1 her. Produzier mit beiden.
guided-b_sell = Waren haben diesen Markt verlassen, also zahlt er mehr. Die erste Ware, die du verkaufst, füllt die teuerste Lücke, jede weitere bringt etwas weniger: Verkauf alle { $count } für { $price } Gold.
guided-b_second_roll = Du hast { $gold } Gold. Der Wert deiner Firmen steigt und fällt mit den Märkten, Gold nicht. Würfle.
guided-b_decline = { SEAT($rival) } bietet { $price } für { CARD($card) }, und die tauscht nur die eine Art Waren gegen die andere. Frag bei jedem Gebot: Kommt es vor dem Run wieder herein? Dieses kaum, also passe.
guided-b_enough = Du könntest noch eine Auktion eröffnen. { CARD($card) } kostet { $price }, und dein nächster Wurf kann das Spiel beenden: zu spät, um das wieder einzubringen. Geh ohne Firma weiter zum Handeln.
guided-b_again = Deine Firmen produzieren wieder, umsonst, wie in jedem Zug. Dafür hast du bezahlt.
guided-b_last_sale = Am Ende zählt eine Ware 1, was der Markt auch sagt. Also verkauf, solange er zahlt: { $count } Waren für { $price } Gold.
guided-b_last_roll = Würfle noch einmal. Bei Blau erreicht der Chip den Kreis, und der Run kommt.
guided-b_end = Bankrun! Beide Märkte füllen sich, also verlieren Waren und Firmen an Wert, deine { $gold } Gold aber nicht. Du bist { $own } wert, der Rivale { $others }: Du gewinnst.
guided-b_after = Das war der Kreislauf dieses Spiels: Kauf, solange die Märkte voll sind, verkauf, solange sie leer sind, hab Gold, wenn der Run kommt. In Money Maker zahlst du mit eigenen Versprechen, und in einem Run kommen die Leute und holen ihr Gold.

## guided_else: What the guide answers when the learner does something else.

guided_else-m_promise = Wer anfängt, kauft, solange alles billig ist. Ein Versprechen ist dafür ein fairer Preis.
guided_else-m_promise-bid = Eins genügt: Hier bietet sonst niemand viel für den ersten Zug, und jedes Versprechen ist eine Schuld.
guided_else-m_pay = Du kannst auch in Gold zahlen. Aber der Begleiter will dir zeigen, was ein Versprechen tut: Es kostet jetzt nichts und später alles.
guided_else-m_company = Ohne Firmen hast du nichts zu verkaufen. { CARD($card) } stellt { $amount } Waren pro Zug her: das Beste, was hier liegt.
guided_else-m_bid = Eins mehr genügt fürs Erste: Was du darüber hinaus versprichst, schuldest du.
guided_else-m_bid-decline = Dann bekommt { SEAT($rival) } die Waren, Zug um Zug, für { $high }. Die Firma macht sich in ein paar Zügen bezahlt, und Versprechen hast du genug.
guided_else-m_credit = In Gold zu zahlen ist sicher, aber dann ist dein Tresor leer, wenn ein Run kommt. Der Begleiter behält das Gold und schuldet die { $amount }.
guided_else-m_produce = Produzier zuerst: Es kostet nichts, und wenn der Zug vorbei ist, hat eine Firma, die nicht produziert hat, ihre Chance verpasst.
guided_else-m_wait = Du kannst jetzt handeln. Aber in einem vollen Markt bringen Waren je { $fetches }, und was du auf Kredit kaufst, kann eingefordert werden.
guided_else-m_dice = Eine Aktionskarte kostet 10, und du schuldest schon { $credit }. Würfle.
guided_else-m_decline = Mit Versprechen lässt sich immer mehr bieten. So schulden am Ende alle mehr Gold, als es im Haus gibt.
guided_else-m_careful = Mehr Kredit wäre jetzt mehr als dein Gold. Wenn der Chip nah ist, hört eine vorsichtige Bank auf zu versprechen.
guided_else-m_careful-pay_off = Den Block abzuzahlen würde den ganzen Zug kosten, und du würdest sofort aufsteigen. Ein guter Zug; der Begleiter zeigt dir stattdessen den Run.
guided_else-m_again = Produzier zuerst, dann gibt es mehr zu verkaufen.
guided_else-m_sell = Waren helfen in einem Run nicht, Gold schon. Verkauf alle { $count }, solange der Markt { $price } zahlt.
guided_else-m_covered = Dein Gold deckt, was du schuldest. Es jetzt auszugeben oder mehr zu versprechen, würde das zunichtemachen.
guided_else-m_roll = Eine Aktionskarte könnte in einem Run helfen, aber sie kostet 10, und du bist sicher, wie du bist. Würfle.
guided_else-m_rescue = Du darfst ablehnen, und der Rivale steigt ab. Aber dann gehört die Firma nicht dir, und jede Bank, die absteigt, bringt den nächsten Run zwei Schritte näher.
guided_else-b_price = Ein Zug ohne Firma bringt keine Waren, und von hier an werden Firmen nur teurer. Der Begleiter fängt mit { CARD($card) } an.
guided_else-b_price-open_auction = Eine Firma ist ein guter Anfang. Der Begleiter nimmt { CARD($card) }, weil noch eine derselben Zunft offen liegt, und zwei einer Zunft stellen mehr her.
guided_else-b_bid = Eins mehr als { $high } genügt fürs Erste. Was du darüber hinaus bietest, zahlst du für nichts.
guided_else-b_bid-decline = Wenn du passt, bekommt { SEAT($rival) } die Firma für { $high }, und ihre Waren Zug um Zug. Was du in zwei, drei Zügen wieder hereinholst, ist nicht zu teuer.
guided_else-b_bid-ceiling = Ein Bietauftrag bietet für dich bis zu einer Grenze, die niemand sieht. Das ist praktisch in einer langen Auktion; hier biete { $amount } und sieh, was passiert.
guided_else-b_produce = Produzier zuerst: Es kostet nichts, und wenn du würfelst, hat eine Firma, die nicht produziert hat, ihre Chance verpasst.
guided_else-b_roll = Das würde jetzt wenig bringen. Würfle und sieh, wie die Würfel und die anderen die Märkte leeren.
guided_else-b_roll-sell = Du bekämst { $fetches } Gold, das Wenigste, was eine Ware bringen kann. Andere werden Waren aus diesem Markt nehmen; dann zahlt er mehr.
guided_else-b_roll-buy = Jetzt kaufen und später verkaufen kann sich lohnen. Hier hält der Begleiter dein Gold für eine zweite Firma zusammen.
guided_else-b_guild = Der Begleiter holt jetzt den Zunftbonus. Ohne zweite Firma bleiben es wenige Waren.
guided_else-b_guild-open_auction = Diese Firma gehört zu einer anderen Zunft. { CARD($card) } macht auch die besser, die du schon hast.
guided_else-b_bonus = Produzier zuerst: Es kostet nichts, und beide Firmen stellen mehr her als vorher.
guided_else-b_sell = Du kannst Waren für einen besseren Preis behalten. Aber der Run ist nah, und der Markt zahlt jetzt gut: Verkauf alle { $count }.
guided_else-b_second_roll = Alles, was sich lohnt, ist getan. Würfle, um deinen Zug zu beenden.
guided_else-b_decline = Du würdest { $price } oder mehr für eine Firma zahlen, die es vielleicht nie einbringt. Wenn ein Run nah ist, ist Gold mehr wert als Hoffnung.
guided_else-b_enough = Bevor der Run kommt, könnte sie bestenfalls einmal produzieren. Du hättest { $price } für ein paar Waren bezahlt.
guided_else-b_again = Produzier zuerst: Die Waren sind umsonst, und du kannst sie sofort verkaufen.
guided_else-b_last_sale = Eine Ware, die du behältst, zählt am Ende 1. Der Markt zahlt jetzt { $price } für alle { $count }.
guided_else-b_last_roll = Es gibt nichts mehr, was sich lohnt. Würfle.

## name: Names printed on cards. A deck of somebody's own has its own names, which are not translated.

name-apothecary-garden = Apotheker{ "\u00AD" }garten
name-art-dealer = Kunst{ "\u00AD" }handel
name-bakery = Bäckerei
name-blank-cheque = Blanko{ "\u00AD" }scheck
name-brewers = Brauer
name-brewery = Brauerei
name-brickworks = Ziegelei
name-bridge = Brücke
name-builders = Bauleute
name-bulb-field = Zwiebel{ "\u00AD" }feld
name-bumper-harvest = Rekord{ "\u00AD" }ernte
name-cabinetmaker = Tischle{ "\u00AD" }rei
name-canal-works = Grachten{ "\u00AD" }bau
name-church = Kirche
name-cloth = Tuch
name-cooperage = Küferei
name-crane = Kran
name-debt-jubilee = Schulden{ "\u00AD" }erlass
name-deposit-guarantee = Einlagen{ "\u00AD" }sicherung
name-dye-works = Färberei
name-farm = Bauernhof
name-fishery = Fischerei
name-flower-auction = Blumen{ "\u00AD" }auktion
name-gardeners = Gärtner
name-gate = Tor
name-grain = Korn
name-grain-field = Kornfeld
name-harbour = Hafen
name-herring-buss = Herings{ "\u00AD" }büse
name-hop-garden = Hopfen{ "\u00AD" }garten
name-house = Haus
name-lime-kiln = Kalkofen
name-loaded-die = Gezinkter Würfel
    .accusative = Gezinkten Würfel
name-malt-house = Mälzerei
name-merchant-vessel = Handels{ "\u00AD" }schiff
name-mill = Mühle
name-orangery = Orangerie
name-overtime = Über{ "\u00AD" }stunden
name-painter-s-studio = Maler{ "\u00AD" }atelier
name-port-market = Hafen{ "\u00AD" }markt
name-print-shop = Druckerei
name-private-sale = Privat{ "\u00AD" }verkauf
name-reassurance = Beschwich{ "\u00AD" }tigung
name-refinancing = Um{ "\u00AD" }schuldung
name-roper = Seilerei
name-royal-charter = König{ "\u00AD" }licher Freibrief
    .accusative = Königlichen Freibrief
name-rumour = Gerücht
name-sailcloth-loft = Segel{ "\u00AD" }macherei
name-salt-pans = Saline
name-sawmill = Sägemühle
name-ship = Schiff
name-shipyard = Werft
name-smokehouse = Räucherei
name-smuggler = Schmugg{ "\u00AD" }ler
name-st-luke = Sankt Lukas
name-tavern = Schenke
name-textile-producer = Weberei
name-tile-kiln = Fliesen{ "\u00AD" }brennerei
name-timber = Holz
name-timber-raft = Holzfloß
name-warehouse-fire = Lager{ "\u00AD" }brand
name-whaling-station = Walfang{ "\u00AD" }station
name-windmill = Windmühle
name-wool-hall = Wollhalle
