### What the core says for every game: offers, auctions, labels.
### docs/translating.md says how such a file is read.

## language: The language calls itself so.

language-name = Nederlands

## list: What stands between the parts of a list.

list-between = { ", " }

## number: What stands between thousands, and before a fraction.

number-group = { "." }
number-decimal = { "," }

## seat: What a seat is called whose player is not known.

seat-unknown = plaats { $number }
by_seat-one = { SEAT($seat) } ({ $value })

## why: Why something cannot be done.

why-not_your_turn = Je bent niet aan de beurt.
why-game_is_over = Het spel is afgelopen.
why-deal = { DEAL($refusal) }
why-outcry = { OUTCRY($refusal) }
why-sealed = { SEALED($refusal) }

## deal: Why an offer cannot be made or answered.

deal-no_such_offer = Dat aanbod ligt niet meer op tafel.
deal-not_yours = Dat aanbod is niet voor jou en ook niet van jou.
deal-offer_stands = Je vorige aanbod aan deze speler staat nog. Trek dat eerst in.
deal-too_many_offers = Je hebt al { $limit } keer iets aangeboden. Meer mag niet.
deal-with_yourself = Je kunt jezelf niets aanbieden.

## outcry: Why a bid cannot be made.

outcry-not_a_bidder = Je kunt in deze veiling niet bieden.
outcry-bid_moved_on = Het hoogste bod is al { $high }.
outcry-you_lead = Het hoogste bod is van jou.
outcry-already_declined = Op dit bod heb je al gepast.
outcry-too_low = Het volgende bod moet minstens { $minimum } zijn.

## sealed: Why a sealed bid cannot be made.

sealed-not_asked = Jou wordt geen bod gevraagd.

## purse: Names.

purse-bank = de bank

## ask: The labels of fields in forms.

ask-amount = Bedrag

## score: Lines of the score sheet.

score-score = Score

## moment: Moments of a game that a replay can jump to.

moment-end = Het einde

## view: Labels of what lies on the table.

view-asked = Moet bieden
view-bidders = Bieders
view-bidding = Biedt nog mee
view-bids = Biedingen
view-ceilings = Automatische biedingen
view-closed = Gesloten
view-declined = Gepast
view-from = Van
view-high = Hoogste bod
view-id = Aanbod
view-last_word = Laatste woord
view-leader = Hoogste bieder
view-limit = Limiet
view-made = Gedane aanbiedingen
view-next = Volgend nummer
view-open = Open
view-order = Volgorde
view-phase = Stap
view-players = Spelers
view-rebids = Opnieuw bieden
view-round = Ronde
view-seat = Plaats
view-sealed = Bieden gesloten
view-terms = Voorwaarden
view-to = Aan
view-turn = Beurt
