import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { launchChromium } from '@trevo/testkit/chromium.ts'
import { freePort } from '../web/free-port.ts'
import { openSite } from '../web/open-site.ts'
import { mainTasks, type TraceEvent } from '../web/cpu-blocking.ts'
import { countFrames, type FrameEvent } from './count-frames.ts'
import { openList, phone, slowDown } from './open-list.ts'
import { printResult } from '../tools/print-result.ts'

/**
 * A phone with a processor four times slower: 500 tiles of a list scrolled past at a steady pace, and
 * what the screen showed, by the compositor's own record. The last line is one JSON object.
 */
const { values } = parseArgs({
  options: {
    tiles: { type: 'string', default: '500' },
    slow: { type: 'string', default: '4' },
    url: { type: 'string' },
  },
})
const tiles = Number(values.tiles)
const slow = Number(values.slow)
const pxPerSec = 1_800
const frameMs = 1000 / 60

const site = values.url ? undefined : await openSite(20_000, await freePort())
const browser = await launchChromium()
try {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' })
  const { page, shown } = await openList(context, values.url ?? site?.origin ?? '', tiles)
  const devtools = await slowDown(page, slow)
  const load = Math.round((loadavg()[0] ?? 0) * 10) / 10
  const height = await page.evaluate(() => document.body.scrollHeight - window.innerHeight)
  await browser.startTracing(page, {
    categories: ['-*', 'cc', 'benchmark', 'devtools.timeline', 'toplevel'],
  })
  // Scrolled by the compositor, as with a finger; a simulated finger cannot be moved this far in one go.
  await devtools.send('Input.synthesizeScrollGesture', {
    x: phone.viewport.width / 2,
    y: phone.viewport.height / 2,
    yDistance: -height,
    speed: pxPerSec,
    gestureSourceType: 'mouse',
  })
  const trace = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: (TraceEvent & FrameEvent)[] // Chromium's own format
  }
  const frames = countFrames(trace.traceEvents)
  const scrolledTo = await page.evaluate(() => window.scrollY)
  if (scrolledTo < height * 0.9) throw new Error(`Scrolled to ${scrolledTo} of ${height} px only.`)
  const taskMs = mainTasks(trace.traceEvents).map(({ tdur = 0 }) => tdur / 1000)
  const long = taskMs.filter((ms) => ms > frameMs)
  printResult({
    bench: 'scroll',
    tiles: shown,
    slow,
    ...frames,
    // In processor time, including the slowdown, which other load on the machine does not affect.
    mainCpuMs: Math.round((taskMs.reduce((sum, ms) => sum + ms, 0) / frames.expected) * 10) / 10,
    longTasks: long.length,
    worstTaskMs: Math.round(Math.max(0, ...taskMs)),
    load,
  })
} finally {
  await browser.close()
  await site?.stop()
}
