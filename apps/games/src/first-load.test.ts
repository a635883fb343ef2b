import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { defaultFolders } from '../build.ts'
import { describe, expect, it } from 'vitest'

/** Compressed JavaScript, in bytes, before a title shows its first picture. */
const mostBytes = 40 * 1_024

const assets = join(defaultFolders.out, 'assets')
const isBuilt = existsSync(join(defaultFolders.out, 'index.html'))

const read = (file: string): string => readFileSync(join(assets, file), 'utf8')
/** The files that a file needs at once: its static imports. */
const importsOf = (file: string): string[] =>
  [...read(file).matchAll(/(?:from|import)\s*["']\.\/([\w-]+\.js)["']/g)].map(
    ([, name = '']) => name,
  )

const withImports = (file: string, seen: Set<string> = new Set()): Set<string> => {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const next of importsOf(file)) withImports(next, seen)
  return seen
}

/** The page's script, its words in one language, and the chunk of the title. */
const firstLoadOf = (titleFile: string, entry: string): number => {
  const words = importedBy(entry, 'pt')
  const files = [entry, titleFile, ...words].reduce(
    (seen, file) => withImports(file, seen),
    new Set<string>(),
  )
  return [...files].reduce((sum, file) => sum + statSync(join(assets, `${file}.br`)).size, 0)
}

const importedBy = (entry: string, name: string): string[] =>
  [...withImports(entry)]
    .flatMap((file) => [...read(file).matchAll(/import\(["'`]\.\/([\w-]+\.js)["'`]\)/g)])
    .map(([, file = '']) => file)
    .filter((file) => file.startsWith(`${name}-`))

describe.runIf(isBuilt)('the built games', () => {
  const page = isBuilt ? readFileSync(join(defaultFolders.out, 'index.html'), 'utf8') : ''
  const entry = /assets\/([\w-]+\.js)"/.exec(page)?.[1] ?? ''
  const pictures = isBuilt ? readdirSync(assets).filter((file) => file.endsWith('.webp')) : []
  const codes = pictures.map((file) => file.replace(/-\w+\.webp$/, ''))
  const titles = isBuilt
    ? codes.flatMap((code) =>
        readdirSync(assets).filter(
          (file) =>
            file.startsWith(`${code}-`) && /^[\w-]{8}\.js$/.test(file.slice(code.length + 1)),
        ),
      )
    : []

  it('load at most 40 kB of JavaScript before the picture of a title', () => {
    const heavy = titles
      .map((file) => ({ file, bytes: firstLoadOf(file, entry) }))
      .filter(({ bytes }) => bytes > mostBytes)
    expect(heavy).toEqual([])
  })
})
