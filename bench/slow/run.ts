import { parseArgs } from 'node:util'
import { launchChromium, type Browser, type Page } from '@trevo/testkit/chromium.ts'
import { printResult } from '../tools/print-result.ts'

/**
 * How long a member waits on a slow phone: from the start of the navigation until the header shows whose page it is,
 * and until the page can be used, with nothing in the browser's cache. The address of a running demo system follows
 * the command; the line is Lighthouse's slow 4G, or slow 3G with `--line 3g`; the processor is four times slower. Each
 * also in low-data mode, with the bytes that came over the line. `--only home,slot` visits some pages. A guest's home
 * comes first in each mode: `ofGuest` is how many times longer a page takes until it can be used than that one in full,
 * which a busy machine changes less than milliseconds.
 */
const { values, positionals } = parseArgs({
  options: { line: { type: 'string', default: '4g' }, only: { type: 'string' } },
  allowPositionals: true,
})
const [origin = 'http://127.0.0.1:3000'] = positionals
const line =
  values.line === '3g'
    ? { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
    : { latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }
const waitMs = 60_000

const member = { username: 'membro.demo', password: 'Folha4Sorte9Verde' }

type Visit = {
  readonly path: string
  /** Resolves when the page can be used. */
  readonly usable: (page: Page) => Promise<unknown>
}

const home: Visit = {
  path: '/',
  usable: (page) => page.getByRole('link', { name: 'Ver tudo: Em alta' }).click({ trial: true }),
}

const visits: Readonly<Record<string, Visit>> = {
  home,
  slot: {
    path: '/seamless?nodeId=1001',
    usable: (page) => page.frameLocator('iframe').locator('#game[data-state=ready]').waitFor(),
  },
  lottery: {
    path: '/lott',
    usable: (page) => page.locator('main a[href*="gameCode"]').first().click({ trial: true }),
  },
  desk: {
    path: '/lott?gameCode=TC3D',
    usable: (page) =>
      page.getByRole('button', { name: 'Surpresinha' }).first().click({ trial: true }),
  },
  sports: {
    path: '/sports',
    usable: (page) => page.locator('main [aria-pressed]').first().click({ trial: true }),
  },
}

const logIn = async (page: Page): Promise<void> => {
  await page.goto(`${origin}/login`)
  const popup = page.getByRole('dialog').first()
  await popup.getByRole('textbox').first().fill(member.username)
  await popup.locator('input[type=password]').fill(member.password)
  await popup.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.getByRole('button', { name: 'Menu da conta' }).waitFor()
}

/** Whose page the header shows it to be. */
const headers = {
  guest: (page: Page) => page.getByRole('button', { name: 'Entrar', exact: true }),
  member: (page: Page) =>
    page.locator('[data-kept="member"], [aria-label="Menu da conta"], [aria-busy="true"][title]'),
}
type Person = keyof typeof headers

/** Milliseconds from the navigation, -1 for what did not come within a minute, and kilobytes over the line. */
type Figures = { readonly headerMs: number; readonly usableMs: number; readonly kb: number }

const measure = async (page: Page, person: Person, { path, usable }: Visit): Promise<Figures> => {
  const session = await page.context().newCDPSession(page)
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await session.send('Network.enable')
  await session.send('Network.clearBrowserCache')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const start = performance.now()
  const since = (): number => Math.round(performance.now() - start)
  const loaded = page.goto(origin + path, { waitUntil: 'commit' })
  const own = headers[person](page).filter({ visible: true }).first()
  const headerMs = loaded.then(() => own.waitFor()).then(since)
  const usableMs = loaded.then(() => usable(page)).then(since)
  const [header, use] = await Promise.all([headerMs, usableMs].map((one) => one.catch(() => -1)))
  await page.waitForTimeout(500)
  await session.detach()
  return { headerMs: header ?? -1, usableMs: use ?? -1, kb: Math.round(bytes / 1024) }
}

/** A phone, and what the session storage of a member holds on it. */
const openPhone = async (browser: Browser, isLowData: boolean) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'pt-BR',
    serviceWorkers: 'block',
    ...(isLowData && { extraHTTPHeaders: { 'Save-Data': 'on' } }),
  })
  context.setDefaultTimeout(waitMs)
  context.setDefaultNavigationTimeout(waitMs)
  const page = await context.newPage()
  await logIn(page)
  const kept = await page.evaluate(() => ({ ...sessionStorage }))
  await page.close()
  return { context, kept }
}

const visit = async (
  { context, kept }: Awaited<ReturnType<typeof openPhone>>,
  person: Person,
  one: Visit,
): Promise<Figures> => {
  const page = await context.newPage()
  if (person === 'member') {
    await page.addInitScript((stored: Record<string, string>) => {
      if (window === window.top)
        for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value)
    }, kept)
  }
  const figures = await measure(page, person, one)
  await page.close()
  return figures
}

const only = values.only?.split(',')
const chosen = Object.entries(visits).filter(([name]) => !only || only.includes(name))
const browser = await launchChromium({ args: ['--disable-gpu'] })
try {
  const result: Record<string, unknown> = { bench: 'slow', line: values.line }
  let guestMs: number | undefined
  for (const isLowData of [false, true]) {
    const phone = await openPhone(browser, isLowData)
    const note = (name: string, figures: Figures) => {
      guestMs ??= figures.usableMs
      if (guestMs < 0)
        throw new Error('The home of a guest never came: there is nothing to compare with.')
      const ofGuest = figures.usableMs < 0 ? -1 : Math.round((10 * figures.usableMs) / guestMs) / 10
      result[isLowData ? `${name}LowData` : name] = { ...figures, ofGuest }
      const words = JSON.stringify({ ...figures, ofGuest })
      process.stderr.write(`${isLowData ? 'low-data ' : ''}${name} ${words}\n`)
    }
    note('guest', await visit(phone, 'guest', home))
    for (const [name, one] of chosen) note(name, await visit(phone, 'member', one))
    await phone.context.close()
  }
  printResult(result)
} finally {
  await browser.close()
}
