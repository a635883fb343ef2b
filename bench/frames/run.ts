import { parseArgs } from 'node:util'
import { buildGames, defaultFolders } from '../../apps/games/build.ts'
import { startFixture } from '../../apps/games/src/testing/fixture-rgs.ts'
import { launchChromium } from '@trevo/testkit/chromium.ts'
import { summarize } from './summarize.ts'

/**
 * Frames of the game clients on a slowed machine: Chromium at a phone's size with the processor
 * four times slower, 20 spins of each title on the real rules. A frame is late when it comes more
 * than half a frame after its 1/60 s. The last line is one JSON object.
 */
const { values } = parseArgs({
  options: {
    titles: { type: 'string', default: 'tigre-da-sorte,arara-selvagem,ouro-do-vulcao' },
    spins: { type: 'string', default: '20' },
    slow: { type: 'string', default: '4' },
  },
})
const spinCount = Number(values.spins)
const phone = { width: 390, height: 844, deviceScaleFactor: 2 }

type Measured = { readonly gapsMs: readonly number[]; readonly mainMs: number }

const measureTitle = async (gameCode: string): Promise<Measured> => {
  const fixture = await startFixture({ folder: defaultFolders.out, balance: '100000.00' })
  const browser = await launchChromium()
  try {
    const context = await browser.newContext({
      viewport: { width: phone.width, height: phone.height },
      deviceScaleFactor: phone.deviceScaleFactor,
    })
    const page = await context.newPage()
    await page.goto(`${fixture.origin}/play/${gameCode}?token=${gameCode}`)
    await page.waitForSelector('[data-state=ready]')
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slow) })
    await devtools.send('Performance.enable')
    const taskSec = async (): Promise<number> => {
      const { metrics } = await devtools.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
    }
    const gapsMs: number[] = []
    let mainSec = 0
    for (let spin = 0; spin < spinCount; spin += 1) {
      await page.waitForSelector('.spin[data-look=spin]:not(:disabled)', { timeout: 120_000 })
      // A string, so that the compiler's helpers do not travel into the page.
      const before = await taskSec()
      gapsMs.push(...(await page.evaluate<number[]>(recordSpin)))
      mainSec += (await taskSec()) - before
    }
    return { gapsMs, mainMs: mainSec * 1000 }
  } finally {
    await browser.close()
    await fixture.close()
  }
}

/** Presses the button and collects the time between frames until the reels rest. */
const recordSpin = `new Promise((resolve) => {
  const gaps = []
  let last = 0
  const started = performance.now()
  const onFrame = (now) => {
    if (last > 0) gaps.push(now - last)
    last = now
    if (now - started < 1500) requestAnimationFrame(onFrame)
    else resolve(gaps)
  }
  document.querySelector('.spin').click()
  requestAnimationFrame(onFrame)
})`

await buildGames()
const titles: Record<string, ReturnType<typeof summarize>> = {}
for (const gameCode of values.titles.split(',')) {
  const { gapsMs, mainMs } = await measureTitle(gameCode)
  titles[gameCode] = summarize(gapsMs, mainMs)
  console.log(gameCode, titles[gameCode])
}
const all = Object.values(titles)
const droppedShare = Math.max(...all.map(({ dropped }) => dropped))
const fps = Math.min(...all.map((title) => title.fps))
console.log(
  JSON.stringify({
    bench: 'frames',
    slow: Number(values.slow),
    spins: spinCount,
    fps,
    droppedShare,
    titles,
  }),
)
