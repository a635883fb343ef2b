import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { ClientId, Instant, Money, TypedMoney } from '../../shapes.ts'
import { typed } from '../../wps/session.ts'
import { approvalRefusals } from '../approvals.ts'
import { AskedChange } from '../company/brands.ts'

const reason = typed(200).regex(/\S.*\S/)

const Series = z.int().min(1).max(2_000)

/** What members may choose of prizes and rebates in a group of lotteries and a prize mode. */
export const SeriesRule = z.strictObject({
  groupCode: z.string().regex(/^[A-Z0-9]{2,8}$/),
  prizeModeId: z.int().min(1).max(6),
  lowest: Series,
  /** The highest that may be played. */
  betHighest: Series,
  /** What a member has whom no agent gave another. */
  given: Series,
})
export type SeriesRule = z.infer<typeof SeriesRule>

const Waiting = z.object({
  target: z.string(),
  requestId: z.uuid(),
  askedBy: z.string(),
  askedAt: Instant,
  reason: z.string(),
})

export const LotterySettings = z.object({
  /** A ticket's prize from this sum on waits for two persons; null if none does. */
  bigPrize: Money.nullable(),
  series: z.array(
    SeriesRule.extend({
      /** What it returns at the highest series, in 1/100 percent. */
      returnBp: z.int(),
    }),
  ),
  /** Groups of the rules that have plays by series. */
  groupCodes: z.array(z.string()),
  returns: z.object({ lowest: z.int(), highest: z.int() }),
  waiting: z.array(Waiting),
})
export type LotterySettings = z.infer<typeof LotterySettings>

export const showLotterySettings = operatorEndpoint({
  name: 'showLotterySettings',
  summary: 'From which prize on two persons decide, and the series of the brand’s lotteries',
  method: 'GET',
  path: '/ops/lottery/settings',
  personal: 'none',
  right: 'lottery.read',
  approval: 'none',
  response: LotterySettings,
  refusals: [],
})

export const changeBigPrize = operatorEndpoint({
  name: 'changeBigPrize',
  summary: 'From which prize on two persons decide, once a second person says so too',
  method: 'POST',
  path: '/ops/lottery/settings/big-prize',
  personal: 'none',
  right: 'lottery.change',
  approval: 'second',
  body: z.strictObject({ requestId: ClientId, bigPrize: TypedMoney.nullable(), reason }),
  response: AskedChange,
  refusals: ['lottery.change_invalid', ...approvalRefusals],
})

export const changeSeriesRule = operatorEndpoint({
  name: 'changeSeriesRule',
  summary: 'Other series of a group of lotteries, once a second person says so too',
  method: 'POST',
  path: '/ops/lottery/settings/series',
  personal: 'none',
  right: 'lottery.change',
  approval: 'second',
  body: z.strictObject({ requestId: ClientId, rule: SeriesRule, reason }),
  response: AskedChange,
  refusals: ['lottery.change_invalid', 'lottery.return_out_of_bounds', ...approvalRefusals],
})
