### The page itself: what is said around the games.
### docs/translating.md says how such a file is read.
#
# Ordliste: record = optagelse, debrief = opsamling, seed = startværdi, rule lab = regellaboratoriet,
# lot = udbud, standing order = maksbud, house rule = husregel, seat = plads, temper = temperament.

## page: The first page, the waiting room, the table and the rules: everything that is not of one game.

# Before the list is there, the games are not counted.
page-tagline =
    { $games ->
        [0] Spil
        [1] Ét spil
        [2] To spil
        [3] Tre spil
        [4] Fire spil
        [5] Fem spil
        [6] Seks spil
        [7] Syv spil
        [8] Otte spil
        [9] Ni spil
        [10] Ti spil
       *[other] { $games } spil
    } om penge. Sæt dig til bords mod bots, eller send et link til dine venner.
page-serverUnreachable = Huset svarer ikke. Kører serveren?
page-serverTrouble = Det kunne serveren ikke. Prøv igen om lidt.
# Names for players who have not chosen one, with commas between them. They may be others in every language.
page-friendlyNames = Hejre, Enebær, Lærke, Safran, Smutte, Lind, Timian, Ravn, Rejnfan, Røn, Ahorn, Havre
page-tryAgain = Prøv igen

page-games = Spillene
page-loading = Huset åbner …
page-loadingGames = Spillene lægges frem …
page-loadingGame = Æsken hentes ned fra hylden …
page-minutes = { $least }–{ $most } min.
page-minutesAbout = ca. { $least } min.
page-minutesEach = { $least }–{ $most } min. pr. spiller
page-minutesAboutEach = ca. { $least } min. pr. spiller
page-playNow = Spil nu
page-playNowHint =
    mod { $bots } { $bots ->
        [one] bot
       *[other] bots
    }
page-newTable = Nyt bord
page-newTableFor = Nyt bord: { $game }
page-rules = Regler
page-rulesOf = Regler for { $game }
page-players = { $min }–{ $max } spillere
page-playersExactly = { $min } spillere
page-yourName = Dit navn
page-joinByCode = Find et bord
page-haveCode = Har du fået en kode af en ven?
page-code = Kode
page-notACode = En kode består kun af bogstaver og tal. Se efter igen, eller indsæt hele linket.
page-publicTables = Offentlige borde
page-publicTablesHint = Alle må sætte sig eller kigge med.
page-noPublicTables = Ingen lige nu. Åbn et og gør det offentligt.
page-freeSeats =
    { $n ->
        [one] 1 ledig plads
       *[other] { $n } ledige pladser
    }
page-watch = kig med
page-join = Vær med
page-yourTables = Dine borde
page-yourTablesHint = Huskes kun af denne browser.
page-forget = Glem
page-forgetTable = Glem bord { $code }
page-seatNumber = Plads { $seat }

page-howMany = Spillere
page-seats = Pladser
page-you = Dig
page-person = En person med linket
page-personHere = En person ved denne enhed
page-playerNumber = Spiller { $n }
page-nameOfSeat = Navn på plads { $seat }
page-bot = Bot: { $level }
# The levels of bots.
page-level-random = Tilfældig
page-level-newcomer = Nybegynder
page-level-novice = Begynder
page-level-apprentice = Lærling
page-level-trader = Købmand
page-level-master = Mester
# What to expect of each level, one line.
page-levelIs-newcomer = Kender reglerne og overser meget: til et første spil
page-levelIs-novice = Spiller efter tommelfingerregler
page-levelIs-apprentice = Ved, hvad ting er værd, og glemmer det af og til
page-levelIs-trader = Regner ud, hvad alt er værd, og handler derefter
page-levelIs-master = Tænker fremad ved hvert valg og bruger længere tid
# The tempers of bots, and two of them together.
page-temper-steady = rolig
page-temper-careful = forsigtig
page-temper-daring = dristig
page-temper-cooperative = samarbejdende
page-temper-selfish = egoistisk
page-and = { $one } og { $two }
page-anyTemper = efter eget hoved
page-temperOnSeat = Temperament hos botten på plads { $seat }
page-botOnSeat = Bot på plads { $seat }
page-noBot = Ingen bot
page-settings = Dette bord
page-isPublic = Offentligt
page-isPublicHint = står på forsiden
page-isPrivate = Kun med link
page-spectators = Tilskuere er velkomne
page-spectatorsHint = de ser det, alle ser
page-noSpectators = Ingen tilskuere
page-recordChoice = Optagelsen bagefter
page-cleared =
    Huset rydder et bord af vejen { $days ->
        [one] en dag
       *[other] { $days } dage
    } efter spillets slutning.
page-recordChoices-keep = gemmes her og kan hentes
page-recordChoices-export = går til den, der driver huset
page-recordChoices-delete = slettes sammen med bordet
page-recordSays = Optagelsen af spillet { $choice }.
page-time = Tid
page-noClock = I ro og mag, uden ur
page-secondsEach = { $seconds } sekunder til hvert svar
page-options = Indstillinger
page-optionsHint = Hvert tal er som trykt, indtil du ændrer det. Med et ændret tal spiller bordet med husregler.
page-houseRule = Husregel
page-printed = trykt: { $value }
page-houseRulesHere = Dette bord spiller med husregler. De er markeret i teksten.
page-houseRuleSays = { $label } { $value } (trykt { $printed })
page-printedIs = trykt { $printed }
page-on = til
page-off = fra
page-ownOfTable = bordets egen
page-houseRules =
    { $n ->
        [one] 1 husregel
       *[other] { $n } husregler
    }
page-deckFile = Din egen fil:
page-asPrinted = Som trykt.
page-ownLoaded = Din egen.
page-deckNotJson = Det her er ikke JSON.
page-editDeck = Lav din egen bunke
page-editDeckFrom = Lav din egen bunke ud fra ”{ $name }”
page-keptDeck = Den bunke, du lavede sidst
page-saveDeck = Gem bunken som fil
page-printedAgain = Tilbage til den trykte bunke
page-deckSound = Der kan åbnes et bord med denne bunke.
page-dataSound = Der kan åbnes et bord med dette.
page-saveData = Gem som fil
page-nothing = intet
page-add = Tilføj
page-addTo = Tilføj til { $list }
page-remove = Fjern
page-removeNamed = Fjern { $name }
page-rowNumber = { $list } { $n }
page-yes = Ja
page-no = Nej
page-openTable = Åbn bordet
page-cancel = Annuller
page-back = Tilbage til spillene

page-waitingRoom = Venteværelse
page-invite = Send dette link til dem, der skal spille med:
page-linkToTable = Link til dette bord
page-qrCode = Kode med link til dette bord, til telefonens kamera
page-qrHint = Telefoner i lokalet kan læse denne.
page-changeColour = En anden farve til { $name }
page-colours = Farver
page-colourNames-orange = orange
page-colourNames-pink = lyserød
page-colourNames-black = sort
page-colourNames-white = hvid
page-colourNames-purple = lilla
page-colourNames-yellow = gul
page-ready = klar
page-iAmReady = Jeg er klar
page-notReady = Ikke klar endnu: { $names }. Du kan godt starte alligevel.
page-allReady = Alle er klar.
page-removePerson = Bed { $name } om at gå
page-leaveSeat = Forlad min plads
page-closeTable = Luk bordet
page-closeTableHint = Spillet slutter her for alle, ufærdigt. Optagelsen bliver.
page-copy = Kopiér
page-copied = Kopieret
page-orCode = eller giv dem koden
page-emptySeat = Tom plads
page-seatBot = Sæt en bot her
page-removeBot = Fjern bot
page-takeSeat = Sæt dig
page-takeSeatHint = Der er en ledig plads ved dette bord.
page-askForSeat = Bed om en plads
page-askForSeatHint = Der er en ledig plads i dette spil. Alle ved bordet skal sige ja til, at du overtager den; var den din, er du tilbage med det samme.
page-seatAsked = { $name } vil gerne overtage pladsen efter { $seat } og får at se, hvad der er skjult der.
page-seatWaits = Du har bedt om en plads. Venter på { $names }.
page-seatRefused = Du fik ikke pladsen. Du kan spørge igen senere.
page-tableFull = Alle pladser er taget. Du kigger med.
page-start = Start spillet
page-startWhenFull = Der skal sidde en person eller en bot på hver plads, før spillet kan starte.
page-hostStarts = { $host } starter spillet.
page-online = her
page-offline = væk
page-host = vært

page-yourTurn = Din tur
page-waitingFor = Venter på
page-gameOver = Spillet er slut
page-round = Runde { $round }
page-rounds =
    { $n ->
        [one] { $n } runde
       *[other] { $n } runder
    }
page-watching = Du kigger med
page-dealing = Spillet stilles op …
page-lost = Ingen forbindelse. Prøver igen; intet af det, du har gjort, er tabt.
page-unconfirmed = Sendt. Huset har ikke bekræftet det endnu.
page-unsent = Det, du sendte sidst, bliver sendt igen.
page-frozen = Noget gik galt i dette spil. Bordet står stille, og intet er tabt.
page-noSuchTable = Der er intet bord her
page-clearedTable = Dette bord er ryddet
page-noSuchTableHint = Måske er koden tastet forkert, eller bordet er væk.
page-draftKept = Dit udkast er gemt.
page-draftStays = Dit udkast bliver liggende her.
page-closed = Bordet er lukket.
page-paused = Værten har sat spillet på pause.
page-pause = Sæt spillet på pause
page-goOn = Fortsæt
page-undo = Tag mit sidste træk tilbage
page-askUndo = Bed om at tage mit sidste træk tilbage
page-undoAsked = { $name } vil gerne tage sit sidste træk tilbage og det, der fulgte efter.
page-undoWaits = Du har bedt om at tage et træk tilbage. Venter på { $names }.
page-agree = Ja
page-disagree = Nej
page-takenBack = taget tilbage
page-botPlaysForYou = En bot spiller for dig. Når der kun er bots tilbage, går det stærkt.
page-takeSeatBack = Tag min plads igen
page-handOver = Lad en bot spille for mig
page-standIn = en bot er vikar
page-botFillsIn = en bot er vikar; pladsen er ledig
page-botPlayed =
    Botten har spillet { $n ->
        [one] 1 træk
       *[other] { $n } træk
    } for dig
page-sinceLastTurn =
    Siden din sidste tur: { $n } { $n ->
        [one] hændelse
       *[other] hændelser
    }
page-newEvents =
    { $n } { $n ->
        [one] ny
       *[other] nye
    }
page-sinceLastTurnMark = siden din sidste tur
page-nudge = Prik til { $name }
page-nudged = { $name } venter på dig.
page-timeLeft = { $name }: { $left } tilbage
page-goingOnce = første gang
page-goingTwice = anden gang
page-turnOf = Turen er hos { $name }
page-curtain = Giv enheden videre
page-curtainDown = Tæppet er nede. Sig, hvem der kigger.
page-curtainLook = Kig bag tæppet hos
page-iAm = Jeg er { $name }
page-coverUp = Tæppe ned
page-menu = Bord og indstillinger
page-choices = Det kan du gøre
page-whatItDid = Du:
page-pace = Botternes tempo
page-paces-slow = langsomt: tre sekunder pr. træk
page-paces-calm = roligt: et sekund eller to
page-paces-quick = hurtigt
page-paces-instant = med det samme
page-isFinal = kan ikke tages tilbage
page-canBeTakenBack = kan tages tilbage
page-thisIsFinal = Det her kan ikke tages tilbage.
page-notThisLot = Ikke dette udbud, uanset prisen
page-passedLot = Du er ude af denne auktion, uanset hvad der bydes.
page-askAgain = Spørg mig igen
# The vault or the hand, next to the choices.
page-mine = Det har du
page-skipToChoices = Til dine valg
page-lookAndSound = Udseende og lyd
page-sound = Lyd
page-motion = Ting bevæger sig
page-hints = Tip til et første spil
page-speech = Læses op for skærmlæsere
page-speechLevels-all = Alt
page-speechLevels-important = Det, der angår mig, terninger og kriser
page-speechLevels-mine = Kun det, der angår mig
page-keysHint = Tryk W for at høre, hvad der er ændret for dig, S for at høre, hvordan du står.
page-nothingForYou = Intet er ændret for dig siden din sidste tur.
page-andMore =
    { $n ->
        [one] Og en hændelse mere i loggen.
       *[other] Og { $n } hændelser mere i loggen.
    }
page-notifyAsked = Skal vi sige til, når det er din tur, mens siden er skjult?
page-notifyYes = Ja, sig til
page-notifyNo = Nej tak
page-notifyMe = Giv besked, når det er min tur, og siden er skjult
page-howToWin = Hvordan vinder jeg?
page-goalRead = Lad os spille
page-overview = Mål og spillets gang
page-readRules = Læs reglerne
page-hint = Tip
page-gotIt = Forstået
page-noHints = Ikke flere tip
page-mySeat = Min plads
page-otherDevice = Spil på en anden enhed
page-otherDeviceHint = Linket virker én gang. Den anden enhed spiller så fra denne plads; det gør denne også stadig.
page-qrDevice = Kode med link til en anden enhed, til dens kamera
page-hostPowers = Du er vært
page-chat = Chat
page-chatEmpty = Ingen har sagt noget endnu.
page-chatWrite = Sig noget
page-chatSend = Send
page-muteSomebody = Skjul en spillers beskeder
page-mute = Skjul beskeder fra { $name }
page-unread =
    { $n } { $n ->
        [one] ny
       *[other] nye
    }
page-side = Log, chat og regler
page-board = Bord
page-others = Spillere
page-log = Log
page-everyCoin = Hver mønt, der flytter sig
page-tabs = Bordets dele
page-thisStep = Dette trin
page-onlyYouSee = Kun du ser
page-covered = bag skærmen
page-none = ingen
page-toAct = er på tur
page-thinking = tænker …
page-botLevel = bot, { $level }
page-nothingAsked = Du skal ikke noget lige nu.
page-notYourTurn = Ikke din tur: venter på { $names }.
page-notNow = Det kan ikke bruges til noget i dette trin.
page-formInHand = Send eller annuller først det, du er ved at udfylde.
page-allChoices = Alle valg
page-moreChoices =
    { $n ->
        [one] 1 valg mere
       *[other] { $n } valg mere
    }
page-fewerChoices = Færre valg
page-onBoard = Klik på det, der gløder på brættet, eller vælg her.
page-choicesFor = Valg for

page-yourChoices = Dine valg
page-nothingToDo = Intet at gøre lige nu.
page-nothingLeft = Du kigger med i dette spil.
page-commit-pick = Bekræft
page-commit-amount = Bekræft
page-commit-payment = Betal
page-commit-spread = Bekræft
page-commit-offer = Giv tilbuddet
page-commit-vote = Stem
page-commit-order = Bekræft
page-wouldHappen = Så sker der dette:
page-thenOpen = Hvad der så følger, afgøres af tilfældet eller af noget, du ikke kan se.
page-allOpen = Hvad der sker, afgøres af tilfældet eller af noget, du ikke kan se.
page-wouldHappenBy = ”{ $button }” gør dette:
page-alike = { $label } ({ $n } af { $of })
page-wouldBeRefused = Det tillader reglerne ikke:
page-less = mindre
page-more = mere
page-minimum = mindst
page-maximum = mest
page-rest = rest
page-all = alt
page-of = { $n } af { $total }
page-between = { $min } til { $max }
page-chosenWorth = værd { $have } af { $worth }
page-sum = I alt
page-evenly = Ligeligt
page-up = Flyt op
page-down = Flyt ned
page-sure = Ja, gør det
page-readRule = Læs reglen
# By its place on the page: each is told from the others.
page-table = En tabel med tal ({ $place })
page-chapters = På denne side
page-notes = Noter
page-note = Note { $number }
page-backToText =
    { $time ->
        [one] Tilbage til teksten fra note { $number }
       *[other] Tilbage til teksten fra note { $number }, sted { $time }
    }
page-close = Luk
page-refused = Det er ikke tilladt.

page-deals = Tilbud på bordet
page-dealsOfOthers = Tilbud mellem de andre
page-offerFrom = tilbyder
page-offerNumber = Tilbud { $id }
page-money = { $amount } $
page-offerForYou = Et tilbud til dig
page-offersYou = { $name } giver dig et tilbud
page-counter = Modbud på tilbud { $id }
page-change = Ændr

page-scoreSheet = Regnskab
page-total = Resultat
page-standings = Stillingen
page-place = Plads
page-won = { $names } har vundet.
page-nobodyWon = Bordet har tabt sammen.
page-rematch = Spil igen med de samme
page-rematchJoin = Vær med i omkampen
page-rematchWatch = Se omkampen
page-replay = Se et spil igen
page-replayOf = { $game }, en gang til
page-replayHint = En optagelse rummer et helt spil. Huset gemmer intet af den.
page-replayLoading = Spillet lægges frem igen …
page-chooseFile = Vælg en fil
page-dropRecord = Slip en optagelse her, eller vælg en.
page-watchAgain = Se det igen
page-debrief = Hvad skete der med pengene?
page-whatIf = Hvad nu hvis …
page-whatIfOver = Her er spillet slut. Gå tilbage til et tidligere øjeblik for at spille videre derfra.
page-goOnAs = Spil videre herfra som
page-goOnBots = Mod bots
page-goOnFriends = Med venner
page-playOut = Lad bots spille det færdigt 200 gange
page-playingOut = Spillede spil
page-playedOut = { $games } spil mellem købmænd fra handling { $entry } og frem:
page-gameItself = Selve spillet
page-wonOfPlayouts = vandt { $share } % ({ $low }–{ $high })
page-watchAgainOf = Se igen: { $game }, bord { $code }
page-debriefOf = Hvad skete der med pengene: { $game }, bord { $code }
page-yourGames = Dine spil
page-yourGamesHint = Afsluttede spil, som denne browser har set.
page-allYourGames = Vis alle { $count } spil
page-forgetGame = Glem { $game }, bord { $code }
page-placeOf = nr. { $place } af { $players }
page-lookBack = Se tilbage
page-teachClass = Undervis en klasse: én kode, tredive elever, én opsamling
page-yourClasses = Dine klasser
page-asTeacher = som lærer
page-closedByTeacher = Din lærer har afsluttet spillet. Det tæller, som det står.
page-pausedByTeacher = Din lærer har stoppet spillet et øjeblik.
page-backToClass = Til klassen
page-openLab = Hvad ville en anden regel gøre? Prøv det i regellaboratoriet
page-openRecord = Åbn en optagelse
page-backToTable = Tilbage til bordet
page-whatIsShown = Hvad der vises
page-throughTheEyesOf = Set af
page-aSpectator = en tilskuer
page-allCardsOpen = alle kort åbne
page-boardOf = fra stolen hos
page-openHands = Det, de andre har
page-recordHolds = Optagelsen stemmer: startværdi, hver handling og resultatet
page-recordFails = Optagelsen stemmer ikke: { $problem }
page-replayControls = Gennem spillet
page-turnBack = En tur tilbage
page-stepBack = Et skridt tilbage
page-playReplay = Afspil
page-pauseReplay = Pause
page-stepOn = Et skridt frem
page-turnOn = En tur frem
page-speed = Tempo
page-scrub = Hvor i spillet
page-frameOf = { $at } af { $last }
page-moments = Øjeblikke
page-jumpTo = Hop til …
page-momentAt = { $name } ({ $round })
page-actedByBot = (en bot: { $level })
page-actedByClock = (tiden var gået)
page-actedByHost = (af værten)
page-downloadRecord = Hent optagelsen
page-checkDice = Tjek terningerne
page-fair = Terningerne var dem, der blev lovet.
page-unfair = Terningerne var ikke dem, der blev lovet.
page-promiseKept = SHA-256 af den afslørede startværdi er det, der blev offentliggjort før spillet.
page-promiseBroken = SHA-256 af den afslørede startværdi er ikke det, der blev offentliggjort før spillet.
page-promiseSame = Det er det løfte, denne browser fik vist i venteværelset.
page-promiseOther = Det er et andet løfte end det, denne browser fik vist i venteværelset.
page-nonceThere = Det, din browser føjede til startværdien, er med i den.
page-nonceMissing = Det, din browser føjede til startværdien, mangler.
page-verifyHint = Vil du have hvert eneste slag tjekket, så giv optagelsen til ”countinghouse verify”.
page-earlierLeftOut =
    { $n ->
        [one] { $n } tidligere hændelse vises ikke.
       *[other] { $n } tidligere hændelser vises ikke.
    }
page-showEarlier =
    { $count ->
        [one] Vis { $count } tidligere linje
       *[other] Vis { $count } tidligere linjer
    }
page-sinceLast = Siden du sidst var her
page-theme-system = Tema: som systemet
page-theme-light = Tema: papir
page-theme-dark = Tema: blæk
page-home = Forside
page-language = Sprog
# A language that does not say everything yet; the rest is English.
page-languagePart = { $name } ({ $percent } %)


# How the language writes a noun inside a sentence: small, or capital as German does.
page-nouns = small

# What keeps a form from being sent. $label as it stands above the field, $labelSmall as it stands inside a sentence.
page-lack-choose = Vælg: { $labelSmall }.
page-lack-exactly = { $label } skal være { $min }.
page-lack-between = { $label } skal være mellem { $min } og { $max }.
page-lack-pickExactly = Vælg { $min }.
page-lack-pickBetween = Vælg { $min } til { $max }.
page-lack-worth = Værd { $have } indtil nu; det kræver { $worth }.
page-lack-toGo = { $n } endnu.
page-lack-tooMany =
    { $n ->
        [one] { $n } for meget.
       *[other] { $n } for mange.
    }
page-lack-cap = Højst { $cap } af disse tilsammen; du har { $have }.
page-lack-nothing = Intet for intet er ikke et tilbud.

## people: Seats, names, bots for the absent, the way back to a seat.

people-agoNow = lige nu
people-agoMinutes =
    { $n ->
        [one] i et minut
       *[other] i { $n } minutter
    }
people-agoHours =
    { $n ->
        [one] i en time
       *[other] i { $n } timer
    }
people-agoDays =
    { $n ->
        [one] i en dag
       *[other] i { $n } dage
    }
people-rename = Skift navnet { $name }
people-newName = Nyt navn til { $name }
people-keepName = Gem
people-seatsOfTable = Pladser
people-seatHere = En ved denne enhed
people-seatHereOn = En ved denne enhed på plads { $seat }

people-seatLink = Mit personlige link
people-seatLinkWhy = Bringer dig tilbage til din plads, hvis denne browser glemmer den. Den, der har det, kan spille for dig, så hold det for dig selv.
people-seatLinkKeep = Gem det: lav et bogmærke, send det til dig selv, eller tag et billede af koden.
people-seatLinkQr = Kode med dit personlige link, til et kamera

people-wasHere = Spillede du her? Har din browser glemt din plads, så åbn dit personlige link. Har du det ikke, så spørg de andre:
people-iWas = Jeg er { $name }
people-returnAsked = Nogen ved en ny enhed siger, de er { $name }, og beder om pladsen. Sig kun ja, hvis du ved, at det er { $name }: den, der får pladsen, ser, hvad der er skjult der.

people-letBotPlay = Lad en bot spille for mig
people-letBotPlayAsk = Så trækker en bot for dig, og trækkene gælder. Du kan stoppe den når som helst.
people-letBotPlayAlone = Så er der kun bots tilbage, og spillet løber hurtigt til ende. Du kan stoppe den når som helst.
people-letBotPlayYes = Ja, lad den spille
people-absent = { $name } er her ikke, og spillet venter.
people-standIn = Lad en bot spille for { $name }
people-standInHint = En bot spiller, til de er tilbage. Pladsen er stadig deres.
people-standInEnd = Stop botten, der spiller for { $name }

people-tableWaits =
    { $free ->
        [0] Venteværelse: alle er her
        [one] Venteværelse: 1 ledig plads
       *[other] Venteværelse: { $free } ledige pladser
    }
people-waitsFor = Venter på { $names }
people-frozen = Står stille
people-gone = Er der ikke mere
people-rematchWaits = En omkamp venter på dig
people-allYourTables = Vis alle { $count } borde

## report: Reports of the lab.

report-interval = { $value } ({ $low } til { $high })
report-band = otte tiendedele fra { $low } til { $high }
report-readings =
    { $count ->
        [one] 1 måling
       *[other] { $count } målinger
    }
report-games = spil
report-share = andel
report-median = median
report-mean = gennemsnit
report-tenth = 10 %
report-ninth = 90 %
report-counted = målinger
report-estimate = skøn
report-from = fra
report-to = til
report-row = tal
report-series = variant
report-column = { $name }: { $what }
report-histogramInWords = { $name }: { $games } spil, { $axis } { $low } til { $high }; oftest { $mode }, i { $share }.
report-intervalInWords = { $label }, { $name }: { $interval }.
report-courseInWords = { $name }: en median på { $start } i { $axis } { $first }, { $end } i { $axis } { $last }, højst { $high }.
report-saveTable = CSV
report-saveTableOf = Gem som CSV: { $title }
report-open = Vis: { $title }

## class: The pages for classes.

class-teach = Undervis en klasse
class-teachHint = Én kode til tredive elever, alle borde på én tavle, én opsamling.
class-newClass = En ny klasse
class-titleLabel = Hvad klassen hedder
class-titleHint = Eleverne læser det øverst på siden, for eksempel ”9.b, tirsdag”.
class-game = Spil
class-perTable = Elever ved hvert bord
class-leftOver = Dem, der ikke fylder et bord
class-leftOverKind-bots = Et bord mere, bots fylder op
class-leftOverKind-larger = Større borde, så langt spillet tillader
class-rules = Regler
class-rulesHint = Bordene kan være forskellige: med to sæt regler spiller hvert andet bord efter det andet sæt. Før start kan du vælge for hvert bord.
class-asPrinted = Som trykt
class-rulesNumber = Regler { $number }
class-nameOfRules = Navn på regler { $number }
class-addRules = Andre regler til nogle borde
class-dropRules = Fjern disse regler
class-more = Øvelse, chat, ur, held, forskning
class-practice = Først et øvespil
class-practiceHint = Det spilles som alle andre, med sine egne terninger, og opsamlingen markerer det.
class-chat = Chat ved bordene
class-advice = Elever må spørge bots til råds
class-lastRound = Sidste runde kl.
class-lastRoundHint = Derefter slutter hvert bord med den runde, det er i gang med, og tælles op, som det står.
class-luck = Held
class-luckKind-own = Hvert bord har sine egne terninger
class-luckKind-same = De samme terninger ved alle borde
class-luckHint-own = Bordene adskiller sig ved held og ved det, folk gør.
class-luckHint-same = Ens: rækkefølgen i hver bunke og den første, anden, tredje … terning af hver slags. Ikke ens: hvornår der trækkes, hvem det rammer, og hvad folk beslutter. Den, der kigger på et bord, som er foran, kan se, hvad der kommer, og intet kan tages tilbage.
class-fair = Terningerne i dette spil er lovet: { $start }…
class-fairHint = Serveren trak en startværdi før spillet og viser den, når alle borde er færdige. Ingen føjer selv et tal til, så den, der driver serveren, kunne have valgt den.
class-seed = Terningernes startværdi var { $seed }.
class-hours = Klassen slutter af sig selv efter
class-hours_hours =
    { $n ->
        [one] { $n } time
       *[other] { $n } timer
    }
class-hours_days =
    { $n ->
        [one] { $n } dag
       *[other] { $n } dage
    }
class-keep = Gem borde og optagelser bagefter
class-keepHint = Ellers slettes alt, når klassen slutter, med alle navne.
class-consent = Til forskning: hvad eleverne bedes sige ja til
class-consentHint = De spiller under alle omstændigheder; eksporten udelader beslutninger og tal fra dem, der ikke siger ja, og optagelserne fra deres borde.
class-open = Åbn klassen
class-cancel = Annuller
class-storedKept = Gemt her: dit navn, hvor du sidder, og hvad der spilles. Klassen slutter senest kl. { $time }; dens spil gemmes.
class-storedDeleted = Gemt her: dit navn, hvor du sidder, og hvad der spilles. Det hele slettes, når klassen slutter, senest kl. { $time }.
class-noAccount = Ingen konto, ingen mailadresse.

class-noSuchClass = Den klasse findes ikke.
class-noSuchClassHint = Tjek koden med din lærer.
class-ended = Denne klasse er slut.
class-endedHint = Dens navne og spil er slettet, medmindre de skulle gemmes.
class-wrongKey = Dette link åbner ikke denne klasses tavle.
class-loading = Et øjeblik …

class-enter = Gå ind i klassen
class-yourName = Dit navn
class-enterButton = Gå ind
class-agree = Jeg siger ja
class-lostPlace = Jeg har været her før
class-lostPlaceHint = Vælg dit navn; din lærer lukker dig ind.
class-pick = Jeg er { $name }
class-back = Tilbage
class-welcome = Velkommen, { $name }.
class-waitForStart = Det begynder, når din lærer starter spillet. Lad siden være åben.
class-waitForNext = Alle pladser er taget. Du er med i næste spil.
class-asksTeacher = Er du { $name }? Bed din lærer lukke dig ind.
class-toTable = Til bord { $number }
class-yourTable = Du sidder ved bord { $number }.
class-share = En anden deler denne enhed
class-shareHint = I sidder ved samme bord og giver enheden til hinanden.
class-shareName = Den andens navn
class-shareButton = Tilføj
class-inClass =
    { $count ->
        [one] { $count } elev
       *[other] { $count } elever
    } i klassen
class-gameOver = Alle borde er færdige.
class-toDebrief = Hvad skete der med pengene?
class-practiceGame = Øvespil
class-gameNumber = Spil { $number }
class-lastRoundAt = Sidste runde kl. { $time }
class-pausedHere = Din lærer har stoppet spillet et øjeblik.
class-tableOf = Bord { $number } i en klasse
class-backToClass = Til klassen

class-voteTitle = Hvilken regel ville du ændre?
class-voteHint = Vælg én. Du kan skifte mening, indtil afstemningen lukkes.
class-voted = Din stemme tæller.
class-cast = { $count } af { $of } har stemt.
class-result =
    { $name }: { $votes ->
        [one] { $votes } stemme
       *[other] { $votes } stemmer
    }

class-board = Klassens tavle
class-joinAt = Gå ind på
class-code = Kode
class-qr = Billede til telefoner: klassen
class-linkPupils = Link til eleverne
class-linkBeamer = Link til projektoren (se, men ikke røre)
class-linkTeacher = Dit eget link. Gem det: det er den eneste vej tilbage hertil
class-links = Links
class-start = Start spillet
class-startPractice = Start øvespillet
class-pause = Pause for alle
class-resume = Fortsæt
class-end = Afslut alle
class-endSure = Afslutte alle borde nu og tælle op, som de står?
class-endTable = Afslut dette bord
class-endTableSure = Afslutte dette bord nu og tælle op, som det står?
class-yes = Ja
class-no = Nej
class-shuffle = Træk nye grupper
class-table = Bord { $number }
class-look = Kig ind
class-moveTo = Bordet til { $name }
class-rulesOf = Regler for bord { $number }
class-newTable = Et nyt bord
class-rename = Omdøb { $name }
class-renameTo = Nyt navn
class-remove = Fjern { $name }
class-removeSure = Fjerne { $name } fra klassen? En bot spiller videre.
class-save = Gem
class-letIn = Luk ind
class-notThem = Nej
class-asksBack = { $name } vil gerne tilbage med en anden enhed.
class-onlineToo = Nogen spiller allerede under det navn lige nu.
class-bot = bot
class-botPlays = en bot spiller
class-away = væk
class-toBot = Lad en bot spille for { $name }
class-botFor = Lad en bot spille for:
class-fromBot = Lad { $name } spille igen
class-shares = deler med { $name }
class-pupils = Elever
class-nobodyYet = Ingen er kommet ind endnu.
class-waits = Har ventet på { $names } i { $duration }
class-seconds = { $seconds } s
class-minutesAndSeconds = { $minutes } min. { $seconds } s
class-waitsShort = Venter på { $names }
class-noAnswer = Dette bord svarer ikke lige nu.
class-over = Slut
class-closed = Afsluttet, som det stod
class-frozen = Står stille: noget gik galt
class-round = Runde { $number }
class-paused = På pause
class-lines = { $label }: først { $first }, nu { $last }.
class-extend = { $minutes } minutter mere
class-noLastRound = Ingen sidste runde
class-setLastRound = Sæt
class-next = Næste spil
class-sameGroups = Samme grupper
class-newGroups = Nye grupper
class-plan = Hvad der spilles
class-change = Ændr
class-apply = Brug dette
class-askVote = Spørg klassen, hvilken regel der skal ændres
class-proposals = Forslag
class-proposalKeep = Alt som før
class-startVote = Start afstemningen
class-closeVote = Luk afstemningen
class-playWinner = Næste spil med ”{ $name }”
class-stay = Klassen er åben i endnu
class-endsAt = Klassen slutter af sig selv kl. { $time }.
class-endClass = Afslut klassen
class-endClassSure = Afslutte klassen nu? Det, der ikke skal gemmes, slettes med det samme, med alle navne.
class-handout = Reglerne på ét ark
class-exportFigures = Tal (CSV)
class-exportDecisions = Beslutninger (CSV)
class-exportRecords = Optagelser (JSON)
class-print = Udskriv
class-consentOf = { $yes } sagde ja, { $no } sagde nej.

class-debriefTitle =
    { $game }: samme spil, { $tables ->
        [one] { $tables } økonomi
       *[other] { $tables } økonomier
    }
class-differences = Hvad der var forskelligt, og hvornår
class-questions = Noget at tale om
class-questionsAbout = Alle tal er fra jeres egne borde.
class-charts = Side om side
class-meansOf = { $title }, gennemsnit af bordene med samme regler
class-line = Bord { $table }
class-lineOf = Bord { $table }, { $treatment }
class-mean = Gennemsnit, { $treatment }
class-tables = Bordene
class-won = Nummer et
class-scores = Point
class-turns = Ture
class-endedAs = Slutning
class-ownDebrief = Opsamling for dette bord
class-tableRules = Regler
class-moments = Øjeblikke
class-treatmentKey = Samme farve: samme regler.

class-handoutTitle = { $game } på én side
class-handoutCode = Jeres klasse
class-handoutEnter = Åbn { $address }, og skriv koden og så dit navn.
class-handoutMore = Alle reglerne er ét klik væk ved hvert bord.

## lab: The rule lab's page.

lab-lab = Regellaboratoriet
lab-lead = Ændr en regel, lad bots spille et par hundrede spil med den og uden den, og se, hvad den gør ved priser, gæld og vindere.
lab-ready = Klar til at køre
lab-readyLead = Fem spørgsmål om penge. Kør et, som det er, eller ændr det.
lab-own = Dit eksperiment
lab-loading = Laboratoriet stilles op …
lab-game = Spil
lab-players = Spillere
lab-playersAny = som bots
lab-bots = Hvem spiller
lab-botsHint = Fra første plads og frem; den sidste tager alle pladser, der er tilbage. Pladserne roterer fra spil til spil.
lab-bot = Bot { $at }
lab-temperOf = Temperament hos bot { $at }
lab-anyTemper = sit eget temperament
lab-addBot = En bot mere
lab-remove = Fjern
lab-removeBot = Fjern bot { $at }
lab-varied = Hvad der ændres
lab-variedHint = De andre værdier sammenlignes med den første. Med to ændringer spilles alle kombinationer.
lab-chooseOption = Vælg, hvad der skal ændres …
lab-option = Ændr
lab-optionMore = Og ændr
lab-anotherOption = Ændr en ting mere
lab-dropOption = Lad dette være, som det er
lab-atTable = Ved bordet
lab-variants = Varianter
lab-numbers = Trykte tal
lab-cards = Dine egne kort
lab-variedPlayers = Antal spillere
lab-variedBots = Alle bots
lab-variedBot = Én bot blandt de andre
lab-values = Værdier
lab-valuesHint = Trykt: { $printed }. Muligt: { $low } til { $high }. Skriv ”10, 20, 40” eller ”0..5”.
lab-valuesPlain = Skriv ”10, 20, 40” eller ”0..5”.
lab-noValues = Angiv mindst to værdier at sammenligne.
lab-valueNumber = Værdi { $at }
lab-valueName = Hvad værdi { $at } hedder
lab-anotherValue = En værdi mere
lab-asPrinted = Som trykt
lab-ofPrint = som trykt
lab-nobody = Ingen
lab-seats =
    { $count ->
        [one] Plads 1
       *[other] Plads 1 til { $count }
    }
lab-same = Ens i alle varianter
lab-changed =
    { $count ->
        [one] 1 indstilling ændret
       *[other] { $count } indstillinger ændret
    }
lab-primary = Hvad der afgør spørgsmålet
lab-primaryHint = Vælges, før spillene spilles, og testes for sig, adskilt fra alle andre tal.
lab-noPrimary = Ikke noget bestemt
lab-meanOf = { $gauge }: gennemsnit over spillet
lab-endOf = { $gauge }: ved slutningen
lab-endsSo = Slutter sådan: { $ending }
lab-figures-rounds = Længde i runder
lab-figures-someone_won = Nogen vandt
lab-figures-best_score = Vinderens point
lab-figures-mean_score = Point i gennemsnit
lab-figures-first_bot_wins = Den første bots sejre, målt i dens rimelige andel
lab-figures-first_bot_score = Den første bots point
lab-games = Spil pr. variant
lab-gamesHint =
    { $variants ->
        [one] 1 variant
       *[other] { $variants } varianter
    }; her højst { $most ->
        [one] 1 spil
       *[other] { $most } spil
    } hver. Kommandolinjen har ingen grænse.
lab-seed = Startværdi
lab-seedHint = Samme startværdi giver samme spil.
lab-commonDice = Fælles terninger
lab-commonDiceHint = Det syvende slag til et formål er det samme i alle varianter, også efter det første forskellige træk.
lab-question = Spørgsmål
lab-hypothesis = Hvad du venter, og hvorfor
lab-title = Titel
lab-words = Spørgsmål og forventning
lab-run = Kør eksperimentet
lab-again = Kør det igen
lab-waiting = Venter på sin tur …
lab-playing =
    { $done } af { $all ->
        [one] 1 spil
       *[other] { $all } spil
    } i hver variant
lab-cancel = Annuller
lab-cancelled = Annulleret. Intet af det er gemt.
lab-noResult = Eksperimentet sluttede uden resultat. Prøv med færre spil.
lab-badLink = Der er intet eksperiment i dette link. Vælg et nedenfor.
lab-result = Resultat
lab-cut =
    Tiden var gået efter { $played ->
        [one] 1 spil
       *[other] { $played } spil
    } i hver variant; du bad om { $asked }, men andre ventede på deres tur. Linket og filen beder om præcis disse { $played }, så de giver de samme tal. Kommandolinjen spiller dem alle.
lab-link = Link til dette eksperiment
lab-linkHint = Den, der åbner det, får de samme tal.
lab-file = Eksperimentfil
lab-fileHint = Til kommandolinjen: countinghouse experiment experiment.json
lab-everything = Alt (JSON)
lab-page = Denne rapport som side
lab-openFile = Åbn en eksperimentfil
lab-badFile = Der er intet eksperiment i denne fil. Filer i TOML er til kommandolinjen; her er de JSON.
lab-outliers = Spil, der er værd at se
lab-outliersHint = Hvert åbnes til gensyn, med alle hænder åbne.
lab-watch = Se
lab-watchOf = Se: { $what }, { $variant }
# $rounds is "12 rounds", or as the game itself counts.
lab-outlierLongest = Det længste: { $rounds }
lab-outlierShortest = Det korteste: { $rounds }
lab-outlierHighest = Vinderen med flest point: { $value }
lab-outlierLowest = Vinderen med færrest point: { $value }
lab-outlierFaults =
    { $value ->
        [one] En bot fejlede: { $value } gang
       *[other] En bot fejlede: { $value } gange
    }
lab-gameNumber = spil { $game }

## debrief: The page that shows what happened to the money.

debrief-debrief = Hvad skete der med pengene?
debrief-of = { $game }: hvad skete der med pengene?
debrief-hint = Diagrammer, gæld, pengestrømme og spørgsmål fra et færdigt spil. Slip en optagelse her, eller vælg den.
debrief-loading = Læser spillet …
debrief-played =
    Spillet på { $perRound ->
        [1]
            { $count ->
                [one] { $count } runde
               *[other] { $count } runder
            }
       *[other]
            { $count ->
                [one] { $count } tur
               *[other] { $count } ture
            }
    }.
debrief-result = Resultat
debrief-place = { $place }. { $name }, { $score }
debrief-story = Historien
debrief-watchThis = Se dette øjeblik
debrief-charts = I tal
debrief-momentNumber = Øjeblik { $number }
debrief-turn =
    { $perRound ->
        [1] Runde
       *[other] Tur
    }
debrief-turnAxis =
    { $perRound ->
        [1] runde →
       *[other] tur →
    }
# A line of a chart in words.
debrief-line =
    { $name }: først { $first }, højst { $high } ({ $perRound ->
        [1] runde { $highTurn }
       *[other] tur { $highTurn }
    }), mindst { $low } ({ $perRound ->
        [1] runde { $lowTurn }
       *[other] tur { $lowTurn }
    }), { $last } til sidst.
debrief-steady = { $name }: { $value } hele tiden.
debrief-nothing = { $name }: ingen måling.
debrief-debts = Hvem skyldte hvem
debrief-debtsAbout = Pilene går fra skyldner til kreditor, jo bredere, jo mere. I hver cirkel: det, de har til gode, minus det, de skylder. Flyt skyderen for at se gæld komme og gå.
debrief-after =
    Efter { $perRound ->
        [1] runde
       *[other] tur
    } { $turn }
# $creditor begins a sentence ("The public"), $creditorInside stands inside one ("the public").
debrief-owes = { $debtor } skylder { $creditorInside } { $amount }
debrief-nobodyOwes = Ingen skyldte noget.
debrief-debtor = Skyldner
debrief-creditor = Kreditor
debrief-amount = Beløb
debrief-instalment = Afdrag
debrief-security = Pant
debrief-flows = Hvor det kom fra, og hvor det gik hen
# $ware as it stands in a list ("Gold"), $wareSmall as it stands inside a sentence.
debrief-flowsOf = Hvor det kom fra, og hvor det gik hen: { $wareSmall } hos { $name }
debrief-flowsAbout = Alt, der kom til { $name }, til venstre, alt, der gik ud, til højre, over hele spillet: { $wareSmall }.
debrief-whose = Hvis
debrief-what = Hvad
debrief-own = { $ware }, egne løfter
debrief-atTheStart = Havde fra start
debrief-atTheEnd = Tilbage til sidst
debrief-owedAtTheStart = Skyldte fra start
debrief-owedAtTheEnd = Skyldte stadig til sidst
debrief-other = Alt andet
debrief-from = Fra
debrief-to = Til
debrief-by = Ved
debrief-came = Til { $name } kom { $sum }: { $parts }.
debrief-went = Fra { $name } gik { $sum }: { $parts }.
debrief-part = { $label } { $amount }
debrief-noFlows = Intet af dette kom til { $name } eller gik ud.
debrief-beyond = Den højeste værdi er { $highest }: linjer, der forlader diagrammet ved { $edge }, ligger over.
debrief-estimates = Vendepunkter
debrief-estimatesAbout = Fra hvert af disse steder spillede bots spillet til ende { $games } gange. Linjerne er andelen af spil, som hver plads vandt; ændringer på mindre end { $luck } kan være tilfældige.
debrief-gameItself = Selve spillet
debrief-estimatesComing = Bots spiller spillet til ende fra flere steder. Det tager et øjeblik.
debrief-rose =
    { $name } steg fra { $from } til { $to } mellem { $perRound ->
        [1] runde { $before }
       *[other] tur { $before }
    } og { $perRound ->
        [1] runde { $after }
       *[other] tur { $after }
    }.
debrief-fell =
    { $name } faldt fra { $from } til { $to } mellem { $perRound ->
        [1] runde { $before }
       *[other] tur { $before }
    } og { $perRound ->
        [1] runde { $after }
       *[other] tur { $after }
    }.
debrief-losses = Hvor tabte jeg det?
debrief-lossesAbout = Bots gennemgår én spillers træk uden at vide mere, end spilleren selv gjorde, og siger, hvilke der kostede mest. Fra hvert træk spiller de videre mange gange: vinderchancen er andelen af vundne spil.
debrief-lossesOf = Træk af
debrief-lossesFind = Find de dyreste træk
debrief-lossesNone = Intet enkelt træk af { $name } kostede meget.
debrief-lossesCut = Bottene blev ikke færdige i tide. Prøv igen, når færre bruger dette hus.
debrief-lossTaken =
    { $perRound ->
        [1] Runde
       *[other] Tur
    } { $turn }: { $taken }
debrief-lossBetter = Bedre: { $better }
debrief-lossChance = Vinderchance: { $to } i stedet for { $from }. Trækket kostede { $low } til { $high } ud af hundrede spil.
debrief-lossWhy = En runde om bordet senere: { $reasons }.
# Et tal efter det bedre træk og efter det, der blev gjort.
debrief-lossReason = { $label }: { $better } i stedet for { $taken }
debrief-questions = Noget at tale om
debrief-questionsAbout = Alle tal her er fra dette spil; linkene fører til øjeblikkene.
debrief-tryInLab = Prøv det i regellaboratoriet
debrief-tryIt = Sæt et spil op med andre regler
debrief-more = Alle andre tal
debrief-saveCsv = Tal (CSV)
debrief-saveJson = Alt (JSON)
debrief-picture = Billede til deling
debrief-print = Udskriv
debrief-watchAgain = Se det igen
debrief-backToTable = Til bordet
debrief-share = { $percent } %

## guide: The guide of a guided game.

guide-guide = Guide
guide-learn = Første gang? Lær det på fire minutter
guide-learnShort = Lær det på fire minutter
guide-learnFor = Lær { $game } på fire minutter
guide-lesson = { $at } af { $of }
guide-lessonSaid = Lektion { $at } af { $of }
guide-next = Næste
guide-back = Tilbage
guide-doIt = Gør det for mig
guide-others = Nu spiller de andre. Hold øje med, hvad de gør ved priserne og pengene.
guide-othersHint = Det er ikke dig endnu: de andre går først her, sådan vil guiden det.
guide-elsewhere = Det må du gerne. Guiden vil vise noget andet her og kan ikke følge dig derhen.
guide-keepTo = Tilbage til lektionen
guide-goOn = Gør det alligevel
guide-left = Du er gået din egen vej, og de andre spiller nu, som de vil. Spil videre, eller tag dit sidste træk tilbage, så fortsætter guiden.
guide-takeBack = Tag det tilbage
guide-close = Forlad guiden
guide-closeHint = Spillet går videre uden den.
guide-fixed = Terningerne i et guidet spil ligger fast, så alle lærer af det samme spil. I alle andre spil kan ingen kende dem på forhånd.
guide-rule = Regel
guide-readRule = Læs reglen
guide-playReal = Spil et helt spil
guide-otherGames = Alle spil

## chart: What stands around every chart.

chart-asTable = Som tabel
chart-tableOf = { $title }, som tabel
chart-saveSvg = SVG
chart-savePng = PNG
chart-saveCsv = CSV
chart-saveSvgOf = Gem som SVG: { $title }
chart-savePngOf = Gem som PNG: { $title }
chart-saveCsvOf = Gem som CSV: { $title }

## problem: Why the server did not do something. In English the server's own sentences are shown; $first, $second and
## $third are the numbers in them, $detail is what only the server knows.

## What bots say when they are asked for advice.

advice-ask = Hvad ville du gøre?
advice-asking = Bots tænker …
advice-would = En god bot ville vælge: { $action }
advice-only = Bots kender ikke andet at sammenligne det med.
advice-better = Af hundrede spil vindes så { $chance }, { $next } efter »{ $other }«.
advice-close = Det er tæt løb: af hundrede spil vindes så { $chance }, { $next } efter »{ $other }«.
advice-later = En runde om bordet senere: { $reasons }.
advice-reason = { $label }: { $value } i stedet for { $other }
advice-score = Point
advice-choose = Vælg det
advice-putAway = Læg rådet væk
advice-whyOf = Hvorfor gjorde { $name } det?
advice-whySame = Efter hvad du kan se, ville andre bots have gjort det samme som { $name }.
advice-whyBetter = Efter hvad du kan se, betaler det sig: af hundrede spil vinder { $name } så { $chance }, { $next } efter »{ $other }«.
advice-whyWorse = Efter hvad du kan se, ser »{ $other }« bedre ud: { $name } ville vinde { $next } af hundrede spil i stedet for { $chance }. Måske ved { $name } mere end dig.
advice-whyClose = Efter hvad du kan se, var det tæt løb: af hundrede spil vinder { $name } så { $chance }, { $next } efter »{ $other }«.
advice-times = { $count ->
    [one] bad om råd én gang
   *[other] bad om råd { $count } gange
}
advice-option = Råd fra bots
advice-optionHint = Man må spørge bots, hvad de ville gøre, og hvorfor en bot lavede et træk. Alle ser hvor ofte.
advice-optionOff = Ingen råd fra bots

problem-no_such_table = Det bord findes ikke. Tjek koden.
problem-no_such_class = Den klasse findes ikke. Tjek koden.
problem-class_ended = Klassen er slut, og det, der var i den, er slettet.
problem-not_in_class = Det kan kun klassens lærer eller dem, der er i den, se eller gøre.
problem-wrong_stage = Ikke nu: klassen er et andet sted i timen.
problem-no_such_pupil = Ingen i denne klasse har det nummer.
problem-no_such_group = Klassen har ikke det bord.
problem-teachers_table = Bordet hører til en klasse. Læreren bestemmer, hvem der sidder hvor, og hvornår det begynder og slutter.
problem-chat_off = Chatten er slået fra i denne klasse.
problem-advice_off = Ved dette bord giver bots ingen råd.
problem-no_bot_moved = Ingen bot har lavet et træk der.
problem-not_told = Det, denne bot gjorde, var skjult for dig eller fulgte af, hvad den har på hånden. Det røber den ikke.
problem-no_undo = Her kan intet tages tilbage: alle klassens borde har de samme terninger.
problem-not_offered = Det tilbyder dette hus ikke for optagelser.
problem-no_such_page = Der er intet på denne adresse.
problem-guided = Terningerne i et guidet spil ligger fast, så det hverken står på listen eller kan ses af andre.
problem-name_taken = En ved bordet hedder sådan, eller næsten. Vælg et andet navn.
problem-name_in_class = En i klassen hedder sådan, eller næsten. Vælg et andet navn.
problem-bad_nonce = En nonce er op til 64 heksadecimale cifre, et lige antal.
problem-no_such_experiment = Resultatet er her ikke mere. Kør eksperimentet igen: det giver det samme.
problem-lab_busy = Andre venter allerede på deres eksperimenter. Prøv igen om et minut.
problem-table_full = Alle pladser ved bordet er taget. Du kan kigge med.
problem-seat_taken = Der sidder allerede en.
problem-nobody_to_ask = Pladsen blev givet til en anden, og der er ingen ved bordet, som kan sige ja til, at du overtager den.
problem-too_few_to_vouch = To andre skal sige god for dig, så ingen alene kan kigge i en hånd. Brug dit personlige link; eller værten beder den gamle spiller om at gå, og du beder om den ledige plads.
problem-seat_asked_for = En anden beder allerede om en plads. Vent, til de andre har svaret.
problem-no_such_ask = Der er ikke længere nogen, der beder om en plads.
problem-empty_seats = Der er stadig tomme pladser: vent på spillere, eller sæt bots på dem.
problem-already_started = Spillet er allerede startet.
problem-not_started = Spillet er ikke startet endnu.
problem-over = Spillet er slut.
problem-not_over = Optagelsen, med startværdien i, kan hentes, når spillet er slut.
problem-not_host = Det kan kun værten.
problem-not_seated = Du kigger med. Det kan kun dem, der sidder ved bordet.
problem-unknown_token = Denne nøgle hører ikke til nogen plads ved bordet.
problem-no_hello = Den første besked skal være en hello.
problem-hello_twice = Der er allerede sagt hello.
problem-store_unavailable = Serveren kan ikke nå sit lager lige nu. Intet er tabt, og intet er gjort; prøv igen.
problem-disk_full = Serverens disk er fuld. Det, der er spillet, er gemt, men intet nyt kan gemmes, før der er plads igen.
problem-store_damaged = Serverens lager er beskadiget, og det hjælper ikke at prøve igen. Sig det til den, der driver serveren.
problem-store_read_only = Serverens lager kan kun læses. Det, der er spillet, er gemt; sig det til den, der driver serveren.
problem-data_folder_gone = Serverens datamappe er flyttet, så serveren stopper. Det, der er spillet, ligger i mappen.
problem-busy = Bordet får for mange beskeder på én gang. Prøv igen om lidt.
problem-too_fast = Du beder om for meget på én gang. Vent et øjeblik.
problem-wrong_host = Serveren kender ikke sig selv under det navn. Den, der driver den, kan tilføje det med --host.
problem-too_slow = Forespørgslen nåede ikke frem i tide.
problem-too_many_changes = Du har skiftet mening meget ofte. Vent et øjeblik, før du gør det igen.
problem-wrong_origin = Sider fra andre websteder må ikke forbinde til denne server.
problem-not_your_seat = Den plads er ikke din.
problem-which_seat = Denne enhed har flere pladser: sig, hvilken det gælder.
problem-covered = Den plads er bag sit tæppe: tag det op først.
problem-bad_colour = Der er seks farver, 0 til 5, og hver er til én plads.
problem-bad_order = Den nye rækkefølge skal nævne hver plads én gang.
problem-not_absent = De er her. Prik til dem; siger de intet i et halvt minut, kan en bot spille for dem.
problem-people_sit = Der sidder personer på alle de pladser, der skulle væk. Bed først en om at gå.
problem-too_many_devices = Så mange enheder spiller fra denne plads, at der ikke kan tilføjes flere.
problem-not_waited_for = Ingen venter på den spiller, eller også spiller en bot for dem.
problem-nudged_already = De er lige blevet prikket til.
problem-nothing_to_undo = Du har intet at tage tilbage.
problem-no_such_undo = Der er ikke længere nogen, der beder dig sige ja til det.
problem-paused = Værten har stoppet spillet et øjeblik.
problem-closed = Værten har lukket bordet.
problem-closed_by_operator = Den, der driver huset, har lukket bordet.
problem-cleared_abandoned = Bordet er ryddet væk, fordi ingen havde brugt det længe. Spillet var ikke slut.
problem-cleared_kept = Bordet er ryddet væk, fordi ingen havde brugt det længe. Optagelsen af spillet er gemt og kan hentes.
problem-cleared_exported = Bordet er ryddet væk, fordi ingen havde brugt det længe. Optagelsen af spillet er hos den, der driver serveren.
problem-cleared_deleted = Bordet er ryddet væk, fordi ingen havde brugt det længe. Optagelsen af spillet blev slettet sammen med det.
problem-bad_secret = Linket er allerede brugt, er for gammelt, eller dets plads er gået til en anden.
problem-stopping = Serveren er ved at stoppe.
problem-moved = Bordet er lige flyttet til en anden maskine i huset. Det går videre af sig selv om et øjeblik.
problem-elsewhere = Den maskine, der har bordet, svarer ikke lige nu. Bordet går videre af sig selv om få sekunder.
problem-refused = Det tillader reglerne ikke.
problem-class_full = Klassen er fuld: den har { $first } elever.
problem-bad_class = Klassen kan ikke indrettes sådan: { $detail }.
problem-no_such_game = { $detail }.
problem-no_guided_game = Der er intet guidet spil af det.
problem-bad_setup = { $detail }.
problem-bad_seats = Dette spil spilles af { $first } til { $second } spillere; ved dette bord ville der være { $third }.
problem-bad_name = Et navn har { $first } til { $second } tegn, der kan ses.
problem-no_such_level = Der er ingen bot på det niveau; der er: { $detail }.
problem-no_such_temper = Det temperament har botten ikke; den kender: { $detail }.
problem-bad_record = Optagelsen kan ikke åbnes: { $detail }.
problem-bad_experiment = Eksperimentet kan ikke køres her: { $detail }.
problem-no_such_seat = Bordet har ingen plads { $first }.
problem-wrong_protocol = Serveren er en anden version. Genindlæs siden.
problem-unreadable = Serveren forstår ikke beskeden: { $detail }.
problem-bad_ref = Serveren forstår ikke beskeden.
problem-too_large = Beskeden er længere end { $first } byte.
problem-body_too_large = Forespørgslen er længere end { $first } byte.
problem-frozen = Noget gik galt i dette spil; bordet står stille.
problem-too_many_sockets = Der kommer for mange forbindelser fra dit netværk: højst { $first } må være åbne ad gangen. Luk nogle, og prøv igen.
problem-too_many_seats = For mange fra dit netværk sætter sig: højst { $first } kan på et minut. Prøv igen om et minut.
problem-too_many_tables = Der er åbnet for mange borde fra dit netværk: højst { $first } på en time. Prøv igen senere.
problem-too_many_experiments = Der er kørt for mange eksperimenter fra dit netværk: højst { $first } på en time. Prøv igen senere.
problem-house_full = Huset er fuldt: { $first } borde er i brug. Prøv igen senere.
problem-bad_time = Et bord med ur giver { $first } til { $second } sekunder til et svar.
problem-bad_line = En linje i chatten har { $first } til { $second } tegn.
