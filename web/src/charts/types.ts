// What a chart is made of, whatever it draws.

/** How a series is drawn. Series that differ in colour differ in their strokes too. */
export type Key = {
  name: string;
  /** A CSS colour. */
  colour: string;
  dash: string | null;
};

/** The figures of a chart as a table; the first column says what a row is about. */
export type Cells = { header: string[]; rows: string[][] };

/** Colours in charts.css. */
const COLOURS = 6;

export const DASHES = [null, '7 3', '2 3', '9 3 2 3', '5 2', '1 2'];

/** The place of a series among so many strokes or shapes. When all colours are used each begins again with another stroke, so
    that no two of many series look alike. */
export const turned = (index: number, count: number): number => (index + Math.floor(index / COLOURS)) % count;

/** A series of the whole table, by its place among the others. */
export const seriesKey = (name: string, index: number): Key => ({
  name,
  colour: `var(--figure-${(index % COLOURS) + 1})`,
  dash: DASHES[turned(index, DASHES.length)] ?? null,
});
