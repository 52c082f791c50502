// Sentences of the page itself, in the language of this page: messages/<language>/page.ftl, which the server sends whole, with
// English where the language lacks a sentence. `page-messages.ts` has the ids and their variables, so that a misspelt id or
// a forgotten variable does not compile.
import { Figure, messagesOf, type Messages } from './messages';
import type { PageMessages } from './page-messages';

type Id = keyof PageMessages;
/** A language may use more than English does: a name in another form. */
type More = { [variable: string]: string | number };
type Given<I extends Id> = keyof PageMessages[I] extends never ? [] : [PageMessages[I] & More];

let messages: Messages | null = null;

/** Before this nothing can be said. */
export function useTexts(source: string, language: string): void {
  messages = messagesOf(source, language);
}

/** Sentences of pages that few open. */
export function addTexts(source: string): void {
  messages?.add(source);
}

/** The sentence of this id, filled. */
export function text<I extends Id>(id: I, ...[given]: Given<I>): string {
  return said(id, given ?? {}) ?? id;
}

/** A label as it stands inside a sentence: most languages write it small there, German nouns stay as they are. */
export function inside(label: string): string {
  return text('page-nouns') === 'capital' ? label : label.toLowerCase();
}

/** The sentence of an id that may not be there: a word for something that others can add to. */
export function maybeText(id: string, given: More = {}): string | undefined {
  return said(id, given);
}

function said(id: string, given: More): string | undefined {
  const cut = id.indexOf('-');
  const pattern = messages?.get(id.slice(0, cut), id.slice(cut + 1))?.value;
  if (messages === null || pattern == null) return undefined;
  const filled = Object.entries(given).map(
    ([name, value]) => [name, typeof value === 'number' ? new Figure(value) : value] as const,
  );
  return messages.format(pattern, Object.fromEntries(filled), (_, value) => String(value));
}

/** The texts of a section that need nothing filled in, by what follows the section in their ids. */
type Plain<S extends string> = {
  readonly [
    I in Id as I extends `${S}-${infer Name}` ? (keyof PageMessages[I] extends never ? Name : never) : never
  ]: string;
};

/** The texts of a section: those without variables by their names, the others as functions of `own`. They are looked up when
    they are read, for the language is not known before. */
export function textsOf<S extends string, Own extends object>(section: S, own: Own): Own & Omit<Plain<S>, keyof Own> {
  const find = (_: object, name: string | symbol): unknown =>
    name in own || typeof name === 'symbol' ? Reflect.get(own, name) : said(`${section}-${name}`, {});
  return new Proxy(own, { get: find }) as Own & Omit<Plain<S>, keyof Own>;
}
