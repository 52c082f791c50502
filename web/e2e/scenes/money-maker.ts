// Pictures of Money Maker and of its Beginner's Game.
import type { Scripts } from '../scene';

export const scripts: Scripts = {
  'money-maker': {
    seed: 13,
    players: 4,
    desktop: { progress: 45, when: '[data-step=invest]' },
    phone: { progress: 40, when: '[data-step=auction]' },
  },
  'money-maker-beginner': {
    seed: 3,
    players: 4,
    desktop: { progress: 40, when: '[data-step=invest]' },
    phone: { progress: 40, when: '[data-step=invest]' },
  },
};
