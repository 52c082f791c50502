// What has changed of a game, as the server tells it, made to what this device was told before. The server's side is
// `crates/protocol/src/delta.rs`; docs/protocol.md says what a delta is. Nothing here knows what the JSON means.
import type { Change, Json, Update } from './protocol';

/** A value after a delta; what has not changed is shared with the value before. `undefined` if the two do not fit. */
export function patched(value: Json, delta: Json): Json | undefined {
  if (Array.isArray(delta)) {
    if (delta.length === 1) return delta[0];
    const [from, count, items] = delta;
    if (!Array.isArray(value) || !Array.isArray(items) || typeof from !== 'number' || typeof count !== 'number')
      return undefined;
    return from + count <= value.length ? [...value.slice(0, from), ...items, ...value.slice(from + count)] : undefined;
  }
  if (typeof delta !== 'object' || delta === null) return undefined;
  const changes = Object.entries(delta);
  if (changes.length === 0) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as { [key: string]: Json };
  for (const [key, change] of changes) {
    const part = Object.hasOwn(copy, key) ? patched(copy[key], change) : undefined;
    if (part === undefined) return undefined;
    copy[key] = part;
  }
  return copy;
}

/** The game after a change; null if the change follows on another version, or on what other eyes were shown. */
export function changed(update: Update | null, change: Change): Update | null {
  if (!update || update.seat !== change.seat || update.version + 1 !== change.version) return null;
  const shown = patched(update.public, change.public);
  const own = patched(update.own, change.own);
  const choices = patched(update.choices, change.choices);
  if (shown === undefined || own === undefined || choices === undefined) return null;
  return { ...change, public: shown, own, choices, skipped: 0 };
}
