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

export const DASHES = [null, '7 3', '2 3', '9 3 2 3', '5 2', '1 2'];

/** A series of the whole table, by its place among the others. */
export const seriesKey = (name: string, index: number): Key => ({
  name,
  colour: `var(--figure-${(index % COLOURS) + 1})`,
  dash: DASHES[index % DASHES.length] ?? null,
});

/** Colours in charts.css. */
const COLOURS = 6;
