### No More Money
### docs/translating.md says how such a file is read.
### Wortwahl: Banker = Bankier, Banker card = Bankierkarte, loan = Darlehen, loan card = Darlehenskarte,
### instalment = Rate, security = Pfand, fee = Gebühr, lender / borrower = wer leiht / wer borgt,
### default = platzen lassen, investment = Investition, cash in = einlösen, crash = Crash, crashen,
### market instability = Instabilität (des Marktes), printing press = Notenpresse, gold reserve = Goldreserve,
### cube = Klötzchen (nicht Würfel), die D4 = W4, screen = Sichtschirm, closed fist = geschlossene Faust,
### coins = Münzen, lot = Los, company = Firma.

## about: What the first page says of the game.

about-no-more-money = 1929. Verleih Geld, das es nicht gibt, kauf dich in Boomfirmen ein und bring dein Gold vor dem Crash nach Hause.

## event: What happened: lines of the log, read aloud to screen readers.

event-round_began = Runde { $round } beginnt.
event-investment_revealed = { INVESTMENT($card) } wird mit { $gold } Gold ausgelegt.
event-discards_shuffled = Der Stapel ist leer. Die Ablage wird neu gemischt.
event-first_bidder_drawn = Das Los bestimmt { SEAT($seat) } für das erste Gebot auf die Bankierkarte.
event-bid_made = { SEAT($seat) } bietet { $amount } $ für die Bankierkarte.
event-auction_left = { SEAT($seat) } steigt aus der Auktion aus.
event-banker_named = { SEAT($seat) } ist Bankier und zahlt { $price } $.
event-offer_made =
    { SEAT($from) } schlägt { SEAT($to) } vor: { SEAT($lender) } leiht { SEAT($borrower) } { $terms-amount } $, zurückzuzahlen in { $rounds ->
        [one] { $rounds } Rate
       *[other] { $rounds } Raten
    } zu { $terms-instalment } $, mit { $terms-security } Gold als Pfand.
event-offer_declined = { SEAT($to) } lehnt das Angebot von { SEAT($from) } ab.
event-offer_declined_because = { SEAT($to) } lehnt das Angebot von { SEAT($from) } ab: { REASON($reason) }.
event-offer_withdrawn = { SEAT($from) } zieht das Angebot an { SEAT($to) } zurück.
event-offer_lapsed = Das Angebot von { SEAT($from) } an { SEAT($to) } ist nicht mehr zu halten und verfällt.
event-loan_made =
    { SEAT($lender) } leiht { SEAT($borrower) } { $terms-amount } $ und zahlt { $fee } $ Gebühr. Fällig in { $rounds ->
        [one] { $rounds } Rate
       *[other] { $rounds } Raten
    } zu { $terms-instalment } $; Pfand: { $terms-security } Gold.
event-loan_card_turned = Neu aufgedeckt: { LOAN_CARD($card) }.
event-instalment_paid =
    { SEAT($borrower) } zahlt { SEAT($lender) } { $amount } $ für das { LOAN($loan) }. { $remaining ->
        [0] Das war die letzte Rate
        [one] Noch { $remaining } Rate
       *[other] Noch { $remaining } Raten
    }.
event-loan_repaid = { SEAT($borrower) } hat das { LOAN($loan) } von { SEAT($lender) } zurückgezahlt und bekommt { $security } Gold wieder.
event-loan_defaulted = { SEAT($borrower) } lässt das { LOAN($loan) } platzen. { SEAT($lender) } behält das Pfand: { $security } Gold.
event-player_done = { SEAT($seat) } ist fertig.
event-bid_sealed = { SEAT($seat) } streckt eine geschlossene Faust aus.
event-fist_opened = { SEAT($seat) } öffnet die Hand: { $amount } $.
event-empty_hand_paid = Die Notenpresse zahlt { SEAT($seat) } { $amount } $ für die leere Hand.
event-ties_bid_again = Gleichstand: { SEAT($seats) } bieten noch einmal.
event-tie_unbroken = Der Gleichstand bleibt: keine Investition für { SEAT($seats) }.
event-investment_taken = { SEAT($seat) } nimmt { INVESTMENT($card) } mit { $gold } Gold.
event-investment_discarded = Niemand nimmt { INVESTMENT($card) }. Die Karte kommt samt Gold weg.
event-cashed_in = { SEAT($seat) } löst { INVESTMENT($card) } für { $gold } Gold ein.
event-dice_rolled = Die Würfel: W4 { $d4 }, W6 { $d6 }, W12 { $d12 }, W20 { $d20 }.
event-company_crashed = { COMPANY($company) } crasht.
event-investment_lost = { SEAT($seat) } verliert { INVESTMENT($card) } mit { $gold } Gold.
event-company_grew = { COMPANY($company) } wächst.
event-investment_grew = { INVESTMENT($card) } von { SEAT($seat) } gewinnt { $more } Gold und trägt jetzt { $gold }.
event-crashes_counted = Der Crashzähler steht bei { $crashes } von { $of }.
event-instability_moved = Die Instabilität des Marktes steht jetzt bei { $to }.
event-final_crash = Der letzte Crash. Alle Investitionen sind verloren.
event-game_won = Das Spiel ist vorbei. Am meisten Gold: { SEAT($winners) }.
event-moved = { $amount } { KIND($what) } von { PLACE($from, form: "dative") } an { PLACE($to) }.

## brief: The same in few words, behind a name: "Ada: bid $5 · left the auction".

brief-bid_made = bietet { $amount } $
brief-auction_left = steigt aus
brief-fist_opened = hatte { $amount } $ in der Faust
brief-empty_hand_paid = bekommt { $amount } $ für eine leere Hand
brief-investment_taken = nimmt { INVESTMENT($card) }
brief-cashed_in = löst { INVESTMENT($card) } für { $gold } Gold ein

## why: Why something cannot be done.

why-not_now = Das gehört in einen anderen Schritt der Runde.
why-bid_too_low = Das nächste Gebot muss mindestens { $minimum } $ sein.
why-too_few_coins = Dafür braucht es { $need } $; es gibt nur { $have } $.
why-too_little_gold = Dafür braucht es { $need } Gold; es gibt nur { $have }.
why-no_banker_involved = Nur der Bankier verleiht, also muss eine Seite der Bankier sein.
why-no_such_player = Diese Person sitzt nicht an diesem Tisch.
why-amount_too_small = Ein Darlehen beträgt mindestens 1 $.
why-too_large = Mehr als { $most } $ lassen sich auf ein Darlehen nicht schreiben.
why-loan_card_not_open = Diese Darlehenskarte liegt nicht offen.
why-no_cube_left = Zum Verleihen ist kein Klötzchen mehr da, um das Darlehen zu markieren.
why-not_your_loan = Auf diese Karte hast du nichts geborgt.
why-nothing_due = Darauf ist jetzt nichts fällig.
why-last_instalment = Es ist nur noch eine Rate übrig. Zahl die.
why-already_done = Du hast schon gesagt, dass du fertig bist.
why-not_bidding = Du gehörst nicht zu denen, die noch einmal bieten.
why-card_not_open = Diese Investition liegt nicht offen.
why-not_your_card = Diese Investition gehört dir nicht.

## deal: Why an offer cannot be made or answered.

deal-too_many_offers = Du hast alle { $limit } Angebote dieses Schritts gemacht.

## action: What can be done: the labels of buttons.

action-bid = { $amount } $ bieten
action-leave = Aussteigen
action-offer_loan = { SEAT($to) } vorschlagen: { $amount } $ auf die { LOAN_CARD($card) }, Raten zu { $instalment } $, { $security } Gold als Pfand
action-accept = Angebot { $offer } annehmen
action-decline = Angebot { $offer } ablehnen
action-decline--reason = Angebot { $offer } ablehnen: { REASON($reason) }
action-withdraw = Angebot { $offer } zurückziehen
action-pay_instalment = Eine Rate zahlen: { LOAN($loan) }
action-pay_off = Ganz abzahlen: { LOAN($loan) }
action-default = Platzen lassen: { LOAN($loan) }
action-done = Fertig
action-sealed_bid = Faust schließen: { $amount } $
action-take = { INVESTMENT($card) } nehmen
action-cash_in = { INVESTMENT($card) } einlösen

## form: The headings of forms.

form-bid = Auf die Bankierkarte bieten
form-offer_loan = Ein Darlehen zwischen dir und { SEAT($to) } vorschlagen
form-decline = Angebot { $offer } ablehnen und sagen, warum
form-sealed_bid = Dein Gebot für die Investitionen

## ask: The labels of fields in forms.

ask-amount = Betrag in Dollar
ask-card = Darlehenskarte
ask-instalment = Jede Rate in Dollar
ask-security = Pfand in Gold
ask-reason = Der Grund

## phase: What the game waits for: the line at the top of the table.

phase-banker_auction = { SEAT($turn) } bietet mehr als { $high } $ für die Bankierkarte oder steigt aus.
phase-loans = Verleiht, borgt und zahlt, was fällig ist. Dann sagt, dass ihr fertig seid.
phase-investment_auction = Schließ die Faust um dein Gebot für die Investitionen. Alle zahlen, was sie halten.
phase-choose_investments = Die Investitionen werden in dieser Reihenfolge gewählt: { SEAT($order) }.
phase-cash_in = { SEAT($turn) } darf beliebig viele Investitionen einlösen.
phase-final_crash = Der Markt ist dahin. Zahlt für jedes Darlehen eine letzte Rate oder gebt das Pfand auf.
phase-over = Das Spiel ist vorbei.

## gauge: Figures over time, in charts and tables.

gauge-coins = Münzen
gauge-gold_held = Gold im Besitz
gauge-gold_on_cards = Gold auf Investitionen
gauge-debt = Schulden
gauge-money_in_circulation = Geld im Umlauf
gauge-loans_outstanding = Offene Darlehen
gauge-instability = Instabilität
gauge-crashes = Crashs

## score: Lines of the score sheet.

score-gold = Gold im eigenen Vorrat

## ending: How the game ended.

ending-final_crash = Der letzte Crash hat das Spiel beendet.

## moment: Moments of a game that a replay can jump to.

moment-banker = Ein Bankier steht fest
moment-loan = Ein Darlehen wird vergeben
moment-default = Ein Darlehen platzt
moment-crash = Eine Firma crasht
moment-final_crash = Der letzte Crash

## option: Options of a new table: the label, and a sentence of help.

option-length = Länge
    .help = Wie viele Crashs das Spiel beenden: die des kurzen Spiels oder die des langen.
option-screens = Sichtschirme
    .help = Verbirgt, wie viele Münzen die anderen haben, wie Sichtschirme es tun. Alle Zahlungen sind öffentlich, wer mitzählt, weiß es also. Nur die Seite verbirgt sie: Jeder Browser bekommt sie geschickt, und wer dort nachsieht, kann sie sehen.
option-deck = Kartensatz
    .help = Ein eigener Kartensatz anstelle des gedruckten.
option-starting_coins = Münzen am Anfang
    .help = Dollar, mit denen alle anfangen.
option-starting_gold = Gold am Anfang
    .help = Gold, mit dem alle anfangen.
option-cubes = Klötzchen
    .help = Wie viele Darlehen man gleichzeitig vergeben haben kann.
option-crashes_short = Crashs, kurzes Spiel
    .help = Der Crash, der das kurze Spiel beendet.
option-crashes_long = Crashs, langes Spiel
    .help = Der Crash, der das lange Spiel beendet.
option-instability_start = Erste Instabilität
    .help = Wo die Instabilität des Marktes anfängt und wohin sie nach einem Crash zurückgeht.
option-instability_step = Schritt der Instabilität
    .help = Um wie viel sie nach einer Runde ohne Crash steigt.
option-fewer_investments_than_players = Weniger Investitionen als Mitspieler
    .help = Jede Runde liegen so viele Investitionen weniger aus, als Leute mitspielen.
option-open_loan_cards = Offene Darlehenskarten
    .help = Wie viele Darlehenskarten zur Auswahl offen liegen.
option-fee_percent = Gebühr des Bankiers
    .help = Was der Bankier der Notenpresse zahlt, in Prozent des Darlehens, aufgerundet.
option-offers_per_step = Angebote pro Schritt
    .help = Wie viele Angebote man in einem Darlehensschritt machen darf.
option-empty_hand_coins = Leere Hand
    .help = Dollar für eine leere Hand, einmal pro Runde und Person.
option-rebids = Nachgebote
    .help = Wie oft bei Gleichstand noch einmal geboten wird.
option-d4_gold = Wachstum W4
    .help = Gold, das der W4 bringt, wenn er nicht crasht.
option-d6_gold = Wachstum W6
    .help = Gold, das der W6 bringt, wenn er nicht crasht.
option-d12_grows_from = W12 wächst ab
    .help = Der niedrigste Wurf, mit dem der W12 Gold bringt.
option-d12_gold = Wachstum W12
    .help = Gold, das der W12 bringt.
option-d12_gold_on_12 = Wachstum W12 bei 12
    .help = Gold, das der W12 bei einer 12 bringt.
option-d20_grows_from = W20 wächst ab
    .help = Der niedrigste Wurf, mit dem der W20 Gold bringt.
option-d20_gold = Wachstum W20
    .help = Gold, das der W20 bringt.
option-d20_factor_on_20 = Faktor W20 bei 20
    .help = Womit das Gold bei einer 20 malgenommen wird.

## length: Names.

length-short = Kurz
length-long = Lang

## view: Labels of what lies on the table.

view-banker = Bankier
view-crashes = Crashs
view-last_crash = Letzter Crash bei
view-instability = Instabilität
view-last_roll = Letzter Wurf: W4, W6, W12, W20
view-laid_out = Ausliegende Investitionen
view-open_loan_cards = Offene Darlehenskarten
view-loans = Laufende Darlehen
view-offers = Angebote
view-offer = Angebot
view-total = Zurück insgesamt
view-fee = Gebühr
view-rest = Zum Abzahlen
view-companies = Firmen
view-bands = Was der Würfel tut
view-crash = Crash
view-added = Gold dazu
view-factor = Gold mal
view-investment_deck = Übrige Investitionskarten
view-investment_discards = Abgelegte Investitionen
view-loan_deck = Übrige Darlehenskarten
view-loan_discards = Abgelegte Darlehenskarten
view-screens = Sichtschirme
view-coins = Münzen
view-gold = Gold
view-cubes = Übrige Klötzchen
view-investments = Investitionen
view-card = Karte
view-die = Würfel
view-rounds = Runden
view-lender = Verliehen von
view-borrower = Geborgt von
view-instalment = Rate
view-remaining = Offene Raten
view-security = Pfand
view-due = Jetzt fällig
view-sealed_bid = In deiner Faust
view-deals = Angebote
view-open = Auf dem Tisch
view-settlement = Zahlungen
view-done = Fertig
view-amount = Betrag
view-sealed = Geschlossene Fäuste
view-paid_for_empty_hand = Bezahlt für eine leere Hand
view-order = Reihenfolge der Wahl

## confirm: A last question before something that hurts.

confirm-default = Wenn du das { LOAN($loan) } platzen lässt, geht das Pfand an die Person, die dir geliehen hat.

## face: Labels and short sentences on the board.

face-goal = Hab das meiste Gold im Vorrat, wenn der Markt zum letzten Mal zusammenbricht.
face-none_laid_out = Keine. Die nächste Runde legt neue aus.
face-market_opens = Die Börse öffnet, und alle glauben an sie.
face-floor = Auf dem Parkett
face-crashes_final = der letzte Crash
face-crashed = gecrasht
face-dial_amount = Betrag
face-dial_instalment = Rate
face-dial_security = Pfand
face-step_banker_auction = Bankier
face-step_loans = Darlehen
face-step_investment_auction = Gebote
face-step_cash_in = Einlösen
face-step_roll = Wurf
face-press = Notenpresse
face-reserve = Goldreserve
face-instability =
    { $value ->
        [1] ein Wurf von { $value } ist ein Crash
       *[other] ein Wurf bis { $value } ist ein Crash
    }
face-crashes = { $crashes } von { $of }, dann ist Schluss
face-last_roll = Der letzte Wurf
face-no_roll = Die Würfel des Marktes
face-exchange = Die Börse: was der nächste Wurf tut
face-band_crash = { $span }: Crash
face-band_nothing = { $span }: nichts
face-band_adds = { $span }: +{ $added } Gold
face-band_times = { $span }: Gold ×{ $factor }
face-nobody_holds = Niemand hält einen Anteil.
face-gold = { $gold } Gold
face-no_gold = kein Gold
face-you = Du
face-leads = führt mit { $high } $
face-left = ausgestiegen
face-bids = bietet
face-waits = wartet
face-haggles = verleiht und borgt
face-settles = zahlt Schulden
face-done = fertig
face-fist_closed = Faust geschlossen
face-thinks = überlegt ein Gebot
face-chooses = hatte { $amount } $, wählt jetzt
face-opened = hatte { $amount } $
face-in_fist = { $amount } $ in deiner Faust
face-cashes = darf einlösen
face-rounds_dial = Darlehenskarte: Runden
face-reckoning = Wird gerechnet …
face-cost_here = Wähle die Runden; was das Darlehen kostet, steht dann hier.
face-lend_to = { SEAT($to) } etwas leihen
face-borrow_from = Von { SEAT($to) } leihen
face-take_for = { INVESTMENT($card) } mit { $gold } Gold nehmen
face-cash_in_for = { INVESTMENT($card) } für { $gold } Gold einlösen
face-pay_instalment_for = { SEAT($lender) } { $amount } $ zahlen: { LOAN($loan) }
face-pay_off_for = Für { $amount } $ ganz abzahlen: { LOAN($loan) }
face-default_for = Platzen lassen und { $security } Gold verlieren: { LOAN($loan) }
face-loan_commit = Vorschlagen: { $amount } $ für Raten zu { $instalment } $, { $security } Gold als Pfand
face-fist_held = Du hältst { $amount } $.
face-screens_down = Übrige Münzen: Sie entscheiden bei gleich viel Gold
face-refused_last = Zuletzt abgelehnt
face-no_loans = Niemand schuldet etwas.
face-owes = schuldet
face-left_to_pay =
    noch { $remaining ->
        [one] { $remaining } Rate
       *[other] { $remaining } Raten
    }, insgesamt { $rest } $
face-security = { $security } Gold als Pfand
face-debt = schuldet { $remaining } × { $instalment } $
face-cubes = { $cubes } Klötzchen

## headline: Headlines of the newspaper.

headline-banker_named = { SEAT($seat) } übernimmt die Bank für { $price } $
headline-loan_made = { SEAT($lender) } leiht { SEAT($borrower) } { $terms-amount } $
headline-loan_defaulted = { SEAT($borrower) } zahlt { SEAT($lender) } nicht mehr
headline-company_crashed = { COMPANY($company) } crasht
headline-final_crash = Der letzte Crash: alle Investitionen verloren

## cost: Names.

cost-borrower =
    Du bekommst jetzt { $amount } $ und zahlst { $total } $ zurück, in { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }. Hörst du auf zu zahlen, verlierst du { $security } Gold.
cost-lender =
    Du zahlst der Presse jetzt { $fee } $; { SEAT($borrower) } zahlt dir { $total } $ für { $amount } $, in { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }. Bleibt die Zahlung aus, behältst du { $security } Gold.
cost-others =
    { SEAT($borrower) } zahlt { SEAT($lender) } { $total } $ für { $amount } $, in { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }, oder gibt { $security } Gold auf.

## place: Names.

place-press = die Notenpresse
    .dative = der Notenpresse
place-reserve = die Goldreserve
    .dative = der Goldreserve

## kind: Names.

kind-coins = Dollar
kind-gold = Gold

## die: Names.

die-d4 = W4
die-d6 = W6
die-d12 = W12
die-d20 = W20

## hint: Hints for a first game, by step.

hint-banker_auction = Der Bankier macht Geld, das vorher niemand hatte, für ein Zehntel davon. Will jemand borgen, und willst du es?
hint-loans = Schau auf alle vier Zahlen eines Darlehens: was kommt, was zurückgeht, wie lange, und welches Gold auf dem Spiel steht. Wann wirst du die Münzen dafür haben?
hint-investment_auction = Alle zahlen, aber nicht alle bekommen eine Karte. Biete genug für die Karte, die du willst, oder gar nichts.
hint-choose_investments = Mehr Gold jetzt oder ein Würfel, der wohl mehr bringt? Das Risiko ist die Instabilität gegen die Seiten des Würfels.
hint-cash_in = Gold auf einer Karte ist eine Hoffnung, Gold in der Hand gehört dir. Je höher die Instabilität, desto eher solltest du gehen.
hint-final_crash = Eine Rate kauft dein Pfand zurück. Vergleich Münzen, die jetzt kaum noch zählen, mit Gold, das entscheidet.

## explain: What a thing on the board is, does and is worth.

explain-investment = Ein Anteil an der Firma mit dem { DIE($die) }. Das Gold darauf, jetzt { $gold }, gehört dir erst, wenn du ihn einlöst; crasht die Firma, ist es verloren.
explain-loan =
    Ein Darlehen von { SEAT($lender) } an { SEAT($borrower) }: noch { $remaining ->
        [one] { $remaining } Rate
       *[other] { $remaining } Raten
    } zu { $instalment } $, insgesamt { $rest } $, mit { $security } Gold als Pfand.
explain-loan_card =
    Ein Darlehen auf diese Karte wird in { $rounds ->
        [one] { $rounds } Rate
       *[other] { $rounds } Raten
    } zurückgezahlt, eine pro Runde.
explain-company-0 = Über diese Firma entscheidet der W4. Sie wächst am schnellsten und crasht am häufigsten.
explain-company-1 = Über diese Firma entscheidet der W6. Sie wächst ein wenig in jeder Runde, in der sie nicht crasht.
explain-company-2 = Über diese Firma entscheidet der W12. Sie wächst ein wenig in den meisten Runden und crasht selten.
explain-company-3 = Über diese Firma entscheidet der W20. Sie ist die sicherste, und ab und zu verdoppelt sie sich.
explain-player = Jemand aus der Runde. Wer nach dem letzten Crash das meiste Gold in der Hand hat, gewinnt; Münzen entscheiden nur bei Gleichstand.
explain-gold = Gold in der Hand gewinnt das Spiel. Gold auf einer Karte ist noch nicht in der Hand.
explain-coin = Münzen sind zum Bieten, Verleihen und Zurückzahlen da. Die Presse macht sie und nimmt sie; am Ende entscheiden sie nur bei Gleichstand.

## guided: The lessons of the guided game.

guided-win = Wer das meiste Gold hat, gewinnt. Münzen zählen nur bei Gleichstand: Sie sind zum Bieten und Verleihen da. Ein echtes Spiel endet nach 4 oder 5 Crashs; dieses kurze endet mit dem ersten.
guided-banker = { SEAT($banker) } bietet { $price } $, um Bankier zu werden; nur der Bankier darf in dieser Runde verleihen. Du willst borgen, also behalte deine { $coins } $ und steig aus der Auktion aus.
guided-borrow = Zwei Investitionen liegen offen, eine mit 3 Gold darauf, und wer am meisten Münzen bietet, wählt zuerst. Dafür hast du zu wenige. Der Bankier kann dir welche geben.
guided-terms = Ein Darlehen sind vier Zahlen: Schlag { SEAT($to) } vor, { $amount } $ zu borgen und { $rounds }-⁠mal { $instalment } $ zurückzuzahlen, insgesamt { $total } $, mit { $security } Gold als Pfand. Hörst du auf zu zahlen, ist dieses Gold weg.
guided-borrowed = Du hast jetzt { $coins } $, und { $security } von deinem Gold liegen auf dem Darlehen, bis es bezahlt ist. { SEAT($lender) } hat nur ein Zehntel davon gezahlt: Den Rest hat die Notenpresse gemacht. Sag, dass du fertig bist.
guided-fist = Alle bieten gleichzeitig in der geschlossenen Faust, und alle zahlen, auch wer nichts bekommt. Die Karte mit { $gold } Gold ist den Einsatz wert: Schließ die Faust um 30 $ und behalte ein paar Münzen für die Raten.
guided-choose = Du hast am meisten geboten und wählst zuerst. Nimm { INVESTMENT($card) } mit { $gold } Gold: Wenn die Würfel die Firma nicht crashen lassen, kommen jede Runde { $added } dazu.
guided-keep = Gold auf einer Karte gehört dir noch nicht. Du könntest sie jetzt für { $gold } einlösen. Eine Firma crasht, wenn ihr Würfel { $instability } oder weniger zeigt: hier eine von vier Seiten. Wag es eine Runde lang und sag, dass du fertig bist.
guided-grown = Kein Crash. Deine Karte trägt jetzt { $gold } Gold, aber die Instabilität ist auf { $instability } gestiegen: Jede ruhige Runde macht den nächsten Crash wahrscheinlicher.
guided-lend = Diesmal werde selbst Bankier. Sonst will niemand, also genügen { $amount } $.
guided-instalment = Zuerst dein eigenes Darlehen: { $amount } $ an { SEAT($lender) } sind fällig. Zahl sie, denn { $security } Gold stehen auf dem Spiel.
guided-make_money = Jetzt verleih Geld, das es nicht gibt: { SEAT($to) } bekommt { $amount } $ von der Presse, dich kostet es { $fee } $ Gebühr, und du sollst { $total } $ in { $rounds } Raten zurückbekommen. { $security } Gold als Pfand sorgen dafür. Schlag es vor.
guided-lent = { SEAT($borrower) } hat angenommen. Geld ist in die Welt gekommen, und mit ihm steigen die Gebote. Sag, dass du fertig bist.
guided-empty_hand = Du hast { $coins } $ und hier nichts mehr zu holen: Die anderen bieten mit geborgtem Geld. Für eine leere Hand zahlt die Presse 5 $. Schließ die Faust um nichts.
guided-cash = Jetzt ist jeder Würfel, der { $instability } oder weniger zeigt, ein Crash, bei deinem die Hälfte aller Würfe. Wer zuletzt dran ist, hat gesehen, dass die anderen ihre behalten. Nimm deinen Gewinn: Lös { INVESTMENT($card) } für { $gold } Gold ein.
guided-last = Der W4 zeigt { $roll }: Deine Firma ist gecrasht, gleich nachdem du verkauft hast, und alle Investitionen sind weg. Jetzt löst eine letzte Rate von { $amount } $ dein Darlehen ab, und { SEAT($lender) } gibt { $security } Gold zurück. Zahl sie.
guided-end = Du hast { $own } Gold, die anderen { $second } und { $third }. Auch sie hatten Gold auf ihren Karten, aber sie haben es nie eingelöst.
guided-after = Geld war hier leicht zu bekommen, und darum war es wenig wert: Es kam darauf an, rechtzeitig zu gehen. Denk daran, wenn alle verleihen.

## guided_else: What the guide answers when the learner does something else.

guided_else-banker = Der Bankier verleiht, kann in der Runde aber nicht borgen, und du hättest weniger Münzen für die Investitionen. Überlass die Karte { SEAT($banker) }.
guided_else-terms = Ihr könnt alles vereinbaren, was ihr beide wollt. Der Begleiter borgt { $amount } $: genug für die erste Wahl und nicht mehr, als du zurückzahlen kannst.
guided_else-terms-done = Ohne Darlehen bietest du mit dem, was von deinen Münzen übrig ist, und jemand anders bekommt die erste Wahl.
guided_else-borrowed = Ein Darlehen genügt: Jedes nimmt Gold von dir als Pfand.
guided_else-fist = Was du bietest, ist weg, also biete nicht alles. Aber mit viel weniger zahlst du für die zweite Wahl oder für nichts.
guided_else-choose = Auf dieser Karte liegt weniger Gold. Du hast für die erste Wahl bezahlt: Nimm { $gold } Gold.
guided_else-keep = Gold in deinen Händen ist sicher, und Einlösen ist nie lange falsch. Aber diese Karte wächst wahrscheinlich, und der Begleiter wagt es einmal.
guided_else-lend = Als Bankier darfst du selbst Darlehen vergeben, und diese Macht ist { $amount } $ wert.
guided_else-instalment = Zahlst du nicht, verlierst du die { $security } Gold, die auf dem Darlehen liegen. Zahl erst, dann sieh, was du sonst noch willst.
guided_else-instalment-default = Platzen lassen heißt, { $security } Gold aufzugeben, um jetzt { $amount } $ zu sparen. Gold gewinnt das Spiel, Münzen nicht.
guided_else-instalment-pay_off = Du darfst alles auf einmal abzahlen, aber dann bleiben dir zu wenige Münzen zum Verleihen.
guided_else-make_money = Was ihr beide vereinbart, ist ein Darlehen. Der Begleiter verleiht { $amount } $ gegen { $security } Gold, damit du gewinnst, ob nun zurückgezahlt wird oder nicht.
guided_else-make_money-done = Du hast bezahlt, um Bankier zu sein. Wenn du nichts verleihst, war das umsonst.
guided_else-lent = Für die Gebühr eines weiteren Darlehens hast du zu wenige Münzen. Weiter geht’s.
guided_else-empty_hand = Mit { $coins } $ überbietest du kein geborgtes Geld, und was du bietest, ist verloren. Nichts ist hier das bessere Gebot.
guided_else-cash = Es wäre das zweite Risiko mit derselben Karte, und jetzt ist ein Crash so wahrscheinlich wie Wachstum.
guided_else-last = Für { $amount } $ bekommst du { $security } Gold zurück. Zahlst du nicht, bleiben sie bei { SEAT($lender) }.

## name: Names printed on cards. A deck of somebody's own has its own names, which are not translated.

name-2-round-loan = 2-Runden-Darlehen
name-2-round-loan-card = Darlehenskarte für 2 Runden
name-3-round-loan = 3-Runden-Darlehen
name-3-round-loan-card = Darlehenskarte für 3 Runden
name-4-round-loan = 4-Runden-Darlehen
name-4-round-loan-card = Darlehenskarte für 4 Runden
name-5-round-loan = 5-Runden-Darlehen
name-5-round-loan-card = Darlehenskarte für 5 Runden
name-6-round-loan = 6-Runden-Darlehen
name-6-round-loan-card = Darlehenskarte für 6 Runden
name-7-round-loan = 7-Runden-Darlehen
name-7-round-loan-card = Darlehenskarte für 7 Runden
name-active-radio-corporation = Active Radio Corporation
name-active-radio-corporation-d6 = Active Radio Corporation (W6)
name-generic-motor-vehicle-company = Generic Motor Vehicle Company
name-generic-motor-vehicle-company-d4 = Generic Motor Vehicle Company (W4)
name-government-bonds-of-freedom = Government Bonds of Freedom
name-government-bonds-of-freedom-d20 = Government Bonds of Freedom (W20)
name-national-steel-industries = National Steel Industries
name-national-steel-industries-d12 = National Steel Industries (W12)
name-no-need-for-it = kein Bedarf
name-short-of-cash = knapp bei Kasse
name-too-dear = zu teuer
name-too-risky = zu riskant
