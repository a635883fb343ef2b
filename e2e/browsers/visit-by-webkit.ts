import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { By, Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { describe, findScript, waitFor, type StartVisitor, type Wanted } from './visitor.ts'

export type WebkitPrograms = {
  readonly driver: string
  readonly browser: string
  /** WebKitGTK draws only on a display; Xvfb is one without a screen. */
  readonly display: string
}

const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Starts a display of the requested size, on a number that the program itself picks. */
const startDisplay = async (program: string, size: string): Promise<[ChildProcess, string]> => {
  const child = spawn(
    program,
    ['-displayfd', '3', '-screen', '0', `${size}x24`, '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  )
  const number = await new Promise<string>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', () => reject(new Error('Xvfb ended before it was ready')))
    child.stdio[3]?.once('data', (text: Buffer) => resolve(text.toString().trim()))
  })
  return [child, `:${number}`]
}

const answers = async (port: number): Promise<boolean> =>
  (await fetch(`http://127.0.0.1:${port}/status`)).ok

const connect = async (port: number, binary: string): Promise<WebDriver> => {
  await waitFor('WebKitWebDriver', async () => (await answers(port)) || undefined)
  const options = { binary, args: ['--automation'] }
  return new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }),
    )
    .build()
}

/** WebKitGTK's MiniBrowser through WebDriver, on its own display. */
export const visitByWebkit =
  ({ driver: program, browser, display: displayProgram }: WebkitPrograms): StartVisitor =>
  async ({ width, height }) => {
    const [display, displayName] = await startDisplay(displayProgram, `${width}x${height}`)
    const port = await findFreePort()
    const server = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], {
      // Xvfb has no graphics card, so the processor draws.
      env: {
        ...process.env,
        DISPLAY: displayName,
        GDK_BACKEND: 'x11',
        WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      },
      stdio: 'ignore',
    })
    const end = () => {
      server.kill()
      display.kill()
    }
    const driver = await connect(port, browser).catch((error: unknown) => {
      end()
      throw error
    })
    await driver.manage().window().setRect({ x: 0, y: 0, width, height })

    const find = (wanted: Wanted): Promise<WebElement> =>
      waitFor(describe(wanted), async () => {
        const found = await driver.executeScript<WebElement | null>(findScript(wanted))
        return found ?? undefined
      })

    return {
      open: async (address) => {
        await driver.switchTo().defaultContent()
        await driver.get(address)
      },
      run: (script) => driver.executeScript(script),
      press: async (wanted) => (await find(wanted)).click(),
      type: async (wanted, text, thenEnter = false) =>
        (await find(wanted)).sendKeys(text, ...(thenEnter ? [Key.ENTER] : [])),
      sees: async (wanted) => {
        await find(wanted)
      },
      enterFrame: async () => {
        const frame = await waitFor('the game’s frame', async () => {
          const [first] = await driver.findElements(By.css('iframe'))
          return first
        })
        await driver.switchTo().frame(frame)
      },
      takePicture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
      quit: async () => {
        await driver.quit().catch(() => undefined)
        end()
      },
    }
  }
