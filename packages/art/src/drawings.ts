import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ownDrawings } from '@trevo/titles/look/own-drawings.ts'

type IconSet = {
  readonly width?: number
  readonly height?: number
  readonly icons: Readonly<Record<string, { readonly body: string }>>
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>
}

/** A drawing as the content of an `<svg viewBox="0 0 size size">`, with its ids made unique. */
export type Drawing = { readonly name: string; readonly size: number; readonly body: string }

export type DrawingStore = { get: (name: string) => Promise<Drawing> }

/**
 * Reads drawings by name: our own, or Microsoft Fluent Emoji. The set of those is 100 MB of JSON, so each drawing used is
 * cached as a small file under `cacheDir`.
 */
export const openDrawings = (cacheDir: string): DrawingStore => {
  const folder = join(cacheDir, 'drawings')
  const kept = new Map<string, Drawing>()
  let whole: Promise<IconSet> | undefined
  const loadWhole = (): Promise<IconSet> => (whole ??= readIconSet('fluent-emoji'))

  const load = async (name: string): Promise<Drawing> => {
    const own = ownDrawings[name]
    if (own) return { name, size: 32, body: scopeIds(own, name) }
    const file = join(folder, `${name}.json`)
    if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8')) as Drawing // our own file
    const drawing = pick(await loadWhole(), name)
    await mkdir(folder, { recursive: true })
    await writeFile(file, JSON.stringify(drawing))
    return drawing
  }

  return {
    get: async (name) => {
      const drawing = kept.get(name) ?? (await load(name))
      kept.set(name, drawing)
      return drawing
    },
  }
}

/** All drawings of one of the icon packages. */
export const readIconSet = async (set: 'fluent-emoji' | 'circle-flags'): Promise<IconSet> => {
  const path = createRequire(import.meta.url).resolve(`@iconify-json/${set}/icons.json`)
  return JSON.parse(await readFile(path, 'utf8')) as IconSet // the shape that the package documents
}

const pick = (set: IconSet, name: string): Drawing => {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? '']
  if (!icon) throw new Error(`There is no Fluent Emoji drawing named "${name}".`)
  return { name, size: set.height ?? 32, body: scopeIds(icon.body, name) }
}

/** Two drawings in one picture must not share gradient ids. */
const scopeIds = (body: string, prefix: string): string =>
  body
    .replaceAll(/\bid="([^"]+)"/g, `id="${prefix}-$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${prefix}-$1)`)
    .replaceAll(/href="#([^"]+)"/g, `href="#${prefix}-$1"`)
