// Filling in a form: a draft for each ask, what still stands in its way, and the action it becomes, exactly as
// crates/game-core/src/form/mod.rs describes. The sums here are the form's own; no rule of a game is known.
import type { Ask, Form, PickAsk, QuantitiesAsk } from './choices';
import { field, isObject, tagAndFields, type JsonObject } from './json';
import type { Json } from './protocol';

export type Quantities = { [element: string]: number };
export type Value = number | null | boolean | number[] | Quantities;
export type Draft = { [ask: string]: Value };

/** What is missing, for the words next to the button that is grey. */
export type Lack =
  | { lack: 'choose'; ask: string }
  | { lack: 'between'; ask: string; min: number; max: number }
  | { lack: 'pick_between'; ask: string; min: number; max: number }
  | { lack: 'worth'; ask: string; worth: number; have: number }
  | { lack: 'total'; ask: string; total: number; have: number }
  | { lack: 'cap'; ask: string; cap: number; have: number }
  | { lack: 'nothing'; ask: string };

export function emptyValue(ask: Ask): Value {
  switch (ask.ask) {
    case 'amount':
      return ask.min;
    case 'one':
      return ask.items.length === 1 ? (ask.items[0]?.index ?? null) : null;
    case 'vote':
      return null;
    case 'pick':
      return exactPick(ask) ?? [];
    case 'order':
      return ask.items.map((item) => item.index);
    case 'quantities':
      return {};
  }
}

/** A fresh draft, filled in from the terms of an offer where it answers one. */
export function freshDraft(form: Form, terms: JsonObject = {}): Draft {
  const draft: Draft = {};
  for (const ask of form.asks) {
    const given = offered(ask, field(terms, ask.name));
    draft[ask.name] = fits(ask, given) ? given : emptyValue(ask);
  }
  return draft;
}

/** Of what an offer names, only what this side can give or get. */
function offered(ask: Ask, given: Json): Json {
  if (ask.ask !== 'quantities' || !isObject(given)) return given;
  return Object.fromEntries(Object.entries(given).filter(([name]) => ask.items.some((item) => item.element === name)));
}

/** Whether a value has the shape of an answer; a draft kept from an earlier update may not. */
export function fits(ask: Ask, value: Json): value is Value {
  switch (ask.ask) {
    case 'amount':
      return typeof value === 'number';
    case 'vote':
      return typeof value === 'boolean';
    case 'one':
      return ask.items.some((item) => item.index === value);
    case 'pick':
      return Array.isArray(value) && value.every((index) => ask.items.some((item) => item.index === index));
    case 'order':
      return (
        Array.isArray(value) &&
        value.length === ask.items.length &&
        ask.items.every((item) => value.includes(item.index))
      );
    case 'quantities':
      return isObject(value) && Object.keys(value).every((name) => ask.items.some((item) => item.element === name));
  }
}

/** The kept draft where it still fits the form, fresh values elsewhere. */
export function carriedOver(form: Form, kept: Json): Draft {
  const draft: Draft = {};
  for (const ask of form.asks) {
    const value = field(kept, ask.name);
    // A number that was emptied while typing stays empty.
    const emptied = ask.ask === 'amount' && value === null;
    draft[ask.name] = emptied ? null : fits(ask, value) ? value : emptyValue(ask);
  }
  return draft;
}

export function lackOf(ask: Ask, value: Value | undefined): Lack | null {
  const name = ask.name;
  switch (ask.ask) {
    case 'amount':
      return typeof value === 'number' && Number.isInteger(value) && value >= ask.min && value <= ask.max
        ? null
        : { lack: 'between', ask: name, min: ask.min, max: ask.max };
    case 'vote':
      return typeof value === 'boolean' ? null : { lack: 'choose', ask: name };
    case 'one':
      return typeof value === 'number' && fits(ask, value) ? null : { lack: 'choose', ask: name };
    case 'order':
      return Array.isArray(value) && fits(ask, value) ? null : { lack: 'choose', ask: name };
    case 'pick':
      return Array.isArray(value) ? pickLack(ask, value) : { lack: 'choose', ask: name };
    case 'quantities':
      return isObject(value) ? quantitiesLack(ask, value) : { lack: 'choose', ask: name };
  }
}

function pickLack(ask: PickAsk, picked: number[]): Lack | null {
  if (picked.length < ask.min || picked.length > ask.max) {
    return { lack: 'pick_between', ask: ask.name, min: ask.min, max: ask.max };
  }
  const have = pickedWorth(ask, picked);
  return have < ask.worth ? { lack: 'worth', ask: ask.name, worth: ask.worth, have } : null;
}

export function pickedWorth(ask: PickAsk, picked: readonly number[]): number {
  return ask.items.reduce((sum, item) => (picked.includes(item.index) ? sum + item.worth : sum), 0);
}

function quantitiesLack(ask: QuantitiesAsk, given: Quantities): Lack | null {
  for (const item of ask.items) {
    const n = given[item.element] ?? 0;
    if (!Number.isInteger(n) || n < 0 || n > item.max) {
      return { lack: 'between', ask: ask.name, min: 0, max: item.max };
    }
  }
  for (const [index, cap] of ask.caps.entries()) {
    const have = groupSum(ask, given, index + 1);
    if (have > cap) return { lack: 'cap', ask: ask.name, cap, have };
  }
  const have = quantitiesSum(given);
  if (ask.total === 'any' || have === ask.total.exactly) return null;
  return { lack: 'total', ask: ask.name, total: ask.total.exactly, have };
}

export function quantitiesSum(given: Quantities): number {
  return Object.values(given).reduce((sum, n) => sum + n, 0);
}

function groupSum(ask: QuantitiesAsk, given: Quantities, group: number): number {
  return ask.items.reduce((sum, item) => (item.group === group ? sum + (given[item.element] ?? 0) : sum), 0);
}

/** How many of an item could be given at most beside what the others have. */
export function roomFor(ask: QuantitiesAsk, given: Quantities, element: string): number {
  const item = ask.items.find((other) => other.element === element);
  if (!item) return 0;
  const own = given[element] ?? 0;
  let room = item.max;
  if (ask.total !== 'any') room = Math.min(room, ask.total.exactly - quantitiesSum(given) + own);
  const cap = item.group > 0 ? ask.caps[item.group - 1] : undefined;
  if (cap !== undefined) room = Math.min(room, cap - groupSum(ask, given, item.group) + own);
  return Math.max(0, room);
}

/** The whole amount spread as evenly as the bounds allow, one after another in the form's order. */
export function sharedOut(ask: QuantitiesAsk, total: number): Quantities {
  const given: Quantities = {};
  for (let left = total, before = -1; left > 0 && left !== before;) {
    before = left;
    for (const { element } of ask.items) {
      const n = given[element] ?? 0;
      if (left === 0 || n >= roomFor(ask, given, element)) continue;
      given[element] = n + 1;
      left -= 1;
    }
  }
  return given;
}

/** The draft after a tap on a thing on the board: chosen, picked or put back, or one more of it. Null where the form
    does not ask for that thing. */
export function tapped(form: Form, draft: Draft, element: string): Draft | null {
  for (const ask of form.asks) {
    const item = 'items' in ask ? ask.items.find((other) => other.element === element) : undefined;
    if (!item) continue;
    const value = draft[ask.name];
    if (ask.ask === 'one') return { ...draft, [ask.name]: item.index };
    if (ask.ask === 'pick')
      return { ...draft, [ask.name]: toggled(ask, Array.isArray(value) ? value : [], item.index) };
    if (ask.ask === 'quantities') {
      const given = isObject(value) ? value : {};
      const n = Math.min((given[element] ?? 0) + 1, roomFor(ask, given, element));
      return { ...draft, [ask.name]: { ...given, [element]: n } };
    }
  }
  return null;
}

/** Beyond this many things every choice of them is too many to look at. */
const MOST_TO_COMBINE = 14;

/** The fewest things that are worth exactly what is asked for, the cheaper ones first; null where none are. */
export function exactPick(ask: PickAsk): number[] | null {
  if (ask.worth === 0 || ask.items.length > MOST_TO_COMBINE) return null;
  const items = [...ask.items].sort((a, b) => a.worth - b.worth);
  let best: number[] | null = null;
  const look = (at: number, left: number, picked: number[]): void => {
    if (left === 0 && picked.length >= ask.min) {
      if (best === null || picked.length < best.length) best = picked;
      return;
    }
    const item = items[at];
    if (!item || item.worth > left || picked.length >= Math.min(ask.max, best?.length ?? ask.max)) return;
    look(at + 1, left - item.worth, [...picked, item.index]);
    look(at + 1, left, picked);
  };
  look(0, ask.worth, []);
  return best;
}

/** What a form becomes when these things, and nothing else, are chosen in it; null where that is not a whole answer. */
export function answeredWith<Action>(form: Form<Action>, elements: readonly string[]): Action | null {
  if (!form.asks.every((ask) => ask.ask === 'one')) return null;
  let draft = freshDraft(form);
  for (const element of elements) {
    const next = tapped(form, draft, element);
    if (next === null) return null;
    draft = next;
  }
  return buildAction(form, draft);
}

/** A picked thing is put back; where only one may be picked, the next one means that one instead. */
export function toggled(ask: PickAsk, picked: readonly number[], index: number): number[] {
  if (picked.includes(index)) return picked.filter((other) => other !== index);
  if (ask.max === 1) return [index];
  return picked.length < ask.max ? [...picked, index] : [...picked];
}

/** Whether a thing is part of a draft already. */
export function isDrafted(form: Form, draft: Draft, element: string): boolean {
  return form.asks.some((ask) => {
    const item = 'items' in ask ? ask.items.find((other) => other.element === element) : undefined;
    const value = draft[ask.name];
    if (!item || ask.ask === 'order') return false;
    if (ask.ask === 'quantities') return isObject(value) && (value[element] ?? 0) > 0;
    return Array.isArray(value) ? value.includes(item.index) : value === item.index;
  });
}

/** The first thing that keeps the form from being sent. */
export function firstLack(form: Pick<Form, 'asks' | 'not_nothing'>, draft: Draft): Lack | null {
  for (const ask of form.asks) {
    const lack = lackOf(ask, draft[ask.name]);
    if (lack) return lack;
  }
  const something = form.asks.some((ask) => isSomething(draft[ask.name]));
  return form.not_nothing && !something ? { lack: 'nothing', ask: form.asks[0]?.name ?? '' } : null;
}

function isSomething(value: Value | undefined): boolean {
  if (typeof value === 'number') return value !== 0;
  if (typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.length > 0;
  return isObject(value) && quantitiesSum(value) > 0;
}

/** The action a complete draft stands for; null while something is missing. */
export function buildAction<Action>(form: Form<Action>, draft: Draft): Action | null {
  return firstLack(form, draft) ? null : assembled(form, draft);
}

/** The action a draft would be if its numbers were within bounds: asked of the server, it says which rule is in the way.
    Null where something is missing, or nothing is out of bounds. */
export function attemptedAction<Action>(form: Form<Action>, draft: Draft): Action | null {
  const lacks = form.asks.flatMap((ask) => lackOf(ask, draft[ask.name]) ?? []);
  const isOut = lacks.length > 0 && lacks.every(({ lack }) => lack === 'between' || lack === 'cap');
  return isOut && form.asks.every((ask) => isWhole(draft[ask.name])) ? assembled(form, draft) : null;
}

/** Nothing in it is empty, broken or below zero. */
function isWhole(value: Value | undefined): boolean {
  const isCount = (n: unknown): boolean => typeof n === 'number' && Number.isSafeInteger(n) && n >= 0;
  if (typeof value === 'number' || value === null || value === undefined) return isCount(value);
  return Array.isArray(value) || !isObject(value) || Object.values(value).every(isCount);
}

function assembled<Action>(form: Form<Action>, draft: Draft): Action | null {
  const blank = tagAndFields(form.blank);
  if (!blank) return null;
  const fields: JsonObject = { ...blank.fields };
  for (const ask of form.asks) {
    const value = draft[ask.name];
    fields[ask.name] =
      ask.ask === 'quantities' && isObject(value)
        ? Object.fromEntries(Object.entries(value).filter(([, n]) => n !== 0))
        : value;
  }
  // A form with all its answers is an action: that is what a form is.
  return { [blank.tag]: fields } as Action;
}
