import type { CellIndex, RoundOutcome, SlotMaths, SlotStep } from '@trevo/game-rules/slots/types.ts'
import { drawFrame, type Atlas } from '../runtime/atlas.ts'
import { fitSurface } from '../runtime/surface.ts'
import type { Ticker } from '../runtime/ticker.ts'
import type { Theme } from '../theme/theme.ts'
import { paintFrame } from './paint-frame.ts'
import { createFx, type Fx } from './fx.ts'
import { measureStage, type Box, type Prop, type StageMeasures } from './measure-stage.ts'
import { pictureOf } from './picture-of.ts'
import { createReels, type Reels } from './reels.ts'
import type { StageElements } from './stage-elements.ts'

export type Stage = {
  readonly reels: Reels
  readonly fx: Fx
  /** Measures and paints everything anew for the size of the screen. */
  readonly resize: () => void
  /** Starts drawing the reels again after something was asked of them. */
  readonly wake: () => void
  /** Where a cell stands on the screen. */
  readonly boxOf: (cell: CellIndex) => Box
  readonly frameBox: () => Box
  /** Lights up wins of a step; `only` picks one. */
  readonly highlight: (step: SlotStep, only?: number) => void
  readonly cheer: () => void
}

export type StageDependencies = {
  readonly maths: SlotMaths
  readonly theme: Theme
  readonly atlas: Atlas
  readonly ticker: Ticker
  readonly elements: StageElements
  /** The person asked for less motion. */
  readonly still: boolean
  readonly onRest: (reel: number) => void
}

/** Pixels a point above which phones only burn battery. */
const RATIO_MAX = 2

export const createStage = (dependencies: StageDependencies): Stage => {
  const { maths, theme, atlas, ticker, elements, still } = dependencies
  const reels = createReels(maths, dependencies.onRest)
  const fx = createFx(elements.fx, { theme, atlas, ticker, still })
  let measures: StageMeasures | undefined
  let origin = { x: 0, y: 0 }

  const onFrame = (nowMs: number, sinceLastMs: number): boolean => {
    const moving = reels.frame(nowMs, sinceLastMs)
    fx.setQuiet(reels.areTurning())
    return moving
  }
  const wake = (): void => ticker.add(onFrame)

  const resize = (): void => {
    const rect = elements.box.getBoundingClientRect()
    const { reelCount, rowCount } = maths
    if (rect.width < 1 || rect.height < 1) return
    origin = { x: rect.left, y: rect.top }
    measures = measureStage({ width: rect.width, height: rect.height, reelCount, rowCount })
    paintGroundLayer(dependencies, measures, rect)
    paintProps(dependencies, measures)
    const frame = fitSurface(elements.frame, rect.width, rect.height, RATIO_MAX)
    paintFrame(frame.context, theme, measures)
    reels.setPicture(pictureOf(dependencies, measures, RATIO_MAX))
    elements.box.style.setProperty('--frame-x', `${measures.frame.x}px`)
    elements.box.style.setProperty('--frame-y', `${measures.frame.y}px`)
    elements.box.style.setProperty('--frame-width', `${measures.frame.width}px`)
    elements.box.style.setProperty('--frame-height', `${measures.frame.height}px`)
    fx.resize(window.innerWidth, window.innerHeight)
    wake()
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
    const cells = new Set(wins.flatMap((win) => win.cells))
    const paths = wins.flatMap(({ line }) => (line === undefined ? [] : [pathOf(maths, line)]))
    reels.highlight({ cells, paths, sinceMs: ticker.now() })
    wake()
  }

  const cheer = (): void => {
    if (still) return
    elements.mascot.animate(
      [
        { transform: 'translateY(0) scale(1)' },
        { transform: 'translateY(-7%) scale(1.08) rotate(-4deg)' },
        { transform: 'translateY(-2%) scale(1.04) rotate(4deg)' },
        { transform: 'translateY(0) scale(1)' },
      ],
      { duration: 720, easing: 'ease-out' },
    )
  }

  return { reels, fx, resize, wake, boxOf, frameBox, highlight, cheer }
}

const pathOf = ({ lines, rowCount }: SlotMaths, line: number): CellIndex[] =>
  (lines[line] ?? []).map((row, reel) => reel * rowCount + row)

const paintGroundLayer = (
  { theme, elements }: StageDependencies,
  { frame, isWide }: StageMeasures,
  rect: DOMRect,
): void => {
  const { innerWidth: width, innerHeight: height } = window
  const ground = fitSurface(elements.ground, width, height, 1.5)
  theme.paintScene(ground.context, {
    width,
    height,
    focusX: rect.left + frame.x + frame.width / 2,
    focusY: rect.top + frame.y + frame.height * (isWide ? 0.4 : 0.08),
    palette: theme.palette,
  })
}

const paintProps = (
  { theme, atlas, elements }: StageDependencies,
  { mascot, companions }: StageMeasures,
): void => {
  paintProp(elements.mascot, atlas, theme.mascot, mascot)
  for (const [index, element] of elements.companions.entries()) {
    const prop = companions[index]
    const drawing = theme.companions[index]
    if (prop && drawing) paintProp(element, atlas, drawing, prop)
  }
}

const paintProp = (canvas: HTMLCanvasElement, atlas: Atlas, name: string, prop: Prop): void => {
  // Room around the drawing for its tilt and its shadow.
  const margin = prop.size * 0.16
  const side = prop.size + margin * 2
  const { context } = fitSurface(canvas, side, side, RATIO_MAX)
  canvas.style.left = `${prop.x - margin}px`
  canvas.style.top = `${prop.y - margin}px`
  context.translate(side / 2, side / 2)
  context.rotate(prop.tilt)
  context.shadowColor = 'rgb(0 0 0 / 0.42)'
  context.shadowBlur = prop.size * 0.14
  context.shadowOffsetY = prop.size * 0.07
  context.imageSmoothingQuality = 'high'
  const half = prop.size / 2
  drawFrame(context, atlas, name, { x: -half, y: -half, size: prop.size })
}

/** The grid a round ends with, or the one it begins with. */
export const gridOf = (outcome: RoundOutcome, at: 'first' | 'last'): readonly number[] =>
  (at === 'first' ? outcome.steps[0] : outcome.steps.at(-1))?.grid ?? []
