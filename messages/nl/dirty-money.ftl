### Dirty Money
### docs/translating.md says how such a file is read.
### Woordenlijst: Placement card = Plaatsingskaart, front = dekmantel, Money card = Geldkaart, Action card = Actiekaart,
### clean / dirty = schoon / vuil, Blacklist = Zwarte Lijst, to launder = witwassen, villain = schurk, location = locatie,
### Banana Republic = Bananenrepubliek, Black Market = Zwarte Markt, Auction House = Veilinghuis, First Player Marker = startspelerfiche,
### Inspect = Inspectie, Audit = Audit, Trade = Ruil, Bribery = Omkoping, to slot = onderschuiven, Overpay slot = Smeergeldvak,
### to lie low = zich gedeisd houden, to claim = opeisen, Quick Mode = Snelle Variant, Choice Mode = Keuzevariant,
### Artwork = Kunstwerk, Art Gallery = Kunstgalerie, Accounting Firm = Accountantskantoor, Cryptocurrency Exchange = Cryptobeurs,
### Charity = Goed Doel, Digital Bank = Digitale Bank, Law Firm = Advocatenkantoor, Remittance Company = Geldtransferbedrijf,
### Restaurant Chain = Restaurantketen, Money Launderer = Witwasser, Corruption Rat = Corrupte Rat, Loan Shark = Woekerhaai,
### Bears of Wall Street = Beren van Wall Street.
### Namen op kaarten: Inspect left and right = Inspectie links en rechts, Inspect one player = Inspectie van één speler,
### Audit: most dirty money = Audit: het meeste vuile geld, Audit: much dirty money = Audit: veel vuil geld.

## about: What the first page says of the game.

about-dirty-money = Was wit wat je kunt, koop waar de buren van opkijken, en blijf van de lijst van de overheid.

## event: What happened: lines of the log, read aloud to screen readers.

event-villain_dealt = { SEAT($seat) } is { VILLAIN($villain, form: "the") }.
event-marker_given = { SEAT($seat) } heeft het laagste nummer en krijgt de startspelerfiche.
event-hand_dealt =
    { SEAT($seat) } krijgt { $count ->
        [one] { $count } Geldkaart
       *[other] { $count } Geldkaarten
    }.
event-hand_shown = { SEAT($seat) } heeft { CARD($cards) }.
event-placement_laid = Boven { LOCATION($location, form: "the") }: { PLACEMENT($placement) }.
event-money_laid = Onder { LOCATION($location, form: "the") }: { CARD($cards) }.
event-drafted = { SEAT($seat) } legt { PLACEMENT($placement) } boven de Bananenrepubliek.
event-round_began = Ronde { $round } begint met { SEAT($first) }.
event-passed = { SEAT($seat) } kan nergens heen en past.
event-visited = { SEAT($seat) } bezoekt { LOCATION($location, form: "the") } en neemt { CARD($cards) }.
event-limit_exceeded =
    { SEAT($seat) } heeft { $excess ->
        [one] { $excess } kaart
       *[other] { $excess } kaarten
    } te veel.
event-excess_chosen = { SEAT($seat) } legt { CARD($cards) } op de Zwarte Lijst.
event-excess_blacklisted =
    { SEAT($seat) } legt { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } uit de hand op de Zwarte Lijst, dicht.
event-action_played = { SEAT($seat) } speelt { CARD($card) }.
event-dirty_found = { SEAT($seat) } trekt { CARD($card) } bij { SEAT($target) } en houdt de kaart.
event-clean_found = { SEAT($seat) } trekt { CARD($card) } bij { SEAT($target) } en geeft de kaart terug.
event-dirty_taken = { SEAT($seat) } trekt een vuile kaart bij { SEAT($target) } en houdt die.
event-clean_returned = { SEAT($seat) } trekt een schone kaart bij { SEAT($target) } en geeft die terug.
event-nothing_to_inspect = { SEAT($target) } heeft geen kaart om te inspecteren.
event-hand_audited = { SEAT($seat) } laat { CARD($cards) } zien: { $dirty } vuil.
event-blacklisted = { SEAT($seat) } krijgt een punt op de Zwarte Lijst: { CARD($card) }.
event-blacklisted_plain = { SEAT($seat) } krijgt een punt op de Zwarte Lijst; er is geen kaart meer om het aan te geven.
event-unlisted = { SEAT($seat) } legt { CARD($card) } van de Zwarte Lijst weg.
event-unlisted_plain = { SEAT($seat) } raakt een punt op de Zwarte Lijst kwijt waar geen kaart bij lag.
event-nothing_listed = { SEAT($seat) } heeft niets op de Zwarte Lijst.
event-hand_looked_at = { SEAT($seat) } bekijkt de hand van { SEAT($partner) }.
event-hand_seen = { SEAT($partner) } heeft { CARD($cards) }.
event-nothing_traded = { SEAT($seat) } en { SEAT($partner) } hebben niets te ruilen.
event-cards_traded = { SEAT($seat) } neemt { CARD($took) } van { SEAT($partner) } en geeft { CARD($gave) }.
event-card_given_back = { SEAT($seat) } neemt een kaart van { SEAT($partner) } en geeft dezelfde terug.
event-traded = { SEAT($seat) } neemt een kaart van { SEAT($partner) } en geeft er een.
event-paid = { SEAT($seat) } betaalt { $worth } voor een prijs van { $cost }: { CARD($cards) }.
event-loan_spent = { SEAT($seat) } geeft { CARD($card) } uit als geld van een andere munt.
event-crypto_boosted = Crypto is voor { SEAT($seat) } { $worth } waard.
event-discounted = { SEAT($seat) } betaalt { $off } minder voor { PLACEMENT($placement) }.
event-bought = { SEAT($seat) } koopt { PLACEMENT($placement) } { LOCATION($location, form: "in") }.
event-marker_taken = { SEAT($seat) } neemt de startspelerfiche.
event-slotted = { SEAT($seat) } schuift { CARD($card) } onder { PLACEMENT($placement) }.
event-slotted_plain = { SEAT($seat) } telt een kaart onder { PLACEMENT($placement) }; er is er geen meer om eronder te schuiven.
event-overpaid_slotted = { SEAT($seat) } legt { CARD($card) } in het Smeergeldvak.
event-overpaid_slotted_plain = { SEAT($seat) } telt een kaart in het Smeergeldvak; er is er geen meer om neer te leggen.
event-gallery_drew = { SEAT($seat) } trekt een Geldkaart voor { PLACEMENT($placement) }.
event-gallery_drew_action = { SEAT($seat) } trekt { CARD($card) } voor { PLACEMENT($placement) } en moet die spelen.
event-drew = { SEAT($seat) } heeft { CARD($card) } getrokken.
event-launderer_drew = { SEAT($seat) } trekt een Geldkaart om wit te wassen.
event-launderer_passed_over = { SEAT($seat) } trekt { CARD($card) } en legt die weg.
event-discarded = { SEAT($seat) } legt { CARD($card) } weg.
event-turn_ended = { SEAT($seat) } beëindigt de beurt.
event-goal_reached =
    { SEAT($seat) } heeft { $placements ->
        [one] { $placements } Plaatsingskaart
       *[other] { $placements } Plaatsingskaarten
    }: dit is de laatste ronde.
event-deck_renewed =
    De geldstapel is op: { $cards ->
        [one] { $cards } afgelegde kaart komt
       *[other] { $cards } afgelegde kaarten komen
    } terug.
event-money_added = Erbij onder { LOCATION($location, form: "the") }: { CARD($cards) }.
event-placement_added = Erbij boven { LOCATION($location, form: "the") }: { PLACEMENT($placement) }.
event-game_ended = Het spel is afgelopen. { ENDING($ending) }
event-charity_gave =
    Het Goede Doel haalt { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } van de Zwarte Lijst van { SEAT($seat) }.
event-hand_laid_open = { SEAT($seat) } legt { CARD($cards) } open: { $value } in de hand.
event-blacklist_laid_open = Op de Zwarte Lijst van { SEAT($seat) } lagen { CARD($cards) }.
event-card_scored = { SEAT($seat) } scoort { $points } voor { PLACEMENT($placement) }.
event-artwork_scored =
    { SEAT($seat) } scoort { $points } voor { $count ->
        [one] { $count } Kunstwerk
       *[other] { $count } Kunstwerken
    }.
event-overpaid_scored = { SEAT($seat) } scoort { $points } voor het Smeergeldvak.
event-blacklist_scored = { SEAT($seat) } scoort { $points } voor de Zwarte Lijst.
event-most_blacklisted = { SEAT($seat) } scoort { $points } voor de langste Zwarte Lijst.
event-tie_broken = De gelijke stand gaat naar { SEAT($seat) }.
event-won =
    { SEAT($seat) } wint met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.

## brief: The same in few words, behind a name: "Ada: bid $5 · left the auction".

brief-visited = ging naar { LOCATION($location, form: "the") }
brief-action_played = speelde { CARD($card) }
brief-bought = kocht { PLACEMENT($placement) }
brief-dirty_taken = pakte een vuile kaart van { SEAT($target) }
brief-traded = ruilde met { SEAT($partner) }
brief-excess_blacklisted =
    legde { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } op de Zwarte Lijst
brief-blacklisted = kreeg een punt op de Zwarte Lijst
brief-passed = paste

## why: Why something cannot be done.

why-not_now = Dat kan op dit moment niet.
why-not_in_use = Aan deze tafel doet { LOCATION($location, form: "the") } niet mee.
why-nothing_below = Onder { LOCATION($location, form: "the") } ligt niets, dus je kunt er niet heen.
why-no_cards_left = Er is geen kaart meer om te trekken.
why-wrong_count =
    Je noemde { $given ->
        [one] { $given } kaart
       *[other] { $given } kaarten
    }; het moeten er { $needed } zijn.
why-not_in_hand = { CARD($card) } zit niet in je hand.
why-named_twice = { CARD($card) } is twee keer genoemd.
why-not_in_play = { CARD($card) } ligt niet klaar om gespeeld te worden.
why-needs_target = { CARD($card) } speel je op een andere speler.
why-needs_no_target = { CARD($card) } speel je niet op een speler naar keuze.
why-not_an_opponent = Dat moet een andere speler aan tafel zijn.
why-not_in_their_hand = { CARD($card) } zit niet in die hand.
why-not_for_sale = { PLACEMENT($placement) } is hier niet te koop.
why-no_purchase_left =
    Tijdens dit bezoek mag je hoogstens { $most ->
        [one] { $most } kaart
       *[other] { $most } kaarten
    } kopen.
why-same_card_twice = { PLACEMENT($placement) } kun je maar één keer kopen.
why-wrong_currency = { CARD($card) } is de verkeerde munt.
why-too_little = Dat is { $worth } waard; de prijs is { $cost }.
why-nothing_to_pay = Het kost niets, dus er wordt niets betaald.
why-not_your_villain = Dat kan alleen { VILLAIN($villain, form: "the") }.
why-loan_spent = Je hebt deze beurt al een kaart als andere munt uitgegeven.
why-not_here = Dat kan alleen { LOCATION($location, form: "in") }.
why-already_done = Dat heb je tijdens dit bezoek al gedaan.
why-not_owed = { PLACEMENT($placement) } heeft niets op te eisen.
why-nothing_overpaid = Je hebt deze beurt nergens genoeg te veel betaald.

## action: What can be done: the labels of buttons.

action-draft = Draai een kaart van { REGION($region, form: "the") } om
action-visit = Bezoek { LOCATION($location, form: "the") }
action-blacklist = Leg { CARD($cards) } op de Zwarte Lijst
action-play = Speel { CARD($card) }
action-play--target = Speel { CARD($card) } op { SEAT($target) }
action-trade = Neem { CARD($take) } en geef { CARD($give) }
action-give_back = Geef de genomen kaart terug
action-buy = Koop { PLACEMENT($placement) }
action-buy--loan = Koop { PLACEMENT($placement) }, met { CARD($loan) } als willekeurige munt
action-buy--second = Koop { PLACEMENT($placement) }, dan { PLACEMENT($second) }
action-buy--second--loan = Koop { PLACEMENT($placement) }, dan { PLACEMENT($second) }, met { CARD($loan) } als willekeurige munt
action-lie_low = Hou je gedeisd: een kaart van je Zwarte Lijst, en de startspelerfiche
action-claim = Eis het effect van { PLACEMENT($placement) } op
action-claim_overpaid = Eis een kaart op voor het Smeergeldvak
action-launder = Beëindig de beurt en was een kaart wit
action-discard = Leg { CARD($card) } weg
action-end_turn = Beurt beëindigen

## form: The headings of forms.

form-blacklist = Kaarten voor de Zwarte Lijst
form-trade = Over en weer één kaart
form-buy = Koop { PLACEMENT($placement) }
form-buy--loan = Koop { PLACEMENT($placement) }, met { CARD($loan) } als willekeurige munt
form-buy--second = Koop { PLACEMENT($placement) }, dan { PLACEMENT($second) }
form-buy--second--loan = Koop { PLACEMENT($placement) }, dan { PLACEMENT($second) }, met { CARD($loan) } als willekeurige munt

## ask: The labels of fields in forms.

ask-cards = Kaarten die je opgeeft
ask-take = Neem van de ander
ask-give = Geef uit je hand
ask-pay = Kaarten om mee te betalen

## phase: What the game waits for: the line at the top of the table.

phase-draft = { SEAT($seat) } noemt een stapel voor de kaarten boven de Bananenrepubliek (nog { $left }).
phase-visit = { SEAT($seat) } kiest een locatie om te bezoeken.
phase-actions = { SEAT($seat) } heeft Actiekaarten te spelen.
phase-business = { SEAT($seat) } mag { LOCATION($location, form: "the") } en de effecten van eigen kaarten gebruiken, en beëindigt dan de beurt.
phase-excess = { SEAT($seat) } heeft te veel kaarten en kiest er voor de Zwarte Lijst.
phase-trading = { SEAT($turn-seat) } ruilt een kaart met { SEAT($partner) }.
phase-laundering = { SEAT($seat) } kiest een kaart om weg te leggen.
phase-over = Het spel is afgelopen. { ENDING($ending) }

## gauge: Figures over time, in charts and tables.

gauge-clean_cash = Schoon geld in de hand
gauge-dirty_cash = Vuil geld in de hand
gauge-points = Punten als het nu was afgelopen
gauge-placements = Plaatsingskaarten
gauge-blacklist = Punten op de Zwarte Lijst
gauge-dirty_known = Vuile kaarten die iedereen kent
gauge-dirty_held = Vuile kaarten in de hand
gauge-hand_value = Geld in de hand
gauge-display_cost = Gemiddelde prijs van de open kaarten
gauge-money_below = Geld onder de locaties

## score: Lines of the score sheet.

score-artwork = Kunstwerk (punten op de kaart)
score-art_gallery = Kunstgalerie
score-accounting_firm = Accountantskantoor
score-casino = Casino
score-cryptocurrency_exchange = Cryptobeurs
score-charity = Goed Doel
score-digital_bank = Digitale Bank
score-law_firm = Advocatenkantoor
score-remittance_company = Geldtransferbedrijf
score-restaurant_chain = Restaurantketen
score-artwork_sets = Sets van Kunstwerken
score-overpaid = Smeergeldvak
score-blacklist = Zwarte Lijst
score-most_blacklisted = Langste Zwarte Lijst

## tile: Names.

tile-artwork = Kunstwerk
tile-cryptocurrency_exchange = Cryptobeurs

## ending: How the game ended.

ending-placements = Iemand heeft genoeg Plaatsingskaarten.
ending-no_visit = Een hele ronde lang kon niemand ergens heen.
ending-round_limit = De laatste toegestane ronde is gespeeld.

## moment: Moments of a game that a replay can jump to.

moment-round = Een ronde begint
moment-dirty_found = Vuil geld gevonden
moment-audit = Een Audit
moment-limit = Te veel kaarten
moment-marker = De startspelerfiche wisselt
moment-goal = De laatste ronde

## villain: Names.

villain-money_launderer = Witwasser
    .the = de Witwasser
villain-corruption_rat = Corrupte Rat
    .the = de Corrupte Rat
villain-kitsukuza = Kitsukuza
    .the = de Kitsukuza
villain-bears_of_wall_street = Beren van Wall Street
    .the = de Beren van Wall Street
villain-loan_shark = Woekerhaai
    .the = de Woekerhaai

## region: Names.

region-europe = Europa
    .the = Europa
    .in = in Europa
region-japan = Japan
    .the = Japan
    .in = in Japan
region-usa = VS
    .the = de VS
    .in = in de VS

## location: Names.

location-europe = Europa
    .the = Europa
    .in = in Europa
location-japan = Japan
    .the = Japan
    .in = in Japan
location-usa = VS
    .the = de VS
    .in = in de VS
location-banana_republic = Bananenrepubliek
    .the = de Bananenrepubliek
    .in = in de Bananenrepubliek
location-black_market = Zwarte Markt
    .the = de Zwarte Markt
    .in = op de Zwarte Markt
location-auction_house = Veilinghuis
    .the = het Veilinghuis
    .in = in het Veilinghuis
location-0 = Europa
    .the = Europa
    .in = in Europa
location-1 = Japan
    .the = Japan
    .in = in Japan
location-2 = VS
    .the = de VS
    .in = in de VS
location-3 = Bananenrepubliek
    .the = de Bananenrepubliek
    .in = in de Bananenrepubliek
location-4 = Zwarte Markt
    .the = de Zwarte Markt
    .in = op de Zwarte Markt
location-5 = Veilinghuis
    .the = het Veilinghuis
    .in = in het Veilinghuis

## deck: Names.

deck-0 = Plaatsingsstapel van Europa
deck-1 = Plaatsingsstapel van Japan
deck-2 = Plaatsingsstapel van de VS

## option: Options of a new table: the label, and a sentence of help.

option-quick = Snelle Variant
    .help = Met minder Plaatsingskaarten is het spel al uit.
option-choice = Keuzevariant
    .help = Er liggen meer Plaatsingskaarten boven elke regio.
option-deck = Eigen kaarten
    .help = Eigen kaarten in plaats van die bij het spel horen.
option-start_money = Gedeelde kaarten
    .help = Geldkaarten waarmee elke speler begint.
option-last_player_extra = Extra voor de laatste speler
    .help = Geldkaarten die de laatste speler erbij krijgt.
option-money_laid = Geld aan het begin
    .help = Kaarten onder elke locatie aan het begin.
option-money_added = Geld erbij
    .help = Kaarten die er na een ronde bij komen waar nog kaarten liggen.
option-money_renewed = Nieuw geld
    .help = Kaarten die na een ronde komen waar geen kaarten meer liggen.
option-money_most = Meeste geld onder een locatie
    .help = Meer kaarten komen er niet bij.
option-display = Open kaarten
    .help = Plaatsingskaarten boven elke regio.
option-choice_display = Open kaarten in de Keuzevariant
    .help = Plaatsingskaarten boven elke regio in de Keuzevariant.
option-black_market_from = Zwarte Markt vanaf
    .help = Aantal spelers vanaf wanneer de Zwarte Markt meedoet.
option-auction_house_from = Veilinghuis vanaf
    .help = Aantal spelers vanaf wanneer het Veilinghuis meedoet.
option-hand_limit = Handlimiet
    .help = Kaarten die je in de hand kunt hebben.
option-purchases = Aankopen in een regio
    .help = Plaatsingskaarten die je tijdens één bezoek aan een regio mag kopen.
option-inspect_neighbours_cards = Inspectie links en rechts
    .help = Kaarten die je bij elke buur trekt.
option-inspect_rival_cards = Inspectie links en rechts, 2 spelers
    .help = Kaarten die je bij de enige rivaal trekt.
option-inspect_player_cards = Inspectie van één speler
    .help = Kaarten die je bij die speler trekt.
option-audit_dirty = Audit vanaf
    .help = Vuile kaarten vanaf wanneer de tweede soort Audit toeslaat.
option-placements_to_end = Plaatsingen tot het einde
    .help = Plaatsingskaarten waarmee een ronde de laatste wordt.
option-quick_placements_to_end = Plaatsingen tot het einde, Snelle Variant
    .help = Plaatsingskaarten waarmee in de Snelle Variant een ronde de laatste wordt.
option-round_limit = Laatste ronde
    .help = Na deze ronde is het spel hoe dan ook uit.
option-blacklist_loss = Verlies door de Zwarte Lijst
    .help = Punten die elk punt op de Zwarte Lijst kost.
option-most_blacklisted_loss = Verlies door de langste Zwarte Lijst
    .help = Punten die wie de meeste punten op de Zwarte Lijst heeft nog extra verliest.
option-artwork_1 = Eén Kunstwerk
    .help = Punten voor een set van één.
option-artwork_2 = Twee Kunstwerken
    .help = Punten voor een set van twee.
option-artwork_3 = Drie Kunstwerken
    .help = Punten voor een set van drie.
option-artwork_4 = Vier Kunstwerken
    .help = Punten voor een set van vier.
option-artwork_5 = Vijf Kunstwerken
    .help = Punten voor een volledige set.
option-accounting_firm_points = Accountantskantoor
    .help = Punten voor elke kaart eronder.
option-casino_points = Casino
    .help = Punten voor elke kaart eronder.
option-exchange_discount = Cryptobeurs
    .help = Wat elke beurs van de prijs in haar regio afhaalt.
option-charity_removes = Goed Doel
    .help = Punten op de Zwarte Lijst die elk Goed Doel aan het eind weghaalt.
option-digital_bank_room = Digitale Bank: ruimte
    .help = Kaarten waarmee elke bank de handlimiet verhoogt.
option-digital_bank_points = Digitale Bank: punten
    .help = Punten die elke bank geeft voor elke kaart in de hand.
option-law_firm_points = Advocatenkantoor
    .help = Punten voor elke kaart eronder.
option-remittance_points = Geldtransferbedrijf
    .help = Punten die elk bedrijf geeft voor een set van de drie regio's.
option-restaurant_points = Restaurantketen
    .help = Punten die elke keten geeft voor elke kaart van haar regio.
option-overpaid_by = Corrupte Rat: te veel betaald
    .help = Hoeveel een betaling boven de prijs moet liggen.
option-overpaid_points = Corrupte Rat: punten
    .help = Punten voor elke kaart in het Smeergeldvak.
option-kitsukuza_crypto = Crypto van de Kitsukuza
    .help = Wat crypto voor de Kitsukuza waard is.
option-bears_cards = Kaarten van de Beren
    .help = Kaarten boven de Bananenrepubliek voor de Beren van Wall Street.
option-loan_value = Kaart van de Woekerhaai
    .help = Wat de kaart van willekeurige munt waard is.

## face: Labels and short sentences on the board.

face-goal = Heb aan het einde de meeste punten: die van de kaarten die je koopt, min wat je Zwarte Lijst kost.
face-dirty = vuil
face-currency_euro = euro
face-currency_usd = dollar
face-currency_yen = yen
face-currency_crypto = crypto
face-sign_europe = €
face-sign_japan = ¥
face-sign_usa = $
face-action_inspect_neighbours = Inspectie L+R
face-action_inspect_player = Inspectie één
face-action_audit_most = Audit: meest
face-action_audit_three = Audit: veel
face-action_trade = Ruil
face-action_bribery = Omkoping
face-artwork = Kunstwerk
face-by_artwork = in sets van Kunstwerken
face-by_accounting_firm = door Audits
face-by_casino = door aankopen
face-by_digital_bank = door je hand
face-by_law_firm = door Inspecties
face-by_remittance_company = door sets van regio's
face-by_restaurant_chain = door de regio
face-more_accounting_firm = en meer door Audits
face-more_artwork = en meer in sets van Kunstwerken
face-more_casino = en meer door aankopen
face-more_digital_bank = en meer door je hand
face-more_law_firm = en meer door Inspecties
face-more_remittance_company = en meer door sets van regio's
face-more_restaurant_chain = en meer door de regio
face-printed =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
face-left_unclaimed =
    { $n ->
        [one] { $n } beloning is nog niet opgeëist en vervalt
       *[other] { $n } beloningen zijn nog niet opgeëist en vervallen
    } aan het einde van de beurt.
face-affordable = Dat kun je uit je hand betalen.
face-not_affordable = Dat kun je niet uit je hand betalen.
face-sells_europe =
    tot { $purchases ->
        [one] { $purchases } kaart
       *[other] { $purchases } kaarten
    } voor euro's
face-sells_japan =
    tot { $purchases ->
        [one] { $purchases } kaart
       *[other] { $purchases } kaarten
    } voor yen
face-sells_usa =
    tot { $purchases ->
        [one] { $purchases } kaart
       *[other] { $purchases } kaarten
    } voor dollars
face-sells_banana_republic = zuivert je naam, begint
face-sells_black_market = één kaart van een regio naar keuze
face-sells_auction_house = een van deze kaarten
face-closed = Hier ligt niets: dicht tot de volgende ronde.
face-reach_none = Met je hand koop je hier niets.
face-reach_some = Met je hand koop je er hier een.
face-reach_two = Met je hand koop je er hier twee.
face-reach_lie_low = Een kaart van je Zwarte Lijst, en de eerste beurt.
face-too_many =
    { $too_many ->
        [one] { $too_many } kaart
       *[other] { $too_many } kaarten
    } te veel: Zwarte Lijst.
face-bears_only = Alleen voor de Beren van Wall Street:
face-is_here = is hier
face-your_desk = Je bureau
face-blacklist =
    { $blacklist ->
        [one] { $blacklist } punt op de Zwarte Lijst
       *[other] { $blacklist } punten op de Zwarte Lijst
    }
face-hand = Je hand: { $hand } van { $limit }
face-empty_hand = Helemaal geen geld.
face-your_placements = Je plaatsingen
face-owned = Je hebt { $count } van de { $goal } plaatsingen waarmee het spel eindigt
face-owns_nothing = Nog niets.
face-pays = { $have } van { $cost }
face-buy_one = Koop { PLACEMENT($first) }
face-buy_both = Koop { PLACEMENT($first) } en { PLACEMENT($second) }
face-hands_open = Handen en Zwarte Lijsten open
face-in_hand = Geld in de hand: { $value }
face-no_hand = Geen kaart in de hand.
face-on_blacklist = op de Zwarte Lijst
face-what_to_buy = Wat je koopt
face-in_order = { PLACEMENT($first) }, dan { PLACEMENT($second) }
face-loan_of = Uitgeven als willekeurige munt
face-no_loan = geen
face-another_way = Iets anders kopen of anders betalen
face-must_play = moet spelen
face-their_hand = laat deze hand zien
face-first = eerste
face-points = Punten
face-cards = Hand
face-owns = Heeft
face-you_know = jij weet
face-power_money_launderer = Aan het eind van een beurt: trek een kaart, leg er een weg.
face-power_corruption_rat =
    Betaal { $overpaid_by } of meer te veel en verdien { $overpaid_points ->
        [one] { $overpaid_points } punt
       *[other] { $overpaid_points } punten
    }.
face-power_kitsukuza = Crypto is in jouw handen { $kitsukuza_crypto } waard.
face-power_bears_of_wall_street =
    Wat boven de Bananenrepubliek ligt, kun alleen jij kopen: aan het begin { $bears_cards ->
        [one] { $bears_cards } kaart
       *[other] { $bears_cards } kaarten
    }.
face-power_loan_shark = Eén keer per beurt telt een kaart naar keuze als { $loan_value } van een munt naar keuze.

## view: Labels of what lies on the table.

view-seat = Speler
view-phase = Wat er gevraagd wordt
view-goal = Plaatsingskaarten waarmee het spel eindigt
view-first = Eerste speler van de ronde
view-marker = Startspelerfiche
view-turns = Gespeelde beurten
view-visits = Bezochte locaties
view-locations = Locaties
view-placement_decks = Kaarten over in de Plaatsingsstapels
view-money_deck = Kaarten in de geldstapel
view-discards = Aflegstapel
view-in_play = Te spelen Actiekaarten
view-slotted = Ondergeschoven
view-location = Locatie
view-placements = Plaatsingskaarten
view-money = Geld eronder
view-villain = Schurk
view-hand = Hand
view-hand_limit = Handlimiet
view-known = Bekende kaarten
view-blacklist = Punten op de Zwarte Lijst
view-blacklist_cards = Kaarten op de Zwarte Lijst
view-overpaid = Smeergeldvak
view-points = Punten als het nu was afgelopen
view-placement = Plaatsingskaart
view-card = Kaart
view-seen_by = Bekend bij
view-partner = Partner
view-left = Te gaan
view-bought = Gekocht
view-lain_low = Bananenrepubliek gebruikt
view-loan_spent = Lening gebruikt
view-owed = Op te eisen
view-times = Keren
view-ending = Einde
view-faces = Open kaarten
view-face = Kaart
view-currency = Munt
view-value = Waarde
view-dirty = Vuil
view-action = Actie
view-on_sale = Te koop
view-kind = Soort
view-region = Regio
view-cost = Prijs
view-printed = Punten op de kaart
view-prospects = Wat je er zou kunnen kopen
view-open = Te bezoeken
view-too_many = Kaarten te veel
view-cards = Kaarten
view-affordable = Je zou het kunnen betalen
view-two = Twee tegelijk

## hint: Hints for a first game, by step.

hint-draft = Alleen jij kunt deze kopen. Kies de regio waar je geld voor hebt, of effecten die bij elkaar passen.
hint-visit = Waar kun je zowel pakken als kopen? Let op je handlimiet, en op wie er straks naar vuil geld zoekt.
hint-actions = De volgorde bepaal jij. Kijk voor je pakt: een audit toont handen, een inspectie maakt ze leeg.
hint-business = Geef vuil geld het eerst uit. Twee kaarten in één betaling verspillen het minst, en wat je niet opeist vervalt als de beurt eindigt.
hint-excess = Wat op de Zwarte Lijst gaat ben je kwijt en kost punten. Geef op waar je het minst mee koopt.
hint-trading = Geef weg wat vuil is of waar je niets aan hebt, en neem wat je voor je volgende aankoop mist.
hint-laundering = Houd wat je binnenkort kunt uitgeven. Vuile kaarten die je niet kwijt kunt, moeten weg.

## explain: What a thing on the board is, does and is worth.

explain-card = Een kaart uit de geldstapel.
explain-card--face = { EXPLAIN_FACE($face) }
explain-placement = { EXPLAIN_KIND($kind) }
explain-placement--cost =
    { EXPLAIN_KIND($kind) } { $points ->
        [0] Hier is de prijs { $cost }.
       *[other] Hier is de prijs { $cost }, en er staat { $points } op de kaart.
    }
explain-location-0 = Europa. Neem alle kaarten eronder en koop dan tot twee dekmantels erboven met euro's of crypto.
explain-location-1 = Japan. Neem alle kaarten eronder en koop dan tot twee dekmantels erboven met yen of crypto.
explain-location-2 = De VS. Neem alle kaarten eronder en koop dan tot twee dekmantels erboven met dollars of crypto.
explain-location-3 = De Bananenrepubliek. Neem alle kaarten eronder; er gaat een kaart van je Zwarte Lijst af, en jij begint de volgende ronde.
explain-location-4 = De Zwarte Markt. Neem alle kaarten eronder en koop dan één dekmantel van een regio naar keuze.
explain-location-5 = Het Veilinghuis. Neem alle kaarten eronder en koop dan een van de dekmantels erboven.
explain-player = Een van de schurken. De meeste punten winnen: die van de dekmantels, min wat de Zwarte Lijst kost.

## explain_face: Parts of what explains a thing.

explain_face-money = Geld: { $value } in { EXPLAIN_CURRENCY($currency) }. { EXPLAIN_DIRTY($dirty) }
explain_face-action = Een Actiekaart; je speelt die zodra je die neemt.

## explain_currency: Parts of what explains a thing.

explain_currency-euro = euro's
explain_currency-usd = dollars
explain_currency-yen = yen
explain_currency-crypto = elke munt

## explain_dirty: Parts of what explains a thing.

explain_dirty-true = Het is vuil: je betaalt er gewoon mee, maar in je hand kan een inspectie of audit het vinden.
explain_dirty-false = Het is schoon: daar kan niemand je iets over verwijten.

## explain_kind: Parts of what explains a thing.

explain_kind-artwork = Kunstwerken tellen als set: hoe meer je er hebt, hoe meer elk ervan waard is.
explain_kind-art_gallery = Telkens als je een Kunstwerk koopt, trek je een kaart van de geldstapel.
explain_kind-accounting_firm = Telkens als je een audit doet, gaat er een kaart onder, voor punten aan het eind.
explain_kind-casino = Telkens als je in deze regio koopt, gaat er een kaart onder, elk goed voor een punt.
explain_kind-cryptocurrency_exchange = Alles in deze regio kost je vanaf nu één minder.
explain_kind-charity = Haalt aan het eind punten van je Zwarte Lijst.
explain_kind-digital_bank = Je mag een kaart meer in de hand hebben, en aan het eind is elke kaart in je hand een punt.
explain_kind-law_firm = Telkens als je inspecteert, gaat er een kaart onder, voor punten aan het eind.
explain_kind-remittance_company = Punten voor elke set dekmantels uit alle drie de regio's.
explain_kind-restaurant_chain = Een punt voor elke dekmantel van deze regio, deze zelf meegeteld.

## guided: The lessons of the guided game.

guided-win = De meeste punten winnen: die van de Plaatsingskaarten die je koopt, min wat je Zwarte Lijst je kost. Dit korte spel eindigt met de ronde waarin iemand er { $goal } heeft; voor een heel spel zijn het er 10.
guided-visit = Een beurt is een bezoek: je neemt alle kaarten onder een locatie, daarna mag je kopen wat erboven ligt. In { LOCATION($location, form: "the") } liggen { CARD($money) } en een Actiekaart. Daar kun je betalen, dus ga erheen.
guided-audit = Actiekaarten speel je meteen. { CARD($card) } zoekt vuil geld in de handen van de anderen. Jouw eigen vuile { CARD($dirty) } is veilig, deze keer: speel de kaart.
guided-prices = Wat boven een locatie ligt is een dekmantel voor je geld: een zaak of een kunstwerk, aan het eind goed voor punten. Europa wil euro's, en crypto nemen ze overal aan.
guided-dirty = Vuile biljetten zijn meer waard en betalen net zo goed, maar in je hand kunnen ze gevonden worden. Geef ze dus eerst uit: koop { PLACEMENT($placement) } voor { $cost } met { CARD($cards) }. Wisselgeld krijg je nergens.
guided-turn_over = Je hebt { $points } punten, en je { CARD($left) } is ook vuil. Bedenk dat anderen ook zoeken. Beëindig je beurt.
guided-caught = Het is gebeurd: een audit vond je { CARD($card) }, en je kreeg een punt op de Zwarte Lijst. Dat kost je aan het eind punten, en meer als je er de meeste hebt. Je staat op { $points }.
guided-hide = In { LOCATION($location, form: "the") } stelt niemand vragen: daar gaat een kaart van je Zwarte Lijst af, en jij begint de volgende ronde. Ga erheen.
guided-lie_low = Gebruik de locatie nu: hou je gedeisd. { CARD($card) } gaat van je Zwarte Lijst af, en de startspelerfiche is voor jou.
guided-first_again = Dat bezoek leverde geen dekmantel op, maar was er meer dan een waard: je staat weer op { $points } punten. Je hebt { $hand } kaarten, de limiet is { $limit }; wat te veel is gaat op je Zwarte Lijst. Beëindig je beurt.
guided-europe = Jij bent eerst en mag kiezen. In { LOCATION($location, form: "the") } liggen { CARD($cards) }: met de crypto kun je twee dekmantels tegelijk kopen. Ga erheen.
guided-inspect = Met { CARD($card) } trek je twee willekeurige kaarten van een rivaal. Wat vuil is komt in jouw hand, en je rivaal krijgt er een punt op de Zwarte Lijst voor. Speel hem.
guided-two = Op bezoek in een regio mag je twee kaarten met één betaling kopen. Koop eerst { PLACEMENT($first) } en dan { PLACEMENT($second) }, zodat het Casino de tweede meetelt. Ze kosten { $cost }; je crypto is precies { $worth }.
guided-claim = Je hebt in de regio van het Casino gekocht, en dat verdient een kaart eronder, goed voor een punt. Zulke beloningen moet je opeisen voor de beurt eindigt: doe dat.
guided-last_turn = Je hebt drie dekmantels, dus dit is de laatste ronde. Je hebt { $points } punten, je rivaal { $rival } voor zover iedereen kan zien. Beëindig je beurt.
guided-end = Je wint met { $own } tegen { $rival }. Je rivaal had geld genoeg, maar { $list ->
        [one] { $list } punt
       *[other] { $list } punten
    } op de Zwarte Lijst en de boete voor de langste waren duur.
guided-after = Dus: ga waar je zowel kunt pakken als kopen, geef vuil geld uit voor het gevonden wordt, en zorg dat de lijst elders langer is. Wat maakt geld eigenlijk schoon?

## guided_else: What the guide answers when the learner does something else.

guided_else-visit = Je kunt overal heen waar kaarten onder liggen. In { LOCATION($location, form: "the") } kun je meteen iets kopen; elders zou je alleen verzamelen.
guided_else-audit = Actiekaarten gaan voor; zolang ze niet gespeeld zijn kan er niets anders.
guided_else-dirty = Dat kun je ook kopen, of anders betalen. De gids koopt { PLACEMENT($placement) } en geeft het vuile biljet uit, want dat is wat er gevonden kan worden.
guided_else-dirty-end_turn = Je zou je geld houden, ook de vuile biljetten, en er geen punten voor hebben.
guided_else-turn_over = Er valt hier voor jou niets meer te kopen. Beëindig je beurt.
guided_else-hide = Daar valt wel iets te halen, maar het punt op de Zwarte Lijst blijft, en er kunnen er meer komen. De gids zuivert eerst je naam.
guided_else-lie_low = Beëindig je alleen je beurt, dan blijft het punt op je Zwarte Lijst en begint iemand anders.
guided_else-first_again = Je hebt gedaan wat hier kan. Beëindig je beurt.
guided_else-europe = Daar kun je geen twee dekmantels kopen. De gids gaat waar je met je geld het meeste koopt.
guided_else-inspect = Actiekaarten gaan voor; zolang ze niet gespeeld zijn kan er niets anders.
guided_else-two = Dat mag. Maar samen, en het Casino eerst, brengt hetzelfde geld een punt meer op.
guided_else-two-end_turn = Het geld zou in je hand blijven, het meeste vuil. Punten komen van dekmantels.
guided_else-claim = Als je nu je beurt beëindigt, ben je de kaart onder het Casino kwijt.
guided_else-last_turn = Alles is gekocht en opgeëist. Beëindig je beurt.

## name: Names printed on cards. A deck of somebody's own has its own names, which are not translated.

name-3-crypto-dirty = 3 crypto (vuil)
name-audit-most-dirty-money = Audit: het meeste vuile geld
name-audit-much-dirty-money = Audit: veel vuil geld
name-bears-of-wall-street = Beren van Wall Street
    .the = de Beren van Wall Street
name-bribery = Omkoping
name-corruption-rat = Corrupte Rat
    .the = de Corrupte Rat
name-eur1-clean = €1 (schoon)
name-eur2-clean = €2 (schoon)
name-eur3-clean = €3 (schoon)
name-eur4-dirty = €4 (vuil)
name-eur5-dirty = €5 (vuil)
name-eur6-dirty = €6 (vuil)
name-europe-accounting-firm-eur5 = Accountantskantoor Europa (€5)
name-europe-accounting-firm-eur7 = Accountantskantoor Europa (€7)
name-europe-art-gallery-eur4 = Kunstgalerie Europa (€4)
name-europe-art-gallery-eur6 = Kunstgalerie Europa (€6)
name-europe-artwork-eur6 = Kunstwerk Europa (€6)
name-europe-artwork-eur7 = Kunstwerk Europa (€7)
name-europe-artwork-eur8 = Kunstwerk Europa (€8)
name-europe-artwork-eur9 = Kunstwerk Europa (€9)
name-europe-casino-eur5 = Casino Europa (€5)
name-europe-casino-eur7 = Casino Europa (€7)
name-europe-charity-eur6 = Goed Doel Europa (€6)
name-europe-cryptocurrency-exchange-eur4 = Cryptobeurs Europa (€4)
name-europe-cryptocurrency-exchange-eur6 = Cryptobeurs Europa (€6)
name-europe-digital-bank-eur7 = Digitale Bank Europa (€7)
name-europe-digital-bank-eur8 = Digitale Bank Europa (€8)
name-europe-law-firm-eur5 = Advocatenkantoor Europa (€5)
name-europe-law-firm-eur7 = Advocatenkantoor Europa (€7)
name-europe-remittance-company-eur8 = Geldtransferbedrijf Europa (€8)
name-europe-restaurant-chain-eur7 = Restaurantketen Europa (€7)
name-europe-restaurant-chain-eur9 = Restaurantketen Europa (€9)
name-inspect-left-and-right-player = Inspectie links en rechts
name-inspect-one-player = Inspectie van één speler
name-japan-accounting-firm-jpy5 = Accountantskantoor Japan (¥5)
name-japan-accounting-firm-jpy7 = Accountantskantoor Japan (¥7)
name-japan-art-gallery-jpy4 = Kunstgalerie Japan (¥4)
name-japan-art-gallery-jpy6 = Kunstgalerie Japan (¥6)
name-japan-artwork-jpy6 = Kunstwerk Japan (¥6)
name-japan-artwork-jpy7 = Kunstwerk Japan (¥7)
name-japan-artwork-jpy8 = Kunstwerk Japan (¥8)
name-japan-artwork-jpy9 = Kunstwerk Japan (¥9)
name-japan-casino-jpy5 = Casino Japan (¥5)
name-japan-casino-jpy7 = Casino Japan (¥7)
name-japan-charity-jpy6 = Goed Doel Japan (¥6)
name-japan-cryptocurrency-exchange-jpy4 = Cryptobeurs Japan (¥4)
name-japan-cryptocurrency-exchange-jpy6 = Cryptobeurs Japan (¥6)
name-japan-digital-bank-jpy7 = Digitale Bank Japan (¥7)
name-japan-digital-bank-jpy8 = Digitale Bank Japan (¥8)
name-japan-law-firm-jpy5 = Advocatenkantoor Japan (¥5)
name-japan-law-firm-jpy7 = Advocatenkantoor Japan (¥7)
name-japan-remittance-company-jpy8 = Geldtransferbedrijf Japan (¥8)
name-japan-restaurant-chain-jpy7 = Restaurantketen Japan (¥7)
name-japan-restaurant-chain-jpy9 = Restaurantketen Japan (¥9)
name-jpy1-clean = ¥1 (schoon)
name-jpy2-clean = ¥2 (schoon)
name-jpy3-clean = ¥3 (schoon)
name-jpy4-dirty = ¥4 (vuil)
name-jpy5-dirty = ¥5 (vuil)
name-jpy6-dirty = ¥6 (vuil)
name-kitsukuza = Kitsukuza
    .the = de Kitsukuza
name-loan-shark = Woekerhaai
    .the = de Woekerhaai
name-money-launderer = Witwasser
    .the = de Witwasser
name-trade = Ruil
name-usa-accounting-firm-usd5 = Accountantskantoor VS ($5)
name-usa-accounting-firm-usd7 = Accountantskantoor VS ($7)
name-usa-art-gallery-usd4 = Kunstgalerie VS ($4)
name-usa-art-gallery-usd6 = Kunstgalerie VS ($6)
name-usa-artwork-usd6 = Kunstwerk VS ($6)
name-usa-artwork-usd7 = Kunstwerk VS ($7)
name-usa-artwork-usd8 = Kunstwerk VS ($8)
name-usa-artwork-usd9 = Kunstwerk VS ($9)
name-usa-casino-usd5 = Casino VS ($5)
name-usa-casino-usd7 = Casino VS ($7)
name-usa-charity-usd6 = Goed Doel VS ($6)
name-usa-cryptocurrency-exchange-usd4 = Cryptobeurs VS ($4)
name-usa-cryptocurrency-exchange-usd6 = Cryptobeurs VS ($6)
name-usa-digital-bank-usd7 = Digitale Bank VS ($7)
name-usa-digital-bank-usd8 = Digitale Bank VS ($8)
name-usa-law-firm-usd5 = Advocatenkantoor VS ($5)
name-usa-law-firm-usd7 = Advocatenkantoor VS ($7)
name-usa-remittance-company-usd8 = Geldtransferbedrijf VS ($8)
name-usa-restaurant-chain-usd7 = Restaurantketen VS ($7)
name-usa-restaurant-chain-usd9 = Restaurantketen VS ($9)
name-usd1-clean = $1 (schoon)
name-usd2-clean = $2 (schoon)
name-usd3-clean = $3 (schoon)
name-usd4-dirty = $4 (vuil)
name-usd5-dirty = $5 (vuil)
name-usd6-dirty = $6 (vuil)
