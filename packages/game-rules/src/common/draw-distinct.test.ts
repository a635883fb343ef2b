import { expect, it } from 'vitest'
import { fastChance } from '../slots/fast-chance.ts'
import { drawDistinct, drawerOf } from './draw-distinct.ts'

it('a pool gives each of its numbers once, and then none', () => {
  const draw = drawerOf(20, fastChance(1))
  const drawn = Array.from({ length: 20 }, draw)
  expect(drawn.toSorted((a, b) => a - b)).toEqual([...Array(20).keys()])
  expect(draw).toThrow(RangeError)
})

it('the first numbers of a draw are those of a longer one', () => {
  expect(drawDistinct(20, 8, fastChance(2)).slice(0, 5)).toEqual(drawDistinct(20, 5, fastChance(2)))
})
