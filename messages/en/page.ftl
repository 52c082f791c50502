### The page itself: what is said around the games.
### docs/translating.md says how such a file is read.

## page: The first page, the waiting room, the table and the rules: everything that is not of one game.

# Before the list is there, the games are not counted.
page-tagline =
    { $games ->
        [0] Games
        [1] One game
        [2] Two games
        [3] Three games
        [4] Four games
        [5] Five games
        [6] Six games
        [7] Seven games
        [8] Eight games
        [9] Nine games
        [10] Ten games
       *[other] { $games } games
    } about money. Sit down against bots, or send a link to friends.
page-serverUnreachable = The house does not answer. Is the server running?
page-serverTrouble = The server could not do that. Try again in a moment.
# Names for players who have not chosen one, with commas between them. They may be others in every language.
page-friendlyNames = Heron, Juniper, Marlow, Saffron, Wren, Linden, Cassia, Orrin, Tansy, Rowan, Maple, Fenn
page-tryAgain = Try again

page-games = The games
page-loading = The house is opening …
page-loadingGames = Laying out the games …
page-loadingGame = Fetching the box from the shelf …
page-minutes = { $least }–{ $most } min
page-minutesAbout = about { $least } min
page-minutesEach = { $least }–{ $most } min a player
page-minutesAboutEach = about { $least } min a player
page-playNow = Play now
page-playNowHint =
    against { $bots } { $bots ->
        [one] bot
       *[other] bots
    }
page-newTable = New table
page-newTableFor = New table: { $game }
page-rules = Rules
page-rulesOf = Rules of { $game }
page-players = { $min }–{ $max } players
page-playersExactly = { $min } players
page-yourName = Your name
page-joinByCode = Join a table
page-haveCode = A friend gave you a code?
page-code = Code
page-notACode = A code has letters and digits only. Look again, or paste the whole link.
page-publicTables = Public tables
page-publicTablesHint = Anyone may sit down or watch.
page-noPublicTables = None at the moment. Open one and make it public.
page-freeSeats =
    { $n ->
        [one] 1 free seat
       *[other] { $n } free seats
    }
page-watch = watch
page-join = Join
page-yourTables = Your tables
page-yourTablesHint = Remembered by this browser only.
page-forget = Forget
page-forgetTable = Forget table { $code }
page-seatNumber = Seat { $seat }

page-howMany = Players
page-seats = Seats
page-you = You
page-person = A person with the link
page-personHere = A person at this device
page-playerNumber = Player { $n }
page-nameOfSeat = Name on seat { $seat }
page-bot = Bot: { $level }
# The levels of bots.
page-level-random = Random
page-level-newcomer = Newcomer
page-level-novice = Novice
page-level-apprentice = Apprentice
page-level-trader = Trader
page-level-master = Master
# What to expect of each level, one line.
page-levelIs-newcomer = Knows the rules, overlooks a lot: for a first game
page-levelIs-novice = Plays by rules of thumb
page-levelIs-apprentice = Knows what things are worth, and forgets it now and then
page-levelIs-trader = Reckons what everything is worth and deals accordingly
page-levelIs-master = Thinks ahead about every choice, and takes longer
# The tempers of bots, and two of them together.
page-temper-steady = steady
page-temper-careful = careful
page-temper-daring = daring
page-temper-cooperative = cooperative
page-temper-selfish = selfish
page-and = { $one } and { $two }
page-anyTemper = of its own mind
page-temperOnSeat = Temper of the bot on seat { $seat }
page-botOnSeat = Bot on seat { $seat }
page-noBot = No bot
page-settings = This table
page-isPublic = Public
page-isPublicHint = listed on the first page
page-isPrivate = By link only
page-spectators = Spectators welcome
page-spectatorsHint = they see what everyone sees
page-noSpectators = No spectators
page-recordChoice = Its record then
page-cleared =
    This house clears a table away { $days ->
        [one] a day
       *[other] { $days } days
    } after its game is over.
page-recordChoices-keep = is kept here and can be downloaded
page-recordChoices-export = goes to whoever runs this house
page-recordChoices-delete = is deleted with it
page-recordSays = The record of the game { $choice }.
page-time = Time
page-noClock = Relaxed, no clock
page-secondsEach = { $seconds } seconds for each answer
page-options = Options
page-optionsHint = Every number is as printed until you change it. With a changed one the table plays house rules.
page-houseRule = House rule
page-printed = printed: { $value }
page-houseRulesHere = This table plays house rules. In the text they are marked.
page-houseRuleSays = { $label } { $value } (printed { $printed })
page-printedIs = printed { $printed }
page-on = on
page-off = off
page-ownOfTable = of its own
page-houseRules =
    { $n ->
        [one] 1 house rule
       *[other] { $n } house rules
    }
page-deckFile = A file of your own:
page-asPrinted = As printed.
page-ownLoaded = Your own.
page-deckNotJson = This is not JSON.
page-editDeck = Make a deck of your own
page-editDeckFrom = Make a deck of your own from “{ $name }”
page-keptDeck = The deck you made last
page-saveDeck = Save the deck as a file
page-printedAgain = Back to the printed deck
page-deckSound = A table can be opened with this deck.
page-dataSound = A table can be opened with this.
page-saveData = Save as a file
page-nothing = nothing
page-add = Add
page-addTo = Add to { $list }
page-remove = Remove
page-removeNamed = Remove { $name }
page-rowNumber = { $list } { $n }
page-yes = Yes
page-no = No
page-openTable = Open the table
page-cancel = Cancel
page-back = Back to the games

page-waitingRoom = Waiting room
page-invite = Send this link to those who should play:
page-linkToTable = Link to this table
page-qrCode = Code with the link to this table, for a phone camera
page-qrHint = Phones in the room can read this.
page-changeColour = Another colour for { $name }
page-colours = Colours
page-colourNames-orange = orange
page-colourNames-pink = pink
page-colourNames-black = black
page-colourNames-white = white
page-colourNames-purple = purple
page-colourNames-yellow = yellow
page-ready = ready
page-iAmReady = I am ready
page-notReady = Not ready yet: { $names }. You can start all the same.
page-allReady = Everyone is ready.
page-removePerson = Ask { $name } to leave
page-leaveSeat = Leave my seat
page-closeTable = Close the table
page-closeTableHint = The game ends unfinished for everyone. Its record stays.
page-copy = Copy
page-copied = Copied
page-orCode = or tell them the code
page-emptySeat = Empty seat
page-seatBot = Seat a bot
page-removeBot = Remove bot
page-takeSeat = Take a seat
page-takeSeatHint = This table has a free seat.
page-askForSeat = Ask for a seat
page-askForSeatHint = A seat of this game is free. Everybody at the table has to agree that you take it over; if it was yours, you are back at once.
page-seatAsked = { $name } would like to take over the seat of { $seat } and will see what is hidden there.
page-seatWaits = You asked for a seat. Waiting for { $names }.
page-seatRefused = You were not given the seat. You can ask again later.
page-tableFull = All seats are taken. You are watching.
page-start = Start the game
page-startWhenFull = Every seat needs a person or a bot before the game can start.
page-hostStarts = { $host } starts the game.
page-online = here
page-offline = away
page-host = host

page-yourTurn = Your turn
page-waitingFor = Waiting for
page-gameOver = The game is over
page-round = Round { $round }
page-rounds =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
page-watching = You are watching
page-dealing = Setting up the table …
page-lost = Not connected. Trying again; nothing you did is gone.
page-unconfirmed = Sent. The house has not confirmed it yet.
page-unsent = What you sent last will be sent again.
page-frozen = Something went wrong in this game. The table stands still and nothing is lost.
page-noSuchTable = There is no table here
page-clearedTable = This table was cleared away
page-noSuchTableHint = The code may be mistyped, or the table is gone.
page-draftKept = Your draft was kept.
page-draftStays = Your draft stays here.
page-closed = This table is closed.
page-paused = The host has paused the game.
page-pause = Pause the game
page-goOn = Go on
page-undo = Take back my last move
page-askUndo = Ask to take back my last move
page-undoAsked = { $name } would like to take back their last move and what came after it.
page-undoWaits = You asked to take back. Waiting for { $names }.
page-agree = Agree
page-disagree = No
page-takenBack = taken back
page-botPlaysForYou = A bot plays for you. When only bots are left, the game runs fast.
page-takeSeatBack = Take my seat back
page-handOver = Let a bot play for me
page-standIn = a bot stands in
page-botFillsIn = a bot fills in; the seat is free
page-botPlayed =
    The bot played { $n ->
        [one] 1 move
       *[other] { $n } moves
    } for you
page-sinceLastTurn =
    Since your last turn: { $n } { $n ->
        [one] event
       *[other] events
    }
page-newEvents = { $n } new
page-sinceLastTurnMark = since your last turn
page-nudge = Remind { $name }
page-nudged = { $name } is waiting for you.
page-timeLeft = { $name }: { $left } left
page-goingOnce = going once
page-goingTwice = going twice
page-turnOf = { $name }’s turn
page-curtain = Pass the device on
page-curtainDown = The curtain is down. Say who is looking.
page-curtainLook = Look behind the curtain of
page-iAm = I am { $name }
page-coverUp = Curtain down
page-menu = Table and settings
page-choices = What you can do
page-whatItDid = You:
page-pace = Speed of bots
page-paces-slow = slow: three seconds a move
page-paces-calm = calm: a second or two
page-paces-quick = quick
page-paces-instant = at once
page-isFinal = cannot be taken back
page-canBeTakenBack = can be taken back
page-thisIsFinal = This cannot be taken back.
page-notThisLot = Not this lot, at any price
page-passedLot = You are out of this auction, whatever is bid.
page-askAgain = Ask me again
# The vault or the hand, next to the choices.
page-mine = What you hold
page-skipToChoices = To your choices
page-lookAndSound = Look and sound
page-sound = Sound
page-motion = Things move
page-hints = Hints for a first game
page-speech = Said to a screen reader
page-speechLevels-all = Everything
page-speechLevels-important = What concerns me, dice and crises
page-speechLevels-mine = Only what concerns me
page-keysHint = Press W to hear what changed for you, S to hear how you stand.
page-nothingForYou = Nothing has changed for you since your last turn.
page-andMore =
    { $n ->
        [one] And one more event in the log.
       *[other] And { $n } more events in the log.
    }
page-notifyAsked = Shall we tell you when it is your turn while this page is hidden?
page-notifyYes = Yes, tell me
page-notifyNo = No, thanks
page-notifyMe = A notification when it is my turn and the page is hidden
page-howToWin = How do I win?
page-goalRead = Let’s play
page-overview = Goal and order of play
page-readRules = Read the rules
page-hint = Hint
page-gotIt = Got it
page-noHints = No more hints
page-mySeat = My seat
page-otherDevice = Play on another device
page-otherDeviceHint = This link works once. The other device then plays from this seat; so does this one.
page-qrDevice = Code with the link for another device, for its camera
page-hostPowers = You are the host
page-chat = Chat
page-chatEmpty = Nothing said yet.
page-chatWrite = Say something
page-chatSend = Send
page-muteSomebody = Mute somebody
page-mute = Mute { $name }
page-unread = { $n } new
page-side = Log, chat and rules
page-board = Table
page-others = Players
page-log = Log
page-everyCoin = Every coin that moves
page-tabs = Parts of the table
page-thisStep = This step
page-onlyYouSee = Only you see
page-covered = behind the screen
page-none = none
page-toAct = to act
page-thinking = thinking …
page-botLevel = bot, { $level }
page-nothingAsked = Nothing is asked of you right now.
page-notYourTurn = Not your turn: waiting for { $names }.
page-notNow = Nothing can be done with that in this step.
page-formInHand = Send or cancel what you are filling in first.
page-allChoices = All choices
page-moreChoices =
    { $n ->
        [one] 1 more choice
       *[other] { $n } more choices
    }
page-fewerChoices = Fewer choices
page-onBoard = Click what glows on the board, or choose here.
page-choicesFor = Choices for

page-yourChoices = Your choices
page-nothingToDo = Nothing to do right now.
page-nothingLeft = You are watching this game.
page-commit-pick = Confirm
page-commit-amount = Confirm
page-commit-payment = Pay
page-commit-spread = Confirm
page-commit-offer = Make the offer
page-commit-vote = Vote
page-commit-order = Confirm
page-wouldHappen = This would happen:
page-thenOpen = What follows is decided by chance, or by something you cannot see.
page-allOpen = What happens is decided by chance, or by something you cannot see.
page-wouldHappenBy = “{ $button }” would do this:
page-alike = { $label } ({ $n } of { $of })
page-wouldBeRefused = The rules forbid this:
page-less = less
page-more = more
page-minimum = least
page-maximum = most
page-rest = rest
page-all = all
page-of = { $n } of { $total }
page-between = { $min } to { $max }
page-chosenWorth = worth { $have } of { $worth }
page-sum = Together
page-evenly = Evenly
page-up = Move up
page-down = Move down
page-sure = Yes, do it
page-readRule = Read the rule
# By its place on the page: each is told from the others.
page-table = A table of figures ({ $place })
page-chapters = On this page
page-notes = Notes
page-note = Note { $number }
page-backToText =
    { $time ->
        [one] Back to the text, from note { $number }
       *[other] Back to the text, from note { $number }, place { $time }
    }
page-close = Close
page-refused = That is not allowed.

page-deals = Offers on the table
page-dealsOfOthers = Offers between others
page-offerFrom = offers
page-offerNumber = Offer { $id }
page-money = ${ $amount }
page-offerForYou = An offer for you
page-offersYou = { $name } makes you an offer
page-counter = Counter offer { $id }
page-change = Change

page-scoreSheet = Score sheet
page-total = Result
page-standings = Standings
page-place = Place
page-won = { $names } won.
page-nobodyWon = The table lost together.
page-rematch = Play again with the same people
page-rematchJoin = Join the rematch
page-rematchWatch = Watch the rematch
page-replay = Look at a game again
page-replayOf = { $game }, again
page-replayHint = A record file holds a whole game. Nothing of it is kept by the house.
page-replayLoading = The game is being laid out again…
page-chooseFile = Choose a file
page-dropRecord = Drop a record file here, or choose one.
page-watchAgain = Watch it again
page-debrief = What happened to the money
page-whatIf = What if …
page-whatIfOver = Here the game is over. Go back to a moment before its end to go on from there.
page-goOnAs = Go on from here as
page-goOnBots = Against bots
page-goOnFriends = With friends
page-playOut = Let bots play it out 200 times
page-playingOut = Games played
page-playedOut = { $games } games between traders from action { $entry } on:
page-gameItself = The game itself
page-wonOfPlayouts = won { $share } % ({ $low }–{ $high })
page-watchAgainOf = Watch again: { $game }, table { $code }
page-debriefOf = What happened to the money: { $game }, table { $code }
page-yourGames = Your games
page-yourGamesHint = Finished games that this browser has seen.
page-allYourGames = Show all { $count } games
page-forgetGame = Forget { $game }, table { $code }
page-placeOf =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } of { $players }
page-lookBack = Look back
page-teachClass = Teach a class: one code, thirty pupils, one debrief
page-yourClasses = Your classes
page-asTeacher = as their teacher
page-closedByTeacher = Your teacher has ended the game. It counts as it stands.
page-pausedByTeacher = Your teacher has stopped the game for a moment.
page-backToClass = To the class
page-openLab = What would another rule do? Try it in the rule lab
page-openRecord = Open a record
page-backToTable = Back to the table
page-whatIsShown = What is shown
page-throughTheEyesOf = Seen by
page-aSpectator = a spectator
page-allCardsOpen = all cards open
page-boardOf = from the chair of
page-openHands = What the others hold
page-recordHolds = This record holds: seed, every action and the result
page-recordFails = This record does not hold: { $problem }
page-replayControls = Through the game
page-turnBack = A turn back
page-stepBack = A step back
page-playReplay = Play
page-pauseReplay = Pause
page-stepOn = A step on
page-turnOn = A turn on
page-speed = Speed
page-scrub = Where in the game
page-frameOf = { $at } of { $last }
page-moments = Moments
page-jumpTo = Jump to…
page-momentAt = { $name } ({ $round })
page-actedByBot = (a bot: { $level })
page-actedByClock = (time was up)
page-actedByHost = (by the host)
page-downloadRecord = Download the record
page-checkDice = Check the dice
page-fair = The dice were the ones promised.
page-unfair = The dice were not the ones promised.
page-promiseKept = SHA-256 of the revealed seed is what was published before the game.
page-promiseBroken = SHA-256 of the revealed seed is not what was published before the game.
page-promiseSame = It is the promise this browser was shown in the waiting room.
page-promiseOther = It is another promise than this browser was shown in the waiting room.
page-nonceThere = What your browser added to the seed is part of it.
page-nonceMissing = What your browser added to the seed is missing.
page-verifyHint = To have every single roll checked, give the record to “countinghouse verify”.
page-earlierLeftOut = { $n } earlier events are not shown.
page-showEarlier = Show { $count } earlier lines
page-sinceLast = Since you were last here
page-theme-system = Theme: as the system
page-theme-light = Theme: paper
page-theme-dark = Theme: ink
page-home = Home
page-language = Language
# A language that does not say everything yet; the rest is English.
page-languagePart = { $name } ({ $percent } %)


# How the language writes a noun inside a sentence: small, or capital as German does.
page-nouns = small

# What keeps a form from being sent. $label as it stands above the field, $labelSmall as it stands inside a sentence.
page-lack-choose = Choose: { $labelSmall }.
page-lack-exactly = { $label } must be { $min }.
page-lack-between = { $label } must be between { $min } and { $max }.
page-lack-pickExactly = Pick { $min }.
page-lack-pickBetween = Pick { $min } to { $max }.
page-lack-worth = Worth { $have } so far; it takes { $worth }.
page-lack-toGo = { $n } to go.
page-lack-tooMany = { $n } too many.
page-lack-cap = At most { $cap } of these together; you have { $have }.
page-lack-nothing = Nothing for nothing is no offer.

## people: Seats, names, bots for the absent, the way back to a seat.

people-agoNow = just now
people-agoMinutes =
    { $n ->
        [one] for a minute
       *[other] for { $n } minutes
    }
people-agoHours =
    { $n ->
        [one] for an hour
       *[other] for { $n } hours
    }
people-agoDays =
    { $n ->
        [one] for a day
       *[other] for { $n } days
    }
people-rename = Change the name { $name }
people-newName = New name for { $name }
people-keepName = Save
people-seatsOfTable = Seats
people-seatHere = Somebody at this device
people-seatHereOn = Somebody at this device on seat { $seat }

people-seatLink = My personal link
people-seatLinkWhy = Brings you back to your seat if this browser forgets it. Whoever has it can play for you, so keep it to yourself.
people-seatLinkKeep = Keep it: bookmark it, send it to yourself, or photograph the code.
people-seatLinkQr = Code with your personal link, for a camera

people-wasHere = Did you play here? If your browser has forgotten your seat, open your personal link. Without it, ask the others:
people-iWas = I am { $name }
people-returnAsked = Somebody at a new device says to be { $name } and asks for the seat. Agree only if you know that it is { $name }: they will see what is hidden there.

people-letBotPlay = Let a bot play for me
people-letBotPlayAsk = A bot then makes your moves, and they count. You can stop it at any time.
people-letBotPlayAlone = Only bots are left then, so the game runs quickly to its end. You can stop it at any time.
people-letBotPlayYes = Yes, let it play
people-absent = { $name } is not here, and the game waits.
people-standIn = Let a bot play for { $name }
people-standInHint = A bot plays until they are back. The seat stays theirs.
people-standInEnd = Stop the bot that plays for { $name }

people-tableWaits =
    { $free ->
        [0] Waiting room: everybody is there
        [one] Waiting room: 1 seat free
       *[other] Waiting room: { $free } seats free
    }
people-waitsFor = Waiting for { $names }
people-frozen = Stands still
people-gone = Not there any more
people-rematchWaits = A rematch waits for you
people-allYourTables = Show all { $count } tables

## report: Reports of the lab.

report-interval = { $value } ({ $low } to { $high })
report-band = eight tenths from { $low } to { $high }
report-readings =
    { $count ->
        [one] 1 reading
       *[other] { $count } readings
    }
report-games = games
report-share = share
report-median = median
report-mean = mean
report-tenth = 10 %
report-ninth = 90 %
report-counted = readings
report-estimate = estimate
report-from = from
report-to = to
report-row = figure
report-series = variant
report-column = { $name }: { $what }
report-histogramInWords = { $name }: { $games } games, { $axis } { $low } to { $high }; most often { $mode }, in { $share }.
report-intervalInWords = { $label }, { $name }: { $interval }.
report-courseInWords = { $name }: a median of { $start } in { $axis } { $first }, { $end } in { $axis } { $last }, { $high } at most.
report-saveTable = CSV
report-saveTableOf = Save as CSV: { $title }
report-open = Show: { $title }

## class: The pages for classes.

class-teach = Teach a class
class-teachHint = One code for thirty pupils, every table on one board, one debrief.
class-newClass = A new class
class-titleLabel = What the class is called
class-titleHint = Pupils read it above everything else, for example “9b, Tuesday”.
class-game = Game
class-perTable = Pupils at each table
class-leftOver = Who does not fill a table
class-leftOverKind-bots = One table more, bots on its free seats
class-leftOverKind-larger = Larger tables, as far as the game allows
class-rules = Rules
class-rulesHint = Tables can differ: with two sets of rules, every other table plays by the second. Before the start you can choose for each table.
class-asPrinted = As printed
class-rulesNumber = Rules { $number }
class-nameOfRules = Name of rules { $number }
class-addRules = Other rules for some tables
class-dropRules = Take these rules away
class-more = Practice, chat, clock, luck, research
class-practice = A practice game first
class-practiceHint = It is played like any other, with dice of its own, and the debrief marks it.
class-chat = Chat at the tables
class-advice = Pupils may ask bots for advice
class-lastRound = Last round at
class-lastRoundHint = After that, each table ends with the round it plays, scored as it stands.
class-luck = Luck
class-luckKind-own = Each table has its own dice
class-luckKind-same = The same dice at every table
class-luckHint-own = Tables differ by luck and by what people do.
class-luckHint-same = Equal: the order of every deck, and the first, second, third … die of each kind. Not equal: when a draw comes, to whom, and what people decide. Who looks at a table that is ahead can see what comes, and nothing can be taken back.
class-fair = The dice of this game are promised: { $start }…
class-fairHint = The server drew a seed before the game and shows it when every table has ended. Nobody adds a number of their own, so whoever runs this server could have chosen it.
class-seed = The seed of the dice was { $seed }.
class-hours = The class ends by itself after
class-hours_hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
class-hours_days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
class-keep = Keep tables and records after that
class-keepHint = Else everything is deleted when the class ends, with all names.
class-consent = For research: what pupils are asked to agree to
class-consentHint = They play either way; exports leave out the decisions and figures of those who do not agree, and the records of their tables.
class-open = Open the class
class-cancel = Cancel
class-storedKept = Stored here: your name, where you sit and what is played. The class ends at { $time } at the latest; its games are kept.
class-storedDeleted = Stored here: your name, where you sit and what is played. All of it is deleted when the class ends, at { $time } at the latest.
class-noAccount = No account, no mail address.

class-noSuchClass = There is no such class.
class-noSuchClassHint = Check the code with your teacher.
class-ended = This class has ended.
class-endedHint = Its names and games are deleted, unless they were to be kept.
class-wrongKey = This link does not open the board of this class.
class-loading = One moment …

class-enter = Enter the class
class-yourName = Your name
class-enterButton = Enter
class-agree = I agree
class-lostPlace = I was here already
class-lostPlaceHint = Pick your name; your teacher will let you in.
class-pick = I am { $name }
class-back = Back
class-welcome = Welcome, { $name }.
class-waitForStart = It begins when your teacher starts the game. Keep this page open.
class-waitForNext = Every seat is taken. You play in the next game.
class-asksTeacher = You are { $name }? Tell your teacher to let you in.
class-toTable = To table { $number }
class-yourTable = You sit at table { $number }.
class-share = Somebody shares this device
class-shareHint = You sit at the same table and hand the device to each other.
class-shareName = Their name
class-shareButton = Add them
class-inClass =
    { $count ->
        [one] { $count } pupil
       *[other] { $count } pupils
    } in the class
class-gameOver = Every table has ended.
class-toDebrief = What happened to the money
class-practiceGame = Practice
class-gameNumber = Game { $number }
class-lastRoundAt = Last round at { $time }
class-pausedHere = Your teacher has stopped the game for a moment.
class-tableOf = Table { $number } of a class
class-backToClass = To the class

class-voteTitle = Which rule would you change?
class-voteHint = Choose one. You can change your mind until the vote is closed.
class-voted = Your vote counts.
class-cast = { $count } of { $of } have voted.
class-result =
    { $name }: { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }

class-board = The board of the class
class-joinAt = Enter at
class-code = Code
class-qr = Picture for phones: the class
class-linkPupils = Link for pupils
class-linkBeamer = Link for the beamer (to look, not to touch)
class-linkTeacher = Your own link. Keep it: it is the only way back here
class-links = Links
class-start = Start the game
class-startPractice = Start the practice
class-pause = Pause all
class-resume = Go on
class-end = End all
class-endSure = End every table now, scored as it stands?
class-endTable = End this table
class-endTableSure = End this table now, scored as it stands?
class-yes = Yes
class-no = No
class-shuffle = New groups by lot
class-table = Table { $number }
class-look = Look in
class-moveTo = Table of { $name }
class-rulesOf = Rules of table { $number }
class-newTable = A new table
class-rename = Rename { $name }
class-renameTo = New name
class-remove = Remove { $name }
class-removeSure = Remove { $name } from the class? A bot plays on.
class-save = Save
class-letIn = Let in
class-notThem = No
class-asksBack = { $name } asks to come back with another device.
class-onlineToo = Somebody plays as them at this moment.
class-bot = bot
class-botPlays = a bot plays
class-away = away
class-toBot = Let a bot play for { $name }
class-botFor = Let a bot play for:
class-fromBot = Let { $name } play again
class-shares = shares with { $name }
class-pupils = Pupils
class-nobodyYet = Nobody has entered yet.
class-waits = Waiting for { $names } for { $duration }
class-seconds = { $seconds } s
class-minutesAndSeconds = { $minutes } min { $seconds } s
class-waitsShort = Waiting for { $names }
class-noAnswer = This table does not answer just now.
class-over = Over
class-closed = Ended as it stood
class-frozen = Stands still: something went wrong
class-round = Round { $number }
class-paused = Paused
class-lines = { $label }: { $first } at first, { $last } now.
class-extend = { $minutes } minutes more
class-noLastRound = No last round
class-setLastRound = Set
class-next = The next game
class-sameGroups = Same groups
class-newGroups = New groups
class-plan = What is played
class-change = Change
class-apply = Use this
class-askVote = Ask the class which rule to change
class-proposals = Proposals
class-proposalKeep = Everything as it was
class-startVote = Start the vote
class-closeVote = Close the vote
class-playWinner = Next game with “{ $name }”
class-stay = The class stays open for
class-endsAt = The class ends by itself at { $time }.
class-endClass = End the class
class-endClassSure = End the class now? What is not kept is deleted at once, with all names.
class-handout = Handout of the rules
class-exportFigures = Figures (CSV)
class-exportDecisions = Decisions (CSV)
class-exportRecords = Records (JSON)
class-print = Print
class-consentOf = { $yes } agreed, { $no } did not.

class-debriefTitle =
    { $game }: same game, { $tables ->
        [one] { $tables } economy
       *[other] { $tables } economies
    }
class-differences = What differed, and when
class-questions = What to talk about
class-questionsAbout = Every number is of your own tables.
class-charts = Side by side
class-meansOf = { $title }, mean of the tables with the same rules
class-line = Table { $table }
class-lineOf = Table { $table }, { $treatment }
class-mean = Mean, { $treatment }
class-tables = The tables
class-won = First
class-scores = Scores
class-turns = Turns
class-endedAs = Ended
class-ownDebrief = Debrief of this table
class-tableRules = Rules
class-moments = Moments
class-treatmentKey = Same colour: same rules.

class-handoutTitle = { $game } on one page
class-handoutCode = Your class
class-handoutEnter = Open { $address } and enter the code, then your name.
class-handoutMore = The whole rules are one click away at every table.

## lab: The rule lab's page.

lab-lab = The rule lab
lab-lead = Change a rule, let bots play a few hundred games with it and without it, and see what it does to prices, debts and winners.
lab-ready = Ready to run
lab-readyLead = Five questions about money. Run one as it is, or change it.
lab-own = Your experiment
lab-loading = Setting up the lab …
lab-game = Game
lab-players = Players
lab-playersAny = as many as bots
lab-bots = Who plays
lab-botsHint = From the first seat on; the last one takes all seats that are left. Seats rotate from game to game.
lab-bot = Bot { $at }
lab-temperOf = Temper of bot { $at }
lab-anyTemper = its own temper
lab-addBot = Another bot
lab-remove = Remove
lab-removeBot = Remove bot { $at }
lab-varied = What is changed
lab-variedHint = The first value is what the others are compared with. With two changes every combination is played.
lab-chooseOption = Choose what to change …
lab-option = Change
lab-optionMore = And change
lab-anotherOption = Change one more thing
lab-dropOption = Leave this as it is
lab-atTable = At the table
lab-variants = Variants
lab-numbers = Printed numbers
lab-cards = Cards of your own
lab-variedPlayers = Number of players
lab-variedBots = All bots
lab-variedBot = One bot among the others
lab-values = Values
lab-valuesHint = Printed: { $printed }. Possible: { $low } to { $high }. Write “10, 20, 40” or “0..5”.
lab-valuesPlain = Write “10, 20, 40” or “0..5”.
lab-noValues = Name at least two values to compare.
lab-valueNumber = Value { $at }
lab-valueName = What value { $at } is called
lab-anotherValue = Another value
lab-asPrinted = As printed
lab-ofPrint = as printed
lab-nobody = Nobody
lab-seats =
    { $count ->
        [one] Seat 1
       *[other] Seats 1 to { $count }
    }
lab-same = The same in all variants
lab-changed =
    { $count ->
        [one] 1 option changed
       *[other] { $count } options changed
    }
lab-primary = What decides the question
lab-primaryHint = Chosen before the games are played, it is tested apart from all other figures.
lab-noPrimary = Nothing in particular
lab-meanOf = { $gauge }: mean over the game
lab-endOf = { $gauge }: at the end
lab-endsSo = Ends so: { $ending }
lab-figures-rounds = Length in rounds
lab-figures-someone_won = Somebody won
lab-figures-best_score = Score of the winner
lab-figures-mean_score = Mean score
lab-figures-first_bot_wins = Wins of the first bot, times its fair share
lab-figures-first_bot_score = Score of the first bot
lab-games = Games of each variant
lab-gamesHint =
    { $variants ->
        [one] 1 variant
       *[other] { $variants } variants
    }; at most { $most ->
        [one] 1 game
       *[other] { $most } games
    } each here. The command line has no limit.
lab-seed = Seed
lab-seedHint = The same seed gives the same games.
lab-commonDice = Common dice
lab-commonDiceHint = The seventh roll for a purpose is the same in all variants, also after the first different move.
lab-question = Question
lab-hypothesis = What you expect, and why
lab-title = Title
lab-words = Question and expectation
lab-run = Run the experiment
lab-again = Run it again
lab-waiting = Waiting for its turn …
lab-playing =
    { $done } of { $all ->
        [one] 1 game
       *[other] { $all } games
    } of each variant
lab-cancel = Cancel
lab-cancelled = Cancelled. Nothing is kept of it.
lab-noResult = The experiment ended without a result. Try fewer games.
lab-badLink = This link holds no experiment. Choose one below.
lab-result = Result
lab-cut =
    The time was up after { $played ->
        [one] 1 game
       *[other] { $played } games
    } of each variant; you asked for { $asked }, but others were waiting for their turn. The link and the file ask for exactly these { $played }, so they give the same numbers. The command line plays all of them.
lab-link = Link to this experiment
lab-linkHint = Whoever opens it gets the same numbers.
lab-file = Experiment file
lab-fileHint = For the command line: countinghouse experiment experiment.json
lab-everything = Everything (JSON)
lab-page = This report as a page
lab-openFile = Open an experiment file
lab-badFile = This file holds no experiment. Files in TOML are for the command line; here they are JSON.
lab-outliers = Games worth a look
lab-outliersHint = Each opens in the replay, with all hands open.
lab-watch = Watch
lab-watchOf = Watch: { $what }, { $variant }
# $rounds is "12 rounds", or as the game itself counts.
lab-outlierLongest = The longest: { $rounds }
lab-outlierShortest = The shortest: { $rounds }
lab-outlierHighest = The best winner: { $value }
lab-outlierLowest = The poorest winner: { $value }
lab-outlierFaults = A bot failed: { $value } times
lab-gameNumber = game { $game }

## debrief: The page that shows what happened to the money.

debrief-debrief = What happened to the money
debrief-of = { $game }: what happened to the money
debrief-hint = Charts, debts, flows and questions of a finished game. Drop a record here, or choose it.
debrief-loading = Reading the game …
debrief-played =
    Played in { $perRound ->
        [1]
            { $count ->
                [one] { $count } round
               *[other] { $count } rounds
            }
       *[other]
            { $count ->
                [one] { $count } turn
               *[other] { $count } turns
            }
    }.
debrief-result = Result
debrief-place = { $place }. { $name }, { $score }
debrief-story = The story
debrief-watchThis = Watch this moment
debrief-charts = In figures
debrief-momentNumber = Moment { $number }
debrief-turn =
    { $perRound ->
        [1] Round
       *[other] Turn
    }
debrief-turnAxis =
    { $perRound ->
        [1] round →
       *[other] turn →
    }
# A line of a chart in words.
debrief-line =
    { $name }: { $first } at first, at most { $high } ({ $perRound ->
        [1] round { $highTurn }
       *[other] turn { $highTurn }
    }), at least { $low } ({ $perRound ->
        [1] round { $lowTurn }
       *[other] turn { $lowTurn }
    }), { $last } at the end.
debrief-steady = { $name }: { $value } all the time.
debrief-nothing = { $name }: no reading.
debrief-debts = Who owed whom
debrief-debtsAbout = Arrows go from the debtor to the creditor, the wider the more. In each circle: what is owed to them less what they owe. Move the slider to see debts come and go.
debrief-after =
    After { $perRound ->
        [1] round
       *[other] turn
    } { $turn }
# $creditor begins a sentence ("The public"), $creditorInside stands inside one ("the public").
debrief-owes = { $debtor } owes { $creditorInside } { $amount }
debrief-nobodyOwes = Nobody owed anything.
debrief-debtor = Debtor
debrief-creditor = Creditor
debrief-amount = Amount
debrief-instalment = Instalment
debrief-security = Security
debrief-flows = Where it came from, where it went
# $ware as it stands in a list ("Gold"), $wareSmall as it stands inside a sentence.
debrief-flowsOf = Where it came from, where it went: { $wareSmall } of { $name }
debrief-flowsAbout = Everything that came to { $name } on the left, everything that went on the right, over the whole game: { $wareSmall }.
debrief-whose = Whose
debrief-what = What
debrief-own = { $ware }, own promises
debrief-atTheStart = Had at the start
debrief-atTheEnd = Left at the end
debrief-owedAtTheStart = Owed at the start
debrief-owedAtTheEnd = Still owed at the end
debrief-other = Everything else
debrief-from = From
debrief-to = To
debrief-by = By
debrief-came = To { $name } came { $sum }: { $parts }.
debrief-went = From { $name } went { $sum }: { $parts }.
debrief-part = { $label } { $amount }
debrief-noFlows = Nothing of this came to { $name } or went.
debrief-beyond = The highest figure is { $highest }: where a line leaves the chart at { $edge }, it is above that.
debrief-estimates = Turning points
debrief-estimatesAbout = From each of these points bots played the game to its end { $games } times. The lines are the share of games that each seat won; changes of less than { $luck } may be luck.
debrief-gameItself = The game itself
debrief-estimatesComing = Bots are playing the game to its end from several points. This takes a moment.
debrief-rose =
    { $name } rose from { $from } to { $to } between { $perRound ->
        [1] round { $before }
       *[other] turn { $before }
    } and { $perRound ->
        [1] round { $after }
       *[other] turn { $after }
    }.
debrief-fell =
    { $name } fell from { $from } to { $to } between { $perRound ->
        [1] round { $before }
       *[other] turn { $before }
    } and { $perRound ->
        [1] round { $after }
       *[other] turn { $after }
    }.
debrief-losses = Where did I lose it?
debrief-lossesAbout = Bots go over the moves of one player, knowing no more than that player did, and say which cost most. They play on from each many times: the chance to win is the share of games won.
debrief-lossesOf = Moves of
debrief-lossesFind = Find the costliest moves
debrief-lossesNone = No single move of { $name } cost much.
debrief-lossesCut = The bots did not finish in time. Try again when fewer people use this house.
debrief-lossTaken =
    { $perRound ->
        [1] Round
       *[other] Turn
    } { $turn }: { $taken }
debrief-lossBetter = Better: { $better }
debrief-lossChance = Chance to win: { $to } instead of { $from }. The move cost { $low } to { $high } out of a hundred games.
debrief-lossWhy = A round of the table later: { $reasons }.
# A figure after the better move and after the one that was made.
debrief-lossReason = { $label }: { $better } instead of { $taken }
debrief-questions = What to talk about
debrief-questionsAbout = Every number here is from this game; the links lead to the moments.
debrief-tryInLab = Try it in the rule lab
debrief-tryIt = Set up a game with other rules
debrief-more = All other figures
debrief-saveCsv = Figures (CSV)
debrief-saveJson = Everything (JSON)
debrief-picture = Picture to share
debrief-print = Print
debrief-watchAgain = Watch it again
debrief-backToTable = To the table
debrief-share = { $percent } %

## guide: The guide of a guided game.

guide-guide = Guide
guide-learn = First game? Learn it in four minutes
guide-learnShort = Learn it in four minutes
guide-learnFor = Learn { $game } in four minutes
guide-lesson = { $at } of { $of }
guide-lessonSaid = Lesson { $at } of { $of }
guide-next = Next
guide-back = Back
guide-doIt = Do it for me
guide-others = The others play now. Watch what they do to the prices and the money.
guide-othersHint = It is not your move yet: the others go first here, as the guide has it.
guide-elsewhere = You may do that. The guide has something else to show here, and cannot follow you there.
guide-keepTo = Back to the lesson
guide-goOn = Do it all the same
guide-left = You have gone your own way, and the others now play as they like. Play on, or take your last move back and the guide goes on.
guide-takeBack = Take it back
guide-close = Leave the guide
guide-closeHint = The game goes on without it.
guide-fixed = The dice of a guided game are fixed, so that everybody learns from the same game. In every other game they cannot be known beforehand.
guide-rule = Rule
guide-readRule = Read the rule
guide-playReal = Play a whole game
guide-otherGames = All games

## chart: What stands around every chart.

chart-asTable = As a table
chart-tableOf = { $title }, as a table
chart-saveSvg = SVG
chart-savePng = PNG
chart-saveCsv = CSV
chart-saveSvgOf = Save as SVG: { $title }
chart-savePngOf = Save as PNG: { $title }
chart-saveCsvOf = Save as CSV: { $title }

## problem: Why the server did not do something. In English the server's own sentences are shown; $first, $second and
## $third are the numbers in them, $detail is what only the server knows.

## What bots say when they are asked for advice.

advice-ask = What would you do?
advice-asking = Bots are thinking …
advice-would = A good bot would choose: { $action }
advice-only = Bots know nothing better to compare it with.
advice-better = Of a hundred games { $chance } are won then, { $next } after “{ $other }”.
advice-close = It is close: of a hundred games { $chance } are won then, { $next } after “{ $other }”.
advice-later = A round of the table later: { $reasons }.
advice-reason = { $label }: { $value } instead of { $other }
advice-score = Score
advice-choose = Choose it
advice-putAway = Put the advice away
advice-whyOf = Why did { $name } do this?
advice-whySame = From what you can see, other bots would have done the same as { $name }.
advice-whyBetter = From what you can see, it pays: of a hundred games { $name } wins { $chance } then, { $next } after “{ $other }”.
advice-whyWorse = From what you can see, “{ $other }” looks better: { $name } would win { $next } of a hundred games instead of { $chance }. { $name } may know more than you.
advice-whyClose = From what you can see, it was close: of a hundred games { $name } wins { $chance } then, { $next } after “{ $other }”.
advice-times = { $count ->
    [one] asked for advice once
   *[other] asked for advice { $count } times
}
advice-option = Advice from bots
advice-optionHint = People may ask bots what to do and why a bot made a move. Everybody sees how often.
advice-optionOff = No advice from bots

problem-no_such_table = There is no such table. Check the code.
problem-no_such_class = There is no such class. Check the code.
problem-class_ended = This class has ended, and what was in it is deleted.
problem-not_in_class = Only the teacher of this class, or those in it, can see or do that.
problem-wrong_stage = Not now: the class is at another point of the lesson.
problem-no_such_pupil = Nobody in this class has that number.
problem-no_such_group = This class has no such table.
problem-teachers_table = This table belongs to a class. Its teacher says who sits where, and when it begins and ends.
problem-chat_off = Chat is off in this class.
problem-advice_off = At this table bots give no advice.
problem-no_bot_moved = No bot has made a move there.
problem-not_told = What this bot did was hidden from you, or followed from what it holds. It does not tell.
problem-no_undo = Nothing can be taken back here: every table of the class has the same dice.
problem-not_offered = This house does not offer that for records.
problem-no_such_page = There is nothing at this address.
problem-guided = The dice of a guided game are fixed, so it is neither listed nor watched.
problem-name_taken = Somebody at this table is called that, or nearly. Take another name.
problem-name_in_class = Somebody in this class is called that, or nearly. Take another name.
problem-bad_nonce = A nonce is up to 64 hexadecimal digits, an even number of them.
problem-no_such_experiment = This result is not here any more. Run the experiment again: it gives the same.
problem-lab_busy = Others are waiting for their experiments already. Try again in a minute.
problem-table_full = Every seat of this table is taken. You can watch.
problem-seat_taken = Somebody sits there.
problem-nobody_to_ask = That seat was dealt to somebody else, and nobody is at the table who could agree that you take it over.
problem-too_few_to_vouch = Two others have to vouch for you, so that nobody can look into a hand alone. Use your personal link; or the host asks the old player to leave, and you ask for the free seat.
problem-seat_asked_for = Somebody is asking for a seat already. Wait until the others have answered.
problem-no_such_ask = Nobody asks for a seat any more.
problem-empty_seats = Seats are still empty: wait for players or put bots on them.
problem-already_started = The game has started already.
problem-not_started = The game has not started yet.
problem-over = The game is over.
problem-not_over = The record, with the seed in it, can be had when the game is over.
problem-not_host = Only the host can do that.
problem-not_seated = You are watching. Only those who sit at the table can do that.
problem-unknown_token = This token belongs to no seat of this table.
problem-no_hello = The first message must be a hello.
problem-hello_twice = Hello has been said already.
problem-store_unavailable = The server cannot reach its store just now. Nothing was lost and nothing was done; try again.
problem-disk_full = The server's disk is full. What was played is kept, but nothing new can be stored until there is space again.
problem-store_damaged = The server's storage is damaged, and trying again does not help. Tell whoever runs this server.
problem-store_read_only = The server's storage is read-only. What was played is kept; tell whoever runs this server.
problem-data_folder_gone = The server's data folder was moved away, so the server stops. What was played is kept in the folder.
problem-busy = Too much is being asked of this table at once. Try again in a moment.
problem-too_fast = You are asking for too much at once. Wait a moment.
problem-wrong_host = This server does not know itself by that name. Whoever runs it can add it with --host.
problem-too_slow = The request did not arrive in time.
problem-too_many_changes = You have changed your mind very often. Wait a moment before you do so again.
problem-wrong_origin = Pages of other sites may not connect to this server.
problem-not_your_seat = That seat is not yours.
problem-which_seat = This device holds several seats: say for which one.
problem-covered = That seat is behind its curtain: uncover it first.
problem-bad_colour = There are six colours, 0 to 5, and each is for one seat.
problem-bad_order = The new order must name every seat once.
problem-not_absent = They are here. Remind them; if they stay silent for half a minute, a bot can play for them.
problem-people_sit = People sit on all the seats that would have to go. Ask somebody to leave first.
problem-too_many_devices = So many devices play from this seat that no further one can be added.
problem-not_waited_for = Nobody waits for that player, or a bot plays for them.
problem-nudged_already = They have just been reminded.
problem-nothing_to_undo = There is nothing of yours to take back.
problem-no_such_undo = Nobody asks you to agree to that any more.
problem-paused = The host has stopped the game for a moment.
problem-closed = The host has closed this table.
problem-closed_by_operator = Whoever runs this house has closed this table.
problem-cleared_abandoned = This table was cleared away, because nobody had used it for long. Its game was not over.
problem-cleared_kept = This table was cleared away, because nobody had used it for long. The record of its game is kept and can be downloaded.
problem-cleared_exported = This table was cleared away, because nobody had used it for long. The record of its game is with whoever runs this server.
problem-cleared_deleted = This table was cleared away, because nobody had used it for long. The record of its game was deleted with it.
problem-bad_secret = This link was used already, is too old, or its seat has gone to somebody else.
problem-stopping = The server is stopping.
problem-moved = This table has just moved to another machine of this house. It goes on by itself in a moment.
problem-elsewhere = The machine that holds this table does not answer just now. The table goes on by itself within seconds.
problem-refused = The rules forbid it.
problem-class_full = This class is full: it has { $first } pupils.
problem-bad_class = The class cannot be set up like this: { $detail }.
problem-no_such_game = { $detail }.
problem-no_guided_game = There is no guided game of it.
problem-bad_setup = { $detail }.
problem-bad_seats = This game is played by { $first } to { $second } players; this table would have { $third }.
problem-bad_name = A name has { $first } to { $second } characters that can be seen.
problem-no_such_level = There is no bot of that level; there are: { $detail }.
problem-no_such_temper = That bot has no such temper; it knows: { $detail }.
problem-bad_record = This record cannot be opened: { $detail }.
problem-bad_experiment = This experiment cannot be run here: { $detail }.
problem-no_such_seat = This table has no seat { $first }.
problem-wrong_protocol = This server is of another version. Reload the page.
problem-unreadable = The message cannot be understood: { $detail }.
problem-bad_ref = The message cannot be understood.
problem-too_large = The message is longer than { $first } bytes.
problem-body_too_large = The request is longer than { $first } bytes.
problem-frozen = { $detail }.
problem-too_many_sockets = Too many connections come from your network: { $first } may be open at a time. Close some and try again.
problem-too_many_seats = Too many people of your network are sitting down: { $first } can in a minute. Try again in a minute.
problem-too_many_tables = Too many tables were opened from your network: { $first } can be in an hour. Try again later.
problem-too_many_experiments = Too many experiments were run from your network: { $first } can be in an hour. Try again later.
problem-house_full = The house is full: { $first } tables are in use. Try again later.
problem-bad_time = A live table gives { $first } to { $second } seconds for an answer.
problem-bad_line = A line of chat has { $first } to { $second } characters.
