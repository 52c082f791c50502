// What a seat may do, as crates/game-core/src/choices.rs and form/json.rs write it.
import { field, isObject, tagAndFields, type JsonObject } from './json';
import type { Json } from './protocol';

export type Item = { element: string; index: number; max: number; worth: number; group: number };
export type Total = 'any' | { exactly: number };

export type AmountAsk = { ask: 'amount'; name: string; min: number; max: number };
export type OneAsk = { ask: 'one'; name: string; items: Item[] };
export type PickAsk = { ask: 'pick'; name: string; items: Item[]; min: number; max: number; worth: number };
export type QuantitiesAsk = { ask: 'quantities'; name: string; items: Item[]; caps: number[]; total: Total };
export type VoteAsk = { ask: 'vote'; name: string };
export type OrderAsk = { ask: 'order'; name: string; items: Item[] };
export type Ask = AmountAsk | OneAsk | PickAsk | QuantitiesAsk | VoteAsk | OrderAsk;

export type FormKind = 'pick' | 'amount' | 'payment' | 'spread' | 'offer' | 'vote' | 'order';
/** An action without the fields that a form asks for. */
export type Blank<Action> = { [Tag in keyof Action]: Partial<Action[Tag]> };
export type Form<Action = Json> = {
  kind: FormKind;
  blank: Blank<Action>;
  asks: Ask[];
  not_nothing?: boolean;
  /** Its number among the forms with the same blank, given by `readChoices`. */
  twin?: number;
};
export type Exact<Action = Json> = {
  action: Action;
  concerns: string[];
  /** The seat could not take it back alone. */
  final?: boolean;
};
export type Choices<Action = Json> = { exact: Exact<Action>[]; forms: Form<Action>[] };

/** Reads the choices of an update; a spectator has none. */
export function readChoices<Action = Json>(value: Json): Choices<Action> {
  if (!isChoices<Action>(value)) return { exact: [], forms: [] };
  const seen = new Map<string, number>();
  const numbered = value.forms.map((form) => {
    const blank = JSON.stringify(form.blank);
    const twin = seen.get(blank) ?? 0;
    seen.set(blank, twin + 1);
    return { ...form, twin };
  });
  return { exact: value.exact, forms: numbered };
}

/** The server is the authority on the shape: its types are the Rust ones named above. */
function isChoices<Action>(value: Json): value is Choices<Action> {
  return Array.isArray(field(value, 'exact')) && Array.isArray(field(value, 'forms'));
}

export function tagOf(action: Json): string {
  return tagAndFields(action)?.tag ?? '';
}

export function fieldsOf(action: Json): JsonObject {
  return tagAndFields(action)?.fields ?? {};
}

/** Whether a form can be answered in one way only. */
export function hasOneAnswer(form: Form): boolean {
  return form.asks.every(
    (ask) => (ask.ask === 'pick' || ask.ask === 'one') && ask.items.length === (ask.ask === 'one' ? 1 : ask.min),
  );
}

/** A single number, which is asked for without opening anything. */
export const isShort = (form: Form): boolean => form.kind === 'amount' && form.asks.length === 1;

/** The same form in the next update has the same key: a draft stays with it. */
export function formKey(form: Form): string {
  const blank = JSON.stringify(form.blank);
  return form.twin ? `${blank} ${form.twin}` : blank;
}

/** All elements a form is about: for the board to show that something can be done with them. */
export function elementsOf(form: Form): string[] {
  return form.asks.flatMap((ask) => ('items' in ask ? ask.items.map((item) => item.element) : []));
}

/** A form concerns the player it is directed at and everything that can be chosen in it. */
export function formConcerns(form: Form): string[] {
  const to = fieldsOf(form.blank)['to'];
  return typeof to === 'number' ? [`player:${to}`, ...elementsOf(form)] : elementsOf(form);
}

export type ExactGroup = { tag: string; choices: Exact[] };

/** Exact actions of one kind stand together, in the order in which the game lists them. */
export function grouped(exact: readonly Exact[]): ExactGroup[] {
  const groups: ExactGroup[] = [];
  for (const choice of exact) {
    const tag = tagOf(choice.action);
    const group = groups.find((other) => other.tag === tag);
    if (group) group.choices.push(choice);
    else groups.push({ tag, choices: [choice] });
  }
  return groups;
}

/** Labels that read alike are numbered: two buttons never say the same. */
export function distinct(
  labels: readonly string[],
  numbered: (label: string, n: number, of: number) => string,
): string[] {
  return labels.map((label, at) => {
    const alike = labels.filter((other) => other === label).length;
    return alike === 1
      ? label
      : numbered(label, labels.slice(0, at + 1).filter((other) => other === label).length, alike);
  });
}

/** The core's own event for whatever went through the books: true, but too much for a reader of the log. */
export function isMovement(event: Json): boolean {
  return tagOf(event) === 'moved';
}

/** An offer that lies on the table, as crates/game-core/src/deals.rs writes it. */
export type Offer = { id: number; from: number; to: number; terms: JsonObject };

function isOffer(value: Json): value is Offer {
  return (
    isObject(value) &&
    typeof value['id'] === 'number' &&
    typeof value['from'] === 'number' &&
    typeof value['to'] === 'number' &&
    isObject(value['terms'])
  );
}

/** The open offers, wherever the phase keeps its deals. */
export function openOffers(phase: Json): Offer[] {
  if (Array.isArray(phase)) return phase.flatMap(openOffers);
  if (!isObject(phase)) return [];
  const open = phase['open'];
  if (Array.isArray(open) && open.length > 0 && open.every(isOffer)) return open;
  return Object.values(phase).flatMap(openOffers);
}

/** The terms of an offer as the other side would make them: what one gives is what the other gets. */
export function mirrored(terms: JsonObject): JsonObject {
  return 'give' in terms && 'get' in terms ? { ...terms, give: terms['get'], get: terms['give'] } : terms;
}

/** The form in which an offer can be answered with another one: it asks for what the offer's terms are made of. */
export function counterForm(forms: readonly Form[], offer: Offer): Form | undefined {
  const isAlike = (form: Form): boolean => form.asks.every((ask) => ask.name in offer.terms);
  return forms.find((form) => form.kind === 'offer' && fieldsOf(form.blank)['to'] === offer.from && isAlike(form));
}
