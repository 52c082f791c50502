// What saves clicks in Money Maker: everything produced at once, what is left unused, and the lot one does not want.
import type { Shortcut } from '..';
import { buildAction, type Draft } from '../../lib/answers';
import type { Form } from '../../lib/choices';
import { variant } from '../../lib/game';
import type { TableState } from '../../lib/table.svelte';
import { fill, leftOf } from './draft';
import type { Game, Good } from './generated';
import { auctionOf, companyOf, paymentGroups, readTown } from './view';

type Table = TableState<Game>;

const produceForm = ({ choices }: Table) => choices.forms.find((form) => variant(form.blank).tag === 'produce');

/** Who sells mostly sells all, who produces does so with every company, and a payment starts with gold, then own credit
    spread evenly. What is bought starts with what one's own companies still need. The central bank's rate starts as it is. */
export function starts(table: Table, form: Form<Game['action']>): Draft | null {
  const [{ tag, fields }, ask] = [variant(form.blank), form.asks[0]];
  if (tag === 'offer_advance') return startOfAdvance(form);
  if (tag === 'set_rate' && ask) return { [ask.name]: table.update?.public.central?.rate ?? 0 };
  if (tag === 'sell' && ask?.ask === 'amount') return { [ask.name]: ask.max };
  if (tag === 'buy' && ask?.ask === 'amount' && fields.good)
    return { [ask.name]: Math.max(ask.min, Math.min(ask.max, wantedBy(table, fields.good))) };
  if (tag === 'produce' && ask?.ask === 'pick') return { [ask.name]: ask.items.map((item) => item.index) };
  if (tag !== 'pay' && tag !== 'place') return null;
  let draft: Draft = {};
  for (const kind of ['gold', 'own'] as const) {
    const group = paymentGroups(form).find((one) => one.kind === kind);
    if (group && (leftOf(form, draft) ?? 0) > 0) draft = fill(form, draft, group);
  }
  return draft;
}

/** All that is lacked, at the rate, in a few instalments. */
function startOfAdvance(form: Form<Game['action']>): Draft {
  const draft: Draft = {};
  for (const ask of form.asks) {
    if (ask.ask !== 'amount') continue;
    draft[ask.name] = ask.name === 'amount' ? ask.max : ask.name === 'percent' ? ask.min : Math.min(3, ask.max);
  }
  return draft;
}

/** How many goods one's companies ask for beyond what lies in the vault: for a draft to start with. */
function wantedBy(table: Table, good: Good): number {
  const town = readTown(table);
  const bank = town?.me == null ? undefined : town.banks[town.me];
  if (!town || !bank) return 0;
  const idle = bank.cards.filter((card) => !town.turn.produced.includes(card));
  const needs = idle.map((card) => companyOf(town, card)).filter((company) => company?.of === good);
  return needs.reduce((sum, company) => sum + (company?.needs ?? 0), 0) - bank[good];
}

/** All companies that can produce, in one click. */
export function shortcuts(table: Table): Shortcut<Game>[] {
  const form = produceForm(table);
  const ask = form?.asks[0];
  if (!form || ask?.ask !== 'pick') return [];
  const cards = ask.items.map((item) => item.index);
  const action = buildAction(form, { [ask.name]: cards });
  return action === null
    ? []
    : [{ form, action, label: table.words.say('face', { produce_all: { n: cards.length, cards } }) }];
}

/** Companies that have not produced when the turn goes on. */
export function unused(table: Table, tag: string): string | null {
  const ask = tag === 'roll' || tag === 'next' ? produceForm(table)?.asks[0] : undefined;
  return ask?.ask === 'pick' ? table.words.say('face', { left_unproduced: { n: ask.items.length } }) : null;
}

/** The company under the hammer; whoever starts is no lot to stay out of. */
export function lot(table: Table): { name: string; decline: Game['action'] } | null {
  const town = readTown(table);
  const auction = town && auctionOf(town);
  const decline = table.choices.exact.find(({ action }) => variant(action).tag === 'decline');
  if (!town || auction?.card == null || !decline) return null;
  return { name: `${town.turn.number} ${auction.card}`, decline: decline.action };
}
