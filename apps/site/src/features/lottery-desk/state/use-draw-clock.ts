import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { pageNow } from '../../../entities/lottery/draw-clock.ts'
import { lotteryKey, nearDrawsQuery } from '../../../entities/lottery/queries.ts'

/** How often the current draw is polled while its numbers are awaited. */
const awaitedEveryMs = 4_000

/** The draw on sale, the previous and the next one, updated by the clock. */
export const useDrawClock = (gameId: number) => {
  const queries = useQueryClient()
  const near = useQuery({
    ...nearDrawsQuery(gameId),
    refetchInterval: ({ state: { data } }) =>
      data?.previous?.winNo === null ? awaitedEveryMs : false,
  })
  const closesAt = near.data?.current?.closesAt
  const askAgain = useCallback(() => {
    void queries.invalidateQueries({ queryKey: [lotteryKey, 'near', gameId] })
    void queries.invalidateQueries({ queryKey: [lotteryKey, 'trace', gameId] })
  }, [queries, gameId])
  useEffect(() => {
    if (closesAt === undefined) return undefined
    // A timer longer than 24 days fires at once.
    const wait = Math.min(Math.max(500, closesAt - pageNow() + 250), 2 ** 31 - 1)
    const timer = setTimeout(askAgain, wait)
    return () => clearTimeout(timer)
  }, [closesAt, near.dataUpdatedAt, askAgain])
  return { near, askAgain }
}
