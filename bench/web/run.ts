import { loadavg } from 'node:os'
import { launchChromium } from '@trevo/testkit/chromium.ts'
import lighthouse, { Audit } from 'lighthouse'
import { cpuBlockingMs, type TraceEvent } from './cpu-blocking.ts'
import { freePort } from './free-port.ts'
import { openSite } from './open-site.ts'
import { printResult } from '../tools/print-result.ts'

/**
 * Lighthouse as a phone on a slow line (its default) against a production build on a catalogue of
 * 20,000 titles: home and a game list, the median of three runs each by performance. With an address
 * as argument, or BENCH_URL, that page of a running system.
 */
const named = process.argv[2] ?? process.env['BENCH_URL']
const runs = Number(process.env['BENCH_RUNS'] ?? 3)
const titles = Number(process.env['BENCH_TITLES'] ?? 20_000)

type Figures = {
  readonly performance: number
  readonly [name: string]: number
}
type Run = { readonly figures: Figures; readonly failed: readonly string[] }

/** Lighthouse's own scoring points for blocking time on a phone. */
const blockingMarks = { p10: 200, median: 600 } as const
const blockingAudit = 'total-blocking-time'

const measure = async (url: string, port: number): Promise<Run> => {
  const load = loadavg()[0] ?? 0
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
  if (!result) throw new Error('Lighthouse gave no result.')
  const { categories, audits } = result.lhr
  const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN
  const failed = Object.values(audits)
    .filter(
      (audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === 'binary',
    )
    .map((audit) => audit.id)
  const blocking = categories['performance']?.auditRefs.find(({ id }) => id === blockingAudit)
  const cpuScore = (tbtMs: number): number =>
    Math.round(
      score('performance') +
        (blocking?.weight ?? 0) *
          (Audit.computeLogNormalScore(blockingMarks, tbtMs) - (audits[blockingAudit]?.score ?? 0)),
    )
  // Lighthouse types its artifacts loosely; a trace is a list of events.
  const trace = result.artifacts.Trace as unknown as { traceEvents: readonly TraceEvent[] }
  const tbtCpuMs = cpuBlockingMs(trace.traceEvents)
  return {
    figures: {
      performance: score('performance'),
      // The same with the blocking time below in place of the clock's.
      performanceCpu: cpuScore(tbtCpuMs),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      fcpMs: Math.round(value('first-contentful-paint')),
      lcpMs: Math.round(value('largest-contentful-paint')),
      tbtMs: Math.round(value(blockingAudit)),
      // The same in processor time, as if the machine were otherwise idle.
      tbtCpuMs,
      cls: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
      kb: Math.round(value('total-byte-weight') / 1024),
      load: Math.round(load * 10) / 10,
    },
    failed,
  }
}

const medianOf = async (url: string): Promise<Figures> => {
  const port = await freePort()
  const browser = await launchChromium({ args: [`--remote-debugging-port=${port}`] })
  try {
    const results: Run[] = []
    for (let run = 0; run < runs; run++) {
      const result = await measure(url, port)
      process.stderr.write(`${url} ${JSON.stringify(result.figures)}\n`)
      results.push(result)
    }
    const [median] = results
      .toSorted((a, b) => a.figures.performance - b.figures.performance)
      .slice(Math.floor(runs / 2))
    if (!median) throw new Error('No run was made.')
    if (median.failed.length > 0) process.stderr.write(`failed: ${median.failed.join(', ')}\n`)
    return median.figures
  } finally {
    await browser.close()
  }
}

if (named) {
  printResult({ bench: 'web', ...(await medianOf(named)) })
} else {
  const site = await openSite(titles, await freePort())
  try {
    const home = await medianOf(`${site.origin}/`)
    const list = await medianOf(`${site.origin}/rng`)
    printResult({ bench: 'web', titles, home, list })
  } finally {
    await site.stop()
  }
}
