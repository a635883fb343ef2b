import { expect, test } from 'vitest'
import { bandOf, scoreSelfTest, selfTestQuestions } from './self-test.ts'

test('nine answers give 0 to 27 points', () => {
  expect(scoreSelfTest(selfTestQuestions.map(() => 'never'))).toBe(0)
  expect(scoreSelfTest(['never', 'sometimes', 'often', 'always'])).toBe(6)
  expect(scoreSelfTest(selfTestQuestions.map(() => 'always'))).toBe(27)
})

test('the bands are those of the index: 0, 1 to 2, 3 to 7, 8 and more', () => {
  expect([0, 1, 2, 3, 7, 8, 27].map(bandOf)).toEqual([
    'none',
    'low',
    'low',
    'moderate',
    'moderate',
    'high',
    'high',
  ])
})
