### Smart Money Maker
### docs/translating.md says how such a file is read.
### Wortwahl: Payment Request = Forderung, pile = Topf, deck = Stapel, banknote = Schein, cash = Bargeld,
### New Economy card = New-Economy-Karte, Growing New Business = Start-up (Start-up-Karte), Lobby = Lobby, Joker = Joker,
### triple = Trio, raise = erhöhen, pay off = begleichen, collect = kassieren, exchange = eintauschen,
### forfeit = ausscheiden, pass = passen. Die vier Start-ups heißen Sharing Economy, Crowdfunding, Reputation und Free.

## about: What the first page says of the game.

about-smart-money-maker = Begleicht gemeinsam jede Forderung, und sei trotzdem die Person, die am meisten hat, wenn die Schulden weg sind.

## played_as: Names.

played_as-true = den Joker als{ " " }
played_as-false = { "" }

## by_joker: Names.

by_joker-true = , mit dem Joker als anderer Karte
by_joker-false = { "" }

## event: What happened: lines of the log, read aloud to screen readers.

event-hands_dealt =
    Alle bekommen { $requests ->
        [one] { $requests } Forderung
       *[other] { $requests } Forderungen
    }, { $notes ->
        [one] { $notes } Schein
       *[other] { $notes } Scheine
    } ({ CARD($note) }) und { $new_economy ->
        [one] { $new_economy } New-Economy-Karte
       *[other] { $new_economy } New-Economy-Karten
    }; im Stapel { $left ->
        [one] bleibt { $left } Karte
       *[other] bleiben { $left } Karten
    }.
event-hand_seen = { SEAT($seat) } hält { CARD($cards, form: "accusative") }.
event-first_player_drawn = { SEAT($seat) } fängt an.
event-card_drawn =
    { SEAT($seat) } zieht { CARD($card, form: "accusative") }; noch { $left ->
        [one] { $left } Karte
       *[other] { $left } Karten
    }.
event-card_drawn_unseen =
    { SEAT($seat) } zieht eine Karte; noch { $left ->
        [one] { $left } Karte
       *[other] { $left } Karten
    }.
event-request_laid =
    { SEAT($seat) } legt { $joker ->
        [true] den Joker als { CARD($card) }
       *[false] { CARD($card, form: "accusative") }
    }: Topf { $pile } ist eröffnet und verlangt { $amount } $.
event-pile_raised =
    { SEAT($seat) } legt { $joker ->
        [true] den Joker als { CARD($card) }
       *[false] { CARD($card, form: "accusative") }
    } auf Topf { $pile }: Er verlangt jetzt { $amount } $, davon sind { $paid } $ bezahlt.
event-paid =
    { SEAT($seat) } zahlt { $joker ->
        [true] den Joker als { CARD($card) }
       *[false] { CARD($card, form: "accusative") }
    } in Topf { $pile }: { $paid } $ von { $amount } $.
event-triple_paid = { SEAT($seat) } zahlt { CARD($cards) } als eine Karte in Topf { $pile }: { $paid } $ von { $amount } $. Die drei werden abgelegt.
event-lobby_laid =
    { SEAT($seat) } legt { $joker ->
        [true] den Joker als Lobby
       *[false] eine Lobby
    } auf Topf { $pile }: keine New-Economy-Karten von den anderen.
event-request_paid_off = { SEAT($seat) } spielt { PLAYED_AS($joker) }{ CARD($card) } und begleicht damit eine Forderung über { $request } $ in Topf { $pile }.
event-pile_stays_open = Topf { $pile } bleibt offen: { $paid } $ von { $amount } $ sind bezahlt.
event-pile_closed = Topf { $pile } ist bezahlt, geschlossen von { SEAT($seat) }.
event-notes_collected = { SEAT($seat) } kassiert { CARD($cards, form: "accusative") } aus dem Topf.
event-cards_exchanged = { SEAT($seat) } tauscht ein: { CARD($cards, form: "accusative") } gegen { CARD($notes, form: "accusative") }.
event-cash_collected = { SEAT($seat) } hat { $amount } $ kassiert.
event-not_collected = Über den Betrag von Topf { $pile } hinaus, nicht kassiert: { CARD($cards) }.
event-cards_taken = { SEAT($seat) } nimmt { CARD($cards, form: "accusative") } aus Topf { $pile }.
event-cards_discarded = Abgelegt: { CARD($cards) }.
event-effect_used = { SEAT($seat) } nutzt { PLAYED_AS($joker) }{ CARD($card) } und legt die Karte ab.
event-card_shared = { SEAT($to) } zieht { CARD($card, form: "accusative") } aus der Hand von { SEAT($from) }.
event-card_shared_unseen = { SEAT($to) } zieht eine Karte aus der Hand von { SEAT($from) }.
event-cards_asked_for = { SEAT($seat) } bekommt eine Karte von { SEAT($from) }.
event-card_given = { SEAT($from) } gibt { SEAT($to) } { CARD($card, form: "accusative") }.
event-card_given_unseen = { SEAT($from) } gibt { SEAT($to) } eine Karte.
event-hand_looked_at = { SEAT($seat) } sieht die Hand von { SEAT($of) }: { CARD($cards) }.
event-hands_looked_at = { SEAT($seat) } schaut in alle Hände.
event-card_taken = { SEAT($to) } nimmt { CARD($card, form: "accusative") } von { SEAT($from) }.
event-card_taken_unseen = { SEAT($to) } nimmt eine Karte von { SEAT($from) }.
event-plays_follow =
    { SEAT($seat) } darf sofort { $plays ->
        [one] { $plays } Karte
       *[other] { $plays } Karten
    } spielen.
event-play_lapsed = { SEAT($seat) } spielt nichts mehr.
event-passed = { SEAT($seat) } passt und zeigt { CARD($cards, form: "accusative") }.
event-passed_empty = { SEAT($seat) } hat keine Karte mehr und passt.
event-last_cards_began =
    Der Stapel ist leer: { $cards ->
        [one] { $cards } letzte Karte
       *[other] { $cards } letzte Karten
    } von allen, zuerst { SEAT($seat) }.
event-forfeited = { SEAT($seat) } hat nur noch Forderungen und scheidet aus: { CARD($cards) }.
event-forfeit_dealt = { SEAT($to) } bekommt { CARD($card, form: "accusative") }.
event-hand_laid_open =
    { SEAT($seat) } hat { $cash } $ und { $businesses ->
        [one] { $businesses } Start-up-Karte
       *[other] { $businesses } Start-up-Karten
    }. Auf der Hand: { CARD($cards) }.
event-cash_tied = Mehrere haben { $cash } $; nach Start-up-Karten vorn: { SEAT($winners) }.
event-players_won = Alle Schulden sind bezahlt. Gewonnen mit { $cash } $: { SEAT($winners) }.
event-game_won =
    Das Spiel gewinnt: { $open } $ sind noch offen, und { $held ->
        [one] { $held } Forderung ist
       *[other] { $held } Forderungen sind
    } noch auf der Hand.

## brief: The same in few words, behind a name: "Ada: bid $5 · left the auction".

brief-request_laid = eröffnet Topf { $pile } mit { $amount } $
brief-pile_raised = erhöht Topf { $pile } auf { $amount } $
brief-paid = zahlt { CARD($card, form: "accusative") } in Topf { $pile }
brief-triple_paid = zahlt ein Trio in Topf { $pile }
brief-pile_closed = schließt Topf { $pile }
brief-cash_collected = kassiert { $amount } $
brief-lobby_laid = legt eine Lobby auf Topf { $pile }
brief-effect_used = nutzt { CARD($card) }

## why: Why something cannot be done.

why-not_now = Gerade ist etwas anderes gefragt.
why-no_such_card = Eine Karte { $card } gibt es nicht.
why-not_in_hand = Das hast du nicht auf der Hand: { CARD($card) }.
why-no_joker = Du hast den Joker nicht.
why-joker_cannot_be = Der Joker kann nicht für { CARD($card, form: "accusative") } stehen.
why-not_a_request = Das ist keine Forderung: { CARD($card) }.
why-no_such_pile = Topf { $pile } ist nicht offen.
why-no_such_request = Forderung { $request } ist nicht offen.
why-never_raises = Eine Forderung über { $amount } $ wird immer allein gelegt.
why-must_lay_request = Keine Forderung ist offen, und du hast eine: Leg sie.
why-not_money = Das ist weder eine New-Economy-Karte noch ein Schein: { CARD($card) }.
why-under_lobby = Auf Topf { $pile } liegt eine Lobby: nur Scheine, Start-up-Karten und der Joker als eine davon.
why-no_such_triple = Ein Trio { $triple } gibt es nicht.
why-not_of_triple = Das gehört nicht zu den dreien: { CARD($card) }.
why-not_a_business = Das ist keine Start-up-Karte: { CARD($card) }.
why-not_another_player = Wähle jemand anderen.
why-empty_hand = { SEAT($seat) } hat keine Karten.
why-empty_hands = Sonst hat niemand eine Karte.
why-must_play = Du kannst eine Karte spielen, also musst du.
why-not_asked_to_give = Du sollst gerade keine Karte geben.
why-not_in_that_hand = Das ist nicht in dieser Hand: { CARD($card) }.

## action: What can be done: the labels of buttons.

action-lay_request = Legen: { PLAYED_AS($joker) }{ CARD($card) }
action-raise = Topf { $pile } erhöhen: { PLAYED_AS($joker) }{ CARD($card) }
action-pay = In Topf { $pile } zahlen: { PLAYED_AS($joker) }{ CARD($card) }
action-pay_triple = In Topf { $pile } als eine Karte zahlen: { TRIPLE($triple) }
action-pay_triple--card = In Topf { $pile } als eine Karte zahlen: { TRIPLE($triple) }, den Joker als { CARD($card) }
action-lobby = Auf Topf { $pile } legen: { PLAYED_AS($joker) }Lobby
action-pay_off = Forderung { $request } begleichen: { PLAYED_AS($joker) }{ CARD($card) }
action-share = Nutzen: { PLAYED_AS($joker) }Sharing Economy, eine zufällige Karte von { SEAT($from) }
action-crowdfund = Nutzen: { PLAYED_AS($joker) }Crowdfunding, je eine Karte von allen anderen
action-use_reputation = Nutzen: { PLAYED_AS($joker) }Reputation, alle Hände sehen und eine Karte nehmen
action-use_free = Nutzen: { PLAYED_AS($joker) }Free, gleich weiterspielen
action-give = { CARD($card, form: "accusative") } geben
action-take = { CARD($card, form: "accusative") } von { SEAT($from) } nehmen
action-pass = Passen

## form: The headings of forms.

form-lay_request = Eine Forderung legen{ BY_JOKER($joker) }
form-raise = Einen offenen Topf erhöhen{ BY_JOKER($joker) }
form-pay = In einen Topf zahlen{ BY_JOKER($joker) }
form-pay_off = Eine Forderung mit einem Start-up begleichen{ BY_JOKER($joker) }
form-take = Eine Karte von { SEAT($from) } nehmen

## ask: The labels of fields in forms.

ask-card = Karte
ask-pile = Topf
ask-request = Forderung

## phase: What the game waits for: the line at the top of the table.

phase-play = { SEAT($seat) } spielt eine Karte.
phase-give = Crowdfunding für { SEAT($turn-seat) }. Eine Karte aussuchen müssen noch: { SEAT($from) }.
phase-take = Reputation: { SEAT($seat) } hat alle Hände gesehen und nimmt eine Karte.
phase-over = Das Spiel ist vorbei.

## gauge: Figures over time, in charts and tables.

gauge-cards_circulating = Karten auf der Hand und auf Forderungen
gauge-debt_open = Schulden auf dem Tisch
gauge-debt_paid = Bezahlte Schulden
gauge-money_in_circulation = Geld im Umlauf
gauge-notes_in_bank = Scheine in der Bank
gauge-cash = Bargeld auf der Hand

## score: Lines of the score sheet.

score-cash = Scheine auf der Hand

## ending: How the game ended.

ending-players_win = Alle Schulden sind bezahlt; wer am reichsten ist, gewinnt.
ending-players_share = Alle Schulden sind bezahlt; mehrere teilen sich den Sieg.
ending-game_wins_open = Das Spiel gewinnt: Eine Forderung auf dem Tisch ist nicht bezahlt.
ending-game_wins_held = Das Spiel gewinnt: Jemand hat noch eine Forderung auf der Hand.
ending-game_wins_forfeit = Das Spiel gewinnt: Forderungen einer ausgeschiedenen Person können nicht mehr gelegt werden.

## moment: Moments of a game that a replay can jump to.

moment-paid_off = Eine Forderung wird beglichen
moment-lobby = Lobby
moment-last_cards = Die letzten Karten
moment-forfeit = Jemand scheidet aus

## option: Options of a new table: the label, and a sentence of help.

option-requests_dealt = Ausgeteilte Forderungen
    .help = Forderungen, mit denen alle anfangen.
option-notes_dealt = Ausgeteilte Scheine
    .help = Scheine zu 1.000 $, mit denen alle anfangen; insgesamt sind höchstens zwölf zu haben.
option-new_economy_dealt = Ausgeteilte New-Economy-Karten
    .help = New-Economy-Karten, mit denen alle anfangen.
option-cards_drawn = Gezogene Karten
    .help = Karten, die man am Anfang eines Zuges zieht.
option-never_raises = Allein gelegt ab
    .help = Forderungen ab diesem Betrag erhöhen nie einen Topf, und der Joker steht nie für sie.
option-triple_value = Wert eines Trios
    .help = Was drei passende New-Economy-Karten zusammen zahlen.
option-free_plays = Karten nach Free
    .help = Wie viele Karten auf Free folgen.
option-last_cards = Letzte Karten
    .help = Karten, die alle legen, wenn der Stapel leer ist.
option-difficulty = Stapel
    .help = Normal oder leicht: viele kleine Forderungen, sodass alle fast immer bezahlt werden, wenn man zusammenarbeitet.
option-deck = Ein eigener Kartensatz
    .help = Tipp die Karten deiner Schachtel ein; die gedruckten Summen werden geprüft.

## difficulty: Names.

difficulty-normal = Normal
difficulty-easy = Leicht

## class: Names.

class-banknote = Schein
class-new_economy = New Economy
class-request = Forderung
class-business = Start-up
class-lobby = Lobby
class-joker = Joker

## face: Labels and short sentences on the board.

face-goal = Bezahlt zusammen alle Forderungen, sonst gewinnt das Spiel. Dann gewinnt, wer am meisten Geld auf der Hand hat.
face-debt = Die alten Schulden
face-hands_open = Alle Hände offen
face-pile = Topf { $number }
face-round = Zug { $round }
face-rounds =
    { $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }
face-to_go = fehlen noch
face-lobby_binds_you = Lobby von { SEAT($lobbies) }: keine New-Economy-Karten von dir
face-lobby_binds_others = Lobby von { SEAT($lobbies) }: keine New-Economy-Karten von den anderen
face-you_close = Du kannst ihn mit { CARD($card, form: "dative") } schließen: { $gains } $ für dich.
face-you_close_at_cost = Du kannst ihn mit { CARD($card, form: "dative") } schließen, das kostet dich { $cost } $.
face-leaves_to_others = Dann fehlen { $left } $: Eine Karte von jemand anderem schließt ihn und kassiert { $for_closer } $ und die Karte.
face-one_card_closes = Eine Karte zu { $left } $ schließt ihn. Dafür gibt es { $for_closer } $ und die Karte.
face-on_it = Wer ihn schließt, bekommt { $for_closer } $.
face-nothing_on_it = Noch nichts drin.
face-still = noch { $left } $
face-brings = schließt ihn, bringt { $collects } $
face-pay_notes = Einen Schein zahlen
face-pay_notes_into = Einen Schein in Topf { $pile } zahlen
face-pay_economy = New-Economy-Karte zahlen
face-pay_economy_into = New-Economy-Karte in Topf { $pile } zahlen
face-pay_any = Eine Karte zahlen
face-pay_any_into = Eine Karte in Topf { $pile } zahlen
face-play_joker = Den Joker als andere Karte spielen
face-joker_as = Der Joker ist
face-joker_pay_notes = ein Schein
face-joker_pay_economy = eine New-Economy-Karte
face-joker_pay_any = eine Karte, die zahlt
face-joker_lay_request = eine neue Forderung
face-joker_raise = eine Forderung obendrauf
face-joker_pay_off = eine Start-up-Karte
face-all_paid = Keine Forderung ist mehr offen.
face-no_piles = Keine Forderung ist offen. Jemand muss eine legen.
face-closes = schließt Topf { $pile }
face-cash = Bargeld
face-cards = Karten
face-more_requests =
    mindestens { $more_requests ->
        [one] { $more_requests } Forderung
       *[other] { $more_requests } Forderungen
    }
face-last_card_due = noch eine Karte
face-last_cards = Der Stapel ist leer: eine letzte Karte von allen.
face-last_cards_more =
    Der Stapel ist leer: eine Karte von allen, und danach noch { $laps ->
        [one] { $laps } Runde
       *[other] { $laps } Runden
    }.
face-empty_hand = Keine Karte mehr.

## view: Labels of what lies on the table.

view-phase = Jetzt
view-deck = Karten im Stapel
view-hands = Hände
view-size = Karten
view-known = Allen bekannt
view-cards = Karten
view-card = Karte
view-count = Anzahl
view-more_requests = Weitere Forderungen, mindestens
view-more_new_economy = Weitere New-Economy-Karten, mindestens
view-notes_at_most = Scheine, höchstens
view-piles = Offene Töpfe
view-number = Nr.
view-amount = Verlangt
view-paid = Bezahlt
view-lobbies = Lobby von
view-requests = Forderungen
view-laid = Liegt darauf
view-joker = Der Joker
view-by = Von
view-bank = Bank
view-discards = Ablage
view-last_cards = Letzte Karten
view-waiting = Müssen noch spielen
view-laps = Runden nach dieser
view-forfeited = Ausgeschieden
view-debt_open = Schulden auf dem Tisch
view-debt_paid = Bezahlte Schulden
view-piles_opened = Bisher eröffnete Töpfe
view-requests_laid = Bisher gelegte Forderungen
view-left = Noch zu zahlen
view-within_reach = Eine Karte kann ihn schließen
view-for_closer = Für das Schließen
view-bound = Durch Lobby gesperrt
view-faces = Karten dieses Satzes
view-class = Art
view-worth = Wert
view-cash = Dein Bargeld
view-closings = Was du schließen könntest
view-gains = Gewinn
view-leaves = Was eine Zahlung den anderen lässt
view-pile = Topf
view-request = Forderung
view-collects = Bringt
view-hand = Deine Hand
view-others = Was du von anderen Händen weißt
view-shown = Was andere von deiner Hand wissen
view-seat = Person
view-follow = Karten, die folgen
view-of_free = Durch Free
view-ending = Ende
view-winners = Gewonnen

## hint: Hints for a first game, by step.

hint-play = Wie viel fehlt noch, wenn du gezahlt hast, und kann die nächste Person das mit einer Karte zahlen? Lass mehr übrig, als eine Karte wert ist, oder schließ den Topf.
hint-give = Bald hat jemand anders diese Karte. Gib, was dir am wenigsten hilft oder was ihr alle auf dem Tisch braucht.
hint-take = Nimm, was dir einen Topf schließt, oder eine Forderung, auf der niemand sitzen bleiben sollte.

## explain: What a thing on the board is, does and is worth.

explain-card = { EXPLAIN_CLASS($class) }
explain-card--worth = { EXPLAIN_CLASS($class) } { $worth } $.
explain-pile = Von { $amount } $ fehlen { $left } $. Wer den Topf voll macht, kassiert, was hier liegt: bisher { $for_closer } $, dazu die letzte Karte.
explain-player = Jemand aus der Runde. Ihr gewinnt zusammen oder gar nicht; dann liegt vorn, wer das meiste Bargeld hat.
explain-note = Bargeld. Scheine zahlen jederzeit, und wenn ihr alle gewinnt, liegt vorn, wer die meisten davon hat.

## explain_class: Parts of what explains a thing.

explain_class-banknote = Bargeld. Es zahlt jederzeit, und auf der Hand gewinnt es. Wert:
explain_class-new_economy = Eine Idee, die eine Schuld wie Geld bezahlt. Wer den Topf voll macht, tauscht sie gegen Scheine ein. Wert:
explain_class-request = Eine Schuld. Sie muss vor dem Ende gelegt und bezahlt sein, sonst verliert ihr alle. Sie verlangt
explain_class-business = Ein Start-up: begleicht eine ganze Forderung oder hat eine eigene Wirkung. Als Geld wert:
explain_class-lobby = Hält die New-Economy-Karten der anderen von einem Topf fern, bis er bezahlt ist. Als Geld wert:
explain_class-joker = Steht für jede andere Karte. Als Geld wert:

## guided: The lessons of the guided game.

guided-win = Gemeinsam gewinnt ihr, wenn bis zum Ende jede Schuld im Stapel bezahlt ist; bleibt eine übrig, gewinnt das Spiel. Und dann gewinnt unter euch, wer das meiste Bargeld hat.
guided-lay = Schulden kommen zuerst: Wer anfängt, legt eine Forderung. Leg { CARD($card, form: "accusative") }. Daraus wird ein Topf, in den alle einzahlen.
guided-round = Alle Schulden zusammen sind mehr als doppelt so viel wie alles Bargeld, also muss Geld die Runde machen: Wer einen Topf voll macht, kassiert, was darin liegt, und kann es wieder ausgeben.
guided-pay = { SEAT($rival) } hat in deinen Topf gezahlt. Zahl auch { CARD($card, form: "accusative") } ein: Ideen bezahlen Schulden genauso gut wie Scheine.
guided-leave = Es fehlen { $left } $, und { $lies } $ liegen für die Person bereit, die den Topf voll macht. Zahlst du 1.000 $, bleiben { $too_little } $, und die zahlt eine einzige Karte. Zahl { CARD($card, form: "accusative") }, wert 500 $, dann kann ihn noch niemand schließen.
guided-lobby = { SEAT($rival) } hat eine Lobby auf den Topf gelegt: Solange sie da liegt, kannst du nicht mit New-Economy-Karten zahlen. Dafür sind Lobbys da: Nur altes Geld zählt.
guided-note = Scheine zahlen immer. Mit deinen { $cash } $ würdest du gewinnen, aber Geld, das still liegt, bringt nichts ein: Zahl { CARD($card, form: "accusative") }.
guided-close = Jetzt fehlen nur noch { $left } $. Zahl deine letzte Karte dieser Art ({ CARD($card) }), und du schließt den Topf: Du kassierst { $collects } $ und bist { $gains } $ reicher als vorher.
guided-cash = Du hast jetzt { $cash } $ Bargeld, mehr als du eingezahlt hast. Ideen, die andere gebracht hatten, sind deine Scheine geworden: Das ist der Ertrag von allem, was die Runde macht.
guided-business = { CARD($card) } ist ein Start-up: Es begleicht eine ganze Forderung, wie groß sie auch ist. Bargeld bringt das niemandem, aber die Schuld von { $amount } $ ist für euch alle weg. Spiel es auf den neuen Topf.
guided-hold = Du hast noch { CARD($card, form: "accusative") }. Eine Forderung, die am Ende jemand auf der Hand hat, gilt als unbezahlt, und dann verliert ihr alle. Leg sie jetzt, solange Zeit zum Zahlen ist.
guided-end = Du hast { $own } $ Bargeld, und { $deck } Karten kommen noch. Du hast gesehen, wie ein Topf eröffnet, gefüllt, gesperrt und geschlossen wird.
guided-after = Von hier an spielt der Rivale ohne Drehbuch. Frag dich immer zweierlei: Wie viel fehlt noch, wenn ich gezahlt habe, und kann die nächste Person das zahlen?

## guided_else: What the guide answers when the learner does something else.

guided_else-lay = Ohne Schuld lässt sich nichts bezahlen. Leg zuerst { CARD($card, form: "accusative") }.
guided_else-pay = Auch das würde zahlen. Der Begleiter behält deine Scheine und zahlt mit { CARD($card, form: "dative") }, denn am Ende gewinnt Bargeld.
guided_else-pay-raise = Eine zweite Forderung auf demselben Topf macht ihn größer, und es dauert länger, bis jemand kassiert. Zahl zuerst.
guided_else-leave = Dann würden { $too_little } $ oder weniger fehlen, und die nächste Person schließt den Topf mit einer Karte und nimmt alles. Lass mehr übrig, als irgendeine Karte wert ist.
guided_else-note = Unter einer Lobby zahlen hier nur Scheine und ein Start-up. Zahl { CARD($card, form: "accusative") }.
guided_else-close = Wer ihn voll macht, kassiert { $collects } $. Wartest du, ist das jemand anders.
guided_else-close-lay_request = Deine Forderung kann einen Zug warten. { $collects } $ im Topf können es nicht: Die nächste Person würde sie nehmen.
guided_else-business = Das darfst du. Aber eine Schuld von { $amount } $, die eine einzige Karte bezahlt, ist ein seltenes Geschenk, und alle Schulden müssen bezahlt werden.
guided_else-business-use_reputation = { CARD($card) } kann auch in die anderen Hände schauen und eine Karte nehmen. Der Begleiter wird damit eine ganze Schuld los.
guided_else-hold = Das geht, aber eine Forderung auf deiner Hand ist eine Gefahr für alle, und sie wächst mit jedem Zug, den du wartest.

## name: Names printed on cards. A deck of somebody's own has its own names, which are not translated.

name-advertisement = Werbung
name-bike-pool = Radpool
name-car-sharing = Car{ "\u00AD" }sharing
name-car-sharing-house-sharing-coworking = Car{ "\u00AD" }sharing, Home{ "\u00AD" }sharing, Coworking
name-coworking = Coworking
name-creative-commons = Creative Commons
name-creative-commons-advertisement-music = Creative Commons, Werbung, Musik
name-crowdfunding = Crowd{ "\u00AD" }funding
name-data-commons = Daten{ "\u00AD" }allmende
name-food-cooperative = Foodcoop
name-free = Free
name-free-course = Gratis{ "\u00AD" }kurs
name-freelance-desk = Freelance-Tisch
name-home-office = Home{ "\u00AD" }office
name-house-sharing = Home{ "\u00AD" }sharing
name-joker = Joker
    .accusative = den Joker
    .dative = dem Joker
name-language-exchange = Sprach{ "\u00AD" }tandem
name-lobby = Lobby
    .accusative = eine Lobby
    .dative = einer Lobby
name-local-currency = Regional{ "\u00AD" }geld
name-maker = Maker
name-mobile-app = Mobile App
name-music = Musik
name-neighbourhood-garden = Nachbarschafts{ "\u00AD" }garten
name-open-hardware = Open Hardware
name-open-laboratory = Offenes Labor
name-photo-archive = Foto{ "\u00AD" }archiv
name-recycling = Recycling
name-recycling-coworking-maker = Recycling, Coworking, Maker
name-repair-corner = Reparatur{ "\u00AD" }ecke
name-reputation = Reputa{ "\u00AD" }tion
name-ride-board = Mitfahr{ "\u00AD" }brett
name-second-hand-fair = Flohmarkt
name-sharing-economy = Sharing Economy
name-solar-roof = Solardach
name-spare-parts-swap = Ersatzteil{ "\u00AD" }tausch
name-time-bank = Zeitbank
name-tool-library = Werkzeug{ "\u00AD" }verleih
name-usd1-000-note = Schein zu 1.000 $
    .accusative = einen Schein zu 1.000 $
    .dative = einem Schein zu 1.000 $
name-usd1-000-request = Forderung über 1.000 $
    .accusative = eine Forderung über 1.000 $
    .dative = einer Forderung über 1.000 $
name-usd15-000-request = Forderung über 15.000 $
    .accusative = eine Forderung über 15.000 $
    .dative = einer Forderung über 15.000 $
name-usd2-000-note = Schein zu 2.000 $
    .accusative = einen Schein zu 2.000 $
    .dative = einem Schein zu 2.000 $
name-usd2-000-request = Forderung über 2.000 $
    .accusative = eine Forderung über 2.000 $
    .dative = einer Forderung über 2.000 $
name-usd20-000-request = Forderung über 20.000 $
    .accusative = eine Forderung über 20.000 $
    .dative = einer Forderung über 20.000 $
name-usd3-000-request = Forderung über 3.000 $
    .accusative = eine Forderung über 3.000 $
    .dative = einer Forderung über 3.000 $
name-usd5-000-request = Forderung über 5.000 $
    .accusative = eine Forderung über 5.000 $
    .dative = einer Forderung über 5.000 $
name-usd50-000-request = Forderung über 50.000 $
    .accusative = eine Forderung über 50.000 $
    .dative = einer Forderung über 50.000 $
name-usd500-note = Schein zu 500 $
    .accusative = einen Schein zu 500 $
    .dative = einem Schein zu 500 $
name-usd6-000-request = Forderung über 6.000 $
    .accusative = eine Forderung über 6.000 $
    .dative = einer Forderung über 6.000 $
name-usd8-000-request = Forderung über 8.000 $
    .accusative = eine Forderung über 8.000 $
    .dative = einer Forderung über 8.000 $
name-video-channel = Video{ "\u00AD" }kanal
name-web-shop = Webshop
