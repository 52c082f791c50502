// What the house's pages know of Smart Money Maker without a table of it.
import './palette.css';
import type { Manifest } from '..';
import { faceOf } from '../face';
import Art from './Art.svelte';

export const manifests: Manifest[] = [
  {
    id: 'smart-money-maker',
    art: Art,
    icons: {
      win: ['players_won', 'game_won'],
      alarm: ['forfeited', 'forfeit_dealt'],
      bid: ['cash_tied'],
      deal: ['hands_dealt', 'card_shared', 'card_shared_unseen'],
      rise: ['pile_raised'],
      see: [
        'hand_seen',
        'card_drawn_unseen',
        'card_given_unseen',
        'hand_looked_at',
        'hands_looked_at',
        'card_taken_unseen',
      ],
      buy: ['cards_taken', 'card_taken'],
      money: ['paid', 'triple_paid', 'request_paid_off', 'notes_collected', 'cash_collected', 'not_collected'],
      cards: [
        'first_player_drawn',
        'card_drawn',
        'request_laid',
        'lobby_laid',
        'pile_stays_open',
        'pile_closed',
        'cards_exchanged',
        'cards_discarded',
        'cards_asked_for',
        'card_given',
        'last_cards_began',
        'hand_laid_open',
      ],
      turn: ['passed', 'passed_empty'],
    },
    face: faceOf(() => import('.')),
  },
];
