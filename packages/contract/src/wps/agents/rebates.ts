import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { CacheBuster, Instant, Money, keyset } from '../../shapes.ts'
import { Day } from '../records.ts'
import { LotteryGroup } from '../lottery/shapes.ts'
import { Percent } from './contracts.ts'

/** Products with a rebate rate; lotteries have series in its place. */
export const rebateProducts = ['LIVE', 'RNG', 'SPORTS', 'FISH', 'ELOTT', 'PVP'] as const
export const RebateProduct = z.enum(rebateProducts)
export type RebateProduct = z.infer<typeof RebateProduct>

const BasisPoints = z.int().min(0).max(9_999)
const SeriesValue = z.int().min(1).max(2_000)

/** The terms that can be given: rates in hundredths of a percent, and series. */
export const Given = z.strictObject({
  rebates: z
    .array(z.strictObject({ product: RebateProduct, rateBp: BasisPoints }))
    .max(rebateProducts.length)
    .default([]),
  series: z
    .array(
      z.strictObject({
        gameGroupCode: LotteryGroup,
        prizeModeId: z.int().min(1).max(9),
        series: SeriesValue,
      }),
    )
    .max(64)
    .default([]),
})
export type Given = z.infer<typeof Given>

/** The bounds of the choice; `packages/rebate-rules` turns them into a list. */
const valueRule = {
  lowest: z.int(),
  highest: z.int(),
  difference: z.int(),
  step: z.int(),
  /** The agent's own terms; null if none can be given. */
  own: z.int().nullable(),
  /** The current terms of the downline. */
  current: z.int().nullable(),
}

export const GivableRebate = z.object({ product: RebateProduct, ...valueRule })
export const GivableSeries = z.object({
  gameGroupCode: LotteryGroup,
  prizeModeId: z.int().min(1).max(9),
  ...valueRule,
})
export const Givable = z.object({
  rebates: z.array(GivableRebate),
  series: z.array(GivableSeries),
})
export type Givable = z.infer<typeof Givable>

/** A direct downline; if absent, a newly registered member. */
const below = z.string().min(1).max(64)

export const getGivable = endpoint({
  name: 'getGivable',
  summary: 'What the agent may give to somebody directly below: series and rebates',
  method: 'GET',
  path: '/wps/relay/MCS2_getRebateSetting',
  family: 'wps',
  auth: 'agent',
  moduleId: 'AGEREGDOWN3',
  orModules: ['CREATEAFF3', 'AFFMAN3'],
  query: z.object({ memberId: below.optional(), _: CacheBuster }),
  response: Givable,
  refusals: ['agent.not_below'],
})

export const setRebates = endpoint({
  name: 'setRebates',
  summary: 'Gives somebody directly below a higher series or rebate; what was given only rises',
  method: 'POST',
  path: '/wps/relay/MCS2_setRebate',
  family: 'wps',
  auth: 'agent',
  moduleId: 'AGEREGDOWN3',
  body: z.strictObject({ memberId: below, gives: Given }),
  response: Givable,
  refusals: ['agent.not_below', 'agent.value_not_allowed', 'agent.mode_without_first'],
  rateLimit: { max: 30, windowSec: 60 },
})

export const listRebateLines = endpoint({
  name: 'listRebateLines',
  summary: 'Of which rounds the agent’s rebates are made, the newest first',
  method: 'GET',
  path: '/wps/relay/MCS2_rebateLines',
  family: 'wps',
  auth: 'agent',
  moduleId: 'AGEREV3',
  query: z.object({
    startDate: Day,
    endDate: Day,
    ...keyset({ beforeMax: 40, sizeMax: 100, size: 20 }),
  }),
  response: z.object({
    list: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        gameName: z.string().nullable(),
        roundId: z.string(),
        bet: Money,
        rate: Percent,
        amount: Money,
        isCorrection: z.boolean(),
        at: Instant,
      }),
    ),
    next: z.string().nullable(),
  }),
  refusals: ['records.span_reversed', 'records.span_too_long'],
})
