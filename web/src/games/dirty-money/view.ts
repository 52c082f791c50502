// The view of Dirty Money as crates/dirty-money/src/view.rs writes it, and what a drawing needs to find in it.
// What can be paid, what a visit would cost and what is dirty comes from the server.
import { fieldsOf, tagOf, type Exact, type Form } from '../../lib/choices';
import { field, isObject, tagAndFields, type JsonObject } from '../../lib/json';
import type { Json } from '../../lib/protocol';

export type Currency = 'euro' | 'usd' | 'yen' | 'crypto';
export type ActionKind = 'inspect_neighbours' | 'inspect_player' | 'audit_most' | 'audit_three' | 'trade' | 'bribery';
export type Face = { money: { currency: Currency; value: number; dirty: boolean } } | { action: ActionKind };
export type Region = 'europe' | 'japan' | 'usa';
export type Location = Region | 'banana_republic' | 'black_market' | 'auction_house';
export type Kind =
  | 'artwork'
  | 'art_gallery'
  | 'accounting_firm'
  | 'casino'
  | 'cryptocurrency_exchange'
  | 'charity'
  | 'digital_bank'
  | 'law_firm'
  | 'remittance_company'
  | 'restaurant_chain';
export type Villain = 'money_launderer' | 'corruption_rat' | 'kitsukuza' | 'bears_of_wall_street' | 'loan_shark';

export type OnSale = { placement: number; kind: Kind; region: Region; cost: number; points: number };
export type Owned = { placement: number; kind: Kind; region: Region; printed: number; slotted: number };
export type Place = { location: Location; placements: number[]; money: number[]; on_sale: OnSale[] };
export type Player = {
  villain: Villain;
  hand: number;
  hand_limit: number;
  known: number[];
  blacklist: number;
  /** A card that went there unseen is null until the game is over. */
  blacklist_cards: (number | null)[];
  placements: Owned[];
  overpaid: number;
  points: number;
};
type Faced = { card: number; face: Face };
export type Public = {
  phase: Json;
  round: number;
  goal: number;
  marker: number;
  players: Player[];
  locations: Place[];
  placement_decks: number[];
  money_deck: number;
  in_play: number[];
  faces: Faced[];
};
export type Affordable = { placement: number; cost: number; affordable: boolean };
export type Prospect = { location: Location; open: boolean; too_many: number; cards: Affordable[]; two: boolean };
export type Own = {
  hand: { card: number }[];
  known: number[][];
  blacklist_cards: number[];
  faces: Faced[];
  prospects: Prospect[];
};

/** The server is the authority on the shape; what is drawn checks only that something is there. */
export function readPublic(view: Json): Public | null {
  return isObject(view) && Array.isArray(view['locations']) ? (view as unknown as Public) : null;
}

export function readOwn(view: Json): Own | null {
  return isObject(view) && Array.isArray(view['prospects']) ? (view as unknown as Own) : null;
}

export const LOCATIONS: readonly Location[] = [
  'europe',
  'japan',
  'usa',
  'banana_republic',
  'black_market',
  'auction_house',
];

export function locationElement(location: Location): string {
  return `location:${LOCATIONS.indexOf(location)}`;
}

/** What is on the cards that the viewer sees. */
export function facesOf(view: Public, own: Own | null): Map<number, Face> {
  return new Map([...view.faces, ...(own?.faces ?? [])].map(({ card, face }) => [card, face]));
}

/** The turn being taken, wherever the phase keeps it. */
export function turnOf(phase: Json): { seat: number; location: Location | null; partner: number | null } | null {
  const at = tagAndFields(phase);
  const turn = at && isObject(at.fields['turn']) ? at.fields['turn'] : at?.fields;
  const seat = field(turn, 'seat');
  if (typeof seat !== 'number') return null;
  const partner = at?.fields['partner'];
  return {
    seat,
    location: (field(turn, 'location') as Location | undefined) ?? null,
    partner: typeof partner === 'number' ? partner : null,
  };
}

export type Reach = 'none' | 'some' | 'two';

/** How much of what a place sells the hand would pay for. */
export function reachOf(prospect: Prospect): Reach {
  if (prospect.two) return 'two';
  return prospect.cards.some((card) => card.affordable) ? 'some' : 'none';
}

/** What a purchase is of: the placements in their order, and the card lent on top. */
export type Basket = { placements: number[]; loan: number | null };

export function isPurchase(form: Form): boolean {
  return tagOf(form.blank) === 'buy';
}

/** The forms in which this placement is bought, alone first, and without a loan before with one. */
export function purchasesOf(forms: readonly Form[], placement: number): Form[] {
  const about = forms.filter((form) => isPurchase(form) && fieldsOf(form.blank)['placement'] === placement);
  const rank = ({ placements, loan }: Basket): number => 2 * placements.length + (loan === null ? 0 : 1);
  return about.sort((a, b) => rank(basketOf(a)) - rank(basketOf(b)));
}

export function basketOf(form: Form): Basket {
  const { placement, second, loan } = fieldsOf(form.blank) as { [key: string]: number | undefined };
  const placements = [placement, second].filter((one): one is number => one !== undefined);
  return { placements, loan: loan ?? null };
}

/** The other ways to go on from a purchase: another basket with the same loan, another loan with the same basket. */
export function switches(forms: readonly Form[], form: Form): { baskets: Form[]; loans: Form[] } {
  const here = basketOf(form);
  const buying = forms.filter(isPurchase);
  const same = (a: number[], b: number[]): boolean => a.length === b.length && a.every((one, at) => one === b[at]);
  return {
    baskets: buying.filter(
      (other) => basketOf(other).loan === here.loan && !same(basketOf(other).placements, here.placements),
    ),
    loans: buying.filter(
      (other) => basketOf(other).loan !== here.loan && same(basketOf(other).placements, here.placements),
    ),
  };
}

/** One form for each basket, however it is ordered and paid: the desk offers the other ways. Loans come last, since what
    can be paid as it is needs none. */
export function openingForms(forms: readonly Form[]): Form[] {
  const basket = (form: Form): string => [...basketOf(form).placements].sort((a, b) => a - b).join();
  const opened = new Map<string, Form>();
  for (const form of forms) {
    if (!isPurchase(form)) continue;
    const before = opened.get(basket(form));
    if (!before || (basketOf(before).loan !== null && basketOf(form).loan === null)) opened.set(basket(form), form);
  }
  return forms.filter((form) => !isPurchase(form) || [...opened.values()].includes(form));
}

/** What each hand was worth when it was laid open. */
export function handValues(events: readonly ({ tag: string; fields: JsonObject } | null)[]): Map<number, number> {
  return new Map(
    events.flatMap((event) => {
      if (event?.tag !== 'hand_laid_open') return [];
      const { seat, value } = event.fields as { seat: number; value: number };
      return [[seat, value] as const];
    }),
  );
}

/** Purchases that cost nothing need no form. */
export function isFree(exact: readonly Exact[], placement: number): boolean {
  return exact.some((choice) => choice.concerns.includes(`placement:${placement}`));
}
