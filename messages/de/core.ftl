### Was der Kern zu jedem Spiel sagt: Angebote, Auktionen, Beschriftungen.
### docs/translating.md says how such a file is read.

## language: The language calls itself so.

language-name = Deutsch

## list: What stands between the parts of a list.

list-between = { ", " }

## number: What stands between thousands, and before a fraction.

number-group = { "." }
number-decimal = { "," }

## seat: What a seat is called whose player is not known.

seat-unknown = Platz { $number }
by_seat-one = { SEAT($seat) } ({ $value })

## why: Why something cannot be done.

why-not_your_turn = Du bist nicht am Zug.
why-game_is_over = Das Spiel ist vorbei.
why-deal = { DEAL($refusal) }
why-outcry = { OUTCRY($refusal) }
why-sealed = { SEALED($refusal) }

## deal: Why an offer cannot be made or answered.

deal-no_such_offer = Dieses Angebot liegt nicht mehr auf dem Tisch.
deal-not_yours = Dieses Angebot kannst du weder beantworten noch zurückziehen: Es ist nicht deins.
deal-offer_stands = Dein früheres Angebot an diese Person gilt noch. Zieh es erst zurück.
deal-too_many_offers = Du hast schon alle { $limit } Angebote gemacht.
deal-with_yourself = Dir selbst kannst du kein Angebot machen.

## outcry: Why a bid cannot be made.

outcry-not_a_bidder = In dieser Auktion kannst du nicht bieten.
outcry-bid_moved_on = Das Höchstgebot steht schon bei { $high }.
outcry-you_lead = Das Höchstgebot ist deins.
outcry-already_declined = Bei diesem Gebot hast du schon gepasst.
outcry-too_low = Das nächste Gebot muss mindestens { $minimum } betragen.

## sealed: Why a sealed bid cannot be made.

sealed-not_asked = Von dir wird gerade kein Gebot verlangt.

## purse: Names.

purse-bank = die Bank
    .dative = der Bank

## ask: The labels of fields in forms.

ask-amount = Betrag

## score: Lines of the score sheet.

score-score = Punkte

## moment: Moments of a game that a replay can jump to.

moment-end = Das Ende

## view: Labels of what lies on the table.

view-asked = Zum Gebot gefragt
view-bidders = Bietende
view-bidding = Bieten noch mit
view-bids = Gebote
view-ceilings = Bietaufträge
view-closed = Geschlossen
view-declined = Gepasst
view-from = Von
view-high = Höchstgebot
view-id = Angebot
view-last_word = Letztes Wort
view-leader = Bietet am meisten
view-limit = Grenze
view-made = Gemachte Angebote
view-next = Nächste Nummer
view-open = Offen
view-order = Reihenfolge
view-phase = Schritt
view-players = Mitspieler
view-rebids = Nachgebote
view-round = Runde
view-seat = Platz
view-sealed = Gebote stehen fest
view-terms = Bedingungen
view-to = An
view-turn = Zug
