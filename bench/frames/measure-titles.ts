import { launchChromium, type Browser, type DevTools, type Page } from '@trevo/testkit/chromium.ts'
import { howToPlay, mainButton, type HowToPlay } from '@trevo/testkit/titles/how-to-play.ts'
import { boardNameOf } from '@trevo/game-rules/engine/title-data.ts'
import { findTitle } from '@trevo/titles/find-title.ts'
import { startFixture } from '../../apps/games/src/testing/fixture-rgs.ts'

export type Measured = {
  readonly gameCode: string
  readonly gapsMs: readonly number[]
  /** Main-thread work of the page while frames were counted. */
  readonly mainMs: number
}

type Options = {
  /** The built games. */
  readonly folder: string
  readonly rounds: number
  /** How many times slower the processor is made. */
  readonly slow: number
}

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }
/** Frames are counted for this long after each press: a wheel turns, reels run, cards fall. */
const COUNTED_MS = 1_500
/** A round that takes longer than this, as with free spins, is cut off by reopening the game. */
const ROUND_MS = 6_000

/** Frames of each title, one after the other in one browser. */
export async function* measureTitles(
  gameCodes: readonly string[],
  options: Options,
): AsyncGenerator<Measured> {
  const fixture = await startFixture({ folder: options.folder, balance: '100000.00' })
  const browser = await launchChromium()
  try {
    for (const gameCode of gameCodes) {
      yield await measureTitle(browser, `${fixture.origin}/play/${gameCode}?token=${gameCode}`, {
        ...options,
        gameCode,
      })
    }
  } finally {
    await browser.close()
    await fixture.close()
  }
}

const measureTitle = async (
  browser: Browser,
  address: string,
  { gameCode, rounds, slow }: Options & { readonly gameCode: string },
): Promise<Measured> => {
  const how = howToPlay[boardNameOf(findTitle(gameCode)?.title ?? { family: '' })]
  if (!how) throw new Error(`no entry for how ${gameCode} is played`)
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Performance.enable')
    const counted: Counted = { gapsMs: [], mainSec: 0 }
    const open = async (): Promise<void> => {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      await page.goto(address)
      await page.waitForSelector('[data-state=ready]')
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow })
    }
    await open()
    for (let round = 0; round < rounds; round += 1) {
      if (how.kind === 'shared') {
        await betInRoom(page, how)
        await waitForPhase(page, 'flying')
        await count(page, devtools, counted)
      } else {
        if (how.choose && (await mainButton(page).isDisabled())) await how.choose(page)
        await count(page, devtools, counted, () => page.evaluate(pressMain))
        if (!(await isReady(page))) await open()
      }
    }
    return { gameCode, gapsMs: counted.gapsMs, mainMs: counted.mainSec * 1_000 }
  } finally {
    await context.close()
  }
}

const waitForPhase = (page: Page, phase: 'betting' | 'flying') =>
  page.waitForSelector(`:is(.crash-screen, .felt.live)[data-phase=${phase}]`, { timeout: 170_000 })

/** A table without players deals no cards; crash flies even if one only watches. */
const betInRoom = async (page: Page, { choose }: HowToPlay): Promise<void> => {
  if (!choose) return
  await waitForPhase(page, 'betting')
  if (await mainButton(page).isDisabled()) await choose(page)
  await page.evaluate(pressMain)
}

type Counted = { gapsMs: number[]; mainSec: number }

/** Counts frames from the press onwards. */
const count = async (
  page: Page,
  devtools: DevTools,
  counted: Counted,
  press: () => Promise<unknown> = async () => undefined,
): Promise<void> => {
  const before = await mainSecOf(devtools)
  await press()
  counted.gapsMs.push(...(await page.evaluate<number[]>(countFrames)))
  counted.mainSec += (await mainSecOf(devtools)) - before
}

const mainSecOf = async (devtools: DevTools): Promise<number> => {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
}

/** Whether the next round can be started soon: the large button plays again, or waits for chips. */
const isReady = async (page: Page): Promise<boolean> => {
  const rests = '.spin[data-look=spin]:not(.turning)'
  const isBack = page.waitForSelector(rests, { timeout: ROUND_MS })
  return isBack.then(
    () => page.evaluate<boolean>(`document.querySelector('.spin').dataset.tone === 'go'`),
    () => false,
  )
}

// Strings, so that no compiler helpers end up in the page.
const pressMain = `document.querySelector('.spin').click()`
/** Collects the time between frames. */
const countFrames = `new Promise((resolve) => {
  const gaps = []
  let last = 0
  const started = performance.now()
  const onFrame = (now) => {
    if (last > 0) gaps.push(now - last)
    last = now
    if (now - started < ${COUNTED_MS}) requestAnimationFrame(onFrame)
    else resolve(gaps)
  }
  requestAnimationFrame(onFrame)
})`
