import { givenShares } from '@trevo/promotion-rules/given-shares.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rafflePrizes } from './raffle-prizes.ts'

const centavos = fc.bigInt({ min: 1n, max: 10_000_000n }).map((amount) => amount * 100n)

test('1f: a raffle pays its prizes, together never more than its share of the stakes on its list', () => {
  expect(rafflePrizes([10_000_000n, 5_000_000n], 15_000_000_000n)).toEqual([
    10_000_000n,
    5_000_000n,
  ])
  expect(rafflePrizes([10_000_000n, 5_000_000n], 1_500_000_000n)).toEqual([1_000_000n, 500_000n])
  fc.assert(
    fc.property(
      fc.array(centavos, { maxLength: 9 }),
      fc.bigInt({ min: 0n, max: 10n ** 13n }),
      (prizes, staked) => {
        const paid = rafflePrizes(prizes, staked)
        const all = paid.reduce((sum, one) => sum + one, 0n)
        expect(all * 10_000n <= staked * BigInt(givenShares.raffle)).toBe(true)
        expect(paid.every((one, place) => one <= (prizes[place] ?? 0n) && one % 100n === 0n)).toBe(
          true,
        )
      },
    ),
  )
})
