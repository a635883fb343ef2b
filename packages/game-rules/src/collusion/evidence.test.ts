import { expect, test } from 'vitest'
import { evidenceOf } from './evidence.ts'
import { noFacts, type PairFacts } from './pair-facts.ts'

test.each<[Partial<PairFacts>, object]>([
  [{}, { company: 1 }],
  [{ lostHundredths: 1 }, { company: 1, chip_transfer: 1 }],
  [{ lostHundredths: -300 }, { company: 1 }],
  [
    { strongFacedCount: 3, strongFoldedCount: 2 },
    { company: 1, strong_folds: 2 },
  ],
  [{ strongFacedCount: 3 }, { company: 1 }],
  [
    { duelCount: 2, duelRaisedCount: 1 },
    { company: 1, soft_play: 1 },
  ],
  [{ duelCount: 2, duelRaisedCount: 2 }, { company: 1 }],
  [{ yieldedCount: 1 }, { company: 1, single_deal: 1 }],
  [
    { yieldedCount: 1, lostHundredths: 4_000 },
    { company: 1, chip_transfer: 4_000, single_deal: 4_000 },
  ],
])('a deal with %j weighs %j', (facts, evidence) => {
  expect(evidenceOf({ ...noFacts, ...facts })).toEqual(evidence)
})
