import type { RoundState } from '@trevo/contract/rgs/round.ts'

/**
 * Where a round may go. `created → cancelled` is a stake that was refused; `cancelling` is a stake
 * whose outcome is unknown and is being rolled back.
 */
export const roundMoves = {
  created: ['debited', 'played', 'cancelling', 'cancelled'],
  debited: ['played'],
  played: ['credited'],
  credited: ['closed'],
  closed: [],
  cancelling: ['cancelled'],
  cancelled: [],
} as const satisfies Record<RoundState, readonly RoundState[]>

/** Throws when the table knows no such move: our bug, caught before it is written. */
export const assertMove = (from: RoundState, to: RoundState): void => {
  const allowed: readonly RoundState[] = roundMoves[from]
  if (!allowed.includes(to)) throw new Error(`no round goes from ${from} to ${to}`)
}

/** States in which the platform has the last word outstanding. */
export const unfinishedStates = ['created', 'debited', 'played', 'cancelling'] as const
