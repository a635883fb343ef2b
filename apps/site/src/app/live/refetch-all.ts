import type { QueryClient } from '@tanstack/react-query'
import { emitLiveEvent } from '../../core/live/live-events.ts'

/** Many pages hit the gap at the same moment, so refetching is spread over this time. */
const spreadMs = 3_000

/** After a gap in the live events, refetches all shown data once, a moment later. */
export const createRefetchAll = (queries: QueryClient, chance: () => number = Math.random) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    later: (): void => {
      timer ??= setTimeout(() => {
        timer = undefined
        void queries.invalidateQueries()
        emitLiveEvent({ topic: 'status-changed' })
      }, chance() * spreadMs)
    },
    stop: (): void => clearTimeout(timer),
  }
}
