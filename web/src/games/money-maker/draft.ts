// Composing a payment on the board: which element a block stands for, and the draft after a tap.
import { quantitiesSum, roomFor, type Draft, type Quantities } from '../../lib/answers';
import type { Form, QuantitiesAsk } from '../../lib/choices';
import { isObject } from '../../lib/json';
import { paymentGroups, spreadOver, type PaymentGroup, type Town } from './view';

/** A long press, Shift or the second button puts as many at once. */
export const many = 5;

export function askOf(form: Form): QuantitiesAsk | null {
  return form.asks.find((ask): ask is QuantitiesAsk => ask.ask === 'quantities') ?? null;
}

export function quantitiesOf(form: Form, draft: Draft): Quantities {
  const value = draft[askOf(form)?.name ?? ''];
  return isObject(value) ? value : {};
}

/** The element that a tap on this block of this ring adds to: own credit first, then held credit of a bank there. */
export function elementIn(form: Form, town: Town, ring: number, block: number): string | null {
  const lies = (seat: number | null): number => (seat === null ? -1 : Math.max(1, town.banks[seat]?.ring ?? 0));
  for (const group of paymentGroups(form)) {
    if (group.kind === 'gold') continue;
    const seat = group.kind === 'own' ? town.me : group.seat;
    if (lies(seat) !== ring) continue;
    const item = group.items.find((one) => one.block === block);
    if (item) return item.element;
  }
  return null;
}

/** `by` more of an element, as far as the form has room; less if `by` is below zero. */
export function step(form: Form, draft: Draft, element: string, by: number): Draft {
  const ask = askOf(form);
  if (!ask) return draft;
  const given = quantitiesOf(form, draft);
  const now = given[element] ?? 0;
  const next = Math.max(0, Math.min(roomFor(ask, given, element), now + by));
  return { ...draft, [ask.name]: { ...given, [element]: next } };
}

export function set(form: Form, draft: Draft, element: string, n: number): Draft {
  const ask = askOf(form);
  return ask
    ? { ...draft, [ask.name]: { ...quantitiesOf(form, draft), [element]: Math.max(0, Math.trunc(n) || 0) } }
    : draft;
}

/** What is still missing; null where any sum will do. */
export function leftOf(form: Form, draft: Draft): number | null {
  const ask = askOf(form);
  if (!ask || ask.total === 'any') return null;
  return ask.total.exactly - quantitiesSum(quantitiesOf(form, draft));
}

/** What a group has room for: its own bound, and what the sum still lacks. */
export function roomOf(form: Form, draft: Draft, group: PaymentGroup): number {
  const given = quantitiesOf(form, draft);
  const inGroup = group.items.reduce((sum, { element }) => sum + (given[element] ?? 0), 0);
  const left = leftOf(form, draft);
  const bound = group.kind === 'own' && left !== null ? left : group.most - inGroup;
  return Math.max(0, left === null ? bound : Math.min(bound, left));
}

/** All that is missing, spread evenly over the blocks of a group. */
export function fill(form: Form, draft: Draft, group: PaymentGroup): Draft {
  const ask = askOf(form);
  if (!ask) return draft;
  const given = quantitiesOf(form, draft);
  return { ...draft, [ask.name]: spreadOver(group.items, given, roomOf(form, draft, group)) };
}
