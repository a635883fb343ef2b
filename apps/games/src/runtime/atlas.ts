import { offscreen } from './surface.ts'
import { wantsLessData } from './wants-less-data.ts'

/** One picture with many drawings, and the position of each, in pixels of the picture. */
export type Atlas = {
  readonly image: CanvasImageSource
  readonly frames: Readonly<Record<string, AtlasFrame>>
}
export type AtlasFrame = readonly [x: number, y: number, size: number]

/** What the build writes beside the game: see `art/build-atlas.ts`. */
export type AtlasSheet = {
  readonly file: string
  /** Size of the whole picture, in pixels. */
  readonly width: number
  readonly frames: Atlas['frames']
}

/** Address of the picture; of the small one beside it in low-data mode. */
export const pictureAddress = ({ file }: Pick<AtlasSheet, 'file'>): string =>
  import.meta.env.BASE_URL + (wantsLessData() ? file.replace('.', '-light.') : file)

/** Loads and decodes before first use, so that no frame waits for it. */
export const loadAtlas = async ({ file, width, frames }: AtlasSheet): Promise<Atlas> => {
  const image = new Image()
  image.src = pictureAddress({ file })
  await image.decode()
  if (!wantsLessData()) return { image, frames }
  const height = (width * image.height) / image.width
  const { canvas, context } = offscreen(width, height)
  context.drawImage(image, 0, 0, width, height)
  return { image: canvas, frames }
}

/** Draws the named drawing into a square. A name missing from the build is our bug. */
export const drawFrame = (
  context: CanvasRenderingContext2D,
  atlas: Atlas,
  name: string,
  square: { readonly x: number; readonly y: number; readonly size: number },
): void => {
  const frame = atlas.frames[name]
  if (!frame) throw new Error(`no drawing ${name} in the atlas`)
  const [x, y, size] = frame
  context.drawImage(atlas.image, x, y, size, size, square.x, square.y, square.size, square.size)
}
