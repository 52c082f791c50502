// A small picture in front of a line of the log, by what kind of thing happened. A game's manifest says which event is of
// which kind; for a game without one a word in the event's name tells it. What is of no kind has a dot.
import type { Component } from 'svelte';
import AlertTriangle from '@lucide/svelte/icons/triangle-alert';
import ArrowUpRight from '@lucide/svelte/icons/trending-up';
import Coins from '@lucide/svelte/icons/coins';
import Dices from '@lucide/svelte/icons/dices';
import Dot from '@lucide/svelte/icons/dot';
import Eye from '@lucide/svelte/icons/eye';
import Factory from '@lucide/svelte/icons/factory';
import Flag from '@lucide/svelte/icons/flag';
import Gavel from '@lucide/svelte/icons/gavel';
import Handshake from '@lucide/svelte/icons/handshake';
import Layers from '@lucide/svelte/icons/layers';
import ShoppingBag from '@lucide/svelte/icons/shopping-bag';
import Trophy from '@lucide/svelte/icons/trophy';

const ICONS = {
  win: Trophy,
  alarm: AlertTriangle,
  dice: Dices,
  bid: Gavel,
  deal: Handshake,
  rise: ArrowUpRight,
  see: Eye,
  make: Factory,
  buy: ShoppingBag,
  money: Coins,
  cards: Layers,
  turn: Flag,
};
export type Kind = keyof typeof ICONS;

/** The events of each kind. */
export type EventIcons = { [kind in Kind]?: readonly string[] };

/** Words in the names of events; the first kind that has one of them is meant. */
const WORDS: [words: RegExp, kind: Kind][] = [
  [/won|winner|scored|game_ended/, 'win'],
  [/crash|bankrupt|default|forfeit|lost/, 'alarm'],
  [/dice|rolled|die_|by_lot/, 'dice'],
  [/bid|auction|tie|sealed/, 'bid'],
  [/offer|loan|deal|trade|vote|share|agree/, 'deal'],
  [/grew|raised|promoted/, 'rise'],
  [/seen|looked|shown|revealed|opened/, 'see'],
  [/produced|converted|goods|market/, 'make'],
  [/bought|sold|visited|taken|drafted/, 'buy'],
  [/paid|pay|gold|credit|cash|money|moved|collected/, 'money'],
  [/card|deck|hand|drew|drawn|dealt|laid|pile/, 'cards'],
  [/began|turn|round|passed|done|ready/, 'turn'],
];

/** What kind of thing an event is, if it is of one. */
export function kindOf(tag: string, icons: EventIcons | undefined): Kind | undefined {
  if (!icons) return WORDS.find(([words]) => words.test(tag))?.[1];
  return (Object.keys(icons) as Kind[]).find((kind) => icons[kind]?.includes(tag));
}

export function iconOf(tag: string, icons: EventIcons | undefined): Component {
  const kind = kindOf(tag, icons);
  return kind ? ICONS[kind] : Dot;
}
