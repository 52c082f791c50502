### What the debrief of a game, and of a class, says.
### docs/translating.md says how such a file is read.
### Wortwahl wie in den Dateien der Spiele: Kredit (credit), Darlehen (loan), Rate, Pfand, platzen lassen (default),
### Bankrun, solvent, Schuldturm, Tresor, Forderung (request), Topf (pile), Schein (note), Anlage (Placement card), Schwarze Liste.

## figure: Figures over time.

figure-score = Vermögen, wenn das Spiel jetzt endete
figure-gini = Ungleichheit der Vermögen (0: alle gleich, 1: eine Person hat alles; Schulden über das Vermögen hinaus zählen als nichts)
figure-money = Geld im Umlauf
figure-velocity = Wie oft Geld in einer Tischrunde von Hand zu Hand ging
figure-inflation = Änderung des Preisniveaus über eine Tischrunde
figure-interest = Was Darlehen kosten, als Anteil des Geliehenen
figure-interest_a_round = Was Darlehen pro Runde kosten, als Anteil des Geliehenen

## unit: What a figure is counted in.

unit-score = Punkte
unit-gini = Gini-Koeffizient
unit-money = Geld
unit-velocity = mal

## moment: Moments of a game that a replay can jump to.

moment-rise = Nie werden offene Karten so viel teurer wie hier: von { $before } auf { $after } Gold im Mittel.
moment-bubble = Eine Blase: Eine offene Karte kostet { $price } Züge ihrer eigenen Produktion, im Median des Spiels { $median }.
moment-swing = Die Bots denken um: { SEAT($seat) } gewinnt { $to } von hundert Spielen statt { $from }.
moment-swing_nobody = Die Bots denken um: Das Spiel selbst gewinnt { $to } von hundert Spielen statt { $from }.

## story: The story of a game.

story-opening =
    { $game }, gespielt von { SEAT($players) }, { $per_round ->
        [1]
            { $turns ->
                [one] { $turns } Runde
               *[other] { $turns } Runden
            }
       *[other]
            { $turns ->
                [one] { $turns } Zug
               *[other] { $turns } Züge
            }
    } lang.
story-moment =
    { $per_round ->
        [1] Runde
       *[other] Zug
    } { $turn }: { $said }
story-rescue =
    { $per_round ->
        [1] Runde
       *[other] Zug
    } { $turn }: { $said } Es hatten { $lacking } gefehlt, und { SEAT($seat) } gab für die Hilfe { GIVEN($gave) }.
story-rescue_priced =
    { $per_round ->
        [1] Runde
       *[other] Zug
    } { $turn }: { $said } Es hatten { $lacking } gefehlt, und { SEAT($seat) } gab für die Hilfe { GIVEN($gave) }, { $price } % dessen, was gefehlt hatte.
story-rescue_free =
    { $per_round ->
        [1] Runde
       *[other] Zug
    } { $turn }: { $said } Es hatten { $lacking } gefehlt, und { SEAT($seat) } gab für die Hilfe nichts.
story-destroyed =
    { $per_round ->
        [1] Runde
       *[other] Zug
    } { $turn }: { $said } { $amount } Gold sind damit verloren.
story-voided =
    { $per_round ->
        [1] Runde
       *[other] Zug
    } { $turn }: { $said } { $amount } Kredit sind jetzt nichts mehr wert.
story-collected =
    { $per_round ->
        [1] Runde
       *[other] Zug
    } { $turn }: { $said } Das bringt { $amount } $.
story-end = { $ending } Vorn: { SEAT($seat) } mit { $score }.
story-end_lost = { $ending } Der Tisch hat gemeinsam verloren.

## given: What was given for help.

given-gold = { $n } Gold
given-credit = { $n } Kredit
given-loan = { $n } in künftigen Raten
given-production =
    { $n ->
        [one] { $n } Produktionsware
       *[other] { $n } Produktionswaren
    }
given-consumer =
    { $n ->
        [one] { $n } Konsumware
       *[other] { $n } Konsumwaren
    }
given-action_cards =
    { $n ->
        [one] { $n } Aktionskarte
       *[other] { $n } Aktionskarten
    }
given-company = { CARD($card) }

## question: Questions to talk about after a game.

question-prices = Eine offene Karte kostete im Mittel { $before } Gold in Zug { $start } und { $after } in Zug { $turn }, als { $gold } Gold in den Tresoren lagen. Was hatte sich geändert: die Karten oder das Geld?
question-prices_with_credit = Eine offene Karte kostete im Mittel { $before } Gold in Zug { $start } und { $after } in Zug { $turn }, als die Banken { $gold } Gold hatten und { $credit } Kredit im Umlauf war. Was hatte sich geändert: die Karten oder das Geld?
question-auction =
    In Zug { $turn } begann { CARD($card) } bei { $opening } und ging für { $price } an { SEAT($seat) }. { $bidders ->
        [one] { $bidders } Bank bot
       *[other] { $bidders } Banken boten
    } in diesem Zug, und { SEAT($seat) } hatte an seinem Ende { $gold } Gold. Wer hätte in Gold zahlen können?
question-production = { SEAT($seat) } verkaufte Waren für { $earned } Gold und zahlte { $spent } für Waren, Karten und Firmen. Woher kam der Unterschied, oder wohin ging er?
question-rich_and_solvent = Vor dem Bankrun in Zug { $turn } war { SEAT($seat) } { $worth } wert, schuldete { $owed }, hatte { $gold } Gold und konnte nicht zahlen. Was ist der Unterschied zwischen reich und solvent?
question-rescue = In Zug { $turn } fehlten { SEAT($seat) } { $lacking }. Hilfe kam von { SEAT($helpers) }, und { SEAT($seat) } gab dafür { GIVEN($gave) }. War das ein fairer Preis? Was hätte es die anderen gekostet, nicht zu helfen?
question-bail_out =
    In Zug { $turn }: „{ $said }“ Die Zentralbank lieh in dieser Partie { $times ->
        [one] einmal
       *[other] { $times }-⁠mal
    } Geld, und am Ende dieses Zuges waren { $credit } Kredit im Umlauf. Wer hat für die Rettung bezahlt?
question-deal = In Zug { $turn } wurde vereinbart: „{ $said }“ War das ein fairer Preis? Was wäre ohne den Handel aus { SEAT($seat) } geworden?
question-nobody_solvent = In Zug { $turn } war keine Bank solvent. Alle zusammen hatten { $gold } Gold für { $credit } Kredit, und { $reserve } Gold lagen in der Reserve. Wer hätte helfen können?
question-jubilee_failed = In Zug { $turn }: „{ $said }“ Es gab { $credit } Kredit für { $gold } Gold in den Tresoren. Rechnet aus, was jede Bank gehabt hätte.
question-jubilee_declared = In Zug { $turn }: „{ $said }“ Danach blieben { $credit } Kredit und { $gold } Gold in den Tresoren. Wer hat dafür bezahlt?
question-imprisoned = In Zug { $turn } musste { SEAT($seat) } in den Schuldturm; einen Zug vorher waren es { $owed } Schulden bei { $gold } Gold. Wer hätte etwas davon gehabt, zu helfen?
question-went_bankrupt = In Zug { $turn } ging { SEAT($seat) } bankrott; einen Zug vorher waren es { $owed } Schulden bei { $gold } Gold. Wer hat außer { SEAT($seat) } noch verloren?
question-loan =
    In Runde { $turn } borgte { SEAT($borrower) } { $amount } $ von { SEAT($lender) }, für { $rounds ->
        [one] { $rounds } Rate
       *[other] { $rounds } Raten
    } zu { $instalment } $ und { $security } Gold als Pfand. Was war der Preis dieses Darlehens: die Zinsen oder das Gold?
question-loan_with_companies = In Zug { $turn }: „{ $said }“ Das waren insgesamt { $total } für { $amount }. Was war der Preis dieses Darlehens: die Zinsen, oder was { SEAT($borrower) } verlieren konnte?
question-default =
    In Runde { $turn } ließ { SEAT($borrower) } das Darlehen von { SEAT($lender) } platzen und verlor { $security } Gold; insgesamt { $defaults ->
        [one] platzte { $defaults } Darlehen
       *[other] platzten { $defaults } Darlehen
    }. Wann ist es billiger, nicht zu zahlen?
question-default_with_companies =
    In Zug { $turn }: „{ $said }“ Insgesamt { $defaults ->
        [one] platzte { $defaults } Darlehen
       *[other] platzten { $defaults } Darlehen
    }. Wann ist es billiger, nicht zu zahlen?
question-circulation = Am Ende von Runde { $turn } waren { $most } $ im Umlauf, und { $loans } $ wurden noch geschuldet; am Ende des Spiels waren es { $rest } $. Woher kam das Geld, und wohin ging es?
question-owed =
    Am Ende von Runde { $turn } wurden { $loans } $ geschuldet, und { $money } $ waren im Umlauf. Am Ende des Spiels waren { $rest } $ im Umlauf, und { $owed ->
        [0] niemand schuldete noch etwas
       *[other] { $owed } $ wurden geschuldet
    }. Hätten alle zahlen können, und wo sind die Schulden geblieben?
question-banker =
    { SEAT($seat) } zahlte in Runde { $turn } { $price } $, um Bankier zu werden. Im ganzen Spiel { $loans ->
        [one] wurde { $loans } Darlehen
       *[other] wurden { $loans } Darlehen
    } vergeben. Was ist eine Bank wert?
question-investment_lost = { SEAT($seat) } verlor in Runde { $turn } { INVESTMENT($card) } mit { $gold } Gold; insgesamt nahmen Crashs { $gone } Gold von den Karten. Wem gehörte es, bevor es weg war?
question-cashed_in = { SEAT($seat) } löste in Runde { $turn } { INVESTMENT($card) } für { $gold } Gold ein; eingelöst wurde insgesamt { $times }-⁠mal. Warum gerade dann und nicht eine Runde später?
question-debt = Nach Zug { $turn } waren Forderungen über { $most } $ offen. Am Ende waren { $paid } $ bezahlt und { $open } $ nicht. Wer hätte den Rest zahlen können?
question-debt_paid = Nach Zug { $turn } waren Forderungen über { $most } $ offen. Am Ende waren alle bezahlt, zusammen { $paid } $. Wer hat am meisten gezahlt, und wer hätte mehr zahlen können?
question-kept = { SEAT($seat) } hatte am Ende { $cash } $, während { $open } $ offen waren, und hatte { $spent } $ in Scheinen gezahlt. Teilen oder behalten: Was hat gewonnen?
question-collected =
    { SEAT($seat) } kassierte in Zug { $turn } { $amount } $, die größte von { $times ->
        [one] { $times } Einnahme
       *[other] { $times } Einnahmen
    }. Wer hatte das eingezahlt?
question-shared = { SEAT($seat) } legte { $gave } $ auf Forderungen und bekam { $got } $ in Scheinen. War das ein Geschenk?
question-lobby = In Zug { $turn } legte { SEAT($seat) } eine Lobby auf Topf { $pile }, und { $open } $ waren offen. Wen hat das geschützt?
question-closing = Topf { $pile } wurde als letzter geschlossen, von { SEAT($seat) } in Zug { $turn }, einer von { $piles }; { $circulating } Karten waren auf Händen und Forderungen. Wäre er ohne die anderen geschlossen worden?
question-spent = { SEAT($seat) } zahlte { $dirty } in schmutzigem und { $clean } in sauberem Geld. Was ist sauber an Geld?
question-payment = { SEAT($seat) } zahlte in Runde { $turn } { $worth } für einen Preis von { $cost }. Wo ist der Rest?
question-held = { SEAT($seat) } hielt in Runde { $turn } { $most }, davon { $dirty } schmutzig, und am Ende { $rest }. Was ist Geld wert, das man nicht auszugeben wagt?
question-blacklisted =
    { SEAT($first) } hatte am Ende { $one ->
        [one] { $one } Listenpunkt
       *[other] { $one } Listenpunkte
    }, { SEAT($last) } { $other }. Was hat ein schlechter Ruf gekostet, und was hat er gebracht?
question-dirty_found = In Runde { $turn } fand { SEAT($seat) } { CARD($card) } bei { SEAT($target) } und behielt die Karte; schmutziges Geld wurde { $times }-⁠mal gefunden. War es in der anderen Hand sauberer?
question-bought =
    { SEAT($seat) } kaufte in Runde { $turn } { PLACEMENT($placement) }, den letzten von { $purchases ->
        [one] { $purchases } Kauf
       *[other] { $purchases } Käufen
    }. Was war das Geld vorher wert, und was ist es jetzt wert?
question-distance =
    { SEAT($first) } hatte am Ende { $most }, { SEAT($last) } { $least }. { SEAT($last) } hatte im besten Fall { $high }, in { $per_round ->
        [1] Runde { $turn }
       *[other] Zug { $turn }
    }. Was ist dazwischen passiert?
question-parted =
    { SEAT($first) } hatte am Ende { $most }, { SEAT($last) } { $least }. Ab { $per_round ->
        [1] Runde { $turn }
       *[other] Zug { $turn }
    } lag { SEAT($first) } vor { SEAT($last) }. Was war passiert?
question-which_rule =
    Nach { $per_round ->
        [1]
            { $turns ->
                [one] { $turns } Runde
               *[other] { $turns } Runden
            }
       *[other]
            { $turns ->
                [one] { $turns } Zug
               *[other] { $turns } Zügen
            }
    } endete das Spiel: { $ending } Welche Regel würdest du ändern, und was erwartest du?

## chart: Titles of charts.

chart-worth = Wer vorn lag
chart-credit = Gold und Kredit
chart-loans = Geld und Darlehen
chart-old_debt = Schulden und Geld
chart-prices = Preise
chart-investment_price = Was eine Investition in eigener Produktion kostet
chart-coverage = Hätten sie zahlen können?
chart-leverage = Schulden pro Gold im Besitz
chart-interest = Der Preis eines Darlehens
chart-owed = Was ihr schuldig wart
chart-liabilities = Was ihr schuldig wart
chart-gold = Gold in jedem Tresor
chart-coins = Münzen in jeder Hand
chart-cash = Bargeld in jeder Hand
chart-gold_held = Gold in jeder Hand
chart-dirty_cash = Schmutziges Geld in jeder Hand
chart-hand_value = Geld in jeder Hand
chart-blacklist = Punkte auf der Schwarzen Liste
chart-velocity = Wie oft Geld von Hand zu Hand ging
chart-gini = Wie ungleich ihr wart

## chart_about: What a chart shows.

chart_about-worth = Die Wertung, wenn das Spiel dort geendet hätte.
chart_about-credit = Mit dem Gold in den Tresoren können Banken zahlen. Kredit ist, was sie versprochen haben. Wo die Linien auseinandergehen, wachsen Versprechen schneller als Gold.
chart_about-loans = Münzen kommen als Darlehen in die Welt und verlassen sie als Raten. Sieh, wie das Geld mit den Darlehen steigt und mit ihnen fällt.
chart_about-old_debt = Die Schulden auf dem Tisch sind, was die alte Wirtschaft verlangt; die bezahlten sind, was ihr gemeinsam losgeworden seid.
chart_about-prices = Waren und offene Karten, in Gold. Karten, die viele Züge lang verdienen, bewegen sich vor den Waren.
chart_about-investment_price = Der mittlere Startpreis einer offenen Karte, geteilt durch das, was sie in einem Zug verdient. Ohne Kredit etwa drei Züge, mit viel Kredit doppelt so viele.
chart_about-coverage = Gold pro Kredit auf dem wahrscheinlichsten Block. Unter 1 kann eine Bank nicht zahlen, wenn der Run dorthin kommt.
chart_about-leverage = Was eine Bank schuldet, geteilt durch das, was sie besitzt. Über 1 schuldet sie mehr, als sie hat.
chart_about-interest = Was neue Darlehen pro Runde kosten, als Anteil des Geliehenen. Unter 0 hat jemand beim Verleihen etwas verschenkt.
chart_about-owed = Was auf Darlehen noch zu zahlen ist, nach Schuldner.
chart_about-liabilities = Kredit, der im Namen einer Bank draußen ist.
chart_about-gold = Womit eine Bank sofort zahlen kann.
chart_about-coins = Womit jede Person sofort zahlen kann.
chart_about-cash = Scheine auf der Hand am Ende des Zuges.
chart_about-gold_held = Gold entscheidet das Spiel. Gold, das als Pfand liegt, zählt nicht mit.
chart_about-dirty_cash = Geld, nach dem das Gesetz gern fragen würde.
chart_about-hand_value = Sauberes und schmutziges Geld zusammen.
chart_about-blacklist = Punkte, die die Behörden gegen euch in der Hand haben.
chart_about-velocity = Zahlungen, geteilt durch das vorhandene Geld, in einer Tischrunde.
chart_about-gini = 0, wenn alle gleich viel wert sind, nahe 1, wenn eine Person alles hat. Vermögen unter null zählt als nichts.

## sector: Who or what holds money.

sector-bank = Bank
sector-player = Person
sector-villain = Schurke
sector-public = Die Leute
sector-investments = Offene Karten
sector-action_cards = Aktionskarten
sector-gold_reserve = Goldreserve
sector-natural_reserves = Warenreserven
sector-markets = Die Märkte
sector-companies = Firmen
sector-press = Notenpresse
sector-office = Bankiersamt
sector-requests = Forderungen
sector-deck = Stapel
sector-discards = Ablage
sector-locations = Orte
sector-supply = Vorrat
sector-slots = Auslage
sector-blacklist = Schwarze Liste
sector-box = Schachtel
sector-gone = Aus dem Spiel

## ware: What changes hands.

ware-gold = Gold
ware-credit = Kredit
ware-coins = Münzen
ware-notes = Scheine
ware-new_economy = New-Economy-Karten
ware-requests = Forderungen
ware-cards = Karten
ware-production_goods = Produktionswaren
ware-consumer_goods = Konsumwaren
ware-companies = Firmen
ware-investments = Investitionen
ware-clean_cash = Sauberes Geld
ware-dirty_cash = Schmutziges Geld
ware-placements = Anlagen
ware-action_cards = Aktionskarten

## number: How figures are written.

number-percent = { $percent } %

## class_difference: How the tables of a class differ.

class_difference-furthest =
    { $figure }: am Ende zwischen { $low } (Tisch { $low_table }) und { $high } (Tisch { $high_table }). Am weitesten auseinander waren die Tische { $per_round ->
        [1] in Runde
       *[other] in Zug
    } { $turn }, mit { $least } an Tisch { $least_table } und { $most } an Tisch { $most_table }.
class_difference-treatments =
    { $figure }: am Ende im Mittel { $high } mit „{ $one }“ ({ $one_tables ->
        [one] { $one_tables } Tisch
       *[other] { $one_tables } Tische
    }), { $low } mit „{ $two }“ ({ $two_tables ->
        [one] { $two_tables } Tisch
       *[other] { $two_tables } Tische
    }).

## class_question: Questions to a class.

class_question-treatments = { $figure }: am Ende im Mittel { $high } mit „{ $one }“ und { $low } mit „{ $two }“. Lag es an der Regel oder an den Leuten?
class_question-same_rules = { $figure }: am Ende { $high } an Tisch { $high_table } und { $low } an Tisch { $low_table }, bei gleichen Regeln. Was habt ihr anders gemacht, und wann fing es an?
class_question-scores = An Tisch { $far_table } hatte der erste Platz am Ende { $far_best } und der letzte { $far_last }; an Tisch { $near_table } waren es { $near_best } und { $near_last }. An welchem Tisch hättest du lieber gesessen, ohne zu wissen, auf welchem Platz?
class_question-moment =
    Tisch { $table }, { $per_round ->
        [1] Runde
       *[other] Zug
    } { $turn }: „{ $said }“ Dazu kam es an { $with } von { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tischen
    }. Was hat die anderen davor bewahrt?
class_question-which_rule =
    Ihr habt jetzt { $tables ->
        [one] { $tables } Wirtschaft
       *[other] { $tables } Wirtschaften
    } gesehen. Welche Regel würdest du ändern, und was erwartest du?
