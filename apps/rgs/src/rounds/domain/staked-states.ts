import type { RoundState } from '@trevo/contract/rgs/round.ts'

/** States of a bet at a table that is in the game: its stake was taken and does not go back. */
export const stakedStates: readonly RoundState[] = ['in_steps', 'played', 'credited', 'closed']
