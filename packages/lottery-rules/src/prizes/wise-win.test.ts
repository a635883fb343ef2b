import { expect, test } from 'vitest'
import { allPlays } from '../all-plays.ts'
import { getGroup } from '../groups/all-groups.ts'
import { priceOfStake } from './betting-mode.ts'
import { prizeOf } from './prize-of.ts'
import { wiseWinFull, wiseWinPrize, wiseWinReturnBp, wiseWinSeries } from './wise-win.ts'

const stake = { bettingModeId: 1, multiple: 1 } as const

test('ZY pays at most its return of every prize, for any numbers the member leaves out', () => {
  const plays = allPlays.filter(({ prizeModes }) => prizeModes.includes('ZY'))
  expect(plays.length).toBeGreaterThan(5)
  for (const play of plays) {
    for (const tier of play.tiers.filter(({ kind }) => kind === 'prize')) {
      const fairMinor = priceOfStake(stake) * tier.fair.numerator
      const full = wiseWinFull(
        prizeOf(wiseWinSeries, tier, stake, getGroup(play.group)),
        wiseWinReturnBp,
      )
      for (let digit = 0; digit <= 9; digit += 1) {
        const paid = wiseWinPrize(full, [digit, 0, 0, 0, 0])
        expect(paid * 10_000n * tier.fair.denominator).toBeLessThanOrEqual(
          fairMinor * BigInt(wiseWinReturnBp),
        )
      }
    }
  }
})
