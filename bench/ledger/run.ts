// npm run bench:ledger [-- --quick | -- --growth 100] The wallet module against pgbench's TPC-B on the
// same embedded server in the same run, both durable. Interleaved, median of three. --quick: short runs
// and growth to 1 M for tuning. --growth: only the growth, to this many million entries.
import { createPool } from '@trevo/database/connect.ts'
import { startEmbedded } from '@trevo/database/embedded.ts'
import { rm } from 'node:fs/promises'
import { cpus } from 'node:os'
import { resolve } from 'node:path'
import { findPgbench } from './find-pgbench.ts'
import { keepObjectsYoung } from '../../apps/server/src/platform/engine.ts'
import { measureCopy } from './measure-copy.ts'
import { compareCost, growTo } from './measure-growth.ts'
import { migrateLedger, openLedger, type Ledger } from './open-ledger.ts'
import { runLoad, type Load, type LoadResult } from './run-load.ts'
import { initTpcb, runTpcb, type TpcbResult } from './run-pgbench.ts'
import { measureFsync, warmMemory, warmWal } from './warm-server.ts'
import type { Tool } from '../tools/find-tool.ts'
import { orEnd } from '../tools/find-tool.ts'
import { printResult } from '../tools/print-result.ts'

const quick = process.argv.includes('--quick')
const plan = quick
  ? { rounds: 3, seconds: 4, warmSeconds: 1, walMb: 2048, entries: 1_000_000, copied: 50_000 }
  : { rounds: 3, seconds: 12, warmSeconds: 3, walMb: 6144, entries: 10_000_000, copied: 200_000 }
const growthAt = process.argv.indexOf('--growth')
/** Entries, two per transfer, if only growth was requested. */
const growthOnly = growthAt < 0 ? undefined : Number(process.argv[growthAt + 1]) * 1e6
const memoryMb = 2048
const root = resolve(import.meta.dirname, '../../.trevo')
const dataDir = resolve(root, 'bench-ledger')
const say = (line: string) => console.log(line)

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0
const round = (value: number, digits = 2) => Number(value.toFixed(digits))

const databaseUrl = (url: string, name: string): string => {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

const assertSound = async ({ wallet }: Ledger, after: string): Promise<void> => {
  const proof = await wallet.proveConservation()
  if (!proof.ok) throw new Error(`invariants broken ${after}: ${proof.problems.join('; ')}`)
}

type Round = {
  tpcb: TpcbResult
  tpcb16: TpcbResult
  at256: LoadResult
  at64: LoadResult
  at16: LoadResult
  hot: LoadResult
  copyPerSec: number
}

const runRound = async (
  context: {
    pgbench: Tool
    tpcbUrl: string
    ledger: Ledger
    checkpoint(): Promise<void>
    copy(): Promise<number>
  },
  number: number,
): Promise<Round> => {
  const { pgbench, tpcbUrl, ledger, checkpoint, copy } = context
  // A checkpoint before each half and none inside one, so that neither pays for the other's pages.
  const tpcb = async (clients: number) => {
    await checkpoint()
    await runTpcb(pgbench, tpcbUrl, { clients, seconds: plan.warmSeconds })
    const result = await runTpcb(pgbench, tpcbUrl, { clients, seconds: plan.seconds })
    say(
      `  TPC-B     ${clients} clients: ${result.perSec.toFixed(0)}/s, p99 ${result.p99Ms.toFixed(1)} ms`,
    )
    return result
  }
  const load = async (callers: number, houses: Load['houses'] = 'spread') => {
    await checkpoint()
    await runLoad(ledger.wallet, { callers, houses, seconds: plan.warmSeconds })
    const result = await runLoad(ledger.wallet, { callers, houses, seconds: plan.seconds })
    const { opsPerSec, p50Ms, p99Ms, applied, duplicates, refused } = result
    say(
      `  ledger   ${callers} callers${houses === 'hot' ? ', one house' : ''}: ${opsPerSec}/s, ` +
        `p50 ${p50Ms.toFixed(1)}, p99 ${p99Ms.toFixed(1)} ms ` +
        `(${applied} applied, ${duplicates} duplicates, ${refused} refused)`,
    )
    await assertSound(ledger, `after ${callers} callers`)
    return result
  }
  const copyAll = async () => {
    await checkpoint()
    const perSec = await copy()
    say(`  COPY     of the same rows: ${perSec} transfers/s`)
    return perSec
  }
  say(`round ${number}`)
  return {
    tpcb: await tpcb(32),
    at256: await load(256),
    copyPerSec: await copyAll(),
    hot: await load(256, 'hot'),
    tpcb16: await tpcb(16),
    at16: await load(16),
    at64: await load(64),
  }
}

const measureGrowth = async (small: Ledger, big: Ledger, entries: number): Promise<number> => {
  await growTo(small, 100_000, say)
  say(`growing to ${entries / 1e6} M entries`)
  await growTo(big, entries, say)
  const growth = await compareCost(small, big, { rounds: 5, seconds: quick ? 2 : 4 })
  await assertSound(small, 'in the small ledger')
  await assertSound(big, 'in the big ledger')
  return growth
}

const report = (rounds: Round[], growth: number) => {
  const of = (pick: (one: Round) => number) => median(rounds.map(pick))
  const ratio = of((one) => one.at256.opsPerSec / one.tpcb.perSec)
  const ratio64 = of((one) => one.at64.opsPerSec / one.tpcb.perSec)
  const hotHouseRatio = of((one) => one.hot.opsPerSec / one.at256.opsPerSec)
  const copyRatio = of((one) => one.at256.opsPerSec / one.copyPerSec)
  const p99Ms = of((one) => one.at256.p99Ms)
  const p99At16Ms = of((one) => one.at16.p99Ms)
  const tpcbP99At16Ms = of((one) => one.tpcb16.p99Ms)
  const goals: [string, boolean, string][] = [
    ['256 callers at least 10 × TPC-B', ratio >= 10, `${round(ratio)} ×`],
    ['64 callers at least 5 × TPC-B', ratio64 >= 5, `${round(ratio64)} ×`],
    ['p99 at 256 below 15 ms', p99Ms < 15, `${round(p99Ms)} ms`],
    ['256 callers at least 0.5 of COPY', copyRatio >= 0.5, `${round(copyRatio)}`],
    [
      'p99 at 16 no worse than TPC-B’s',
      p99At16Ms <= tpcbP99At16Ms,
      `${round(p99At16Ms)} against ${round(tpcbP99At16Ms)} ms`,
    ],
    ['one hot house at least 0.9 of spread', hotHouseRatio >= 0.9, `${round(hotHouseRatio)}`],
    [`cost at ${plan.entries / 1e6} M at most 1.15 of 0.1 M`, growth <= 1.15, `${round(growth)}`],
  ]
  for (const [goal, met, value] of goals) say(`${met ? 'met   ' : 'MISSED'}  ${goal}: ${value}`)
  return {
    bench: 'ledger',
    opsPerSec: of((one) => one.at256.opsPerSec),
    tpcbPerSec: round(
      of((one) => one.tpcb.perSec),
      0,
    ),
    ratio: round(ratio),
    ratioAt64: round(ratio64),
    p99Ms: round(p99Ms),
    p99At16Ms: round(p99At16Ms),
    tpcbP99At16Ms: round(tpcbP99At16Ms),
    hotHouseRatio: round(hotHouseRatio),
    copyPerSec: of((one) => one.copyPerSec),
    copyRatio: round(copyRatio),
    // Named after what the full run measures; a quick one has not measured that.
    ...(quick ? { growth1M: round(growth), quick } : { growth10M: round(growth) }),
    invariants: 'ok',
  }
}

/** The cost of a command in a ledger with a given number of entries, and the disk space these take. */
const reportGrowth = async (small: Ledger, big: Ledger, entriesAsked: number) => {
  const growth = await measureGrowth(small, big, entriesAsked)
  const { rows } = await big.pool.query<{ size: bigint; transfers: bigint; entries: bigint }>(
    `select pg_database_size(current_database()) as size,
       (select count(*) from wallet.transfer) as transfers,
       (select count(*) from wallet.entry) as entries`,
  )
  const { size = 0n, transfers = 0n, entries = 0n } = rows[0] ?? {}
  const goal = `cost at ${round(Number(entries) / 1e6, 1)} M entries at most 1.15 of 0.1 M`
  say(`${growth <= 1.15 ? 'met   ' : 'MISSED'}  ${goal}: ${round(growth)}`)
  return {
    bench: 'ledger',
    growth: round(growth),
    transfers: Number(transfers),
    entries: Number(entries),
    diskGb: round(Number(size) / 1e9),
    bytesPerTransfer: Number(size / transfers),
    invariants: 'ok',
  }
}

const main = async (): Promise<void> => {
  keepObjectsYoung()
  const pgbench = orEnd(() => findPgbench(resolve(root, 'tools')))
  await rm(dataDir, { recursive: true, force: true })
  const wal = `${plan.walMb}MB`
  const server = await startEmbedded({
    dataDir,
    log: say,
    settings: {
      shared_buffers: `${memoryMb}MB`,
      min_wal_size: wal,
      max_wal_size: wal,
      checkpoint_timeout: '1h',
    },
  })
  const admin = createPool(server.url, { work: 'reports', max: 1 })
  try {
    for (const name of ['tpcb', 'ledger', 'small', 'copies'])
      await admin.query(`create database ${name}`)
    say(`${cpus().length} × ${cpus()[0]?.model.trim()}, ${pgbench.version}`)
    say('touching memory and making WAL segments, so that no run pays for a new server')
    await warmMemory(admin, memoryMb)
    await warmWal(admin, plan.walMb)
    say(`fsync of 8 kB: ${measureFsync(server.dataDir).toFixed(2)} ms (median)`)
    const ledger = await openLedger(databaseUrl(server.url, 'ledger'))
    const small = await openLedger(databaseUrl(server.url, 'small'))
    if (growthOnly !== undefined) {
      const grown = await reportGrowth(small, ledger, growthOnly)
      await Promise.all([ledger.close(), small.close()])
      printResult(grown)
      return
    }
    const tpcbUrl = databaseUrl(server.url, 'tpcb')
    await initTpcb(pgbench, tpcbUrl)

    await migrateLedger(databaseUrl(server.url, 'copies'))
    const files = createPool(databaseUrl(server.url, 'ledger'), { work: 'reports', max: 1 })
    const copies = createPool(databaseUrl(server.url, 'copies'), { work: 'reports', max: 2 })
    const checkpoint = async () => {
      await admin.query('checkpoint')
    }
    const copy = () =>
      measureCopy({ from: files, into: copies, folder: server.dataDir }, plan.copied)
    const rounds: Round[] = []
    for (let number = 1; number <= plan.rounds; number += 1) {
      rounds.push(await runRound({ pgbench, tpcbUrl, ledger, checkpoint, copy }, number))
    }
    say(`fsync of 8 kB: ${measureFsync(server.dataDir).toFixed(2)} ms (median)`)
    const growth = await measureGrowth(small, ledger, plan.entries)
    await Promise.all([ledger.close(), small.close(), files.end(), copies.end()])
    printResult(report(rounds, growth))
  } finally {
    await admin.end()
    await server.stop()
    await rm(server.dataDir, { recursive: true, force: true })
  }
}

await main()
