// Sentences for events, refusals and labels, made from the messages of a game by the same few rules as
// crates/game-core/src/words.rs; messages/words-cases.json holds both sides to them.
import { field, humanize, isObject, type JsonObject } from './json';
import type { Json } from './protocol';
import { texts } from './texts';

/** A piece of a sentence; a player's name knows its seat, so that it can be shown in its colour. */
export type Part = { text: string; seat?: number };

export class Words {
  constructor(
    private readonly messages: Json,
    private readonly names: { [element: string]: string } = {},
    private readonly players: readonly string[] = [],
  ) {}

  message(section: string, key: string): string | undefined {
    const found = field(field(this.messages, section), key);
    return typeof found === 'string' ? found : undefined;
  }

  section(name: string): JsonObject {
    const found = field(this.messages, name);
    return isObject(found) ? found : {};
  }

  /** The message, or the key in readable form where there is none. */
  label(section: string, key: string): string {
    return this.message(section, key) ?? humanize(key);
  }

  /** Where the game stands: in rounds, or as the game itself counts. */
  round(round: number): string {
    return this.message('face', 'round') === undefined ? texts.round(round) : this.say('face', { round: { round } });
  }

  /** Label and help of a set-up option. */
  option(name: string): { label: string; help: string } {
    const found = field(field(this.messages, 'option'), name);
    const text = (key: string): string => {
      const value = field(found, key);
      return typeof value === 'string' ? value : '';
    };
    return { label: text('label') || humanize(name), help: text('help') };
  }

  player(seat: number): string {
    return isolated(this.players[seat] ?? `seat ${seat}`);
  }

  /** The name of an element such as `card:7`. */
  element(element: string): string {
    const [kind = '', ...indices] = element.split(':');
    const index = indices[0];
    // Where a name holds a player's, the messages say it: "credit of {0:seat} on {1:block}".
    const template = this.message('element', kind);
    if (template !== undefined) {
      const fields = Object.fromEntries(indices.map((text, at) => [at, Number(text)]));
      return this.fill(template, fields)
        .map((part) => part.text)
        .join('');
    }
    if (index === undefined) return this.name(kind, element).text;
    const { text } = this.name(kind === 'player' ? 'seat' : kind, Number(index));
    // A bare number says nothing: "Pile 3".
    return text === index ? `${this.label('view', kind)} ${index}` : text;
  }

  /** The sentence for a value of an enum: its variant names the message, its fields fill it. */
  say(section: string, said: Json): string {
    return this.parts(section, said)
      .map((part) => part.text)
      .join('');
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
    const template = this.messageFor(section, tag, fields);
    return template === undefined ? [{ text: `${tag} ${JSON.stringify(fields)}` }] : this.fill(template, fields);
  }

  /** The message of a variant: `decline+reason` instead of `decline` where the optional part is there. */
  private messageFor(section: string, tag: string, fields: Json): string | undefined {
    let best: { parts: number; text: string } | undefined;
    for (const [key, text] of Object.entries(this.section(section))) {
      const [variant, ...optional] = key.split('+');
      const isHere = (path: string): boolean =>
        (path.split('.').reduce<Json | undefined>((value, name) => field(value ?? null, name), fields) ?? null) !==
        null;
      if (variant !== tag || typeof text !== 'string' || !optional.every(isHere)) continue;
      if (best === undefined || optional.length >= best.parts) best = { parts: optional.length, text };
    }
    return best?.text;
  }

  /** As `say`, but a missing message gives readable words instead of JSON. */
  sayOrLabel(section: string, said: Json): string {
    const tag = typeof said === 'string' ? said : isObject(said) ? (Object.keys(said)[0] ?? '') : '';
    return this.message(section, tag) === undefined ? humanize(tag) : this.say(section, said);
  }

  private fill(template: string, fields: Json): Part[] {
    const parts: Part[] = [];
    let rest = template;
    for (;;) {
      const open = rest.indexOf('{');
      const close = open < 0 ? -1 : rest.indexOf('}', open);
      if (close < 0) break;
      if (open > 0) parts.push({ text: rest.slice(0, open) });
      parts.push(...this.placeholder(rest.slice(open + 1, close), fields));
      rest = rest.slice(close + 1);
    }
    if (rest !== '') parts.push({ text: rest });
    return parts;
  }

  private placeholder(spec: string, fields: Json): Part[] {
    const [path = '', kind, ...others] = spec.split(':');
    const forms = others.length > 0 ? others.join(':') : undefined;
    const value = path.split('.').reduce<Json>((inner, key) => field(inner, key) ?? null, fields);
    if (kind !== undefined && isObject(value)) return this.parts(kind, value);
    if (kind === undefined) return [{ text: plain(value) }];
    if (kind === 'plural' && forms !== undefined) {
      const bar = forms.indexOf('|');
      const [one, many] = bar < 0 ? [forms, forms] : [forms.slice(0, bar), forms.slice(bar + 1)];
      return [{ text: `${plain(value)} ${value === 1 ? one : many}` }];
    }
    if (!Array.isArray(value)) return [this.name(kind, value)];
    return value.flatMap((one: Json, index) => {
      const named = isObject(one) ? this.parts(kind, one) : [this.name(kind, one)];
      return index === 0 ? named : [{ text: ', ' }, ...named];
    });
  }

  private name(kind: string, value: Json): Part {
    if (kind === 'seat') {
      if (typeof value !== 'number') return { text: `seat ${plain(value)}` };
      return { text: this.players[value] ?? `seat ${value}`, seat: value };
    }
    const text = plain(value);
    const seat = /^player:(\d+)$/.exec(text)?.[1];
    const player = seat === undefined ? undefined : this.players[Number(seat)];
    if (player !== undefined) return { text: player, seat: Number(seat) };
    return { text: this.names[`${kind}:${text}`] ?? this.names[text] ?? this.message(kind, text) ?? text };
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

function plain(value: Json): string {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(plain).join(', ');
  return JSON.stringify(value);
}

/** Letters of scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name inside a sentence: one that is written from right to left must not turn the words around it. */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}
