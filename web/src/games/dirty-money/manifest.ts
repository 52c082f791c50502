// What the house's pages know of Dirty Money without a table of it.
import './palette.css';
import type { Manifest } from '..';
import { faceOf } from '../face';
import Art from './Art.svelte';

export const manifests: Manifest[] = [
  {
    id: 'dirty-money',
    art: Art,
    icons: {
      win: ['game_ended', 'card_scored', 'artwork_scored', 'overpaid_scored', 'blacklist_scored', 'won'],
      alarm: [
        'excess_blacklisted',
        'hand_audited',
        'blacklisted',
        'blacklisted_plain',
        'blacklist_laid_open',
        'most_blacklisted',
      ],
      bid: ['tie_broken'],
      deal: ['villain_dealt', 'hand_dealt', 'nothing_traded', 'cards_traded', 'traded', 'loan_spent'],
      see: ['hand_shown', 'hand_looked_at', 'hand_seen'],
      buy: ['drafted', 'visited', 'dirty_taken', 'bought', 'marker_taken'],
      money: ['money_laid', 'paid', 'overpaid_slotted', 'overpaid_slotted_plain', 'money_added'],
      cards: [
        'placement_laid',
        'card_given_back',
        'gallery_drew',
        'gallery_drew_action',
        'drew',
        'launderer_drew',
        'discarded',
        'deck_renewed',
        'placement_added',
        'hand_laid_open',
      ],
      turn: ['round_began', 'passed', 'clean_returned', 'launderer_passed_over', 'turn_ended'],
    },
    face: faceOf(() => import('.')),
  },
];
