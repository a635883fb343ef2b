import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { launchChromium } from '@trevo/testkit/chromium.ts'
import { summarize } from '../frames/summarize.ts'
import { freePort } from '../web/free-port.ts'
import { openSite } from '../web/open-site.ts'

/**
 * A phone with a processor four times slower: 500 tiles of a list scrolled by, and how long the page
 * takes to answer a press (INP: from the press to the next frame). The last line is one JSON object.
 */
const { values } = parseArgs({
  options: {
    tiles: { type: 'string', default: '500' },
    slow: { type: 'string', default: '4' },
    url: { type: 'string' },
  },
})
const tiles = Number(values.tiles)

type Browser = Awaited<ReturnType<typeof launchChromium>>
type Page = Awaited<ReturnType<Browser['newPage']>>
type Devtools = Awaited<ReturnType<Browser['newBrowserCDPSession']>>

const phone = { width: 390, height: 844 }
/** Where menu, search and favourites are all in view. */
const desktop = { width: 1440, height: 900 }

/** Pages as the visitor comes near the end, until so many tiles are there. */
const fill = async (page: Page): Promise<number> => {
  const count = () => page.locator('main article').count()
  const deadline = Date.now() + 180_000
  while ((await count()) < tiles && Date.now() < deadline) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.waitForTimeout(100)
  }
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.waitForLoadState('networkidle')
  return count()
}

/**
 * Scrolls by the whole list at a finger's pace, collecting the time between frames. By the clock, so
 * that a late frame has further to go, as under a finger.
 */
const scrollBy = `new Promise((resolve) => {
  const gaps = []
  const pxInMs = 1.8
  const end = document.body.scrollHeight - window.innerHeight
  let first = 0
  let last = 0
  const step = (now) => {
    if (last > 0) gaps.push(now - last)
    first ||= now
    last = now
    const top = Math.min(end, (now - first) * pxInMs)
    window.scrollTo({ top, behavior: 'instant' })
    if (top >= end) resolve(gaps)
    else requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
})`

/** The longest answer to what was pressed since, as the browser itself measures it. */
const watchPresses = `(() => {
  window.pressMs = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) window.pressMs.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
})()`

const pressed = async (page: Page, press: () => Promise<void>): Promise<number> => {
  await page.evaluate('window.pressMs.length = 0')
  await press()
  await page.waitForTimeout(800)
  const all = await page.evaluate<number[]>('window.pressMs')
  // Nothing above the observer's threshold: it was faster than a frame.
  return Math.max(16, ...all)
}

/** What a visitor presses most, by where it stands; the first that is in view is pressed. */
const presses = {
  menu: 'aside button[aria-expanded], nav [aria-current="page"]',
  search: 'header [role="search"] button, header button[aria-keyshortcuts], [role="search"] input',
  favourite: 'article button[aria-pressed]',
} as const

const measurePresses = async (page: Page, url: string): Promise<Record<string, number>> => {
  const found: Record<string, number> = {}
  await page.setViewportSize(desktop)
  for (const [name, selector] of Object.entries(presses)) {
    await page.goto(url)
    await page.waitForSelector('html[data-ready]')
    await page.waitForLoadState('networkidle')
    await page.evaluate(watchPresses)
    const target = page.locator(selector).filter({ visible: true }).first()
    found[name] = await pressed(page, () => target.click({ timeout: 10_000 }))
  }
  return found
}

const slowDown = (devtools: Devtools) =>
  devtools.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slow) })

const site = values.url ? undefined : await openSite(20_000, await freePort())
const origin = values.url ?? site?.origin ?? ''
const browser = await launchChromium()
try {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await page.goto(`${origin}/rng`)
  await page.waitForSelector('html[data-ready]')
  const shown = await fill(page)
  await devtools.send('Performance.enable')
  const taskSec = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
  }
  await slowDown(devtools)
  const before = await taskSec()
  const gapsMs = await page.evaluate<number[]>(scrollBy)
  const frames = summarize(gapsMs, ((await taskSec()) - before) * 1000)
  const inpMs = await measurePresses(page, `${origin}/rng`)
  const load = Math.round((loadavg()[0] ?? 0) * 10) / 10
  process.stdout.write(
    `${JSON.stringify({ bench: 'scroll', tiles: shown, slow: Number(values.slow), ...frames, inpMs, load })}\n`,
  )
} finally {
  await browser.close()
  await site?.stop()
}
