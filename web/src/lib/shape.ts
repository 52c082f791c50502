// The shape of data that is edited in the page, read from a JSON Schema as schemars writes it: numbers, texts, choices,
// variants with fields, and lists of these. What may be entered is the schema's business; whether a table can be opened
// with it is the server's.
import { field, humanize, isObject, sameJson, tagAndFields, type JsonObject } from './json';
import type { Json } from './protocol';
import { resolve, type Option } from './schema';
import type { Words } from './words';

export type Shape =
  | { kind: 'number'; min: number | null; max: number | null }
  | { kind: 'text' }
  | { kind: 'boolean' }
  | { kind: 'choice'; options: Option[] }
  | { kind: 'variants'; type: string; variants: Variant[] }
  | { kind: 'object'; fields: ShapeField[] }
  | { kind: 'list'; item: Shape; max: number | null }
  | { kind: 'json' };
export type Variant = { tag: string; label: string; help: string; fields: ShapeField[] };
export type ShapeField = { name: string; label: string; help: string; required: boolean; shape: Shape };

/** The shape of a part of a schema. Labels are looked up under the name of the type. */
export function shapeOf(schema: Json, part: Json, words: Words): Shape {
  const node = resolve(schema, part);
  const type = snake(typeName(part));
  const types = Array.isArray(node['type']) ? node['type'] : [node['type']];
  const kind = types.find((one: Json) => one !== 'null');
  const values = constants(node);
  if (values.length > 0) {
    return {
      kind: 'choice',
      options: values.map((value) => ({ value, label: capital(words.label(type, String(value))) })),
    };
  }
  const variants = node['oneOf'];
  if (Array.isArray(variants)) {
    const read = variants.map((variant: Json) => variantOf(schema, variant, words));
    if (read.every((variant) => variant !== null)) return { kind: 'variants', type, variants: read };
  }
  if (kind === 'boolean') return { kind: 'boolean' };
  if (kind === 'integer' || kind === 'number') {
    return { kind: 'number', min: bound(node['minimum']), max: bound(node['maximum']) };
  }
  if (kind === 'string') return { kind: 'text' };
  if (kind === 'array')
    return { kind: 'list', item: shapeOf(schema, node['items'], words), max: bound(node['maxItems']) };
  if (isObject(node['properties'])) return { kind: 'object', fields: fieldsOf(schema, node, words) };
  return { kind: 'json' };
}

const bound = (value: Json): number | null => (typeof value === 'number' ? value : null);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The values of an enum without fields; those with a description of their own stand apart. */
function constants(node: JsonObject): Json[] {
  if (Array.isArray(node['enum'])) return node['enum'];
  const parts = node['oneOf'];
  if (!Array.isArray(parts)) return [];
  const values = parts.map((part: Json): Json[] => {
    const listed = field(part, 'enum');
    if (Array.isArray(listed)) return listed;
    const value = field(part, 'const');
    return value === undefined ? [] : [value];
  });
  return values.every((some) => some.length > 0) ? values.flat() : [];
}

function variantOf(schema: Json, variant: Json, words: Words): Variant | null {
  const properties = field(variant, 'properties');
  const tag = isObject(properties) ? Object.keys(properties)[0] : undefined;
  if (!isObject(properties) || tag === undefined) return null;
  const help = field(variant, 'description');
  const inner = resolve(schema, properties[tag]);
  return {
    tag,
    label: humanize(tag),
    help: typeof help === 'string' ? help : '',
    fields: fieldsOf(schema, inner, words),
  };
}

function fieldsOf(schema: Json, node: JsonObject, words: Words): ShapeField[] {
  const properties = node['properties'];
  if (!isObject(properties)) return [];
  const required = Array.isArray(node['required']) ? node['required'] : [];
  return Object.entries(properties).map(([name, property]) => {
    const help = field(property, 'description');
    return {
      name,
      label: humanize(name),
      help: typeof help === 'string' ? help : '',
      required: required.includes(name),
      shape: shapeOf(schema, property, words),
    };
  });
}

/** The name of the type a part refers to, or of what it is when it is present. */
function typeName(part: Json): string {
  const reference = field(part, '$ref');
  if (typeof reference === 'string') return reference.split('/').at(-1) ?? '';
  for (const key of ['anyOf', 'allOf']) {
    const parts = field(part, key);
    const found = Array.isArray(parts) ? parts.map(typeName).find((name) => name !== '') : undefined;
    if (found !== undefined) return found;
  }
  return '';
}

const snake = (name: string): string => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '_').toLowerCase();

/** What stands there when something is added: the smallest value of its shape. */
export function blankOf(shape: Shape): Json {
  switch (shape.kind) {
    case 'number':
      return Math.max(shape.min ?? 0, 1);
    case 'text':
      return '';
    case 'boolean':
      return false;
    case 'choice':
      return shape.options[0]?.value ?? null;
    case 'variants':
      return shape.variants[0] ? blankVariant(shape.variants[0]) : null;
    case 'object':
      return blankFields(shape.fields);
    case 'list':
      return [];
    case 'json':
      return null;
  }
}

export const blankVariant = (variant: Variant): Json => ({ [variant.tag]: blankFields(variant.fields) });

function blankFields(fields: readonly ShapeField[]): Json {
  const needed = fields.filter((one) => one.required);
  return Object.fromEntries(needed.map((one) => [one.name, listed(one.shape)]));
}

/** A list that must be there has one entry to begin with, or nobody would see what belongs into it. */
function listed(shape: Shape): Json {
  return shape.kind === 'list' ? [blankOf(shape.item)] : blankOf(shape);
}

/** An object with one of its fields changed; what may be left out and says nothing is left out. */
export function withField(value: Json, one: ShapeField, changed: Json): Json {
  const rest = isObject(value) ? value : {};
  const isNothing = changed === null || changed === undefined || changed === '' || changed === false;
  if (isNothing && !one.required) return Object.fromEntries(Object.entries(rest).filter(([name]) => name !== one.name));
  return { ...rest, [one.name]: changed };
}

/** A variant with one of its fields changed. */
export function withVariantField(value: Json, one: ShapeField, changed: Json): Json {
  const said = tagAndFields(value);
  return said === null ? value : { [said.tag]: withField(said.fields, one, changed) };
}

/** What a thing in a list is called: by its name or title. */
export function nameOf(value: Json): string {
  const name = field(value, 'name') ?? field(value, 'title');
  return typeof name === 'string' ? name : '';
}

/** The printed entry that an entry was made of: the one of its name, or the one in its place if that name is gone. */
export function printedEntry(list: readonly Json[], printed: readonly Json[], at: number): Json | undefined {
  const name = nameOf(list[at]);
  const namesake = name === '' ? undefined : printed.find((one) => nameOf(one) === name);
  if (namesake !== undefined) return namesake;
  const there = printed[at];
  const isElsewhere = nameOf(there) !== '' && list.some((one) => nameOf(one) === nameOf(there));
  return isElsewhere ? undefined : there;
}

/** The printed deck that a deck was made of: the one with the most entries in common. */
export function nearestDeck<T extends { deck: Json }>(deck: Json, printed: readonly T[]): T | undefined {
  const entries = (of: Json): Json[] => (isObject(of) ? Object.values(of).flat() : []);
  const own = entries(deck);
  const common = (one: T): number =>
    entries(one.deck).filter((entry) => own.some((other) => sameJson(entry, other))).length;
  return [...printed].sort((a, b) => common(b) - common(a))[0];
}

/** Whether a field is not as printed; without a printed entry nothing is compared. */
export function differs(printed: Json | undefined, value: Json, name: string): boolean {
  return printed !== undefined && !sameJson(field(printed, name) ?? null, field(value, name) ?? null);
}

/** A value in a few words, to stand beside its replacement. */
export function inWords(shape: Shape, value: Json, words: Words): string {
  if (value === null || value === undefined) return '–';
  if (shape.kind === 'choice') return shape.options.find((one) => one.value === value)?.label ?? String(value);
  if (shape.kind === 'variants') return sentenceOf(shape.type, value, words);
  if (Array.isArray(value)) return value.map((one: Json) => String(one)).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The sentences of the game for a value of this type: of the sections its messages name under `preview`, or of the one
    that is called like the type. */
export function sentencesOf(type: string, value: Json, words: Words): string[] {
  const own = words.keys(type).length > 0 ? [type] : [];
  const named = words.data('preview')[type];
  const sections = typeof named === 'string' ? named.split(' ') : own;
  return sections.map((section) => words.say(section, value));
}

function sentenceOf(type: string, value: Json, words: Words): string {
  return sentencesOf(type, value, words)[0] ?? humanize(tagAndFields(value)?.tag ?? '');
}
