import type { PlayNeeds } from '../needs.ts'

/** A call that was not believed, or whose caller went away before all of it had arrived. */
export type RefusedCall = {
  readonly reason: string
  readonly address: string | undefined
  /** Of the vendor, the path or the operation that was called, for the log. */
  readonly called: string
}

const logEveryMs = 1_000

/**
 * Counts each refused call, and logs one of a second at most, with how many there were since the last
 * line: anybody can send calls without a key, as many as the line carries.
 */
export const createRecordRefusedCall = ({
  clock,
  log,
  countRefusedCall,
}: Pick<PlayNeeds, 'clock' | 'log' | 'countRefusedCall'>) => {
  let count = 0
  let loggedAtMs = Number.NEGATIVE_INFINITY
  return (call: RefusedCall): void => {
    countRefusedCall?.(call.reason)
    count += 1
    const nowMs = clock.now().getTime()
    // A clock that was put back must not silence the log until it has caught up.
    if (nowMs >= loggedAtMs && nowMs - loggedAtMs < logEveryMs) return
    log.warn({ ...call, count }, 'vendor calls refused')
    count = 0
    loggedAtMs = nowMs
  }
}
