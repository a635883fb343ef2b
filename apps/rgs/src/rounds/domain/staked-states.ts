import type { RoundState } from '@trevo/contract/rgs/round.ts'

/** States of a bet at a table that counts in the game: its stake was taken and is not returned. */
export const stakedStates: readonly RoundState[] = ['in_steps', 'played', 'credited', 'closed']
