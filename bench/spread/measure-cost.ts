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

/** Runs some batches of a size; answers the processor time of their server processes, µs a command. */
export type Meter = { run(size: number, batches: number): Promise<number>; close(): Promise<void> }

type Lane = { run(size: number): Promise<void>; cpuNs(): number; close(): Promise<void> }

// Nanoseconds on a processor, the first of three numbers.
const cpuOf = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0])

const openLane = async (
  { url, wallet }: Ledger,
  node: string | undefined,
  { suffix, members, buckets }: { suffix: string; members: readonly bigint[]; buckets: number },
): Promise<Lane> => {
  const pool = createPool(node ? urlAt(url, node) : url, { work: 'lanes', role: 'trevo_app' })
  const client = await pool.connect()
  pool.keep(client)
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pid = rows[0]?.pid ?? 0
  const { call } = createBatchCall()
  const kind = wallet.getKind('bench.bet')
  const run = randomBytes(6).toString('hex')
  let count = 0
  const commandOf = () => {
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
    }
  }
  return {
    cpuNs: () => cpuOf(pid),
    run: async (size) => {
      const commands = Array.from({ length: size }, commandOf)
      const answers = await call(client, { shard: 0, at: new Date(), suffix }, commands)
      if (answers.some(({ outcome }) => outcome !== 0)) throw new Error('a bet was not applied')
    },
    close: async () => {
      client.release(true)
      await pool.end()
    },
  }
}

/**
 * A lane to the server, or one for each group of a ledger that is spread, of so many groups; they take
 * turns.
 */
export const openMeter = async (ledger: Ledger, groupsMax = Infinity): Promise<Meter> => {
  const groups = await readGroups(ledger.pool)
  const { rows } = await ledger.pool.query<{ n: number }>('select wallet.bucket_count() as n')
  const buckets = rows[0]?.n ?? 1
  const all = Array.from({ length: memberCount }, (_, index) => BigInt(index + 1))
  const lanes: Lane[] = []
  for (const [group, id] of (groups?.ids ?? []).slice(0, groupsMax).entries()) {
    const members = all.filter((one) => groups?.groupOfBucket[bucketOf(one, buckets)] === group)
    const node = groups?.nodes[groups.nodeOfGroup[group] ?? 0]
    lanes.push(await openLane(ledger, node, { suffix: `_${id}`, members, buckets }))
  }
  if (!groups) {
    lanes.push(await openLane(ledger, undefined, { suffix: '', members: all, buckets }))
  }
  return {
    run: async (size, batches) => {
      const cpu = () => lanes.reduce((sum, lane) => sum + lane.cpuNs(), 0)
      const before = cpu()
      for (let batch = 0; batch < batches; batch += 1) await lanes[batch % lanes.length]?.run(size)
      return (cpu() - before) / 1_000 / (size * batches)
    },
    close: async () => {
      for (const lane of lanes) await lane.close()
    },
  }
}
