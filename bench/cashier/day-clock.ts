/** A day passes in minutes: every process of the bench reads the same compressed time. */
export type DayClock = {
  /** Real and simulated time at the beginning. */
  readonly startMs: number
  readonly speed: number
}

export const toldNow = ({ startMs, speed }: DayClock, skewMs = 0): Date =>
  new Date(startMs + (Date.now() - startMs) * speed + skewMs)

/** Real milliseconds that this much simulated time takes. */
export const realMs = ({ speed }: DayClock, toldMs: number): number => toldMs / speed

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))
