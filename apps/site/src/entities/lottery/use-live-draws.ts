import type { Value } from '@trevo/contract/endpoint.ts'
import type { listRecentDraws } from '@trevo/contract/wps/lottery/draws.ts'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onLiveEvent, type LiveEvents } from '../../core/live/live-events.ts'
import { pageNow } from './draw-clock.ts'
import { lotteryKey, openedVnDrawsQuery, recentDrawsQuery } from './queries.ts'

type Recent = Value<typeof listRecentDraws>

/** Adds new numbers to the list of the last ones, and refetches everything that shows results of their lottery. */
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

/** Listens to new numbers and the member's own prizes while a page shows lotteries. */
export const useLiveDraws = (): void => {
  const queries = useQueryClient()
  useEffect(() => {
    const stopDraws = onLiveEvent('draw', (event) => takeDraw(queries, event))
    const stopPrizes = onLiveEvent(
      'prize',
      () => void queries.invalidateQueries({ queryKey: [lotteryKey, 'orders'] }),
    )
    return () => {
      stopDraws()
      stopPrizes()
    }
  }, [queries])
}
