import { parseMoney } from '@trevo/money/money.ts'
import type { GameSession } from '../rgs/rgs-port.ts'
import { stakeIndexOf } from './money/free-rounds.ts'
import type { GameState } from './context/game-context.ts'

/** A new player starts at R$ 1, or the nearest stake below, if the title names no other. */
const FIRST_STAKE_MINOR = 10_000n

/** A game that was just opened. */
export const newState = (
  session: GameSession,
  firstStakeMinor: bigint = FIRST_STAKE_MINOR,
): GameState => {
  const first = session.stakes.findLastIndex((stake) => parseMoney(stake) <= firstStakeMinor)
  return {
    session,
    phase: 'idle',
    stakeIndex: stakeIndexOf(session) ?? Math.max(0, first),
    balanceMinor: parseMoney(session.balance),
    stakeTotalMinor: 0n,
    payoutTotalMinor: 0n,
    roundCount: 0,
    lastRoundId: undefined,
    turn: undefined,
    openBets: 0,
    unfinishedRoundId: undefined,
    nextRoundAtMs: 0,
    isRefreshDue: false,
    jackpotRules: [],
    turbo: false,
    isSilent: false,
    auto: undefined,
    hasten: undefined,
  }
}
