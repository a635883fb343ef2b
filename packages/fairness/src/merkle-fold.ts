import { bytesToHex, concatBytes } from '@noble/hashes/utils.js'
import { sha256 } from './sha256/sha256.ts'

const NODE = Uint8Array.of(1)

/**
 * The `merkleRoot` of leaves added one by one: it keeps one hash for each complete part of the tree,
 * so that a million leaves need no more memory than twenty.
 */
export const createMerkleFold = () => {
  const full: { readonly height: number; readonly hash: Uint8Array }[] = []
  const join = (left: Uint8Array, right: Uint8Array): Uint8Array =>
    sha256(concatBytes(NODE, left, right))
  return {
    /** The next leaf: the 32 bytes of its hash. */
    add: (leaf: Uint8Array): void => {
      let node = { height: 0, hash: leaf }
      for (let left = full.at(-1); left?.height === node.height; left = full.at(-1)) {
        full.pop()
        node = { height: node.height + 1, hash: join(left.hash, node.hash) }
      }
      full.push(node)
    },
    /** Hex; without leaves, the hash of nothing. */
    root: (): string => {
      const last = full.at(-1)
      if (!last) return bytesToHex(sha256(new Uint8Array(0)))
      return bytesToHex(
        full.slice(0, -1).reduceRight((right, left) => join(left.hash, right), last.hash),
      )
    },
  }
}
