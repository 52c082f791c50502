// A small picture in front of a line of the log, by what kind of thing happened. Games name their events in plain
// words, so a word in the name tells the kind; what fits none has a dot.
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

const KINDS: [words: RegExp, icon: Component][] = [
  [/won|winner|scored|game_ended/, Trophy],
  [
    /crash|run_began|run_ended|bankrupt|insolvent|default|prison|degraded|forfeit|blacklist|lost|audited|hit$/,
    AlertTriangle,
  ],
  [/dice|rolled|die_|by_lot|lot$/, Dices],
  [/bid|auction|fist|tie|ceiling|sealed/, Gavel],
  [/offer|loan|deal|trade|vote|share|agree/, Handshake],
  [/grew|raised|promoted|chip|instability/, ArrowUpRight],
  [/seen|looked|shown|revealed|opened/, Eye],
  [/produced|converted|goods|market/, Factory],
  [/bought|sold|visited|taken|drafted/, ShoppingBag],
  [/paid|pay|gold|credit|cash|money|moved|collected|banker/, Coins],
  [/card|deck|hand|drew|drawn|dealt|laid|placement|request|pile/, Layers],
  [/began|turn|round|passed|went_on|done|ready/, Flag],
];

export function iconOf(tag: string): Component {
  return KINDS.find(([words]) => words.test(tag))?.[1] ?? Dot;
}
