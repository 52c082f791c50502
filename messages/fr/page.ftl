### The page itself: what is said around the games.
### docs/translating.md says how such a file is read.

# Glossary: seat = place, round = manche, turn = tour, host = hôte, bot = bot, table = table, record = enregistrement,
# seed = graine, deck = paquet, log = journal, debrief = bilan, house rule = règle maison, printed = imprimé (d'origine),
# rule lab = labo des règles, class = classe, pupil = élève, temper = tempérament, option = option.

## page: The first page, the waiting room, the table and the rules: everything that is not of one game.

# Before the list is there, the games are not counted.
page-tagline =
    { $games ->
        [0] Des jeux
        [1] Un jeu
        [2] Deux jeux
        [3] Trois jeux
        [4] Quatre jeux
        [5] Cinq jeux
        [6] Six jeux
        [7] Sept jeux
        [8] Huit jeux
        [9] Neuf jeux
        [10] Dix jeux
       *[other] { $games } jeux
    } sur l’argent. Installe-toi face à des bots, ou envoie un lien à tes amis.
page-serverUnreachable = La maison ne répond pas. Le serveur tourne-t-il ?
page-serverTrouble = Le serveur n’a pas pu le faire. Réessaie dans un instant.
# Names for players who have not chosen one, with commas between them. They may be others in every language.
page-friendlyNames = Genêt, Mésange, Safran, Tilleul, Colibri, Fougère, Martinet, Prunelle, Renard, Bruyère, Loriot, Pivoine
page-tryAgain = Réessayer

page-games = Les jeux
page-loading = La maison ouvre…
page-loadingGames = On installe les jeux…
page-loadingGame = On sort la boîte de l’étagère…
page-minutes = { $least }–{ $most } min
page-minutesAbout = environ { $least } min
page-minutesEach = { $least }–{ $most } min par joueur
page-minutesAboutEach = environ { $least } min par joueur
page-playNow = Jouer
page-playNowHint =
    contre { $bots } { $bots ->
        [one] bot
       *[other] bots
    }
page-newTable = Nouvelle table
page-newTableFor = Nouvelle table : { $game }
page-rules = Règles
page-rulesOf = Règles de { $game }
page-players = { $min }–{ $max } joueurs
page-playersExactly = { $min } joueurs
page-yourName = Ton nom
page-joinByCode = Rejoindre une table
page-haveCode = On t’a donné un code ?
page-code = Code
page-notACode = Un code n’a que des lettres et des chiffres. Vérifie-le, ou colle le lien entier.
page-publicTables = Tables publiques
page-publicTablesHint = Tout le monde peut s’y asseoir ou regarder.
page-noPublicTables = Aucune pour le moment. Ouvres-en une et rends-la publique.
page-freeSeats =
    { $n ->
        [one] { $n } place libre
       *[other] { $n } places libres
    }
page-watch = regarder
page-join = Rejoindre
page-yourTables = Tes tables
page-yourTablesHint = Seul ce navigateur s’en souvient.
page-forget = Oublier
page-forgetTable = Oublier la table { $code }
page-seatNumber = Place { $seat }

page-howMany = Joueurs
page-seats = Places
page-you = Toi
page-person = Quelqu’un qui a le lien
page-personHere = Quelqu’un sur cet appareil
page-playerNumber = Joueur { $n }
page-nameOfSeat = Nom à la place { $seat }
page-bot = Bot : { $level }
# The levels of bots.
page-level-random = Hasard
page-level-newcomer = Débutant
page-level-novice = Novice
page-level-apprentice = Apprenti
page-level-trader = Négociant
page-level-master = Maître
# What to expect of each level, one line.
page-levelIs-newcomer = Connaît les règles et oublie beaucoup de choses : pour une première partie
page-levelIs-novice = Joue selon des règles simples
page-levelIs-apprentice = Sait ce que valent les choses et l’oublie de temps en temps
page-levelIs-trader = Calcule ce que tout vaut et agit en conséquence
page-levelIs-master = Réfléchit à l’avance à chaque choix, et prend plus de temps
# The tempers of bots, and two of them together.
page-temper-steady = posé
page-temper-careful = prudent
page-temper-daring = audacieux
page-temper-cooperative = coopératif
page-temper-selfish = égoïste
page-and = { $one } et { $two }
page-anyTemper = à son idée
page-temperOnSeat = Tempérament du bot à la place { $seat }
page-botOnSeat = Bot à la place { $seat }
page-noBot = Pas de bot
page-settings = Cette table
page-isPublic = Publique
page-isPublicHint = affichée sur la page d’accueil
page-isPrivate = Sur lien seulement
page-spectators = Spectateurs bienvenus
page-spectatorsHint = ils voient ce que tout le monde voit
page-noSpectators = Pas de spectateurs
page-recordChoice = Son enregistrement, ensuite
page-cleared =
    Ici, une table est débarrassée { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } après la fin de sa partie.
page-recordChoices-keep = est gardé ici et peut être téléchargé
page-recordChoices-export = va à qui tient cette maison
page-recordChoices-delete = est effacé avec elle
page-recordSays = L’enregistrement de la partie { $choice }.
page-time = Temps
page-noClock = Tranquille, sans pendule
page-secondsEach = { $seconds } secondes par réponse
page-options = Options
page-optionsHint = Chaque nombre est celui du jeu imprimé, jusqu’à ce que tu le changes. Avec un nombre changé, la table joue avec une règle maison.
page-houseRule = Règle maison
page-printed = imprimé : { $value }
page-houseRulesHere = Cette table a des règles maison. Elles sont signalées dans le texte.
page-houseRuleSays = { $label } { $value } (imprimé : { $printed })
page-printedIs = imprimé : { $printed }
page-on = oui
page-off = non
page-ownOfTable = propre à la table
page-houseRules =
    { $n ->
        [one] { $n } règle maison
       *[other] { $n } règles maison
    }
page-deckFile = Un fichier à toi :
page-asPrinted = D’origine.
page-ownLoaded = Le tien.
page-deckNotJson = Ce n’est pas du JSON.
page-editDeck = Composer ton propre paquet
page-editDeckFrom = Composer ton propre paquet à partir de « { $name } »
page-keptDeck = Le dernier paquet que tu as composé
page-saveDeck = Enregistrer le paquet dans un fichier
page-printedAgain = Revenir au paquet d’origine
page-deckSound = On peut ouvrir une table avec ce paquet.
page-dataSound = On peut ouvrir une table avec ça.
page-saveData = Enregistrer dans un fichier
page-nothing = rien
page-add = Ajouter
page-addTo = Ajouter à { $list }
page-remove = Enlever
page-removeNamed = Enlever { $name }
page-rowNumber = { $list } { $n }
page-yes = Oui
page-no = Non
page-openTable = Ouvrir la table
page-cancel = Annuler
page-back = Retour aux jeux

page-waitingRoom = Salle d’attente
page-invite = Envoie ce lien à qui doit jouer :
page-linkToTable = Lien vers cette table
page-qrCode = Code avec le lien de cette table, à photographier
page-qrHint = Les téléphones présents peuvent le lire.
page-changeColour = Une autre couleur pour { $name }
page-colours = Couleurs
page-colourNames-orange = orange
page-colourNames-pink = rose
page-colourNames-black = noir
page-colourNames-white = blanc
page-colourNames-purple = violet
page-colourNames-yellow = jaune
page-ready = c’est bon
page-iAmReady = C’est bon pour moi
page-notReady = Pas encore : { $names }. Tu peux commencer quand même.
page-allReady = C’est bon pour tout le monde.
page-removePerson = Demander à { $name } de partir
page-leaveSeat = Quitter ma place
page-closeTable = Fermer la table
page-closeTableHint = La partie s’arrête sans être finie, pour tout le monde. Son enregistrement reste.
page-copy = Copier
page-copied = Copié
page-orCode = ou donne-leur le code
page-emptySeat = Place vide
page-seatBot = Asseoir un bot
page-removeBot = Enlever le bot
page-takeSeat = Prendre une place
page-takeSeatHint = Cette table a une place libre.
page-askForSeat = Demander une place
page-askForSeatHint = Une place de cette partie est libre. Toute la table doit accepter que tu la reprennes ; si c’était la tienne, tu la retrouves aussitôt.
page-seatAsked = { $name } voudrait reprendre une place ({ $seat }) et verra ce qui y est caché.
page-seatWaits = Tu as demandé une place. On attend { $names }.
page-seatRefused = On ne t’a pas donné la place. Tu pourras redemander plus tard.
page-tableFull = Toutes les places sont prises. Tu regardes.
page-start = Commencer la partie
page-startWhenFull = Il faut une personne ou un bot à chaque place pour commencer.
page-hostStarts = C’est { $host } qui lance la partie.
page-online = ici
page-offline = pas là
page-host = hôte

page-yourTurn = À toi
page-waitingFor = On attend
page-gameOver = La partie est finie
page-round = Manche { $round }
page-rounds =
    { $n ->
        [one] { $n } manche
       *[other] { $n } manches
    }
page-watching = Tu regardes
page-dealing = Mise en place…
page-lost = Pas de connexion. Nouvel essai ; rien de ce que tu as fait n’est perdu.
page-unconfirmed = Envoyé. La maison n’a pas encore confirmé.
page-unsent = Ton dernier envoi va repartir.
page-frozen = Quelque chose a mal tourné dans cette partie. La table est figée et rien n’est perdu.
page-noSuchTable = Il n’y a pas de table ici
page-clearedTable = Cette table a été débarrassée
page-noSuchTableHint = Le code est peut-être mal tapé, ou la table n’existe plus.
page-draftKept = Ton brouillon a été gardé.
page-draftStays = Ton brouillon reste ici.
page-closed = Cette table est fermée.
page-paused = L’hôte a mis la partie en pause.
page-pause = Mettre en pause
page-goOn = Reprendre la partie
page-undo = Reprendre mon dernier coup
page-askUndo = Demander à reprendre mon dernier coup
page-undoAsked = { $name } voudrait reprendre son dernier coup et ce qui a suivi.
page-undoWaits = Tu as demandé à reprendre ton coup. On attend { $names }.
page-agree = D’accord
page-disagree = Non
page-takenBack = repris
page-botPlaysForYou = Un bot joue pour toi. Quand il ne reste que des bots, la partie file.
page-takeSeatBack = Reprendre ma place
page-handOver = Laisser un bot jouer pour moi
page-standIn = un bot remplace
page-botFillsIn = un bot dépanne ; la place est libre
page-botPlayed =
    Le bot a joué { $n ->
        [one] { $n } coup
       *[other] { $n } coups
    } pour toi
page-sinceLastTurn =
    Depuis ton dernier tour : { $n } { $n ->
        [one] événement
       *[other] événements
    }
page-newEvents =
    { $n ->
        [one] { $n } nouveau
       *[other] { $n } nouveaux
    }
page-sinceLastTurnMark = depuis ton dernier tour
page-nudge = Rappeler à { $name } de jouer
page-nudged = { $name } t’attend.
page-timeLeft = { $name } : encore { $left }
page-goingOnce = une fois
page-goingTwice = deux fois
page-turnOf = À { $name } de jouer
page-curtain = Passe l’appareil
page-curtainDown = Le rideau est baissé. Dis qui regarde.
page-curtainLook = Lever le rideau pour
page-iAm = C’est moi, { $name }
page-coverUp = Baisser le rideau
page-menu = Table et réglages
page-choices = Ce que tu peux faire
page-whatItDid = Toi :
page-pace = Vitesse des bots
page-paces-slow = lents : trois secondes par coup
page-paces-calm = calmes : une ou deux secondes
page-paces-quick = rapides
page-paces-instant = immédiats
page-isFinal = définitif
page-canBeTakenBack = peut être repris
page-thisIsFinal = C’est définitif.
page-notThisLot = Pas ce lot, à aucun prix
page-passedLot = Tu ne suis plus cette enchère, quoi qu’il arrive.
page-askAgain = Me redemander
# The vault or the hand, next to the choices.
page-mine = Ce que tu as
page-skipToChoices = Aller à tes choix
page-lookAndSound = Image et son
page-sound = Son
page-motion = Animations
page-hints = Conseils de première partie
page-speech = Dit au lecteur d’écran
page-speechLevels-all = Tout
page-speechLevels-important = Ce qui me concerne, les dés et les crises
page-speechLevels-mine = Seulement ce qui me concerne
page-keysHint = Appuie sur W pour entendre ce qui a changé pour toi, sur S pour entendre où tu en es.
page-nothingForYou = Rien n’a changé pour toi depuis ton dernier tour.
page-andMore =
    { $n ->
        [one] Et { $n } autre événement dans le journal.
       *[other] Et { $n } autres événements dans le journal.
    }
page-notifyAsked = On te prévient quand c’est à toi et que cette page est cachée ?
page-notifyYes = Oui, volontiers
page-notifyNo = Non merci
page-notifyMe = Une notification quand c’est à moi et que la page est cachée
page-howToWin = Comment gagner ?
page-goalRead = Jouons
page-overview = But et déroulement
page-readRules = Lire les règles
page-hint = Conseil
page-gotIt = Compris
page-noHints = Plus de conseils
page-mySeat = Ma place
page-otherDevice = Jouer sur un autre appareil
page-otherDeviceHint = Ce lien sert une fois. L’autre appareil joue alors à cette place, et celui-ci aussi.
page-qrDevice = Code avec le lien pour un autre appareil, à photographier
page-hostPowers = C’est toi l’hôte
page-chat = Chat
page-chatEmpty = Personne n’a encore rien dit.
page-chatWrite = Dis quelque chose
page-chatSend = Envoyer
page-muteSomebody = Couper quelqu’un
page-mute = Couper { $name }
page-unread =
    { $n ->
        [one] { $n } nouveau
       *[other] { $n } nouveaux
    }
page-side = Journal, chat et règles
page-board = Table
page-others = Joueurs
page-log = Journal
page-everyCoin = Chaque pièce qui bouge
page-tabs = Vues de la table
page-thisStep = Cette étape
page-onlyYouSee = Visible pour toi seulement
page-covered = derrière le paravent
page-none = aucun
page-toAct = à jouer
page-thinking = réfléchit…
page-botLevel = bot, { $level }
page-nothingAsked = On ne te demande rien pour l’instant.
page-notYourTurn = Ce n’est pas ton tour : on attend { $names }.
page-notNow = On ne peut rien en faire à cette étape.
page-formInHand = Envoie ou annule d’abord ce que tu es en train de remplir.
page-allChoices = Tous les choix
page-moreChoices =
    { $n ->
        [one] { $n } autre choix
       *[other] { $n } autres choix
    }
page-fewerChoices = Moins de choix
page-onBoard = Clique sur ce qui brille sur le plateau, ou choisis ici.
page-choicesFor = Choix pour

page-yourChoices = Tes choix
page-nothingToDo = Rien à faire pour l’instant.
page-nothingLeft = Tu regardes cette partie.
page-commit-pick = Confirmer
page-commit-amount = Confirmer
page-commit-payment = Payer
page-commit-spread = Confirmer
page-commit-offer = Faire l’offre
page-commit-vote = Voter
page-commit-order = Confirmer
page-wouldHappen = Voici ce qui se passerait :
page-thenOpen = La suite dépend du hasard, ou de ce que tu ne peux pas voir.
page-allOpen = Le résultat dépend du hasard, ou de ce que tu ne peux pas voir.
page-wouldHappenBy = « { $button } » ferait ceci :
page-alike = { $label } ({ $n } sur { $of })
page-wouldBeRefused = Les règles l’interdisent :
page-less = moins
page-more = plus
page-minimum = minimum
page-maximum = maximum
page-rest = reste
page-all = tout
page-of = { $n } sur { $total }
page-between = { $min } à { $max }
page-chosenWorth = vaut { $have } sur { $worth }
page-sum = Ensemble
page-evenly = À parts égales
page-up = Monter
page-down = Descendre
page-sure = Oui, vas-y
page-readRule = Lire la règle
# By its place on the page: each is told from the others.
page-table = Un tableau de chiffres ({ $place })
page-chapters = Sur cette page
page-notes = Notes
page-note = Note { $number }
page-backToText =
    { $time ->
        [one] Retour au texte, depuis la note { $number }
       *[other] Retour au texte, depuis la note { $number }, endroit { $time }
    }
page-close = Fermer
page-refused = Ce n’est pas permis.

page-deals = Offres sur la table
page-dealsOfOthers = Offres entre les autres
page-offerFrom = propose
page-offerNumber = Offre { $id }
page-money = { $amount } $
page-offerForYou = Une offre pour toi
page-offersYou = { $name } te fait une offre
page-counter = Contre-offre à l’offre { $id }
page-change = Modifier

page-scoreSheet = Feuille de score
page-total = Résultat
page-standings = Classement
page-place = Rang
page-won = Victoire : { $names }.
page-nobodyWon = Toute la table a perdu.
page-rematch = Rejouer avec les mêmes
page-rematchJoin = Rejoindre la revanche
page-rematchWatch = Regarder la revanche
page-replay = Revoir une partie
page-replayOf = { $game }, revu
page-replayHint = Un fichier d’enregistrement contient toute une partie. La maison n’en garde rien.
page-replayLoading = On remet la partie en place…
page-chooseFile = Choisir un fichier
page-dropRecord = Dépose ici un enregistrement, ou choisis-en un.
page-watchAgain = Revoir la partie
page-debrief = Où est passé l’argent
page-whatIf = Et si…
page-whatIfOver = Ici, la partie est finie. Reviens à un moment avant la fin pour repartir de là.
page-goOnAs = Repartir d’ici à la place de
page-goOnBots = Contre des bots
page-goOnFriends = Avec des amis
page-playOut = Faire finir la partie 200 fois par des bots
page-playingOut = Parties jouées
page-playedOut = { $games } parties entre négociants à partir de l’action { $entry } :
page-gameItself = La partie elle-même
page-wonOfPlayouts = { $share } % de victoires ({ $low }–{ $high })
page-watchAgainOf = Revoir : { $game }, table { $code }
page-debriefOf = Où est passé l’argent : { $game }, table { $code }
page-yourGames = Tes parties
page-yourGamesHint = Les parties finies que ce navigateur a vues.
page-allYourGames = Montrer les { $count } parties
page-forgetGame = Oublier { $game }, table { $code }
page-placeOf =
    { $place ->
        [1] 1re place
       *[other] { $place }e place
    } sur { $players }
page-lookBack = Regarder en arrière
page-teachClass = Faire jouer une classe : un code, trente élèves, un bilan
page-yourClasses = Tes classes
page-asTeacher = tu enseignes
page-closedByTeacher = La partie a été arrêtée par ton enseignant. Elle compte telle quelle.
page-pausedByTeacher = La partie a été suspendue un instant par ton enseignant.
page-backToClass = Vers la classe
page-openLab = Que changerait une autre règle ? Essaie-la au labo des règles
page-openRecord = Ouvrir un enregistrement
page-backToTable = Retour à la table
page-whatIsShown = Ce qui est montré
page-throughTheEyesOf = Vu par
page-aSpectator = un spectateur
page-allCardsOpen = toutes cartes visibles
page-boardOf = depuis la place de
page-openHands = Ce que les autres ont
page-recordHolds = Cet enregistrement tient : la graine, chaque action et le résultat
page-recordFails = Cet enregistrement ne tient pas : { $problem }
page-replayControls = À travers la partie
page-turnBack = Un tour en arrière
page-stepBack = Un pas en arrière
page-playReplay = Lecture
page-pauseReplay = Pause
page-stepOn = Un pas en avant
page-turnOn = Un tour en avant
page-speed = Vitesse
page-scrub = Où dans la partie
page-frameOf = { $at } sur { $last }
page-moments = Moments
page-jumpTo = Aller à…
page-momentAt = { $name } ({ $round })
page-actedByBot = (un bot : { $level })
page-actedByClock = (temps écoulé)
page-actedByHost = (par l’hôte)
page-downloadRecord = Télécharger l’enregistrement
page-checkDice = Vérifier les dés
page-fair = Les dés étaient bien ceux promis.
page-unfair = Les dés n’étaient pas ceux promis.
page-promiseKept = Le SHA-256 de la graine révélée est celui publié avant la partie.
page-promiseBroken = Le SHA-256 de la graine révélée n’est pas celui publié avant la partie.
page-promiseSame = C’est la promesse que ce navigateur a vue en salle d’attente.
page-promiseOther = Ce n’est pas la promesse que ce navigateur a vue en salle d’attente.
page-nonceThere = Ce que ton navigateur a ajouté à la graine s’y trouve bien.
page-nonceMissing = Ce que ton navigateur a ajouté à la graine manque.
page-verifyHint = Pour faire vérifier chaque lancer, donne l’enregistrement à « countinghouse verify ».
page-earlierLeftOut =
    { $n ->
        [one] { $n } événement plus ancien n’est pas montré.
       *[other] { $n } événements plus anciens ne sont pas montrés.
    }
page-showEarlier =
    { $count ->
        [one] Montrer { $count } ligne plus ancienne
       *[other] Montrer { $count } lignes plus anciennes
    }
page-sinceLast = Depuis ton dernier passage
page-theme-system = Thème : comme le système
page-theme-light = Thème : papier
page-theme-dark = Thème : encre
page-language = Langue
# A language that does not say everything yet; the rest is English.
page-languagePart = { $name } ({ $percent } %)
page-home = Accueil


# How the language writes a noun inside a sentence: small, or capital as German does.
page-nouns = small

# What keeps a form from being sent. $label as it stands above the field, $labelSmall as it stands inside a sentence.
page-lack-choose = Choisis : { $labelSmall }.
page-lack-exactly = { $label } : il faut { $min }.
page-lack-between = { $label } : entre { $min } et { $max }.
page-lack-pickExactly = Choisis-en { $min }.
page-lack-pickBetween = Choisis-en de { $min } à { $max }.
page-lack-worth = { $have } pour l’instant ; il faut { $worth }.
page-lack-toGo = Encore { $n }.
page-lack-tooMany = { $n } de trop.
page-lack-cap = Pas plus de { $cap } en tout ; tu en as { $have }.
page-lack-nothing = Rien contre rien, ce n’est pas une offre.

## people: Seats, names, bots for the absent, the way back to a seat.

people-agoNow = à l’instant
people-agoMinutes =
    { $n ->
        [one] depuis { $n } minute
       *[other] depuis { $n } minutes
    }
people-agoHours =
    { $n ->
        [one] depuis { $n } heure
       *[other] depuis { $n } heures
    }
people-agoDays =
    { $n ->
        [one] depuis { $n } jour
       *[other] depuis { $n } jours
    }
people-rename = Changer le nom { $name }
people-newName = Nouveau nom pour { $name }
people-keepName = Enregistrer
people-seatsOfTable = Places
people-seatHere = Quelqu’un sur cet appareil
people-seatHereOn = Quelqu’un sur cet appareil à la place { $seat }

people-seatLink = Mon lien personnel
people-seatLinkWhy = Il te ramène à ta place si ce navigateur l’oublie. Qui l’a peut jouer pour toi : garde-le pour toi.
people-seatLinkKeep = Garde-le : en favori, dans un message à toi-même, ou en photo.
people-seatLinkQr = Code avec ton lien personnel, à photographier

people-wasHere = Tu jouais ici ? Si ton navigateur a oublié ta place, ouvre ton lien personnel. Sinon, demande aux autres :
people-iWas = C’est moi, { $name }
people-returnAsked = Quelqu’un, sur un nouvel appareil, dit être { $name } et demande sa place. N’accepte que si tu sais que c’est bien { $name } : cette personne verra ce qui y est caché.

people-letBotPlay = Laisser un bot jouer pour moi
people-letBotPlayAsk = Un bot jouera tes coups, et ils comptent. Tu peux l’arrêter à tout moment.
people-letBotPlayAlone = Il ne restera que des bots, donc la partie filera vers sa fin. Tu peux l’arrêter à tout moment.
people-letBotPlayYes = Oui, laisse-le jouer
people-absent = { $name } n’est pas là, et la partie attend.
people-standIn = Laisser un bot jouer pour { $name }
people-standInHint = Un bot joue jusqu’à son retour. La place reste la sienne.
people-standInEnd = Arrêter le bot qui joue pour { $name }

people-tableWaits =
    { $free ->
        [0] Salle d’attente : tout le monde est là
        [one] Salle d’attente : { $free } place libre
       *[other] Salle d’attente : { $free } places libres
    }
people-waitsFor = On attend { $names }
people-frozen = Figée
people-gone = N’existe plus
people-rematchWaits = Une revanche t’attend
people-allYourTables = Montrer les { $count } tables

## report: Reports of the lab.

report-interval = { $value } ({ $low } à { $high })
report-band = huit dixièmes de { $low } à { $high }
report-readings =
    { $count ->
        [one] { $count } relevé
       *[other] { $count } relevés
    }
report-games = parties
report-share = part
report-median = médiane
report-mean = moyenne
report-tenth = 10 %
report-ninth = 90 %
report-counted = relevés
report-estimate = estimation
report-from = de
report-to = à
report-row = chiffre
report-series = variante
report-column = { $name } : { $what }
report-histogramInWords = { $name } : { $games } parties, { $axis } { $low } à { $high } ; le plus souvent { $mode }, dans { $share }.
report-intervalInWords = { $label }, { $name } : { $interval }.
report-courseInWords = { $name } : médiane de { $start } ({ $axis } { $first }), puis { $end } ({ $axis } { $last }), { $high } au plus.
report-saveTable = CSV
report-saveTableOf = Enregistrer en CSV : { $title }
report-open = Montrer : { $title }

## class: The pages for classes.

class-teach = Faire jouer une classe
class-teachHint = Un code pour trente élèves, toutes les tables sur un tableau, un bilan.
class-newClass = Une nouvelle classe
class-titleLabel = Nom de la classe
class-titleHint = Les élèves le lisent tout en haut, par exemple « 3e B, mardi ».
class-game = Jeu
class-perTable = Élèves par table
class-leftOver = Qui ne remplit pas une table
class-leftOverKind-bots = Une table de plus, avec des bots
class-leftOverKind-larger = Des tables plus grandes, si le jeu le permet
class-rules = Règles
class-rulesHint = Les tables peuvent différer : avec deux jeux de règles, une table sur deux joue avec le second. Avant le début, vous pouvez choisir pour chaque table.
class-asPrinted = D’origine
class-rulesNumber = Règles { $number }
class-nameOfRules = Nom des règles { $number }
class-addRules = D’autres règles pour certaines tables
class-dropRules = Retirer ces règles
class-more = Essai, chat, pendule, hasard, recherche
class-practice = Une partie d’essai d’abord
class-practiceHint = Elle se joue comme les autres, avec ses propres dés, et le bilan la signale.
class-chat = Chat aux tables
class-advice = Les élèves peuvent demander conseil aux bots
class-lastRound = Dernière manche à
class-lastRoundHint = Ensuite, chaque table s’arrête à la fin de sa manche et compte les points tels quels.
class-luck = Hasard
class-luckKind-own = Chaque table a ses propres dés
class-luckKind-same = Les mêmes dés à toutes les tables
class-luckHint-own = Les tables diffèrent par le hasard et par ce que font les gens.
class-luckHint-same = Pareil : l’ordre de chaque paquet, et le premier, deuxième, troisième… dé de chaque sorte. Pas pareil : quand vient un tirage, pour qui, et ce que les gens décident. Qui regarde une table plus avancée peut voir ce qui vient, et aucun coup ne peut être repris.
class-fair = Les dés de cette partie sont promis : { $start }…
class-fairHint = Le serveur a tiré une graine avant la partie et la montre quand toutes les tables ont fini. Personne n’y ajoute son propre nombre : qui tient ce serveur aurait donc pu la choisir.
class-seed = La graine des dés était { $seed }.
class-hours = La classe se ferme d’elle-même après
class-hours_hours =
    { $n ->
        [one] { $n } heure
       *[other] { $n } heures
    }
class-hours_days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
class-keep = Garder ensuite les tables et les enregistrements
class-keepHint = Sinon, tout est effacé à la fin de la classe, avec tous les noms.
class-consent = Pour la recherche : ce qu’on demande aux élèves d’accepter
class-consentHint = Ils jouent dans tous les cas ; l’export laisse de côté les décisions et les chiffres de ceux qui n’acceptent pas, et les enregistrements de leurs tables.
class-open = Ouvrir la classe
class-cancel = Annuler
class-storedKept = Gardé ici : ton nom, ta place et ce qui est joué. La classe se ferme à { $time } au plus tard ; ses parties sont gardées.
class-storedDeleted = Gardé ici : ton nom, ta place et ce qui est joué. Tout est effacé à la fin de la classe, à { $time } au plus tard.
class-noAccount = Pas de compte, pas d’adresse mail.

class-noSuchClass = Cette classe n’existe pas.
class-noSuchClassHint = Vérifie le code avec ton enseignant.
class-ended = Cette classe est finie.
class-endedHint = Ses noms et ses parties sont effacés, sauf s’il fallait les garder.
class-wrongKey = Ce lien n’ouvre pas le tableau de cette classe.
class-loading = Un instant…

class-enter = Entrer dans la classe
class-yourName = Ton nom
class-enterButton = Entrer
class-agree = J’accepte
class-lostPlace = J’étais déjà là
class-lostPlaceHint = Choisis ton nom ; ton enseignant te fera entrer.
class-pick = C’est moi, { $name }
class-back = Retour
class-welcome = Bonjour, { $name }.
class-waitForStart = Ça commence quand ton enseignant lance la partie. Laisse cette page ouverte.
class-waitForNext = Toutes les places sont prises. Tu joueras la prochaine partie.
class-asksTeacher = C’est toi, { $name } ? Demande à ton enseignant de te faire entrer.
class-toTable = À la table { $number }
class-yourTable = Tu joues à la table { $number }.
class-share = Quelqu’un partage cet appareil
class-shareHint = Vous jouez à la même table et vous passez l’appareil.
class-shareName = Son nom
class-shareButton = Ajouter
class-inClass =
    { $count ->
        [one] { $count } élève
       *[other] { $count } élèves
    } dans la classe
class-gameOver = Toutes les tables ont fini.
class-toDebrief = Où est passé l’argent
class-practiceGame = Essai
class-gameNumber = Partie { $number }
class-lastRoundAt = Dernière manche à { $time }
class-pausedHere = La partie a été suspendue un instant par ton enseignant.
class-tableOf = Table { $number } d’une classe
class-backToClass = Vers la classe

class-voteTitle = Quelle règle changerais-tu ?
class-voteHint = Choisis-en une. Tu peux changer d’avis jusqu’à la fin du vote.
class-voted = Ton vote compte.
class-cast =
    { $count ->
        [one] { $count } vote sur { $of }.
       *[other] { $count } votes sur { $of }.
    }
class-result =
    { $name } : { $votes ->
        [one] { $votes } voix
       *[other] { $votes } voix
    }

class-board = Le tableau de la classe
class-joinAt = Entrer sur
class-code = Code
class-qr = Image pour les téléphones : la classe
class-linkPupils = Lien pour les élèves
class-linkBeamer = Lien pour le projecteur (à regarder, sans rien toucher)
class-linkTeacher = Ton propre lien. Garde-le : c’est le seul chemin pour revenir ici
class-links = Liens
class-start = Lancer la partie
class-startPractice = Lancer l’essai
class-pause = Tout suspendre
class-resume = Reprendre
class-end = Tout arrêter
class-endSure = Arrêter toutes les tables maintenant, avec les points tels quels ?
class-endTable = Arrêter cette table
class-endTableSure = Arrêter cette table maintenant, avec les points tels quels ?
class-yes = Oui
class-no = Non
class-shuffle = Tirer de nouveaux groupes
class-table = Table { $number }
class-look = Regarder
class-moveTo = Table où joue { $name }
class-rulesOf = Règles de la table { $number }
class-newTable = Une nouvelle table
class-rename = Renommer { $name }
class-renameTo = Nouveau nom
class-remove = Enlever { $name }
class-removeSure = Enlever { $name } de la classe ? Un bot continue à jouer.
class-save = Enregistrer
class-letIn = Faire entrer
class-notThem = Non
class-asksBack = { $name } demande à revenir avec un autre appareil.
class-onlineToo = Quelqu’un joue sous ce nom en ce moment.
class-bot = bot
class-botPlays = un bot joue
class-away = pas là
class-toBot = Laisser un bot jouer pour { $name }
class-botFor = Laisser un bot jouer pour :
class-fromBot = Laisser { $name } rejouer
class-shares = partage avec { $name }
class-pupils = Élèves
class-nobodyYet = Encore personne ici.
class-waits = On attend { $names } depuis { $duration }
class-seconds = { $seconds } s
class-minutesAndSeconds = { $minutes } min { $seconds } s
class-waitsShort = On attend { $names }
class-noAnswer = Cette table ne répond pas pour l’instant.
class-over = Finie
class-closed = Arrêtée en l’état
class-frozen = Figée : quelque chose a mal tourné
class-round = Manche { $number }
class-paused = En pause
class-lines = { $label } : { $first } au début, { $last } maintenant.
class-extend = { $minutes } minutes de plus
class-noLastRound = Pas de dernière manche
class-setLastRound = Fixer
class-next = La partie suivante
class-sameGroups = Mêmes groupes
class-newGroups = Nouveaux groupes
class-plan = Ce qu’on joue
class-change = Modifier
class-apply = Prendre ça
class-askVote = Demander à la classe quelle règle changer
class-proposals = Propositions
class-proposalKeep = Tout comme avant
class-startVote = Ouvrir le vote
class-closeVote = Clore le vote
class-playWinner = Partie suivante avec « { $name } »
class-stay = La classe reste ouverte
class-endsAt = La classe se ferme d’elle-même à { $time }.
class-endClass = Fermer la classe
class-endClassSure = Fermer la classe maintenant ? Ce qui n’est pas gardé est effacé aussitôt, avec tous les noms.
class-handout = Fiche des règles
class-exportFigures = Chiffres (CSV)
class-exportDecisions = Décisions (CSV)
class-exportRecords = Enregistrements (JSON)
class-print = Imprimer
class-consentOf = { $yes } d’accord, { $no } non.

class-debriefTitle =
    { $game } : même jeu, { $tables ->
        [one] { $tables } économie
       *[other] { $tables } économies
    }
class-differences = Ce qui a différé, et quand
class-questions = De quoi discuter
class-questionsAbout = Tous les nombres viennent de vos tables.
class-charts = Côte à côte
class-meansOf = { $title }, moyenne des tables aux mêmes règles
class-line = Table { $table }
class-lineOf = Table { $table }, { $treatment }
class-mean = Moyenne, { $treatment }
class-tables = Les tables
class-won = En tête
class-scores = Scores
class-turns = Tours
class-endedAs = Fin
class-ownDebrief = Bilan de cette table
class-tableRules = Règles
class-moments = Moments
class-treatmentKey = Même couleur : mêmes règles.

class-handoutTitle = { $game } en une page
class-handoutCode = Ta classe
class-handoutEnter = Ouvre { $address }, tape le code, puis ton nom.
class-handoutMore = Les règles complètes sont à un clic, à chaque table.

## lab: The rule lab's page.

lab-lab = Le labo des règles
lab-lead = Change une règle, fais jouer par des bots quelques centaines de parties avec et sans, et vois ce que deviennent les prix, les dettes et les gagnants.
lab-ready = Prêt à lancer
lab-readyLead = Cinq questions sur l’argent. Lances-en une telle quelle, ou modifie-la.
lab-own = Ton expérience
lab-loading = On installe le labo…
lab-game = Jeu
lab-players = Joueurs
lab-playersAny = comme les bots
lab-bots = Qui joue
lab-botsHint = À partir de la première place ; le dernier prend toutes les places restantes. Les places tournent d’une partie à l’autre.
lab-bot = Bot { $at }
lab-temperOf = Tempérament du bot { $at }
lab-anyTemper = son propre tempérament
lab-addBot = Un autre bot
lab-remove = Enlever
lab-removeBot = Enlever le bot { $at }
lab-varied = Ce qui change
lab-variedHint = La première valeur est celle à laquelle on compare les autres. Avec deux changements, chaque combinaison est jouée.
lab-chooseOption = Choisis quoi changer…
lab-option = Changer
lab-optionMore = Et changer
lab-anotherOption = Changer autre chose en plus
lab-dropOption = Laisser ça comme c’est
lab-atTable = À la table
lab-variants = Variantes
lab-numbers = Nombres imprimés
lab-cards = Tes propres cartes
lab-variedPlayers = Nombre de joueurs
lab-variedBots = Tous les bots
lab-variedBot = Un bot parmi les autres
lab-values = Valeurs
lab-valuesHint = Imprimé : { $printed }. Possible : de { $low } à { $high }. Écris « 10, 20, 40 » ou « 0..5 ».
lab-valuesPlain = Écris « 10, 20, 40 » ou « 0..5 ».
lab-noValues = Donne au moins deux valeurs à comparer.
lab-valueNumber = Valeur { $at }
lab-valueName = Nom de la valeur { $at }
lab-anotherValue = Une autre valeur
lab-asPrinted = D’origine
lab-ofPrint = d’origine
lab-nobody = Personne
lab-seats =
    { $count ->
        [one] Place 1
       *[other] Places 1 à { $count }
    }
lab-same = Pareil dans toutes les variantes
lab-changed =
    { $count ->
        [one] { $count } option modifiée
       *[other] { $count } options modifiées
    }
lab-primary = Ce qui tranche la question
lab-primaryHint = Choisi avant de jouer les parties, il est testé à part de tous les autres chiffres.
lab-noPrimary = Rien de particulier
lab-meanOf = { $gauge } : moyenne sur la partie
lab-endOf = { $gauge } : à la fin
lab-endsSo = Finit ainsi : { $ending }
lab-figures-rounds = Durée en manches
lab-figures-someone_won = Quelqu’un a gagné
lab-figures-best_score = Score du gagnant
lab-figures-mean_score = Score moyen
lab-figures-first_bot_wins = Victoires du premier bot, en multiples de sa juste part
lab-figures-first_bot_score = Score du premier bot
lab-games = Parties par variante
lab-gamesHint =
    { $variants ->
        [one] { $variants } variante
       *[other] { $variants } variantes
    } ; ici, { $most ->
        [one] { $most } partie
       *[other] { $most } parties
    } au plus pour chacune. La ligne de commande n’a pas de limite.
lab-seed = Graine
lab-seedHint = La même graine donne les mêmes parties.
lab-commonDice = Dés communs
lab-commonDiceHint = Le septième lancer pour un même usage est le même dans toutes les variantes, même après le premier coup différent.
lab-question = Question
lab-hypothesis = Ce que tu attends, et pourquoi
lab-title = Titre
lab-words = Question et attente
lab-run = Lancer l’expérience
lab-again = La relancer
lab-waiting = Attend son tour…
lab-playing =
    { $done } sur { $all ->
        [one] { $all } partie
       *[other] { $all } parties
    } de chaque variante
lab-cancel = Annuler
lab-cancelled = Annulé. Il n’en reste rien.
lab-noResult = L’expérience s’est terminée sans résultat. Essaie avec moins de parties.
lab-badLink = Ce lien ne contient pas d’expérience. Choisis-en une ci-dessous.
lab-result = Résultat
lab-cut =
    Le temps était écoulé après { $played ->
        [one] { $played } partie
       *[other] { $played } parties
    } de chaque variante ; tu en voulais { $asked }, mais d’autres attendaient leur tour. Le lien et le fichier en demandent exactement { $played } et donnent donc les mêmes nombres. La ligne de commande les joue toutes.
lab-link = Lien vers cette expérience
lab-linkHint = Qui l’ouvre obtient les mêmes nombres.
lab-file = Fichier de l’expérience
lab-fileHint = Pour la ligne de commande : countinghouse experiment experiment.json
lab-everything = Tout (JSON)
lab-page = Ce rapport en une page
lab-openFile = Ouvrir un fichier d’expérience
lab-badFile = Ce fichier ne contient pas d’expérience. Les fichiers TOML sont pour la ligne de commande ; ici, c’est du JSON.
lab-outliers = Parties à voir
lab-outliersHint = Chacune s’ouvre pour être revue, toutes mains visibles.
lab-watch = Regarder
lab-watchOf = Regarder : { $what }, { $variant }
# $rounds is "12 rounds", or as the game itself counts.
lab-outlierLongest = La plus longue : { $rounds }
lab-outlierShortest = La plus courte : { $rounds }
lab-outlierHighest = La victoire avec le plus de points : { $value }
lab-outlierLowest = La victoire avec le moins de points : { $value }
lab-outlierFaults = Un bot a échoué : { $value } fois
lab-gameNumber = partie { $game }

## debrief: The page that shows what happened to the money.

debrief-debrief = Où est passé l’argent
debrief-of = { $game } : où est passé l’argent
debrief-hint = Courbes, dettes, flux et questions d’une partie finie. Dépose ici un enregistrement, ou choisis-le.
debrief-loading = Lecture de la partie…
debrief-played =
    Joué en { $perRound ->
        [1]
            { $count ->
                [one] { $count } manche
               *[other] { $count } manches
            }
       *[other]
            { $count ->
                [one] { $count } tour
               *[other] { $count } tours
            }
    }.
debrief-result = Résultat
debrief-place = { $place }. { $name }, { $score }
debrief-story = L’histoire
debrief-watchThis = Voir ce moment
debrief-charts = En chiffres
debrief-momentNumber = Moment { $number }
debrief-turn =
    { $perRound ->
        [1] Manche
       *[other] Tour
    }
debrief-turnAxis =
    { $perRound ->
        [1] manche →
       *[other] tour →
    }
# A line of a chart in words.
debrief-line =
    { $name } : { $first } au début, au plus haut { $high } ({ $perRound ->
        [1] manche { $highTurn }
       *[other] tour { $highTurn }
    }), au plus bas { $low } ({ $perRound ->
        [1] manche { $lowTurn }
       *[other] tour { $lowTurn }
    }), { $last } à la fin.
debrief-steady = { $name } : { $value } tout du long.
debrief-nothing = { $name } : aucun relevé.
debrief-debts = Qui devait à qui
debrief-debtsAbout = Les flèches vont du débiteur au créancier, d’autant plus larges que la dette est grosse. Dans chaque cercle : ce qu’on lui doit, moins ce qu’il doit. Bouge le curseur pour voir les dettes aller et venir.
debrief-after =
    Après { $perRound ->
        [1] la manche
       *[other] le tour
    } { $turn }
# $creditor begins a sentence ("The public"), $creditorInside stands inside one ("the public").
debrief-owes = { $debtor } doit { $amount } (créancier : { $creditorInside })
debrief-nobodyOwes = Personne ne devait rien.
debrief-debtor = Débiteur
debrief-creditor = Créancier
debrief-amount = Montant
debrief-instalment = Versement
debrief-security = Gage
debrief-flows = D’où c’est venu, où c’est parti
# $ware as it stands in a list ("Gold"), $wareSmall as it stands inside a sentence.
debrief-flowsOf = D’où c’est venu, où c’est parti : { $name }, { $wareSmall }
debrief-flowsAbout = { $name } : à gauche tout ce qui est arrivé, à droite tout ce qui est parti, sur toute la partie : { $wareSmall }.
debrief-whose = De qui
debrief-what = Quoi
debrief-own = { $ware }, propres promesses
debrief-atTheStart = Au départ
debrief-atTheEnd = Reste à la fin
debrief-owedAtTheStart = Dû au départ
debrief-owedAtTheEnd = Encore dû à la fin
debrief-other = Tout le reste
debrief-from = De
debrief-to = À
debrief-by = Par
debrief-came = { $name } a reçu { $sum } : { $parts }.
debrief-went = { $name } a donné { $sum } : { $parts }.
debrief-part = { $label } { $amount }
debrief-noFlows = { $name } n’en a rien reçu ni donné.
debrief-beyond = La valeur la plus haute est { $highest } : les lignes qui sortent du graphique à { $edge } sont au-dessus.
debrief-estimates = Tournants
debrief-estimatesAbout = À partir de chacun de ces moments, des bots ont joué la partie jusqu’au bout { $games } fois. Les lignes montrent la part des parties gagnées par chaque place ; un écart de moins de { $luck } peut être dû au hasard.
debrief-gameItself = La partie elle-même
debrief-estimatesComing = Des bots jouent la partie jusqu’au bout à partir de plusieurs moments. Cela prend un peu de temps.
debrief-rose =
    { $name } monte de { $from } à { $to } entre { $perRound ->
        [1] la manche
       *[other] le tour
    } { $before } et { $perRound ->
        [1] la manche
       *[other] le tour
    } { $after }.
debrief-fell =
    { $name } descend de { $from } à { $to } entre { $perRound ->
        [1] la manche
       *[other] le tour
    } { $before } et { $perRound ->
        [1] la manche
       *[other] le tour
    } { $after }.
debrief-losses = Où ai-je perdu la partie ?
debrief-lossesAbout = Des bots reprennent les coups d’une personne, sans en savoir plus qu’elle à ce moment-là, et disent lesquels ont coûté le plus. À partir de chacun, ils jouent la suite de nombreuses fois : les chances de gagner sont la part des parties gagnées.
debrief-lossesOf = Coups de
debrief-lossesFind = Chercher les coups les plus coûteux
debrief-lossesNone = Aucun coup de { $name } n’a coûté cher à lui seul.
debrief-lossesCut = Les bots n’ont pas fini à temps. Réessaie quand moins de gens utilisent cette maison.
debrief-lossTaken =
    { $perRound ->
        [1] Manche
       *[other] Tour
    } { $turn } : { $taken }
debrief-lossBetter = Mieux : { $better }
debrief-lossChance = Chances de gagner : { $to } au lieu de { $from }. Ce coup a coûté entre { $low } et { $high } parties sur cent.
debrief-lossWhy = Un tour de table plus tard : { $reasons }.
# Un chiffre après le meilleur coup et après celui qui a été joué.
debrief-lossReason = { $label } : { $better } au lieu de { $taken }
debrief-questions = De quoi discuter
debrief-questionsAbout = Tous les nombres viennent de cette partie ; les liens mènent aux moments.
debrief-tryInLab = Essayer au labo des règles
debrief-tryIt = Monter une partie avec d’autres règles
debrief-more = Tous les autres chiffres
debrief-saveCsv = Chiffres (CSV)
debrief-saveJson = Tout (JSON)
debrief-picture = Image à partager
debrief-print = Imprimer
debrief-watchAgain = Revoir la partie
debrief-backToTable = À la table
debrief-share = { $percent } %

## guide: The guide of a guided game.

guide-guide = Guide
guide-learn = Première partie ? Apprends en quatre minutes
guide-learnShort = Apprendre en quatre minutes
guide-learnFor = Apprendre { $game } en quatre minutes
guide-lesson = { $at } sur { $of }
guide-lessonSaid = Leçon { $at } sur { $of }
guide-next = Suite
guide-back = Retour
guide-doIt = Fais-le pour moi
guide-others = Les autres jouent. Regarde ce qu’ils font aux prix et à l’argent.
guide-othersHint = Ce n’est pas encore à toi : ici, le guide fait jouer les autres d’abord.
guide-elsewhere = Tu peux le faire. Mais le guide a autre chose à montrer ici et ne pourra pas te suivre.
guide-keepTo = Revenir à la leçon
guide-goOn = Le faire quand même
guide-left = Tu as pris ton propre chemin, et les autres jouent maintenant à leur guise. Continue, ou reprends ton dernier coup et le guide repart.
guide-takeBack = Reprendre le coup
guide-close = Quitter le guide
guide-closeHint = La partie continue sans lui.
guide-fixed = Les dés d’une partie guidée sont fixés, pour que tout le monde apprenne de la même partie. Dans toutes les autres, nul ne peut les connaître d’avance.
guide-rule = Règle
guide-readRule = Lire la règle
guide-playReal = Jouer une partie entière
guide-otherGames = Tous les jeux

## chart: What stands around every chart.

chart-asTable = En tableau
chart-tableOf = { $title }, en tableau
chart-saveSvg = SVG
chart-savePng = PNG
chart-saveCsv = CSV
chart-saveSvgOf = Enregistrer en SVG : { $title }
chart-savePngOf = Enregistrer en PNG : { $title }
chart-saveCsvOf = Enregistrer en CSV : { $title }

## problem: Why the server did not do something. In English the server's own sentences are shown; $first, $second and
## $third are the numbers in them, $detail is what only the server knows.

## What bots say when they are asked for advice.

advice-ask = Que ferais-tu ?
advice-asking = Les bots réfléchissent…
advice-would = Un bon bot choisirait : { $action }
advice-only = Les bots ne voient rien d’autre à quoi le comparer.
advice-better = Sur cent parties, { $chance } sont alors gagnées, { $next } après « { $other } ».
advice-close = C’est serré : sur cent parties, { $chance } sont alors gagnées, { $next } après « { $other } ».
advice-later = Un tour de table plus tard : { $reasons }.
advice-reason = { $label } : { $value } au lieu de { $other }
advice-score = Score
advice-choose = Choisir cela
advice-putAway = Ranger le conseil
advice-whyOf = Pourquoi { $name } a-t-il fait cela ?
advice-whySame = D’après ce que tu vois, d’autres bots auraient fait comme { $name }.
advice-whyBetter = D’après ce que tu vois, cela rapporte : sur cent parties, { $name } en gagne alors { $chance }, { $next } après « { $other } ».
advice-whyWorse = D’après ce que tu vois, « { $other } » paraît meilleur : { $name } gagnerait { $next } parties sur cent au lieu de { $chance }. { $name } en sait peut-être plus que toi.
advice-whyClose = D’après ce que tu vois, c’était serré : sur cent parties, { $name } en gagne alors { $chance }, { $next } après « { $other } ».
advice-times = { $count ->
    [one] a demandé conseil une fois
   *[other] a demandé conseil { $count } fois
}
advice-option = Conseils des bots
advice-optionHint = On peut demander aux bots ce qu’ils feraient et pourquoi un bot a joué un coup. Tout le monde voit combien de fois.
advice-optionOff = Pas de conseils des bots

problem-no_such_table = Cette table n’existe pas. Vérifie le code.
problem-no_such_class = Cette classe n’existe pas. Vérifie le code.
problem-class_ended = Cette classe est finie, et ce qu’elle contenait est effacé.
problem-not_in_class = Seuls l’enseignant de cette classe, ou ceux qui y sont, peuvent voir ou faire cela.
problem-wrong_stage = Pas maintenant : la classe en est à un autre moment de la leçon.
problem-no_such_pupil = Personne n’a ce numéro dans cette classe.
problem-no_such_group = Cette classe n’a pas de telle table.
problem-teachers_table = Cette table est celle d’une classe. C’est l’enseignant qui dit qui s’assoit où, et quand elle commence et finit.
problem-chat_off = Le chat est coupé dans cette classe.
problem-advice_off = À cette table, les bots ne donnent pas de conseils.
problem-no_bot_moved = Aucun bot n’a joué là.
problem-not_told = Ce que ce bot a fait t’était caché, ou tenait à ce qu’il a en main. Il ne le dit pas.
problem-no_undo = Ici, aucun coup ne peut être repris : toutes les tables de la classe ont les mêmes dés.
problem-not_offered = Cette maison ne propose pas cela pour les enregistrements.
problem-no_such_page = Il n’y a rien à cette adresse.
problem-guided = Les dés d’une partie guidée sont fixés, donc elle n’est ni affichée ni regardée.
problem-name_taken = Quelqu’un à cette table s’appelle ainsi, ou presque. Prends un autre nom.
problem-name_in_class = Quelqu’un dans cette classe s’appelle ainsi, ou presque. Prends un autre nom.
problem-bad_nonce = Un nonce a jusqu’à 64 chiffres hexadécimaux, en nombre pair.
problem-no_such_experiment = Ce résultat n’est plus là. Relance l’expérience : elle donne la même chose.
problem-lab_busy = D’autres attendent déjà leur expérience. Réessaie dans une minute.
problem-table_full = Toutes les places de cette table sont prises. Tu peux regarder.
problem-seat_taken = Quelqu’un est assis là.
problem-nobody_to_ask = Cette place a été donnée à quelqu’un d’autre, et il n’y a personne à la table pour accepter que tu la reprennes.
problem-too_few_to_vouch = Il faut que deux autres se portent garants pour toi, pour que personne ne puisse regarder une main en douce. Utilise ton lien personnel ; ou l’hôte demande à la personne d’avant de partir, et tu demandes la place libre.
problem-seat_asked_for = Quelqu’un demande déjà une place. Attends la réponse des autres.
problem-no_such_ask = Plus personne ne demande de place.
problem-empty_seats = Des places sont encore vides : attends des joueurs, ou mets-y des bots.
problem-already_started = La partie a déjà commencé.
problem-not_started = La partie n’a pas encore commencé.
problem-over = La partie est finie.
problem-not_over = L’enregistrement, avec la graine, sera disponible quand la partie sera finie.
problem-not_host = Seul l’hôte peut le faire.
problem-not_seated = Tu regardes. Il faut être à la table pour faire cela.
problem-unknown_token = Ce jeton n’est celui d’aucune place de cette table.
problem-no_hello = Le premier message doit être un hello.
problem-hello_twice = Hello a déjà été dit.
problem-store_unavailable = Le serveur n’a pas accès à son stockage en ce moment. Rien n’est perdu et rien n’a été fait ; réessaie.
problem-disk_full = Le disque du serveur est plein. Ce qui a été joué est gardé, mais rien de nouveau ne peut être enregistré avant qu’il y ait de la place.
problem-store_damaged = Le stockage du serveur est endommagé, et réessayer n’y change rien. Préviens qui tient ce serveur.
problem-store_read_only = Le stockage du serveur est en lecture seule. Ce qui a été joué est gardé ; préviens qui tient ce serveur.
problem-data_folder_gone = Le dossier de données du serveur a été déplacé, donc le serveur s’arrête. Ce qui a été joué est gardé dans le dossier.
problem-busy = On demande trop de choses à la fois à cette table. Réessaie dans un instant.
problem-too_fast = Tu demandes trop de choses à la fois. Attends un instant.
problem-wrong_host = Ce serveur ne se connaît pas sous ce nom. Qui le tient peut l’ajouter avec --host.
problem-too_slow = La requête n’est pas arrivée à temps.
problem-too_many_changes = Tu as changé d’avis très souvent. Attends un instant avant de recommencer.
problem-wrong_origin = Les pages d’autres sites n’ont pas le droit de se connecter à ce serveur.
problem-not_your_seat = Cette place n’est pas la tienne.
problem-which_seat = Cet appareil tient plusieurs places : dis pour laquelle.
problem-covered = Cette place est derrière son rideau : lève-le d’abord.
problem-bad_colour = Il y a six couleurs, de 0 à 5, et chacune est pour une seule place.
problem-bad_order = Le nouvel ordre doit nommer chaque place une fois.
problem-not_absent = Cette personne est là. Rappelle-lui de jouer ; si elle reste muette une demi-minute, un bot pourra jouer pour elle.
problem-people_sit = Il y a quelqu’un à toutes les places qu’il faudrait enlever. Demande d’abord à quelqu’un de partir.
problem-too_many_devices = Tant d’appareils jouent déjà à cette place qu’on ne peut pas en ajouter.
problem-not_waited_for = Personne n’attend cette personne, ou un bot joue pour elle.
problem-nudged_already = Le rappel vient d’être fait.
problem-nothing_to_undo = Tu n’as aucun coup à reprendre.
problem-no_such_undo = Plus personne ne te demande d’accepter cela.
problem-paused = L’hôte a suspendu la partie un instant.
problem-closed = L’hôte a fermé cette table.
problem-closed_by_operator = La personne qui tient cette maison a fermé cette table.
problem-cleared_abandoned = Cette table a été débarrassée, car personne ne s’en servait depuis longtemps. Sa partie n’était pas finie.
problem-cleared_kept = Cette table a été débarrassée, car personne ne s’en servait depuis longtemps. L’enregistrement de sa partie est conservé et peut être téléchargé.
problem-cleared_exported = Cette table a été débarrassée, car personne ne s’en servait depuis longtemps. L’enregistrement de sa partie est chez qui tient ce serveur.
problem-cleared_deleted = Cette table a été débarrassée, car personne ne s’en servait depuis longtemps. L’enregistrement de sa partie a été effacé avec elle.
problem-bad_secret = Ce lien a déjà servi, est trop vieux, ou sa place est allée à quelqu’un d’autre.
problem-stopping = Le serveur s’arrête.
problem-moved = Cette table vient de passer sur une autre machine de cette maison. Elle reprend d’elle-même dans un instant.
problem-elsewhere = La machine qui tient cette table ne répond pas en ce moment. La table reprend d’elle-même en quelques secondes.
problem-refused = Les règles l’interdisent.
problem-class_full = Cette classe est pleine : elle a { $first } élèves.
problem-bad_class = La classe ne peut pas être réglée ainsi : { $detail }.
problem-no_such_game = { $detail }.
problem-no_guided_game = Il n’y a pas de partie guidée de ce jeu.
problem-bad_setup = { $detail }.
problem-bad_seats = Ce jeu se joue de { $first } à { $second } joueurs ; cette table en aurait { $third }.
problem-bad_name = Un nom a de { $first } à { $second } caractères visibles.
problem-no_such_level = Il n’y a pas de bot de ce niveau ; il y a : { $detail }.
problem-no_such_temper = Ce bot n’a pas ce tempérament ; il connaît : { $detail }.
problem-bad_record = Cet enregistrement ne peut pas être ouvert : { $detail }.
problem-bad_experiment = Cette expérience ne peut pas être lancée ici : { $detail }.
problem-no_such_seat = Cette table n’a pas de place { $first }.
problem-wrong_protocol = Le serveur est d’une autre version. Recharge la page.
problem-unreadable = Le serveur ne comprend pas le message : { $detail }.
problem-bad_ref = Le serveur ne comprend pas le message.
problem-too_large = Le message dépasse { $first } octets.
problem-body_too_large = La requête dépasse { $first } octets.
problem-frozen = Quelque chose a mal tourné dans cette partie ; la table est figée.
problem-too_many_sockets = Trop de connexions viennent de ton réseau : { $first } au plus à la fois. Fermes-en quelques-unes et réessaie.
problem-too_many_seats = Trop de personnes de ton réseau s’assoient : { $first } au plus par minute. Réessaie dans une minute.
problem-too_many_tables = Trop de tables ont été ouvertes depuis ton réseau : { $first } au plus par heure. Réessaie plus tard.
problem-too_many_experiments = Trop d’expériences ont été lancées depuis ton réseau : { $first } au plus par heure. Réessaie plus tard.
problem-house_full = La maison est pleine : { $first } tables sont occupées. Réessaie plus tard.
problem-bad_time = Une table à la pendule donne de { $first } à { $second } secondes par réponse.
problem-bad_line = Une ligne de chat a de { $first } à { $second } caractères.
