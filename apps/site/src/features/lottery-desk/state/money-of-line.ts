import type { Lottery } from '../../../entities/lottery/use-lotteries.ts'
import { getGroup } from '@trevo/lottery-rules/groups/all-groups.ts'
import { mostPayout, type mostWins } from '@trevo/lottery-rules/most-wins.ts'
import type { Play, Tier } from '@trevo/lottery-rules/play.ts'
import {
  costOfLine,
  priceOfStake,
  type BettingModeId,
} from '@trevo/lottery-rules/prizes/betting-mode.ts'
import { oddsOf, prizeAtOdds, prizeOf, rebateOf } from '@trevo/lottery-rules/prizes/prize-of.ts'
import {
  wiseWinFull,
  wiseWinReturnBp,
  wiseWinSeries,
} from '@trevo/lottery-rules/prizes/wise-win.ts'
import { formatMoney } from '@trevo/money/money.ts'

/** Prize modes by their number on the wire. */
export const modeIds = { traditional: 1, wiseWin: 2, odds: 3, eLottery: 4, sea: 5, vn: 6 } as const

/** Modes in which the member names the amount of each stake. */
export const hasFreeAmount = (modeId: number): boolean =>
  modeId === modeIds.sea || modeId === modeIds.vn

/** How much is staked: a unit and a multiple, or in some modes a free amount in 1/10,000 BRL. */
export type Stake = {
  readonly bettingModeId: BettingModeId
  readonly multiple: number
  readonly freeMinor?: bigint
}

/** What a line costs at multiple 1 of its trace, in 1/10,000 BRL. */
export const costOfStakes = (stakes: number, stake: Stake): bigint =>
  stake.freeMinor === undefined ? costOfLine(stakes, stake) : stake.freeMinor * BigInt(stakes)

/** Whether prizes depend on the series that the member chooses. */
export const isBySeries = (play: Play, modeId: number): boolean =>
  play.kind === 'series' && modeId !== modeIds.wiseWin

type Terms = {
  readonly modeId: number
  /** Undefined where nobody is logged in, because it is not known then. */
  readonly series: number | undefined
  readonly lottery: Pick<Lottery, 'oddsReturnBp'>
}

const prizeOfTier = (
  play: Play,
  tier: Tier,
  stake: Stake,
  { modeId, series, lottery }: Terms,
): bigint | undefined => {
  if (play.kind === 'odds') {
    return prizeAtOdds(stake.freeMinor ?? priceOfStake(stake), oddsOf(tier, lottery.oddsReturnBp))
  }
  if (modeId === modeIds.wiseWin && tier.kind !== 'refund') {
    const full = prizeOf(wiseWinSeries, tier, stake, getGroup(play.group))
    return wiseWinFull(full, wiseWinReturnBp)
  }
  const chosen = modeId === modeIds.wiseWin ? wiseWinSeries : series
  return chosen === undefined ? undefined : prizeOf(chosen, tier, stake, getGroup(play.group))
}

/** The highest payout of one winning stake, in 1/10,000 BRL; undefined while the series is unknown. */
export const highestPrize = (play: Play, stake: Stake, terms: Terms): bigint | undefined => {
  let most: bigint | undefined
  for (const tier of play.tiers) {
    const prize = prizeOfTier(play, tier, stake, terms)
    if (prize !== undefined && (most === undefined || prize > most)) most = prize
  }
  return most
}

/** What a line may win: its total in one draw or, where that cannot be derived, one winning stake. */
export type MostPrize = { readonly minor: bigint; readonly of: 'line' | 'stake' }

/**
 * The highest payout of a line in one draw, in 1/10,000 BRL.
 *
 * @param wins the result of `mostWins` for its selection
 */
export const mostPrize = (
  play: Play,
  stake: Stake,
  terms: Terms,
  wins: ReturnType<typeof mostWins>,
): MostPrize | undefined => {
  const ofStake = highestPrize(play, stake, terms)
  if (ofStake === undefined) return undefined
  if (!wins) return { minor: ofStake, of: 'stake' }
  const tiers = new Map(play.tiers.map((tier) => [tier.code, tier]))
  const prizeOfCode = (code: string): bigint => {
    const tier = tiers.get(code)
    return (tier && prizeOfTier(play, tier, stake, terms)) ?? 0n
  }
  return { minor: mostPayout(wins, prizeOfCode), of: 'line' }
}

/** The member's own rebate on a line, in 1/10,000 BRL. */
export const rebateOfLine = (costMinor: bigint, max: number, series: number): bigint =>
  series > max ? 0n : rebateOf(costMinor, max, series)

/** Lottery amounts have four decimals on the wire: "2.0000". */
export const wireMoney = (amountMinor: bigint): string => {
  const [whole = '0', fraction = ''] = formatMoney(amountMinor).split('.')
  return `${whole}.${fraction.padEnd(4, '0')}`
}
