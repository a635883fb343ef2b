import { expect, test } from 'vitest'
import { addFacts, factNames, noFacts } from './pair-facts.ts'

test('of no deals there are no facts, and none of them changes a sum', () => {
  expect(factNames.filter((name) => noFacts[name] !== 0)).toEqual([])
  const facts = { ...noFacts, dealCount: 3, lostHundredths: 250, duelCount: 1 }
  expect(addFacts(noFacts, facts)).toEqual(facts)
  expect(addFacts(facts, facts)).toEqual({
    ...noFacts,
    dealCount: 6,
    lostHundredths: 500,
    duelCount: 2,
  })
})
