### Dirty Money
### docs/translating.md says how such a file is read.
#
# Ordliste: Placement card = placeringskort / placering, front = facade, Money card = pengekort, Action card = aktionskort,
# money deck = pengebunken, dirty = beskidt, clean = ren, Blacklist = sortlisten, Blacklist point = sortlistepoint,
# Inspect = Kontrol, Audit = Revision, Trade = Bytte, Bribery = Bestikkelse, First Player Marker = startmarkøren,
# slot = lægge under, Overpay slot = overbetalingsfeltet, claim = hente, lie low = ligge lavt, launder = hvidvaske,
# location = sted, Black Market = Sortbørsen, Auction House = Auktionshuset, Banana Republic = Bananrepublikken,
# Quick Mode = Hurtigt spil, Choice Mode = Større udvalg, hand limit = håndgrænse.

## about: What the first page says of the game.

about-dirty-money = Hvidvask, hvad du kan, køb det, naboerne beundrer, og hold dit navn væk fra regeringens liste.

## event: What happened: lines of the log, read aloud to screen readers.

event-villain_dealt = { SEAT($seat) } er { VILLAIN($villain) }.
event-marker_given = { SEAT($seat) } har det laveste nummer og får startmarkøren.
event-hand_dealt =
    { SEAT($seat) } får { $count ->
        [one] { $count } pengekort
       *[other] { $count } pengekort
    }.
event-hand_shown = { SEAT($seat) } har { CARD($cards) }.
event-placement_laid = Over { LOCATION($location) }: { PLACEMENT($placement) }.
event-money_laid = Under { LOCATION($location) }: { CARD($cards) }.
event-drafted = { SEAT($seat) } vender { PLACEMENT($placement) } over Bananrepublikken.
event-round_began = Runde { $round } begynder med { SEAT($first) }.
event-passed = { SEAT($seat) } kan intet besøge og melder pas.
event-visited = { SEAT($seat) } besøger { LOCATION($location) } og tager { CARD($cards) }.
event-limit_exceeded =
    { SEAT($seat) } har { $excess ->
        [one] { $excess } kort for meget
       *[other] { $excess } kort for mange
    }.
event-excess_chosen = { SEAT($seat) } lægger { CARD($cards) } på sortlisten.
event-excess_blacklisted =
    { SEAT($seat) } lægger { $count ->
        [one] { $count } kort
       *[other] { $count } kort
    } fra hånden på sortlisten, med bagsiden op.
event-action_played = { SEAT($seat) } spiller { CARD($card) }.
event-dirty_found = { SEAT($seat) } trækker { CARD($card) } fra { SEAT($target) } og tager kortet.
event-clean_found = { SEAT($seat) } trækker { CARD($card) } fra { SEAT($target) } og giver kortet tilbage.
event-dirty_taken = { SEAT($seat) } trækker et beskidt kort fra { SEAT($target) } og tager det.
event-clean_returned = { SEAT($seat) } trækker et rent kort fra { SEAT($target) } og giver det tilbage.
event-nothing_to_inspect = { SEAT($target) } har intet kort at kontrollere.
event-hand_audited =
    { SEAT($seat) } viser { CARD($cards) }: { $dirty ->
        [one] { $dirty } beskidt
       *[other] { $dirty } beskidte
    }.
event-blacklisted = { SEAT($seat) } får et sortlistepoint: { CARD($card) }.
event-blacklisted_plain = { SEAT($seat) } får et sortlistepoint; der er intet kort tilbage at mærke det med.
event-unlisted = { SEAT($seat) } kasserer { CARD($card) } fra sortlisten.
event-unlisted_plain = { SEAT($seat) } mister et sortlistepoint, som intet kort mærkede.
event-nothing_listed = { SEAT($seat) } har intet på sortlisten.
event-hand_looked_at = { SEAT($seat) } kigger på hånden hos { SEAT($partner) }.
event-hand_seen = { SEAT($partner) } har { CARD($cards) }.
event-nothing_traded = { SEAT($seat) } og { SEAT($partner) } har intet at bytte.
event-cards_traded = { SEAT($seat) } tager { CARD($took) } fra { SEAT($partner) } og giver { CARD($gave) }.
event-card_given_back = { SEAT($seat) } tager et kort fra { SEAT($partner) } og giver det samme tilbage.
event-traded = { SEAT($seat) } tager et kort fra { SEAT($partner) } og giver et.
event-paid = { SEAT($seat) } betaler { $worth } for en pris på { $cost }: { CARD($cards) }.
event-loan_spent = { SEAT($seat) } bruger { CARD($card) } som penge i en anden valuta.
event-crypto_boosted = Krypto er { $worth } værd for { SEAT($seat) }.
event-discounted = { SEAT($seat) } betaler { $off } mindre for { PLACEMENT($placement) }.
event-bought = { SEAT($seat) } køber { PLACEMENT($placement) } { LOCATION($location, form: "in") }.
event-marker_taken = { SEAT($seat) } tager startmarkøren.
event-slotted = { SEAT($seat) } lægger { CARD($card) } under { PLACEMENT($placement) }.
event-slotted_plain = { SEAT($seat) } tæller et kort under { PLACEMENT($placement) }; der er intet tilbage at lægge.
event-overpaid_slotted = { SEAT($seat) } lægger { CARD($card) } i overbetalingsfeltet.
event-overpaid_slotted_plain = { SEAT($seat) } tæller et kort i overbetalingsfeltet; der er intet tilbage at lægge.
event-gallery_drew = { SEAT($seat) } trækker et pengekort for { PLACEMENT($placement) }.
event-gallery_drew_action = { SEAT($seat) } trækker { CARD($card) } for { PLACEMENT($placement) } og skal spille kortet.
event-drew = { SEAT($seat) } har trukket { CARD($card) }.
event-launderer_drew = { SEAT($seat) } trækker et pengekort til hvidvask.
event-launderer_passed_over = { SEAT($seat) } trækker { CARD($card) } og kasserer kortet.
event-discarded = { SEAT($seat) } kasserer { CARD($card) }.
event-turn_ended = { SEAT($seat) } slutter turen.
event-goal_reached =
    { SEAT($seat) } ejer { $placements ->
        [one] { $placements } placeringskort
       *[other] { $placements } placeringskort
    }: dette er den sidste runde.
event-deck_renewed =
    Pengebunken er tom: { $cards ->
        [one] { $cards } kasseret kort kommer
       *[other] { $cards } kasserede kort kommer
    } tilbage.
event-money_added = Lagt til under { LOCATION($location) }: { CARD($cards) }.
event-placement_added = Lagt til over { LOCATION($location) }: { PLACEMENT($placement) }.
event-game_ended = Spillet er slut. { ENDING($ending) }
event-charity_gave =
    Velgørenhed tager { $points ->
        [one] { $points } point
       *[other] { $points } point
    } af sortlisten hos { SEAT($seat) }.
event-hand_laid_open = { SEAT($seat) } lægger { CARD($cards) } frem: { $value } på hånden.
event-blacklist_laid_open = På sortlisten hos { SEAT($seat) } lå { CARD($cards) }.
event-card_scored = { SEAT($seat) } får { $points } point for { PLACEMENT($placement) }.
event-artwork_scored =
    { SEAT($seat) } får { $points } point for { $count ->
        [one] { $count } kunstværk
       *[other] { $count } kunstværker
    }.
event-overpaid_scored = { SEAT($seat) } får { $points } point for overbetalingsfeltet.
event-blacklist_scored = { SEAT($seat) } får { $points } point for sortlisten.
event-most_blacklisted = { SEAT($seat) } får { $points } point for at have flest sortlistepoint.
event-tie_broken = Det står lige, og { SEAT($seat) } får sejren.
event-won =
    { SEAT($seat) } vinder med { $points ->
        [one] { $points } point
       *[other] { $points } point
    }.

## brief: The same in few words, behind a name: "Ada: bid $5 · left the auction".

brief-visited = tog til { LOCATION($location) }
brief-action_played = spillede { CARD($card) }
brief-bought = købte { PLACEMENT($placement) }
brief-dirty_taken = tog et beskidt kort fra { SEAT($target) }
brief-traded = byttede med { SEAT($partner) }
brief-excess_blacklisted =
    lagde { $count ->
        [one] { $count } kort
       *[other] { $count } kort
    } på sortlisten
brief-blacklisted = fik et sortlistepoint
brief-passed = meldte pas

## why: Why something cannot be done.

why-not_now = Det kan ikke gøres lige nu.
why-not_in_use = { LOCATION($location) } er ikke i brug ved dette bord.
why-nothing_below = Der ligger intet under { LOCATION($location) }, så der kan ingen tage hen.
why-no_cards_left = Der er intet kort tilbage at trække.
why-wrong_count =
    Du har valgt { $given ->
        [one] { $given } kort
       *[other] { $given } kort
    }; det skal være { $needed }.
why-not_in_hand = { CARD($card) } er ikke på din hånd.
why-named_twice = { CARD($card) } er valgt to gange.
why-not_in_play = { CARD($card) } venter ikke på at blive spillet.
why-needs_target = { CARD($card) } spilles på en anden spiller.
why-needs_no_target = { CARD($card) } spilles ikke på en spiller, du vælger.
why-not_an_opponent = Det skal være en anden spiller ved bordet.
why-not_in_their_hand = { CARD($card) } er ikke på deres hånd.
why-not_for_sale = { PLACEMENT($placement) } er ikke til salg her.
why-no_purchase_left =
    På dette besøg må du højst købe { $most ->
        [one] { $most } kort
       *[other] { $most } kort
    }.
why-same_card_twice = { PLACEMENT($placement) } kan kun købes én gang.
why-wrong_currency = { CARD($card) } er i den forkerte valuta.
why-too_little = Det er { $worth } værd; prisen er { $cost }.
why-nothing_to_pay = Det koster intet, så der betales intet.
why-not_your_villain = Det kan kun { VILLAIN($villain) }.
why-loan_spent = Du har allerede brugt et kort som et andet i denne tur.
why-not_here = Det gør man kun { LOCATION($location, form: "in") }.
why-already_done = Det har du allerede gjort på dette besøg.
why-not_owed = { PLACEMENT($placement) } har intet at hente.
why-nothing_overpaid = Ingen betaling i denne tur lå højt nok over prisen.

## action: What can be done: the labels of buttons.

action-draft = Vend et kort fra { REGION($region) }
action-visit = Besøg { LOCATION($location) }
action-blacklist = Læg { CARD($cards) } på sortlisten
action-play = Spil { CARD($card) }
action-play--target = Spil { CARD($card) } på { SEAT($target) }
action-trade = Tag { CARD($take) } og giv { CARD($give) }
action-give_back = Giv det kort tilbage, du tog
action-buy = Køb { PLACEMENT($placement) }
action-buy--loan = Køb { PLACEMENT($placement) } med { CARD($loan) } som valgfri valuta
action-buy--second = Køb { PLACEMENT($placement) }, så { PLACEMENT($second) }
action-buy--second--loan = Køb { PLACEMENT($placement) }, så { PLACEMENT($second) }, med { CARD($loan) } som valgfri valuta
action-lie_low = Lig lavt: et kort af din sortliste, og startmarkøren
action-claim = Hent virkningen af { PLACEMENT($placement) }
action-claim_overpaid = Hent et kort til overbetalingsfeltet
action-launder = Slut turen med at hvidvaske et kort
action-discard = Kassér { CARD($card) }
action-end_turn = Slut turen

## form: The headings of forms.

form-blacklist = Kort til sortlisten
form-trade = Ét kort hver vej
form-buy = Køb { PLACEMENT($placement) }
form-buy--loan = Køb { PLACEMENT($placement) } med { CARD($loan) } som valgfri valuta
form-buy--second = Køb { PLACEMENT($placement) }, så { PLACEMENT($second) }
form-buy--second--loan = Køb { PLACEMENT($placement) }, så { PLACEMENT($second) }, med { CARD($loan) } som valgfri valuta

## ask: The labels of fields in forms.

ask-cards = Kort at opgive
ask-take = Tag fra dem
ask-give = Giv fra din hånd
ask-pay = Kort at betale med

## phase: What the game waits for: the line at the top of the table.

phase-draft = { SEAT($seat) } vælger en bunke til kortene over Bananrepublikken ({ $left } endnu).
phase-visit = { SEAT($seat) } vælger et sted at besøge.
phase-actions = { SEAT($seat) } har aktionskort at spille.
phase-business = { SEAT($seat) } må bruge { LOCATION($location) } og egne korts virkninger og slutter så turen.
phase-excess = { SEAT($seat) } har for mange kort og vælger nogle til sortlisten.
phase-trading = { SEAT($turn-seat) } bytter et kort med { SEAT($partner) }.
phase-laundering = { SEAT($seat) } vælger et kort at kassere.
phase-over = Spillet er slut. { ENDING($ending) }

## gauge: Figures over time, in charts and tables.

gauge-clean_cash = Rene penge på hånden
gauge-dirty_cash = Beskidte penge på hånden
gauge-points = Point, hvis spillet sluttede nu
gauge-placements = Placeringskort
gauge-blacklist = Sortlistepoint
gauge-dirty_known = Beskidte kort, alle kender
gauge-dirty_held = Beskidte kort på hånden
gauge-hand_value = Penge på hånden
gauge-display_cost = Gennemsnitlig pris på de udstillede kort
gauge-money_below = Penge under stederne

## score: Lines of the score sheet.

score-artwork = Kunstværker (trykte point)
score-art_gallery = Kunstgalleri
score-accounting_firm = Revisionsfirma
score-casino = Kasino
score-cryptocurrency_exchange = Kryptobørs
score-charity = Velgørenhed
score-digital_bank = Digital bank
score-law_firm = Advokatfirma
score-remittance_company = Overførselsfirma
score-restaurant_chain = Restaurantkæde
score-artwork_sets = Sæt af kunstværker
score-overpaid = Overbetalingsfeltet
score-blacklist = Sortlisten
score-most_blacklisted = Flest sortlistepoint

## tile: Names.

tile-artwork = Kunstværk
tile-cryptocurrency_exchange = Kryptobørs

## ending: How the game ended.

ending-placements = En spiller ejer nok placeringskort.
ending-no_visit = Ingen kunne besøge noget i en hel runde.
ending-round_limit = Den sidste tilladte runde er spillet.

## moment: Moments of a game that a replay can jump to.

moment-round = En runde begynder
moment-dirty_found = Beskidte penge fundet
moment-audit = En revision
moment-limit = For mange kort
moment-marker = Markøren skifter hænder
moment-goal = Den sidste runde

## villain: Names.

villain-money_launderer = Hvidvaskeren
villain-corruption_rat = Korruptionsrotten
villain-kitsukuza = Kitsukuza
villain-bears_of_wall_street = Wall Street-bjørnene
villain-loan_shark = Lånehajen

## region: Names.

region-europe = Europa
region-japan = Japan
region-usa = USA

## location: Names.

location-europe = Europa
    .in = i Europa
location-japan = Japan
    .in = i Japan
location-usa = USA
    .in = i USA
location-banana_republic = Bananrepublikken
    .in = i Bananrepublikken
location-black_market = Sortbørsen
    .in = på Sortbørsen
location-auction_house = Auktionshuset
    .in = i Auktionshuset
location-0 = Europa
    .in = i Europa
location-1 = Japan
    .in = i Japan
location-2 = USA
    .in = i USA
location-3 = Bananrepublikken
    .in = i Bananrepublikken
location-4 = Sortbørsen
    .in = på Sortbørsen
location-5 = Auktionshuset
    .in = i Auktionshuset

## deck: Names.

deck-0 = Placeringsbunken for Europa
deck-1 = Placeringsbunken for Japan
deck-2 = Placeringsbunken for USA

## option: Options of a new table: the label, and a sentence of help.

option-quick = Hurtigt spil
    .help = Færre placeringskort slutter spillet.
option-choice = Større udvalg
    .help = Flere placeringskort ligger over hver region.
option-deck = Egen bunke
    .help = Din egen bunke i stedet for den, der følger med spillet.
option-start_money = Uddelte kort
    .help = Pengekort, som hver spiller starter med.
option-last_player_extra = Ekstra til den sidste
    .help = Pengekort, som den sidste spiller får oveni.
option-money_laid = Penge fra start
    .help = Kort under hvert sted fra start.
option-money_added = Penge lagt til
    .help = Kort, der lægges til efter en runde, hvor der stadig ligger kort.
option-money_renewed = Nye penge
    .help = Kort, der lægges efter en runde, hvor der ingen ligger.
option-money_most = Flest penge under et sted
    .help = Der lægges ikke flere kort end dette.
option-display = Udstillede kort
    .help = Placeringskort over hver region.
option-choice_display = Udstillede kort, Større udvalg
    .help = Placeringskort over hver region med Større udvalg.
option-black_market_from = Sortbørsen fra
    .help = Antal spillere, hvorfra Sortbørsen er med.
option-auction_house_from = Auktionshuset fra
    .help = Antal spillere, hvorfra Auktionshuset er med.
option-hand_limit = Håndgrænse
    .help = Kort, en hånd kan rumme.
option-purchases = Køb i en region
    .help = Placeringskort, som man må købe på ét besøg i en region.
option-inspect_neighbours_cards = Kontrol til højre og venstre
    .help = Kort, der trækkes fra hver nabo.
option-inspect_rival_cards = Kontrol til højre og venstre, 2 spillere
    .help = Kort, der trækkes fra den eneste rival.
option-inspect_player_cards = Kontrol af én spiller
    .help = Kort, der trækkes fra spilleren.
option-audit_dirty = Revision fra
    .help = Antal beskidte kort, hvorfra den anden slags revision rammer.
option-placements_to_end = Placeringer til slutningen
    .help = Placeringskort, der gør en runde til den sidste.
option-quick_placements_to_end = Placeringer til slutningen, Hurtigt spil
    .help = Placeringskort, der gør en runde til den sidste i Hurtigt spil.
option-round_limit = Rundegrænse
    .help = Spillet slutter efter denne runde, uanset hvad.
option-blacklist_loss = Tab ved sortlisten
    .help = Point, der mistes for hvert sortlistepoint.
option-most_blacklisted_loss = Tab for flest sortlistepoint
    .help = Point, som den med flest sortlistepoint mister oveni.
option-artwork_1 = Ét kunstværk
    .help = Point for et sæt på ét.
option-artwork_2 = To kunstværker
    .help = Point for et sæt på to.
option-artwork_3 = Tre kunstværker
    .help = Point for et sæt på tre.
option-artwork_4 = Fire kunstværker
    .help = Point for et sæt på fire.
option-artwork_5 = Fem kunstværker
    .help = Point for et fuldt sæt.
option-accounting_firm_points = Revisionsfirma
    .help = Point for hvert kort under det.
option-casino_points = Kasino
    .help = Point for hvert kort under det.
option-exchange_discount = Kryptobørs
    .help = Hvad hver af dem tager af prisen i sin region.
option-charity_removes = Velgørenhed
    .help = Sortlistepoint, som hver af dem fjerner til sidst.
option-digital_bank_room = Digital bank: plads
    .help = Kort, som hver af dem hæver håndgrænsen med.
option-digital_bank_points = Digital bank: point
    .help = Point, som hver af dem giver for hvert kort på hånden.
option-law_firm_points = Advokatfirma
    .help = Point for hvert kort under det.
option-remittance_points = Overførselsfirma
    .help = Point, som hvert af dem giver for et sæt af de tre regioner.
option-restaurant_points = Restaurantkæde
    .help = Point, som hver af dem giver for hvert kort fra sin region.
option-overpaid_by = Korruptionsrotten: overbetalt med
    .help = Hvor meget en betaling skal overstige prisen.
option-overpaid_points = Korruptionsrotten: point
    .help = Point for hvert kort i overbetalingsfeltet.
option-kitsukuza_crypto = Kitsukuzas krypto
    .help = Hvad krypto er værd for Kitsukuza.
option-bears_cards = Bjørnenes kort
    .help = Kort over Bananrepublikken til Wall Street-bjørnene.
option-loan_value = Lånehajens kort
    .help = Hvad kortet i valgfri valuta er værd.

## face: Labels and short sentences on the board.

face-goal = Hav flest point til sidst: dem fra de kort, du køber, minus hvad din sortliste koster.
face-dirty = beskidt
face-currency_euro = euro
face-currency_usd = dollar
face-currency_yen = yen
face-currency_crypto = krypto
face-sign_europe = €
face-sign_japan = ¥
face-sign_usa = $
face-action_inspect_neighbours = Kontrol: naboer
face-action_inspect_player = Kontrol: én
face-action_audit_most = Revision: mest
face-action_audit_three = Revision: mange
face-action_trade = Bytte
face-action_bribery = Bestik
face-artwork = Kunstværk
face-by_artwork = efter sæt af kunstværker
face-by_accounting_firm = ved revision
face-by_casino = ved køb
face-by_digital_bank = efter din hånd
face-by_law_firm = ved kontrol
face-by_remittance_company = efter sæt af regioner
face-by_restaurant_chain = efter sin region
face-more_accounting_firm = og mere ved revision
face-more_artwork = og mere efter sæt af kunstværker
face-more_casino = og mere ved køb
face-more_digital_bank = og mere efter din hånd
face-more_law_firm = og mere ved kontrol
face-more_remittance_company = og mere efter sæt af regioner
face-more_restaurant_chain = og mere efter sin region
face-printed =
    { $points ->
        [one] { $points } point
       *[other] { $points } point
    }
face-left_unclaimed =
    { $n ->
        [one] { $n } gevinst er
       *[other] { $n } gevinster er
    } endnu ikke krævet og går tabt, når turen slutter.
face-affordable = Din hånd kan betale det.
face-not_affordable = Din hånd kan ikke betale det.
face-sells_europe =
    op til { $purchases ->
        [one] { $purchases } kort
       *[other] { $purchases } kort
    } for euro
face-sells_japan =
    op til { $purchases ->
        [one] { $purchases } kort
       *[other] { $purchases } kort
    } for yen
face-sells_usa =
    op til { $purchases ->
        [one] { $purchases } kort
       *[other] { $purchases } kort
    } for dollars
face-sells_banana_republic = renser dit navn, begynder næste runde
face-sells_black_market = ét kort fra en region efter valg
face-sells_auction_house = et af disse kort
face-closed = Her ligger intet: lukket til næste runde.
face-reach_none = Din hånd kan intet købe her.
face-reach_some = Din hånd kan købe ét kort her.
face-reach_two = Din hånd kan købe to kort her.
face-reach_lie_low = Et kort af din sortliste, og den første tur.
face-too_many =
    { $too_many ->
        [one] { $too_many } kort for meget
       *[other] { $too_many } kort for mange
    }: sortlisten.
face-bears_only = Kun for Wall Street-bjørnene:
face-is_here = er her
face-your_desk = Dit skrivebord
face-blacklist =
    { $blacklist ->
        [one] { $blacklist } sortlistepoint
       *[other] { $blacklist } sortlistepoint
    }
face-hand = Din hånd: { $hand } af { $limit }
face-empty_hand = Slet ingen penge.
face-your_placements = Dine placeringer
face-owned = Du ejer { $count } af de { $goal } placeringer, der slutter spillet
face-owns_nothing = Intet endnu.
face-pays = { $have } af { $cost }
face-buy_one = Køb { PLACEMENT($first) }
face-buy_both = Køb { PLACEMENT($first) } og { PLACEMENT($second) }
face-hands_open = Hænder og sortlister lagt frem
face-in_hand = Penge på hånden: { $value }
face-no_hand = Intet kort på hånden.
face-on_blacklist = på sortlisten
face-what_to_buy = Hvad du køber
face-in_order = { PLACEMENT($first) }, så { PLACEMENT($second) }
face-loan_of = Brug som valgfri valuta
face-no_loan = intet
face-another_way = Køb noget andet, eller betal på en anden måde
face-must_play = skal spille
face-their_hand = viser denne hånd
face-first = først
face-points = Point
face-cards = Hånd
face-owns = Ejer
face-you_know = du kender
face-power_money_launderer = Ved slutningen af en tur: træk et kort, kassér et.
face-power_corruption_rat =
    Betal { $overpaid_by } eller mere for meget, og tjen { $overpaid_points ->
        [one] { $overpaid_points } point
       *[other] { $overpaid_points } point
    }.
face-power_kitsukuza = Krypto er { $kitsukuza_crypto } værd i dine hænder.
face-power_bears_of_wall_street =
    Det, der ligger over Bananrepublikken, kan kun du købe: { $bears_cards ->
        [one] { $bears_cards } kort
       *[other] { $bears_cards } kort
    } fra start.
face-power_loan_shark = Én gang pr. tur tæller et kort efter valg som { $loan_value } i valgfri valuta.

## view: Labels of what lies on the table.

view-seat = Spiller
view-phase = Hvad der skal gøres
view-goal = Placeringskort, der slutter spillet
view-first = Rundens første spiller
view-marker = Startmarkøren
view-turns = Ture taget
view-visits = Besøgte steder
view-locations = Steder
view-placement_decks = Kort tilbage i placeringsbunkerne
view-money_deck = Kort i pengebunken
view-discards = Kasserede kort
view-in_play = Aktionskort at spille
view-slotted = Lagt under
view-location = Sted
view-placements = Placeringskort
view-money = Penge under
view-villain = Skurk
view-hand = Hånd
view-hand_limit = Håndgrænse
view-known = Kendte kort
view-blacklist = Sortlistepoint
view-blacklist_cards = Kort på sortlisten
view-overpaid = Overbetalingsfeltet
view-points = Point, hvis spillet sluttede nu
view-placement = Placeringskort
view-card = Kort
view-seen_by = Kendt af
view-partner = Modpart
view-left = Tilbage
view-bought = Købt
view-lain_low = Bananrepublikken brugt
view-loan_spent = Lån brugt
view-owed = Kan hentes
view-times = Gange
view-ending = Slutning
view-faces = Kort, der ligger fremme
view-face = Forside
view-currency = Valuta
view-value = Værdi
view-dirty = Beskidt
view-action = Aktion
view-on_sale = Til salg
view-kind = Type
view-region = Region
view-cost = Pris
view-printed = Trykte point
view-prospects = Hvad et besøg ville lade dig købe
view-open = Kan besøges
view-too_many = Kort for mange
view-cards = Kort
view-affordable = Du kunne betale det
view-two = To på én gang

## hint: Hints for a first game, by step.

hint-draft = Kun du kan købe disse. Vælg den region, du har penge til, eller virkninger, der går sammen.
hint-visit = Hvor kan du både tage og købe? Husk din håndgrænse, og hvem der næste gang leder efter beskidte penge.
hint-actions = Rækkefølgen er din. Kig, før du tager: en revision viser hænder, en kontrol tømmer dem.
hint-business = Brug de beskidte penge først. To kort med én betaling spilder mindst, og det, du ikke henter, er tabt, når turen slutter.
hint-excess = Det, der ryger på sortlisten, er tabt og koster point. Opgiv det, du kan købe mindst for.
hint-trading = Giv det væk, der er beskidt eller unyttigt for dig, og tag det, dit næste køb mangler.
hint-laundering = Behold det, du snart kan bruge. Beskidte kort, du ikke kan bruge, er dem, du skal af med.

## explain: What a thing on the board is, does and is worth.

explain-card = Et kort fra pengebunken.
explain-card--face = { EXPLAIN_FACE($face) }
explain-placement = { EXPLAIN_KIND($kind) }
explain-placement--cost =
    { EXPLAIN_KIND($kind) } { $points ->
        [0] Prisen her er { $cost }.
       *[other] Prisen her er { $cost }, og der er trykt { $points } point på kortet.
    }
explain-location-0 = Europa. Tag alle kort under stedet, og køb så op til to af facaderne over det med euro eller krypto.
explain-location-1 = Japan. Tag alle kort under stedet, og køb så op til to af facaderne over det med yen eller krypto.
explain-location-2 = USA. Tag alle kort under stedet, og køb så op til to af facaderne over det med dollars eller krypto.
explain-location-3 = Bananrepublikken. Tag alle kort under stedet; et kort forlader din sortliste, og du begynder næste runde.
explain-location-4 = Sortbørsen. Tag alle kort under stedet, og køb så én facade fra en region efter valg.
explain-location-5 = Auktionshuset. Tag alle kort under stedet, og køb så én af facaderne over det.
explain-player = En af skurkene. Flest point vinder: facadernes, minus det, sortlisten koster.

## explain_face: Parts of what explains a thing.

explain_face-money = Penge: { $value } i { EXPLAIN_CURRENCY($currency) }. { EXPLAIN_DIRTY($dirty) }
explain_face-action = Et aktionskort, som spilles, så snart det tages.

## explain_currency: Parts of what explains a thing.

explain_currency-euro = euro
explain_currency-usd = dollars
explain_currency-yen = yen
explain_currency-crypto = valgfri valuta

## explain_dirty: Parts of what explains a thing.

explain_dirty-true = De er beskidte: de betaler som alle andre, men på din hånd kan de findes ved en kontrol eller en revision.
explain_dirty-false = De er rene: ingen kan bebrejde dig dem.

## explain_kind: Parts of what explains a thing.

explain_kind-artwork = Kunstværker tæller som sæt: jo flere du ejer, jo mere er hvert værd.
explain_kind-art_gallery = Du trækker et kort fra pengebunken, hver gang du køber et kunstværk.
explain_kind-accounting_firm = Der lægges et kort under det, hver gang du laver revision, for point til sidst.
explain_kind-casino = Der lægges et kort under det, hver gang du køber i dets region, ét point for hvert.
explain_kind-cryptocurrency_exchange = Alt i dens region koster dig én mindre fra nu af.
explain_kind-charity = Tager point af din sortliste til sidst.
explain_kind-digital_bank = Du må have ét kort mere, og til sidst er hvert kort på din hånd et point.
explain_kind-law_firm = Der lægges et kort under det, hver gang du laver kontrol, for point til sidst.
explain_kind-remittance_company = Point for hvert sæt af facader fra alle tre regioner.
explain_kind-restaurant_chain = Et point for hver facade fra dens region, den selv medregnet.

## guided: The lessons of the guided game.

guided-win = Flest point vinder: dem på de placeringskort, du køber, minus det, din sortliste koster dig. Dette korte spil slutter med den runde, hvor nogen ejer { $goal } af dem; et helt spil kræver 10.
guided-visit = En tur er et besøg: du tager alle kort under et sted, og så må du købe det, der ligger over det. Under { LOCATION($location) } ligger { CARD($money) } og et aktionskort. Dér kan du betale, så tag derhen.
guided-audit = Aktionskort spilles med det samme. { CARD($card) } leder efter beskidte penge på de andres hænder. Dit eget beskidte kort, { CARD($dirty) }, er sikkert, denne gang: spil kortet.
guided-prices = Det, der ligger over et sted, er en facade for dine penge: en forretning eller et kunstværk, der giver point til sidst. Europa tager imod euro, og krypto gælder overalt.
guided-dirty = Beskidte sedler er mere værd og betaler lige så godt, men på din hånd kan de findes. Så brug dem først: køb { PLACEMENT($placement) } for { $cost } med { CARD($cards) }. Ingen giver byttepenge.
guided-turn_over = Du har { $points } point, og { CARD($left) } på din hånd er også beskidt. Husk, at de andre også kigger efter. Slut din tur.
guided-caught = Så skete det: en revision fandt { CARD($card) } hos dig, og du fik et sortlistepoint. Det koster dig point til sidst, og mere, hvis du har flest af dem. Du står på { $points }.
guided-hide = { LOCATION($location) } stiller ingen spørgsmål: dér ryger et kort af din sortliste, og du begynder næste runde. Tag derhen.
guided-lie_low = Brug stedet nu: lig lavt. { CARD($card) } forlader din sortliste, og startmarkøren er din.
guided-first_again = På det besøg købte du ingen facade, men det var mere værd end en: du er på { $points } point igen. Du har { $hand } kort, grænsen er { $limit }; det, der er for meget, ville ryge på din sortliste. Slut din tur.
guided-europe = Du er først og kan vælge. Under { LOCATION($location) } ligger { CARD($cards) }: med krypto kan du købe to facader på én gang. Tag derhen.
guided-inspect = { CARD($card) } trækker to tilfældige kort fra en rival. Det, der er beskidt, kommer på din hånd, og din rival får et sortlistepoint for det. Spil kortet.
guided-two = På et besøg i en region må du købe to kort med én betaling. Køb { PLACEMENT($first) } først og { PLACEMENT($second) } bagefter, så kasinoet tæller nummer to med. De koster { $cost }; din krypto giver præcis { $worth }.
guided-claim = Du har købt i kasinoets egen region, og det giver et kort under det, et point værd. Den slags belønninger skal hentes, før turen slutter: hent den.
guided-last_turn = Du ejer tre facader, så dette er den sidste runde. Du har { $points } point, din rival { $rival }, så vidt alle kan se. Slut din tur.
guided-end = Du vinder med { $own } mod { $rival }. Din rival havde penge nok, men { $list } sortlistepoint og straffen for at have flest blev dyre.
guided-after = Altså: tag hen, hvor du både kan tage og købe, brug beskidte penge, før de bliver fundet, og sørg for, at listen er længere hos andre. Hvad er det for resten, der gør penge rene?

## guided_else: What the guide answers when the learner does something else.

guided_else-visit = Du kan besøge alle steder med kort under. Men { LOCATION($location, form: "in") } kan du købe noget med det samme; andre steder ville du kun samle ind.
guided_else-audit = Aktionskort kommer først; intet andet kan gøres, før de er spillet.
guided_else-dirty = Du kan også købe det eller betale anderledes. Guiden køber { PLACEMENT($placement) } og bruger den beskidte seddel, for det er den, der kan findes.
guided_else-dirty-end_turn = Du ville beholde dine penge, også de beskidte sedler, og få ingen point for det.
guided_else-turn_over = Der er ikke mere, du kan købe her. Slut din tur.
guided_else-hide = Du ville få noget ud af det, men sortlistepointet bliver, og der kan komme flere. Guiden renser dit navn først.
guided_else-lie_low = Slutter du bare din tur, bliver pointet på din sortliste, og en anden begynder.
guided_else-first_again = Du har gjort, hvad dette sted tilbyder. Slut din tur.
guided_else-europe = Dér kunne du ikke købe to facader. Guiden tager hen, hvor du får mest for dine penge.
guided_else-inspect = Aktionskort kommer først; intet andet kan gøres, før de er spillet.
guided_else-two = Det er tilladt. Men sammen, og med kasinoet først, giver de samme penge et point mere.
guided_else-two-end_turn = Pengene ville blive på din hånd, de fleste af dem beskidte. Point kommer af facader.
guided_else-claim = Slutter du din tur nu, er kortet under kasinoet tabt.
guided_else-last_turn = Alt er købt og hentet. Slut din tur.

## name: Names printed on cards. A deck of somebody's own has its own names, which are not translated.

name-3-crypto-dirty = 3 krypto (beskidt)
name-audit-most-dirty-money = Revision: flest beskidte penge
name-audit-much-dirty-money = Revision: mange beskidte penge
name-bears-of-wall-street = Wall Street-bjørnene
name-bribery = Bestikkelse
name-corruption-rat = Korruptionsrotten
name-eur1-clean = 1 € (ren)
name-eur2-clean = 2 € (ren)
name-eur3-clean = 3 € (ren)
name-eur4-dirty = 4 € (beskidt)
name-eur5-dirty = 5 € (beskidt)
name-eur6-dirty = 6 € (beskidt)
name-europe-accounting-firm-eur5 = Revisionsfirma i Europa (5 €)
name-europe-accounting-firm-eur7 = Revisionsfirma i Europa (7 €)
name-europe-art-gallery-eur4 = Kunstgalleri i Europa (4 €)
name-europe-art-gallery-eur6 = Kunstgalleri i Europa (6 €)
name-europe-artwork-eur6 = Kunstværk i Europa (6 €)
name-europe-artwork-eur7 = Kunstværk i Europa (7 €)
name-europe-artwork-eur8 = Kunstværk i Europa (8 €)
name-europe-artwork-eur9 = Kunstværk i Europa (9 €)
name-europe-casino-eur5 = Kasino i Europa (5 €)
name-europe-casino-eur7 = Kasino i Europa (7 €)
name-europe-charity-eur6 = Velgørenhed i Europa (6 €)
name-europe-cryptocurrency-exchange-eur4 = Kryptobørs i Europa (4 €)
name-europe-cryptocurrency-exchange-eur6 = Kryptobørs i Europa (6 €)
name-europe-digital-bank-eur7 = Digital bank i Europa (7 €)
name-europe-digital-bank-eur8 = Digital bank i Europa (8 €)
name-europe-law-firm-eur5 = Advokatfirma i Europa (5 €)
name-europe-law-firm-eur7 = Advokatfirma i Europa (7 €)
name-europe-remittance-company-eur8 = Overførselsfirma i Europa (8 €)
name-europe-restaurant-chain-eur7 = Restaurantkæde i Europa (7 €)
name-europe-restaurant-chain-eur9 = Restaurantkæde i Europa (9 €)
name-inspect-left-and-right-player = Kontrol til højre og venstre
name-inspect-one-player = Kontrol af én spiller
name-japan-accounting-firm-jpy5 = Revisionsfirma i Japan (5 ¥)
name-japan-accounting-firm-jpy7 = Revisionsfirma i Japan (7 ¥)
name-japan-art-gallery-jpy4 = Kunstgalleri i Japan (4 ¥)
name-japan-art-gallery-jpy6 = Kunstgalleri i Japan (6 ¥)
name-japan-artwork-jpy6 = Kunstværk i Japan (6 ¥)
name-japan-artwork-jpy7 = Kunstværk i Japan (7 ¥)
name-japan-artwork-jpy8 = Kunstværk i Japan (8 ¥)
name-japan-artwork-jpy9 = Kunstværk i Japan (9 ¥)
name-japan-casino-jpy5 = Kasino i Japan (5 ¥)
name-japan-casino-jpy7 = Kasino i Japan (7 ¥)
name-japan-charity-jpy6 = Velgørenhed i Japan (6 ¥)
name-japan-cryptocurrency-exchange-jpy4 = Kryptobørs i Japan (4 ¥)
name-japan-cryptocurrency-exchange-jpy6 = Kryptobørs i Japan (6 ¥)
name-japan-digital-bank-jpy7 = Digital bank i Japan (7 ¥)
name-japan-digital-bank-jpy8 = Digital bank i Japan (8 ¥)
name-japan-law-firm-jpy5 = Advokatfirma i Japan (5 ¥)
name-japan-law-firm-jpy7 = Advokatfirma i Japan (7 ¥)
name-japan-remittance-company-jpy8 = Overførselsfirma i Japan (8 ¥)
name-japan-restaurant-chain-jpy7 = Restaurantkæde i Japan (7 ¥)
name-japan-restaurant-chain-jpy9 = Restaurantkæde i Japan (9 ¥)
name-jpy1-clean = 1 ¥ (ren)
name-jpy2-clean = 2 ¥ (ren)
name-jpy3-clean = 3 ¥ (ren)
name-jpy4-dirty = 4 ¥ (beskidt)
name-jpy5-dirty = 5 ¥ (beskidt)
name-jpy6-dirty = 6 ¥ (beskidt)
name-kitsukuza = Kitsukuza
name-loan-shark = Lånehajen
name-money-launderer = Hvidvaskeren
name-trade = Bytte
name-usa-accounting-firm-usd5 = Revisionsfirma i USA (5 $)
name-usa-accounting-firm-usd7 = Revisionsfirma i USA (7 $)
name-usa-art-gallery-usd4 = Kunstgalleri i USA (4 $)
name-usa-art-gallery-usd6 = Kunstgalleri i USA (6 $)
name-usa-artwork-usd6 = Kunstværk i USA (6 $)
name-usa-artwork-usd7 = Kunstværk i USA (7 $)
name-usa-artwork-usd8 = Kunstværk i USA (8 $)
name-usa-artwork-usd9 = Kunstværk i USA (9 $)
name-usa-casino-usd5 = Kasino i USA (5 $)
name-usa-casino-usd7 = Kasino i USA (7 $)
name-usa-charity-usd6 = Velgørenhed i USA (6 $)
name-usa-cryptocurrency-exchange-usd4 = Kryptobørs i USA (4 $)
name-usa-cryptocurrency-exchange-usd6 = Kryptobørs i USA (6 $)
name-usa-digital-bank-usd7 = Digital bank i USA (7 $)
name-usa-digital-bank-usd8 = Digital bank i USA (8 $)
name-usa-law-firm-usd5 = Advokatfirma i USA (5 $)
name-usa-law-firm-usd7 = Advokatfirma i USA (7 $)
name-usa-remittance-company-usd8 = Overførselsfirma i USA (8 $)
name-usa-restaurant-chain-usd7 = Restaurantkæde i USA (7 $)
name-usa-restaurant-chain-usd9 = Restaurantkæde i USA (9 $)
name-usd1-clean = 1 $ (ren)
name-usd2-clean = 2 $ (ren)
name-usd3-clean = 3 $ (ren)
name-usd4-dirty = 4 $ (beskidt)
name-usd5-dirty = 5 $ (beskidt)
name-usd6-dirty = 6 $ (beskidt)
