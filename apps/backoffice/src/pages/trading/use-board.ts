import {
  awaitTradingChanges,
  showTradingBoard,
  showTradingMatch,
} from '@trevo/api-client/ops-endpoints.ts'
import { boardViews } from '@trevo/contract/ops/trading/board.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ask } from '../../core/api.ts'
import { noteServerTime } from '../../core/server-clock.ts'
import { readId, readOneOf, useAddress } from '../../parts/use-address.ts'

/** Stakes are read again so often; prices, scores and suspensions as soon as they change. */
const stakesMs = 3_000
/** Changes within this time are read together, and a failed wait is repeated after it. */
const [togetherMs, retryMs] = [250, 2_000]

export const useBoardAddress = () =>
  useAddress({
    view: readOneOf(boardViews),
    league: readId(/^[A-Z0-9_]{1,40}$/),
    match: readId(/^\d{1,18}$/),
    market: readId(/^[a-z0-9]{2,8}\.[a-z]{2,12}(:-?\d{1,2})?$/),
  })

/** The chosen market of the open match. The address follows a moment later, too late for the next key. */
export const useChosenMarket = ({ values, change }: ReturnType<typeof useBoardAddress>) => {
  const { match, market } = values
  const [chosen, setChosen] = useState<{ match: string | undefined; market: string }>()
  const choose = (next: string): void => {
    setChosen({ match, market: next })
    change({ market: next })
  }
  const now = chosen && chosen.match === match ? chosen.market : market
  return { market: now === '' ? undefined : now, choose }
}

export const useBoard = (view: (typeof boardViews)[number], league: string | undefined) =>
  useQuery({
    queryKey: ['trading', 'board', view, league],
    queryFn: async () => {
      const board = await ask(showTradingBoard, {
        query: { view, ...(league !== undefined && { league }) },
      })
      noteServerTime(board.now)
      return board
    },
    refetchInterval: stakesMs,
  })

export const useTradingMatch = (matchId: string | undefined) =>
  useQuery({
    queryKey: ['trading', 'match', matchId],
    queryFn: () => ask(showTradingMatch, { params: { matchId: matchId ?? '' } }),
    enabled: matchId !== undefined,
    refetchInterval: stakesMs,
  })

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Reads the board and the open match again as soon as the server says that a match changed. */
export const useTradingChanges = (): void => {
  const queries = useQueryClient()
  useEffect(() => {
    const open = { is: true }
    const follow = async (): Promise<void> => {
      let after = 'none.0'
      while (open.is) {
        try {
          const { position, matchIds, isLost } = await ask(awaitTradingChanges, {
            query: { after },
          })
          after = position
          if (!isLost && matchIds.length === 0) continue
          await queries.invalidateQueries({ queryKey: ['trading', 'board'] })
          for (const matchId of matchIds) {
            void queries.invalidateQueries({ queryKey: ['trading', 'match', matchId] })
          }
          await pause(togetherMs)
        } catch {
          await pause(retryMs)
        }
      }
    }
    void follow()
    return () => {
      open.is = false
    }
  }, [queries])
}
