import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { createExport, listExports } from '@trevo/api-client/ops-endpoints.ts'
import { cpuSecondsOf, cpuSecondsOfFirstThread, cpuSecondsOfTree } from '../http/cpu-time.ts'
import { must, type Api } from './operator-api.ts'

const loops = 8
const undisturbedMs = 10_000
/** Until the server and the load have compiled what they run: the rate rises for that long. */
const warmUpMs = 30_000
const lookEveryMs = 250

type Site = { readonly url: string; readonly pid: number; readonly databasePid: number }
type Rate = { readonly perSec: number; readonly perThreadSec: number }

/**
 * Requests of a page of the site that are answered while `work` runs: a second, and for each second that the thread
 * which answers them was on a processor. What else the machine does changes the latter little.
 */
const countBeside = async ({ url, pid }: Site, work: Promise<unknown>): Promise<Rate> => {
  const startedAt = performance.now()
  const threadSec = cpuSecondsOfFirstThread(pid)
  const state = { isOver: false, answered: 0 }
  const over = work.finally(() => {
    state.isOver = true
  })
  const loop = async (): Promise<void> => {
    while (!state.isOver) {
      const answer = await fetch(url)
      await answer.arrayBuffer()
      state.answered += 1
    }
  }
  await Promise.all([over, ...Array.from({ length: loops }, loop)])
  return {
    perSec: state.answered / ((performance.now() - startedAt) / 1000),
    perThreadSec: state.answered / (cpuSecondsOfFirstThread(pid) - threadSec),
  }
}

/** Days of the brand around now, for a file of all movements just made. */
const dayAt = (offset: number): string =>
  new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)

/** A file of the movements of today; answers how many lines it has once it can be opened. */
const write = async (api: Api): Promise<number> => {
  const exportId = randomUUID()
  const content = { what: 'movements', from: dayAt(-1), to: dayAt(0) } as const
  const body = { exportId, content, format: 'csv', reason: 'bench' } as const
  await must(api.call(createExport, { body }))
  for (;;) {
    const { list } = await must(api.call(listExports))
    const file = list.find((one) => one.exportId === exportId)
    if (file?.state === 'failed') throw new Error('the file was not written')
    if (file?.state === 'ready') return file.lines
    await pause(lookEveryMs)
  }
}

/** Processor seconds so far: of the thread that answers requests, of the server's other threads, and of the database. */
const readCpu = ({ pid, databasePid }: Site) => {
  const first = cpuSecondsOfFirstThread(pid)
  return { first, others: cpuSecondsOf(pid) - first, database: cpuSecondsOfTree(databasePid) }
}

/** Processor seconds that one file takes, with no load beside it: without what the server uses at rest. */
const measureAlone = async (api: Api, site: Site) => {
  const timed = async (work: Promise<unknown>) => {
    const [startedAt, from] = [performance.now(), readCpu(site)]
    await work
    const to = readCpu(site)
    return {
      seconds: (performance.now() - startedAt) / 1000,
      first: to.first - from.first,
      others: to.others - from.others,
      database: to.database - from.database,
    }
  }
  const askAlone = async (): Promise<void> => {
    const until = performance.now() + 2 * undisturbedMs
    while (performance.now() < until) {
      await must(api.call(listExports))
      await pause(lookEveryMs)
    }
  }
  // Who waits for a file asks for it as often as here.
  const rest = await timed(askAlone())
  const file = await timed(write(api))
  const above = (name: 'first' | 'others' | 'database'): number =>
    file[name] - (rest[name] * file.seconds) / rest.seconds
  return {
    exportThreadShare: above('first') / file.seconds,
    exportCpuSec: above('others') + above('database'),
    exportDatabaseCpuSec: above('database'),
  }
}

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/**
 * Files of the movements of today, one after the other, each from the order to its end with load beside it. The
 * undisturbed rate of each is the mean of the seconds before and after it.
 * @returns the longest of them, and the medians of what was answered beside
 */
export const measureExport = async (api: Api, site: Site, files: number) => {
  await countBeside(site, pause(warmUpMs))
  let before = await countBeside(site, pause(undisturbedMs))
  const measured = []
  for (let file = 0; file < files; file += 1) {
    const startedAt = performance.now()
    const writing = write(api).then((lines) => ({
      lines,
      seconds: (performance.now() - startedAt) / 1000,
    }))
    const beside = await countBeside(site, writing)
    const after = await countBeside(site, pause(undisturbedMs))
    const ratioOf = (name: keyof Rate): number => (2 * beside[name]) / (before[name] + after[name])
    const one = { ...(await writing), rate: ratioOf('perSec'), threadRate: ratioOf('perThreadSec') }
    const perSec = [before, beside, after].map((rate) => Math.round(rate.perSec)).join(', ')
    console.log(
      `requests a second before, beside and after: ${perSec}; ${one.seconds.toFixed(1)} s, ` +
        `ratios ${one.rate.toFixed(2)}, ${one.threadRate.toFixed(2)}`,
    )
    measured.push(one)
    before = after
  }
  return {
    ...(await measureAlone(api, site)),
    exportLines: Math.min(...measured.map(({ lines }) => lines)),
    exportSec: Math.max(...measured.map(({ seconds }) => seconds)),
    exportBesideRatio: medianOf(measured.map(({ rate }) => rate)),
    exportThreadRatio: medianOf(measured.map(({ threadRate }) => threadRate)),
  }
}
