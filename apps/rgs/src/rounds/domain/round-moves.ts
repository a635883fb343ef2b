import type { RoundState } from '@trevo/contract/rgs/round.ts'

/**
 * Where a round may go. `created → cancelled` is a stake that was refused; `cancelling` is a stake
 * whose outcome is unknown and is being rolled back. `in_steps` stays where it is with every action
 * but the last; only a bet of a room goes back from there, when its flight was interrupted, and only such
 * a bet is closed as it is paid.
 */
export const roundMoves = {
  created: ['debited', 'in_steps', 'played', 'cancelling', 'cancelled'],
  debited: ['in_steps', 'played'],
  in_steps: ['in_steps', 'played', 'cancelling'],
  played: ['credited', 'closed'],
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

/** States in which the platform or the player has the last word outstanding. */
export const unfinishedStates = ['created', 'debited', 'in_steps', 'played', 'cancelling'] as const

/** States in which numbers of the seeds in use are still to be drawn or shown. */
export const unplayedStates = ['created', 'debited', 'in_steps'] as const
