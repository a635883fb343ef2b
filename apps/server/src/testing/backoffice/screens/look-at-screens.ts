import { rights } from '@trevo/contract/ops/rights.ts'
import type { Page } from '@trevo/testkit/chromium.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keptTables } from '../../../modules/retention/domain/kept-tables.ts'
import { loadCatalog } from '../load-words.ts'
import { startBackoffice } from '../start-backoffice.ts'
import { findBarriers, findKeys, findOverflow, watchRequests } from './check-screen.ts'
import { fillQueues } from './fill-queues.ts'
import { readRoutes, type Group, type Route } from './read-routes.ts'

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

/** A signed-in page, and what is wrong with the screens that were looked at since it was last read. */
type Screens = {
  readonly page: Page
  readonly opsUrl: string
  readonly catalog: Readonly<Record<string, unknown>>
  readonly settle: () => Promise<void>
  found: string[]
}

const addressOf = ({ page, opsUrl }: Screens): string => page.url().slice(opsUrl.length)

const goTo = async ({ page, opsUrl, settle }: Screens, address: string): Promise<void> => {
  await page.goto(new URL(address, opsUrl).href)
  await page.waitForSelector('main h1, main h2')
  await settle()
}

/** A draft of a new promotion, which the page makes. */
const beginPromotion = async (screens: Screens): Promise<void> => {
  await goTo(screens, '/promotions')
  await screens.page.click('main header button.o-go')
  await screens.page.waitForURL(/drafts\//)
}

const watchErrors = (screens: Screens): void => {
  const { page, opsUrl } = screens
  const add = (what: string) => screens.found.push(`${addressOf(screens)}: ${what}`)
  page.on('pageerror', (error) => add(String(error)))
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) add(text)
  })
  page.on('response', (response) => {
    const path = response.url().slice(opsUrl.length)
    if (response.status() < 400 || isExpected(response.status(), path)) return
    add(`${response.status()} of ${path}`)
  })
}

/** The back office with a case in every queue, and an operator who is signed in. */
const openScreens = async (office: Awaited<ReturnType<typeof startBackoffice>>) => {
  await fillQueues(office)
  const { opsUrl } = office.server
  const page = await office.browser.newPage({ viewport: { width: 1280, height: 800 } })
  page.setDefaultTimeout(45_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript((code) => {
    localStorage.setItem('trevo-ops', JSON.stringify({ language: code }))
  }, language)
  const catalog = await loadCatalog('EN')
  const screens: Screens = { page, opsUrl, catalog, settle: watchRequests(page), found: [] }
  await page.goto(opsUrl)
  await office.signIn(page)
  await page.waitForSelector('nav a[href="/withdrawals"]')
  await beginPromotion(screens)
  watchErrors(screens)
  return screens
}

/** A picture named by address and width, the one between in light colours. */
const takePicture = async ({ page }: Screens, address: string, width: number): Promise<void> => {
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
const lookAtWidths = async (screens: Screens, address: string): Promise<string[]> => {
  const { page, settle } = screens
  const { width: before = 0, height = 0 } = page.viewportSize() ?? {}
  const problems: string[] = []
  for (const width of before < 1280 ? [before] : widths) {
    await page.setViewportSize({ width, height: before < 1280 ? height : width * 0.625 })
    await settle()
    problems.push(...(await findOverflow(page)).map((one) => `at ${width} px ${one}`))
    await takePicture(screens, address, width)
  }
  await page.setViewportSize({ width: before, height })
  return problems
}

/** The open screen, in both themes and at each width. */
const look = async (screens: Screens): Promise<void> => {
  const { page, settle, catalog } = screens
  await settle()
  const address = addressOf(screens)
  const keys = (await findKeys(page)).filter((text) => text in catalog && !namesOfThings.has(text))
  const problems = [
    ...keys.map((key) => `the text ${key} is not loaded`),
    ...(await lookAtWidths(screens, address)),
    ...(picturesFolder === '' ? await findBarriers(page) : []),
  ]
  screens.found.push(...problems.map((one) => `${address}: ${one}`))
}

const noteLinks = async ({ page }: Screens, links: Set<string>): Promise<void> => {
  const all = await page
    .locator('main a[href^="/"]')
    .evaluateAll((elements) => elements.map((one) => one.getAttribute('href') ?? ''))
  for (const one of all) links.add(one)
}

/** The first record of a list, which opens beside it. */
const openRecord = async (screens: Screens, links: Set<string>): Promise<void> => {
  const { page, settle } = screens
  if ((await page.locator('main tr[data-opens]').count()) === 0) return
  const before = page.url()
  await page.keyboard.press('j')
  await settle()
  if (page.url() === before) return
  links.add(addressOf(screens))
  await look(screens)
  await noteLinks(screens, links)
  await page.keyboard.press('Escape')
}

/** A page, each of its tabs, and the first record of each; adds the addresses that they lead to. */
const visit = async (screens: Screens, address: string, links: Set<string>): Promise<void> => {
  const lookAtAll = async () => {
    await look(screens)
    await noteLinks(screens, links)
    await openRecord(screens, links)
  }
  await goTo(screens, address)
  await lookAtAll()
  const tabs = screens.page.locator('main [role=group] button[aria-pressed]')
  const visited = new Set<string>()
  for (let index = 0; index < (await tabs.count()); index += 1) {
    const tab = tabs.nth(index)
    const name = await tab.innerText()
    if (visited.has(name) || (await tab.getAttribute('aria-pressed')) === 'true') continue
    visited.add(name)
    await tab.click()
    await lookAtAll()
  }
}

const visitRoutes = async (screens: Screens, routes: readonly Route[]): Promise<string[]> => {
  screens.found = []
  const links = new Set<string>()
  for (const { plain } of routes) if (plain !== undefined) await visit(screens, plain, links)
  for (const { path, plain } of routes) {
    if (plain !== undefined && !path.includes(':')) continue
    const address = [...links].find((link) => {
      const { pathname } = new URL(link, screens.opsUrl)
      return routes.find(({ matches }) => matches(pathname))?.path === path
    })
    if (address !== undefined) await visit(screens, address, links)
    else if (plain === undefined) screens.found.push(`nothing leads to ${path}`)
  }
  return [...new Set(screens.found)]
}

const visitOnPhone = async (screens: Screens): Promise<string[]> => {
  const { page } = screens
  await page.setViewportSize({ width: 390, height: 844 })
  screens.found = []
  for (const address of ['/approvals', '/withdrawals']) {
    await goTo(screens, address)
    await look(screens)
    await page.locator('[data-request], [data-withdrawal]').first().click()
    await page.waitForURL((url) => url.pathname !== address)
    await look(screens)
  }
  await page.keyboard.press('Control+k')
  await page.waitForSelector('[role=dialog] input:focus')
  await page.keyboard.type('ana.demo')
  await look(screens)
  return [...new Set(screens.found)]
}

/** Tests of every screen of some parts of the navigation; one file each, since all of them take long. */
export const testScreensOf = async (
  groups: readonly Group[],
  { hasPhone = false }: { readonly hasPhone?: boolean } = {},
): Promise<void> => {
  const office = await startBackoffice()
  let screens: Screens
  beforeAll(async () => {
    screens = await openScreens(office)
  }, 240_000)
  afterAll(() => office.close())

  test.each(readRoutes(groups))(
    'every screen of $area opens without an error, a barrier or a part that runs over',
    { timeout: 240_000 },
    async ({ routes }) => {
      expect(await visitRoutes(screens, routes)).toEqual([])
    },
  )
  if (!hasPhone) return
  test('approvals, search and withdrawals fit a phone', { timeout: 120_000 }, async () => {
    expect(await visitOnPhone(screens)).toEqual([])
  })
}
