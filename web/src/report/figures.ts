// The figures of a chart as words and as a table, for those who do not look at the drawing.
import { amount, estimated } from '../charts/numbers';
import type { Cells } from '../charts/types';
import type { Chart } from '../lib/lab';
import { reportTexts as say } from './texts';

const nameOf = (series: string[], at: number): string => series[at] ?? '';

export function wordsOf({ drawn, unit }: Chart, series: string[]): string[] {
  if (drawn.kind === 'histogram')
    return drawn.bars.map(({ series: of, counts }) => {
      const games = counts.reduce((sum, count) => sum + count, 0);
      const most = counts.indexOf(Math.max(...counts));
      const low = counts.findIndex((count) => count > 0);
      const high = counts.findLastIndex((count) => count > 0);
      const share = estimated((counts[most] ?? 0) / Math.max(1, games), 'share');
      return say.histogramInWords(
        nameOf(series, of),
        games,
        drawn.axis,
        drawn.first + low,
        drawn.first + high,
        drawn.first + most,
        share,
      );
    });
  if (drawn.kind === 'course')
    return drawn.lines.flatMap(({ series: of, points }) => {
      const [first, last] = [points[0], points.at(-1)];
      if (!first || !last) return [];
      const high = Math.max(...points.map(({ middle }) => middle));
      const shown = (value: number): string => amount(value, unit);
      return say.courseInWords(
        nameOf(series, of),
        drawn.axis,
        first.round,
        shown(first.middle),
        last.round,
        shown(last.middle),
        shown(high),
      );
    });
  return drawn.groups.flatMap(({ label, estimates }) =>
    estimates.map((one) => say.intervalInWords(label, nameOf(series, one.series), intervalOf(one, unit))),
  );
}

const intervalOf = ({ value, low, high }: { value: number; low: number; high: number }, unit: string): string =>
  say.interval(estimated(value, unit), estimated(low, unit), estimated(high, unit));

/** Digits as they were counted or computed, so that a table can be worked with. */
const exact = (value: number): string => String(Number(value.toPrecision(6)));

export function cellsOf({ drawn }: Chart, series: string[]): Cells {
  if (drawn.kind === 'histogram') {
    const length = Math.max(...drawn.bars.map(({ counts }) => counts.length));
    const header = [drawn.axis, ...drawn.bars.map(({ series: of }) => say.column(nameOf(series, of), say.games))];
    const rows = Array.from({ length }, (_, at) => [
      String(drawn.first + at),
      ...drawn.bars.map(({ counts }) => String(counts[at] ?? 0)),
    ]);
    return { header, rows };
  }
  if (drawn.kind === 'course') {
    const parts = [say.counted, say.mean, say.tenth, say.median, say.ninth];
    const header = [
      drawn.axis,
      ...drawn.lines.flatMap(({ series: of }) => parts.map((part) => say.column(nameOf(series, of), part))),
    ];
    const rounds = [...new Set(drawn.lines.flatMap(({ points }) => points.map(({ round }) => round)))].sort(
      (a, b) => a - b,
    );
    const rows = rounds.map((round) => [
      String(round),
      ...drawn.lines.flatMap(({ points }) => {
        const point = points.find((one) => one.round === round);
        return point
          ? [String(point.readings), ...[point.mean, point.low, point.middle, point.high].map(exact)]
          : parts.map(() => '');
      }),
    ]);
    return { header, rows };
  }
  const rows = drawn.groups.flatMap(({ label, estimates }) =>
    estimates.map(({ series: of, value, low, high }) => [label, nameOf(series, of), ...[value, low, high].map(exact)]),
  );
  return { header: [say.row, say.series, say.estimate, say.from, say.to], rows };
}
