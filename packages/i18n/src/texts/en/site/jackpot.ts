import type { Message } from '../../../translate.ts'

/** Progressive jackpots: on home, in games, and their proof. */
export const texts = {
  'jackpot.pools': 'Progressive jackpots',
  'jackpot.illustration': 'Illustration: nothing is paid from this amount',
  'jackpot.mustHitBy': 'Won at {amount} at the latest',
  'jackpot.proofOf': '{name}: how it is proven',
  'jackpot.fill': '{share} of each stake goes into it',
  'jackpot.wonToast': 'You won the jackpot: {amount}!',
  'jackpot.proofTitle': 'Progressive jackpots',
  'jackpot.proofLead':
    'A share of each stake fills a pool of its own in the ledger. The point at which it is won is fixed before anybody plays for it: we publish its SHA-256 one win ahead, and the round that wins the pool becomes part of the next draw. Nobody can choose the one knowing the other.',
  'jackpot.runs': '{name}: holds {amount}, won between {seed} and {mustHitBy}',
  'jackpot.commitment': 'Commitment',
  'jackpot.salt': 'Salt: the round that won it before',
  'jackpot.secret': 'Revealed secret',
  'jackpot.wonAt': '{name} won {amount} on {at}',
  'jackpot.right': 'Drawn again here: it matches',
  'jackpot.wrong': 'Drawn again here: it does not match',
  'jackpot.checking': 'Drawing it again…',
  'jackpot.noneWon': 'None has been won yet.',
} as const satisfies Readonly<Record<string, Message>>
