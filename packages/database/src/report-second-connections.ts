import type { OnSecondConnection } from './bounded-pool.ts'

/** A defect that occurs a thousand times a minute is logged once a minute. */
const logEveryMs = 60_000

type Told = { count(): void; log(error: Error): void }

/** For production pools: counts each, logs one a minute. */
export const reportSecondConnections = ({ count, log }: Told): OnSecondConnection => {
  let loggedAt = Number.NEGATIVE_INFINITY
  return (error) => {
    count()
    if (performance.now() - loggedAt < logEveryMs) return
    loggedAt = performance.now()
    log(error)
  }
}
