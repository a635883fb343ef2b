import { createServer } from 'node:net'
import { launchChromium } from '@trevo/testkit/chromium.ts'
import lighthouse from 'lighthouse'

/**
 * Lighthouse as a phone on a slow line (its default) against a running production build; the
 * median of three runs by performance. The address is the argument, or BENCH_URL.
 */
const url = process.argv[2] ?? process.env['BENCH_URL']
if (!url) throw new Error('Which page? node bench/web/run.ts http://127.0.0.1:3000/')

const runs = Number(process.env['BENCH_RUNS'] ?? 3)

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const measure = async (port: number) => {
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
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: Math.round(value('largest-contentful-paint')),
    tbtMs: Math.round(value('total-blocking-time')),
    cls: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
    failed,
  }
}

const port = await freePort()
const browser = await launchChromium({
  args: [`--remote-debugging-port=${port}`],
})
try {
  const results = []
  for (let run = 0; run < runs; run++) results.push(await measure(port))
  const [median] = results
    .toSorted((a, b) => a.performance - b.performance)
    .slice(Math.floor(runs / 2))
  if (!median) throw new Error('No run was made.')
  const { failed, ...figures } = median
  if (failed.length > 0) process.stderr.write(`failed: ${failed.join(', ')}\n`)
  process.stdout.write(`${JSON.stringify({ bench: 'web', ...figures })}\n`)
} finally {
  await browser.close()
}
