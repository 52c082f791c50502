// Questions about what lies where in Money Maker, for drawing it. Prices, risks, sums and what a company brings are the
// server's; here nothing is worked out but where to draw it.
import { tagOf, type Exact, type Form, type Offer, type QuantitiesAsk } from '../../lib/choices';
import { variant, type GameUpdate } from '../../lib/game';
import { sameJson } from '../../lib/json';
import { figure } from '../../lib/figure';
import type { LogLine, TableState } from '../../lib/table.svelte';
import type { Part, Words } from '../../lib/words';
import type { Standing, Subtotal } from '..';
import type {
  Basket,
  CityView,
  CompanyView,
  Effect,
  Game,
  Good,
  ListedPart,
  LoanTerms,
  Outcry,
  Own,
  Public,
} from './generated';

export const GOODS: readonly Good[] = ['production', 'consumer'];

/** What there is to read from; `TableState` is one. */
export type Source = {
  update: Pick<GameUpdate<Game>, 'public' | 'own' | 'ending'> | null;
  seat: number | null;
};

export type Town = Public & {
  me: number | null;
  own: Own | null;
  /** Whose totals stand behind a screen. */
  covered: (seat: number) => boolean;
};

export function readTown({ update, seat }: Source): Town | null {
  if (!update) return null;
  const screens = update.public.screens && update.ending === null;
  return { ...update.public, me: seat, own: update.own, covered: (other) => screens && other !== seat };
}

/** The auction that is being asked about, if it is one. */
export function auctionOf(town: Town): { card: number | null; outcry: Outcry } | null {
  const question = town.questions.at(-1);
  if (question === undefined) return null;
  const { tag, fields } = variant(question);
  if (tag !== 'auction' && tag !== 'first_turn') return null;
  return { card: tag === 'auction' ? fields.card : null, outcry: town.own?.bidding ?? fields.outcry };
}

/** What each bank had left in its hand at the end, those with nothing left out. */
export function unplayedBy(town: Town): { seat: number; cards: { card: number; effect: Effect }[] }[] {
  return town.banks
    .map((_, seat) => ({ seat, cards: town.unplayed.filter(({ holder }) => holder === seat) }))
    .filter(({ cards }) => cards.length > 0);
}

/** A prisoner opens no auction, so the step that is named after it asks for nothing else. */
export function askedInPrison({
  update,
  seat,
  words,
}: Source & { words: Pick<Words, 'parts'> }): { parts: Part[]; rule: string } | null {
  const town = readTown({ update, seat });
  const phase = town ? variant(town.phase) : null;
  if (!town || phase?.tag !== 'invest' || town.edition !== 'full') return null;
  const { player } = phase.fields;
  const isPrisoner = town.banks[player]?.ring === 0 && town.banks[player]?.bankrupt === 0;
  return isPrisoner ? { parts: words.parts('face', { invest_in_prison: { player } }), rule: 'mm-prison' } : null;
}

/** Whoever has no company to put up, for want of gold or of cards, is not told of an auction either. */
export function askedWithoutAuction({
  update,
  seat,
  words,
  choices,
}: Source & { words: Pick<Words, 'parts' | 'rule'>; choices: { exact: Exact[] } }): {
  parts: Part[];
  rule: string;
} | null {
  const town = readTown({ update, seat });
  const phase = town ? variant(town.phase) : null;
  if (phase?.tag !== 'invest' || phase.fields.player !== seat || choices.exact.length === 0) return null;
  if (choices.exact.some(({ action }) => tagOf(action) === 'open_auction')) return null;
  const rule = words.rule('phase_rule', 'invest');
  return rule === null ? null : { parts: words.parts('face', { invest_no_auction: phase.fields }), rule };
}

/** A played central bank wins by points, not by being the richest. */
export function goalOf(source: Source, label: (key: string) => string): string | null {
  const central = readTown(source)?.central;
  return central && central.seat === source.seat ? label('central_you') : null;
}

/** The two sums of the score sheet, as the server has them. */
export function subtotalsOf(source: Source, label: (key: string) => string): Subtotal[] {
  const town = readTown(source);
  if (town?.edition !== 'full') return [];
  // A central bank has points, neither assets nor liabilities.
  const sheets = town.banks.map(({ balance }, seat) => (seat === town.central?.seat ? undefined : balance));
  return [
    { after: 'rating', label: label('subtotal_assets'), points: sheets.map((sheet) => sheet?.assets) },
    {
      after: 'credit_in_vaults',
      label: label('subtotal_liabilities'),
      points: sheets.map((sheet) => (sheet ? -sheet.liabilities : undefined)),
    },
  ];
}

export function companyOf(town: Town, card: number): CompanyView | null {
  return town.companies.find((company) => company.card === card) ?? null;
}

/** The faces of the sector die that a block of a ring (1 to 6) carries. */
export function facesOn(city: CityView, ring: number, block: number): number[] {
  return (city.hits[ring - 1] ?? []).flatMap((hit, face) => (hit === block ? [face] : []));
}

/** One side of a deal as the sentences about deals have it. */
export function listed(basket: Basket): ListedPart[] {
  const parts = Object.entries(basket)
    .filter(([, n]) => n !== 0)
    .map(([element, n]): ListedPart => {
      const [kind, index] = element.split(':');
      if (kind === 'card') return { company: { card: Number(index) } };
      if (kind === 'credit') return { credit: { n, bank: Number(index) } };
      if (kind === 'production') return { production: { n } };
      if (kind === 'consumer') return { consumer: { n } };
      return kind === 'action_cards' ? { action_cards: { n } } : { gold: { n } };
    });
  return parts.length > 0 ? parts : ['nothing'];
}

/** What an offer of a loan says, and who of the two lends; null if it is another offer. */
export function loanIn(
  { from, to, terms }: Offer,
  { entrepreneurs, central }: Pick<Public, 'entrepreneurs' | 'central'>,
):
  | (Pick<LoanTerms, 'amount' | 'instalments' | 'instalment'> & {
      lender: number;
      borrower: number;
      security: ListedPart[];
    })
  | null {
  const { amount, instalments, instalment, security } = terms as Partial<LoanTerms>;
  if (amount === undefined || instalments === undefined || instalment === undefined || security === undefined)
    return null;
  const lends = entrepreneurs.includes(to) || central?.seat === from;
  const [lender, borrower] = lends ? [from, to] : [to, from];
  const pledged = security.map((card): ListedPart => ({ company: { card } }));
  return { amount, instalments, instalment, lender, borrower, security: pledged.length > 0 ? pledged : ['nothing'] };
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
      .filter(({ bank, seat }) => bank.bankrupt === 0 && bank.ring === ring && seat !== town.central?.seat);
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

/** The blocks as they are now; one that is as it was before is the very same object. */
export function unchanged(before: BlockView[][], now: BlockView[][]): BlockView[][] {
  return now.map((ring, at) =>
    ring.map((block, n) => {
      const old = before[at]?.[n];
      return old && sameJson(old, block) ? old : block;
    }),
  );
}

/** Banks that stand in a ring without credit there: only their house is seen. */
export function housesIn(town: Town, ring: number): number[] {
  return town.banks.flatMap((bank, seat) =>
    bank.bankrupt === 0 &&
    bank.ring === ring &&
    seat !== town.central?.seat &&
    bank.blocks.every((amount) => amount === 0)
      ? [seat]
      : [],
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
export function lastRoll(log: readonly Pick<LogLine<Game>, 'told'>[]): Roll | null {
  const roll: Roll = { colour: null, number: null, faces: [], version: 0 };
  for (const { told } of log.toReversed()) {
    const { tag, fields } = variant(told.event);
    if ((tag === 'sectors_rolled' || tag === 'sectors_hit') && roll.faces.length === 0) {
      roll.faces = fields.faces;
      roll.version = told.seq;
      // A run that rolled afresh has no credit die.
      const rolledToo = log.some(
        (other) => other.told.seq === told.seq && variant(other.told.event).tag === 'dice_rolled',
      );
      if (tag === 'sectors_hit' && !rolledToo) return roll;
    }
    if (tag === 'dice_rolled') return { ...roll, colour: fields.colour, number: fields.number, version: told.seq };
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

/** What one is worth, which wins, and the gold that pays; goods are read in the vault beside the choices. */
export function standing(table: TableState<Game>): Standing[] {
  const town = readTown(table);
  const bank = town && town.me !== null && town.me !== town.central?.seat ? town.banks[town.me] : undefined;
  if (!bank) return [];
  const figures = { net_worth: bank.balance.net_worth, gold: bank.gold };
  return Object.entries(figures).map(([key, n]) => ({ label: table.words.label('view', key), text: figure(n) }));
}
