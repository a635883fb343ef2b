// npm run bench -- spread [--full] [--cost] [--buckets 16] The ledger over a Citus cluster of one, two and
// three workers on this machine, against one plain server of the same version, with one bucket and with as
// many; then a shard moved and a worker added under load, and kills. --full: 20 kills. --cost: only the
// cost of a command on one worker, broken down. --buckets: of the spread ledger and the second plain one,
// 64 by default.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import {
  onNode,
  startCitus,
  type CitusCluster,
  type Node,
} from '@trevo/database/testing/start-citus.ts'
import { openMeter, type Meter } from './measure-cost.ts'
import { openSeparateCosts } from './separate-cost.ts'
import { memberCount, openLedger, openPlain, type Ledger } from './open-ledger.ts'
import { printResult } from '../tools/print-result.ts'

const binaries = process.env['TREVO_CITUS'] ?? ''
if (!existsSync(join(binaries, 'pg_ctl'))) {
  console.log(
    'Set TREVO_CITUS to the folder of PostgreSQL’s programs for which Citus is installed.',
  )
  process.exit(2)
}
const { values: asked } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    cost: { type: 'boolean', default: false },
    buckets: { type: 'string', default: '64' },
  },
})
const kills = asked.full ? 20 : 4
const buckets = Number(asked.buckets)
const sizes = [25, 128] as const
const rounds = 9
const batchesARound = 24
/** As many as the server opens by itself on four processors (`wallet/module.ts`). */
const lanesANode = 4
const callers = 64
const say = (line: string) => console.log(line)
const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0
const round = (value: number, digits = 2) => Number(value.toFixed(digits))

/** µs per command of each setup, in turn. */
const compare = async (meters: readonly Meter[], size: number): Promise<number[]> => {
  const found = meters.map((): number[] => [])
  for (const meter of meters) await meter.run(size, batchesARound)
  for (let turn = 0; turn < rounds; turn += 1) {
    for (const [index, meter] of meters.entries()) {
      found[index]?.push(await meter.run(size, batchesARound))
    }
  }
  return found.map((values) => round(median(values), 1))
}

/** Each server with as many lanes: the plain ones, and each worker. */
const compareAll = async (ledgers: readonly Ledger[]) => {
  const meters: Meter[] = []
  for (const ledger of ledgers) meters.push(await openMeter(ledger, { lanes: lanesANode }))
  const bySize: Record<number, number[]> = {}
  for (const size of sizes) bySize[size] = await compare(meters, size)
  for (const meter of meters) await meter.close()
  return bySize
}

type ShardRow = { id: string; port: number }

/** Moves an even share of the groups to a worker. */
const giveShards = async ({ coordinator }: CitusCluster, to: Node, share: number) => {
  const [shards = []] = (await onNode(
    coordinator,
    `select s.shardid::text as id, n.nodeport as port from pg_dist_shard s
     join pg_dist_placement p using (shardid) join pg_dist_node n using (groupid)
     where logicalrelid = 'wallet.account'::regclass and n.nodeport <> ${to.port} order by n.nodeport, 1`,
  )) as unknown as ShardRow[][]
  const given = shards.filter((_, index) => index % share === 0)
  for (const { id, port } of given) {
    await onNode(
      coordinator,
      `select citus_move_shard_placement(${id}, '127.0.0.1', ${port}, '127.0.0.1', ${to.port}, 'force_logical')`,
    )
  }
  return given.length
}

/** Bets of many callers until stopped; returns what was acknowledged but is not in the ledger. */
const load = ({ wallet, pool }: Ledger, name: string) => {
  const acknowledged = new Map<string, bigint>()
  let failures = 0
  let longestMs = 0
  const over = new AbortController()
  const caller = async (number: number) => {
    for (let count = 0; !over.signal.aborted; count += 1) {
      const txnId = `${name}-${number}-${count}`
      const memberId = BigInt(1 + ((number * 7919 + count * 31) % memberCount))
      const at = performance.now()
      const answer = await wallet
        .post({ source: 'vendor:load', txnId, kind: 'bench.bet', memberId, amountMinor: 1n })
        .catch(() => undefined)
      longestMs = Math.max(longestMs, performance.now() - at)
      if (answer) acknowledged.set(txnId, answer.transferId)
      else failures += 1
    }
  }
  const running = Array.from({ length: callers }, (_, number) => caller(number))
  return async () => {
    over.abort()
    await Promise.all(running)
    const { rows } = await pool.query<{ txn_id: string; transfer_id: bigint }>(
      "select txn_id, transfer_id from wallet.txn_key where source = 'vendor:load'",
    )
    const kept = new Map(rows.map((row) => [row.txn_id, row.transfer_id]))
    let lost = 0
    for (const [txnId, id] of acknowledged) if (kept.get(txnId) !== id) lost += 1
    const { problems } = await wallet.proveConservation()
    if (problems.length > 0) throw new Error(`invariants broken: ${problems.join('; ')}`)
    return { acknowledged: acknowledged.size, failures, lost, longestMs: round(longestMs, 0) }
  }
}

const costOfBuckets = async (cluster: CitusCluster) => {
  const ledgers: Ledger[] = []
  const counts = [1, 4, 16, 64]
  for (const count of counts) ledgers.push(await openPlain(cluster, count))
  const found = await compareAll(ledgers)
  for (const ledger of ledgers) await ledger.close()
  return Object.fromEntries(
    counts.map((count, at) => [count, sizes.map((size) => found[size]?.[at])]),
  )
}

const separateCost = async (cluster: CitusCluster) => {
  const { meters, close } = await openSeparateCosts(cluster)
  const found: Record<string, Record<number, number>> = {}
  for (const size of sizes) {
    const values = await compare(Object.values(meters), size)
    for (const [at, name] of Object.keys(meters).entries()) {
      found[name] = { ...found[name], [size]: values[at] ?? 0 }
    }
    say(`${size} commands a batch: ${JSON.stringify(values)}`)
  }
  await close()
  printResult({ bench: 'spread', separateCosts: found })
}

const measureAll = async (cluster: CitusCluster) => {
  const { coordinator, workers } = cluster
  const spread = await openLedger(coordinator.url)
  const alone = await openPlain(cluster, 1)
  const bucketed = await openPlain(cluster, buckets)
  /** Compared with a plain server with one bucket, and with one with as many. */
  const ratios: Record<string, number[]> = {}
  const costs: Record<string, number[]> = {}
  let moved = { acknowledged: 0, failures: 0, lost: 0, longestMs: 0 }
  for (const number of [1, 2, 3]) {
    const worker = workers[number - 1]
    if (!worker) break
    if (number > 1) {
      const stop = load(spread, `moved-${number}`)
      await pause(500)
      await cluster.addWorker(worker)
      const shards = await giveShards(cluster, worker, number)
      await pause(500)
      const found = await stop()
      say(`worker ${number} added and ${shards} groups moved under load: ${JSON.stringify(found)}`)
      moved = {
        acknowledged: moved.acknowledged + found.acknowledged,
        failures: moved.failures + found.failures,
        lost: moved.lost + found.lost,
        longestMs: Math.max(moved.longestMs, found.longestMs),
      }
    } else await giveShards(cluster, worker, 1)
    const found = await compareAll([alone, bucketed, spread])
    for (const size of sizes) {
      const [before = 1, same = 1, now = 0] = found[size] ?? []
      costs[`${number}x${size}`] = [before, same, now]
      ratios[`${number}x${size}`] = [round(now / before), round(now / same)]
    }
    say(`${number} worker(s), µs a command [plain, its buckets, spread]: ${JSON.stringify(found)}`)
  }
  const killed = { acknowledged: 0, failures: 0, lost: 0 }
  for (let number = 0; number < kills; number += 1) {
    const node = [...workers, coordinator][number % 4]
    if (!node) break
    const stop = load(spread, `killed-${number}`)
    await pause(800)
    await node.kill()
    await pause(300)
    await node.start()
    await pause(1_000)
    const found = await stop()
    killed.acknowledged += found.acknowledged
    killed.failures += found.failures
    killed.lost += found.lost
    say(`${node.name} killed under load: ${JSON.stringify(found)}`)
  }
  const byBuckets = await costOfBuckets(cluster)
  await Promise.all([spread.close(), alone.close(), bucketed.close()])
  printResult({
    bench: 'spread',
    costs,
    ratios,
    moved,
    kills,
    killed,
    byBuckets,
    invariants: 'ok',
  })
}

const cluster = await startCitus({
  binaries,
  firstPort: 5_620,
  workers: asked.cost ? 1 : 3,
  joined: 1,
  buckets,
})
try {
  await (asked.cost ? separateCost(cluster) : measureAll(cluster))
} finally {
  await cluster.stop()
}
