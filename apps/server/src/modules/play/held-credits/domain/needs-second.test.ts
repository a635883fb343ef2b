import { expect, it } from 'vitest'
import { needsSecond } from './needs-second.ts'

it('two persons release a credit from the brand’s threshold on, or from R$ 10,000.00 without one', () => {
  const setting = { second_person_from_minor: 50_000n }
  expect([49_999n, 50_000n, 50_001n].map((amount) => needsSecond(amount, setting))).toEqual([
    false,
    true,
    true,
  ])
  expect([99_999_999n, 100_000_000n].map((amount) => needsSecond(amount, undefined))).toEqual([
    false,
    true,
  ])
})
