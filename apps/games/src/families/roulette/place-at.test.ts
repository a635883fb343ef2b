import { placesOf } from '@trevo/game-rules/roulette/places.ts'
import { describe, expect, it, test } from 'vitest'
import { spotOf } from './place-at.ts'

const spot = (wheel: 'european' | 'american', id: string) => {
  const place = placesOf(wheel).get(id)
  if (!place) throw new Error(id)
  return spotOf(wheel, place)
}

describe('where places are, in cells', () => {
  test.each([
    ['split-1-2', 1.5, 2],
    ['split-17-20', 7, 1.5],
    ['street-1-2-3', 1.5, 3],
    ['corner-1-2-4-5', 2, 2],
    ['six-line-31-32-33-34-35-36', 12, 3],
    ['split-0-2', 1, 1.5],
    ['street-0-2-3', 1, 1],
    ['corner-0-1-2-3', 1, 3],
  ])('%s at %d, %d', (id, x, y) => {
    expect(spot('european', id)).toEqual({ x, y })
  })

  it.each(['european', 'american'] as const)(
    'no two places of the %s wheel share a point',
    (wheel) => {
      const inside = [...placesOf(wheel).values()].filter(
        ({ kind, pockets }) => kind !== 'straight' && pockets.length <= 6,
      )
      const points = inside.map((place) => {
        const { x, y } = spotOf(wheel, place)
        return `${x} ${y}`
      })
      expect(new Set(points).size).toBe(points.length)
    },
  )
})
