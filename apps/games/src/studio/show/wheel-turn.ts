/** A turn of the show's wheel: angles in radians, with the clock as seen from in front. */
export type Turn = {
  readonly from: number
  /** The segment at the pointer when it stops, and how many there are. */
  readonly stop: number
  readonly segments: number
  readonly ms: number
}

const full = 2 * Math.PI
const fullTurns = 4

/** How far the wheel turns in all. */
const wayOf = ({ from, stop, segments }: Turn): number => {
  const end = (-stop * full) / segments
  return fullTurns * full + ((((end - from) % full) + full) % full)
}

/** Where the wheel is `ms` after it was pushed: it slows down all the time and stops at its segment. */
export const wheelTurn = (turn: Turn): ((ms: number) => number) => {
  const way = wayOf(turn)
  return (ms) => {
    const share = turn.ms <= 0 ? 1 : Math.min(1, Math.max(0, ms / turn.ms))
    return turn.from + way * (1 - (1 - share) ** 2.8)
  }
}
