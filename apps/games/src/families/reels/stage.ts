import type { Theme } from '@trevo/titles/look/theme.ts'
import { h } from '../../controls/h.ts'
import { fitSurface } from '../../runtime/surface.ts'
import type { Box } from '../../scene/box.ts'
import type { BoardContext } from '../board.ts'
import { measureStage } from '../slots/stage/measure-stage.ts'
import { paintFrame } from '../slots/stage/paint-frame.ts'
import { lightOf, placeProps } from '../slots/stage/place-scenery.ts'
import { createStageElements } from '../slots/stage/stage-elements.ts'
import type { Grid } from './create-grid.ts'
import type { AnyReelsTitle, Shape } from './shape.ts'

export type Stage = {
  readonly element: HTMLElement
  readonly resize: () => { readonly x: number; readonly y: number } | undefined
  /** The position of a cell on the screen. */
  readonly screenBoxOf: (box: Box) => Box
  readonly cheer: () => void
}

/** The pixel ratio above which phones only drain the battery. */
const RATIO_MAX = 2

/** Frame, mascot and companions as every slot has them; the grid in the window. */
export const createStage = (
  { title, box, still }: BoardContext<AnyReelsTitle>,
  { grid, shape, over }: { readonly grid: Grid; readonly shape: Shape; readonly over: HTMLElement },
): Stage => {
  const theme = title.theme as Theme // a slot's folder holds a slot's look
  const elements = createStageElements()
  elements.reels.remove()
  const element = h('div', { class: 'layers' }, elements.element, grid.element, over)
  let origin = { x: 0, y: 0 }
  grid.element.dataset['tone'] = theme.tile.tone
  grid.element.dataset['shape'] = theme.tile.shape

  const resize: Stage['resize'] = () => {
    const rect = box.getBoundingClientRect()
    if (rect.width < 1 || rect.height < 1) return undefined
    const { reelCount, rowCount } = shape
    const measures = measureStage({ width: rect.width, height: rect.height, reelCount, rowCount })
    const { frame, window, gap } = measures
    origin = { x: rect.left + window.x, y: rect.top + window.y }
    placeProps({ theme, sheet: title.sheet, elements }, measures)
    paintFrame(
      fitSurface(elements.frame, rect.width, rect.height, RATIO_MAX).context,
      theme,
      measures,
    )
    for (const target of [grid.element, over]) placeBox(target, window)
    grid.setWindow({ width: window.width, height: window.height, gap })
    const { style } = box
    style.setProperty('--frame-x', `${frame.x}px`)
    style.setProperty('--frame-y', `${frame.y}px`)
    style.setProperty('--frame-width', `${frame.width}px`)
    style.setProperty('--frame-height', `${frame.height}px`)
    const { palette } = theme
    style.setProperty('--tile-top', palette.tileTop)
    style.setProperty('--tile-foot', palette.tileFoot)
    style.setProperty('--tile-edge', palette.tileEdge)
    return lightOf(measures, rect)
  }

  return {
    element,
    resize,
    screenBoxOf: (cell) => ({ ...cell, x: cell.x + origin.x, y: cell.y + origin.y }),
    cheer: () => {
      if (still) return
      elements.mascot.animate(
        [
          { transform: 'none' },
          { transform: 'translateY(-7%) scale(1.08)' },
          { transform: 'none' },
        ],
        { duration: 620, easing: 'ease-out' },
      )
    },
  }
}

const placeBox = ({ style }: HTMLElement, { x, y, width, height }: Box): void => {
  style.left = `${x}px`
  style.top = `${y}px`
  style.width = `${width}px`
  style.height = `${height}px`
}
