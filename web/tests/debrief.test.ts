// A debrief prepared for drawing: who was winning in the eyes of bots, the game itself among them where it can win.
import { describe, expect, it } from 'vitest';
import { csvText } from '../src/charts/save';
import { chancesOf, lossLines, swingsOf } from '../src/debrief/data';
import { debriefTexts } from '../src/debrief/texts';
import type { Debrief, Estimate, Loss } from '../src/lib/debrief';
import { experimentIn, labLinkFor } from '../src/lib/labLink';

const estimate = (turn: number, chances: number[], nobody: number): Estimate => ({
  turn,
  entry: turn * 10,
  chances,
  nobody,
  swing: 0,
  games: 12,
  luck: 0.4,
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
    const debrief = debriefWith([estimate(1, [0.5, 0.5], 0), estimate(2, [1, 0], 0)]);
    expect(chancesOf(debrief).map(({ name }) => name)).toEqual(['Ada', 'Ben']);
    expect(swingsOf(debrief)).toMatchObject([{ name: 'Ada', from: 0.5, to: 1 }]);
  });

  it('are none where so few games may differ by luck', () => {
    const debrief = debriefWith([estimate(1, [0.5, 0.5], 0), estimate(2, [0.75, 0.25], 0)]);
    expect(swingsOf(debrief)).toEqual([]);
  });

  it('say so when the game itself wins', () => {
    const debrief = debriefWith([estimate(1, [0.5, 0.25], 0.25), estimate(4, [0, 0], 1)]);
    expect(chancesOf(debrief).map(({ name, values }) => [name, values])).toEqual([
      ['Ada', [0.5, 0]],
      ['Ben', [0.25, 0]],
      ['The game itself', [0.25, 1]],
    ]);
    const [swing] = swingsOf(debrief);
    expect(
      swing && debriefTexts.swing(swing.name, swing.before.turn, swing.estimate.turn, swing.from, swing.to, 4),
    ).toBe('The game itself rose from 25 % to 100 % between turn 1 and turn 4.');
  });
});

describe('a costly move', () => {
  const loss: Loss = {
    entry: 31,
    before: 30,
    turn: 4,
    taken: 'Bid 90',
    better: 'Decline',
    chance: 0.08,
    better_chance: 0.31,
    cost: { value: 0.23, low: 0.152, high: 0.308 },
    why: [
      { label: 'Gold', unit: 'gold', taken: 3.5, better: 12 },
      { label: 'Insolvent', unit: 'yes or no', taken: 0.62, better: 0.1 },
      { label: 'Rating', unit: 'ring', taken: 2.001, better: 2.002 },
    ],
  };

  it('is told with what would have been better, by how much and why', () => {
    expect(lossLines(loss, 4)).toEqual({
      taken: 'Turn 4: Bid 90',
      better: 'Better: Decline',
      chance: 'Chance to win: 31 % instead of 8 %. The move cost 15 to 31 out of a hundred games.',
      why: 'A round of the table later: Gold: 12 instead of 3.5; Insolvent: 10 % instead of 62 %.',
    });
  });

  it('counts rounds where a turn is a round of the table, as the board does', () => {
    expect(lossLines(loss, 1).taken).toBe('Round 4: Bid 90');
    expect(debriefTexts.played(3, 1)).toBe('Played in 3 rounds.');
    expect(debriefTexts.played(3, 4)).toBe('Played in 3 turns.');
  });

  it('has no reason where no figure shows one', () => {
    expect(lossLines({ ...loss, why: loss.why.slice(2) }, 4).why).toBe('');
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
