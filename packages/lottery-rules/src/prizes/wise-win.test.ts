import { expect, test } from 'vitest'
import { allPlays } from '../all-plays.ts'
import { getGroup } from '../groups/all-groups.ts'
import { priceOfStake } from './betting-mode.ts'
import { prizeOf } from './prize-of.ts'
import {
  isInWiseWin,
  wiseWinFull,
  wiseWinMeanBp,
  wiseWinPrize,
  wiseWinReturnBp,
  wiseWinSeries,
  wiseWinShareBp,
} from './wise-win.ts'

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

test('ZY offers the traditional plays of SSC, except the fixed place of the ten-thousands', () => {
  const offered = allPlays.filter((play) => isInWiseWin(play, { places: [0] }))
  expect(new Set(offered.map(({ group }) => group))).toEqual(new Set(['SSC']))
  const elsewhere = allPlays.filter((play) => isInWiseWin(play, { places: [1] }))
  expect(elsewhere.filter((play) => !offered.includes(play)).map(({ code }) => code)).toEqual([
    'FixedPlace',
  ])
  expect(offered.map(({ code }) => code)).toContain('Any2StraightSingle')
})

test.each([
  [6, 7_500, 750n],
  [9, 9_000, 900n],
  [0, 10_000, 1_000n],
  [7, 10_000, 1_000n],
])('a ten-thousands digit of %i leaves %i of 10,000', (digit, shareBp, paid) => {
  expect(wiseWinShareBp([digit, 6, 9, 6, 9])).toBe(shareBp)
  expect(wiseWinPrize(1_000n, [digit, 6, 9, 6, 9])).toBe(paid)
})

test('with the ten-thousands digit left to chance ZY returns 95 per cent of 96.5, rounded down', () => {
  expect(wiseWinMeanBp).toBe(9_167)
})
