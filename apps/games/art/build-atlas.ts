import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ownDrawings } from '@trevo/titles/look/own-drawings.ts'
import sharp from 'sharp'
import type { AtlasSheet } from '../src/runtime/atlas.ts'

/** Drawings a title needs, by size in pixels. */
export type AtlasOrder = {
  readonly gameCode: string
  readonly drawings: readonly { readonly icon: string; readonly size: number }[]
}

type IconSet = { readonly icons: Readonly<Record<string, { readonly body: string }>> }

/** Raise it when the drawing code changes, so that cached pictures are rebuilt. */
const RECIPE = 2
const SHEET_WIDTH = 1024
const QUALITY = 86
/** The small picture of low-data mode has a third of the width: a symbol is then as large as on a phone's reels. */
const LIGHT = { width: Math.ceil(SHEET_WIDTH / 3), quality: 60 }

/**
 * Draws the title's drawings, ours or Fluent Emoji, into one WebP, shelf by shelf, and returns the position of each. A
 * small copy beside it is for low-data mode.
 * The file's name is a hash of everything it is made of, so an unchanged title costs nothing.
 */
export const buildAtlas = async (
  order: AtlasOrder,
  folders: { readonly out: string; readonly cache: string },
): Promise<AtlasSheet> => {
  const icons = await iconSet()
  const bodies = order.drawings.map(({ icon }) => bodyOf(icons, icon, order.gameCode))
  const hash = createHash('sha256')
    .update(JSON.stringify([RECIPE, SHEET_WIDTH, QUALITY, order, bodies]))
    .digest('hex')
    .slice(0, 10)
  const name = `${order.gameCode}-${hash}.webp`
  const { frames, height } = placeOf(order)

  const kept = join(folders.cache, name)
  if (!existsSync(kept)) {
    await mkdir(folders.cache, { recursive: true })
    await writeFile(kept, await drawSheet(order, bodies, { frames, height }))
  }
  await mkdir(join(folders.out, 'assets'), { recursive: true })
  const picture = await readFile(kept)
  await writeFile(join(folders.out, 'assets', name), picture)
  // As `pictureAddress` names it.
  await writeFile(join(folders.out, 'assets', name.replace('.', '-light.')), await lightOf(picture))
  return { file: `assets/${name}`, width: SHEET_WIDTH, frames }
}

let loaded: Promise<IconSet> | undefined
const iconSet = (): Promise<IconSet> => {
  const path = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json')
  // The package's own format, as its `IconifyJSON` type defines it.
  loaded ??= readFile(path, 'utf8').then((text) => JSON.parse(text) as IconSet)
  return loaded
}

const bodyOf = ({ icons }: IconSet, icon: string, gameCode: string): string => {
  const body = ownDrawings[icon] ?? icons[icon]?.body
  if (!body) throw new Error(`${gameCode}: no drawing is named ${icon}`)
  return body
}

const PADDING = 2

/** Largest first, left to right, a new shelf when the row is full. */
const placeOf = (order: AtlasOrder): { frames: AtlasSheet['frames']; height: number } => {
  const frames: Record<string, [number, number, number]> = {}
  let x = 0
  let y = 0
  let shelf = 0
  for (const { icon, size } of order.drawings.toSorted((a, b) => b.size - a.size)) {
    if (x + size > SHEET_WIDTH) {
      x = 0
      y += shelf + PADDING
      shelf = 0
    }
    frames[icon] = [x, y, size]
    x += size + PADDING
    shelf = Math.max(shelf, size)
  }
  return { frames, height: y + shelf }
}

const lightOf = (picture: Buffer): Promise<Buffer> =>
  sharp(picture)
    .resize(LIGHT.width)
    .webp({ quality: LIGHT.quality, alphaQuality: 80, effort: 4 })
    .toBuffer()

const drawIcon = (body: string, size: number) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}">${body}</svg>`
  return sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
}

const drawn = new Map<string, ReturnType<typeof drawIcon>>()

/** The pixels of a drawing; several titles use the same one, and drawing takes most of the time. */
const pixelsOf = (body: string, size: number): ReturnType<typeof drawIcon> => {
  const key = `${size} ${body}`
  const pixels = drawn.get(key) ?? drawIcon(body, size)
  drawn.set(key, pixels)
  return pixels
}

const drawSheet = async (
  order: AtlasOrder,
  bodies: readonly string[],
  { frames, height }: { frames: AtlasSheet['frames']; height: number },
): Promise<Buffer> => {
  const pictures = await Promise.all(
    order.drawings.map(async ({ icon, size }, index) => {
      const { data, info } = await pixelsOf(bodies[index] ?? '', size)
      const { width, height: rows, channels } = info
      const [left = 0, top = 0] = frames[icon] ?? []
      return { input: data, raw: { width, height: rows, channels }, left, top }
    }),
  )
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp({ create: { width: SHEET_WIDTH, height, channels: 4, background } })
    .composite(pictures)
    .webp({ quality: QUALITY, alphaQuality: 90, effort: 6 })
    .toBuffer()
}
