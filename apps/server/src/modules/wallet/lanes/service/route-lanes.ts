import type { Pool } from '@trevo/database/connect.ts'
import type { LedgerGroups } from '../../common/domain/ledger-groups.ts'
import {
  chooseLane,
  chooseLaneOfNode,
  groupsFor,
  type Choice,
  type Lane,
  type Moment,
} from './choose-lane.ts'

/** Which lane carries which commands, and where to. */
export type LaneRoute = {
  /** Finds out where the ledger stands. */
  open(): Promise<void>
  isSpread(): boolean
  laneCount(): number
  groupOf(bucket: number): number
  /** A group that the lane carries. */
  firstGroupOf(lane: number): number
  choose<One extends Lane>(moment: Moment<One>, now: number): Choice<One> | undefined
  /** The server of a group, and what its functions have at the end of their names. */
  placeOf(group: number): { readonly pool: Pool; readonly suffix: string }
  /** After an answer that came from the wrong node, or none: the groups may have moved. */
  lookAgain(): Promise<void>
  close(): Promise<void>
}

type RouteOptions = {
  readonly pool: Pool
  /** Lanes for each node. */
  readonly laneCount: number
  /** How many buckets the ledger has; asked when the first command comes. */
  readonly bucketCount: () => number
  readonly readGroups: () => Promise<LedgerGroups | undefined>
  /** Connections to a node, `host:port`. */
  readonly openPoolAt: ((node: string) => Pool) | undefined
}

/** One pool for each node that was asked for. */
const createNodePools = (openPoolAt: RouteOptions['openPoolAt']) => {
  const pools = new Map<string, Pool>()
  return {
    at: (node: string): Pool => {
      if (!openPoolAt) throw new Error('wallet: the ledger is spread, and nobody opens its nodes')
      const pool = pools.get(node) ?? openPoolAt(node)
      pools.set(node, pool)
      return pool
    },
    close: async (): Promise<void> => {
      await Promise.all([...pools.values()].map((pool) => pool.end()))
    },
  }
}

/**
 * On one server lanes share its groups of buckets. In a ledger that is spread each node has lanes of its
 * own, which connect to it and call the functions of its groups.
 */
export const createRoute = (options: RouteOptions): LaneRoute => {
  const { pool, laneCount, bucketCount, readGroups } = options
  const nodePools = createNodePools(options.openPoolAt)
  let groups: LedgerGroups | undefined
  let looking: Promise<void> | undefined
  const groupCount = (): number => groupsFor(bucketCount(), laneCount)

  const look = async (): Promise<void> => {
    groups = await readGroups()
  }

  return {
    open: look,
    isSpread: () => groups !== undefined,
    laneCount: () => laneCount * (groups?.nodes.length ?? 1),
    groupOf: (bucket) => (groups ? (groups.groupOfBucket[bucket] ?? 0) : bucket % groupCount()),
    firstGroupOf: (lane) =>
      groups ? Math.max(0, groups.nodeOfGroup.indexOf(lane % groups.nodes.length)) : 0,
    choose: (moment, now) =>
      groups
        ? chooseLaneOfNode({
            ...moment,
            nodeOfGroup: groups.nodeOfGroup,
            nodeCount: groups.nodes.length,
          })
        : chooseLane({ ...moment, groupCount: groupCount() }, now),
    placeOf: (group) => {
      const id = groups?.ids[group]
      const node = groups?.nodes[groups.nodeOfGroup[group] ?? 0]
      if (id === undefined || node === undefined) return { pool, suffix: '' }
      return { pool: nodePools.at(node), suffix: `_${id}` }
    },
    lookAgain: async () => {
      if (!groups) return
      // The lanes go on without the coordinator; what they know is then as good as it gets.
      looking ??= look()
        .catch(() => undefined)
        .finally(() => {
          looking = undefined
        })
      await looking
    },
    close: nodePools.close,
  }
}
