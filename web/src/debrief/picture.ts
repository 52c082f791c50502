// One picture of a game, to send to those who played: the result, who was ahead when, and a question.
import { wrapped } from '../charts/lines';
import { amount } from '../charts/numbers';
import { element, paper, pngFile, standalone } from '../charts/save';
import type { Debrief } from '../lib/debrief';
import { lineOf } from './data';
import { draw } from './plot';
import { debriefTexts } from './texts';

const [WIDTH, HEIGHT] = [1200, 675];
const LETTERS_IN_A_LINE = 84;
const SMALL_LETTERS_IN_A_LINE = 112;
/** A picture has the letters of the device that draws it, which may be wide. */
const LETTER = 8.6;

export async function pictureOf(debrief: Debrief, beside: Element): Promise<Blob> {
  const chart = debrief.charts[0];
  const series = (chart?.series ?? []).flatMap((at) => debrief.series[at] ?? []);
  const lines = series.map((one, index) => lineOf(one, index, debrief.players));
  const drawing = draw({
    lines,
    turns: debrief.turns.map(({ turn }) => turn),
    perRound: debrief.turns_per_round,
    unit: series[0]?.unit ?? '',
    // Their numbers belong to the story, which the picture does not have.
    markers: [],
    width: WIDTH - 80,
    height: 380,
    hrefOf: () => '#',
    letter: LETTER,
  });
  // Only what is on the page has the page's colours.
  beside.append(drawing);
  const inner = standalone(drawing, chart?.title ?? '');
  drawing.remove();
  const whole = element('svg', {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    width: WIDTH,
    height: HEIGHT,
  }) as SVGSVGElement;
  const style = getComputedStyle(document.body);
  const say = (words: string, y: number, size: number, weight = 400): SVGElement => {
    const said = element('text', {
      x: 40,
      y,
      fill: style.color,
      'font-family': style.fontFamily,
      'font-size': size,
      'font-weight': weight,
    });
    said.textContent = words;
    return said;
  };
  const byPlace = debrief.players.map((name, seat) => ({
    name,
    place: debrief.places[seat] ?? 0,
    score: debrief.scores[seat] ?? 0,
  }));
  byPlace.sort((a, b) => a.place - b.place);
  // Nobody has a place where the table lost together.
  const isLost = debrief.winners.length === 0;
  const result = byPlace
    .map(({ name, place, score }) =>
      isLost ? debriefTexts.part(name, amount(score)) : debriefTexts.place(place, name, amount(score)),
    )
    .join(' · ');
  whole.append(
    element('rect', { width: WIDTH, height: HEIGHT, fill: paper() }),
    say(debriefTexts.of(debrief.title), 58, 34, 600),
  );
  // Long names take two smaller lines.
  const isLong = result.length > LETTERS_IN_A_LINE;
  const results = isLong ? wrapped(result, SMALL_LETTERS_IN_A_LINE).slice(0, 2) : [result];
  results.forEach((line, at) => whole.append(say(line, (isLong ? 84 : 98) + at * 21, isLong ? 17 : 22)));
  inner.setAttribute('x', '40');
  inner.setAttribute('y', '112');
  whole.append(inner);
  const question = debrief.questions[0]?.text ?? '';
  wrapped(question, LETTERS_IN_A_LINE)
    .slice(0, 3)
    .forEach((line, at) => whole.append(say(line, 572 + at * 30, 22, 600)));
  whole.append(say(debriefTexts.countedAt, HEIGHT - 16, 15));
  return pngFile(whole);
}
