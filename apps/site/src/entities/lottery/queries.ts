import {
  getHotAndGap,
  getLotterySetting,
  getNearDraws,
  getPlayMenu,
  listDrawLines,
  listDraws,
  listLotteryGames,
  listOpenedVnDraws,
  listPopularLotteries,
  listRecentDraws,
  listRecentVnGames,
  listSavedSlips,
  listSeries,
  listSharedTickets,
  listTodayOrders,
  listTraceDraws,
  listVnGameMenu,
  showDrawProof,
  showSharedTicket,
} from '@trevo/api-client/endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { getNearDraws as nearContract } from '@trevo/contract/wps/lottery/draws.ts'
import type { PrizeMode } from '@trevo/contract/wps/lottery/shapes.ts'
import { ask } from '../../core/api/api.ts'
import { closesAtOf, pageNow } from './draw-clock.ts'

/** Prefix of every query key about lotteries. */
export const lotteryKey = 'lottery'

const minute = 60_000

/** Every lottery of the brand by group, in lobby order (LOTT-2, LOTT-3). */
export const lotteriesQuery = (language: string) =>
  queryOptions({
    queryKey: [lotteryKey, 'games', language],
    queryFn: ({ signal }) => ask(listLotteryGames, { query: {}, signal }),
    staleTime: 5 * minute,
  })

/** CALL-48: the lotteries of Vietnam by area, one menu for each prize mode. */
export const vnMenusQuery = (language: string, prizeModes: readonly PrizeMode[]) =>
  queryOptions({
    queryKey: [lotteryKey, 'vnMenus', language, prizeModes],
    queryFn: ({ signal }) =>
      Promise.all(
        prizeModes.map((prizeMode) =>
          ask(listVnGameMenu, { query: { prizeMode, device: 'WEB' }, signal }),
        ),
      ),
    staleTime: 5 * minute,
  })

/**
 * The Vietnam lotteries that the member played last (CALL-49), one menu for each prize mode, the most
 * recent first in each area.
 */
export const recentVnGamesQuery = (memberId: string, prizeModes: readonly PrizeMode[]) =>
  queryOptions({
    queryKey: [...ordersKey(memberId), 'recentVn', prizeModes],
    queryFn: ({ signal }) =>
      Promise.all(
        prizeModes.map((prizeMode) =>
          ask(listRecentVnGames, { query: { prizeMode, device: 'WEB' }, signal }),
        ),
      ),
    staleTime: minute,
  })

/** A draw on sale, with the moment its sales end by the page's clock. */
export type OpenDraw = {
  readonly gameId: number
  readonly numero: string
  readonly closesAt: number
  /** Seconds between the end of sales and the draw. */
  readonly lockSec: number
  readonly isOnSale: boolean
}

type Current = NonNullable<Value<typeof nearContract>['currentNumero']>

/** Fetches the draws on sale and notes the time of the answer, to compute their close by the page's clock. */
const timed = async <Answer>(askNow: () => Promise<Answer>) => {
  const sentAt = pageNow()
  const answer = await askNow()
  const answeredAt = pageNow()
  const openDraw = ({ gameId, numero, remainTime, lockTime, isSale }: Current): OpenDraw => ({
    gameId,
    numero,
    closesAt: closesAtOf(remainTime, { sentAt, answeredAt }),
    lockSec: lockTime,
    isOnSale: isSale,
  })
  return { answer, openDraw }
}

/** How many lotteries the lobby shows countdowns for. */
const clocksMax = 50

/** The draw on sale of every lottery, those with the most stakes first. */
export const openDrawsQuery = () =>
  queryOptions({
    queryKey: [lotteryKey, 'open'],
    queryFn: async ({ signal }) => {
      const { answer, openDraw } = await timed(() =>
        ask(listPopularLotteries, { query: { count: clocksMax }, signal }),
      )
      return answer.map(openDraw)
    },
    staleTime: minute,
  })

/** The draw on sale of one lottery, with the previous and the next one. */
export const nearDrawsQuery = (gameId: number) =>
  queryOptions({
    queryKey: [lotteryKey, 'near', gameId],
    queryFn: async ({ signal }) => {
      const { answer, openDraw } = await timed(() =>
        ask(getNearDraws, { query: { gameId }, signal }),
      )
      const { currentNumero, previousNumero, nextNumero } = answer
      return {
        current: currentNumero ? openDraw(currentNumero) : null,
        previous: previousNumero,
        next: nextNumero,
      }
    },
    staleTime: 0,
  })

/** Draws that a trace can include. */
export const traceDrawsQuery = (gameId: number) =>
  queryOptions({
    queryKey: [lotteryKey, 'trace', gameId],
    queryFn: ({ signal }) => ask(listTraceDraws, { params: { gameId }, query: {}, signal }),
    staleTime: 0,
  })

/** Without a live socket, new numbers are polled this often. */
const recentEveryMs = 20_000

/** The latest numbers of every lottery. */
export const recentDrawsQuery = () =>
  queryOptions({
    queryKey: [lotteryKey, 'recent'],
    queryFn: ({ signal }) => ask(listRecentDraws, { query: {}, signal }),
    staleTime: recentEveryMs / 2,
    refetchInterval: recentEveryMs,
  })

/** CALL-50: the latest numbers of the lotteries of Vietnam, for logged-in members. */
export const openedVnDrawsQuery = () =>
  queryOptions({
    queryKey: [lotteryKey, 'openedVn'],
    queryFn: ({ signal }) => ask(listOpenedVnDraws, { query: {}, signal }),
    staleTime: recentEveryMs / 2,
    refetchInterval: recentEveryMs,
  })

/** Results of one lottery, newest first; pages from 0. */
export const drawsQuery = (gameId: number, size = 20, page = 0) =>
  queryOptions({
    queryKey: [lotteryKey, 'draws', gameId, size, page],
    queryFn: ({ signal }) => ask(listDraws, { params: { gameId }, query: { page, size }, signal }),
    staleTime: recentEveryMs,
  })

/** Betting units of a lottery and the limits of one order. */
export const lotterySettingQuery = (gameId: number) =>
  queryOptions({
    queryKey: [lotteryKey, 'setting', gameId],
    queryFn: ({ signal }) => ask(getLotterySetting, { params: { gameId }, query: {}, signal }),
    staleTime: 5 * minute,
  })

/** Plays of a lottery by prize mode, and which are closed. */
export const playMenuQuery = (gameId: number) =>
  queryOptions({
    queryKey: [lotteryKey, 'menu', gameId],
    queryFn: ({ signal }) => ask(getPlayMenu, { params: { gameId }, query: {}, signal }),
    staleTime: 5 * minute,
  })

/** The member's choices between prize and rebate, by group. */
export const seriesQuery = (memberId: string) =>
  queryOptions({
    queryKey: [lotteryKey, 'series', memberId],
    queryFn: ({ signal }) => ask(listSeries, { query: {}, signal }),
    staleTime: 5 * minute,
  })

/** Prefix of every query key whose answer changes with an order. */
export const ordersKey = (memberId: string) => [lotteryKey, 'orders', memberId] as const

/** The member's tickets of today in one lottery, or in all (-1). */
export const todayOrdersQuery = (memberId: string, gameId: number) =>
  queryOptions({
    queryKey: [...ordersKey(memberId), 'today', gameId],
    queryFn: ({ signal }) => ask(listTodayOrders, { query: { gameId, size: 20 }, signal }),
    staleTime: 0,
  })

/** How often numbers and prizes are polled while a draw is watched; less often once it takes long. */
const watchedEveryMs = 3_000
const watchedLateMs = 30_000
const watchedSoonMax = 40

/** The member's lines in a draw, shown on the page. */
export const drawLinesQuery = (memberId: string, gameId: number, numero: string) =>
  queryOptions({
    queryKey: [...ordersKey(memberId), 'watched', gameId, numero],
    queryFn: ({ signal }) => ask(listDrawLines, { params: { gameId, numero }, query: {}, signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      const isOver = data?.status === 'settled' || data?.status === 'cancelled'
      if (!data || data.lineCount === 0 || isOver) return false
      return dataUpdateCount < watchedSoonMax ? watchedEveryMs : watchedLateMs
    },
  })

/** The member's saved slips for a lottery. */
export const savedSlipsQuery = (memberId: string, gameId: number) =>
  queryOptions({
    queryKey: [lotteryKey, 'saved', memberId, gameId],
    queryFn: ({ signal }) => ask(listSavedSlips, { query: { gameId }, signal }),
    staleTime: minute,
  })

/** Others may join in the meantime. */
const sharedEveryMs = 15_000

/** Shared tickets of a lottery that can be joined, the member's own first. */
export const sharedTicketsQuery = (memberId: string, gameId: number) =>
  queryOptions({
    queryKey: [...ordersKey(memberId), 'shared', gameId],
    queryFn: ({ signal }) => ask(listSharedTickets, { query: { gameId }, signal }),
    staleTime: sharedEveryMs / 2,
    refetchInterval: sharedEveryMs,
  })

/** One shared ticket, such as the one of an invitation. */
export const sharedTicketQuery = (memberId: string, id: string) =>
  queryOptions({
    queryKey: [...ordersKey(memberId), 'sharedOne', id],
    queryFn: ({ signal }) => ask(showSharedTicket, { params: { id }, query: {}, signal }),
    staleTime: sharedEveryMs / 2,
    refetchInterval: sharedEveryMs,
  })

/** How often each number appeared at each place, and for how many draws it has been absent. */
export const hotAndGapQuery = (gameId: number, draws = 100) =>
  queryOptions({
    queryKey: [lotteryKey, 'draws', gameId, 'gaps', draws],
    queryFn: ({ signal }) => ask(getHotAndGap, { params: { gameId }, query: { draws }, signal }),
    staleTime: minute,
  })

/** Commitment, seed, root and result of one draw. */
export const drawProofQuery = (gameId: number, numero: string) =>
  queryOptions({
    queryKey: [lotteryKey, 'draws', gameId, 'proof', numero],
    queryFn: ({ signal }) => ask(showDrawProof, { params: { gameId, numero }, query: {}, signal }),
    staleTime: minute,
  })
