import type { GameReturn } from '@trevo/contract/ops/games/returns.ts'
import { addDays } from '@trevo/calendar/time-zone.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { PlayContext } from '../../common/context.ts'
import { controlLimits, measuredBp, type ReturnSums } from '../domain/control-limits.ts'
import { dayOfBrasilia } from '../domain/days.ts'
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

const verdictOf = (
  measured: number,
  declared: number | null,
  limits: { readonly lowerBp: number; readonly upperBp: number } | undefined,
): GameReturn['verdict'] => {
  if (declared === null) return 'undeclared'
  if (!limits) return 'few'
  if (measured > limits.upperBp) return 'above'
  return measured < limits.lowerBp ? 'below' : 'inside'
}

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
      const sums = sumsOf(row)
      const declaredBp = game?.declaredReturnBp ?? null
      const limits = declaredBp === null ? undefined : controlLimits(sums, declaredBp)
      return {
        nodeId: row.node_id,
        gameNames: game?.name ?? {},
        vendor: game?.vendor ?? '',
        rounds: Number(row.rounds),
        stake: formatMoney(row.stake_minor),
        payout: formatMoney(row.payout_minor),
        measuredBp: measuredBp(sums),
        declaredBp,
        lowerBp: limits?.lowerBp ?? null,
        upperBp: limits?.upperBp ?? null,
        verdict: verdictOf(measuredBp(sums), declaredBp, limits),
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
