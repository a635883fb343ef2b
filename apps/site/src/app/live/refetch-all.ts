import type { QueryClient } from '@tanstack/react-query'
import { emitLiveEvent } from '../../core/live/live-events.ts'

/** Many pages get it at the same moment; refetching is spread over this time. */
const spreadMs = 3_000

/** After a gap in the live events all shown data is refetched, a moment later and once. */
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
