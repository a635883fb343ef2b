import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import { merkleLeaf, type MerkleProof } from './merkle.ts'
import { sha256 } from './sha256/sha256.ts'

/** The levels of a Merkle tree from its leaves to its root; each is the 32-byte hashes of its nodes, joined. */
export type MerkleLevels = readonly Uint8Array[]

const hashBytes = 32
const partSize = 200
const NODE = Uint8Array.of(1)

/** Pairs of neighbours; the last of an odd level goes up as it is, as in the tree of RFC 6962. */
function* levelAbove(level: Uint8Array): Generator<undefined, Uint8Array> {
  const count = level.length / hashBytes
  const above = new Uint8Array(Math.ceil(count / 2) * hashBytes)
  for (let at = 0; at < count; at += 2) {
    const pair = level.subarray(at * hashBytes, (at + 2) * hashBytes)
    const hash = at + 1 < count ? sha256(concatBytes(NODE, pair)) : pair
    above.set(hash, (at / 2) * hashBytes)
    if (at % partSize === 0) yield
  }
  return above
}

/**
 * The whole tree over `count` records, for many proofs of one tree: the same root and proofs as `merkleRoot` and
 * `proveLeaf`. Yields every few milliseconds. `count` is 1 or more.
 */
export function* merkleLevels(
  count: number,
  recordAt: (index: number) => unknown,
): Generator<undefined, MerkleLevels> {
  let level: Uint8Array = new Uint8Array(count * hashBytes)
  for (let index = 0; index < count; index += 1) {
    level.set(hexToBytes(merkleLeaf(recordAt(index))), index * hashBytes)
    if (index % partSize === 0) yield
  }
  const levels = [level]
  while (level.length > hashBytes) {
    level = yield* levelAbove(level)
    levels.push(level)
  }
  return levels
}

const hashAt = (level: Uint8Array, index: number): string =>
  bytesToHex(level.subarray(index * hashBytes, (index + 1) * hashBytes))

/** The root of a whole tree, hex. */
export const rootOfLevels = (levels: MerkleLevels): string => {
  const [root = new Uint8Array(hashBytes)] = levels.slice(-1)
  return hashAt(root, 0)
}

/** Proof that the leaf at `leafIndex` is under the root. Throws RangeError for an invalid index. */
export const proveInLevels = (levels: MerkleLevels, leafIndex: number): MerkleProof => {
  const leafCount = (levels[0]?.length ?? 0) / hashBytes
  if (!Number.isInteger(leafIndex) || leafIndex < 0 || leafIndex >= leafCount) {
    throw new RangeError(`no leaf ${leafIndex}`)
  }
  const path: string[] = []
  let at = leafIndex
  for (const level of levels) {
    const beside = at % 2 === 0 ? at + 1 : at - 1
    if (beside * hashBytes < level.length) path.push(hashAt(level, beside))
    at = Math.floor(at / 2)
  }
  return { leafIndex, leafCount, path }
}
