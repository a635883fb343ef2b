import { BroughtSeed } from '@trevo/contract/rgs/play.ts'
import { expect, it } from 'vitest'
import { seedToBring } from './bring-seed.ts'

const seeds = {
  seedPairId: '1',
  commitment: 'ab'.repeat(32),
  commitmentNumber: 1,
  clientSeed: null,
  nonce: 0,
}

it('the first round of a new pair brings a seed for its commitment, another one every time', () => {
  const brought = BroughtSeed.parse(seedToBring(seeds))
  expect(brought.commitment).toBe(seeds.commitment)
  expect(seedToBring(seeds)?.clientSeed).not.toBe(brought.clientSeed)
})

it('later rounds continue with the seed of the pair', () => {
  expect(seedToBring({ ...seeds, clientSeed: 'mine', nonce: 1 })).toBeUndefined()
})
