import { launchChromium } from '@trevo/testkit/chromium.ts'

export type Browser = Awaited<ReturnType<typeof launchChromium>>
type Context = Awaited<ReturnType<Browser['newContext']>>
export type Page = Awaited<ReturnType<Context['newPage']>>

export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const

/** A visitor of the slot list, without stored data or initial questions. */
export const openList = async (
  context: Context,
  origin: string,
  tiles: number,
): Promise<{ readonly page: Page; readonly shown: number }> => {
  const page = await context.newPage()
  await page.goto(`${origin}/rng`)
  await page.waitForSelector('html[data-ready]')
  return { page, shown: await fill(page, tiles) }
}

/** Loads pages as the visitor nears the end, until there are this many tiles; then scrolls back to the top. */
export const fill = async (page: Page, tiles: number): Promise<number> => {
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

/** Slows the main thread of the page by this factor, until the page is closed. */
export const slowDown = async (page: Page, rate: number) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  return devtools
}
