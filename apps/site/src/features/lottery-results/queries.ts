import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { pageNow } from '../../entities/lottery/draw-clock.ts'
import { lotteryKey, nearDrawsQuery } from '../../entities/lottery/queries.ts'
import { useLiveDraws } from '../../entities/lottery/use-live-draws.ts'

/** After its sales end, a draw is returned as the previous one. */
const afterCloseMs = 250
/** After the draw the server needs a moment before the numbers are available. */
const afterDrawMs = 1_500
const askedAtLeastMs = 3_000
const askedAtMostMs = 60_000

type Near = Awaited<ReturnType<NonNullable<ReturnType<typeof nearDrawsQuery>['queryFn']>>>

const within = (leastMs: number, ms: number) => Math.min(askedAtMostMs, Math.max(leastMs, ms))

/** When each draw seen on sale is drawn, by the page's clock. */
type DrawnAt = Map<string, number>

/** When to poll: at the close and once it has been drawn, because visitors have no socket. */
const waitOf = (near: Near | undefined, drawnAt: DrawnAt): number => {
  if (near?.current) {
    const { numero, closesAt, lockSec } = near.current
    drawnAt.set(numero, closesAt + lockSec * 1_000)
  }
  // Closed, and its numbers have not arrived yet.
  if (near?.previous && near.previous.winNo === null) {
    const at = drawnAt.get(near.previous.numero) ?? 0
    return within(askedAtLeastMs, at - pageNow() + afterDrawMs)
  }
  if (near?.previous) drawnAt.delete(near.previous.numero)
  if (!near?.current) return askedAtMostMs
  return within(afterCloseMs, near.current.closesAt - pageNow() + afterCloseMs)
}

/** The draw on sale; results are refetched when it has its numbers. */
export const useNearDraw = (gameId: number, newest: string | undefined): Near | undefined => {
  const queries = useQueryClient()
  useLiveDraws()
  const drawnAt = useRef<DrawnAt>(new Map())
  const { data } = useQuery({
    ...nearDrawsQuery(gameId),
    refetchInterval: ({ state }) => waitOf(state.data, drawnAt.current),
  })
  const drawn = data?.previous?.winNo ? data.previous.numero : undefined
  useEffect(() => {
    if (drawn === undefined || newest === undefined || drawn === newest) return
    void queries.invalidateQueries({ queryKey: [lotteryKey, 'draws', gameId] })
  }, [queries, gameId, drawn, newest])
  return data
}
