import { expect, test } from 'vitest'
import { fitLabel } from './fit-label.ts'

const rim = 91

test.each([
  { what: 'a wide slice', letters: 4, share: 0.36, size: 12 },
  { what: 'a slice without room', letters: 5, share: 0.009, size: undefined },
  { what: 'a sliver', letters: 12, share: 0.001, size: undefined },
  { what: 'a text that would reach the hub', letters: 30, share: 0.9, size: undefined },
])('$what: $size', ({ letters, share, size }) => expect(fitLabel(letters, share, rim)).toBe(size))

test('the text is inside its slice', () => {
  for (const share of [0.03, 0.06, 0.12, 0.4]) {
    for (const letters of [4, 6, 9]) {
      const size = fitLabel(letters, share, rim)
      if (size === undefined) continue
      const inner = rim - 0.58 * size * letters
      expect(share * 2 * Math.PI * inner).toBeGreaterThanOrEqual(size)
      expect(inner).toBeGreaterThan(15)
    }
  }
})

test('a long text on a wide slice ends where the hub, of radius 17, begins', () => {
  const size = fitLabel(12, 0.5, rim) ?? 0
  expect(rim - 0.58 * size * 12).toBeCloseTo(17)
})

test('the smallest legible text has size 7', () => {
  // As wide as from the rim to the hub at size 7, and a letter more.
  const letters = Math.floor((rim - 17) / (0.58 * 7))
  expect(fitLabel(letters, 0.5, rim)).toBeGreaterThanOrEqual(7)
  expect(fitLabel(letters + 1, 0.5, rim)).toBeUndefined()
})
