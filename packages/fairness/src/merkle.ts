import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import { canonicalJson } from './canonical-json.ts'
import { sha256, sha256Hex } from './sha256/sha256.ts'

/** Hashes from the leaf's neighbour up to the root's child, hex. */
export type MerkleProof = {
  readonly leafIndex: number
  readonly leafCount: number
  readonly path: readonly string[]
}

/** Leaves and inner nodes hash with different prefixes, so that a node cannot pass for a round. */
const LEAF = '\0'
const NODE = Uint8Array.of(1)

/** Hash of one round's record (plain JSON), hex: SHA-256(0x00 | canonical JSON). */
export const merkleLeaf = (record: unknown): string => sha256Hex(`${LEAF}${canonicalJson(record)}`)

/**
 * Root over a day's leaves in their order, hex. Tree as in RFC 6962 §2.1 (Certificate Transparency):
 * the left part is the largest power of two below the count. Without leaves it is the hash of nothing.
 */
export const merkleRoot = (leaves: readonly string[]): string =>
  leaves.length === 0 ? bytesToHex(sha256(new Uint8Array(0))) : rootOf(leaves, 0, leaves.length)

/** Proof that the leaf at `leafIndex` is under the root. Throws RangeError for an invalid index. */
export const proveLeaf = (leaves: readonly string[], leafIndex: number): MerkleProof => {
  if (!isIndexIn(leafIndex, leaves.length)) throw new RangeError(`no leaf ${leafIndex}`)
  const path: string[] = []
  let from = 0
  let to = leaves.length
  while (to - from > 1) {
    const middle = from + leftCount(to - from)
    if (leafIndex < middle) {
      path.unshift(rootOf(leaves, middle, to))
      to = middle
    } else {
      path.unshift(rootOf(leaves, from, middle))
      from = middle
    }
  }
  return { leafIndex, leafCount: leaves.length, path }
}

/** Whether the proof leads from the leaf to the root: true only for exactly that place in the tree. */
export const isLeafProven = (leaf: string, proof: MerkleProof, root: string): boolean => {
  if (!isIndexIn(proof.leafIndex, proof.leafCount)) return false
  const sides = sidesFromLeaf(proof.leafIndex, proof.leafCount)
  if (sides.length !== proof.path.length) return false

  let hash = leaf
  for (const [level, side] of sides.entries()) {
    const sibling = proof.path[level] ?? ''
    if (!/^[0-9a-f]{64}$/.test(sibling) || !/^[0-9a-f]{64}$/.test(hash)) return false
    hash = side === 'left' ? nodeOf(hash, sibling) : nodeOf(sibling, hash)
  }
  return hash === root
}

const isIndexIn = (index: number, count: number): boolean =>
  Number.isSafeInteger(index) && Number.isSafeInteger(count) && index >= 0 && index < count

/** For each level from the leaf up, the side of our hash. */
const sidesFromLeaf = (leafIndex: number, leafCount: number): ('left' | 'right')[] => {
  const sides: ('left' | 'right')[] = []
  let from = 0
  let to = leafCount
  while (to - from > 1) {
    const middle = from + leftCount(to - from)
    sides.unshift(leafIndex < middle ? 'left' : 'right')
    if (leafIndex < middle) to = middle
    else from = middle
  }
  return sides
}

const leftCount = (count: number): number => 2 ** Math.floor(Math.log2(count - 1))

const nodeOf = (left: string, right: string): string =>
  bytesToHex(sha256(concatBytes(NODE, hexToBytes(left), hexToBytes(right))))

const rootOf = (leaves: readonly string[], from: number, to: number): string => {
  if (to - from === 1) return leaves[from] ?? ''
  const middle = from + leftCount(to - from)
  return nodeOf(rootOf(leaves, from, middle), rootOf(leaves, middle, to))
}
