// Debriefs and their charts as files: figures as CSV, everything as JSON, drawings as SVG or PNG.
import type { Debrief, Series } from '../lib/debrief';

export function save(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

const columnOf = (series: Series): string => (series.seat === null ? series.name : `${series.name}_${series.seat}`);

/** The same table as `countinghouse debrief --csv`. */
export function csvOf({ turns, series }: Debrief): string {
  const rows = turns.map((point, at) =>
    [point.turn, point.entry, ...series.map((one) => one.values[at] ?? '')].join(','),
  );
  return [['turn', 'entry', ...series.map(columnOf)].join(','), ...rows, ''].join('\n');
}

const DRAWN = ['fill', 'stroke', 'color', 'font-family', 'font-size', 'font-weight', 'opacity', 'stroke-width'];

/** A drawing that needs no style sheet: what the page says about its colours and letters is written into it. */
export function standalone(drawing: SVGSVGElement, title: string): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll('*')];
  const copies = [copy, ...copy.querySelectorAll('*')];
  originals.forEach((original, at) => {
    const style = getComputedStyle(original);
    for (const property of DRAWN) copies[at]?.setAttribute(property, style.getPropertyValue(property));
    copies[at]?.removeAttribute('style');
    copies[at]?.removeAttribute('class');
  });
  const { width, height } = sizeOf(drawing);
  const head = 44;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('viewBox', `0 ${-head} ${width} ${height + head}`);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height + head));
  copy.removeAttribute('aria-hidden');
  const style = getComputedStyle(document.body);
  const ground = element('rect', { x: 0, y: -head, width, height: height + head, fill: paper() });
  const letters = { 'font-family': style.fontFamily, fill: style.color, 'text-anchor': 'start' };
  const heading = element('text', { x: 12, y: -head + 26, 'font-size': 18, 'font-weight': 600, ...letters });
  heading.textContent = title;
  copy.prepend(ground, heading);
  return copy;
}

export const paper = (): string => getComputedStyle(document.querySelector('.sheet') ?? document.body).backgroundColor;

export function element(name: string, attributes: { [name: string]: string | number }): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

function sizeOf(drawing: SVGSVGElement): { width: number; height: number } {
  const { width, height } = drawing.viewBox.baseVal;
  return { width, height };
}

export const svgFile = (drawing: SVGSVGElement): Blob =>
  new Blob([new XMLSerializer().serializeToString(drawing)], { type: 'image/svg+xml' });

/** Twice as fine as it is drawn, for slides. */
export async function pngFile(drawing: SVGSVGElement): Promise<Blob> {
  const { width, height } = sizeOf(drawing);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * 2;
  canvas.height = height * 2;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((made, failed) =>
    canvas.toBlob((blob) => (blob ? made(blob) : failed(new Error('no picture'))), 'image/png'),
  );
}
