// Sentences for events, refusals and labels, made from the messages of a game by the same few rules as
// crates/game-core/src/words/mod.rs; messages/words-cases.json holds both sides to them.
import { FluentType, type Message } from '@fluent/bundle';
import { field, humanize, isObject, type JsonObject } from './json';
import { Figure, lettersOf, messagesOf, Whole, type Argument, type Messages } from './messages';
import type { Json } from './protocol';
import { texts } from './texts';

/** A piece of a sentence; a player's name knows its seat, so that it can be shown in its colour. */
export type Part = { text: string; seat?: number };

/** What a game says: its messages and their language, and what is said about them and is not language. */
export type Said = { messages: string; language: string; data: Json };

const NOTHING: Said = { messages: '', language: 'en', data: null };

export class Words {
  private readonly messages: Messages;
  private readonly about: Json;

  constructor(
    said: Said | null | undefined,
    private readonly things: { [element: string]: string } = {},
    private readonly players: readonly string[] = [],
  ) {
    const { messages, language, data } = said ?? NOTHING;
    this.messages = messagesOf(messages, language);
    this.about = data;
  }

  message(section: string, key: string): string | undefined {
    const pattern = this.messages.get(section, key)?.value;
    return pattern == null ? undefined : plainParts(this.format(pattern, {}));
  }

  /** Whether there is a sentence for this variant. */
  has(section: string, variant: string): boolean {
    return this.messages.hasVariant(section, variant);
  }

  /** The keys of a section in their order. */
  keys(section: string): readonly string[] {
    return this.messages.keys(section);
  }

  /** A section of what is said about messages: what the numbers of a view stand for, the rule of each step. */
  data(section: string): JsonObject {
    const found = field(this.about, section);
    return isObject(found) ? found : {};
  }

  /** The rule that belongs to a step or to a thing. */
  rule(section: 'phase_rule' | 'explain_rule', key: string): string | null {
    const rule = this.data(section)[key];
    return typeof rule === 'string' ? rule : null;
  }

  /** Whether a sentence names anybody or anything: one of numbers alone can be said of a sum. */
  names(section: string, key: string): boolean {
    return this.messages.callsFunctions(section, key);
  }

  /** The message, or the key in readable form where there is none. */
  label(section: string, key: string): string {
    return this.message(section, key) ?? humanize(key);
  }

  /** Where the game stands: in rounds, or as the game itself counts. */
  round(round: number): string {
    return this.has('face', 'round') ? this.say('face', { round: { round } }) : texts.round(round);
  }

  /** How many rounds, as the game itself counts them: "12 turns". */
  rounds(n: number): string {
    return this.has('face', 'rounds') ? this.say('face', { rounds: { n } }) : texts.rounds(n);
  }

  /** Label and help of a set-up option. */
  option(name: string): { label: string; help: string } {
    const help = this.messages.get('option', name)?.attributes['help'];
    return { label: this.label('option', name), help: help === undefined ? '' : plainParts(this.format(help, {})) };
  }

  player(seat: number): string {
    return isolated(this.players[seat] ?? this.unknownSeat(seat));
  }

  /** The name of an element such as `card:7`. */
  element(element: string): string {
    const [kind = '', ...indices] = element.split(':');
    const index = indices[0];
    // Where a name holds a player's, the messages say it: "credit of { SEAT($at0) } on { BLOCK($at1) }".
    if (this.has('element', kind)) {
      const fields = Object.fromEntries(indices.map((text, at) => [at, Number(text)]));
      return this.say('element', { [kind]: fields });
    }
    if (index === undefined) return this.name(kind, element).text;
    const { text } = this.name(kind === 'player' ? 'seat' : kind, Number(index));
    // A bare number says nothing: "Pile 3".
    return text === this.messages.figure(Number(index)) ? `${this.label('view', kind)} ${index}` : text;
  }

  /** The sentence for a value of an enum: its variant names the message, its fields fill it. */
  say(section: string, said: Json): string {
    return plainParts(this.parts(section, said));
  }

  parts(section: string, said: Json): Part[] {
    let tag: string;
    let fields: Json = null;
    if (typeof said === 'string') {
      tag = said;
    } else if (isObject(said)) {
      const first = Object.keys(said)[0];
      if (first === undefined) return [];
      tag = first;
      fields = said[first];
    } else {
      return [{ text: JSON.stringify(said) }];
    }
    const isHere = (path: string[]): boolean =>
      (path.reduce<Json | undefined>((value, name) => field(value ?? null, name), fields) ?? null) !== null;
    const pattern = this.messages.ofVariant(section, tag, isHere)?.value;
    return pattern == null
      ? [{ text: `${tag} ${JSON.stringify(fields)}` }]
      : this.format(pattern, this.argumentsOf(fields));
  }

  /** As `say`, but a missing message gives readable words instead of JSON. */
  sayOrLabel(section: string, said: Json): string {
    const tag = typeof said === 'string' ? said : isObject(said) ? (Object.keys(said)[0] ?? '') : '';
    return this.has(section, tag) ? this.say(section, said) : humanize(tag);
  }

  /** Fluent makes one flat text. A name that must keep its seat is a mark in it, which is taken apart afterwards. */
  private format(pattern: NonNullable<Message['value']>, given: { [name: string]: Argument }): Part[] {
    const marked: Part[][] = [];
    const text = this.messages.format(pattern, given, (kind, value, form) => {
      const parts = this.named(kind, value, form);
      if (!parts.some((part) => part.seat !== undefined)) return plainParts(parts);
      marked.push(parts);
      return new Mark(marked.length - 1);
    });
    if (marked.length === 0) return [{ text }];
    // Texts and the numbers of marks in turn.
    const pieces = text.split(/\uE000(\d+)\uE001/u);
    return pieces.flatMap((piece, at) =>
      at % 2 === 1 ? (marked[Number(piece)] ?? []) : piece === '' ? [] : [{ text: piece }],
    );
  }

  /** The fields of what is said, those further in by their path. */
  private argumentsOf(fields: Json): { [name: string]: Argument } {
    const found: { [name: string]: Argument } = {};
    const add = (inner: Json, within: string): void => {
      if (!isObject(inner)) return;
      for (const [key, value] of Object.entries(inner)) {
        const name = within === '' ? (/^\d/.test(key) ? `at${key}` : key) : `${within}-${key}`;
        add(value, name);
        if (value === null || value === undefined) continue;
        if (typeof value === 'number') found[name] = new Figure(value);
        else if (typeof value === 'string') found[name] = value;
        else if (typeof value === 'boolean') found[name] = String(value);
        else found[name] = new Whole(value, () => this.written(value));
      }
    };
    add(fields, '');
    return found;
  }

  /** The name of a thing, of all things of a list, or the sentence of what has fields. */
  private named(kind: string, value: Json, form: string | undefined): Part[] {
    if (isObject(value) && kind !== 'seat') return this.parts(kind, value);
    if (!Array.isArray(value)) return [this.name(kind, value, form)];
    return value.flatMap((one: Json, index) => {
      const named =
        kind === 'by_seat' ? this.parts(kind, { one: { seat: index, value: one } }) : this.named(kind, one, form);
      return index === 0 ? named : [{ text: this.between() }, ...named];
    });
  }

  private name(kind: string, value: Json, form?: string): Part {
    if (kind === 'seat') {
      if (typeof value !== 'number') return { text: this.unknownSeat(plain(value)) };
      return { text: this.players[value] ?? this.unknownSeat(value), seat: value };
    }
    const text = plain(value);
    const seat = /^player:(\d+)$/.exec(text)?.[1];
    const player = seat === undefined ? undefined : this.players[Number(seat)];
    if (player !== undefined) return { text: player, seat: Number(seat) };
    const printed = this.things[`${kind}:${text}`] ?? this.things[text];
    if (printed !== undefined) return { text: this.inThisLanguage(printed, form) };
    return { text: this.formOf(this.messages.get(kind, text), form) ?? this.written(value) };
  }

  /** A name that comes from a deck. Those that are printed have messages. */
  private inThisLanguage(name: string, form: string | undefined): string {
    if (this.messages.language === 'en') return name;
    return this.formOf(this.messages.get('name', lettersOf(name)), form) ?? name;
  }

  private formOf(message: Message | undefined, form: string | undefined): string | undefined {
    const pattern = (form === undefined ? undefined : message?.attributes[form]) ?? message?.value;
    return pattern == null ? undefined : plainParts(this.format(pattern, {}));
  }

  private unknownSeat(number: number | string): string {
    return this.say('seat', { unknown: { number: String(number) } });
  }

  /** What stands between the parts of a list. */
  private between(): string {
    return this.message('list', 'between') ?? ', ';
  }

  /** A value as it is read. */
  private written(value: Json): string {
    if (typeof value === 'number') return this.messages.figure(value);
    return Array.isArray(value) ? value.map((one: Json) => this.written(one)).join(this.between()) : plain(value);
  }
}

/** Stands in a text for a name with its seat. */
class Mark extends FluentType<number> {
  toString(): string {
    return `\uE000${this.value}\uE001`;
  }
}

/** A sentence without its colours. */
export function plainParts(parts: readonly Part[]): string {
  return parts.map(({ text }) => text).join('');
}

/** A name and what is written onto it: "Ada's", "Maple." */
export type Glued = Part & { tail: string };

const ONTO = /^(?:['’]s\b)?[.,;:!?)”’]*/u;

/** Takes the signs that follow a player's name to the name, so that no line begins with them. */
export function glued(parts: readonly Part[]): Glued[] {
  const pieces: Glued[] = [];
  for (const part of parts) {
    const before = pieces.at(-1);
    const onto = before?.seat === undefined || part.seat !== undefined ? '' : (ONTO.exec(part.text)?.[0] ?? '');
    if (before && onto !== '') before.tail = onto;
    if (part.seat !== undefined || part.text.length > onto.length)
      pieces.push({ ...part, text: part.text.slice(onto.length), tail: '' });
  }
  return pieces;
}

/** A value by which a name is looked up. */
function plain(value: Json): string {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  return JSON.stringify(value);
}

/** Letters of scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name inside a sentence: one that is written from right to left must not turn the words around it. */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}
