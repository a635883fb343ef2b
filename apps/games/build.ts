import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { fontRecipes, readFont, subsetOf } from '@trevo/art/fonts.ts'
import type { BoardTheme, Theme } from '@trevo/titles/look/theme.ts'
import { getPublishedFigures } from '@trevo/titles/published.ts'
import { isSlot } from '@trevo/titles/slot-titles.ts'
import { boardNameOf } from '@trevo/game-rules/engine/title-data.ts'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'
import { build, type Plugin, type Rolldown } from 'vite'
import { buildAtlas } from './art/build-atlas.ts'
import { drawingsOf } from './art/drawings-of.ts'
import { hashOfSources } from './art/hash-of-sources.ts'
import { cardSeatsModule, titleModules, type TitleParts } from './art/title-modules.ts'
import { seatNames } from '@trevo/titles/card-games/seat-names.ts'

const root = dirname(fileURLToPath(import.meta.url))
const repository = join(root, '..', '..')

export type BuildFolders = {
  /** The folder that the game server serves as its root. */
  readonly out: string
  /** Pictures and fonts, by the hash of their inputs. */
  readonly cache: string
}

export const defaultFolders: BuildFolders = {
  out: join(repository, '.trevo', 'games'),
  cache: join(repository, '.trevo', 'cache', 'games'),
}

/**
 * Builds all game clients and the verifier page. Does nothing when the sources are those of the
 * last build. The folder is swapped in one move, so that a running game server never serves half.
 * Returns whether anything was built.
 */
export const buildGames = async (folders: BuildFolders = defaultFolders): Promise<boolean> => {
  const stamp = await hashOfSources(repository)
  if ((await readFile(join(folders.out, STAMP), 'utf8').catch(() => '')) === stamp) return false
  const draft = `${folders.out}.${process.pid}`
  await rm(draft, { recursive: true, force: true })
  await buildInto({ ...folders, out: draft })
  await writeFile(join(draft, STAMP), stamp)
  const old = `${draft}.old`
  await rename(folders.out, old).catch(() => undefined) // absent at the first build
  await rename(draft, folders.out)
  await rm(old, { recursive: true, force: true })
  return true
}

const STAMP = 'sources.sha256'

/** A few lines each, needed by most titles: a separate file would be half overhead. */
const nearlyEverybodys = new RegExp(
  `(${[
    'titles/src/define-game',
    'game-rules/src/bets/(table-chips|format-bets|bets)',
    'game-rules/src/common/(multiply-stake|whole-reais|say|remember)',
    'src/rgs/rgs-port',
    'controls/svg',
  ].join('|')})[.]ts$`,
)

const buildInto = async (folders: BuildFolders): Promise<void> => {
  const verified = titlesInOrder.map(({ maths, vectors }) => ({
    code: maths.gameCode,
    isRecorded: vectors.length > 0,
  }))
  const titles = titleModules(verified, await buildTitles(folders))
  const animals = seatNames.map((icon) => ({ icon, size: 96 }))
  const cardSeats = cardSeatsModule(
    await buildAtlas({ gameCode: 'card-seats', drawings: animals }, folders),
  )
  const fonts = await buildFonts(folders.cache)
  // The verifier needs the data of every title: in one build they would be a second file beside each title's.
  for (const page of ['index.html', 'verify.html']) {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      base: '/games/',
      publicDir: false,
      resolve: { alias: fonts },
      plugins: [titles, cardSeats],
      build: {
        outDir: folders.out,
        emptyOutDir: false,
        target: 'es2022',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: join(root, page),
          output: { codeSplitting: { groups: [{ name: 'common', test: nearlyEverybodys }] } },
        },
      },
    })
  }
  await buildOfflineVerifier(folders.out, titles)
  await compressFiles(folders.out)
}

/** The verifier as one file that works from a disk: script and style are inlined. */
const buildOfflineVerifier = async (out: string, titles: Plugin): Promise<void> => {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [titles],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(root, 'src', 'verify', 'main.ts'),
        output: { format: 'iife' },
      },
    },
  })
  if (!Array.isArray(built) && !('output' in built)) throw new Error('the build only watches')
  const script = [built].flat().flatMap(codeOf).join('')
  const style = await readFile(join(root, 'src', 'styles', 'verify-page.css'), 'utf8')
  const ground = 'body{margin:0;background:#0a1411;color:#ecf7f1;font-family:system-ui,sans-serif}'
  const page = [
    '<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Trevo</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<style>*{box-sizing:border-box}button{font:inherit;color:inherit;border:0}${ground}${style}</style>`,
    '<main id="verifier"></main>',
    `<script>${script.replaceAll('</script', '<\\/script')}</script></html>`,
  ].join('')
  await writeFile(join(out, 'verify-offline.html'), page)
}

const codeOf = ({ output }: Rolldown.RolldownOutput): string[] =>
  output.flatMap((file) => (file.type === 'chunk' ? [file.code] : []))

/** Brotli and gzip files beside each text file: the server sends them unchanged. */
const compressFiles = async (out: string): Promise<void> => {
  for (const file of await readdir(out, { recursive: true })) {
    if (!/\.(?:js|css|html|json)$/.test(file)) continue
    const path = join(out, file)
    const text = await readFile(path)
    await writeFile(`${path}.br`, brotliCompressSync(text))
    await writeFile(`${path}.gz`, gzipSync(text, { level: 9 }))
  }
}

/** The built form of each title's folder; a title whose family has no board cannot be played. */
const buildTitles = async (folders: BuildFolders): Promise<Map<string, TitleParts>> => {
  const titles = new Map<string, TitleParts>()
  for (const { maths } of titlesInOrder) {
    const { gameCode, family } = maths
    const board = boardNameOf(maths)
    if (!existsSync(join(root, 'src', 'families', board, 'board.ts'))) continue
    const look: { theme: BoardTheme | Theme } = await import(`@trevo/titles/${gameCode}/theme.ts`)
    const sheet = await buildAtlas(drawingsOf(maths, look.theme), folders)
    const figures = isSlot(maths) ? getPublishedFigures(gameCode) : undefined
    titles.set(gameCode, { family, board, sheet, figures })
  }
  return titles
}

/** Cut fonts, kept by hash; the style sheet names them `/fonts/<name>.woff2`. */
const buildFonts = async (cache: string): Promise<Record<string, string>> => {
  await mkdir(cache, { recursive: true })
  const files: Record<string, string> = {}
  for (const recipe of fontRecipes) {
    const font = await readFont(recipe)
    const hash = createHash('sha256').update(JSON.stringify(recipe)).update(font).digest('hex')
    const file = join(cache, `${hash.slice(0, 12)}.woff2`)
    if (!existsSync(file)) await writeFile(file, await subsetOf(font, recipe))
    files[`@trevo-fonts/${recipe.file.replace('fonts/', '')}`] = file
  }
  return files
}

if (import.meta.main) {
  const startedAtMs = performance.now()
  const isNew = await buildGames()
  const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1)
  process.stdout.write(isNew ? `games: built in ${seconds} s\n` : 'games: up to date\n')
}
