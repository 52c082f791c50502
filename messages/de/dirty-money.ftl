### Dirty Money
### docs/translating.md says how such a file is read.
### Wortwahl: Placement card = Anlage (Anlagekarte), front = Fassade, Blacklist = Schwarze Liste, Blacklist point = Listenpunkt,
### villain = Schurke, First Player Marker = Startmarker, Money card = Geldkarte, Action card = Aktionskarte, money deck = Geldstapel,
### dirty / clean = schmutzig / sauber, Inspect = Kontrolle, Audit = Prüfung, Trade = Tausch, Bribery = Bestechung,
### visit = Besuch, location = Ort, region = Region, lie low = untertauchen, claim = einfordern, slot = unterlegen,
### Overpay slot = Überzahlfach, Quick Mode = Schnellmodus, Choice Mode = Auswahlmodus, hand limit = Handlimit, display = Auslage.
### Artwork = Kunstwerk, Art Gallery = Kunstgalerie, Accounting Firm = Buchhaltung, Casino = Casino,
### Cryptocurrency Exchange = Kryptobörse, Charity = Stiftung, Digital Bank = Digitalbank, Law Firm = Kanzlei,
### Remittance Company = Geldtransfer, Restaurant Chain = Restaurantkette.

## about: What the first page says of the game.

about-dirty-money = Wasch, was du kannst, kauf, was die Nachbarn bewundern, und halt deinen Namen von der Liste der Regierung fern.

## event: What happened: lines of the log, read aloud to screen readers.

event-villain_dealt = { SEAT($seat) } spielt { VILLAIN($villain, form: "accusative") }.
event-marker_given = { SEAT($seat) } hat die niedrigste Nummer und bekommt den Startmarker.
event-hand_dealt =
    { SEAT($seat) } bekommt { $count ->
        [one] { $count } Geldkarte
       *[other] { $count } Geldkarten
    }.
event-hand_shown = { SEAT($seat) } hält { CARD($cards) }.
event-placement_laid = Über { LOCATION($location, form: "dative") }: { PLACEMENT($placement) }.
event-money_laid = Unter { LOCATION($location, form: "dative") }: { CARD($cards) }.
event-drafted = { SEAT($seat) } deckt { PLACEMENT($placement) } über der Bananenrepublik auf.
event-round_began = Runde { $round } beginnt mit { SEAT($first) }.
event-passed = { SEAT($seat) } kann nichts besuchen und passt.
event-visited = { SEAT($seat) } besucht { LOCATION($location, form: "accusative") } und nimmt { CARD($cards) }.
event-limit_exceeded =
    { SEAT($seat) } hat { $excess ->
        [one] { $excess } Karte
       *[other] { $excess } Karten
    } zu viel.
event-excess_chosen = { SEAT($seat) } legt { CARD($cards) } auf die Schwarze Liste.
event-excess_blacklisted =
    { SEAT($seat) } legt { $count ->
        [one] { $count } Handkarte
       *[other] { $count } Handkarten
    } verdeckt auf die Schwarze Liste.
event-action_played = { SEAT($seat) } spielt { CARD($card) }.
event-dirty_found = { SEAT($seat) } zieht { CARD($card) } bei { SEAT($target) } und nimmt die Karte.
event-clean_found = { SEAT($seat) } zieht { CARD($card) } bei { SEAT($target) } und gibt die Karte zurück.
event-dirty_taken = { SEAT($seat) } zieht bei { SEAT($target) } eine schmutzige Karte und nimmt sie.
event-clean_returned = { SEAT($seat) } zieht bei { SEAT($target) } eine saubere Karte und gibt sie zurück.
event-nothing_to_inspect = Bei { SEAT($target) } gibt es keine Karte zu kontrollieren.
event-hand_audited = { SEAT($seat) } zeigt { CARD($cards) }: { $dirty } schmutzig.
event-blacklisted = { SEAT($seat) } bekommt einen Listenpunkt: { CARD($card) }.
event-blacklisted_plain = { SEAT($seat) } bekommt einen Listenpunkt; es ist keine Karte mehr da, um ihn zu markieren.
event-unlisted = { SEAT($seat) } legt { CARD($card) } von der Schwarzen Liste ab.
event-unlisted_plain = { SEAT($seat) } verliert einen Listenpunkt, den keine Karte markierte.
event-nothing_listed = { SEAT($seat) } hat nichts auf der Schwarzen Liste.
event-hand_looked_at = { SEAT($seat) } schaut in die Hand von { SEAT($partner) }.
event-hand_seen = { SEAT($partner) } hält { CARD($cards) }.
event-nothing_traded = { SEAT($seat) } und { SEAT($partner) } haben nichts zu tauschen.
event-cards_traded = { SEAT($seat) } nimmt { CARD($took) } von { SEAT($partner) } und gibt { CARD($gave) }.
event-card_given_back = { SEAT($seat) } nimmt eine Karte von { SEAT($partner) } und gibt dieselbe zurück.
event-traded = { SEAT($seat) } nimmt eine Karte von { SEAT($partner) } und gibt eine.
event-paid = { SEAT($seat) } zahlt { $worth } bei einem Preis von { $cost }: { CARD($cards) }.
event-loan_spent = { SEAT($seat) } gibt { CARD($card) } als Geld einer anderen Währung aus.
event-crypto_boosted = Krypto ist für { SEAT($seat) } { $worth } wert.
event-discounted = { SEAT($seat) } zahlt { $off } weniger für { PLACEMENT($placement) }.
event-bought = { SEAT($seat) } kauft { PLACEMENT($placement) } { LOCATION($location, form: "in") }.
event-marker_taken = { SEAT($seat) } nimmt den Startmarker.
event-slotted = { SEAT($seat) } legt { CARD($card) } unter { PLACEMENT($placement) }.
event-slotted_plain = { SEAT($seat) } zählt eine Karte unter { PLACEMENT($placement) }; es ist keine mehr da, um sie unterzulegen.
event-overpaid_slotted = { SEAT($seat) } legt { CARD($card) } ins Überzahlfach.
event-overpaid_slotted_plain = { SEAT($seat) } zählt eine Karte im Überzahlfach; es ist keine mehr da, um sie hineinzulegen.
event-gallery_drew = { SEAT($seat) } zieht eine Geldkarte für { PLACEMENT($placement) }.
event-gallery_drew_action = { SEAT($seat) } zieht { CARD($card) } für { PLACEMENT($placement) } und muss die Karte spielen.
event-drew = { SEAT($seat) } hat { CARD($card) } gezogen.
event-launderer_drew = { SEAT($seat) } zieht eine Geldkarte zum Waschen.
event-launderer_passed_over = { SEAT($seat) } zieht { CARD($card) } und legt die Karte ab.
event-discarded = { SEAT($seat) } legt { CARD($card) } ab.
event-turn_ended = { SEAT($seat) } beendet den Zug.
event-goal_reached =
    { SEAT($seat) } besitzt { $placements ->
        [one] { $placements } Anlage
       *[other] { $placements } Anlagen
    }: Das ist die letzte Runde.
event-deck_renewed =
    Der Geldstapel ist leer: { $cards ->
        [one] { $cards } abgelegte Karte kommt
       *[other] { $cards } abgelegte Karten kommen
    } zurück.
event-money_added = Neu unter { LOCATION($location, form: "dative") }: { CARD($cards) }.
event-placement_added = Neu über { LOCATION($location, form: "dative") }: { PLACEMENT($placement) }.
event-game_ended = Das Spiel ist vorbei. { ENDING($ending) }
event-charity_gave =
    Die Stiftung nimmt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } von der Schwarzen Liste von { SEAT($seat) }.
event-hand_laid_open = { SEAT($seat) } deckt { CARD($cards) } auf: { $value } auf der Hand.
event-blacklist_laid_open = Auf der Schwarzen Liste von { SEAT($seat) } lagen { CARD($cards) }.
event-card_scored = { SEAT($seat) } bekommt { $points } für { PLACEMENT($placement) }.
event-artwork_scored =
    { SEAT($seat) } bekommt { $points } für { $count ->
        [one] { $count } Kunstwerk
       *[other] { $count } Kunstwerke
    }.
event-overpaid_scored = { SEAT($seat) } bekommt { $points } für das Überzahlfach.
event-blacklist_scored = { SEAT($seat) } bekommt { $points } für die Schwarze Liste.
event-most_blacklisted = { SEAT($seat) } bekommt { $points } für die längste Schwarze Liste.
event-tie_broken = Der Gleichstand geht an { SEAT($seat) }.
event-won =
    { SEAT($seat) } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.

## brief: The same in few words, behind a name: "Ada: bid $5 · left the auction".

brief-visited = geht { LOCATION($location, form: "to") }
brief-action_played = spielt { CARD($card) }
brief-bought = kauft { PLACEMENT($placement) }
brief-dirty_taken = nimmt { SEAT($target) } eine schmutzige Karte ab
brief-traded = tauscht mit { SEAT($partner) }
brief-excess_blacklisted =
    legt { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } auf die Schwarze Liste
brief-blacklisted = bekommt einen Listenpunkt
brief-passed = passt

## why: Why something cannot be done.

why-not_now = Das geht in diesem Moment nicht.
why-not_in_use = An diesem Tisch wird ohne { LOCATION($location, form: "accusative") } gespielt.
why-nothing_below = Unter { LOCATION($location, form: "dative") } liegt nichts, also ist kein Besuch möglich.
why-no_cards_left = Es ist keine Karte mehr zum Ziehen da.
why-wrong_count =
    Du hast { $given ->
        [one] { $given } Karte
       *[other] { $given } Karten
    } genannt; nötig: { $needed }.
why-not_in_hand = { CARD($card) } ist nicht auf deiner Hand.
why-named_twice = { CARD($card) } ist doppelt genannt.
why-not_in_play = { CARD($card) } ist gerade nicht auszuspielen.
why-needs_target = { CARD($card) } wird gegen jemand anderen gespielt.
why-needs_no_target = Bei { CARD($card) } suchst du niemanden aus.
why-not_an_opponent = Das muss jemand anders am Tisch sein.
why-not_in_their_hand = { CARD($card) } ist nicht in dieser Hand.
why-not_for_sale = { PLACEMENT($placement) } gibt es hier nicht zu kaufen.
why-no_purchase_left =
    Bei diesem Besuch darfst du höchstens { $most ->
        [one] { $most } Karte
       *[other] { $most } Karten
    } kaufen.
why-same_card_twice = { PLACEMENT($placement) } lässt sich nur einmal kaufen.
why-wrong_currency = { CARD($card) } ist die falsche Währung.
why-too_little = Das ist { $worth } wert; der Preis ist { $cost }.
why-nothing_to_pay = Es kostet nichts, also wird nichts gezahlt.
why-not_your_villain = Das ist nur { VILLAIN($villain, form: "dative") } erlaubt.
why-loan_spent = Du hast in diesem Zug schon eine Karte als andere Währung ausgegeben.
why-not_here = Das geht nur { LOCATION($location, form: "in") }.
why-already_done = Das hast du bei diesem Besuch schon getan.
why-not_owed = Bei { PLACEMENT($placement) } ist nichts einzufordern.
why-nothing_overpaid = Keine Zahlung in diesem Zug lag weit genug über dem Preis.

## action: What can be done: the labels of buttons.

action-draft = Karte von { REGION($region, form: "dative") } aufdecken
action-visit = Besuch { LOCATION($location, form: "in") }
action-blacklist = { CARD($cards) } auf die Schwarze Liste legen
action-play = { CARD($card) } spielen
action-play--target = { CARD($card) } gegen { SEAT($target) } spielen
action-trade = { CARD($take) } nehmen und { CARD($give) } geben
action-give_back = Die genommene Karte zurückgeben
action-buy = { PLACEMENT($placement) } kaufen
action-buy--loan = { PLACEMENT($placement) } kaufen, { CARD($loan) } als beliebige Währung
action-buy--second = { PLACEMENT($placement) } kaufen, dann { PLACEMENT($second) }
action-buy--second--loan = { PLACEMENT($placement) } kaufen, dann { PLACEMENT($second) }, { CARD($loan) } als beliebige Währung
action-lie_low = Untertauchen: eine Karte von deiner Schwarzen Liste, und der Startmarker
action-claim = Effekt einfordern: { PLACEMENT($placement) }
action-claim_overpaid = Karte fürs Überzahlfach einfordern
action-launder = Zug beenden und eine Karte waschen
action-discard = { CARD($card) } ablegen
action-end_turn = Zug beenden

## form: The headings of forms.

form-blacklist = Karten für die Schwarze Liste
form-trade = Je eine Karte hin und her
form-buy = { PLACEMENT($placement) } kaufen
form-buy--loan = { PLACEMENT($placement) } kaufen, { CARD($loan) } als beliebige Währung
form-buy--second = { PLACEMENT($placement) } kaufen, dann { PLACEMENT($second) }
form-buy--second--loan = { PLACEMENT($placement) } kaufen, dann { PLACEMENT($second) }, { CARD($loan) } als beliebige Währung

## ask: The labels of fields in forms.

ask-cards = Karten zum Weggeben
ask-take = Aus der anderen Hand nehmen
ask-give = Aus deiner Hand geben
ask-pay = Karten zum Zahlen

## phase: What the game waits for: the line at the top of the table.

phase-draft = { SEAT($seat) } nennt einen Stapel für die Karten über der Bananenrepublik (noch { $left }).
phase-visit = { SEAT($seat) } sucht einen Ort zum Besuchen aus.
phase-actions = { SEAT($seat) } hat Aktionskarten zu spielen.
phase-business = { SEAT($seat) } ist { LOCATION($location, form: "in") } und darf den Ort und Effekte eigener Karten nutzen, dann endet der Zug.
phase-excess = { SEAT($seat) } hat zu viele Karten und wählt welche für die Schwarze Liste.
phase-trading = { SEAT($turn-seat) } tauscht eine Karte mit { SEAT($partner) }.
phase-laundering = { SEAT($seat) } sucht eine Karte zum Ablegen aus.
phase-over = Das Spiel ist vorbei. { ENDING($ending) }

## gauge: Figures over time, in charts and tables.

gauge-clean_cash = Sauberes Geld auf der Hand
gauge-dirty_cash = Schmutziges Geld auf der Hand
gauge-points = Punkte, wenn das Spiel jetzt endete
gauge-placements = Anlagen
gauge-blacklist = Listenpunkte
gauge-dirty_known = Allen bekannte schmutzige Karten
gauge-dirty_held = Schmutzige Karten auf der Hand
gauge-hand_value = Geld auf der Hand
gauge-display_cost = Mittlerer Preis der Karten in der Auslage
gauge-money_below = Geld unter den Orten

## score: Lines of the score sheet.

score-artwork = Kunstwerke (gedruckte Punkte)
score-art_gallery = Kunstgalerie
score-accounting_firm = Buchhaltung
score-casino = Casino
score-cryptocurrency_exchange = Kryptobörse
score-charity = Stiftung
score-digital_bank = Digitalbank
score-law_firm = Kanzlei
score-remittance_company = Geldtransfer
score-restaurant_chain = Restaurantkette
score-artwork_sets = Sätze von Kunstwerken
score-overpaid = Überzahlfach
score-blacklist = Schwarze Liste
score-most_blacklisted = Längste Schwarze Liste

## tile: Names.

tile-artwork = Kunstwerk
tile-cryptocurrency_exchange = Kryptobörse

## ending: How the game ended.

ending-placements = Jemand besitzt genug Anlagen.
ending-no_visit = Eine ganze Runde lang konnte niemand etwas besuchen.
ending-round_limit = Die letzte erlaubte Runde ist gespielt.

## moment: Moments of a game that a replay can jump to.

moment-round = Eine Runde beginnt
moment-dirty_found = Schmutziges Geld gefunden
moment-audit = Eine Prüfung
moment-limit = Zu viele Karten
moment-marker = Der Startmarker wechselt
moment-goal = Die letzte Runde

## villain: Names.

villain-money_launderer = Geldwäscher
    .accusative = den Geldwäscher
    .dative = dem Geldwäscher
villain-corruption_rat = Korruptionsratte
    .accusative = die Korruptionsratte
    .dative = der Korruptionsratte
villain-kitsukuza = Kitsukuza
    .accusative = Kitsukuza
    .dative = Kitsukuza
villain-bears_of_wall_street = Wall-Street-Bären
    .accusative = die Wall-Street-Bären
    .dative = den Wall-Street-Bären
villain-loan_shark = Kredithai
    .accusative = den Kredithai
    .dative = dem Kredithai

## region: Names.

region-europe = Europa
    .dative = Europa
region-japan = Japan
    .dative = Japan
region-usa = USA
    .dative = den USA

## location: Names.

location-europe = Europa
    .accusative = Europa
    .dative = Europa
    .in = in Europa
    .to = nach Europa
location-japan = Japan
    .accusative = Japan
    .dative = Japan
    .in = in Japan
    .to = nach Japan
location-usa = USA
    .accusative = die USA
    .dative = den USA
    .in = in den USA
    .to = in die USA
location-banana_republic = Bananenrepublik
    .accusative = die Bananenrepublik
    .dative = der Bananenrepublik
    .in = in der Bananenrepublik
    .to = in die Bananenrepublik
location-black_market = Schwarzmarkt
    .accusative = den Schwarzmarkt
    .dative = dem Schwarzmarkt
    .in = auf dem Schwarzmarkt
    .to = auf den Schwarzmarkt
location-auction_house = Auktionshaus
    .accusative = das Auktionshaus
    .dative = dem Auktionshaus
    .in = im Auktionshaus
    .to = ins Auktionshaus
location-0 = Europa
    .accusative = Europa
    .dative = Europa
    .in = in Europa
    .to = nach Europa
location-1 = Japan
    .accusative = Japan
    .dative = Japan
    .in = in Japan
    .to = nach Japan
location-2 = USA
    .accusative = die USA
    .dative = den USA
    .in = in den USA
    .to = in die USA
location-3 = Bananenrepublik
    .accusative = die Bananenrepublik
    .dative = der Bananenrepublik
    .in = in der Bananenrepublik
    .to = in die Bananenrepublik
location-4 = Schwarzmarkt
    .accusative = den Schwarzmarkt
    .dative = dem Schwarzmarkt
    .in = auf dem Schwarzmarkt
    .to = auf den Schwarzmarkt
location-5 = Auktionshaus
    .accusative = das Auktionshaus
    .dative = dem Auktionshaus
    .in = im Auktionshaus
    .to = ins Auktionshaus

## deck: Names.

deck-0 = Anlagenstapel von Europa
deck-1 = Anlagenstapel von Japan
deck-2 = Anlagenstapel der USA

## option: Options of a new table: the label, and a sentence of help.

option-quick = Schnellmodus
    .help = Weniger Anlagen beenden das Spiel.
option-choice = Auswahlmodus
    .help = Über jeder Region liegen mehr Anlagen.
option-deck = Eigener Kartensatz
    .help = Ein eigener Kartensatz anstelle dessen, der zum Spiel gehört.
option-start_money = Ausgeteilte Karten
    .help = Geldkarten, mit denen alle anfangen.
option-last_player_extra = Extra für den letzten Platz
    .help = Geldkarten, die die letzte Person in der Reihe zusätzlich bekommt.
option-money_laid = Geld am Anfang
    .help = Karten unter jedem Ort am Anfang.
option-money_added = Geld dazu
    .help = Karten, die nach einer Runde dazukommen, wo noch welche liegen.
option-money_renewed = Geld neu
    .help = Karten, die nach einer Runde gelegt werden, wo keine mehr liegen.
option-money_most = Meistes Geld unter einem Ort
    .help = Darüber hinaus kommt keine Karte dazu.
option-display = Karten in der Auslage
    .help = Anlagen über jeder Region.
option-choice_display = Auslage im Auswahlmodus
    .help = Anlagen über jeder Region im Auswahlmodus.
option-black_market_from = Schwarzmarkt ab
    .help = Ab wie vielen Mitspielern es den Schwarzmarkt gibt.
option-auction_house_from = Auktionshaus ab
    .help = Ab wie vielen Mitspielern es das Auktionshaus gibt.
option-hand_limit = Handlimit
    .help = Karten, die eine Hand fasst.
option-purchases = Käufe in einer Region
    .help = Anlagen, die man bei einem Besuch in einer Region kaufen darf.
option-inspect_neighbours_cards = Kontrolle links und rechts
    .help = Karten, die von beiden Nachbarn je gezogen werden.
option-inspect_rival_cards = Kontrolle links und rechts, zu zweit
    .help = Karten, die vom einzigen Rivalen gezogen werden.
option-inspect_player_cards = Kontrolle einer Person
    .help = Karten, die von der Person gezogen werden.
option-audit_dirty = Prüfung ab
    .help = Ab wie vielen schmutzigen Karten die zweite Art der Prüfung zuschlägt.
option-placements_to_end = Anlagen bis zum Ende
    .help = Anlagen, die eine Runde zur letzten machen.
option-quick_placements_to_end = Anlagen bis zum Ende im Schnellmodus
    .help = Anlagen, die eine Runde im Schnellmodus zur letzten machen.
option-round_limit = Rundengrenze
    .help = Nach dieser Runde endet das Spiel auf jeden Fall.
option-blacklist_loss = Verlust pro Listenpunkt
    .help = Punkte, die jeder Listenpunkt kostet.
option-most_blacklisted_loss = Verlust für die längste Liste
    .help = Punkte, die die meisten Listenpunkte zusätzlich kosten.
option-artwork_1 = Ein Kunstwerk
    .help = Punkte für einen Satz von einem.
option-artwork_2 = Zwei Kunstwerke
    .help = Punkte für einen Satz von zwei.
option-artwork_3 = Drei Kunstwerke
    .help = Punkte für einen Satz von drei.
option-artwork_4 = Vier Kunstwerke
    .help = Punkte für einen Satz von vier.
option-artwork_5 = Fünf Kunstwerke
    .help = Punkte für einen vollen Satz.
option-accounting_firm_points = Buchhaltung
    .help = Punkte für jede Karte darunter.
option-casino_points = Casino
    .help = Punkte für jede Karte darunter.
option-exchange_discount = Kryptobörse
    .help = Um wie viel jede den Preis in ihrer Region senkt.
option-charity_removes = Stiftung
    .help = Listenpunkte, die jede am Ende wegnimmt.
option-digital_bank_room = Digitalbank: Platz
    .help = Um wie viele Karten jede das Handlimit erhöht.
option-digital_bank_points = Digitalbank: Punkte
    .help = Punkte, die jede für jede Handkarte gibt.
option-law_firm_points = Kanzlei
    .help = Punkte für jede Karte darunter.
option-remittance_points = Geldtransfer
    .help = Punkte, die jeder für einen Satz der drei Regionen gibt.
option-restaurant_points = Restaurantkette
    .help = Punkte, die jede für jede Karte ihrer Region gibt.
option-overpaid_by = Korruptionsratte: überzahlt um
    .help = Um wie viel eine Zahlung über dem Preis liegen muss.
option-overpaid_points = Korruptionsratte: Punkte
    .help = Punkte für jede Karte im Überzahlfach.
option-kitsukuza_crypto = Krypto bei Kitsukuza
    .help = Was Krypto für Kitsukuza wert ist.
option-bears_cards = Karten der Bären
    .help = Karten über der Bananenrepublik für die Wall-Street-Bären.
option-loan_value = Karte des Kredithais
    .help = Was die Karte in beliebiger Währung wert ist.

## face: Labels and short sentences on the board.

face-goal = Hab am Ende die meisten Punkte: Deine gekauften Karten bringen welche, deine Schwarze Liste kostet welche.
face-dirty = schmutzig
face-currency_euro = Euro
face-currency_usd = Dollar
face-currency_yen = Yen
face-currency_crypto = Krypto
face-sign_europe = €
face-sign_japan = ¥
face-sign_usa = $
face-action_inspect_neighbours = Kontrolle: Nachbarn
face-action_inspect_player = Kontrolle: eine Person
face-action_audit_most = Prüfung: am meisten
face-action_audit_three = Prüfung: viel
face-action_trade = Tausch
face-action_bribery = Bestechung
face-artwork = Kunstwerk
face-by_artwork = nach Sätzen von Kunstwerken
face-by_accounting_firm = durch Prüfungen
face-by_casino = durch Käufe
face-by_digital_bank = durch deine Hand
face-by_law_firm = durch Kontrollen
face-by_remittance_company = durch Sätze von Regionen
face-by_restaurant_chain = durch ihre Region
face-more_accounting_firm = und mehr durch Prüfungen
face-more_artwork = und mehr nach Sätzen von Kunstwerken
face-more_casino = und mehr durch Käufe
face-more_digital_bank = und mehr durch deine Hand
face-more_law_firm = und mehr durch Kontrollen
face-more_remittance_company = und mehr durch Sätze von Regionen
face-more_restaurant_chain = und mehr durch ihre Region
face-printed =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
face-left_unclaimed =
    { $n ->
        [one] { $n } Belohnung ist
       *[other] { $n } Belohnungen sind
    } noch nicht beansprucht und mit dem Zug verloren.
face-affordable = Deine Hand reicht dafür.
face-not_affordable = Deine Hand reicht dafür nicht.
face-sells_europe =
    bis zu { $purchases ->
        [one] { $purchases } Karte
       *[other] { $purchases } Karten
    } für Euro
face-sells_japan =
    bis zu { $purchases ->
        [one] { $purchases } Karte
       *[other] { $purchases } Karten
    } für Yen
face-sells_usa =
    bis zu { $purchases ->
        [one] { $purchases } Karte
       *[other] { $purchases } Karten
    } für Dollar
face-sells_banana_republic = wäscht deinen Namen rein, fängt an
face-sells_black_market = eine Karte, egal welche Region
face-sells_auction_house = eine dieser Karten
face-closed = Hier liegt nichts: zu bis zur nächsten Runde.
face-reach_none = Reicht für nichts.
face-reach_some = Reicht für eine Karte.
face-reach_two = Reicht für zwei Karten.
face-reach_lie_low = Eine Karte von deiner Schwarzen Liste, und der erste Zug.
face-too_many =
    { $too_many ->
        [one] { $too_many } Karte
       *[other] { $too_many } Karten
    } zu viel: Schwarze Liste.
face-bears_only = Nur für die Wall-Street-Bären:
face-is_here = ist hier
face-your_desk = Dein Schreibtisch
face-blacklist =
    { $blacklist ->
        [one] { $blacklist } Listenpunkt
       *[other] { $blacklist } Listenpunkte
    }
face-hand = Deine Hand: { $hand } von { $limit }
face-empty_hand = Gar kein Geld.
face-your_placements = Deine Anlagen
face-owned = Du besitzt { $count } der { $goal } Anlagen, die das Spiel beenden
face-owns_nothing = Noch nichts.
face-pays = { $have } von { $cost }
face-buy_one = { PLACEMENT($first) } kaufen
face-buy_both = { PLACEMENT($first) } und { PLACEMENT($second) } kaufen
face-hands_open = Hände und Schwarze Listen offen
face-in_hand = Geld auf der Hand: { $value }
face-no_hand = Keine Karte auf der Hand.
face-on_blacklist = auf der Schwarzen Liste
face-what_to_buy = Was kaufen?
face-in_order = { PLACEMENT($first) }, dann { PLACEMENT($second) }
face-loan_of = Als beliebige Währung ausgeben
face-no_loan = keine
face-another_way = Etwas anderes kaufen oder anders zahlen
face-must_play = muss spielen
face-their_hand = zeigt diese Hand
face-first = zuerst
face-points = Punkte
face-cards = Hand
face-owns = Besitzt
face-you_know = du kennst
face-power_money_launderer = Am Ende eines Zuges: Zieh eine Karte, leg eine ab.
face-power_corruption_rat =
    Überzahl um { $overpaid_by } oder mehr und verdien { $overpaid_points ->
        [one] { $overpaid_points } Punkt
       *[other] { $overpaid_points } Punkte
    }.
face-power_kitsukuza = Krypto ist in deiner Hand { $kitsukuza_crypto } wert.
face-power_bears_of_wall_street =
    Was über der Bananenrepublik liegt, kaufst nur du: { $bears_cards ->
        [one] { $bears_cards } Karte
       *[other] { $bears_cards } Karten
    } am Anfang.
face-power_loan_shark = Einmal pro Zug zählt eine beliebige Karte als { $loan_value } in beliebiger Währung.

## view: Labels of what lies on the table.

view-seat = Person
view-phase = Was gefragt ist
view-goal = Anlagen, die das Spiel beenden
view-first = Fängt die Runde an
view-marker = Startmarker
view-turns = Gespielte Züge
view-visits = Besuchte Orte
view-locations = Orte
view-placement_decks = Karten in den Anlagenstapeln
view-money_deck = Karten im Geldstapel
view-discards = Ablage
view-in_play = Zu spielende Aktionskarten
view-slotted = Untergelegt
view-location = Ort
view-placements = Anlagen
view-money = Geld darunter
view-villain = Schurke
view-hand = Hand
view-hand_limit = Handlimit
view-known = Bekannte Karten
view-blacklist = Listenpunkte
view-blacklist_cards = Karten auf der Schwarzen Liste
view-overpaid = Überzahlfach
view-points = Punkte, wenn das Spiel jetzt endete
view-placement = Anlage
view-card = Karte
view-seen_by = Bekannt bei
view-partner = Gegenüber
view-left = Noch übrig
view-bought = Gekauft
view-lain_low = Bananenrepublik genutzt
view-loan_spent = Kredithai genutzt
view-owed = Einzufordern
view-times = Wie oft
view-ending = Ende
view-faces = Offen liegende Karten
view-face = Seite
view-currency = Währung
view-value = Wert
view-dirty = Schmutzig
view-action = Aktion
view-on_sale = Zu kaufen
view-kind = Art
view-region = Region
view-cost = Preis
view-printed = Gedruckte Punkte
view-prospects = Was du bei einem Besuch kaufen könntest
view-open = Kann besucht werden
view-too_many = Karten zu viel
view-cards = Karten
view-affordable = Du könntest es zahlen
view-two = Zwei auf einmal

## hint: Hints for a first game, by step.

hint-draft = Nur du kannst diese kaufen. Wähle die Region, für die du Geld hast, oder Effekte, die zusammenpassen.
hint-visit = Wo kannst du nehmen und kaufen zugleich? Denk an dein Handlimit und daran, wer als Nächstes nach schmutzigem Geld sucht.
hint-actions = Die Reihenfolge bestimmst du. Erst schauen, dann nehmen: Eine Prüfung zeigt Hände, eine Kontrolle leert sie.
hint-business = Gib schmutziges Geld zuerst aus. Zwei Karten mit einer Zahlung verschwenden am wenigsten, und was du nicht einforderst, verfällt am Ende des Zuges.
hint-excess = Was auf die Schwarze Liste kommt, ist weg und kostet Punkte. Gib her, womit du am wenigsten kaufen kannst.
hint-trading = Gib weg, was schmutzig ist oder dir nichts nützt, und nimm, was deinem nächsten Kauf fehlt.
hint-laundering = Behalte, was du bald ausgeben kannst. Schmutzige Karten, die du nicht loswirst, legst du am besten ab.

## explain: What a thing on the board is, does and is worth.

explain-card = Eine Karte des Geldstapels.
explain-card--face = { EXPLAIN_FACE($face) }
explain-placement = { EXPLAIN_KIND($kind) }
explain-placement--cost =
    { EXPLAIN_KIND($kind) } { $points ->
        [0] Der Preis hier ist { $cost }.
       *[other] Der Preis hier ist { $cost }, aufgedruckte Punkte: { $points }.
    }
explain-location-0 = Europa. Nimm alle Karten darunter, dann kauf bis zu zwei der Fassaden darüber mit Euro oder Krypto.
explain-location-1 = Japan. Nimm alle Karten darunter, dann kauf bis zu zwei der Fassaden darüber mit Yen oder Krypto.
explain-location-2 = Die USA. Nimm alle Karten darunter, dann kauf bis zu zwei der Fassaden darüber mit Dollar oder Krypto.
explain-location-3 = Die Bananenrepublik. Nimm alle Karten darunter; eine Karte verlässt deine Schwarze Liste, und du fängst die nächste Runde an.
explain-location-4 = Der Schwarzmarkt. Nimm alle Karten darunter, dann kauf eine Fassade aus einer beliebigen Region.
explain-location-5 = Das Auktionshaus. Nimm alle Karten darunter, dann kauf eine der Fassaden darüber.
explain-player = Einer der Schurken. Die meisten Punkte gewinnen: die der Fassaden, minus was die Schwarze Liste kostet.

## explain_face: Parts of what explains a thing.

explain_face-money = Geld im Wert von { $value } { EXPLAIN_CURRENCY($currency) }. { EXPLAIN_DIRTY($dirty) }
explain_face-action = Eine Aktionskarte, gespielt, sobald sie genommen ist.

## explain_currency: Parts of what explains a thing.

explain_currency-euro = Euro
explain_currency-usd = Dollar
explain_currency-yen = Yen
explain_currency-crypto = in jeder Währung

## explain_dirty: Parts of what explains a thing.

explain_dirty-true = Es ist schmutzig: Es zahlt wie jedes andere, aber auf deiner Hand kann eine Kontrolle oder Prüfung es finden.
explain_dirty-false = Es ist sauber: Niemand kann dir daraus einen Strick drehen.

## explain_kind: Parts of what explains a thing.

explain_kind-artwork = Kunstwerke zählen als Satz: Je mehr du hast, desto mehr ist jedes wert.
explain_kind-art_gallery = Du ziehst eine Karte vom Geldstapel, wann immer du ein Kunstwerk kaufst.
explain_kind-accounting_firm = Bei jeder Prüfung, die du spielst, kommt eine Karte darunter, für Punkte am Ende.
explain_kind-casino = Bei jedem Kauf in seiner Region kommt eine Karte darunter, für je einen Punkt.
explain_kind-cryptocurrency_exchange = Alles in ihrer Region kostet dich von jetzt an eins weniger.
explain_kind-charity = Nimmt am Ende Punkte von deiner Schwarzen Liste.
explain_kind-digital_bank = Du darfst eine Karte mehr halten, und am Ende ist jede Handkarte ein Punkt.
explain_kind-law_firm = Bei jeder Kontrolle, die du spielst, kommt eine Karte darunter, für Punkte am Ende.
explain_kind-remittance_company = Punkte für jeden Satz von Fassaden aus allen drei Regionen.
explain_kind-restaurant_chain = Ein Punkt für jede Fassade ihrer Region, sie selbst eingeschlossen.

## guided: The lessons of the guided game.

guided-win = Die meisten Punkte gewinnen: die der Anlagen, die du kaufst, minus was deine Schwarze Liste dich kostet. Dieses kurze Spiel endet mit der Runde, in der jemand { $goal } davon besitzt; ein ganzes braucht 10.
guided-visit = Ein Zug ist ein Besuch: Du nimmst alle Karten unter einem Ort, dann darfst du kaufen, was darüber liegt. Unter { LOCATION($location, form: "dative") } liegen { CARD($money) } und eine Aktionskarte. Dort kannst du zahlen, also geh hin.
guided-audit = Aktionskarten werden sofort gespielt. { CARD($card) } sucht schmutziges Geld in den Händen der anderen. Deine eigene schmutzige Karte, { CARD($dirty) }, ist diesmal sicher: Spiel die Karte.
guided-prices = Was über einem Ort liegt, ist eine Fassade für dein Geld: ein Geschäft oder ein Kunstwerk, am Ende Punkte wert. Europa nimmt Euro, und Krypto geht überall.
guided-dirty = Schmutzige Scheine sind mehr wert und zahlen genauso gut, aber auf deiner Hand kann man sie finden. Also gib sie zuerst aus: Kauf { PLACEMENT($placement) } für { $cost } mit { CARD($cards) }. Wechselgeld gibt niemand.
guided-turn_over = Du hast { $points } Punkte, und auch { CARD($left) } ist schmutzig. Denk daran, dass auch andere suchen. Beende deinen Zug.
guided-caught = Es ist passiert: Eine Prüfung hat { CARD($card) } bei dir gefunden, und du hast einen Listenpunkt bekommen. Er kostet dich am Ende Punkte, und mehr, wenn du die meisten hast. Du stehst bei { $points }.
guided-hide = Niemand stellt Fragen { LOCATION($location, form: "in") }: Dort kommt eine Karte von deiner Schwarzen Liste, und du fängst die nächste Runde an. Geh hin.
guided-lie_low = Nutz den Ort jetzt: Tauch unter. { CARD($card) } verlässt deine Schwarze Liste, und der Startmarker gehört dir.
guided-first_again = Eine Fassade hast du bei diesem Besuch nicht gekauft, aber er war mehr wert: Du stehst wieder bei { $points } Punkten. Du hast { $hand } Karten, das Limit ist { $limit }; was zu viel ist, käme auf deine Schwarze Liste. Beende deinen Zug.
guided-europe = Du fängst an und hast die Wahl. Unter { LOCATION($location, form: "dative") } liegen { CARD($cards) }: Mit den Kryptokarten kannst du zwei Fassaden auf einmal kaufen. Geh hin.
guided-inspect = { CARD($card) } zieht zufällig zwei Karten eines Rivalen. Was schmutzig ist, kommt auf deine Hand, und der Rivale bekommt dafür einen Listenpunkt. Spiel sie.
guided-two = Bei einem Besuch in einer Region darfst du zwei Karten mit einer Zahlung kaufen. Kauf zuerst { PLACEMENT($first) } und dann { PLACEMENT($second) }, damit das Casino die zweite zählt. Sie kosten { $cost }; deine Kryptokarten sind genau { $worth } wert.
guided-claim = Du hast in der Region des Casinos gekauft, und das bringt eine Karte darunter, einen Punkt wert. So etwas musst du vor dem Ende des Zuges einfordern: Tu es.
guided-last_turn = Du hast drei Fassaden, also ist das die letzte Runde. Du hast { $points } Punkte, der Rivale { $rival }, soweit alle es sehen können. Beende deinen Zug.
guided-end =
    Du gewinnst mit { $own } zu { $rival }. Geld hatte der Rivale genug, aber { $list ->
        [one] { $list } Listenpunkt
       *[other] { $list } Listenpunkte
    } und die Strafe für die meisten waren teuer.
guided-after = Also: Geh dorthin, wo du nehmen und kaufen kannst, gib schmutziges Geld aus, bevor es jemand findet, und sorg dafür, dass die Liste anderswo länger ist. Was macht Geld eigentlich sauber?

## guided_else: What the guide answers when the learner does something else.

guided_else-visit = Jeder Ort mit Karten darunter lässt sich besuchen. Aber { LOCATION($location, form: "in") } kannst du gleich etwas kaufen; anderswo würdest du nur einsammeln.
guided_else-audit = Aktionskarten kommen zuerst; vorher geht nichts anderes.
guided_else-dirty = Du kannst auch das kaufen oder anders zahlen. Der Begleiter kauft { PLACEMENT($placement) } und gibt den schmutzigen Schein aus, denn der kann gefunden werden.
guided_else-dirty-end_turn = Du würdest dein Geld behalten, auch die schmutzigen Scheine, und hättest keine Punkte dafür.
guided_else-turn_over = Hier gibt es für dich nichts mehr zu kaufen. Beende deinen Zug.
guided_else-hide = Dort würdest du etwas gewinnen, aber der Listenpunkt bleibt, und es können mehr werden. Der Begleiter wäscht erst deinen Namen rein.
guided_else-lie_low = Wenn du nur deinen Zug beendest, bleibt der Punkt auf deiner Schwarzen Liste, und jemand anders fängt an.
guided_else-first_again = Du hast getan, was dieser Ort bietet. Beende deinen Zug.
guided_else-europe = Dort könntest du keine zwei Fassaden kaufen. Der Begleiter geht dorthin, wo du für dein Geld am meisten bekommst.
guided_else-inspect = Aktionskarten kommen zuerst; vorher geht nichts anderes.
guided_else-two = Das ist erlaubt. Aber zusammen, und das Casino zuerst, bringt dasselbe Geld einen Punkt mehr.
guided_else-two-end_turn = Das Geld bliebe auf deiner Hand, das meiste davon schmutzig. Punkte kommen von Fassaden.
guided_else-claim = Wenn du deinen Zug jetzt beendest, ist die Karte unter dem Casino verloren.
guided_else-last_turn = Alles ist gekauft und eingefordert. Beende deinen Zug.

## name: Names printed on cards. A deck of somebody's own has its own names, which are not translated.

name-3-crypto-dirty = 3 Krypto (schmutzig)
name-audit-most-dirty-money = Prüfung: am meisten schmutziges Geld
name-audit-much-dirty-money = Prüfung: viel schmutziges Geld
name-bears-of-wall-street = Wall-Street-Bären
    .accusative = die Wall-Street-Bären
    .dative = den Wall-Street-Bären
name-bribery = Bestechung
name-corruption-rat = Korruptionsratte
    .accusative = die Korruptionsratte
    .dative = der Korruptionsratte
name-eur1-clean = 1 € (sauber)
name-eur2-clean = 2 € (sauber)
name-eur3-clean = 3 € (sauber)
name-eur4-dirty = 4 € (schmutzig)
name-eur5-dirty = 5 € (schmutzig)
name-eur6-dirty = 6 € (schmutzig)
name-europe-accounting-firm-eur5 = Buchhaltung Europa (5 €)
name-europe-accounting-firm-eur7 = Buchhaltung Europa (7 €)
name-europe-art-gallery-eur4 = Kunstgalerie Europa (4 €)
name-europe-art-gallery-eur6 = Kunstgalerie Europa (6 €)
name-europe-artwork-eur6 = Kunstwerk Europa (6 €)
name-europe-artwork-eur7 = Kunstwerk Europa (7 €)
name-europe-artwork-eur8 = Kunstwerk Europa (8 €)
name-europe-artwork-eur9 = Kunstwerk Europa (9 €)
name-europe-casino-eur5 = Casino Europa (5 €)
name-europe-casino-eur7 = Casino Europa (7 €)
name-europe-charity-eur6 = Stiftung Europa (6 €)
name-europe-cryptocurrency-exchange-eur4 = Kryptobörse Europa (4 €)
name-europe-cryptocurrency-exchange-eur6 = Kryptobörse Europa (6 €)
name-europe-digital-bank-eur7 = Digitalbank Europa (7 €)
name-europe-digital-bank-eur8 = Digitalbank Europa (8 €)
name-europe-law-firm-eur5 = Kanzlei Europa (5 €)
name-europe-law-firm-eur7 = Kanzlei Europa (7 €)
name-europe-remittance-company-eur8 = Geldtransfer Europa (8 €)
name-europe-restaurant-chain-eur7 = Restaurantkette Europa (7 €)
name-europe-restaurant-chain-eur9 = Restaurantkette Europa (9 €)
name-inspect-left-and-right-player = Kontrolle links und rechts
name-inspect-one-player = Kontrolle einer Person
name-japan-accounting-firm-jpy5 = Buchhaltung Japan (5 ¥)
name-japan-accounting-firm-jpy7 = Buchhaltung Japan (7 ¥)
name-japan-art-gallery-jpy4 = Kunstgalerie Japan (4 ¥)
name-japan-art-gallery-jpy6 = Kunstgalerie Japan (6 ¥)
name-japan-artwork-jpy6 = Kunstwerk Japan (6 ¥)
name-japan-artwork-jpy7 = Kunstwerk Japan (7 ¥)
name-japan-artwork-jpy8 = Kunstwerk Japan (8 ¥)
name-japan-artwork-jpy9 = Kunstwerk Japan (9 ¥)
name-japan-casino-jpy5 = Casino Japan (5 ¥)
name-japan-casino-jpy7 = Casino Japan (7 ¥)
name-japan-charity-jpy6 = Stiftung Japan (6 ¥)
name-japan-cryptocurrency-exchange-jpy4 = Kryptobörse Japan (4 ¥)
name-japan-cryptocurrency-exchange-jpy6 = Kryptobörse Japan (6 ¥)
name-japan-digital-bank-jpy7 = Digitalbank Japan (7 ¥)
name-japan-digital-bank-jpy8 = Digitalbank Japan (8 ¥)
name-japan-law-firm-jpy5 = Kanzlei Japan (5 ¥)
name-japan-law-firm-jpy7 = Kanzlei Japan (7 ¥)
name-japan-remittance-company-jpy8 = Geldtransfer Japan (8 ¥)
name-japan-restaurant-chain-jpy7 = Restaurantkette Japan (7 ¥)
name-japan-restaurant-chain-jpy9 = Restaurantkette Japan (9 ¥)
name-jpy1-clean = 1 ¥ (sauber)
name-jpy2-clean = 2 ¥ (sauber)
name-jpy3-clean = 3 ¥ (sauber)
name-jpy4-dirty = 4 ¥ (schmutzig)
name-jpy5-dirty = 5 ¥ (schmutzig)
name-jpy6-dirty = 6 ¥ (schmutzig)
name-kitsukuza = Kitsukuza
    .accusative = Kitsukuza
    .dative = Kitsukuza
name-loan-shark = Kredithai
    .accusative = den Kredithai
    .dative = dem Kredithai
name-money-launderer = Geldwäscher
    .accusative = den Geldwäscher
    .dative = dem Geldwäscher
name-trade = Tausch
name-usa-accounting-firm-usd5 = Buchhaltung USA (5 $)
name-usa-accounting-firm-usd7 = Buchhaltung USA (7 $)
name-usa-art-gallery-usd4 = Kunstgalerie USA (4 $)
name-usa-art-gallery-usd6 = Kunstgalerie USA (6 $)
name-usa-artwork-usd6 = Kunstwerk USA (6 $)
name-usa-artwork-usd7 = Kunstwerk USA (7 $)
name-usa-artwork-usd8 = Kunstwerk USA (8 $)
name-usa-artwork-usd9 = Kunstwerk USA (9 $)
name-usa-casino-usd5 = Casino USA (5 $)
name-usa-casino-usd7 = Casino USA (7 $)
name-usa-charity-usd6 = Stiftung USA (6 $)
name-usa-cryptocurrency-exchange-usd4 = Kryptobörse USA (4 $)
name-usa-cryptocurrency-exchange-usd6 = Kryptobörse USA (6 $)
name-usa-digital-bank-usd7 = Digitalbank USA (7 $)
name-usa-digital-bank-usd8 = Digitalbank USA (8 $)
name-usa-law-firm-usd5 = Kanzlei USA (5 $)
name-usa-law-firm-usd7 = Kanzlei USA (7 $)
name-usa-remittance-company-usd8 = Geldtransfer USA (8 $)
name-usa-restaurant-chain-usd7 = Restaurantkette USA (7 $)
name-usa-restaurant-chain-usd9 = Restaurantkette USA (9 $)
name-usd1-clean = 1 $ (sauber)
name-usd2-clean = 2 $ (sauber)
name-usd3-clean = 3 $ (sauber)
name-usd4-dirty = 4 $ (schmutzig)
name-usd5-dirty = 5 $ (schmutzig)
name-usd6-dirty = 6 $ (schmutzig)
