### Smart Money Maker
### docs/translating.md says how such a file is read.
### Woordenlijst: Payment Request = Betaalverzoek (verzoek), New Economy card = kaart Nieuwe Economie,
### Growing New Business = Groeiend Bedrijf, Sharing Economy = Deeleconomie, Crowdfunding = Crowdfunding, Reputation = Reputatie,
### Free = Gratis, Lobby = Lobby, Joker = Joker, banknote / note = (bank)biljet, cash = contant geld, pile = stapel,
### deck = trekstapel, triple = drietal, to raise = verhogen, to collect = incasseren, to forfeit = opgeven.
### Namen op kaarten: zoals in docs/rules/nl/smart-money-maker.md.

## about: What the first page says of the game.

about-smart-money-maker = Betaal samen elk verzoek af, en heb toch zelf het meest als de schulden weg zijn.

## played_as: Names.

played_as-true = de Joker als{ " " }
played_as-false = { "" }

## by_joker: Names.

by_joker-true = , met de Joker als een andere kaart
by_joker-false = { "" }

## event: What happened: lines of the log, read aloud to screen readers.

event-hands_dealt =
    Iedereen krijgt { $requests ->
        [one] { $requests } Betaalverzoek
       *[other] { $requests } Betaalverzoeken
    }, { $notes ->
        [one] { $notes } biljet
       *[other] { $notes } biljetten
    } ({ CARD($note) }) en { $new_economy ->
        [one] { $new_economy } kaart
       *[other] { $new_economy } kaarten
    } Nieuwe Economie; in de trekstapel { $left ->
        [one] zit nog { $left } kaart
       *[other] zitten nog { $left } kaarten
    }.
event-hand_seen = { SEAT($seat) } heeft { CARD($cards, form: "a") }.
event-first_player_drawn = { SEAT($seat) } begint.
event-card_drawn =
    { SEAT($seat) } trekt { CARD($card, form: "a") }; nog { $left ->
        [one] { $left } kaart
       *[other] { $left } kaarten
    } over.
event-card_drawn_unseen =
    { SEAT($seat) } trekt een kaart; nog { $left ->
        [one] { $left } kaart
       *[other] { $left } kaarten
    } over.
event-request_laid = { SEAT($seat) } legt { PLAYED_AS($joker) }{ CARD($card, form: "a") }: stapel { $pile } is geopend en vraagt ${ $amount }.
event-pile_raised = { SEAT($seat) } legt { PLAYED_AS($joker) }{ CARD($card, form: "a") } op stapel { $pile }: die vraagt nu ${ $amount }, waarvan ${ $paid } betaald is.
event-paid = { SEAT($seat) } betaalt { PLAYED_AS($joker) }{ CARD($card, form: "a") } op stapel { $pile }: ${ $paid } van ${ $amount }.
event-triple_paid = { SEAT($seat) } betaalt { CARD($cards) } als één kaart op stapel { $pile }: ${ $paid } van ${ $amount }. De drie worden weggelegd.
event-lobby_laid =
    { SEAT($seat) } legt { $joker ->
        [true] de Joker als Lobby
       *[false] een Lobby
    } op stapel { $pile }: geen Nieuwe Economie van de anderen.
event-request_paid_off = { SEAT($seat) } betaalt een verzoek van ${ $request } in stapel { $pile } af met { PLAYED_AS($joker) }{ CARD($card) }.
event-pile_stays_open = Stapel { $pile } blijft open: ${ $paid } van ${ $amount } is betaald.
event-pile_closed = Stapel { $pile } is betaald en gesloten door { SEAT($seat) }.
event-notes_collected = { SEAT($seat) } incasseert { CARD($cards, form: "a") } van de stapel.
event-cards_exchanged = { SEAT($seat) } ruilt { CARD($cards, form: "a") } in voor { CARD($notes, form: "a") }.
event-cash_collected = { SEAT($seat) } heeft ${ $amount } geïncasseerd.
event-not_collected = Meer dan stapel { $pile } vroeg, dus niet geïncasseerd: { CARD($cards) }.
event-cards_taken = { SEAT($seat) } neemt { CARD($cards, form: "a") } van stapel { $pile }.
event-cards_discarded = Weggelegd: { CARD($cards) }.
event-effect_used = { SEAT($seat) } gebruikt { PLAYED_AS($joker) }{ CARD($card) } en legt de kaart weg.
event-card_shared = { SEAT($to) } trekt { CARD($card, form: "a") } uit de hand van { SEAT($from) }.
event-card_shared_unseen = { SEAT($to) } trekt een kaart uit de hand van { SEAT($from) }.
event-cards_asked_for = { SEAT($seat) } krijgt een kaart van { SEAT($from) }.
event-card_given = { SEAT($from) } geeft { CARD($card, form: "a") } aan { SEAT($to) }.
event-card_given_unseen = { SEAT($from) } geeft een kaart aan { SEAT($to) }.
event-hand_looked_at = { SEAT($seat) } ziet de hand van { SEAT($of) }: { CARD($cards) }.
event-hands_looked_at = { SEAT($seat) } bekijkt ieders hand.
event-card_taken = { SEAT($to) } neemt { CARD($card, form: "a") } van { SEAT($from) }.
event-card_taken_unseen = { SEAT($to) } neemt een kaart van { SEAT($from) }.
event-plays_follow =
    { SEAT($seat) } mag meteen { $plays ->
        [one] { $plays } kaart
       *[other] { $plays } kaarten
    } spelen.
event-play_lapsed = { SEAT($seat) } speelt niets meer.
event-passed = { SEAT($seat) } past en laat { CARD($cards, form: "a") } zien.
event-passed_empty = { SEAT($seat) } heeft geen kaart meer en past.
event-last_cards_began =
    De trekstapel is op: nog { $cards ->
        [one] { $cards } laatste kaart
       *[other] { $cards } laatste kaarten
    } van iedereen, te beginnen met { SEAT($seat) }.
event-forfeited = { SEAT($seat) } heeft alleen nog verzoeken en moet opgeven: { CARD($cards) }.
event-forfeit_dealt = { SEAT($to) } krijgt { CARD($card, form: "a") }.
event-hand_laid_open =
    { SEAT($seat) } heeft ${ $cash } en { $businesses ->
        [one] { $businesses } Groeiend Bedrijf
       *[other] { $businesses } Groeiende Bedrijven
    }. In de hand: { CARD($cards) }.
event-cash_tied = Meerdere spelers hebben ${ $cash }; de meeste Groeiende Bedrijven heeft: { SEAT($winners) }.
event-players_won = Alle schulden zijn betaald. Gewonnen, met ${ $cash }: { SEAT($winners) }.
event-game_won =
    Het spel wint: er staat nog ${ $open } open, en { $held ->
        [one] er zit nog { $held } verzoek
       *[other] er zitten nog { $held } verzoeken
    } in handen.

## brief: The same in few words, behind a name: "Ada: bid $5 · left the auction".

brief-request_laid = opende stapel { $pile } voor ${ $amount }
brief-pile_raised = verhoogde stapel { $pile } tot ${ $amount }
brief-paid = betaalde { CARD($card, form: "a") } op stapel { $pile }
brief-triple_paid = betaalde een drietal op stapel { $pile }
brief-pile_closed = sloot stapel { $pile }
brief-cash_collected = incasseerde ${ $amount }
brief-lobby_laid = legde een Lobby op stapel { $pile }
brief-effect_used = gebruikte { CARD($card) }

## why: Why something cannot be done.

why-not_now = Er wordt nu iets anders gevraagd.
why-no_such_card = Kaart { $card } bestaat niet.
why-not_in_hand = Dat heb je niet in je hand: { CARD($card) }.
why-no_joker = Je hebt de Joker niet.
why-joker_cannot_be = De Joker kan niet voor { CARD($card, form: "a") } staan.
why-not_a_request = Dat is geen Betaalverzoek: { CARD($card) }.
why-no_such_pile = Stapel { $pile } is niet open.
why-no_such_request = Verzoek { $request } is niet open.
why-never_raises = Een verzoek van ${ $amount } wordt altijd apart gelegd.
why-must_lay_request = Er ligt geen verzoek open en jij hebt er een: leg het.
why-not_money = Dat is geen Nieuwe Economie en geen biljet: { CARD($card) }.
why-under_lobby = Op stapel { $pile } ligt een Lobby: alleen biljetten, Groeiende Bedrijven en de Joker als een daarvan.
why-no_such_triple = Drietal { $triple } bestaat niet.
why-not_of_triple = Dat hoort niet bij de drie: { CARD($card) }.
why-not_a_business = Dat is geen Groeiend Bedrijf: { CARD($card) }.
why-not_another_player = Kies een andere speler.
why-empty_hand = { SEAT($seat) } heeft geen kaarten.
why-empty_hands = Verder heeft niemand een kaart.
why-must_play = Je kunt een kaart spelen, dus dat moet.
why-not_asked_to_give = Van jou wordt geen kaart gevraagd.
why-not_in_that_hand = Dat zit niet in die hand: { CARD($card) }.

## action: What can be done: the labels of buttons.

action-lay_request = Leg { PLAYED_AS($joker) }{ CARD($card, form: "a") }
action-raise = Verhoog stapel { $pile } met { PLAYED_AS($joker) }{ CARD($card, form: "a") }
action-pay = Betaal { PLAYED_AS($joker) }{ CARD($card, form: "a") } op stapel { $pile }
action-pay_triple = Betaal { TRIPLE($triple) } als één kaart op stapel { $pile }
action-pay_triple--card = Betaal { TRIPLE($triple) } als één kaart op stapel { $pile }, de Joker als { CARD($card) }
action-lobby =
    Leg { $joker ->
        [true] de Joker als Lobby
       *[false] een Lobby
    } op stapel { $pile }
action-pay_off = Betaal verzoek { $request } af met { PLAYED_AS($joker) }{ CARD($card) }
action-share = Gebruik { PLAYED_AS($joker) }Deeleconomie: een willekeurige kaart van { SEAT($from) }
action-crowdfund = Gebruik { PLAYED_AS($joker) }Crowdfunding: een kaart van alle anderen
action-use_reputation = Gebruik { PLAYED_AS($joker) }Reputatie: bekijk alle handen en neem een kaart
action-use_free = Gebruik { PLAYED_AS($joker) }Gratis: speel meteen door
action-give = Geef { CARD($card, form: "a") }
action-take = Neem { CARD($card, form: "a") } van { SEAT($from) }
action-pass = Pas

## form: The headings of forms.

form-lay_request = Leg een Betaalverzoek{ BY_JOKER($joker) }
form-raise = Verhoog een open stapel{ BY_JOKER($joker) }
form-pay = Betaal op een stapel{ BY_JOKER($joker) }
form-pay_off = Betaal een verzoek af met een bedrijf{ BY_JOKER($joker) }
form-take = Neem een kaart van { SEAT($from) }

## ask: The labels of fields in forms.

ask-card = Kaart
ask-pile = Stapel
ask-request = Verzoek

## phase: What the game waits for: the line at the top of the table.

phase-play = { SEAT($seat) } speelt een kaart.
phase-give = Crowdfunding voor { SEAT($turn-seat) }. Kiezen nog een kaart om te geven: { SEAT($from) }.
phase-take = Reputatie: { SEAT($seat) } heeft alle handen gezien en neemt één kaart.
phase-over = Het spel is afgelopen.

## gauge: Figures over time, in charts and tables.

gauge-cards_circulating = Kaarten in handen en op verzoeken
gauge-debt_open = Schuld op tafel
gauge-debt_paid = Betaalde schuld
gauge-money_in_circulation = Geld in omloop
gauge-notes_in_bank = Biljetten in de bank
gauge-cash = Contant geld in de hand

## score: Lines of the score sheet.

score-cash = Biljetten in de hand

## ending: How the game ended.

ending-players_win = Alle schulden zijn betaald; de rijkste speler wint.
ending-players_share = Alle schulden zijn betaald; meerdere spelers delen de overwinning.
ending-game_wins_open = Het spel wint: een verzoek op tafel is niet betaald.
ending-game_wins_held = Het spel wint: iemand heeft nog een verzoek in de hand.
ending-game_wins_forfeit = Het spel wint: opgegeven verzoeken kunnen niet meer gelegd worden.

## moment: Moments of a game that a replay can jump to.

moment-paid_off = Een verzoek is afbetaald
moment-lobby = Lobby
moment-last_cards = De laatste kaarten
moment-forfeit = Een speler geeft op

## option: Options of a new table: the label, and a sentence of help.

option-requests_dealt = Gedeelde verzoeken
    .help = Betaalverzoeken waarmee elke speler begint.
option-notes_dealt = Gedeelde biljetten
    .help = Biljetten van $1.000 waarmee elke speler begint; in totaal kunnen er twaalf gemist worden.
option-new_economy_dealt = Gedeelde Nieuwe Economie
    .help = Kaarten Nieuwe Economie waarmee elke speler begint.
option-cards_drawn = Getrokken kaarten
    .help = Kaarten die je aan het begin van een beurt trekt.
option-never_raises = Apart gelegd vanaf
    .help = Verzoeken van dit bedrag of meer verhogen nooit een stapel, en de Joker staat er nooit voor.
option-triple_value = Waarde van een drietal
    .help = Wat drie bijpassende kaarten Nieuwe Economie samen betalen.
option-free_plays = Kaarten na Gratis
    .help = Hoeveel kaarten je na de kaart Gratis speelt.
option-last_cards = Laatste kaarten
    .help = Kaarten die iedereen legt als de trekstapel op is.
option-difficulty = Kaarten
    .help = Normaal, of makkelijk: veel kleine verzoeken, zodat spelers die samenwerken ze bijna altijd betalen.
option-deck = Eigen kaarten
    .help = Typ de kaarten over van de doos die je hebt; de totalen uit de doos worden gecontroleerd.

## difficulty: Names.

difficulty-normal = Normaal
difficulty-easy = Makkelijk

## class: Names.

class-banknote = bankbiljet
class-new_economy = nieuwe economie
class-request = verzoek
class-business = groeiend bedrijf
class-lobby = lobby
class-joker = joker

## face: Labels and short sentences on the board.

face-goal = Betaal samen alle verzoeken, anders wint het spel. Dan wint wie het meeste geld in de hand heeft.
face-debt = De oude schulden
face-hands_open = De handen open
face-pile = Stapel { $number }
face-round = Beurt { $round }
face-rounds =
    { $n ->
        [one] { $n } beurt
       *[other] { $n } beurten
    }
face-to_go = te gaan
face-lobby_binds_you = Lobby van { SEAT($lobbies) }: geen Nieuwe Economie van jou
face-lobby_binds_others = Lobby van { SEAT($lobbies) }: geen Nieuwe Economie van de anderen
face-you_close = Je kunt hem sluiten met { CARD($card, form: "a") }: ${ $gains } voor jou.
face-you_close_at_cost = Je kunt hem sluiten met { CARD($card, form: "a") }, maar het kost je ${ $cost }.
face-leaves_to_others = Dan blijft er ${ $left } over: één kaart van iemand anders sluit hem en incasseert ${ $for_closer } en die kaart.
face-one_card_closes = Eén kaart van ${ $left } sluit hem. Voor wie sluit: ${ $for_closer } en die kaart.
face-on_it = Voor wie sluit: ${ $for_closer }.
face-nothing_on_it = Er ligt nog niets op.
face-still = nog ${ $left } te gaan
face-brings = sluit hem, brengt ${ $collects } op
face-pay_notes = Betaal een biljet
face-pay_notes_into = Betaal een biljet op stapel { $pile }
face-pay_economy = Betaal Nieuwe Economie
face-pay_economy_into = Betaal Nieuwe Economie op stapel { $pile }
face-pay_any = Betaal een kaart
face-pay_any_into = Betaal een kaart op stapel { $pile }
face-play_joker = Speel de Joker als een andere kaart
face-joker_as = De Joker is
face-joker_pay_notes = een biljet
face-joker_pay_economy = een kaart Nieuwe Economie
face-joker_pay_any = een kaart die betaalt
face-joker_lay_request = een nieuw verzoek
face-joker_raise = een verzoek erbovenop
face-joker_pay_off = een Groeiend Bedrijf
face-all_paid = Er ligt geen verzoek meer open.
face-no_piles = Er ligt geen verzoek open. Iemand moet er een leggen.
face-closes = sluit stapel { $pile }
face-cash = contant
face-cards = kaarten
face-more_requests =
    minstens { $more_requests ->
        [one] { $more_requests } verzoek
       *[other] { $more_requests } verzoeken
    }
face-last_card_due = moet nog één kaart leggen
face-last_cards = De trekstapel is op: nog één laatste kaart van iedereen.
face-last_cards_more =
    De trekstapel is op: een kaart van iedereen, en na deze nog { $laps ->
        [one] { $laps } ronde
       *[other] { $laps } rondes
    }.
face-empty_hand = Geen kaart meer.

## view: Labels of what lies on the table.

view-phase = Nu
view-deck = Kaarten in de trekstapel
view-hands = Handen
view-size = Kaarten
view-known = Bekend bij iedereen
view-cards = Kaarten
view-card = Kaart
view-count = Aantal
view-more_requests = Verder minstens zoveel Betaalverzoeken
view-more_new_economy = Verder minstens zoveel Nieuwe Economie
view-notes_at_most = Biljetten hoogstens
view-piles = Open stapels
view-number = Nr.
view-amount = Vraagt
view-paid = Betaald
view-lobbies = Lobby van
view-requests = Verzoeken
view-laid = Wat erop ligt
view-joker = De Joker
view-by = Van
view-bank = Bank
view-discards = Aflegstapel
view-last_cards = Laatste kaarten
view-waiting = Moet nog spelen
view-laps = Rondes na deze
view-forfeited = Opgegeven
view-debt_open = Schuld op tafel
view-debt_paid = Betaalde schuld
view-piles_opened = Stapels geopend tot nu toe
view-requests_laid = Verzoeken gelegd tot nu toe
view-left = Nog te betalen
view-within_reach = Met één kaart te sluiten
view-for_closer = Voor wie hem sluit
view-bound = Geweerd door Lobby
view-faces = Kaarten van dit spel
view-class = Soort
view-worth = Waarde
view-cash = Je contante geld
view-closings = Wat je zou kunnen sluiten
view-gains = Winst
view-leaves = Wat een betaling aan anderen overlaat
view-pile = Stapel
view-request = Verzoek
view-collects = Brengt op
view-hand = Je hand
view-others = Wat je van andere handen weet
view-shown = Wat anderen van jouw hand weten
view-seat = Speler
view-follow = Kaarten die nog volgen
view-of_free = Door de kaart Gratis
view-ending = Einde
view-winners = Winnaars

## hint: Hints for a first game, by step.

hint-play = Hoeveel ontbreekt er nog als jij betaald hebt, en kan de volgende speler dat met één kaart betalen? Laat meer over dan een kaart waard is, of sluit de stapel.
hint-give = Deze kaart is straks van iemand anders. Geef waar jij het minst aan hebt, of wat jullie allemaal op tafel nodig hebben.
hint-take = Neem wat voor jou een stapel sluit, of een verzoek dat niemand in de hand moet houden.

## explain: What a thing on the board is, does and is worth.

explain-card = { EXPLAIN_CLASS($class) }
explain-card--worth = { EXPLAIN_CLASS($class) } ${ $worth }.
explain-pile = Van ${ $amount } ontbreekt nog ${ $left }. Wie hem vol maakt, incasseert wat hier ligt: tot nu toe ${ $for_closer }, en de laatste kaart erbij.
explain-player = Een van de spelers. Jullie winnen samen of helemaal niet; daarna wint wie het meeste contante geld heeft.
explain-note = Contant geld. Met biljetten betaal je altijd, en als jullie samen winnen, wint onder jullie wie er het meeste van heeft.

## explain_class: Parts of what explains a thing.

explain_class-banknote = Contant geld. Je betaalt er altijd mee, en in de hand win je ermee. Waard:
explain_class-new_economy = Een idee waarmee je een schuld betaalt alsof het geld is. Wie de stapel vol maakt, ruilt het in voor biljetten. Waard:
explain_class-request = Een schuld. Die moet voor het eind gelegd en betaald zijn, anders verliezen jullie allemaal. Gevraagd:
explain_class-business = Een Groeiend Bedrijf: betaalt één heel verzoek, of heeft een eigen effect. Als geld waard:
explain_class-lobby = Houdt de Nieuwe Economie van de anderen weg van een stapel tot die betaald is. Als geld waard:
explain_class-joker = Staat voor elke andere kaart. Als geld waard:

## guided: The lessons of the guided game.

guided-win = Samen winnen jullie als aan het eind alle schulden uit het spel betaald zijn; blijft er één over, dan wint het spel. En dan is er één winnaar onder jullie: wie het meeste contante geld heeft.
guided-lay = Schulden gaan voor: wie begint, legt een Betaalverzoek. Leg je { CARD($card) }. Het wordt een stapel waar iedereen op betaalt.
guided-round = Alle schulden samen zijn meer dan twee keer zoveel als al het contante geld, dus geld moet rollen: wie een stapel vol maakt, incasseert wat erop ligt en kan het weer uitgeven.
guided-pay = { SEAT($rival) } heeft op jouw stapel betaald. Betaal er ook { CARD($card, form: "a") } op: ideeën betalen schulden net zo goed als biljetten.
guided-leave = Er ontbreekt ${ $left }, en er ligt ${ $lies } voor wie de stapel vol maakt. Betaal je $1.000, dan blijft er ${ $too_little } over, en dat kan één kaart betalen. Betaal { CARD($card, form: "a") }, $500 waard, en niemand kan hem nog sluiten.
guided-lobby = { SEAT($rival) } heeft een Lobby op de stapel gelegd: zolang die er ligt, kun jij niet met Nieuwe Economie betalen. Daar zijn lobby's voor: alleen oud geld telt.
guided-note = Biljetten betalen altijd. Met je ${ $cash } zou je kunnen winnen, maar geld dat stilligt verdient niets: betaal een { CARD($card) }.
guided-close = Er ontbreekt nu nog maar ${ $left }. Betaal je laatste { CARD($card) } en jij sluit de stapel: je incasseert ${ $collects }, en bent ${ $gains } rijker dan eerst.
guided-cash = Je hebt nu ${ $cash } contant, meer dan je hebt ingelegd. De ideeën van anderen werden jouw biljetten: dat levert het op als geld rondgaat.
guided-business = { CARD($card) } is een Groeiend Bedrijf: het kan één heel verzoek betalen, hoe groot ook. Niemand wordt er rijker van, maar de schuld van ${ $amount } is voor jullie allemaal weg. Speel het op de nieuwe stapel.
guided-hold = Je hebt nog een { CARD($card) }. Een verzoek dat iemand aan het eind in de hand heeft telt als niet betaald, en dan verliezen jullie allemaal. Leg het nu, nu er nog tijd is om het te betalen.
guided-end = Je hebt ${ $own } contant, en er komen nog { $deck } kaarten. Je hebt gezien hoe een stapel geopend, gevoed, geblokkeerd en gesloten wordt.
guided-after = Vanaf hier speelt je rivaal zonder draaiboek. Blijf je twee dingen afvragen: hoeveel ontbreekt er nog als ik betaald heb, en kan de volgende dat betalen?

## guided_else: What the guide answers when the learner does something else.

guided_else-lay = Er valt niets te betalen zolang er geen schuld is. Leg eerst je { CARD($card) }.
guided_else-pay = Dat betaalt ook. De gids houdt je biljetten en betaalt met { CARD($card, form: "a") }, want met contant geld win je uiteindelijk.
guided_else-pay-raise = Een tweede verzoek op dezelfde stapel maakt hem groter, en dan duurt het langer tot iemand incasseert. Betaal eerst.
guided_else-leave = Dan zou er ${ $too_little } of minder ontbreken, en sluit de volgende speler de stapel met één kaart en pakt alles. Laat meer over dan een kaart waard is.
guided_else-note = Onder een Lobby kunnen hier alleen biljetten en een Groeiend Bedrijf betalen. Betaal een { CARD($card) }.
guided_else-close = Wie hem vol maakt, incasseert ${ $collects }. Wacht je, dan is dat iemand anders.
guided_else-close-lay_request = Je verzoek kan een beurt wachten. De ${ $collects } op de stapel niet: die zou de volgende speler pakken.
guided_else-business = Dat mag. Maar een schuld van ${ $amount } die je met één kaart betaalt is een zeldzaam cadeau, en alle schulden moeten betaald worden.
guided_else-business-use_reputation = Met { CARD($card) } kun je ook in de andere handen kijken en een kaart nemen. De gids gebruikt hem om een hele schuld kwijt te raken.
guided_else-hold = Dat kan, maar een verzoek in je hand is een gevaar voor iedereen, en het groeit met elke beurt die je wacht.

## name: Names printed on cards. A deck of somebody's own has its own names, which are not translated.

name-advertisement = Reclame
name-bike-pool = Fietspool
name-car-sharing = Autodelen
name-car-sharing-house-sharing-coworking = Autodelen, Huizendelen, Coworking
name-coworking = Coworking
name-creative-commons = Creative Commons
name-creative-commons-advertisement-music = Creative Commons, Reclame, Muziek
name-crowdfunding = Crowdfunding
name-data-commons = Datacommons
name-food-cooperative = Voedselcoöperatie
name-free = Gratis
name-free-course = Gratis Cursus
name-freelance-desk = Freelancebalie
name-home-office = Thuiskantoor
name-house-sharing = Huizendelen
name-joker = Joker
    .a = de Joker
name-language-exchange = Taaluitwisseling
name-lobby = Lobby
    .a = een Lobby
name-local-currency = Lokale Munt
name-maker = Maker
name-mobile-app = Mobiele App
name-music = Muziek
name-neighbourhood-garden = Buurttuin
name-open-hardware = Open Hardware
name-open-laboratory = Open Laboratorium
name-photo-archive = Fotoarchief
name-recycling = Recycling
name-recycling-coworking-maker = Recycling, Coworking, Maker
name-repair-corner = Repair Café
name-reputation = Reputatie
name-ride-board = Liftersbord
name-second-hand-fair = Tweedehandsbeurs
name-sharing-economy = Deeleconomie
name-solar-roof = Zonnedak
name-spare-parts-swap = Onderdelenruil
name-time-bank = Tijdbank
name-tool-library = Gereedschapsbieb
name-usd1-000-note = biljet van $1.000
    .a = een biljet van $1.000
name-usd1-000-request = verzoek van $1.000
    .a = een verzoek van $1.000
name-usd15-000-request = verzoek van $15.000
    .a = een verzoek van $15.000
name-usd2-000-note = biljet van $2.000
    .a = een biljet van $2.000
name-usd2-000-request = verzoek van $2.000
    .a = een verzoek van $2.000
name-usd20-000-request = verzoek van $20.000
    .a = een verzoek van $20.000
name-usd3-000-request = verzoek van $3.000
    .a = een verzoek van $3.000
name-usd5-000-request = verzoek van $5.000
    .a = een verzoek van $5.000
name-usd50-000-request = verzoek van $50.000
    .a = een verzoek van $50.000
name-usd500-note = biljet van $500
    .a = een biljet van $500
name-usd6-000-request = verzoek van $6.000
    .a = een verzoek van $6.000
name-usd8-000-request = verzoek van $8.000
    .a = een verzoek van $8.000
name-video-channel = Videokanaal
name-web-shop = Webwinkel
