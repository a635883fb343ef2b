import { createPool, urlAt } from '@trevo/database/connect.ts'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import {
  accountIdOf,
  bucketOf,
  createBatchCall,
  readGroups,
} from '../../apps/server/src/modules/wallet/commands.ts'
import { memberCount, type Ledger } from './open-ledger.ts'

/** Runs some batches of a size on each node; returns the processor time of their server processes, in µs per command. */
export type Meter = { run(size: number, batches: number): Promise<number>; close(): Promise<void> }

type Lane = { run(size: number): Promise<void>; cpuNs(): number; close(): Promise<void> }

// Nanoseconds on a processor, the first of three numbers.
const cpuOf = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0])

/** Members whose money is co-located, and the suffix of the functions for their tables. */
type Group = { readonly suffix: string; readonly members: readonly bigint[] }

const openLane = async (
  { url, wallet }: Ledger,
  node: string | undefined,
  buckets: number,
  groups: readonly Group[],
): Promise<Lane> => {
  const pool = createPool(node ? urlAt(url, node) : url, { work: 'lanes', role: 'trevo_app' })
  const client = await pool.connect()
  pool.keep(client)
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pid = rows[0]?.pid ?? 0
  const { call } = createBatchCall()
  const kind = wallet.getKind('bench.bet')
  const run = randomBytes(6).toString('hex')
  let [batch, count] = [0, 0]
  const commandOf = (members: readonly bigint[]) => {
    count += 1
    const memberId = members[count % members.length] ?? 1n
    return {
      source: 'vendor:bench',
      txnId: `${run}-${count}`,
      kindId: kind.id,
      houseId: kind.houseId,
      accountId: accountIdOf(memberId, 'available'),
      bucket: bucketOf(memberId, buckets),
      amountMinor: -1n,
      fingerprint: count,
      reference: '{"round":"r1"}',
      guard: true,
      claim: null,
      admission: null,
    }
  }
  return {
    cpuNs: () => cpuOf(pid),
    run: async (size) => {
      const group = groups[batch % groups.length]
      if (!group) throw new Error('the lane has no group')
      batch += 1
      const commands = Array.from({ length: size }, () => commandOf(group.members))
      const answers = await call(
        client,
        { shard: 0, at: new Date(), suffix: group.suffix },
        commands,
      )
      if (answers.some(({ outcome }) => outcome !== 0)) throw new Error('a bet was not applied')
    },
    close: async () => {
      client.release(true)
      await pool.end()
    },
  }
}

/** Groups of a spread ledger, by node, those with the fewest buckets first; all members of a plain one. */
const groupsByNode = async ({ pool }: Ledger, buckets: number, groupCount: number) => {
  const members = Array.from({ length: memberCount }, (_, index) => BigInt(index + 1))
  const groups = await readGroups(pool)
  if (!groups) return new Map<string | undefined, Group[]>([[undefined, [{ suffix: '', members }]]])
  const chosen = groups.ids
    .map((id, group) => ({
      node: groups.nodes[groups.nodeOfGroup[group] ?? 0],
      suffix: `_${id}`,
      members: members.filter((one) => groups.groupOfBucket[bucketOf(one, buckets)] === group),
    }))
    .sort((one, other) => one.members.length - other.members.length)
    .slice(0, groupCount)
  return Map.groupBy(chosen, ({ node }) => node)
}

type Shape = {
  /** Connections to each node; on a spread ledger no more than it has groups. */
  readonly lanes: number
  /** For the whole ledger, if it is spread; those of a node take turns on its lanes. */
  readonly groups?: number
}

/**
 * Lanes that take turns. A connection that has waited finds less of its data in a processor's cache,
 * so a comparison opens the same number per server on both sides; and the nodes of a cluster, which
 * would be separate machines in production, run one after the other.
 */
export const openMeter = async (
  ledger: Ledger,
  { lanes: perNode, groups }: Shape,
): Promise<Meter> => {
  const { rows } = await ledger.pool.query<{ n: number }>('select wallet.bucket_count() as n')
  const buckets = rows[0]?.n ?? 1
  const nodes: Lane[][] = []
  for (const [node, own] of await groupsByNode(ledger, buckets, groups ?? Infinity)) {
    const count = node ? Math.min(perNode, own.length) : perNode
    const lanes: Lane[] = []
    for (let lane = 0; lane < count; lane += 1) {
      const carried = node ? own.filter((_, at) => at % count === lane) : own
      lanes.push(await openLane(ledger, node, buckets, carried))
    }
    nodes.push(lanes)
  }
  return {
    run: async (size, batches) => {
      const cpu = () => nodes.flat().reduce((sum, lane) => sum + lane.cpuNs(), 0)
      const before = cpu()
      for (const lanes of nodes) {
        for (let batch = 0; batch < batches; batch += 1) {
          await lanes[batch % lanes.length]?.run(size)
        }
      }
      return (cpu() - before) / 1_000 / (size * batches * nodes.length)
    },
    close: async () => {
      for (const lane of nodes.flat()) await lane.close()
    },
  }
}
