import { expect, test } from 'vitest'
import { chooseDisturbance } from './disturb-deposit.ts'

test('a new installation has held and reversed deposits soon, a running one seldom', () => {
  const shareOf = (what: string, isNew: boolean) => {
    const chances = Array.from({ length: 1_000 }, (_, index) => index / 1_000)
    return chances.filter((chance) => chooseDisturbance(chance, isNew) === what).length / 1_000
  }
  expect(shareOf('held', true)).toBeCloseTo(0.08, 2)
  expect(shareOf('reversed', true)).toBeCloseTo(0.08, 2)
  expect(shareOf('others', true)).toBeCloseTo(0.08, 2)
  expect(shareOf('held', false)).toBeCloseTo(0.01, 2)
  expect(shareOf('none', false)).toBeCloseTo(0.97, 2)
})
