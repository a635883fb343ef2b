import { rights } from '@trevo/contract/ops/rights.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from '@trevo/testkit/chromium.ts'
import { keptTables } from '../../../modules/retention/domain/kept-tables.ts'
import { loadCatalog } from '../load-words.ts'
import { startBackoffice } from '../start-backoffice.ts'
import { findBarriers, findKeys, findOverflow, watchRequests } from './check-screen.ts'
import { fillQueues } from './fill-queues.ts'
import { readRoutes } from './read-routes.ts'

const office = await startBackoffice()
afterAll(() => office.close())
const { opsUrl } = office.server
const catalog = await loadCatalog('EN')
/** Shown as they are, and some are also the name of a text. */
const namesOfThings = new Set<string>([...rights, ...keptTables.map(({ table }) => table)])
/** This brand's company reports to nobody, and no game server runs; the page says so. */
const isExpected = (status: number, path: string): boolean =>
  (status === 409 && /^\/ops\/(sigap|tax)\?/.test(path)) ||
  (status === 503 && path.startsWith('/ops/table-streams'))

/** `<folder> <language>` of the pictures that are taken of the screens; without them barriers are found. */
const [picturesFolder = '', language = 'PT'] = (process.env['SCREEN_PICTURES'] ?? '').split(' ')
/** What operators have on their desks; the first one is where a screen is worked on. */
const widths = [1280, 1440, 1920]

let page: Page
let settle: () => Promise<void>
/** What is wrong with the screens that were looked at since it was last read. */
let found: string[] = []

const inAddress = () => page.url().slice(opsUrl.length)
const goTo = async (address: string): Promise<void> => {
  await page.goto(new URL(address, opsUrl).href)
  await page.waitForSelector('main h1, main h2')
  await settle()
}

/** A draft of a new promotion, which the page makes. */
const beginPromotion = async (): Promise<void> => {
  await goTo('/promotions')
  await page.click('main header button.o-go')
  await page.waitForURL(/drafts\//)
}

beforeAll(async () => {
  await fillQueues(office)
  page = await office.browser.newPage({
    viewport: { width: 1280, height: 800 },
  })
  page.setDefaultTimeout(10_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript((code) => {
    localStorage.setItem('trevo-ops', JSON.stringify({ language: code }))
  }, language)
  settle = watchRequests(page)
  await page.goto(opsUrl)
  await office.signIn(page)
  await page.waitForSelector('nav a[href="/withdrawals"]')
  await beginPromotion()
  page.on('pageerror', (error) => found.push(`${inAddress()}: ${String(error)}`))
  page.on('console', (message) => {
    const text = message.text()
    const isError = message.type() === 'error' && !text.startsWith('Failed to load resource')
    if (isError) found.push(`${inAddress()}: ${text}`)
  })
  page.on('response', (response) => {
    const path = response.url().slice(opsUrl.length)
    if (response.status() < 400 || isExpected(response.status(), path)) return
    found.push(`${inAddress()}: ${response.status()} of ${path}`)
  })
}, 120_000)

/** A picture named by address and width, the one between in light colours. */
const takePicture = async (address: string, width: number): Promise<void> => {
  if (picturesFolder === '') return
  const name = address.replaceAll(/[^\w=]+/g, '-').slice(0, 80) || 'start'
  await page.evaluate(
    (theme) => {
      document.documentElement.dataset['theme'] = theme
    },
    width === 1440 ? 'light' : 'dark',
  )
  await page.screenshot({ path: `${picturesFolder}/${name}.${width}.png` })
}

/** What runs over at each width of a desk; a phone keeps its own. */
const lookAtWidths = async (address: string): Promise<string[]> => {
  const { width: before = 0, height = 0 } = page.viewportSize() ?? {}
  const problems: string[] = []
  for (const width of before < 1280 ? [before] : widths) {
    await page.setViewportSize({ width, height: before < 1280 ? height : width * 0.625 })
    await settle()
    problems.push(...(await findOverflow(page)).map((one) => `at ${width} px ${one}`))
    await takePicture(address, width)
  }
  await page.setViewportSize({ width: before, height })
  return problems
}

/** The open screen, in both themes and at each width. */
const look = async (): Promise<void> => {
  await settle()
  const address = inAddress()
  const keys = (await findKeys(page)).filter((text) => text in catalog && !namesOfThings.has(text))
  const problems = [
    ...keys.map((key) => `the text ${key} is not loaded`),
    ...(await lookAtWidths(address)),
    ...(picturesFolder === '' ? await findBarriers(page) : []),
  ]
  found.push(...problems.map((one) => `${address}: ${one}`))
}

const noteLinks = async (links: Set<string>): Promise<void> => {
  const all = await page
    .locator('main a[href^="/"]')
    .evaluateAll((elements) => elements.map((one) => one.getAttribute('href') ?? ''))
  for (const one of all) links.add(one)
}

/** The first record of a list, which opens beside it. */
const openRecord = async (links: Set<string>): Promise<void> => {
  if ((await page.locator('main tr[data-opens]').count()) === 0) return
  const before = page.url()
  await page.keyboard.press('j')
  await settle()
  if (page.url() === before) return
  links.add(inAddress())
  await look()
  await noteLinks(links)
  await page.keyboard.press('Escape')
}

const tabs = () => page.locator('main [role=group] button[aria-pressed]')

/** A page, each of its tabs, and the first record of each; adds the addresses that they lead to. */
const visit = async (address: string, links: Set<string>): Promise<void> => {
  await goTo(address)
  await look()
  await noteLinks(links)
  await openRecord(links)
  const visited = new Set<string>()
  for (let index = 0; index < (await tabs().count()); index += 1) {
    const tab = tabs().nth(index)
    const name = await tab.innerText()
    if (visited.has(name) || (await tab.getAttribute('aria-pressed')) === 'true') continue
    visited.add(name)
    await tab.click()
    await look()
    await noteLinks(links)
    await openRecord(links)
  }
}

test.each([...readRoutes()])(
  'every screen of %s opens without an error, a barrier or a part that runs over',
  { timeout: 240_000 },
  async (_, routes) => {
    found = []
    const links = new Set<string>()
    for (const { plain } of routes) if (plain !== undefined) await visit(plain, links)
    for (const { path, plain } of routes) {
      if (plain !== undefined && !path.includes(':')) continue
      const address = [...links].find((link) => {
        const { pathname } = new URL(link, opsUrl)
        return routes.find(({ matches }) => matches(pathname))?.path === path
      })
      if (address !== undefined) await visit(address, links)
      else if (plain === undefined) found.push(`nothing leads to ${path}`)
    }
    expect([...new Set(found)]).toEqual([])
  },
)

test('approvals, search and withdrawals fit a phone', { timeout: 120_000 }, async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  found = []
  for (const address of ['/approvals', '/withdrawals']) {
    await goTo(address)
    await look()
    await page.locator('[data-request], [data-withdrawal]').first().click()
    await page.waitForURL((url) => url.pathname !== address)
    await look()
  }
  await page.keyboard.press('Control+k')
  await page.waitForSelector('[role=dialog] input:focus')
  await page.keyboard.type('ana.demo')
  await look()
  expect([...new Set(found)]).toEqual([])
})
