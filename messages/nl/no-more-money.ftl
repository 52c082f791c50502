### No More Money
### docs/translating.md says how such a file is read.
### Woordenlijst: Banker = Bankier, Banker card = Bankierskaart, printing press = geldpers, gold reserve = goudreserve,
### investment = investering, share = aandeel, loan = lening, loan card = leningkaart, instalment = termijn,
### security = onderpand, fee = provisie, to default = stoppen met betalen, to pay off = aflossen, to cash in = verzilveren,
### fist = vuist, empty hand = lege hand, market instability = marktinstabiliteit, crash = crash, final crash = laatste crash,
### cube = blokje, coins = munten, screen = scherm.
### Namen op kaarten: 4-round loan = lening over 4 rondes, 4-round loan card = leningkaart van 4 rondes; redenen: too dear = te duur,
### too risky = te riskant, no need for it = niet nodig, short of cash = geen geld over. De bedrijven houden hun Engelse namen.

## about: What the first page says of the game.

about-no-more-money = 1929. Leen geld uit dat niet bestaat, stap in bedrijven die alleen maar groeien en breng je goud thuis voor de crash.

## event: What happened: lines of the log, read aloud to screen readers.

event-round_began = Ronde { $round } begint.
event-investment_revealed = { INVESTMENT($card) } wordt opengelegd met { $gold } goud.
event-discards_shuffled = De stapel is op. De aflegstapel wordt weer ingeschud.
event-first_bidder_drawn = Het lot wijst { SEAT($seat) } aan om als eerste op de Bankierskaart te bieden.
event-bid_made = { SEAT($seat) } biedt ${ $amount } op de Bankierskaart.
event-auction_left = { SEAT($seat) } stapt uit de veiling.
event-banker_named = { SEAT($seat) } is de Bankier en betaalt ${ $price }.
event-offer_made =
    { SEAT($from) } stelt { SEAT($to) } voor: { SEAT($lender) } leent { SEAT($borrower) } ${ $terms-amount }, terug te betalen in { $rounds ->
        [one] { $rounds } termijn
       *[other] { $rounds } termijnen
    } van ${ $terms-instalment }, met { $terms-security } goud als onderpand.
event-offer_declined = { SEAT($to) } slaat het aanbod van { SEAT($from) } af.
event-offer_declined_because = { SEAT($to) } slaat het aanbod van { SEAT($from) } af: { REASON($reason) }.
event-offer_withdrawn = { SEAT($from) } trekt het aanbod aan { SEAT($to) } in.
event-offer_lapsed = Het aanbod van { SEAT($from) } aan { SEAT($to) } kan niet meer worden nagekomen en vervalt.
event-loan_made =
    { SEAT($lender) } leent { SEAT($borrower) } ${ $terms-amount } en betaalt ${ $fee } provisie. Terug in { $rounds ->
        [one] { $rounds } termijn
       *[other] { $rounds } termijnen
    } van ${ $terms-instalment }; het onderpand is { $terms-security } goud.
event-loan_card_turned = Er wordt een { LOAN_CARD($card) } opengelegd.
event-instalment_paid =
    { SEAT($borrower) } betaalt { SEAT($lender) } ${ $amount } op een { LOAN($loan) }. { $remaining ->
        [0] Dat was de laatste termijn
        [one] Nog { $remaining } termijn te gaan
       *[other] Nog { $remaining } termijnen te gaan
    }.
event-loan_repaid = { SEAT($borrower) } heeft een { LOAN($loan) } van { SEAT($lender) } afgelost en krijgt { $security } goud terug.
event-loan_defaulted = { SEAT($borrower) } stopt met betalen van een { LOAN($loan) }. { SEAT($lender) } houdt het onderpand: { $security } goud.
event-player_done = { SEAT($seat) } is klaar.
event-bid_sealed = { SEAT($seat) } steekt een gesloten vuist uit.
event-fist_opened = { SEAT($seat) } opent de hand: ${ $amount }.
event-empty_hand_paid = De geldpers betaalt { SEAT($seat) } ${ $amount } voor de lege hand.
event-ties_bid_again = Gelijk: { SEAT($seats) } bieden opnieuw.
event-tie_unbroken = Het blijft gelijk: { SEAT($seats) } krijgen geen investering.
event-investment_taken = { SEAT($seat) } neemt { INVESTMENT($card) } met { $gold } goud.
event-investment_discarded = Niemand neemt { INVESTMENT($card) }. De kaart gaat weg, met het goud erop.
event-cashed_in = { SEAT($seat) } verzilvert { INVESTMENT($card) } voor { $gold } goud.
event-dice_rolled = De dobbelstenen: D4 { $d4 }, D6 { $d6 }, D12 { $d12 }, D20 { $d20 }.
event-company_crashed = { COMPANY($company) } crasht.
event-investment_lost = { SEAT($seat) } verliest { INVESTMENT($card) } met { $gold } goud.
event-company_grew = { COMPANY($company) } groeit.
event-investment_grew = { INVESTMENT($card) } van { SEAT($seat) } krijgt er { $more } goud bij en heeft nu { $gold }.
event-crashes_counted = De crashteller staat op { $crashes } van { $of }.
event-instability_moved = De marktinstabiliteit is nu { $to }.
event-final_crash = De laatste crash. Alle investeringen zijn verloren.
event-game_won = Het spel is afgelopen. Het meeste goud: { SEAT($winners) }.
event-moved = { $amount } { KIND($what) } van { PLACE($from) } naar { PLACE($to) }.

## brief: The same in few words, behind a name: "Ada: bid $5 · left the auction".

brief-bid_made = bood ${ $amount }
brief-auction_left = stapte uit de veiling
brief-fist_opened = had ${ $amount } in de vuist
brief-empty_hand_paid = kreeg ${ $amount } voor een lege hand
brief-investment_taken = nam { INVESTMENT($card) }
brief-cashed_in = verzilverde { INVESTMENT($card) } voor { $gold } goud

## why: Why something cannot be done.

why-not_now = Dat hoort bij een andere stap van de ronde.
why-bid_too_low = Het volgende bod moet minstens ${ $minimum } zijn.
why-too_few_coins = Daar is ${ $need } voor nodig; er is maar ${ $have }.
why-too_little_gold = Daar is { $need } goud voor nodig; er is maar { $have }.
why-no_banker_involved = Alleen de Bankier leent uit, dus een van jullie twee moet de Bankier zijn.
why-no_such_player = Zo'n speler zit niet aan deze tafel.
why-amount_too_small = Een lening is minstens $1.
why-too_large = Op een lening kan hoogstens ${ $most } staan.
why-loan_card_not_open = Die leningkaart ligt niet open.
why-no_cube_left = De geldschieter heeft geen blokje meer voor nog een lening.
why-not_your_loan = Op die kaart heb jij niet geleend.
why-nothing_due = Daarop hoeft nu niets betaald te worden.
why-last_instalment = Er is nog maar één termijn. Betaal die.
why-already_done = Je hebt al gezegd dat je klaar bent.
why-not_bidding = Jij hoort niet bij degenen die opnieuw bieden.
why-card_not_open = Die investering ligt niet open.
why-not_your_card = Die investering is niet van jou.

## deal: Why an offer cannot be made or answered.

deal-too_many_offers = Je hebt in deze stap al { $limit } keer iets aangeboden. Meer mag niet.

## action: What can be done: the labels of buttons.

action-bid = Bied ${ $amount }
action-leave = Uit de veiling stappen
action-offer_loan = Voorstel aan { SEAT($to) }: ${ $amount } op de { LOAN_CARD($card) }, termijnen van ${ $instalment }, { $security } goud als onderpand
action-accept = Aanbod { $offer } aannemen
action-decline = Aanbod { $offer } afslaan
action-decline--reason = Aanbod { $offer } afslaan: { REASON($reason) }
action-withdraw = Aanbod { $offer } intrekken
action-pay_instalment = Eén termijn betalen op de { LOAN($loan) }
action-pay_off = De { LOAN($loan) } in één keer aflossen
action-default = Stoppen met betalen van de { LOAN($loan) }
action-done = Klaar
action-sealed_bid = Sluit je vuist om ${ $amount }
action-take = Neem { INVESTMENT($card) }
action-cash_in = Verzilver { INVESTMENT($card) }

## form: The headings of forms.

form-bid = Bied op de Bankierskaart
form-offer_loan = Stel een lening voor tussen jou en { SEAT($to) }
form-decline = Aanbod { $offer } afslaan en zeggen waarom
form-sealed_bid = Je bod op de investeringen

## ask: The labels of fields in forms.

ask-amount = Bedrag in dollars
ask-card = Leningkaart
ask-instalment = Elke termijn in dollars
ask-security = Onderpand in goud
ask-reason = De reden

## phase: What the game waits for: the line at the top of the table.

phase-banker_auction = { SEAT($turn) } biedt meer dan ${ $high } op de Bankierskaart of stapt uit.
phase-loans = Leen uit, leen zelf en betaal wat je moet betalen. Zeg daarna dat je klaar bent.
phase-investment_auction = Sluit je vuist om een bod op de investeringen. Iedereen betaalt wat erin zit.
phase-choose_investments = De investeringen worden in deze volgorde gekozen: { SEAT($order) }.
phase-cash_in = { SEAT($turn) } mag zoveel investeringen verzilveren als gewenst.
phase-final_crash = De markt is weg. Betaal voor elke lening nog één laatste termijn, of geef het onderpand op.
phase-over = Het spel is afgelopen.

## gauge: Figures over time, in charts and tables.

gauge-coins = Munten
gauge-gold_held = Goud in bezit
gauge-gold_on_cards = Goud op investeringen
gauge-debt = Schuld
gauge-money_in_circulation = Geld in omloop
gauge-loans_outstanding = Uitstaande leningen
gauge-instability = Marktinstabiliteit
gauge-crashes = Crashes

## score: Lines of the score sheet.

score-gold = Goud in eigen voorraad

## ending: How the game ended.

ending-final_crash = De laatste crash maakte een eind aan het spel.

## moment: Moments of a game that a replay can jump to.

moment-banker = Er is een Bankier
moment-loan = Er wordt geleend
moment-default = Iemand stopt met betalen
moment-crash = Een bedrijf crasht
moment-final_crash = De laatste crash

## option: Options of a new table: the label, and a sentence of help.

option-length = Duur
    .help = Na hoeveel crashes het spel eindigt: die van het korte spel of die van het lange.
option-screens = Schermen
    .help = Verbergt hoeveel munten de anderen hebben, zoals schermen dat doen. Alle betalingen zijn openbaar, dus wie meetelt weet het. Alleen de pagina verbergt ze: ze worden naar elke browser gestuurd, dus wie daar kijkt kan het zien.
option-deck = Stapel
    .help = Een eigen stapel in plaats van die uit de doos.
option-starting_coins = Munten aan het begin
    .help = Dollars waarmee elke speler begint.
option-starting_gold = Goud aan het begin
    .help = Goud waarmee elke speler begint.
option-cubes = Blokjes
    .help = Hoeveel leningen een speler tegelijk kan hebben uitstaan.
option-crashes_short = Crashes, kort spel
    .help = De crash die het korte spel beëindigt.
option-crashes_long = Crashes, lang spel
    .help = De crash die het lange spel beëindigt.
option-instability_start = Eerste instabiliteit
    .help = Waar de marktinstabiliteit begint, en waar die na een crash naar terugkeert.
option-instability_step = Stap van de instabiliteit
    .help = Hoeveel die stijgt na een ronde zonder crash.
option-fewer_investments_than_players = Minder investeringen dan spelers
    .help = Elke ronde worden er zoveel minder investeringen opengelegd dan er spelers zijn.
option-open_loan_cards = Open leningkaarten
    .help = Hoeveel leningkaarten er open liggen om uit te kiezen.
option-fee_percent = Provisie van de Bankier
    .help = Wat de Bankier aan de geldpers betaalt, in procenten van de lening, naar boven afgerond.
option-offers_per_step = Voorstellen per stap
    .help = Hoe vaak elke speler in één leenstap iets mag voorstellen.
option-empty_hand_coins = Lege hand
    .help = Dollars voor een lege hand, één keer per ronde en speler.
option-rebids = Opnieuw bieden
    .help = Hoe vaak spelers met een gelijk bod opnieuw bieden.
option-d4_gold = Groei D4
    .help = Goud dat de D4 toevoegt als die niet crasht.
option-d6_gold = Groei D6
    .help = Goud dat de D6 toevoegt als die niet crasht.
option-d12_grows_from = D12 groeit vanaf
    .help = De laagste worp waarbij de D12 goud toevoegt.
option-d12_gold = Groei D12
    .help = Goud dat de D12 toevoegt.
option-d12_gold_on_12 = Groei D12 bij een 12
    .help = Goud dat de D12 bij een 12 toevoegt.
option-d20_grows_from = D20 groeit vanaf
    .help = De laagste worp waarbij de D20 goud toevoegt.
option-d20_gold = Groei D20
    .help = Goud dat de D20 toevoegt.
option-d20_factor_on_20 = Factor D20 bij een 20
    .help = Waarmee het goud bij een 20 wordt vermenigvuldigd.

## length: Names.

length-short = Kort
length-long = Lang

## view: Labels of what lies on the table.

view-banker = Bankier
view-crashes = Crashes
view-last_crash = Laatste crash bij
view-instability = Marktinstabiliteit
view-last_roll = Laatste worp: D4, D6, D12, D20
view-laid_out = Investeringen te koop
view-open_loan_cards = Open leningkaarten
view-loans = Lopende leningen
view-offers = Voorstellen
view-offer = Voorstel
view-total = In totaal terug
view-fee = Provisie
view-rest = Om af te lossen
view-companies = Bedrijven
view-bands = Wat de dobbelsteen doet
view-crash = Crash
view-added = Goud erbij
view-factor = Goud maal
view-investment_deck = Investeringskaarten over
view-investment_discards = Afgelegde investeringen
view-loan_deck = Leningkaarten over
view-loan_discards = Afgelegde leningkaarten
view-screens = Schermen
view-coins = Munten
view-gold = Goud
view-cubes = Blokjes over
view-investments = Investeringen
view-card = Kaart
view-die = Dobbelsteen
view-rounds = Rondes
view-lender = Geldschieter
view-borrower = Lener
view-instalment = Termijn
view-remaining = Termijnen te gaan
view-security = Onderpand
view-due = Nu te betalen
view-sealed_bid = In je vuist
view-deals = Voorstellen
view-open = Op tafel
view-settlement = Betalingen
view-done = Klaar
view-amount = Bedrag
view-sealed = Vuist gesloten
view-paid_for_empty_hand = Betaald voor een lege hand
view-order = Volgorde van kiezen

## confirm: A last question before something that hurts.

confirm-default = Als je stopt met betalen van de { LOAN($loan) }, houdt de geldschieter het onderpand.

## face: Labels and short sentences on the board.

face-goal = Heb het meeste goud in je voorraad als de markt voor het laatst is ingestort.
face-none_laid_out = Geen. De volgende ronde brengt nieuwe.
face-market_opens = De beurs gaat open, en iedereen gelooft erin.
face-floor = Op de beursvloer
face-crashes_final = de laatste crash
face-crashed = gecrasht
face-dial_amount = Bedrag
face-dial_instalment = Termijn
face-dial_security = Onderpand
face-step_banker_auction = Bankier
face-step_loans = Leningen
face-step_investment_auction = Bieden
face-step_cash_in = Verzilveren
face-step_roll = Werpen
face-press = Geldpers
face-reserve = Goudreserve
face-instability =
    { $value ->
        [1] een worp van { $value } is een crash
       *[other] een worp van { $value } of minder is een crash
    }
face-crashes = { $crashes } van { $of }, dan is het uit
face-last_roll = De laatste worp
face-no_roll = De dobbelstenen van de markt
face-exchange = De beurs: wat de volgende worp doet
face-band_crash = { $span }: crash
face-band_nothing = { $span }: niets
face-band_adds = { $span }: +{ $added } goud
face-band_times = { $span }: goud ×{ $factor }
face-nobody_holds = Niemand heeft een aandeel.
face-gold = { $gold } goud
face-no_gold = geen goud
face-you = Jij
face-leads = staat voor met ${ $high }
face-left = is eruit
face-bids = moet bieden
face-waits = wacht
face-haggles = leent en leent uit
face-settles = vereffent schulden
face-done = klaar
face-fist_closed = vuist gesloten
face-thinks = denkt na over een bod
face-chooses = had ${ $amount }, kiest nu
face-opened = had ${ $amount }
face-in_fist = ${ $amount } in je vuist
face-cashes = mag verzilveren
face-rounds_dial = Leningkaart: rondes
face-reckoning = Even rekenen …
face-cost_here = Kies de rondes; wat de lening kost staat dan hier.
face-lend_to = Leen uit aan { SEAT($to) }
face-borrow_from = Leen van { SEAT($to) }
face-take_for = Neem { INVESTMENT($card) } met { $gold } goud
face-cash_in_for = Verzilver { INVESTMENT($card) } voor { $gold } goud
face-pay_instalment_for = Betaal { SEAT($lender) } ${ $amount } op de { LOAN($loan) }
face-pay_off_for = Los de { LOAN($loan) } in één keer af voor ${ $amount }
face-default_for = Stop met betalen van de { LOAN($loan) } en verlies { $security } goud
face-loan_commit = Stel ${ $amount } voor, in termijnen van ${ $instalment }, { $security } goud als onderpand
face-fist_held = Je hebt ${ $amount } in je vuist.
face-screens_down = Munten over: ze beslissen bij evenveel goud
face-refused_last = Laatst afgeslagen
face-no_loans = Niemand is iets schuldig.
face-owes = is schuldig aan
face-left_to_pay =
    nog { $remaining ->
        [one] { $remaining } termijn
       *[other] { $remaining } termijnen
    }, samen ${ $rest }
face-security = { $security } goud als onderpand
face-debt = moet nog ${ $instalment } × { $remaining } betalen
face-cubes =
    { $cubes ->
        [one] { $cubes } blokje
       *[other] { $cubes } blokjes
    }

## headline: Headlines of the newspaper.

headline-banker_named = { SEAT($seat) } neemt de bank over voor ${ $price }
headline-loan_made = { SEAT($lender) } leent { SEAT($borrower) } ${ $terms-amount }
headline-loan_defaulted = { SEAT($borrower) } betaalt { SEAT($lender) } niet meer
headline-company_crashed = { COMPANY($company) } crasht
headline-final_crash = De laatste crash: alle investeringen verloren

## cost: Names.

cost-borrower =
    Je krijgt nu ${ $amount } en betaalt ${ $total } terug in { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }. Stop je met betalen, dan ben je { $security } goud kwijt.
cost-lender =
    Jij betaalt de geldpers nu ${ $fee }; { SEAT($borrower) } betaalt jou ${ $total } voor ${ $amount }, in { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }. Stopt het betalen, dan houd jij { $security } goud.
cost-others =
    { SEAT($borrower) } betaalt { SEAT($lender) } ${ $total } voor ${ $amount }, in { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }, of is { $security } goud kwijt.

## place: Names.

place-press = de geldpers
place-reserve = de goudreserve

## kind: Names.

kind-coins = dollar
kind-gold = goud

## die: Names.

die-d4 = D4
die-d6 = D6
die-d12 = D12
die-d20 = D20

## hint: Hints for a first game, by step.

hint-banker_auction = De Bankier maakt geld dat nog niemand had, voor een tiende ervan. Is er iemand die wil lenen, en wil jij dat?
hint-loans = Kijk bij een lening naar alle vier de getallen: wat er komt, wat er teruggaat, hoe lang, en hoeveel goud er op het spel staat. Wanneer heb jij er de munten voor?
hint-investment_auction = Iedereen betaalt, maar niet iedereen krijgt een kaart. Bied genoeg voor de kaart die je wilt, of helemaal niets.
hint-choose_investments = Nu meer goud, of een dobbelsteen die waarschijnlijk meer brengt? Het risico is de instabiliteit tegenover het aantal zijden van de dobbelsteen.
hint-cash_in = Goud op een kaart is hoop, goud in je hand is van jou. Hoe hoger de instabiliteit, hoe eerder je moet uitstappen.
hint-final_crash = Met één termijn koop je je onderpand terug. Weeg munten, die nauwelijks nog tellen, af tegen goud, dat beslist.

## explain: What a thing on the board is, does and is worth.

explain-investment = Een aandeel in het bedrijf met de { DIE($die) }. Er ligt { $gold } goud op; dat is pas van jou als je het aandeel verzilvert. Crasht het bedrijf, dan is het verloren.
explain-loan =
    Een lening van { SEAT($lender) } aan { SEAT($borrower) }: nog { $remaining ->
        [one] { $remaining } termijn
       *[other] { $remaining } termijnen
    } van ${ $instalment }, samen ${ $rest }, met { $security } goud als onderpand.
explain-loan_card =
    Een lening op deze kaart wordt terugbetaald in { $rounds ->
        [one] { $rounds } termijn
       *[other] { $rounds } termijnen
    }, één per ronde.
explain-company-0 = De D4 beslist over dit bedrijf. Het groeit het snelst en crasht het vaakst.
explain-company-1 = De D6 beslist over dit bedrijf. Het groeit een beetje in elke ronde waarin het niet crasht.
explain-company-2 = De D12 beslist over dit bedrijf. Het groeit de meeste rondes een beetje, en crasht zelden.
explain-company-3 = De D20 beslist over dit bedrijf. Het is het veiligst, en zo nu en dan verdubbelt het.
explain-player = Een van de spelers. Wie na de laatste crash het meeste goud in de hand heeft wint; munten beslissen alleen bij gelijke stand.
explain-gold = Met goud in de hand win je het spel. Goud op een kaart heb je nog niet in de hand.
explain-coin = Met munten bied je, leen je uit en betaal je terug. De geldpers maakt ze en slokt ze weer op; aan het eind beslissen ze alleen bij gelijke stand.

## guided: The lessons of the guided game.

guided-win = Wie het meeste goud heeft, wint. Munten tellen alleen bij gelijke stand: ze zijn om mee te bieden en te lenen. Een echt spel eindigt na 4 of 5 crashes; dit korte na de eerste.
guided-banker = { SEAT($banker) } biedt ${ $price } om Bankier te zijn, de enige die deze ronde mag uitlenen. Jij wilt lenen, dus houd je ${ $coins } en stap uit de veiling.
guided-borrow = Er liggen twee investeringen open, één met 3 goud erop, en wie de meeste munten biedt kiest eerst. Daar heb je te weinig munten voor. De Bankier kan je er een paar geven.
guided-terms = Een lening is vier getallen: stel { SEAT($to) } voor om ${ $amount } te lenen en { $rounds } keer ${ $instalment } terug te betalen, samen ${ $total }, met { $security } goud als onderpand. Stop je met betalen, dan houdt de geldschieter dat goud.
guided-borrowed = Je hebt nu ${ $coins }, en { $security } van je goud ligt op de lening tot die is afgelost. { SEAT($lender) } betaalde er maar een tiende van: de rest maakte de geldpers. Zeg dat je klaar bent.
guided-fist = Iedereen biedt tegelijk met een gesloten vuist, en iedereen betaalt, ook wie niets krijgt. De kaart met { $gold } goud is wel wat waard: sluit je vuist om $30 en houd wat munten over voor de termijnen.
guided-choose = Jij bood het meest en kiest als eerste. Neem { INVESTMENT($card) } met { $gold } goud: als de dobbelsteen het bedrijf niet laat crashen, komt er elke ronde { $added } bij.
guided-keep = Goud op een kaart is nog niet van jou. Je kunt de kaart nu verzilveren voor { $gold }. Een bedrijf crasht als zijn dobbelsteen { $instability } of minder toont: hier één zijde van de vier. Waag het één ronde, en zeg dat je klaar bent.
guided-grown = Geen crash. Op je kaart ligt nu { $gold } goud, maar de instabiliteit is gestegen naar { $instability }: elke rustige ronde maakt de volgende crash waarschijnlijker.
guided-lend = Word deze keer zelf Bankier. Verder wil niemand, dus ${ $amount } is genoeg.
guided-instalment = Eerst je eigen lening: je moet { SEAT($lender) } ${ $amount } betalen. Doe dat, want er staat { $security } goud op het spel.
guided-make_money = Leen nu geld uit dat niet bestaat: { SEAT($to) } krijgt ${ $amount } van de geldpers, jou kost het ${ $fee } provisie, en jij krijgt ${ $total } terug in { $rounds } termijnen. { $security } goud als onderpand maakt dat zeker. Stel het voor.
guided-lent = { SEAT($borrower) } heeft het aangenomen. Er is geld ter wereld gekomen, en daarmee gaan de biedingen omhoog. Zeg dat je klaar bent.
guided-empty_hand = Je hebt ${ $coins } en hier valt voor jou niets meer te halen: de anderen bieden met geleend geld. Voor een lege hand betaalt de geldpers $5. Sluit je vuist om niets.
guided-cash = Nu is elke dobbelsteen met { $instability } of minder een crash, bij die van jou de helft van alle worpen. Wie als laatste gaat, heeft gezien dat de anderen hun kaarten houden. Pak je winst: verzilver { INVESTMENT($card) } voor { $gold } goud.
guided-last = De D4 viel op { $roll }: je bedrijf is gecrasht, net nadat jij verkocht had, en alle investeringen zijn weg. Met één laatste termijn van ${ $amount } los je nu je lening af, en { SEAT($lender) } geeft je { $security } goud terug. Betaal die.
guided-end = Jij hebt { $own } goud, de anderen { $second } en { $third }. Zij hadden ook goud op hun kaarten, maar ze hebben het nooit verzilverd.
guided-after = Aan geld was hier makkelijk te komen, en daardoor was het weinig waard: het kwam erop aan om op tijd uit te stappen. Denk daaraan als iedereen uitleent.

## guided_else: What the guide answers when the learner does something else.

guided_else-banker = De Bankier leent uit, maar kan in die ronde zelf niet lenen, en jij zou minder munten overhouden voor de investeringen. Gun het { SEAT($banker) }.
guided_else-terms = Alles wat jullie allebei willen mag. De gids leent ${ $amount }: genoeg voor de eerste keus, en niet meer dan je kunt terugbetalen.
guided_else-terms-done = Zonder lening bied je met wat je zelf nog aan munten hebt, en krijgt iemand anders de eerste keus.
guided_else-borrowed = Eén lening is genoeg: elke lening vraagt goud van je als onderpand.
guided_else-fist = Wat je biedt ben je kwijt, dus bied niet alles. Maar met veel minder betaal je voor de tweede keus, of voor niets.
guided_else-choose = Op die kaart ligt minder goud. Je hebt voor de eerste keus betaald: neem { $gold } goud.
guided_else-keep = Goud in je hand is veilig, en verzilveren is nooit lang verkeerd. Maar deze kaart groeit waarschijnlijk, en de gids waagt het één keer.
guided_else-lend = Als Bankier mag je zelf geld uitlenen, en die macht is ${ $amount } wel waard.
guided_else-instalment = Betaal je niet, dan ben je het goud op de lening kwijt, { $security } in totaal. Betaal eerst, en kijk dan wat je verder wilt.
guided_else-instalment-default = Stoppen met betalen is { $security } goud opgeven om nu ${ $amount } te sparen. Met goud win je het spel, met munten niet.
guided_else-instalment-pay_off = Alles in één keer aflossen mag, maar dan heb je te weinig munten over om uit te lenen.
guided_else-make_money = Waar jullie het samen over eens zijn, dat is de lening. De gids leent ${ $amount } uit tegen { $security } goud, zodat je wint of het nu wordt terugbetaald of niet.
guided_else-make_money-done = Je hebt betaald om Bankier te zijn. Leen je niets uit, dan was dat voor niets.
guided_else-lent = Je hebt te weinig munten voor de provisie van nog een lening. Ga verder.
guided_else-empty_hand = Met ${ $coins } bied je niet op tegen geleend geld, en wat je biedt ben je kwijt. Niets is hier het betere bod.
guided_else-cash = Dat zou de tweede gok met dezelfde kaart zijn, en nu is een crash even waarschijnlijk als groei.
guided_else-last = Voor ${ $amount } krijg je { $security } goud terug. Betaal je niet, dan blijft het bij { SEAT($lender) }.

## name: Names printed on cards. A deck of somebody's own has its own names, which are not translated.

name-2-round-loan = lening over 2 rondes
name-2-round-loan-card = leningkaart van 2 rondes
name-3-round-loan = lening over 3 rondes
name-3-round-loan-card = leningkaart van 3 rondes
name-4-round-loan = lening over 4 rondes
name-4-round-loan-card = leningkaart van 4 rondes
name-5-round-loan = lening over 5 rondes
name-5-round-loan-card = leningkaart van 5 rondes
name-6-round-loan = lening over 6 rondes
name-6-round-loan-card = leningkaart van 6 rondes
name-7-round-loan = lening over 7 rondes
name-7-round-loan-card = leningkaart van 7 rondes
name-active-radio-corporation = Active Radio Corporation
name-active-radio-corporation-d6 = Active Radio Corporation (D6)
name-generic-motor-vehicle-company = Generic Motor Vehicle Company
name-generic-motor-vehicle-company-d4 = Generic Motor Vehicle Company (D4)
name-government-bonds-of-freedom = Government Bonds of Freedom
name-government-bonds-of-freedom-d20 = Government Bonds of Freedom (D20)
name-national-steel-industries = National Steel Industries
name-national-steel-industries-d12 = National Steel Industries (D12)
name-no-need-for-it = niet nodig
name-short-of-cash = geen geld over
name-too-dear = te duur
name-too-risky = te riskant
