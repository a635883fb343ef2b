import { listPlays } from '@trevo/lottery-rules/all-plays.ts'
import { allGroups } from '@trevo/lottery-rules/groups/all-groups.ts'
import type { Tier } from '@trevo/lottery-rules/play.ts'
import { priceOfStake } from '@trevo/lottery-rules/prizes/betting-mode.ts'
import { oddsOf, prizeAtOdds, prizeOf, rebateOf } from '@trevo/lottery-rules/prizes/prize-of.ts'
import {
  wiseWinFull,
  wiseWinReturnBp,
  wiseWinSeries,
} from '@trevo/lottery-rules/prizes/wise-win.ts'
import { lotteryReturnBpMax } from '@trevo/promotion-rules/counted-share.ts'
import { expect, test } from 'vitest'
import { highestSeriesOf, lowestSeries, oddsReturnBp } from './demo-returns.ts'

/** Whether a prize is at most this part of the fair one, which all tiers share for a stake. */
const isWithin = (paidMinor: bigint, priceMinor: bigint, { fair }: Tier, bp: number): boolean =>
  paidMinor * fair.denominator * 10_000n <= priceMinor * fair.numerator * BigInt(bp)

const prizes = ({ tiers }: { readonly tiers: readonly Tier[] }) =>
  tiers.filter(({ kind }) => kind === 'prize')

test('no bet of a lottery, at any series, returns more than 97.80 %, including its rebate', () => {
  const stake = { bettingModeId: 1, multiple: 1 } as const
  const price = priceOfStake(stake)
  const over = new Set<string>()
  for (const group of allGroups) {
    const highest = highestSeriesOf(group.gameGroupCode)
    const plays = listPlays(group.code).filter(({ kind }) => kind === 'series')
    for (let series = lowestSeries; series <= highest; series += 2) {
      const leftBp = lotteryReturnBpMax - Number(rebateOf(10_000n, highest, series))
      for (const play of plays) {
        const isOver = prizes(play).some(
          (tier) => !isWithin(prizeOf(series, tier, stake, group), price, tier, leftBp),
        )
        if (isOver) over.add(`${group.code} ${play.playId} ${series}`)
      }
    }
  }
  expect([...over]).toEqual([])
})

test('nor does a bet at odds, or one of ZY with any ten-thousands digit', () => {
  for (const group of allGroups) {
    for (const play of listPlays(group.code)) {
      const price = priceOfStake({ bettingModeId: 1, multiple: 1 })
      for (const tier of prizes(play)) {
        const atOdds = prizeAtOdds(price, oddsOf(tier, oddsReturnBp))
        expect([play.playId, isWithin(atOdds, price, tier, lotteryReturnBpMax)]).toEqual([
          play.playId,
          true,
        ])
        if (!play.prizeModes.includes('ZY')) continue
        const full = prizeOf(wiseWinSeries, tier, { bettingModeId: 1, multiple: 1 }, group)
        const paid = wiseWinFull(full, wiseWinReturnBp)
        expect([play.playId, isWithin(paid, price, tier, lotteryReturnBpMax)]).toEqual([
          play.playId,
          true,
        ])
      }
    }
  }
})
