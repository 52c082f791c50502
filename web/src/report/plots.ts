// The three kinds of charts of a report, drawn by Observable Plot: every series on the same axes.
import {
  areaY,
  axisX,
  axisY,
  dot,
  gridX,
  gridY,
  lineY,
  link,
  plot,
  pointerX,
  ruleX,
  ruleY,
  text,
  tip,
} from '@observablehq/plot';
import { forTheEye, LETTERS } from '../charts/drawing';
import { wrapped } from '../charts/lines';
import { amount, bounds, estimated } from '../charts/numbers';
import { seriesKey, turned } from '../charts/types';
import type { Chart, CourseLine, Drawn, Group } from '../lib/lab';
import { reportTexts } from './texts';

type Of<Kind extends Drawn['kind']> = Extract<Drawn, { kind: Kind }>;
type Frame = { unit: string; series: string[]; width: number };

const SOFT = { color: 'var(--ink-soft)' };
const SYMBOLS = ['circle', 'square', 'triangle', 'diamond', 'star', 'cross'] as const;
const TIP = { fill: 'var(--raised)', stroke: 'var(--line-strong)' };
export const HEIGHT = 280;
/** Areas of more series than this lie on each other until none is seen. */
const AREAS = 3;

export function draw(chart: Chart, series: string[], width: number): SVGSVGElement {
  const frame = { unit: chart.unit, series, width };
  const { drawn } = chart;
  if (drawn.kind === 'histogram') return histogram(drawn, frame);
  return drawn.kind === 'course' ? course(drawn, frame) : intervals(drawn, frame);
}

/** The room a chart will take. */
export function heightOf({ drawn }: Chart, width: number): number {
  return drawn.kind === 'intervals' ? layout(drawn.groups, width).height : HEIGHT;
}

const isNarrow = (width: number): boolean => width < 440;
const wholeTicks = (from: number, to: number, width: number): number => Math.min(to - from, isNarrow(width) ? 6 : 12);
const whole = (value: number): string => (Number.isInteger(value) ? String(value) : '');

/** Outlines on one axis. A number that never occurred keeps its place. */
function histogram({ axis, first, bars }: Of<'histogram'>, { series, width }: Frame): SVGSVGElement {
  const last = first + Math.max(...bars.map(({ counts }) => counts.length)) - 1;
  const shares = bars.map(({ series: of, counts }) => {
    const all = Math.max(
      1,
      counts.reduce((sum, count) => sum + count, 0),
    );
    const points = counts.map((count, at) => ({ value: first + at, share: count / all, name: series[of] ?? '' }));
    return { key: seriesKey(series[of] ?? '', of), points };
  });
  // An outline begins and ends on the ground.
  const outline = (points: { value: number; share: number }[]) => [
    { value: first - 1, share: 0 },
    ...points,
    { value: last + 1, share: 0 },
  ];
  const titled = ({ name, value, share }: { name: string; value: number; share: number }): string =>
    `${name}\n${axis} ${value}: ${estimated(share, 'share')}`;
  // A single number is a bar with air beside it, not a wall.
  const margin = Math.max(0.6, 3 - (last - first));
  return drawnBy({
    width,
    height: HEIGHT,
    x: { domain: [first - margin, last + margin], clamp: true },
    y: { domain: bounds(shares.flatMap(({ points }) => points.map(({ share }) => share))) },
    marks: [
      gridY({ ticks: 5, stroke: 'var(--line)', strokeOpacity: 1 }),
      axisX({
        label: `${axis} →`,
        ticks: first === last ? [first] : wholeTicks(first, last, width),
        tickFormat: whole,
        tickSize: 4,
        ...SOFT,
      }),
      axisY({ label: null, ticks: 5, tickSize: 0, tickFormat: (share: number) => estimated(share, 'share'), ...SOFT }),
      ...(shares.length > AREAS ? [] : shares).map(({ key, points }) =>
        areaY(outline(points), {
          x: 'value',
          y: 'share',
          curve: 'step',
          fill: key.colour,
          fillOpacity: shares.length > 1 ? 0.12 : 0.3,
        }),
      ),
      ...shares.map(({ key, points }) =>
        lineY(outline(points), {
          x: 'value',
          y: 'share',
          curve: 'step',
          stroke: key.colour,
          strokeWidth: 2.5,
          ...dashed(key.dash),
        }),
      ),
      ruleY([0], { stroke: 'var(--line-strong)' }),
      tip(
        shares.flatMap(({ points }) => points),
        pointerX({ x: 'value', y: 'share', title: titled, ...TIP } as object),
      ),
    ],
  });
}

/** Medians with the band that holds the middle eight tenths; of many series the medians alone, for the table has the rest. Rounds that few games reached are drawn faintly. */
function course({ axis, lines }: Of<'course'>, { unit, series, width }: Frame): SVGSVGElement {
  const all = lines.flatMap(({ points }) => points);
  const rounds = all.map(({ round }) => round);
  const [first, last] = [Math.min(...rounds), Math.max(...rounds)];
  const drawn = lines.map((line) => ({ ...parted(line), key: seriesKey(series[line.series] ?? '', line.series) }));
  const titled = ({ name, point }: { name: string; point: CourseLine['points'][number] }): string =>
    `${name}\n${axis} ${point.round}: ${amount(point.middle, unit)}\n${reportTexts.band(amount(point.low, unit), amount(point.high, unit))}\n${reportTexts.readings(point.readings)}`;
  return drawnBy({
    width,
    height: HEIGHT,
    x: { domain: [first, Math.max(last, first + 1)] },
    y: {
      domain: bounds(all.flatMap(({ low, middle, high }) => (lines.length > AREAS ? [middle] : [low, high]))),
    },
    marks: [
      gridY({ ticks: 5, stroke: 'var(--line)', strokeOpacity: 1 }),
      axisX({ label: `${axis} →`, ticks: wholeTicks(first, last, width), tickFormat: whole, tickSize: 4, ...SOFT }),
      axisY({ label: null, ticks: 5, tickSize: 0, tickFormat: (value: number) => amount(value, unit), ...SOFT }),
      ...(drawn.length > AREAS ? [] : drawn).flatMap(({ key, many, few }) => [
        areaY(many, { x: 'round', y1: 'low', y2: 'high', fill: key.colour, fillOpacity: 0.14 }),
        areaY(few, { x: 'round', y1: 'low', y2: 'high', fill: key.colour, fillOpacity: 0.05 }),
      ]),
      ...drawn.flatMap(({ key, many, few }) => [
        lineY(many, {
          x: 'round',
          y: 'middle',
          stroke: key.colour,
          strokeWidth: 2.5,
          strokeLinejoin: 'round',
          ...dashed(key.dash),
        }),
        lineY(few, {
          x: 'round',
          y: 'middle',
          stroke: key.colour,
          strokeWidth: 1.5,
          strokeOpacity: 0.6,
          ...dashed(key.dash),
        }),
        dot(many.length === 1 ? many : [], { x: 'round', y: 'middle', fill: key.colour, r: 3 }),
      ]),
      ruleY([0], { stroke: 'var(--line-strong)' }),
      tip(
        lines.flatMap(({ series: of, points }) => points.map((point) => ({ name: series[of] ?? '', point }))),
        pointerX({
          x: ({ point }: { point: { round: number } }) => point.round,
          y: ({ point }: { point: { middle: number } }) => point.middle,
          title: titled,
          ...TIP,
        } as object),
      ),
    ],
  });
}

/** A round counts as reached by few if it has less than a tenth of the readings of the fullest one. */
function parted({ points }: CourseLine): { many: CourseLine['points']; few: CourseLine['points'] } {
  const most = Math.max(...points.map(({ readings }) => readings));
  const end = points.findLastIndex(({ readings }) => readings * 10 >= most);
  return { many: points.slice(0, end + 1), few: points.slice(Math.max(0, end)) };
}

const ROW = 22;
const LINE = 16;
const GAP = 12;
const TOP = 14;
const BOTTOM = 38;
const LETTER = 6.9;

type Placed = {
  group: Group;
  lines: string[];
  /** The middle of the label. */ label: number;
  /** The middle of each estimate. */ rows: number[];
};

/** Where labels beside the estimates would leave too little room, they stand above them. */
const isStacked = (width: number): boolean => width < 640;

/** Labels are wrapped and never cut. */
function layout(groups: Group[], width: number): { placed: Placed[]; left: number; right: number; height: number } {
  const stacked = isStacked(width);
  const longest = Math.max(8, ...groups.map(({ label }) => label.length));
  const left = stacked ? 12 : Math.min(width * 0.34, 20 + longest * LETTER);
  const letters = Math.max(8, Math.floor(((stacked ? width : left) - 20) / LETTER));
  let y = TOP;
  const placed = groups.map((group) => {
    const lines = wrapped(group.label, letters);
    const words = lines.length * LINE;
    const marks = group.estimates.length * ROW;
    const height = stacked ? words + marks : Math.max(words, marks);
    const start = stacked ? y + words : y + (height - marks) / 2;
    const rows = group.estimates.map((_, at) => start + ROW * (at + 0.5));
    const label = stacked ? y + words / 2 : y + height / 2;
    y += height + GAP;
    return { group, lines, label, rows };
  });
  return { placed, left, right: isNarrow(width) ? 16 : 176, height: y + BOTTOM };
}

/** A forest plot: an estimate with its interval in each row, and a line where there is no effect. */
function intervals({ nothing, groups }: Of<'intervals'>, { unit, series, width }: Frame): SVGSVGElement {
  const { placed, left, right, height } = layout(groups, width);
  const rows = placed.flatMap(({ group, rows: at }) =>
    group.estimates.map((estimate, index) => ({
      ...estimate,
      y: at[index] ?? 0,
      key: seriesKey(series[estimate.series] ?? '', estimate.series),
      title: `${group.label}\n${series[estimate.series] ?? ''}\n${reportTexts.interval(estimated(estimate.value, unit), estimated(estimate.low, unit), estimated(estimate.high, unit))}`,
    })),
  );
  const ends = rows.flatMap(({ low, high }) => [low, high]).concat(nothing);
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const room = (high - low || 1) * 0.05;
  const caps = rows.flatMap((row) => [
    { ...row, x: row.low },
    { ...row, x: row.high },
  ]);
  const bottom = height - BOTTOM;
  return drawnBy({
    width,
    height,
    marginLeft: left,
    marginRight: right,
    marginTop: TOP,
    marginBottom: BOTTOM,
    x: { domain: [low - (low < nothing ? room : 0), high + room] },
    y: { type: 'identity', axis: null },
    marks: [
      gridX({
        ticks: isStacked(width) ? 4 : 6,
        y1: TOP,
        y2: bottom,
        stroke: 'var(--line)',
        strokeOpacity: 1,
      } as object),
      axisX({
        label: null,
        ticks: isStacked(width) ? 4 : 6,
        tickSize: 6,
        tickFormat: (value: number) => estimated(value, unit),
        ...SOFT,
      }),
      ruleX([nothing], { y1: TOP - 6, y2: bottom, stroke: 'var(--ink-soft)', strokeDasharray: '4 4' }),
      ...placed.map(({ lines, label }) =>
        text([{ label }], {
          ...(isStacked(width)
            ? { frameAnchor: 'left', textAnchor: 'start' }
            : { frameAnchor: 'left', textAnchor: 'end', dx: -12 }),
          y: 'label',
          text: () => lines.join('\n'),
          lineHeight: LINE / 13,
          stroke: 'var(--paper)',
          strokeWidth: 5,
          fill: 'var(--ink)',
        } as object),
      ),
      link(rows, {
        x1: 'low',
        x2: 'high',
        y1: 'y',
        y2: 'y',
        stroke: ({ key }: { key: { colour: string } }) => key.colour,
        strokeWidth: 2,
      }),
      link(caps, {
        x1: 'x',
        x2: 'x',
        y1: ({ y }: { y: number }) => y - 5,
        y2: ({ y }: { y: number }) => y + 5,
        stroke: ({ key }: { key: { colour: string } }) => key.colour,
        strokeWidth: 2,
      }),
      ...rows.map((row) =>
        dot([row], {
          x: 'value',
          y: 'y',
          fill: row.key.colour,
          r: 5,
          symbol: SYMBOLS[turned(row.series, SYMBOLS.length)] ?? 'circle',
        }),
      ),
      isNarrow(width)
        ? null
        : text(rows, {
            frameAnchor: 'right',
            y: 'y',
            dx: right - 4,
            textAnchor: 'end',
            fill: 'var(--ink-soft)',
            text: (row: (typeof rows)[number]) =>
              reportTexts.interval(estimated(row.value, unit), estimated(row.low, unit), estimated(row.high, unit)),
          } as object),
      tip(rows, pointerX({ x: 'value', y: 'y', title: 'title', ...TIP, maxRadius: 30 } as object)),
    ],
  });
}

const dashed = (dash: string | null) => (dash === null ? {} : { strokeDasharray: dash });

function drawnBy(options: Parameters<typeof plot>[0]): SVGSVGElement {
  return forTheEye(
    plot({
      marginLeft: 56,
      marginRight: 18,
      marginTop: 14,
      marginBottom: 38,
      style: LETTERS,
      ...options,
    }) as SVGSVGElement,
  );
}
