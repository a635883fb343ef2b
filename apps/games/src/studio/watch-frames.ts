/** What to do after a frame: nothing, draw less, or give up. */
export type Verdict = 'same' | 'lower' | 'stop'

/** Frames that are looked at together. */
const windowSize = 45
/** Slower than this is too slow; the first frames, while shaders are made, do not count. */
const slowMs = 24
const skipped = 12

/** How fine the studio is drawn, from the finest: a share of the picture's size. */
export const steps = [1, 0.75, 0.55, 0.4] as const

/**
 * Judges the time between frames: the median of some three quarters of a second. A single long frame changes
 * nothing; a slow machine goes down step by step and stops after the last.
 */
export const createFrameWatch = (isForced: boolean) => {
  let gaps: number[] = []
  let left = skipped
  let step = 0
  return {
    step: (): number => steps[step] ?? steps[0],
    note: (gapMs: number): Verdict => {
      if (left > 0) {
        left -= 1
        return 'same'
      }
      gaps.push(gapMs)
      if (gaps.length < windowSize) return 'same'
      const median = gaps.toSorted((one, other) => one - other)[Math.floor(windowSize / 2)] ?? 0
      gaps = []
      if (median <= slowMs) return 'same'
      left = skipped
      if (step < steps.length - 1) {
        step += 1
        return 'lower'
      }
      return isForced ? 'same' : 'stop'
    },
  }
}
