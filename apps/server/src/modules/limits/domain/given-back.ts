import type { SettledBet } from '../../bets/index.ts'

/**
 * What a decided stake gave back of itself: what was sold, paid or returned. Nothing while it is open. The database
 * says the same (`bets.given_of`).
 */
export const givenBackOf = ({
  state,
  stakeMinor,
  backMinor,
  paidMinor,
}: Pick<SettledBet, 'state' | 'stakeMinor' | 'backMinor' | 'paidMinor'>): bigint => {
  if (state === 'open') return 0n
  return paidMinor + (state === 'settled' ? backMinor : stakeMinor)
}
