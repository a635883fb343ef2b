import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { ClientId, Instant, TypedMoney } from '../../shapes.ts'
import { typed } from '../../wps/session.ts'
import { approvalRefusals } from '../approvals.ts'
import { AskedChange } from '../company/brands.ts'
import { ScheduleRule } from '../lottery-changes.ts'

const common = {
  personal: 'none',
  right: 'lottery.change',
} as const
const reason = typed(200).regex(/\S.*\S/)
const Name = typed(60).regex(/\S.*\S/)

/** A lottery that the brand does not have yet. */
export const NewLottery = z.strictObject({
  gameCode: z.string().regex(/^[A-Z][A-Z0-9_]{2,23}$/),
  /** The rules it is played by: a group of `lottery-rules`. */
  rulesGroup: z.string().regex(/^[A-Z0-9_]{2,12}$/),
  names: z.strictObject({ PT: Name, EN: Name }),
  source: z.enum(['engine', 'operators', 'feed']),
  /** Seconds between the end of sales and the draw. */
  lockSec: z.int().min(0).max(3_600),
  /** The longest trace, in draws. */
  traceDrawsMax: z.int().min(1).max(500),
  timeZone: z.string().min(1).max(64),
  rule: ScheduleRule,
  /** What plays at odds return, in 1/100 percent. */
  oddsReturnBp: z.int().min(0).max(20_000),
  /** The most for an order, a winning stake and a multiple. */
  limits: z.strictObject({
    order: TypedMoney,
    prize: TypedMoney,
    multiple: z.int().min(1).max(100_000),
  }),
  /** Sales begin then. */
  onSaleFrom: Instant,
})
export type NewLottery = z.infer<typeof NewLottery>

/** What the plays of a lottery return, in 1/100 percent of stakes; null where it has no such plays. */
const Returns = z.object({
  odds: z.int().nullable(),
  /** At the highest series that the brand sells; includes rebates and the differences of agents. */
  series: z.int().nullable(),
  lowest: z.int(),
  highest: z.int(),
})

export const previewNewLottery = operatorEndpoint({
  name: 'previewNewLottery',
  summary: 'The first draws of a lottery that does not exist yet, and what it returns',
  method: 'POST',
  path: '/ops/lottery/new/preview',
  ...common,
  approval: 'none',
  body: NewLottery,
  response: z.object({
    returns: Returns,
    draws: z.array(
      z.object({ numero: z.string(), opensAt: Instant, closesAt: Instant, drawsAt: Instant }),
    ),
    /** Draws of the first day with a whole schedule. */
    drawsADay: z.int(),
    plays: z.int(),
    /** Why it would be refused now: a code and what it names; null if it would not be. */
    refusal: z.object({ code: z.string(), detail: z.record(z.string(), z.json()) }).nullable(),
  }),
  refusals: ['lottery.change_invalid'],
})

export const addLottery = operatorEndpoint({
  name: 'addLottery',
  summary: 'A new lottery of the brand, once a second person says so too',
  method: 'POST',
  path: '/ops/lottery/new',
  ...common,
  approval: 'second',
  body: z.strictObject({ requestId: ClientId, lottery: NewLottery, reason }),
  response: AskedChange,
  refusals: [
    'lottery.code_taken',
    'lottery.change_invalid',
    'lottery.return_out_of_bounds',
    'lottery.series_missing',
    ...approvalRefusals,
  ],
})

/** The kinds that a lottery can be of. */
export const listLotteryKinds = operatorEndpoint({
  name: 'listLotteryKinds',
  summary: 'Kinds of lottery that the rules have, with their plays and the series of the brand',
  method: 'GET',
  path: '/ops/lottery/kinds',
  ...common,
  right: 'lottery.read',
  approval: 'none',
  response: z.object({
    kinds: z.array(
      z.object({
        rulesGroup: z.string(),
        /** Lotteries of several kinds share the series of their menu. */
        groupCode: z.string(),
        numbers: z.int(),
        plays: z.int(),
        atOdds: z.int(),
        /** The brand’s lotteries of the kind, by code. */
        gameCodes: z.array(z.string()),
      }),
    ),
    returns: z.object({ lowest: z.int(), highest: z.int() }),
    /** Of the brand, which a new lottery has unless another is chosen. */
    timeZone: z.string(),
  }),
  refusals: [],
})
