### What the debrief of a game, and of a class, says.
### docs/translating.md says how such a file is read.
### Woordenlijst: zoals in de bestanden van de spellen.

## figure: Figures over time.

figure-score = Waarde als het nu was afgelopen
figure-gini = Ongelijkheid van bezit (0 gelijk, 1 één heeft alles; schulden boven de waarde tellen als niets)
figure-money = Geld in omloop
figure-velocity = Hoe vaak geld in een tafelronde van eigenaar wisselde
figure-inflation = Verandering van het prijspeil in een tafelronde
figure-interest = Wat leningen kosten, als deel van het geleende
figure-interest_a_round = Wat leningen per ronde kosten, als deel van het geleende

## unit: What a figure is counted in.

unit-score = punten
unit-gini = gini-coëfficiënt
unit-money = geld
unit-velocity = keer

## moment: Moments of a game that a replay can jump to.

moment-rise = Open kaarten stijgen het meest in prijs: van gemiddeld { $before } naar { $after } goud.
moment-bubble = Een zeepbel: een open kaart kost { $price } beurten van de eigen productie, en { $median } in het midden van de prijzen van dit spel.
moment-swing = De bots denken er anders over: { SEAT($seat) } wint { $to } van de honderd spellen in plaats van { $from }.
moment-swing_nobody = De bots denken er anders over: het spel zelf wint { $to } van de honderd spellen in plaats van { $from }.

## story: The story of a game.

story-opening =
    { SEAT($players) } speelden { $game }, { $per_round ->
        [1]
            { $turns ->
                [one] { $turns } ronde
               *[other] { $turns } rondes
            }
       *[other]
            { $turns ->
                [one] { $turns } beurt
               *[other] { $turns } beurten
            }
    } lang.
story-moment =
    { $per_round ->
        [1] Ronde
       *[other] Beurt
    } { $turn }: { $said }
story-rescue =
    { $per_round ->
        [1] Ronde
       *[other] Beurt
    } { $turn }: { $said } { SEAT($seat) } kwam { $lacking } tekort en gaf { GIVEN($gave) } voor de hulp.
story-rescue_priced =
    { $per_round ->
        [1] Ronde
       *[other] Beurt
    } { $turn }: { $said } { SEAT($seat) } kwam { $lacking } tekort en gaf { GIVEN($gave) } voor de hulp, { $price } % van wat ontbrak.
story-rescue_free =
    { $per_round ->
        [1] Ronde
       *[other] Beurt
    } { $turn }: { $said } { SEAT($seat) } kwam { $lacking } tekort en gaf niets voor de hulp.
story-destroyed =
    { $per_round ->
        [1] Ronde
       *[other] Beurt
    } { $turn }: { $said } Daarmee is { $amount } goud verdwenen.
story-voided =
    { $per_round ->
        [1] Ronde
       *[other] Beurt
    } { $turn }: { $said } { $amount } krediet is nu niets meer waard.
story-collected =
    { $per_round ->
        [1] Ronde
       *[other] Beurt
    } { $turn }: { $said } Dat brengt ${ $amount } op.
story-end = { $ending } { SEAT($seat) } is eerste met { $score }.
story-end_lost = { $ending } De tafel heeft samen verloren.

## given: What was given for help.

given-gold = { $n } goud
given-credit = { $n } krediet
given-loan = { $n } aan komende termijnen
given-production =
    { $n ->
        [one] { $n } productiegoed
       *[other] { $n } productiegoederen
    }
given-consumer =
    { $n ->
        [one] { $n } consumptiegoed
       *[other] { $n } consumptiegoederen
    }
given-action_cards =
    { $n ->
        [one] { $n } actiekaart
       *[other] { $n } actiekaarten
    }
given-company = { CARD($card) }

## question: Questions to talk about after a game.

question-prices = Een open kaart kostte in beurt { $start } gemiddeld { $before } goud en in beurt { $turn } { $after }, toen er { $gold } goud in kluizen lag. Wat was er veranderd: de kaarten of het geld?
question-prices_with_credit = Een open kaart kostte in beurt { $start } gemiddeld { $before } goud en in beurt { $turn } { $after }, toen de banken { $gold } goud hadden en er { $credit } krediet rondging. Wat was er veranderd: de kaarten of het geld?
question-auction =
    In beurt { $turn } opende { CARD($card) } op { $opening } en ging voor { $price } naar { SEAT($seat) }. { $bidders ->
        [one] { $bidders } bank bood
       *[other] { $bidders } banken boden
    } in die beurt, en { SEAT($seat) } had aan het eind ervan { $gold } goud. Wie had in goud kunnen betalen?
question-production = { SEAT($seat) } verkocht goederen voor { $earned } goud en betaalde { $spent } voor goederen, kaarten en bedrijven. Waar kwam het verschil vandaan, of waar ging het heen?
question-rich_and_solvent = Voor de bankrun in beurt { $turn } was { SEAT($seat) } { $worth } waard, { $owed } schuldig en had { $gold } goud, en kon niet betalen. Wat is het verschil tussen rijk en solvent?
question-rescue = In beurt { $turn } kwam { SEAT($seat) } { $lacking } tekort. Hulp kwam van { SEAT($helpers) }, en { SEAT($seat) } gaf er { GIVEN($gave) } voor. Was dat een eerlijke prijs? Wat had het de anderen gekost om niet te helpen?
question-bail_out =
    In beurt { $turn }: “{ $said }” De centrale bank leende in dit spel { $times ->
        [one] één keer
       *[other] { $times } keer
    } geld uit, en aan het eind van die beurt was er { $credit } krediet in omloop. Wie betaalde voor de redding?
question-deal = In beurt { $turn } werd afgesproken: “{ $said }” Was dat een eerlijke prijs? Wat was er zonder met { SEAT($seat) } gebeurd?
question-nobody_solvent = In beurt { $turn } was geen enkele bank solvent. Samen hadden ze { $gold } goud voor { $credit } krediet, en in de reserve lag { $reserve } goud. Wie had kunnen helpen?
question-jubilee_failed = In beurt { $turn }: “{ $said }” Er was { $credit } krediet voor { $gold } goud in kluizen. Reken uit wat ieder van jullie gehad zou hebben.
question-jubilee_declared = In beurt { $turn }: “{ $said }” Daarna was er nog { $credit } krediet en { $gold } goud in kluizen. Wie heeft ervoor betaald?
question-imprisoned = In beurt { $turn } ging { SEAT($seat) } naar de schuldenaarsgevangenis, een beurt eerder { $owed } schuldig met { $gold } goud. Wie had er iets aan gehad om te helpen?
question-went_bankrupt = In beurt { $turn } ging { SEAT($seat) } failliet, een beurt eerder { $owed } schuldig met { $gold } goud. Wie verloor er nog meer, behalve { SEAT($seat) }?
question-loan =
    In ronde { $turn } leende { SEAT($borrower) } ${ $amount } van { SEAT($lender) }, voor { $rounds ->
        [one] { $rounds } termijn
       *[other] { $rounds } termijnen
    } van ${ $instalment } en { $security } goud als onderpand. Wat was de prijs van deze lening: de rente of het goud?
question-loan_with_companies = In beurt { $turn }: “{ $said }” Dat was in totaal { $total } voor { $amount }. Wat was de prijs van deze lening: de rente, of wat { SEAT($borrower) } kon verliezen?
question-default =
    { SEAT($borrower) } stopte in ronde { $turn } met betalen aan { SEAT($lender) } en verloor { $security } goud; in totaal werd er { $defaults ->
        [one] { $defaults } keer
       *[other] { $defaults } keer
    } niet meer betaald. Wanneer is niet betalen goedkoper?
question-default_with_companies =
    In beurt { $turn }: “{ $said }” In totaal werd er { $defaults ->
        [one] { $defaults } keer
       *[other] { $defaults } keer
    } niet meer betaald. Wanneer is niet betalen goedkoper?
question-circulation = Aan het eind van ronde { $turn } was er ${ $most } in omloop, terwijl er nog ${ $loans } terugbetaald moest worden; aan het eind van het spel was er ${ $rest }. Waar kwam het geld vandaan, en waar bleef het?
question-owed =
    Aan het eind van ronde { $turn } stond er ${ $loans } aan schulden open, met ${ $money } in omloop. Aan het eind van het spel was er ${ $rest } in omloop en { $owed ->
        [0] was niemand nog iets schuldig
       *[other] stond er ${ $owed } open
    }. Had iedereen kunnen betalen, en waar zijn de schulden gebleven?
question-banker =
    { SEAT($seat) } betaalde ${ $price } om in ronde { $turn } Bankier te zijn. In het spel { $loans ->
        [one] werd { $loans } lening
       *[other] werden { $loans } leningen
    } gesloten. Wat is een bank waard?
question-investment_lost = { SEAT($seat) } verloor { INVESTMENT($card) } met { $gold } goud in ronde { $turn }; in totaal namen crashes { $gone } goud van kaarten mee. Van wie was het, voor het weg was?
question-cashed_in = { SEAT($seat) } verzilverde { INVESTMENT($card) } voor { $gold } goud in ronde { $turn }, een van de { $times } keer dat iemand dat deed. Waarom toen, en niet een ronde later?
question-debt = Na beurt { $turn } stonden er verzoeken voor ${ $most } open. Uiteindelijk werd ${ $paid } betaald en ${ $open } niet. Wie had de rest kunnen betalen?
question-debt_paid = Na beurt { $turn } stonden er verzoeken voor ${ $most } open. Uiteindelijk werden ze allemaal betaald, samen ${ $paid }. Wie betaalde het meest, en wie had meer kunnen betalen?
question-kept = { SEAT($seat) } had aan het eind ${ $cash }, terwijl er ${ $open } openstond, en had ${ $spent } in biljetten betaald. Delen of houden: wat won?
question-collected =
    { SEAT($seat) } incasseerde ${ $amount } in beurt { $turn }, het meeste van { $times ->
        [one] { $times } keer
       *[other] { $times } keer
    } incasseren. Wie had het ingelegd?
question-shared = { SEAT($seat) } legde ${ $gave } op verzoeken en ontving ${ $got } in biljetten. Was dat een cadeau?
question-lobby = In beurt { $turn } legde { SEAT($seat) } een Lobby op stapel { $pile }, en er stond ${ $open } open. Wie werd daarmee beschermd?
question-closing = Stapel { $pile } werd als laatste gesloten, door { SEAT($seat) } in beurt { $turn }, een van de { $piles }; er waren { $circulating } kaarten in handen en op verzoeken. Was het zonder de anderen ook gelukt?
question-spent = { SEAT($seat) } betaalde { $dirty } in vuil en { $clean } in schoon geld. Wat is er schoon aan geld?
question-payment = { SEAT($seat) } betaalde { $worth } voor een prijs van { $cost } in ronde { $turn }. Waar is de rest?
question-held = { SEAT($seat) } had { $most } in ronde { $turn }, waarvan { $dirty } vuil, en { $rest } aan het eind. Wat is geld waard dat je niet durft uit te geven?
question-blacklisted =
    { SEAT($first) } eindigde met { $one ->
        [one] { $one } punt
       *[other] { $one } punten
    } op de Zwarte Lijst, { SEAT($last) } met { $other }. Wat kostte een slechte naam, en wat bracht die op?
question-dirty_found = In ronde { $turn } vond { SEAT($seat) } { CARD($card) } bij { SEAT($target) } en hield het; er werd { $times } keer vuil geld gevonden. Was het in de andere hand schoner?
question-bought =
    { SEAT($seat) } kocht { PLACEMENT($placement) } in ronde { $turn }, de laatste van { $purchases ->
        [one] { $purchases } aankoop
       *[other] { $purchases } aankopen
    }. Wat was het geld eerst waard, en wat nu?
question-distance =
    { SEAT($first) } eindigde met { $most }, { SEAT($last) } met { $least }. { SEAT($last) } had op z'n best { $high }, in { $per_round ->
        [1] ronde { $turn }
       *[other] beurt { $turn }
    }. Wat is er daartussen gebeurd?
question-parted =
    { SEAT($first) } eindigde met { $most }, { SEAT($last) } met { $least }. Vanaf { $per_round ->
        [1] ronde { $turn }
       *[other] beurt { $turn }
    } lag { SEAT($first) } voor op { SEAT($last) }. Wat was er gebeurd?
question-which_rule =
    Na { $per_round ->
        [1]
            { $turns ->
                [one] { $turns } ronde
               *[other] { $turns } rondes
            }
       *[other]
            { $turns ->
                [one] { $turns } beurt
               *[other] { $turns } beurten
            }
    } was het afgelopen: { $ending } Welke regel zou je veranderen, en wat verwacht je daarvan?

## chart: Titles of charts.

chart-worth = Wie voorstond
chart-credit = Goud en krediet
chart-loans = Geld en leningen
chart-old_debt = Schuld en geld
chart-prices = Prijzen
chart-investment_price = Wat een investering kost in de eigen productie
chart-coverage = Hadden ze kunnen betalen?
chart-leverage = Schuld per goud in bezit
chart-interest = De prijs van een lening
chart-owed = Wat ieder van jullie schuldig was
chart-liabilities = Wat ieder van jullie schuldig was
chart-gold = Goud in elke kluis
chart-coins = Munten in elke hand
chart-cash = Contant geld in elke hand
chart-gold_held = Goud in elke hand
chart-dirty_cash = Vuil geld in elke hand
chart-hand_value = Geld in elke hand
chart-blacklist = Punten op de Zwarte Lijst
chart-velocity = Hoe vaak geld van eigenaar wisselde
chart-gini = Hoe ongelijk jullie waren

## chart_about: What a chart shows.

chart_about-worth = Het scoreblad als het spel daar was afgelopen.
chart_about-credit = Met het goud in de kluizen kunnen banken betalen. Krediet is wat ze beloofd hebben. Waar de lijnen uiteengaan, groeien beloften sneller dan goud.
chart_about-loans = Munten komen als lening ter wereld en verdwijnen weer als termijn. Volg het geld omhoog met de leningen, en weer omlaag.
chart_about-old_debt = Schuld op tafel is wat de oude economie vraagt; betaalde schuld is wat jullie samen hebben weggewerkt.
chart_about-prices = Goederen en open kaarten, in goud. Kaarten die vele beurten verdienen, bewegen eerder dan goederen.
chart_about-investment_price = De gemiddelde openingsprijs van een open kaart, gedeeld door wat die in een beurt verdient. Zonder krediet zo'n drie beurten, met veel krediet het dubbele.
chart_about-coverage = Goud per krediet op het waarschijnlijkste blok. Onder 1 kan een bank niet betalen als de bankrun daar komt.
chart_about-leverage = Wat een bank schuldig is, gedeeld door wat ze bezit. Boven 1 is ze meer schuldig dan ze heeft.
chart_about-interest = Wat nieuwe leningen per ronde kosten, als deel van het geleende. Onder 0 gaf de geldschieter iets weg.
chart_about-owed = Wat er op leningen nog te betalen is, per schuldenaar.
chart_about-liabilities = Krediet dat op naam van een bank uitstaat.
chart_about-gold = Waarmee een bank meteen kan betalen.
chart_about-coins = Waarmee ieder meteen kan betalen.
chart_about-cash = Biljetten in de hand aan het eind van de beurt.
chart_about-gold_held = Goud beslist het spel. Goud dat als onderpand op een lening ligt, telt niet mee.
chart_about-dirty_cash = Geld waar justitie wel wat vragen over heeft.
chart_about-hand_value = Schoon en vuil geld samen.
chart_about-blacklist = Punten die de autoriteiten tegen ieder van jullie hebben.
chart_about-velocity = Betalingen gedeeld door het geld dat er was, in één tafelronde.
chart_about-gini = 0 als iedereen evenveel waard is, bijna 1 als één alles heeft. Minder dan niets telt als niets.

## sector: Who or what holds money.

sector-bank = Bank
sector-player = Speler
sector-villain = Schurk
sector-public = Het volk
sector-investments = Open kaarten
sector-action_cards = Actiekaarten
sector-gold_reserve = Goudreserve
sector-natural_reserves = Natuurlijke Reserves
sector-markets = De markten
sector-companies = Bedrijven
sector-press = Geldpers
sector-office = Het kantoor van de Bankier
sector-requests = Verzoeken
sector-deck = Trekstapel
sector-discards = Aflegstapel
sector-locations = Locaties
sector-supply = Voorraad
sector-slots = Uitstalling
sector-blacklist = Zwarte Lijst
sector-box = Doos
sector-gone = Uit het spel

## ware: What changes hands.

ware-gold = Goud
ware-credit = Krediet
ware-coins = Munten
ware-notes = Biljetten
ware-new_economy = Kaarten Nieuwe Economie
ware-requests = Verzoeken
ware-cards = Kaarten
ware-production_goods = Productiegoederen
ware-consumer_goods = Consumptiegoederen
ware-companies = Bedrijven
ware-investments = Investeringen
ware-clean_cash = Schoon geld
ware-dirty_cash = Vuil geld
ware-placements = Plaatsingskaarten
ware-action_cards = Actiekaarten

## number: How figures are written.

number-percent = { $percent } %

## class_difference: How the tables of a class differ.

class_difference-furthest =
    { $figure }: aan het eind tussen { $low } (tafel { $low_table }) en { $high } (tafel { $high_table }). De tafels lagen het verst uiteen { $per_round ->
        [1] in ronde
       *[other] in beurt
    } { $turn }, met { $least } aan tafel { $least_table } en { $most } aan tafel { $most_table }.
class_difference-treatments =
    { $figure }: aan het eind gemiddeld { $high } met “{ $one }” ({ $one_tables ->
        [one] { $one_tables } tafel
       *[other] { $one_tables } tafels
    }), { $low } met “{ $two }” ({ $two_tables ->
        [one] { $two_tables } tafel
       *[other] { $two_tables } tafels
    }).

## class_question: Questions to a class.

class_question-treatments = { $figure }: aan het eind gemiddeld { $high } met “{ $one }” en { $low } met “{ $two }”. Lag het aan de regel of aan de mensen?
class_question-same_rules = { $figure }: aan het eind { $high } aan tafel { $high_table } en { $low } aan tafel { $low_table }, met dezelfde regels. Wat deden jullie anders, en wanneer begon het?
class_question-scores = Aan tafel { $far_table } eindigde de eerste met { $far_best } en de laatste met { $far_last }; aan tafel { $near_table } was het { $near_best } en { $near_last }. Aan welke tafel had je liever gezeten, zonder te weten op welke plaats?
class_question-moment =
    Tafel { $table }, { $per_round ->
        [1] ronde
       *[other] beurt
    } { $turn }: “{ $said }” Zover kwam het aan { $with } van { $tables ->
        [one] { $tables } tafel
       *[other] { $tables } tafels
    }. Wat hield de andere tegen?
class_question-which_rule =
    Jullie hebben nu { $tables ->
        [one] { $tables } economie
       *[other] { $tables } economieën
    } gezien. Welke regel zou je veranderen, en wat verwacht je daarvan?
