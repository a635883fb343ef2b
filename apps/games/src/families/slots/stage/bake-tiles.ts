import { drawFrame, type Atlas } from '../../../runtime/atlas.ts'
import { offscreen } from '../../../runtime/surface.ts'
import type { Theme } from '@trevo/titles/look/theme.ts'

/**
 * Every symbol on its tile, drawn once at exactly the size of a cell, so that a frame only copies
 * pixels: `rest` at rest, `blur` as it flies by, `dim` when others win, `win` on lit ground,
 * `bare` the symbol alone for the pulse.
 */
export type Tiles = {
  readonly rest: readonly HTMLCanvasElement[]
  readonly blur: readonly HTMLCanvasElement[]
  readonly dim: readonly HTMLCanvasElement[]
  readonly lit: HTMLCanvasElement
  readonly bare: readonly HTMLCanvasElement[]
  /** Device pixels. */
  readonly width: number
  readonly height: number
}

type TileSize = { readonly width: number; readonly height: number }

export const bakeTiles = (
  icons: readonly string[],
  { atlas, theme, size }: { atlas: Atlas; theme: Theme; size: TileSize },
): Tiles => {
  const { width, height } = size
  const ground = bakeGround(theme, size)
  const bare = icons.map((icon) => bakeSymbol(atlas, icon, size))
  const rest = bare.map((symbol) => layered(size, [ground, symbol]))
  const blur = bare.map((symbol) => layered(size, [ground, blurred(symbol, size)]))
  const dim = rest.map((tile) => dimmed(tile, theme, size))
  return { rest, blur, dim, lit: bakeLit(theme, size), bare, width, height }
}

const layered = (
  { width, height }: TileSize,
  layers: readonly HTMLCanvasElement[],
): HTMLCanvasElement => {
  const { canvas, context } = offscreen(width, height)
  for (const layer of layers) context.drawImage(layer, 0, 0)
  return canvas
}

const bakeSymbol = (atlas: Atlas, icon: string, { width, height }: TileSize): HTMLCanvasElement => {
  const { canvas, context } = offscreen(width, height)
  const size = Math.min(width * 0.84, height * 0.8)
  context.imageSmoothingQuality = 'high'
  context.shadowColor = 'rgb(0 0 0 / 0.32)'
  context.shadowBlur = size * 0.07
  context.shadowOffsetY = size * 0.045
  const x = Math.round((width - size) / 2)
  const y = Math.round((height - size) / 2)
  drawFrame(context, atlas, icon, { x, y, size: Math.round(size) })
  return canvas
}

/** A symbol in flight: copies of itself along the way it moves. */
const blurred = (symbol: HTMLCanvasElement, { width, height }: TileSize): HTMLCanvasElement => {
  const { canvas, context } = offscreen(width, height)
  const reach = height * 0.2
  const copies = 9
  context.globalAlpha = 1.7 / copies
  for (let copy = 0; copy < copies; copy += 1) {
    const shift = (copy / (copies - 1) - 0.5) * 2 * reach
    context.drawImage(symbol, 0, shift * 0.92, width, height)
  }
  return canvas
}

const roundOf = ({ width }: TileSize): number => width * 0.15

const bakeGround = ({ tile, palette }: Theme, size: TileSize): HTMLCanvasElement => {
  const { width, height } = size
  const { canvas, context } = offscreen(width, height)
  if (tile.shape === 'column') return canvas
  const face = context.createLinearGradient(0, 0, 0, height)
  face.addColorStop(0, palette.tileTop)
  face.addColorStop(1, palette.tileFoot)
  context.fillStyle = face
  context.beginPath()
  context.roundRect(0, 0, width, height, roundOf(size))
  context.fill()
  context.clip()
  shadeFoot(context, palette.tileEdge, size)
  return canvas
}

/** A soft shadow at the bottom edge: the tile looks thick. */
const shadeFoot = (
  context: CanvasRenderingContext2D,
  colour: string,
  { width, height }: TileSize,
): void => {
  context.shadowColor = colour
  context.shadowBlur = height * 0.16
  context.shadowOffsetY = -height * 0.07
  context.lineWidth = height * 0.04
  context.strokeStyle = colour
  context.beginPath()
  context.roundRect(
    -width * 0.02,
    -height * 0.2,
    width * 1.04,
    height * 1.22,
    roundOf({ width, height }),
  )
  context.stroke()
}

const dimmed = (tile: HTMLCanvasElement, theme: Theme, size: TileSize): HTMLCanvasElement => {
  const { canvas, context } = offscreen(size.width, size.height)
  context.drawImage(tile, 0, 0)
  context.globalCompositeOperation = 'source-atop'
  context.fillStyle = theme.palette.ink
  context.globalAlpha = theme.tile.tone === 'light' ? 0.46 : 0.6
  context.fillRect(0, 0, size.width, size.height)
  return canvas
}

/** Margin around a lit tile for its halo, as a share of its width. */
export const LIT_MARGIN = 0.16

const bakeLit = ({ tile, palette }: Theme, { width, height }: TileSize): HTMLCanvasElement => {
  const margin = width * LIT_MARGIN
  const { canvas, context } = offscreen(width + margin * 2, height + margin * 2)
  const isLight = tile.tone === 'light'
  const face = context.createLinearGradient(0, margin, 0, height + margin)
  face.addColorStop(0, isLight ? '#ffffff' : palette.mid)
  face.addColorStop(1, isLight ? '#fff6dc' : palette.deep)
  const shape = (): void => {
    context.beginPath()
    context.roundRect(margin, margin, width, height, roundOf({ width, height }))
  }
  context.shadowColor = '#ffcf4a'
  context.shadowBlur = margin * 0.9
  context.fillStyle = face
  shape()
  context.fill()
  context.fill()
  context.shadowBlur = 0
  context.lineWidth = Math.max(2, width * 0.036)
  context.strokeStyle = '#ffcf4a'
  shape()
  context.stroke()
  return canvas
}
