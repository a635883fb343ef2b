import { hexToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { createMerkleFold } from './merkle-fold.ts'
import { merkleLeaf, merkleRoot } from './merkle.ts'

test('leaves added one by one have the root of all together', () => {
  const leaves = Array.from({ length: 130 }, (_, index) => merkleLeaf({ index }))
  const fold = createMerkleFold()
  expect(fold.root()).toBe(merkleRoot([]))
  for (const [index, leaf] of leaves.entries()) {
    fold.add(hexToBytes(leaf))
    expect(fold.root()).toBe(merkleRoot(leaves.slice(0, index + 1)))
  }
})
