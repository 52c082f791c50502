// The set-up form, read from the JSON Schema of a game's set-up. What may be entered is the schema's business;
// whether it can be played is the server's.
import { field, humanize, isObject, sameJson, type JsonObject } from './json';
import type { Json } from './protocol';
import type { Words } from './words';

export type Option = { value: Json; label: string };
export type SetupField = { name: string; label: string; help: string; printed: Json } & (
  | { kind: 'number'; min: number | null; max: number | null; mayBeEmpty: boolean }
  | { kind: 'seat' }
  | { kind: 'seats' }
  | { kind: 'boolean' }
  | { kind: 'choice'; options: Option[] }
  | { kind: 'json'; part: Json }
);
export type SetupValues = { [name: string]: Json };

export function setupFields(schema: Json, defaults: Json, words: Words): SetupField[] {
  const properties = field(schema, 'properties');
  if (!isObject(properties)) return [];
  return Object.entries(properties).map(([name, property]) => {
    const resolved = resolve(schema, property);
    const { label, help } = words.option(name);
    const described = field(property, 'description') ?? field(resolved, 'description');
    const base = {
      name,
      label,
      help: help || (typeof described === 'string' ? described : ''),
      printed: field(defaults, name) ?? field(property, 'default') ?? null,
    };
    return { ...base, ...kindOf(schema, resolved, property, name, words) };
  });
}

function kindOf(schema: Json, property: JsonObject, part: Json, name: string, words: Words) {
  // Something that may be absent has "null" beside what it is.
  const types = Array.isArray(property['type']) ? property['type'] : [property['type']];
  const mayBeEmpty = types.includes('null');
  const type = types.find((one: Json) => one !== 'null');
  const options = optionsOf(property, name, words);
  if (options.length > 0) return { kind: 'choice', options } as const;
  if (type === 'boolean') return { kind: 'boolean' } as const;
  if (type === 'integer' && isSeat(part)) return { kind: 'seat' } as const;
  if (type === 'integer' || type === 'number') {
    return { kind: 'number', min: bound(property['minimum']), max: bound(property['maximum']), mayBeEmpty } as const;
  }
  if (type === 'array' && resolve(schema, property['items'])['type'] === 'integer') return { kind: 'seats' } as const;
  return { kind: 'json', part } as const;
}

/** A seat or nobody. */
function isSeat(part: Json): boolean {
  const either = field(part, 'anyOf');
  return Array.isArray(either) && either.some((one: Json) => field(one, '$ref') === '#/$defs/Seat');
}

const bound = (value: Json): number | null => (typeof value === 'number' ? value : null);

function optionsOf(property: JsonObject, name: string, words: Words): Option[] {
  const listed = property['enum'];
  const variants = property['oneOf'];
  const values = Array.isArray(listed)
    ? listed
    : Array.isArray(variants) && variants.every((variant: Json) => field(variant, 'const') !== undefined)
      ? variants.map((variant: Json) => field(variant, 'const'))
      : [];
  return values.map((value: Json) => ({ value, label: words.message(name, String(value)) ?? humanize(String(value)) }));
}

/** Follows references; an option that may be absent is shown as what it is when present. */
export function resolve(schema: Json, property: Json): JsonObject {
  if (!isObject(property)) return {};
  const reference = property['$ref'];
  if (typeof reference === 'string') {
    const path = reference.replace(/^#\//, '').split('/');
    return resolve(
      schema,
      path.reduce<Json>((inner, key) => field(inner, key), schema),
    );
  }
  const either = property['anyOf'];
  if (Array.isArray(either) && either.length === 2 && either.some((one: Json) => field(one, 'type') === 'null')) {
    const present = resolve(
      schema,
      either.find((one: Json) => field(one, 'type') !== 'null'),
    );
    return { ...present, type: [present['type'] ?? 'object', 'null'] };
  }
  const all = property['allOf'];
  if (Array.isArray(all) && all.length === 1) return resolve(schema, all[0]);
  return property;
}

/** Printed numbers and decks make a house rule when changed; choices the rulebook offers do not. */
export function isHouseRule(option: SetupField, value: Json): boolean {
  return option.kind !== 'choice' && option.kind !== 'boolean' && !sameJson(value, option.printed);
}

/** What is wrong with a value, before the server is asked. */
export function isOutOfBounds(option: SetupField, value: Json): boolean {
  if (option.kind !== 'number' || (option.mayBeEmpty && value === null)) return false;
  if (typeof value !== 'number' || !Number.isInteger(value)) return true;
  return (option.min !== null && value < option.min) || (option.max !== null && value > option.max);
}

/** Only what differs from the print is sent. */
export function changedSetup(fields: readonly SetupField[], values: SetupValues): SetupValues {
  const changed = fields.filter((option) => {
    const value = values[option.name];
    return value !== undefined && !sameJson(value, option.printed);
  });
  return Object.fromEntries(changed.map((option) => [option.name, values[option.name]]));
}
