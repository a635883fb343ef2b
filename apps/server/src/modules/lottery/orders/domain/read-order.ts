import { slipStakesMax } from '@trevo/contract/wps/lottery/place-orders.ts'
import { rebateOf } from '@trevo/lottery-rules/prizes/prize-of.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import {
  costOf,
  hasFreeAmount,
  highestPrizeOf,
  isBySeries,
  readSlipInSteps,
  type SlipLine,
  type SlipTerms,
  type Steps,
} from '../../lotteries/domain/game-rules.ts'
import { playKey, type GameLimit, type PlayLimits } from '../../lotteries/domain/limits.ts'
import { requireSeries, type SeriesTerms } from '../../lotteries/domain/series.ts'

/** A slip to be staked, at multiple 1 of one draw. */
export type ReadOrder = {
  readonly terms: SlipTerms
  readonly lines: readonly SlipLine[]
  readonly stakesCount: number
  readonly stakeMinor: bigint
  /** The member's own rebate. */
  readonly rebateMinor: bigint
  /** The part that counts for the uplines: stakes on plays by series. */
  readonly sharedMinor: bigint
  readonly highestPrizeMinor: bigint
}

/** What else decides whether the slip is accepted. */
export type Setting = {
  readonly gameId: number
  readonly limit: GameLimit | undefined
  readonly playLimits: PlayLimits
  /** Undefined if the lottery has none for the prize mode. */
  readonly series: SeriesTerms | undefined
}

const limitRefusal = (
  code: 'lottery.stake_above_limit' | 'lottery.prize_above_limit',
  limitMinor: bigint,
) => new Refusal(code, { limit: formatMoney(limitMinor) })

const requirePlaysOpen = (lines: readonly SlipLine[], { gameId, playLimits }: Setting): void => {
  const staked = new Map<number, bigint>()
  for (const [index, line] of lines.entries()) {
    const { playId } = line.play
    const limit = playLimits.get(playKey(gameId, playId))
    if (limit?.isClosed) {
      const detail = { position: index + 1, at: 0, reason: 'play_closed' }
      throw new Refusal('lottery.slip_invalid', detail)
    }
    const total = (staked.get(playId) ?? 0n) + costOf(line)
    staked.set(playId, total)
    const max = limit?.orderMinorMax ?? null
    if (max !== null && total > max) throw limitRefusal('lottery.stake_above_limit', max)
  }
}

/**
 * Parses and prices a slip, with a yield between items: the page's totals are not trusted. @throws Refusal for a
 * slip that is malformed, too large, above a limit of the lottery or of a play, or with a series that the member
 * may not choose.
 */
export function* readOrder(slip: string, terms: SlipTerms, setting: Setting): Steps<ReadOrder> {
  const lines = yield* readSlipInSteps(slip, terms)
  requirePlaysOpen(lines, setting)
  const { limit, series } = setting
  // For a free amount the number of units is not a multiple that the member chose.
  const multipleMax = hasFreeAmount(terms) ? undefined : limit?.multiple_max
  let [stakesCount, stakeMinor, rebateMinor, sharedMinor, highestPrizeMinor] = [0, 0n, 0n, 0n, 0n]
  for (const line of lines) {
    yield
    if (multipleMax !== undefined && line.multiple > multipleMax) {
      throw new Refusal('lottery.stake_above_limit', { limit: `×${multipleMax}` })
    }
    const cost = costOf(line)
    const prize = highestPrizeOf(line, terms)
    if (prize > highestPrizeMinor) highestPrizeMinor = prize
    stakesCount += line.stakes
    stakeMinor += cost
    if (!isBySeries(line, terms)) continue
    if (!series) throw new Refusal('lottery.series_not_allowed', { min: 0, max: 0 })
    requireSeries(line.series, series)
    rebateMinor += rebateOf(cost, series.max, line.series)
    sharedMinor += cost
  }
  if (stakesCount > slipStakesMax) throw new Refusal('lottery.slip_too_large')
  return {
    terms,
    lines,
    stakesCount,
    stakeMinor,
    rebateMinor,
    sharedMinor,
    highestPrizeMinor,
  }
}

/** @throws Refusal if a ticket of the order exceeds the lottery's limits of stake or payout. */
export const requireWithinLimits = (
  { stakeMinor, highestPrizeMinor }: ReadOrder,
  multiples: readonly number[],
  limit: GameLimit | undefined,
): void => {
  if (!limit) return
  const most = BigInt(Math.max(...multiples))
  if (most > BigInt(limit.multiple_max)) {
    throw new Refusal('lottery.stake_above_limit', { limit: `×${limit.multiple_max}` })
  }
  if (stakeMinor * most > limit.order_minor_max) {
    throw limitRefusal('lottery.stake_above_limit', limit.order_minor_max)
  }
  if (highestPrizeMinor * most > limit.prize_minor_max) {
    throw limitRefusal('lottery.prize_above_limit', limit.prize_minor_max)
  }
}
