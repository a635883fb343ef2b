import { placesOf } from '@trevo/game-rules/roulette/places.ts'
import { expect, it } from 'vitest'
import { feltAt } from '../room/build-room.ts'
import { chipCopies, feltPlace } from './felt-chips.ts'

it.each(['european', 'american'] as const)(
  'every place of the %s table has its own on the felt',
  (wheel) => {
    const seen = new Set<string>()
    for (const id of placesOf(wheel).keys()) {
      const [x = 0, z = 0] = feltPlace(wheel, id) ?? []
      expect(x).toBeGreaterThan(feltAt.left)
      expect(x).toBeLessThan(feltAt.right)
      expect(z).toBeGreaterThan(feltAt.back)
      expect(z).toBeLessThan(feltAt.front)
      seen.add(`${x.toFixed(4)} ${z.toFixed(4)}`)
    }
    expect(seen.size).toBe(placesOf(wheel).size)
  },
)

it('a pile has a chip at least and nine at most, and what is no place has none', () => {
  const count = (chips: number, place = 'red') =>
    chipCopies([{ place, chips }], 'european').length / 4
  expect(count(0.2)).toBe(1)
  expect(count(4)).toBe(4)
  expect(count(900)).toBe(9)
  expect(count(4, 'straight-99')).toBe(0)
})
