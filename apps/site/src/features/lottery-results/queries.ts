import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pageNow } from '../../entities/lottery/draw-clock.ts'
import { lotteryKey, nearDrawsQuery } from '../../entities/lottery/queries.ts'
import { useLiveDraws } from '../../entities/lottery/use-live-draws.ts'

/** After the draw the server needs a moment for the numbers. */
const afterDrawMs = 1_500
const askedAtLeastMs = 3_000
const askedAtMostMs = 60_000

type Near = Awaited<ReturnType<NonNullable<ReturnType<typeof nearDrawsQuery>['queryFn']>>>

/** When to ask again: once the draw on sale has been drawn, for visitors have no socket. */
const waitOf = (near: Near | undefined): number => {
  // Closed, and its numbers are not there yet.
  if (near?.previous && near.previous.winNo === null) return askedAtLeastMs
  if (!near?.current) return askedAtMostMs
  const drawnIn = near.current.closesAt - pageNow() + near.current.lockSec * 1_000 + afterDrawMs
  return Math.min(askedAtMostMs, Math.max(askedAtLeastMs, drawnIn))
}

/** The draw on sale; results are asked for again when it has its numbers. */
export const useNearDraw = (gameId: number, newest: string | undefined): Near | undefined => {
  const queries = useQueryClient()
  useLiveDraws()
  const { data } = useQuery({
    ...nearDrawsQuery(gameId),
    refetchInterval: ({ state }) => waitOf(state.data),
  })
  const drawn = data?.previous?.winNo ? data.previous.numero : undefined
  useEffect(() => {
    if (drawn === undefined || newest === undefined || drawn === newest) return
    void queries.invalidateQueries({ queryKey: [lotteryKey, 'draws', gameId] })
  }, [queries, gameId, drawn, newest])
  return data
}
