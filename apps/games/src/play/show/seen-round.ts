import { parseMoney } from '@trevo/money/money.ts'
import type { SeenRound } from '../../families/board.ts'
import type { Round } from '../../rgs/rgs-port.ts'

/** The wire's round in the board's form. Throws if its outcome is not known yet. */
export const seenRound = (round: Round): SeenRound => {
  if (!round.outcome) throw new Error(`round ${round.id} has no outcome`)
  return {
    id: round.id,
    choice: round.choice,
    actions: round.actions,
    view: round.outcome as SeenRound['view'], // came as JSON
    stakeMinor: parseMoney(round.stake),
    payoutMinor: parseMoney(round.payout),
    legal: round.legal.map(({ action, stake }) => ({ action, stakeMinor: parseMoney(stake) })),
  }
}
