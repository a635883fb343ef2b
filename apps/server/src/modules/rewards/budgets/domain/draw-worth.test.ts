import { shareOut, weightTotal } from '@trevo/fairness/prize-draw.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawWorth, type WorthPrize } from './draw-worth.ts'

const prize = (more: Partial<WorthPrize>): WorthPrize => ({
  weight: 1,
  worthMinor: 0n,
  isLimited: false,
  isPhysical: false,
  ...more,
})

/** The mean of a draw with the given prizes present or gone, rounded up. */
const meanOf = (prizes: readonly WorthPrize[], gone: readonly boolean[]): bigint => {
  const shares = shareOut(
    prizes.map(({ weight, isLimited, isPhysical }, id) => ({
      id,
      weight,
      isPhysical,
      left: !isLimited ? undefined : gone[id] ? 0 : 1,
    })),
  )
  const total = shares.reduce((sum, { share }) => sum + share, 0n)
  if (total === 0n) return 0n
  const sum = shares.reduce(
    (all, { id, share }) => all + share * (prizes[id]?.worthMinor ?? 0n),
    0n,
  )
  return (sum + total - 1n) / total
}

test('a draw is worth its mean, and more if cheap prizes can be used up', () => {
  const cheap = prize({ weight: 750_000, worthMinor: 100n })
  const dear = prize({ weight: 250_000, worthMinor: 500n })
  expect(drawWorth([cheap, dear], weightTotal)).toBe(200n)
  expect(drawWorth([{ ...cheap, isLimited: true }, dear], weightTotal)).toBe(500n)
  expect(drawWorth([cheap, { ...dear, isLimited: true }], weightTotal)).toBe(200n)
  expect(drawWorth([], weightTotal)).toBe(0n)
})

test('no draw is worth more, with any of its prizes gone, and one is worth exactly that', () => {
  const prizes = fc.array(
    fc.record({
      weight: fc.integer({ min: 1, max: 100_000 }),
      worthMinor: fc.bigInt({ min: 0n, max: 1_000_000n }),
      isLimited: fc.boolean(),
      isPhysical: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6 },
  )
  fc.assert(
    fc.property(prizes, (list) => {
      const states = Array.from({ length: 2 ** list.length }, (_, bits) =>
        meanOf(
          list,
          list.map((_one, at) => Math.floor(bits / 2 ** at) % 2 === 1),
        ),
      )
      const most = states.reduce((a, b) => (a > b ? a : b), 0n)
      expect(drawWorth(list, weightTotal)).toBe(most)
    }),
  )
})
