import { expect, test } from 'vitest'
import { pictureShapes } from './picture-shapes.ts'
import { readNumbers } from './read-numbers.ts'
import { findShape } from './result-shape.ts'

test('a result of the picture dice has a shape for each, and no sums', () => {
  const shape = findShape('SEA_FISH')
  expect(shape?.hasPictures).toBe(true)
  expect(shape?.values.map((value) => pictureShapes[value] !== undefined)).not.toContain(false)
  expect(pictureShapes).toHaveLength(6)
  expect(readNumbers('SEA_FISH', '0,5,3')).toEqual([
    { text: '0', kind: 'picture' },
    { text: '5', kind: 'picture' },
    { text: '3', kind: 'picture' },
  ])
  expect(findShape('SEA_LAO')?.hasPictures).toBe(false)
})
