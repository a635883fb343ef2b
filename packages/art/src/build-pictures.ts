import sharp from 'sharp'
import type { DrawingStore } from './drawings.ts'
import { appIconSvg, drawingSvg } from './drawing-svg.ts'
import { encodeBoth, encodeStrip, encodeWebp, rasterOf } from './encode.ts'
import { fontRecipes, readFont, subsetOf } from './fonts.ts'
import { iconDrawings, iconStrips, soloWidths } from './icon-names.ts'
import type { PictureStore } from './picture-store.ts'
import { tileWidths, tileKey } from './tile-key.ts'
import { tileSvg, type TileArt } from './tile-svg.ts'

export type Workshop = { readonly drawings: DrawingStore; readonly pictures: PictureStore }

/** `<folder>/<key>-<width>.avif|webp`: one game's tile in two sizes. */
export const buildTile = async (
  { drawings, pictures }: Workshop,
  art: TileArt,
  folder = 'tile',
): Promise<void> => {
  const svg = await tileSvg(art, drawings)
  for (const width of tileWidths) {
    const name = `${folder}/${tileKey(art.key)}-${width}`
    await pictures.keep([`${name}.avif`, `${name}.webp`], svg, () =>
      encodeBoth(svg, { width, height: (width / 3) * 4 }, { avif: 50, webp: 70 }),
    )
  }
}

/** `drawing/<name>-<width>.webp`: one drawing on a clear ground (AVIF gains nothing on these). */
export const buildSolo = async (
  { drawings, pictures }: Workshop,
  name: string,
  widths: readonly number[] = soloWidths,
): Promise<void> => {
  const svg = drawingSvg(await drawings.get(name))
  for (const width of widths) {
    const file = `drawing/${name}-${width}`
    await pictures.keep([`${file}.webp`], svg, async () => [await encodeWebp(svg, width)])
  }
}

/** `icons/<strip>.avif|webp`: the interface drawings as strips of 56 px cells. */
export const buildIconStrips = async ({ drawings, pictures }: Workshop): Promise<void> => {
  for (const [strip, names] of Object.entries(iconStrips)) {
    const svgs = await svgsOf(
      drawings,
      names.map((name) => iconDrawings[name]),
    )
    const file = `icons/${strip}`
    await pictures.keep([`${file}.avif`, `${file}.webp`], svgs.join('\n'), () =>
      encodeStrip(svgs, 56),
    )
  }
}

/** `symbols/<key>-<cell>.avif|webp`: a slot's symbols as a strip, in the order of its maths. */
export const buildSymbolStrip = async (
  { drawings, pictures }: Workshop,
  strip: { key: string; icons: readonly string[] },
): Promise<void> => {
  const svgs = await svgsOf(drawings, strip.icons)
  for (const cell of [128, 256]) {
    const file = `symbols/${strip.key}-${cell}`
    await pictures.keep([`${file}.avif`, `${file}.webp`], svgs.join('\n'), () =>
      encodeStrip(svgs, cell),
    )
  }
  const list = JSON.stringify({ cells: [128, 256], icons: strip.icons })
  await pictures.keep([`symbols/${strip.key}.json`], list, async () => [Buffer.from(list)])
}

/** `app/icon-<size>.png` and a maskable one: home screens and the browser's tab. */
export const buildAppIcons = async ({ drawings, pictures }: Workshop): Promise<void> => {
  const clover = await drawings.get('four-leaf-clover')
  for (const px of [32, 180, 192, 512]) {
    const svg = appIconSvg(clover, px === 180)
    await pictures.keep([`app/icon-${px}.png`], svg, () => pngOf(svg, px))
  }
  const maskable = appIconSvg(clover, true)
  await pictures.keep(['app/icon-512-maskable.png'], maskable, () => pngOf(maskable, 512))
}

const pngOf = async (svg: string, px: number): Promise<Buffer[]> => {
  const { data, info } = await rasterOf(svg, { width: px, height: px })
  return [await sharp(data, { raw: info }).png({ compressionLevel: 9, palette: true }).toBuffer()]
}

export const buildFonts = async ({ pictures }: Workshop): Promise<void> => {
  for (const recipe of fontRecipes) {
    const font = await readFont(recipe)
    await pictures.keep(
      [recipe.file],
      `${font.toString('base64')}${JSON.stringify(recipe)}`,
      async () => [await subsetOf(font, recipe)],
    )
  }
}

const svgsOf = async (drawings: DrawingStore, names: readonly string[]): Promise<string[]> =>
  Promise.all(names.map(async (name) => drawingSvg(await drawings.get(name))))
