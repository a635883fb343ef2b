import { expect, test } from 'vitest'
import { fullCoating, isAllOpen, isOpen, openAll, openField, scratchAt } from './scratched.ts'

test('a field opens once enough of it is scratched, and its neighbours stay covered', () => {
  let coating = fullCoating()
  coating = scratchAt(coating, { x: 1 / 6, y: 1 / 6 }, 0.04)
  expect(isOpen(coating, 0)).toBe(false)
  coating = scratchAt(coating, { x: 1 / 6, y: 1 / 6 }, 0.14)
  expect(isOpen(coating, 0)).toBe(true)
  expect([1, 3, 4].map((field) => isOpen(coating, field))).toEqual([false, false, false])
})

test('strokes over the whole ticket open all of it', () => {
  let coating = fullCoating()
  for (let y = 0.05; y < 1; y += 0.1) {
    for (let x = 0; x <= 1; x += 0.05) coating = scratchAt(coating, { x, y }, 0.09)
  }
  expect(isAllOpen(coating)).toBe(true)
})

test('by keyboard a field opens at once, and all of them together', () => {
  const coating = openField(fullCoating(), 4)
  expect(isOpen(coating, 4)).toBe(true)
  expect(isAllOpen(coating)).toBe(false)
  expect(isAllOpen(openAll())).toBe(true)
})
