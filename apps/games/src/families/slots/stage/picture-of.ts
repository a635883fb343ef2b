import { fitSurface } from '../../../runtime/surface.ts'
import { bakeTiles } from './bake-tiles.ts'
import type { StageMeasures } from './measure-stage.ts'
import type { ReelsPicture } from './reels-state.ts'
import type { StageDependencies } from './stage-dependencies.ts'

/** Sizes the canvas of the reels to the frame and renders the tiles for it. */
export const pictureOf = (
  { maths, theme, atlas, elements }: StageDependencies,
  measures: StageMeasures,
  ratioMax: number,
): ReelsPicture => {
  const { frame, window, cellWidth, cellHeight, gap } = measures
  const surface = fitSurface(elements.reels, frame.width, frame.height, ratioMax)
  elements.reels.style.left = `${frame.x}px`
  elements.reels.style.top = `${frame.y}px`
  const { ratio } = surface
  const width = Math.round(cellWidth * ratio)
  const height = Math.round(cellHeight * ratio)
  const left = (window.x - frame.x) * ratio
  return {
    surface,
    tiles: bakeTiles(
      maths.symbols.map(({ icon }) => icon),
      { atlas, theme, size: { width, height } },
    ),
    rowCount: maths.rowCount,
    reelX: Array.from({ length: maths.reelCount }, (_, reel) =>
      Math.round(left + reel * (cellWidth + gap) * ratio),
    ),
    top: Math.round((window.y - frame.y) * ratio),
    pitch: (cellHeight + gap) * ratio,
    windowX: Math.round(left),
    windowWidth: Math.round(window.width * ratio),
    windowHeight: Math.round(window.height * ratio),
    accent: theme.palette.accent,
  }
}
