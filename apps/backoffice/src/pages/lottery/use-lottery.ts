import {
  listBigPrizes,
  listDrawCalendar,
  listGameChanges,
  listOperatorLotteries,
  showDeskDraw,
} from '@trevo/api-client/ops-endpoints.ts'
import type { DrawView } from '@trevo/contract/ops/lottery/desk.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ask } from '../../core/api.ts'
import { paging } from '../../core/list-pages.ts'
import { noteServerTime } from '../../core/server-clock.ts'

const refetchMs = 10_000

export type CalendarFilter = {
  readonly view: DrawView
  readonly gameCode?: string
  readonly day?: string
}

export const calendarQuery = (filter: CalendarFilter) =>
  infiniteQueryOptions({
    queryKey: ['lottery', 'calendar', filter],
    queryFn: async ({ pageParam }) => {
      const query = { ...filter, pageSize: 50, ...(pageParam && { after: pageParam }) }
      const page = await ask(listDrawCalendar, { query })
      noteServerTime(page.now)
      return page
    },
    ...paging,
    refetchInterval: refetchMs,
  })

export const drawQuery = (drawId: string) =>
  queryOptions({
    queryKey: ['lottery', 'draw', drawId],
    queryFn: async () => {
      const draw = await ask(showDeskDraw, { params: { drawId } })
      noteServerTime(draw.now)
      return draw
    },
    refetchInterval: 3_000,
  })

export const lotteriesQuery = queryOptions({
  queryKey: ['lottery', 'games'],
  queryFn: async () => (await ask(listOperatorLotteries, { query: {} })).lotteries,
  refetchInterval: 30_000,
})

export const changesQuery = (gameCode: string) =>
  queryOptions({
    queryKey: ['lottery', 'changes', gameCode],
    queryFn: async () => (await ask(listGameChanges, { query: { gameCode, limit: 50 } })).changes,
    refetchInterval: refetchMs,
  })

export const prizesQuery = queryOptions({
  queryKey: ['lottery', 'prizes'],
  queryFn: async () => (await ask(listBigPrizes, { query: { limit: 100 } })).prizes,
  refetchInterval: refetchMs,
})
