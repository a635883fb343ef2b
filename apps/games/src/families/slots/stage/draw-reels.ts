import { bounce, clamp01, outCubic } from '../../../runtime/easing.ts'
import { LIT_MARGIN } from './bake-tiles.ts'
import { drawWinPaths } from './draw-win-paths.ts'
import type { ReelsPicture, ReelsState } from './reels-state.ts'
import { symbolAt } from './turn-reel.ts'

/** Rows per second above which a symbol is drawn blurred. */
const BLUR_FROM = 9

/** Draws one frame. Allocates nothing while reels turn. */
export const drawReels = (picture: ReelsPicture, state: ReelsState): void => {
  const { context, canvas } = picture.surface
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.save()
  context.beginPath()
  context.rect(picture.windowX, picture.top, picture.windowWidth, picture.windowHeight)
  context.clip()
  for (let reel = 0; reel < state.reels.length; reel += 1) drawReel(picture, state, reel)
  context.restore()
  if (state.suspenseReel >= 0) drawSuspense(picture, state)
  if (state.highlight) drawHighlight(picture, state)
}

const drawReel = (picture: ReelsPicture, state: ReelsState, index: number): void => {
  const reel = state.reels[index]
  if (!reel) return
  if (reel.phase === 'rest') return drawResting(picture, state, index)
  const { context } = picture.surface
  const { tiles, pitch, top, rowCount } = picture
  const x = picture.reelX[index] ?? 0
  const sheet = reel.speed > BLUR_FROM ? tiles.blur : tiles.rest
  const first = Math.floor(reel.top)
  for (let row = 0; row <= rowCount; row += 1) {
    const tile = sheet[symbolAt(reel, first + row)]
    if (tile) context.drawImage(tile, x, Math.round(top + (first + row - reel.top) * pitch))
  }
}

const drawResting = (picture: ReelsPicture, state: ReelsState, index: number): void => {
  const reel = state.reels[index]
  if (!reel) return
  const { context } = picture.surface
  const { tiles, pitch, top, rowCount } = picture
  const x = picture.reelX[index] ?? 0
  const fallPart = state.fallMs > 0 ? clamp01((state.nowMs - state.fallAtMs) / state.fallMs) : 1
  for (let row = 0; row < rowCount; row += 1) {
    const cell = index * rowCount + row
    const symbol = reel.shown[row] ?? 0
    const won = state.highlight?.cells.has(cell) ?? false
    if (won) continue
    if (state.vanishing?.cells.has(cell)) {
      drawVanishing(picture, state, { symbol, x, y: top + row * pitch })
      continue
    }
    const rows = (state.fallRows[cell] ?? 0) * (1 - bounce(fallPart))
    const sheet = state.highlight ? tiles.dim : tiles.rest
    const tile = sheet[symbol]
    if (tile) context.drawImage(tile, x, Math.round(top + (row - rows) * pitch))
  }
}

/** Swells for a moment, then shrinks to nothing. */
const drawVanishing = (
  { surface, tiles }: ReelsPicture,
  { vanishing, nowMs }: ReelsState,
  at: { readonly symbol: number; readonly x: number; readonly y: number },
): void => {
  const tile = tiles.rest[at.symbol]
  if (!vanishing || !tile) return
  const { context } = surface
  const part = clamp01((nowMs - vanishing.atMs) / vanishing.ms)
  const scale = part < 0.25 ? 1 + part * 0.4 : 1.1 * (1 - outCubic((part - 0.25) / 0.75))
  const width = tiles.width * scale
  const height = tiles.height * scale
  context.globalAlpha = 1 - part * 0.6
  const x = at.x + (tiles.width - width) / 2
  context.drawImage(tile, x, at.y + (tiles.height - height) / 2, width, height)
  context.globalAlpha = 1
}

/** A pulsing light around the reel in suspense. */
const drawSuspense = (picture: ReelsPicture, state: ReelsState): void => {
  const { context } = picture.surface
  const x = picture.reelX[state.suspenseReel] ?? 0
  const line = Math.max(3, picture.tiles.width * 0.05)
  context.globalAlpha = 0.55 + 0.45 * Math.sin(state.nowMs / 90)
  context.strokeStyle = '#ffcf4a'
  context.lineWidth = line
  context.beginPath()
  context.roundRect(x, picture.top, picture.tiles.width, picture.windowHeight, line * 3)
  context.stroke()
  context.globalAlpha = 1
}

/** Winners on a lit background, pulsing; their lines drawn from left to right. */
const drawHighlight = (picture: ReelsPicture, state: ReelsState): void => {
  const { highlight } = state
  if (!highlight) return
  const { context } = picture.surface
  const { tiles, pitch, top, rowCount } = picture
  const margin = tiles.width * LIT_MARGIN
  const sinceMs = state.nowMs - highlight.sinceMs
  const swell = clamp01(sinceMs / 180)
  const scale = 1 + swell * (0.075 + 0.045 * Math.sin(sinceMs / 150))
  for (const cell of highlight.cells) {
    const reel = Math.floor(cell / rowCount)
    const symbol = state.reels[reel]?.shown[cell % rowCount] ?? 0
    const x = picture.reelX[reel] ?? 0
    const y = Math.round(top + (cell % rowCount) * pitch)
    const bare = tiles.bare[symbol]
    context.drawImage(tiles.lit, Math.round(x - margin), Math.round(y - margin))
    if (!bare) continue
    const width = tiles.width * scale
    const height = tiles.height * scale
    context.drawImage(
      bare,
      x - (width - tiles.width) / 2,
      y - (height - tiles.height) / 2,
      width,
      height,
    )
  }
  drawWinPaths(picture, highlight, sinceMs)
}
