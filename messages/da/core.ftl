### What the core says for every game: offers, auctions, labels.
### docs/translating.md says how such a file is read.

## language: The language calls itself so.

language-name = Dansk

## list: What stands between the parts of a list.

list-between = { ", " }

## number: What stands between thousands, and before a fraction.

number-group = { "." }
number-decimal = { "," }

## seat: What a seat is called whose player is not known.

seat-unknown = plads { $number }
by_seat-one = { SEAT($seat) } ({ $value })

## why: Why something cannot be done.

why-not_your_turn = Det er ikke din tur.
why-game_is_over = Spillet er slut.
why-deal = { DEAL($refusal) }
why-outcry = { OUTCRY($refusal) }
why-sealed = { SEALED($refusal) }

## deal: Why an offer cannot be made or answered.

deal-no_such_offer = Det tilbud ligger ikke længere på bordet.
deal-not_yours = Det tilbud er ikke dit at svare på eller trække tilbage.
deal-offer_stands = Dit tidligere tilbud til denne spiller står stadig. Træk det tilbage først.
deal-too_many_offers = Du har brugt alle dine { $limit } tilbud.
deal-with_yourself = Du kan ikke give dig selv et tilbud.

## outcry: Why a bid cannot be made.

outcry-not_a_bidder = Du kan ikke byde i denne auktion.
outcry-bid_moved_on = Det højeste bud er allerede { $high }.
outcry-you_lead = Det højeste bud er dit.
outcry-already_declined = Du har allerede sagt nej til dette bud.
outcry-too_low = Næste bud skal være mindst { $minimum }.

## sealed: Why a sealed bid cannot be made.

sealed-not_asked = Du skal ikke byde her.

## purse: Names.

purse-bank = banken

## ask: The labels of fields in forms.

ask-amount = Beløb

## score: Lines of the score sheet.

score-score = Point

## moment: Moments of a game that a replay can jump to.

moment-end = Slutningen

## view: Labels of what lies on the table.

view-asked = Skal byde
view-bidders = Bydere
view-bidding = Byder stadig
view-bids = Bud
view-ceilings = Maksbud
view-closed = Lukket
view-declined = Sagt nej
view-from = Fra
view-high = Højeste bud
view-id = Tilbud
view-last_word = Sidste ord
view-leader = Højestbydende
view-limit = Grænse
view-made = Tilbud givet
view-next = Næste nummer
view-open = Åben
view-order = Rækkefølge
view-phase = Trin
view-players = Spillere
view-rebids = Byder om igen
view-round = Runde
view-seat = Plads
view-sealed = Bud lukket
view-terms = Vilkår
view-to = Til
view-turn = Tur
