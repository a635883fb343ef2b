import type { PrizeMode } from '@trevo/contract/wps/lottery/shapes.ts'
import type { DeclaredReturn } from '@trevo/fairness/measured-return.ts'
import { listPlays } from '@trevo/lottery-rules/all-plays.ts'
import type { Group } from '@trevo/lottery-rules/group.ts'
import { wiseWinMeanBp, wiseWinReturnBp } from '@trevo/lottery-rules/prizes/wise-win.ts'
import { lotteryReturnBpMax } from '@trevo/promotion-rules/counted-share.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { groupOf, wiseWinId } from './game-rules.ts'
import { isOffered } from './offered-modes.ts'

/**
 * What a lottery may return of its stakes, in 1/100 percent, rebates and agents' differences included. A stake counts
 * for rewards by the highest: with a higher one, return and rewards together could be more than the stake.
 */
export const returnBounds = { lowest: 5_000, highest: lotteryReturnBpMax } as const

type Series = { readonly betHighest: number; readonly given: number }

/** What a series returns, in 1/100 percent: what is not paid as a prize comes back as a rebate. */
export const returnOfSeries = (
  { seriesBase }: Pick<Group, 'seriesBase'>,
  prizeModeId: number,
  { betHighest, given }: Series,
): number =>
  prizeModeId === wiseWinId
    ? wiseWinReturnBp
    : Math.ceil((Math.max(betHighest, given) * 10_000) / (2 * seriesBase))

type SeriesRule = Series & { readonly groupCode: string; readonly prizeModeId: number }

/**
 * The lowest and the highest return of the plays that a brand of these types offers of the lottery, rebates and
 * agents' differences included.
 */
export const declaredReturnOf = (
  game: {
    readonly prize_mode: PrizeMode
    readonly rules_group: string
    readonly odds_return_bp: number
  },
  types: readonly PrizeMode[],
  rules: readonly SeriesRule[],
): DeclaredReturn => {
  const group = groupOf(game.rules_group)
  const { atOdds, bySeries } = pricingOf(group)
  const own = rules.filter(
    ({ groupCode, prizeModeId }) =>
      groupCode === group.gameGroupCode && prizeModeId !== wiseWinId && bySeries > 0,
  )
  const returns = [
    ...(atOdds > 0 ? [game.odds_return_bp] : []),
    ...own.map((rule) => returnOfSeries(group, rule.prizeModeId, rule)),
    ...(isOffered(game, types, 'ZY') ? [wiseWinMeanBp, wiseWinReturnBp] : []),
  ]
  return { lowestBp: Math.min(...returns), highestBp: Math.max(...returns) }
}

/** Which of its plays pay at odds, and which by the series of the brand. */
export const pricingOf = (
  group: Group,
): { readonly plays: number; readonly atOdds: number; readonly bySeries: number } => {
  const plays = listPlays(group.code)
  const atOdds = plays.filter(({ kind }) => kind === 'odds').length
  return { plays: plays.length, atOdds, bySeries: plays.length - atOdds }
}

const percent = (bp: number): string => (bp / 100).toFixed(2)

/** @throws Refusal `lottery.return_out_of_bounds` with the return and the bounds, in percent. */
export const requireReturn = (bp: number): void => {
  const { lowest, highest } = returnBounds
  if (bp >= lowest && bp <= highest) return
  throw new Refusal('lottery.return_out_of_bounds', {
    return: percent(bp),
    lowest: percent(lowest),
    highest: percent(highest),
  })
}
