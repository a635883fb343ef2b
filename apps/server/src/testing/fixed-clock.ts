import type { Clock } from '@trevo/platform/clock.ts'

/** A clock that does not move until it is moved. */
export const fixedClock = (at: string): Clock & { advance(ms: number): void } => {
  let now = new Date(at).getTime()
  return {
    now: () => new Date(now),
    advance: (ms) => {
      now += ms
    },
  }
}
