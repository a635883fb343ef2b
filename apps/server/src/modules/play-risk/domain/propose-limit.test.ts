import { expect, test } from 'vitest'
import { readDeliveredModel } from '../testing/test-model.ts'
import { proposeWeeklyLoss } from './propose-limit.ts'

const model = await readDeliveredModel()
const reais = (amount: number): bigint => BigInt(amount) * 10_000n

test('half of the average week, in whole tens of reais', () => {
  expect(proposeWeeklyLoss(reais(1_000), undefined, model)).toBe(reais(120))
})

test('no less than the least, also where nothing was lost', () => {
  expect(proposeWeeklyLoss(reais(-500), undefined, model)).toBe(reais(20))
})

test('nothing where the person allows themselves no more already', () => {
  expect(proposeWeeklyLoss(reais(1_000), reais(120), model)).toBeUndefined()
  expect(proposeWeeklyLoss(reais(1_000), reais(130), model)).toBe(reais(120))
})
