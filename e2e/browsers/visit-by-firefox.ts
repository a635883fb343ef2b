import puppeteer, { type ElementHandle, type Frame } from 'puppeteer-core'
import { describe, findScript, waitFor, type StartVisitor, type Wanted } from './visitor.ts'

/** Firefox implements WebDriver BiDi itself. */
export const visitByFirefox =
  (executablePath: string): StartVisitor =>
  async ({ width, height }) => {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      args: [`--width=${width}`, `--height=${height}`],
      defaultViewport: { width, height },
    })
    const page = await browser.newPage()
    let frame: Frame = page.mainFrame()

    const find = (wanted: Wanted): Promise<ElementHandle> =>
      waitFor(describe(wanted), async () => {
        const handle = await frame.evaluateHandle(`(() => {${findScript(wanted)}})()`)
        return (handle.asElement() as ElementHandle | null) ?? undefined // the script answers elements
      })

    return {
      open: async (address) => {
        await page.goto(address, { waitUntil: 'load' })
        frame = page.mainFrame()
      },
      run: (script) => frame.evaluate(`(() => {${script}})()`) as Promise<never>, // the caller names it
      press: async (wanted) => (await find(wanted)).click(),
      type: async (wanted, text, thenEnter = false) => {
        const field = await find(wanted)
        await field.type(text)
        if (thenEnter) await field.press('Enter')
      },
      sees: async (wanted) => {
        await find(wanted)
      },
      enterFrame: async () => {
        const iframe = await waitFor(
          'the game’s frame',
          async () => (await page.$('iframe')) ?? undefined,
        )
        frame = await waitFor('the game', async () => (await iframe.contentFrame()) ?? undefined)
      },
      takePicture: () => page.screenshot(),
      quit: () => browser.close(),
    }
  }
