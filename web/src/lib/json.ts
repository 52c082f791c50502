// Reading JSON whose shape is the game's own business.
import type { Json } from './protocol';

export type JsonObject = { [key: string]: Json };

export function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function field(value: Json, key: string): Json {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** The variant of an externally tagged enum, and its fields. */
export function tagAndFields(value: Json): { tag: string; fields: JsonObject } | null {
  if (typeof value === 'string') return { tag: value, fields: {} };
  if (!isObject(value)) return null;
  const tags = Object.keys(value);
  const tag = tags[0];
  if (tag === undefined || tags.length !== 1) return null;
  const fields = value[tag];
  return { tag, fields: isObject(fields) ? fields : {} };
}

/** `offers_per_step` → "Offers per step": what stands in for a label that no message gives. */
export function humanize(key: string): string {
  const words = key.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function sameJson(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((value, index) => sameJson(value, b[index]));
  }
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => sameJson(a[key], field(b, key)));
}
