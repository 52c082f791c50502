// Drawings and their figures as files: SVG or PNG, and CSV.

export function save(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Cells that hold a comma, a quote, a line break or the beginning of a comment are quoted. Above the rows stands how they
    were made, as comments. */
export function csvText(rows: readonly (readonly (string | number)[])[], made: readonly string[] = []): string {
  const cell = (value: string | number): string => {
    const text = String(value);
    return /[",\n#]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const comments = made.map((line) => `# ${line}\n`);
  return [...comments, ...rows.map((row) => `${row.map(cell).join(',')}\n`)].join('');
}

const DRAWN = [
  'fill',
  'stroke',
  'color',
  'font-family',
  'font-size',
  'font-weight',
  'opacity',
  'paint-order',
  'stroke-linejoin',
  'stroke-width',
];

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
