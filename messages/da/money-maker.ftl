### Money Maker and Money Maker, Beginner's Game
### docs/translating.md says how such a file is read.
#
# Ordliste: bank run = stormløb, bankrun-o-meter = stormløb-o-meter, chip = brikken, circle = cirklen, credit = kredit,
# called = krævet ind / indkrævet, pay off = indfri, redeemed = indfriet, void = bortfalder, issue = udstede, promise = løfte,
# vault = boks, Gold Reserve = Guldreserven, Natural Reserve = Naturreserven, housing block = boligblok / blok,
# rise = rykke op, fall = falde / rykke ned, debtors' prison = gældsfængslet, short = mangler at betale (du mangler …), set off = modregne,
# company = selskab, investment card = investeringskort, action card = aktionskort, trading card = handelskort, guild = laug,
# good = vare (produktionsvare, forbrugsvare), sector die = sektorterning, credit die = kreditterning, coin = ringens mønt,
# standing order = maksbud, Alternative Step = det alternative trin, Debt Jubilee = gældseftergivelse, Blank Cheque = blankocheck,
# entrepreneur = iværksætter, security = pant, instalment = afdrag, default = misligholde, rate = rente.

## about: What the first page says of the game.

about-money-maker = Amsterdam i guldalderen. Finansier selskaber, sælg det, de laver, og husk den dag, folk vil have deres guld.
about-money-maker-beginner = Den samme by uden ringene: finansier selskaber, sælg det, de laver, og hav guld på hånden, når stormløbet kommer. Vejen ind i Money Maker.
    .title = Money Maker: Begynderspillet

## event: What happened: lines of the log, read aloud to screen readers.

event-blank_cheque_set = { ACTION($card) } er udfyldt: { EFFECT($effect) }.
event-card_given = { SEAT($seat) } starter med { CARD($card) }.
event-bid_made = { SEAT($seat) } byder { $amount }.
event-declined = { SEAT($seat) } siger nej.
event-ceiling_set =
    { $limit ->
        [0] Dit maksbud er trukket tilbage.
       *[other] Dit maksbud er sat til { $limit }.
    }
event-first_turn_won = { SEAT($seat) } vinder den første tur for { $price }.
event-first_turn_by_lot = Lodtrækningen afgør det: { SEAT($seat) } begynder.
event-turn_began = Tur { $number }: { SEAT($seat) }.
event-went_on = { SEAT($seat) } går videre til { STEP($step) }.
event-payment_asked = { SEAT($payer) } skal betale { $due } for { PURPOSE($purpose) }.
event-said_ready = { SEAT($seat) } har intet at spille.
event-card_opened = { CARD($card) } lægges frem.
event-row_full = Rækken er fuld, så { SEAT($seat) } vender intet kort i denne tur.
event-chip_moved =
    Stormløbsbrikken rykker { $steps ->
        [one] { $steps } skridt
       *[other] { $steps } skridt
    } frem. { $left ->
        [one] Der er { $left } skridt
       *[other] Der er { $left } skridt
    } til cirklen.
event-chip_moved_back =
    Stormløbsbrikken rykker { $steps ->
        [one] { $steps } skridt
       *[other] { $steps } skridt
    } tilbage. { $left ->
        [one] Der er { $left } skridt
       *[other] Der er { $left } skridt
    } til cirklen.
event-auction_opened = { SEAT($seat) } sætter { CARD($card) } på auktion til { $price }.
event-auction_won = { CARD($card) } går til { SEAT($seat) } for { $price }.
event-card_taken = { SEAT($seat) } tager { CARD($card) }.
event-bought =
    { SEAT($seat) } køber { $count ->
        [one] { $count } vare
       *[other] { $count } varer
    } på { GOOD($good, form: "market") } for { $price }.
event-produced =
    { CARD($card) } giver { SEAT($seat) } { $count } { $count ->
        [one] { GOOD($good, form: "one") }
       *[other] { GOOD($good, form: "many") }
    }.
event-converted =
    Med { CARD($card) } bytter { SEAT($seat) } { $count } { $count ->
        [one] { GOOD($good, form: "one") }
       *[other] { GOOD($good, form: "many") }
    } til { $got } { $got ->
        [one] { GOOD($into, form: "one") }
       *[other] { GOOD($into, form: "many") }
    }.
event-sold =
    { SEAT($seat) } sælger { $count ->
        [one] { $count } vare
       *[other] { $count } varer
    } på { GOOD($good, form: "market") } for { $price }.
event-action_card_bought = { SEAT($seat) } trækker et aktionskort.
event-action_card_drawn = Du trækker { ACTION($card) }.
event-action_cards_reshuffled = De brugte aktionskort blandes til en ny bunke.
event-action_card_played = { SEAT($seat) } spiller { ACTION($card) }.
event-block_guaranteed = Kreditten på { $amount } fra { SEAT($seat) } på { BLOCK($block) } er garanteret og kræves ikke ind.
event-limit_lifted = { SEAT($seat) } må købe så mange varer som ønsket i denne tur.
event-die_loaded = { SEAT($seat) } sætter sektorterningen til { FACE($face, form: "definite") }.
event-vote_called = Alle banker stemmer om en gældseftergivelse, krævet af { SEAT($seat) }.
event-vote_cast = { SEAT($seat) } har stemt.
event-jubilee_declared = Alle banker er enige: gældseftergivelse. Al kredit på brættet bortfalder.
event-jubilee_failed = Gældseftergivelsen falder. Imod: { SEAT($against) }.
event-paid_off = { SEAT($seat) } indfrier { $amount } på { BLOCK($block) } i stedet for at investere og handle.
event-dice_rolled = Kreditterningen viser { COLOUR($colour) } { $number }.
event-sectors_rolled = Sektorterningen viser { FACE($faces, form: "definite") }.
event-banks_counted = Banker med mere end { $limit } på de blokke: { SEAT($banks) }.
event-nobody_counted = Ingen bank har mere end { $limit } dér.
event-run_began = Stormløb { $number }! { CAUSE($cause) }
event-sectors_hit = Folk stormer { FACE($faces, form: "definite") }.
event-set_off = Den tomme Guldreserve skylder { SEAT($seat) } { $amount }, som modregnes i den indkrævede kredit.
event-found_insolvent = Insolvente: { SEAT($banks) }.
event-all_insolvent = Alle banker er insolvente på én gang. Ingen bank kan hjælpe en anden.
event-all_insolvent--central = Alle banker er insolvente på én gang. Kun { SEAT($central) }, centralbanken, kan hjælpe.
event-could_pay = { SEAT($seat) } kunne betale { $paid } af { $due }.
event-debt_paid = { SEAT($seat) } indfrier { $amount } indkrævet gæld.
event-paid_from_prison = { SEAT($seat) } sidder i fængsel og indfrier { $amount } af gælden.
event-offer_made = { SEAT($from) } tilbyder { SEAT($to) } { THING($give) } for { THING($get) }.
event-offer_refused = { SEAT($to) } afslår tilbuddet fra { SEAT($from) }.
event-offer_refused_because = { SEAT($to) } afslår tilbuddet fra { SEAT($from) }: { REASON($reason) }.
event-offer_withdrawn = { SEAT($from) } trækker tilbuddet til { SEAT($to) } tilbage.
event-offer_lapsed = Tilbuddet fra { SEAT($from) } til { SEAT($to) } bortfalder.
event-deal_made = En handel: { SEAT($from) } giver { THING($give) }, { SEAT($to) } giver { THING($get) }.
event-company_given = { CARD($card) } går fra { SEAT($from) } til { SEAT($to) }.
event-action_cards_handed_over =
    { SEAT($from) } giver { SEAT($to) } { $count ->
        [one] { $count } aktionskort
       *[other] { $count } aktionskort
    }.
event-action_card_seen = Kortet, som { SEAT($to) } får af { SEAT($from) }, er { ACTION($card) }.
event-loan_offered =
    { SEAT($from) } foreslår { SEAT($to) }: { SEAT($terms-lender) } låner { SEAT($terms-borrower) } { $terms-amount } i kredit, som betales tilbage i { $terms-instalments ->
        [one] { $terms-instalments } afdrag
       *[other] { $terms-instalments } afdrag
    } på { $terms-instalment }, { $terms-total } i alt. Pant: { THING($terms-security) }.
event-loan_made =
    { SEAT($terms-lender) } låner { SEAT($terms-borrower) } { $terms-amount } i kredit, som betales i { $terms-instalments ->
        [one] { $terms-instalments } afdrag
       *[other] { $terms-instalments } afdrag
    } på { $terms-instalment }. Pant: { THING($terms-security) }.
event-instalment_paid =
    { SEAT($borrower) } betaler { SEAT($lender) } { $amount } på { LOAN($loan) }. { $remaining ->
        [0] Det var det sidste afdrag
        [one] Der er { $remaining } afdrag tilbage
       *[other] Der er { $remaining } afdrag tilbage
    }.
event-loan_repaid = { SEAT($borrower) } har betalt { LOAN($loan) } tilbage til { SEAT($lender) }. Pantet er frit.
event-loan_defaulted = { SEAT($borrower) } misligholder { LOAN($loan) }. { SEAT($lender) } beholder pantet: { THING($security) }.
event-loan_void = { SEAT($borrower) } slipper for { LOAN($loan) }, fordi { SEAT($lender) } er gået konkurs.
event-central_bank_lent = Centralbanken låner { SEAT($seat) } { $amount } guld mod { $credit } i ny kredit.
event-conceded = { SEAT($seat) } opgiver at finde hjælp.
event-reconsidered = { SEAT($seat) } leder efter hjælp igen.
event-rescued = { SEAT($seat) } er dækket ind og solvent igen.
event-promoted = { SEAT($seat) } har betalt { $paid } på én gang og rykker op til { RING($ring) }.
event-chartered = Med kongeligt privilegium rykker { SEAT($seat) } op til { RING($ring) }.
event-degraded = { SEAT($seat) } falder ned til { RING($ring) }.
event-imprisoned = { SEAT($seat) } ryger i gældsfængsel.
event-spared = { SEAT($seat) } har ikke haft en tur i fængslet endnu og bliver der.
event-released = { SEAT($seat) } skylder ikke mere og går fra fængslet til ring I.
event-went_bankrupt = { SEAT($seat) } er gået konkurs og er ude af spillet.
event-paid_late = Guldreserven betaler { SEAT($seat) } de { $amount }, den skyldte.
event-claim_lapsed = Guldreserven kan ikke betale { SEAT($seat) } de sidste { $amount }; kravet bortfalder.
event-run_ended = Stormløb { $number } er forbi.
event-game_ended = { ENDING($ending) }
event-hand_shown = { SEAT($seat) } viser de aktionskort, der er tilbage på hånden: { ACTION($cards) }.
event-scored = Formue til sidst: { BY_SEAT($scores) }.
event-gold_paid = { SEAT($seat) } betaler { $amount } guld til reserven.
event-gold_received = { SEAT($seat) } får { $amount } guld.
event-gold_given = { SEAT($from) } giver { SEAT($to) } { $amount } guld.
event-goods_taken =
    { SEAT($seat) } lægger { $amount } { $amount ->
        [one] { GOOD($good, form: "one") }
       *[other] { GOOD($good, form: "many") }
    } på lager.
event-goods_placed =
    { SEAT($seat) } afleverer { $amount } { $amount ->
        [one] { GOOD($good, form: "one") }
       *[other] { GOOD($good, form: "many") }
    }.
event-goods_given =
    { SEAT($from) } giver { SEAT($to) } { $amount } { $amount ->
        [one] { GOOD($good, form: "one") }
       *[other] { GOOD($good, form: "many") }
    }.
event-goods_lost =
    { SEAT($seat) } mister { $amount } { $amount ->
        [one] { GOOD($good, form: "one") }
       *[other] { GOOD($good, form: "many") }
    }, som går ud af spillet.
event-goods_discarded =
    { GOOD($good, form: "marketStart") } mister { $amount ->
        [one] { $amount } vare
       *[other] { $amount } varer
    }.
event-market_refilled =
    { GOOD($good, form: "marketStart") } får { $amount ->
        [one] { $amount } vare
       *[other] { $amount } varer
    }.
event-credit_issued = { SEAT($bank) } lægger { $amount } i egen kredit på { BLOCK($block) }.
event-credit_handed_over = { SEAT($bank) } udsteder { $amount } i kredit til { SEAT($to) }.
event-credit_placed = { $amount } i kredit fra { SEAT($bank) } lægges på { BLOCK($block) }.
event-credit_given = { SEAT($from) } giver { SEAT($to) } { $amount } i kredit fra { SEAT($bank) }.
event-credit_spent = { SEAT($from) } betaler med { $amount } i kredit fra { SEAT($bank) }, som lægges på { BLOCK($block) } dér.
event-credit_called = Kreditten på { $amount } fra { SEAT($bank) } på { BLOCK($block) } kræves ind.
event-credit_lifted = { SEAT($bank) } tager { $amount } i kredit op for at lægge den på ny.
event-credit_redeemed = { $amount } i kredit fra { SEAT($bank) } er indfriet.
event-credit_voided = { $amount } i kredit fra { SEAT($bank) } bortfalder.
event-companies_lost = { SEAT($seat) } mister sine selskaber, som går ud af spillet: { CARD($cards) }.
event-action_cards_lost = { SEAT($seat) } mister sine aktionskort, som går ud af spillet, så alle ser dem: { ACTION($cards) }.
event-game_won = Rigest: { SEAT($winners) }.
event-limit_raised =
    { SEAT($seat) } må købe { $more ->
        [one] { $more } { LIMIT($of, form: "one") }
       *[other] { $more } { LIMIT($of) }
    } mere i denne tur.
event-hand_looked_at = { SEAT($seat) } kigger på aktionskortene hos { SEAT($of) }.
event-hand_seen = { SEAT($of) } viser { SEAT($seat) }: { ACTION($cards) }.
event-action_card_gained = { SEAT($seat) } trækker et aktionskort.
event-central_bank_seated = { SEAT($seat) } er centralbank. Renten er { $percent } procent.
event-rate_set = Centralbanken, { SEAT($seat) }, sætter sin rente: { $percent } procent.
event-let_fall = Centralbanken, { SEAT($seat) }, redder ikke: { SEAT($banks) }.
event-central_bank_scored = Centralbanken, { SEAT($seat) }, har { $score-total } point: { $score-stood } for banker, der holdt, { $score-falls } for fald, { $score-loans } på sine lån, { $score-prices } for priser.

## brief: The same in few words, behind a name: "Ada: bid $5 · left the auction".

brief-auction_opened = satte { CARD($card) } på auktion
brief-auction_won = vandt { CARD($card) } for { $price }
brief-bought = købte { $count } for { $price }
brief-produced = producerede { $count }
brief-converted = byttede { $count } til { $got }
brief-sold = solgte { $count } for { $price }
brief-paid_off = indfriede { $amount }
brief-action_card_bought = købte et aktionskort
brief-action_card_played = spillede { ACTION($card) }
brief-debt_paid = betalte { $amount }, der blev krævet ind
brief-gold_paid = betalte { $amount } guld

## why: Why something cannot be done.

why-game_over = Spillet er slut.
why-not_asked = Noget andet skal afgøres nu.
why-wrong_step = Det hører til et andet trin i turen.
why-not_in_this_game = Det spiller dette bord ikke med.
why-in_prison = Ikke fra gældsfængslet.
why-bankrupt = Den bank er ude af spillet.
why-no_such_card = Det kort findes ikke.
why-card_not_open = Det kort ligger ikke fremme.
why-not_your_card = Det kort er ikke dit.
why-auction_opened = Når du har åbnet en auktion, kan du ikke længere tage det alternative trin.
why-cannot_pay = Det koster { $needed }; du kan betale { $has }.
why-bid = { OUTCRY($refusal) }
why-bid_too_high = Du må højst byde { $limit }.
why-wrong_sum = Det giver { $given }; det skal være { $needed }.
why-not_there = Det kræver { $needed }; der er kun { $has }.
why-cannot_issue = Egen kredit kan ikke bruges til dette.
why-no_such_block =
    Den ring har kun { $blocks ->
        [one] { $blocks } boligblok
       *[other] { $blocks } boligblokke
    }.
why-unusable = Kredit fra { SEAT($issuer) } kan ikke bruges nu.
why-nothing_there = Der ligger ikke noget dér.
why-limit_reached = Grænsen for denne tur er { $limit }.
why-too_many = Højst { $limit } er muligt.
why-already_produced = { CARD($card) } er allerede brugt i denne tur.
why-not_a_trading_card = { CARD($card) } er ikke et handelskort.
why-is_a_trading_card = { CARD($card) } er et handelskort; sig, hvad der skal byttes.
why-not_enough_goods =
    Det kræver { $needed } { $needed ->
        [one] { GOOD($good, form: "one") }
       *[other] { GOOD($good, form: "many") }
    }; du har { $has }.
why-reserve_too_small = Guldreserven har kun { $has }.
why-wrong_use = Sådan bruges det kort ikke.
why-not_now = Ikke nu.
why-no_effect = Det ville ikke have nogen virkning.
why-already_done = Det er allerede gjort.
why-not_short = Det kan kun en bank, der mangler at betale.
why-both_short = Mindst en af de to banker skal være solvent.
why-nothing_offered = Et tilbud skal indeholde noget.
why-not_covered = En af parterne har ikke det, den skulle give.
why-came_by_this_deal = Det kort er lige kommet med denne handel. Giv et, du havde før.
why-pledged = { CARD($card) } er pant for et lån.
why-no_bank_and_entrepreneur = Et lån indgås mellem en bank og en iværksætter.
why-loan_out_of_bounds = Det tal i et lån må ikke være nul og ikke over { $most }.
why-too_many_loans =
    En låntager har højst { $limit ->
        [one] { $limit } lån
       *[other] { $limit } lån
    } ad gangen.
why-not_your_loan = Det lån har du ikke taget.
why-nothing_due = Der forfalder intet på det lån nu.
why-central_bank_only_lends = Centralbanken låner ud til banker, der mangler at betale, og sætter sin rente; andet gør den ikke.
why-not_the_central_bank = Det er mellem centralbanken og en bank.
why-rate_out_of_bounds = Renten skal være fra { $least } til { $most } procent.
why-not_by_choice = Et lån i centralbanken betales, så længe du kan. Du misligholder det kun, hvis du ikke kan betale, når du slår.

## deal: Why an offer cannot be made or answered.

deal-offer_stands = Dit tidligere tilbud til denne bank står stadig. Træk det tilbage først.

## action: What can be done: the labels of buttons.

action-bid = Byd { $amount }
action-decline = Nej til { $answers }
action-ceiling =
    { $limit ->
        [0] Træk dit maksbud tilbage
       *[other] Maksbud op til { $limit }
    }
action-open_auction = Sæt { CARD($card) } på auktion
action-pay_off = Indfri { BLOCK($block) }
action-next = Videre
action-buy =
    Køb { $count ->
        [one] { $count } vare
       *[other] { $count } varer
    } på { GOOD($good, form: "market") }
action-produce = Producér med { CARD($cards) }
action-convert = Byt med { CARD($card) } til { GOOD($into, form: "many") }
action-sell =
    Sælg { $count ->
        [one] { $count } vare
       *[other] { $count } varer
    } på { GOOD($good, form: "market") }
action-buy_action_card = Køb et aktionskort
action-roll = Slå terningerne
action-pay = Betal
action-place = Læg kreditten
action-play = Spil { ACTION($card) }
action-play--on-block = Spil { ACTION($card) } på { BLOCK($on-block) }
action-play--on-company = Spil { ACTION($card) } på { CARD($on-company) }
action-play--on-trader = Spil { ACTION($card) } på { CARD($on-trader-company) }, til { GOOD($on-trader-into, form: "many") }
action-play--on-goods =
    Spil { ACTION($card) }: { $on-goods-count } { $on-goods-count ->
        [one] { GOOD($on-goods-good, form: "one") }
       *[other] { GOOD($on-goods-good, form: "many") }
    }
action-play--on-face = Spil { ACTION($card) }: { FACE($on-face) }
action-play--on-steps =
    Spil { ACTION($card) }: { $on-steps ->
        [one] { $on-steps } skridt
       *[other] { $on-steps } skridt
    } tilbage
action-ready = Intet at spille
action-vote = Stem
action-offer = Tilbyd { SEAT($to) } en handel
action-accept = Tag imod tilbud { $offer }
action-refuse = Afslå tilbud { $offer }
action-refuse--reason = Afslå tilbud { $offer }: { REASON($reason) }
action-withdraw = Træk tilbud { $offer } tilbage
action-hand_over = Giv { ACTION($cards) } fra dig
action-use_credit = Betal med kredit fra { SEAT($issuer) }
action-borrow = Lån { $amount } i centralbanken
action-offer_loan =
    Foreslå et lån mellem dig og { SEAT($to) }: { $amount } i kredit, { $instalments ->
        [one] { $instalments } afdrag
       *[other] { $instalments } afdrag
    } på { $instalment }
action-pay_instalment = Betal ét afdrag på { LOAN($loan) }
action-repay = Betal hele { LOAN($loan) } tilbage
action-default = Mislighold { LOAN($loan) }
action-concede = Opgiv at finde hjælp
action-reconsider = Led efter hjælp igen
action-play--on-bank = Spil { ACTION($card) } på { SEAT($on-bank) }
action-set_rate = Sæt renten til { $percent } procent
action-offer_advance =
    Foreslå et lån mellem dig og { SEAT($to) }: { $amount } til { $percent } procent, { $instalments ->
        [one] { $instalments } afdrag
       *[other] { $instalments } afdrag
    }
action-let_fall = Lad dem falde

## form: The headings of forms.

form-refuse = Afslå tilbud { $offer } og sig hvorfor
form-bid = Overbyd { $answers }
form-ceiling = Et hemmeligt maksbud
form-buy = Køb { GOOD($good, form: "many") }
form-sell = Sælg { GOOD($good, form: "many") }
form-produce = Producér
form-pay = Hvordan betaler du?
form-place = Fordel din kredit over din ring
form-vote = Skal al kredit på brættet bortfalde?
form-offer = Tilbyd { SEAT($to) } en handel
form-hand_over = Hvilke aktionskort giver du fra dig?
form-borrow = Lån i centralbanken
form-offer_loan = Foreslå et lån mellem dig og { SEAT($to) }
form-set_rate = Din rente indtil din næste tur
form-offer_advance = Foreslå et lån mellem dig og { SEAT($to) }

## partners: The heading of a form before its partner is chosen.

partners-offer = Tilbyd en handel til
partners-offer_loan = Foreslå et lån mellem dig og
partners-offer_advance = Foreslå et lån mellem dig og

## ask: The labels of fields in forms.

ask-reason = Grund
ask-limit = Op til
ask-count = Hvor mange
ask-cards = Kort
ask-parts = Betalt med
ask-blocks = Kredit på hver blok
ask-yes = For
ask-give = Du giver
ask-get = Du får
ask-instalments = Afdrag
ask-instalment = Hvert afdrag
ask-security = Pant
ask-percent = Procent

## phase: What the game waits for: the line at the top of the table.

phase-first_turn = Hvem betaler mest for den første tur? Det højeste bud er { $high }.
phase-invest = { SEAT($player) } må åbne en auktion, før der handles.
phase-trade = { SEAT($player) } køber, producerer og sælger.
phase-close = { SEAT($player) } slutter turen: aktionskort, så terningerne.
phase-auction = { CARD($card) } er under hammeren til { $high }, { SEAT($leader) } fører.
phase-payment = { SEAT($payer) } betaler { $due } for { PURPOSE($purpose) }.
phase-place = { SEAT($banks) } lægger kredit i egen ring.
phase-vote = Alle banker stemmer om en gældseftergivelse.
phase-hand_over =
    { SEAT($from) } vælger { $count ->
        [one] { $count } aktionskort
       *[other] { $count } aktionskort
    } til { SEAT($to) }.
phase-run_window = Stormløb { $number }: der må spilles kort, før kreditten kræves ind.
phase-run_paying = Stormløb { $number }: indkrævet kredit betales.
phase-nobody_solvent = Stormløb { $number }: ingen bank kan betale. Spiller nogen et kort, før de alle falder?
phase-negotiation = Stormløb { $number }: { SEAT($short) } må finde hjælp eller falde.
phase-over = Spillet er slut.
phase-rate = Centralbanken, { SEAT($player) }, sætter sin rente.

## gauge: Figures over time, in charts and tables.

gauge-gift_leads = Ejeren af det forærede kort fører
gauge-runs_all_insolvent = Stormløb med alle banker insolvente indtil nu
gauge-runs_with_both = Stormløb med både solvente og insolvente banker indtil nu
gauge-runs_with_an_offer = Stormløb med et tilbud indtil nu
gauge-offers_made = Tilbud i stormløb indtil nu
gauge-offers_accepted = Tilbud antaget i stormløb indtil nu
gauge-jubilee_votes = Afstemninger om gældseftergivelse indtil nu
gauge-jubilees = Gældseftergivelser indtil nu
gauge-falls = Fald indtil nu
gauge-bankrupt = Konkurs
gauge-price_level = Prisniveau (1 fra start)
gauge-investment_price = Et åbent korts pris i ture af dets egen produktion
gauge-credit_money = Kreditpenge
gauge-leverage_of_all = Alle bankers gæld pr. guld, de ejer
gauge-leverage = Gæld pr. guld i eje
gauge-expected_call = Kredit, som næste stormløb ventes at kræve ind
gauge-coverage = Guld pr. kredit på den mest udsatte blok
gauge-gold_in_reserve = Guld i reserven
gauge-gold_in_vaults = Guld i boksene
gauge-price_production = Pris på produktionsvarer
gauge-price_consumer = Pris på forbrugsvarer
gauge-cheapest_open_card = Billigste åbne kort
gauge-mean_open_card = Åbne kort i gennemsnit
gauge-track = Brikken på banen
gauge-gold = Guld
gauge-net_worth = Formue
gauge-credit_on_board = Kredit på brættet
gauge-credit_in_vaults = Kredit i boksene
gauge-all_insolvent = Alle insolvente i seneste stormløb
gauge-rating = Ring
gauge-insolvent = Insolvent i seneste stormløb
gauge-assets = Aktiver
gauge-liabilities = Passiver
gauge-own_credit_on_board = Egen kredit på brættet
gauge-own_credit_in_vaults = Egen kredit i andres bokse
gauge-central_rate = Centralbankens rente
gauge-central_lent = Lånt ud af centralbanken indtil nu
gauge-central_money = Centralbankpenge ude i byen

## score: Lines of the score sheet.

score-gold = Guld i boksen
score-goods = Varer i boksen
score-investments = Investeringskort
score-others_credit = Andre bankers kredit
score-lent = Givne lån
score-borrowed = Optagne lån
score-rating = Ringens mønt
score-credit_on_board = Egen kredit på brættet
score-credit_in_vaults = Egen kredit i andres bokse
score-falls = Banker, der faldt
score-loans = Resultat af lånene
score-prices = Prisstigninger
score-stood = Banker, der holdt til et stormløb

## ending: How the game ended.

ending-bank_runs = Det aftalte antal stormløb afslutter spillet.
ending-deck_empty = Der er ingen investeringskort tilbage at trække; spillet slutter.
ending-hand_full = En spiller har investeringskort nok til at afslutte spillet.
ending-one_bank_left = Kun én bank er tilbage; spillet slutter.
ending-no_bank_left = Ingen bank er tilbage; spillet slutter.

## moment: Moments of a game that a replay can jump to.

moment-turn = En tur
moment-auction = Et kort sælges
moment-bank_run = Et stormløb
moment-all_insolvent = Alle banker insolvente
moment-deal = En handel
moment-loan = Et lån indgås
moment-default = Et lån misligholdes
moment-promotion = En oprykning
moment-degradation = En nedrykning
moment-prison = Fængsel
moment-release = Løsladelse
moment-bankruptcy = En konkurs
moment-jubilee = Gældseftergivelse

## option: Options of a new table: the label, and a sentence of help.

option-gift = Et kort i gave
    .help = Et investeringskort, efter dets plads i bunken talt fra 0, som en spiller ved lodtrækning ejer fra start. Til at måle, hvad et kort er værd.
option-gift_gold = Guld i gave
    .help = Guld, som en spiller ved lodtrækning starter med ud over de andre, eller mindre end dem (under 0); med et kort i gave er det den samme spiller. Til at måle, hvad et kort er værd.
option-gold = Guld
    .help = Guldstykker i æsken.
option-goods = Varer
    .help = Varer af hver slags i æsken.
option-starting_gold = Guld fra start
    .help = Guld, som hver spiller starter med.
option-market_prices = Et markeds priser
    .help = Fra 1 op til dette.
option-market_slots = Pladser ved hver pris
    .help = Varer, der er plads til ved én pris.
option-price_past_the_end = Pris efter den sidste
    .help = Hvad en vare koster, når dens marked er tomt.
option-price_when_full = Pris på fuldt marked
    .help = Hvad en vare indbringer, når dens marked er fuldt.
option-open_at_start = Åbne kort fra start
    .help = Investeringskort, der ligger fremme.
option-open_limit = Fuld række
    .help = Med så mange åbne kort trækkes der ingen, og brikken rykker.
option-goods_limit = Grænse for køb
    .help = Varer, der må købes på hvert marked i en tur.
option-action_card_price = Pris på et aktionskort
    .help = I guld eller kredit.
option-action_cards_a_turn = Aktionskort pr. tur
    .help = Hvor mange man må købe.
option-guild_size = Laug
    .help = Kort fra ét laug, der udløser dets bonus.
option-guild_bonus = Laugsbonus
    .help = Ekstra varer for hvert kort i et sådant laug.
option-die_low = Kreditterningens lave tal
    .help = Banker med mere end dette tæller.
option-die_high = Kreditterningens høje tal
    .help = Banker med mere end dette tæller.
option-second_die_from_run = Anden sektorterning
    .help = Fra og med dette stormløb.
option-coin_ii = Mønten i ring II
    .help = For at rykke op dertil, og dens værdi til sidst.
option-coin_iii = Mønten i ring III
    .help = For at rykke op dertil, og dens værdi til sidst.
option-coin_iv = Mønten i ring IV
    .help = For at rykke op dertil, og dens værdi til sidst.
option-coin_v = Mønten i ring V
    .help = For at rykke op dertil, og dens værdi til sidst.
option-coin_vi = Mønten i ring VI
    .help = For at rykke op dertil, og dens værdi til sidst.
option-steps_per_degradation = Skridt pr. nedrykning
    .help = Hvor langt brikken rykker for hver falden bank.
option-steps_for_a_full_row = Skridt for fuld række
    .help = Hvor langt brikken så rykker.
option-track_steps_per_player = Bane pr. spiller
    .help = Banens skridt for hver spiller.
option-track_steps_more = Bane, ekstra skridt
    .help = Skridt ud over dem.
option-track_steps_less = Bane, færre skridt
    .help = Skridt mindre end dem.
option-cards_that_end = Kort, der slutter spillet
    .help = Hos én spiller.
option-good_worth = En vares værdi
    .help = Til sidst, i boksen.
option-central_bank_penalty = Centralbankens straftillæg
    .help = I procent, rundet op. En spillet centralbank starter med det som rente.
option-entrepreneur_cards = Iværksætterens kort
    .help = Investeringskort, som en iværksætter starter med.
option-entrepreneur_gold = Iværksætterens guld
    .help = Guld, som en iværksætter starter med ud over en banks.
option-loan_instalments = Afdrag på et lån
    .help = Hvor mange der højst må være.
option-loans_at_a_time = Lån ad gangen
    .help = Hvor mange en låntager må have.
option-bank_runs = Stormløb
    .help = Spillet slutter efter så mange.
option-blank_cheques = Blankochecks
    .help = Dine egne kort: en titel, hvornår det spilles, og hvad det gør. Det, du udelader, afgøres ved lodtrækning.
option-screens = Skærme
    .help = Skjuler, hvad de andre har, som boksene gør. Alt flyttes åbent, så den, der tæller med, ved det. Kun siden skjuler det: det sendes til hver browser, så den, der kigger dér, kan se det.
option-open_trading = Åben handel
    .help = Handler er tilladt i hver tur.
option-central_bank = Centralbank
    .help = Låner ud til banker, der mangler at betale under et stormløb.
option-entrepreneurs = Iværksættere
    .help = Pladser, der ikke kan udstede kredit og starter med et kort.
option-loans = Lån
    .help = Iværksættere må låne i banker, mod afdrag og pant.
option-deck = Bunke
    .help = Din egen bunke i stedet for den trykte.
option-effect_low = Terningens lave tal
    .help = Varer, der fjernes, eller skridt, der rykkes.
option-effect_high = Terningens høje tal
    .help = Varer, der fjernes, eller skridt, der rykkes.
option-refill = Opfyldning
    .help = Varer, der kommer til hvert marked under et stormløb.
option-first = Hvem begynder
    .help = Lodtrækning, hvis ingen er nævnt.
option-central_banker = Centralbankchef
    .help = En plads, der spiller centralbanken i stedet for automaten.
option-central_bank_highest_rate = Højeste rente
    .help = Den højeste rente i procent, som en spillet centralbank må sætte.
option-central_bank_fall = Et fald
    .help = Point, som en spillet centralbank mister for hver bank, der falder.
option-central_bank_prices = Prisstigninger
    .help = Point, som en spillet centralbank mister for hvert trin, priserne er steget.
option-central_bank_stood = En bank, der holder
    .help = Point til en spillet centralbank for hver bank, der kommer gennem et stormløb uden at falde.

## view: Labels of what lies on the table.

view-tally = Talt indtil nu
view-edition = Udgave
view-player = Spiller
view-number = Nummer
view-step = Trin
view-bought = Købt
view-produced = Kort brugt i denne tur
view-opened = Auktion åbnet
view-action_cards = Aktionskort
view-smuggling = Grænse ophævet
view-loaded = Snydeterning
view-reserve_run = Reserven løb tør
view-rolled = Slået
view-chip = Brik
view-track = Banens skridt
view-reassured = Brikken er rykket tilbage
view-runs = Stormløb begyndt
view-last_run = Stormløb, der slutter spillet
view-gold_reserve = Guldreserven
view-production = Produktionsvarer
view-consumer = Forbrugsvarer
view-banks-production = Produktion
view-banks-consumer = Forbrug
view-goods = Varer
view-reserve = Naturreserven
view-price = Koster
view-fetches = Indbringer
view-prices = Et markeds priser
view-slots = Pladser ved hver pris
view-lying = Varer efter pris
view-companies = Selskaber i spil
view-guild = Laug
view-needs = Kræver
view-of = Slags
view-product = Laver
view-amount = Antal
view-bonus = Laugsbonus
view-worth = Værdi nu
view-city = Byen
view-coins = Ringenes mønter
view-hits = Ramte blokke
view-risks = Risiko pr. blok
view-lines = Banker i stormløbet
view-due = Skal betale
view-settled = Betalt i alt
view-short = Mangler
view-standing = Stilling
view-effects = Hvad de gør
view-card = Kort
view-opening_price = Startpris
view-deck_left = Kort i bunken
view-gone = Kort ude af spillet
view-banks = Banker
view-gold = Guld
view-ring = Ring
view-cards = Selskaber
view-blocks = Egen kredit pr. blok
view-called = Indkrævet kredit
view-in_hand = Kredit at lægge
view-held = Har af andres kredit
view-redeemed = Indfriet
view-void = Bortfaldet
view-bankrupt = Konkurs
view-balance = Balance
view-investments = Selskaber
view-others_credit = Andres kredit
view-rating = Ringens mønt
view-assets = Aktiver
view-credit_on_board = Kredit på brættet
view-credit_in_vaults = Kredit i boksene
view-liabilities = Passiver
view-net_worth = Formue
view-served = Har haft en tur i fængslet
view-placing = Lægger kredit
view-run = Stormløb
view-cause = Årsag
view-faces = Sektorer
view-stage = Fase
view-guaranteed = Garanteret
view-solvent = Solvent
view-accepted = Tager imod kredit fra
view-paid = Selv betalt
view-owed = Reserven skylder
view-questions = Spørgsmål
view-offers = Tilbud
view-action_deck_left = Aktionskort i bunken
view-action_discards = Brugte aktionskort
view-action_gone = Aktionskort ude af spillet
view-cheques = Blankochecks
view-unplayed = Aktionskort, ingen spillede
view-holder = På hånden hos
view-effect = Hvad det gør
view-last_insolvent = Insolvente i seneste stormløb
view-all_were_insolvent = Alle insolvente på én gang
view-screens = Skærme
view-hand = Dine aktionskort
view-known = Kort, du kender til
view-bidding = Dine bud
view-came_by_the_deal = Kommet med denne handel
view-vote = Din stemme
view-seen_by = Set af
view-give = Giver
view-get = Får
view-steps = Skridt
view-count = Hvor mange
view-ending = Slutning
view-payer = Betaler
view-purpose = Formål
view-good = Vare
view-block = Blok
view-issuer = Udsteder
view-voted = Har stemt
view-degraded = Rykket ned
view-conceded = Har givet op
view-left = Mangler at betale
view-ready = Har intet at spille
view-more_goods = Flere varer tilladt
view-more_action_cards = Flere aktionskort tilladt
view-does = Gør
view-whose = Hvis
view-more = Flere
view-up_to = Op til
view-what = Hvad
view-when = Hvornår
view-entrepreneurs = Iværksættere
view-lending = Lån
view-loans = Løbende lån
view-instalments = Afdrag
view-instalment = Afdrag
view-remaining = Afdrag tilbage
view-security = Pant
view-security_worth = Pantets værdi
view-rest = Rest at betale
view-lender = Långiver
view-borrower = Låntager
view-lent = Givne lån
view-borrowed = Optagne lån
view-id = Nummer
view-central = Centralbank
view-seat = Plads
view-rate = Rente
view-came_back = Kommet tilbage
view-falls = Banker, der faldt
view-in_city = I byen
view-in_vaults = I boksene
view-claims = Har til gode
view-risen = Prisstigning
view-score = Point
view-total = I alt
view-score-loans = Resultat af lånene
view-score-prices = Prisstigninger
view-stood = Banker, der holdt til et stormløb

## confirm: A last question before something that hurts.

confirm-concede = Findes der ingen hjælp, falder din bank: én ring ned, fra ring I i fængsel, fra fængslet ud af spillet.
confirm-pay_off = At indfri en blok træder i stedet for at investere og handle i denne tur.
confirm-default = Misligholder du { LOAN($loan) }, beholder långiveren pantet.
confirm-let_fall = De falder: én ring ned, fra ring I i fængsel, fra fængslet ud af spillet. Hvert fald koster dig point.

## good: Names.

good-production = produktion
    .one = produktionsvare
    .many = produktionsvarer
    .market = produktionsmarkedet
    .marketStart = Produktionsmarkedet
good-consumer = forbrug
    .one = forbrugsvare
    .many = forbrugsvarer
    .market = forbrugsmarkedet
    .marketStart = Forbrugsmarkedet

## colour: Names.

colour-red = rød
colour-green = grøn
colour-blue = blå

## cause: Names.

cause-dice = Terningerne har sendt brikken ind i cirklen.
cause-full_row = Den fulde række har sendt brikken ind i cirklen.
cause-action_card = Et aktionskort har sendt brikken ind i cirklen.
cause-empty_reserve = Guldreserven er tom.
cause-degradations = Faldende banker har sendt den næste brik ind i cirklen.

## ring: Names.

ring-0 = gældsfængslet
ring-1 = ring I
ring-2 = ring II
ring-3 = ring III
ring-4 = ring IV
ring-5 = ring V
ring-6 = ring VI

## block: Names.

block-0 = blok 1
block-1 = blok 2
block-2 = blok 3
block-3 = blok 4
block-4 = blok 5
block-5 = blok 6

## thing: Names.

thing-nothing = intet
thing-gold = { $n } guld
thing-production =
    { $n ->
        [one] { $n } produktionsvare
       *[other] { $n } produktionsvarer
    }
thing-consumer =
    { $n ->
        [one] { $n } forbrugsvare
       *[other] { $n } forbrugsvarer
    }
thing-credit = { $n } i kredit fra { SEAT($bank) }
thing-company = { CARD($card) }
thing-action_cards =
    { $n ->
        [one] { $n } skjult aktionskort
       *[other] { $n } skjulte aktionskort
    }

## effect: Names.

effect-jubilee = Gældseftergivelse
effect-guarantee = Indskudsgaranti
effect-rumour =
    Rygte, { $steps ->
        [one] { $steps } skridt
       *[other] { $steps } skridt
    }
effect-reassurance =
    Beroligelse, { $steps ->
        [one] { $steps } skridt
       *[other] { $steps } skridt
    }
effect-overtime = Overarbejde
effect-charter = Kongeligt privilegium
effect-refinancing = Omlægning
effect-private_sale = Underhåndssalg
effect-fire =
    Pakhusbrand, { $goods ->
        [one] { $goods } vare
       *[other] { $goods } varer
    }
effect-harvest =
    Rekordhøst, { $goods ->
        [one] { $goods } vare
       *[other] { $goods } varer
    }
effect-smuggler = Smugler
effect-loaded_die = Snydeterning
effect-made_up = { WHEN($when) }: { DEED($does) }

## own: Names.

own-0 = egen kredit på blok 1
own-1 = egen kredit på blok 2
own-2 = egen kredit på blok 3
own-3 = egen kredit på blok 4
own-4 = egen kredit på blok 5
own-5 = egen kredit på blok 6

## credit: Names.

credit-0 = kredit fra bank 1
credit-1 = kredit fra bank 2
credit-2 = kredit fra bank 3
credit-3 = kredit fra bank 4
credit-4 = kredit fra bank 5
credit-5 = kredit fra bank 6

## market: Names.

market-0 = produktionsmarkedet
market-1 = forbrugsmarkedet

## track: Names.

track-track = stormløb-o-meter

## gold: Names.

gold-gold = guld

## production: Names.

production-production = produktionsvarer

## consumer: Names.

consumer-consumer = forbrugsvarer

## action_cards: Names.

action_cards-action_cards = skjulte aktionskort

## edition: Names.

edition-full = Det fulde spil
edition-beginner = Begynderspillet

## reason: Names.

reason-0 = det er for lidt
reason-1 = jeg skal selv bruge det
reason-2 = dine løfter er ikke det værd, der står på dem
reason-3 = det ville hjælpe dig mere end mig
reason-4 = jeg får ikke noget ud af det

## purpose: Names.

purpose-first_turn = den første tur
purpose-auction = { CARD($card) }
purpose-private_sale = { CARD($card) }
purpose-goods =
    { $count } { $count ->
        [one] { GOOD($good, form: "one") }
       *[other] { GOOD($good, form: "many") }
    }
purpose-action_card = et aktionskort
purpose-pay_off = { BLOCK($block) }
purpose-called_credit = indkrævet kredit
purpose-part_of_called_credit = en del af den indkrævede kredit
purpose-help = gæld, med det modtagne
purpose-with_credit_of = gæld, med kredit fra { SEAT($issuer) }
purpose-debt_from_prison = gæld, med andre bankers kredit

## step: Names.

step-invest = investering
step-trade = handel
step-close = turens slutning

## face: Labels and short sentences on the board.

face-goal = Vær den rigeste, når det sidste stormløb er overstået.
face-city = Amsterdam: ringene og deres boligblokke
face-stack = { SEAT($seat) } { $amount }
face-stack_draft = { SEAT($seat) } { $amount } og { $draft } mere
face-no_credit = ingen kredit her
face-block_name = { RING($ring) }, { BLOCK($block) }: { $faces }. Kræves ind i { $risk } af 100 stormløb.
face-tap_to_place = Tryk for at lægge kredit her.
face-block_hit = Her stormer folk til.
face-seal = { RING($ring) }: ryk op hertil fra ringen under ved at betale { $coin } på én gang
face-rise = Ryk op ved at indfri på én gang:
face-prison_empty = Gældsfængslet: tomt
face-bank_without_credit = { SEAT($seat) }, uden kredit i byen
face-market = { GOOD($good, form: "marketStart") }
face-market_says =
    { $goods ->
        [one] { $goods } vare
       *[other] { $goods } varer
    } på markedet. Den næste koster { $price } og indbringer { $fetches }. { $reserve } i Naturreserven.
face-fetches = indbringer
face-natural_reserve = i naturen
face-buy_for = Køb { $count } for { $price }
face-next_invest = Videre til handelen
face-next_trade = Videre til turens slutning
face-auction_from = Sæt { CARD($card) } på auktion fra { $price }
face-action_card_for = Køb et aktionskort for { $price }
face-pay_off_for = Indfri { $amount } på { BLOCK($block) }
face-sell_for = Sælg { $count } for { $price }
face-buy_title = Køb
face-sell_title = Sælg
face-buy_plain = Køb { $count }
face-sell_plain = Sælg { $count }
face-meter_says =
    Stormløb-o-meter: { $left ->
        [one] { $left } skridt
       *[other] { $left } skridt
    } til cirklen. { $runs } af { $last_run } stormløb indtil nu.
face-step_to_run = skridt til stormløb { $next }
face-steps_to_run = skridt til stormløb { $next }
face-runs_done = Det sidste stormløb er forbi.
face-gold_reserve = Guldreserven
face-open_companies = Selskaber søger penge
face-subtotal_assets = Aktiver i alt
face-subtotal_liabilities = Passiver i alt
face-left_in_hands = Aktionskort tilbage på hænderne
face-nothing_left_in_hands = Ingen havde nogen tilbage.
face-deck_left = { $cards } i bunken
face-none_open = Ingen selskaber ligger fremme.
face-company_short =
    { CARD($card) }: giver { $amount } { $amount ->
        [one] { GOOD($product, form: "one") }
       *[other] { GOOD($product, form: "many") }
    } pr. tur og { $bonus } mere med sit laug. Værd { $worth }.
face-trader_short =
    { CARD($card) }: bytter { $amount ->
        [one] { $amount } vare
       *[other] { $amount } varer
    } pr. tur og giver { $bonus } mere med sit laug. Værd { $worth }.
face-needs = kræver
face-brings = giver
face-trades = bytter
face-from = Fra
face-worth = værd { $worth }
face-used = brugt
face-your_vault = Din boks
face-in_hand = { $amount } i kredit at lægge
face-no_companies = Du ejer intet selskab endnu. Åbn en auktion, når det er din tur.
face-invest_in_prison = { SEAT($player) } sidder i gældsfængslet: ingen auktion i denne tur.
face-invest_no_auction = { SEAT($player) } kan ikke åbne en auktion nu og går videre til handelen.
face-produce_all =
    Producér med { $n ->
        [one] { CARD($cards) }
       *[other] { $n } selskaber
    }
face-left_unproduced =
    { $n ->
        [one] { $n } selskab
       *[other] { $n } selskaber
    } kan stadig producere.
face-prison_way_out = For at komme ud skal du indfri din kredit på { $amount }: det, du sælger, producerer og sælger eller får, betaler den først.
face-round = Tur { $round }
face-rounds =
    { $n ->
        [one] { $n } tur
       *[other] { $n } ture
    }
face-risk_says = Risiko: i hvor mange af 100 stormløb kreditten på en blok kræves ind.
face-risk_all = Ring I er én blok med alle symboler, så hvert stormløb kræver den ind.
face-prison_scene = Du må ikke byde.
face-bankrupt = Konkurs, ude af spillet
face-prison_short = Fængsel
face-ring = Ring
face-behind_screen = boksen bag sin skærm
face-owed_in_city = kredit i byen
face-no_debt = skylder intet i byen
face-action_cards =
    { $n ->
        [one] { $n } aktionskort
       *[other] { $n } aktionskort
    }
face-holds = Har
face-credit_of = Kredit fra { SEAT($seat) }
face-own_credit = Din egen kredit
face-auction = Auktion
face-first_turn = Den første tur
face-led_by = budt af
face-no_bid = intet bud endnu
face-cannot_bid = Med { $gold } guld kan du ikke byde højere.
face-bidder_leads = fører
face-bidder_in = må byde
face-bidder_out = sagde nej
face-bidder_outside = kan ikke byde
face-bid_title = Byd
face-bid_commit = Byd { $amount }
face-ceiling_title = Byd for mig op til
face-ceiling_commit = Op til { $amount }
face-ceiling_held = Dit maksbud går op til { $limit }.
face-pay_commit = Betal { $sum }
face-place_commit = Læg { $sum }
face-offer_commit = Tilbyd { SEAT($to) } { THING($give) } for { THING($get) }
face-offer_to_you = { SEAT($from) } giver dig { THING($give) }. Du giver { THING($get) }.
face-offer_by_you = Du giver { SEAT($to) } { THING($give) }. { SEAT($to) } giver dig { THING($get) }.
face-offer_between = { SEAT($from) } giver { SEAT($to) } { THING($give) }. { SEAT($to) } giver { THING($get) }.
face-your_ceiling = Dit maksbud går op til { $limit }; ingen andre ser det.
face-run_title = Stormløb { $number }!
face-sectors_run = Folk stormer hver blok med { FACE($faces, form: "definite") }.
face-stage_window = Kort
face-stage_paying = Betaling
face-stage_negotiating = Forhandling
face-stage_nobody_solvent = Sidste kort
face-stage_closing = Fald
face-standing_safe = intet krævet ind
face-standing_due = skal betale { $due }
face-standing_paid = { $paid } af { $due } betalt
face-standing_short = { $paid } af { $due } betalt, mangler { $short }
face-standing_conceded = mangler { $short }, har givet op
face-standing_fell = { $paid } af { $due } betalt, falder
face-standing_void = { $due } krævet ind, nu bortfaldet
face-you_are_short = Du mangler { $short }. Tilbyd en solvent bank noget for dens guld eller kredit, eller ryk en ring ned.
face-you_are_short_ring_one = Du mangler { $short }. Tilbyd en solvent bank noget for dens guld eller kredit, eller gå i gældsfængsel.
face-you_are_short_prison = Du mangler { $short }. Tilbyd en solvent bank noget for dens guld eller kredit. Den, der falder i fængslet, går konkurs.
face-ask_for_short = Bed om de { $short }, du mangler
face-gives = giver
face-you_may_help = Du er solvent: banker, der mangler at betale, kan give dig tilbud, og du kan give dem nogle.
face-nobody_can_help = Ingen bank kan betale, så der er ingen at låne af. Der kan stadig spilles et kort; spiller ingen et, falder de alle.
face-they_talk = De banker, der mangler at betale, leder efter hjælp.
face-solvent = Solvente:
face-nobody = ingen
face-left = { $left } tilbage
face-tile = { BLOCK($block) } ({ FACE($faces) }): { $lies } her, { $n } mere i udkast, kræves ind i { $risk } af 100 stormløb. Læg { $by }.
face-tile_back = { BLOCK($block) } ({ FACE($faces) }): { $lies } her, { $n } mere i udkast. Tag en tilbage.
face-risk = risiko { $risk } %
face-per_tap = Et tryk lægger
face-entrepreneur = Iværksætter
face-entrepreneur_you = Du betaler med guld og med bankernes kredit. Du skylder intet i byen og falder aldrig. Den rigeste vinder, som blandt bankerne.
face-owes_loans = skylder { $borrowed } på lån
face-owes = skylder
face-instalment_due = forfalder nu
face-left_of_loan =
    { $remaining ->
        [one] { $remaining } afdrag
       *[other] { $remaining } afdrag
    } på { $instalment }, { $rest } i alt
face-secured_by = Pant: { CARD($security) }, værd { $security_worth }
face-unsecured = Der er intet pant.
face-borrow_from = Lån af { SEAT($partner) }
face-lend_to = Lån ud til { SEAT($partner) }
face-loan_title = Foreslå lånet
face-loan_commit =
    Foreslå { $amount } mod { $instalments ->
        [one] { $instalments } afdrag
       *[other] { $instalments } afdrag
    } på { $instalment }
face-loan_amount = Beløb, i bankens kredit
face-loan_instalments = Afdrag, ét i hver senere tur
face-loan_instalment = Hvert afdrag
face-loan_security = Selskaber i pant: banken beholder dem, hvis et afdrag ikke betales.
face-loan_terms =
    { SEAT($lender) } låner { SEAT($borrower) } { $amount } i kredit, som betales tilbage i { $instalments ->
        [one] { $instalments } afdrag
       *[other] { $instalments } afdrag
    } på { $instalment }. Pant: { THING($security) }.
face-central_bank = Centralbank
face-central_rate = Rente
face-central_rate_is = { $rate } procent
face-central_money = Dens penge i byen
face-central_claims = Har til gode
face-central_score = { $total } point
face-central_score_says = { $stood } for banker, der holdt, { $falls } for fald, { $loans } på lån, { $prices } for priser
face-central_you = Du låner ud til banker, der mangler at betale, og holder priserne nede. Du vinder på point.
face-loan_percent = Procent oveni
face-advance_commit =
    Foreslå { $amount } til { $percent } procent, { $instalments ->
        [one] { $instalments } afdrag
       *[other] { $instalments } afdrag
    }
face-you_are_asked = De har givet op. Foreslå et lån, eller lad dem falde.
face-you_may_lend = Banker, der mangler at betale, kan bede dig om et lån, og du kan foreslå et.
face-ask_central = Centralbanken kan låne dig det, du mangler, til { $rate } procent eller mere.
face-advance_amount = Beløb, i centralbankens penge

## card_text: What is printed on an action card.

card_text-jubilee = Alle banker stemmer på én gang. Er alle enige, bortfalder al kredit på brættet og al indkrævet kredit.
card_text-guarantee = Når et stormløb begynder: din kredit på én ramt blok kræves ikke ind.
card_text-rumour =
    Stormløbsbrikken rykker { $steps ->
        [one] { $steps } skridt
       *[other] { $steps } skridt
    } frem.
card_text-reassurance =
    Stormløbsbrikken rykker op til { $steps ->
        [one] { $steps } skridt
       *[other] { $steps } skridt
    } tilbage.
card_text-overtime = Et af dine selskaber arbejder en gang til i denne tur.
card_text-charter = Du rykker én ring op. Ikke fra fængslet.
card_text-refinancing = Fordel al din kredit i byen på ny.
card_text-private_sale = Tag et åbent selskab til startprisen, uden auktion.
card_text-fire =
    Op til { $goods ->
        [one] { $goods } vare
       *[other] { $goods } varer
    } på ét marked går tabt.
card_text-harvest =
    Tag { $goods ->
        [one] { $goods } vare
       *[other] { $goods } varer
    } af én slags fra Naturreserven.
card_text-smuggler = Grænsen for køb gælder ikke for dig i denne tur.
card_text-loaded_die = Før du slår: sæt én sektorterning.
card_text-made_up = { DEED($does) }.

## card_when: When an action card can be played.

card_when-jubilee = Når som helst
card_when-guarantee = Når som helst
card_when-rumour = I din tur
card_when-reassurance = Når som helst
card_when-overtime = I din tur
card_when-charter = I din tur
card_when-refinancing = Når som helst
card_when-private_sale = I din tur
card_when-fire = I din tur
card_when-harvest = I din tur
card_when-smuggler = I din tur
card_when-loaded_die = I din tur
card_when-made_up = { WHEN($when) }

## element: Names of things that contain the name of a player; $at0 and $at1 are the numbers in its name.

element-own = egen kredit på { BLOCK($at0) }
element-held = kredit fra { SEAT($at0) } på { BLOCK($at1) }
element-credit = kredit fra { SEAT($at0) }
element-offer = tilbud { $at0 }
element-loan = lån { $at0 }

## when: Names.

when-own_turn = I din tur
when-any_time = Når som helst

## limit: Names.

limit-goods = varer af hver slags
    .one = vare af hver slags
limit-action_cards = aktionskort
    .one = aktionskort

## stuff: Names.

stuff-gold = guld
stuff-production = produktionsvarer
    .one = produktionsvare
stuff-consumer = forbrugsvarer
    .one = forbrugsvare
stuff-one_kind = varer af én slags efter eget valg
    .one = vare af én slags efter eget valg
stuff-credit = kredit

## party: Names.

party-me = dig
party-another = en bank efter eget valg
party-others = hver af de andre banker
party-all = hver bank
party-market = markedet
party-reserve = reserven
party-city = byen

## deed: Names.

deed-move =
    { $amount ->
        [one] { $amount } { STUFF($what, form: "one") }
       *[other] { $amount } { STUFF($what) }
    } fra { PARTY($from) } til { PARTY($to) }
deed-move--up_to =
    op til { $amount ->
        [one] { $amount } { STUFF($what, form: "one") }
       *[other] { $amount } { STUFF($what) }
    } fra { PARTY($from) } til { PARTY($to) }
deed-hurry =
    brikken rykker { $steps ->
        [one] { $steps } skridt
       *[other] { $steps } skridt
    } frem
deed-calm =
    brikken rykker op til { $steps ->
        [one] { $steps } skridt
       *[other] { $steps } skridt
    } tilbage
deed-protect = din kredit på én ramt blok kræves ikke ind
deed-vote_on_debt = alle banker stemmer, og er alle enige, bortfalder al kredit på brættet
deed-forgive = { $amount } i kredit på brættet bortfalder for { PARTY($whose) }
deed-limit = ingen grænse for, hvor mange { LIMIT($of) } du køber i denne tur
deed-limit--more =
    der må købes { $more ->
        [one] { $more } { LIMIT($of, form: "one") }
       *[other] { $more } { LIMIT($of) }
    } mere i denne tur
deed-look = du kigger på aktionskortene hos en bank, du vælger
deed-draw =
    du trækker { $cards ->
        [one] { $cards } aktionskort
       *[other] { $cards } aktionskort
    }
deed-exchange = du bytter alle aktionskort med en bank, du vælger
deed-produce_again = et af dine selskaber arbejder en gang til i denne tur
deed-rise = du rykker én ring op
deed-spread = du fordeler al din kredit på ny
deed-take_company = du tager et åbent selskab til startprisen
deed-set_die = du sætter én sektorterning

## hint: Hints for a first game, by step.

hint-first_turn = Den, der begynder, køber, mens alt er billigt. Spørg dig selv, hvad det er værd: en eller to, sjældent mere.
hint-invest = Et selskab er det værd, det når at tjene før slutningen. Tæl de ture, der er tilbage, og kig efter nummer to i et laug, du har.
hint-trade = Sælg, hvor der er få varer, køb, hvor der er mange, og producér, før du slår. Hvor tæt er næste stormløb, og hvor meget guld har du til den tid?
hint-close = Før du slår, så hold dit guld op mod det, der kan blive krævet ind. Et aktionskort koster som et lille selskab.
hint-auction = Hvor mange ture går der, før prisen er tjent hjem? Det, du byder ud over det, er en gave til ingen.
hint-payment = Guld bruges én gang; kredit skyldes, til du indfrier den. Behold så meget guld, som du kan få brug for i et stormløb.
hint-place = En blok med færre symboler rammes sjældnere. Fordel din kredit, så intet enkelt slag kræver mere ind end dit guld.
hint-vote = En gældseftergivelse sletter alles gæld på én gang. Spørg dig selv, hvem der skylder mest, og hvad du ville have uden den.
hint-run_window = Kun et kort kan hjælpe, før kreditten kræves ind. Har du et, der gør det?
hint-negotiation = Den, der mangler at betale, giver meget for lidt guld. Den, der hjælper, bør spørge, hvad et fald ville betyde for dem begge.

## explain: What a thing on the board is, does and is worth.

explain-card =
    Bytter én gang pr. tur { $amount ->
        [one] { $amount } vare
       *[other] { $amount } varer
    } af den ene slags til den anden, med { $bonus } mere fra sit laug. Som priserne står, tæller det { $worth } til sidst.
explain-card--product =
    Laver gratis { $amount } { $amount ->
        [one] { GOOD($product, form: "one") }
       *[other] { GOOD($product, form: "many") }
    } pr. tur og { $bonus } mere fra sit laug. Som priserne står, tæller det { $worth } til sidst.
explain-card--opening_price =
    Bytter én gang pr. tur { $amount ->
        [one] { $amount } vare
       *[other] { $amount } varer
    } af den ene slags til den anden. Auktionen starter ved { $opening_price }, og som priserne står, ville det tælle { $worth } til sidst.
explain-card--product--opening_price =
    Laver gratis { $amount } { $amount ->
        [one] { GOOD($product, form: "one") }
       *[other] { GOOD($product, form: "many") }
    } pr. tur. Auktionen starter ved { $opening_price }, og som priserne står, ville det tælle { $worth } til sidst.
explain-market-0 = Produktionsvarer. Jo færre der ligger her, jo dyrere er de: den næste koster det, der står ved hullet, og en, du sælger, giver prisen på den plads, den fylder.
explain-market-1 = Forbrugsvarer. Jo færre der ligger her, jo dyrere er de: den næste koster det, der står ved hullet, og en, du sælger, giver prisen på den plads, den fylder.
explain-own = En boligblok i din ring. Kredit, der ligger her, er din gæld: den kræves ind, når sektorterningen rammer denne blok i et stormløb.
explain-player = En af bankerne. Den, der er mest værd til sidst, vinder: guld, varer, selskaber og ringens mønt, minus al kredit, der skyldes.
explain-gold = Guld betaler alt og tæller for det, det er. I et stormløb er det det eneste svar.
explain-credit = Kredit er en banks eget løfte om guld. Den koster intet at lave, tæller imod den bank, der har lavet den, og i et stormløb kræves den ind.

## guided: The lessons of the guided game.

guided-m_win = Du driver en bank, og den rigeste bank vinder efter det tredje stormløb. Guld, varer og selskaber tæller for dig, og det samme gør den ring, din bank ligger i; al kredit, du skylder, tæller imod dig.
guided-m_promise = Først sælges retten til at begynde. Den kræver intet guld: en bank betaler med kredit, sit eget løfte om guld. Byd { $amount }, og behold dine { $gold } guld.
guided-m_pay = Betal nu med et løfte: { $amount } af din kredit på blokken i ring I, hvor alle banker begynder. Intet forlader din boks, men folk har dit ord.
guided-m_company = Din tur. { CARD($card) } laver { $amount } varer hver tur, og prisen er, hvad de nødvendige varer koster på markedet. Åbn auktionen ved { $price }.
guided-m_bid = { SEAT($rival) } byder { $high }, mere end det dobbelte af startprisen. Når alle kan love, forbliver intet billigt, selskaber mindst af alt. Det er stadig det værd: byd { $amount }.
guided-m_credit = Du skal betale { $due }, i guld, i kredit eller begge dele. Guld kan bruges én gang; et løfte koster intet i dag. Betal med { $amount } i kredit, og behold { $gold } guld til den dag, folk spørger efter det.
guided-m_produce =
    { CARD($card) } er dit selskab nu, købt med et løfte. Du skylder nu { $credit }. Sæt det i arbejde: { $count ->
        [one] { $count } vare
       *[other] { $count } varer
    } hver tur, gratis.
guided-m_wait = Markedet for disse varer er fuldt og betaler { $fetches } for en. Gem dem til en bedre pris, og gå videre.
guided-m_dice = Terningerne slutter en tur: en farve med et tal, og en del af byen. Hver bank, der skylder mere end tallet dér, tælles, og på blå rykker brikken et skridt for hver af dem. Slå.
guided-m_decline = { SEAT($rival) } byder { $price } for { CARD($card) }. At byde mere koster intet guld, kun løfter; men du skylder allerede { $credit }, og løfter vender tilbage. Sig nej denne gang.
guided-m_warning = { $theirs } i kredit og { $their_gold } guld at vise frem: din rival har købt et selskab og en boks fuld af varer med løfter. Brikken er på { $chip } af { $track }.
guided-m_careful = Du skylder { $credit } og har { $gold } guld. I et stormløb kræves al kredit i ring I ind, og kun guld er et svar. Så intet selskab nu: gå videre til handel.
guided-m_again =
    Producér først, som i hver tur: { $count ->
        [one] { $count } vare
       *[other] { $count } varer
    } mere.
guided-m_sell = De selskaber, der er købt, har tømt dette marked. Sælg alle { $count } for { $price } guld: det er guld til den dag, der bliver spurgt efter det.
guided-m_covered = { $gold } guld mod { $credit } i kredit: hvad terningerne end siger, kan du betale. Det er det, solvent betyder. Gå videre.
guided-m_roll = Begge banker skylder mere end 10, så en blå 10'er ville rykke brikken to skridt, ind i cirklen. Slå.
guided-m_run = Stormløb! Din kredit på { $due } blev krævet ind og betalt. Den, der betaler 10 eller mere på én gang, rykker op: du er nu i { RING($ring) }, hvor et stormløb kun kræver den del af byen, som terningen rammer. Din rival skyldte { $their_due } og betalte { $paid }.
guided-m_rescue = { SEAT($rival) } er rig på varer, men mangler { $short } guld og ryger i fængsel uden hjælp. For { $gold } guld bliver du tilbudt { CARD($card) }. Det koster dig lidt at hjælpe nu, og det er godt betalt: sig ja.
guided-m_end = Du er { $own } værd, din rival { $theirs }. I havde begge købt med løfter; du havde guld, da de blev krævet ind.
guided-m_after = Herfra spiller din rival uden manuskript. Udsted kredit, mens den er billig, hav guld, når et stormløb er nær, ryk op, mens du kan betale, og fordel din kredit over blokkene i din ring.
guided-b_win = Du vinder ved at være den rigeste, når spillet slutter. Dit guld tæller, 1 for hver vare, og det, dine selskaber er værd. Dette korte spil slutter med det første stormløb.
guided-b_price = Et selskab koster, hvad de nødvendige varer koster på markedet: { CARD($card) } kræver { $needs }, til { $each } stykket. Markederne er aldrig fuldere end nu, så selskaber er aldrig billigere. Åbn auktionen ved { $price }.
guided-b_bid = { SEAT($rival) } byder { $high } for { CARD($card) }. Et selskab giver varer i hver tur, der kommer, så lidt mere nu er snart tjent hjem: byd { $amount }.
guided-b_produce =
    { CARD($card) } er dit selskab nu, og hvert selskab producerer én gang pr. tur, gratis. Lad det producere: { $count } { $count ->
        [one] { GOOD($good, form: "one") }
       *[other] { GOOD($good, form: "many") }
    }.
guided-b_keep = Nu kunne du sælge. Men produktionsmarkedet er fuldt, og en vare giver kun { $fetches } guld dér. Gem den, til der forsvinder varer fra det marked, og priserne stiger.
guided-b_roll = Kreditterningen slutter din tur. Grøn og rød tager varer ud af et marked, så de bliver dyrere; blå rykker stormløbsbrikken. Slå.
guided-b_chip = Brikken står på { $chip } af { $track }: et stormløb er nær, og med det slutningen. Et selskab betaler sig stadig, hvis det når at tjene sin pris hjem.
guided-b_guild = { CARD($card) } er i samme laug som { CARD($owned) }, og to selskaber i et laug laver én vare mere hver. Priserne er steget, men det er det værd: åbn auktionen ved { $price }.
guided-b_bonus = Her er laugsbonussen: begge laver nu { $count } i stedet for 1. Producér med begge.
guided-b_sell = Der er forsvundet varer fra dette marked, så det betaler mere. Den første vare, du sælger, fylder det dyreste hul, hver af de næste giver lidt mindre: sælg alle { $count } for { $price } guld.
guided-b_second_roll = Du har { $gold } guld. Det, dine selskaber er værd, stiger og falder med markederne; det gør guld ikke. Slå.
guided-b_decline = { SEAT($rival) } byder { $price } for { CARD($card) }, som kun bytter den ene slags varer til den anden. Spørg ved hvert bud: er det tjent hjem før stormløbet? Det er det næppe her, så sig nej.
guided-b_enough = Du kunne åbne en auktion til. { CARD($card) } koster { $price }, og dit næste slag kan slutte spillet: for sent til at tjene det hjem. Gå videre til handel uden.
guided-b_again = Dine selskaber producerer igen, gratis, som i hver tur. Det er det, du har betalt for.
guided-b_last_sale = Til sidst tæller en vare 1, uanset hvad markedet siger. Så sælg, mens det betaler sig: { $count } varer for { $price } guld.
guided-b_last_roll = Slå en gang til. Bliver det blåt, når brikken cirklen, og stormløbet kommer.
guided-b_end = Stormløb! Begge markeder fyldes op, så varer og selskaber falder i værdi, men det gør dine { $gold } guld ikke. Du er { $own } værd, din rival { $others }: du vinder.
guided-b_after = Det var spillets kredsløb: køb, mens markederne er fulde, sælg, mens de er tomme, og hav guld, når stormløbet kommer. I Money Maker betaler du med dine egne løfter, og i et stormløb kommer folk for at hente deres guld.

## guided_else: What the guide answers when the learner does something else.

guided_else-m_promise = Den, der begynder, køber, mens alt er billigt. Ét løfte er en rimelig pris for det.
guided_else-m_promise-bid = Én er nok: ingen andre byder ret meget for den første tur her, og hvert løfte er en gæld.
guided_else-m_pay = Du kan også betale i guld. Men guiden vil vise dig, hvad et løfte gør: det koster intet nu og alt senere.
guided_else-m_company = Uden selskaber har du intet at sælge. { CARD($card) } laver { $amount } varer pr. tur: det bedste, der ligger her.
guided_else-m_bid = Én mere er nok for nu: alt, du lover ud over det, kommer du til at skylde.
guided_else-m_bid-decline = Så får { SEAT($rival) } varerne, tur efter tur, for { $high }. Selskabet har tjent sig hjem på få ture, og du har løfter nok.
guided_else-m_credit = Det er sikkert at betale i guld, men så er din boks tom, når et stormløb kommer. Guiden beholder guldet og skylder de { $amount }.
guided_else-m_produce = Producér først: det koster intet, og et selskab, der ikke har produceret, når turen er forbi, har mistet chancen.
guided_else-m_wait = Du kan godt handle nu. Men på et fuldt marked giver varer { $fetches } stykket, og alt, du køber på kredit, kan blive krævet ind.
guided_else-m_dice = Et aktionskort koster 10, og du skylder allerede { $credit }. Slå.
guided_else-m_decline = Med løfter kan man altid byde mere. Sådan ender alle med at skylde mere guld, end der er i huset.
guided_else-m_careful = Mere kredit nu ville være mere end dit guld. Når brikken er nær, holder en forsigtig bank op med at love.
guided_else-m_careful-pay_off = At indfri blokken ville bruge hele turen, og du ville rykke op med det samme. Et fint træk; guiden viser dig stormløbet i stedet.
guided_else-m_again = Producér først, så er der mere at sælge.
guided_else-m_sell = Varer er intet svar i et stormløb, det er guld. Sælg alle { $count }, mens markedet betaler { $price }.
guided_else-m_covered = Dit guld dækker det, du skylder. Bruger du det nu, eller lover du mere, er det forbi.
guided_else-m_roll = Et aktionskort kunne hjælpe i et stormløb, men det koster 10, og du er sikker, som du står. Slå.
guided_else-m_rescue = Du må gerne sige nej, og så falder din rival. Men så er selskabet ikke dit, og hver bank, der falder, bringer næste stormløb to skridt nærmere.
guided_else-b_price = En tur uden et selskab giver ingen varer, og herfra bliver selskaber kun dyrere. Guiden begynder med { CARD($card) }.
guided_else-b_price-open_auction = Et selskab er en god begyndelse. Guiden tager { CARD($card) }, fordi et andet fra samme laug ligger fremme, og to i et laug laver mere.
guided_else-b_bid = Én mere end { $high } er nok for nu. Alt, du byder ud over det, betaler du for ingenting.
guided_else-b_bid-decline = Siger du nej, får { SEAT($rival) } selskabet for { $high } og varerne tur efter tur. Det, der er tjent hjem på to eller tre ture, er ikke for dyrt.
guided_else-b_bid-ceiling = Et maksbud byder for dig op til en grænse, som ingen ser. Det er praktisk i en lang auktion; byd her { $amount }, og se, hvad der sker.
guided_else-b_produce = Producér først: det koster intet, og et selskab, der ikke har produceret, når du slår, har mistet sin tur.
guided_else-b_roll = Det ville ikke give meget nu. Slå, og se, hvordan terningerne og de andre tømmer markederne.
guided_else-b_roll-sell = Du ville få { $fetches } guld, det mindste, en vare kan give. Andre vil tage varer fra dette marked; så betaler det mere.
guided_else-b_roll-buy = Det kan betale sig at købe nu og sælge senere. Her gemmer guiden dit guld til et selskab mere.
guided_else-b_guild = Guiden går efter laugsbonussen nu. Uden et selskab mere forbliver dine varer få.
guided_else-b_guild-open_auction = Det selskab hører til et andet laug. { CARD($card) } gør også det, du har, bedre.
guided_else-b_bonus = Producér først: det koster intet, og begge selskaber laver mere end før.
guided_else-b_sell = Du kan gemme varer til en bedre pris. Men stormløbet er nær, og markedet betaler godt nu: sælg alle { $count }.
guided_else-b_second_roll = Alt, hvad der betaler sig, er gjort. Slå for at slutte din tur.
guided_else-b_decline = Du ville betale { $price } eller mere for et selskab, der måske aldrig tjener det hjem. Når et stormløb er nær, er guld mere værd end håb.
guided_else-b_enough = Før stormløbet kommer, når det højst at producere én gang. Du ville have betalt { $price } for et par varer.
guided_else-b_again = Producér først: varerne er gratis, og du kan sælge dem med det samme.
guided_else-b_last_sale = En vare, du beholder, tæller 1 til sidst. Markedet betaler { $price } for alle { $count } nu.
guided_else-b_last_roll = Der er intet tilbage, der betaler sig. Slå.

## name: Names printed on cards. A deck of somebody's own has its own names, which are not translated.

name-apothecary-garden = Apotekerhaven
name-art-dealer = Kunsthandlen
name-bakery = Bageriet
name-blank-cheque = Blankocheck
name-brewers = Bryggerne
name-brewery = Bryggeriet
name-brickworks = Teglværket
name-bridge = bro
    .definite = broen
name-builders = Byggeri
name-bulb-field = Løgmarken
name-bumper-harvest = Rekordhøst
name-cabinetmaker = Møbelsnedkeriet
name-canal-works = Kanalgravningen
name-church = kirke
    .definite = kirken
name-cloth = Klæde
name-cooperage = Bødkeriet
name-crane = kran
    .definite = kranen
name-debt-jubilee = Gældseftergivelse
name-deposit-guarantee = Indskudsgaranti
name-dye-works = Farveriet
name-farm = Gården
name-fishery = Fiskeri
name-flower-auction = Blomsterauktionen
name-gardeners = Gartnerne
name-gate = port
    .definite = porten
name-grain = Korn
name-grain-field = Kornmarken
name-harbour = Havnen
name-herring-buss = Sildeskibet
name-hop-garden = Humlehaven
name-house = Huset
name-lime-kiln = Kalkovnen
name-loaded-die = Snydeterning
name-malt-house = Malteriet
name-merchant-vessel = Handelsskibet
name-mill = Møllen
name-orangery = Orangeriet
name-overtime = Overarbejde
name-painter-s-studio = Malerværkstedet
name-port-market = Havnemarkedet
name-print-shop = Trykkeriet
name-private-sale = Underhåndssalg
name-reassurance = Beroligelse
name-refinancing = Omlægning
name-roper = Reberbanen
name-royal-charter = Kongeligt privilegium
name-rumour = Rygte
name-sailcloth-loft = Sejlloftet
name-salt-pans = Saltsyderiet
name-sawmill = Savværket
name-ship = skib
    .definite = skibet
name-shipyard = Skibsværftet
name-smokehouse = Røgeriet
name-smuggler = Smugler
name-st-luke = Sankt Lukas
name-tavern = Kroen
name-textile-producer = Væveriet
name-tile-kiln = Flisebrænderiet
name-timber = Tømmer
name-timber-raft = Tømmerflåden
name-warehouse-fire = Pakhusbrand
name-whaling-station = Hvalstationen
name-windmill = vindmølle
    .definite = vindmøllen
name-wool-hall = Uldhallen
