import { expect, test } from 'vitest'
import { saleOf } from './slip-money.ts'

test.each([
  // A quarter of R$ 10.00 that is worth R$ 14.00.
  [100_000n, 140_000n, 25, 25_000n, 35_000n],
  [100_000n, 140_000n, 100, 100_000n, 140_000n],
  // A third of R$ 1.00 is 33 centavos, and is paid as such.
  [10_000n, 10_000n, 33, 3_300n, 3_300n],
  [10_000n, 15_100n, 33, 3_300n, 4_900n],
  [100n, 900n, 50, 0n, 0n],
])(
  'of %s that is worth %s, %i per cent sells %s for %s',
  (riding, value, percent, sold, amount) => {
    expect(saleOf(riding, value, percent)).toEqual({ soldMinor: sold, amountMinor: amount })
  },
)
