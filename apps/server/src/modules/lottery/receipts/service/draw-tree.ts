import { setImmediate as pause } from 'node:timers/promises'
import { leavesAtOnce } from '@trevo/contract/wps/lottery/tickets.ts'
import { merkleRoot, proveLeaf, type MerkleProof } from '@trevo/fairness/merkle.ts'
import { LRUCache } from 'lru-cache'
import { listLeavesFrom } from '../repository/leaves.ts'
import type { DrawRow } from '../../tables.ts'
import type { LotteryContext } from '../../lotteries/context.ts'

/**
 * A draw's tree in blocks of `leavesAtOnce` leaves. That is a power of two, so each block is a complete subtree,
 * and a path is the one inside its block plus the one over the blocks (RFC 6962 §2.1).
 */
type Tree = {
  readonly count: number
  readonly pieces: readonly { readonly firstId: bigint; readonly root: string }[]
}

const treesMax = 200

const hexOf = ({ leaf }: { readonly leaf: Buffer }) => leaf.toString('hex')

const readTree = async ({ database }: LotteryContext, draw: DrawRow): Promise<Tree> => {
  const pieces: { firstId: bigint; root: string }[] = []
  let count = 0
  for (let from = 0n; ;) {
    const leaves = await listLeavesFrom(database.db, draw.id, from, leavesAtOnce)
    const [first] = leaves
    if (first) pieces.push({ firstId: first.id, root: merkleRoot(leaves.map(hexOf)) })
    count += leaves.length
    if (leaves.length < leavesAtOnce) break
    from = (leaves.at(-1)?.id ?? from) + 1n
    await pause()
  }
  const root = merkleRoot(pieces.map((piece) => piece.root))
  if (root !== draw.root) throw new Error(`draw ${draw.id}: its tickets do not match its root`)
  return { count, pieces }
}

export type DrawTrees = ReturnType<typeof createDrawTrees>

/** Paths and leaves of closed draws; the tree of a draw is read once and its blocks are cached. */
export const createDrawTrees = (context: LotteryContext) => {
  const known = new LRUCache<bigint, Promise<Tree>>({ max: treesMax })
  const treeOf = (draw: DrawRow): Promise<Tree> => {
    const found = known.get(draw.id) ?? readTree(context, draw)
    known.set(draw.id, found)
    found.catch(() => known.delete(draw.id))
    return found
  }
  const { db } = context.database
  return {
    /** The leaves of one block. */
    listPiece: async (draw: DrawRow, index: number) => {
      const { count, pieces } = await treeOf(draw)
      const piece = pieces[index]
      const leaves = piece ? await listLeavesFrom(db, draw.id, piece.firstId, leavesAtOnce) : []
      return { leafCount: count, leaves: leaves.map(hexOf) }
    },

    /** The path of a ticket to the root; undefined for a ticket that was not valid at the close. */
    prove: async (
      draw: DrawRow,
      ticketId: bigint,
      leaf: string,
    ): Promise<MerkleProof | undefined> => {
      const { count, pieces } = await treeOf(draw)
      const index = pieces.findLastIndex(({ firstId }) => firstId <= ticketId)
      const piece = pieces[index]
      if (!piece) return undefined
      const leaves = await listLeavesFrom(db, draw.id, piece.firstId, leavesAtOnce)
      const place = leaves.findIndex(({ id }) => id === ticketId)
      const found = leaves[place]
      if (!found || hexOf(found) !== leaf) return undefined
      const inside = proveLeaf(leaves.map(hexOf), place)
      const above = proveLeaf(
        pieces.map(({ root }) => root),
        index,
      )
      return {
        leafIndex: index * leavesAtOnce + place,
        leafCount: count,
        path: [...inside.path, ...above.path],
      }
    },
  }
}
