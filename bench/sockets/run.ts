// npm run bench -- sockets [--quick] [--sockets N] [--profile] Members' sockets on two copies of the
// server, messages to all of them, and a copy that is killed meanwhile (README.md).
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createPool } from '@trevo/database/connect.ts'
import { pino } from 'pino'
import { createPostgresBus, type Bus } from '../../apps/server/src/platform/bus.ts'
import { createNatsBus } from '../../apps/server/src/platform/nats-bus.ts'
import { addPeople, ageSessions } from './add-people.ts'
import type { ListenResult } from './listen.ts'
import { benchCode, nowMs } from './open-page.ts'
import { openCopies, type Copy } from './start-copies.ts'
import { startListeners, type Listeners } from './start-listeners.ts'
import { printResult } from '../tools/print-result.ts'

const quick = process.argv.includes('--quick')
const socketsAt = process.argv.indexOf('--sockets')
const sockets = socketsAt < 0 ? (quick ? 1_000 : 10_000) : Number(process.argv[socketsAt + 1] ?? 0)
const messages = quick ? 30 : 60
const killAfter = Math.floor(messages / 3)
const isProfiled = process.argv.includes('--profile')
const firstPort = Number(process.env['PORT'] ?? 4_660)
const natsUrl = process.env['NATS_URL']
const drawnTopic = 'lottery.drawn'
const messageEveryMs = 1_000
/** Waits until the servers have nothing left to do for pages that connected. */
const restMs = 3_000
const backWithinMs = 60_000
const say = (line: string) => console.log(line)

const percentile = (sorted: Float64Array, part: number): number =>
  sorted[Math.floor((sorted.length - 1) * part)] ?? 0
const profile = ['--cpu-prof', '--cpu-prof-dir=.trevo/profile']

const publish = (bus: Bus, number: number): Promise<void> =>
  bus.publish(drawnTopic, {
    brandId: 1,
    gameId: 1,
    gameCode: benchCode,
    numero: String(number),
    winningNumber: String(nowMs()),
  })

/** Kills one copy, waits until all pages are reconnected, and starts it again. Returns when it was killed. */
const loseCopy = async (copies: Copy[], listeners: Listeners, start: () => Promise<Copy>) => {
  const [lost, other] = copies
  if (!lost || !other) throw new Error('a copy is missing')
  const killedMs = nowMs()
  listeners.choose([other.socketUrl])
  await lost.kill()
  await listeners.waitForAll(backWithinMs)
  say(`all pages are back after ${Math.round(nowMs() - killedMs)} ms`)
  copies[0] = await start()
  listeners.choose(copies.map(({ socketUrl }) => socketUrl))
  say(`the copy is back after ${Math.round(nowMs() - killedMs)} ms`)
  return killedMs
}

/** Sends a message per second to all pages; in the middle a copy is killed. Returns when. */
const talk = async (bus: Bus, lose: () => Promise<number>): Promise<number> => {
  const firstMs = nowMs()
  let losing: Promise<number> | undefined
  for (let number = 0; number < messages; number += 1) {
    await pause(Math.max(0, firstMs + number * messageEveryMs - nowMs()))
    await publish(bus, number)
    if (number === killAfter) losing = lose()
  }
  const killedMs = (await losing) ?? 0
  await pause(restMs)
  return killedMs
}

const delaysOf = (reports: readonly ListenResult[], from: number, to: number): Float64Array =>
  Float64Array.from(reports.flatMap(({ delays }) => delays.slice(from, to).flat())).sort()
const sumOf = (
  reports: readonly ListenResult[],
  field: 'missed' | 'repeated' | 'caughtUp' | 'others' | 'resyncs',
): number => reports.reduce((sum, report) => sum + report[field], 0)

const describe = (name: string, delays: Float64Array): string => {
  const [p50, p99, max] = [0.5, 0.99, 1].map((part) => percentile(delays, part).toFixed(1))
  return `${name}: p50 ${p50}, p99 ${p99}, max ${max} ms of ${delays.length}`
}

const folder = await mkdtemp(join(tmpdir(), 'trevo-sockets-'))
const open: (() => Promise<unknown>)[] = []
try {
  const { database, start } = await openCopies(folder, isProfiled ? profile.join(' ') : '')
  open.push(() => database.stop())
  const copies = [await start(firstPort), await start(firstPort + 1)]
  open.push(() => Promise.all(copies.map((copy) => copy.stop())))
  const pool = createPool(database.url, { work: 'reports' })
  open.push(() => pool.end())
  const logger = pino({ level: 'silent' })
  const bus = natsUrl
    ? await createNatsBus(natsUrl, logger)
    : await createPostgresBus(database.url, pool, logger)
  open.push(() => bus.close())
  const people = await addPeople(pool, sockets)
  const idleMb = copies.map((copy) => copy.memoryMb())
  const openedMs = nowMs()
  const listeners = startListeners({
    people,
    processes: 2,
    messages,
    copies: copies.map(({ socketUrl }) => socketUrl),
    argv: isProfiled ? profile : [],
  })
  open.push(async () => listeners.stop())
  await listeners.waitForAll(5 * backWithinMs)
  say(`${sockets} pages are open after ${Math.round(nowMs() - openedMs)} ms`)
  await pause(restMs)
  const openMb = copies.map((copy) => copy.memoryMb())
  const load = loadavg()[0]
  await ageSessions(pool)
  const killedMs = await talk(bus, () => loseCopy(copies, listeners, () => start(firstPort)))

  const reports = await listeners.report()
  const all = delaysOf(reports, 0, messages)
  say(describe('before the kill', delaysOf(reports, 0, killAfter)))
  say(describe('after the kill', delaysOf(reports, killAfter, messages)))
  const backMs = Float64Array.from(
    reports.flatMap(({ returnsMs }) => returnsMs.map((atMs) => atMs - killedMs)),
  ).sort()
  say(describe('back', backMs))
  for (const { ends } of reports) say(`sockets that ended, by code: ${JSON.stringify([...ends])}`)
  say(
    `told on return: ${sumOf(reports, 'caughtUp')}, resyncs ${sumOf(reports, 'resyncs')}, ` +
      `events of the server's own ${sumOf(reports, 'others')}; ` +
      `memory of an idle copy ${idleMb.join(', ')} MB; load ${load}, then ${loadavg()[0]}`,
  )
  const missed = sumOf(reports, 'missed')
  const figures = {
    bench: 'sockets',
    sockets,
    copies: copies.length,
    messages,
    p50Ms: Math.round(percentile(all, 0.5)),
    p99Ms: Math.round(percentile(all, 0.99)),
    maxMs: Math.round(percentile(all, 1)),
    backMsMax: Math.round(percentile(backMs, 1)),
    missed,
    repeated: sumOf(reports, 'repeated'),
    memoryMbPerCopy: Math.max(...openMb),
  }
  printResult(figures)
  if (missed > 0) process.exitCode = 1
} finally {
  for (const close of open.toReversed()) await close().catch(() => undefined)
  await rm(folder, { recursive: true, force: true })
}
