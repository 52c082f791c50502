// What stands around every chart; the sentences are the messages `chart-…`.
import { text, textsOf } from '../lib/text';

export const chartTexts = textsOf('chart', {
  tableOf: (title: string): string => text('chart-tableOf', { title }),
  saveSvgOf: (title: string): string => text('chart-saveSvgOf', { title }),
  savePngOf: (title: string): string => text('chart-savePngOf', { title }),
  saveCsvOf: (title: string): string => text('chart-saveCsvOf', { title }),
});
