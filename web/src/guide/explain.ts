// What a thing on the board is, does and is worth now, said by the game's messages and filled from the view. No game is
// known here:
//
//   "explain_at": { "open.card": "card", "faces[]": "card" }   where the view speaks of a thing: an object whose field has the
//                                                               thing's number, or the place in a list
//   "explain": { "card": "Makes {amount} a turn.", "card+price": "…", "location:3": "…" }
//   "explain_rule": { "card": "mm-3-produce" }
//
// A figure (`data-explain`) is explained under its own name, with the top of the view for facts.
import { isObject, type JsonObject } from '../lib/json';
import type { Json } from '../lib/protocol';
import type { Part, Words } from '../lib/words';

export type Explained = { name: string | null; parts: Part[]; rule: string | null };

/** What the view says of a thing such as `card:7`: the fields of every object that is about it, in one. */
export function factsAbout(view: Json, at: JsonObject, element: string): JsonObject {
  const [kind = '', number] = element.split(':');
  const facts: JsonObject = number === undefined ? {} : { [kind]: Number(number) };
  const paths = Object.keys(at).filter((path) => at[path] === kind);
  if (number === undefined || paths.length === 0) return facts;
  const walk = (value: Json, path: string): void => {
    if (Array.isArray(value)) {
      const isList = paths.some((one) => one.endsWith('[]') && ends(path, one.slice(0, -2)));
      const own: Json = isList ? value[Number(number)] : undefined;
      if (isObject(own)) merge(facts, own);
      for (const item of value) walk(item, path);
    } else if (isObject(value)) {
      const isAbout = Object.entries(value).some(
        ([key, inner]) => inner === Number(number) && paths.some((one) => ends(`${path}.${key}`, one)),
      );
      if (isAbout) merge(facts, value);
      for (const [key, inner] of Object.entries(value)) walk(inner, `${path}.${key}`);
    }
  };
  walk(view, '');
  return facts;
}

function ends(path: string, end: string): boolean {
  return path === end || path.endsWith(`.${end}`);
}

/** What is known already stays: the first to speak of a thing is the one that is about it. */
function merge(facts: JsonObject, more: JsonObject): void {
  for (const [key, value] of Object.entries(more)) if (!(key in facts) && !Array.isArray(value)) facts[key] = value;
}

/** What there is to say about a thing or a figure; null if nothing is. */
export function explained(words: Words, view: { public: Json; own: Json }, what: string): Explained | null {
  const [kind = ''] = what.split(':');
  const key = [what, kind].find((one) => words.has('explain', one));
  if (key === undefined) return null;
  const isThing = what.includes(':');
  const at = words.data('explain_at');
  const facts = isThing ? factsAbout([view.public, view.own], at, what) : figures(view.public);
  return {
    name: isThing ? words.element(what) : null,
    parts: words.parts('explain', { [key]: facts }),
    rule: words.rule('explain_rule', key) ?? words.rule('explain_rule', kind),
  };
}

function figures(view: Json): JsonObject {
  if (!isObject(view)) return {};
  return Object.fromEntries(Object.entries(view).filter(([, value]) => !isObject(value) && !Array.isArray(value)));
}

/** The nearest thing or figure that a pointer or the focus is on. */
export function subjectOf(target: EventTarget | null): { element: Element; what: string } | null {
  const element = target instanceof Element ? target.closest('[data-element], [data-explain]') : null;
  const what = element?.getAttribute('data-element') ?? element?.getAttribute('data-explain');
  return element && what ? { element, what } : null;
}
