import type { Message } from '../../../translate.ts'

/** Progressive jackpots: on home, in games, and their proof. */
export const texts = {
  'jackpot.pools': 'Progressive jackpots',
  'jackpot.illustration': 'Illustration only: no prizes are paid from this amount',
  'jackpot.mustHitBy': 'Must hit by {amount}',
  'jackpot.proofOf': '{name}: how to verify it',
  'jackpot.fill': '{share} of each stake goes into it',
  'jackpot.wonToast': 'You won the jackpot: {amount}!',
  'jackpot.proofLead':
    'A share of each stake goes into a separate pool in the ledger. The amount at which it is won is fixed before anyone plays for it: we publish its SHA-256 hash one win ahead, and the round that wins the pool becomes part of the next draw. Nobody can choose one knowing the other.',
  'jackpot.runs': '{name}: now at {amount}, won between {seed} and {mustHitBy}',
  'jackpot.commitment': 'Commitment',
  'jackpot.salt': 'Salt: the previous winning round',
  'jackpot.secret': 'Revealed secret',
  'jackpot.wonAt': '{name} won {amount} on {at}',
  'jackpot.right': 'Recalculated here: it matches',
  'jackpot.wrong': 'Recalculated here: it does not match',
  'jackpot.checking': 'Recalculating…',
  'jackpot.noneWon': 'No jackpot has been won yet.',
} as const satisfies Readonly<Record<string, Message>>
