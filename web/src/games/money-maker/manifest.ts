// What the house's pages know of Money Maker and of its Beginner's Game without a table of them.
import './palette.css';
import type { Manifest } from '..';
import type { EventIcons } from '../../lib/eventIcons';
import { faceOf } from '../face';
import Art from './Art.svelte';
import BeginnerArt from './BeginnerArt.svelte';

const icons: EventIcons = {
  win: ['first_turn_won', 'auction_won', 'game_ended', 'scored', 'central_bank_scored', 'game_won'],
  alarm: [
    'run_began',
    'sectors_hit',
    'found_insolvent',
    'all_insolvent',
    'degraded',
    'imprisoned',
    'went_bankrupt',
    'run_ended',
    'loan_defaulted',
    'let_fall',
    'goods_lost',
    'companies_lost',
    'action_cards_lost',
  ],
  dice: ['first_turn_by_lot', 'die_loaded', 'dice_rolled', 'sectors_rolled'],
  bid: ['bid_made', 'ceiling_set', 'auction_opened'],
  deal: [
    'vote_called',
    'vote_cast',
    'offer_made',
    'offer_refused',
    'offer_refused_because',
    'offer_withdrawn',
    'offer_lapsed',
    'deal_made',
    'loan_offered',
    'loan_made',
    'loan_repaid',
    'loan_void',
    'central_bank_seated',
    'rate_set',
  ],
  rise: ['chip_moved', 'chip_moved_back', 'promoted'],
  see: ['card_opened', 'action_card_seen', 'hand_shown'],
  make: ['produced', 'converted', 'goods_taken', 'goods_placed', 'goods_given', 'goods_discarded', 'market_refilled'],
  buy: ['card_taken', 'bought', 'sold', 'action_card_bought'],
  money: [
    'payment_asked',
    'paid_off',
    'debt_paid',
    'paid_late',
    'instalment_paid',
    'gold_paid',
    'gold_received',
    'gold_given',
    'credit_issued',
    'credit_handed_over',
    'credit_placed',
    'credit_given',
    'credit_spent',
    'credit_called',
    'credit_lifted',
    'credit_redeemed',
    'credit_voided',
  ],
  cards: [
    'card_given',
    'action_card_drawn',
    'action_cards_reshuffled',
    'action_card_played',
    'action_cards_handed_over',
  ],
  turn: ['turn_began', 'went_on', 'said_ready'],
};
const face = faceOf(() => import('.'));

export const manifests: Manifest[] = [
  { id: 'money-maker', art: Art, icons, face },
  { id: 'money-maker-beginner', art: BeginnerArt, icons, face, inShort: 'the-beginners-game' },
];
