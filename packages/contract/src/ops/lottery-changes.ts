import { z } from 'zod'
import { operatorEndpoint } from '../endpoint.ts'
import { Instant, Money, TypedMoney } from '../shapes.ts'
import { typed } from '../wps/session.ts'
import { approvalRefusals } from './approvals.ts'

const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$|^24:00(:00)?$/)
const weekdays = z.array(z.int().min(1).max(7)).min(1).max(7).optional()

/**
 * When a lottery is drawn on a day: at an interval in seconds between two times, with breaks, or at
 * fixed times; on some days of the week (1 Monday) or on all.
 */
export const ScheduleRule = z.union([
  z.strictObject({
    everySec: z.int().min(30).max(86_400),
    first: Time,
    last: Time,
    breaks: z
      .array(z.strictObject({ from: Time, to: Time }))
      .max(20)
      .default([]),
    weekdays,
  }),
  z.strictObject({ times: z.array(Time).min(1).max(100), weekdays }),
])
export type ScheduleRule = z.infer<typeof ScheduleRule>

const PlayId = z.int().min(1).max(99_999)

/**
 * What can be changed about a lottery. Amounts are in reais; null means no limit. `memberDraw` and
 * `draw` are what one member and all members may stake on a draw; `line` is what one line of a play
 * may cost us.
 */
export const GameChange = z.discriminatedUnion('what', [
  z.strictObject({
    what: z.literal('schedule'),
    /** Unchanged if omitted. */
    timeZone: z.string().min(1).max(64).optional(),
    rule: ScheduleRule,
  }),
  /** The one day of the change. */
  z.strictObject({ what: z.literal('holiday'), isDrawn: z.boolean() }),
  z.strictObject({
    what: z.literal('limits'),
    order: TypedMoney,
    multiple: z.int().min(1).max(100_000),
    prize: TypedMoney,
    memberDraw: TypedMoney.nullable(),
    draw: TypedMoney.nullable(),
  }),
  z.strictObject({
    what: z.literal('play'),
    playId: PlayId,
    isClosed: z.boolean(),
    order: TypedMoney.nullable(),
  }),
  z.strictObject({ what: z.literal('exposure'), playId: PlayId, line: TypedMoney.nullable() }),
])
export type GameChange = z.infer<typeof GameChange>

const gameChangeStates = ['waiting', 'approved', 'done', 'withdrawn'] as const

/** A change with its trail; `approved` waits for its day, `waiting` for a second person. */
export const OperatorGameChange = z.object({
  /** The id of the request (`approvals.ts`) while it waits for a second person. */
  changeId: z.string(),
  gameCode: z.string(),
  /** The first day it applies, in the lottery's zone. */
  fromOn: z.iso.date(),
  state: z.enum(gameChangeStates),
  change: GameChange,
  events: z.array(
    z.object({
      kind: z.enum(['asked', 'approved', 'withdrawn', 'done']),
      at: Instant,
      operator: z.string().nullable(),
      reason: z.string().nullable(),
    }),
  ),
})
export type OperatorGameChange = z.infer<typeof OperatorGameChange>

/** When a lottery is drawn and what may be staked on it. */
export const OperatorLottery = z.object({
  gameCode: z.string(),
  names: z.record(z.string(), z.string()),
  isOnSale: z.boolean(),
  /** Sales begin or began then; null for lotteries that were there from the start. */
  onSaleFrom: Instant.nullable(),
  schedules: z.array(z.object({ fromOn: z.iso.date(), timeZone: z.string(), rule: ScheduleRule })),
  /** Days without a draw, from today on. */
  holidays: z.array(z.iso.date()),
  limits: z
    .object({
      order: Money,
      multiple: z.int(),
      prize: Money,
      memberDraw: Money.nullable(),
      draw: Money.nullable(),
    })
    .nullable(),
  plays: z.array(z.object({ playId: z.int(), isClosed: z.boolean(), order: Money.nullable() })),
  exposures: z.array(z.object({ playId: z.int(), line: Money })),
})
export type OperatorLottery = z.infer<typeof OperatorLottery>

const GameCode = z.string().regex(/^[A-Z0-9_]{1,40}$/)
const reason = typed(200).regex(/\S.*\S/)
const params = z.object({ changeId: z.string().regex(/^\d{1,18}$/) })

export const listOperatorLotteries = operatorEndpoint({
  name: 'listOperatorLotteries',
  summary: 'The lotteries of the brand with their schedules, holidays and limits',
  method: 'GET',
  path: '/ops/lottery/games',
  right: 'lottery.read',
  approval: 'none',
  personal: 'none',
  query: z.object({ gameCode: GameCode.optional() }),
  response: z.object({ lotteries: z.array(OperatorLottery) }),
  refusals: ['lottery.game_unknown'],
})

export const listGameChanges = operatorEndpoint({
  name: 'listGameChanges',
  summary: 'Changes of lotteries: those that wait first, then the newest',
  method: 'GET',
  path: '/ops/lottery/changes',
  right: 'lottery.read',
  approval: 'none',
  personal: 'none',
  query: z.object({
    gameCode: GameCode.optional(),
    limit: z.coerce.number().int().min(1).max(500).default(100),
  }),
  response: z.object({ changes: z.array(OperatorGameChange) }),
  refusals: ['lottery.game_unknown'],
})

export const askGameChange = operatorEndpoint({
  name: 'askGameChange',
  summary:
    'Other times, a holiday or other limits from a day on: the first yes, or that of a second person; closing a play takes one',
  method: 'POST',
  path: '/ops/lottery/changes',
  right: 'lottery.change',
  approval: 'second',
  personal: 'none',
  body: z.strictObject({
    gameCode: GameCode,
    fromOn: z.iso.date(),
    change: GameChange,
    reason,
  }),
  response: OperatorGameChange,
  refusals: [
    'lottery.game_unknown',
    'lottery.change_day',
    'lottery.change_invalid',
    'lottery.change_waiting',
    'lottery.change_unknown',
    'lottery.draw_staked',
    ...approvalRefusals,
  ],
})

export const withdrawGameChange = operatorEndpoint({
  name: 'withdrawGameChange',
  summary: 'Drops an approved change that does not count yet',
  method: 'POST',
  path: '/ops/lottery/changes/:changeId/withdraw',
  right: 'lottery.change',
  approval: 'reason',
  personal: 'none',
  params,
  body: z.strictObject({ reason }),
  response: OperatorGameChange,
  refusals: ['lottery.change_unknown', 'lottery.change_state'],
})
