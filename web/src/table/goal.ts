// Whether how one wins is shown at a table: in somebody's first game, until they have read it, and again with the hints.
import { preferences } from '../lib/prefs.svelte';
import type { TableState } from '../lib/table.svelte';

const keyOf = (table: TableState): string => `${table.game?.id}.goal`;

export function isGoalShown(table: TableState): boolean {
  return preferences.hints && table.seats.length > 0 && !table.isOver && !preferences.read.includes(keyOf(table));
}

export function markGoalRead(table: TableState): void {
  preferences.markRead(keyOf(table));
}
