import type { CellIndex, SlotMaths, SlotStep } from '@trevo/game-rules/slots/types.ts'
import type { Atlas, AtlasSheet } from '../runtime/atlas.ts'
import { fitSurface } from '../runtime/surface.ts'
import type { Ticker } from '../runtime/ticker.ts'
import type { Theme } from '@trevo/titles/look/theme.ts'
import type { Title } from '../titles.ts'
import { adaptSharpness } from './adapt-sharpness.ts'
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
  readonly title: Title
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

  const sharpness = adaptSharpness(RATIO_MAX)
  let turned = false

  const onFrame = (nowMs: number, sinceLastMs: number): boolean => {
    const moving = reels.frame(nowMs, sinceLastMs)
    const turning = reels.areTurning()
    if (turning !== turned) {
      turned = turning
      fx.setQuiet(turning)
      // What breathes stands still meanwhile: all the frame's time is for the reels.
      elements.box.classList.toggle('busy', turning)
      if (!turning && measures && sharpness.endSpin()) {
        reels.setPicture(pictureOf(dependencies, measures, sharpness.ratio()))
      }
    } else if (turning) sharpness.addFrame(sinceLastMs)
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
    placeProps(dependencies, measures)
    const frame = fitSurface(elements.frame, rect.width, rect.height, RATIO_MAX)
    paintFrame(frame.context, theme, measures)
    reels.setPicture(pictureOf(dependencies, measures, sharpness.ratio()))
    elements.box.style.setProperty('--frame-x', `${measures.frame.x}px`)
    elements.box.style.setProperty('--frame-y', `${measures.frame.y}px`)
    elements.box.style.setProperty('--frame-width', `${measures.frame.width}px`)
    elements.box.style.setProperty('--frame-height', `${measures.frame.height}px`)
    // Over the whole screen, though it stands in the stage, under words and controls.
    elements.fx.style.left = `${-rect.left}px`
    elements.fx.style.top = `${-rect.top}px`
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

/** Mascot and companions are plain elements showing their part of the picture: no canvas a frame. */
const placeProps = (
  { theme, title, elements }: StageDependencies,
  { mascot, companions }: StageMeasures,
): void => {
  placeProp(elements.mascot, { sheet: title.sheet, name: theme.mascot, prop: mascot })
  for (const [index, element] of elements.companions.entries()) {
    const prop = companions[index]
    const name = theme.companions[index]
    if (prop && name) placeProp(element, { sheet: title.sheet, name, prop })
  }
}

const placeProp = (
  { style }: HTMLElement,
  { sheet, name, prop }: { sheet: AtlasSheet; name: string; prop: Prop },
): void => {
  const [x, y, size] = sheet.frames[name] ?? [0, 0, 1]
  const scale = prop.size / size
  style.left = `${prop.x}px`
  style.top = `${prop.y}px`
  style.width = `${prop.size}px`
  style.height = `${prop.size}px`
  style.rotate = `${prop.tilt}rad`
  style.backgroundImage = `url("${import.meta.env.BASE_URL}${sheet.file}")`
  style.backgroundSize = `${sheet.width * scale}px auto`
  style.backgroundPosition = `${-x * scale}px ${-y * scale}px`
}
