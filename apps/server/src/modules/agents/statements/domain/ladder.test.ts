import { expect, test } from 'vitest'
import { rateOfBp, sharesUp, wholeRate, type Rung } from './ladder.ts'

const rung = (contractId: string, rateBp: number, product: Rung['product'] = 'CONS'): Rung => ({
  contractId,
  product,
  rate: rateOfBp(rateBp),
})
const shares = (path: readonly (readonly Rung[])[], capBp = 200) =>
  Object.fromEntries(
    [...sharesUp(path, rateOfBp(capBp))].map(([id, rate]) => [
      id,
      Number((rate * 10_000n) / wholeRate),
    ]),
  )

test('each contract gets the difference to the highest rate below it', () => {
  expect(shares([[rung('near', 50)], [rung('middle', 80)], [rung('top', 200)]])).toEqual({
    near: 50,
    middle: 30,
    top: 120,
  })
  // A lower rate above gets nothing, and hides nothing.
  expect(shares([[rung('near', 80)], [rung('middle', 50)], [rung('top', 100)]])).toEqual({
    near: 80,
    middle: 0,
    top: 20,
  })
})

test('together they are at most the bound', () => {
  expect(shares([[rung('near', 150)], [rung('top', 300)]])).toEqual({ near: 150, top: 50 })
  expect(shares([[rung('near', 250)], [rung('top', 300)]])).toEqual({ near: 200, top: 0 })
  expect(shares([[rung('near', 250)]], 0)).toEqual({ near: 0 })
})

test('an agent’s contract of the product comes before the one of all products', () => {
  expect(shares([[rung('all', 90), rung('own', 60, 'RNG')]])).toEqual({ own: 60, all: 30 })
})
