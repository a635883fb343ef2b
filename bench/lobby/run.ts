// npm run bench:lobby [-- --quick] What visitors of a lobby of 20,000 titles request, against an empty
// route of a bare Fastify: 64 connections, interleaved, median of three. Then searches made for the first
// time (README.md).
import type { ChildProcess } from 'node:child_process'
import { resolve } from 'node:path'
import { removeEmbedded, startEmbedded } from '@trevo/database/embedded.ts'
import { askChild, startChild } from '../http/child.ts'
import { cpuSecondsOf } from '../http/cpu-time.ts'
import type { LoadOrder, LoadResult } from './load.ts'
import type { Served, ServeOrder } from './serve.ts'
import { printResult } from '../tools/print-result.ts'

const quick = process.argv.includes('--quick')
const plan = quick
  ? { rounds: 1, seconds: 3, warmSeconds: 3 }
  : { rounds: 3, seconds: 8, warmSeconds: 5 }
const titleCount = 20_000
const connectionCount = 64
const dataDir = resolve(import.meta.dirname, '../../.trevo/bench-lobby')
const say = (line: string) => console.log(line)

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0
const round = (value: number, digits = 2) => Number(value.toFixed(digits))

await removeEmbedded(dataDir)
const database = await startEmbedded({ dataDir, settings: { max_connections: '60' } })
const children: ChildProcess[] = []
try {
  const [serving, loading] = [
    startChild(resolve(import.meta.dirname, 'serve.ts')),
    startChild(resolve(import.meta.dirname, 'load.ts')),
  ]
  children.push(serving, loading)
  const order: ServeOrder = { databaseUrl: database.url, titleCount }
  const { port, emptyPort, titles } = await askChild<Served>(serving, order)
  say(`${titles} titles on offer`)

  const measure = async (
    what: LoadOrder['what'],
    seconds: number,
    connections = connectionCount,
  ): Promise<LoadResult> => {
    const before = cpuSecondsOf(serving.pid ?? 0)
    const report = await askChild<LoadResult>(loading, {
      port: what === 'empty' ? emptyPort : port,
      what,
      connectionCount: connections,
      seconds,
    } satisfies LoadOrder)
    const cpuSec = cpuSecondsOf(serving.pid ?? 0) - before
    const { perSec, p50Ms, p99Ms, failures } = report
    say(
      `  ${what.padEnd(8)} ${perSec.toFixed(0)} requests/s, p50 ${p50Ms.toFixed(1)}, ` +
        `p99 ${p99Ms.toFixed(1)} ms, server CPU ${cpuSec.toFixed(1)} s, ${failures} failures`,
    )
    if (failures > 0) throw new Error('calls failed: the figures would mean nothing')
    return report
  }
  await measure('empty', plan.warmSeconds)
  // Every request once, because what is measured is a lobby viewed since its last change.
  await measure('once', 120, 4)
  await measure('browsing', plan.warmSeconds)
  const results: { empty: LoadResult; browsing: LoadResult }[] = []
  for (let number = 1; number <= plan.rounds; number += 1) {
    say(`round ${number}`)
    const empty = await measure('empty', plan.seconds)
    const browsing = await measure('browsing', plan.seconds)
    results.push({ empty, browsing })
  }
  say('searches, each for the first time')
  const searched = await measure('searches', 60, 1)
  printResult({
    bench: 'lobby',
    titles,
    ratio: round(median(results.map(({ empty, browsing }) => browsing.perSec / empty.perSec))),
    p99Ms: round(median(results.map(({ browsing }) => browsing.p99Ms)), 1),
    searchMs: round(searched.p99Ms, 1),
  })
} finally {
  for (const child of children) child.disconnect()
  await database.stop()
  await removeEmbedded(dataDir)
}
