import { drawBackdrop } from './draw-backdrop.ts'

/** The one canvas that holds all drawn pictures of the studio. */
export const picturesSize = 2_048

type Area = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Where the ring of numbers is, in shares of the canvas. */
export const numbersPicture = {
  left: 0,
  right: 1,
  numbersTop: 0,
  numbersBottom: 0.07,
  pocketsBottom: 0.1,
} as const

/** Where the table of numbers is. */
export const feltPicture: Area = { left: 0.002, top: 0.12, right: 0.998, bottom: 0.5 }
export const backdropPicture: Area = { left: 0.002, top: 0.52, right: 0.998, bottom: 0.998 }

/** What a game draws: on the strip above, and on the felt, whose corner is the pen's. */
export type GamePictures = {
  readonly strip: (pen: CanvasRenderingContext2D) => void
  readonly felt: (pen: CanvasRenderingContext2D, size: readonly [number, number]) => void
}

const drawIn = (
  pen: CanvasRenderingContext2D,
  { left, top, right, bottom }: Area,
  draw: (size: readonly [number, number]) => void,
): void => {
  pen.save()
  pen.translate(left * picturesSize, top * picturesSize)
  draw([(right - left) * picturesSize, (bottom - top) * picturesSize])
  pen.restore()
}

/** Draws all pictures; where a canvas cannot be drawn on there is none. */
export const drawPictures = ({ strip, felt }: GamePictures): HTMLCanvasElement | undefined => {
  const canvas = document.createElement('canvas')
  canvas.width = picturesSize
  canvas.height = picturesSize
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  strip(pen)
  drawIn(pen, feltPicture, (size) => felt(pen, size))
  drawIn(pen, backdropPicture, ([width, height]) => drawBackdrop(pen, width, height))
  return canvas
}
