// What a drawing needs to find in the view of Smart Money Maker and in its log. What is left to pay, who is kept off and
// what a closing would bring comes from the server.
import type { Standing } from '..';
import type { Form } from '../../lib/choices';
import { variant } from '../../lib/game';
import type { TableState } from '../../lib/table.svelte';
import { texts } from '../../lib/texts';
import type { ClassView, Closing, Count, Event, FaceView, Game, LaidView, PileView } from './generated';

const ORDER: readonly ClassView[] = ['request', 'new_economy', 'banknote', 'business', 'lobby', 'joker'];

/** A hand in the order in which it is held: debts, then what pays them, then the special cards. */
export function sortedHand(hand: readonly Count[], faces: readonly FaceView[]): Count[] {
  const rank = ({ card }: Count): number => {
    const face = faces[card];
    return face ? ORDER.indexOf(face.class) * 1_000_000 + face.worth : Number.MAX_SAFE_INTEGER;
  };
  return hand.filter(({ count }) => count > 0).sort((a, b) => rank(a) - rank(b));
}

/** How full a jar is, 0 to 1, for the height of what is in it. */
export function fullness(pile: PileView): number {
  return pile.amount > 0 ? Math.min(1, pile.paid / pile.amount) : 1;
}

export type Contribution = { seat: number; cards: LaidView[] };

/** What lies on a pile, by who laid it, in the order in which they first gave. */
export function contributions(pile: PileView): Contribution[] {
  const found: Contribution[] = [];
  for (const laid of pile.laid) {
    const one = found.find(({ seat }) => seat === laid.by);
    if (one) one.cards.push(laid);
    else found.push({ seat: laid.by, cards: [laid] });
  }
  return found;
}

/** The best closing of each pile that this hand has: a note that is laid comes back with what it collects, so what counts is
    what is gained beyond it. */
export function bestClosings(closings: readonly Closing[]): Map<number, Closing> {
  const best = new Map<number, Closing>();
  for (const closing of closings) {
    const other = best.get(closing.pile);
    if (!other || closing.gains > other.gains) best.set(closing.pile, closing);
  }
  return best;
}

export type OpenHand = { seat: number; cash: number; cards: Count[] };

/** The hands as they were laid open at the end, equal cards counted. */
export function laidOpen(events: readonly Event[]): OpenHand[] {
  return events.flatMap((event) => {
    const { tag, fields } = variant(event);
    if (tag !== 'hand_laid_open') return [];
    const { seat, cash, cards } = fields;
    const kinds = [...new Set(cards)].map((card) => ({ card, count: cards.filter((other) => other === card).length }));
    return [{ seat, cash, cards: kinds }];
  });
}

const CARD_ASK = 'card';
const PILE_ASK = 'pile';

/** What a form to pay pays with, and into which piles, as keys of words: forms that differ only there look alike. */
export function payWith(
  form: Form<Game['action']>,
  faces: readonly FaceView[],
): { key: 'pay_notes' | 'pay_economy' | 'pay_any'; piles: number[] } {
  const itemsOf = (name: string) =>
    form.asks.flatMap((ask) => (ask.name === name && 'items' in ask ? ask.items.map(({ index }) => index) : []));
  const classes = new Set(itemsOf(CARD_ASK).map((card) => faces[card]?.class));
  const only = classes.size === 1 ? [...classes][0] : undefined;
  const key = only === 'banknote' ? 'pay_notes' : only === 'new_economy' ? 'pay_economy' : 'pay_any';
  return { key, piles: itemsOf(PILE_ASK) };
}

/** Cash, which wins if the players do, and how many cards are left to play. */
export function standing({ update, seat, words }: TableState<Game>): Standing[] {
  const hand = seat === null ? undefined : update?.public.hands[seat];
  if (!hand || !update?.own) return [];
  return [
    { label: words.label('view', 'cash'), text: texts.money(update.own.cash) },
    { label: words.label('view', 'size'), text: String(hand.size) },
  ];
}
