### The page itself: what is said around the games.
### docs/translating.md says how such a file is read.
### Woordenlijst: table = tafel, seat = plaats, record = opname, debrief = nabespreking, rule lab = regellab,
### house rule = huisregel, host = host, draft = ontwerp, log = logboek, standings = stand.

## page: The first page, the waiting room, the table and the rules: everything that is not of one game.

# Before the list is there, the games are not counted.
page-tagline =
    { $games ->
        [0] Spellen
        [1] Eén spel
        [2] Twee spellen
        [3] Drie spellen
        [4] Vier spellen
        [5] Vijf spellen
        [6] Zes spellen
        [7] Zeven spellen
        [8] Acht spellen
        [9] Negen spellen
        [10] Tien spellen
       *[other] { $games } spellen
    } over geld. Schuif aan tegen bots of stuur je vrienden een link.
page-serverUnreachable = Het huis geeft geen antwoord. Draait de server?
page-serverTrouble = Dat lukte de server niet. Probeer het zo nog eens.
# Names for players who have not chosen one, with commas between them. They may be others in every language.
page-friendlyNames = Reiger, Linde, Saffraan, Merel, Wilg, Hazel, Valk, Vlier, Berk, Grutto, Iep, Tijm
page-tryAgain = Opnieuw proberen

page-games = De spellen
page-loading = Het huis gaat open …
page-loadingGames = De spellen worden klaargelegd …
page-loadingGame = De doos komt uit de kast …
page-minutes = { $least }–{ $most } min
page-minutesAbout = ca. { $least } min
page-minutesEach = { $least }–{ $most } min per speler
page-minutesAboutEach = ca. { $least } min per speler
page-playNow = Nu spelen
page-playNowHint =
    tegen { $bots } { $bots ->
        [one] bot
       *[other] bots
    }
page-newTable = Nieuwe tafel
page-newTableFor = Nieuwe tafel: { $game }
page-rules = Spelregels
page-rulesOf = Spelregels van { $game }
page-players = { $min }–{ $max } spelers
page-playersExactly = { $min } spelers
page-yourName = Je naam
page-joinByCode = Aanschuiven
page-haveCode = Een code gekregen van een vriend?
page-code = Code
page-notACode = Een code bestaat alleen uit letters en cijfers. Kijk nog eens, of plak de hele link.
page-publicTables = Openbare tafels
page-publicTablesHint = Iedereen mag aanschuiven of meekijken.
page-noPublicTables = Nu even geen. Open er een en maak die openbaar.
page-freeSeats =
    { $n ->
        [one] 1 vrije plaats
       *[other] { $n } vrije plaatsen
    }
page-watch = meekijken
page-join = Aanschuiven
page-yourTables = Je tafels
page-yourTablesHint = Alleen deze browser onthoudt ze.
page-forget = Vergeten
page-forgetTable = Tafel { $code } vergeten
page-seatNumber = Plaats { $seat }

page-howMany = Spelers
page-seats = Plaatsen
page-you = Jij
page-person = Iemand met de link
page-personHere = Iemand op dit apparaat
page-playerNumber = Speler { $n }
page-nameOfSeat = Naam op plaats { $seat }
page-bot = Bot: { $level }
# The levels of bots.
page-level-random = Willekeurig
page-level-newcomer = Nieuweling
page-level-novice = Beginner
page-level-apprentice = Leerling
page-level-trader = Koopman
page-level-master = Meester
# What to expect of each level, one line.
page-levelIs-newcomer = Kent de regels en ziet veel over het hoofd: voor een eerste spel
page-levelIs-novice = Speelt op vuistregels
page-levelIs-apprentice = Weet wat iets waard is en vergeet het af en toe
page-levelIs-trader = Rekent uit wat alles waard is en handelt daarnaar
page-levelIs-master = Denkt bij elke keuze vooruit en doet er langer over
# The tempers of bots, and two of them together.
page-temper-steady = kalm
page-temper-careful = voorzichtig
page-temper-daring = gedurfd
page-temper-cooperative = behulpzaam
page-temper-selfish = egoïstisch
page-and = { $one } en { $two }
page-anyTemper = met een eigen kop
page-temperOnSeat = Karakter van de bot op plaats { $seat }
page-botOnSeat = Bot op plaats { $seat }
page-noBot = Geen bot
page-settings = Deze tafel
page-isPublic = Openbaar
page-isPublicHint = staat op de voorpagina
page-isPrivate = Alleen met de link
page-spectators = Kijkers welkom
page-spectatorsHint = ze zien wat iedereen ziet
page-noSpectators = Geen kijkers
page-recordChoice = De opname
page-cleared =
    Dit huis ruimt een tafel { $days ->
        [one] een dag
       *[other] { $days } dagen
    } na afloop van het spel op.
page-recordChoices-keep = blijft hier bewaard en is te downloaden
page-recordChoices-export = gaat naar wie dit huis beheert
page-recordChoices-delete = wordt tegelijk gewist
page-recordSays = De opname van het spel { $choice }.
page-time = Tijd
page-noClock = Rustig aan, zonder klok
page-secondsEach = { $seconds } seconden per antwoord
page-options = Opties
page-optionsHint = Elk getal staat zoals in het spelregelboek, tot je het verandert. Met een veranderd getal speelt de tafel met huisregels.
page-houseRule = Huisregel
page-printed = in de regels: { $value }
page-houseRulesHere = Deze tafel speelt met huisregels. In de tekst zijn ze gemarkeerd.
page-houseRuleSays = { $label } { $value } (in de regels { $printed })
page-printedIs = in de regels { $printed }
page-on = aan
page-off = uit
page-ownOfTable = eigen
page-houseRules =
    { $n ->
        [one] 1 huisregel
       *[other] { $n } huisregels
    }
page-deckFile = Een eigen bestand:
page-asPrinted = Zoals in de doos.
page-ownLoaded = Je eigen.
page-deckNotJson = Dit is geen JSON.
page-editDeck = Maak een eigen stapel
page-editDeckFrom = Maak een eigen stapel op basis van “{ $name }”
page-keptDeck = De stapel die je het laatst maakte
page-saveDeck = Stapel als bestand opslaan
page-printedAgain = Terug naar de stapel uit de doos
page-deckSound = Met deze stapel kan een tafel open.
page-dataSound = Hiermee kan een tafel open.
page-saveData = Als bestand opslaan
page-nothing = niets
page-add = Toevoegen
page-addTo = Toevoegen aan { $list }
page-remove = Verwijderen
page-removeNamed = { $name } verwijderen
page-rowNumber = { $list } { $n }
page-yes = Ja
page-no = Nee
page-openTable = Tafel openen
page-cancel = Annuleren
page-back = Terug naar de spellen

page-waitingRoom = Wachtkamer
page-invite = Stuur deze link aan wie moet meespelen:
page-linkToTable = Link naar deze tafel
page-qrCode = Code met de link naar deze tafel, voor de camera van een telefoon
page-qrHint = Telefoons in de kamer kunnen dit lezen.
page-changeColour = Andere kleur voor { $name }
page-colours = Kleuren
page-colourNames-orange = oranje
page-colourNames-pink = roze
page-colourNames-black = zwart
page-colourNames-white = wit
page-colourNames-purple = paars
page-colourNames-yellow = geel
page-ready = klaar
page-iAmReady = Ik ben klaar
page-notReady = Nog niet klaar: { $names }. Je kunt toch al beginnen.
page-allReady = Iedereen is klaar.
page-removePerson = { $name } vragen te vertrekken
page-leaveSeat = Mijn plaats verlaten
page-closeTable = Tafel sluiten
page-closeTableHint = Het spel stopt voor iedereen, onaf. De opname blijft.
page-copy = Kopiëren
page-copied = Gekopieerd
page-orCode = of geef de code door
page-emptySeat = Lege plaats
page-seatBot = Bot neerzetten
page-removeBot = Bot weghalen
page-takeSeat = Ga zitten
page-takeSeatHint = Aan deze tafel is nog plaats.
page-askForSeat = Vraag om een plaats
page-askForSeatHint = Er is een plaats vrij in dit spel. Iedereen aan tafel moet het ermee eens zijn dat je die overneemt; was het je eigen plaats, dan ben je meteen terug.
page-seatAsked = { $name } wil de plaats van { $seat } overnemen en krijgt te zien wat daar verborgen is.
page-seatWaits = Je hebt om een plaats gevraagd. Wachten op { $names }.
page-seatRefused = Je hebt de plaats niet gekregen. Later kun je het nog eens vragen.
page-tableFull = Alle plaatsen zijn bezet. Je kijkt mee.
page-start = Spel beginnen
page-startWhenFull = Op elke plaats moet iemand of een bot zitten voor het spel kan beginnen.
page-hostStarts = { $host } begint het spel.
page-online = aanwezig
page-offline = weg
page-host = host

page-yourTurn = Jouw beurt
page-waitingFor = Wachten op
page-gameOver = Het spel is afgelopen
page-round = Ronde { $round }
page-rounds =
    { $n ->
        [one] { $n } ronde
       *[other] { $n } rondes
    }
page-watching = Je kijkt mee
page-dealing = Het spel wordt klaargezet …
page-lost = Geen verbinding. We proberen het opnieuw; niets van wat je deed is weg.
page-unconfirmed = Verstuurd. Het huis heeft het nog niet bevestigd.
page-unsent = Wat je het laatst verstuurde, wordt nog eens verstuurd.
page-frozen = Er ging iets mis in dit spel. De tafel staat stil en er is niets verloren.
page-noSuchTable = Hier staat geen tafel
page-clearedTable = Deze tafel is opgeruimd
page-noSuchTableHint = Misschien is de code verkeerd getypt, of is de tafel weg.
page-draftKept = Je ontwerp is bewaard.
page-draftStays = Je ontwerp blijft hier staan.
page-closed = Deze tafel is gesloten.
page-paused = De host heeft het spel gepauzeerd.
page-pause = Spel pauzeren
page-goOn = Verder
page-undo = Mijn laatste zet terugnemen
page-askUndo = Vragen of ik mijn laatste zet mag terugnemen
page-undoAsked = { $name } wil de laatste eigen zet terugnemen, en alles wat daarna kwam.
page-undoWaits = Je wilt een zet terugnemen. Wachten op { $names }.
page-agree = Akkoord
page-disagree = Nee
page-takenBack = teruggenomen
page-botPlaysForYou = Een bot speelt voor je. Als er alleen nog bots zijn, gaat het snel.
page-takeSeatBack = Zelf weer spelen
page-handOver = Laat een bot voor me spelen
page-standIn = een bot valt in
page-botFillsIn = een bot valt in; de plaats is vrij
page-botPlayed =
    De bot deed { $n ->
        [one] 1 zet
       *[other] { $n } zetten
    } voor je
page-sinceLastTurn =
    Sinds je vorige beurt: { $n } { $n ->
        [one] gebeurtenis
       *[other] gebeurtenissen
    }
page-newEvents = { $n } nieuw
page-sinceLastTurnMark = sinds je vorige beurt
page-nudge = { $name } een duwtje geven
page-nudged = { $name } wacht op je.
page-timeLeft = { $name }: nog { $left }
page-goingOnce = eenmaal
page-goingTwice = andermaal
page-turnOf = { $name } is aan de beurt
page-curtain = Geef het apparaat door
page-curtainDown = Het doek is dicht. Zeg wie er kijkt.
page-curtainLook = Achter het doek kijken van
page-iAm = Ik ben { $name }
page-coverUp = Doek dicht
page-menu = Tafel en instellingen
page-choices = Wat je kunt doen
page-whatItDid = Jij:
page-pace = Tempo van de bots
page-paces-slow = langzaam: drie seconden per zet
page-paces-calm = rustig: een seconde of twee
page-paces-quick = vlot
page-paces-instant = meteen
page-isFinal = niet terug te nemen
page-canBeTakenBack = terug te nemen
page-thisIsFinal = Dit kun je niet terugnemen.
page-notThisLot = Dit kavel niet, voor geen prijs
page-passedLot = Je doet niet meer mee aan deze veiling, wat er ook geboden wordt.
page-askAgain = Vraag het me weer
# The vault or the hand, next to the choices.
page-mine = Wat je hebt
page-skipToChoices = Naar je keuzes
page-lookAndSound = Beeld en geluid
page-sound = Geluid
page-motion = Dingen bewegen
page-hints = Tips voor een eerste keer
page-speech = Wat een schermlezer voorleest
page-speechLevels-all = Alles
page-speechLevels-important = Wat mij aangaat, dobbelstenen en crises
page-speechLevels-mine = Alleen wat mij aangaat
page-keysHint = Druk op W om te horen wat er voor jou veranderd is, op S om te horen hoe je ervoor staat.
page-nothingForYou = Sinds je vorige beurt is er voor jou niets veranderd.
page-andMore =
    { $n ->
        [one] En nog één gebeurtenis in het logboek.
       *[other] En nog { $n } gebeurtenissen in het logboek.
    }
page-notifyAsked = Zullen we je waarschuwen als je aan de beurt bent en deze pagina niet te zien is?
page-notifyYes = Ja, waarschuw me
page-notifyNo = Nee, bedankt
page-notifyMe = Een melding als ik aan de beurt ben en de pagina niet te zien is
page-howToWin = Hoe win ik?
page-goalRead = Aan de slag
page-overview = Doel en verloop
page-readRules = Lees de regels
page-hint = Tip
page-gotIt = Begrepen
page-noHints = Geen tips meer
page-mySeat = Mijn plaats
page-otherDevice = Op een ander apparaat spelen
page-otherDeviceHint = Deze link werkt één keer. Het andere apparaat speelt daarna vanaf deze plaats; dit apparaat ook.
page-qrDevice = Code met de link voor een ander apparaat, voor de camera ervan
page-hostPowers = Jij bent de host
page-chat = Chat
page-chatEmpty = Nog niets gezegd.
page-chatWrite = Zeg iets
page-chatSend = Sturen
page-muteSomebody = Iemand dempen
page-mute = { $name } dempen
page-unread = { $n } nieuw
page-side = Logboek, chat en regels
page-board = Tafel
page-others = Spelers
page-log = Logboek
page-everyCoin = Elke munt die van plaats wisselt
page-tabs = Delen van de tafel
page-thisStep = Deze stap
page-onlyYouSee = Alleen jij ziet
page-covered = achter het scherm
page-none = geen
page-toAct = is aan zet
page-thinking = denkt na …
page-botLevel = bot, { $level }
page-nothingAsked = Jij hoeft nu niets te doen.
page-notYourTurn = Je bent niet aan de beurt: wachten op { $names }.
page-notNow = Daar kun je in deze stap niets mee.
page-formInHand = Verstuur eerst wat je aan het invullen bent, of annuleer het.
page-allChoices = Alle keuzes
page-moreChoices =
    { $n ->
        [one] Nog 1 keuze
       *[other] Nog { $n } keuzes
    }
page-fewerChoices = Minder keuzes
page-onBoard = Klik op het bord op wat oplicht, of kies hier.
page-choicesFor = Keuzes voor

page-yourChoices = Je keuzes
page-nothingToDo = Er is nu niets te doen.
page-nothingLeft = Je kijkt mee met dit spel.
page-commit-pick = Bevestigen
page-commit-amount = Bevestigen
page-commit-payment = Betalen
page-commit-spread = Bevestigen
page-commit-offer = Aanbieden
page-commit-vote = Stemmen
page-commit-order = Bevestigen
page-wouldHappen = Dit gebeurt er dan:
page-thenOpen = Wat daarna komt beslist het toeval, of iets wat jij niet kunt zien.
page-allOpen = Wat er gebeurt beslist het toeval, of iets wat jij niet kunt zien.
page-wouldHappenBy = Met “{ $button }” gebeurt dit:
page-alike = { $label } ({ $n } van { $of })
page-wouldBeRefused = Dit mag niet van de regels:
page-less = minder
page-more = meer
page-minimum = minst
page-maximum = meest
page-rest = rest
page-all = alles
page-of = { $n } van { $total }
page-between = { $min } tot { $max }
page-chosenWorth = { $have } van { $worth } waard
page-sum = Samen
page-evenly = Gelijk verdelen
page-up = Omhoog
page-down = Omlaag
page-sure = Ja, doen
page-readRule = Lees de regel
# By its place on the page: each is told from the others.
page-table = Een tabel met cijfers ({ $place })
page-chapters = Op deze pagina
page-notes = Noten
page-note = Noot { $number }
page-backToText =
    { $time ->
        [one] Terug naar de tekst, vanaf noot { $number }
       *[other] Terug naar de tekst, vanaf noot { $number }, plaats { $time }
    }
page-close = Sluiten
page-refused = Dat mag niet.

page-deals = Wat er op tafel ligt
page-dealsOfOthers = Wat anderen elkaar bieden
page-offerFrom = biedt aan
page-offerNumber = Aanbod { $id }
page-money = ${ $amount }
page-offerForYou = Een aanbod voor jou
page-offersYou = { $name } doet je een aanbod
page-counter = Tegenbod op aanbod { $id }
page-change = Wijzigen

page-scoreSheet = Scoreblad
page-total = Resultaat
page-standings = Stand
page-place = Plaats
page-won = Gewonnen: { $names }.
page-nobodyWon = De tafel heeft samen verloren.
page-rematch = Nog een keer met dezelfde mensen
page-rematchJoin = Doe mee met de revanche
page-rematchWatch = Kijk mee met de revanche
page-replay = Een spel terugkijken
page-replayOf = { $game }, nog eens
page-replayHint = In een opname zit een heel spel. Het huis bewaart er niets van.
page-replayLoading = Het spel wordt weer klaargelegd …
page-chooseFile = Bestand kiezen
page-dropRecord = Sleep een opname hierheen, of kies er een.
page-watchAgain = Terugkijken
page-debrief = Waar het geld bleef
page-whatIf = Wat als …
page-whatIfOver = Hier is het spel afgelopen. Ga terug naar een moment daarvoor om van daaruit verder te spelen.
page-goOnAs = Hiervandaan verder als
page-goOnBots = Tegen bots
page-goOnFriends = Met vrienden
page-playOut = Laat bots het 200 keer uitspelen
page-playingOut = Gespeelde potjes
page-playedOut = { $games } potjes tussen kooplieden vanaf actie { $entry }:
page-gameItself = Het spel zelf
page-wonOfPlayouts = wint { $share } % ({ $low }–{ $high })
page-watchAgainOf = Terugkijken: { $game }, tafel { $code }
page-debriefOf = Waar het geld bleef: { $game }, tafel { $code }
page-yourGames = Je gespeelde spellen
page-yourGamesHint = Afgelopen spellen die deze browser heeft gezien.
page-allYourGames = Toon alle { $count } spellen
page-forgetGame = { $game }, tafel { $code } vergeten
page-placeOf =
    { $place ->
        [1] 1e
        [2] 2e
        [3] 3e
       *[other] { $place }e
    } van { $players }
page-lookBack = Terugblik
page-teachClass = Met een klas spelen: één code, dertig leerlingen, één nabespreking
page-yourClasses = Je klassen
page-asTeacher = als docent
page-closedByTeacher = Je docent heeft het spel beëindigd. Het telt zoals het er nu voor staat.
page-pausedByTeacher = Je docent heeft het spel even stilgelegd.
page-backToClass = Naar de klas
page-openLab = Wat zou een andere regel doen? Probeer het in het regellab
page-openRecord = Een opname openen
page-backToTable = Terug naar de tafel
page-whatIsShown = Wat je ziet
page-throughTheEyesOf = Gezien door
page-aSpectator = een kijker
page-allCardsOpen = alle kaarten open
page-boardOf = vanaf de stoel van
page-openHands = Wat de anderen hebben
page-recordHolds = Deze opname klopt: startgetal, elke actie en de uitslag
page-recordFails = Deze opname klopt niet: { $problem }
page-replayControls = Door het spel heen
page-turnBack = Een beurt terug
page-stepBack = Een stap terug
page-playReplay = Afspelen
page-pauseReplay = Pauze
page-stepOn = Een stap verder
page-turnOn = Een beurt verder
page-speed = Snelheid
page-scrub = Waar in het spel
page-frameOf = { $at } van { $last }
page-moments = Momenten
page-jumpTo = Spring naar …
page-momentAt = { $name } ({ $round })
page-actedByBot = (een bot: { $level })
page-actedByClock = (de tijd was om)
page-actedByHost = (door de host)
page-downloadRecord = Opname downloaden
page-checkDice = Dobbelstenen controleren
page-fair = Het waren de beloofde dobbelstenen.
page-unfair = Het waren niet de beloofde dobbelstenen.
page-promiseKept = De SHA-256 van het onthulde startgetal is wat voor het spel is gepubliceerd.
page-promiseBroken = De SHA-256 van het onthulde startgetal is niet wat voor het spel is gepubliceerd.
page-promiseSame = Het is de belofte die deze browser in de wachtkamer te zien kreeg.
page-promiseOther = Het is een andere belofte dan deze browser in de wachtkamer te zien kreeg.
page-nonceThere = Wat jouw browser aan het startgetal toevoegde, zit erin.
page-nonceMissing = Wat jouw browser aan het startgetal toevoegde, ontbreekt.
page-verifyHint = Wil je elke worp laten controleren, geef de opname dan aan “countinghouse verify”.
page-earlierLeftOut = { $n } eerdere gebeurtenissen worden niet getoond.
page-showEarlier = Toon { $count } eerdere regels
page-sinceLast = Sinds je hier voor het laatst was
page-theme-system = Thema: zoals het systeem
page-theme-light = Thema: papier
page-theme-dark = Thema: inkt
page-home = Begin
page-language = Taal
# A language that does not say everything yet; the rest is English.
page-languagePart = { $name } ({ $percent } %)


# How the language writes a noun inside a sentence: small, or capital as German does.
page-nouns = small

# What keeps a form from being sent. $label as it stands above the field, $labelSmall as it stands inside a sentence.
page-lack-choose = Kies: { $labelSmall }.
page-lack-exactly = { $label } moet { $min } zijn.
page-lack-between = { $label } moet tussen { $min } en { $max } liggen.
page-lack-pickExactly = Kies er { $min }.
page-lack-pickBetween = Kies er { $min } tot { $max }.
page-lack-worth = Tot nu toe { $have } waard; het moet { $worth } zijn.
page-lack-toGo = Nog { $n } te gaan.
page-lack-tooMany = { $n } te veel.
page-lack-cap = Hiervan samen hoogstens { $cap }; je hebt er { $have }.
page-lack-nothing = Niets voor niets is geen aanbod.

## people: Seats, names, bots for the absent, the way back to a seat.

people-agoNow = net nog
people-agoMinutes =
    { $n ->
        [one] al een minuut
       *[other] al { $n } minuten
    }
people-agoHours =
    { $n ->
        [one] al een uur
       *[other] al { $n } uur
    }
people-agoDays =
    { $n ->
        [one] al een dag
       *[other] al { $n } dagen
    }
people-rename = De naam { $name } wijzigen
people-newName = Nieuwe naam voor { $name }
people-keepName = Opslaan
people-seatsOfTable = Plaatsen
people-seatHere = Iemand op dit apparaat
people-seatHereOn = Iemand op dit apparaat op plaats { $seat }

people-seatLink = Mijn persoonlijke link
people-seatLinkWhy = Brengt je terug naar je plaats als deze browser die vergeet. Wie de link heeft kan voor je spelen, dus houd hem voor jezelf.
people-seatLinkKeep = Bewaar hem: maak een bladwijzer, stuur hem naar jezelf of maak een foto van de code.
people-seatLinkQr = Code met je persoonlijke link, voor een camera

people-wasHere = Speelde je hier? Als je browser je plaats vergeten is, open dan je persoonlijke link. Heb je die niet, vraag het dan aan de anderen:
people-iWas = Ik ben { $name }
people-returnAsked = Iemand op een nieuw apparaat zegt { $name } te zijn en vraagt om de plaats. Ga alleen akkoord als je weet dat het { $name } is: wie er zit, ziet wat daar verborgen is.

people-letBotPlay = Laat een bot voor me spelen
people-letBotPlayAsk = Een bot doet dan jouw zetten, en die tellen. Je kunt hem altijd stoppen.
people-letBotPlayAlone = Dan zijn er alleen nog bots, dus het spel is zo uitgespeeld. Je kunt hem altijd stoppen.
people-letBotPlayYes = Ja, laat maar spelen
people-absent = { $name } is er niet, en het spel wacht.
people-standIn = Laat een bot spelen voor { $name }
people-standInHint = Een bot speelt tot de speler terug is. De plaats blijft van die speler.
people-standInEnd = Stop de bot die voor { $name } speelt

people-tableWaits =
    { $free ->
        [0] Wachtkamer: iedereen is er
        [one] Wachtkamer: 1 plaats vrij
       *[other] Wachtkamer: { $free } plaatsen vrij
    }
people-waitsFor = Wachten op { $names }
people-frozen = Staat stil
people-gone = Niet meer aanwezig
people-rematchWaits = Er wacht een revanche op je
people-allYourTables = Toon alle { $count } tafels

## report: Reports of the lab.

report-interval = { $value } ({ $low } tot { $high })
report-band = acht van de tien tussen { $low } en { $high }
report-readings =
    { $count ->
        [one] 1 meting
       *[other] { $count } metingen
    }
report-games = spellen
report-share = aandeel
report-median = mediaan
report-mean = gemiddelde
report-tenth = 10 %
report-ninth = 90 %
report-counted = metingen
report-estimate = schatting
report-from = van
report-to = tot
report-row = cijfer
report-series = variant
report-column = { $name }: { $what }
report-histogramInWords = { $name }: { $games } spellen, { $axis } { $low } tot { $high }; meestal { $mode }, in { $share }.
report-intervalInWords = { $label }, { $name }: { $interval }.
report-courseInWords = { $name }: een mediaan van { $start } in { $axis } { $first }, { $end } in { $axis } { $last }, hoogstens { $high }.
report-saveTable = CSV
report-saveTableOf = Als CSV opslaan: { $title }
report-open = Toon: { $title }

## class: The pages for classes.

class-teach = Met een klas spelen
class-teachHint = Eén code voor dertig leerlingen, alle tafels op één bord, één nabespreking.
class-newClass = Een nieuwe klas
class-titleLabel = Hoe de klas heet
class-titleHint = Leerlingen zien het overal bovenaan staan, bijvoorbeeld “3b, dinsdag”.
class-game = Spel
class-perTable = Leerlingen per tafel
class-leftOver = Wie er overblijft
class-leftOverKind-bots = Een tafel extra, met bots erbij
class-leftOverKind-larger = Grotere tafels, zolang het spel dat toelaat
class-rules = Regels
class-rulesHint = Tafels kunnen verschillen: met twee stel regels speelt de helft van de tafels, om en om, met het tweede. Voor het begin kun je per tafel kiezen.
class-asPrinted = Zoals in het spelregelboek
class-rulesNumber = Regels { $number }
class-nameOfRules = Naam van regels { $number }
class-addRules = Andere regels voor sommige tafels
class-dropRules = Deze regels weghalen
class-more = Oefenen, chat, klok, geluk, onderzoek
class-practice = Eerst een oefenspel
class-practiceHint = Het gaat als elk ander spel, met eigen dobbelstenen, en staat zo in de nabespreking.
class-chat = Chat aan de tafels
class-advice = Leerlingen mogen bots om raad vragen
class-lastRound = Laatste ronde om
class-lastRoundHint = Daarna maakt elke tafel de lopende ronde af en telt de stand van dat moment.
class-luck = Geluk
class-luckKind-own = Elke tafel heeft eigen dobbelstenen
class-luckKind-same = Dezelfde dobbelstenen aan elke tafel
class-luckHint-own = De tafels verschillen door geluk en door wat mensen doen.
class-luckHint-same = Gelijk: de volgorde van elke stapel, en de eerste, tweede, derde … dobbelsteen van elke soort. Niet gelijk: wanneer er getrokken wordt, door wie, en wat mensen beslissen. Wie kijkt bij een tafel die verder is, kan zien wat er komt, en er kan niets worden teruggenomen.
class-fair = De dobbelstenen van dit spel zijn beloofd: { $start }…
class-fairHint = De server heeft voor het spel een startgetal getrokken en toont het als alle tafels klaar zijn. Niemand voegt er een eigen getal aan toe, dus wie deze server beheert had het kunnen kiezen.
class-seed = Het startgetal van de dobbelstenen was { $seed }.
class-hours = De klas eindigt vanzelf na
class-hours_hours =
    { $n ->
        [one] { $n } uur
       *[other] { $n } uur
    }
class-hours_days =
    { $n ->
        [one] { $n } dag
       *[other] { $n } dagen
    }
class-keep = Tafels en opnamen daarna bewaren
class-keepHint = Anders wordt alles gewist als de klas eindigt, met alle namen.
class-consent = Voor onderzoek: waar leerlingen mee moeten instemmen
class-consentHint = Ze spelen hoe dan ook mee; de export laat de keuzes en cijfers weg van wie niet instemt, en de opnamen van hun tafels.
class-open = Klas openen
class-cancel = Annuleren
class-storedKept = Wat hier bewaard wordt: je naam, waar je zit en wat er gespeeld wordt. De klas eindigt uiterlijk om { $time }; de spellen blijven bewaard.
class-storedDeleted = Wat hier bewaard wordt: je naam, waar je zit en wat er gespeeld wordt. Alles wordt gewist als de klas eindigt, uiterlijk om { $time }.
class-noAccount = Geen account, geen mailadres.

class-noSuchClass = Die klas bestaat niet.
class-noSuchClassHint = Vraag je docent of de code klopt.
class-ended = Deze klas is afgelopen.
class-endedHint = De namen en spellen zijn gewist, tenzij ze bewaard moesten blijven.
class-wrongKey = Met deze link kom je niet op het bord van deze klas.
class-loading = Een ogenblik …

class-enter = De klas binnengaan
class-yourName = Je naam
class-enterButton = Naar binnen
class-agree = Ik stem ermee in
class-lostPlace = Ik was hier al
class-lostPlaceHint = Kies je naam; je docent laat je binnen.
class-pick = Ik ben { $name }
class-back = Terug
class-welcome = Welkom, { $name }.
class-waitForStart = Het begint als je docent het spel start. Laat deze pagina open.
class-waitForNext = Alle plaatsen zijn bezet. Je speelt het volgende spel mee.
class-asksTeacher = Ben jij { $name }? Vraag je docent om je binnen te laten.
class-toTable = Naar tafel { $number }
class-yourTable = Je zit aan tafel { $number }.
class-share = Iemand deelt dit apparaat
class-shareHint = Jullie zitten aan dezelfde tafel en geven het apparaat aan elkaar door.
class-shareName = Diens naam
class-shareButton = Toevoegen
class-inClass =
    { $count ->
        [one] { $count } leerling
       *[other] { $count } leerlingen
    } in de klas
class-gameOver = Alle tafels zijn klaar.
class-toDebrief = Waar het geld bleef
class-practiceGame = Oefenspel
class-gameNumber = Spel { $number }
class-lastRoundAt = Laatste ronde om { $time }
class-pausedHere = Je docent heeft het spel even stilgelegd.
class-tableOf = Tafel { $number } van een klas
class-backToClass = Naar de klas

class-voteTitle = Welke regel zou je veranderen?
class-voteHint = Kies er een. Zolang de stemming open is, kun je je bedenken.
class-voted = Je stem telt.
class-cast = { $count } van { $of } hebben gestemd.
class-result =
    { $name }: { $votes ->
        [one] { $votes } stem
       *[other] { $votes } stemmen
    }

class-board = Het bord van de klas
class-joinAt = Doe mee op
class-code = Code
class-qr = Plaatje voor telefoons: de klas
class-linkPupils = Link voor leerlingen
class-linkBeamer = Link voor de beamer (kijken, niet aankomen)
class-linkTeacher = Je eigen link. Bewaar hem: alleen zo kom je hier terug
class-links = Links
class-start = Spel starten
class-startPractice = Oefenspel starten
class-pause = Alles pauzeren
class-resume = Verder
class-end = Alles beëindigen
class-endSure = Alle tafels nu beëindigen, met de stand van dit moment?
class-endTable = Deze tafel beëindigen
class-endTableSure = Deze tafel nu beëindigen, met de stand van dit moment?
class-yes = Ja
class-no = Nee
class-shuffle = Nieuwe groepen loten
class-table = Tafel { $number }
class-look = Meekijken
class-moveTo = Tafel van { $name }
class-rulesOf = Regels van tafel { $number }
class-newTable = Een nieuwe tafel
class-rename = { $name } anders noemen
class-renameTo = Nieuwe naam
class-remove = { $name } verwijderen
class-removeSure = { $name } uit de klas verwijderen? Een bot speelt verder.
class-save = Opslaan
class-letIn = Binnenlaten
class-notThem = Nee
class-asksBack = { $name } wil terugkomen met een ander apparaat.
class-onlineToo = Op dit moment speelt er iemand onder die naam.
class-bot = bot
class-botPlays = een bot speelt
class-away = weg
class-toBot = Laat een bot spelen voor { $name }
class-botFor = Laat een bot spelen voor:
class-fromBot = Laat { $name } weer zelf spelen
class-shares = deelt met { $name }
class-pupils = Leerlingen
class-nobodyYet = Er is nog niemand binnen.
class-waits = Wacht al { $duration } op { $names }
class-seconds = { $seconds } s
class-minutesAndSeconds = { $minutes } min { $seconds } s
class-waitsShort = Wacht op { $names }
class-noAnswer = Deze tafel geeft nu even geen antwoord.
class-over = Afgelopen
class-closed = Beëindigd zoals het stond
class-frozen = Staat stil: er ging iets mis
class-round = Ronde { $number }
class-paused = Gepauzeerd
class-lines = { $label }: eerst { $first }, nu { $last }.
class-extend = { $minutes } minuten erbij
class-noLastRound = Geen laatste ronde
class-setLastRound = Instellen
class-next = Het volgende spel
class-sameGroups = Dezelfde groepen
class-newGroups = Nieuwe groepen
class-plan = Wat er gespeeld wordt
class-change = Wijzigen
class-apply = Zo doen
class-askVote = Vraag de klas welke regel anders moet
class-proposals = Voorstellen
class-proposalKeep = Alles zoals het was
class-startVote = Stemming openen
class-closeVote = Stemming sluiten
class-playWinner = Volgend spel met “{ $name }”
class-stay = De klas blijft nog open
class-endsAt = De klas eindigt vanzelf om { $time }.
class-endClass = Klas beëindigen
class-endClassSure = De klas nu beëindigen? Wat niet bewaard wordt, is meteen gewist, met alle namen.
class-handout = Regels op papier
class-exportFigures = Cijfers (CSV)
class-exportDecisions = Keuzes (CSV)
class-exportRecords = Opnamen (JSON)
class-print = Afdrukken
class-consentOf = { $yes } stemden in, { $no } niet.

class-debriefTitle =
    { $game }: hetzelfde spel, { $tables ->
        [one] { $tables } economie
       *[other] { $tables } economieën
    }
class-differences = Wat er anders liep, en wanneer
class-questions = Om over te praten
class-questionsAbout = Elk getal komt van jullie eigen tafels.
class-charts = Naast elkaar
class-meansOf = { $title }, gemiddelde van de tafels met dezelfde regels
class-line = Tafel { $table }
class-lineOf = Tafel { $table }, { $treatment }
class-mean = Gemiddelde, { $treatment }
class-tables = De tafels
class-won = Eerste
class-scores = Scores
class-turns = Beurten
class-endedAs = Hoe het eindigde
class-ownDebrief = Nabespreking van deze tafel
class-tableRules = Regels
class-moments = Momenten
class-treatmentKey = Zelfde kleur: zelfde regels.

class-handoutTitle = { $game } op één pagina
class-handoutCode = Je klas
class-handoutEnter = Ga naar { $address }, vul de code in en dan je naam.
class-handoutMore = Aan elke tafel zijn de volledige regels één klik ver.

## lab: The rule lab's page.

lab-lab = Het regellab
lab-lead = Verander een regel, laat bots er een paar honderd keer mee en zonder spelen, en kijk wat dat doet met prijzen, schulden en winnaars.
lab-ready = Klaar om te draaien
lab-readyLead = Vijf vragen over geld. Draai er een zoals die is, of pas hem aan.
lab-own = Je eigen experiment
lab-loading = Het lab wordt opgebouwd …
lab-game = Spel
lab-players = Spelers
lab-playersAny = als bots
lab-bots = Wie er spelen
lab-botsHint = Vanaf de eerste plaats; de laatste krijgt alle plaatsen die over zijn. Van spel tot spel schuiven de plaatsen door.
lab-bot = Bot { $at }
lab-temperOf = Karakter van bot { $at }
lab-anyTemper = eigen karakter
lab-addBot = Nog een bot
lab-remove = Verwijderen
lab-removeBot = Bot { $at } verwijderen
lab-varied = Wat er anders is
lab-variedHint = Met de eerste waarde worden de andere vergeleken. Bij twee veranderingen wordt elke combinatie gespeeld.
lab-chooseOption = Kies wat er anders moet …
lab-option = Verander
lab-optionMore = En verander
lab-anotherOption = Nog iets veranderen
lab-dropOption = Laat dit zoals het is
lab-atTable = Aan tafel
lab-variants = Varianten
lab-numbers = Getallen uit het spelregelboek
lab-cards = Eigen kaarten
lab-variedPlayers = Aantal spelers
lab-variedBots = Alle bots
lab-variedBot = Eén bot tussen de andere
lab-values = Waarden
lab-valuesHint = In de regels: { $printed }. Mogelijk: { $low } tot { $high }. Schrijf “10, 20, 40” of “0..5”.
lab-valuesPlain = Schrijf “10, 20, 40” of “0..5”.
lab-noValues = Noem minstens twee waarden om te vergelijken.
lab-valueNumber = Waarde { $at }
lab-valueName = Hoe waarde { $at } heet
lab-anotherValue = Nog een waarde
lab-asPrinted = Zoals in het spelregelboek
lab-ofPrint = zoals in het spelregelboek
lab-nobody = Niemand
lab-seats =
    { $count ->
        [one] Plaats 1
       *[other] Plaatsen 1 tot en met { $count }
    }
lab-same = Gelijk in alle varianten
lab-changed =
    { $count ->
        [one] 1 optie veranderd
       *[other] { $count } opties veranderd
    }
lab-primary = Wat de vraag beslist
lab-primaryHint = Gekozen voordat er gespeeld wordt, en apart van alle andere cijfers getoetst.
lab-noPrimary = Niets in het bijzonder
lab-meanOf = { $gauge }: gemiddeld over het spel
lab-endOf = { $gauge }: aan het eind
lab-endsSo = Eindigt zo: { $ending }
lab-figures-rounds = Duur in rondes
lab-figures-someone_won = Er was een winnaar
lab-figures-best_score = Score van de winnaar
lab-figures-mean_score = Gemiddelde score
lab-figures-first_bot_wins = Overwinningen van de eerste bot, als veelvoud van zijn eerlijke deel
lab-figures-first_bot_score = Score van de eerste bot
lab-games = Spellen per variant
lab-gamesHint =
    { $variants ->
        [one] 1 variant
       *[other] { $variants } varianten
    }; hier hoogstens { $most ->
        [one] 1 spel
       *[other] { $most } spellen
    } per variant. De opdrachtregel heeft geen grens.
lab-seed = Startgetal
lab-seedHint = Hetzelfde startgetal geeft dezelfde spellen.
lab-commonDice = Gedeelde dobbelstenen
lab-commonDiceHint = De zevende worp voor een doel is in alle varianten gelijk, ook na de eerste zet die anders is.
lab-question = Vraag
lab-hypothesis = Wat je verwacht, en waarom
lab-title = Titel
lab-words = Vraag en verwachting
lab-run = Experiment draaien
lab-again = Nog eens draaien
lab-waiting = Wacht op zijn beurt …
lab-playing =
    { $done } van { $all ->
        [one] 1 spel
       *[other] { $all } spellen
    } per variant
lab-cancel = Annuleren
lab-cancelled = Geannuleerd. Er is niets van bewaard.
lab-noResult = Het experiment eindigde zonder resultaat. Probeer minder spellen.
lab-badLink = In deze link zit geen experiment. Kies er hieronder een.
lab-result = Resultaat
lab-cut =
    De tijd was om na { $played ->
        [one] 1 spel
       *[other] { $played } spellen
    } per variant; je vroeg er { $asked }, maar anderen wachtten op hun beurt. De link en het bestand vragen precies deze { $played }, dus ze geven dezelfde getallen. De opdrachtregel speelt ze allemaal.
lab-link = Link naar dit experiment
lab-linkHint = Wie hem opent, krijgt dezelfde getallen.
lab-file = Experimentbestand
lab-fileHint = Voor de opdrachtregel: countinghouse experiment experiment.json
lab-everything = Alles (JSON)
lab-page = Dit verslag als pagina
lab-openFile = Een experimentbestand openen
lab-badFile = In dit bestand zit geen experiment. Bestanden in TOML zijn voor de opdrachtregel; hier is het JSON.
lab-outliers = Spellen om te bekijken
lab-outliersHint = Je kijkt ze terug met alle handen open.
lab-watch = Bekijken
lab-watchOf = Bekijken: { $what }, { $variant }
# $rounds is "12 rounds", or as the game itself counts.
lab-outlierLongest = Het langste: { $rounds }
lab-outlierShortest = Het kortste: { $rounds }
lab-outlierHighest = De winnaar met de meeste punten: { $value }
lab-outlierLowest = De winnaar met de minste punten: { $value }
lab-outlierFaults = Een bot ging in de fout: { $value } keer
lab-gameNumber = spel { $game }

## debrief: The page that shows what happened to the money.

debrief-debrief = Waar het geld bleef
debrief-of = { $game }: waar het geld bleef
debrief-hint = Grafieken, schulden, geldstromen en vragen bij een afgelopen spel. Sleep een opname hierheen, of kies er een.
debrief-loading = Het spel wordt gelezen …
debrief-played =
    Gespeeld in { $perRound ->
        [1]
            { $count ->
                [one] { $count } ronde
               *[other] { $count } rondes
            }
       *[other]
            { $count ->
                [one] { $count } beurt
               *[other] { $count } beurten
            }
    }.
debrief-result = Uitslag
debrief-place = { $place }. { $name }, { $score }
debrief-story = Het verhaal
debrief-watchThis = Bekijk dit moment
debrief-charts = In cijfers
debrief-momentNumber = Moment { $number }
debrief-turn =
    { $perRound ->
        [1] Ronde
       *[other] Beurt
    }
debrief-turnAxis =
    { $perRound ->
        [1] ronde →
       *[other] beurt →
    }
# A line of a chart in words.
debrief-line =
    { $name }: eerst { $first }, hoogstens { $high } ({ $perRound ->
        [1] ronde { $highTurn }
       *[other] beurt { $highTurn }
    }), minstens { $low } ({ $perRound ->
        [1] ronde { $lowTurn }
       *[other] beurt { $lowTurn }
    }), aan het eind { $last }.
debrief-steady = { $name }: de hele tijd { $value }.
debrief-nothing = { $name }: geen meting.
debrief-debts = Wie wie geld schuldig was
debrief-debtsAbout = Pijlen gaan van schuldenaar naar schuldeiser, hoe dikker hoe meer. In elke cirkel: wat iemand tegoed heeft min wat die schuldig is. Verschuif de regelaar om schulden te zien komen en gaan.
debrief-after =
    Na { $perRound ->
        [1] ronde
       *[other] beurt
    } { $turn }
# $creditor begins a sentence ("The public"), $creditorInside stands inside one ("the public").
debrief-owes = { $debtor } is { $creditorInside } { $amount } schuldig
debrief-nobodyOwes = Niemand was iets schuldig.
debrief-debtor = Schuldenaar
debrief-creditor = Schuldeiser
debrief-amount = Bedrag
debrief-instalment = Termijn
debrief-security = Onderpand
debrief-flows = Waar het vandaan kwam, waar het heen ging
# $ware as it stands in a list ("Gold"), $wareSmall as it stands inside a sentence.
debrief-flowsOf = Waar het vandaan kwam, waar het heen ging: { $wareSmall } van { $name }
debrief-flowsAbout = Links alles wat bij { $name } binnenkwam, rechts alles wat eruit ging, over het hele spel: { $wareSmall }.
debrief-whose = Van wie
debrief-what = Wat
debrief-own = { $ware }, eigen beloften
debrief-atTheStart = Had aan het begin
debrief-atTheEnd = Over aan het eind
debrief-owedAtTheStart = Schuldig aan het begin
debrief-owedAtTheEnd = Nog schuldig aan het eind
debrief-other = Al het andere
debrief-from = Van
debrief-to = Naar
debrief-by = Door
debrief-came = Bij { $name } kwam { $sum } binnen: { $parts }.
debrief-went = Van { $name } ging { $sum } weg: { $parts }.
debrief-part = { $label } { $amount }
debrief-noFlows = Bij { $name } kwam hier niets van binnen en ging er niets van weg.
debrief-beyond = De hoogste waarde is { $highest }: lijnen die de grafiek bij { $edge } verlaten, liggen daarboven.
debrief-estimates = Keerpunten
debrief-estimatesAbout = Vanaf elk van deze punten hebben bots het spel { $games } keer uitgespeeld. De lijnen tonen welk deel daarvan elke plaats won; verschillen van minder dan { $luck } kunnen toeval zijn.
debrief-gameItself = Het spel zelf
debrief-estimatesComing = Bots spelen het spel vanaf verschillende punten uit. Dat duurt even.
debrief-rose =
    { $name } steeg van { $from } naar { $to } tussen { $perRound ->
        [1] ronde { $before }
       *[other] beurt { $before }
    } en { $perRound ->
        [1] ronde { $after }
       *[other] beurt { $after }
    }.
debrief-fell =
    { $name } daalde van { $from } naar { $to } tussen { $perRound ->
        [1] ronde { $before }
       *[other] beurt { $before }
    } en { $perRound ->
        [1] ronde { $after }
       *[other] beurt { $after }
    }.
debrief-losses = Waar heb ik het verloren?
debrief-lossesAbout = Bots gaan de zetten van één speler na, met niet meer kennis dan die speler had, en zeggen welke het meest hebben gekost. Vanaf elke zet spelen ze vaak verder: de winstkans is het deel van de spellen dat gewonnen werd.
debrief-lossesOf = Zetten van
debrief-lossesFind = Zoek de duurste zetten
debrief-lossesNone = Geen enkele zet van { $name } heeft veel gekost.
debrief-lossesCut = De bots waren niet op tijd klaar. Probeer het opnieuw als minder mensen dit huis gebruiken.
debrief-lossTaken =
    { $perRound ->
        [1] Ronde
       *[other] Beurt
    } { $turn }: { $taken }
debrief-lossBetter = Beter: { $better }
debrief-lossChance = Winstkans: { $to } in plaats van { $from }. De zet kostte { $low } tot { $high } van de honderd spellen.
debrief-lossWhy = Een ronde later: { $reasons }.
# Een cijfer na de betere zet en na de zet die gedaan werd.
debrief-lossReason = { $label }: { $better } in plaats van { $taken }
debrief-questions = Om over te praten
debrief-questionsAbout = Elk getal komt uit dit spel; de links brengen je naar de momenten.
debrief-tryInLab = Probeer het in het regellab
debrief-tryIt = Zet een spel op met andere regels
debrief-more = Alle andere cijfers
debrief-saveCsv = Cijfers (CSV)
debrief-saveJson = Alles (JSON)
debrief-picture = Plaatje om te delen
debrief-print = Afdrukken
debrief-watchAgain = Terugkijken
debrief-backToTable = Naar de tafel
debrief-share = { $percent } %

## guide: The guide of a guided game.

guide-guide = Gids
guide-learn = Eerste keer? Leer het in vier minuten
guide-learnShort = Leer het in vier minuten
guide-learnFor = Leer { $game } in vier minuten
guide-lesson = { $at } van { $of }
guide-lessonSaid = Les { $at } van { $of }
guide-next = Volgende
guide-back = Terug
guide-doIt = Doe het voor me
guide-others = Nu spelen de anderen. Kijk wat ze met de prijzen en het geld doen.
guide-othersHint = Je bent nog niet aan zet: hier gaan de anderen eerst, zo wil de gids het.
guide-elsewhere = Dat mag. De gids heeft hier iets anders te laten zien, en kan je daar niet volgen.
guide-keepTo = Terug naar de les
guide-goOn = Toch doen
guide-left = Je bent je eigen weg gegaan, en de anderen spelen nu zoals ze willen. Speel verder, of neem je laatste zet terug, dan gaat de gids door.
guide-takeBack = Terugnemen
guide-close = Gids verlaten
guide-closeHint = Het spel gaat zonder gids verder.
guide-fixed = In een spel met gids liggen de dobbelstenen vast, zodat iedereen van hetzelfde spel leert. In elk ander spel zijn ze vooraf niet te kennen.
guide-rule = Regel
guide-readRule = Lees de regel
guide-playReal = Speel een heel spel
guide-otherGames = Alle spellen

## chart: What stands around every chart.

chart-asTable = Als tabel
chart-tableOf = { $title }, als tabel
chart-saveSvg = SVG
chart-savePng = PNG
chart-saveCsv = CSV
chart-saveSvgOf = Als SVG opslaan: { $title }
chart-savePngOf = Als PNG opslaan: { $title }
chart-saveCsvOf = Als CSV opslaan: { $title }

## problem: Why the server did not do something. In English the server's own sentences are shown; $first, $second and
## $third are the numbers in them, $detail is what only the server knows.

## What bots say when they are asked for advice.

advice-ask = Wat zou jij doen?
advice-asking = Bots denken na …
advice-would = Een goede bot zou kiezen: { $action }
advice-only = Bots weten niets anders om het mee te vergelijken.
advice-better = Van honderd partijen worden er dan { $chance } gewonnen, { $next } na ‘{ $other }’.
advice-close = Het scheelt weinig: van honderd partijen worden er dan { $chance } gewonnen, { $next } na ‘{ $other }’.
advice-later = Een ronde van de tafel later: { $reasons }.
advice-reason = { $label }: { $value } in plaats van { $other }
advice-score = Score
advice-choose = Kies dit
advice-putAway = Raad wegleggen
advice-whyOf = Waarom deed { $name } dit?
advice-whySame = Voor zover jij kunt zien hadden andere bots hetzelfde gedaan als { $name }.
advice-whyBetter = Voor zover jij kunt zien loont het: van honderd partijen wint { $name } er dan { $chance }, { $next } na ‘{ $other }’.
advice-whyWorse = Voor zover jij kunt zien lijkt ‘{ $other }’ beter: { $name } zou { $next } van honderd partijen winnen in plaats van { $chance }. Misschien weet { $name } meer dan jij.
advice-whyClose = Voor zover jij kunt zien scheelde het weinig: van honderd partijen wint { $name } er dan { $chance }, { $next } na ‘{ $other }’.
advice-times = { $count ->
    [one] vroeg één keer om raad
   *[other] vroeg { $count } keer om raad
}
advice-option = Raad van bots
advice-optionHint = Spelers mogen bots vragen wat ze zouden doen en waarom een bot een zet deed. Iedereen ziet hoe vaak.
advice-optionOff = Geen raad van bots

problem-no_such_table = Die tafel bestaat niet. Kijk of de code klopt.
problem-no_such_class = Die klas bestaat niet. Kijk of de code klopt.
problem-class_ended = Deze klas is afgelopen, en alles wat erin zat is gewist.
problem-not_in_class = Dat kan alleen de docent van deze klas, of wie erin zit, zien of doen.
problem-wrong_stage = Nu niet: de klas is op een ander punt van de les.
problem-no_such_pupil = Niemand in deze klas heeft dat nummer.
problem-no_such_group = Die tafel is er niet in deze klas.
problem-teachers_table = Deze tafel hoort bij een klas. De docent bepaalt wie waar zit, en wanneer het begint en eindigt.
problem-chat_off = In deze klas staat de chat uit.
problem-advice_off = Aan deze tafel geven bots geen raad.
problem-no_bot_moved = Daar heeft geen bot een zet gedaan.
problem-not_told = Wat deze bot deed was voor jou verborgen, of volgde uit wat hij in handen heeft. Dat zegt hij niet.
problem-no_undo = Hier kan niets worden teruggenomen: alle tafels van de klas hebben dezelfde dobbelstenen.
problem-not_offered = Dat kan in dit huis niet met opnamen.
problem-no_such_page = Op dit adres is niets.
problem-guided = In een spel met gids liggen de dobbelstenen vast, dus het staat niet op de lijst en niemand kijkt mee.
problem-name_taken = Iemand aan deze tafel heet al zo, of bijna zo. Kies een andere naam.
problem-name_in_class = Iemand in deze klas heet al zo, of bijna zo. Kies een andere naam.
problem-bad_nonce = Een nonce heeft hoogstens 64 hexadecimale cijfers, een even aantal.
problem-no_such_experiment = Dit resultaat is hier niet meer. Draai het experiment nog eens: de uitkomst is dezelfde.
problem-lab_busy = Anderen wachten al op hun experiment. Probeer het over een minuut nog eens.
problem-table_full = Alle plaatsen aan deze tafel zijn bezet. Je kunt meekijken.
problem-seat_taken = Daar zit al iemand.
problem-nobody_to_ask = Die plaats was voor iemand anders, en er zit niemand aan tafel die ermee kan instemmen dat jij hem overneemt.
problem-too_few_to_vouch = Twee anderen moeten voor je instaan, zodat niemand alleen in een hand kan kijken. Gebruik je persoonlijke link; of de host vraagt de oude speler te vertrekken, en jij vraagt om de vrije plaats.
problem-seat_asked_for = Er vraagt al iemand om een plaats. Wacht tot de anderen geantwoord hebben.
problem-no_such_ask = Er vraagt niemand meer om een plaats.
problem-empty_seats = Er zijn nog lege plaatsen: wacht op spelers of zet er bots op.
problem-already_started = Het spel is al begonnen.
problem-not_started = Het spel is nog niet begonnen.
problem-over = Het spel is afgelopen.
problem-not_over = De opname, met het startgetal erin, is er pas als het spel is afgelopen.
problem-not_host = Dat kan alleen de host.
problem-not_seated = Je kijkt mee. Dat kan alleen wie aan tafel zit.
problem-unknown_token = Dit token hoort bij geen plaats aan deze tafel.
problem-no_hello = Het eerste bericht moet een hello zijn.
problem-hello_twice = Hello is al gezegd.
problem-store_unavailable = De server kan nu even niet bij zijn opslag. Er is niets verloren en niets gedaan; probeer het nog eens.
problem-disk_full = De schijf van de server is vol. Wat gespeeld is blijft bewaard, maar er kan niets nieuws bij tot er weer ruimte is.
problem-store_damaged = De opslag van de server is beschadigd, en opnieuw proberen helpt niet. Zeg het tegen wie deze server beheert.
problem-store_read_only = De opslag van de server is alleen te lezen. Wat gespeeld is blijft bewaard; zeg het tegen wie deze server beheert.
problem-data_folder_gone = De gegevensmap van de server is verplaatst, dus de server stopt. Wat gespeeld is blijft in de map bewaard.
problem-busy = Er wordt te veel tegelijk van deze tafel gevraagd. Probeer het zo nog eens.
problem-too_fast = Je vraagt te veel tegelijk. Wacht even.
problem-wrong_host = Onder die naam kent deze server zichzelf niet. Wie hem beheert kan die toevoegen met --host.
problem-too_slow = Het verzoek kwam niet op tijd aan.
problem-too_many_changes = Je hebt je erg vaak bedacht. Wacht even voor je het weer doet.
problem-wrong_origin = Pagina's van andere sites mogen geen verbinding maken met deze server.
problem-not_your_seat = Die plaats is niet van jou.
problem-which_seat = Dit apparaat heeft meer plaatsen: zeg voor welke.
problem-covered = Die plaats zit achter het doek: doe dat eerst open.
problem-bad_colour = Er zijn zes kleuren, 0 tot en met 5, en elke kleur is voor één plaats.
problem-bad_order = De nieuwe volgorde moet elke plaats één keer noemen.
problem-not_absent = Die speler is er. Geef een duwtje; blijft het een halve minuut stil, dan kan een bot invallen.
problem-people_sit = Op alle plaatsen die weg zouden moeten zitten mensen. Vraag eerst iemand te vertrekken.
problem-too_many_devices = Er spelen al zoveel apparaten vanaf deze plaats dat er geen meer bij kan.
problem-not_waited_for = Niemand wacht op die speler, of er speelt een bot voor.
problem-nudged_already = Die speler heeft net al een duwtje gehad.
problem-nothing_to_undo = Je hebt niets om terug te nemen.
problem-no_such_undo = Niemand vraagt je daar nog om.
problem-paused = De host heeft het spel even stilgelegd.
problem-closed = De host heeft deze tafel gesloten.
problem-closed_by_operator = Wie dit huis beheert, heeft deze tafel gesloten.
problem-cleared_abandoned = Deze tafel is opgeruimd, omdat niemand hem lang had gebruikt. Het spel was nog niet afgelopen.
problem-cleared_kept = Deze tafel is opgeruimd, omdat niemand hem lang had gebruikt. De opname van het spel is bewaard en kan worden gedownload.
problem-cleared_exported = Deze tafel is opgeruimd, omdat niemand hem lang had gebruikt. De opname van het spel is bij wie deze server beheert.
problem-cleared_deleted = Deze tafel is opgeruimd, omdat niemand hem lang had gebruikt. De opname van het spel is mee gewist.
problem-bad_secret = Deze link is al gebruikt, is te oud, of de plaats is naar iemand anders gegaan.
problem-stopping = De server stopt.
problem-moved = Deze tafel is net verhuisd naar een andere machine van dit huis. Ze gaat zo vanzelf verder.
problem-elsewhere = De machine met deze tafel geeft nu even geen antwoord. De tafel gaat binnen een paar seconden vanzelf verder.
problem-refused = Dat mag niet van de regels.
problem-class_full = Deze klas is vol: er zitten { $first } leerlingen in.
problem-bad_class = Zo kan de klas niet worden ingericht: { $detail }.
problem-no_such_game = { $detail }.
problem-no_guided_game = Daar is geen spel met gids van.
problem-bad_setup = { $detail }.
problem-bad_seats = Dit spel is voor { $first } tot en met { $second } spelers; aan deze tafel zouden het er { $third } zijn.
problem-bad_name = Een naam heeft { $first } tot en met { $second } zichtbare tekens.
problem-no_such_level = Er is geen bot van dat niveau; er zijn: { $detail }.
problem-no_such_temper = Dat karakter heeft de bot niet; hij kent: { $detail }.
problem-bad_record = Deze opname kan niet worden geopend: { $detail }.
problem-bad_experiment = Dit experiment kan hier niet draaien: { $detail }.
problem-no_such_seat = Deze tafel heeft geen plaats { $first }.
problem-wrong_protocol = De server heeft een andere versie. Laad de pagina opnieuw.
problem-unreadable = De server begrijpt het bericht niet: { $detail }.
problem-bad_ref = De server begrijpt het bericht niet.
problem-too_large = Het bericht is langer dan { $first } bytes.
problem-body_too_large = Het verzoek is langer dan { $first } bytes.
problem-frozen = Er ging iets mis in dit spel; de tafel staat stil.
problem-too_many_sockets = Er komen te veel verbindingen van jouw netwerk: er mogen er hoogstens { $first } tegelijk open zijn. Sluit er een paar en probeer het nog eens.
problem-too_many_seats = Er gaan te veel mensen van jouw netwerk zitten: hoogstens { $first } per minuut. Probeer het over een minuut nog eens.
problem-too_many_tables = Er zijn te veel tafels geopend vanaf jouw netwerk: hoogstens { $first } per uur. Probeer het later nog eens.
problem-too_many_experiments = Er zijn te veel experimenten gedraaid vanaf jouw netwerk: hoogstens { $first } per uur. Probeer het later nog eens.
problem-house_full = Het huis is vol: er zijn { $first } tafels in gebruik. Probeer het later nog eens.
problem-bad_time = Een tafel met klok geeft { $first } tot en met { $second } seconden voor een antwoord.
problem-bad_line = Een regel in de chat heeft { $first } tot en met { $second } tekens.
