// What a lesson wants, found among what the learner may do: the choice or the form, its draft, and where it is on the page.
// No rule of a game is known here.
import { buildAction, fits, type Draft } from '../lib/answers';
import { fieldsOf, formConcerns, formKey, tagOf, type Choices, type Exact, type Form } from '../lib/choices';
import { field, isObject, sameJson } from '../lib/json';
import type { Json } from '../lib/protocol';

export type Wanted = { exact: Exact } | { form: Form; draft: Draft };

/** The choice or the filled-in form that is the wanted action; null if it is not among them. */
export function findWanted(choices: Choices, wants: Json): Wanted | null {
  const exact = choices.exact.find(({ action }) => sameJson(action, wants));
  if (exact) return { exact };
  for (const form of choices.forms) {
    const draft = draftOf(form, wants);
    if (draft) return { form, draft };
  }
  return null;
}

/** The draft with which a form becomes this action. */
export function draftOf(form: Form, wants: Json): Draft | null {
  if (tagOf(form.blank) !== tagOf(wants)) return null;
  const fields = fieldsOf(wants);
  const draft: Draft = {};
  for (const ask of form.asks) {
    const value = field(fields, ask.name) ?? null;
    if (!fits(ask, value)) return null;
    draft[ask.name] = value;
  }
  const action = buildAction<Json>(form, draft);
  return action !== null && sameJson(action, wants) ? draft : null;
}

/** Whether an action is the wanted one: things that are picked may be picked in any order. */
export function isWanted(action: Json, wants: Json, wanted: Wanted | null): boolean {
  if (sameJson(action, wants)) return true;
  if (!wanted || !('form' in wanted) || tagOf(action) !== tagOf(wants)) return false;
  const picks = wanted.form.asks.filter((ask) => ask.ask === 'pick').map((ask) => ask.name);
  return sameJson(sorted(action, picks), sorted(wants, picks));
}

function sorted(action: Json, picks: readonly string[]): Json {
  const fields = fieldsOf(action);
  const ordered = Object.entries(fields).map(([name, value]) => [
    name,
    picks.includes(name) && Array.isArray(value) ? [...(value as number[])].sort((a, b) => a - b) : value,
  ]);
  return Object.fromEntries(ordered) as Json;
}

/** A kind of place on the page, and which of its kind is meant. Keys are JSON, which no selector should have to quote. */
export type PagePlace = { selector: string; is: (element: Element) => boolean };

/** Whether a form is the same but for the order of what it names: a page may offer only one of them at first. */
export function isKin(form: Form, other: Form): boolean {
  const named = (one: Form): string =>
    Object.values(fieldsOf(one.blank))
      .map((value) => JSON.stringify(value))
      .sort()
      .join();
  if (tagOf(form.blank) !== tagOf(other.blank) || named(form) !== named(other)) return false;
  return formKey(form) === formKey(other) || !sameJson(form.blank, other.blank);
}

/** Where the wanted action is done: things on the board, its button, the form that opens or sends it. */
export function wantedPlaces(wanted: Wanted, { exact, forms }: Choices): PagePlace[] {
  if ('exact' in wanted) {
    const { action, concerns } = wanted.exact;
    const isAlone = (element: string): boolean =>
      exact.filter((choice) => choice.concerns.includes(element)).length === 1 &&
      !forms.some((form) => formConcerns(form).includes(element));
    return [
      {
        selector: 'button[data-action]',
        is: (button) => has(button, 'data-action', tagOf(action)) && has(button, 'data-concerns', concerns.join(' ')),
      },
      {
        selector: '.can[data-element]',
        // Only where a click does it: what can be meant for several things asks first.
        is: (thing) => concerns.some((element) => has(thing, 'data-element', element) && isAlone(element)),
      },
      { selector: '[data-confirm=yes]', is: () => true },
    ];
  }
  const { form, draft } = wanted;
  const key = formKey(form);
  const kin = forms.filter((other) => isKin(other, form)).map(formKey);
  return [
    {
      // Where one button does it, nothing has to be opened.
      selector: '[data-open]',
      is: (opener) => kin.includes(opener.getAttribute('data-key') ?? '') && !isDoneBeside(opener, form, draft, wanted),
    },
    { selector: '[data-commit]', is: (commit) => has(commit.closest('form'), 'data-key', key) },
    { selector: '[data-does]', is: (button) => doesIt(button, buildAction<Json>(form, draft), wanted) },
    {
      // What was clicked already would be given up by another click.
      selector: '.can[data-element]:not([aria-pressed=true])',
      is: (thing) => chosen(form, draft).includes(thing.getAttribute('data-element') ?? ''),
    },
  ];
}

/** A card and a place: where a form asks for just one of each, they can be clicked instead. */
function chosen(form: Form, draft: Draft): string[] {
  if (!form.asks.every((ask) => ask.ask === 'one')) return [];
  return form.asks.flatMap((ask) => {
    const items = 'items' in ask ? ask.items : [];
    return items.filter((item) => item.index === draft[ask.name]).map((item) => item.element);
  });
}

function isDoneBeside(opener: Element, form: Form, draft: Draft, wanted: Wanted): boolean {
  const beside = opener.parentElement?.querySelectorAll('[data-does]') ?? [];
  return [...beside].some((button) => doesIt(button, buildAction<Json>(form, draft), wanted));
}

/** Whether a button that does a whole action at once does the wanted one. */
function doesIt(button: Element, wants: Json, wanted: Wanted): boolean {
  return isWanted(JSON.parse(button.getAttribute('data-does') ?? 'null') as Json, wants, wanted);
}

function has(element: Element | null, attribute: string, value: string): boolean {
  return element?.getAttribute(attribute) === value;
}

/** The message for another move than the wanted one: under the lesson and the kind of the move, else under the lesson. */
export function elseKey(lesson: string, action: Json, has: (key: string) => boolean): string | null {
  return [`${lesson}.${tagOf(action)}`, lesson].find(has) ?? null;
}

/** The facts of a lesson as the fields of its sentence. */
export function sentenceOf(name: string, facts: Json): Json {
  return { [name]: isObject(facts) ? facts : {} };
}
