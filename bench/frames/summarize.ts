export type FrameSummary = {
  readonly frames: number
  /** Frames a second over the whole time. */
  readonly fps: number
  /** Share of 1/60 s slots without a new frame. */
  readonly dropped: number
  readonly p95Ms: number
  readonly worstMs: number
  /** Main-thread work of the page per frame, including the slowdown; the budget is 16.7. */
  readonly mainMs: number
}

const FRAME_MS = 1000 / 60

const round = (value: number): number => Math.round(value * 1000) / 1000

/** Summarizes the times between frames, in milliseconds. */
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

/** The median; null for an empty list. */
export const medianOf = (values: readonly number[]): number | null => {
  const rising = values.toSorted((a, b) => a - b)
  return rising[Math.floor(rising.length / 2)] ?? null
}
