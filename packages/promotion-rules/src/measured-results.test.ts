import { expect, test } from 'vitest'
import { completedShare, declaredAmounts, meanOf, sumResultDays } from './measured-results.ts'

const day = (change: object) => ({
  day: '2026-11-30',
  rewards: '0',
  given: '0',
  ended: '0',
  completed: '0',
  promised: '0',
  paid: '0',
  required: '0',
  wagered: '0',
  ...change,
})

test('days are added up field by field', () => {
  const sums = sumResultDays([
    day({ rewards: '2', given: '300000', ended: '1', wagered: '7' }),
    day({ rewards: '1', given: '100000', completed: '1', promised: '5', paid: '4', required: '9' }),
  ])
  expect(sums).toEqual({
    rewards: 3n,
    given: 400_000n,
    ended: 1n,
    completed: 1n,
    promised: 5n,
    paid: 4n,
    required: 9n,
    wagered: 7n,
  })
})

test.each([
  ['a fixed amount', { form: 'fixed', amount: '10.00' }, 100_000n, 100_000n],
  ['a percentage', { form: 'percent', of: 'deposit', bp: 5_000, cap: '50.00' }, 0n, 500_000n],
  [
    'tiers',
    {
      form: 'tiers',
      of: 'staked',
      tiers: [
        { from: '100.00', amount: '5.00' },
        { from: '900.00', amount: '20.00' },
      ],
    },
    50_000n,
    200_000n,
  ],
] as const)('%s declares its least and most', (_, value, lowestMinor, highestMinor) => {
  const reward = { prize: 'cash', value } as Parameters<typeof declaredAmounts>[0]
  expect(declaredAmounts(reward)).toEqual({ lowestMinor, highestMinor })
})

test('the share completed has its Wilson interval of 99 %', () => {
  const share = completedShare({ ended: 10n, completed: 5n })
  expect(share?.shareBp).toBe(5_000)
  // By hand: z² = 6.6349, half = z·√(0.025 + z²/400) / (1 + z²/10) = 0.3158.
  expect(share?.lowerBp).toBeCloseTo(1_842.5, 0)
  expect(share?.upperBp).toBeCloseTo(8_157.5, 0)
})

test('none or all of few leaves room for chance on one side, and nothing ended gives no share', () => {
  const none = completedShare({ ended: 4n, completed: 0n })
  expect(none?.lowerBp).toBeCloseTo(0, 6)
  expect(none?.upperBp).toBeCloseTo(6_239, 0)
  const all = completedShare({ ended: 4n, completed: 4n })
  expect(all?.upperBp).toBeCloseTo(10_000, 6)
  expect(all?.lowerBp).toBeCloseTo(3_761, 0)
  expect(completedShare({ ended: 0n, completed: 0n })).toBeUndefined()
})

test('a mean is in whole centavos, and zero among none', () => {
  expect(meanOf(100_000n, 3n)).toBe(33_300n)
  expect(meanOf(200_000n, 3n)).toBe(66_700n)
  expect(meanOf(0n, 0n)).toBe(0n)
})
