// Pupils without a screen: many of them in one page, which speaks the server's protocol for each. They answer after a
// moment, and sometimes lose the line.
import type { Page } from '@playwright/test';

export type Seat = { code: string; token: string };
export type Manner = { latency: number; cutFor: number; cutEvery: number };

/** Plays all of these seats until their tables have ended; gives the number of actions of each. */
export const playAll = (page: Page, seats: Seat[], manner: Manner): Promise<number[]> =>
  page.evaluate(pupils, { seats, manner });

/** Self-contained: it is sent into the page as text. */
async function pupils({ seats, manner }: { seats: Seat[]; manner: Manner }): Promise<number[]> {
  type Choices = { exact?: { action: unknown }[] };
  type Shown = { waited_for: number[]; choices: unknown };
  const rest = (ms: number): Promise<void> => new Promise((wait) => setTimeout(wait, ms));
  /** docs/protocol.md says what a delta is. */
  const patched = (value: unknown, delta: unknown): unknown => {
    if (Array.isArray(delta)) {
      if (delta.length === 1) return delta[0] as unknown;
      const [from, count, items] = delta as [number, number, unknown[]];
      const list = value as unknown[];
      return [...list.slice(0, from), ...items, ...list.slice(from + count)];
    }
    const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as {
      [key: string]: unknown;
    };
    for (const [key, change] of Object.entries(delta as object)) copy[key] = patched(copy[key], change);
    return copy;
  };

  async function play({ code, token }: Seat, seed: number): Promise<number> {
    let state = seed >>> 0;
    const roll = (sides: number): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * sides);
    };
    let actions = 0;
    for (let line = 0; line < 300; line += 1) {
      const ended = await new Promise<boolean>((done) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${code}/socket`);
        let shown: Shown | null = null;
        let mine: number[] = [];
        let waiting = false;
        let over = false;
        const act = async (): Promise<void> => {
          if (waiting || over || !shown?.waited_for.includes(mine[0] ?? -1)) return;
          waiting = true;
          await rest(roll(manner.latency));
          if (socket.readyState !== WebSocket.OPEN) return;
          const { exact = [] } = shown.choices as Choices;
          const choice = exact[roll(exact.length)];
          actions += 1;
          const ref = `${seed}-${line}-${actions}`;
          // Who has nothing but forms to fill in lets a bot play for a moment.
          const message = choice
            ? { type: 'act', ref, action: choice.action }
            : { type: 'hand_over', ref, to_bot: true };
          socket.send(JSON.stringify(message));
          if (manner.cutEvery > 0 && roll(manner.cutEvery) === 0) socket.close();
        };
        socket.onopen = () =>
          socket.send(JSON.stringify({ type: 'hello', protocol: 3, token, version: null, chat: null }));
        socket.onclose = () => done(over);
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(String(data)) as {
            type: string;
            seats?: number[];
            table?: { stage: string };
          } & Shown;
          if (message.seats) mine = message.seats;
          if (message.table && ['over', 'closed'].includes(message.table.stage)) {
            over = true;
            socket.close();
          }
          if (message.type === 'update') shown = message;
          if (message.type === 'change' && shown)
            shown = { ...message, choices: patched(shown.choices, message.choices) };
          if (['done', 'refused', 'failed'].includes(message.type)) waiting = false;
          void act();
        };
      });
      if (ended) return actions;
      await rest(manner.cutFor);
    }
    throw new Error(`table ${code} does not end`);
  }
  return Promise.all(seats.map((seat, at) => play(seat, at + 1)));
}
