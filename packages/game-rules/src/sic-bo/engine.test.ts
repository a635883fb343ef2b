import { maths } from '@trevo/titles/dados-da-fortuna/maths.ts'
import { describe, expect, test } from 'vitest'
import { checkEngine } from '../common/testing/check-engine.ts'
import { engine } from './engine.ts'
import { measure } from './measure.ts'
import { placesById, returnOf } from './places.ts'

describe('sic bo', () => {
  checkEngine({
    engine,
    measure,
    title: maths,
    actionCountMax: 1,
    rtpBpFrom: 8_611,
    rtpBpTo: 9_723,
  })
})

// M. Shackleford, Wizard of Odds, “Sic Bo”: an edge of 2.78 per cent on small and big.
test.each([
  ['small', '97.2222'],
  ['total-4', '87.5000'],
  ['total-5', '88.8889'],
  ['total-6', '87.9630'],
  ['total-7', '90.2778'],
  ['total-8', '87.5000'],
  ['total-9', '92.5926'],
  ['total-10', '87.5000'],
  ['single-1', '96.2963'],
  ['pair-1-2', '97.2222'],
  ['double-1', '88.8889'],
  ['triple-1', '88.4259'],
  ['any-triple', '88.8889'],
])('%s returns %s per cent', (id, percent) => {
  const wager = measure.wagers(maths).find((one) => one.id === id)
  expect(((wager?.exact?.rtpBp ?? 0) / 100).toFixed(4)).toBe(percent)
})

test('places of a kind return the same, and each of them can win', () => {
  const faces = [1, 2, 3, 4, 5, 6]
  const throws = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => [a, b, c])))
  const sums = new Map<string, Set<number>>()
  for (const place of placesById.values()) {
    const sum = throws.reduce((total, dice) => total + returnOf(maths.returns, place, dice), 0)
    const [first = 0] = place.numbers
    const kind = place.kind === 'total' ? `total-${Math.min(first, 21 - first)}` : place.kind
    sums.set(kind, (sums.get(kind) ?? new Set()).add(sum))
  }
  for (const [kind, different] of sums) {
    expect(different.size, kind).toBe(1)
    expect([...different][0]).toBeGreaterThan(0)
  }
  expect(placesById.size).toBe(52)
})

test('three of a kind lose the even chances', () => {
  for (const id of ['small', 'big', 'odd', 'even']) {
    const place = placesById.get(id)
    if (!place) throw new Error(id)
    for (const face of [1, 2, 3, 4, 5, 6]) {
      expect(returnOf(maths.returns, place, [face, face, face])).toBe(0)
    }
  }
})
