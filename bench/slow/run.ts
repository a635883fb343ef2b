import { parseArgs } from 'node:util'
import { launchChromium, type Page } from '@trevo/testkit/chromium.ts'
import { printResult } from '../tools/print-result.ts'

/**
 * How long a member waits on a slow phone: from the start of the navigation until the header shows whose page it is,
 * and until the page can be used, with nothing in the browser's cache. The address of a running demo system follows
 * the command; the line is Lighthouse's slow 4G, or slow 3G with `--line 3g`; the processor is four times slower. Each
 * also in low-data mode, with the bytes that came over the line. `--only home,slot` visits some pages.
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

const visits: Readonly<Record<string, Visit>> = {
  home: {
    path: '/',
    usable: (page) => page.getByRole('link', { name: /Ver todos: Em alta/ }).click({ trial: true }),
  },
  slot: {
    path: '/seamless?nodeId=1001',
    usable: (page) => page.frameLocator('iframe').locator('#game[data-state=ready]').waitFor(),
  },
  lottery: {
    path: '/lott',
    usable: (page) => page.locator('main a[href*="gameCode"]').first().click({ trial: true }),
  },
  desk: {
    path: '/lott?gameCode=B2BCLHC',
    usable: (page) =>
      page.locator('main section button[aria-pressed=false]').first().click({ trial: true }),
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

const measure = async (page: Page, { path, usable }: Visit) => {
  const session = await page.context().newCDPSession(page)
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await session.send('Network.enable')
  await session.send('Network.clearBrowserCache')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const start = performance.now()
  const since = (): number => Math.round(performance.now() - start)
  const options = { timeout: waitMs }
  const loaded = page.goto(origin + path, { waitUntil: 'commit', ...options })
  const own = page
    .locator('[data-kept="member"], [aria-label="Menu da conta"], [aria-busy="true"][title]')
    .filter({ visible: true })
    .first()
  const headerMs = loaded.then(() => own.waitFor(options)).then(since)
  const usableMs = loaded.then(() => usable(page)).then(since)
  const [header, use] = await Promise.all([headerMs, usableMs].map((one) => one.catch(() => -1)))
  await page.waitForTimeout(500)
  await session.detach()
  return { headerMs: header, usableMs: use, kb: Math.round(bytes / 1024) }
}

const only = values.only?.split(',')
const browser = await launchChromium({ args: ['--disable-gpu'] })
try {
  const result: Record<string, unknown> = { bench: 'slow', line: values.line }
  for (const lowData of [false, true]) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      locale: 'pt-BR',
      serviceWorkers: 'block',
      ...(lowData && { extraHTTPHeaders: { 'Save-Data': 'on' } }),
    })
    context.setDefaultTimeout(waitMs)
    const first = await context.newPage()
    await logIn(first)
    const kept = await first.evaluate(() => ({ ...sessionStorage }))
    await first.close()
    for (const [name, visit] of Object.entries(visits)) {
      if (only && !only.includes(name)) continue
      const page = await context.newPage()
      await page.addInitScript((stored: Record<string, string>) => {
        if (window === window.top)
          for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value)
      }, kept)
      const figures = await measure(page, visit)
      process.stderr.write(`${lowData ? 'low-data ' : ''}${name} ${JSON.stringify(figures)}\n`)
      result[lowData ? `${name}LowData` : name] = figures
      await page.close()
    }
    await context.close()
  }
  printResult(result)
} finally {
  await browser.close()
}
