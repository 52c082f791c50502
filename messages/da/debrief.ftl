### What the debrief of a game, and of a class, says.
### docs/translating.md says how such a file is read.
#
# Ordene er dem fra spillenes egne filer: stormløb, gældsfængsel, afdrag, pant, misligholde, indløse, krav, stak, sortliste.

## figure: Figures over time.

figure-score = Formue, hvis spillet sluttede nu
figure-gini = Ulighed i formue (0 lige, 1 én har alt; gæld ud over formuen tæller som intet)
figure-money = Penge i omløb
figure-velocity = Hvor ofte pengene skiftede hænder på en omgang om bordet
figure-inflation = Ændring i prisniveauet på en omgang om bordet
figure-interest = Hvad lån koster, som andel af det lånte
figure-interest_a_round = Hvad lån koster pr. runde, som andel af det lånte

## unit: What a figure is counted in.

unit-score = point
unit-gini = Gini-koefficient
unit-money = penge
unit-velocity = gange

## moment: Moments of a game that a replay can jump to.

moment-rise = Her stiger de åbne kort mest i pris: fra { $before } til { $after } guld i gennemsnit.
moment-bubble = En boble: et åbent kort koster { $price } ture af sin egen produktion, mod { $median } for spillets midterste pris.
moment-swing = Botterne skifter mening: { SEAT($seat) } vinder { $to } af hundrede spil i stedet for { $from }.
moment-swing_nobody = Botterne skifter mening: spillet selv vinder { $to } af hundrede spil i stedet for { $from }.

## story: The story of a game.

story-opening =
    { SEAT($players) } spillede { $game } i { $per_round ->
        [1]
            { $turns ->
                [one] { $turns } runde
               *[other] { $turns } runder
            }
       *[other]
            { $turns ->
                [one] { $turns } tur
               *[other] { $turns } ture
            }
    }.
story-moment =
    { $per_round ->
        [1] Runde
       *[other] Tur
    } { $turn }: { $said }
story-rescue =
    { $per_round ->
        [1] Runde
       *[other] Tur
    } { $turn }: { $said } { SEAT($seat) } manglede { $lacking } og gav { GIVEN($gave) } for hjælpen.
story-rescue_priced =
    { $per_round ->
        [1] Runde
       *[other] Tur
    } { $turn }: { $said } { SEAT($seat) } manglede { $lacking } og gav { GIVEN($gave) } for hjælpen, { $price } % af det, der manglede.
story-rescue_free =
    { $per_round ->
        [1] Runde
       *[other] Tur
    } { $turn }: { $said } { SEAT($seat) } manglede { $lacking } og gav intet for hjælpen.
story-destroyed =
    { $per_round ->
        [1] Runde
       *[other] Tur
    } { $turn }: { $said } { $amount } guld gik tabt med det.
story-voided =
    { $per_round ->
        [1] Runde
       *[other] Tur
    } { $turn }: { $said } { $amount } i kredit er nu intet værd.
story-collected =
    { $per_round ->
        [1] Runde
       *[other] Tur
    } { $turn }: { $said } Det indbringer { $amount } $.
story-end = { $ending } { SEAT($seat) } er nummer et med { $score }.
story-end_lost = { $ending } Bordet har tabt sammen.

## given: What was given for help.

given-gold = { $n } guld
given-credit = { $n } i kredit
given-loan = { $n } i kommende afdrag
given-production =
    { $n ->
        [one] { $n } produktionsvare
       *[other] { $n } produktionsvarer
    }
given-consumer =
    { $n ->
        [one] { $n } forbrugsvare
       *[other] { $n } forbrugsvarer
    }
given-action_cards = { $n } aktionskort
given-company = { CARD($card) }

## question: Questions to talk about after a game.

question-prices = Et åbent kort kostede { $before } guld i gennemsnit i tur { $start } og { $after } i tur { $turn }, da der lå { $gold } guld i boksene. Hvad havde ændret sig: kortene eller pengene?
question-prices_with_credit = Et åbent kort kostede { $before } guld i gennemsnit i tur { $start } og { $after } i tur { $turn }, da bankerne havde { $gold } guld, og der var { $credit } i kredit ude. Hvad havde ændret sig: kortene eller pengene?
question-auction =
    I tur { $turn } kom { CARD($card) } på auktion til { $opening } og gik til { SEAT($seat) } for { $price }. { $bidders ->
        [one] { $bidders } bank
       *[other] { $bidders } banker
    } bød i den tur, og { SEAT($seat) } havde { $gold } guld, da den sluttede. Hvem kunne have betalt i guld?
question-production = { SEAT($seat) } solgte varer for { $earned } guld og betalte { $spent } for varer, kort og selskaber. Hvor kom forskellen fra, eller hvor blev den af?
question-rich_and_solvent = Før stormløbet i tur { $turn } var { SEAT($seat) } { $worth } værd, skyldte { $owed }, havde { $gold } guld og kunne ikke betale. Hvad er forskellen på rig og solvent?
question-rescue = I tur { $turn } manglede { SEAT($seat) } { $lacking }. Hjælpen kom fra { SEAT($helpers) }, og { SEAT($seat) } gav { GIVEN($gave) } for den. Var det en rimelig pris? Hvad ville det have kostet de andre ikke at hjælpe?
question-bail_out =
    I tur { $turn }: ”{ $said }” Centralbanken lånte { $times ->
        [one] én gang
       *[other] { $times } gange
    } penge ud i dette spil, og ved slutningen af den tur var der { $credit } i kredit. Hvem betalte for redningen?
question-deal = I tur { $turn } blev det aftalt: ”{ $said }” Var det en rimelig pris? Hvordan var det gået { SEAT($seat) } uden?
question-nobody_solvent = I tur { $turn } var ingen bank solvent. Tilsammen havde de { $gold } guld til { $credit } i kredit, og der lå { $reserve } guld i reserven. Hvem kunne have hjulpet?
question-jubilee_failed = I tur { $turn }: ”{ $said }” Der var { $credit } i kredit til { $gold } guld i boksene. Regn ud, hvad hver af jer ville have haft.
question-jubilee_declared = I tur { $turn }: ”{ $said }” Bagefter var der { $credit } i kredit tilbage og { $gold } guld i boksene. Hvem betalte for det?
question-imprisoned = I tur { $turn } røg { SEAT($seat) } i gældsfængsel efter at have skyldt { $owed } med { $gold } guld turen før. Hvem ville have haft gavn af at hjælpe?
question-went_bankrupt = I tur { $turn } gik { SEAT($seat) } konkurs efter at have skyldt { $owed } med { $gold } guld turen før. Hvem tabte ud over { SEAT($seat) }?
question-loan =
    I runde { $turn } lånte { SEAT($borrower) } { $amount } $ af { SEAT($lender) } mod { $rounds ->
        [one] { $rounds } afdrag
       *[other] { $rounds } afdrag
    } på { $instalment } $ og { $security } guld i pant. Hvad var prisen for lånet: renten eller guldet?
question-loan_with_companies = I tur { $turn }: ”{ $said }” Det var { $total } i alt for { $amount }. Hvad var prisen for lånet: renten, eller det { SEAT($borrower) } kunne miste?
question-default =
    { SEAT($borrower) } holdt op med at betale { SEAT($lender) } i runde { $turn } og mistede { $security } guld; i alt blev { $defaults ->
        [one] { $defaults } lån misligholdt
       *[other] { $defaults } lån misligholdt
    }. Hvornår er det billigere ikke at betale?
question-default_with_companies =
    I tur { $turn }: ”{ $said }” I alt blev { $defaults ->
        [one] { $defaults } lån misligholdt
       *[other] { $defaults } lån misligholdt
    }. Hvornår er det billigere ikke at betale?
question-circulation = Ved slutningen af runde { $turn } var { $most } $ i omløb, og { $loans } $ skyldtes stadig; ved spillets slutning var der { $rest } $. Hvor kom pengene fra, og hvor gik de hen?
question-owed =
    Ved slutningen af runde { $turn } var der en gæld på { $loans } $, og { $money } $ var i omløb. Ved spillets slutning var { $rest } $ i omløb, og { $owed ->
        [0] ingen skyldte noget
       *[other] der var en gæld på { $owed } $
    }. Kunne alle have betalt, og hvor blev gælden af?
question-banker =
    { SEAT($seat) } betalte { $price } $ for at være bankier i runde { $turn }. Der blev givet { $loans ->
        [one] { $loans } lån
       *[other] { $loans } lån
    } i spillet. Hvad er en bank værd?
question-investment_lost = { SEAT($seat) } mistede { INVESTMENT($card) } med { $gold } guld i runde { $turn }; i alt tog krakkene { $gone } guld fra kortene. Hvis var det, før det var væk?
question-cashed_in =
    { SEAT($seat) } indløste { INVESTMENT($card) } for { $gold } guld i runde { $turn }; det skete { $times ->
        [one] { $times } gang
       *[other] { $times } gange
    } i alt, at nogen indløste. Hvorfor lige da og ikke en runde senere?
question-debt = Efter tur { $turn } var krav på { $most } $ åbne. Til sidst var { $paid } $ betalt og { $open } $ ikke. Hvem kunne have betalt resten?
question-debt_paid = Efter tur { $turn } var krav på { $most } $ åbne. Til sidst var de alle betalt, { $paid } $ i alt. Hvem betalte mest, og hvem kunne have betalt mere?
question-kept = { SEAT($seat) } havde { $cash } $ til sidst, mens { $open } $ var ubetalt, og havde betalt { $spent } $ i sedler. Dele eller beholde: hvad vandt?
question-collected =
    { SEAT($seat) } hentede { $amount } $ i tur { $turn }; { $times ->
        [one] det var den eneste gang, nogen hentede noget ({ $times } gang)
       *[other] det var mest af de { $times } gange, nogen hentede noget
    }. Hvem havde betalt det ind?
question-shared = { SEAT($seat) } lagde { $gave } $ på krav og fik { $got } $ i sedler. Var det en gave?
question-lobby = I tur { $turn } lagde { SEAT($seat) } en Lobby på stak { $pile }, og { $open } $ var ubetalt. Hvem beskyttede det?
question-closing =
    Stak { $pile } blev lukket som den sidste, af { SEAT($seat) } i tur { $turn }, en af { $piles }; der var { $circulating ->
        [one] { $circulating } kort
       *[other] { $circulating } kort
    } på hænder og på krav. Var den blevet lukket uden de andre?
question-spent = { SEAT($seat) } betalte { $dirty } i beskidte og { $clean } i rene penge. Hvad er rent ved penge?
question-payment = { SEAT($seat) } betalte { $worth } for en pris på { $cost } i runde { $turn }. Hvor er resten?
question-held = { SEAT($seat) } havde { $most } i runde { $turn }, { $dirty } af dem beskidte, og { $rest } til sidst. Hvad er penge værd, som man ikke tør bruge?
question-blacklisted =
    { SEAT($first) } endte med { $one ->
        [one] { $one } point
       *[other] { $one } point
    } på sortlisten, { SEAT($last) } med { $other }. Hvad kostede et dårligt rygte, og hvad gav det?
question-dirty_found =
    I runde { $turn } fandt { SEAT($seat) } { CARD($card) } hos { SEAT($target) } og beholdt kortet; der blev fundet beskidte penge { $times ->
        [one] { $times } gang
       *[other] { $times } gange
    }. Var de renere på den anden hånd?
question-bought =
    { SEAT($seat) } købte { PLACEMENT($placement) } i runde { $turn }, det sidste af { $purchases ->
        [one] { $purchases } køb
       *[other] { $purchases } køb
    }. Hvad var pengene værd før, og hvad er de værd nu?
question-distance =
    { SEAT($first) } endte med { $most }, { SEAT($last) } med { $least }. { SEAT($last) } havde { $high }, da det gik bedst, i { $per_round ->
        [1] runde { $turn }
       *[other] tur { $turn }
    }. Hvad skete der ind imellem?
question-parted =
    { SEAT($first) } endte med { $most }, { SEAT($last) } med { $least }. Fra { $per_round ->
        [1] runde { $turn }
       *[other] tur { $turn }
    } var { SEAT($first) } foran { SEAT($last) }. Hvad var der sket?
question-which_rule =
    Efter { $per_round ->
        [1]
            { $turns ->
                [one] { $turns } runde
               *[other] { $turns } runder
            }
       *[other]
            { $turns ->
                [one] { $turns } tur
               *[other] { $turns } ture
            }
    } sluttede spillet: { $ending } Hvilken regel ville du ændre, og hvad venter du dig af det?

## chart: Titles of charts.

chart-worth = Hvem førte
chart-credit = Guld og kredit
chart-loans = Penge og lån
chart-old_debt = Gæld og penge
chart-prices = Priser
chart-investment_price = Hvad en investering koster i sin egen produktion
chart-coverage = Kunne de have betalt?
chart-leverage = Gæld pr. guld i eje
chart-interest = Prisen på et lån
chart-owed = Hvad hver af jer skyldte
chart-liabilities = Hvad hver af jer skyldte
chart-gold = Guld i hver boks
chart-coins = Mønter hos hver af jer
chart-cash = Kontanter på hver hånd
chart-gold_held = Guld hos hver af jer
chart-dirty_cash = Beskidte penge på hver hånd
chart-hand_value = Penge på hver hånd
chart-blacklist = Point på sortlisten
chart-velocity = Hvor ofte pengene skiftede hænder
chart-gini = Hvor ulige I var

## chart_about: What a chart shows.

chart_about-worth = Regnskabet, hvis spillet var sluttet dér.
chart_about-credit = Guld i boksene er det, bankerne kan betale med. Kredit er det, de har lovet. Hvor linjerne skilles, vokser løfterne hurtigere end guldet.
chart_about-loans = Mønter kommer til verden som lån og forlader den som afdrag. Følg pengene op med lånene og ned igen med dem.
chart_about-old_debt = Gæld på bordet er det, den gamle økonomi kræver; den betalte gæld er det, I kom af med i fællesskab.
chart_about-prices = Varer og åbne kort, i guld. Kort, der tjener i mange ture, bevæger sig før varerne.
chart_about-investment_price = Et åbent korts gennemsnitlige startpris delt med det, det tjener på en tur. Uden kredit omkring tre ture, med megen kredit dobbelt så mange.
chart_about-coverage = Guld pr. kredit på den mest udsatte blok. Under 1 kan en bank ikke betale, hvis stormløbet rammer dér.
chart_about-leverage = Det, en bank skylder, delt med det, den ejer. Over 1 skylder den mere, end den har.
chart_about-interest = Hvad nye lån koster pr. runde, som andel af det lånte. Under 0 gav långiveren noget væk.
chart_about-owed = Det, der stadig skal betales på lån, efter skyldner.
chart_about-liabilities = Kredit, der er ude i en banks navn.
chart_about-gold = Det, en bank kan betale med på stedet.
chart_about-coins = Det, hver kan betale med på stedet.
chart_about-cash = Sedler på hånden ved turens slutning.
chart_about-gold_held = Guld afgør spillet. Guld, der er pant for et lån, er ikke talt med.
chart_about-dirty_cash = Penge, som loven gerne vil spørge ind til.
chart_about-hand_value = Rene og beskidte penge tilsammen.
chart_about-blacklist = Point, som myndighederne har på hver af jer.
chart_about-velocity = Betalinger delt med de penge, der var, på én omgang om bordet.
chart_about-gini = 0, hvis alle er lige meget værd, nær 1, hvis én har alt. En formue under nul tæller som nul.

## sector: Who or what holds money.

sector-bank = Bank
sector-player = Spiller
sector-villain = Skurk
sector-public = Folk i byen
sector-investments = Åbne kort
sector-action_cards = Aktionskort
sector-gold_reserve = Guldreserven
sector-natural_reserves = Naturreserverne
sector-markets = Markederne
sector-companies = Selskaber
sector-press = Seddelpressen
sector-office = Bankierens kontor
sector-requests = Krav
sector-deck = Bunke
sector-discards = Kasserede kort
sector-locations = Steder
sector-supply = Beholdning
sector-slots = Udstilling
sector-blacklist = Sortliste
sector-box = Æske
sector-gone = Ude af spillet

## ware: What changes hands.

ware-gold = Guld
ware-credit = Kredit
ware-coins = Mønter
ware-notes = Sedler
ware-new_economy = Ny økonomi-kort
ware-requests = Krav
ware-cards = Kort
ware-production_goods = Produktionsvarer
ware-consumer_goods = Forbrugsvarer
ware-companies = Selskaber
ware-investments = Investeringer
ware-clean_cash = Rene penge
ware-dirty_cash = Beskidte penge
ware-placements = Placeringskort
ware-action_cards = Aktionskort

## number: How figures are written.

number-percent = { $percent } %

## class_difference: How the tables of a class differ.

class_difference-furthest =
    { $figure }: mellem { $low } (bord { $low_table }) og { $high } (bord { $high_table }) til sidst. Bordene lå længst fra hinanden { $per_round ->
        [1] i runde
       *[other] i tur
    } { $turn }, med { $least } ved bord { $least_table } og { $most } ved bord { $most_table }.
class_difference-treatments =
    { $figure }: { $high } i gennemsnit til sidst med ”{ $one }” ({ $one_tables ->
        [one] { $one_tables } bord
       *[other] { $one_tables } borde
    }), { $low } med ”{ $two }” ({ $two_tables ->
        [one] { $two_tables } bord
       *[other] { $two_tables } borde
    }).

## class_question: Questions to a class.

class_question-treatments = { $figure } endte i gennemsnit på { $high } med ”{ $one }” og på { $low } med ”{ $two }”. Var det reglen eller menneskene?
class_question-same_rules = { $figure } endte på { $high } ved bord { $high_table } og på { $low } ved bord { $low_table }, med de samme regler. Hvad gjorde I forskelligt, og hvornår begyndte det?
class_question-scores = Ved bord { $far_table } endte den første på { $far_best } og den sidste på { $far_last }; ved bord { $near_table } var det { $near_best } og { $near_last }. Ved hvilket bord ville du helst have siddet, uden at vide på hvilken plads?
class_question-moment =
    Bord { $table }, { $per_round ->
        [1] runde
       *[other] tur
    } { $turn }: ”{ $said }” Så vidt kom det ved { $with } af { $tables ->
        [one] { $tables } bord
       *[other] { $tables } borde
    }. Hvad holdt de andre fra det?
class_question-which_rule =
    I har nu set { $tables ->
        [one] { $tables } økonomi
       *[other] { $tables } økonomier
    }. Hvilken regel ville I ændre, og hvad venter I jer af det?
