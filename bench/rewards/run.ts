// npm run bench -- rewards [--quick] Signed rounds with 50 promotions and 20 missions running, with none,
// and by members who all have bonus money; how soon a round shows as progress; the counts compared with a
// recount from the ledger; ranking and claims.
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createPool, type Pool } from '@trevo/database/connect.ts'
import { startEmbedded } from '@trevo/database/embedded.ts'
import { migrate } from '@trevo/database/migrate.ts'
import { createWalletClient } from '@trevo/vendor-kit/client/wallet-client.ts'
import { createHmacKey, openKeys } from '@trevo/vendor-kit/signing/keys.ts'
import { serverMigrations } from '../../apps/server/src/modules/module-folders.ts'
import { askChild, endChild, startChild } from '../http/child.ts'
import { cpuSecondsOf, cpuSecondsOfTree } from '../http/cpu-time.ts'
import { findWrk } from '../http/find-wrk.ts'
import { gameCode } from '../http/open-play.ts'
import { playPairs } from '../http/play-pairs.ts'
import { signPairs, type Seat } from '../http/sign-pairs.ts'
import { warmWal } from '../ledger/warm-server.ts'
import { digits, median, quantile } from './figures.ts'
import { fillBrand, grantBonuses, turn } from './fill.ts'
import { measureDrift } from './measure-drift.ts'
import { measureLag } from './measure-lag.ts'
import { measureClaims, measureRanking } from './measure-reads.ts'
import { openWorld, type World } from './open-world.ts'
import type { Served, ServeOrder } from './serve.ts'
import { orEnd, type Tool } from '../tools/find-tool.ts'
import { printResult } from '../tools/print-result.ts'

const isQuick = process.argv.includes('--quick')
const plan = isQuick
  ? { rounds: 3, seconds: 4, lagSeconds: 15, roundsMin: 0, claims: 1_000, walMb: 512 }
  : { rounds: 5, seconds: 15, lagSeconds: 60, roundsMin: 1_000_000, claims: 5_000, walMb: 3_072 }
/** Signed requests are valid for a minute, and signing them takes part of it. */
const lagSecondsAtOnce = 15
const ranked = 100_000
const seatCount = 1_000
const connectionCount = 64
// More than any machine we have seen plays; a pair played twice would fail.
const pairsPerSecMax = 10_000
const root = resolve(import.meta.dirname, '../../.trevo')
const dataDir = resolve(root, `bench-rewards-${process.pid}`)
const pairsFile = `${dataDir}-pairs`
const say = (line: string) => console.log(line)

/** Until every decided stake is counted; those in progress when a load ended stay open. */
const waitUntilCounted = async ({ pool, rewards, promotions }: World): Promise<void> => {
  for (;;) {
    const decided = await rewards.settleStakes()
    await promotions.keepUp()
    const { rows } = await pool.query<{ waits: boolean }>(
      `select exists (select from promotions.wager w
         join play.fate f on w.source = 'vendor:' || f.vendor and w.txn_id = f.debit_txn
         where w.state = 'open' and f.state = 'settled') as waits`,
    )
    if (decided === 0 && !rows[0]?.waits) return
    await pause(100)
  }
}

/** No promotion and no mission; with them running; and with bonus money for everybody too. */
const sides = ['none', 'running', 'bonus'] as const
type Side = (typeof sides)[number]

type Bench = {
  readonly world: World
  readonly wrk: Tool
  readonly pool: Pool
  readonly port: number
  readonly seats: Readonly<Record<Side, readonly Seat[]>>
  readonly keys: unknown
  cpu(): { readonly server: number; readonly database: number }
}

/** Pairs per second on one side, once everything before has been counted. */
const createPlaySide = (bench: Bench) => {
  return async (side: Side, seconds: number): Promise<number> => {
    const { wrk, world, pool, port, seats, keys, cpu } = bench
    const count = seconds * pairsPerSecMax
    signPairs({ path: pairsFile, count, keys, seats: seats[side], gameCode })
    await waitUntilCounted(world)
    await turn(pool, side !== 'none')
    await pool.query('checkpoint')
    const before = cpu()
    const { pairs, pairsPerSec, p99Ms } = await playPairs(wrk, {
      port,
      pairsFile,
      connectionCount,
      seconds,
    })
    const after = cpu()
    const micros = (spent: number) => Math.round((spent * 1e6) / pairs)
    say(
      `  ${side.padEnd(7)} ${pairsPerSec.toFixed(0)} pairs/s, p99 ${p99Ms.toFixed(1)} ms, CPU a pair: ` +
        `server ${micros(after.server - before.server)} µs, ` +
        `database ${micros(after.database - before.database)} µs`,
    )
    return pairsPerSec
  }
}

const measureRatios = async (playSide: ReturnType<typeof createPlaySide>) => {
  const found: Record<Side, number[]> = { none: [], running: [], bonus: [] }
  for (const side of sides) await playSide(side, 2)
  for (let round = 0; round < plan.rounds; round += 1) {
    // The order alternates, so that varying machine speed affects all.
    const order = round % 2 === 0 ? sides : sides.toReversed()
    for (const side of order) found[side].push(await playSide(side, plan.seconds))
  }
  const ratio = (side: Side): number =>
    digits(median(found[side].map((pairs, round) => pairs / (found.none[round] ?? 0))))
  return {
    pairRatio: ratio('running'),
    bonusPairRatio: ratio('bonus'),
    pairsPerSec: Math.round(median(found.running)),
  }
}

const measureAll = async (bench: Bench, url: string) => {
  const { world, pool, seats, keys } = bench
  const playSide = createPlaySide(bench)
  const ratios = await measureRatios(playSide)
  const client = createWalletClient({
    baseUrl: url,
    keys: openKeys(keys, 'vendor'),
    nowMs: Date.now,
    timeoutMs: 20_000,
  })
  const [seat] = seats.bonus
  if (!seat) throw new Error('no seat')
  const own = { client, seat, memberId: BigInt(seatCount / 2 + 1), seconds: lagSecondsAtOnce }
  const lags: number[] = []
  for (let seconds = 0; seconds < plan.lagSeconds; seconds += lagSecondsAtOnce) {
    const [, measured] = await Promise.all([
      playSide('bonus', lagSecondsAtOnce + 1),
      pause(1_000).then(() => measureLag(world, own)),
    ])
    lags.push(...measured)
  }
  await client.close()
  let recounted = await measureDrift(pool)
  while (recounted.rounds < plan.roundsMin) {
    await playSide('bonus', plan.seconds)
    await waitUntilCounted(world)
    recounted = await measureDrift(pool)
  }
  await waitUntilCounted(world)
  recounted = await measureDrift(pool)
  return {
    bench: 'rewards',
    ...ratios,
    lagP50Ms: Math.round(quantile(lags, 0.5)),
    lagP99Ms: Math.round(quantile(lags, 0.99)),
    looks: lags.length,
    recountDrift: recounted.drift,
    rounds: recounted.rounds,
    rankReadP99Ms: digits(await measureRanking(world, ranked)),
    ranked,
    claimsPerSec: Math.round(
      await measureClaims(world, { claims: plan.claims, members: seatCount }),
    ),
  }
}

const main = async (): Promise<void> => {
  const wrk = orEnd(() => findWrk(resolve(root, 'tools/wrk')))
  await rm(dataDir, { recursive: true, force: true })
  const server = await startEmbedded({ dataDir, settings: { max_connections: '120' } })
  const serving = startChild(resolve(import.meta.dirname, 'serve.ts'))
  try {
    await migrate(server.url, serverMigrations)
    const pool = createPool(server.url, { work: 'reports', max: 2 })
    await warmWal(pool, plan.walMb)
    await fillBrand(pool)
    const keys = { vendor: 'BGS', keys: [createHmacKey('k1')] }
    const order: ServeOrder = { databaseUrl: server.url, keys, seatCount }
    const { seats, port, url } = await askChild<Served>(serving, order)
    const world = await openWorld(server.url, openKeys(keys, 'platform'))
    const half = seatCount / 2
    const later = Array.from({ length: half }, (_, at) => BigInt(half + at + 1))
    await grantBonuses(world, later)
    const cpu = () => ({
      server: cpuSecondsOf(serving.pid ?? 0),
      database: cpuSecondsOfTree(server.pid),
    })
    const [without, having] = [seats.slice(0, half), seats.slice(half)]
    const bySide = { none: without, running: without, bonus: having }
    const figures = await measureAll({ wrk, world, pool, port, seats: bySide, keys, cpu }, url)
    const { problems } = await world.wallet.proveConservation()
    if (problems.length > 0) throw new Error(JSON.stringify(problems))
    await world.close()
    await pool.end()
    printResult(figures)
  } finally {
    await endChild(serving)
    await server.stop()
    // If the server cannot access the folder, its data are elsewhere.
    for (const used of [server.dataDir, dataDir]) await rm(used, { recursive: true, force: true })
    await rm(pairsFile, { force: true })
  }
}

await main()
