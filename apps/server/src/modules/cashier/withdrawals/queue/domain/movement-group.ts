import type { MovementGroup } from '@trevo/contract/ops/withdrawal-queue.ts'

const begins: readonly (readonly [string, MovementGroup])[] = [
  ['cashier.deposit', 'deposits'],
  ['cashier.receivable', 'deposits'],
  ['cashier.withdrawal', 'withdrawals'],
  ['transfers.', 'transfers'],
  ['promotions.', 'rewards'],
  ['points.', 'rewards'],
  ['rewards.', 'rewards'],
  ['agents.', 'rewards'],
]
const games = /^(play|lottery|sportsbook|jackpots)\./
const stakes = /\.(stake_|free_stake_)/

/** What a movement of money is for a person who asks where it came from. Stakes given back are stakes. */
export const movementGroupOf = (kind: string): MovementGroup => {
  if (games.test(kind)) return stakes.test(kind) || kind === 'play.returned' ? 'stakes' : 'prizes'
  return begins.find(([start]) => kind.startsWith(start))?.[1] ?? 'other'
}
