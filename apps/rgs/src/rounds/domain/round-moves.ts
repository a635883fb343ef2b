import type { RoundState } from '@trevo/contract/rgs/round.ts'

/**
 * Allowed state transitions of a round. `created → cancelled` is a stake that was refused; `cancelling` is a stake
 * whose outcome is unknown and is being rolled back. `in_steps` lasts until the last action; only a bet of a room
 * is returned from there, when its flight was interrupted, and only such a bet is closed as it is paid.
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

/** Throws if the table has no such transition: our bug, caught before it is written. */
export const assertMove = (from: RoundState, to: RoundState): void => {
  const allowed: readonly RoundState[] = roundMoves[from]
  if (!allowed.includes(to)) throw new Error(`no transition of a round from ${from} to ${to}`)
}

/** States that wait for the platform's or the player's last answer. */
export const unfinishedStates = ['created', 'debited', 'in_steps', 'played', 'cancelling'] as const

/** States in which numbers of the current seeds are still to be drawn or shown. */
export const unplayedStates = ['created', 'debited', 'in_steps'] as const
