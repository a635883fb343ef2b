import { parseMoney } from '@trevo/money/money.ts'
import { allTitles } from '@trevo/titles/all-titles.ts'
import { declaredRtpBp } from '@trevo/titles/declared-return.ts'
import { expect, test } from 'vitest'
import { demoPromotions } from './demo-promotions.ts'

/** The most that a promotion gives per staked real, in 1/100 percent; 0 if its condition is different. */
const dearestBp = ({ terms }: (typeof demoPromotions)[number]): number => {
  const { value } = terms.reward
  if (value.form === 'percent') return value.of === 'staked' ? value.bp : 0
  if (value.form !== 'tiers' || value.of !== 'staked') return 0
  return Math.max(
    ...value.tiers.map(
      ({ from, amount }) => Number((parseMoney(amount) * 1_000_000n) / parseMoney(from)) / 100,
    ),
  )
}

test('promotions that reward stakes give less together than any game of the house keeps', () => {
  const given = demoPromotions.map(dearestBp).filter((bp) => bp > 0)
  expect(given).toHaveLength(2)
  const together = given.reduce((sum, bp) => sum + bp, 0)
  const dear = allTitles
    .map(({ maths }) => ({ code: maths.gameCode, returnBp: declaredRtpBp(maths) }))
    .filter(({ returnBp }) => returnBp + together >= 10_000)
  expect(dear).toEqual([])
})
