/** A frame that takes longer than this, on average over a spin, is too long for 60 a second. */
const SLOW_FRAME_MS = 20
const FRAMES_MIN = 20
const STEP = 0.5
const RATIO_MIN = 1

export type Sharpness = {
  /** Device pixels per point for the reels that the machine can handle. */
  readonly ratio: () => number
  readonly addFrame: (sinceLastMs: number) => void
  /** Judges the finished spin; true if the ratio changed and tiles must be rendered again. */
  readonly endSpin: () => boolean
}

/**
 * Lowers the resolution of the reels step by step if frames are late: smooth motion matters more than sharp pixels
 * in motion. It never rises again, so that nothing flickers.
 */
export const adaptSharpness = (ratioMax: number): Sharpness => {
  let ratio = ratioMax
  let frames = 0
  let totalMs = 0
  return {
    ratio: () => ratio,
    addFrame: (sinceLastMs) => {
      frames += 1
      totalMs += sinceLastMs
    },
    endSpin: () => {
      const isSlow = frames >= FRAMES_MIN && totalMs / frames > SLOW_FRAME_MS
      frames = 0
      totalMs = 0
      if (!isSlow || ratio <= RATIO_MIN) return false
      ratio = Math.max(RATIO_MIN, ratio - STEP)
      return true
    },
  }
}
