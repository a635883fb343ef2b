import type { PlayNeeds } from '../needs.ts'

/** An unauthenticated call, or one whose caller disconnected before the end. */
export type RefusedCall = {
  readonly reason: string
  readonly address: string | undefined
  /** The vendor, path or operation of the call, for the log. */
  readonly called: string
}

const logEveryMs = 1_000

/**
 * Counts each refused call, and logs at most one per second, with the number since the last line: anyone can send
 * calls without a key, as many as the line carries.
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
    // A clock that was set back must not silence the log until it has caught up.
    if (nowMs >= loggedAtMs && nowMs - loggedAtMs < logEveryMs) return
    log.warn({ ...call, count }, 'vendor calls refused')
    count = 0
    loggedAtMs = nowMs
  }
}
