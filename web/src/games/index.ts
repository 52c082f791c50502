// What a game brings to the page: its manifest, and its face. A game without one is played on the plain board; a face
// replaces the board and leaves prompts, log, rules and score sheet as they are.
import type { Component } from 'svelte';
import type { Draft } from '../lib/answers';
import type { Form, Offer } from '../lib/choices';
import type { EventIcons } from '../lib/eventIcons';
import type { AnyGame, TagOf } from '../lib/game';
import type { TableState } from '../lib/table.svelte';
import type { Part } from '../lib/words';

/** A button that opens a form. */
export type Opener<G extends AnyGame = AnyGame> = { form: Form<G['action']>; label: string };

/** One figure of how a player is doing. */
export type Standing = { label: string; text: string };

/** A button that sends a form as it is mostly sent. */
export type Shortcut<G extends AnyGame = AnyGame> = { form: Form<G['action']>; action: G['action']; label: string };

/** A sum in the middle of the score sheet: under which line it stands, and its points by seat. */
/** A seat that is not counted this way has none. */
export type Subtotal = { after: string; label: string; points: (number | undefined)[] };

/** The page of a game G at its tables. */
export interface Face<G extends AnyGame = AnyGame> {
  /** Draws the view; marks what can be clicked with `table.concerned()`, and sets `table.focus`. */
  board: Component<{ table: TableState<G> }>;
  /** What the visitor holds, a vault or a hand, always in sight next to the choices. */
  mine?: Component<{ table: TableState<G> }>;
  /** The hand is the prompt: a card is chosen in `mine`, so that it is seen whole before anything else. */
  isPlayedByHand?: boolean;
  /** What the question is about (the lot under the hammer, a bank run), above the choices; draws nothing where the board
      alone shows it. Its root has `data-scene`. */
  scene?: Component<{ table: TableState<G> }>;
  /** Kinds of elements (`card`, `own`, …) that are drawn on the board and clicked there: where the bar below gets long, it
      leaves them to the board. */
  onBoard?: readonly string[];
  /** By an action's tag: fills in that form instead of the generic prompt. It drafts with `table.drafts.set`, sends
      with `table.act(action, form)` and gives up with `table.drafts.discard(form)`, as the generic one does. A form that
      asks for one number is drawn `inline`, among the other choices. */
  prompts?: {
    [Tag in TagOf<G['action']>]?: Component<{ table: TableState<G>; form: Form<G['action']>; inline?: boolean }>;
  };
  /** What stands in the action bar for forms that have to be opened, where their titles alone would look alike or there
      would be too many: each names one form to begin with. */
  openers?: (table: TableState<G>, forms: readonly Form<G['action']>[]) => Opener<G>[];
  /** How a form starts, where the emptiest answer is not the likeliest: all that can be sold, what pays exactly. */
  starts?: (table: TableState<G>, form: Form<G['action']>) => Draft | null;
  /** What a form is mostly sent as, for one click: "Produce with all". The form itself can still be opened. */
  shortcuts?: (table: TableState<G>) => Shortcut<G>[];
  /** Actions that end a step or a turn, and what would be left unused by them: said next to the button, and asked about
      where the action cannot be taken back. */
  unused?: (table: TableState<G>, tag: string) => string | null;
  /** What a button says where the action's own words do not say enough: what it costs or brings, or where it leads. */
  label?: (table: TableState<G>, action: G['action']) => string | null;
  /** What to think of before an action, in a sentence next to its button. */
  caution?: (table: TableState<G>, action: G['action']) => string | null;
  /** The lot of an auction that goes on, and the answer that declines it at the price of the moment; null where nobody asks
      for one. */
  lot?: (table: TableState<G>) => { name: string; decline: G['action'] } | null;
  /** The terms of an offer in the action bar, instead of its fields. */
  terms?: Component<{ table: TableState<G>; offer: Offer }>;
  /** A seat's public holdings under its name in the list of players. */
  holdings?: Component<{ table: TableState<G>; seat: number }>;
  /** Sums that stand between the lines of the score sheet. */
  subtotals?: (table: TableState<G>) => Subtotal[];
  /** How this seat wins, where it wins in another way than the rules page says of the others. */
  goal?: (table: TableState<G>) => string | null;
  /** What is asked just now and the rule about it, where the sentence of the step would promise what cannot be done. */
  asked?: (table: TableState<G>) => { parts: Part[]; rule: string } | null;
  /** How one is doing, in the bar across the top, where the first figures of one's part of the view are not those. */
  standing?: (table: TableState<G>) => Standing[];
  /** Buttons that do more than they can say: what they would do stands below them. */
  foretold?: readonly TagOf<G['action']>[];
  /** Events that get a beat on the stage, the weightiest first. */
  beats?: readonly TagOf<G['event']>[];
  /** The dice as they fell last, for the stage. */
  dice?: Component<{ table: TableState<G> }>;
  /** Under the score sheet: what was hidden during the game, laid open. */
  reveal?: Component<{ table: TableState<G> }>;
}

/** What the house's pages know of a game without a table of it. Each game has one in `games/<game>/manifest.ts`, found by its
    place; a game without one has an initial for a picture, the house's colours and the plain board. */
export interface Manifest {
  /** As in the list of the server. */
  id: string;
  /** The picture on the first page. */
  art: Component;
  /** The icons before the lines of the log. */
  icons: EventIcons;
  /** The chapter of the rules page that says in short how the game is won and played, if it is not the first one. */
  inShort?: string;
  /** Loaded only at a table of the game. */
  face: () => Promise<Face>;
}

/** The chapter with which every rules page begins. */
export const IN_SHORT = 'in-short';

const found = import.meta.glob<{ manifests: Manifest[] }>('./*/manifest.ts', { eager: true });
export const manifests: readonly Manifest[] = Object.values(found).flatMap((module) => module.manifests);

export function manifestOf(game: string): Manifest | undefined {
  return manifests.find(({ id }) => id === game);
}
