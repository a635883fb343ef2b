import { readFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The JavaScript that a title loads before its picture, in bytes as the server sends them. */
export type FirstLoad = { readonly gameCode: string; readonly bytes: number }

/** For every title in the folder of built games: the page's script, its texts in one language, and its chunk. */
export const firstLoads = async (
  folder: string,
  gameCodes: readonly string[],
): Promise<readonly FirstLoad[]> => {
  const assets = join(folder, 'assets')
  const files = await readdir(assets)
  const texts = new Map<string, string>()
  for (const file of files) {
    if (file.endsWith('.js')) texts.set(file, await readFile(join(assets, file), 'utf8'))
  }
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  const entry = /assets\/([\w-]+\.js)"/.exec(page)?.[1] ?? ''
  const words = importedBy(texts, entry, 'pt')
  const load = async (gameCode: string): Promise<FirstLoad> => {
    const chunk = files.find((file) => isChunkOf(file, gameCode))
    if (!chunk) throw new Error(`${gameCode} is not built`)
    const needed = new Set<string>()
    for (const file of [entry, chunk, ...words]) addWithImports(texts, file, needed)
    const sizes = [...needed].map(async (file) => (await stat(join(assets, `${file}.br`))).size)
    return { gameCode, bytes: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) }
  }
  return Promise.all(gameCodes.map(load))
}

/** What the largest studio of a live table loads after the table can be played, in bytes with gzip. */
export const studioBytes = async (folder: string): Promise<number> => {
  const assets = join(folder, 'assets')
  const files = (await readdir(assets)).filter((file) => /\.(?:js|css)\.gz$/.test(file))
  const sizeOf = async (name: RegExp): Promise<number[]> =>
    Promise.all(
      files
        .filter((file) => name.test(file))
        .map(async (file) => (await stat(join(assets, file))).size),
    )
  const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0)
  const openers = await sizeOf(/^open-(?:cards-|dealer-)?studio-/)
  return Math.max(0, ...openers) + sum(await sizeOf(/^place-studio-/))
}

const isChunkOf = (file: string, gameCode: string): boolean =>
  file.startsWith(`${gameCode}-`) && /^[\w-]{8}\.js$/.test(file.slice(gameCode.length + 1))

type Texts = ReadonlyMap<string, string>

/** The file and everything it imports statically. */
const addWithImports = (texts: Texts, file: string, seen: Set<string>): Set<string> => {
  if (seen.has(file)) return seen
  seen.add(file)
  const imports = (texts.get(file) ?? '').matchAll(/(?:from|import)\s*["']\.\/([\w-]+\.js)["']/g)
  for (const [, next = ''] of imports) addWithImports(texts, next, seen)
  return seen
}

/** Files of this name that are imported when they are needed. */
const importedBy = (texts: Texts, entry: string, name: string): string[] =>
  [...addWithImports(texts, entry, new Set())]
    .flatMap((file) => [
      ...(texts.get(file) ?? '').matchAll(/import\(["'`]\.\/([\w-]+\.js)["'`]\)/g),
    ])
    .map(([, file = '']) => file)
    .filter((file) => file.startsWith(`${name}-`))
