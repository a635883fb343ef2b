import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { CacheBuster, Instant, Money } from '../../shapes.ts'

/** A whole number as text; amounts are in 1/10,000 BRL. */
const Whole = z.string().regex(/^\d{1,30}$/)

/** What a promotion gave on one day of Brasília, and what became of the bonus money that ended on it. */
export const PromotionResultDay = z.object({
  day: z.iso.date(),
  /** Rewards that were given, and their amount. */
  rewards: Whole,
  given: Whole,
  /** Bonus money that ended in any way, and how much of it was turned over completely. */
  ended: Whole,
  completed: Whole,
  /** What the ended bonus money would have paid if all of it had been turned over, and what it did pay. */
  promised: Whole,
  paid: Whole,
  /** Stakes that the terms of the ended bonus money required, and those that counted. */
  required: Whole,
  wagered: Whole,
})
export type PromotionResultDay = z.infer<typeof PromotionResultDay>

export const PromotionResult = z.object({
  promotionId: z.int(),
  /** In the visitor's language. */
  title: z.string(),
  prize: z.enum(['cash', 'bonus', 'points', 'freeRounds', 'ticket']),
  /** The least and the most that one reward is by the terms of today; equal where the amount is fixed. */
  declared: z.object({ lowest: Money, highest: Money }),
  days: z.array(PromotionResultDay),
})
export type PromotionResult = z.infer<typeof PromotionResult>

export const listPromotionResults = endpoint({
  name: 'listPromotionResults',
  summary:
    'What each promotion gave and paid on each of the last 30 days, beside what its terms declare',
  method: 'GET',
  path: '/wps/system/promotion-results',
  family: 'wps',
  auth: 'none',
  moduleId: 'COMM3',
  query: z.object({ _: CacheBuster }),
  response: z.object({
    /** Days of Brasília, both inclusive. */
    from: z.iso.date(),
    to: z.iso.date(),
    /** Null before the first counting with a result. */
    countedAt: Instant.nullable(),
    list: z.array(PromotionResult),
  }),
  refusals: [],
  cacheSec: 300,
})
