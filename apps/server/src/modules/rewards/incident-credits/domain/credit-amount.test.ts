import { givenShares, stakesFor } from '@trevo/promotion-rules/given-shares.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditAmount } from './credit-amount.ts'

const reais = (count: number): bigint => BigInt(count) * 10_000n
/** R$ 5.00 for an incident, R$ 20.00 a month, for a member whose stakes pay for R$ 100.00. */
const terms = {
  amountMinor: reais(5),
  monthMaxMinor: reais(20),
  monthGivenMinor: 0n,
  countedMinor: reais(100_000),
  spentMinor: 0n,
}

test.each([
  ['the amount of the rule', {}, reais(5)],
  ['what is left of the month', { monthGivenMinor: reais(18) }, reais(2)],
  ['nothing once the month is used up', { monthGivenMinor: reais(20) }, 0n],
  ['nothing after a month’s limit was lowered', { monthGivenMinor: reais(40) }, 0n],
  ['what is left of the share of the own stakes', { spentMinor: reais(97) }, reais(3)],
  ['whole centavos', { spentMinor: reais(100) - 1_250n }, 1_200n],
  ['nothing below a centavo', { spentMinor: reais(100) - 99n }, 0n],
  ['nothing without stakes', { countedMinor: 0n }, 0n],
  ['nothing by a rule that gives nothing', { amountMinor: 0n }, 0n],
] as const)('%s', (_, change, given) => {
  expect(creditAmount({ ...terms, ...change })).toBe(given)
})

test('no credit is more than the rule, the month or the share of the stakes allow', () => {
  const amount = fc.bigInt({ min: 0n, max: reais(500) })
  fc.assert(
    fc.property(
      amount,
      amount,
      amount,
      fc.bigInt({ min: 0n, max: reais(10_000_000) }),
      amount,
      (amountMinor, monthMaxMinor, monthGivenMinor, countedMinor, spentMinor) => {
        const of = { amountMinor, monthMaxMinor, monthGivenMinor, countedMinor, spentMinor }
        const given = creditAmount(of)
        expect(given >= 0n && given <= amountMinor && given % 100n === 0n).toBe(true)
        if (given === 0n) return
        expect(monthGivenMinor + given <= monthMaxMinor).toBe(true)
        expect(stakesFor(spentMinor + given, givenShares.missions) <= countedMinor).toBe(true)
      },
    ),
  )
})
