import type { GameReturn } from '@trevo/contract/ops/games/returns.ts'
import { addDays } from '@trevo/calendar/time-zone.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { PlayContext } from '../../common/context.ts'
import { judgeReturn, type ReturnSums } from '@trevo/fairness/measured-return.ts'
import { dayOfBrasilia } from '@trevo/calendar/brasilia.ts'
import { listReturns, type SummedReturn } from '../repository/game-returns.ts'

type Asked = {
  readonly brandId: number
  readonly days: number
  readonly outside?: '1' | undefined
  readonly after: number
  readonly pageSize: number
}

const sumsOf = (row: SummedReturn): ReturnSums => ({
  rounds: row.rounds,
  staked: row.staked,
  paid: row.paid,
  stakeSquared: row.stake_squared,
  payoutSquared: row.payout_squared,
  stakePayout: row.stake_payout,
})

const exactly = (bp: number | null) => (bp === null ? null : { lowestBp: bp, highestBp: bp })

/** How far outside its limits, as a part of their width; below 1 is inside. */
const distanceOf = ({ measuredBp: measured, declaredBp, upperBp }: GameReturn): number =>
  declaredBp === null || upperBp === null || upperBp === declaredBp
    ? -1
    : Math.abs(measured - declaredBp) / (upperBp - declaredBp)

/** Titles with rounds in the last days, those farthest outside their control limits first. */
export const createListGameReturns =
  ({ database, clock, catalogue }: PlayContext) =>
  async ({ brandId, days, outside, after, pageSize }: Asked) => {
    const now = clock.now()
    const to = dayOfBrasilia(now)
    const from = addDays(to, 1 - days)
    const rows = await listReturns(database, { brandId, from, to })
    const all = rows.map((row): GameReturn => {
      const game = catalogue.findGame(row.node_id)
      const declaredBp = game?.declaredReturnBp ?? null
      const { limits, ...judged } = judgeReturn(sumsOf(row), exactly(declaredBp))
      return {
        nodeId: row.node_id,
        gameNames: game?.name ?? {},
        vendor: game?.vendor ?? '',
        rounds: Number(row.rounds),
        stake: formatMoney(row.stake_minor),
        payout: formatMoney(row.payout_minor),
        ...judged,
        declaredBp,
        lowerBp: limits?.lowerBp ?? null,
        upperBp: limits?.upperBp ?? null,
      }
    })
    const shown = all
      .filter(({ verdict }) => outside === undefined || verdict === 'above' || verdict === 'below')
      .toSorted((left, right) => distanceOf(right) - distanceOf(left) || left.nodeId - right.nodeId)
    return {
      list: shown.slice(after, after + pageSize),
      next: after + pageSize < shown.length ? after + pageSize : null,
      from,
      to,
      rounds: all.reduce((sum, { rounds }) => sum + rounds, 0),
      now: now.toISOString(),
    }
  }
