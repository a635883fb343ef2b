import sharp from 'sharp'
import type { DrawingStore } from './drawings.ts'
import { appIconSvg, drawingSvg } from './drawing-svg.ts'
import { createRasters, encodeSolo, encodeStrip, encodeTile, rasterOf } from './encode.ts'
import { fontRecipes, readFont, subsetOf } from './fonts.ts'
import { iconDrawings, iconStrips, soloWidths } from './icon-names.ts'
import type { PictureStore } from './picture-store.ts'
import { tileWidths, tileKey } from './tile-key.ts'
import { tileSvg, type TileArt } from './tile-svg.ts'

export type Workshop = { readonly drawings: DrawingStore; readonly pictures: PictureStore }

/** `<folder>/<key>-<width>.webp`: one game's tile in two sizes. */
export const buildTile = async (
  { drawings, pictures }: Workshop,
  art: TileArt,
  folder = 'tile',
): Promise<void> => {
  const svg = await tileSvg(art, drawings)
  const sizeOf = (width: number) => ({ width, height: (width / 3) * 4 })
  const rasterAt = createRasters(svg, sizeOf(Math.max(...tileWidths)))
  for (const width of tileWidths) {
    const file = `${folder}/${tileKey(art.key)}-${width}.webp`
    await pictures.keep(file, svg, async () => encodeTile(await rasterAt(sizeOf(width))))
  }
}

/** `drawing/<name>-<width>.webp`: one drawing on a transparent background. */
export const buildSolo = async (
  { drawings, pictures }: Workshop,
  name: string,
  widths: readonly number[] = soloWidths,
): Promise<void> => {
  const svg = drawingSvg(await drawings.get(name))
  const sizeOf = (width: number) => ({ width, height: width })
  const rasterAt = createRasters(svg, sizeOf(Math.max(...widths)))
  for (const width of widths) {
    const file = `drawing/${name}-${width}.webp`
    await pictures.keep(file, svg, async () => encodeSolo(await rasterAt(sizeOf(width))))
  }
}

/** `icons/<strip>.webp`: the interface drawings as strips of 56 px cells. */
export const buildIconStrips = async ({ drawings, pictures }: Workshop): Promise<void> => {
  for (const [strip, names] of Object.entries(iconStrips)) {
    const svgs = await svgsOf(
      drawings,
      names.map((name) => iconDrawings[name]),
    )
    await pictures.keep(`icons/${strip}.webp`, svgs.join('\n'), () => encodeStrip(svgs, 56))
  }
}

/** `app/icon-<size>.png` and a maskable one: for home screens and browser tabs. */
export const buildAppIcons = async ({ drawings, pictures }: Workshop): Promise<void> => {
  const clover = await drawings.get('four-leaf-clover')
  for (const px of [32, 180, 192, 512]) {
    const svg = appIconSvg(clover, px === 180)
    await pictures.keep(`app/icon-${px}.png`, svg, () => pngOf(svg, px))
  }
  const maskable = appIconSvg(clover, true)
  await pictures.keep('app/icon-512-maskable.png', maskable, () => pngOf(maskable, 512))
}

const pngOf = async (svg: string, px: number): Promise<Buffer> => {
  const { data, info } = await rasterOf(svg, { width: px, height: px })
  return sharp(data, { raw: info }).png({ compressionLevel: 9, palette: true }).toBuffer()
}

export const buildFonts = async ({ pictures }: Workshop): Promise<void> => {
  for (const recipe of fontRecipes) {
    const font = await readFont(recipe)
    const source = `${font.toString('base64')}${JSON.stringify(recipe)}`
    await pictures.keep(recipe.file, source, () => subsetOf(font, recipe))
  }
}

const svgsOf = async (drawings: DrawingStore, names: readonly string[]): Promise<string[]> =>
  Promise.all(names.map(async (name) => drawingSvg(await drawings.get(name))))
