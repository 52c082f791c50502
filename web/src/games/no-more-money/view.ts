// What a drawing needs to find in the view of No More Money and in its log. Nothing is reckoned here: costs, growth and
// crashes come from the server.
import type { Opener } from '..';
import type { Form } from '../../lib/choices';
import { variant } from '../../lib/game';
import type { JsonObject } from '../../lib/json';
import type { LogLine, TableState } from '../../lib/table.svelte';
import type { Die, Event, Game, InvestmentView, Phase, Public } from './generated';

/** What was told, oldest first. */
export type Log = readonly Pick<LogLine<Game>, 'told'>[];

export const DICE: readonly Die[] = ['d4', 'd6', 'd12', 'd20'];

/** The steps of a round, by the phase in which they are played. */
export const STEPS = ['banker_auction', 'loans', 'investment_auction', 'cash_in', 'roll'] as const;

export function stepOf(phase: Phase): number {
  const { tag } = variant(phase);
  if (tag === 'choose_investments') return STEPS.indexOf('investment_auction');
  if (tag === 'final_crash' || tag === 'over') return STEPS.indexOf('roll');
  return STEPS.indexOf(tag);
}

export type Share = InvestmentView & { seat: number };

/** All cards of a company that someone owns, seat by seat. */
export function sharesOf(view: Public, die: Die): Share[] {
  return view.players.flatMap((player, seat) =>
    player.investments.filter((card) => card.die === die).map((card) => ({ ...card, seat })),
  );
}

/** The companies that crashed at the last roll: the instability has moved on, so only the log still knows. */
export function crashedLast(log: Log): Set<Die> {
  const crashed = new Set<Die>();
  for (const { told } of log) {
    const event = variant(told.event);
    if (event.tag === 'dice_rolled') crashed.clear();
    if (event.tag === 'company_crashed') crashed.add(event.fields.die);
  }
  return crashed;
}

/** The last thing that would have made the front page. */
export function headline(log: Log): Event | null {
  return log.findLast(({ told }) => told.moment !== null)?.told.event ?? null;
}

export type SeatStanding = {
  /** Nobody does anything when the game is over. */
  key: string | null;
  fields: JsonObject;
  mark: 'turn' | 'done' | 'out' | 'lead' | 'fist' | 'open' | 'none';
};

/** What a seat is doing in this step, as the key of a word and a mark to draw. */
export function standingOf(
  view: Public,
  seat: number,
  waited: readonly number[],
  revealed: ReadonlyMap<number, number>,
): SeatStanding {
  const phase = variant(view.phase);
  const say = (key: string | null, mark: SeatStanding['mark'], fields: JsonObject = {}): SeatStanding => ({
    key,
    fields,
    mark,
  });
  switch (phase.tag) {
    case 'banker_auction': {
      const { leader, high, bidding, turn } = phase.fields;
      if (leader === seat) return say('leads', 'lead', { high });
      if (!bidding.includes(seat)) return say('left', 'out');
      return turn === seat ? say('bids', 'turn') : say('waits', 'none');
    }
    case 'loans':
      if (phase.fields.settlement.done.includes(seat)) return say('done', 'done');
      return waited.includes(seat) ? say('haggles', 'turn') : say('waits', 'none');
    case 'final_crash':
      if (phase.fields.done.includes(seat)) return say('done', 'done');
      return waited.includes(seat) ? say('settles', 'turn') : say('waits', 'none');
    case 'investment_auction': {
      const { asked, sealed } = phase.fields.bids;
      if (!asked.includes(seat)) return opened(say, revealed.get(seat));
      return sealed.includes(seat) ? say('fist_closed', 'fist') : say('thinks', 'turn');
    }
    case 'choose_investments':
      if (phase.fields.order[0] === seat) return say('chooses', 'open', { amount: revealed.get(seat) ?? 0 });
      return opened(say, revealed.get(seat));
    case 'cash_in':
      return phase.fields.turn === seat ? say('cashes', 'turn') : say('waits', 'none');
    case 'over':
      return say(null, 'none');
  }
}

/** All that can be said of a seat, with amounts as wide as they get: what stands below keeps room for any of it. */
export const SAYINGS: readonly { [key: string]: JsonObject }[] = [
  { leads: { high: 88 } },
  { left: {} },
  { bids: {} },
  { waits: {} },
  { done: {} },
  { haggles: {} },
  { settles: {} },
  { thinks: {} },
  { chooses: { amount: 88 } },
  { opened: { amount: 88 } },
  { cashes: {} },
];

function opened(
  say: (key: string, mark: SeatStanding['mark'], fields?: JsonObject) => SeatStanding,
  amount: number | undefined,
): SeatStanding {
  return amount === undefined ? say('waits', 'none') : say('opened', 'open', { amount });
}

/** What the hands held when they were last opened in this round: the log is all that remembers it. */
export function revealedBids(log: Log): Map<number, number> {
  const bids = new Map<number, number>();
  for (const { told } of log) {
    const event = variant(told.event);
    if (event.tag === 'round_began') bids.clear();
    if (event.tag === 'fist_opened') bids.set(event.fields.seat, event.fields.amount);
  }
  return bids;
}

export type Refused = { id: number; made: Event; declined: Event };

/** The offers that this seat and the partner (or anyone) turned down last, newest first, each with its terms. */
export function refusedOffers(log: Log, seat: number | null, partner: number | null = null): Refused[] {
  const offers = new Map<number, Event>();
  const refused: Refused[] = [];
  for (const { told } of log) {
    const event = variant(told.event);
    if (event.tag === 'offer_made') offers.set(event.fields.offer, told.event);
    if (event.tag !== 'offer_declined' && event.tag !== 'offer_declined_because') continue;
    const { offer: id, from, to } = event.fields;
    const made = offers.get(id);
    if (made === undefined || from !== seat || (partner !== null && to !== partner)) continue;
    refused.unshift({ id, made, declined: told.event });
  }
  return refused;
}

/** Whether coins of this seat are behind a screen for the viewer. */
export function isScreened(view: Public, seat: number, me: number | null, isOver: boolean): boolean {
  return view.screens && !isOver && seat !== me;
}

/** From whose side the cost of a loan is told. */
export function sideOf(me: number | null, lender: number, borrower: number): 'lender' | 'borrower' | 'others' {
  return me === lender ? 'lender' : me === borrower ? 'borrower' : 'others';
}

/** A card that is taken or cashed in is named with the gold that lies on it, which also tells two of one company apart; a loan
    that is paid or not, with what that costs. */
export function label({ update, words }: TableState<Game>, action: Game['action']): string | null {
  const { tag, fields } = variant(action);
  if (!update) return null;
  const { laid_out, players, loans } = update.public;
  if (tag === 'take' || tag === 'cash_in') {
    const held = players.flatMap(({ investments }) => investments);
    const found = [...laid_out, ...held].find(({ card }) => card === fields.card);
    return found ? words.say('face', { [`${tag}_for`]: { card: found.card, gold: found.gold } }) : null;
  }
  if (tag !== 'pay_instalment' && tag !== 'pay_off' && tag !== 'default') return null;
  const loan = loans.find(({ card }) => card === fields.loan);
  if (!loan) return null;
  const { card, lender, security } = loan;
  const amount = tag === 'pay_off' ? loan.rest : loan.instalment;
  return words.say('face', { [`${tag}_for`]: { loan: card, lender, amount, security } });
}

/** Only the Banker lends: whoever proposes a loan lends if they are the Banker, and else borrows. */
export function loanTitle({ update, words, seat }: TableState<Game>, partner: number): string {
  return words.say('face', { [update?.public.banker === seat ? 'lend_to' : 'borrow_from']: { to: partner } });
}

/** A loan to propose is opened by what it would be. */
export function openers(table: TableState<Game>, forms: readonly Form<Game['action']>[]): Opener<Game>[] {
  return forms.map((form) => {
    const { tag, fields } = variant(form.blank);
    const title = tag === 'offer_loan' && fields.to !== undefined ? loanTitle(table, fields.to) : null;
    return { form, label: title ?? table.words.sayOrLabel('form', form.blank) };
  });
}
