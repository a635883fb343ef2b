import { parseMoney } from '@trevo/money/money.ts'
import type { Game } from '../context/game-context.ts'

/** Whether a round would cost more than the session's profile allows for one round. */
export const isAboveMax = ({ state }: Pick<Game, 'state'>, stakeMinor: bigint): boolean =>
  stakeMinor > parseMoney(state.session.profile.maxStake)
