import type { Box } from '../../../scene/box.ts'

/** A square picture, tilted in radians. */
export type Prop = {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly tilt: number
}

export type StageMeasures = {
  readonly isWide: boolean
  /** The metal frame, and the window in it where the reels turn. */
  readonly frame: Box
  readonly window: Box
  readonly cellWidth: number
  readonly cellHeight: number
  readonly gap: number
  readonly rim: number
  readonly mascot: Prop
  readonly companions: readonly [Prop, Prop]
}

export type StageSize = {
  readonly width: number
  readonly height: number
  readonly reelCount: number
  readonly rowCount: number
}

/** Space below the frame, for its shadow and the plaque. */
const FOOT = 24

/** The greatest ratio of a cell's height to its width: five narrow reels may be tall on a phone. */
const cellRatioMax = { 3: 1, 5: 1.3 } as const

/**
 * The position of everything. Upright screens put the mascot above the frame, peeping over it; wide
 * ones put it at the left edge and a companion at the right. The frame takes the remaining space.
 */
export const measureStage = (size: StageSize): StageMeasures => {
  const isWide = size.width > size.height * 1.3
  const frame = isWide ? wideFrame(size) : uprightFrame(size)
  const { rim, gap } = spacingOf(frame.width, size.reelCount)
  const window = {
    x: frame.x + rim,
    y: frame.y + rim,
    width: frame.width - rim * 2,
    height: frame.height - rim * 2,
  }
  return {
    isWide,
    frame,
    window,
    cellWidth: (window.width - gap * (size.reelCount - 1)) / size.reelCount,
    cellHeight: (window.height - gap * (size.rowCount - 1)) / size.rowCount,
    gap,
    rim,
    ...(isWide ? wideProps(frame, size) : uprightProps(frame, size)),
  }
}

const spacingOf = (frameWidth: number, reelCount: number): { rim: number; gap: number } =>
  reelCount === 3
    ? { rim: Math.max(8, frameWidth * 0.031), gap: Math.max(5, frameWidth * 0.021) }
    : { rim: Math.max(7, frameWidth * 0.02), gap: Math.max(3, frameWidth * 0.0085) }

const frameHeightOf = (frameWidth: number, size: StageSize, ratio: number): number => {
  const { rim, gap } = spacingOf(frameWidth, size.reelCount)
  const cell = (frameWidth - rim * 2 - gap * (size.reelCount - 1)) / size.reelCount
  return cell * ratio * size.rowCount + gap * (size.rowCount - 1) + rim * 2
}

const uprightFrame = (size: StageSize): Box => {
  const { width, height, reelCount } = size
  const ratioMax = reelCount === 3 ? cellRatioMax[3] : cellRatioMax[5]
  const peep = (frameWidth: number): number => peepOf(frameWidth, reelCount)
  let frameWidth = Math.min(width - 28, width * (reelCount === 3 ? 0.9 : 0.96), 640)
  // Cells get flatter before the frame gets narrower.
  let ratio = ratioMax
  while (
    ratio > 0.98 &&
    frameHeightOf(frameWidth, size, ratio) + peep(frameWidth) > height - FOOT
  ) {
    ratio -= 0.02
  }
  while (
    frameWidth > 160 &&
    frameHeightOf(frameWidth, size, ratio) + peep(frameWidth) > height - FOOT
  ) {
    frameWidth -= 4
  }
  const frameHeight = frameHeightOf(frameWidth, size, ratio)
  const top = peep(frameWidth)
  const spare = Math.max(0, height - FOOT - frameHeight - top)
  return {
    x: (width - frameWidth) / 2,
    y: top + spare * 0.72,
    width: frameWidth,
    height: frameHeight,
  }
}

/** How much of the mascot shows above the frame. */
const peepOf = (frameWidth: number, reelCount: number): number =>
  frameWidth * (reelCount === 3 ? 0.3 : 0.25)

const uprightProps = (frame: Box, { width, reelCount }: StageSize) => {
  const size = Math.min(frame.width * (reelCount === 3 ? 0.47 : 0.6), frame.y * 1.42)
  const visible = size * 0.7
  const side = size * 0.46
  const mascot: Prop = { x: (width - size) / 2, y: frame.y - visible, size, tilt: 0 }
  const y = frame.y - side * 0.68
  return {
    mascot,
    companions: [
      { x: frame.x + frame.width * 0.035, y, size: side, tilt: -0.22 },
      { x: frame.x + frame.width * 0.965 - side, y, size: side, tilt: 0.2 },
    ] as const,
  }
}

const wideFrame = (size: StageSize): Box => {
  const { width, height, reelCount } = size
  const ratio = reelCount === 3 ? 1 : 0.94
  const heightMax = height - 36
  let frameWidth = Math.min(width * (reelCount === 3 ? 0.6 : 0.64), 1_080)
  while (frameWidth > 160 && frameHeightOf(frameWidth, size, ratio) > heightMax) frameWidth -= 4
  const frameHeight = frameHeightOf(frameWidth, size, ratio)
  return {
    x: (width - frameWidth) / 2,
    y: Math.max(2, (height - frameHeight) / 2 - 8),
    width: frameWidth,
    height: frameHeight,
  }
}

const wideProps = (frame: Box, { width, reelCount }: StageSize) => {
  const room = (width - frame.width) / 2
  const size = Math.min(room * 1.16, frame.height * (reelCount === 3 ? 0.66 : 0.62))
  const side = size * 0.74
  const small = size * 0.4
  const foot = frame.y + frame.height * 0.97
  return {
    mascot: { x: frame.x - size * 0.86, y: foot - size, size, tilt: -0.06 },
    companions: [
      { x: frame.x - small * 1.35, y: frame.y + frame.height * 0.06, size: small, tilt: -0.24 },
      { x: frame.x + frame.width - side * 0.12, y: foot - side, size: side, tilt: 0.14 },
    ] as const,
  }
}
