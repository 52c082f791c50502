// What the house's pages know of No More Money without a table of it.
import './palette.css';
import type { Manifest } from '..';
import { faceOf } from '../face';
import Art from './Art.svelte';

export const manifests: Manifest[] = [
  {
    id: 'no-more-money',
    art: Art,
    icons: {
      win: ['game_won'],
      alarm: ['loan_defaulted', 'company_crashed', 'investment_lost', 'crashes_counted', 'final_crash'],
      dice: ['dice_rolled'],
      bid: [
        'first_bidder_drawn',
        'bid_made',
        'auction_left',
        'bid_sealed',
        'fist_opened',
        'ties_bid_again',
        'tie_unbroken',
      ],
      deal: [
        'offer_made',
        'offer_declined',
        'offer_declined_because',
        'offer_withdrawn',
        'offer_lapsed',
        'loan_made',
        'loan_card_turned',
        'loan_repaid',
      ],
      rise: ['company_grew', 'investment_grew', 'instability_moved'],
      see: ['investment_revealed'],
      buy: ['investment_taken'],
      money: ['banker_named', 'instalment_paid', 'empty_hand_paid', 'cashed_in', 'moved'],
      cards: ['discards_shuffled', 'investment_discarded'],
      turn: ['round_began', 'player_done'],
    },
    face: faceOf(() => import('.')),
  },
];
