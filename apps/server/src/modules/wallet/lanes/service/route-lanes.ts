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
  /** Finds out on which nodes the ledger is. */
  open(): Promise<void>
  isSpread(): boolean
  laneCount(): number
  groupOf(bucket: number): number
  /** A group that the lane carries. */
  firstGroupOf(lane: number): number
  choose<One extends Lane>(moment: Moment<One>, now: number): Choice<One> | undefined
  /** The server of a group, and the suffix of its functions. */
  placeOf(group: number): { readonly pool: Pool; readonly suffix: string }
  /** After an answer from the wrong node, or none: the groups may have moved. */
  recheck(): Promise<void>
  close(): Promise<void>
}

type RouteOptions = {
  readonly pool: Pool
  /** Lanes for each node. */
  readonly laneCount: number
  /** The number of buckets of the ledger; read at the first command. */
  readonly bucketCount: () => number
  readonly readGroups: () => Promise<LedgerGroups | undefined>
  /** Connections to a node, `host:port`. */
  readonly openPoolAt: ((node: string) => Pool) | undefined
}

/** One pool for each requested node. */
const createNodePools = (openPoolAt: RouteOptions['openPoolAt']) => {
  const pools = new Map<string, Pool>()
  return {
    at: (node: string): Pool => {
      if (!openPoolAt) throw new Error('wallet: the ledger is spread, but openPoolAt is missing')
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
 * On one server lanes share its groups of buckets. In a spread ledger each node has its own lanes, which connect
 * to it and call the functions of its groups.
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
    recheck: async () => {
      if (!groups) return
      // Without the coordinator the lanes continue with their last known state.
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
