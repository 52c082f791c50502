// The view of Smart Money Maker as crates/smart-money-maker/src/view.rs writes it. What is left to pay, who is kept
// off and what a closing would bring comes from the server.
import type { Form } from '../../lib/choices';
import { tagAndFields, isObject, type JsonObject } from '../../lib/json';
import type { Json } from '../../lib/protocol';

export type CardClass = 'banknote' | 'new_economy' | 'request' | 'business' | 'lobby' | 'joker';
export type Face = { class: CardClass; worth: number };
export type Count = { card: number; count: number };
export type Known = { cards: Count[]; more_requests: number; more_new_economy: number; notes_at_most: Count[] };
export type Request = { number: number; card: number; amount: number; joker: boolean; by: number };
export type Laid = { card: number; joker: boolean; by: number };
export type Pile = {
  number: number;
  amount: number;
  paid: number;
  left: number;
  within_reach: boolean;
  for_closer: number;
  lobbies: number[];
  bound: number[];
  requests: Request[];
  laid: Laid[];
};
export type Public = {
  phase: Json;
  turn: number;
  deck: number;
  hands: { size: number; known: Known }[];
  piles: Pile[];
  bank: Count[];
  discards: Count[];
  last_cards: { waiting: number[] } | null;
  forfeited: number[];
  debt_open: number;
  debt_paid: number;
  faces: Face[];
};
export type Closing = { pile: number; card: number; request: number | null; collects: number };
export type Own = { hand: Count[]; others: Known[]; cash: number; closings: Closing[] };

/** The server is the authority on the shape; what is drawn checks only that something is there. */
export function readPublic(view: Json): Public | null {
  return isObject(view) && Array.isArray(view['faces']) ? (view as unknown as Public) : null;
}

export function readOwn(view: Json): Own | null {
  return isObject(view) && Array.isArray(view['closings']) ? (view as unknown as Own) : null;
}

const ORDER: readonly CardClass[] = ['request', 'new_economy', 'banknote', 'business', 'lobby', 'joker'];

/** A hand in the order in which it is held: debts, then what pays them, then the special cards. */
export function sortedHand(hand: readonly Count[], faces: readonly Face[]): Count[] {
  const rank = ({ card }: Count): number => {
    const face = faces[card];
    return face ? ORDER.indexOf(face.class) * 1_000_000 + face.worth : Number.MAX_SAFE_INTEGER;
  };
  return hand.filter(({ count }) => count > 0).sort((a, b) => rank(a) - rank(b));
}

/** How full a jar is, 0 to 1, for the height of what is in it. */
export function fullness(pile: Pile): number {
  return pile.amount > 0 ? Math.min(1, pile.paid / pile.amount) : 1;
}

export type Contribution = { seat: number; cards: Laid[] };

/** What lies on a pile, by who laid it, in the order in which they first gave. */
export function contributions(pile: Pile): Contribution[] {
  const found: Contribution[] = [];
  for (const laid of pile.laid) {
    const one = found.find(({ seat }) => seat === laid.by);
    if (one) one.cards.push(laid);
    else found.push({ seat: laid.by, cards: [laid] });
  }
  return found;
}

/** The best closing of each pile that this hand has. */
export function bestClosings(closings: readonly Closing[]): Map<number, Closing> {
  const best = new Map<number, Closing>();
  for (const closing of closings) {
    const other = best.get(closing.pile);
    if (!other || closing.collects > other.collects) best.set(closing.pile, closing);
  }
  return best;
}

/** The seat in turn, wherever the phase keeps it. */
export function turnOf(phase: Json): number | null {
  const at = tagAndFields(phase);
  const turn = at && isObject(at.fields['turn']) ? at.fields['turn'] : at?.fields;
  const seat = turn?.['seat'];
  return typeof seat === 'number' ? seat : null;
}

export type OpenHand = { seat: number; cash: number; cards: Count[] };

/** The hands as they were laid open at the end, equal cards counted. */
export function laidOpen(events: readonly ({ tag: string; fields: JsonObject } | null)[]): OpenHand[] {
  return events.flatMap((event) => {
    if (event?.tag !== 'hand_laid_open') return [];
    const { seat, cash, cards } = event.fields as { seat: number; cash: number; cards: number[] };
    const kinds = [...new Set(cards)].map((card) => ({ card, count: cards.filter((other) => other === card).length }));
    return [{ seat, cash, cards: kinds }];
  });
}

const CARD_ASK = 'card';
const PILE_ASK = 'pile';

/** What a form to pay pays with, and into which piles, as keys of words: forms that differ only there look alike. */
export function payWith(
  form: Form,
  faces: readonly Face[],
): { key: 'pay_notes' | 'pay_economy' | 'pay_any'; piles: number[] } {
  const itemsOf = (name: string) =>
    form.asks.flatMap((ask) => (ask.name === name && 'items' in ask ? ask.items.map(({ index }) => index) : []));
  const classes = new Set(itemsOf(CARD_ASK).map((card) => faces[card]?.class));
  const only = classes.size === 1 ? [...classes][0] : undefined;
  const key = only === 'banknote' ? 'pay_notes' : only === 'new_economy' ? 'pay_economy' : 'pay_any';
  return { key, piles: itemsOf(PILE_ASK) };
}

/** 12500 → "12,500". */
export function dollars(amount: number): string {
  return amount.toLocaleString('en');
}
