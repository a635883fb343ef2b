import { expect, test } from 'vitest'
import { manualOf, straight } from './straight.ts'

const balls = { values: [1, 2, 3, 4], width: 1, join: '' } as const
const row = (min: number, max: number) => ({ label: 'entry', balls, min, max })
const threeBalls = { count: 3, isDistinct: false }

test('of typed entries that name every ball only one wins', () => {
  const form = manualOf(straight([row(1, 1), row(1, 1), row(1, 1)]), row(3, 3))
  const entries = [
    [1, 2, 3],
    [1, 2, 4],
  ]
  expect(form.best?.(entries, threeBalls)).toEqual([[{ tier: 'win', stakes: 1 }]])
})

test('of shorter entries several may win, so the outcomes have to be tried', () => {
  for (const [min, max] of [
    [2, 2],
    [1, 3],
    [3, 4],
  ] as const) {
    const form = manualOf(straight([row(1, 1), row(1, 1)]), row(min, max))
    expect(form.best?.([[1, 2]], threeBalls)).toBeUndefined()
  }
})
