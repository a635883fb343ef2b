import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { defaultFolders } from '../../apps/games/build.ts'
import { firstLoads, studioBytes } from '../../apps/games/src/testing/first-load.ts'
import { launchChromium } from '@trevo/testkit/chromium.ts'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'
import { printResult } from '../tools/print-result.ts'

/**
 * Compressed bytes of the first load, from the built site: JavaScript and styles that home needs
 * before any click, the JavaScript of the heaviest title before its first picture (40 kB at most), and the
 * studio of live tables, with gzip (150 kB at most).
 * With an address as argument, also what a phone downloads for home, and in low-data mode (60 kB at most).
 */
const build = path.resolve(process.env['BUILD_DIR'] ?? '.trevo', 'site/client')

type Entry = { file: string; imports?: string[]; css?: string[] }
type Manifest = Record<string, Entry>

const kilobytes = (bytes: number): number => Math.round(bytes / 10.24) / 100

const sizeOf = async (file: string): Promise<number> =>
  (await stat(path.join(build, `${file}.br`))).size

const readManifest = async (): Promise<Manifest> => {
  const file = path.join(build, '.vite/manifest.json')
  if (!existsSync(file)) throw new Error('The site is not built: node apps/site/build.ts')
  return JSON.parse(await readFile(file, 'utf8')) as Manifest // written by the build
}

const firstLoad = (manifest: Manifest): { js: Set<string>; css: Set<string> } => {
  const js = new Set<string>()
  const css = new Set<string>()
  const seen = new Set<string>()
  const walk = (key: string): void => {
    const entry = manifest[key]
    if (!entry || seen.has(key)) return
    seen.add(key)
    js.add(entry.file)
    for (const file of entry.css ?? []) css.add(file)
    for (const next of entry.imports ?? []) walk(next)
  }
  walk('src/app/entry-client.tsx')
  // The texts of the visitor's language are part of the first load too.
  const words = Object.keys(manifest).find((key) => key.endsWith('i18n/src/texts/pt/site.ts'))
  if (words) walk(words)
  return { js, css }
}

const sumOf = async (files: Iterable<string>): Promise<number> => {
  let sum = 0
  for (const file of files) sum += await sizeOf(file)
  return sum
}

/** Bytes over the wire for home on a phone, pictures and fonts included, nothing cached. */
const measureLobby = async (url: string, headers: Record<string, string> = {}): Promise<number> => {
  const browser = await launchChromium()
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
      extraHTTPHeaders: headers,
    })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    let bytes = 0
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
    await session.send('Network.enable')
    await page.goto(url, { waitUntil: 'networkidle' })
    return bytes
  } finally {
    await browser.close()
  }
}

/** The title with the most JavaScript before its first picture. */
const measureGames = async (): Promise<{
  gameCode: string
  gameJsKb: number
  studioKb: number
}> => {
  const folder = process.env['BUILD_DIR']
    ? path.resolve(process.env['BUILD_DIR'], 'games')
    : defaultFolders.out
  const codes = titlesInOrder.map(({ maths }) => maths.gameCode)
  const [heaviest] = (await firstLoads(folder, codes)).toSorted((a, b) => b.bytes - a.bytes)
  if (!heaviest) throw new Error('The games are not built: node apps/games/build.ts')
  const studioKb = kilobytes(await studioBytes(folder))
  return { gameCode: heaviest.gameCode, gameJsKb: kilobytes(heaviest.bytes), studioKb }
}

const { js, css } = firstLoad(await readManifest())
const games = await measureGames()
const url = process.argv[2] ?? process.env['BENCH_URL']
printResult({
  bench: 'size',
  firstLoadJsKb: kilobytes(await sumOf(js)),
  cssKb: kilobytes(await sumOf(css)),
  gameJsKb: games.gameJsKb,
  heaviestGame: games.gameCode,
  studioKb: games.studioKb,
  lobbyKb: url ? kilobytes(await measureLobby(url)) : null,
  lowDataKb: url ? kilobytes(await measureLobby(url, { 'Save-Data': 'on' })) : null,
})
