// What a drawing needs to find in the view of Dirty Money, in its log and in its forms. What can be paid, what a visit
// would cost and what is dirty comes from the server.
import type { Standing } from '..';
import type { Exact, Form as AnyForm } from '../../lib/choices';
import { figure } from '../../lib/figure';
import { variant } from '../../lib/game';
import type { TableState } from '../../lib/table.svelte';
import type { Event, Face, Game, Location, Own, Phase, Prospect, Public } from './generated';

export type Form = AnyForm<Game['action']>;

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
export function facesOf(view: Public, own: Own | null | undefined): Map<number, Face> {
  return new Map([...view.faces, ...(own?.faces ?? [])].map(({ card, face }) => [card, face]));
}

/** The turn being taken, wherever the phase keeps it. */
export function turnOf(phase: Phase): { seat: number; location: Location | null; partner: number | null } | null {
  const { tag, fields } = variant(phase);
  if (tag === 'over') return null;
  if (tag === 'draft' || tag === 'visit') return { seat: fields.seat, location: null, partner: null };
  const { seat, location } = tag === 'trading' ? fields.turn : fields;
  return { seat, location, partner: tag === 'trading' ? fields.partner : null };
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
  return variant(form.blank).tag === 'buy';
}

/** The forms in which this placement is bought, alone first, and without a loan before with one. */
export function purchasesOf(forms: readonly Form[], placement: number): Form[] {
  const about = forms.filter((form) => basketOf(form).placements[0] === placement);
  const rank = ({ placements, loan }: Basket): number => 2 * placements.length + (loan === null ? 0 : 1);
  return about.sort((a, b) => rank(basketOf(a)) - rank(basketOf(b)));
}

/** What a form buys; nothing if it is for something else. */
export function basketOf(form: Form): Basket {
  const { tag, fields } = variant(form.blank);
  if (tag !== 'buy') return { placements: [], loan: null };
  const { placement, second, loan } = fields;
  return { placements: [placement, second].filter((id) => id != null), loan: loan ?? null };
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
export function handValues(events: readonly Event[]): Map<number, number> {
  const values = new Map<number, number>();
  for (const event of events) {
    const { tag, fields } = variant(event);
    if (tag === 'hand_laid_open') values.set(fields.seat, fields.value);
  }
  return values;
}

/** Purchases that cost nothing need no form. */
export function isFree(exact: readonly Exact[], placement: number): boolean {
  return exact.some((choice) => choice.concerns.includes(`placement:${placement}`));
}

/** Rewards that can be claimed and lapse with the turn. */
export function unused({ choices, words }: TableState<Game>, tag: string): string | null {
  if (tag !== 'end_turn' && tag !== 'launder') return null;
  const claims = choices.exact.filter(({ action }) => ['claim', 'claim_overpaid'].includes(variant(action).tag));
  return claims.length === 0 ? null : words.say('face', { left_unclaimed: { n: claims.length } });
}

/** Points, and how full the hand is: what wins, and what one has to mind. */
export function standing({ update, seat, words }: TableState<Game>): Standing[] {
  const player = seat === null ? undefined : update?.public.players[seat];
  if (!player) return [];
  return [
    { label: words.label('face', 'points'), text: figure(player.points) },
    { label: words.label('face', 'cards'), text: `${player.hand}/${player.hand_limit}` },
  ];
}
