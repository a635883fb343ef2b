import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { traceDrawsMax } from './place-orders.ts'
import {
  AnyGameId,
  cacheBuster,
  DrawNumber,
  EpochMs,
  GameIdText,
  LotteryMoney,
  pageQuery,
  WinningNumber,
} from './shapes.ts'

const common = { family: 'lgw', auth: 'member', moduleId: 'GAMELO3' } as const

/** The wire's codes for the result of a ticket (reference of the lotteries). */
export const orderStatuses = [2, 4, 5, 6, 7, 8, 12, 14, 16, 17, 99] as const
export const OrderStatus = z.literal(orderStatuses)

/** Until when the ticket can be cancelled, if it has not been drawn; null where nobody can: shares, and what ended. */
const cancelUntil = { cancelUntil: EpochMs.nullable() }

const Ticket = z.object({
  ...cancelUntil,
  orderDetailId: z.string(),
  orderMasterId: z.string(),
  orderNumber: z.string(),
  gameCode: z.string(),
  numero: DrawNumber,
  bettingTime: EpochMs,
  chasing: z.boolean(),
  /** From 1; shown with three digits. Null outside a trace. */
  chasingOrder: z.int().nullable(),
  chasingPhase: z.int(),
  actualChasingPhase: z.int(),
  chaseEndNumero: DrawNumber,
  planBettingAmount: LotteryMoney,
  actualBettingAmount: LotteryMoney,
  winningAmount: LotteryMoney,
  winningNumber: WinningNumber.nullable(),
  orderStatus: OrderStatus,
  /** Shares of a shared ticket, which nobody cancels. */
  isShare: z.boolean(),
})
export type OrderTicket = z.infer<typeof Ticket>

const TicketPage = z.object({ content: z.array(Ticket), totalPages: z.int() })

export const listOrders = endpoint({
  name: 'listOrders',
  summary: "The member's tickets by time, lottery, draw and status, with their sums",
  method: 'POST',
  path: '/lgw/orders',
  ...common,
  body: z.strictObject({
    startDate: EpochMs,
    endDate: EpochMs,
    /** 0 or absent: all. */
    orderStatus: z.union([z.literal(0), OrderStatus]).default(0),
    gameId: AnyGameId.default(-1),
    orderNumber: z.string().max(40).nullish(),
    /** Maximum number of draws in a trace. */
    chasingOrder: z.int().min(0).max(traceDrawsMax).nullish(),
    numero: DrawNumber.nullish(),
    /** Only traces, only single ones, or both. */
    chasingStatus: z.enum(['ALL', 'TRACE', 'SINGLE']).default('ALL'),
    ...pageQuery(100, 10),
  }),
  response: z.object({
    orders: TicketPage,
    orderSumTO: z.object({
      sumPlanBettingAmt: LotteryMoney,
      sumActualBettingAmt: LotteryMoney,
      sumWinningAmt: LotteryMoney,
    }),
  }),
  refusals: [],
})

export const listTodayOrders = endpoint({
  name: 'listTodayOrders',
  summary: "The member's tickets of today in Brazil",
  method: 'GET',
  path: '/lgw/orders/today',
  ...common,
  query: z.object({
    /** -1: every lottery. */
    gameId: z.coerce.number().pipe(AnyGameId).default(-1),
    ...pageQuery(100, 50),
    ...cacheBuster,
  }),
  response: TicketPage,
  refusals: [],
})

const masterParams = z.object({ id: z.string().regex(/^\d{1,18}$/) })

export const showOrder = endpoint({
  name: 'showOrder',
  summary: 'One order with its tickets',
  method: 'GET',
  path: '/lgw/orders/detail/:id',
  ...common,
  params: masterParams,
  query: z.object(cacheBuster),
  response: z.object({
    orderMasterId: z.string(),
    orderNumber: z.string(),
    gameCode: z.string(),
    bettingTime: EpochMs,
    series: z.int(),
    bettingModeCode: z.string(),
    stakes: z.int(),
    multiple: z.int(),
    chasing: z.boolean(),
    winningStop: z.boolean(),
    abandoning: z.boolean(),
    completed: z.boolean(),
    totalBetAmount: LotteryMoney,
    totalActualBetAmount: LotteryMoney,
    totalChasePhases: z.int(),
    /** Shares of a shared ticket; stakes and items are then those of the whole ticket. */
    share: z
      .object({
        sharedTicketId: z.string(),
        first: z.int(),
        count: z.int(),
        of: z.int(),
        taken: z.int(),
        status: z.enum(['open', 'full', 'returned']),
      })
      .nullable(),
    orderDetailOrders: z.array(
      z.object({
        orderDetailId: z.string(),
        chasingOrder: z.int().nullable(),
        numero: DrawNumber,
        winningNumber: WinningNumber.nullable(),
        multiple: z.int(),
        bettingSumAmount: LotteryMoney,
        winningAmount: LotteryMoney,
        orderStatus: OrderStatus,
        ...cancelUntil,
      }),
    ),
  }),
  refusals: ['lottery.order_unknown'],
})

export const listOrderLines = endpoint({
  name: 'listOrderLines',
  summary: 'What was staked on with one ticket, and what each item won',
  method: 'GET',
  path: '/lgw/orders/detail/:id/info',
  ...common,
  params: masterParams,
  query: z.object({ ...pageQuery(100, 100), ...cacheBuster }),
  response: z.object({
    content: z.array(
      z.object({
        playId: z.int(),
        bettingContent: z.string(),
        /** The last field of a slip's item: the place, if the play has one. */
        digit: z.int().nullable(),
        stakes: z.int(),
        series: z.int(),
        bettingMode: z.string(),
        multiple: z.int(),
        bettingAmount: LotteryMoney,
        winAmount: LotteryMoney,
      }),
    ),
    totalPages: z.int(),
  }),
  refusals: ['lottery.order_unknown'],
})

/** The lines of one draw, for a member watching it. */
export const drawLinesMax = 40

export const listDrawLines = endpoint({
  name: 'listDrawLines',
  summary: "The member's own lines of one draw, to follow its numbers as they come out",
  method: 'GET',
  path: '/lgw/draw/:gameId/own/:numero',
  ...common,
  params: z.object({ gameId: GameIdText, numero: DrawNumber }),
  query: z.object(cacheBuster),
  response: z.object({
    /** `drawn`: has its numbers and is being settled. */
    status: z.enum(['waiting', 'drawn', 'settled', 'cancelled']),
    /** The day in the lottery's zone, which the animals depend on. */
    drawnOn: z.iso.date(),
    /** Total number, including those that are not listed. */
    lineCount: z.int(),
    bettingAmount: LotteryMoney,
    winningAmount: LotteryMoney,
    /** Newest first. A line that is too long to show is counted and left out. */
    lines: z
      .array(
        z.object({
          orderDetailId: z.string(),
          orderNumber: z.string(),
          playId: z.int(),
          bettingContent: z.string(),
          digit: z.int().nullable(),
          stakes: z.int(),
          /** Shares of a shared ticket; the prize is that of the shares. */
          isShare: z.boolean(),
          /** Null until the draw is settled. */
          winAmount: LotteryMoney.nullable(),
          orderStatus: OrderStatus,
        }),
      )
      .max(drawLinesMax),
  }),
  refusals: ['lottery.game_unknown', 'lottery.draw_unknown'],
})

export const getOrderConditions = endpoint({
  name: 'getOrderConditions',
  summary: 'What the filter of orders offers',
  method: 'GET',
  path: '/lgw/orders/query_conditions',
  ...common,
  query: z.object(cacheBuster),
  response: z.object({
    games: z.record(z.string(), z.string()),
    orderStatus: z.record(z.string(), z.string()),
  }),
  refusals: [],
})

export const cancelOrders = endpoint({
  name: 'cancelOrders',
  summary: 'Cancels tickets before their draws close; those of a trace from the last one backwards',
  method: 'PUT',
  path: '/lgw/orders/suborders/cancel',
  ...common,
  startsMoney: true,
  evenExcluded: true,
  body: z
    .array(z.string().regex(/^\d{1,18}$/))
    .min(1)
    .max(traceDrawsMax),
  response: z.object({ cancelled: z.int(), returnedAmount: LotteryMoney }),
  refusals: ['lottery.order_unknown', 'lottery.not_cancellable', 'play.need_true_account'],
})
