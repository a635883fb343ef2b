// npm run bench -- lists: the list of members with 10,000 rows read, scrolled past at a steady
// pace, and what the screen showed by the compositor's own record, beside an empty page in the same run.
import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { createPool } from '@trevo/database/connect.ts'
import { launchChromium, type Browser, type DevTools, type Page } from '@trevo/testkit/chromium.ts'
import { generateSync } from 'otplib'
import { demoPasswords, demoTotpSecrets } from '../../apps/server/src/modules/identity/index.ts'
import { fillMembers } from '../backoffice/fill-brand.ts'
import { startWholeServer } from '../http/start-whole-server.ts'
import { countFrames, type FrameEvent } from '../scroll/count-frames.ts'
import { printResult } from '../tools/print-result.ts'

const rows = Number(process.argv.find((one) => /^\d+$/.test(one)) ?? 10_000)
const port = Number(process.env['BENCH_PORT'] ?? 4495)
const opsUrl = `http://127.0.0.1:${port + 1}`
const dataDir = resolve(import.meta.dirname, '../../.trevo/bench-lists')
const buildDir = `${dataDir}-build`
const pxPerSec = 3_000
const scrolledPx = 30_000

const signIn = async (page: Page): Promise<void> => {
  await page.goto(`${opsUrl}/members`)
  await page.fill('input[name=username]', 'operador.demo')
  await page.fill('input[name=password]', demoPasswords.operator)
  const epoch = Math.floor(Date.now() / 1000)
  await page.fill('input[name=code]', generateSync({ secret: demoTotpSecrets.operator, epoch }))
  await page.keyboard.press('Enter')
  await page.waitForSelector('main table tbody tr')
}

const scrollerOf = (page: Page) => page.locator('main div:has(> table)').first()

/** Reads page after page until the list has this many rows, then goes back to the top. */
const readRows = async (page: Page): Promise<number> => {
  const scroller = scrollerOf(page)
  const heightPx = await page
    .locator('main tbody tr[data-opens]')
    .first()
    .evaluate((row) => row.getBoundingClientRect().height)
  const count = async () =>
    Math.round((await scroller.evaluate(({ scrollHeight }) => scrollHeight)) / heightPx)
  const deadline = Date.now() + 300_000
  while ((await count()) < rows && Date.now() < deadline) {
    await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await page.waitForTimeout(40)
  }
  await scroller.evaluate((element) => element.scrollTo(0, 0))
  await page.waitForTimeout(500)
  return count()
}

/** Seconds that the page's own thread has been at work since it was opened. */
const busySecOf = async (devtools: DevTools): Promise<number> => {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
}

/** Frames of a steady scroll over the middle of the page, and what the page's own thread did meanwhile. */
const measure = async (browser: Browser, page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busySec = await busySecOf(devtools)
  await browser.startTracing(page, { categories: ['-*', 'cc', 'benchmark'] })
  await devtools.send('Input.synthesizeScrollGesture', {
    x: 800,
    y: 500,
    yDistance: -scrolledPx,
    speed: pxPerSec,
    gestureSourceType: 'mouse',
  })
  const trace = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: FrameEvent[] // Chromium's own format
  }
  const busyShare = ((await busySecOf(devtools)) - busySec) / (scrolledPx / pxPerSec)
  return { ...countFrames(trace.traceEvents), busyShare }
}

await promisify(execFile)(process.execPath, [
  resolve(import.meta.dirname, '../../apps/backoffice/build.ts'),
  resolve(buildDir, 'backoffice'),
])
const environment = { OPS_PORT: String(port + 1), BUILD_DIR: buildDir }
const server = await startWholeServer({ dataDir, port, environment })
const browser = await launchChromium()
try {
  const pool = createPool(server.database.url, { work: 'reports', max: 4 })
  await fillMembers(pool, rows + 100)
  await pool.end()
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await signIn(page)
  const read = await readRows(page)
  const list = await measure(browser, page)
  const empty = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await empty.setContent('<div style="height: 400000px; background: linear-gradient(#012, #345)">')
  const blank = await measure(browser, empty)
  const shown = (one: typeof list) => (1 - one.dropped) * 60
  printResult({
    bench: 'lists',
    rows: read,
    framesPerSec: Math.round(shown(list) * 10) / 10,
    emptyFramesPerSec: Math.round(shown(blank) * 10) / 10,
    ratio: Math.round((shown(list) / shown(blank)) * 1000) / 1000,
    unfinished: list.unfinished,
    busyShare: Math.round(list.busyShare * 1000) / 1000,
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  })
} finally {
  await browser.close()
  await server.stop()
  for (const folder of [dataDir, buildDir]) await rm(folder, { recursive: true, force: true })
}
