### Smart Money Maker
### docs/translating.md says how such a file is read.
#
# Ordliste: Payment Request = betalingskrav / krav, pile = stak, deck = bunke, New Economy card = Ny økonomi-kort,
# banknote / note = seddel, Growing New Business = vækstfirma, Lobby = Lobby, Joker = joker, triple = trekløver,
# Sharing Economy = Deleøkonomi, Crowdfunding = Crowdfunding, Reputation = Omdømme, Free = Gratis,
# cash = kontanter, collect = hente, exchange = veksle, close = lukke, raise = forhøje, forfeit = være ude.

## about: What the first page says of the game.

about-smart-money-maker = Betal alle krav i fællesskab, og vær alligevel den, der har mest, når gælden er væk.

## played_as: Names.

played_as-true = jokeren som{ " " }
played_as-false = { "" }

## by_joker: Names.

by_joker-true = , med jokeren som et andet kort
by_joker-false = { "" }

## event: What happened: lines of the log, read aloud to screen readers.

event-hands_dealt =
    Alle får { $requests ->
        [one] { $requests } betalingskrav
       *[other] { $requests } betalingskrav
    }, { $notes ->
        [one] { $notes } seddel
       *[other] { $notes } sedler
    } ({ CARD($note) }) og { $new_economy ->
        [one] { $new_economy } Ny økonomi-kort
       *[other] { $new_economy } Ny økonomi-kort
    }; der er { $left ->
        [one] { $left } kort
       *[other] { $left } kort
    } tilbage i bunken.
event-hand_seen = { SEAT($seat) } har { CARD($cards, form: "indefinite") }.
event-first_player_drawn = { SEAT($seat) } begynder.
event-card_drawn =
    { SEAT($seat) } trækker { CARD($card, form: "indefinite") }; der er { $left ->
        [one] { $left } kort
       *[other] { $left } kort
    } tilbage.
event-card_drawn_unseen =
    { SEAT($seat) } trækker et kort; der er { $left ->
        [one] { $left } kort
       *[other] { $left } kort
    } tilbage.
event-request_laid = { SEAT($seat) } lægger { PLAYED_AS($joker) }{ CARD($card, form: "indefinite") }: stak { $pile } åbnes og kræver { $amount } $.
event-pile_raised = { SEAT($seat) } lægger { PLAYED_AS($joker) }{ CARD($card, form: "indefinite") } på stak { $pile }: den kræver nu { $amount } $, hvoraf { $paid } $ er betalt.
event-paid = { SEAT($seat) } betaler { PLAYED_AS($joker) }{ CARD($card, form: "indefinite") } til stak { $pile }: { $paid } $ af { $amount } $.
event-triple_paid = { SEAT($seat) } betaler { CARD($cards) } som ét kort til stak { $pile }: { $paid } $ af { $amount } $. De tre kasseres.
event-lobby_laid =
    { SEAT($seat) } lægger { $joker ->
        [true] jokeren som Lobby
       *[false] en Lobby
    } på stak { $pile }: ingen Ny økonomi-kort fra de andre.
event-request_paid_off = { SEAT($seat) } betaler et krav på { $request } $ i stak { $pile } helt ud med { PLAYED_AS($joker) }{ CARD($card) }.
event-pile_stays_open = Stak { $pile } er stadig åben: { $paid } $ af { $amount } $ er betalt.
event-pile_closed = Stak { $pile } er betalt og lukket af { SEAT($seat) }.
event-notes_collected = { SEAT($seat) } henter { CARD($cards, form: "indefinite") } fra stakken.
event-cards_exchanged = { SEAT($seat) } veksler { CARD($cards, form: "indefinite") } til { CARD($notes, form: "indefinite") }.
event-cash_collected = { SEAT($seat) } har hentet { $amount } $.
event-not_collected = Mere, end stak { $pile } krævede, og ikke hentet: { CARD($cards) }.
event-cards_taken = { SEAT($seat) } tager { CARD($cards, form: "indefinite") } fra stak { $pile }.
event-cards_discarded = Kasseret: { CARD($cards) }.
event-effect_used = { SEAT($seat) } bruger { PLAYED_AS($joker) }{ CARD($card) } og kasserer kortet.
event-card_shared = { SEAT($to) } trækker { CARD($card, form: "indefinite") } fra hånden hos { SEAT($from) }.
event-card_shared_unseen = { SEAT($to) } trækker et kort fra hånden hos { SEAT($from) }.
event-cards_asked_for = { SEAT($seat) } får et kort af { SEAT($from) }.
event-card_given = { SEAT($from) } giver { CARD($card, form: "indefinite") } til { SEAT($to) }.
event-card_given_unseen = { SEAT($from) } giver et kort til { SEAT($to) }.
event-hand_looked_at = { SEAT($seat) } ser hånden hos { SEAT($of) }: { CARD($cards) }.
event-hands_looked_at = { SEAT($seat) } kigger på alles hænder.
event-card_taken = { SEAT($to) } tager { CARD($card, form: "indefinite") } fra { SEAT($from) }.
event-card_taken_unseen = { SEAT($to) } tager et kort fra { SEAT($from) }.
event-plays_follow =
    { SEAT($seat) } må spille { $plays ->
        [one] { $plays } kort
       *[other] { $plays } kort
    } med det samme.
event-play_lapsed = { SEAT($seat) } spiller ikke mere.
event-passed = { SEAT($seat) } melder pas og viser { CARD($cards, form: "indefinite") }.
event-passed_empty = { SEAT($seat) } har ingen kort tilbage og melder pas.
event-last_cards_began =
    Bunken er tom: { $cards ->
        [one] { $cards } sidste kort
       *[other] { $cards } sidste kort
    } fra alle, { SEAT($seat) } først.
event-forfeited = { SEAT($seat) } har kun krav på hånden og er ude: { CARD($cards) }.
event-forfeit_dealt = { SEAT($to) } får { CARD($card, form: "indefinite") }.
event-hand_laid_open =
    { SEAT($seat) } har { $cash } $ og { $businesses ->
        [one] { $businesses } vækstfirma
       *[other] { $businesses } vækstfirmaer
    }. På hånden: { CARD($cards) }.
event-cash_tied = Flere har { $cash } $; efter antal vækstfirmaer er det { SEAT($winners) }.
event-players_won = Al gæld er betalt. { SEAT($winners) } vinder med { $cash } $.
event-game_won =
    Spillet vinder: { $open } $ mangler stadig, og { $held ->
        [one] { $held } krav er
       *[other] { $held } krav er
    } stadig på hånden.

## brief: The same in few words, behind a name: "Ada: bid $5 · left the auction".

brief-request_laid = åbnede stak { $pile } på { $amount } $
brief-pile_raised = forhøjede stak { $pile } til { $amount } $
brief-paid = betalte { CARD($card, form: "indefinite") } til stak { $pile }
brief-triple_paid = betalte et trekløver til stak { $pile }
brief-pile_closed = lukkede stak { $pile }
brief-cash_collected = hentede { $amount } $
brief-lobby_laid = lagde en Lobby på stak { $pile }
brief-effect_used = brugte { CARD($card) }

## why: Why something cannot be done.

why-not_now = Lige nu gælder det noget andet.
why-no_such_card = Der er intet kort { $card }.
why-not_in_hand = Det har du ikke på hånden: { CARD($card) }.
why-no_joker = Du har ikke jokeren.
why-joker_cannot_be = Jokeren kan ikke træde i stedet for { CARD($card, form: "indefinite") }.
why-not_a_request = Det er ikke et betalingskrav: { CARD($card) }.
why-no_such_pile = Stak { $pile } er ikke åben.
why-no_such_request = Krav { $request } er ikke åbent.
why-never_raises = Et krav på { $amount } $ lægges altid for sig.
why-must_lay_request = Intet krav er åbent, og du har et: læg det.
why-not_money = Det er hverken et Ny økonomi-kort eller en seddel: { CARD($card) }.
why-under_lobby = Der ligger en Lobby på stak { $pile }: kun sedler, vækstfirmaer og jokeren som et af dem.
why-no_such_triple = Der er intet trekløver { $triple }.
why-not_of_triple = Det er ikke et af de tre: { CARD($card) }.
why-not_a_business = Det er ikke et vækstfirma: { CARD($card) }.
why-not_another_player = Vælg en anden spiller.
why-empty_hand = { SEAT($seat) } har ingen kort.
why-empty_hands = Ingen andre har et kort.
why-must_play = Du kan spille et kort, så det skal du.
why-not_asked_to_give = Du skal ikke give et kort.
why-not_in_that_hand = Det er ikke på den hånd: { CARD($card) }.

## action: What can be done: the labels of buttons.

action-lay_request = Læg { PLAYED_AS($joker) }{ CARD($card, form: "indefinite") }
action-raise = Forhøj stak { $pile } med { PLAYED_AS($joker) }{ CARD($card, form: "indefinite") }
action-pay = Betal { PLAYED_AS($joker) }{ CARD($card, form: "indefinite") } til stak { $pile }
action-pay_triple = Betal { TRIPLE($triple) } som ét kort til stak { $pile }
action-pay_triple--card = Betal { TRIPLE($triple) } som ét kort til stak { $pile }, jokeren som { CARD($card) }
action-lobby =
    Læg { $joker ->
        [true] jokeren som Lobby
       *[false] en Lobby
    } på stak { $pile }
action-pay_off = Betal krav { $request } ud med { PLAYED_AS($joker) }{ CARD($card) }
action-share = Brug { PLAYED_AS($joker) }Deleøkonomi: et tilfældigt kort fra { SEAT($from) }
action-crowdfund = Brug { PLAYED_AS($joker) }Crowdfunding: et kort fra alle andre
action-use_reputation = Brug { PLAYED_AS($joker) }Omdømme: se alle hænder og tag et kort
action-use_free = Brug { PLAYED_AS($joker) }Gratis: spil videre med det samme
action-give = Giv { CARD($card, form: "indefinite") }
action-take = Tag { CARD($card, form: "indefinite") } fra { SEAT($from) }
action-pass = Pas

## form: The headings of forms.

form-lay_request = Læg et betalingskrav{ BY_JOKER($joker) }
form-raise = Forhøj en åben stak{ BY_JOKER($joker) }
form-pay = Betal til en stak{ BY_JOKER($joker) }
form-pay_off = Betal et krav ud med et vækstfirma{ BY_JOKER($joker) }
form-take = Tag et kort fra { SEAT($from) }

## ask: The labels of fields in forms.

ask-card = Kort
ask-pile = Stak
ask-request = Krav

## phase: What the game waits for: the line at the top of the table.

phase-play = { SEAT($seat) } spiller et kort.
phase-give = Crowdfunding til { SEAT($turn-seat) }. Mangler at vælge et kort at give: { SEAT($from) }.
phase-take = Omdømme: { SEAT($seat) } har set alle hænder og tager ét kort.
phase-over = Spillet er slut.

## gauge: Figures over time, in charts and tables.

gauge-cards_circulating = Kort på hænder og på krav
gauge-debt_open = Gæld på bordet
gauge-debt_paid = Betalt gæld
gauge-money_in_circulation = Penge i omløb
gauge-notes_in_bank = Sedler i banken
gauge-cash = Kontanter på hånden

## score: Lines of the score sheet.

score-cash = Sedler på hånden

## ending: How the game ended.

ending-players_win = Al gæld er betalt; den rigeste spiller vinder.
ending-players_share = Al gæld er betalt; flere spillere deler sejren.
ending-game_wins_open = Spillet vinder: et krav på bordet er ikke betalt.
ending-game_wins_held = Spillet vinder: nogen har stadig et krav på hånden.
ending-game_wins_forfeit = Spillet vinder: krav fra en spiller, der er ude, kan ikke længere lægges.

## moment: Moments of a game that a replay can jump to.

moment-paid_off = Et krav betales ud
moment-lobby = Lobby
moment-last_cards = De sidste kort
moment-forfeit = En spiller er ude

## option: Options of a new table: the label, and a sentence of help.

option-requests_dealt = Uddelte krav
    .help = Betalingskrav, som hver spiller starter med.
option-notes_dealt = Uddelte sedler
    .help = Sedler på 1.000 $, som hver spiller starter med; tolv i alt kan undværes.
option-new_economy_dealt = Uddelte Ny økonomi-kort
    .help = Ny økonomi-kort, som hver spiller starter med.
option-cards_drawn = Kort at trække
    .help = Kort, der trækkes i starten af en tur.
option-never_raises = Lægges for sig fra
    .help = Krav på dette beløb eller mere forhøjer aldrig en stak, og jokeren træder aldrig i stedet for dem.
option-triple_value = Et trekløvers værdi
    .help = Hvad tre Ny økonomi-kort, der hører sammen, betaler tilsammen.
option-free_plays = Kort efter Gratis
    .help = Hvor mange kort der spilles efter kortet Gratis.
option-last_cards = Sidste kort
    .help = Kort, som alle lægger, når bunken er tom.
option-difficulty = Bunke
    .help = Normal, eller let: mange små krav, så spillere, der samarbejder, næsten altid får dem betalt.
option-deck = Din egen bunke
    .help = Tast kortene ind fra den æske, du ejer; de trykte summer kontrolleres.

## difficulty: Names.

difficulty-normal = Normal
difficulty-easy = Let

## class: Names.

class-banknote = seddel
class-new_economy = ny økonomi
class-request = krav
class-business = vækstfirma
class-lobby = lobby
class-joker = joker

## face: Labels and short sentences on the board.

face-goal = Betal alle krav sammen, ellers vinder spillet. Så vinder den med flest penge på hånden.
face-debt = Den gamle gæld
face-hands_open = Hænderne lægges frem
face-pile = Stak { $number }
face-round = Tur { $round }
face-rounds =
    { $n ->
        [one] { $n } tur
       *[other] { $n } ture
    }
face-to_go = mangler
face-lobby_binds_you = Lobby fra { SEAT($lobbies) }: ingen Ny økonomi-kort fra dig
face-lobby_binds_others = Lobby fra { SEAT($lobbies) }: ingen Ny økonomi-kort fra de andre
face-you_close = Du kan lukke den med { CARD($card, form: "indefinite") }: { $gains } $ til dig.
face-you_close_at_cost = Du kan lukke den med { CARD($card, form: "indefinite") }; det koster dig { $cost } $.
face-leaves_to_others = Så mangler der { $left } $: ét kort fra en anden lukker den og henter { $for_closer } $ og kortet.
face-one_card_closes = Ét kort på { $left } $ lukker den. Til den, der lukker: { $for_closer } $ og kortet.
face-on_it = Til den, der lukker: { $for_closer } $.
face-nothing_on_it = Der ligger intet på den endnu.
face-still = mangler { $left } $
face-brings = lukker den, giver { $collects } $
face-pay_notes = Betal en seddel
face-pay_notes_into = Betal en seddel til stak { $pile }
face-pay_economy = Betal et Ny økonomi-kort
face-pay_economy_into = Betal et Ny økonomi-kort til stak { $pile }
face-pay_any = Betal et kort
face-pay_any_into = Betal et kort til stak { $pile }
face-play_joker = Spil jokeren som et andet kort
face-joker_as = Jokeren er
face-joker_pay_notes = en seddel
face-joker_pay_economy = et Ny økonomi-kort
face-joker_pay_any = et kort, der betaler
face-joker_lay_request = et nyt krav
face-joker_raise = et krav oveni
face-joker_pay_off = et vækstfirma
face-all_paid = Der er ingen åbne krav mere.
face-no_piles = Intet krav er åbent. Nogen må lægge et.
face-closes = lukker stak { $pile }
face-cash = kontant
face-cards = kort
face-more_requests =
    mindst { $more_requests ->
        [one] { $more_requests } krav
       *[other] { $more_requests } krav
    }
face-last_card_due = skal lægge et kort
face-last_cards = Bunken er tom: et sidste kort fra alle.
face-last_cards_more =
    Bunken er tom: et kort fra alle og { $laps ->
        [one] { $laps } runde
       *[other] { $laps } runder
    } mere efter denne.
face-empty_hand = Ingen kort tilbage.

## view: Labels of what lies on the table.

view-phase = Nu
view-deck = Kort i bunken
view-hands = Hænder
view-size = Kort
view-known = Kendt af alle
view-cards = Kort
view-card = Kort
view-count = Antal
view-more_requests = Flere betalingskrav, mindst
view-more_new_economy = Flere Ny økonomi-kort, mindst
view-notes_at_most = Sedler, højst
view-piles = Åbne stakke
view-number = Nr.
view-amount = Kræver
view-paid = Betalt
view-lobbies = Lobby fra
view-requests = Krav
view-laid = Lagt på den
view-joker = Jokeren
view-by = Af
view-bank = Bank
view-discards = Kasserede kort
view-last_cards = Sidste kort
view-waiting = Mangler at spille
view-laps = Runder efter denne
view-forfeited = Ude
view-debt_open = Gæld på bordet
view-debt_paid = Betalt gæld
view-piles_opened = Åbnede stakke indtil nu
view-requests_laid = Lagte krav indtil nu
view-left = Mangler
view-within_reach = Ét kort kan lukke den
view-for_closer = Til den, der lukker den
view-bound = Holdt ude af Lobby
view-faces = Kortene i denne bunke
view-class = Slags
view-worth = Værdi
view-cash = Dine kontanter
view-closings = Hvad du kunne lukke
view-gains = Gevinst
view-leaves = Hvad en betaling efterlader til andre
view-pile = Stak
view-request = Krav
view-collects = Giver
view-hand = Din hånd
view-others = Hvad du ved om andre hænder
view-shown = Hvad andre ved om din hånd
view-seat = Spiller
view-follow = Kort, der følger
view-of_free = Fra kortet Gratis
view-ending = Slutning
view-winners = Vindere

## hint: Hints for a first game, by step.

hint-play = Hvor meget mangler der, når du har betalt, og kan den næste betale det med ét kort? Lad mere stå, end et kort er værd, eller luk stakken.
hint-give = Snart har en anden dette kort. Giv det, der hjælper dig mindst, eller det, I alle har brug for på bordet.
hint-take = Tag det, der lukker en stak for dig, eller et krav, som ingen bør sidde tilbage med.

## explain: What a thing on the board is, does and is worth.

explain-card = { EXPLAIN_CLASS($class) }
explain-card--worth = { EXPLAIN_CLASS($class) } { $worth } $.
explain-pile = Af { $amount } $ mangler { $left } $. Den, der gør den færdig, henter det, der ligger her: { $for_closer } $ indtil nu, ud over det sidste kort.
explain-player = En af spillerne. I vinder sammen eller slet ikke; så er den med flest kontanter først.
explain-note = Kontanter. Sedler betaler når som helst, og vinder I alle, er den, der har mest i sedler, først.

## explain_class: Parts of what explains a thing.

explain_class-banknote = Kontanter. De betaler når som helst, og på hånden er det dem, der vinder. Værdi:
explain_class-new_economy = En idé, der betaler gæld som penge. Den, der gør stakken færdig, veksler den til sedler. Værdi:
explain_class-request = En gæld. Den skal lægges og betales inden slutningen, ellers taber I alle. Den kræver
explain_class-business = Et vækstfirma: betaler ét krav helt ud eller har sin egen virkning. Værdi som penge:
explain_class-lobby = Holder de andres Ny økonomi-kort væk fra en stak, til den er betalt. Værdi som penge:
explain_class-joker = Træder i stedet for ethvert andet kort. Værdi som penge:

## guided: The lessons of the guided game.

guided-win = I vinder sammen, hvis hver gæld i bunken er betalt til sidst; er der én tilbage, vinder spillet. Og så er der én vinder blandt jer: den, der har flest kontanter.
guided-lay = Gælden kommer først: den første spiller lægger et betalingskrav. Læg dit { CARD($card) }. Det bliver en stak, som alle betaler til.
guided-round = Al gæld tilsammen er mere end dobbelt så stor som alle kontanter, der findes, så pengene må rundt: den, der gør en stak færdig, henter det, der ligger i den, og kan bruge det igen.
guided-pay = { SEAT($rival) } har betalt til din stak. Betal også { CARD($card, form: "indefinite") } til den: idéer betaler gæld lige så godt som sedler.
guided-leave = Der mangler { $left } $, og { $lies } $ ligger klar til den, der gør stakken færdig. Betaler du 1.000 $, mangler der { $too_little } $, og det kan ét kort betale. Betal { CARD($card, form: "indefinite") }, værd 500 $, så kan ingen lukke den endnu.
guided-lobby = { SEAT($rival) } har lagt en Lobby på stakken: så længe den ligger der, kan du ikke betale med Ny økonomi-kort. Det er det, lobbyer er til: kun gamle penge tæller.
guided-note = Sedler betaler altid. Det er dine { $cash } $, du ville vinde med, men penge, der ligger stille, tjener intet: betal en { CARD($card) }.
guided-close = Nu mangler der kun { $left } $. Betal din sidste { CARD($card) }, så er stakken lukket af dig: du henter { $collects } $ og er { $gains } $ rigere end før.
guided-cash = Du har nu { $cash } $ i kontanter, mere end du betalte ind. Idéer, som andre kom med, blev til dine sedler: sådan vender det tilbage, der går rundt.
guided-business = { CARD($card) } er et vækstfirma: det kan betale ét krav helt ud, hvor stort det end er. Ingen får kontanter ud af det, men gælden på { $amount } $ er væk for jer alle. Spil det på den nye stak.
guided-hold = Du har stadig et { CARD($card) }. Et krav, som nogen har på hånden til sidst, tæller som ubetalt, og så taber I alle. Læg det nu, mens der er tid til at betale det.
guided-end = Du har { $own } $ i kontanter, og { $deck } kort er endnu ikke trukket. Du har set, hvordan en stak åbnes, fodres, blokeres og lukkes.
guided-after = Herfra spiller din rival uden manuskript. Bliv ved med at stille to spørgsmål: hvor meget mangler der, når jeg har betalt, og kan den næste betale det?

## guided_else: What the guide answers when the learner does something else.

guided_else-lay = Intet kan betales, før der er en gæld. Læg først dit { CARD($card) }.
guided_else-pay = Det ville også betale. Guiden gemmer dine sedler og betaler med { CARD($card, form: "indefinite") }, for det er kontanter, der vinder til sidst.
guided_else-pay-raise = Endnu et krav på samme stak gør den større, og så varer det længere, før nogen henter den. Betal først.
guided_else-leave = Så ville der mangle { $too_little } $ eller mindre, og den næste lukker stakken med ét kort og tager det hele. Lad mere stå, end noget kort er værd.
guided_else-note = Under en Lobby kan kun sedler og et vækstfirma betale her. Betal en { CARD($card) }.
guided_else-close = Den, der gør den færdig, henter { $collects } $. Venter du, bliver det en anden.
guided_else-close-lay_request = Dit krav kan vente en tur. Det kan { $collects } $ i stakken ikke: den næste ville tage dem.
guided_else-business = Det må du gerne. Men en gæld på { $amount } $, som ét kort betaler, er en sjælden gave, og al gæld skal betales.
guided_else-business-use_reputation = { CARD($card) } kan også kigge i de andres hænder og tage et kort. Guiden bruger det til at komme af med en hel gæld.
guided_else-hold = Det kan du godt, men et krav på din hånd er en fare for alle, og den vokser med hver tur, du venter.

## name: Names printed on cards. A deck of somebody's own has its own names, which are not translated.

name-advertisement = Reklame
name-bike-pool = Cykelpulje
name-car-sharing = Delebil
name-car-sharing-house-sharing-coworking = Delebil, Delebolig, Coworking
name-coworking = Coworking
name-creative-commons = Creative Commons
name-creative-commons-advertisement-music = Creative Commons, Reklame, Musik
name-crowdfunding = Crowdfunding
name-data-commons = Datafælled
name-food-cooperative = Fødevarefællesskab
name-free = Gratis
name-free-course = Gratis kursus
name-freelance-desk = Freelancebord
name-home-office = Hjemmekontor
name-house-sharing = Delebolig
name-joker = Joker
    .indefinite = jokeren
name-language-exchange = Sprogbytte
name-lobby = Lobby
    .indefinite = en Lobby
name-local-currency = Lokal valuta
name-maker = Maker
name-mobile-app = Mobilapp
name-music = Musik
name-neighbourhood-garden = Nabohave
name-open-hardware = Åben hardware
name-open-laboratory = Åbent laboratorium
name-photo-archive = Fotoarkiv
name-recycling = Genbrug
name-recycling-coworking-maker = Genbrug, Coworking, Maker
name-repair-corner = Reparationshjørne
name-reputation = Omdømme
name-ride-board = Samkørselstavle
name-second-hand-fair = Loppemarked
name-sharing-economy = Deleøkonomi
name-solar-roof = Soltag
name-spare-parts-swap = Reservedelsbytte
name-time-bank = Tidsbank
name-tool-library = Værktøjsbibliotek
name-usd1-000-note = seddel på 1.000 $
    .indefinite = en seddel på 1.000 $
name-usd1-000-request = krav på 1.000 $
    .indefinite = et krav på 1.000 $
name-usd15-000-request = krav på 15.000 $
    .indefinite = et krav på 15.000 $
name-usd2-000-note = seddel på 2.000 $
    .indefinite = en seddel på 2.000 $
name-usd2-000-request = krav på 2.000 $
    .indefinite = et krav på 2.000 $
name-usd20-000-request = krav på 20.000 $
    .indefinite = et krav på 20.000 $
name-usd3-000-request = krav på 3.000 $
    .indefinite = et krav på 3.000 $
name-usd5-000-request = krav på 5.000 $
    .indefinite = et krav på 5.000 $
name-usd50-000-request = krav på 50.000 $
    .indefinite = et krav på 50.000 $
name-usd500-note = seddel på 500 $
    .indefinite = en seddel på 500 $
name-usd6-000-request = krav på 6.000 $
    .indefinite = et krav på 6.000 $
name-usd8-000-request = krav på 8.000 $
    .indefinite = et krav på 8.000 $
name-video-channel = Videokanal
name-web-shop = Netbutik
