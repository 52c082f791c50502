// The view of No More Money as crates/no-more-money/src/view.rs writes it, and what a drawing needs to find in it.
// Nothing is reckoned here: costs, growth and crashes come from the server.
import { field, isObject, tagAndFields, type JsonObject } from '../../lib/json';
import type { Json, Told } from '../../lib/protocol';

export type Die = 'd4' | 'd6' | 'd12' | 'd20';
export type Band = { from: number; to: number; crash: boolean; added: number; factor: number };
export type Company = { die: Die; bands: Band[] };
export type Investment = { card: number; die: Die; gold: number };
export type LoanCard = { card: number; rounds: number };
export type Loan = {
  card: number;
  lender: number;
  borrower: number;
  instalment: number;
  remaining: number;
  rounds: number;
  rest: number;
  security: number;
  due: boolean;
};
export type Reckoned = { offer: number; lender: number; borrower: number; rounds: number; total: number; fee: number };
export type Player = { coins: number; gold: number; cubes: number; investments: Investment[] };

export type Public = {
  round: number;
  phase: Json;
  banker: number | null;
  crashes: number;
  last_crash: number;
  instability: number;
  last_roll: [number, number, number, number] | null;
  companies: Company[];
  players: Player[];
  laid_out: Investment[];
  open_loan_cards: LoanCard[];
  loans: Loan[];
  offers: Reckoned[];
  screens: boolean;
};

/** The server is the authority on the shape; what is drawn checks only that something is there. */
export function readPublic(view: Json): Public | null {
  return isObject(view) && Array.isArray(view['companies']) ? (view as unknown as Public) : null;
}

export const DICE: readonly Die[] = ['d4', 'd6', 'd12', 'd20'];

/** The steps of a round, by the phase in which they are played. */
export const STEPS = ['banker_auction', 'loans', 'investment_auction', 'cash_in', 'roll'] as const;

export function stepOf(phase: Json): number {
  const tag = tagAndFields(phase)?.tag ?? '';
  if (tag === 'choose_investments') return 2;
  if (tag === 'final_crash' || tag === 'over') return STEPS.length - 1;
  return (STEPS as readonly string[]).indexOf(tag);
}

export type Share = Investment & { seat: number };

/** All cards of a company that someone owns, seat by seat. */
export function sharesOf(view: Public, die: Die): Share[] {
  return view.players.flatMap((player, seat) =>
    player.investments.filter((card) => card.die === die).map((card) => ({ ...card, seat })),
  );
}

/** The companies that crashed at the last roll: the instability has moved on, so only the log still knows. */
export function crashedLast(log: readonly { told: Told }[]): Set<Die> {
  const crashed = new Set<Die>();
  for (const { told } of log) {
    const event = tagAndFields(told.event);
    if (event?.tag === 'dice_rolled') crashed.clear();
    if (event?.tag === 'company_crashed') crashed.add(event.fields['die'] as Die);
  }
  return crashed;
}

/** The last thing that would have made the front page. */
export function headline(log: readonly { told: Told }[]): Json {
  return log.findLast(({ told }) => told.moment !== null)?.told.event ?? null;
}

export type SeatStanding = {
  key: string;
  fields: JsonObject;
  mark: 'turn' | 'done' | 'out' | 'lead' | 'fist' | 'open' | 'none';
};

const numbers = (value: Json): number[] => (Array.isArray(value) ? (value as number[]) : []);

/** What a seat is doing in this step, as the key of a word and a mark to draw. */
export function standingOf(
  view: Public,
  seat: number,
  waited: readonly number[],
  revealed: ReadonlyMap<number, number>,
): SeatStanding {
  const phase = tagAndFields(view.phase);
  const at = phase?.fields ?? {};
  const say = (key: string, mark: SeatStanding['mark'], fields: JsonObject = {}): SeatStanding => ({
    key,
    fields,
    mark,
  });
  switch (phase?.tag) {
    case 'banker_auction':
      if (at['leader'] === seat) return say('leads', 'lead', { high: at['high'] });
      if (!numbers(at['bidding']).includes(seat)) return say('left', 'out');
      return at['turn'] === seat ? say('bids', 'turn') : say('waits', 'none');
    case 'loans':
    case 'final_crash': {
      const done = numbers(field(phase.tag === 'loans' ? at['settlement'] : at, 'done')).includes(seat);
      if (done) return say('done', 'done');
      return waited.includes(seat) ? say(phase.tag === 'loans' ? 'haggles' : 'settles', 'turn') : say('waits', 'none');
    }
    case 'investment_auction': {
      const bids = at['bids'];
      if (!numbers(field(bids, 'asked')).includes(seat)) return opened(say, revealed.get(seat));
      return numbers(field(bids, 'sealed')).includes(seat) ? say('fist_closed', 'fist') : say('thinks', 'turn');
    }
    case 'choose_investments': {
      const place = numbers(at['order']).indexOf(seat);
      if (place === 0) return say('chooses', 'open', { amount: revealed.get(seat) ?? 0 });
      return opened(say, revealed.get(seat));
    }
    case 'cash_in':
      return at['turn'] === seat ? say('cashes', 'turn') : say('waits', 'none');
    default:
      return say('waits', 'none');
  }
}

function opened(
  say: (key: string, mark: SeatStanding['mark'], fields?: JsonObject) => SeatStanding,
  amount: number | undefined,
): SeatStanding {
  return amount === undefined ? say('waits', 'none') : say('opened', 'open', { amount });
}

/** What the hands held when they were last opened in this round: the log is all that remembers it. */
export function revealedBids(log: readonly { told: Told }[]): Map<number, number> {
  const bids = new Map<number, number>();
  for (const { told } of log) {
    const event = tagAndFields(told.event);
    if (event?.tag === 'round_began') bids.clear();
    if (event?.tag === 'fist_opened') bids.set(event.fields['seat'] as number, event.fields['amount'] as number);
  }
  return bids;
}

/** An offer is declined silently, or with a reason. */
const REFUSALS: readonly string[] = ['offer_declined', 'offer_declined_because'];

export type Refused = { id: number; made: Json; declined: Json };

/** The offers that this seat and the partner (or anyone) turned down last, newest first, each with its terms. */
export function refusedOffers(
  log: readonly { told: Told }[],
  seat: number | null,
  partner: number | null = null,
): Refused[] {
  const made = new Map<number, Json>();
  const refused: Refused[] = [];
  for (const { told } of log) {
    const event = tagAndFields(told.event);
    const id = event?.fields['offer'] as number;
    if (event?.tag === 'offer_made') made.set(id, told.event);
    if (!event || !REFUSALS.includes(event.tag) || !made.has(id)) continue;
    const [from, to] = [event.fields['from'], event.fields['to']];
    if (from !== seat || (partner !== null && to !== partner)) continue;
    refused.unshift({ id, made: made.get(id), declined: told.event });
  }
  return refused;
}

/** Whether coins of this seat are behind a screen for the viewer. */
export function isScreened(view: Public, seat: number, me: number | null, isOver: boolean): boolean {
  return view.screens && !isOver && seat !== me;
}

/** Whose eyes the cost of a loan is told with. */
export function sideOf(me: number | null, lender: number, borrower: number): 'lender' | 'borrower' | 'others' {
  return me === lender ? 'lender' : me === borrower ? 'borrower' : 'others';
}
