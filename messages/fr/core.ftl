### What the core says for every game: offers, auctions, labels.
### docs/translating.md says how such a file is read.

## language: The language calls itself so.

language-name = Français

## list: What stands between the parts of a list.

list-between = { ", " }

## number: What stands between thousands, and before a fraction.

number-group = { "\u202F" }
number-decimal = { "," }

## seat: What a seat is called whose player is not known.

seat-unknown = place { $number }
by_seat-one = { SEAT($seat) } ({ $value })

## why: Why something cannot be done.

why-not_your_turn = Ce n’est pas ton tour.
why-game_is_over = La partie est finie.
why-deal = { DEAL($refusal) }
why-outcry = { OUTCRY($refusal) }
why-sealed = { SEALED($refusal) }

## deal: Why an offer cannot be made or answered.

deal-no_such_offer = Cette offre n’est plus sur la table.
deal-not_yours = Cette offre ne te concerne pas : tu ne peux ni y répondre ni la retirer.
deal-offer_stands = Ton offre précédente à cette personne tient encore. Retire-la d’abord.
deal-too_many_offers = Tu as déjà fait tes { $limit } offres.
deal-with_yourself = On ne se fait pas d’offre à soi-même.

## outcry: Why a bid cannot be made.

outcry-not_a_bidder = Tu ne participes pas à cette enchère.
outcry-bid_moved_on = L’enchère est déjà à { $high }.
outcry-you_lead = La meilleure enchère est la tienne.
outcry-already_declined = Tu as déjà passé sur cette enchère.
outcry-too_low = Il faut enchérir à { $minimum } au moins.

## sealed: Why a sealed bid cannot be made.

sealed-not_asked = On ne te demande pas de mise.

## purse: Names.

purse-bank = la banque

## ask: The labels of fields in forms.

ask-amount = Montant

## score: Lines of the score sheet.

score-score = Score

## moment: Moments of a game that a replay can jump to.

moment-end = La fin

## view: Labels of what lies on the table.

view-asked = Doivent miser
view-bidders = Aux enchères
view-bidding = Encore en lice
view-bids = Mises
view-ceilings = Enchères automatiques
view-closed = Clos
view-declined = Ont passé
view-from = De
view-high = Meilleure enchère
view-id = Offre
view-last_word = Dernier mot
view-leader = En tête
view-limit = Limite
view-made = Offres faites
view-next = Numéro suivant
view-open = Ouvert
view-order = Ordre
view-phase = Étape
view-players = Joueurs
view-rebids = Misent à nouveau
view-round = Manche
view-seat = Place
view-sealed = Mises closes
view-terms = Conditions
view-to = À
view-turn = Tour
