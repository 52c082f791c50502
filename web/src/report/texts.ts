// What a report says by itself; everything else in it comes with its figures. The sentences are the messages `report-…`.
import { text, textsOf } from '../lib/text';

export const reportTexts = textsOf('report', {
  interval: (value: string, low: string, high: string): string => text('report-interval', { value, low, high }),
  band: (low: string, high: string): string => text('report-band', { low, high }),
  readings: (count: number): string => text('report-readings', { count }),
  column: (name: string, what: string): string => text('report-column', { name, what }),
  histogramInWords: (
    name: string,
    games: number,
    axis: string,
    low: number,
    high: number,
    mode: number,
    share: string,
  ): string => text('report-histogramInWords', { name, games, axis, low, high, mode, share }),
  intervalInWords: (label: string, name: string, interval: string): string =>
    text('report-intervalInWords', { label, name, interval }),
  courseInWords: (
    name: string,
    axis: string,
    first: number,
    start: string,
    last: number,
    end: string,
    high: string,
  ): string => text('report-courseInWords', { name, start, axis, first, end, last, high }),
  saveTableOf: (title: string): string => text('report-saveTableOf', { title }),
  open: (title: string): string => text('report-open', { title }),
});
