import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { launchChromium } from '@trevo/testkit/chromium.ts'
import { fill, phone, slowDown, type Browser, type Page } from '../scroll/open-list.ts'
import { mainTasks, type TraceEvent } from '../web/cpu-blocking.ts'
import { freePort } from '../web/free-port.ts'
import { openSite } from '../web/open-site.ts'
import { printResult } from '../tools/print-result.ts'

/**
 * How long a page of many tiles takes to answer on a processor four times slower: from a press or a
 * key to the next frame, as the browser's own event timing reports it, the worst of each step. A
 * member opens the menu, opens the search and types, and marks a favourite; then, at the desk of a
 * lottery, marks balls, fills the cart, plans a trace and reviews the bet. The last line is one JSON
 * object.
 */
const { values } = parseArgs({
  options: {
    tiles: { type: 'string', default: '100' },
    slow: { type: 'string', default: '4' },
    url: { type: 'string' },
    only: { type: 'string' },
  },
})

const desktop = { viewport: { width: 1440, height: 900 } } as const
const member = { username: 'membro.demo', password: 'Folha4Sorte9Verde' }

/**
 * Finds what is to be pressed and returns the press: finding also runs in the page, and must not be
 * measured with the response.
 */
type Step = (page: Page) => Promise<() => Promise<void>>

const press =
  (selector: string): Step =>
  async (page) => {
    const target = page.locator(selector).filter({ visible: true }).first()
    await target.waitFor({ timeout: 20_000 })
    // In the middle, because a phone's bar may cover the edge and get the press instead.
    await target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const box = await target.boundingBox()
    if (!box) throw new Error(`${selector} has no place.`)
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const isHit = await target.evaluate(
      (element, at) => element.contains(document.elementFromPoint(at.x, at.y)),
      { x, y },
    )
    if (!isHit) throw new Error(`${selector} is covered by something else.`)
    await page.mouse.move(x, y)
    return async () => {
      await page.mouse.down()
      await page.mouse.up()
    }
  }

const accountMenu = press('header button[popovertarget="account-menu"]')
const search = press('header button[aria-keyshortcuts]')
const favourite = press('main article button[aria-pressed="false"]')
const type: Step = async (page) => {
  await page.locator('dialog[open] input[type="search"]:focus').waitFor()
  return () => page.keyboard.type('tigre', { delay: 120 })
}

const deskSteps = {
  ball: press('main section button[aria-pressed="false"]'),
  secondBall: press('main section button[aria-pressed="false"]'),
  wholeRow: press('main section[data-open] [role="group"] + [role="group"] button'),
  random: press('main button[aria-label="Surpresinha"], main button[aria-label="Random numbers"]'),
  add: press('main div[aria-live="polite"] ~ button:last-child'),
  allPlays: press('main button:has(> span > small)'),
  closePlays: press('dialog[open] button[aria-label]'),
  cart: press('main div[aria-live="polite"] ~ button[aria-label]'),
  trace: press('dialog[open] label input[type="checkbox"]'),
  stopOnWin: press('dialog[open] label input[type="checkbox"] >> nth=1'),
} as const

const screens = {
  /** Forty-nine balls in a row, the largest desk. */
  desk: { screen: phone, path: '/lott?gameCode=B2BCLHC', steps: deskSteps },
  /** Five collapsible rows. */
  deskOfFive: {
    screen: phone,
    path: '/lott?gameCode=TCFFC',
    steps: { nextRow: press('main section > button[aria-expanded="false"]'), ...deskSteps },
  },
  phone: { screen: phone, path: '/rng', steps: { menu: accountMenu, search, type, favourite } },
  desktop: {
    screen: desktop,
    path: '/rng',
    steps: { menu: press('aside button[aria-expanded]'), accountMenu, search, type, favourite },
  },
} as const

/** Collects every press and key in the page, and the browser's measure of their response time. */
const watch = `(() => {
  window.answersMs = []
  window.inputs = 0
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, () => window.inputs++, true)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) window.answersMs.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 })
})()`

type Answer = {
  /** From the input to the next frame; 16 if it was faster than the browser reports. */
  readonly inpMs: number
  /** The longest task in processor time, including the slowdown. */
  readonly cpuMs: number
}

const measure = async (browser: Browser, page: Page, step: Step): Promise<Answer> => {
  const act = await step(page)
  await page.evaluate('window.answersMs.length = window.inputs = 0')
  await browser.startTracing(page, { categories: ['-*', 'devtools.timeline', 'toplevel'] })
  await act()
  // Event timing is reported late; the frame in question has long been shown.
  await page.waitForTimeout(1_500)
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  const answersMs = await page.evaluate<number[]>('window.answersMs')
  if ((await page.evaluate<number>('window.inputs')) === 0)
    throw new Error('What was pressed did not reach the page.')
  const tasks = mainTasks(trace.traceEvents).map(({ tdur = 0 }) => tdur / 1000)
  return {
    inpMs: Math.round(Math.max(16, ...answersMs)),
    cpuMs: Math.round(Math.max(0, ...tasks)),
  }
}

const logIn = async (page: Page, origin: string): Promise<void> => {
  await page.goto(`${origin}/login`)
  await page.locator('dialog[open] input[name="username"]').fill(member.username)
  await page.locator('dialog[open] input[name="password"]').fill(member.password)
  await page.locator('dialog[open] button[type="submit"]').click()
  await page.locator('header button[popovertarget="account-menu"]').waitFor({ timeout: 30_000 })
}

/** Popups after login, such as the brand's news, cover everything until they are closed. */
const closePopups = async (page: Page): Promise<void> => {
  const open = page.locator('dialog[open]')
  await page.waitForTimeout(1_000)
  for (let left = 5; left > 0 && (await open.count()) > 0; left--) {
    await page.keyboard.press('Escape')
    await page.waitForTimeout(300)
  }
}

const measureScreen = async (
  browser: Browser,
  origin: string,
  { screen, path, steps }: (typeof screens)[keyof typeof screens],
): Promise<Record<string, Answer>> => {
  const context = await browser.newContext({ ...screen, serviceWorkers: 'block' })
  const page = await context.newPage()
  await logIn(page, origin)
  await page.goto(`${origin}${path}`)
  await page.waitForSelector('html[data-ready]')
  const isList = path === '/rng'
  if (isList) await fill(page, Number(values.tiles))
  await closePopups(page)
  await page.evaluate(watch)
  await slowDown(page, Number(values.slow))
  const answers: Record<string, Answer> = {}
  for (const [name, step] of Object.entries<Step>(steps)) {
    answers[name] = await measure(browser, page, step)
    // The search stays open for typing; everything else is closed again.
    if (isList && name !== 'search') await closePopups(page)
  }
  await context.close()
  return answers
}

const site = values.url ? undefined : await openSite(20_000, await freePort())
const browser = await launchChromium()
try {
  const origin = values.url ?? site?.origin ?? ''
  const load = Math.round((loadavg()[0] ?? 0) * 10) / 10
  const answers: Record<string, Record<string, Answer>> = {}
  for (const [name, screen] of Object.entries(screens)) {
    if (values.only !== undefined && !name.startsWith(values.only)) continue
    answers[name] = await measureScreen(browser, origin, screen)
  }
  const all = Object.values(answers).flatMap((steps) => Object.values(steps))
  printResult({
    bench: 'inp',
    slow: Number(values.slow),
    worstMs: Math.max(...all.map(({ inpMs }) => inpMs)),
    ...answers,
    load,
  })
} finally {
  await browser.close()
  await site?.stop()
}
