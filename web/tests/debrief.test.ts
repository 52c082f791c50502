// A debrief prepared for drawing: who was winning in the eyes of bots, the game itself among them where it can win.
import { describe, expect, it } from 'vitest';
import { csvText } from '../src/charts/save';
import { chancesOf, swingsOf } from '../src/debrief/data';
import { debriefTexts } from '../src/debrief/texts';
import type { Debrief, Estimate } from '../src/lib/debrief';
import { experimentIn, labLinkFor } from '../src/lib/labLink';

const estimate = (turn: number, chances: number[], nobody: number): Estimate => ({
  turn,
  entry: turn * 10,
  chances,
  nobody,
  swing: 0,
});

const debriefWith = (estimates: Estimate[]): Debrief => ({
  game: 'a-game',
  title: 'A Game',
  players: ['Ada', 'Ben'],
  house_rules: {},
  ending: null,
  places: [1, 2],
  scores: [3, 1],
  winners: [],
  turns_per_round: 2,
  turns: [],
  series: [],
  charts: [],
  moments: [],
  debts: [],
  flows: [],
  stocks: [],
  names: {},
  money: [],
  estimates,
  story: [],
  questions: [],
});

describe('turning points', () => {
  it('are of the seats alone where somebody always wins', () => {
    const debrief = debriefWith([estimate(1, [0.5, 0.5], 0), estimate(2, [0.75, 0.25], 0)]);
    expect(chancesOf(debrief).map(({ name }) => name)).toEqual(['Ada', 'Ben']);
    expect(swingsOf(debrief)).toMatchObject([{ name: 'Ada', from: 0.5, to: 0.75 }]);
  });

  it('say so when the game itself wins', () => {
    const debrief = debriefWith([estimate(1, [0.5, 0.25], 0.25), estimate(4, [0, 0], 1)]);
    expect(chancesOf(debrief).map(({ name, values }) => [name, values])).toEqual([
      ['Ada', [0.5, 0]],
      ['Ben', [0.25, 0]],
      ['The game itself', [0.25, 1]],
    ]);
    const [swing] = swingsOf(debrief);
    expect(swing && debriefTexts.swing(swing.name, swing.before.turn, swing.estimate.turn, swing.from, swing.to)).toBe(
      'The game itself rose from 25 % to 100 % between turn 1 and turn 4.',
    );
  });
});

describe('the last question', () => {
  it('leads to the lab with the table that was played', () => {
    const link = new URL(labLinkFor('a-game', 2, { starting_gold: 20 }), 'http://house');
    expect(experimentIn(link.hash)).toMatchObject({ game: 'a-game', players: 2, set: { starting_gold: 20 }, vary: [] });
  });
});

describe('figures in a file', () => {
  it('have above them how they were made, and no cell is taken for that', () => {
    const text = csvText(
      [
        ['Variant', 'Mean'],
        ['#2, "poor"', 3],
      ],
      ['command: countinghouse experiment', 'set-up: {}'],
    );
    expect(text).toBe('# command: countinghouse experiment\n# set-up: {}\nVariant,Mean\n"#2, ""poor""",3\n');
  });
});
