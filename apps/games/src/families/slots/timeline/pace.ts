/** Durations, in milliseconds. */
export type Pace = {
  /** Until the first reel rests, if the answer came at once. */
  readonly firstRestMs: number
  /** Between one reel's rest and the next. */
  readonly staggerMs: number
  /** What suspense adds to a reel's turn. */
  readonly suspenseMs: number
  readonly winsMs: number
  readonly vanishMs: number
  readonly dropMs: number
  readonly multiplierMs: number
  readonly announceMs: number
  readonly celebrateMs: Readonly<Record<'win' | 'big' | 'huge' | 'epic', number>>
}

export const normalPace: Pace = {
  firstRestMs: 820,
  staggerMs: 210,
  suspenseMs: 900,
  winsMs: 1_150,
  vanishMs: 340,
  dropMs: 460,
  multiplierMs: 900,
  announceMs: 2_100,
  celebrateMs: { win: 0, big: 2_600, huge: 3_600, epic: 4_800 },
}

export const turboPace: Pace = {
  firstRestMs: 330,
  staggerMs: 45,
  suspenseMs: 400,
  winsMs: 620,
  vanishMs: 200,
  dropMs: 280,
  multiplierMs: 500,
  announceMs: 1_400,
  celebrateMs: { win: 0, big: 1_800, huge: 2_600, epic: 3_600 },
}
