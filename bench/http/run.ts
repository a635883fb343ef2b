// npm run bench:http [-- --quick] Signed debit and credit through the whole stack, against a Fastify route
// that only validates and echoes the same requests: 64 connections, interleaved, median of three. A pair
// is two requests on both sides, so the ratio compares like with like (README.md).
import { rm } from 'node:fs/promises'
import { cpus } from 'node:os'
import { resolve } from 'node:path'
import { createPool } from '@trevo/database/connect.ts'
import { removeEmbedded, startEmbedded } from '@trevo/database/embedded.ts'
import { createHmacKey } from '@trevo/vendor-kit/signing/keys.ts'
import { measureFsync, warmWal } from '../ledger/warm-server.ts'
import { askChild, endChild, startChild } from './child.ts'
import { cpuSecondsOf, cpuSecondsOfTree } from './cpu-time.ts'
import { findWrk } from './find-wrk.ts'
import { playPairs, type LoadResult } from './play-pairs.ts'
import type { Served, ServeOrder } from './serve.ts'
import { signPairs } from './sign-pairs.ts'
import { orEnd } from '../tools/find-tool.ts'
import { printResult } from '../tools/print-result.ts'

const quick = process.argv.includes('--quick')
const plan = quick
  ? { rounds: 1, seconds: 4, warmSeconds: 3, walMb: 512 }
  : { rounds: 3, seconds: 10, warmSeconds: 5, walMb: 3072 }
const connectionCount = 64
// More than any machine we have seen plays; a pair played twice would fail.
const pairsPerSecMax = 16_000
const root = resolve(import.meta.dirname, '../../.trevo')
const dataDir = resolve(root, 'bench-http')
const pairsFile = resolve(root, 'bench-http-pairs')
const say = (line: string) => console.log(line)

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0
const round = (value: number, digits = 2) => Number(value.toFixed(digits))

const show = (what: string, report: LoadResult): void => {
  const { pairsPerSec, p50Ms, p99Ms } = report
  const perSec = `${pairsPerSec.toFixed(0)} pairs/s (${(2 * pairsPerSec).toFixed(0)} requests/s)`
  const times = `p50 ${p50Ms.toFixed(1)}, p99 ${p99Ms.toFixed(1)} ms`
  say(`  ${what.padEnd(7)} ${perSec}, ${times}`)
}

await removeEmbedded(dataDir)
const wrk = orEnd(() => findWrk(resolve(root, 'tools/wrk')))
const server = await startEmbedded({ dataDir, settings: { max_connections: '100' } })
const serving = startChild(resolve(import.meta.dirname, 'serve.ts'))
try {
  const pool = createPool(server.url, { work: 'reports', max: 1 })
  await warmWal(pool, plan.walMb)
  const fsyncMs = measureFsync(server.dataDir).toFixed(2)
  say(`${cpus().length} cores, an 8 kB fdatasync takes ${fsyncMs} ms, ${wrk.version}`)
  const keys = { vendor: 'BGS', keys: [createHmacKey('k1')] }
  const order: ServeOrder = { databaseUrl: server.url, keys }
  const { seats, gameCode, walletPort, echoPort } = await askChild<Served>(serving, order)

  const cpu = () => ({
    server: cpuSecondsOf(serving.pid ?? 0),
    database: cpuSecondsOfTree(server.pid),
  })
  const measure = async (port: number, seconds: number): Promise<LoadResult> => {
    await pool.query('checkpoint')
    const before = cpu()
    const report = await playPairs(wrk, { port, pairsFile, connectionCount, seconds })
    const after = cpu()
    const micros = (cpuSeconds: number) => Math.round((cpuSeconds * 1e6) / (2 * report.pairs))
    say(
      `  CPU a request: server ${micros(after.server - before.server)} µs, ` +
        `database ${micros(after.database - before.database)} µs, ` +
        `generator ${micros(report.cpuSeconds)} µs`,
    )
    return report
  }
  const sign = (seconds: number): void =>
    signPairs({ path: pairsFile, count: seconds * pairsPerSecMax, keys, seats, gameCode })
  sign(plan.warmSeconds)
  await measure(echoPort, plan.warmSeconds)
  await measure(walletPort, plan.warmSeconds)
  const results: { echo: LoadResult; wallet: LoadResult }[] = []
  for (let number = 1; number <= plan.rounds; number += 1) {
    say(`round ${number}`)
    sign(plan.seconds)
    const echo = await measure(echoPort, plan.seconds)
    show('echo', echo)
    const wallet = await measure(walletPort, plan.seconds)
    show('wallet', wallet)
    results.push({ echo, wallet })
  }
  const pairsPerSec = median(results.map(({ wallet }) => wallet.pairsPerSec))
  const emptyPerSec = median(results.map(({ echo }) => echo.pairsPerSec))
  const figures = {
    bench: 'http',
    pairsPerSec: Math.round(pairsPerSec),
    emptyPerSec: Math.round(emptyPerSec),
    requestsPerSec: Math.round(2 * pairsPerSec),
    emptyRequestsPerSec: Math.round(2 * emptyPerSec),
    ratio: round(median(results.map(({ echo, wallet }) => wallet.pairsPerSec / echo.pairsPerSec))),
    p99Ms: round(median(results.map(({ wallet }) => wallet.p99Ms)), 1),
  }
  await pool.end()
  printResult(figures)
} finally {
  await endChild(serving)
  await server.stop()
  await removeEmbedded(dataDir)
  await rm(pairsFile, { force: true })
}
