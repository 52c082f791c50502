// The figures of a debrief as a table in a file.
import { csvText } from '../charts/save';
import type { Debrief, Series } from '../lib/debrief';

const columnOf = (series: Series): string => (series.seat === null ? series.name : `${series.name}_${series.seat}`);

/** The same table as `countinghouse debrief --csv`. */
export function csvOf({ turns, series }: Debrief): string {
  const rows = turns.map((point, at) => [point.turn, point.entry, ...series.map((one) => one.values[at] ?? '')]);
  return csvText([['turn', 'entry', ...series.map(columnOf)], ...rows]);
}
