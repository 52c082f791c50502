// Pictures of Smart Money Maker: three piles, one within reach.
import type { Scripts } from '../scene';

const jars = '[data-step=play]:has(article.reach):has(.piles > article:nth-child(3))';

export const scripts: Scripts = {
  'smart-money-maker': {
    seed: 8,
    players: 4,
    desktop: { progress: 35, when: jars },
    phone: { progress: 35, when: jars },
  },
};
