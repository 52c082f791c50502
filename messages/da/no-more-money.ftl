### No More Money
### docs/translating.md says how such a file is read.
#
# Ordliste: Banker = bankier, Banker card = bankierkortet, printing press = seddelpressen, gold reserve = guldreserven,
# loan = lån, loan card = lånekort, instalment = afdrag, security = pant, default = misligholde, pay off = indfri,
# fee = gebyr, investment = investering, cash in = indløse, crash = krak / krakke, instability = ustabilitet,
# fist = lukket hånd, empty hand = tom hånd, cube = klods, coins = mønter, screens = skærme, company = selskab,
# supply = beholdning.

## about: What the first page says of the game.

about-no-more-money = 1929. Lån penge ud, der ikke findes, køb dig ind i selskaber i medvind, og få dit guld med hjem før krakket.

## event: What happened: lines of the log, read aloud to screen readers.

event-round_began = Runde { $round } begynder.
event-investment_revealed = { INVESTMENT($card) } lægges frem med { $gold } guld.
event-discards_shuffled = Bunken er tom. De kasserede kort blandes ind igen.
event-first_bidder_drawn = Lodtrækningen lader { SEAT($seat) } byde først på bankierkortet.
event-bid_made = { SEAT($seat) } byder { $amount } $ på bankierkortet.
event-auction_left = { SEAT($seat) } går ud af auktionen.
event-banker_named = { SEAT($seat) } er bankier og betaler { $price } $.
event-offer_made =
    { SEAT($from) } foreslår { SEAT($to) }: { SEAT($lender) } låner { SEAT($borrower) } { $terms-amount } $, som betales tilbage i { $rounds ->
        [one] { $rounds } afdrag
       *[other] { $rounds } afdrag
    } på { $terms-instalment } $, med { $terms-security } guld i pant.
event-offer_declined = { SEAT($to) } siger nej til tilbuddet fra { SEAT($from) }.
event-offer_declined_because = { SEAT($to) } siger nej til tilbuddet fra { SEAT($from) }: { REASON($reason) }.
event-offer_withdrawn = { SEAT($from) } trækker tilbuddet til { SEAT($to) } tilbage.
event-offer_lapsed = Tilbuddet fra { SEAT($from) } til { SEAT($to) } kan ikke længere holdes og bortfalder.
event-loan_made =
    { SEAT($lender) } låner { SEAT($borrower) } { $terms-amount } $ og betaler et gebyr på { $fee } $. Lånet skal betales i { $rounds ->
        [one] { $rounds } afdrag
       *[other] { $rounds } afdrag
    } på { $terms-instalment } $; { $terms-security } guld er pant.
event-loan_card_turned = Et { LOAN_CARD($card) } vendes.
event-instalment_paid =
    { SEAT($borrower) } betaler { SEAT($lender) } { $amount } $ på et { LOAN($loan) }. { $remaining ->
        [0] Det var det sidste afdrag
        [one] Der er { $remaining } afdrag tilbage
       *[other] Der er { $remaining } afdrag tilbage
    }.
event-loan_repaid = { SEAT($borrower) } har betalt et { LOAN($loan) } tilbage til { SEAT($lender) } og får { $security } guld igen.
event-loan_defaulted = { SEAT($borrower) } misligholder et { LOAN($loan) }. { SEAT($lender) } beholder pantet på { $security } guld.
event-player_done = { SEAT($seat) } er færdig.
event-bid_sealed = { SEAT($seat) } rækker en lukket hånd frem.
event-fist_opened = { SEAT($seat) } åbner hånden: { $amount } $.
event-empty_hand_paid = Seddelpressen betaler { SEAT($seat) } { $amount } $ for den tomme hånd.
event-ties_bid_again = Lige bud: { SEAT($seats) } byder igen.
event-tie_unbroken = Buddene er stadig lige: { SEAT($seats) } får ingen investering.
event-investment_taken = { SEAT($seat) } tager { INVESTMENT($card) } med { $gold } guld.
event-investment_discarded = Ingen tager { INVESTMENT($card) }. Kortet kasseres med sit guld.
event-cashed_in = { SEAT($seat) } indløser { INVESTMENT($card) } for { $gold } guld.
event-dice_rolled = Terningerne: D4 { $d4 }, D6 { $d6 }, D12 { $d12 }, D20 { $d20 }.
event-company_crashed = { COMPANY($company) } krakker.
event-investment_lost = { SEAT($seat) } mister { INVESTMENT($card) } med { $gold } guld.
event-company_grew = { COMPANY($company) } vokser.
event-investment_grew = { INVESTMENT($card) } hos { SEAT($seat) } får { $more } guld mere og har nu { $gold }.
event-crashes_counted = Kraktælleren står på { $crashes } af { $of }.
event-instability_moved = Markedets ustabilitet er nu { $to }.
event-final_crash = Det sidste krak. Alle investeringer er tabt.
event-game_won = Spillet er slut. Mest guld: { SEAT($winners) }.
event-moved = { $amount } { KIND($what) } fra { PLACE($from) } til { PLACE($to) }.

## brief: The same in few words, behind a name: "Ada: bid $5 · left the auction".

brief-bid_made = bød { $amount } $
brief-auction_left = gik ud af auktionen
brief-fist_opened = holdt { $amount } $
brief-empty_hand_paid = fik { $amount } $ for en tom hånd
brief-investment_taken = tog { INVESTMENT($card) }
brief-cashed_in = indløste { INVESTMENT($card) } for { $gold } guld

## why: Why something cannot be done.

why-not_now = Det hører til et andet trin i runden.
why-bid_too_low = Næste bud skal være mindst { $minimum } $.
why-too_few_coins = Det kræver { $need } $; der er kun { $have } $.
why-too_little_gold = Det kræver { $need } guld; der er kun { $have }.
why-no_banker_involved = Kun bankieren låner ud, så en af de to skal være bankier.
why-no_such_player = Den spiller sidder ikke ved dette bord.
why-amount_too_small = Et lån er på mindst 1 $.
why-too_large = Et lån kan højst lyde på { $most } $.
why-loan_card_not_open = Det lånekort ligger ikke fremme.
why-no_cube_left = Långiveren har ingen klods tilbage til at mærke endnu et lån.
why-not_your_loan = Det er ikke dig, der har lånt på det kort.
why-nothing_due = Der forfalder intet på det nu.
why-last_instalment = Der er kun ét afdrag tilbage. Betal det.
why-already_done = Du har allerede sagt, at du er færdig.
why-not_bidding = Du er ikke blandt dem, der byder igen.
why-card_not_open = Den investering ligger ikke fremme.
why-not_your_card = Den investering er ikke din.

## deal: Why an offer cannot be made or answered.

deal-too_many_offers = Du har brugt alle dine { $limit } tilbud i dette trin.

## action: What can be done: the labels of buttons.

action-bid = Byd { $amount } $
action-leave = Gå ud af auktionen
action-offer_loan = Foreslå { SEAT($to) }: { $amount } $ på { LOAN_CARD($card, form: "definite") }, afdrag på { $instalment } $, { $security } guld i pant
action-accept = Tag imod tilbud { $offer }
action-decline = Afslå tilbud { $offer }
action-decline--reason = Afslå tilbud { $offer }: { REASON($reason) }
action-withdraw = Træk tilbud { $offer } tilbage
action-pay_instalment = Betal ét afdrag på { LOAN($loan, form: "definite") }
action-pay_off = Indfri { LOAN($loan, form: "definite") }
action-default = Mislighold { LOAN($loan, form: "definite") }
action-done = Færdig
action-sealed_bid = Luk hånden om { $amount } $
action-take = Tag { INVESTMENT($card) }
action-cash_in = Indløs { INVESTMENT($card) }

## form: The headings of forms.

form-bid = Byd på bankierkortet
form-offer_loan = Foreslå et lån mellem dig og { SEAT($to) }
form-decline = Afslå tilbud { $offer } og sig hvorfor
form-sealed_bid = Dit bud på investeringerne

## ask: The labels of fields in forms.

ask-amount = Beløb i dollars
ask-card = Lånekort
ask-instalment = Hvert afdrag i dollars
ask-security = Pant i guld
ask-reason = Grunden

## phase: What the game waits for: the line at the top of the table.

phase-banker_auction = { SEAT($turn) } byder mere end { $high } $ på bankierkortet eller går ud.
phase-loans = Lån ud, lån, og betal det, der forfalder; sig så, at du er færdig.
phase-investment_auction = Luk hånden om et bud på investeringerne. Alle betaler det, de holder.
phase-choose_investments = Investeringerne vælges i denne rækkefølge: { SEAT($order) }.
phase-cash_in = { SEAT($turn) } må indløse så mange investeringer som ønsket.
phase-final_crash = Markedet er væk. Betal et sidste afdrag på hvert lån, eller opgiv pantet.
phase-over = Spillet er slut.

## gauge: Figures over time, in charts and tables.

gauge-coins = Mønter
gauge-gold_held = Guld i hånden
gauge-gold_on_cards = Guld på investeringer
gauge-debt = Gæld
gauge-money_in_circulation = Penge i omløb
gauge-loans_outstanding = Udestående lån
gauge-instability = Markedets ustabilitet
gauge-crashes = Krak

## score: Lines of the score sheet.

score-gold = Guld i egen beholdning

## ending: How the game ended.

ending-final_crash = Det sidste krak afsluttede spillet.

## moment: Moments of a game that a replay can jump to.

moment-banker = En bankier udpeges
moment-loan = Et lån indgås
moment-default = Et lån misligholdes
moment-crash = Et selskab krakker
moment-final_crash = Det sidste krak

## option: Options of a new table: the label, and a sentence of help.

option-length = Længde
    .help = Hvor mange krak der afslutter spillet: det korte spils eller det langes.
option-screens = Skærme
    .help = Skjuler, hvor mange mønter de andre har, som skærme gør. Alle betalinger er åbne, så den, der tæller med, ved det. Kun siden skjuler dem: de sendes til hver browser, så den, der kigger dér, kan se det.
option-deck = Bunke
    .help = Din egen bunke i stedet for den trykte.
option-starting_coins = Mønter fra start
    .help = Dollars, som hver spiller starter med.
option-starting_gold = Guld fra start
    .help = Guld, som hver spiller starter med.
option-cubes = Klodser
    .help = Hvor mange lån en spiller kan have givet på én gang.
option-crashes_short = Krak, kort spil
    .help = Det krak, der afslutter det korte spil.
option-crashes_long = Krak, langt spil
    .help = Det krak, der afslutter det lange spil.
option-instability_start = Første ustabilitet
    .help = Hvor markedets ustabilitet starter, og hvor den vender tilbage til efter et krak.
option-instability_step = Ustabilitetens skridt
    .help = Hvor meget den stiger efter en runde uden krak.
option-fewer_investments_than_players = Færre investeringer end spillere
    .help = Så mange færre investeringer end spillere lægges frem hver runde.
option-open_loan_cards = Åbne lånekort
    .help = Hvor mange lånekort der ligger fremme at vælge imellem.
option-fee_percent = Bankierens gebyr
    .help = Det, bankieren betaler til pressen, i procent af lånet, rundet op.
option-offers_per_step = Tilbud pr. trin
    .help = Hvor mange tilbud hver spiller må give i ét lånetrin.
option-empty_hand_coins = Tom hånd
    .help = Dollars for en tom hånd, én gang pr. runde og spiller.
option-rebids = Nye bud
    .help = Hvor mange gange spillere med lige bud byder igen.
option-d4_gold = D4 vokser med
    .help = Guld, som D4 lægger til, når den ikke krakker.
option-d6_gold = D6 vokser med
    .help = Guld, som D6 lægger til, når den ikke krakker.
option-d12_grows_from = D12 vokser fra
    .help = Det laveste slag, hvor D12 lægger guld til.
option-d12_gold = D12 vokser med
    .help = Guld, som D12 lægger til.
option-d12_gold_on_12 = D12 vokser på en 12'er med
    .help = Guld, som D12 lægger til på en 12'er.
option-d20_grows_from = D20 vokser fra
    .help = Det laveste slag, hvor D20 lægger guld til.
option-d20_gold = D20 vokser med
    .help = Guld, som D20 lægger til.
option-d20_factor_on_20 = D20 ganger på en 20'er
    .help = Det, guldet ganges med på en 20'er.

## length: Names.

length-short = Kort
length-long = Langt

## view: Labels of what lies on the table.

view-banker = Bankier
view-crashes = Krak
view-last_crash = Sidste krak ved
view-instability = Markedets ustabilitet
view-last_roll = Sidste slag: D4, D6, D12, D20
view-laid_out = Investeringer på bordet
view-open_loan_cards = Åbne lånekort
view-loans = Løbende lån
view-offers = Tilbud
view-offer = Tilbud
view-total = Betales tilbage i alt
view-fee = Gebyr
view-rest = For at indfri det
view-companies = Selskaber
view-bands = Hvad terningen gør
view-crash = Krak
view-added = Guld lagt til
view-factor = Guld gange
view-investment_deck = Investeringskort tilbage
view-investment_discards = Kasserede investeringer
view-loan_deck = Lånekort tilbage
view-loan_discards = Kasserede lånekort
view-screens = Skærme
view-coins = Mønter
view-gold = Guld
view-cubes = Klodser tilbage
view-investments = Investeringer
view-card = Kort
view-die = Terning
view-rounds = Runder
view-lender = Långiver
view-borrower = Låntager
view-instalment = Afdrag
view-remaining = Afdrag tilbage
view-security = Pant
view-due = Forfalder nu
view-sealed_bid = I din hånd
view-deals = Tilbud
view-open = På bordet
view-settlement = Betalinger
view-done = Færdig
view-amount = Beløb
view-sealed = Lukkede hænder
view-paid_for_empty_hand = Betalt for tom hånd
view-order = Vælger i rækkefølge

## confirm: A last question before something that hurts.

confirm-default = Misligholder du { LOAN($loan, form: "definite") }, beholder långiveren pantet.

## face: Labels and short sentences on the board.

face-goal = Hav mest guld i din beholdning, når markedet er brudt sammen for sidste gang.
face-none_laid_out = Ingen. Næste runde lægger nye frem.
face-market_opens = Markedet åbner, og alle tror på det.
face-floor = På børsgulvet
face-crashes_final = det sidste krak
face-crashed = krakket
face-dial_amount = Beløb
face-dial_instalment = Afdrag
face-dial_security = Pant
face-step_banker_auction = Bankier
face-step_loans = Lån
face-step_investment_auction = Bud
face-step_cash_in = Indløs
face-step_roll = Slag
face-press = Seddelpressen
face-reserve = Guldreserven
face-instability =
    { $value ->
        [1] et slag på { $value } er et krak
       *[other] et slag på { $value } eller mindre er et krak
    }
face-crashes = { $crashes } af { $of }, så er det slut
face-last_roll = Det sidste slag
face-no_roll = Markedets terninger
face-exchange = Børsen: hvad næste slag gør
face-band_crash = { $span }: krak
face-band_nothing = { $span }: intet
face-band_adds = { $span }: +{ $added } guld
face-band_times = { $span }: guld ×{ $factor }
face-nobody_holds = Ingen har en aktie.
face-gold = { $gold } guld
face-no_gold = intet guld
face-you = Dig
face-leads = fører med { $high } $
face-left = er gået ud
face-bids = skal byde
face-waits = venter
face-haggles = låner ud og låner
face-settles = gør sin gæld op
face-done = færdig
face-fist_closed = hånden lukket
face-thinks = overvejer sit bud
face-chooses = holdt { $amount } $, vælger nu
face-opened = holdt { $amount } $
face-in_fist = { $amount } $ i din hånd
face-cashes = må indløse
face-rounds_dial = Lånekort: runder
face-reckoning = Regner …
face-cost_here = Vælg runderne; så står det her, hvad lånet koster.
face-lend_to = Lån ud til { SEAT($to) }
face-borrow_from = Lån af { SEAT($to) }
face-take_for = Tag { INVESTMENT($card) } med { $gold } guld
face-cash_in_for = Indløs { INVESTMENT($card) } for { $gold } guld
face-pay_instalment_for = Betal { SEAT($lender) } { $amount } $ på { LOAN($loan, form: "definite") }
face-pay_off_for = Indfri { LOAN($loan, form: "definite") } for { $amount } $
face-default_for = Mislighold { LOAN($loan, form: "definite") }, og mist { $security } guld
face-loan_commit = Foreslå { $amount } $ mod afdrag på { $instalment } $, { $security } guld i pant
face-fist_held = Du holder { $amount } $.
face-screens_down = Mønter tilbage: de afgør det ved lige meget guld
face-refused_last = Sidste afslag
face-no_loans = Ingen skylder noget.
face-owes = skylder
face-left_to_pay =
    { $remaining ->
        [one] { $remaining } afdrag
       *[other] { $remaining } afdrag
    } tilbage, { $rest } $ i alt
face-security = { $security } guld i pant
face-debt = skylder { $instalment } $ × { $remaining }
face-cubes =
    { $cubes ->
        [one] { $cubes } klods
       *[other] { $cubes } klodser
    }

## headline: Headlines of the newspaper.

headline-banker_named = { SEAT($seat) } overtager banken for { $price } $
headline-loan_made = { SEAT($lender) } låner { SEAT($borrower) } { $terms-amount } $
headline-loan_defaulted = { SEAT($borrower) } holder op med at betale { SEAT($lender) }
headline-company_crashed = { COMPANY($company) } krakker
headline-final_crash = Det sidste krak: alle investeringer er tabt

## cost: Names.

cost-borrower =
    Du får { $amount } $ nu og betaler { $total } $ tilbage over { $rounds ->
        [one] { $rounds } runde
       *[other] { $rounds } runder
    }. Holder du op med at betale, mister du { $security } guld.
cost-lender =
    Du betaler pressen { $fee } $ nu; { SEAT($borrower) } betaler dig { $total } $ for { $amount } $ over { $rounds ->
        [one] { $rounds } runde
       *[other] { $rounds } runder
    }. Stopper betalingerne, beholder du { $security } guld.
cost-others =
    { SEAT($borrower) } betaler { SEAT($lender) } { $total } $ for { $amount } $ over { $rounds ->
        [one] { $rounds } runde
       *[other] { $rounds } runder
    } eller opgiver { $security } guld.

## place: Names.

place-press = seddelpressen
place-reserve = guldreserven

## kind: Names.

kind-coins = dollars
kind-gold = guld

## die: Names.

die-d4 = D4
die-d6 = D6
die-d12 = D12
die-d20 = D20

## hint: Hints for a first game, by step.

hint-banker_auction = Bankieren laver penge, som ingen havde før, for en tiendedel af dem. Er der nogen, der vil låne, og vil du selv?
hint-loans = Se på alle fire tal i et lån: hvad der kommer, hvad der går tilbage, hvor længe, og det guld, der står på spil. Hvornår har du mønterne til det?
hint-investment_auction = Alle betaler, men ikke alle får et kort. Byd nok til det kort, du vil have, eller slet ikke.
hint-choose_investments = Mere guld nu, eller en terning, der nok giver mere? Risikoen er ustabiliteten holdt op mod terningens sider.
hint-cash_in = Guld på et kort er et håb, guld i hånden er dit. Jo højere ustabilitet, jo før bør du komme væk.
hint-final_crash = Ét afdrag køber dit pant tilbage. Hold mønter, der knap tæller nu, op mod guld, der afgør det hele.

## explain: What a thing on the board is, does and is worth.

explain-investment = En aktie i selskabet med { DIE($die) }. De { $gold } guld på den er først dine, når du indløser den; krakker selskabet, er de tabt.
explain-loan =
    Et lån fra { SEAT($lender) } til { SEAT($borrower) }: der er { $remaining ->
        [one] { $remaining } afdrag
       *[other] { $remaining } afdrag
    } på { $instalment } $ tilbage, { $rest } $ i alt, og { $security } guld er pant.
explain-loan_card =
    Et lån på dette kort betales tilbage i { $rounds ->
        [one] { $rounds } afdrag
       *[other] { $rounds } afdrag
    }, ét pr. runde.
explain-company-0 = D4 afgør dette selskabs skæbne. Det vokser hurtigst og krakker oftest.
explain-company-1 = D6 afgør dette selskabs skæbne. Det vokser lidt i hver runde, hvor det ikke krakker.
explain-company-2 = D12 afgør dette selskabs skæbne. Det vokser lidt i de fleste runder og krakker sjældent.
explain-company-3 = D20 afgør dette selskabs skæbne. Det er det sikreste, og en gang imellem fordobles det.
explain-player = En af spillerne. Den, der har mest guld i hånden efter det sidste krak, vinder; mønter afgør det kun ved lige meget guld.
explain-gold = Guld i hånden vinder spillet. Guld på et kort er ikke i hånden endnu.
explain-coin = Mønter er til at byde, låne ud og betale tilbage med. Pressen laver dem og tager dem; til sidst afgør de det kun ved lige meget guld.

## guided: The lessons of the guided game.

guided-win = Den, der har mest guld, vinder. Mønter tæller kun, når guldet er lige: de er til at byde og låne ud med. Et rigtigt spil slutter efter 4 eller 5 krak; dette korte slutter med det første.
guided-banker = { SEAT($banker) } byder { $price } $ for at være bankier, den eneste, der må låne ud i denne runde. Du vil låne, så behold dine { $coins } $, og gå ud af auktionen.
guided-borrow = To investeringer ligger fremme, den ene med 3 guld på, og den, der byder flest mønter, vælger først. Det har du for få mønter til. Bankieren kan skaffe dig nogle.
guided-terms = Et lån er fire tal: foreslå { SEAT($to) } at låne dig { $amount } $, som du betaler tilbage med { $rounds } gange { $instalment } $, { $total } $ i alt, med { $security } guld i pant. Holder du op med at betale, beholder långiveren det guld.
guided-borrowed = Nu har du { $coins } $, og { $security } af dit guld ligger på lånet, til det er betalt. { SEAT($lender) } betalte kun en tiendedel af det: resten lavede seddelpressen. Sig, at du er færdig.
guided-fist = Alle byder på én gang med lukket hånd, og alle betaler, også den, der intet får. Kortet med { $gold } guld er en indsats værd: luk hånden om 30 $, og gem nogle mønter til afdragene.
guided-choose = Du bød mest og vælger først. Tag { INVESTMENT($card) } med sine { $gold } guld: når terningerne ikke får det til at krakke, kommer der { $added } mere på hver runde.
guided-keep = Guld på et kort er ikke dit endnu. Du kunne indløse det nu for { $gold }. Et selskab krakker, hvis dets terning viser { $instability } eller mindre: én side ud af fire her. Tag chancen i én runde, og sig, at du er færdig.
guided-grown = Intet krak. Dit kort har nu { $gold } guld, men ustabiliteten er steget til { $instability }: hver rolig runde gør det næste krak mere sandsynligt.
guided-lend = Vær selv bankier denne gang. Ingen andre vil, så { $amount } $ er nok.
guided-instalment = Først dit eget lån: { $amount } $ til { SEAT($lender) } forfalder. Betal dem, for { $security } guld står på spil.
guided-make_money = Lån nu penge ud, der ikke findes: { SEAT($to) } får { $amount } $ fra pressen, det koster dig et gebyr på { $fee } $, og du skal have { $total } $ tilbage i { $rounds } afdrag. { $security } guld i pant sikrer dig. Foreslå det.
guided-lent = { SEAT($borrower) } har sagt ja. Der er kommet penge til verden, og med dem stiger buddene. Sig, at du er færdig.
guided-empty_hand = Du har { $coins } $, og her er ikke mere at hente: de andre byder med lånte penge. En tom hånd får 5 $ af pressen. Luk hånden om ingenting.
guided-cash = Nu er hver terning, der viser { $instability } eller mindre, et krak, for din er det halvdelen af alle slag. Den, der er sidst, har set, at de andre beholder deres. Tag din gevinst: indløs { INVESTMENT($card) } for { $gold } guld.
guided-last = D4 viste { $roll }: dit selskab er krakket, lige efter at du solgte, og alle investeringer er væk. Nu indfrier et sidste afdrag på { $amount } $ dit lån, og { SEAT($lender) } giver { $security } guld tilbage. Betal det.
guided-end = Du har { $own } guld, de andre { $second } og { $third }. De havde også guld på deres kort, men de fik det aldrig indløst.
guided-after = Her var penge lette at få, og derfor var de ikke meget værd: det gjaldt om at komme væk i tide. Tænk på det, når alle låner ud.

## guided_else: What the guide answers when the learner does something else.

guided_else-banker = Bankieren låner ud, men kan ikke selv låne i den runde, og du ville have færre mønter til investeringerne. Lad { SEAT($banker) } få det.
guided_else-terms = I kan aftale alt, hvad I begge vil. Guiden låner { $amount } $: nok til at vælge først, og ikke mere, end du kan betale tilbage.
guided_else-terms-done = Uden et lån byder du med det, der er tilbage af dine egne mønter, og så vælger en anden først.
guided_else-borrowed = Ét lån er nok: hvert af dem tager noget af dit guld i pant.
guided_else-fist = Det, du byder, er væk, så byd ikke alt. Men med meget mindre ville du betale for at vælge som nummer to, eller for ingenting.
guided_else-choose = På det kort er der mindre guld. Du har betalt for at vælge først: tag { $gold } guld.
guided_else-keep = Guld i hånden er sikkert, og det er aldrig helt forkert at indløse. Men dette kort vokser nok, og guiden tager chancen én gang.
guided_else-lend = Som bankier må du selv give lån, og den magt er { $amount } $ værd.
guided_else-instalment = Betaler du ikke, mister du de { $security } guld, der ligger på lånet. Betal først, og se så, hvad du ellers vil.
guided_else-instalment-default = At misligholde er at opgive { $security } guld for at spare { $amount } $ nu. Guld vinder spillet; det gør mønter ikke.
guided_else-instalment-pay_off = Du må gerne indfri det hele på én gang, men så har du for få mønter til at låne ud.
guided_else-make_money = Alt, hvad I to bliver enige om, er et lån. Guiden låner { $amount } $ ud mod { $security } guld, så du vinder ved det, hvad enten det bliver betalt tilbage eller ej.
guided_else-make_money-done = Du har betalt for at være bankier. Låner du intet ud, var det for ingenting.
guided_else-lent = Du har for få mønter til gebyret for endnu et lån. Gå videre.
guided_else-empty_hand = Med { $coins } $ kan du ikke overbyde lånte penge, og det, du byder, er tabt. Ingenting er det bedste bud her.
guided_else-cash = Det ville være anden gang, du løber risikoen med det samme kort, og nu er et krak lige så sandsynligt som vækst.
guided_else-last = For { $amount } $ får du { $security } guld tilbage. Betaler du ikke, bliver de hos { SEAT($lender) }.

## name: Names printed on cards. A deck of somebody's own has its own names, which are not translated.

name-2-round-loan = lån over 2 runder
    .definite = lånet over 2 runder
name-2-round-loan-card = lånekort på 2 runder
    .definite = lånekortet på 2 runder
name-3-round-loan = lån over 3 runder
    .definite = lånet over 3 runder
name-3-round-loan-card = lånekort på 3 runder
    .definite = lånekortet på 3 runder
name-4-round-loan = lån over 4 runder
    .definite = lånet over 4 runder
name-4-round-loan-card = lånekort på 4 runder
    .definite = lånekortet på 4 runder
name-5-round-loan = lån over 5 runder
    .definite = lånet over 5 runder
name-5-round-loan-card = lånekort på 5 runder
    .definite = lånekortet på 5 runder
name-6-round-loan = lån over 6 runder
    .definite = lånet over 6 runder
name-6-round-loan-card = lånekort på 6 runder
    .definite = lånekortet på 6 runder
name-7-round-loan = lån over 7 runder
    .definite = lånet over 7 runder
name-7-round-loan-card = lånekort på 7 runder
    .definite = lånekortet på 7 runder
name-active-radio-corporation = Active Radio Corporation
name-active-radio-corporation-d6 = Active Radio Corporation (D6)
name-generic-motor-vehicle-company = Generic Motor Vehicle Company
name-generic-motor-vehicle-company-d4 = Generic Motor Vehicle Company (D4)
name-government-bonds-of-freedom = Government Bonds of Freedom
name-government-bonds-of-freedom-d20 = Government Bonds of Freedom (D20)
name-national-steel-industries = National Steel Industries
name-national-steel-industries-d12 = National Steel Industries (D12)
name-no-need-for-it = har ikke brug for det
name-short-of-cash = mangler penge
name-too-dear = for dyrt
name-too-risky = for risikabelt
