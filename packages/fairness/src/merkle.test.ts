import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLeafProven, merkleLeaf, merkleRoot, proveLeaf } from './merkle.ts'

const sha256 = (...parts: Uint8Array[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

/** Leaves and roots of Certificate Transparency's own test suite, for trees of 1 to 8 leaves. */
const inputs = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657']
const lastInput = '606162636465666768696a6b6c6d6e6f'
const leaves = [...inputs, lastInput].map((hex) =>
  sha256(Uint8Array.of(0), Buffer.from(hex, 'hex')),
)
const roots = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
]

it.each(roots.map((root, index) => [index + 1, root] as const))(
  'the root over %i leaves is the known one',
  (count, root) => {
    expect(merkleRoot(leaves.slice(0, count))).toBe(root)
  },
)

it('an empty day has the hash of nothing', () => {
  expect(merkleRoot([])).toBe(sha256())
})

it('a leaf hashes the record, not the order of its members', () => {
  expect(merkleLeaf({ nonce: 1, payoutMinor: '0' })).toBe(
    merkleLeaf({ payoutMinor: '0', nonce: 1 }),
  )
  expect(merkleLeaf({ nonce: 1 })).toBe(sha256(Uint8Array.of(0), Buffer.from('{"nonce":1}')))
})

const leavesOf = (count: number) =>
  Array.from({ length: count }, (_, nonce) => merkleLeaf({ nonce }))

describe('proofs', () => {
  const days = fc
    .integer({ min: 1, max: 70 })
    .chain((count) => fc.record({ count: fc.constant(count), index: fc.nat({ max: count - 1 }) }))

  it('every round of a day is proven', () => {
    fc.assert(
      fc.property(days, ({ count, index }) => {
        const day = leavesOf(count)
        expect(isLeafProven(day[index]!, proveLeaf(day, index), merkleRoot(day))).toBe(true)
      }),
    )
  })

  it('an edited round, another place, another root and an altered path are not', () => {
    fc.assert(
      fc.property(days, fc.nat(), ({ count, index }, pick) => {
        const day = leavesOf(count)
        const [leaf, proof, root] = [day[index]!, proveLeaf(day, index), merkleRoot(day)]
        expect(isLeafProven(merkleLeaf({ nonce: -1 }), proof, root)).toBe(false)
        expect(isLeafProven(leaf, proof, merkleRoot([...day, leaf]))).toBe(false)
        expect(isLeafProven(leaf, { ...proof, leafIndex: count }, root)).toBe(false)
        expect(isLeafProven(leaf, { ...proof, path: [...proof.path, root] }, root)).toBe(false)
        if (proof.path.length === 0) return
        const at = pick % proof.path.length
        expect(isLeafProven(leaf, { ...proof, path: proof.path.with(at, root) }, root)).toBe(false)
        expect(isLeafProven(leaf, { ...proof, path: proof.path.with(at, 'x') }, root)).toBe(false)
        const elsewhere = index ^ 1
        if (elsewhere < count) {
          expect(isLeafProven(leaf, { ...proof, leafIndex: elsewhere }, root)).toBe(false)
        }
      }),
    )
  })

  it('there is no proof for a round that does not exist', () => {
    expect(() => proveLeaf(leavesOf(3), 3)).toThrow(RangeError)
  })
})
