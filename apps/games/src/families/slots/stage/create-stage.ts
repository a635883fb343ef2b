import type { CellIndex, SlotMaths, SlotStep } from '@trevo/game-rules/slots/types.ts'
import { fitSurface } from '../../../runtime/surface.ts'
import { adaptSharpness } from './adapt-sharpness.ts'
import { paintFrame } from './paint-frame.ts'
import type { Box } from '../../../scene/box.ts'
import type { Fx } from '../../../scene/fx.ts'
import { measureStage, type StageMeasures } from './measure-stage.ts'
import { pictureOf } from './picture-of.ts'
import { lightOf, placeProps } from './place-scenery.ts'
import { createReels, type Reels } from './reels.ts'
import type { StageDependencies } from './stage-dependencies.ts'

export type Stage = {
  readonly reels: Reels
  readonly fx: Fx
  /** Measures and repaints everything; returns the position of the scene's light. */
  readonly resize: () => { readonly x: number; readonly y: number } | undefined
  /** Resumes drawing the reels after a request to them. */
  readonly wake: () => void
  /** The position of a cell on the screen. */
  readonly boxOf: (cell: CellIndex) => Box
  readonly frameBox: () => Box
  /** Lights up wins of a step; `only` picks one. */
  readonly highlight: (step: SlotStep, only?: number) => void
  readonly cheer: () => void
}

/** The pixel ratio above which phones only drain the battery. */
const RATIO_MAX = 2

export const createStage = (dependencies: StageDependencies): Stage => {
  const { maths, theme, ticker, elements, still, box, fx } = dependencies
  const reels = createReels(maths, dependencies.onRest)
  let measures: StageMeasures | undefined
  let origin = { x: 0, y: 0 }

  const sharpness = adaptSharpness(RATIO_MAX)
  let turned = false

  const onFrame = (nowMs: number, sinceLastMs: number): boolean => {
    const moving = reels.frame(nowMs, sinceLastMs)
    const turning = reels.areTurning()
    if (turning !== turned) {
      turned = turning
      fx.setQuiet(turning)
      // Idle animations stop meanwhile: the reels get all the frame time.
      box.classList.toggle('busy', turning)
      if (!turning && measures && sharpness.endSpin()) {
        reels.setPicture(pictureOf(dependencies, measures, sharpness.ratio()))
      }
    } else if (turning) sharpness.addFrame(sinceLastMs)
    return moving
  }
  const wake = (): void => ticker.add(onFrame)

  const resize: Stage['resize'] = () => {
    const rect = box.getBoundingClientRect()
    const { reelCount, rowCount } = maths
    if (rect.width < 1 || rect.height < 1) return undefined
    origin = { x: rect.left, y: rect.top }
    measures = measureStage({ width: rect.width, height: rect.height, reelCount, rowCount })
    placeProps(dependencies, measures)
    const frame = fitSurface(elements.frame, rect.width, rect.height, RATIO_MAX)
    paintFrame(frame.context, theme, measures)
    reels.setPicture(pictureOf(dependencies, measures, sharpness.ratio()))
    tellFrame(box, measures)
    wake()
    return lightOf(measures, rect)
  }

  const boxOf = (cell: CellIndex): Box => {
    if (!measures) return { x: 0, y: 0, width: 0, height: 0 }
    const { window, cellWidth, cellHeight, gap } = measures
    return {
      x: origin.x + window.x + Math.floor(cell / maths.rowCount) * (cellWidth + gap),
      y: origin.y + window.y + (cell % maths.rowCount) * (cellHeight + gap),
      width: cellWidth,
      height: cellHeight,
    }
  }
  const frameBox = (): Box => {
    const frame = measures?.frame ?? { x: 0, y: 0, width: 0, height: 0 }
    return { ...frame, x: frame.x + origin.x, y: frame.y + origin.y }
  }

  const highlight = (step: SlotStep, only?: number): void => {
    const wins = only === undefined ? step.wins : step.wins.slice(only, only + 1)
    reels.highlight({ ...litBy(maths, wins), sinceMs: ticker.now() })
    wake()
  }

  const cheer = (): void => {
    if (!still) nod(elements.mascot)
  }

  return { reels, fx, resize, wake, boxOf, frameBox, highlight, cheer }
}

const litBy = (maths: SlotMaths, wins: SlotStep['wins']) => ({
  cells: new Set(wins.flatMap((win) => win.cells)),
  paths: wins.flatMap(({ line }) => (line === undefined ? [] : [pathOf(maths, line)])),
})

const pathOf = ({ lines, rowCount }: SlotMaths, line: number): CellIndex[] =>
  (lines[line] ?? []).map((row, reel) => reel * rowCount + row)

/** Tells the style sheet where the frame is. */
const tellFrame = ({ style }: HTMLElement, { frame }: StageMeasures): void => {
  style.setProperty('--frame-x', `${frame.x}px`)
  style.setProperty('--frame-y', `${frame.y}px`)
  style.setProperty('--frame-width', `${frame.width}px`)
  style.setProperty('--frame-height', `${frame.height}px`)
}

const nod = (mascot: HTMLElement): void => {
  mascot.animate(
    [
      { transform: 'translateY(0) scale(1)' },
      { transform: 'translateY(-7%) scale(1.08) rotate(-4deg)' },
      { transform: 'translateY(-2%) scale(1.04) rotate(4deg)' },
      { transform: 'translateY(0) scale(1)' },
    ],
    { duration: 720, easing: 'ease-out' },
  )
}
