export type FrameSummary = {
  readonly frames: number
  /** Frames a second over the whole time. */
  readonly fps: number
  /** Share of 1/60 s slots in which no new frame came. */
  readonly dropped: number
  readonly p95Ms: number
  readonly worstMs: number
  /** Work of the page's own thread in a frame, the slowing included; 16.7 is all there is. */
  readonly mainMs: number
}

const FRAME_MS = 1000 / 60

const round = (value: number): number => Math.round(value * 1000) / 1000

/** Sums up the times between frames, in milliseconds. */
export const summarize = (gapsMs: readonly number[], mainMs: number): FrameSummary => {
  const totalMs = gapsMs.reduce((sum, gap) => sum + gap, 0)
  const missed = gapsMs.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME_MS) - 1), 0)
  const rising = gapsMs.toSorted((a, b) => a - b)
  return {
    frames: gapsMs.length,
    fps: round((gapsMs.length * 1000) / totalMs),
    dropped: round(missed / Math.max(1, gapsMs.length + missed)),
    p95Ms: round(rising[Math.floor(rising.length * 0.95)] ?? 0),
    worstMs: round(rising.at(-1) ?? 0),
    mainMs: round(mainMs / Math.max(1, gapsMs.length)),
  }
}

/** The value in the middle; null of none. */
export const medianOf = (values: readonly number[]): number | null => {
  const rising = values.toSorted((a, b) => a - b)
  return rising[Math.floor(rising.length / 2)] ?? null
}
