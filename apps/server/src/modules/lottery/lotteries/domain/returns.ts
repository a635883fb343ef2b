import { listPlays } from '@trevo/lottery-rules/all-plays.ts'
import type { Group } from '@trevo/lottery-rules/group.ts'
import { wiseWinReturnBp } from '@trevo/lottery-rules/prizes/wise-win.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { wiseWinId } from './game-rules.ts'

/** What a lottery may return of its stakes, in 1/100 percent, rebates and agents' differences included. */
export const returnBounds = { lowest: 5_000, highest: 9_800 } as const

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
