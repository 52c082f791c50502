// The cases both sides share: crates/game-core/tests/it/words.rs reads the same file.
import { describe, expect, it } from 'vitest';
import shared from '../../messages/words-cases.json';
import { glued, Words } from '../src/lib/words';

const wordsIn = (language: 'en' | 'de'): Words =>
  new Words({ messages: shared.messages[language].join('\n'), language, data: null }, shared.names, shared.players);
const words = wordsIn('en');

describe('sentences', () => {
  it.each(shared.cases.en.map((given) => [JSON.stringify(given.said), given] as const))('%s', (_, given) => {
    expect(words.say(given.section, given.said)).toBe(given.is);
  });

  it.each(shared.cases.de.map((given) => [JSON.stringify(given.said), given] as const))('in German: %s', (_, given) => {
    expect(wordsIn('de').say(given.section, given.said)).toBe(given.is);
  });

  it('keep the seats of players, so that names can be coloured', () => {
    expect(words.parts('event', { seats: { seats: [0, 2] } })).toEqual([
      { text: 'A tie: ' },
      { text: 'Ada', seat: 0 },
      { text: ', ' },
      { text: 'Clara', seat: 2 },
      { text: ' bid again.' },
    ]);
    expect(words.parts('event', { place: { from: 'player:1', to: 'press' } })[1]).toEqual({ text: 'Bruno', seat: 1 });
  });

  it('give readable words where a message is missing', () => {
    expect(words.sayOrLabel('action', { pay_off: { loan: 3 } })).toBe('Pay off');
    expect(words.label('view', 'open_loan_cards')).toBe('Open loan cards');
    expect(words.option('fee_percent')).toEqual({ label: 'Fee percent', help: '' });
    expect(words.option('fee')).toEqual({ label: 'Fee', help: 'What a loan costs.' });
  });

  it('name elements', () => {
    expect(words.element('card:7')).toBe('Brickworks');
    expect(words.element('player:2')).toBe('Clara');
    expect(words.element('press')).toBe('press');
    expect(words.element('pile:3')).toBe('Pile 3');
    expect(words.element('held:1:9')).toBe('credit of Bruno on the ninth card');
    expect(wordsIn('de').element('card:7')).toBe('die Ziegelei');
  });
});

describe('what follows a name', () => {
  const text = (parts: ReturnType<typeof glued>): string => parts.map((part) => part.text + part.tail).join('');

  it('stays with it: full stops, commas in a list, the s of a genitive', () => {
    const parts = words.parts('event', { seats: { seats: [0, 2] } });
    expect(glued(parts)).toEqual([
      { text: 'A tie: ', tail: '' },
      { text: 'Ada', seat: 0, tail: ',' },
      { text: ' ', tail: '' },
      { text: 'Clara', seat: 2, tail: '' },
      { text: ' bid again.', tail: '' },
    ]);
    const there = [{ text: 'Banks with more than 20 there: ' }, { text: 'Maple', seat: 1 }, { text: '.' }];
    expect(glued(there).at(-1)).toEqual({ text: 'Maple', seat: 1, tail: '.' });
    expect(glued([{ text: 'Ada', seat: 0 }, { text: "'s hand." }])[0]?.tail).toBe("'s");
  });

  it('loses and adds nothing, in any sentence of any game', () => {
    for (const given of shared.cases.en) expect(text(glued(words.parts(given.section, given.said)))).toBe(given.is);
    expect(glued([{ text: '. A full stop after no name.' }])).toEqual([
      { text: '. A full stop after no name.', tail: '' },
    ]);
  });
});
