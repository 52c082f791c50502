// What the button of an action says: the action in the game's words, or more where the game knows more.
import type { Face } from '../games';
import type { Json } from '../lib/protocol';
import type { TableState } from '../lib/table.svelte';

export function buttonText(table: TableState, face: Face | null, action: Json): string {
  return face?.label?.(table, action) ?? table.words.sayOrLabel('action', action);
}
