import type { Lottery } from '../../modules/lottery/index.ts'
import type { Play } from '../../modules/play/index.ts'
import type { RewardsNeeds } from '../../modules/rewards/index.ts'
import type { Sportsbook } from '../../modules/sportsbook/index.ts'
import type { Clock } from '@trevo/platform/clock.ts'

export type PlayedNeighbours = {
  readonly play: Pick<Play, 'sumSettled' | 'sumSettledInTx'>
  readonly lottery: Pick<Lottery, 'sumSettled'>
  readonly sportsbook: Pick<Sportsbook, 'sumSettled'>
}

/** A member's stakes since an instant less their payouts, over games, lotteries and sports. */
export const createSumLost =
  (
    { play, lottery, sportsbook }: PlayedNeighbours,
    clock: Clock,
  ): RewardsNeeds['members']['sumLost'] =>
  async (memberId, from, tx) => {
    const span = { from, to: clock.now() }
    const slips = await sportsbook.sumSettled(memberId, span, tx)
    const played = [
      ...(await (tx ? play.sumSettledInTx(tx, memberId, span) : play.sumSettled(memberId, span))),
      ...(await lottery.sumSettled(memberId, span, tx)),
      ...(slips ? [slips] : []),
    ]
    return played.reduce((sum, one) => sum + one.stakedMinor - one.paidMinor, 0n)
  }
