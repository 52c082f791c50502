// The view of Money Maker as the face reads it: names for its parts, and questions about what lies where. Prices, risks,
// sums and what a company brings are the server's; here nothing is worked out but where to draw it.
import type { Form, QuantitiesAsk } from '../../lib/choices';
import { tagAndFields, type JsonObject } from '../../lib/json';
import type { Json, Told } from '../../lib/protocol';
import type { Subtotal } from '..';

export type Good = 'production' | 'consumer';
export const GOODS: readonly Good[] = ['production', 'consumer'];

export type Market = { goods: number; reserve: number; price: number; fetches: number; lying: number[] };
export type Balance = {
  gold: number;
  goods: number;
  investments: number;
  others_credit: number;
  rating: number;
  assets: number;
  credit_on_board: number;
  credit_in_vaults: number;
  liabilities: number;
  net_worth: number;
};
export type Bank = {
  gold: number;
  production: number;
  consumer: number;
  ring: number;
  cards: number[];
  action_cards: number;
  blocks: number[];
  called: number;
  in_hand: number;
  held: number[];
  bankrupt: number;
  balance: Balance;
};
export type Company = {
  card: number;
  guild: number;
  needs: number;
  of: Good;
  product: Good | null;
  amount: number;
  bonus: number;
  worth: number;
};
export type City = { coins: number[]; hits: number[][]; risks: number[][] };
export type Standing = 'safe' | 'due' | 'paid' | 'short' | 'conceded' | 'fell' | 'void';
export type RunLine = { due: number; paid: number; short: number; standing: Standing };
export type Run = {
  number: number;
  cause: string;
  faces: number[];
  stage: Json;
  guaranteed: number[];
  solvent: number[];
  paid: number[];
  owed: number;
};
export type Outcry = {
  leader: number | null;
  high: number;
  bidders: number[];
  declined: number[];
  ceilings: { limit: number }[];
};
export type Turn = {
  player: number;
  number: number;
  step: 'invest' | 'trade' | 'close';
  bought: number[];
  produced: number[];
  opened: boolean;
  action_cards: number;
  smuggling: boolean;
  loaded: number | null;
};

export type Public = {
  phase: Json;
  edition: 'full' | 'beginner';
  turn: Turn;
  chip: number;
  track: number;
  runs: number;
  last_run: number;
  gold_reserve: number;
  production: Market;
  consumer: Market;
  prices: number;
  slots: number;
  open: { card: number; opening_price: number }[];
  companies: Company[];
  city: City | null;
  deck_left: number;
  banks: Bank[];
  run: Run | null;
  lines: RunLine[] | null;
  questions: Json[];
  action_deck_left: number;
  cheques: Json[];
  screens: boolean;
  /** Action cards left in hands, once the game is over. */
  unplayed: { holder: number; card: number; effect: Json }[];
};
export type Own = {
  hand: { cards: { card: number }[] };
  effects: Json[];
  bidding: Outcry | null;
  vote: boolean | null;
};

/** What there is to read from; `TableState` is one. */
export type Source = { update: { public: Json; own: Json; ending: Json } | null; seat: number | null };

export type Town = Public & {
  me: number | null;
  own: Own | null;
  /** Whose totals stand behind a screen. */
  covered: (seat: number) => boolean;
};

/** The server is the authority on the shape: these are the Rust types of crates/money-maker. */
export function readTown({ update, seat }: Source): Town | null {
  const view = update?.public as Public | null | undefined;
  if (!view || !Array.isArray(view.banks)) return null;
  const screens = view.screens && update?.ending == null;
  return { ...view, me: seat, own: (update?.own ?? null) as Own | null, covered: (other) => screens && other !== seat };
}

/** The variant and the data of the phase. */
export function phaseOf(town: Town): { tag: string; fields: JsonObject } {
  return tagAndFields(town.phase) ?? { tag: '', fields: {} };
}

/** The topmost question of this kind, if it is the one asked. */
export function auctionOf(town: Town): { card: number | null; outcry: Outcry } | null {
  const top = tagAndFields(town.questions.at(-1));
  if (top?.tag !== 'auction' && top?.tag !== 'first_turn') return null;
  const card = top.fields['card'];
  const outcry = town.own?.bidding ?? (top.fields['outcry'] as Outcry);
  return { card: typeof card === 'number' ? card : null, outcry };
}

/** What each bank had left in its hand at the end, those with nothing left out. */
export function unplayedBy(town: Town): { seat: number; cards: { card: number; effect: Json }[] }[] {
  return town.banks
    .map((_, seat) => ({ seat, cards: town.unplayed.filter(({ holder }) => holder === seat) }))
    .filter(({ cards }) => cards.length > 0);
}

/** The two sums of the score sheet, as the server has them. */
export function subtotalsOf(source: Source, label: (key: string) => string): Subtotal[] {
  const town = readTown(source);
  if (town?.edition !== 'full') return [];
  const sheets = town.banks.map((bank) => bank.balance);
  return [
    { after: 'rating', label: label('subtotal_assets'), points: sheets.map((sheet) => sheet.assets) },
    {
      after: 'credit_in_vaults',
      label: label('subtotal_liabilities'),
      points: sheets.map((sheet) => -sheet.liabilities),
    },
  ];
}

export function companyOf(town: Town, card: number): Company | null {
  return town.companies.find((company) => company.card === card) ?? null;
}

/** The faces of the sector die that a block of a ring (1 to 6) carries. */
export function facesOn(city: City, ring: number, block: number): number[] {
  return (city.hits[ring - 1] ?? []).flatMap((hit, face) => (hit === block ? [face] : []));
}

/** Credit of one bank on one block: what lies there, and what is being drafted to go there. */
export type Stack = { seat: number; amount: number; draft: number };
export type BlockView = {
  ring: number;
  block: number;
  faces: number[];
  risk: number;
  stacks: Stack[];
  /** Hit by the dice of the run in progress. */
  hit: boolean;
};

export type Drafted = { own: number[]; held: number[][] };
export const NOTHING_DRAFTED: Drafted = { own: [], held: [] };

/** The draft of a payment, block by block. */
export function draftedOn(quantities: { [element: string]: number }): Drafted {
  const drafted: Drafted = { own: [], held: [] };
  for (const [element, n] of Object.entries(quantities)) {
    const [kind, first, second] = element.split(':');
    if (kind === 'own') drafted.own[Number(first)] = n;
    if (kind === 'held') (drafted.held[Number(first)] ??= [])[Number(second)] = n;
  }
  return drafted;
}

/** Rings I to VI with their blocks, and the stacks of the banks that are there. */
export function ringsOf(town: Town, drafted: Drafted = NOTHING_DRAFTED): BlockView[][] {
  const city = town.city;
  if (!city) return [];
  return city.hits.map((_, at) => {
    const ring = at + 1;
    const banks = town.banks
      .map((bank, seat) => ({ bank, seat }))
      .filter(({ bank }) => bank.bankrupt === 0 && bank.ring === ring);
    return Array.from({ length: ring }, (_unused, block) => ({
      ring,
      block,
      faces: facesOn(city, ring, block),
      risk: city.risks[at]?.[block] ?? 0,
      hit: (town.run?.faces ?? []).some((face) => city.hits[at]?.[face] === block),
      stacks: banks.flatMap(({ bank, seat }) => {
        const draft = (seat === town.me ? (drafted.own[block] ?? 0) : 0) + (drafted.held[seat]?.[block] ?? 0);
        const amount = bank.blocks[block] ?? 0;
        return amount > 0 || draft > 0 ? [{ seat, amount, draft }] : [];
      }),
    }));
  });
}

/** Banks that stand in a ring without credit there: only their house is seen. */
export function housesIn(town: Town, ring: number): number[] {
  return town.banks.flatMap((bank, seat) =>
    bank.bankrupt === 0 && bank.ring === ring && bank.blocks.every((amount) => amount === 0) ? [seat] : [],
  );
}

/** Prisoners, with the credit that keeps them there. */
export function prisonersOf(town: Town, drafted: Drafted = NOTHING_DRAFTED): Stack[] {
  return town.banks.flatMap((bank, seat) => {
    if (bank.bankrupt !== 0 || bank.ring !== 0) return [];
    const draft = (seat === town.me ? (drafted.own[0] ?? 0) : 0) + (drafted.held[seat]?.[0] ?? 0);
    return [{ seat, amount: bank.blocks[0] ?? 0, draft }];
  });
}

export type Roll = { colour: string | null; number: number | null; faces: number[]; version: number };

/** The dice as they fell last. */
export function lastRoll(log: readonly { told: Told }[]): Roll | null {
  const roll: Roll = { colour: null, number: null, faces: [], version: 0 };
  for (let at = log.length - 1; at >= 0; at -= 1) {
    const told = log[at]?.told;
    const said = tagAndFields(told?.event);
    if (!said || !told) continue;
    const sectors = said.tag === 'sectors_rolled' || said.tag === 'sectors_hit';
    if (sectors && roll.faces.length === 0) {
      roll.faces = said.fields['faces'] as number[];
      roll.version = told.seq;
      // A run that rolled afresh has no credit die.
      if (
        said.tag === 'sectors_hit' &&
        !log
          .slice(0, at)
          .some(({ told: other }) => other.seq === told.seq && tagAndFields(other.event)?.tag === 'dice_rolled')
      )
        return roll;
    }
    if (said.tag === 'dice_rolled') {
      return {
        ...roll,
        colour: String(said.fields['colour']),
        number: Number(said.fields['number']),
        version: told.seq,
      };
    }
  }
  return roll.faces.length > 0 ? roll : null;
}

export type PaymentGroup = {
  /** `gold`, `own`, or the seat of the bank whose credit is paid with. */
  kind: 'gold' | 'own' | 'held';
  seat: number | null;
  items: { element: string; block: number; max: number }[];
  /** The most that can be paid this way. */
  most: number;
};

/** What a payment or a spread may be made of: gold, own credit by block, others' credit by block. */
export function paymentGroups(form: Form): PaymentGroup[] {
  const ask = form.asks.find((one): one is QuantitiesAsk => one.ask === 'quantities');
  const groups: PaymentGroup[] = [];
  for (const item of ask?.items ?? []) {
    const [kind, first, second] = item.element.split(':');
    const seat = kind === 'held' ? Number(first) : null;
    const block = kind === 'held' ? Number(second) : Number(first ?? 0);
    let group = groups.find((other) => other.kind === kind && other.seat === seat);
    if (!group) {
      if (kind !== 'gold' && kind !== 'own' && kind !== 'held') continue;
      const cap = item.group > 0 ? ask?.caps[item.group - 1] : undefined;
      group = { kind, seat, items: [], most: Math.min(item.max, cap ?? item.max) };
      groups.push(group);
    }
    group.items.push({ element: item.element, block, max: item.max });
  }
  return groups;
}

/** Spreads `amount` over the items as evenly as they take it, on top of what they have: a draft, not a rule. */
export function spreadOver(
  items: readonly { element: string; max: number }[],
  given: { [element: string]: number },
  amount: number,
): { [element: string]: number } {
  const result = { ...given };
  for (let left = amount; left > 0; left -= 1) {
    const open = items.filter(({ element, max }) => (result[element] ?? 0) < max);
    const least = open.toSorted((a, b) => (result[a.element] ?? 0) - (result[b.element] ?? 0))[0];
    if (!least) break;
    result[least.element] = (result[least.element] ?? 0) + 1;
  }
  return result;
}

export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'] as const;
