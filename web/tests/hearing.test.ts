// @vitest-environment happy-dom
// Drafts, refusals and notices are heard through the one voice of the table: after a pause, and only as they stand then.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PAUSE, Voice, VOICE } from '../src/lib/hearing.svelte';
import type { Form } from '../src/lib/choices';
import type { Json } from '../src/lib/protocol';
import { TableState } from '../src/lib/table.svelte';
import ActionBar from '../src/prompts/ActionBar.svelte';
import ChatPanel from '../src/table/ChatPanel.svelte';
import { FakeSocket, gameSummary, seatInfo, servesGames, tableInfo, update } from './fakeServer';

describe('a voice', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('says at once what happened, and the same words again as something new', () => {
    const voice = new Voice();
    voice.say('Bo bids 4.');
    expect(voice.said).toBe('Bo bids 4.');
    voice.say('Bo bids 4.');
    expect(voice.said).not.toBe('Bo bids 4.');
    expect(voice.said.trim()).toBe('Bo bids 4.');
  });

  it('waits until nothing changes, and says only the last words of each place, each sentence once', () => {
    const voice = new Voice();
    const [sum, lack, notice] = [{}, {}, {}];
    voice.note(sum, '1 of 8');
    vi.advanceTimersByTime(PAUSE - 10);
    voice.note(sum, '3 of 8');
    voice.note(lack, '5 to go');
    voice.note(notice, '5 to go');
    vi.advanceTimersByTime(PAUSE - 10);
    expect(voice.said).toBe('');
    vi.advanceTimersByTime(10);
    expect(voice.said).toBe('3 of 8 5 to go');
  });

  it('does not say what is gone', () => {
    const voice = new Voice();
    const hint = {};
    voice.note(hint, 'Not now.');
    voice.forget(hint);
    vi.advanceTimersByTime(PAUSE);
    expect(voice.said).toBe('');
  });
});

const pay: Form = {
  kind: 'payment',
  blank: { pay: {} },
  asks: [
    {
      ask: 'quantities',
      name: 'with',
      total: { exactly: 8 },
      items: [
        { element: 'gold', index: 0, max: 5, worth: 1, group: 0 },
        { element: 'credit', index: 1, max: 5, worth: 1, group: 0 },
      ],
      caps: [],
    },
  ],
};

describe('a table', () => {
  let socket: FakeSocket;
  let table: TableState;
  let page: object | null = null;
  const voice = new Voice();
  const context = new Map<unknown, unknown>([[VOICE, voice]]);
  const info = tableInfo({ seats: ['Ada', 'Bo'].map((name, colour) => seatInfo(name, colour)) });
  const rest = (): Promise<void> => new Promise((wait) => setTimeout(wait, PAUSE + 50));

  beforeEach(async () => {
    document.body.innerHTML = '';
    voice.said = '';
    vi.stubGlobal('fetch', servesGames(gameSummary({ messages: 'why-not_enough = You have not enough.\n' })));
    socket = new FakeSocket();
    table = new TableState('HEAR', () => socket);
    socket.say({ type: 'welcome', protocol: 3, seats: [0], table: info });
    socket.say(update({ seat: 0, waited_for: [0], choices: { exact: [], forms: [pay] } }));
    await vi.waitFor(() => expect(table.game).not.toBeNull());
  });
  afterEach(async () => {
    if (page) await unmount(page);
    page = null;
    table.leave();
  });

  it('says the running sum of a draft and what it lacks, without a live region in the form', async () => {
    page = mount(ActionBar, { target: document.body, props: { table, face: null }, context });
    flushSync();
    expect(document.querySelector('form')).not.toBeNull();
    expect(document.querySelectorAll('[aria-live], [role=status], [role=alert]')).toHaveLength(0);
    document.querySelector<HTMLButtonElement>('[aria-label$=": rest"]')?.click();
    flushSync();
    await rest();
    expect(voice.said).toMatch(/5 of 8/);
    expect(voice.said).toMatch(/3/);
  });

  it('says why something was refused, without the names of buttons', async () => {
    page = mount(ActionBar, { target: document.body, props: { table, face: null }, context });
    table.refusal = { rule: 'a-rule', why: 'not_enough' };
    flushSync();
    await rest();
    expect(voice.said).toContain('You have not enough.');
    expect(voice.said).not.toContain('a-rule');
  });

  it('says what others write, on whichever tab one is, and nothing that was written before', async () => {
    const line = (id: number, seat: number, text: string): Json => ({
      id,
      seat,
      name: seat === 0 ? 'Ada' : 'Bo',
      text,
      at: 0,
    });
    const chat = (...lines: Json[]): void => socket.say({ type: 'chat', lines });
    chat(line(1, 1, 'early'));
    page = mount(ChatPanel, { target: document.body, props: { table, info }, context });
    flushSync();
    chat(line(2, 0, 'mine'), line(3, 1, 'hello'));
    flushSync();
    await rest();
    expect(voice.said).toBe('Bo: hello');
    expect(document.querySelector('[role=log]')?.getAttribute('aria-live')).toBe('off');
  });
});
