// Makes the fixtures beside it from real games: `node tests/games/make-fixtures.mjs`. Bots play, and the first time a
// wanted phase comes up, what the seat asked then sees, may do and has heard is kept.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const binary = process.env['COUNTINGHOUSE_BIN'] ?? join(here, '../../../target/debug/countinghouse');
/** By game: what `fixtures/<game>.wanted.json` asks for. */
const WANTED = Object.fromEntries(
  readdirSync(join(here, 'fixtures'))
    .filter((file) => file.endsWith('.wanted.json'))
    .map((file) => [basename(file, '.wanted.json'), JSON.parse(readFileSync(join(here, 'fixtures', file), 'utf8'))]),
);

const engine = spawn(binary, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
async function ask(request) {
  engine.stdin.write(`${JSON.stringify(request)}\n`);
  const answer = JSON.parse((await answers.next()).value);
  if (answer.error) throw new Error(`${JSON.stringify(request)}: ${answer.error.text}`);
  return answer.ok;
}
const hears = (audience, seat) =>
  audience === 'everyone' || audience.only?.includes(seat) || (audience.all_but && !audience.all_but.includes(seat));

for (const [game, { players, seed, after, phases }] of Object.entries(WANTED)) {
  const started = await ask({ do: 'start', game, players, seed });
  const told = started.events.map((event) => ({ ...event, seq: 0 }));
  const found = {};
  let asked = started.ask_first;
  let seat = asked;
  for (let seq = 1; ; seq += 1) {
    seat = asked ?? seat;
    const view = await ask({ do: 'view', as: seat });
    const phase = typeof view.public.phase === 'string' ? view.public.phase : Object.keys(view.public.phase)[0];
    if (phases.includes(phase) && !(phase in found) && (seq > after || phase === 'over')) {
      const choices = asked === null ? { exact: [], forms: [] } : await ask({ do: 'choices', seat });
      const heard = told.filter(({ audience }) => hears(audience, seat)).slice(-80);
      const log = heard.map(({ seq, rule, event, moment }) => ({ told: { seq, rule, event, moment: moment ?? null } }));
      found[phase] = { seat, public: view.public, own: view.own, choices, log };
    }
    if (asked === null) break;
    const { action } = await ask({ do: 'bot', seat, level: 'novice', seed: seq });
    const acted = await ask({ do: 'act', seat, action });
    told.push(...acted.events.map((event) => ({ ...event, seq })));
    asked = acted.ask_first;
  }
  await ask({ do: 'end' });
  const lines = Object.entries(found).map(([phase, one]) => `${JSON.stringify(phase)}:${JSON.stringify(one)}`);
  writeFileSync(join(here, `fixtures/${game}.json`), `{\n${lines.join(',\n')}\n}\n`);
  console.log(game, Object.keys(found).join(', '));
}
engine.stdin.end();
