// The messages of a game in one language: Fluent, as the server sends it. crates/game-core/src/words/messages.rs says how a
// section and a key become an id, and what the page is sent where a language lacks a sentence.
import {
  FluentBundle,
  FluentNone,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentFunction,
  type Message,
} from '@fluent/bundle';
import { figureIn, signsFirst } from './figure';
import { isPseudo, isRightToLeft } from './language';

type Pattern = NonNullable<Message['value']>;

/** What a variable of a message can be: a text, a number, or a list or object that a function takes. */
export type Argument = string | FluentType<unknown>;

/** A message that is said of a variant where these parts of it are there. */
type Variant = { id: string; parts: string[][] };

/** What makes the name of a thing of a kind; `form` is the form of the name that is asked for. */
export type Naming = (kind: string, value: unknown, form: string | undefined) => string | FluentType<unknown>;

export class Messages {
  private readonly bundle: FluentBundle;
  private readonly variants = new Map<string, Variant[]>();
  private readonly sections = new Map<string, string[]>();
  readonly figure: (value: number) => string;

  constructor(
    source: string,
    readonly language: string,
  ) {
    // What a pseudo-locale says is English, turned round or made longer.
    const locale = isPseudo(language) ? 'en' : language;
    this.figure = figureIn(locale);
    this.bundle = new FluentBundle(locale, { functions: functionsOf(source), useIsolating: isRightToLeft(language) });
    this.add(source);
  }

  /** More messages of the same language; terms may be there already. */
  add(source: string): void {
    const resource = new FluentResource(source);
    this.bundle.addResource(resource, { allowOverrides: true });
    for (const { id } of resource.body) if (!id.startsWith('-')) this.enter(id);
    for (const list of this.variants.values()) list.sort((a, b) => a.parts.length - b.parts.length);
  }

  private enter(id: string): void {
    const cut = id.indexOf('-');
    const [section, key] = [id.slice(0, cut), id.slice(cut + 1)];
    append(this.sections, section, key.replaceAll('--', '+').replaceAll('-', '.'));
    const [variant = '', ...parts] = id.split('--');
    append(this.variants, variant, { id, parts: parts.map((part) => part.split('-')) });
  }

  /** The keys of a section in their order. */
  keys(section: string): readonly string[] {
    return this.sections.get(section) ?? [];
  }

  get(section: string, key: string): Message | undefined {
    return this.bundle.getMessage(idOf(section, key));
  }

  /** The message of a variant: the one that speaks of the most optional parts that are there. */
  ofVariant(section: string, variant: string, isHere: (path: string[]) => boolean): Message | undefined {
    const said = this.variants.get(idOf(section, variant)) ?? [];
    const fitting = said.findLast(({ parts }) => parts.every(isHere));
    return fitting && this.bundle.getMessage(fitting.id);
  }

  hasVariant(section: string, variant: string): boolean {
    return this.variants.has(idOf(section, variant));
  }

  /** Whether a message names anything. */
  callsFunctions(section: string, key: string): boolean {
    return JSON.stringify(this.get(section, key)?.value ?? null).includes('"type":"func"');
  }

  format(pattern: Pattern, given: { [name: string]: Argument }, naming: Naming): string {
    const before = current;
    current = { naming, messages: this };
    try {
      // What cannot be resolved is left visible; tests find it.
      return signsFirst(this.bundle.formatPattern(pattern, given, []));
    } finally {
      current = before;
    }
  }
}

function append<T>(map: Map<string, T[]>, key: string, item: T): void {
  const known = map.get(key);
  if (known) known.push(item);
  else map.set(key, [item]);
}

/** The sentence that is being made: Fluent passes its functions nothing but their arguments. */
let current: { naming: Naming; messages: Messages } | null = null;

/** A number, written as the language writes it. */
export class Figure extends FluentNumber {
  override toString(): string {
    return current?.messages.figure(this.value) ?? String(this.value);
  }
}

/** A list, or a value with fields, and how it is written where no function takes it. */
export class Whole extends FluentType<unknown> {
  constructor(
    value: unknown,
    private readonly written: () => string,
  ) {
    super(value);
  }

  toString(): string {
    return this.written();
  }
}

/** `CARD($card)`: every section and every kind of element that a message names is a function. */
function functionsOf(source: string): { [name: string]: FluentFunction } {
  const names = new Set(Array.from(source.matchAll(/\{\s*([A-Z][A-Z0-9_]*)\(/g), ([, name]) => name ?? ''));
  return Object.fromEntries(Array.from(names, (name) => [name, nameOfKind(name.toLowerCase())]));
}

function nameOfKind(kind: string): FluentFunction {
  return ([given], { form }) => {
    const value: unknown = given instanceof FluentNone ? null : given instanceof FluentType ? given.valueOf() : given;
    return current?.naming(kind, value, typeof form === 'string' ? form : undefined) ?? '';
  };
}

export function idOf(section: string, key: string): string {
  return `${section}-${key.replaceAll('+', '--').replaceAll(/[.:]/g, '-')}`;
}

/** The letters and digits of a name with one hyphen for everything between: its key among the names printed on cards. */
export function lettersOf(name: string): string {
  const words = name.toLowerCase().replaceAll('€', 'eur').replaceAll('$', 'usd').replaceAll('¥', 'jpy');
  return words.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '');
}

const read = new Map<string, Messages>();

/** Messages that were read before are not read again: the words of a table are made anew whenever somebody sits down. */
export function messagesOf(source: string, language: string): Messages {
  const key = `${language}\n${source}`;
  const known = read.get(key) ?? new Messages(source, language);
  read.set(key, known);
  return known;
}
