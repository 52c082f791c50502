### Die Seite selbst: was rund um die Spiele gesagt wird.
### docs/translating.md says how such a file is read.
### Wortwahl: table = Tisch, seat = Platz, host = Gastgeber, record = Aufzeichnung, replay = Wiedergabe,
### option = Einstellung, deck = Kartensatz, temper = Gemüt, rule lab = Regellabor, debrief = Nachbesprechung,
### pupils = Lernende, teacher = Lehrkraft, curtain = Vorhang.

## page: The first page, the waiting room, the table and the rules: everything that is not of one game.

# Before the list is there, the games are not counted.
page-tagline =
    { $games ->
        [0] Spiele
        [1] Ein Spiel
        [2] Zwei Spiele
        [3] Drei Spiele
        [4] Vier Spiele
        [5] Fünf Spiele
        [6] Sechs Spiele
        [7] Sieben Spiele
        [8] Acht Spiele
        [9] Neun Spiele
        [10] Zehn Spiele
       *[other] { $games } Spiele
    } rund ums Geld. Setz dich gegen Bots an den Tisch oder schick Freunden einen Link.
page-serverUnreachable = Das Haus antwortet nicht. Läuft der Server?
page-serverTrouble = Das ging auf dem Server gerade nicht. Versuch es gleich noch einmal.
# Names for players who have not chosen one, with commas between them. They may be others in every language.
page-friendlyNames = Reiher, Wacholder, Marlow, Safran, Amsel, Linde, Kassia, Orin, Salbei, Holunder, Ahorn, Fenn
page-tryAgain = Noch einmal

page-games = Die Spiele
page-loading = Das Haus öffnet …
page-loadingGames = Die Spiele werden ausgelegt …
page-loadingGame = Die Schachtel kommt aus dem Regal …
page-minutes = { $least }–{ $most } Min.
page-minutesAbout = etwa { $least } Min.
page-minutesEach = { $least }–{ $most } Min. pro Person
page-minutesAboutEach = etwa { $least } Min. pro Person
page-playNow = Gleich spielen
page-playNowHint =
    gegen { $bots } { $bots ->
        [one] Bot
       *[other] Bots
    }
page-newTable = Neuer Tisch
page-newTableFor = Neuer Tisch: { $game }
page-rules = Regeln
page-rulesOf = Regeln von { $game }
page-players = { $min }–{ $max } Personen
page-playersExactly = { $min } Personen
page-yourName = Dein Name
page-joinByCode = An einen Tisch setzen
page-haveCode = Hast du einen Code bekommen?
page-code = Code
page-notACode = Ein Code hat nur Buchstaben und Ziffern. Schau noch einmal hin oder füge den ganzen Link ein.
page-publicTables = Öffentliche Tische
page-publicTablesHint = Alle dürfen sich dazusetzen oder zuschauen.
page-noPublicTables = Gerade keine. Eröffne einen und mach ihn öffentlich.
page-freeSeats =
    { $n ->
        [one] 1 freier Platz
       *[other] { $n } freie Plätze
    }
page-watch = zuschauen
page-join = Mitspielen
page-yourTables = Deine Tische
page-yourTablesHint = Nur dieser Browser merkt sie sich.
page-forget = Vergessen
page-forgetTable = Tisch { $code } vergessen
page-seatNumber = Platz { $seat }

page-howMany = Mitspieler
page-seats = Plätze
page-you = Du
page-person = Jemand mit dem Link
page-personHere = Jemand an diesem Gerät
page-playerNumber = Person { $n }
page-nameOfSeat = Name auf Platz { $seat }
page-bot = Bot: { $level }
# The levels of bots.
page-level-random = Zufall
page-level-newcomer = Anfänger
page-level-novice = Neuling
page-level-apprentice = Lehrling
page-level-trader = Händler
page-level-master = Meister
# What to expect of each level, one line.
page-levelIs-newcomer = Kennt die Regeln und übersieht viel: für ein erstes Spiel
page-levelIs-novice = Spielt nach Faustregeln
page-levelIs-apprentice = Weiß, was etwas wert ist, und vergisst es ab und zu
page-levelIs-trader = Rechnet aus, was alles wert ist, und handelt danach
page-levelIs-master = Denkt bei jeder Entscheidung voraus und braucht länger
# The tempers of bots, and two of them together.
page-temper-steady = gelassen
page-temper-careful = vorsichtig
page-temper-daring = wagemutig
page-temper-cooperative = hilfsbereit
page-temper-selfish = eigennützig
page-and = { $one } und { $two }
page-anyTemper = wie er mag
page-temperOnSeat = Gemüt des Bots auf Platz { $seat }
page-botOnSeat = Bot auf Platz { $seat }
page-noBot = Kein Bot
page-settings = Dieser Tisch
page-isPublic = Öffentlich
page-isPublicHint = steht auf der ersten Seite
page-isPrivate = Nur mit Link
page-spectators = Zuschauer willkommen
page-spectatorsHint = sie sehen, was alle sehen
page-noSpectators = Keine Zuschauer
page-recordChoice = Die Aufzeichnung danach
page-cleared =
    Dieses Haus räumt einen Tisch { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    } nach dem Ende des Spiels ab.
page-recordChoices-keep = bleibt hier und kann heruntergeladen werden
page-recordChoices-export = geht an den Betreiber dieses Hauses
page-recordChoices-delete = wird mit ihm gelöscht
page-recordSays = Die Aufzeichnung des Spiels { $choice }.
page-time = Zeit
page-noClock = In Ruhe, ohne Uhr
page-secondsEach = { $seconds } Sekunden für jede Antwort
page-options = Einstellungen
page-optionsHint = Jede Zahl steht wie gedruckt, bis du sie änderst. Mit einer geänderten gelten am Tisch Hausregeln.
page-houseRule = Hausregel
page-printed = gedruckt: { $value }
page-houseRulesHere = An diesem Tisch gelten Hausregeln. Im Text sind sie markiert.
page-houseRuleSays = { $label } { $value } (gedruckt { $printed })
page-printedIs = gedruckt { $printed }
page-on = an
page-off = aus
page-ownOfTable = eigene
page-houseRules =
    { $n ->
        [one] 1 Hausregel
       *[other] { $n } Hausregeln
    }
page-deckFile = Eine eigene Datei:
page-asPrinted = Wie gedruckt.
page-ownLoaded = Deine eigene.
page-deckNotJson = Das ist kein JSON.
page-editDeck = Eigenen Kartensatz bauen
page-editDeckFrom = Eigenen Kartensatz aus „{ $name }“ bauen
page-keptDeck = Dein letzter eigener Kartensatz
page-saveDeck = Kartensatz als Datei sichern
page-printedAgain = Zurück zum gedruckten Satz
page-deckSound = Mit diesem Kartensatz lässt sich ein Tisch eröffnen.
page-dataSound = Damit lässt sich ein Tisch eröffnen.
page-saveData = Als Datei sichern
page-nothing = nichts
page-add = Hinzufügen
page-addTo = Zu { $list } hinzufügen
page-remove = Entfernen
page-removeNamed = { $name } entfernen
page-rowNumber = { $list } { $n }
page-yes = Ja
page-no = Nein
page-openTable = Tisch eröffnen
page-cancel = Abbrechen
page-back = Zurück zu den Spielen

page-waitingRoom = Warteraum
page-invite = Schick diesen Link an alle, die mitspielen sollen:
page-linkToTable = Link zu diesem Tisch
page-qrCode = Code mit dem Link zu diesem Tisch, für die Handykamera
page-qrHint = Handys im Raum können das lesen.
page-changeColour = Andere Farbe für { $name }
page-colours = Farben
page-colourNames-orange = Orange
page-colourNames-pink = Rosa
page-colourNames-black = Schwarz
page-colourNames-white = Weiß
page-colourNames-purple = Lila
page-colourNames-yellow = Gelb
page-ready = bereit
page-iAmReady = Ich bin bereit
page-notReady = Noch nicht bereit: { $names }. Du kannst trotzdem anfangen.
page-allReady = Alle sind bereit.
page-removePerson = { $name } bitten zu gehen
page-leaveSeat = Meinen Platz verlassen
page-closeTable = Tisch schließen
page-closeTableHint = Das Spiel endet für alle unfertig. Die Aufzeichnung bleibt.
page-copy = Kopieren
page-copied = Kopiert
page-orCode = oder sag ihnen den Code
page-emptySeat = Freier Platz
page-seatBot = Bot hinsetzen
page-removeBot = Bot entfernen
page-takeSeat = Hinsetzen
page-takeSeatHint = An diesem Tisch ist ein Platz frei.
page-askForSeat = Um einen Platz bitten
page-askForSeatHint = In diesem Spiel ist ein Platz frei. Alle am Tisch müssen einverstanden sein, dass du ihn übernimmst; war es deiner, bist du sofort wieder da.
page-seatAsked = { $name } möchte den Platz von { $seat } übernehmen und sieht dann, was dort verdeckt ist.
page-seatWaits = Du hast um einen Platz gebeten. Es fehlt noch die Antwort von { $names }.
page-seatRefused = Du hast den Platz nicht bekommen. Du kannst später noch einmal fragen.
page-tableFull = Alle Plätze sind besetzt. Du schaust zu.
page-start = Spiel starten
page-startWhenFull = Auf jedem Platz muss jemand sitzen, Mensch oder Bot, bevor es losgeht.
page-hostStarts = { $host } startet das Spiel.
page-online = da
page-offline = weg
page-host = Gastgeber

page-yourTurn = Du bist dran
page-waitingFor = Warten auf
page-gameOver = Das Spiel ist vorbei
page-round = Runde { $round }
page-rounds =
    { $n ->
        [one] { $n } Runde
       *[other] { $n } Runden
    }
page-watching = Du schaust zu
page-dealing = Das Spiel wird aufgebaut …
page-lost = Keine Verbindung. Wir versuchen es weiter; nichts von dir ist verloren.
page-unconfirmed = Abgeschickt. Das Haus hat es noch nicht bestätigt.
page-unsent = Was du zuletzt abgeschickt hast, wird noch einmal geschickt.
page-frozen = In diesem Spiel ist etwas schiefgegangen. Der Tisch steht still, und nichts ist verloren.
page-noSuchTable = Hier gibt es keinen Tisch
page-clearedTable = Dieser Tisch wurde abgeräumt
page-noSuchTableHint = Vielleicht ein Tippfehler im Code, oder der Tisch ist weg.
page-draftKept = Dein Entwurf wurde aufgehoben.
page-draftStays = Dein Entwurf bleibt hier.
page-closed = Dieser Tisch ist geschlossen.
page-paused = Der Gastgeber hat das Spiel angehalten.
page-pause = Spiel anhalten
page-goOn = Weiter
page-undo = Meinen letzten Zug zurücknehmen
page-askUndo = Bitten, meinen letzten Zug zurückzunehmen
page-undoAsked = { $name } möchte den eigenen letzten Zug zurücknehmen und alles, was danach kam.
page-undoWaits = Du möchtest zurücknehmen. Es fehlt noch die Antwort von { $names }.
page-agree = Einverstanden
page-disagree = Nein
page-takenBack = zurückgenommen
page-botPlaysForYou = Ein Bot spielt für dich. Sind nur noch Bots übrig, läuft das Spiel schnell.
page-takeSeatBack = Selbst weiterspielen
page-handOver = Bot für mich spielen lassen
page-standIn = ein Bot als Vertretung
page-botFillsIn = ein Bot springt ein; der Platz ist frei
page-botPlayed =
    Der Bot hat { $n ->
        [one] 1 Zug
       *[other] { $n } Züge
    } für dich gemacht
page-sinceLastTurn =
    Seit deinem letzten Zug: { $n } { $n ->
        [one] Ereignis
       *[other] Ereignisse
    }
page-newEvents = { $n } neu
page-sinceLastTurnMark = seit deinem letzten Zug
page-nudge = { $name } erinnern
page-nudged = { $name } wartet auf dich.
page-timeLeft = { $name }: noch { $left }
page-goingOnce = zum Ersten
page-goingTwice = zum Zweiten
page-turnOf = { $name } ist dran
page-curtain = Gerät weitergeben
page-curtainDown = Der Vorhang ist zu. Sag, wer schaut.
page-curtainLook = Hinter den Vorhang schauen von
page-iAm = Ich bin { $name }
page-coverUp = Vorhang zu
page-menu = Tisch und Einstellungen
page-choices = Was du tun kannst
page-whatItDid = Du:
page-pace = Tempo der Bots
page-paces-slow = langsam: drei Sekunden pro Zug
page-paces-calm = ruhig: ein, zwei Sekunden
page-paces-quick = flott
page-paces-instant = sofort
page-isFinal = endgültig
page-canBeTakenBack = lässt sich zurücknehmen
page-thisIsFinal = Das lässt sich nicht zurücknehmen.
page-notThisLot = Das nicht, zu keinem Preis
page-passedLot = Du bist aus dieser Auktion raus, egal was geboten wird.
page-askAgain = Frag mich wieder
# The vault or the hand, next to the choices.
page-mine = Was du hast
page-skipToChoices = Zu deiner Auswahl
page-lookAndSound = Bild und Ton
page-sound = Ton
page-motion = Bewegung
page-hints = Tipps fürs erste Spiel
page-speech = Was der Screenreader sagt
page-speechLevels-all = Alles
page-speechLevels-important = Was mich betrifft, Würfel und Krisen
page-speechLevels-mine = Nur was mich betrifft
page-keysHint = Drück W, um zu hören, was sich für dich geändert hat, und S, um zu hören, wie du stehst.
page-nothingForYou = Seit deinem letzten Zug hat sich für dich nichts geändert.
page-andMore =
    { $n ->
        [one] Und noch ein Ereignis im Verlauf.
       *[other] Und noch { $n } Ereignisse im Verlauf.
    }
page-notifyAsked = Sollen wir dir Bescheid geben, wenn du dran bist und diese Seite verdeckt ist?
page-notifyYes = Ja, gern
page-notifyNo = Nein, danke
page-notifyMe = Bescheid geben, wenn ich dran bin und die Seite verdeckt ist
page-howToWin = Wie gewinne ich?
page-goalRead = Los geht’s
page-overview = Ziel und Ablauf
page-readRules = Regeln lesen
page-hint = Tipp
page-gotIt = Verstanden
page-noHints = Keine Tipps mehr
page-mySeat = Mein Platz
page-otherDevice = Auf einem anderen Gerät spielen
page-otherDeviceHint = Dieser Link geht einmal. Das andere Gerät spielt dann von diesem Platz aus, und dieses hier auch weiter.
page-qrDevice = Code mit dem Link für ein anderes Gerät, für dessen Kamera
page-hostPowers = Du bist Gastgeber
page-chat = Chat
page-chatEmpty = Noch hat niemand etwas gesagt.
page-chatWrite = Sag etwas
page-chatSend = Senden
page-muteSomebody = Jemanden stumm schalten
page-mute = { $name } stumm schalten
page-unread = { $n } neu
page-side = Verlauf, Chat und Regeln
page-board = Tisch
page-others = Mitspieler
page-log = Verlauf
page-everyCoin = Jede Münze, die wandert
page-tabs = Teile des Tisches
page-thisStep = Dieser Schritt
page-onlyYouSee = Das siehst nur du
page-covered = hinter dem Sichtschirm
page-none = keine
page-toAct = am Zug
page-thinking = überlegt …
page-botLevel = Bot, { $level }
page-nothingAsked = Gerade wird nichts von dir verlangt.
page-notYourTurn = Du bist nicht dran. Warten auf { $names }.
page-notNow = Damit ist in diesem Schritt nichts zu machen.
page-formInHand = Schick erst ab, was du gerade ausfüllst, oder brich es ab.
page-allChoices = Ganze Auswahl
page-moreChoices =
    { $n ->
        [one] 1 weitere Möglichkeit
       *[other] { $n } weitere Möglichkeiten
    }
page-fewerChoices = Weniger zeigen
page-onBoard = Klick an, was auf dem Plan leuchtet, oder wähle hier.
page-choicesFor = Möglichkeiten für

page-yourChoices = Deine Möglichkeiten
page-nothingToDo = Gerade gibt es nichts zu tun.
page-nothingLeft = Du schaust bei diesem Spiel zu.
page-commit-pick = Bestätigen
page-commit-amount = Bestätigen
page-commit-payment = Zahlen
page-commit-spread = Bestätigen
page-commit-offer = Anbieten
page-commit-vote = Abstimmen
page-commit-order = Bestätigen
page-wouldHappen = Das würde passieren:
page-thenOpen = Was danach kommt, entscheidet der Zufall oder etwas, das du nicht sehen kannst.
page-allOpen = Was passiert, entscheidet der Zufall oder etwas, das du nicht sehen kannst.
page-wouldHappenBy = „{ $button }“ würde das tun:
page-alike = { $label } ({ $n } von { $of })
page-wouldBeRefused = Das verbieten die Regeln:
page-less = weniger
page-more = mehr
page-minimum = Minimum
page-maximum = Maximum
page-rest = Rest
page-all = alle
page-of = { $n } von { $total }
page-between = { $min } bis { $max }
page-chosenWorth = { $have } von { $worth } wert
page-sum = Zusammen
page-evenly = Gleichmäßig
page-up = Nach oben
page-down = Nach unten
page-sure = Ja, so machen
page-readRule = Regel lesen
# By its place on the page: each is told from the others.
page-table = Eine Zahlentabelle ({ $place })
page-chapters = Auf dieser Seite
page-notes = Anmerkungen
page-note = Anmerkung { $number }
page-backToText =
    { $time ->
        [one] Zurück zum Text, von Anmerkung { $number }
       *[other] Zurück zum Text, von Anmerkung { $number }, Stelle { $time }
    }
page-close = Schließen
page-refused = Das ist nicht erlaubt.

page-deals = Angebote auf dem Tisch
page-dealsOfOthers = Angebote unter den anderen
page-offerFrom = bietet
page-offerNumber = Angebot { $id }
page-money = { $amount } $
page-offerForYou = Ein Angebot für dich
page-offersYou = { $name } macht dir ein Angebot
page-counter = Gegenangebot zu { $id }
page-change = Ändern

page-scoreSheet = Wertung
page-total = Ergebnis
page-standings = Rangliste
page-place = Rang
page-won = Gewonnen: { $names }.
page-nobodyWon = Der Tisch hat gemeinsam verloren.
page-rematch = Noch einmal mit denselben Leuten
page-rematchJoin = Bei der Revanche mitspielen
page-rematchWatch = Bei der Revanche zuschauen
page-replay = Ein Spiel noch einmal ansehen
page-replayOf = { $game }, noch einmal
page-replayHint = Eine Aufzeichnung enthält ein ganzes Spiel. Das Haus behält nichts davon.
page-replayLoading = Das Spiel wird noch einmal ausgelegt …
page-chooseFile = Datei wählen
page-dropRecord = Zieh eine Aufzeichnung hierher oder wähle eine aus.
page-watchAgain = Noch einmal ansehen
page-debrief = Was mit dem Geld geschah
page-whatIf = Was wäre, wenn …
page-whatIfOver = Hier ist das Spiel vorbei. Geh zu einem Moment vor dem Ende zurück, um von dort weiterzuspielen.
page-goOnAs = Von hier weiterspielen als
page-goOnBots = Gegen Bots
page-goOnFriends = Mit Freunden
page-playOut = Bots 200-mal zu Ende spielen lassen
page-playingOut = Gespielte Partien
page-playedOut = { $games } Partien unter Händlern ab Aktion { $entry }:
page-gameItself = Das Spiel selbst
page-wonOfPlayouts = gewann { $share } % ({ $low }–{ $high })
page-watchAgainOf = Noch einmal ansehen: { $game }, Tisch { $code }
page-debriefOf = Was mit dem Geld geschah: { $game }, Tisch { $code }
page-yourGames = Deine Spiele
page-yourGamesHint = Beendete Spiele, die dieser Browser gesehen hat.
page-allYourGames = Alle { $count } Spiele zeigen
page-forgetGame = { $game } vergessen, Tisch { $code }
page-placeOf =
    { $place ->
        [1] 1.
        [2] 2.
        [3] 3.
       *[other] { $place }.
    } von { $players }
page-lookBack = Zurückblicken
page-teachClass = Mit einer Klasse spielen: ein Code, dreißig Lernende, eine Nachbesprechung
page-yourClasses = Deine Klassen
page-asTeacher = als Lehrkraft
page-closedByTeacher = Deine Lehrkraft hat das Spiel beendet. Es zählt, wie es steht.
page-pausedByTeacher = Deine Lehrkraft hat das Spiel kurz angehalten.
page-backToClass = Zur Klasse
page-openLab = Was würde eine andere Regel bewirken? Probier es im Regellabor
page-openRecord = Aufzeichnung öffnen
page-backToTable = Zurück zum Tisch
page-whatIsShown = Was zu sehen ist
page-throughTheEyesOf = Gesehen von
page-aSpectator = einem Zuschauer
page-allCardsOpen = alle Karten offen
page-boardOf = vom Platz von
page-openHands = Was die anderen haben
page-recordHolds = Diese Aufzeichnung stimmt: Startzahl, jede Aktion und das Ergebnis
page-recordFails = Diese Aufzeichnung stimmt nicht: { $problem }
page-replayControls = Durch das Spiel
page-turnBack = Einen Zug zurück
page-stepBack = Einen Schritt zurück
page-playReplay = Abspielen
page-pauseReplay = Pause
page-stepOn = Einen Schritt weiter
page-turnOn = Einen Zug weiter
page-speed = Tempo
page-scrub = Wo im Spiel
page-frameOf = { $at } von { $last }
page-moments = Momente
page-jumpTo = Springen zu …
page-momentAt = { $name } ({ $round })
page-actedByBot = (ein Bot: { $level })
page-actedByClock = (die Zeit war um)
page-actedByHost = (durch den Gastgeber)
page-downloadRecord = Aufzeichnung herunterladen
page-checkDice = Würfel prüfen
page-fair = Die Würfel waren die versprochenen.
page-unfair = Die Würfel waren nicht die versprochenen.
page-promiseKept = Der SHA-256 der aufgedeckten Startzahl ist der, der vor dem Spiel veröffentlicht wurde.
page-promiseBroken = Der SHA-256 der aufgedeckten Startzahl ist nicht der, der vor dem Spiel veröffentlicht wurde.
page-promiseSame = Es ist das Versprechen, das dieser Browser im Warteraum gesehen hat.
page-promiseOther = Es ist ein anderes Versprechen als das, das dieser Browser im Warteraum gesehen hat.
page-nonceThere = Was dein Browser zur Startzahl beigetragen hat, ist darin enthalten.
page-nonceMissing = Was dein Browser zur Startzahl beigetragen hat, fehlt.
page-verifyHint = Um jeden einzelnen Wurf zu prüfen, gib die Aufzeichnung an „countinghouse verify“.
page-earlierLeftOut = { $n } frühere Ereignisse werden nicht gezeigt.
page-showEarlier = { $count } frühere Zeilen zeigen
page-sinceLast = Seit du zuletzt hier warst
page-theme-system = Aussehen: wie das System
page-theme-light = Aussehen: Papier
page-theme-dark = Aussehen: Tinte
page-home = Startseite
page-language = Sprache
# A language that does not say everything yet; the rest is English.
page-languagePart = { $name } ({ $percent } %)


# How the language writes a noun inside a sentence: small, or capital as German does.
page-nouns = capital

# What keeps a form from being sent. $label as it stands above the field, $labelSmall as it stands inside a sentence.
page-lack-choose = Bitte wählen: { $labelSmall }.
page-lack-exactly = { $label }: genau { $min }.
page-lack-between = { $label }: zwischen { $min } und { $max }.
page-lack-pickExactly = Wähle { $min }.
page-lack-pickBetween = Wähle { $min } bis { $max }.
page-lack-worth = Bisher { $have } wert; nötig sind { $worth }.
page-lack-toGo = Noch { $n }.
page-lack-tooMany = { $n } zu viel.
page-lack-cap = Höchstens { $cap } davon zusammen; du hast { $have }.
page-lack-nothing = Nichts für nichts ist kein Angebot.

## people: Seats, names, bots for the absent, the way back to a seat.

people-agoNow = gerade eben
people-agoMinutes =
    { $n ->
        [one] seit einer Minute
       *[other] seit { $n } Minuten
    }
people-agoHours =
    { $n ->
        [one] seit einer Stunde
       *[other] seit { $n } Stunden
    }
people-agoDays =
    { $n ->
        [one] seit einem Tag
       *[other] seit { $n } Tagen
    }
people-rename = Den Namen { $name } ändern
people-newName = Neuer Name für { $name }
people-keepName = Sichern
people-seatsOfTable = Plätze
people-seatHere = Jemand an diesem Gerät
people-seatHereOn = Jemand an diesem Gerät auf Platz { $seat }

people-seatLink = Mein persönlicher Link
people-seatLinkWhy = Er bringt dich zurück auf deinen Platz, falls dieser Browser ihn vergisst. Wer ihn hat, kann für dich spielen, also behalte ihn für dich.
people-seatLinkKeep = Heb ihn auf: als Lesezeichen, als Nachricht an dich selbst oder als Foto vom Code.
people-seatLinkQr = Code mit deinem persönlichen Link, für eine Kamera

people-wasHere = Hast du hier gespielt? Wenn dein Browser deinen Platz vergessen hat, öffne deinen persönlichen Link. Ohne ihn frag die anderen:
people-iWas = Ich bin { $name }
people-returnAsked = Jemand an einem neuen Gerät gibt sich als { $name } aus und möchte den Platz. Stimm nur zu, wenn du weißt, dass es { $name } ist: Zu sehen ist dann auch, was dort verdeckt liegt.

people-letBotPlay = Bot für mich spielen lassen
people-letBotPlayAsk = Ein Bot macht dann deine Züge, und sie zählen. Du kannst ihn jederzeit stoppen.
people-letBotPlayAlone = Dann sind nur noch Bots übrig, und das Spiel läuft schnell zu Ende. Du kannst ihn jederzeit stoppen.
people-letBotPlayYes = Ja, lass ihn spielen
people-absent = { $name } ist nicht da, und das Spiel wartet.
people-standIn = Bot für { $name } spielen lassen
people-standInHint = Ein Bot spielt bis zur Rückkehr. Der Platz bleibt vergeben.
people-standInEnd = Den Bot stoppen, der für { $name } spielt

people-tableWaits =
    { $free ->
        [0] Warteraum: alle sind da
        [one] Warteraum: 1 Platz frei
       *[other] Warteraum: { $free } Plätze frei
    }
people-waitsFor = Warten auf { $names }
people-frozen = Steht still
people-gone = Nicht mehr da
people-rematchWaits = Eine Revanche wartet auf dich
people-allYourTables = Alle { $count } Tische zeigen

## report: Reports of the lab.

report-interval = { $value } ({ $low } bis { $high })
report-band = acht Zehntel von { $low } bis { $high }
report-readings =
    { $count ->
        [one] 1 Messwert
       *[other] { $count } Messwerte
    }
report-games = Spiele
report-share = Anteil
report-median = Median
report-mean = Mittel
report-tenth = 10 %
report-ninth = 90 %
report-counted = Messwerte
report-estimate = Schätzung
report-from = von
report-to = bis
report-row = Größe
report-series = Variante
report-column = { $name }: { $what }
report-histogramInWords = { $name }: { $games } Spiele, { $axis } { $low } bis { $high }; am häufigsten { $mode }, in { $share }.
report-intervalInWords = { $label }, { $name }: { $interval }.
report-courseInWords = { $name }: im Median { $start } bei { $axis } { $first }, { $end } bei { $axis } { $last }, höchstens { $high }.
report-saveTable = CSV
report-saveTableOf = Als CSV sichern: { $title }
report-open = Zeigen: { $title }

## class: The pages for classes.

class-teach = Mit einer Klasse spielen
class-teachHint = Ein Code für dreißig Lernende, alle Tische auf einer Tafel, eine Nachbesprechung.
class-newClass = Eine neue Klasse
class-titleLabel = Wie die Klasse heißt
class-titleHint = Das lesen alle ganz oben, zum Beispiel „9b, Dienstag“.
class-game = Spiel
class-perTable = Lernende pro Tisch
class-leftOver = Wer keinen Tisch mehr füllt
class-leftOverKind-bots = Ein Tisch mehr, Bots füllen auf
class-leftOverKind-larger = Größere Tische, soweit das Spiel es erlaubt
class-rules = Regeln
class-rulesHint = Tische dürfen sich unterscheiden: Bei zwei Regelsätzen spielt jeder zweite Tisch nach dem zweiten. Vor dem Start lässt sich das für jeden Tisch wählen.
class-asPrinted = Wie gedruckt
class-rulesNumber = Regeln { $number }
class-nameOfRules = Name der Regeln { $number }
class-addRules = Andere Regeln für manche Tische
class-dropRules = Diese Regeln weglassen
class-more = Probespiel, Chat, Uhr, Glück, Forschung
class-practice = Zuerst ein Probespiel
class-practiceHint = Es wird gespielt wie jedes andere, mit eigenen Würfeln, und die Nachbesprechung kennzeichnet es.
class-chat = Chat an den Tischen
class-advice = Lernende dürfen Bots um Rat fragen
class-lastRound = Letzte Runde um
class-lastRoundHint = Danach endet jeder Tisch mit der laufenden Runde, gewertet wie er steht.
class-luck = Glück
class-luckKind-own = Jeder Tisch hat eigene Würfel
class-luckKind-same = Überall dieselben Würfel
class-luckHint-own = Die Tische unterscheiden sich durch Glück und durch das, was die Leute tun.
class-luckHint-same = Gleich sind die Reihenfolge jedes Stapels und der erste, zweite, dritte … Wurf jeder Art. Nicht gleich: wann gezogen wird, von wem, und was die Leute entscheiden. Wer auf einen Tisch schaut, der weiter ist, kann sehen, was kommt; zurücknehmen lässt sich nichts.
class-fair = Die Würfel dieses Spiels sind versprochen: { $start }…
class-fairHint = Der Server hat vor dem Spiel eine Startzahl gezogen und zeigt sie, wenn alle Tische fertig sind. Niemand gibt eine eigene Zahl dazu, also hätte der Betreiber dieses Servers sie wählen können.
class-seed = Die Startzahl der Würfel war { $seed }.
class-hours = Wie lange, bis die Klasse von selbst endet
class-hours_hours =
    { $n ->
        [one] { $n } Stunde
       *[other] { $n } Stunden
    }
class-hours_days =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
class-keep = Tische und Aufzeichnungen danach behalten
class-keepHint = Sonst wird am Ende der Klasse alles gelöscht, mit allen Namen.
class-consent = Für die Forschung: wozu um Einverständnis gebeten wird
class-consentHint = Gespielt wird so oder so; der Export lässt die Entscheidungen und Zahlen derer weg, die nicht einverstanden sind, und die Aufzeichnungen ihrer Tische.
class-open = Klasse eröffnen
class-cancel = Abbrechen
class-storedKept = Hier gespeichert: dein Name, wo du sitzt und was gespielt wird. Die Klasse endet spätestens um { $time }; ihre Spiele bleiben erhalten.
class-storedDeleted = Hier gespeichert: dein Name, wo du sitzt und was gespielt wird. Alles davon wird gelöscht, wenn die Klasse endet, spätestens um { $time }.
class-noAccount = Kein Konto, keine Mailadresse.

class-noSuchClass = Diese Klasse gibt es nicht.
class-noSuchClassHint = Prüf den Code mit deiner Lehrkraft.
class-ended = Diese Klasse ist zu Ende.
class-endedHint = Namen und Spiele sind gelöscht, außer sie sollten behalten werden.
class-wrongKey = Dieser Link öffnet die Tafel dieser Klasse nicht.
class-loading = Einen Moment …

class-enter = In die Klasse kommen
class-yourName = Dein Name
class-enterButton = Eintreten
class-agree = Ich bin einverstanden
class-lostPlace = Ich war schon da
class-lostPlaceHint = Such deinen Namen aus; deine Lehrkraft lässt dich hinein.
class-pick = Ich bin { $name }
class-back = Zurück
class-welcome = Willkommen, { $name }.
class-waitForStart = Es geht los, wenn deine Lehrkraft das Spiel startet. Lass diese Seite offen.
class-waitForNext = Alle Plätze sind besetzt. Du spielst beim nächsten Spiel mit.
class-asksTeacher = Du bist { $name }? Sag deiner Lehrkraft, dass sie dich hineinlässt.
class-toTable = Zu Tisch { $number }
class-yourTable = Du sitzt an Tisch { $number }.
class-share = Jemand teilt dieses Gerät mit mir
class-shareHint = Ihr sitzt am selben Tisch und gebt euch das Gerät weiter.
class-shareName = Der andere Name
class-shareButton = Dazunehmen
class-inClass =
    { $count } { $count ->
        [one] Person
       *[other] Personen
    } in der Klasse
class-gameOver = Alle Tische sind fertig.
class-toDebrief = Was mit dem Geld geschah
class-practiceGame = Probespiel
class-gameNumber = Spiel { $number }
class-lastRoundAt = Letzte Runde um { $time }
class-pausedHere = Deine Lehrkraft hat das Spiel kurz angehalten.
class-tableOf = Tisch { $number } einer Klasse
class-backToClass = Zur Klasse

class-voteTitle = Welche Regel würdest du ändern?
class-voteHint = Wähle eine. Bis zum Ende der Abstimmung kannst du es dir anders überlegen.
class-voted = Deine Stimme zählt.
class-cast =
    { $count } von { $of } { $count ->
        [one] hat
       *[other] haben
    } abgestimmt.
class-result =
    { $name }: { $votes ->
        [one] { $votes } Stimme
       *[other] { $votes } Stimmen
    }

class-board = Die Tafel der Klasse
class-joinAt = Eintreten bei
class-code = Code
class-qr = Bild für Handys: die Klasse
class-linkPupils = Link für die Lernenden
class-linkBeamer = Link für den Beamer (nur ansehen)
class-linkTeacher = Dein eigener Link. Heb ihn auf: Nur er führt hierher zurück
class-links = Links
class-start = Spiel starten
class-startPractice = Probespiel starten
class-pause = Alle anhalten
class-resume = Weiter
class-end = Alle beenden
class-endSure = Jetzt alle Tische beenden, gewertet wie sie stehen?
class-endTable = Diesen Tisch beenden
class-endTableSure = Diesen Tisch jetzt beenden, gewertet wie er steht?
class-yes = Ja
class-no = Nein
class-shuffle = Gruppen neu auslosen
class-table = Tisch { $number }
class-look = Hineinschauen
class-moveTo = Tisch von { $name }
class-rulesOf = Regeln von Tisch { $number }
class-newTable = Ein neuer Tisch
class-rename = { $name } umbenennen
class-renameTo = Neuer Name
class-remove = { $name } entfernen
class-removeSure = { $name } aus der Klasse entfernen? Ein Bot spielt weiter.
class-save = Sichern
class-letIn = Hineinlassen
class-notThem = Nein
class-asksBack = { $name } möchte mit einem anderen Gerät zurückkommen.
class-onlineToo = Unter diesem Namen spielt gerade jemand.
class-bot = Bot
class-botPlays = ein Bot spielt
class-away = weg
class-toBot = Bot für { $name } spielen lassen
class-botFor = Bot spielen lassen für:
class-fromBot = { $name } wieder spielen lassen
class-shares = teilt mit { $name }
class-pupils = Lernende
class-nobodyYet = Noch ist niemand da.
class-waits = Warten auf { $names } seit { $duration }
class-seconds = { $seconds } s
class-minutesAndSeconds = { $minutes } min { $seconds } s
class-waitsShort = Warten auf { $names }
class-noAnswer = Dieser Tisch antwortet gerade nicht.
class-over = Vorbei
class-closed = Beendet, wie er stand
class-frozen = Steht still: etwas ist schiefgegangen
class-round = Runde { $number }
class-paused = Angehalten
class-lines = { $label }: zuerst { $first }, jetzt { $last }.
class-extend = { $minutes } Minuten mehr
class-noLastRound = Keine letzte Runde
class-setLastRound = Festlegen
class-next = Das nächste Spiel
class-sameGroups = Gleiche Gruppen
class-newGroups = Neue Gruppen
class-plan = Was gespielt wird
class-change = Ändern
class-apply = So übernehmen
class-askVote = Die Klasse fragen, welche Regel sich ändern soll
class-proposals = Vorschläge
class-proposalKeep = Alles, wie es war
class-startVote = Abstimmung starten
class-closeVote = Abstimmung beenden
class-playWinner = Nächstes Spiel mit „{ $name }“
class-stay = Die Klasse bleibt offen für
class-endsAt = Die Klasse endet von selbst um { $time }.
class-endClass = Klasse beenden
class-endClassSure = Die Klasse jetzt beenden? Was nicht behalten wird, wird sofort gelöscht, mit allen Namen.
class-handout = Handzettel mit den Regeln
class-exportFigures = Zahlen (CSV)
class-exportDecisions = Entscheidungen (CSV)
class-exportRecords = Aufzeichnungen (JSON)
class-print = Drucken
class-consentOf = { $yes } einverstanden, { $no } nicht.

class-debriefTitle =
    { $game }: dasselbe Spiel, { $tables ->
        [one] { $tables } Wirtschaft
       *[other] { $tables } Wirtschaften
    }
class-differences = Was anders lief, und wann
class-questions = Worüber sich reden lässt
class-questionsAbout = Jede Zahl stammt von euren eigenen Tischen.
class-charts = Nebeneinander
class-meansOf = { $title }, Mittel der Tische mit gleichen Regeln
class-line = Tisch { $table }
class-lineOf = Tisch { $table }, { $treatment }
class-mean = Mittel, { $treatment }
class-tables = Die Tische
class-won = Erster Platz
class-scores = Punkte
class-turns = Züge
class-endedAs = Ausgang
class-ownDebrief = Nachbesprechung dieses Tisches
class-tableRules = Regeln
class-moments = Momente
class-treatmentKey = Gleiche Farbe: gleiche Regeln.

class-handoutTitle = { $game } auf einer Seite
class-handoutCode = Eure Klasse
class-handoutEnter = Öffne { $address } und gib den Code ein, dann deinen Namen.
class-handoutMore = Die ganzen Regeln sind an jedem Tisch einen Klick entfernt.

## lab: The rule lab's page.

lab-lab = Das Regellabor
lab-lead = Ändere eine Regel, lass Bots ein paar Hundert Spiele mit ihr und ohne sie spielen und sieh, was sie mit Preisen, Schulden und dem Gewinnen macht.
lab-ready = Startklar
lab-readyLead = Fünf Fragen zum Geld. Lass eine laufen, wie sie ist, oder ändere sie.
lab-own = Dein Experiment
lab-loading = Das Labor wird eingerichtet …
lab-game = Spiel
lab-players = Mitspieler
lab-playersAny = wie Bots
lab-bots = Wer spielt
lab-botsHint = Vom ersten Platz an; der letzte Bot übernimmt alle Plätze, die übrig sind. Die Plätze wechseln von Spiel zu Spiel.
lab-bot = Bot { $at }
lab-temperOf = Gemüt von Bot { $at }
lab-anyTemper = eigenes Gemüt
lab-addBot = Noch ein Bot
lab-remove = Entfernen
lab-removeBot = Bot { $at } entfernen
lab-varied = Was sich ändert
lab-variedHint = Mit dem ersten Wert werden die anderen verglichen. Bei zwei Änderungen wird jede Kombination gespielt.
lab-chooseOption = Wähle, was sich ändern soll …
lab-option = Ändern
lab-optionMore = Und ändern
lab-anotherOption = Noch etwas ändern
lab-dropOption = Das lassen, wie es ist
lab-atTable = Am Tisch
lab-variants = Varianten
lab-numbers = Gedruckte Zahlen
lab-cards = Eigene Karten
lab-variedPlayers = Zahl der Mitspieler
lab-variedBots = Alle Bots
lab-variedBot = Ein Bot unter den anderen
lab-values = Werte
lab-valuesHint = Gedruckt: { $printed }. Möglich: { $low } bis { $high }. Schreib „10, 20, 40“ oder „0..5“.
lab-valuesPlain = Schreib „10, 20, 40“ oder „0..5“.
lab-noValues = Nenn mindestens zwei Werte zum Vergleichen.
lab-valueNumber = Wert { $at }
lab-valueName = Wie Wert { $at } heißt
lab-anotherValue = Noch ein Wert
lab-asPrinted = Wie gedruckt
lab-ofPrint = wie gedruckt
lab-nobody = Niemand
lab-seats =
    { $count ->
        [one] Platz 1
       *[other] Plätze 1 bis { $count }
    }
lab-same = In allen Varianten gleich
lab-changed =
    { $count ->
        [one] 1 Einstellung geändert
       *[other] { $count } Einstellungen geändert
    }
lab-primary = Was die Frage entscheidet
lab-primaryHint = Vor den Spielen gewählt, wird es getrennt von allen anderen Zahlen geprüft.
lab-noPrimary = Nichts Bestimmtes
lab-meanOf = { $gauge }: Mittel über das Spiel
lab-endOf = { $gauge }: am Ende
lab-endsSo = Endet so: { $ending }
lab-figures-rounds = Länge in Runden
lab-figures-someone_won = Jemand hat gewonnen
lab-figures-best_score = Punkte des Siegers
lab-figures-mean_score = Punkte im Mittel
lab-figures-first_bot_wins = Siege des ersten Bots, als Vielfaches des fairen Anteils
lab-figures-first_bot_score = Punkte des ersten Bots
lab-games = Spiele pro Variante
lab-gamesHint =
    { $variants ->
        [one] 1 Variante
       *[other] { $variants } Varianten
    }; hier höchstens je { $most ->
        [one] 1 Spiel
       *[other] { $most } Spiele
    }. Die Kommandozeile kennt keine Grenze.
lab-seed = Startzahl
lab-seedHint = Gleiche Startzahl, gleiche Spiele.
lab-commonDice = Gemeinsame Würfel
lab-commonDiceHint = Der siebte Wurf für einen Zweck ist in allen Varianten derselbe, auch nach dem ersten abweichenden Zug.
lab-question = Frage
lab-hypothesis = Was du erwartest, und warum
lab-title = Titel
lab-words = Frage und Erwartung
lab-run = Experiment starten
lab-again = Noch einmal starten
lab-waiting = Wartet, bis es dran ist …
lab-playing =
    { $done } von { $all ->
        [one] 1 Spiel
       *[other] { $all } Spielen
    } jeder Variante
lab-cancel = Abbrechen
lab-cancelled = Abgebrochen. Nichts davon bleibt.
lab-noResult = Das Experiment endete ohne Ergebnis. Probier es mit weniger Spielen.
lab-badLink = Dieser Link enthält kein Experiment. Wähle unten eines.
lab-result = Ergebnis
lab-cut =
    Nach { $played ->
        [one] 1 Spiel
       *[other] { $played } Spielen
    } jeder Variante war die Zeit um; du wolltest { $asked }, aber andere warteten schon. Link und Datei verlangen genau diese { $played } und ergeben darum dieselben Zahlen. Die Kommandozeile spielt alle.
lab-link = Link zu diesem Experiment
lab-linkHint = Wer ihn öffnet, bekommt dieselben Zahlen.
lab-file = Experimentdatei
lab-fileHint = Für die Kommandozeile: countinghouse experiment experiment.json
lab-everything = Alles (JSON)
lab-page = Dieser Bericht als Seite
lab-openFile = Experimentdatei öffnen
lab-badFile = Diese Datei enthält kein Experiment. TOML-Dateien sind für die Kommandozeile; hier ist es JSON.
lab-outliers = Spiele, die einen Blick wert sind
lab-outliersHint = Jedes öffnet sich in der Wiedergabe, mit allen Händen offen.
lab-watch = Ansehen
lab-watchOf = Ansehen: { $what }, { $variant }
# $rounds is "12 rounds", or as the game itself counts.
lab-outlierLongest = Das längste: { $rounds }
lab-outlierShortest = Das kürzeste: { $rounds }
lab-outlierHighest = Der Sieg mit den meisten Punkten: { $value }
lab-outlierLowest = Der Sieg mit den wenigsten Punkten: { $value }
lab-outlierFaults = Ein Bot hat versagt: { $value }-⁠mal
lab-gameNumber = Spiel { $game }

## debrief: The page that shows what happened to the money.

debrief-debrief = Was mit dem Geld geschah
debrief-of = { $game }: was mit dem Geld geschah
debrief-hint = Diagramme, Schulden, Geldflüsse und Fragen zu einem beendeten Spiel. Zieh eine Aufzeichnung hierher oder wähle sie aus.
debrief-loading = Das Spiel wird gelesen …
debrief-played =
    Gespielt in { $perRound ->
        [1]
            { $count ->
                [one] { $count } Runde
               *[other] { $count } Runden
            }
       *[other]
            { $count ->
                [one] { $count } Zug
               *[other] { $count } Zügen
            }
    }.
debrief-result = Ergebnis
debrief-place = { $place }. { $name }, { $score }
debrief-story = Die Geschichte
debrief-watchThis = Diesen Moment ansehen
debrief-charts = In Zahlen
debrief-momentNumber = Moment { $number }
debrief-turn =
    { $perRound ->
        [1] Runde
       *[other] Zug
    }
debrief-turnAxis =
    { $perRound ->
        [1] Runde →
       *[other] Zug →
    }
# A line of a chart in words.
debrief-line =
    { $name }: zuerst { $first }, höchstens { $high } ({ $perRound ->
        [1] Runde { $highTurn }
       *[other] Zug { $highTurn }
    }), mindestens { $low } ({ $perRound ->
        [1] Runde { $lowTurn }
       *[other] Zug { $lowTurn }
    }), am Ende { $last }.
debrief-steady = { $name }: die ganze Zeit { $value }.
debrief-nothing = { $name }: kein Messwert.
debrief-debts = Wer wem etwas schuldete
debrief-debtsAbout = Die Pfeile gehen vom Schuldner zum Gläubiger, je breiter, desto mehr. In jedem Kreis: eigene Forderungen minus eigene Schulden. Zieh am Regler und sieh Schulden kommen und gehen.
debrief-after =
    Nach { $perRound ->
        [1] Runde
       *[other] Zug
    } { $turn }
# $creditor begins a sentence ("The public"), $creditorInside stands inside one ("the public").
debrief-owes = { $debtor } schuldet { $amount } an: { $creditorInside }
debrief-nobodyOwes = Niemand war etwas schuldig.
debrief-debtor = Schuldner
debrief-creditor = Gläubiger
debrief-amount = Betrag
debrief-instalment = Rate
debrief-security = Pfand
debrief-flows = Woher es kam, wohin es ging
# $ware as it stands in a list ("Gold"), $wareSmall as it stands inside a sentence.
debrief-flowsOf = Woher es kam, wohin es ging: { $wareSmall }, { $name }
debrief-flowsAbout = Links alles, was im ganzen Spiel zu { $name } kam, rechts alles, was wegging: { $wareSmall }.
debrief-whose = Wessen
debrief-what = Was
debrief-own = { $ware }, eigene Versprechen
debrief-atTheStart = Am Anfang da
debrief-atTheEnd = Am Ende übrig
debrief-owedAtTheStart = Am Anfang geschuldet
debrief-owedAtTheEnd = Am Ende noch geschuldet
debrief-other = Alles andere
debrief-from = Von
debrief-to = An
debrief-by = Durch
debrief-came = Zu { $name } kam insgesamt { $sum }: { $parts }.
debrief-went = Von { $name } ging insgesamt { $sum } weg: { $parts }.
debrief-part = { $label } { $amount }
debrief-noFlows = Davon kam nichts zu { $name }, und nichts ging weg.
debrief-beyond = Der höchste Wert ist { $highest }: Linien, die den Rand bei { $edge } verlassen, liegen darüber.
debrief-estimates = Wendepunkte
debrief-estimatesAbout = Von jeder dieser Stellen aus haben Bots das Spiel { $games }-⁠mal zu Ende gespielt. Die Linien zeigen, welchen Anteil der Spiele jeder Platz gewann; Änderungen von weniger als { $luck } können Zufall sein.
debrief-gameItself = Das Spiel selbst
debrief-estimatesComing = Bots spielen das Spiel von mehreren Stellen aus zu Ende. Das dauert einen Moment.
debrief-rose =
    { $name } stieg von { $from } auf { $to } zwischen { $perRound ->
        [1] Runde { $before }
       *[other] Zug { $before }
    } und { $perRound ->
        [1] Runde { $after }
       *[other] Zug { $after }
    }.
debrief-fell =
    { $name } fiel von { $from } auf { $to } zwischen { $perRound ->
        [1] Runde { $before }
       *[other] Zug { $before }
    } und { $perRound ->
        [1] Runde { $after }
       *[other] Zug { $after }
    }.
debrief-losses = Wo habe ich es verloren?
debrief-lossesAbout = Bots gehen die Entscheidungen einer Person durch, mit nicht mehr Wissen, als sie damals hatte, und sagen, welche am meisten gekostet haben. Von jeder aus spielen sie oft weiter: Die Gewinnchance ist der Anteil der gewonnenen Spiele.
debrief-lossesOf = Entscheidungen von
debrief-lossesFind = Die teuersten Entscheidungen finden
debrief-lossesNone = Keine einzelne Entscheidung von { $name } hat viel gekostet.
debrief-lossesCut = Die Bots sind nicht rechtzeitig fertig geworden. Versuch es noch einmal, wenn weniger Leute dieses Haus benutzen.
debrief-lossTaken =
    { $perRound ->
        [1] Runde
       *[other] Zug
    } { $turn }: { $taken }
debrief-lossBetter = Besser: { $better }
debrief-lossChance = Gewinnchance: { $to } statt { $from }. Die Entscheidung kostete { $low } bis { $high } von hundert Spielen.
debrief-lossWhy = Eine Runde später: { $reasons }.
# Eine Zahl nach der besseren Entscheidung und nach der getroffenen.
debrief-lossReason = { $label }: { $better } statt { $taken }
debrief-questions = Worüber sich reden lässt
debrief-questionsAbout = Jede Zahl hier stammt aus diesem Spiel; die Links führen zu den Momenten.
debrief-tryInLab = Im Regellabor ausprobieren
debrief-tryIt = Ein Spiel mit anderen Regeln aufbauen
debrief-more = Alle anderen Zahlen
debrief-saveCsv = Zahlen (CSV)
debrief-saveJson = Alles (JSON)
debrief-picture = Bild zum Teilen
debrief-print = Drucken
debrief-watchAgain = Noch einmal ansehen
debrief-backToTable = Zum Tisch
debrief-share = { $percent } %

## guide: The guide of a guided game.

guide-guide = Spielbegleiter
guide-learn = Zum ersten Mal hier? Lern es in vier Minuten
guide-learnShort = In vier Minuten lernen
guide-learnFor = { $game } in vier Minuten lernen
guide-lesson = { $at } von { $of }
guide-lessonSaid = Lektion { $at } von { $of }
guide-next = Weiter
guide-back = Zurück
guide-doIt = Mach es für mich
guide-others = Jetzt spielen die anderen. Sieh, was sie mit den Preisen und dem Geld anstellen.
guide-othersHint = Du bist noch nicht am Zug: Hier kommen erst die anderen.
guide-elsewhere = Das darfst du. Der Begleiter will dir hier etwas anderes zeigen und kann dir dorthin nicht folgen.
guide-keepTo = Zurück zur Lektion
guide-goOn = Trotzdem machen
guide-left = Du gehst jetzt deinen eigenen Weg, und die anderen spielen, wie sie mögen. Spiel weiter, oder nimm deinen letzten Zug zurück, dann geht es mit dem Begleiter weiter.
guide-takeBack = Zurücknehmen
guide-close = Ohne Begleiter weiter
guide-closeHint = Das Spiel geht ohne ihn weiter.
guide-fixed = Die Würfel eines begleiteten Spiels stehen fest, damit alle am selben Spiel lernen. In jedem anderen Spiel kann sie niemand vorher kennen.
guide-rule = Regel
guide-readRule = Regel lesen
guide-playReal = Ein ganzes Spiel spielen
guide-otherGames = Alle Spiele

## chart: What stands around every chart.

chart-asTable = Als Tabelle
chart-tableOf = { $title }, als Tabelle
chart-saveSvg = SVG
chart-savePng = PNG
chart-saveCsv = CSV
chart-saveSvgOf = Als SVG sichern: { $title }
chart-savePngOf = Als PNG sichern: { $title }
chart-saveCsvOf = Als CSV sichern: { $title }

## problem: Why the server did not do something. In English the server's own sentences are shown; $first, $second and
## $third are the numbers in them, $detail is what only the server knows.

## What bots say when they are asked for advice.

advice-ask = Was würdest du tun?
advice-asking = Bots denken nach …
advice-would = Ein guter Bot würde wählen: { $action }
advice-only = Bots wissen nichts anderes, womit es zu vergleichen wäre.
advice-better = Von hundert Partien werden dann { $chance } gewonnen, { $next } nach „{ $other }“.
advice-close = Es ist knapp: Von hundert Partien werden dann { $chance } gewonnen, { $next } nach „{ $other }“.
advice-later = Eine Runde später: { $reasons }.
advice-reason = { $label }: { $value } statt { $other }
advice-score = Punktestand
advice-choose = Das wählen
advice-putAway = Rat weglegen
advice-whyOf = Warum hat { $name } das getan?
advice-whySame = Nach dem, was du sehen kannst, hätten andere Bots dasselbe getan wie { $name }.
advice-whyBetter = Nach dem, was du sehen kannst, lohnt es sich: Von hundert Partien gewinnt { $name } dann { $chance }, { $next } nach „{ $other }“.
advice-whyWorse = Nach dem, was du sehen kannst, sieht „{ $other }“ besser aus: { $name } würde { $next } von hundert Partien gewinnen statt { $chance }. Vielleicht weiß { $name } mehr als du.
advice-whyClose = Nach dem, was du sehen kannst, war es knapp: Von hundert Partien gewinnt { $name } dann { $chance }, { $next } nach „{ $other }“.
advice-times = { $count ->
    [one] hat einmal um Rat gefragt
   *[other] hat { $count }-⁠mal um Rat gefragt
}
advice-option = Rat von Bots
advice-optionHint = Alle dürfen Bots fragen, was sie tun würden und warum ein Bot einen Zug gemacht hat. Alle sehen, wie oft.
advice-optionOff = Kein Rat von Bots

problem-no_such_table = Diesen Tisch gibt es nicht. Prüf den Code.
problem-no_such_class = Diese Klasse gibt es nicht. Prüf den Code.
problem-class_ended = Diese Klasse ist zu Ende, und was darin war, ist gelöscht.
problem-not_in_class = Das können nur die Lehrkraft dieser Klasse und alle, die darin sind, sehen oder tun.
problem-wrong_stage = Jetzt nicht: Die Klasse ist an einer anderen Stelle der Stunde.
problem-no_such_pupil = Niemand in dieser Klasse hat diese Nummer.
problem-no_such_group = Einen solchen Tisch hat diese Klasse nicht.
problem-teachers_table = Dieser Tisch gehört zu einer Klasse. Ihre Lehrkraft sagt, wer wo sitzt und wann es anfängt und endet.
problem-chat_off = In dieser Klasse ist der Chat aus.
problem-advice_off = An diesem Tisch geben Bots keinen Rat.
problem-no_bot_moved = Dort hat kein Bot einen Zug gemacht.
problem-not_told = Was dieser Bot getan hat, war vor dir verborgen oder folgte aus dem, was er auf der Hand hat. Das verrät er nicht.
problem-no_undo = Hier lässt sich nichts zurücknehmen: Alle Tische der Klasse haben dieselben Würfel.
problem-not_offered = Dieses Haus bietet das für Aufzeichnungen nicht an.
problem-no_such_page = Unter dieser Adresse gibt es nichts.
problem-guided = Die Würfel eines begleiteten Spiels stehen fest, darum steht es in keiner Liste, und niemand schaut zu.
problem-name_taken = Jemand an diesem Tisch heißt schon so oder fast so. Nimm einen anderen Namen.
problem-name_in_class = Jemand in dieser Klasse heißt schon so oder fast so. Nimm einen anderen Namen.
problem-bad_nonce = Eine Nonce hat bis zu 64 hexadezimale Ziffern, und eine gerade Anzahl davon.
problem-no_such_experiment = Dieses Ergebnis ist nicht mehr da. Starte das Experiment noch einmal: Es ergibt dasselbe.
problem-lab_busy = Andere warten schon auf ihre Experimente. Probier es in einer Minute wieder.
problem-table_full = An diesem Tisch sind alle Plätze besetzt. Du kannst zuschauen.
problem-seat_taken = Da sitzt schon jemand.
problem-nobody_to_ask = Auf diesem Platz hat schon jemand anders Karten bekommen, und niemand am Tisch kann zustimmen, dass du ihn übernimmst.
problem-too_few_to_vouch = Zwei andere müssen für dich bürgen, damit niemand allein in eine Hand schauen kann. Nimm deinen persönlichen Link; oder der Gastgeber bittet die bisherige Person zu gehen, und du bittest um den freien Platz.
problem-seat_asked_for = Jemand bittet schon um einen Platz. Warte, bis die anderen geantwortet haben.
problem-no_such_ask = Niemand bittet mehr um einen Platz.
problem-empty_seats = Es sind noch Plätze leer: Warte auf Mitspieler oder setz Bots darauf.
problem-already_started = Das Spiel hat schon angefangen.
problem-not_started = Das Spiel hat noch nicht angefangen.
problem-over = Das Spiel ist vorbei.
problem-not_over = Die Aufzeichnung, mit der Startzahl darin, gibt es, wenn das Spiel vorbei ist.
problem-not_host = Das kann nur der Gastgeber.
problem-not_seated = Du schaust zu. Das kann nur, wer am Tisch sitzt.
problem-unknown_token = Dieser Schlüssel gehört zu keinem Platz an diesem Tisch.
problem-no_hello = Die erste Nachricht muss ein „hello“ sein.
problem-hello_twice = „hello“ wurde schon gesagt.
problem-store_unavailable = Der Server erreicht seinen Speicher gerade nicht. Nichts ging verloren, und nichts wurde getan; versuch es noch einmal.
problem-disk_full = Die Festplatte des Servers ist voll. Was gespielt wurde, bleibt, aber Neues kann erst gespeichert werden, wenn wieder Platz ist.
problem-store_damaged = Der Speicher des Servers ist beschädigt, und noch ein Versuch hilft nicht. Sag dem Betreiber dieses Servers Bescheid.
problem-store_read_only = Der Speicher des Servers lässt sich nur lesen. Was gespielt wurde, bleibt; sag dem Betreiber dieses Servers Bescheid.
problem-data_folder_gone = Der Datenordner des Servers wurde verschoben, darum hält der Server an. Was gespielt wurde, bleibt im Ordner.
problem-busy = Von diesem Tisch wird gerade zu viel auf einmal verlangt. Versuch es gleich noch einmal.
problem-too_fast = Du verlangst zu viel auf einmal. Warte einen Moment.
problem-wrong_host = Unter diesem Namen kennt sich der Server nicht. Der Betreiber kann ihn mit --host hinzufügen.
problem-too_slow = Die Anfrage kam nicht rechtzeitig an.
problem-too_many_changes = Du hast es dir sehr oft anders überlegt. Warte einen Moment, bevor du es wieder tust.
problem-wrong_origin = Seiten von anderswo dürfen sich nicht mit diesem Server verbinden.
problem-not_your_seat = Dieser Platz ist nicht deiner.
problem-which_seat = Dieses Gerät hat mehrere Plätze: Sag, für welchen.
problem-covered = Dieser Platz ist hinter seinem Vorhang: Deck ihn erst auf.
problem-bad_colour = Es gibt sechs Farben, 0 bis 5, und jede ist für einen Platz.
problem-bad_order = Die neue Reihenfolge muss jeden Platz einmal nennen.
problem-not_absent = Die Person ist da. Erinnere sie; bleibt sie eine halbe Minute still, kann ein Bot für sie spielen.
problem-people_sit = Auf allen Plätzen, die wegfallen müssten, sitzt jemand. Bitte erst jemanden zu gehen.
problem-too_many_devices = Von diesem Platz spielen schon so viele Geräte, dass keines mehr dazukommen kann.
problem-not_waited_for = Auf diese Person wartet niemand, oder ein Bot spielt für sie.
problem-nudged_already = Die Person wurde gerade erst erinnert.
problem-nothing_to_undo = Von dir gibt es nichts zurückzunehmen.
problem-no_such_undo = Um dieses Einverständnis bittet dich niemand mehr.
problem-paused = Der Gastgeber hat das Spiel kurz angehalten.
problem-closed = Der Gastgeber hat diesen Tisch geschlossen.
problem-closed_by_operator = Der Betreiber dieses Hauses hat diesen Tisch geschlossen.
problem-cleared_abandoned = Dieser Tisch wurde abgeräumt, weil ihn lange niemand benutzt hat. Das Spiel war nicht zu Ende.
problem-cleared_kept = Dieser Tisch wurde abgeräumt, weil ihn lange niemand benutzt hat. Die Aufzeichnung des Spiels ist aufgehoben und kann heruntergeladen werden.
problem-cleared_exported = Dieser Tisch wurde abgeräumt, weil ihn lange niemand benutzt hat. Die Aufzeichnung des Spiels liegt beim Betreiber dieses Servers.
problem-cleared_deleted = Dieser Tisch wurde abgeräumt, weil ihn lange niemand benutzt hat. Die Aufzeichnung des Spiels wurde mit ihm gelöscht.
problem-bad_secret = Dieser Link wurde schon benutzt, ist zu alt, oder sein Platz ist an jemand anderen gegangen.
problem-stopping = Der Server hält an.
problem-moved = Dieser Tisch ist gerade auf eine andere Maschine dieses Hauses umgezogen. Gleich geht es von selbst weiter.
problem-elsewhere = Die Maschine, auf der dieser Tisch liegt, antwortet gerade nicht. In wenigen Sekunden geht es von selbst weiter.
problem-refused = Das verbieten die Regeln.
problem-class_full = Diese Klasse ist voll: Sie hat { $first } Lernende.
problem-bad_class = So lässt sich die Klasse nicht einrichten: { $detail }.
problem-no_such_game = { $detail }.
problem-no_guided_game = Dafür gibt es kein begleitetes Spiel.
problem-bad_setup = { $detail }.
problem-bad_seats = Dieses Spiel spielen { $first } bis { $second } Personen; an diesem Tisch wären es { $third }.
problem-bad_name = Ein Name hat { $first } bis { $second } sichtbare Zeichen.
problem-no_such_level = Einen Bot dieser Stufe gibt es nicht; es gibt: { $detail }.
problem-no_such_temper = Dieses Gemüt hat der Bot nicht; er kennt: { $detail }.
problem-bad_record = Diese Aufzeichnung lässt sich nicht öffnen: { $detail }.
problem-bad_experiment = Dieses Experiment kann hier nicht laufen: { $detail }.
problem-no_such_seat = Platz { $first } gibt es an diesem Tisch nicht.
problem-wrong_protocol = Der Server hat eine andere Version. Lade die Seite neu.
problem-unreadable = Der Server versteht die Nachricht nicht: { $detail }.
problem-bad_ref = Der Server versteht die Nachricht nicht.
problem-too_large = Die Nachricht ist länger als { $first } Bytes.
problem-body_too_large = Die Anfrage ist länger als { $first } Bytes.
problem-frozen = In diesem Spiel ist etwas schiefgegangen; der Tisch steht still.
problem-too_many_sockets = Aus deinem Netz kommen zu viele Verbindungen: Höchstens { $first } dürfen gleichzeitig offen sein. Schließ ein paar und versuch es noch einmal.
problem-too_many_seats = Aus deinem Netz setzen sich zu viele hin: Höchstens { $first } können es in einer Minute. Versuch es in einer Minute noch einmal.
problem-too_many_tables = Aus deinem Netz wurden zu viele Tische eröffnet: Höchstens { $first } gehen in einer Stunde. Versuch es später noch einmal.
problem-too_many_experiments = Aus deinem Netz liefen zu viele Experimente: Höchstens { $first } gehen in einer Stunde. Versuch es später noch einmal.
problem-house_full = Das Haus ist voll: { $first } Tische sind in Gebrauch. Versuch es später noch einmal.
problem-bad_time = Ein Tisch mit Uhr gibt { $first } bis { $second } Sekunden für eine Antwort.
problem-bad_line = Eine Zeile im Chat hat { $first } bis { $second } Zeichen.
