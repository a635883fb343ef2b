import { expect, it } from 'vitest'
import { countNumbers } from './count-numbers.ts'

it('counts each number in each position, and for how many draws it has been missing', () => {
  // Newest first.
  const results = [
    [1, 2],
    [0, 2],
    [1, 0],
  ]
  expect(countNumbers(results, 3)).toEqual({
    hot: { FIRST: [1, 2, 0, 0], SECOND: [1, 0, 2, 0] },
    gap: { FIRST: [1, 0, 3, 3], SECOND: [2, 3, 0, 3] },
  })
})

it('is empty for a lottery without draws', () =>
  expect(countNumbers([], 9)).toEqual({ hot: {}, gap: {} }))
