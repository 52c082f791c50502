// Pictures of Dirty Money: three places to go to.
import type { Scripts } from '../scene';

const places = '[data-step=visit]:has(.places > article:not(.closed) ~ article:not(.closed) ~ article:not(.closed))';

export const scripts: Scripts = {
  'dirty-money': {
    seed: 4,
    players: 4,
    desktop: { progress: 40, when: places },
    phone: { progress: 40, when: places },
  },
};
