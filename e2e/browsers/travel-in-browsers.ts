import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { journey } from './journey.ts'
import { visitByFirefox } from './visit-by-firefox.ts'
import { visitByWebkit } from './visit-by-webkit.ts'
import type { StartVisitor } from './visitor.ts'

const findProgram = (...candidates: readonly string[]): string | undefined =>
  candidates.find((candidate) => existsSync(candidate))

type Browser = { readonly name: string; readonly missing: string; readonly start?: StartVisitor }

const findFirefox = (): Browser => {
  const program = findProgram(
    process.env['FIREFOX_PATH'] ?? '',
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
  )
  return {
    name: 'Firefox',
    missing: 'Debian’s package firefox-esr (or FIREFOX_PATH)',
    ...(program && { start: visitByFirefox(program) }),
  }
}

const findWebkit = (): Browser => {
  const driver = findProgram('/usr/bin/WebKitWebDriver')
  const browser = findProgram(
    '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  )
  const display = findProgram('/usr/bin/Xvfb')
  return {
    name: 'WebKitGTK',
    missing: 'Debian’s packages webkit2gtk-driver, libwebkit2gtk-4.1-0 and xvfb',
    ...(driver && browser && display && { start: visitByWebkit({ driver, browser, display }) }),
  }
}

const views = [
  { language: 'PT', size: { width: 1440, height: 900 } },
  { language: 'EN', size: { width: 390, height: 844 } },
] as const

export type Outcome = {
  readonly browser: string
  readonly passed: boolean
  /** The failure, or how long it took. */
  readonly detail: string
}

const travel = async (
  name: string,
  start: StartVisitor,
  { language, size }: (typeof views)[number],
  { siteUrl, folder }: { siteUrl: string; folder: string },
): Promise<Outcome> => {
  const browser = `${name} ${language} ${size.width}×${size.height}`
  const from = Date.now()
  const visitor = await start(size)
  let step = 'start'
  try {
    for (const [next, walk] of journey(visitor, siteUrl, language)) {
      step = next
      await walk()
    }
    return { browser, passed: true, detail: `${Math.round((Date.now() - from) / 1000)} s` }
  } catch (error) {
    const picture = path.join(folder, `${name}-${language}-${step}.png`)
    await writeFile(picture, await visitor.takePicture()).catch(() => undefined)
    const said = error instanceof Error ? error.message : String(error)
    return { browser, passed: false, detail: `${step}: ${said} (${picture})` }
  } finally {
    await visitor.quit()
  }
}

/**
 * The main journey (register, deposit, play, records) in Firefox and WebKitGTK, in both languages
 * and sizes. A browser that is not installed is a failure that names the package.
 */
export const travelInBrowsers = async (siteUrl: string, folder: string): Promise<Outcome[]> => {
  await mkdir(folder, { recursive: true })
  const outcomes: Outcome[] = []
  for (const { name, missing, start } of [findFirefox(), findWebkit()]) {
    if (!start) {
      outcomes.push({ browser: name, passed: false, detail: `not installed: ${missing}` })
      continue
    }
    for (const view of views) outcomes.push(await travel(name, start, view, { siteUrl, folder }))
  }
  return outcomes
}
