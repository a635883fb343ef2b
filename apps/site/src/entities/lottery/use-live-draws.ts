import type { Value } from '@trevo/contract/endpoint.ts'
import type { listRecentDraws } from '@trevo/contract/wps/lottery/draws.ts'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { LiveEvents } from '../../core/live/live-events.ts'
import { useLiveEvent } from '../../core/live/use-live-event.ts'
import { pageNow } from './draw-clock.ts'
import { lotteryKey, openedVnDrawsQuery, recentDrawsQuery } from './queries.ts'

type Recent = Value<typeof listRecentDraws>

/** Adds new numbers to the list of the latest ones, and refetches everything that shows results of that lottery. */
export const takeDraw = (queries: QueryClient, drawn: LiveEvents['draw']): void => {
  const { gameId, gameCode, numero, winningNumber: winNo } = drawn
  const result = { gameId, gameCode, numero, winNo, openTime: Math.round(pageNow()) }
  queries.setQueryData<Recent>(
    recentDrawsQuery().queryKey,
    (known) => known && [result, ...known.filter((one) => one.gameId !== gameId)],
  )
  queries.setQueryData<Recent>(openedVnDrawsQuery().queryKey, (known) =>
    known?.map((one) => (one.gameId === gameId ? result : one)),
  )
  for (const part of ['near', 'draws']) {
    void queries.invalidateQueries({ queryKey: [lotteryKey, part, gameId] })
  }
}

/** Listens for new numbers and the member's own prizes while a page shows lotteries. */
export const useLiveDraws = (): void => {
  const queries = useQueryClient()
  useLiveEvent('draw', (event) => takeDraw(queries, event))
  useLiveEvent('prize', () => {
    void queries.invalidateQueries({ queryKey: [lotteryKey, 'orders'] })
  })
}
