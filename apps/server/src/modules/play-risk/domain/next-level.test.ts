import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDeliveredModel } from '../testing/test-model.ts'
import { nextLevel, type Standing } from './next-level.ts'

const model = await readDeliveredModel()
const today = '2026-11-20'
const at = (score: number) => ({ score, today, model })
const free: Standing = {
  level: 0,
  lowerSince: null,
  heldUntil: null,
  heldScore: null,
  isWaiting: false,
}

test('a level rises at once, and the third asks for a person', () => {
  expect(nextLevel(free, at(55))).toMatchObject({ level: 2, mustReview: false })
  expect(nextLevel(free, at(70))).toMatchObject({ level: 3, mustReview: true })
  expect(nextLevel({ ...free, level: 3, isWaiting: true }, at(90)).mustReview).toBe(false)
})

test('a level falls after 14 quiet days, and not on the day before', () => {
  const second = { ...free, level: 2 } as const
  expect(nextLevel(second, at(20))).toMatchObject({ level: 2, lowerSince: today })
  expect(nextLevel({ ...second, lowerSince: '2026-11-07' }, at(20)).level).toBe(2)
  expect(nextLevel({ ...second, lowerSince: '2026-11-06' }, at(35)).level).toBe(1)
  expect(nextLevel({ ...second, lowerSince: '2026-11-06' }, at(50)).lowerSince).toBeNull()
})

test('the third level is left by a person alone', () => {
  const third = { ...free, level: 3, isWaiting: true, lowerSince: '2026-01-01' } as const
  expect(nextLevel(third, at(0))).toMatchObject({ level: 3, mustReview: false })
})

test('what a person decided holds until the next look, unless the score rises by ten', () => {
  const held = { ...free, level: 1, heldUntil: '2026-11-27', heldScore: 72 } as const
  expect(nextLevel(held, at(81))).toMatchObject({ level: 1, heldUntil: '2026-11-27' })
  expect(nextLevel(held, at(82))).toMatchObject({ level: 3, heldUntil: null, mustReview: true })
  const due = { ...held, heldUntil: today }
  expect(nextLevel(due, at(10))).toMatchObject({ level: 1, heldUntil: null, mustReview: true })
})

test('a level is never higher than score or standing ask for', () => {
  const level = fc.constantFrom<Standing['level'][]>(0, 1, 2, 3)
  fc.assert(
    fc.property(level, fc.nat(100), fc.boolean(), (before, score, isWaiting) => {
      const next = nextLevel({ ...free, level: before, isWaiting }, at(score))
      const asked = nextLevel(free, at(score)).level
      expect(next.level).toBe(Math.max(asked, before))
      expect(next.mustReview && isWaiting).toBe(false)
    }),
  )
})
